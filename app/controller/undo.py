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


class Custom(Enum):
    """How undo is held at this table."""

    FREE = "free"
    """Against the computer whenever one likes; between two persons as is fair."""
    NONE = "none"
    """Never against the computer."""
    ALONE = "alone"
    """One person plays both sides with open hands: whatever was decided last."""


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo that could be done: `seat` takes back to `left` answers."""

    left: int
    leave: Leave
    seat: int = 0


def own_decisions(steps: Sequence[Step], seat: int) -> list[int]:
    """The moments (numbers of answers) when this seat was asked something new, the earliest first.

    The middle of an announcement, of a choice of several cards or of an order is no such moment: it belongs to the
    decision that began it. What a seat does of its own accord is one: a tool, an offer, a concession.
    """
    return [at for at, step in enumerate(steps) if step.seat == seat and step.begins]


def undo_for(timeline: Timeline, seat: int, players: tuple[str, str], custom: Custom) -> Undo:
    """The undo of one decision, for whoever sees with this seat's eyes.

    It is his own last one; between two persons, when he has decided nothing in this turn, it is the other's: who has
    just ended his turn wants it back, and the one who sits at the screen now is the one to agree.
    """
    moments = {each: own_decisions(timeline.steps, each) for each in (0, 1)}
    own = moments[seat]
    is_mine = players != (PERSON, PERSON) or bool(own and timeline.steps[own[-1]].turn == timeline.turn)
    last = max(moments, key=lambda each: moments[each][-1:])
    whose = seat if is_mine and custom is not Custom.ALONE else last
    if not moments[whose]:
        return Undo(0, Leave.NO, whose)
    return undo_to(timeline, whose, moments[whose][-1], players, custom)


def undo_to(timeline: Timeline, seat: int, left: int, players: tuple[str, str], custom: Custom) -> Undo:
    """The undo to a certain moment: free, or with the other's leave, or not at all.

    Against the computer it is free where the custom is so. Between two persons a seat goes back alone within its
    own turn and as long as it takes no answer of the other back: the courtesy of one screen, no paragraph of the rules.
    """
    if not 0 <= left < len(timeline.steps):
        return Undo(left, Leave.NO, seat)
    if custom is Custom.ALONE or players[1 - seat] != PERSON:
        return Undo(left, Leave.NO if custom is Custom.NONE else Leave.FREE, seat)
    gone = timeline.steps[left:]
    alone = all(step.seat == seat and step.active == seat and step.turn == timeline.turn for step in gone)
    return Undo(left, Leave.FREE if alone else Leave.ASK, seat)


def seen_in(events: Sequence[Event], seat: int) -> dict[str, bool]:
    """The names of the cards that this seat came to know by these events and that an undo hides again.

    The value says whether the other knows the card as well, so that it may be named to both.
    """
    found: dict[str, bool] = {}
    for event in events:
        for card, to in _learnt(event, seat):
            found[card.name] = found.get(card.name, False) or knows(to, 1 - seat)
    return found


def _learnt(event: Event, seat: int) -> list[tuple[CardRef, int]]:
    """The cards with the seats that know them."""
    if isinstance(event, Revealed) and knows(event.to, seat):
        return [(card, event.to) for card in event.cards]
    if isinstance(event, Moved) and knows(event.known_after, seat):
        is_new = not knows(event.known_before, seat) or event.zone is Zone.DECK
        return [(event.card, event.known_after | event.known_before)] if is_new else []
    return []
