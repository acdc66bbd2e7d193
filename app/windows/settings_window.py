"""All settings on one page; each takes hold at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from app.controller.backup import back_up, bring_back
from app.controller.settings import Background, Motion, Theme
from app.windows.client import Client
from app.windows.icons import Sign
from app.windows.jobs import Progress
from app.windows.keys_panel import KeysPanel
from app.windows.page import Page
from app.windows.parts.files import asked_file, asked_place
from app.windows.parts.layouts import FlowLayout
from app.windows.parts.notice import Tone
from app.windows.report_sheet import ReportSheet
from app.windows.reports import pack_report
from app.windows.sound.player import lack as sound_lack
from app.words import Tongue

STEPS = 20
"""How finely a slider divides its range."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values, as buttons side by side."""

    section: str
    name: str
    values: type[Enum]


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    section: str
    name: str
    lack: Callable[[], str] | None = None
    """Gives the message that says why it can't be switched on; "" when it can."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A number from `low` to `high`; its message gets `value`, times `times`."""

    section: str
    name: str
    low: float
    high: float
    times: int = 100
    whole: bool = False
    lack: Callable[[], str] | None = None


Row = Choice | Switch | Scale

LOOK: tuple[Row, ...] = (
    Choice("look", "language", Tongue),
    Choice("look", "theme", Theme),
    Choice("look", "background", Background),
    Scale("look", "text_size", 0.8, 1.6),
    Scale("look", "card_size", 0.75, 1.5),
    Choice("look", "motion", Motion),
    Switch("look", "marks"),
    Switch("look", "sound", lack=sound_lack),
    Scale("look", "volume", 0, 100, times=1, whole=True, lack=sound_lack),
)
PLAY: tuple[Row, ...] = (
    Switch("play", "warn_unused"),
    Switch("play", "confirm_end"),
    Switch("play", "forecast"),
    Switch("play", "undo"),
    Switch("play", "turn_table"),
    Switch("play", "recap"),
    Scale("play", "think_seconds", 0.5, 20.0, times=1),
)


