"""The back of a card, in a player's colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from app.table.faces.cache import DRAWING, stamp
from app.table.faces.figure import placed
from app.table.faces.frame import gold_brush, gold_pen
from app.table.faces.layout import COMPACT
from app.table.faces.palette import RIM, SHADE, colour

_AREA = QRectF(0, 0, COMPACT.width(), COMPACT.height())


def paint_back(painter: QPainter, rect: QRectF, player_colour: QColor) -> None:
    """Paints a back into a rectangle, whatever its proportions; every card of a player has the same."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = rect.width() / COMPACT.width()
    area = QRectF(0, 0, COMPACT.width(), rect.height() / scale)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    pixels = scale * painter.device().devicePixelRatioF()
    key = ("back", player_colour.rgb(), area.height())
    with DRAWING:
        stamp(painter, pixels, area, key, lambda inner: _draw(inner, area, player_colour))
    painter.restore()


def _draw(painter: QPainter, area: QRectF, ink: QColor) -> None:
    """Rim, cloth with a lattice, a wreathed shield with crossed axes."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(RIM))
    painter.drawRoundedRect(area, 17, 17)
    cloth = area.adjusted(7, 7, -7, -7)
    glow = QRadialGradient(area.center(), area.height() * 0.62)
    glow.setColorAt(0, ink.lighter(125))
    glow.setColorAt(0.6, ink.darker(170))
    glow.setColorAt(1, ink.darker(330))
    painter.setBrush(glow)
    painter.drawRoundedRect(cloth, 12, 12)
    _draw_net(painter, cloth, ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(gold_pen(cloth, 4))
    painter.drawRoundedRect(cloth, 12, 12)
    painter.setPen(gold_pen(cloth, 1.6))
    painter.drawRoundedRect(cloth.adjusted(10, 10, -10, -10), 8, 8)
    _draw_medallion(painter, area.center(), ink)


def _draw_net(painter: QPainter, cloth: QRectF, ink: QColor) -> None:
    """Lozenges with a point in each, fading towards the middle."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(cloth.adjusted(11, 11, -11, -11), 8, 8)
    painter.setClipPath(clip)
    step = 34.0
    points = QPainterPath()
    painter.setPen(QPen(colour("#ffffff", 0.12), 1.5))
    rows = int(cloth.height() / step) + 2
    for row in range(-1, rows):
        for column in range(-1, int(cloth.width() / step) + 2):
            x, y = cloth.left() + column * step, cloth.top() + row * step
            painter.drawLine(QPointF(x, y), QPointF(x + step, y + step))
            painter.drawLine(QPointF(x + step, y), QPointF(x, y + step))
            points.addEllipse(QPointF(x + step / 2, y), 2.6, 2.6)
    painter.fillPath(points, colour("#ffe9ae", 0.35))
    painter.restore()
    middle = QRadialGradient(cloth.center(), 150)
    middle.setColorAt(0, ink.darker(150))
    middle.setColorAt(0.62, colour(ink.darker(200).name(), 0.85))
    middle.setColorAt(1, colour(ink.darker(220).name(), 0))
    painter.fillRect(cloth.adjusted(12, 12, -12, -12), middle)


def _draw_medallion(painter: QPainter, middle: QPointF, ink: QColor) -> None:
    """The program's sign: axes before a round shield."""
    ring = QPainterPath()
    ring.addEllipse(middle, 92, 92)
    painter.strokePath(ring, QPen(colour(SHADE, 0.55), 14))
    painter.strokePath(ring, gold_pen(ring.boundingRect(), 7))
    inner = QPainterPath()
    inner.addEllipse(middle, 80, 80)
    painter.fillPath(inner, ink.darker(260))
    painter.strokePath(inner, gold_pen(inner.boundingRect(), 2))
    box = QRectF(middle.x() - 66, middle.y() - 66, 132, 132)
    axes = placed("crossed-axes", box)
    painter.strokePath(axes, QPen(colour(SHADE, 0.8), 7))
    painter.fillPath(axes, gold_brush(box))
