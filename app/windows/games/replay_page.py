"""A kept game shown again: step by step, by itself, from any seat; and played on from any moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QSlider, QToolButton, QVBoxLayout

from app.controller.record import SeatRecord
from app.controller.speaking import speak_ability, speak_grant
from app.controller.timeline import replay
from app.controller.undo import PERSON
from app.engine.event import Event
from app.engine.message import Message
from app.table.table_widget import TableWidget
from app.table.words_of import Voice
from app.windows.client import Client
from app.windows.games.replay import Replay
from app.windows.icons import Sign, icon
from app.windows.jobs import Progress
from app.windows.page import Page, Place
from app.windows.parts.notice import Tone
from app.windows.play.faces import Faces, facer_of
from app.windows.play.plan import Sitting
from app.windows.play.writing_out import keep_situation, report
from app.windows.sheet import with_kind

VOICE = Voice(speak_grant, speak_ability)
PACES = {"slow": 1800, "normal": 900, "fast": 350}
"""Milliseconds between two steps when the replay runs by itself."""

Watched = tuple[Replay, Message | None, Faces]


class _Rewinds:
    """Hears that the replay has gone elsewhere: to a bookmark, by the table's own menu."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.rewound = tell

    def happened(self, events: Sequence[Event]) -> None: ...

    def asked(self) -> None: ...

    def told(self, what: Message) -> None: ...


