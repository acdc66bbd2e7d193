"""What goes out of a table into a file of the person's choice: how it stands, and a report of a mistake."""

from __future__ import annotations

from pathlib import Path

from app.controller.files import write_whole
from app.engine.match import Match
from app.windows.page import Page
from app.windows.parts.files import asked_place
from app.windows.parts.notice import Tone
from app.windows.play.plan import SITUATION
from app.windows.report_sheet import ReportSheet
from app.windows.reports import pack_report, situation_text


def keep_situation(page: Page, match: Match) -> None:
    """Ask where to, and write how the match stands; the page tells what came of it."""
    to = asked_place(page, page.say("play.situation.save"), f"otryad{SITUATION}", f"*{SITUATION}")
    if to is None:
        return
    text = situation_text(match)

    def written(_none: object) -> None:
        page.notice.tell("play.situation.saved", Tone.GOOD, place=to)

    page.work("situation", lambda _progress: write_whole(to, text), written)


def report(page: Page, match: Match, journal: Path | None) -> None:
    """Ask what happened and where to, and pack the words with journal, situation, versions and the program's log; the
    page tells what came of it.
    """
    text, home = situation_text(match), page.client.home

    def packed(place: Path) -> None:
        page.notice.tell("settings.reported", Tone.GOOD, place=place)

    def pack(words: str) -> None:
        to = asked_place(page, page.say("settings.report"), "otryad-report.zip", "*.zip")
        if to is not None:
            page.work("report", lambda _progress: pack_report(home, to, journal, text, words), packed)

    ReportSheet(page.client.speech, pack, page).open()
