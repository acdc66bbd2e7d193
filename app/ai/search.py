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


@dataclass(slots=True)
class Line:
    """A way to play on: its answers (the first names it), what they lead to, and what that is worth."""

    answers: tuple[Option, ...]
    match: Match
    value: float

    @property
    def first(self) -> Option:
        return self.answers[0]


@dataclass(frozen=True, slots=True)
class Bar:
    """What a line must be worth, more than that, to be of use to a seat: the other's best answer is not looked for once
    one of its answers has brought the line under the bar.
    """

    seat: int
    value: float

    def is_missed(self, seat: int, value: float) -> bool:
        """Whether an answer of `seat`, worth `value` to it, brings the line under the bar."""
        return seat != self.seat and -value <= self.value


NO_BAR = Bar(0, float("-inf"))


def settle(match: Match, budget: Budget, depth: int = 1, bar: Bar = NO_BAR) -> tuple[Match, tuple[Option, ...]]:
    """Answer what is asked until a seat may choose freely again or the game is over; the match then, and the answers.

    The first `depth` questions are answered by trying; each seat wants the best for itself.
    """
    answers: list[Option] = []
    while len(answers) < MOST_ANSWERS and not match.is_free:
        decision = match.decision
        if decision is None:
            break
        if depth > 0 and len(decision.options) > 1:
            line = tried(match, decision, budget, depth, bar)
            return line.match, (*answers, *line.answers)
        answers.append(usual(decision))
        match.choose(answers[-1])
    return match, tuple(answers)


def usual(decision: Decision) -> Option:
    """The answer of one who doesn't look: yes, no defender, the largest number, else the first."""
    wanted = _PREFERRED.get(decision.kind)
    if decision.kind is Ask.NUMBER:
        return decision.options[-1]
    return next((option for option in decision.options if option.act is wanted), decision.options[0])


def tried(match: Match, decision: Decision, budget: Budget, depth: int, bar: Bar = NO_BAR) -> Line:
    """The best answer for the one who is asked, looked at to the end of the act; the first is looked at in any case."""
    best: Line | None = None
    for option in spread(distinct(match, decision), TRY_ANSWERS):
        if best is not None and not budget.spend():
            break
        child = match.copy()
        child.choose(option)
        child, more = settle(child, budget, depth - 1)
        value = worth(child, decision.seat)
        if best is None or value > best.value:
            best = Line((option, *more), child, value)
            if bar.is_missed(decision.seat, value):
                break
    assert best is not None
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


class Thought:
    """One decision, thought about by the seat that is asked in it."""

    def __init__(self, match: Match, budget: Budget) -> None:
        self.match = match
        self.seat = match.seat
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
            beam = self._widen(beam, width)
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

    def _widen(self, beam: list[Line], width: int) -> list[Line]:
        """The best lines that are one act longer, best first; of those that come to the same in another order one."""
        best: dict[tuple[float, frozenset[Option]], Line] = {}
        for line, option in self._acts(beam):
            if not self.budget.spend():
                break
            bar = Bar(self.seat, min(value for value, _ in best)) if len(best) == width else NO_BAR
            child = line.match.copy()
            child.choose(option)
            child, more = settle(child, self.budget, bar=bar)
            found = Line((*line.answers, option, *more), child, worth(child, self.seat))
            if found.value > bar.value:
                best.setdefault((found.value, frozenset(found.answers)), found)
            if len(best) > width:
                del best[min(reversed(best), key=lambda mark: mark[0])]
        return sorted(best.values(), key=lambda each: -each.value)

    def _acts(self, beam: list[Line]) -> Iterator[tuple[Line, Option]]:
        """All that the seat can do next, but to end its turn."""
        for line in beam:
            decision = line.match.decision if line.match.is_free and line.match.seat == self.seat else None
            for option in distinct(line.match, decision) if decision is not None else ():
                if option.act is not Act.END_TURN:
                    yield line, option

    def best_answer(self, depth: int) -> Option:
        """The best answer to a question that is no free choice."""
        decision = self.match.decision
        assert decision is not None
        return tried(self.match, decision, self.budget, depth).first
