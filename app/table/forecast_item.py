"""The bubble that tells what a drop would do, before the drop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import dimensions as size
from app.table import z_values as z
from app.table.fonts import Family, font
from app.table.palette import Palette


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """One line; a grave one is set off (somebody dies)."""

    text: str
    grave: bool = False


class ForecastItem(QGraphicsItem):
    """A dark bubble with a few lines, kept inside the table."""

    def __init__(self, lines: Sequence[ForecastLine], palette: Palette, unit: float, text_size: float) -> None:
        super().__init__()
        self.lines = tuple(lines)
        self._palette = palette
        pixels = max(round(size.READABLE) + 1, round(size.TEXT * unit * text_size))
        self._fonts = [font(Family.TEXT, pixels, bold=line.grave or not place) for place, line in enumerate(self.lines)]
        self._step = pixels * 1.45
        self._pad = pixels * 0.8
        widths = [QFontMetricsF(f).horizontalAdvance(line.text) for f, line in zip(self._fonts, lines, strict=True)]
        width = max(widths, default=0) + 2 * self._pad
        self._size = QRectF(0, 0, width, self._step * len(self.lines) + 1.2 * self._pad)
        self.setZValue(z.FORECAST)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def beside(self, middle: QPointF, half_width: float, half_height: float, table: QRectF) -> None:
        """Stand right of a card, else left of it, always on the table."""
        gap = 10.0
        x = middle.x() + half_width + gap
        if x + self._size.width() > table.right() - 4:
            x = middle.x() - half_width - gap - self._size.width()
        y = min(max(table.top() + 4, middle.y() - half_height), table.bottom() - self._size.height() - 4)
        self.setPos(max(table.left() + 4, x), y)

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self._palette.panel))  # a name below must not show through
        painter.setPen(QPen(QColor(self._palette.hostile), 1.6))
        painter.drawRoundedRect(self._size, 10, 10)
        for place, (line, chosen) in enumerate(zip(self.lines, self._fonts, strict=True)):
            painter.setFont(chosen)
            painter.setPen(QColor(self._palette.wound if line.grave else self._palette.text))
            box = QRectF(self._pad, self._pad * 0.6 + place * self._step, self._size.width(), self._step)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line.text)
