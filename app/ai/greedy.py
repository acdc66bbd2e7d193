"""The one-turn planner: the best way through its own turn, as far as it can see."""

from __future__ import annotations

from collections import deque

from app.ai.knowledge import Knowledge
from app.ai.player import Clock, seed_of
from app.ai.search import Budget, Thought
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.match import Match
from app.engine.view import View

WORK = 400
"""Answers tried for one decision."""
WIDTH, DEPTH = 3, 8
DEAR = 5
"""A card of the deal that costs so much goes back (301.7)."""


class Plan:
    """What was thought out for the rest of a turn: the imagined match before the next answer, and the answers."""

    def __init__(self, match: Match, answers: tuple[Option, ...]) -> None:
        self.match = match
        self._answers = deque(answers)

    def holds(self, view: View) -> bool:
        """Whether an answer is left, and everything that the seat sees has come as it was thought."""
        match, answers = self.match, self._answers
        while answers and match.seat != view.seat:
            match.choose(answers.popleft())  # the other's
        if not answers or match.decision != view.decision:
            return False
        return looks_alike(match.view(view.seat, log=False), view)

    def next(self) -> Option:
        """The next answer, which counts as given."""
        answer = self._answers.popleft()
        self.match.choose(answer)
        return answer

    def allows(self, answer: Option) -> bool:
        """Whether this is the next answer; then it counts as given."""
        return self._answers[0] == answer and self.next() == answer


def looks_alike(a: View, b: View) -> bool:
    """Whether a seat sees the same table in both."""
    return a.players == b.players and a.cards == b.cards and a.queue == b.queue


class GreedyPlayer:
    """Plans one turn at a time, and keeps to its plan while it comes true."""

    def __init__(self) -> None:
        self._plan: Plan | None = None

    def choose(self, view: View, knowledge: Knowledge, clock: Clock) -> Option:
        """Made of what it sees alone."""
        decision = view.decision
        assert decision is not None
        known = by_rule_of_thumb(view, decision)
        if known is not None:
            return known
        plan = self._plan = self._plan if self._plan is not None and self._plan.holds(view) else None
        if plan is not None and decision.kind is Ask.TURN:
            return plan.next()
        match = plan.match if plan is not None else knowledge.imagine(view, Chance(seed_of(view)))
        if match.decision is None or match.decision.options != decision.options:
            return by_sight(view, decision)
        if plan is None:
            plan = self._plan = Plan(match, self.think(match, view, knowledge, clock))
            return plan.next()
        answer = Thought(match, Budget(WORK, clock)).best_answer(depth=2)  # looks further than the plan did
        if not plan.allows(answer):
            self._plan = None
        return answer

    def think(self, match: Match, view: View, knowledge: Knowledge, clock: Clock) -> tuple[Option, ...]:
        """What to answer in a match that was imagined from the view, and what after that as far as it is clear."""
        thought = Thought(match, Budget(WORK, clock))
        return thought.best_turn(WIDTH, DEPTH)[0].answers if match.is_free else (thought.best_answer(depth=2),)


def by_sight(view: View, decision: Decision) -> Option:
    """The answer where an imagined match asks something else: the dearest card that is offered, else the first."""
    costs = {card.id: card.cost for card in view.cards}
    return max(decision.options, key=lambda option: costs.get(option.target or option.card, -1))


def by_rule_of_thumb(view: View, decision: Decision) -> Option | None:
    """What needs no thought: a single option, who goes first, the deal."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    if decision.kind is Ask.FIRST:
        return next(option for option in options if option.number == 1)
    if decision.kind is Ask.MULLIGAN:
        dear = [option for option in options if option.act is Act.RETURN and view.card(option.card).cost >= DEAR]
        return dear[0] if dear else next(option for option in options if option.act is not Act.RETURN)
    return None
