"""The small signs of a card in a list: cost, strike, life, element."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from app.table.faces import palette as metals
from app.table.fonts import Family, font


def draw_cost(painter: QPainter, place: QRectF, cost: object) -> None:
    """A gold hexagon with the cost."""
    middle, radius = place.center(), place.height() / 2
    corners = [math.radians(60 * corner - 90) for corner in range(6)]
    hexagon = QPainterPath()
    hexagon.addPolygon(QPolygonF([middle + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in corners]))
    hexagon.closeSubpath()
    _draw_gem(painter, hexagon, metals.COST, str(cost), middle, radius)


def draw_strike(painter: QPainter, place: QRectF, strike: int) -> None:
    """A green shield with the strike."""
    middle, radius = place.center(), place.height() / 2
    shield = QPainterPath(middle + QPointF(-0.88, -0.85) * radius)
    shield.lineTo(middle + QPointF(0.88, -0.85) * radius)
    shield.lineTo(middle + QPointF(0.88, 0.1) * radius)
    shield.quadTo(middle + QPointF(0.75, 0.75) * radius, middle + QPointF(0, 1.05) * radius)
    shield.quadTo(middle + QPointF(-0.75, 0.75) * radius, middle + QPointF(-0.88, 0.1) * radius)
    shield.closeSubpath()
    _draw_gem(painter, shield, metals.STRIKE, str(strike), middle, radius)


def draw_life(painter: QPainter, place: QRectF, life: int) -> None:
    """A red drop with the life."""
    middle, radius = place.center(), place.height() / 2
    drop = QPainterPath(middle + QPointF(0, -1.2) * radius)
    drop.cubicTo(*(middle + QPointF(x, y) * radius for x, y in ((0.55, -0.5), (1.0, -0.1), (0.95, 0.3))))
    drop.cubicTo(*(middle + QPointF(x, y) * radius for x, y in ((0.85, 1.1), (-0.85, 1.1), (-0.95, 0.3))))
    drop.cubicTo(*(middle + QPointF(x, y) * radius for x, y in ((-1.0, -0.1), (-0.55, -0.5), (0, -1.2))))
    _draw_gem(painter, drop, metals.LIFE, str(life), middle + QPointF(0, radius * 0.12), radius)


def draw_elements(painter: QPainter, place: QRectF, colours: Sequence[str]) -> None:
    """A stripe of the elements' colours, one below the other."""
    painter.setPen(Qt.PenStyle.NoPen)
    height = place.height() / len(colours)
    for number, colour in enumerate(colours):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(place.left(), place.top() + number * height, place.width(), height - 1), 2, 2)


def _draw_gem(
    painter: QPainter, shape: QPainterPath, metal: tuple[str, str, str], number: str, middle: QPointF, radius: float
) -> None:
    box = shape.boundingRect()
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    for place, colour in zip((0.0, 0.5, 1.0), metal, strict=True):
        fill.setColorAt(place, QColor(colour))
    painter.setPen(QPen(QColor(metals.GOLD[0]), max(1.0, radius * 0.1)))
    painter.setBrush(fill)
    painter.drawPath(shape)
    letters = QPainterPath()
    face = font(Family.TITLE, round(radius * 1.25), bold=True)
    letters.addText(QPointF(), face, number)
    size = letters.boundingRect()
    letters.translate(middle - size.center())
    painter.strokePath(letters, QPen(QColor(0, 0, 0, 190), radius * 0.2))
    painter.fillPath(letters, QColor(metals.DIGIT))
