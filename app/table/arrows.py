"""Arrows from a source to a target. Form tells what they mean as well as colour does."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table import z_values as z
from app.table.palette import Palette


class ArrowKind(Enum):
    """What an arrow announces."""

    STRIKE = "strike"
    SHOT = "shot"
    ABILITY = "ability"


@dataclass(frozen=True, slots=True)
class ArrowForm:
    """How a kind is drawn: widths in units, dashes in widths, how far it bends (a share of its length)."""

    width: float
    dashes: tuple[float, ...]
    bend: float
    head: float


FORMS = {
    ArrowKind.STRIKE: ArrowForm(9.0, (), 0.14, 3.2),
    ArrowKind.SHOT: ArrowForm(4.5, (2.2, 1.5), 0.0, 4.2),
    ArrowKind.ABILITY: ArrowForm(7.0, (0.1, 1.5), 0.16, 3.2),
}


def colour_of(kind: ArrowKind, palette: Palette) -> str:
    """The kind's colour in a palette."""
    return {
        ArrowKind.STRIKE: palette.strike_arrow,
        ArrowKind.SHOT: palette.shot_arrow,
        ArrowKind.ABILITY: palette.ability_arrow,
    }[kind]


class ArrowItem(QGraphicsItem):
    """One arrow. It can grow from its source, and lies over the cards without taking their mouse."""

    def __init__(self, kind: ArrowKind, palette: Palette, unit: float) -> None:
        super().__init__()
        self.kind = kind
        self._colour = QColor(colour_of(kind, palette))
        self._unit = unit
        self._form = FORMS[kind]
        self._start = QPointF()
        self._end = QPointF()
        self._shaft = QPainterPath()
        self._head = QPolygonF()
        self._bounds = QRectF()
        self.setZValue(z.ARROW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def point(self, start: QPointF, end: QPointF, grown: float = 1.0) -> None:
        """From where to where; `grown` shows only its first part."""
        self.prepareGeometryChange()
        self._start, self._end = start, start + (end - start) * grown
        self._shape()
        self.update()

    def _shape(self) -> None:
        line = self._end - self._start
        length = math.hypot(line.x(), line.y())
        width = self._form.width * self._unit
        head = width * self._form.head
        if length < head:
            self._shaft, self._head, self._bounds = QPainterPath(), QPolygonF(), QRectF()
            return
        side = QPointF(-line.y(), line.x()) / length
        middle = (self._start + self._end) / 2 + side * (length * self._form.bend)
        ahead = self._end - middle
        reach = math.hypot(ahead.x(), ahead.y()) or 1.0
        forward = ahead / reach
        across = QPointF(-forward.y(), forward.x())
        neck = self._end - forward * head * 0.8
        self._shaft = QPainterPath(self._start)
        self._shaft.quadTo(middle, neck)
        self._head = self._tip(neck, forward, across, head)
        self._bounds = (
            self._shaft.boundingRect().united(self._head.boundingRect()).adjusted(-width, -width, width, width)
        )

    def _tip(self, neck: QPointF, forward: QPointF, across: QPointF, head: float) -> QPolygonF:
        back, half = neck - forward * head * 0.2, across * head * 0.5
        if self.kind is ArrowKind.ABILITY:
            middle = (neck + self._end) / 2
            return QPolygonF([neck, middle + half * 0.8, self._end, middle - half * 0.8])
        if self.kind is ArrowKind.SHOT:
            return QPolygonF([self._end, back + half, neck + forward * head * 0.2, back - half])
        return QPolygonF([self._end, back + half, back - half])

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._shaft.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._form.width * self._unit
        outline = QPen(QColor(0, 0, 0, 130), width * 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(self._shaft, outline)
        pen = QPen(self._colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        if self._form.dashes:
            pen.setDashPattern(list(self._form.dashes))
        painter.strokePath(self._shaft, pen)
        edge = QPen(QColor(0, 0, 0, 160), width * 0.3)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        painter.setBrush(self._colour)
        painter.drawPolygon(self._head)
