"""The numbers that belong to a card (`Stat`), now or as last known (403)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.numbers import E_COUNTER, E_KEYWORD, E_LIFE, E_REINFORCE, E_WEAKEN, KEYWORD, PLAY
from app.engine.heroes.state import Effect, Ghost
from app.engine.terms import Element, KeywordName, Stat

POISON: Final = KEYWORD[KeywordName.POISON]


def life(game: Game, row: int) -> int:
    """The current level of life (504): maximal lives less wounds."""
    return face(game, row).life - game.state.wounds[row]


def strike(game: Game, row: int) -> int:
    return max(face(game, row).strike, 0)


def laid(effects: tuple[Effect, ...], kind: int) -> int:
    """The sum of effects of a kind."""
    return sum(effect.number for effect in effects if effect.kind == kind)


def stat(game: Game, row: int, which: Stat) -> int:
    """The number now."""
    return _STATS[which](game, row)


def stat_of(game: Game, uid: int, which: Stat) -> int:
    """The number now, or as last known when the card has left play."""
    row = game.state.row(uid)
    if row < 0 or game.state.zone[row] != PLAY:
        ghost = game.ghost(uid)
        if ghost is not None:
            return _ghost_stat(game, ghost, which)
    return stat(game, row, which) if row >= 0 else 0


def _elements(elements: tuple[Element, ...]) -> int:
    return sum(element is not Element.NEUTRAL for element in elements)


def _ghost_stat(game: Game, ghost: Ghost, which: Stat) -> int:
    facts = game.book.facts[ghost.facts]
    return {
        Stat.COST: ghost.cost,
        Stat.PRINTED_COST: facts.cost,
        Stat.STRIKE: max(ghost.strike, 0),
        Stat.LIFE: ghost.life,
        Stat.MAX_LIFE: ghost.max_life,
        Stat.START_LIFE: facts.life,
        Stat.WOUNDS: ghost.wounds,
        Stat.EXTRA_LIFE: max(laid(ghost.effects, E_LIFE), 0),
        Stat.COUNTERS: laid(ghost.effects, E_COUNTER),
        Stat.REINFORCEMENTS: laid(ghost.effects, E_REINFORCE),
        Stat.WEAKENINGS: laid(ghost.effects, E_WEAKEN),
        Stat.ELEMENTS: _elements(facts.elements),
        Stat.POISON: max((it.number for it in ghost.effects if it.kind == E_KEYWORD and it.what == POISON), default=0),
    }[which]


_STATS: Final[dict[Stat, Callable[[Game, int], int]]] = {
    Stat.COST: lambda game, row: face(game, row).cost,
    Stat.PRINTED_COST: lambda game, row: game.book.facts[game.state.facts[row]].cost,
    Stat.STRIKE: strike,
    Stat.LIFE: life,
    Stat.MAX_LIFE: lambda game, row: face(game, row).life,
    Stat.START_LIFE: lambda game, row: face(game, row).start_life,
    Stat.WOUNDS: lambda game, row: game.state.wounds[row],
    Stat.EXTRA_LIFE: lambda game, row: max(laid(game.state.effects[row], E_LIFE), 0),
    Stat.COUNTERS: lambda game, row: laid(game.state.effects[row], E_COUNTER),
    Stat.REINFORCEMENTS: lambda game, row: laid(game.state.effects[row], E_REINFORCE),
    Stat.WEAKENINGS: lambda game, row: laid(game.state.effects[row], E_WEAKEN),
    Stat.ELEMENTS: lambda game, row: _elements(face(game, row).elements),
    Stat.POISON: lambda game, row: keyword_number(game, row, POISON),
}
