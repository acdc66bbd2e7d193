"""A game as lines of JSON: what it started from, every answer, every undo. A save, a replay and a report are this.

Line 1 tells who plays (small, for lists of games), line 2 what the match starts from, the others what happened::

    {"otryad": 1, "instructions": 2, "program": "0.1.0", "started": "…", "seats": [{…}, {…}], "title": ""}
        with {"series": {"best_of": 3, "winners": [0]}} in a longer series, {"open": true} in practice and
        {"lesson": true} in the first game with hints
    {"setup": {…}}          or   {"match": {…}}   for a game that begins in a situation
    {"seat": 0, "answer": {"act": "STRIKE", "card": 12, "target": 3}}
    {"seat": 0, "undo": 17, "gone": 2, "seen": ["Вайл"], "other": [], "open": []}       17 answers stay in effect
    {"at": 16, "digest": "…"}
    {"at": 16, "bookmark": "перед атакой"}
    {"over": {"winner": 0, "ending": "hero falls", "turns": 14, "first": 1}}

Answers are kept by content, so an old game never depends on the order in which options are listed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

from app import __version__
from app.controller.series import ALONE, Series
from app.engine.decision import Answer, answer_from_json, answer_to_json
from app.engine.errors import BrokenSave, EngineError
from app.engine.facts import MatchSetup
from app.engine.match import Match
from app.engine.message import Message, message
from app.engine.program import INSTRUCTION_SET

FORMAT = 1
"""Raised when an older program could misread the file."""

_T = TypeVar("_T")


class BrokenRecord(ValueError):
    """A record that can't be read at all; `reason` says where and why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits at a side: the name shown, the player ("person" or a computer player's name), the deck's title."""

    name: str
    player: str
    deck: str = ""

    @staticmethod
    def from_plain(plain: dict[str, Any]) -> SeatRecord:
        """Raises TypeError, ValueError for what is none."""
        return SeatRecord(**{name: _typed(words, str) for name, words in plain.items()})


@dataclass(frozen=True, slots=True)
class Over:
    """How the game ended; `winner` None: a draw. `turns` of both sides together; `first` is who began."""

    winner: int | None
    ending: str
    turns: int
    first: int

    @staticmethod
    def from_plain(plain: dict[str, Any]) -> Over:
        """Raises KeyError, TypeError, ValueError for what is none."""
        winner = plain["winner"]
        if winner not in (None, 0, 1):
            raise ValueError(winner)
        return Over(winner, _typed(plain["ending"], str), _typed(plain["turns"], int), _typed(plain["first"], int))


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a game without reading it."""

    seats: tuple[SeatRecord, SeatRecord]
    started: str
    title: str = ""
    series: Series = ALONE
    """What this game is one of, with the games before it."""
    open_hands: bool = False
    """Practice: everything is seen."""
    lesson: bool = False
    """The first game: hints belong to it."""
    program: str = __version__
    instructions: int = INSTRUCTION_SET
    format: int = FORMAT

    def to_line(self) -> dict[str, Any]:
        said: dict[str, Any] = {"otryad": self.format, "instructions": self.instructions, "program": self.program}
        said |= {"started": self.started, "seats": [asdict(seat) for seat in self.seats], "title": self.title}
        if self.series.best_of > 1:
            said["series"] = asdict(self.series)
        if self.open_hands:
            said["open"] = True
        if self.lesson:
            said["lesson"] = True
        return said

    @staticmethod
    def from_line(plain: Any) -> Head:
        """Raises BrokenRecord for a line that is no head, or one of a later format."""
        try:
            first, second = (SeatRecord.from_plain(seat) for seat in plain["seats"])
            started, title, program = (_typed(plain[name], str) for name in ("started", "title", "program"))
            instructions, number = (_typed(plain[name], int) for name in ("instructions", "otryad"))
            series = Series.from_plain(plain.get("series", {}))
            is_open, lesson = (_typed(plain.get(name, False), bool) for name in ("open", "lesson"))
            head = Head((first, second), started, title, series, is_open, lesson, program, instructions, number)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BrokenRecord(message("controller.record_no_head")) from error
        if head.format > FORMAT or head.instructions > INSTRUCTION_SET:
            raise BrokenRecord(message("controller.record_later", program=head.program))
        return head


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer of a seat."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class UndoMark:
    """A seat took `gone` answers back, so that `left` stayed.

    Meanwhile it had `seen` these cards and the `other` seat those; of them both know the `open` ones.
    """

    seat: int
    left: int
    gone: int
    seen: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    open: tuple[str, ...] = ()


@dataclass(slots=True)
class Record:
    """A game read from its lines: the answers that are in effect, and what stands beside them.

    `note` says what was wrong with the lines after those that are here, if anything was.
    """

    head: Head
    start: Match
    answers: list[Answered] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    bookmarks: dict[int, str] = field(default_factory=dict)
    undone: list[UndoMark] = field(default_factory=list)
    over: Over | None = None
    note: Message | None = None
    is_whole: bool = True
    """Whether it begins with the deal; one that began in the middle of a game has no decks."""


_SEEN = ("seen", "other", "open")


def start_line(start: MatchSetup | Match) -> dict[str, Any]:
    """The second line: what the match starts from."""
    return {"setup": start.to_json()} if isinstance(start, MatchSetup) else {"match": start.to_json()}


def answer_line(seat: int, answer: Answer) -> dict[str, Any]:
    return {"seat": seat, "answer": answer_to_json(answer)}


def undo_line(mark: UndoMark) -> dict[str, Any]:
    told = {"seat": mark.seat, "undo": mark.left, "gone": mark.gone}
    return told | {name: list(getattr(mark, name)) for name in _SEEN}


def back_line(seat: int, left: int) -> dict[str, Any]:
    """An announcement taken back: as if it had never been, so no log tells of it."""
    return {"seat": seat, "undo": left}


def digest_line(at: int, digest: str) -> dict[str, Any]:
    return {"at": at, "digest": digest}


def bookmark_line(at: int, name: str) -> dict[str, Any]:
    return {"at": at, "bookmark": name}


def over_line(over: Over) -> dict[str, Any]:
    return {"over": asdict(over)}


def to_text(plain: dict[str, Any]) -> str:
    """One line of a record, with its line end."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"), sort_keys=True) + "\n"


