"""A number to choose: X, how many, how much of a split."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSlider, QWidget

from app.table.overlays.base import Overlay, main_button
from app.table.overlays.stepper import Stepper

FEW = 12
"""So many numbers are buttons; more are a slider."""

IN_ROW = 8


class NumberOverlay(Overlay):
    """Numbers from `low` to `high`. Few are a click each; many a slider with Enter. `chosen` carries the number."""

    chosen = Signal(int)

    def __init__(
        self, parent: QWidget, title: str, detail: str, low: int, high: int, accept: str, cancel: str = ""
    ) -> None:
        super().__init__(parent, title, detail)
        self._low, self._high = low, high
        self._typed = ""
        self.buttons: dict[int, QPushButton] = {}
        self.slider: QSlider | None = None
        if high - low < FEW:
            self._make_buttons()
        else:
            self._make_slider(accept)
        if cancel:
            back = QPushButton(cancel)
            back.clicked.connect(self.cancelled)
            self.button_row(back)

    def _make_buttons(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        count = self._high - self._low + 1
        in_row = -(-count // -(-count // IN_ROW))
        for place, number in enumerate(range(self._low, self._high + 1)):
            button = QPushButton(str(number))
            button.setMinimumSize(54, 44)
            button.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
            self.buttons[number] = button
            grid.addWidget(button, place // in_row, place % in_row)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(grid)
        row.addStretch(1)
        self.column.addLayout(row)

    def _make_slider(self, accept: str) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal, minimum=self._low, maximum=self._high)
        self.slider.setMinimumWidth(320)
        box = Stepper(self._low, self._high, self._low)
        box.changed.connect(self.slider.setValue)
        box.accepted.connect(self._take)
        self.slider.valueChanged.connect(box.set_value)
        row = QHBoxLayout()
        row.addWidget(self.slider, 1)
        row.addWidget(box)
        self.column.addLayout(row)
        take = main_button(accept)
        take.clicked.connect(self._take)
        self.button_row(take)

    def first_focus(self) -> QWidget:
        if self.slider is not None:
            return self.slider
        return self.buttons[self._high] if self.buttons else self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.slider is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
            return
        super().keyPressEvent(event)

    def _take(self) -> None:
        if self.slider is not None:
            self.chosen.emit(self.slider.value())

    def digit(self, number: int) -> None:
        """One digit takes a number at once; where the numbers have two digits, two are typed."""
        self._typed += str(number)
        value = int(self._typed)
        if self.slider is not None:
            self.slider.setValue(min(value, self._high))
            self._typed = self._typed[-2:]
            return
        longer_possible = value * 10 <= self._high
        if self._low <= value <= self._high and not (longer_possible and value):
            self.chosen.emit(value)
        elif value > self._high:
            self._typed = ""
