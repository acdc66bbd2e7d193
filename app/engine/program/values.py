"""Numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.program.players import YOU
from app.engine.terms import Per, Rounding

if TYPE_CHECKING:
    from app.engine.program.conditions import When
    from app.engine.program.players import Player
    from app.engine.program.who import Who
    from app.engine.terms import KeywordName, Stat


class Value(Node):
    """A number. Negative results count as 0 where they are used (512.1)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number(Value):
    n: int


ONE = Number(1)


@dataclass(frozen=True, slots=True)
class Announced(Value):
    """X (or Y), chosen by the player when announcing, at least 1 (512.4); of a card played free it is 0 (105.1.3)."""

    letter: str = "X"


@dataclass(frozen=True, slots=True)
class EventNumber(Value):
    """The number of the event that woke the trigger: «когда получает X ран»."""


@dataclass(frozen=True, slots=True)
class Achieved(Value):
    """How much the previous part really did: wounds given or healed, cards discarded, coins lost …"""

    back: int = 1  # how many parts back


@dataclass(frozen=True, slots=True)
class Count(Value):
    """How many cards these are."""

    who: Who


@dataclass(frozen=True, slots=True)
class StatOf(Value):
    """A card's number; of several cards, the sum."""

    stat: Stat
    who: Who


@dataclass(frozen=True, slots=True)
class KeywordNumber(Value):
    keyword: KeywordName
    who: Who


@dataclass(frozen=True, slots=True)
class Coins(Value):
    """A player's coins: open ones only, or all."""

    player: Player = YOU
    open_only: bool = False


@dataclass(frozen=True, slots=True)
class Prayers(Value):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class CoinsSpent(Value):
    """Coins closed to pay for this card or ability."""


@dataclass(frozen=True, slots=True)
class HandSize(Value):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class EventCount(Value):
    """How many times this happened this turn (or game): «за каждую разыгранную в этот ход карту»."""

    when: When
    per: Per = Per.TURN
    number: bool = False  # sum the events' numbers instead of counting them


@dataclass(frozen=True, slots=True)
class Excess(Value):
    """«избыточный урон»: the wounds of these cards above their maximal lives (KEYWORDS §6)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Add(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Subtract(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Multiply(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Divide(Value):
    a: Value
    by: int = 2
    rounding: Rounding = Rounding.DOWN


@dataclass(frozen=True, slots=True)
class Least(Value):
    """The smaller of two: «но не больше чем на 6», «(максимум 5)»."""

    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Greatest(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Extreme(Value):
    """The least or greatest number among cards."""

    stat: Stat
    among: Who
    greatest: bool


@dataclass(frozen=True, slots=True)
class Distinct(Value):
    """How many different elements, names, classes or costs these cards have."""

    what: str  # "elements" | "names" | "classes" | "costs"
    who: Who


@dataclass(frozen=True, slots=True)
class NamedNumber(Value):
    pass
