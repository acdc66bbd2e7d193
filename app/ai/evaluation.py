"""How good a situation looks to a seat: a sum over a small table of weights."""

from __future__ import annotations

from app.engine.terms import Kind, Zone
from app.engine.view import CardView, View

GIVES_UP_AT = -12.0
"""A computer player accepts a draw when its situation looks as bad as that, in `WEIGHTS`' unit."""

WEIGHTS = {
    "hero life": 1.0,
    "strike": 1.1,
    "life": 0.8,
    "creature": 0.6,
    "card": 1.2,
    "coin": 0.4,
}
"""The unit is one life of a hero."""


def _creature(card: CardView) -> float:
    return WEIGHTS["creature"] + WEIGHTS["strike"] * card.strike + WEIGHTS["life"] * card.life


def seen_worth(view: View) -> float:
    """What a seat can see of its own worth, less what it sees of the other's."""
    sides = [0.0, 0.0]
    for card in view.cards:
        if card.zone is not Zone.PLAY:
            continue
        if card.kind is Kind.HERO:
            sides[card.controller] += WEIGHTS["hero life"] * card.life
        elif card.kind is Kind.CREATURE:
            sides[card.controller] += _creature(card)
    for player in view.players:
        sides[player.seat] += WEIGHTS["card"] * len(player.hand) + WEIGHTS["coin"] * player.coins
    return sides[view.seat] - sides[1 - view.seat]


def accepts_draw(view: View) -> bool:
    """Whether a computer player in this seat would rather have a draw."""
    return seen_worth(view) <= GIVES_UP_AT