def read_record(lines: list[str]) -> Record:
    """The game of these lines, up to the first that can't be understood.

    Raises:
        BrokenRecord: there is no game in them: the first two lines are needed.
    """
    if len(lines) < 2:
        raise BrokenRecord(message("controller.record_no_head"))
    start = parsed(lines[1])
    head = Head.from_line(parsed(lines[0]))
    record = Record(head, _start(start, head), is_whole="setup" in start)
    for number, line in enumerate(lines[2:], 3):
        try:
            _take(record, parsed(line))
        except (BrokenRecord, EngineError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
            record.note = message("controller.record_damaged", line=number, answers=len(record.answers))
            break
    return record


def parsed(line: str | bytes) -> Any:
    """A line as plain JSON. Raises BrokenRecord."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(message("controller.record_no_head")) from error


def match_of_file(make: Callable[[], Match]) -> Match:
    """A match that is made from a file, looked at once from either seat: the engine trusts its values, a file's may be
    of any kind.

    Raises:
        EngineError: no match comes of it.
    """
    try:
        match = make()
        match.view(0), match.view(1)
    except EngineError:
        raise
    except Exception as error:  # whatever the engine breaks on, it is the file that is wrong
        raise BrokenSave(message("engine.not_a_match")) from error
    return match


def _start(plain: Any, head: Head) -> Match:
    def make() -> Match:
        if "setup" in plain:
            return Match.start(MatchSetup.from_json(plain["setup"]))
        return Match.from_json(plain["match"])

    try:
        return match_of_file(make)
    except EngineError as error:
        if head.instructions < INSTRUCTION_SET:
            reason = message("controller.record_earlier", program=head.program, reason=error.reason)
        else:
            reason = message("controller.record_no_start", reason=error.reason)
        raise BrokenRecord(reason) from error


def _take(record: Record, plain: dict[str, Any]) -> None:
    if "answer" in plain:
        record.answers.append(Answered(_seat(plain), answer_from_json(plain["answer"])))
        record.over = None
    elif "undo" in plain:
        _cut(record, plain["undo"])
        if "gone" in plain:
            seen = (tuple(_typed(name, str) for name in plain.get(whose, ())) for whose in _SEEN)
            record.undone.append(UndoMark(_seat(plain), plain["undo"], _typed(plain["gone"], int), *seen))
    elif "digest" in plain:
        record.digests[_typed(plain["at"], int)] = _typed(plain["digest"], str)
    elif "bookmark" in plain:
        record.bookmarks[_typed(plain["at"], int)] = _typed(plain["bookmark"], str)
    elif "over" in plain:
        record.over = Over.from_plain(plain["over"])
    else:
        raise BrokenRecord(message("controller.record_no_head"))


def _seat(plain: dict[str, Any]) -> int:
    seat = plain["seat"]
    if seat not in (0, 1):
        raise ValueError(seat)
    return int(seat)


def _typed(value: Any, kind: type[_T]) -> _T:
    """A value out of a file that is of this kind and no other. Raises TypeError."""
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _cut(record: Record, left: int) -> None:
    if not 0 <= _typed(left, int) <= len(record.answers):
        raise ValueError(left)
    del record.answers[left:]
    record.over = None
    record.undone = [mark for mark in record.undone if mark.left <= left]
    for kept in (record.digests, record.bookmarks):
        for at in [at for at in kept if at > left]:
            del kept[at]
