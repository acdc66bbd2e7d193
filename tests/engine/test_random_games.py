"""Random games of the starter decks: nothing breaks, nothing is lost, everything can be had again."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

from app.engine.decision import Option, answer_from_json, answer_to_json
from app.engine.heroes.edition import ED12, ED15
from app.engine.heroes.invariants import broken
from app.engine.match import Match
from tests.engine import boxes

GAMES = 500
SHARE = 25
LONGEST = 300
"""Turns; a random game that is longer would say something is wrong."""


def play(match: Match, seed: int, watch: bool = False) -> list[Option]:
    """Play to the end at random; returns the answers."""
    chance = random.Random(seed)
    answers = []
    while match.decision is not None:
        answers.append(boxes.any_option(match, chance.randrange(1 << 30)))
        match.choose(answers[-1])
        if watch:
            assert broken(match.game) == []
            assert match.game.state.turn <= LONGEST
    return answers


@pytest.mark.parametrize("first", range(0, GAMES, SHARE))
def test_random_games_end_with_every_invariant_kept(first: int) -> None:
    """500 games, both editions: cards conserved, one zone a card, lives as part 7 sums them, no negative coins …"""
    for seed in range(first, first + SHARE):
        match = boxes.start(seed, seed // 10, seed, ED15 if seed % 2 else ED12)
        play(match, seed, watch=True)
        assert match.outcome is not None
        assert match.outcome.ending != "endless chain"


@pytest.mark.parametrize("seed", range(6))
def test_the_same_answers_give_the_same_game(seed: int) -> None:
    """Set-up and answers fix the whole game: digest and events."""
    match = boxes.start(seed, seed + 3, seed)
    answers = play(match, seed)
    again = boxes.start(seed, seed + 3, seed)
    for answer in answers:
        again.choose(answer)
    assert again.digest() == match.digest()
    assert again.events == match.events


def test_another_process_with_another_hash_seed_replays_to_the_same_digest() -> None:
    """Nothing hangs on `hash()` or on the order of sets."""
    match = boxes.start(1, 2, 7)
    answers = play(match, 7)
    plain = {"setup": match.setup.to_json(), "answers": [answer_to_json(it) for it in answers]}
    run = subprocess.run(
        [sys.executable, "-c", _REPLAY],
        input=json.dumps(plain),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "12345"},
    )
    assert run.stdout.strip() == match.digest()


_REPLAY = """
import json, sys
from app.engine.decision import answer_from_json
from app.engine.facts import MatchSetup
from app.engine.match import Match
plain = json.load(sys.stdin)
match = Match.start(MatchSetup.from_json(plain["setup"]))
for answer in plain["answers"]:
    match.choose(answer_from_json(answer))
print(match.digest())
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_has_the_same_future_and_leaves_the_original_alone(seed: int) -> None:
    """A copy taken at any decision plays on as the original does, and neither touches the other."""
    match = boxes.start(seed, seed + 5, seed)
    chance = random.Random(seed)
    while match.decision is not None:
        copy, before, number = match.copy(), match.digest(), chance.randrange(1 << 30)
        copy.choose(boxes.any_option(copy, number))
        assert match.digest() == before
        match.choose(boxes.any_option(match, number))
        assert copy.digest() == match.digest()


@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_on_from_its_json_at_any_decision(seed: int) -> None:
    """In the middle of an ability too: the same question with the same options."""
    match = boxes.start(seed, seed + 7, seed)
    chance, count = random.Random(seed), 0
    while match.decision is not None:
        if count % 11 == seed:
            again = Match.from_json(json.loads(json.dumps(match.to_json())))
            assert (again.digest(), again.decision) == (match.digest(), match.decision)
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
        count += 1


def test_answers_are_kept_by_content() -> None:
    """Every answer of a game comes back from its JSON as it was."""
    answers = play(boxes.start(3, 4, 5), 5)
    assert [answer_from_json(json.loads(json.dumps(answer_to_json(it)))) for it in answers] == answers
