"""A session that is told what to show: the table needs a controller's words, not its rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from app.controller.chronicle import Chronicle, seen
from app.controller.forecast import Forecast
from app.controller.gestures import Announcement
from app.controller.handover import Showing
from app.controller.record import SeatRecord
from app.controller.session import Options
from app.controller.undo import Leave, Undo
from app.engine.decision import Answer, Decision, HandAct, Option, Refusal
from app.engine.event import Event
from app.engine.view import Outcome, View
from app.table.words_of import Voice

VOICE = Voice(lambda grant, number: f"{type(grant).__name__} {number}", lambda ability: type(ability).__name__)


class FakeSession:
    """Shows `shown`, asks its decision, and keeps what it is told in `said`."""

    is_replay = False

    def __init__(self, view: View, players: tuple[str, str] = ("person", "greedy")) -> None:
        self.shown = view
        names = view.players[0].name, view.players[1].name
        self.seats = (SeatRecord(names[0], players[0]), SeatRecord(names[1], players[1]))
        self.chronicle = Chronicle()
        self.announcement = Announcement()
        self.listeners: list[Any] = []
        self.bookmarks: dict[int, str] = {}
        self.showing = Showing(0)
        self.asks_leave: tuple[int, Undo] | None = None
        self.thinking: int | None = None
        self.said: list[object] = []
        self.refusals: list[Refusal] = []
        self.wrongs: dict[Option, Refusal] = {}
        self.forecasts: dict[Option, Forecast] = {}
        self.timeline: list[object] = []
        self.undo_leave = Leave.NO
        self.options = Options()
        self.can_redo = False

    @property
    def persons(self) -> list[int]:
        return [seat for seat in (0, 1) if self.seats[seat].player == "person"]

    @property
    def decision(self) -> Decision | None:
        return self.shown.decision

    @property
    def outcome(self) -> Outcome | None:
        return self.shown.outcome

    @property
    def eyes(self) -> int | None:
        return self.showing.viewer

    def view(self) -> View:
        return self.shown

    def sees(self, event: Event) -> Event | None:
        return seen(event, self.eyes)

    def refused(self) -> list[Refusal]:
        return self.refusals

    def why_not(self, option: Option) -> Refusal | None:
        return self.wrongs.get(option)

    def begin(self) -> None:
        for listener in self.listeners:
            listener.asked()

    def happen(self, view: View, *events: Event) -> None:
        """Events lead to another view, as if somebody had answered."""
        self.shown = view
        self.chronicle.add(len(self.said), events)
        shown = [it for event in events if (it := self.sees(event)) is not None]
        for listener in self.listeners:
            listener.happened(shown)
        for listener in self.listeners:
            listener.asked()

    def choose_all(self, answers: Iterable[Option]) -> None:
        self.said.extend(answers)

    def choose_order(self, answers: Iterable[Option]) -> None:
        self.said.extend(answers)

    def back(self) -> None:
        self.said.append("back")

    def by_hand(self, act: HandAct, seat: int | None = None) -> None:
        self.said.append(act)

    def concede(self, seat: int | None = None) -> None:
        self.said.append("concede")

    def offer_draw(self, seat: int | None = None) -> None:
        self.said.append("draw")

    def accept_draw(self, seat: int | None = None) -> None:
        self.said.append("accept")

    def ready(self) -> None:
        self.said.append("ready")

    def consent(self, agreed: bool) -> None:
        self.said.append(agreed)

    def can_undo(self) -> Undo:
        return Undo(0, self.undo_leave)

    def can_undo_to(self, left: int) -> Undo:
        return Undo(left, self.undo_leave)

    def undo(self, wanted: Undo | None = None) -> None:
        self.said.append("undo")

    def redo(self) -> None:
        self.said.append("redo")

    def bookmark(self, name: str) -> None:
        self.bookmarks[len(self.said)] = name

    def poll(self) -> bool:
        return False

    def hurry(self) -> None:
        self.said.append("hurry")

    def forecast(self, option: Option) -> Forecast | None:
        return self.forecasts.get(option)

    @property
    def answers(self) -> Sequence[Answer | object]:
        return self.said
