"""The games kept at home: a list, what to go on with, copies in and out, statistics."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from app.controller.files import free_name, set_aside, write_whole
from app.controller.journal_file import SUFFIX, JournalFile, Opened, continue_journal, open_journal
from app.controller.record import BrokenRecord, Head, Over, parsed
from app.engine.facts import MatchSetup
from app.engine.match import Match
from app.engine.message import Message, message
from app.words.faults import reason_of

_TAIL = 2048
"""How many bytes of a file's end hold its last lines."""
_STARTED = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the list; `over` None: it can be continued."""

    path: Path
    head: Head
    over: Over | None


@dataclass(frozen=True, slots=True)
class Unread:
    """A file of the folder that can't be read, and why."""

    path: Path
    reason: Message


@dataclass(frozen=True, slots=True)
class Taken:
    """A game from elsewhere that is kept now; `note` tells what of it is damaged."""

    path: Path
    note: Message | None = None


@dataclass(slots=True)
class DeckStatistics:
    """How a deck did. `turns` are those of both sides, of all its games together."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    first: int = 0
    first_wins: int = 0
    turns: int = 0


@dataclass(slots=True)
class Continued:
    """What going on gives: the game and its file, or None; and what to tell the user."""

    opened: Opened | None = None
    journal: JournalFile | None = None
    notes: list[Message] = field(default_factory=list)


class Games:
    """The folder of games; made when missing."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "games"
        self.folder.mkdir(parents=True, exist_ok=True)
        self._written: list[JournalFile] = []

    def new(self, head: Head, start: MatchSetup | Match) -> JournalFile:
        """Begin a journal. Raises OSError."""
        stamp = time.strftime("%Y-%m-%d %H-%M-%S")
        return self._write(JournalFile.create(self.folder / (stamp + SUFFIX), head, start))

    def is_open(self, path: Path) -> bool:
        """Whether the game of this file is being played."""
        return any(journal.path == path and journal.is_open for journal in self._written)

    def _write(self, journal: JournalFile) -> JournalFile:
        self._written = [*(each for each in self._written if each.is_open), journal]
        return journal

    def kept(self) -> list[Kept]:
        """All games, the newest first; files that are none are passed over (`unread` tells of them)."""
        return self._survey()[0]

    def unread(self) -> list[Unread]:
        """The files of the folder that are no games, or those of a later program."""
        return self._survey()[1]

    def _survey(self) -> tuple[list[Kept], list[Unread]]:
        kept: list[Kept] = []
        unread: list[Unread] = []
        for path in sorted(self.folder.glob("*" + SUFFIX)):
            try:
                kept.append(_summary(path))
            except BrokenRecord as error:
                unread.append(Unread(path, error.reason))
        return sorted(kept, key=lambda each: (each.head.started, each.path.name), reverse=True), unread

    def unfinished(self) -> list[Kept]:
        """The games that can be continued, the newest first."""
        return [each for each in self.kept() if each.over is None]

    def go_on(self, path: Path) -> Continued:
        """Continue a game. One that can't be read is set aside, and the newest readable unfinished one offered."""
        found = Continued()
        for each in [path, *(kept.path for kept in self.unfinished() if kept.path != path)]:
            try:
                found.opened, journal = continue_journal(each)
                found.journal = self._write(journal)
            except BrokenRecord as error:
                found.notes.append(self._put_aside(each, error))
                continue
            if found.opened.note:
                found.notes.append(found.opened.note)
            break
        return found

    def open(self, path: Path) -> Opened:
        """Read a game to look at it. Raises BrokenRecord."""
        return open_journal(path)

    def take_in(self, path: Path) -> Taken:
        """Copy a game from elsewhere into the folder, under the time of its beginning. Raises BrokenRecord, OSError."""
        opened = open_journal(path)
        started = opened.record.head.started
        name = started.replace(":", "-").replace("T", " ") if _STARTED.fullmatch(started) else path.stem
        place = free_name(self.folder / (name + SUFFIX))
        write_whole(place, path.read_bytes())
        return Taken(place, opened.note)

    def copy_out(self, path: Path, to: Path) -> None:
        """Copy a game elsewhere. Raises OSError."""
        write_whole(to, path.read_bytes())

    def remove(self, path: Path) -> None:
        """Delete a game. Raises OSError."""
        path.unlink(missing_ok=True)

    def statistics(self) -> dict[str, DeckStatistics]:
        """Per deck, over all games that ended; a game of a deck against itself counts for both sides."""
        found: dict[str, DeckStatistics] = {}
        for kept in self.kept():
            if kept.over is not None:
                _count(found, kept.head, kept.over)
        return found

    def _put_aside(self, path: Path, error: BrokenRecord) -> Message:
        if dict(error.reason.args).get("program"):
            return error.reason  # it isn't broken: a later program will read it
        try:
            aside = set_aside(path)
        except OSError:
            return error.reason
        return message("controller.record_aside", file=path.name, aside=aside.name)


def _count(found: dict[str, DeckStatistics], head: Head, over: Over) -> None:
    for seat, who in enumerate(head.seats):
        if not who.deck:
            continue
        row = found.setdefault(who.deck, DeckStatistics())
        won = over.winner == seat
        row.games += 1
        row.wins += won
        row.draws += over.winner is None
        row.first += over.first == seat
        row.first_wins += over.first == seat and won
        row.turns += over.turns


def _summary(path: Path) -> Kept:
    """A game by its first and last lines. Raises BrokenRecord."""
    try:
        with path.open("rb") as file:
            first = file.readline()
            file.seek(max(file.tell(), path.stat().st_size - _TAIL))
            tail = file.read().splitlines()
    except OSError as error:
        raise BrokenRecord(message("controller.record_unreadable", file=path.name, reason=reason_of(error))) from error
    return Kept(path, Head.from_line(parsed(first)), _over(reversed(tail)))


def _over(lines: Iterable[bytes]) -> Over | None:
    """The end of the game, if no answer or undo came after it."""
    for line in lines:
        try:
            plain = json.loads(line)
            if "over" in plain:
                return Over.from_plain(plain["over"])
            if "answer" in plain or "undo" in plain:
                return None
        except (KeyError, TypeError, ValueError):
            continue
    return None
