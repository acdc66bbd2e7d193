"""Events told as lines of the log, in either language.

A line keeps its card names apart from its words, so that a screen can light the card under the pointer. What a seat
did not see is not in the events that it gets (`Event.seen_by`), so it can't be in its lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from enum import Enum, IntEnum

from app.engine import event as happened
from app.engine.decision import Tool
from app.engine.event import Event, Woken
from app.engine.message import NOBODY, CardRef, Message
from app.engine.program import Grant
from app.engine.terms import KeywordName, Span, Zone
from app.words import Tongue, knows, pieces, say
from app.words.paragraphs import cited, paragraph_of

Piece = str | CardRef
SpeakGrant = Callable[[Grant, int], str]
"""Says an effect, given its computed number, in the words of the card language."""


class Level(IntEnum):
    """How much a reader wants to know; a line is shown at its level and above."""

    MAIN = 1
    DETAIL = 2
    ALL = 3


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. `paragraph` answers "why", in the line's language ("" when the rules know nothing of it)."""

    pieces: tuple[Piece, ...]
    level: Level = Level.MAIN
    paragraph: str = ""
    event: Event | None = None

    @property
    def text(self) -> str:
        return "".join(piece.name if isinstance(piece, CardRef) else piece for piece in self.pieces)


_DETAIL = (
    happened.DieRolled,
    happened.TurnEnded,
    happened.Closed,
    happened.Opened,
    happened.CoinsChanged,
    happened.EntryAdded,
    happened.Shuffled,
    happened.Attached,
    happened.Refused,
)
_ALL = (happened.PhaseStarted, happened.EntryStarted)
_QUIET_MOVES = (happened.How.PLAYED,)
"""Moves that another event of the same act tells better."""


def snake(name: str) -> str:
    """A class's name or an enum's value as a part of a message's id.

    >>> snake("CoinsChanged"), snake("side deck")
    ('coins_changed', 'side_deck')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().replace(" ", "_")


def _variant(it: Event) -> str:
    """Which of a kind's messages tells this event."""
    match it:
        case happened.Mulliganed():
            return ".some" if it.number else ".none"
        case happened.TurnStarted():
            return ".extra" if it.extra else ""
        case happened.GameOver():
            return ".draw" if it.winner is None else ".won"
        case happened.Moved():
            return "." + snake(it.how.value)
        case happened.DrawFailed():
            return ".counted" if it.number else ".free"
        case happened.Revealed():
            return ".both" if it.to == happened.BOTH else ".looked"
        case happened.EffectLaid():
            return "" if it.span is Span.GAME else ".span"
        case happened.EffectLifted():
            return ".expired" if it.expired else ""
        case happened.CountersChanged() | happened.PrayersChanged():
            return ".more" if it.change >= 0 else ".less"
        case happened.DefenderNamed():
            return ".none" if it.card == NOBODY else ""
        case happened.Struck():
            return ".back" if it.back else ""
        case happened.EntryFinished():
            return "." + snake(it.end.value)
        case happened.CoinsChanged():
            return "." + snake(it.change.value)
        case happened.DoneByHand():
            looks_at_hand = it.act.tool is Tool.LOOK and it.act.zone is Zone.HAND
            return ".look_hand" if looks_at_hand else "." + snake(it.act.tool.value)
    return ""


def message_id(it: Event) -> str:
    """The id of the message that tells an event.

    >>> message_id(happened.TurnSkipped(0))
    'log.turn_skipped'
    """
    return f"log.{snake(type(it).__name__)}{_variant(it)}"


