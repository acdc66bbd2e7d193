"""A machine that plays legal and illegal choices, takes tools by hand, keeps copies and comes back to them."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.engine.decision import Act, Answer, Ask, ByHand, HandAct, Option, Tool
from app.engine.errors import IllegalChoice
from app.engine.heroes.edition import ED12, ED15
from app.engine.heroes.invariants import broken
from app.engine.match import Match
from tests.engine import boxes


class Machine(RuleBasedStateMachine):
    """One game; `kept` is a copy taken earlier, `since` the answers given after it."""

    @initialize(seed=st.integers(0, 1 << 16), modern=st.booleans())
    def begin(self, seed: int, modern: bool) -> None:
        self.match = boxes.start(seed, seed // 10, seed, ED15 if modern else ED12)
        self.kept = self.match.copy()
        self.since: list[Answer] = []

    def answer(self, answer: Answer) -> None:
        self.match.choose(answer)
        self.since.append(answer)

    @precondition(lambda self: self.match.decision is not None)
    @rule(numbers=st.lists(st.integers(0, 1 << 16), min_size=1, max_size=12))
    def legal(self, numbers: list[int]) -> None:
        """Some answers that are offered."""
        for number in numbers:
            if self.match.decision is None:
                return
            self.answer(boxes.any_option(self.match, number))

    @rule(act=st.sampled_from(Act), card=st.integers(0, 60), goal=st.integers(0, 60), number=st.integers(0, 5))
    def perhaps_illegal(self, act: Act, card: int, goal: int, number: int) -> None:
        """What is not offered is refused by a paragraph and changes nothing."""
        option = Option(act, card=card, target=goal, number=number)
        offered = self.match.decision.options if self.match.decision is not None else ()
        digest = self.match.digest()
        try:
            self.answer(option)
        except IllegalChoice as refused:
            assert option not in offered and refused.paragraph
            assert self.match.digest() == digest
        else:
            assert option in offered

    @precondition(lambda self: self.match.decision is not None and self.match.decision.kind is Ask.TURN)
    @rule(tool=st.sampled_from((Tool.WOUND, Tool.HEAL, Tool.CLOSE, Tool.DRAW, Tool.COINS)), seat=st.integers(0, 1))
    def by_hand(self, tool: Tool, seat: int) -> None:
        self.answer(ByHand(seat, HandAct(tool, card=1 + seat, seat=seat, number=1)))

    @rule()
    def keep(self) -> None:
        """Remember this moment."""
        self.kept, self.since = self.match.copy(), []

    @rule()
    def replay(self) -> None:
        """A copy taken before and the answers since lead to here again."""
        again = self.kept.copy()
        for answer in self.since:
            again.choose(answer)
        assert again.digest() == self.match.digest()

    @rule()
    def undo(self) -> None:
        """Back to the moment that was remembered."""
        self.match, self.since = self.kept.copy(), []

    @rule()
    def save_and_load(self) -> None:
        again = Match.from_json(json.loads(json.dumps(self.match.to_json())))
        assert (again.digest(), again.decision) == (self.match.digest(), self.match.decision)

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "match"):
            assert broken(self.match.game) == []


Machine.TestCase.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
TestMachine = Machine.TestCase
