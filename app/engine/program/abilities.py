"""What a card has: abilities, their costs and limits, and rules on decks (110-114)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.terms import Per, Zone

if TYPE_CHECKING:
    from app.engine.program.conditions import Condition, When
    from app.engine.program.do import Do
    from app.engine.program.filters import Filter
    from app.engine.program.grants import Grant
    from app.engine.program.values import Value
    from app.engine.program.who import Who
    from app.engine.terms import KeywordName, Source


class Cost(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PayCoins(Cost):
    number: Value


@dataclass(frozen=True, slots=True)
class PayPrayers(Cost):
    number: Value


@dataclass(frozen=True, slots=True)
class Tap(Cost):
    """The [tap] sign: close this card; the ability is an action (506.1)."""


@dataclass(frozen=True, slots=True)
class PayBy(Cost):
    """Anything else before the colon: «Раньте вашего героя на 4:», «Уничтожьте ваше существо:»."""

    do: Do


@dataclass(frozen=True, slots=True)
class Limit(Node):
    times: int = 1
    per: Per = Per.TURN


ONCE_A_TURN = Limit(1, Per.TURN)
EVERY_TIME = Limit(0, Per.EVERY)


class Ability(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A named ability; what it takes depends on the name: a number, a description of the other side, a text."""

    name: KeywordName
    number: Value | None = None
    against: Filter | None = None
    source: Source | None = None
    ability: Ability | None = None  # Набег X — [t], Душелов — [t]
    do: Do | None = None  # Концентрация: [t], Расход X: [t], Вымогательство — cond
    when: When | None = None  # Засада: on which event


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """112. Optional where the text says «можете»: that is a `May` around `do`, asked when it would be announced."""

    on: tuple[When, ...]
    do: Do
    condition: Condition | None = None
    limit: Limit = ONCE_A_TURN
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    optional: bool = False  # «можете» over the whole (112.4)


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """113. Once a turn by its marker (113.4) unless it says otherwise."""

    cost: tuple[Cost, ...]
    do: Do
    condition: Condition | None = None
    limit: Limit = ONCE_A_TURN
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    by_anyone: bool = False


@dataclass(frozen=True, slots=True)
class Constant(Ability):
    """114. `who` None: the card itself; in hand only for its own cost (203.2)."""

    who: Who
    give: tuple[Grant, ...]
    condition: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """517. When this would happen, that happens instead."""

    of: When
    do: Do
    condition: Condition | None = None
    optional: bool = False
    limit: Limit | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True, slots=True)
class CancelPlay(Ability):
    """518. «Когда разыгрывается [текст], отмените»; what must be paid or done with it happens outside the queue."""

    of: When
    cost: Do | None = None
    also: Do | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class SpellText(Ability):
    """116. One sentence of a spell; `cost` is an additional or alternative cost that the text names."""

    do: Do
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class ExtraCost(Ability):
    """An additional cost of playing this card («Жажда» of `ed15`, «как дополнительную стоимость …»)."""

    do: Do
    optional: bool = False
    alternative: bool = False  # instead of the coins
    coins: Value | None = None


@dataclass(frozen=True, slots=True)
class DeckRule(Ability):
    """A limit or permission that deck construction reads (106.3.3, FORMATS)."""

    what: str  # "only" | "also" | "copies" | "size" | "hero" | "side"
    of: Filter | None = None
    number: int | None = None
    hero: Filter | None = None  # «может быть в колоде только у …»


@dataclass(frozen=True, slots=True)
class SetupRule(Ability):
    """What a hero fixes before the game: who goes first (301.4.1), coins, the deal."""

    what: str  # "first" | "second" | "deal" | "coins"
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ByHand(Ability):
    """An ability whose words were not read: its controller plays it with the table tools."""

    text: str


@dataclass(frozen=True, slots=True)
class Program(Node):
    """A card's whole text: its особенности in order."""

    abilities: tuple[Ability, ...] = field(default=())
