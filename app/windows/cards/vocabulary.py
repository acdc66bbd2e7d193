"""What types, elements and rarities are called on the screen, and how they look."""

from __future__ import annotations

from app.table.faces.face import Element as FaceElement
from app.table.faces.palette import PALETTES
from carddb.facts import Card, CardType, Element, Facts, Game, Rarity

HEROES_TYPES = (CardType.CREATURE, CardType.SPELL, CardType.SUPPORT, CardType.HERO, CardType.QUEST)


def type_message(kind: CardType) -> str:
    """The message that names a type."""
    return f"browser.type.{kind.value}"


def element_message(element: Element | None) -> str:
    """The message that names an element; None is neutral."""
    return f"browser.element.{element.value if element else 'neutral'}"


def rarity_message(rarity: Rarity) -> str:
    """The message that names a rarity."""
    return f"browser.rarity.{rarity.value}"


def game_message(game: Game) -> str:
    """The message that names a game."""
    return f"browser.game.{game.value}"


def colour_of(element: Element | None) -> str:
    """The colour that stands for an element."""
    return PALETTES[FaceElement(element.value) if element else FaceElement.NEUTRAL].bright


def colours_of(facts: Facts) -> tuple[str, ...]:
    """The colours of a card's elements, at least one."""
    return tuple(colour_of(element) for element in facts.elements) or (colour_of(None),)


def class_line(card: Card) -> str:
    """The classes as they stand on the plate."""
    return " · ".join(card.facts.classes)
