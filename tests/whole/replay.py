"""A program that plays a saved game again and prints its digest."""

from __future__ import annotations

import sys
from pathlib import Path

from app.controller.journal_file import open_journal
from app.controller.timeline import replay


def main() -> None:
    """One file, one digest."""
    timeline, stopped = replay(open_journal(Path(sys.argv[1])).record)
    print(len(timeline), timeline.match.digest(), stopped.id if stopped else "-")


if __name__ == "__main__":
    main()
