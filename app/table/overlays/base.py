"""What all overlays share: a framed sheet over the table with a title, keys of its own, and a way to go."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): digit for digit in range(10)}


class Overlay(QFrame):
    """A sheet over its parent. `cancelled` comes with Esc where there is a way back.

    It sits in the middle of its parent unless told to keep near a point, always inside it.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget, title: str, detail: str = "") -> None:
        super().__init__(parent, objectName="overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self._near: QPoint | None = None
        self._foot: QHBoxLayout | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(22, 16, 22, 18)
        self.column.setSpacing(10)
        self.title = QLabel(title, objectName="title", wordWrap=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self.title)
        self.detail = QLabel(detail, objectName="faint", wordWrap=True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail.setVisible(bool(detail))
        self.column.addWidget(self.detail)

    def open_near(self, point: QPoint | None = None) -> None:
        """Show it: near a point of the parent, or in its middle."""
        self._near = point
        self.ensurePolished()
        self.settle()
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget:
        """What the keyboard is on when it opens."""
        return self

    def most_width(self) -> int:
        """The greatest width that its parent leaves."""
        return max(200, self.parentWidget().width() - 48)

    def settle(self) -> None:
        """Take the fitting size and place inside the parent."""
        area = self.parentWidget().rect().adjusted(16, 16, -16, -16)
        self.setMaximumSize(area.size())
        self.layout().activate()
        wanted = self.sizeHint().boundedTo(area.size())
        wanted.setHeight(min(area.height(), max(wanted.height(), self.heightForWidth(wanted.width()))))
        self.resize(wanted)
        corner = area.center() - self.rect().center()
        if self._near is not None:
            corner = self._near - QPoint(self.width() // 2, self.height() + 18)
        x = min(max(area.left(), corner.x()), area.right() - self.width() + 1)
        y = min(max(area.top(), corner.y()), area.bottom() - self.height() + 1)
        self.move(x, y)

    def button_row(self, *buttons: QPushButton) -> QHBoxLayout:
        """Buttons at the foot, in the middle; those that come later stand before the first ones."""
        if self._foot is None:
            self._foot = QHBoxLayout()
            self._foot.setSpacing(10)
            self._foot.addStretch(1)
            self._foot.addStretch(1)
            self.column.addLayout(self._foot)
        for place, button in enumerate(buttons, 1):
            self._foot.insertWidget(place, button)
        return self._foot

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif Qt.Key(event.key()) in _DIGITS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.digit(_DIGITS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.walk(-1)
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.walk(1)

    def walk(self, step: int) -> None:
        """The keyboard goes to the next button or card of the sheet, round and round."""
        stops = [button for button in self.findChildren(QAbstractButton) if button.isEnabled() and _takes_keys(button)]
        if not stops:
            return
        here = self.focusWidget()
        place = stops.index(here) + step if isinstance(here, QAbstractButton) and here in stops else 0
        stop = stops[place % len(stops)]
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        for area in self.findChildren(QScrollArea):
            if area.isAncestorOf(stop):
                area.ensureWidgetVisible(stop)

    def digit(self, number: int) -> None:
        """A number key was pressed."""

    def enter(self) -> None:
        """Enter was pressed: the button under the keyboard is pressed."""
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isEnabled():
            focus.click()


def _takes_keys(button: QAbstractButton) -> bool:
    return button.focusPolicy() is not Qt.FocusPolicy.NoFocus


def main_button(text: str) -> QPushButton:
    """A golden button."""
    button = QPushButton(text)
    button.setProperty("kind", "main")
    return button
