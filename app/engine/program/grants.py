"""What an effect or a constant gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.program.values import ONE

if TYPE_CHECKING:
    from app.engine.program.abilities import Ability
    from app.engine.program.filters import Filter
    from app.engine.program.values import Value
    from app.engine.program.who import Ref
    from app.engine.terms import Ban, Element, EventKind, KeywordName, Kind, Measure, Operation, Source


class Grant(Node):
    """What an effect gives while it lies."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Modify(Grant):
    """A modifier (523): «+1 к удару», «стоит на 1 дешевле», «–2 от атак», «удар равен 3»."""

    measure: Measure
    operation: Operation
    value: Value
    against: Filter | Ref | None = None  # only when dealing with these: «+2 к удару по герою противника»
    source: Source | None = None  # only for wounds of this kind
    woken: EventKind | None = None  # of TRIGGER_TIMES: only of triggers that this wakes
    keyword: KeywordName | None = None  # of KEYWORD_NUMBER: only of this keyword, «+1 к регенерации»


@dataclass(frozen=True, slots=True)
class Gain(Grant):
    """«имеет», «получает»: an ability."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Lose(Grant):
    """«теряет» a keyword (all its instances, 110.3); None: all особенности."""

    keyword: KeywordName | None = None


@dataclass(frozen=True, slots=True)
class Forbid(Grant):
    """«Не может …», «Не … ся» (514.2, 502.8)."""

    ban: Ban
    against: Filter | None = None  # by or towards these only
    what: Filter | None = None  # of PLAY and the like: which cards
    source: Source | None = None
    woken: EventKind | None = None  # of TRIGGER: only what this wakes, «её Найм не срабатывает»


@dataclass(frozen=True, slots=True)
class Oblige(Grant):
    """«должен», «обязан»: to attack; to be the target of the first attack or spell of a turn."""

    ban: Ban
    source: Source | None = None
    first: bool = False
    against: Filter | None = None


@dataclass(frozen=True, slots=True)
class Permit(Grant):
    """What the rules would not allow: play from the graveyard, strike again, defend while closed, ignore …"""

    what: str  # a word of the engine's table of permits
    against: Filter | None = None
    value: Value | None = None


@dataclass(frozen=True, slots=True)
class ReceiveNoWounds(Grant):
    """«Не получает ран (от …)»; with `except_source`, «получает раны только от …» (517.1.1)."""

    source: Source | None = None
    of: Filter | None = None
    except_source: Source | None = None


@dataclass(frozen=True, slots=True)
class PreventNext(Grant):
    """«Предотвратите следующие X ран» (516.4); of one source kind, or each time when `every` is set."""

    value: Value
    every: bool = False
    source: Source | None = None
    of: Filter | None = None


@dataclass(frozen=True, slots=True)
class Become(Grant):
    """A changed non-basic property (104.2.1, 108)."""

    kind: Kind | None = None
    classes: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    name: str = ""
    keeps_own: bool = False  # «в дополнение к своим»


@dataclass(frozen=True, slots=True)
class Reinforce(Grant):
    """«Эффект усиления»: +1 strike and +1 life each."""

    number: Value = ONE


@dataclass(frozen=True, slots=True)
class Weaken(Grant):
    """«Эффект ослабления»: −1 and −1; it and a reinforcement cancel each other."""

    number: Value = ONE


@dataclass(frozen=True, slots=True)
class ExtraLife(Grant):
    """Additional lives (504.2); negative lives when the number is below 0 (504.4)."""

    number: Value = ONE


@dataclass(frozen=True, slots=True)
class EnterClosed(Grant):
    """«входят в игру закрытыми»."""


@dataclass(frozen=True, slots=True)
class EnterWith(Grant):
    """«входит в игру с [эффектами]» [17]: they lie on the card before anything notices that it came."""

    grants: tuple[Grant, ...]  # reinforcements, weakenings, additional lives


@dataclass(frozen=True, slots=True)
class StayClosed(Grant):
    """«Не открывается в свой следующий ход»."""


@dataclass(frozen=True, slots=True)
class Ignore(Grant):
    """«Игнорирует Броню», «игнорирует особенности» (part 7)."""

    keyword: KeywordName | None = None
    what: str = ""  # "abilities" | "preventions" | "protections" | "replacements" | "triggers" | "obligations"
