"""A face before it is drawn: its elements' colours and its name, in a millisecond or less."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from app.table.faces.cache import DRAWING, stamp
from app.table.faces.compact import paint_plate
from app.table.faces.face import CardFace, Element
from app.table.faces.frame import enamel
from app.table.faces.layout import COMPACT, layout_compact
from app.table.faces.lettering import paint_placed
from app.table.faces.palette import INK, RIM, palette


def paint_sketch(painter: QPainter, rect: QRectF, face: CardFace) -> None:
    """Paints what of a card is told at a glance into a rectangle of a compact or of a full face's proportions."""
    scale = rect.width() / COMPACT.width()
    area = QRectF(0, 0, COMPACT.width(), rect.height() / scale)
    layout = layout_compact(face, QSizeF(rect.width(), rect.width() * COMPACT.height() / COMPACT.width()))
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    pixels = scale * painter.device().devicePixelRatioF()
    with DRAWING:
        stamp(painter, pixels, area, ("sketch", face.elements), lambda inner: _paint_ground(inner, area, face.elements))
    paint_plate(painter, layout.plate)
    paint_placed(painter, layout.name, QColor(INK))
    painter.restore()


def _paint_ground(painter: QPainter, area: QRectF, elements: tuple[Element, ...]) -> None:
    """Rim, enamel, and the sky of the land that the art will show."""
    sky = QLinearGradient(area.topLeft(), QPointF(area.left(), area.bottom()))
    for place, tone in zip((0.0, 0.6, 1.0), palette(elements).skies[0], strict=True):
        sky.setColorAt(place, QColor(tone))
    painter.setPen(QPen(QColor(RIM), 3))
    for margin, brush in ((0.0, QColor(RIM)), (5.0, enamel(area, elements)), (13.0, sky)):
        painter.setBrush(brush)
        painter.drawRoundedRect(area.adjusted(margin, margin, -margin, -margin), 16 - margin / 2, 16 - margin / 2)
