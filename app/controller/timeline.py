"""A match with its past: every step can be looked at again, cut back to, and played on from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.controller.gestures import asks_on
from app.controller.record import Answered, Record
from app.engine.decision import Answer, Ask, Decision, Option
from app.engine.errors import IllegalChoice
from app.engine.event import Event, TurnStarted
from app.engine.match import Match
from app.engine.message import Message, message

CHECKPOINT = 16
"""A copy of the match is kept every so many answers; the steps between are played again when asked for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and what it did. `asked`, `kind` and `announcement` are of the decision that waited before it.

    `seat` gave the answer (not always the seat that was asked: one may concede at any time); `turn` and `active` are
    those of the moment before it.
    """

    seat: int
    answer: Answer
    asked: int
    kind: Ask
    announcement: int
    turn: int
    active: int
    events: tuple[Event, ...]
    goes_on: bool = False
    """Whether it belongs to the gesture before: the next of several cards, of an order, of shares, of a deal."""

    @property
    def begins(self) -> bool:
        """Whether its seat decided something new: asked, or of its own accord, as with a table tool."""
        return not isinstance(self.answer, Option) or (not self.announcement and not self.goes_on)


class Timeline:
    """A match, from its start to now. `opening` are the events of the set-up."""

    def __init__(self, start: Match) -> None:
        self.match = start
        self.opening: tuple[Event, ...] = tuple(start.events)
        self.steps: list[Step] = []
        self.turn, self.active = 0, 0
        self._note_turn(self.opening)
        self._kept = {0: start.copy()}
        self._asked: Decision | None = None
        self._order: Decision | None = None

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    def push(self, seat: int, answer: Answer) -> tuple[Event, ...]:
        """Answer the waiting question. Raises IllegalChoice and changes nothing."""
        asked, turn, active = self.match.decision, self.turn, self.active
        if asked is None:
            raise IllegalChoice(message("reasons.game_over"), "602.1")
        events = tuple(self.match.choose(answer))
        self._note_turn(events)
        goes_on = isinstance(answer, Option) and self._goes_on(asked)
        self.steps.append(Step(seat, answer, asked.seat, asked.kind, asked.announcement, turn, active, events, goes_on))
        if len(self.steps) % CHECKPOINT == 0:
            self._kept[len(self.steps)] = self.match.copy()
        return events

    def _goes_on(self, now: Decision) -> bool:
        """Whether this question goes on with one before: with the last one, or with an order that is not all told."""
        before, self._asked = self._asked, now
        if now.kind is not Ask.ORDER:
            return before is not None and asks_on(before, now)
        order, self._order = self._order, now
        return order is not None and order.seat == now.seat and set(now.options) < set(order.options)

    def at(self, step: int) -> Match:
        """The match as it was after that many answers: a match of its own."""
        if step == len(self.steps):
            return self.match.copy()
        base = max(at for at in self._kept if at <= step)
        match = self._kept[base].copy()
        for each in self.steps[base:step]:
            match.choose(each.answer)
        return match

    def restore(self) -> None:
        """Make the match anew as the steps left it, after an answer that broke off in the middle."""
        base = max(self._kept)
        self.match = self._kept[base].copy()
        for each in self.steps[base:]:
            self.match.choose(each.answer)

    def cut(self, step: int) -> list[Step]:
        """Go back to that many answers; returns the steps that are no more."""
        gone = self.steps[step:]
        self.match = self.at(step)
        del self.steps[step:]
        self._asked = self._order = None
        self._kept = {at: kept for at, kept in self._kept.items() if at <= step}
        if gone:
            self.turn, self.active = gone[0].turn, gone[0].active
        return gone

    def events(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    def _note_turn(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnStarted):
                self.turn, self.active = event.number, event.seat


def replay(record: Record) -> tuple[Timeline, Message | None]:
    """Play a record again, as far as its answers are legal and its digests right; and what stopped it, if anything."""
    timeline = Timeline(record.start)
    for number, answered in enumerate(record.answers, 1):
        stopped = _step(timeline, answered, number, record.digests.get(number))
        if stopped:
            return timeline, stopped
    return timeline, record.note


def _step(timeline: Timeline, answered: Answered, number: int, digest: str | None) -> Message | None:
    try:
        timeline.push(answered.seat, answered.answer)
    except IllegalChoice:
        return message("controller.record_illegal", number=number)
    except Exception:  # the engine trusts its values, but these are a file's: it breaks off where they make no sense
        timeline.restore()
        return message("controller.record_illegal", number=number)
    if digest and timeline.match.digest() != digest:
        timeline.cut(number - 1)
        return message("controller.record_differs", number=number)
    return None
