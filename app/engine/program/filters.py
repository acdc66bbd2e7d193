"""What describes a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.terms import Side, Zone

if TYPE_CHECKING:
    from app.engine.program.values import Value
    from app.engine.program.who import Ref, Who
    from app.engine.terms import Comparison, Element, EventKind, KeywordName, Kind, Stat


class Test(Node):
    """A description that a card does or does not fit."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class IsKind(Test):
    """One of these types; «персонаж» is (HERO, CREATURE)."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class IsClass(Test):
    """One of these classes, in the nominative as the lists print them, folded."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IsElement(Test):
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class IsNamed(Test):
    """A copy of the named card (106.2.1)."""

    name: str


@dataclass(frozen=True, slots=True)
class SameName(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class SameClass(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class SameElement(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class Compared(Test):
    stat: Stat
    comparison: Comparison
    value: Value


@dataclass(frozen=True, slots=True)
class IsExtreme(Test):
    """«с наименьшей силой удара»: all that tie, among the cards that fit the other tests."""

    stat: Stat
    greatest: bool


@dataclass(frozen=True, slots=True)
class IsWounded(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsClosed(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsHidden(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsAttacking(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsMerged(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsMinedBy(Test):
    """Lies in the zone UNDER, mined by such a card: «добытая вашим героем карта» (KEYWORDS §6)."""

    by: Filter | Ref


@dataclass(frozen=True, slots=True)
class IsOther(Test):
    """Another card than these: «другое ваше существо»."""

    than: Who


@dataclass(frozen=True, slots=True)
class Among(Test):
    """One of these cards: «одну из них»."""

    who: Who


@dataclass(frozen=True, slots=True)
class HasKeyword(Test):
    keyword: KeywordName
    against: Filter | None = None


@dataclass(frozen=True, slots=True)
class HasTrigger(Test):
    """Has an ability woken by this: «с Наймом», «с Гибелью»."""

    event: EventKind


@dataclass(frozen=True, slots=True)
class HasText(Test):
    """Has any printed особенность."""


@dataclass(frozen=True, slots=True)
class Mentions(Test):
    """The word stands in the card's text, classes or name («упоминается»)."""

    word: str


@dataclass(frozen=True, slots=True)
class EventThisTurn(Test):
    """The card was the subject of such an event this turn (or the last turn of the side)."""

    event: EventKind
    last_turn_of: Side | None = None


@dataclass(frozen=True, slots=True)
class IsUnderControlOf(Test):
    """Controlled by somebody else than its owner, or owned by the side."""

    owner: Side


@dataclass(frozen=True, slots=True)
class Not(Test):
    test: Test


@dataclass(frozen=True, slots=True)
class AnyOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class AllOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A description of cards: zone, whose, and tests that all hold. Default: any card in play (117.6, 117.7)."""

    tests: tuple[Test, ...] = ()
    side: Side = Side.ANYONE
    zone: Zone = Zone.PLAY


@dataclass(frozen=True, slots=True)
class IsNamedThing(Test):
    """Fits what NameSomething named: «сбрасывает карты с таким названием»."""

    what: str = "card"
