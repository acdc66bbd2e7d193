"""Swapped seats give the mirrored game: randomness is drawn in turn order, and no rule looks at a seat's number."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from app.engine.match import Match
from tests.engine import boxes

HEROES = {1: 2, 2: 1}
"""The heroes' ids follow the seats; all others follow what happens."""


def sides(match: Match) -> list[tuple[object, ...]]:
    """What each seat has, by seat."""
    state, game = match.game.state, match.game
    found = []
    for seat in (0, 1):
        squad = [(game.name(row), state.wounds[row], state.closed[row]) for row in state.squad[seat]]
        zones = (state.hand, state.deck, state.graveyard)
        cards = [[game.name(row) for row in zone[seat]] for zone in zones]
        found.append((squad, cards, state.open_coins[seat], state.closed_coins[seat]))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_swapped_seats_give_the_mirrored_game(seed: int) -> None:
    """The same choices, the same cards, the other way round; the winner is the other seat."""
    setup = replace(boxes.setup(seed, seed + 3, seed), first=0)
    mirrored = replace(setup, seats=(setup.seats[1], setup.seats[0]), first=1)
    one, other = Match.start(setup), Match.start(mirrored)
    chance = random.Random(seed)
    while one.decision is not None and other.decision is not None:
        assert (one.decision.seat, len(one.decision.options)) == (1 - other.decision.seat, len(other.decision.options))
        option = boxes.any_option(one, chance.randrange(1 << 30))
        one.choose(option)
        swapped = option._replace(
            card=HEROES.get(option.card, option.card), target=HEROES.get(option.target, option.target)
        )
        other.choose(swapped)
        assert sides(one) == sides(other)[::-1]
    assert one.outcome is not None
    assert other.outcome is not None
    assert one.outcome.winner == (None if other.outcome.winner is None else 1 - other.outcome.winner)
