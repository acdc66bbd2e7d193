"""How good a match that a player thinks in is for a seat: a sum over a small table of weights.

It reads the state directly: a search asks this thousands of times a second.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.numbers import KEYWORD, KEYWORDS
from app.engine.heroes.outcome import DRAW
from app.engine.match import Match
from app.engine.terms import KeywordName, Kind

WON = 10_000.0
"""Worth of a game that is won; the sooner the better, so the turn is taken off."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in lives of a hero that has plenty of them."""

    hero_life: float = 1.0
    hero_life_low: float = 1.4
    """More for each of the last lives, below `low`."""
    low: int = 12
    creature: float = 1.0
    strike: float = 1.2
    life: float = 0.9
    ability: float = 0.7
    """For each ability that a creature or support card has besides keywords."""
    keyword: float = 0.4
    poisoned: float = 0.6
    """The part of a creature that is lost when poison kills it within two turns."""
    hero_poison: float = 3.0
    """For each wound a turn that poison gives to a hero."""
    ready: float = 0.35
    """An open creature can defend."""
    support: float = 2.0
    card: float = 1.6
    """A card in hand; the first ones count most."""
    card_more: float = 0.7
    coin: float = 0.5
    prayer: float = 0.5
    effect: float = 0.2


WEIGHTS = Weights()
PLENTY = 4
"""Cards in hand that count in full."""


_KEYWORD_WORTH = [WEIGHTS.keyword] * len(KEYWORDS)
"""By the keyword's number; not all are good to have."""
for _name, _worth in {
    KeywordName.STUN: -1.2,
    KeywordName.VULNERABLE: -1.0,
    KeywordName.SLEEPING: -2.0,
    KeywordName.LAST_STRIKE: -0.5,
    KeywordName.FRENZY: -0.4,
    KeywordName.EXTORTION: -0.4,
    KeywordName.POISON: 0.0,  # by its number, see `_poisoned`
    KeywordName.CREATED: 0.0,
    KeywordName.PLACED: 0.0,
    KeywordName.CONVERTED: 0.0,
    KeywordName.HORDE: 0.0,
    KeywordName.UNIQUE: 0.0,
}.items():
    _KEYWORD_WORTH[KEYWORD[_name]] = _worth
_POISON = KEYWORD[KeywordName.POISON]


def worth(match: Match, seat: int) -> float:
    """What the match is worth to a seat; the other's worth is the opposite."""
    over = match.game.state.over
    if over:
        winner = over[0]
        return 0.0 if winner == DRAW else (1.0 if winner == seat else -1.0) * (WON - match.game.state.turn)
    return _side(match.game, seat) - _side(match.game, 1 - seat)


def _side(game: Game, seat: int) -> float:
    state, w = game.state, WEIGHTS
    squad = state.squad[seat]
    total = _hero(game, squad[0])
    for row in squad[1:]:
        total += _card(game, row)
    cards = len(state.hand[seat])
    total += w.card * min(cards, PLENTY) + w.card_more * max(cards - PLENTY, 0)
    total += w.coin * (state.open_coins[seat] + state.closed_coins[seat]) + w.prayer * state.prayers[seat]
    return total


def _hero(game: Game, row: int) -> float:
    it = face(game, row)
    life = float(it.life - game.state.wounds[row])
    if _POISON in it.keywords:
        life -= WEIGHTS.hero_poison * keyword_number(game, row, _POISON)
    return WEIGHTS.hero_life * life + WEIGHTS.hero_life_low * min(life, WEIGHTS.low)


def _card(game: Game, row: int) -> float:
    it, w = face(game, row), WEIGHTS
    abilities = len(it.activated) + len(it.triggers) + len(it.constants)
    if it.kind is not Kind.CREATURE:
        return w.support + w.ability * abilities
    strike, life = max(it.strike, 0), it.life - game.state.wounds[row]
    total = w.creature + w.strike * strike + w.life * life + w.ability * abilities
    for keyword in it.keywords:
        total += _KEYWORD_WORTH[keyword]
    if _POISON in it.keywords:
        total *= 1 - w.poisoned * min(1.0, 2 * keyword_number(game, row, _POISON) / max(life, 1))
    return total + (0.0 if game.state.closed[row] else w.ready)
