"""The strongest player: plans of its own turn, each tried against the best answer to it in several guesses."""

from __future__ import annotations

from app.ai.greedy import GreedyPlayer
from app.ai.knowledge import Knowledge
from app.ai.player import Clock, seed_of
from app.ai.search import Budget, Thought, distinct, settle, spread
from app.ai.worth import worth
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.errors import IllegalChoice
from app.engine.match import Match
from app.engine.view import View

GUESSES = 4
PLANS = 5
"""Plans of a turn, or answers to a question, that are thought through."""
WORK, WIDTH, DEPTH = 500, 4, 8
"""Answers tried to make the plans."""
REPLY_WORK, REPLY_WIDTH = 200, 2
"""Answers tried for each turn that is played on."""
TURNS = 2
"""The turn under way and the one after it."""

Answers = tuple[Option, ...]
"""A plan: answers in a row."""


class MasterPlayer(GreedyPlayer):
    """Thinks of the other's answer. A clock ends it between two rounds of guesses; it answers with what it has."""

    def think(self, match: Match, view: View, knowledge: Knowledge, clock: Clock) -> Answers:
        """The plan that is worth most over some guesses of what is hidden."""
        decision = match.decision
        assert decision is not None
        plans = _plans(match, decision, clock)
        sums = dict.fromkeys(plans, 0.0)
        seed = seed_of(view)
        for number in range(GUESSES if len(plans) > 1 else 0):
            guess = match if number == 0 else knowledge.imagine(view, Chance(seed + number))
            values = [_value(guess, plan, view.seat, clock) for plan in plans]
            if clock.over():
                break
            for plan, value in zip(plans, values, strict=True):
                sums[plan] += value
        return max(plans, key=lambda plan: sums[plan])


def _plans(match: Match, decision: Decision, clock: Clock) -> list[Answers]:
    """What is worth thinking through, the likeliest first."""
    if decision.kind is not Ask.TURN:
        return [(option,) for option in spread(distinct(match, decision), PLANS)]
    lines = Thought(match, Budget(WORK, clock)).best_turn(WIDTH, DEPTH)
    return [line.answers for line in lines[:PLANS]]


def _value(guess: Match, plan: Answers, seat: int, clock: Clock) -> float:
    """What a plan is worth in a guess, when both then play their best as far as they see.

    A plan of a turn is all that is done in it; after an answer in the middle of one, that turn goes on.
    """
    match = guess.copy()
    is_free = guess.is_free
    try:
        for answer in plan:
            match.choose(answer)
    except IllegalChoice:
        pass  # what is hidden went another way here: the turn goes on from where the plan ends
    match, _ = settle(match, Budget(REPLY_WORK, clock))
    turn = guess.game.state.turn
    if is_free and match.game.state.turn == turn:
        match = _end_turn(match, clock)
    for _ in range(TURNS):
        if match.game.state.turn < turn + TURNS:
            match = _after_turn(match, clock)
    return worth(match, seat)


def _after_turn(match: Match, clock: Clock) -> Match:
    """The match after the best that the seat which may choose now can do in its turn, and the end of that turn."""
    if not match.is_free:
        return match
    best = Thought(match, Budget(REPLY_WORK, clock)).best_turn(REPLY_WIDTH, DEPTH)[0].match
    return _end_turn(best.copy(), clock)


def _end_turn(match: Match, clock: Clock) -> Match:
    decision = match.decision
    if decision is None or not match.is_free:
        return match
    match.choose(next((option for option in decision.options if option.act is Act.END_TURN), decision.options[0]))
    return settle(match, Budget(REPLY_WORK, clock))[0]
