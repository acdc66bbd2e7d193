"""The frame of a face: enamel in the elements' colours, gold, plates and paper."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from app.table.faces.cache import blank
from app.table.faces.dice import Dice
from app.table.faces.face import Element, Kind
from app.table.faces.figure import placed
from app.table.faces.jewels import TYPE_EMBLEM
from app.table.faces.palette import GOLD, PALETTES, PAPER, PAPER_EDGE, PILL, PLATE, RIM, SHADE, colour
from app.table.faces.svgpath import painter_path

_TILE = 64
_CROWN = "M-52 26L-66-24L-34 0L0-40L34 0L66-24L52 26Q0 14-52 26Z"


def gold_brush(area: QRectF) -> QLinearGradient:
    """Gold lit from the upper left."""
    gold = QLinearGradient(area.topLeft(), area.bottomRight())
    for place, tone in ((0.0, 0), (0.22, 1), (0.45, 2), (0.6, 1), (0.75, 0), (1.0, 2)):
        gold.setColorAt(place, QColor(GOLD[tone]))
    return gold


def gold_pen(area: QRectF, width: float) -> QPen:
    """A golden line around an area."""
    pen = QPen(QColor(GOLD[1]), width)
    pen.setBrush(gold_brush(area))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def enamel(area: QRectF, elements: tuple[Element, ...]) -> QLinearGradient:
    """The frame's colour: one element from light to deep, two from left to right."""
    tones = [PALETTES[element] for element in elements or (Element.NEUTRAL,)]
    if len(tones) == 1:
        shine = QLinearGradient(area.topLeft(), area.bottomRight())
        stops = ((0.0, tones[0].bright), (0.35, tones[0].frame), (0.8, tones[0].deep), (1.0, tones[0].frame))
    else:
        shine = QLinearGradient(area.topLeft(), QPointF(area.right(), area.top() + area.height() * 0.35))
        first, last = tones[0], tones[-1]
        stops = ((0.0, first.bright), (0.46, first.frame), (0.54, last.frame), (1.0, last.bright))
    for place, tone in stops:
        shine.setColorAt(place, QColor(tone))
    return shine


def paint_border(painter: QPainter, area: QRectF, elements: tuple[Element, ...], unit: float) -> None:
    """Rim, enamel with its lattice and two golden lines; `unit` is the width of the rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(RIM))
    painter.drawRoundedRect(area, unit * 3.4, unit * 3.4)
    inner = area.adjusted(unit, unit, -unit, -unit)
    painter.setBrush(enamel(inner, elements))
    painter.drawRoundedRect(inner, unit * 2.7, unit * 2.7)
    painter.save()
    painter.setClipPath(_rounded(inner, unit * 2.7))
    lattice = QBrush(_lattice())
    lattice.setTransform(QTransform.fromScale(unit * 2.6 / _TILE, unit * 2.6 / _TILE))
    painter.fillRect(inner, lattice)
    sheen = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    sheen.setColorAt(0, colour("#ffffff", 0.30))
    sheen.setColorAt(0.12, colour("#ffffff", 0.0))
    sheen.setColorAt(0.9, colour(SHADE, 0.0))
    sheen.setColorAt(1, colour(SHADE, 0.45))
    painter.fillRect(inner, sheen)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(gold_pen(inner, unit * 0.5))
    painter.drawRoundedRect(inner, unit * 2.7, unit * 2.7)


def _rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


@lru_cache(maxsize=1)
def _lattice() -> QImage:
    """A tile of slanting lines both ways."""
    tile = blank(QSize(_TILE, _TILE))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("#ffffff", 0.13), _TILE * 0.06))
    for shift in (-1, 0, 1):
        painter.drawLine(QPointF(shift * _TILE, 0), QPointF((shift + 1) * _TILE, _TILE))
        painter.drawLine(QPointF((shift + 1) * _TILE, 0), QPointF(shift * _TILE, _TILE))
    painter.end()
    return tile


def window_path(kind: Kind, area: QRectF) -> QPainterPath:
    """The art's window: each sort of card has its own corners."""
    if kind is Kind.CREATURE:
        return _rounded(area, 14)
    if kind is Kind.QUEST:
        return _rounded(area, 54)
    if kind is Kind.HERO:
        return _arch(area)
    return _cut_corners(area, 30) if kind is Kind.SPELL else _notched(area, 24)


def _arch(area: QRectF) -> QPainterPath:
    """Shoulders above, straight below."""
    path = QPainterPath(area.bottomLeft())
    path.lineTo(area.left(), area.top() + 90)
    path.cubicTo(area.left(), area.top() + 30, area.left() + 70, area.top(), area.left() + 150, area.top())
    path.lineTo(area.right() - 150, area.top())
    path.cubicTo(area.right() - 70, area.top(), area.right(), area.top() + 30, area.right(), area.top() + 90)
    path.lineTo(area.bottomRight())
    path.closeSubpath()
    return path


