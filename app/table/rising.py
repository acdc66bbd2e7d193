"""Things that show for a moment: numbers that rise from a card, and the banner of a turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import z_values as z
from app.table.faces.signs import Sign, paint_sign
from app.table.fonts import Family, font


def edge_of(colour: QColor) -> QColor:
    """The edge that lets letters be read over any card: dark around light ones, light around dark ones."""
    return QColor(0, 0, 0, 225) if colour.lightnessF() > 0.5 else QColor(255, 250, 235, 240)


class RisingNumber(QGraphicsItem):
    """«−3» with a drop, «+2» with a heart: text and sign, readable over any card."""

    def __init__(self, text: str, colour: str, sign: Sign | None, pixels: int) -> None:
        super().__init__()
        self._font = font(Family.TITLE, pixels, bold=True)
        self._colour = QColor(colour)
        self._sign = sign
        metrics = QFontMetricsF(self._font)
        self._text = QPainterPath()
        self._text.addText(0, metrics.ascent(), self._font, text)
        side = metrics.height() * 0.8 if sign else 0.0
        self._sign_box = QRectF(metrics.horizontalAdvance(text) + side * 0.15, metrics.height() * 0.12, side, side)
        width = metrics.horizontalAdvance(text) + side * 1.2
        edge = pixels * 0.2
        self._bounds = QRectF(-edge, -edge, width + 2 * edge, metrics.height() + 2 * edge)
        self._edge = edge
        self.setZValue(z.RISING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def width(self) -> float:
        return self._bounds.width() - 2 * self._edge

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(edge_of(self._colour), self._edge, Qt.PenStyle.SolidLine)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._text, pen)
        painter.fillPath(self._text, self._colour)
        if self._sign is not None:
            paint_sign(painter, self._sign_box, self._sign)


class BannerItem(QGraphicsItem):
    """Whose turn begins, across the middle of the table."""

    def __init__(self, text: str, width: float, unit: float, colour: str, paper: str) -> None:
        super().__init__()
        self._text = text
        self._font = font(Family.TITLE, round(42 * unit), bold=True)
        self._colour = QColor(colour)
        self._paper = QColor(paper)
        self._bounds = QRectF(-width / 2, -48 * unit, width, 96 * unit)
        self.setZValue(z.BANNER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        clear, solid = QColor(self._paper), QColor(self._paper)
        clear.setAlpha(0)
        solid.setAlpha(225)
        ground = QLinearGradient(self._bounds.left(), 0, self._bounds.right(), 0)
        for place, colour in ((0.0, clear), (0.25, solid), (0.75, solid), (1.0, clear)):
            ground.setColorAt(place, colour)
        painter.fillRect(self._bounds, ground)
        line = QLinearGradient(ground)
        gold = QColor(self._colour)
        gold.setAlpha(0)
        for place, colour in ((0.0, gold), (0.5, self._colour), (1.0, gold)):
            line.setColorAt(place, colour)
        for edge in (self._bounds.top(), self._bounds.bottom() - 2):
            painter.fillRect(QRectF(self._bounds.left(), edge, self._bounds.width(), 2), line)
        painter.setFont(self._font)
        painter.setPen(self._colour)
        painter.drawText(self._bounds, Qt.AlignmentFlag.AlignCenter, self._text)
