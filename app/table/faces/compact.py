"""The compact face: a card as it lies on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from app.table.faces import frame, jewels
from app.table.faces.art import draw_art
from app.table.faces.cache import DRAWING, blank, keep_image, stamp
from app.table.faces.face import CardFace, Element, Kind, Numbers
from app.table.faces.full import art_key
from app.table.faces.layout import COMPACT, SMALL_GEM, CompactLayout, layout_compact
from app.table.faces.lettering import paint_placed
from app.table.faces.palette import INK, PLATE, RIM, SHADE, colour

_AREA = QRectF(0, 0, COMPACT.width(), COMPACT.height())
_RIM = 5.0


def paint_compact(painter: QPainter, rect: QRectF, face: CardFace, now: Numbers | None = None) -> None:
    """Paints a compact face into a rectangle, keeping its proportions (3 : 4).

    `now` gives the numbers as they are; without it strike and life stand as printed. None is left out.
    """
    layout = layout_compact(face, rect.size())
    scale = layout.scale
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(rect.center() - QPointF(COMPACT.width() * scale / 2, COMPACT.height() * scale / 2))
    painter.scale(scale, scale)
    pixels = scale * painter.device().devicePixelRatioF()
    size = QSize(round(COMPACT.width() * pixels), round(COMPACT.height() * pixels))
    key = ("compact", art_key(face), size.width(), size.height())
    with DRAWING:
        painter.drawImage(_AREA, keep_image(key, lambda: _draw_still(layout, face, size)))
        _paint_numbers(painter, layout, face, now or Numbers(None, face.strike, face.life), pixels)
    painter.restore()


def _draw_still(layout: CompactLayout, face: CardFace, size: QSize) -> QImage:
    """All but the numbers."""
    image = blank(size)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    pixels = size.width() / COMPACT.width()
    painter.scale(pixels, pixels)
    art = layout.art.adjusted(0, layout.plate.height() * 0.4, 0, 0)
    painter.drawImage(art, _draw_art(face, layout, art, pixels))
    key = ("compact frame", face.elements, layout.plate.height())
    stamp(painter, pixels, _AREA, key, lambda inner: _draw_frame(inner, art, layout.plate, face.elements))
    paint_placed(painter, layout.name, QColor(INK))
    if face.kind is not Kind.CREATURE:
        jewels.paint_disc(painter, layout.disc, 27, face.kind, face.elements, pixels)
    painter.end()
    return image


def _draw_frame(painter: QPainter, art: QRectF, plate: QRectF, elements: tuple[Element, ...]) -> None:
    """What cards of an element share, with a hole where the art is."""
    frame.paint_border(painter, _AREA, elements, _RIM)
    window = QPainterPath()
    window.addRoundedRect(art, 10, 10)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(window, QColor(RIM))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.strokePath(window, QPen(QColor(RIM), 4))
    paint_plate(painter, plate)


def _draw_art(face: CardFace, layout: CompactLayout, art: QRectF, pixels: float) -> QImage:
    """The art, with the figure between plate and numbers."""
    size = QSize(round(art.width() * pixels), round(art.height() * pixels))
    return draw_art(face, size, squeeze=-0.06 if layout.plate.height() < 60 else -0.14)


def paint_plate(painter: QPainter, area: QRectF) -> None:
    """The parchment of the name."""
    plate = QPainterPath()
    plate.addRoundedRect(area, 8, 8)
    painter.fillPath(plate.translated(0, 4), colour(SHADE, 0.5))
    down = QLinearGradient(area.topLeft(), area.bottomLeft())
    down.setColorAt(0, QColor(PLATE[0]))
    down.setColorAt(1, QColor(PLATE[1]))
    painter.fillPath(plate, down)
    painter.strokePath(plate, QPen(QColor(RIM), 2.5, Qt.PenStyle.SolidLine))


def _paint_numbers(painter: QPainter, layout: CompactLayout, face: CardFace, now: Numbers, pixels: float) -> None:
    """The numbers that are given."""
    if now.cost is not None:
        jewels.paint_cost(painter, layout.cost, SMALL_GEM * 0.72, now.cost, face, pixels)
    if now.strike is not None:
        jewels.paint_strike(painter, layout.strike, SMALL_GEM, now.strike, face, pixels)
    if now.life is not None:
        jewels.paint_life(painter, layout.life, SMALL_GEM, now.life, face, pixels)
