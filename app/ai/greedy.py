"""The one-turn planner: the best way through its own turn, as far as it can see."""

from __future__ import annotations

from app.ai.knowledge import Knowledge
from app.ai.player import Clock, seed_of
from app.ai.search import Budget, Thought
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.view import View

WORK = 400
"""Answers tried for one decision."""
WIDTH, DEPTH = 3, 8
DEAR = 5
"""A card of the deal that costs so much goes back (301.7)."""


class GreedyPlayer:
    """Plans one turn at a time."""

    def choose(self, view: View, knowledge: Knowledge, clock: Clock) -> Option:
        """Made of what it sees alone."""
        decision = view.decision
        assert decision is not None
        known = by_rule_of_thumb(view, decision)
        if known is not None:
            return known
        match = knowledge.imagine(view, Chance(seed_of(view)))
        if match.decision is None or match.decision.options != decision.options:
            return by_sight(view, decision)
        thought = Thought(match, Budget(WORK, clock))
        if decision.kind is Ask.TURN:
            return thought.best_turn(WIDTH, DEPTH)[0].first
        return thought.best_answer(depth=2)


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
