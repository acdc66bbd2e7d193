"""A short word over the table that goes by itself: why something can't be done, what was undone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

LASTS = 4500
"""Milliseconds; a click takes it away sooner."""


class Toast(QFrame):
    """One toast; a new text takes the old one's place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, objectName="toast")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.label = QLabel(wordWrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 14, 9)
        row.addWidget(self.label)
        self._timer = QTimer(self, interval=LASTS, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, near: QPoint | None = None) -> None:
        """Show a text near a point of the parent, or at its upper middle."""
        self.label.setText(text)
        area = self.parentWidget().rect()
        self.label.setFixedWidth(min(420, area.width() - 80, self.label.fontMetrics().horizontalAdvance(text) + 12))
        self.adjustSize()
        corner = (
            near - QPoint(self.width() // 2, self.height() + 24)
            if near
            else QPoint((area.width() - self.width()) // 2, area.height() // 8)
        )
        x = min(max(8, corner.x()), area.width() - self.width() - 8)
        y = min(max(8, corner.y()), area.height() - self.height() - 8)
        self.move(x, y)
        self.show()
        self.raise_()
        self._timer.start()

    def hideEvent(self, event: object) -> None:
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