def _cut_corners(area: QRectF, cut: float) -> QPainterPath:
    path = QPainterPath(QPointF(area.left() + cut, area.top()))
    for x, y in (
        (area.right() - cut, area.top()),
        (area.right(), area.top() + cut),
        (area.right(), area.bottom() - cut),
        (area.right() - cut, area.bottom()),
        (area.left() + cut, area.bottom()),
        (area.left(), area.bottom() - cut),
        (area.left(), area.top() + cut),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _notched(area: QRectF, notch: float) -> QPainterPath:
    """Corners cut by quarter circles."""
    path = QPainterPath()
    path.addRect(area)
    bites = QPainterPath()
    for corner in (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()):
        bites.addEllipse(corner, notch, notch)
    return path.subtracted(bites)


def paint_window_edge(painter: QPainter, window: QPainterPath) -> None:
    """The golden edge of the art and its shade inwards."""
    area = window.boundingRect()
    painter.save()
    painter.setClipPath(window)
    for width, strength in ((22, 0.20), (13, 0.24), (8, 0.34)):
        painter.strokePath(window, QPen(colour(SHADE, strength), width))
    painter.restore()
    painter.strokePath(window, QPen(QColor(RIM), 9))
    painter.strokePath(window, gold_pen(area, 5))


def paint_paper(painter: QPainter, area: QRectF, kind: Kind, element: Element) -> None:
    """The sheet behind the rules text, with fibres and the type's watermark."""
    sheet = _rounded(area, 14)
    down = QLinearGradient(area.topLeft(), area.bottomLeft())
    down.setColorAt(0, QColor(PAPER[0]))
    down.setColorAt(1, QColor(PAPER[1]))
    painter.fillPath(sheet, down)
    painter.save()
    painter.setClipPath(sheet)
    painter.strokePath(_fibres(), QPen(colour(PAPER_EDGE, 0.07), 1.6))
    side = min(area.height() * 0.86, 240)
    mark = QRectF(area.center().x() - side / 2, area.center().y() - side / 2 + 8, side, side)
    painter.fillPath(placed(TYPE_EMBLEM[kind], mark), colour(PALETTES[element].frame, 0.10))
    stain = QRadialGradient(area.center(), area.width() * 0.62)
    stain.setColorAt(0.6, colour("#a5793a", 0.0))
    stain.setColorAt(1, colour("#a5793a", 0.34))
    painter.fillRect(area, stain)
    painter.restore()
    painter.strokePath(sheet, QPen(QColor(RIM), 8))
    painter.strokePath(sheet, gold_pen(area, 4))
    inset = area.adjusted(9, 9, -9, -9)
    painter.strokePath(_rounded(inset, 8), QPen(colour(PAPER_EDGE, 0.30), 1.5))


@lru_cache(maxsize=1)
def _fibres() -> QPainterPath:
    """Short hairs all over a card, the same on each."""
    dice = Dice("paper")
    path = QPainterPath()
    for _ in range(240):
        x, y = dice.real(30, 600), dice.real(400, 830)
        path.moveTo(x, y)
        path.quadTo(x + dice.real(-10, 10), y + dice.real(-6, 6), x + dice.real(-22, 22), y + dice.real(-9, 9))
    return path


def paint_title_plate(painter: QPainter, kind: Kind, has_cost: bool) -> None:
    """The parchment behind the name; a hero's bears a crown."""
    left = 92.0 if has_cost else 44.0
    area = QRectF(left, 37, 552 - left, 64)
    plate = _ribbon(area)
    painter.fillPath(plate.translated(0, 6), colour(SHADE, 0.5))
    painter.strokePath(plate, QPen(QColor(RIM), 9))
    down = QLinearGradient(area.topLeft(), area.bottomLeft())
    down.setColorAt(0, QColor(PLATE[0]))
    down.setColorAt(0.5, QColor("#f3e3b6"))
    down.setColorAt(1, QColor(PLATE[1]))
    painter.fillPath(plate, down)
    painter.strokePath(plate, gold_pen(area, 4))
    painter.strokePath(_ribbon(area.adjusted(8, 7, -8, -7)), QPen(colour(PAPER_EDGE, 0.35), 1.5))
    if kind is Kind.HERO:
        _paint_crown(painter)


def _ribbon(area: QRectF) -> QPainterPath:
    """A plate whose ends are hollowed."""
    path = QPainterPath(area.topLeft())
    middle = area.center().y()
    path.lineTo(area.topRight())
    path.quadTo(area.right() - 12, middle, area.right(), area.bottom())
    path.lineTo(area.bottomLeft())
    path.quadTo(area.left() + 12, middle, area.left(), area.top())
    path.closeSubpath()
    return path


def _paint_crown(painter: QPainter) -> None:
    """The hero's crown over the middle of the name."""
    crown = QTransform(0.62, 0, 0, 0.62, 315, 26).map(painter_path(_CROWN))
    painter.strokePath(crown, QPen(QColor(RIM), 8))
    painter.fillPath(crown, gold_brush(crown.boundingRect()))


def paint_pill(painter: QPainter, area: QRectF) -> None:
    """The dark plate of the class line."""
    radius = area.height() / 2
    painter.fillPath(_rounded(area.translated(0, 5), radius), colour(SHADE, 0.5))
    down = QLinearGradient(area.topLeft(), area.bottomLeft())
    down.setColorAt(0, QColor(PILL[0]))
    down.setColorAt(1, QColor(PILL[1]))
    shape = _rounded(area, radius)
    painter.strokePath(shape, QPen(QColor(RIM), 8))
    painter.fillPath(shape, down)
    painter.strokePath(shape, gold_pen(area, 4))
