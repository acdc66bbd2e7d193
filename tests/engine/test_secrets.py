"""A seat's view holds what that seat may know and nothing else."""

from __future__ import annotations

import json
import random

import pytest

from app.engine.chance import Chance
from app.engine.decision import Ask
from app.engine.event import Moved, Revealed
from app.engine.heroes.faces import forget
from app.engine.heroes.numbers import PLAY
from app.engine.heroes.run import run
from app.engine.heroes.secrets import knows_card
from app.engine.match import Match
from app.engine.view import View
from tests.engine import boxes

SEEDS = range(8)


def middle(seed: int, answers: int = 60) -> Match:
    """A match in the middle of a random game."""
    match, chance = boxes.start(seed, seed + 4, seed), random.Random(seed)
    for _ in range(answers):
        if match.decision is None:
            break
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
    return match


def with_other_secrets(match: Match, seat: int, chance: random.Random) -> Match:
    """The same match with every card that the seat doesn't know turned into another one, and another chance to come."""
    made = match.copy()
    game = made.game
    for row in range(len(game.state.facts)):
        if not knows_card(game, row, seat) and game.state.zone[row] != PLAY:
            game.state.facts[row] = chance.randrange(1, len(game.book.facts))
    for deck in game.state.deck:
        if not any(knows_card(game, row, seat) for row in deck):
            chance.shuffle(deck)
    game.state.chance.state = chance.randrange(1 << 60)
    forget(game)
    game.state.unsettled = match.game.state.unsettled
    if made.decision is not None and made.decision.seat == seat:
        game.decision = None
        run(game)
    return made


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_does_not_change_when_hidden_cards_do(seed: int, seat: int) -> None:
    """Neither hands of the other nor any deck's order nor the random state can be read from a view."""
    match = middle(seed)
    other = with_other_secrets(match, seat, random.Random(seed))
    assert other.view(seat, log=False) == match.view(seat, log=False)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_survives_json(seed: int) -> None:
    """A view goes to a player's process and is the same there."""
    view = middle(seed).view(seed % 2)
    assert View.from_json(json.loads(json.dumps(view.to_json()))) == view


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_events_name_no_card_that_the_seat_does_not_know(seed: int, seat: int) -> None:
    """The other's draws, mulligans and looks are seen as counts."""
    hidden = [event for event in middle(seed).events if isinstance(event, Moved | Revealed)]
    for event in hidden:
        seen = event.seen_by(seat)
        if isinstance(event, Moved) and isinstance(seen, Moved):
            knows = (event.known_before | event.known_after) >> seat & 1
            assert bool(seen.card.name) == bool(knows)
        elif isinstance(event, Revealed) and isinstance(seen, Revealed) and not event.to >> seat & 1:
            assert {card.name for card in seen.cards} == {""}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_asks_the_seat_the_same_question(seed: int) -> None:
    """The seat's own options hang on nothing that it doesn't know."""
    match = middle(seed)
    if match.decision is None:
        pytest.skip("the game is over")
    seat = match.decision.seat
    guess = Match.guess(match.view(seat, log=False), Chance(seed), (boxes.cards()[20:60], boxes.cards()[20:60]))
    assert guess.decision is not None
    assert guess.decision.options == match.decision.options


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guess_plays_to_the_end(seed: int) -> None:
    """It is a whole match: decks, hands and chance of its own."""
    match = middle(seed, 40)
    if match.decision is None or match.decision.kind is not Ask.TURN:
        pytest.skip("nobody's turn to think in")
    view, chance = match.view(match.decision.seat, log=False), random.Random(seed)
    guess = Match.guess(view, Chance(seed), (boxes.cards()[20:60], boxes.cards()[20:60]))
    for _ in range(2000):
        if guess.decision is None:
            break
        guess.choose(boxes.any_option(guess, chance.randrange(1 << 30)))
    assert guess.outcome is not None


def test_hands_and_decks_keep_their_sizes_in_a_guess() -> None:
    """Every unknown place gets a card."""
    match = middle(3)
    guess = Match.guess(match.view(0, log=False), Chance(1), (boxes.cards()[20:60], boxes.cards()[20:60]))
    for name in ("hand", "deck", "graveyard", "squad"):
        sizes = [[len(rows) for rows in getattr(it.game.state, name)] for it in (match, guess)]
        assert sizes[0] == sizes[1], name
