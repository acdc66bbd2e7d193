"""Computer players: legal, blind to what is hidden, the better one wins."""

from __future__ import annotations

import copy
import doctest
from dataclasses import replace
from typing import Any

import pytest

from app.ai import search
from app.ai.arena import Game, play, seed_for
from app.ai.knowledge import Knowledge, seen_of
from app.ai.player import Untimed
from app.ai.players import PLAYERS, player
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, HandAct, Tool
from app.engine.decision import ByHand as HandAnswer
from app.engine.heroes.numbers import DECK, HAND
from app.engine.match import Match
from tests.ai.decks import DECK as LIST
from tests.ai.decks import POOL, setup

KNOWLEDGE = Knowledge(POOL, (LIST, ()))


def middle(answers: int = 60, seed: int = 2) -> Match:
    """A match in its middle, seat 0 to choose freely."""
    match, chance = Match.start(setup(seed)), Chance(seed)
    while (decision := match.decision) is not None:
        answers -= 1
        if answers < 0 and decision.kind is Ask.TURN and decision.seat == 0 and len(decision.options) > 3:
            return match
        match.choose(decision.options[chance.below(len(decision.options))])
    raise AssertionError("the game was over before")


def with_other_secrets(match: Match) -> Match:
    """The same match with other cards wherever seat 0 doesn't know them, and other chance."""
    plain: dict[str, Any] = copy.deepcopy(match.to_json())
    state = plain["state"]
    for owner, zones in ((0, (DECK,)), (1, (HAND, DECK))):
        hidden = [
            row
            for row, zone in enumerate(state["zone"])
            if zone in zones and state["owner"][row] == owner and not state["known"][row] & 1
        ]
        facts = [state["facts"][row] for row in hidden]
        for row, number in zip(hidden, facts[7:] + facts[:7], strict=True):
            state["facts"][row] = number
    state["chance"] = 12345
    return Match.from_json(plain)


def test_the_examples_of_the_search_are_true() -> None:
    """The doctests of `app.ai.search`."""
    assert doctest.testmod(search).failed == 0


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    """Neither the other's cards nor the order of a deck nor the random state show in it."""
    match = middle()
    assert with_other_secrets(match).view(0, log=False) == match.view(0, log=False)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_move_does_not_change_with_what_is_hidden(name: str) -> None:
    """Same view, same move."""
    match = middle()
    moves = {
        player(name).choose(each.view(0, log=False), KNOWLEDGE, Untimed())
        for each in (match, with_other_secrets(match), match)
    }
    assert len(moves) == 1


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_match_looks_the_same(seed: int) -> None:
    """What the seat knows is the same in every guess, and the same question waits."""
    match = middle(seed=seed)
    view = match.view(0, log=False)
    guess = KNOWLEDGE.imagine(view, Chance(seed))
    seen = guess.view(0, log=False)
    assert seen.decision == view.decision
    assert (seen.cards, seen.queue) == (view.cards, view.queue)


def test_an_imagined_own_deck_is_made_of_what_is_left() -> None:
    """A player knows its own list."""
    match = middle()
    view = match.view(0, log=False)
    guess = KNOWLEDGE.imagine(view, Chance(3))
    state = guess.game.state
    deck = sorted(guess.game.book.facts[state.facts[row]].id for row in state.deck[0])
    real = match.game.state
    assert deck == sorted(match.game.book.facts[real.facts[row]].id for row in real.deck[0])
    assert seen_of(view, 0).total() >= len(LIST) - len(deck)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_game_of_computers_is_the_same_every_time(name: str) -> None:
    """Set-up alone fixes it."""
    assert play(setup(7), (name, name), Knowledge(POOL)) == play(setup(7), (name, name), Knowledge(POOL))


def test_the_planner_beats_chance() -> None:
    """Seat-swapped games: at least four in five."""
    knowledge = Knowledge(POOL)
    won = 0
    for number in range(20):
        sides = ("greedy", "random") if number % 2 == 0 else ("random", "greedy")
        played = play(setup(seed_for(1, number)), sides, knowledge)
        won += played.winner is not None and sides[played.winner] == "greedy"
    assert won >= 16


def test_the_planner_takes_the_win() -> None:
    """A hero with one life left and a strike that reaches it."""
    match = middle()
    hero = match.view(0).players[1].hero
    life = match.view(0).card(hero).life
    match.choose(HandAnswer(0, HandAct(Tool.WOUND, card=hero, number=life - 1)))
    game = Game(setup(1), ("greedy", "greedy"), Knowledge(POOL))
    game.match = match
    for _ in range(12):
        if match.decision is None or match.decision.seat == 1:
            break
        game.step()
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_the_planner_puts_dear_cards_back() -> None:
    """301.7."""
    match = Match.start(replace(setup(5), first=0))
    decision = match.decision
    assert decision is not None
    assert decision.kind is Ask.MULLIGAN
    view = match.view(decision.seat)
    dear = [option for option in decision.options if option.card and view.card(option.card).cost >= 5]
    answer = player("greedy").choose(view, KNOWLEDGE, Untimed())
    assert (answer in dear) if dear else (answer.act is not Act.RETURN)
