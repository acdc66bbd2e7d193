"""Games of made-up cards with random texts over the whole language: whatever a card says, the engine plays it."""

from __future__ import annotations

import random

import pytest

from app.engine import program
from app.engine.facts import MatchSetup, SeatSetup
from app.engine.heroes.edition import ED12, ED15
from app.engine.heroes.invariants import broken
from app.engine.heroes.look import CONDITIONS, TESTS, VALUES, WHO
from app.engine.heroes.ops import HANDLERS
from app.engine.match import Match
from tests.engine import made_up

BOXES = 120
SHARE = 10
LONGEST = 500


def play(seed: int) -> Match:
    """A game of one made-up box against itself."""
    cards = made_up.box(seed)
    chance = random.Random(seed)
    names = [card.name for card in cards[5:]]
    deck = (*names, *(name for name in names if chance.random() < 0.6))
    seats = (SeatSetup("А", "Герой 0", deck, ("Гном",)), SeatSetup("Б", "Герой 1", deck))
    match = Match.start(MatchSetup(seats, cards, seed, ED15 if seed % 2 else ED12))
    for _ in range(LONGEST):
        if match.decision is None:
            break
        options = match.decision.options
        assert len(set(options)) == len(options) > 0
        match.choose(options[chance.randrange(len(options))])
        assert broken(match.game) == []
    return match


@pytest.mark.parametrize("first", range(0, BOXES, SHARE))
def test_no_text_breaks_a_game(first: int) -> None:
    """Every instruction with every selector: no exception, every invariant kept, no empty or doubled options."""
    for seed in range(first, first + SHARE):
        match = play(seed)
        assert match.outcome is None or match.outcome.ending != "endless chain"


@pytest.mark.parametrize(
    ("family", "table"),
    [(program.Test, TESTS), (program.Who, WHO), (program.Value, VALUES), (program.Condition, CONDITIONS)],
)
def test_every_descriptive_node_can_be_evaluated(family: type, table: dict[type, object]) -> None:
    """A node that the grammar may build has its function."""
    assert [it.__name__ for it in made_up.subclasses(family) if it not in table] == []


def test_every_act_is_executed_or_lowered() -> None:
    """An act is an instruction of its own, or a way of putting acts together that lowering takes apart."""
    composed = {
        program.Sequence, program.Separately, program.OnlyIfDone, program.May, program.If, program.ChooseDo,
        program.ForEach, program.Times, program.RepeatUntil, program.Random, program.PayOrElse, program.KeywordAct,
    }  # fmt: skip
    assert [it.__name__ for it in made_up.do_nodes() if it not in HANDLERS and it not in composed] == []
