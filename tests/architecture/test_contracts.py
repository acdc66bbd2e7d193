"""The arrows between rooms (docs/architecture.md) hold, and the page names only what exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_rooms_import_only_what_they_may() -> None:
    """The contracts of pyproject.toml: layers, an engine that knows nothing, no Qt below the table."""
    lint = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert lint.returncode == 0, lint.stdout


def test_the_architecture_page_names_files_that_exist() -> None:
    """Every `path` in docs/architecture.md that looks like one of ours is there."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:app|carddb|assets|tests|packaging|docs)/[\w./*-]*)`", page)
    assert named
    missing = [name for name in named if not list(ROOT.glob(name.rstrip("/")))]
    assert not missing
