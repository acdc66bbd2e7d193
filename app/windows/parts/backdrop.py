"""The table top behind pages that have no table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.table.ground import paint_ground
from app.windows.theme import Theming


class Backdrop(QWidget):
    """Paints the ground that the player chose, once for each size."""

    def __init__(self, theme: Theming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._ground = QPixmap()
        theme.changed.connect(self._forget)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground.size() != self.size() * ratio:
            self._ground = self._painted(self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _painted(self, size: QSize, ratio: float) -> QPixmap:
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        area = QRectF(0, 0, size.width(), size.height())
        paint_ground(painter, area, self.theme.ground, self.theme.ground_colours)
        painter.end()
        return made

    def _forget(self) -> None:
        self._ground = QPixmap()
        self.update()
