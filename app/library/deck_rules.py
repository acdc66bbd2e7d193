"""What card texts say about decks, as the catalogue's judge wants it: descriptions become sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.engine.facts import CardFacts
from app.engine.program import DeckRule as Said
from app.engine.program import Filter, Keyword, Number
from app.engine.terms import KeywordName
from app.library.fits import NotPrinted, fits
from carddb.facts import CardKey
from carddb.legality import DeckRule, RuleKind

HORDE_COPIES = 5
"""Part 7, Орда."""

_NEVER = (KeywordName.CREATED, KeywordName.PLACED, KeywordName.CONVERTED)

Deck = Mapping[CardKey, CardFacts]
"""The cards of a deck, its hero among them."""


def deck_rules(deck: Deck) -> dict[CardKey, tuple[DeckRule, ...]]:
    """The rules of every card of a deck that has some, over the cards of this deck."""
    found = {key: tuple(_rules(facts, deck)) for key, facts in deck.items()}
    return {key: rules for key, rules in found.items() if rules}


def _rules(facts: CardFacts, deck: Deck) -> Iterable[DeckRule]:
    for ability in facts.abilities:
        if isinstance(ability, Said):
            cards = _meant(ability.hero if ability.what == "hero" else ability.of, deck)
            yield DeckRule(RuleKind(ability.what), ability.number or 0, cards)
        elif isinstance(ability, Keyword) and ability.name is KeywordName.HORDE:
            copies = ability.number.n if isinstance(ability.number, Number) else HORDE_COPIES
            yield DeckRule(RuleKind.COPIES, copies)
        elif isinstance(ability, Keyword) and ability.name in _NEVER:
            yield DeckRule(RuleKind.NEVER)


def _meant(of: Filter | None, deck: Deck) -> frozenset[CardKey] | None:
    """The cards of the deck that a description means; a description that no printed card can fit means none."""
    if of is None:
        return None
    try:
        return frozenset(key for key, facts in deck.items() if fits(facts, of))
    except NotPrinted:
        return frozenset()
