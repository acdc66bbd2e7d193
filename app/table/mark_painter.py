"""How wounds and marks look on a card: signs with numbers that stay upright when the card lies on its side."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from app.engine.view import CardView
from app.table.faces.compact import paint_plate
from app.table.faces.face import CardFace
from app.table.faces.jewels import paint_life, paint_strike
from app.table.faces.layout import SMALL_GEM, layout_compact
from app.table.faces.lettering import paint_placed
from app.table.faces.palette import INK
from app.table.faces.signs import Sign, paint_sign
from app.table.faces_of import numbers_now
from app.table.fonts import Family, font
from app.table.marks import MOST_BADGES, Mark
from app.table.palette import Palette

_MARK = 0.135
_WOUND = 0.185
_TOP = 0.235
_LOWEST = 0.575
_SIDE = 0.03
"""Sides of a mark and of the wound counter, and where their columns begin: by the card's height."""


def paint_marks(
    painter: QPainter,
    face: QRectF,
    card: CardView,
    marks: tuple[Mark, ...],
    palette: Palette,
    turned: float,
    seen: QRectF,
) -> None:
    """The wound counter on the left, marks down the right edge of what is seen of the face.

    `turned` is the card's rotation in degrees.
    """
    height, top = face.height(), _top(face, seen)
    if card.wounds:
        side = height * _WOUND
        middle = QPointF(face.left() + height * _SIDE + side / 2, top + side / 2)
        _upright(painter, middle, turned)
        _paint_wounds(painter, side, card.wounds)
        painter.restore()
    side = height * _MARK
    for place, mark in enumerate(_shown(marks)):
        y = top + side / 2 + place * side * 1.12
        _upright(painter, QPointF(seen.right() - height * _SIDE - side / 2, y), turned)
        _paint_mark(painter, side, mark, palette)
        painter.restore()


def _top(face: QRectF, seen: QRectF) -> float:
    """Where wounds and marks begin: under the name, and above strike and life where little is seen of the card."""
    return min(seen.top() + face.height() * _TOP, face.top() + face.height() * _LOWEST)


def paint_numbers(
    painter: QPainter, face: QRectF, card: CardView, printed: CardFace, turned: float, seen: QRectF
) -> None:
    """Strike and life of a card in play; life moves left where a neighbour would cover it."""
    layout = layout_compact(printed, face.size())
    now, sharp, radius = numbers_now(card), device_scale(painter), SMALL_GEM * layout.scale
    for number, middle, paint in ((now.strike, layout.strike, paint_strike), (now.life, layout.life, paint_life)):
        if number is not None:
            place = face.topLeft() + middle * layout.scale
            _upright(painter, QPointF(min(place.x(), seen.right() - radius), place.y()), turned)
            paint(painter, QPointF(), radius, number, printed, sharp)
            painter.restore()


def paint_seen_name(painter: QPainter, face: QRectF, printed: CardFace, seen: QRectF) -> None:
    """The name once more, where it is seen: on less of its plate, or further down a card that lies on its side."""
    layout = layout_compact(printed, face.size(), seen.width() / face.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(seen.topLeft())
    painter.scale(layout.scale, layout.scale)
    paint_plate(painter, layout.plate)
    paint_placed(painter, layout.name, QColor(INK))
    painter.restore()


def device_scale(painter: QPainter) -> float:
    """Device pixels for one unit of the painter."""
    transform = painter.deviceTransform()
    return math.hypot(transform.m21(), transform.m22())


def mark_at(face: QRectF, point: QPointF, marks: tuple[Mark, ...], seen: QRectF) -> Mark | None:
    """The mark under a point of the card."""
    side = face.height() * _MARK
    if not seen.right() - face.height() * _SIDE - side <= point.x() <= seen.right():
        return None
    place = (point.y() - _top(face, seen)) / (side * 1.12)
    shown = _shown(marks)
    return shown[int(place)] if 0 <= place < len(shown) else None


MORE = "table.mark.more"
"""The mark that counts those for which there is no room."""


def _shown(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    if len(marks) <= MOST_BADGES:
        return marks
    return (*marks[: MOST_BADGES - 1], Mark(Sign.COUNTER, MORE, len(marks) - MOST_BADGES + 1))


def _upright(painter: QPainter, middle: QPointF, turned: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(-turned)


def _paint_wounds(painter: QPainter, side: float, wounds: int) -> None:
    """A drop with the number of wounds in it."""
    paint_sign(painter, QRectF(-side / 2, -side / 2, side, side), Sign.WOUND)
    _number(painter, QPointF(0, side * 0.13), side * 0.56, str(wounds), "#ffffff")


def _paint_mark(painter: QPainter, side: float, mark: Mark, palette: Palette) -> None:
    box = QRectF(-side / 2, -side / 2, side, side)
    rim = {None: "#d9b45f", True: palette.healing, False: palette.wound}[mark.good]
    style = Qt.PenStyle.DotLine if mark.brief else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(rim), max(1.0, side * 0.07), style))
    painter.setBrush(QColor(20, 16, 12, 225))
    painter.drawPath(mark_outline(box, mark.good if palette.by_form else None))
    inset = side * (0.12 if mark.number is None else 0.08)
    paint_sign(painter, box.adjusted(inset, inset, -inset, -inset), mark.sign)
    if mark.number is not None:
        _number(painter, QPointF(side * 0.26, side * 0.28), side * 0.56, str(mark.number), "#ffffff")


def mark_outline(box: QRectF, good: bool | None) -> QPainterPath:
    """The form of a mark: round for a good one, eight-cornered for a bad one, else a soft square."""
    path = QPainterPath()
    if good is None:
        path.addRoundedRect(box, box.width() * 0.22, box.width() * 0.22)
    elif good:
        path.addEllipse(box.adjusted(-1, -1, 1, 1))
    else:
        cut = box.width() * 0.32
        left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
        upper = [
            QPointF(left, top + cut),
            QPointF(left + cut, top),
            QPointF(right - cut, top),
            QPointF(right, top + cut),
        ]
        lower = [QPointF(point.x(), top + bottom - point.y()) for point in reversed(upper)]
        path.addPolygon(QPolygonF([*upper, *lower]))
        path.closeSubpath()
    return path


def paint_chip(painter: QPainter, box: QRectF, text: str, palette: Palette) -> None:
    """A golden plate with a few letters."""
    painter.setPen(QPen(QColor(palette.on_accent), 1))
    painter.setBrush(QColor(palette.accent))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(font(Family.TEXT, max(8, round(box.height() * 0.72)), bold=True))
    painter.setPen(QColor(palette.on_accent))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _number(painter: QPainter, middle: QPointF, pixels: float, text: str, colour: str) -> None:
    """White digits with a dark edge around their middle."""
    chosen = font(Family.TITLE, max(6, round(pixels)), bold=True)
    metrics = QFontMetricsF(chosen)
    path = QPainterPath()
    path.addText(middle.x() - metrics.horizontalAdvance(text) / 2, middle.y() + metrics.capHeight() / 2, chosen, text)
    pen = QPen(QColor(10, 6, 4, 230), pixels * 0.24)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor(colour))