class Teller:
    """Tells events in one language. `seats` are the players' names, `speak` says effects."""

    def __init__(self, tongue: Tongue, seats: tuple[str, str], speak: SpeakGrant) -> None:
        self._tongue = tongue
        self.seats = seats
        self._speak = speak

    def line(self, it: Event) -> Line | None:
        """The line of one event; None when another event tells the same better."""
        if isinstance(it, happened.Moved) and it.how in _QUIET_MOVES:
            return None
        said = self._pieces(message_id(it), **self._arguments(it))
        return Line((*said, *self._tail(it)), _level(it), cited(paragraph_of(it), self._tongue), it)

    def lines(self, events: Iterable[Event]) -> list[Line]:
        """The lines of events in order."""
        return [line for it in events if (line := self.line(it)) is not None]

    def say(self, message: Message) -> str:
        """A message of the engine: a prompt or a reason."""
        return "".join(piece.name if isinstance(piece, CardRef) else piece for piece in self.message(message))

    def message(self, message: Message) -> tuple[Piece, ...]:
        """A message of the engine with its card names apart; seats and zones among its arguments become words."""
        return self._pieces(message.id, **{name: self._argument(name, value) for name, value in message.args})

    def woken(self, it: Woken) -> str:
        """The event that woke an ability; cards that the reader doesn't know go unnamed."""
        name = f"woken.{snake(it.event.value)}"
        if it.other.name and it.other != it.card and knows(f"{name}.both"):
            name = f"{name}.both"
        seat = self.seats[it.seat] if it.seat >= 0 else ""
        said = self._pieces(name, card=it.card, other=it.other, number=it.number, seat=seat)
        return "".join(piece.name if isinstance(piece, CardRef) else piece for piece in said)

    def _pieces(self, name: str, /, **arguments: object) -> tuple[Piece, ...]:
        found: list[Piece] = []
        for piece in pieces(name, self._tongue, **arguments):
            found += self._flat(piece)
        return tuple(found)

    def _flat(self, value: object) -> list[Piece]:
        if isinstance(value, CardRef):
            return [value if value.name else CardRef(value.id, say("log.some_card", self._tongue))]
        if isinstance(value, tuple):
            parts: list[Piece] = []
            for item in value:
                parts += [*([", "] if parts else []), *self._flat(item)]
            return parts
        return [str(value)]

    def _arguments(self, it: Event) -> dict[str, object]:
        said = {field.name: self._argument(field.name, getattr(it, field.name)) for field in fields(it)}  # type: ignore[arg-type]
        if isinstance(it, happened.DieRolled):
            said["a"], said["b"] = it.throws
        elif isinstance(it, happened.Moved):
            said["zone"] = self._zone(it.to_zone)
        elif isinstance(it, happened.Revealed):
            said["looker"] = self.seats[it.to >> 1 & 1]
        elif isinstance(it, happened.EffectLaid | happened.EffectLifted):
            said["grant"] = self._speak(it.grant, it.number)
        elif isinstance(it, happened.CountersChanged | happened.PrayersChanged):
            said["change"] = abs(it.change)
        elif isinstance(it, happened.DoneByHand):
            keyword = KeywordName.__members__.get(it.act.name) if it.act.tool is Tool.KEYWORD else None
            said.update(number=it.act.number, name=keyword.value if keyword else it.act.name)
            said.update(change=f"{it.act.number:+d}".replace("-", "−"), zone=self._zone(it.act.zone))
            said["to_seat"] = self.seats[it.act.seat]
        return said

    def _argument(self, name: str, value: object) -> object:
        if name in ("seat", "to_seat", "winner") and isinstance(value, int):
            return self.seats[value]
        if isinstance(value, Zone):
            return self._zone(value)
        if isinstance(value, Enum) and name in ("phase", "ending", "span"):
            key = f"log.{name}.{snake(str(value.value))}"
            return "" if value is Span.GAME else say(key, self._tongue)
        return value

    def _zone(self, zone: Zone) -> str:
        return say(f"log.to.{snake(zone.value)}", self._tongue)

    def _tail(self, it: Event) -> tuple[Piece, ...]:
        """What stands behind: X, targets, the card that did it."""
        said: tuple[Piece, ...] = ()
        if getattr(it, "x", 0):
            said += self._pieces("log.x", x=getattr(it, "x", 0))
        if targets := getattr(it, "targets", ()):
            said += self._pieces("log.targets", targets=targets)
        source = getattr(it, "source", NOBODY)
        if source != NOBODY and source != getattr(it, "card", NOBODY):
            said += self._pieces("log.by", source=source)
        return said


def _level(it: Event) -> Level:
    if isinstance(it, _ALL) or (isinstance(it, happened.EntryFinished) and it.end is happened.EntryEnd.DONE):
        return Level.ALL
    nobody_defends = isinstance(it, happened.DefenderNamed) and it.card == NOBODY
    return Level.DETAIL if isinstance(it, _DETAIL) or nobody_defends else Level.MAIN
