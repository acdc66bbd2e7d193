"""What is printed on a card, as values: facts, printings, wordings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import Final, Literal

from carddb.fold import fold


class Game(StrEnum):
    """The two games that share the catalogue."""

    HEROES = "heroes"
    CLASSIC = "classic"


class CardType(StrEnum):
    """A card's type (106.1), then those of the classic game, whose walking creature is CREATURE."""

    HERO = "hero"
    CREATURE = "creature"
    SPELL = "spell"
    SUPPORT = "support"
    QUEST = "quest"
    FLYER = "flyer"
    COMPANION = "companion"
    PARASITE = "parasite"
    ARTEFACT = "artefact"
    PLACE = "place"


class Element(StrEnum):
    """106.3. A neutral card has none; ELEMENTS keeps the printed order."""

    STEPPE = "steppe"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    DARKNESS = "darkness"


class Rarity(StrEnum):
    """109.1: the background of the rarity sign."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    ULTRA = "ultra"


class ListKind(Enum):
    """Where a printing is told of. The value ranks it: the larger decides what is in force."""

    SHIPPED = 1
    IMPORT = 2
    PAPER = 3


X: Final = "X"
"""A cost chosen when the card is played (105.1.2)."""

Cost = int | Literal["X"] | None
"""Coins, X, or None where a card has no cost (heroes, 106.1.1)."""

CardKey = tuple[Game, str]
"""What a card is: its game and its folded name (106.2.1)."""


@dataclass(frozen=True, slots=True)
class ClassicFacts:
    """What only the classic game prints.

    `hits` are the weak, middle and strong strike; `signs` are the icons with their numbers (0: no number).
    """

    elite: bool = False
    unique: bool = False
    horde: bool = False
    move: int | None = None
    hits: tuple[int, ...] = ()
    signs: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """A card's printed facts and text; `ours` names the fields that no publisher stated.

    >>> facts = Facts(Game.HEROES, "Пёс", CardType.CREATURE, cost=2, strike=1, life=3)
    >>> facts.key
    (<Game.HEROES: 'heroes'>, 'пес')
    """

    game: Game
    name: str
    type: CardType
    elements: tuple[Element, ...] = ()
    cost: Cost = None
    strike: int | None = None
    life: int | None = None
    classes: tuple[str, ...] = ()
    rarity: Rarity | None = None
    text: str = ""
    flavour: str = ""
    set_id: str = ""
    number: str = ""
    ours: frozenset[str] = frozenset()
    classic: ClassicFacts | None = None

    @property
    def key(self) -> CardKey:
        return self.game, fold(self.name)

    @property
    def is_neutral(self) -> bool:
        return not self.elements


@dataclass(frozen=True, slots=True)
class Printing:
    """One card of one list.

    `date` is as much of an ISO date as is known ("", "2021", "2021-05-30"); `variant` tells apart printings that
    share a number; `confidence` is 0 to 100 for texts read from pictures, None for others.
    """

    list_id: str
    kind: ListKind
    facts: Facts
    set_name: str = ""
    date: str = ""
    variant: str = ""
    confidence: int | None = None

    @property
    def reference(self) -> str:
        """What the printing is called within its list and set: its number, else its name."""
        return self.facts.number + self.variant or self.facts.key[1]


@dataclass(frozen=True, slots=True)
class Wording:
    """One text that a card has had: printed, or an erratum (then `erratum` is its number in the catalogue)."""

    text: str
    date: str
    source: str
    erratum: int | None = None
    cancelled: bool = False
    in_force: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is now: the facts of the printing in force, the text in force and where it comes from.

    `facts.text` stays what that printing says; `text` is what counts (110.5 of the classic edits).
    """

    facts: Facts
    text: str
    printing: Printing
    erratum: int | None = None

    @property
    def key(self) -> CardKey:
        return self.facts.key

    @property
    def name(self) -> str:
        return self.facts.name

    @property
    def facts_in_force(self) -> Facts:
        """The facts with the text in force instead of the printed one."""
        return replace(self.facts, text=self.text)
