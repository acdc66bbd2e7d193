"""A word that lasts beside the thing it is about; the mouse goes through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

GAP = 14
"""Pixels between the bubble and its thing."""
WIDEST = 380


class Bubble(QFrame):
    """Keeps inside its parent, and off what lies there as far as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, objectName="bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.label = QLabel(wordWrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 11, 16, 11)
        row.addWidget(self.label)
        self.hide()

    def say(self, text: str, target: QRect | None, taken: Sequence[QRect]) -> None:
        """Show a text beside the target, or in the middle of the parent, where it covers least of what is taken."""
        self.label.setText(text)
        self.setAccessibleName(text)
        area = self.parentWidget().rect().adjusted(8, 8, -8, -8)
        self.label.setFixedWidth(min(WIDEST, area.width() - 60, self.label.fontMetrics().horizontalAdvance(text) + 8))
        self.adjustSize()
        places = [_inside(place, area) for place in _places(target, self.size(), area)]
        self.move(min(places, key=lambda place: _covered(place, taken)).topLeft())
        self.show()
        self.raise_()


def _places(target: QRect | None, size: QSize, area: QRect) -> list[QRect]:
    """Where it may stand, the best first: above the thing, below, at its sides; without one in the middle."""
    box = QRect(QPoint(0, 0), size)
    if target is None:
        return [box.translated(area.center() - QPoint(size.width() // 2, size.height() // 2 + step)) for step in STEPS]
    middle = target.center() - box.center()
    across, down = target.width() // 2 + size.width() // 2 + GAP, target.height() // 2 + size.height() // 2 + GAP
    shifts = [QPoint(0, -down), QPoint(0, down), QPoint(across, 0), QPoint(-across, 0)]
    return [box.translated(middle + shift + QPoint(aside, 0)) for aside in STEPS for shift in shifts]


STEPS = (0, 120, -120, 240, -240)
"""How far it may move aside, in pixels, to cover less."""


def _inside(box: QRect, area: QRect) -> QRect:
    x = min(max(area.left(), box.left()), area.right() - box.width())
    y = min(max(area.top(), box.top()), area.bottom() - box.height())
    return QRect(QPoint(x, y), box.size())


def _covered(box: QRect, taken: Sequence[QRect]) -> int:
    """How many pixels of what is taken lie under the box."""
    under = (box.intersected(each) for each in taken)
    return sum(each.width() * each.height() for each in under if each.isValid())