class ReplayPage(Page):
    """The table, and below it the time line."""

    title = "games.replay"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.replay: Replay | None = None
        self.table: TableWidget | None = None
        self._journal: Path | None = None
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.place = QLabel()
        self.eyes = QButtonGroup(self)
        self.pace = QButtonGroup(self)
        self._tools: list[tuple[QToolButton, Sign]] = []
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.notice)
        self._column.addWidget(self._bar())
        client.keeper.changed.connect(self._follow_settings)
        client.theme.changed.connect(self._paint)
        client.speech.changed.connect(self._tell)

    # -- the game

    def open_with(self, what: object) -> None:
        """Watch this game."""
        if isinstance(what, Path):
            self.watch(what)

    def watch(self, path: Path) -> None:
        """Read a game and show its beginning."""
        self._journal = path

        def work(_progress: Progress) -> Watched:
            record = self.client.games.open(path).record
            timeline, stopped = replay(record)
            shown = Replay(timeline, record.head.seats, record.undone, record.bookmarks)
            return shown, stopped, self.client.start.faces(timeline.match)

        job = self.work("replay", work, self.show_game)
        self.notice.follow(job, "games.reading")

    def show_game(self, watched: Watched) -> None:
        """Show a game that was read, from its beginning."""
        self.leave_table()
        self.replay, stopped, faces = watched
        seats = self.replay.players
        self.replay.listeners.append(_Rewinds(self._tell))
        self.table = TableWidget(self.replay, self.client.keeper.now, VOICE, facer_of(faces))
        self.table.help_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.table.wished.connect(self._wished)
        self._column.insertWidget(1, self.table, 1)
        self.table.show()
        self.table.begin()
        self.slider.setRange(0, self.replay.length)
        for number, name in enumerate(("games.both_eyes", seats[0].name, seats[1].name)):
            self.eyes.button(number).setText(self.say(name) if number == 0 else name)
        self.eyes.button(0).setChecked(True)
        self._tell()
        if stopped is not None:
            self.notice.pass_on([stopped], Tone.WARNING)

    def leave_table(self) -> None:
        """Let the replay go."""
        self._clock.stop()
        if self.table is not None:
            self.table.end()
            self._column.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        self.replay = None

    def closing(self) -> None:
        """The program ends."""
        self.leave_table()

    def is_lasting(self) -> bool:
        return self.table is None

    def may_leave(self) -> bool:
        self.leave_table()
        return True

    # -- walking

    def step(self) -> None:
        """One step forward, as it happened."""
        if self.replay is not None:
            self.replay.forward()
            self._tell()

    def step_back(self) -> None:
        """One step back, at once."""
        if self.replay is not None:
            self.go(self.replay.place - 1)

    def go(self, place: int) -> None:
        """To this step, at once."""
        if self.replay is not None:
            self.replay.jump(place)
            self._tell()

    def run(self, on: bool) -> None:
        """Go by itself, or stop."""
        if on and self.replay is not None and self.replay.is_at_end:
            self.go(0)
        self._clock.setInterval(list(PACES.values())[max(self.pace.checkedId(), 0)])
        if on:
            self._clock.start()
        else:
            self._clock.stop()
        self._paint()

    @property
    def is_running(self) -> bool:
        return self._clock.isActive()

    def _tick(self) -> None:
        if self.table is not None and self.table.director.is_busy:
            return
        self.step()
        if self.replay is None or self.replay.is_at_end:
            self.run(False)

    def _to_turn(self, way: int) -> None:
        """To the beginning of the turn before or after this place."""
        if self.replay is None:
            return
        starts = [at for at, _number in self.replay.turns()]
        here = self.replay.place
        before, after = [at for at in starts if at < here], [at for at in starts if at > here]
        self.go(after[0] if way > 0 and after else before[-1] if way < 0 and before else 0 if way < 0 else here)

    def _wished(self, wish: str) -> None:
        """What the table's menu asks of the windows."""
        if wish == "leave":
            self.left.emit()
        elif self.replay is not None and wish == "situation":
            keep_situation(self, self.replay.match)
        elif self.replay is not None and wish == "report":
            report(self, self.replay.match, self._journal)

    # -- playing on

    def play_on(self) -> None:
        """Begin a game of one's own at this moment."""
        shown = self.replay
        if shown is None:
            return
        match, seats = shown.whole.at(shown.place), self._seats_to_play(shown.players)
        play, title = self.client.keeper.now.play, self.say("games.played_on")
        self.work("play on", lambda _progress: self.client.start.begin_at(match, seats, play, title), self._sit_down)

    def _sit_down(self, sitting: Sitting) -> None:
        self.leave_table()
        self.wanted.emit(Place.TABLE, sitting)

    def _seats_to_play(self, seats: tuple[SeatRecord, SeatRecord]) -> tuple[SeatRecord, SeatRecord]:
        """Who sat there; where only computers sat, a person takes the first seat."""
        if any(seat.player == PERSON for seat in seats):
            return seats
        return replace(seats[0], player=PERSON), seats[1]

    # -- the bar

    def _bar(self) -> QFrame:
        bar = with_kind(QFrame(), "top")
        line = QHBoxLayout(bar)
        line.setContentsMargins(12, 6, 12, 6)
        back = self.button("windows.back", Sign.BACK, "flat")
        back.clicked.connect(self.left)
        line.addWidget(back)
        for name, sign, keys, act in (
            ("turn_back", Sign.FIRST, "PgUp", lambda: self._to_turn(-1)),
            ("step_back", Sign.PREVIOUS, ",", self.step_back),
            ("run", Sign.RUN, "P", lambda: self.run(not self.is_running)),
            ("step", Sign.NEXT, ".", self.step),
            ("turn_on", Sign.LAST, "PgDown", lambda: self._to_turn(1)),
        ):
            line.addWidget(self._tool(f"games.go.{name}", sign, keys, act))
        line.addWidget(self.slider, 1)
        line.addWidget(self.place)
        for number, pace in enumerate(PACES):
            line.addWidget(self._toggle(self.pace, number, f"games.pace.{pace}"))
        self.pace.button(1).setChecked(True)
        self.pace.idClicked.connect(lambda _number: self.run(self.is_running))
        for number in range(3):
            line.addWidget(self._toggle(self.eyes, number, ""))
        self.eyes.idClicked.connect(self._look_as)
        self.on = self.button("games.play_on", Sign.PLAY, "gold")
        self.on.clicked.connect(self.play_on)
        line.addWidget(self.on)
        self.slider.valueChanged.connect(self.go)
        return bar

    def _toggle(self, group: QButtonGroup, number: int, message: str) -> QPushButton:
        button = with_kind(QPushButton(), "chip")
        button.setCheckable(True)
        if message:
            button.setObjectName(message)
            self.put(button.setText, message)
        group.addButton(button, number)
        return button

    def _tool(self, message: str, sign: Sign, keys: str, act: Callable[[], object]) -> QToolButton:
        tool = QToolButton()
        tool.setObjectName(message)
        tool.setShortcut(keys)
        self.put(lambda text: tool.setToolTip(f"{text} ({keys})"), message)
        tool.clicked.connect(act)
        self._tools.append((tool, sign))
        self._paint_tool(tool, sign)
        return tool

    def _paint(self) -> None:
        for tool, sign in self._tools:
            is_pause = sign is Sign.RUN and self.is_running
            self._paint_tool(tool, Sign.PAUSE if is_pause else sign)

    def _paint_tool(self, tool: QToolButton, sign: Sign) -> None:
        side = self.theme.pixels(1.4)
        tool.setIconSize(QSize(side, side))
        tool.setIcon(icon(sign, QSize(side, side), self.theme.colours.heading, self.theme.colours.text_faint))

    def _look_as(self, number: int) -> None:
        if self.replay is not None:
            self.replay.look_as(None if number == 0 else number - 1)

    def _tell(self) -> None:
        if self.replay is None:
            return
        with QSignalBlocker(self.slider):
            self.slider.setValue(self.replay.place)
        turn = max((number for at, number in self.replay.turns() if at <= self.replay.place), default=0)
        self.on.setEnabled(self.replay.outcome is None)
        words = self.say("games.place", turn=turn, step=self.replay.place, steps=self.replay.length)
        self.place.setText(words)
        self.eyes.button(0).setText(self.say("games.both_eyes"))

    def _follow_settings(self) -> None:
        if self.table is not None:
            self.table.apply(self.client.keeper.now)
