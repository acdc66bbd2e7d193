"""Golden numbers: how many lines of play ten situations have, and what five whole games tell.

They change when the rules change. When a change is meant, run this file as a script and put its output in their places.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b

import pytest

from app.engine import codec
from app.engine.match import Match
from tests.engine import boxes, practice

DEPTH = 3


def situation(number: int) -> Match:
    """A position some turns into a random game."""
    match, chance = practice.start(100 + number), random.Random(number)
    for _ in range(24 + 2 * number):
        assert match.decision is not None
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
    return match


def perft(match: Match, depth: int) -> int:
    """The lines of play of that many answers; a game that is over ends its line."""
    if depth == 0 or match.decision is None:
        return 1
    options = match.decision.options
    if depth == 1:
        return len(options)
    count = 0
    for option in options:
        copy = match.copy()
        copy.choose(option)
        count += perft(copy, depth - 1)
    return count


def story(number: int) -> str:
    """A digest of everything that a random game tells."""
    match, chance = practice.start(200 + number), random.Random(number)
    while match.decision is not None:
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
    told = json.dumps([codec.encode(event) for event in match.events], ensure_ascii=False)
    return f"{len(match.events)} {blake2b(told.encode(), digest_size=8).hexdigest()}"


PERFT = (673, 232, 117, 108, 94, 4, 166, 280, 445, 220)
STORIES = (
    "281 31adc5c5a4561397",
    "389 7df69e7b74c40495",
    "1478 dcc5bbb6e1022125",
    "747 c4a8549f5548c9ca",
    "1106 19c1b1b74f69ef12",
)


@pytest.mark.parametrize("number", range(10))
def test_the_lines_of_play_of_ten_situations_are_those_counted(number: int) -> None:
    """Perft to depth 3: an option more or less anywhere shows here."""
    assert perft(situation(number), DEPTH) == PERFT[number]


@pytest.mark.parametrize("number", range(5))
def test_five_whole_games_tell_the_same_events(number: int) -> None:
    """Every event with every field, in order."""
    assert story(number) == STORIES[number]


if __name__ == "__main__":
    print("PERFT = (" + ", ".join(str(perft(situation(number), DEPTH)) for number in range(10)) + ")")
    print("STORIES = (" + ", ".join(f'"{story(number)}"' for number in range(5)) + ")")
