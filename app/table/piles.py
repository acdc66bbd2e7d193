"""Equal cards of a row lie in one pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine.view import AbilityView, CardView, View

PILE_FROM = 3
"""So many equal cards make a pile; two are as easily seen apart."""


def _kept(ability: AbilityView) -> AbilityView:
    return replace(ability, id=0)


def sameness(card: CardView) -> CardView:
    """The card without what tells equal ones apart; equal results mean that it makes no difference which is taken."""
    return replace(card, id=0, abilities=tuple(map(_kept, card.abilities)))


def piles_of(view: View, cards: Iterable[int], apart: frozenset[int] = frozenset()) -> tuple[tuple[int, ...], ...]:
    """The row's cards in piles, in the order of each pile's first card.

    Cards in `apart` lie alone (something happens to them, or they are pointed at); so does a card with parts.
    """
    known = {card.id: card for card in view.cards}
    piles: dict[object, list[int]] = {}
    for card_id in cards:
        card = known[card_id]
        alone = card_id in apart or card.parts or card.mined or card.hidden
        piles.setdefault(card_id if alone else sameness(card), []).append(card_id)
    groups: list[tuple[int, ...]] = []
    for pile in piles.values():
        groups.extend([tuple(pile)] if len(pile) >= PILE_FROM else [(one,) for one in pile])
    place = {card_id: index for index, card_id in enumerate(cards)}
    return tuple(sorted(groups, key=lambda pile: place[pile[0]]))
