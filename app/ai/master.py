"""The strongest player: several guesses of what is hidden, each played on through its own turn and the answer to it."""

from __future__ import annotations

from app.ai.greedy import by_rule_of_thumb
from app.ai.knowledge import Knowledge
from app.ai.player import Clock, seed_of
from app.ai.search import MOST_ANSWERS, Budget, Thought, distinct, play_turn, settle, spread
from app.ai.worth import worth
from app.engine.chance import Chance
from app.engine.decision import Ask, Decision, Option
from app.engine.match import Match
from app.engine.view import View

GUESSES = 4
LINES = 4
"""First acts of a turn that are thought through."""
WORK = 400
"""Answers tried to find them."""
WIDTH, DEPTH = 3, 8
PLAYED_WORK = 120
"""Answers tried for one turn that is played on."""


class MasterPlayer:
    """Thinks of the other's answer. A clock ends it between two rounds of guesses; it answers with what it has."""

    def choose(self, view: View, knowledge: Knowledge, clock: Clock) -> Option:
        """Made of what it sees alone."""
        decision = view.decision
        assert decision is not None
        known = by_rule_of_thumb(view, decision)
        if known is not None:
            return known
        seed = seed_of(view)
        first = knowledge.imagine(view, Chance(seed))
        options = _candidates(first, decision, clock)
        sums = dict.fromkeys(options, 0.0)
        for number in range(GUESSES if len(options) > 1 else 0):
            guess = first if number == 0 else knowledge.imagine(view, Chance(seed + number))
            round_of = _round(guess, options, decision.seat, clock)
            if round_of is None:
                break
            for option, value in round_of.items():
                sums[option] += value
        return max(options, key=lambda option: sums[option])


def _candidates(match: Match, decision: Decision, clock: Clock) -> list[Option]:
    """What is worth thinking through, the likeliest first: the first acts of the best lines, or every answer."""
    if decision.kind is Ask.TURN:
        lines = Thought(match, Budget(WORK, clock)).best_turn(WIDTH, DEPTH)
        return [line.first for line in lines[:LINES]]
    return list(spread(distinct(match, decision), LINES))


def _round(guess: Match, options: list[Option], seat: int, clock: Clock) -> dict[Option, float] | None:
    """What each option leads to in one guess; None when time ran out before all were thought through."""
    found: dict[Option, float] = {}
    for option in options:
        match = guess.copy()
        if option not in (match.decision.options if match.decision else ()):
            continue
        match.choose(option)
        found[option] = _played_on(match, seat, clock)
        if clock.over():
            return None
    return found


def _played_on(match: Match, seat: int, clock: Clock) -> float:
    """The worth after the turn under way and the whole turn that follows it, both played one act after the other."""
    end = match.game.state.turn + 2
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or match.game.state.turn >= end:
            break
        if decision.kind is Ask.TURN:
            play_turn(match, Budget(PLAYED_WORK, clock))
        else:
            settle(match, decision.seat, Budget(PLAYED_WORK, clock))
    return worth(match, seat)
