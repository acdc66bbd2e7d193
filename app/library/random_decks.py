"""Legal decks made by chance, out of any cards: for soaking the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.chance import Chance
from app.engine.errors import BadSetup
from app.engine.facts import CardFacts
from app.engine.message import message
from app.engine.program import DeckRule
from app.engine.terms import Kind
from app.library.fits import NotPrinted, fits
from app.library.library import is_for_decks

SIZE = 40
COPIES = 3


@dataclass(frozen=True, slots=True)
class RandomDeck:
    """A hero and forty cards that may go with it."""

    hero: CardFacts
    cards: tuple[CardFacts, ...]


def random_deck(cards: Sequence[CardFacts], chance: Chance, wanted: CardFacts | None = None) -> RandomDeck:
    """A legal deck; with `wanted` among its cards, if any hero may lead it.

    Raises:
        BadSetup: there is no hero, or no card for any.
    """
    heroes = [card for card in cards if card.kind is Kind.HERO]
    plain = [card for card in cards if is_for_decks(card)]
    chance.shuffle(heroes)
    heroes.sort(key=lambda hero: wanted is not None and wanted is not hero and not may_lead(hero, wanted))
    for hero in heroes:
        fitting = [card for card in plain if may_lead(hero, card)]
        if fitting:
            first = [wanted] * COPIES if wanted in fitting and wanted is not None else []
            return RandomDeck(hero, tuple(_filled(first, fitting, chance)))
    raise BadSetup(message("engine.no_deck"))


def _filled(deck: list[CardFacts], fitting: Sequence[CardFacts], chance: Chance) -> list[CardFacts]:
    """Up to three of each card, until there are forty; of a small list more of each."""
    copies = max(COPIES, -(-SIZE // len(fitting)))
    order = list(fitting)
    chance.shuffle(order)
    for card in order:
        if len(deck) >= SIZE:
            break
        if card not in deck:
            deck += [card] * min(1 + chance.below(copies), most_copies(card, copies), SIZE - len(deck))
    while len(deck) < SIZE:
        deck.append(order[chance.below(len(order))])
    return deck


def may_lead(hero: CardFacts, card: CardFacts) -> bool:
    """Whether the hero's elements and both texts allow the card in a deck (106.3.3)."""
    allowed = not card.elements or not set(card.elements).isdisjoint(hero.elements)
    for rule in (each for each in hero.abilities if isinstance(each, DeckRule)):
        if rule.what == "also" and _fits(card, rule):
            allowed = True
        if rule.what == "only" and not _fits(card, rule):
            return False
    led = [each for each in card.abilities if isinstance(each, DeckRule) and each.what == "hero" and each.hero]
    return allowed and all(_hero_fits(hero, rule) for rule in led)


def most_copies(card: CardFacts, usual: int) -> int:
    """How many copies the card's own text allows."""
    rules = [each for each in card.abilities if isinstance(each, DeckRule) and each.what == "copies" and not each.of]
    return min([usual, *(rule.number for rule in rules if rule.number)])


def _fits(card: CardFacts, rule: DeckRule) -> bool:
    try:
        return rule.of is None or fits(card, rule.of)
    except NotPrinted:
        return False


def _hero_fits(hero: CardFacts, rule: DeckRule) -> bool:
    try:
        return rule.hero is None or fits(hero, rule.hero)
    except NotPrinted:
        return False
