"""A kept game shown again at the table: any step, from either seat's eyes or both. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.controller.chronicle import Chronicle, Eyes, seen
from app.controller.handover import both_eyes
from app.controller.record import SeatRecord, UndoMark
from app.controller.session import Options, Session
from app.controller.taken_back import seen_by
from app.controller.timeline import Step, Timeline
from app.controller.undo import Leave, Undo
from app.engine.decision import Answer
from app.engine.errors import IllegalChoice
from app.engine.event import Event, TurnStarted, Undone
from app.engine.message import message
from app.engine.view import View

WATCHER = "watcher"
"""Who sits at both sides of a replay: nobody is asked."""


class Replay(Session):
    """Goes over the steps of a whole game; nothing can be answered, nothing is written.

    `undone` are told where they were, and to a bookmark one goes as to any other moment.
    """

    is_replay = True

    def __init__(
        self,
        whole: Timeline,
        seats: tuple[SeatRecord, SeatRecord],
        undone: Sequence[UndoMark] = (),
        bookmarks: Mapping[int, str] | None = None,
    ) -> None:
        watched = replace(seats[0], player=WATCHER), replace(seats[1], player=WATCHER)
        super().__init__(Timeline(whole.at(0)), watched, options=Options(open_hands=True))
        self.timeline.opening = whole.opening
        self.whole = whole
        self.players = seats
        self.undone = undone
        self.bookmarks = {at: name for at, name in (bookmarks or {}).items() if at <= len(whole)}
        self.viewer: Eyes = None
        self._tell_beginning()

    @property
    def place(self) -> int:
        """How many steps have been shown."""
        return len(self.timeline)

    @property
    def length(self) -> int:
        return len(self.whole)

    @property
    def is_at_end(self) -> bool:
        return self.place >= self.length

    @property
    def eyes(self) -> Eyes:
        return self.viewer

    def view(self) -> View:
        """What these eyes may see; nothing waits for an answer."""
        if self.viewer is None:
            seen_now = both_eyes(self.match.view(0), self.match.view(1))
        else:
            seen_now = self.match.view(self.viewer)
        return replace(seen_now, decision=None)

    def look_as(self, viewer: Eyes) -> None:
        """Look with a seat's eyes, or with both."""
        self.viewer = viewer
        self._redraw()

    def forward(self) -> bool:
        """Show the next step as it happened; False at the end."""
        if self.is_at_end:
            return False
        step = self.whole.steps[self.place]
        self._push(step.seat, step.answer)
        self._recall(self.place)
        self._tell_asked()
        return True

    def can_undo_to(self, left: int) -> Undo:
        """To a bookmark one goes without asking."""
        return Undo(left, Leave.FREE)

    def undo(self, wanted: Undo | None = None) -> None:
        """Go to a bookmark. Raises IllegalChoice for anything else: nothing is taken back here."""
        if wanted is None:
            raise IllegalChoice(message("reasons.only_watched"))
        self.jump(wanted.left)

    def _answer(self, seat: int, answer: Answer) -> None:
        raise IllegalChoice(message("reasons.only_watched"))

    def jump(self, place: int) -> None:
        """Show the game after so many steps, at once."""
        place = max(0, min(place, self.length))
        if place < self.place:
            self.timeline.cut(place)
        for step in self.whole.steps[self.place : place]:
            self.timeline.push(step.seat, step.answer)
        self._tell_beginning()
        self._redraw()
        self._tell_asked()

    def turns(self) -> list[tuple[int, int]]:
        """Where turns begin: the step after which each has begun, and its number."""
        return [(at, event.number) for at, event in self._starts()]

    def _starts(self) -> list[tuple[int, TurnStarted]]:
        groups: list[tuple[int, tuple[Event, ...]]] = [(0, self.whole.opening)]
        groups += [(at, step.events) for at, step in enumerate(self.whole.steps, 1)]
        return [(at, event) for at, events in groups for event in events if isinstance(event, TurnStarted)]

    def _tell_beginning(self) -> None:
        """Make the log that of the steps shown so far."""
        self.chronicle = Chronicle(is_open=True)
        self.chronicle.add(0, self.whole.opening)
        self._recall(0)
        for at, step in enumerate(self._shown_steps(), 1):
            self.chronicle.add(at, step.events)
            self._recall(at)

    def _recall(self, at: int) -> None:
        for mark in self.undone:
            if mark.left == at:
                self.chronicle.recall(at, Undone(mark.seat, mark.gone), seen_by(mark))

    def _shown_steps(self) -> list[Step]:
        return self.whole.steps[: self.place]

    def sees(self, event: Event) -> Event | None:
        return event if self.viewer is None else seen(event, self.viewer)
