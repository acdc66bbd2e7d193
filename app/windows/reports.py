"""«Сообщить об этом»: what helps to find a mistake, gathered into one file. No Qt."""

from __future__ import annotations

from pathlib import Path

from app.controller.journal_file import open_journal
from app.controller.record import BrokenRecord
from app.controller.report import write_report
from app.controller.timeline import replay
from app.engine.match import Match
from app.engine.situation import to_text


def situation_text(match: Match) -> str:
    """The situation as a file that can be practised: words, and the match itself where words don't tell everything."""
    return to_text(match.situation(), match.to_json())


def last_situation(journal: Path) -> str:
    """Where a kept game stands; "" when it can't be read."""
    try:
        timeline, _stopped = replay(open_journal(journal).record)
    except (BrokenRecord, OSError):
        return ""
    return situation_text(timeline.match)


def pack_report(home: Path, to: Path, journal: Path | None, situation: str = "", words: str = "") -> Path:
    """The person's words, journal, situation, versions and the program's log in one file, whose path is returned.

    Call it in a worker. Without a situation the journal's own end is told. Raises OSError; then there is no file.
    """
    log = home / "logs" / "otryad.log"
    more = {log.name: log.read_text(encoding="utf-8", errors="replace")} if log.exists() else {}
    if journal is not None and not situation:
        situation = last_situation(journal)
    write_report(to, words, journal, situation, more)
    return to
