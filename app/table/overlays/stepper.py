"""A number with a button on either side."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget


class Stepper(QWidget):
    """«− 3 +»; the field takes digits, Up and Down step. `changed` carries the number, `accepted` is Enter.

    One that is not strict steps within its range, but takes any number that is typed, for somebody else to judge.
    """

    changed = Signal(int)
    accepted = Signal()

    def __init__(self, least: int, most: int, value: int, *, strict: bool = True) -> None:
        super().__init__()
        self._least, self._most, self._strict = least, most, strict
        self.field = QLineEdit(str(value))
        self.field.setValidator(QIntValidator(least, most, self) if strict else QIntValidator(self))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setMinimumWidth(64)
        self.field.textEdited.connect(lambda _text: self.changed.emit(self.value))
        self.field.returnPressed.connect(self.accepted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._button("−", -1))
        row.addWidget(self.field, 1)
        row.addWidget(self._button("+", 1))
        self.setFocusProxy(self.field)

    def _button(self, text: str, step: int) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(partial(self.step, step))
        return button

    @property
    def value(self) -> int:
        """The number as it stands, kept in its range where that is strict."""
        text = self.field.text()
        number = int(text) if text.removeprefix("-").isdigit() else self._least
        return self._bounded(number) if self._strict else number

    def _bounded(self, number: int) -> int:
        return min(self._most, max(self._least, number))

    def set_value(self, value: int) -> None:
        if value != self.value or not self.field.text():
            self.field.setText(str(self._bounded(value)))
            self.changed.emit(self.value)

    def step(self, step: int, _checked: bool = False) -> None:
        """One more or one less."""
        self.set_value(self.value + step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step(1 if event.key() == Qt.Key.Key_Up else -1)
        else:
            event.ignore()
