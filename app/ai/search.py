"""Thinking in a match: copies are played forward, and what comes out is compared.

A `Thought` belongs to one seat and one decision. Its measure of work is a number of tried answers, so that the same
view gives the same move on every machine; a clock only cuts it short where a person waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.ai.player import Clock
from app.ai.worth import worth
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.match import Match

MOST_ANSWERS = 40
"""An act that asks more questions than this is not followed to its end."""

TRY_ANSWERS = 8
"""So many answers of a question in the middle of an act are tried, evenly over its options."""

_PREFERRED = {Ask.MAY: Act.YES, Ask.DEFEND: Act.NO}
"""What is taken without a look where nobody looks."""


@dataclass(slots=True)
class Budget:
    """How many answers may still be tried."""

    left: int
    clock: Clock

    def spend(self) -> bool:
        """Take one; False when there is none left."""
        self.left -= 1
        return self.left >= 0 and not self.clock.over()


def distinct(match: Match, decision: Decision) -> list[Option]:
    """The options without those that only name another copy of the same card in hand."""
    state, hand = match.game.state, set(match.game.state.hand[decision.seat])
    seen: set[tuple[object, ...]] = set()
    found: list[Option] = []
    for option in decision.options:
        row = state.row(option.card) if option.card else -1
        card = ("hand", state.facts[row]) if row in hand else ("id", option.card)
        mark = (option.act, *card, option.ability, option.target, option.number, option.name)
        if mark not in seen:
            seen.add(mark)
            found.append(option)
    return found


def settle(match: Match, budget: Budget, depth: int = 1) -> list[Option]:
    """Answer what is asked until a seat may choose freely again or the game is over; returns the answers.

    The first `depth` questions are answered by trying; each seat wants the best for itself.
    """
    answers: list[Option] = []
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or decision.kind is Ask.TURN:
            break
        tried = depth > 0 and len(decision.options) > 1
        answers.append(_tried(match, decision, budget, depth) if tried else usual(decision))
        match.choose(answers[-1])
        depth -= tried
    return answers


def usual(decision: Decision) -> Option:
    """The answer of one who doesn't look: yes, no defender, the largest number, else the first."""
    wanted = _PREFERRED.get(decision.kind)
    if decision.kind is Ask.NUMBER:
        return decision.options[-1]
    return next((option for option in decision.options if option.act is wanted), decision.options[0])


def _tried(match: Match, decision: Decision, budget: Budget, depth: int) -> Option:
    """The best answer for the one who is asked, one look ahead."""
    options = distinct(match, decision)
    best, best_worth = options[0], float("-inf")
    for option in spread(options, TRY_ANSWERS):
        if not budget.spend():
            break
        child = match.copy()
        child.choose(option)
        settle(child, budget, depth - 1)
        value = worth(child, decision.seat)
        if value > best_worth:
            best, best_worth = option, value
    return best


def spread(options: list[Option], most: int) -> Iterator[Option]:
    """At most so many of the options, evenly over all; the last is among them, which often means "no more".

    >>> from app.engine.decision import Act, Option
    >>> [option.number for option in spread([Option(Act.NUMBER, number=n) for n in range(9)], 3)]
    [0, 4, 8]
    """
    count = len(options)
    if count <= most:
        yield from options
    else:
        for place in range(most):
            yield options[place * (count - 1) // (most - 1)]


@dataclass(slots=True)
class Line:
    """A way to play on: its answers (the first names it), what they lead to, and what that is worth."""

    answers: tuple[Option, ...]
    match: Match
    value: float

    @property
    def first(self) -> Option:
        return self.answers[0]


class Thought:
    """One decision, thought about by the seat that is asked in it."""

    def __init__(self, match: Match, budget: Budget) -> None:
        assert match.decision is not None
        self.match = match
        self.seat = match.decision.seat
        self.budget = budget

    def best_turn(self, width: int, depth: int) -> list[Line]:
        """The best ways through the own turn, best first, the first of each differing: a beam of that width.

        A line ends where ending the turn is as good as anything that follows. The line that ends the turn at once is
        among them, unless something must be done first (part 7, «Обязан объявить»).
        """
        decision = self.match.decision
        assert decision is not None
        end = next((option for option in decision.options if option.act is Act.END_TURN), None)
        lines = {end: Line((end,), self.match, worth(self.match, self.seat))} if end else {}
        beam = [Line((), self.match, 0.0)]
        for _ in range(depth):
            beam = self._widen(beam)[:width]
            for line in beam:
                known = lines.get(line.first)
                if known is None or line.value > known.value:
                    lines[line.first] = line
            if not beam or self.budget.left <= 0:
                break
        if not lines:  # obliged to act, and no time to look at how
            first = decision.options[0]
            return [Line((first,), self.match, worth(self.match, self.seat))]
        return sorted(lines.values(), key=lambda line: -line.value)

    def _widen(self, beam: list[Line]) -> list[Line]:
        """All lines that are one act longer, best first."""
        found: list[Line] = []
        for line in beam:
            decision = line.match.decision
            if decision is None or decision.seat != self.seat or decision.kind is not Ask.TURN:
                continue
            for option in distinct(line.match, decision):
                if option.act is Act.END_TURN:
                    continue
                if not self.budget.spend():
                    break
                child = line.match.copy()
                child.choose(option)
                answers = (*line.answers, option, *settle(child, self.budget))
                found.append(Line(answers, child, worth(child, self.seat)))
        return sorted(found, key=lambda each: -each.value)

    def best_answer(self, depth: int) -> Option:
        """The best answer to a question that is no free choice."""
        decision = self.match.decision
        assert decision is not None
        return _tried(self.match, decision, self.budget, depth)
