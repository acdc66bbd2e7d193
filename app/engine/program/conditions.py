"""What is so, and what wakes a trigger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.program.values import ONE
from app.engine.terms import Per, Side

if TYPE_CHECKING:
    from app.engine.program.filters import Filter, Test
    from app.engine.program.values import Value
    from app.engine.program.who import Ref, Who
    from app.engine.terms import Comparison, EventKind, KeywordName, Source, Zone


class Condition(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    a: Value
    comparison: Comparison
    b: Value


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least `least` cards fit."""

    of: Filter
    least: Value = ONE


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """These cards (all of them, at least one) fit: «если оно погибло», «если ваш герой — маг»."""

    who: Who
    tests: tuple[Test, ...] = ()
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """Such an event happened this turn (or game): «если ваше существо погибло в этот ход»."""

    when: When
    per: Per = Per.TURN
    times: Value = ONE


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """The previous part was done: partly is enough (119.8) unless fully; «таким образом»."""

    back: int = 1
    fully: bool = False


@dataclass(frozen=True, slots=True)
class PlayedThis(Condition):
    """How this card came: «если при розыгрыше не было потрачено монет» is CoinsSpent; this is «если разыграна»."""


@dataclass(frozen=True, slots=True)
class PaidExtortion(Condition):
    pass


@dataclass(frozen=True, slots=True)
class IsTurn(Condition):
    """Whose turn it is: «в ваш ход»."""

    side: Side


@dataclass(frozen=True, slots=True)
class WentFirst(Condition):
    side: Side = Side.YOURS


@dataclass(frozen=True, slots=True)
class Negate(Condition):
    condition: Condition


@dataclass(frozen=True, slots=True)
class Both(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class When(Node):
    """An event to wait for.

    `subject` describes the card that the event happens to or that does it (a Filter, or a Ref such as SELF); `other`
    the other card (the source of wounds, the target of a strike …); `player` whose event it is (draws, coins, turns).
    """

    event: EventKind
    subject: Filter | Ref | None = None
    other: Filter | Ref | None = None
    player: Side | None = None
    source: Source | None = None  # wounds by a strike, a shot, a spell …
    about: KeywordName | None = None  # which keyword was laid or worked
    at_least: Value | None = None  # the event's number
    first: bool = False  # only the first time a turn
    nth: int = 0  # only this time of a turn: «вторую карту за ход»
    from_zone: Zone | None = None
    to_zone: Zone | None = None
    woken: EventKind | None = None  # of TRIGGER_WORKS: what woke it; ENTERS of its own card is «Найм»
