"""The upper edge of a text that goes on above: its lines fade, so that none looks cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

TALL = 22
"""Pixels of the edge: about a line."""


class UpperFade(QWidget):
    """Lies over the upper edge of an area, in its ground's colour, while something is hidden above it."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)  # what lies on the viewport scrolls with the text
        self._area = area
        self._ground = QColor()
        self._bar = area.verticalScrollBar()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bar.valueChanged.connect(self._follow)
        area.viewport().installEventFilter(self)
        self._follow()

    def set_ground(self, colour: str) -> None:
        """The colour that the lines fade into."""
        self._ground = QColor(colour)
        self.update()

    def _follow(self) -> None:
        self.setVisible(self._bar.value() > self._bar.minimum())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            box = self._area.viewport().geometry()
            self.setGeometry(box.x(), box.y(), box.width(), TALL)
            self.raise_()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        clear = QColor(self._ground)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, self._ground)
        fade.setColorAt(0.35, self._ground)
        fade.setColorAt(1, clear)
        painter = QPainter(self)
        painter.fillRect(self.rect(), fade)
        painter.end()
