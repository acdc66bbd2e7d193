"""The catalogue's printed facts as the engine's, with the program of the text in force."""

from __future__ import annotations

from app.engine.facts import CardFacts
from app.engine.program import Ability, ByHand, Keyword
from app.engine.terms import Element, KeywordName, Kind
from carddb.facts import Card, CardType, Facts, Game, X
from carddb.facts import Element as PrintedElement

SECOND_FACE = "b"
"""Two faces share a printed number; the second one's has this mark behind it."""

KINDS = {
    CardType.HERO: Kind.HERO,
    CardType.CREATURE: Kind.CREATURE,
    CardType.SPELL: Kind.SPELL,
    CardType.SUPPORT: Kind.SUPPORT,
    CardType.QUEST: Kind.QUEST,
}
"""The types of Heroes."""

ELEMENTS = {printed: Element(printed.value) for printed in PrintedElement}


def is_of_heroes(facts: Facts) -> bool:
    """Whether a card is one of Heroes, whose texts are read; classic cards are kept with facts and text only."""
    return facts.game is Game.HEROES and facts.type in KINDS


def facts_of(card: Card, abilities: tuple[Ability, ...], back: str = "") -> CardFacts:
    """A card as the engine wants it; `back` is the name of its second face.

    Raises:
        KeyError: it is a card of the classic game.
    """
    printed = card.facts
    return CardFacts(
        printed.name,
        KINDS[printed.type],
        cost=printed.cost if isinstance(printed.cost, int) else 0,
        strike=printed.strike or 0,
        life=printed.life or 0,
        elements=tuple(ELEMENTS[element] for element in printed.elements),
        classes=printed.classes,
        abilities=abilities,
        costs_x=printed.cost == X,
        back=back,
        text=card.text,
    )


def is_second_face(abilities: tuple[Ability, ...]) -> bool:
    """Whether the text is that of a face which only «переверните» reaches (part 7, Обращённый)."""
    return any(isinstance(it, Keyword) and it.name is KeywordName.CONVERTED for it in abilities)


def plays_whole(card: CardFacts) -> bool:
    """Whether no part of the card's text is left to be played by hand."""
    return not any(isinstance(ability, ByHand) for ability in card.abilities)
