"""The cloth of the table behind pages that have no table."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QLineF, QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.windows.colours import Colours
from app.windows.theme import Theming

_THREADS = 160
"""Threads in one square of the weave."""
_SQUARE = 96


class Backdrop(QWidget):
    """Paints a lit cloth that darkens towards its corners."""

    def __init__(self, theme: Theming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._cloth = QPixmap()
        theme.changed.connect(self._forget)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._cloth.size() != self.size() * ratio:
            self._cloth = cloth(self.size(), ratio, self.theme.colours)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()

    def _forget(self) -> None:
        self._cloth = QPixmap()
        self.update()


def cloth(size: QSize, ratio: float, colours: Colours) -> QPixmap:
    """The cloth at this size: a glow above the middle, dark corners, a weave."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    painter = QPainter(made)
    glow = QRadialGradient(QPointF(size.width() * 0.42, size.height() * 0.45), max(size.width(), size.height()) * 0.75)
    for place, colour in ((0.0, colours.felt_light), (0.6, colours.felt), (1.0, colours.felt_dark)):
        glow.setColorAt(place, QColor(colour))
    painter.fillRect(0, 0, size.width(), size.height(), glow)
    painter.drawTiledPixmap(0, 0, size.width(), size.height(), _weave(ratio))
    painter.end()
    return made


def _weave(ratio: float) -> QPixmap:
    """A square of faint threads, the same every time."""
    made = QPixmap(round(_SQUARE * ratio), round(_SQUARE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(0, 0, 0, 0))
    painter = QPainter(made)
    numbers = Random(3)
    for _ in range(_THREADS):
        painter.setPen(QColor(255, 255, 255, numbers.randint(2, 9)))
        x, y = numbers.uniform(0, _SQUARE), numbers.uniform(0, _SQUARE)
        painter.drawLine(QLineF(x, y, x + numbers.uniform(-4, 4), y + 1))
    painter.end()
    return made
