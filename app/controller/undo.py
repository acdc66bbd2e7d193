"""How far a player may take the game back, and what of it can't be unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from app.controller.timeline import Step, Timeline
from app.engine.event import Event, Moved, Revealed, knows
from app.engine.message import CardRef
from app.engine.terms import Zone

PERSON = "person"


class Leave(Enum):
    """Whether a seat may take back."""

    FREE = "free"
    ASK = "ask"
    """Only with the other's «Согласен»."""
    NO = "no"
    """There is nothing to take back, or the setting forbids it."""


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo that could be done: back to `left` answers."""

    left: int
    leave: Leave


def own_decisions(steps: Sequence[Step], seat: int) -> list[int]:
    """The moments (numbers of answers) when this seat was asked something new, the earliest first.

    The middle of an announcement, of a choice of several cards or of an order is no such moment: it belongs to the
    decision that began it.
    """
    return [at for at, step in enumerate(steps) if step.seat == seat and step.asked == seat and step.begins]


def undo_for(timeline: Timeline, seat: int, players: tuple[str, str], against_computer: bool) -> Undo:
    """The undo of one decision of this seat."""
    moments = own_decisions(timeline.steps, seat)
    return undo_to(timeline, seat, moments[-1], players, against_computer) if moments else Undo(0, Leave.NO)


def undo_to(timeline: Timeline, seat: int, left: int, players: tuple[str, str], against_computer: bool) -> Undo:
    """The undo to a certain moment: free, or with the other's leave, or not at all.

    Against the computer it is free where the setting says so. Between two persons a seat goes back alone within its
    own turn and as long as it takes no answer of the other back: the courtesy of one screen, no paragraph of the rules.
    """
    if not 0 <= left < len(timeline.steps):
        return Undo(left, Leave.NO)
    if players[1 - seat] != PERSON:
        return Undo(left, Leave.FREE if against_computer else Leave.NO)
    gone = timeline.steps[left:]
    alone = all(step.seat == seat and step.active == seat and step.turn == timeline.turn for step in gone)
    return Undo(left, Leave.FREE if alone else Leave.ASK)


def seen_in(events: Sequence[Event], seat: int) -> tuple[CardRef, ...]:
    """The cards that this seat came to know by these events and that an undo hides again."""
    found: dict[str, CardRef] = {}
    for event in events:
        for card in _learnt(event, seat):
            found.setdefault(card.name, card)
    return tuple(found.values())


def _learnt(event: Event, seat: int) -> tuple[CardRef, ...]:
    if isinstance(event, Revealed) and knows(event.to, seat):
        return event.cards
    if isinstance(event, Moved) and knows(event.known_after, seat) and not knows(event.known_before, seat):
        return (event.card,)
    if isinstance(event, Moved) and event.zone is Zone.DECK and knows(event.known_after, seat):
        return (event.card,)
    return ()
