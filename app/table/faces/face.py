"""What a card face shows: plain values, known neither to the engine nor to the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal


class Element(Enum):
    """The five elements and neutral (106)."""

    STEPPE = "steppe"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    DARKNESS = "darkness"
    NEUTRAL = "neutral"


class Kind(Enum):
    """What stands in the disc at the right of the name; support by its class."""

    CREATURE = "creature"
    HERO = "hero"
    SPELL = "spell"
    WEAPON = "weapon"
    ARMOUR = "armour"
    AMULET = "amulet"
    PLACE = "place"
    EVENT = "event"
    SUPPORT = "support"
    QUEST = "quest"


class Rarity(Enum):
    """How rare a printing is: the look of the set sign and the number."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    ULTRA = "ultra"


class Covers(Enum):
    """What a user's own picture stands for."""

    ART = "art"
    WHOLE = "whole"


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything printed on one card.

    `text` may hold signs in any of the four notations that lists use (`{COIN}`, `🪙`, `[:tap]`, `{tap}`) and line
    breaks. `marks` are short words on a ribbon over the art, such as «Созданный». `emblem` names an emblem of the
    library and overrides the choice; `picture` is the path of the user's own picture.
    """

    name: str
    kind: Kind
    elements: tuple[Element, ...] = (Element.NEUTRAL,)
    cost: int | Literal["X"] | None = None
    strike: int | None = None
    life: int | None = None
    class_line: str = ""
    text: str = ""
    flavour: str = ""
    set_sign: str = ""
    number: str = ""
    rarity: Rarity = Rarity.COMMON
    marks: tuple[str, ...] = ()
    emblem: str = ""
    picture: str = ""
    picture_covers: Covers = Covers.ART


@dataclass(frozen=True, slots=True)
class Numbers:
    """A card's numbers as they are now; one that is None is not shown."""

    cost: int | Literal["X"] | None = None
    strike: int | None = None
    life: int | None = None


class Trend(Enum):
    """A number beside the printed one."""

    AS_PRINTED = 0
    RAISED = 1
    LOWERED = -1


def trend(now: int | str | None, printed: int | str | None) -> Trend:
    """Whether a number stands above or below the printed one."""
    if not isinstance(now, int) or not isinstance(printed, int) or now == printed:
        return Trend.AS_PRINTED
    return Trend.RAISED if now > printed else Trend.LOWERED


def printed(face: CardFace) -> Numbers:
    """The numbers as printed."""
    return Numbers(face.cost, face.strike, face.life)
