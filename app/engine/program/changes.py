"""Acts that lay effects, lift them, and change numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.do import FOR_GOOD, Do
from app.engine.program.values import ONE
from app.engine.program.who import SELF

if TYPE_CHECKING:
    from app.engine.program.do import Until
    from app.engine.program.grants import Grant
    from app.engine.program.values import Value
    from app.engine.program.who import Who
    from app.engine.terms import KeywordName, Stat


@dataclass(frozen=True, slots=True)
class Lay(Do):
    """Lay an effect on cards (119); laid on a hero it lies on the player (521.1)."""

    who: Who
    grants: tuple[Grant, ...]
    until: Until = FOR_GOOD
    split: bool = False


@dataclass(frozen=True, slots=True)
class Lift(Do):
    """«Снимите»: reinforcements, weakenings, extra lives, poison, counters, or all effects (keyword and what None)."""

    who: Who
    what: str  # "reinforcements" | "weakenings" | "extra lives" | "effects" | "keyword" | "counters"
    number: Value | None = None  # None: all
    keyword: KeywordName | None = None


@dataclass(frozen=True, slots=True)
class SetStrike(Do):
    """«Удар становится равным X» (105.3.1)."""

    who: Who
    value: Value


@dataclass(frozen=True, slots=True)
class SetLife(Do):
    """«Жизни становятся равны X» (105.2.1)."""

    who: Who
    value: Value


@dataclass(frozen=True, slots=True)
class IncreasePoison(Do):
    who: Who
    number: Value


@dataclass(frozen=True, slots=True)
class PutCounters(Do):
    """Counters of a card's own kind: an egg's ripeness, a quest's marks, a place's marks."""

    who: Who
    number: Value = ONE
    name: str = ""


@dataclass(frozen=True, slots=True)
class RemoveCounters(Do):
    who: Who
    number: Value | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class MoveEffects(Do):
    """Move wounds, reinforcements, weakenings … from one card to another."""

    what: str
    source: Who
    to: Who
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class CopyAbilities(Do):
    """«копирует особенности»: one or all printed особенности of a card (110.5)."""

    who: Who
    to: Who
    one: bool = False
    until: Until = FOR_GOOD


@dataclass(frozen=True, slots=True)
class CopyStat(Do):
    stat: Stat
    who: Who
    to: Who = SELF
