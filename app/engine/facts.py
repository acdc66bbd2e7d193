"""What a match is set up from: the facts of its cards with their programs, and who brings which deck."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine import codec, program, terms
from app.engine.errors import BrokenSave
from app.engine.heroes.edition import ED12, Edition
from app.engine.message import message
from app.engine.program import Ability
from app.engine.terms import Element, Kind

codec.register_module(vars(program))
codec.register_module(vars(terms))


def folded(name: str) -> str:
    """A class as texts name it (`IsClass`), however a list prints it: «Наёмник» is «наемник»."""
    return name.casefold().replace("ё", "е")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card as printed: its properties (104) and its text as programs, one an ability (110.1).

    `key` tells two cards of one name apart (different printings at one table); "" means the name. `back` is the key of
    the second face of a two-faced card. `classes` stand as printed: they are compared folded. `text` is the text in
    force, for the screen alone.
    """

    name: str
    kind: Kind
    cost: int = 0
    strike: int = 0
    life: int = 0
    elements: tuple[Element, ...] = ()
    classes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    costs_x: bool = False  # 105.1.2
    back: str = ""
    text: str = ""
    key: str = ""

    @property
    def id(self) -> str:
        return self.key or self.name


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One side of the table: a name for the log, the keys of the hero and of the cards of deck and side deck."""

    name: str
    hero: str
    deck: tuple[str, ...]
    side_deck: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that fixes a match before the first answer.

    `cards` are the facts of all cards of both seats and of all that these can create, convert to or place.
    `first` is the seat that goes first; None: the die decides (301.4).
    """

    seats: tuple[SeatSetup, SeatSetup]
    cards: tuple[CardFacts, ...]
    seed: int
    edition: Edition = ED12
    first: int | None = None
    date: str = ""  # the day whose texts are in force, for the record

    def to_json(self) -> codec.Json:
        return codec.encode(self)

    @staticmethod
    def from_json(plain: codec.Json) -> MatchSetup:
        """Raises BrokenSave when this is no set-up."""
        made = codec.decode(plain)
        if not isinstance(made, MatchSetup):
            raise BrokenSave(message("engine.not_a_setup"))
        return codec.checked(made)


codec.register_module(globals())
codec.register(Edition)