class SettingsPage(Page):
    """Look, play, keys, data."""

    title = "windows.settings"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._refreshers: list[Callable[[], None]] = []
        inside = QWidget()
        across = QHBoxLayout(inside)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(12)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._section("look", LOOK))
        left.addStretch(1)
        right.addWidget(self._section("play", PLAY))
        right.addWidget(self._data())
        self.keys = KeysPanel(client.keeper, client.speech)
        right.addWidget(self.keys)
        right.addStretch(1)
        across.addLayout(left, 1)
        across.addLayout(right, 1)
        scroll = QScrollArea()
        self.put(scroll.setAccessibleName, "windows.settings")
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        self.body().addWidget(scroll, 1)
        client.keeper.changed.connect(self._refresh)

    def _refresh(self) -> None:
        for refresh in self._refreshers:
            refresh()

    def _section(self, name: str, rows: tuple[Row, ...]) -> QWidget:
        lines = QVBoxLayout()
        lines.setSpacing(10)
        for row in rows:
            lines.addLayout(_MAKERS[type(row)](self, row))
        return self.panel(self.label(f"settings.{name}", "heading"), lines)

    def _now(self, row: Row) -> Any:
        return getattr(getattr(self.client.keeper.now, row.section), row.name)

    def _change(self, row: Row, value: Any) -> None:
        self.client.keeper.change(row.section, **{row.name: value})

    def _choice(self, row: Choice) -> QVBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(5)
        group = QButtonGroup(self)
        for number, value in enumerate(row.values):
            button = self.button(f"settings.{row.name}.{value.value}", kind="flat")
            button.setCheckable(True)
            self.put(button.setAccessibleDescription, f"settings.{row.name}")
            group.addButton(button, number)
            line.addWidget(button)
        line.addStretch(1)
        values = list(row.values)
        group.idClicked.connect(lambda number: self._change(row, values[number]))

        def refresh() -> None:
            group.button(values.index(self._now(row))).setChecked(True)

        return self._with_label(row, line, refresh)

    def _switch(self, row: Switch) -> QVBoxLayout:
        box = QCheckBox()
        box.setObjectName(f"settings.{row.name}")
        self.put(box.setText, f"settings.{row.name}")
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(box)
        if row.lack is not None and (why := row.lack()):
            box.setEnabled(False)
            column.addWidget(self.label(why, "faint"))
        box.toggled.connect(lambda on: self._change(row, on))

        def refresh() -> None:
            with QSignalBlocker(box):
                box.setChecked(self._now(row))

        refresh()
        self._refreshers.append(refresh)
        return column

    def _scale(self, row: Scale) -> QVBoxLayout:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName(f"settings.{row.name}")
        slider.setRange(0, STEPS)
        slider.setMinimumSize(160, 24)
        slider.setEnabled(row.lack is None or not row.lack())
        value = QLabel()
        value.setMinimumWidth(self.theme.pixels(4))
        line = QHBoxLayout()
        line.addWidget(slider, 1)
        line.addWidget(value)
        step = (row.high - row.low) / STEPS

        def change(place: int) -> None:
            value = row.low + place * step
            self._change(row, round(value) if row.whole else round(value, 3))

        slider.valueChanged.connect(change)

        def refresh() -> None:
            with QSignalBlocker(slider):
                slider.setValue(round((self._now(row) - row.low) / step))
            self.put(value.setText, f"settings.{row.name}.value", value=f"{self._now(row) * row.times:.3g}")

        return self._with_label(row, line, refresh, slider)

    def _with_label(
        self, row: Row, line: QHBoxLayout, refresh: Callable[[], None], buddy: QWidget | None = None
    ) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        label = self.label(f"settings.{row.name}", "soft")
        if buddy is not None:
            label.setBuddy(buddy)
        column.addWidget(label)
        column.addLayout(line)
        refresh()
        self._refreshers.append(refresh)
        return column

    def _data(self) -> QWidget:
        line = FlowLayout()
        for message, sign, act in (
            ("settings.folder", Sign.OPEN, self._open_folder),
            ("settings.back_up", Sign.EXPORT, self._back_up),
            ("settings.bring_back", Sign.IMPORT, self._bring_back),
            ("settings.report", Sign.REPORT, self._report),
        ):
            button = self.button(message, sign)
            button.clicked.connect(act)
            line.addWidget(button)
        place = self.label("settings.data.place", "soft", place=str(self.client.home))
        return self.panel(self.label("settings.data", "heading"), place, line)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.client.home)))

    def _back_up(self) -> None:
        if place := asked_place(self, self.say("settings.back_up"), "otryad.zip", "*.zip"):
            self.back_up(place)

    def back_up(self, to: Path) -> None:
        """Pack all own data into one file."""

        def work(_progress: Progress) -> int:
            return back_up(self.client.home, to, self.client.shelf.copies())

        job = self.work("back up", work, self._backed_up)
        self.notice.follow(job, "settings.backing_up")

    def _backed_up(self, count: int) -> None:
        self.notice.tell("settings.backed_up", Tone.GOOD, number=count)

    def _bring_back(self) -> None:
        if pack := asked_file(self, self.say("settings.bring_back"), "*.zip"):
            bring = ("settings.bring_back.yes", lambda: self.bring_back(pack))
            keep: tuple[str, Callable[[], object]] = ("windows.cancel", lambda: None)
            self.notice.tell("settings.bring_back.ask", Tone.WARNING, (bring, keep))

    def bring_back(self, pack: Path) -> None:
        """Take all own data back from one file; what is here now is kept beside it."""
        self.client.keeper.home_leaves.emit()

        def work(_progress: Progress) -> Path:
            with self.client.shelf.closed():
                return bring_back(self.client.home, pack)

        job = self.work("bring back", work, self._brought_back)
        self.notice.follow(job, "settings.bringing_back")

    def _brought_back(self, aside: Path) -> None:
        self.client.keeper.read_again()
        self.client.shelf.changed.emit()
        self.notice.tell(
            "settings.brought_back", Tone.GOOD, (("windows.close_notice", self.notice.dismiss),), place=aside
        )

    def _report(self) -> None:
        ReportSheet(self.client.speech, self._choose_report, self).open()

    def _choose_report(self, words: str) -> None:
        if place := asked_place(self, self.say("settings.report"), "otryad-report.zip", "*.zip"):
            self.report(place, words)

    def report(self, to: Path, words: str = "") -> None:
        """Pack what helps to find a mistake: what the person says, the newest game with where it stands, versions, the
        log of the program.
        """

        def work(_progress: Progress) -> Path:
            games = self.client.games.kept()
            return pack_report(self.client.home, to, games[0].path if games else None, words=words)

        self.work("report", work, self._reported)

    def _reported(self, place: Path) -> None:
        self.notice.tell("settings.reported", Tone.GOOD, (("windows.close_notice", self.notice.dismiss),), place=place)


_MAKERS: dict[type[Row], Callable[[SettingsPage, Any], QVBoxLayout]] = {
    Choice: SettingsPage._choice,
    Switch: SettingsPage._switch,
    Scale: SettingsPage._scale,
}
