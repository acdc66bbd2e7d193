"""Acts made of acts (118, 119, 524)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.do import FOR_GOOD, Do
from app.engine.program.players import YOU
from app.engine.program.values import ONE

if TYPE_CHECKING:
    from app.engine.program.conditions import Condition, When
    from app.engine.program.do import Until
    from app.engine.program.players import Player
    from app.engine.program.values import Value
    from app.engine.program.who import Who
    from app.engine.terms import KeywordName


@dataclass(frozen=True, slots=True)
class Pick(Do):
    """«Выберите существо»: names cards and does nothing yet; later parts speak of them as IT."""

    who: Who


@dataclass(frozen=True, slots=True)
class KeywordAct(Do):
    """A keyword that is itself an act: «Мор X», «Дар жизни X» (KEYWORDS §6)."""

    keyword: KeywordName
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class Sequence(Do):
    """Parts by comma or semicolon: a part that can't be done ends the rest (118.2)."""

    parts: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class Separately(Do):
    """Sentences of one ability: each is done whatever became of the one before (210.2, 210.3)."""

    parts: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class OnlyIfDone(Do):
    """«…, при этом …»: the second only if the first was done without replacement (118.4); «иначе» is `otherwise`."""

    first: Do
    then: Do
    otherwise: Do | None = None


@dataclass(frozen=True, slots=True)
class May(Do):
    """«можете»: skipped without breaking the chain (118.5)."""

    do: Do
    by: Player = YOU


@dataclass(frozen=True, slots=True)
class If(Do):
    condition: Condition
    do: Do
    otherwise: Do | None = None


@dataclass(frozen=True, slots=True)
class ChooseDo(Do):
    """The ability constructor (524): «выберите одно из», «одно или несколько», «X раз из»."""

    options: tuple[Do, ...]
    least: Value = ONE
    most: Value = ONE
    repeat: bool = False
    by: Player = YOU


@dataclass(frozen=True, slots=True)
class ForEach(Do):
    """Once for each of these cards; inside, EACH_ONE is the card."""

    who: Who
    do: Do


@dataclass(frozen=True, slots=True)
class Times(Do):
    number: Value
    do: Do


@dataclass(frozen=True, slots=True)
class RepeatUntil(Do):
    condition: Condition
    do: Do


@dataclass(frozen=True, slots=True)
class Later(Do):
    """A delayed effect (521): once (or each time, until it ends) when the event comes."""

    when: When
    do: Do
    until: Until = FOR_GOOD
    once: bool = True
    on: Who | None = None  # which card carries it; None: your hero (521.1)


@dataclass(frozen=True, slots=True)
class LaterInstead(Do):
    """A delayed replacement: «в следующий раз, когда … должен …, вместо этого …»."""

    when: When
    do: Do
    until: Until = FOR_GOOD
    once: bool = True


@dataclass(frozen=True, slots=True)
class Nothing(Do):
    """A card that may be played for no effect."""
