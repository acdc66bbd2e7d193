"""Why not: what can't be done is told in words, with the paragraph."""

from __future__ import annotations

import random

import pytest

from app.controller.gestures import gestures
from app.engine.decision import Act, Ask, Option
from app.engine.match import Match
from app.words import Tongue
from app.words.paragraphs import gist
from tests.table.games import session, setup

DECKS = ("wolf-hundred", "green-guard"), ("frog-company", "iron-krom")


def own_turn(seed: int = 3) -> Match:
    """A game played by chance up to a turn in which something can strike."""
    match, chance = Match.start(setup(*DECKS[0], seed)), random.Random(seed)
    while (decision := match.decision) is not None:
        if decision.kind is Ask.TURN and any(option.act is Act.STRIKE for option in decision.options):
            return match
        match.choose(chance.choice(decision.options))
    raise AssertionError("nothing ever strikes")


def test_a_strike_at_ones_own_hero_is_told_off() -> None:
    """507.2: nobody attacks his own side."""
    match = own_turn()
    decision = match.decision
    assert decision is not None
    strike = next(option for option in decision.options if option.act is Act.STRIKE)
    own = match.view(decision.seat).players[decision.seat].hero
    refusal = match.why_not(strike._replace(target=own))
    assert refusal is not None
    assert refusal.paragraph == "507.2"
    assert match.decision == decision


def test_what_is_offered_has_no_reason_against_it() -> None:
    """An option of the decision is right as it stands."""
    match = own_turn()
    decision = match.decision
    assert decision is not None
    assert [match.why_not(option) for option in decision.options] == [None] * len(decision.options)


def test_a_drop_that_means_nothing_is_taken_for_what_the_card_does() -> None:
    """A creature that strikes and shoots was to strike."""
    match = own_turn()
    decision = match.decision
    assert decision is not None
    strike = next(option for option in decision.options if option.act is Act.STRIKE)
    assert gestures(decision).meant(strike.card, 999) == Option(Act.STRIKE, strike.card, target=999)
    assert gestures(decision).meant(999, strike.target) is None


@pytest.mark.parametrize(("first", "second"), DECKS)
def test_every_reason_of_a_game_is_told_in_words(first: str, second: str) -> None:
    """No paragraph stands alone: its gist is told beside it."""
    made = session(setup(first, second, 5), ("random", "random"))
    match, chance, met = made.match, random.Random(5), set()
    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        if decision.kind is Ask.TURN:
            met.update(refusal.paragraph for refusal in match.refused(decision.seat))
        match.choose(chance.choice(decision.options))
    assert {"107.5", "501.2"} <= met
    assert [paragraph for paragraph in met if not gist(paragraph, Tongue.RUSSIAN)] == []
