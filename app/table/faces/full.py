"""The full face: for the hand, the preview and print."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from app.table.faces import frame, jewels
from app.table.faces.art import draw_art, read_picture
from app.table.faces.cache import DRAWING, keep_image, stamp
from app.table.faces.face import CardFace, Covers, Element, Kind, Numbers, printed
from app.table.faces.layout import DISC, FULL, GEM, FullLayout, layout_full
from app.table.faces.lettering import paint_placed
from app.table.faces.palette import FOOT_INK, INK, PILL_INK, RARITIES, RIM, SOFT_INK, colour
from app.table.faces.typeset import Ranges

_AREA = QRectF(0, 0, FULL.width(), FULL.height())
_RIM = 10.0


def paint_full(
    painter: QPainter,
    rect: QRectF,
    face: CardFace,
    now: Numbers | None = None,
    lit: Ranges = (),
) -> None:
    """Paints a full face into a rectangle, keeping its proportions.

    `now` gives numbers that differ from the printed ones; `lit` marks parts of `face.text` (from, to) as being read.
    Takes some milliseconds: keep the picture (`images.py`) where it is shown often.
    """
    layout = layout_full(face, rect.size())
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    scale = layout.scale
    painter.translate(rect.center() - QPointF(FULL.width() * scale / 2, FULL.height() * scale / 2))
    painter.scale(scale, scale)
    pixels = scale * painter.device().devicePixelRatioF()
    with DRAWING:
        whole = _own_picture(face, pixels)
        if whole is not None:
            painter.drawImage(_AREA, whole)
        else:
            _paint_face(painter, layout, face, now or printed(face), lit, pixels)
    painter.restore()


def _own_picture(face: CardFace, pixels: float) -> QImage | None:
    """The user's picture of the whole card; None when there is none to show."""
    if not face.picture or face.picture_covers is not Covers.WHOLE:
        return None
    size = QSize(round(FULL.width() * pixels), round(FULL.height() * pixels))
    image = keep_image(("whole", face.picture, size.width()), lambda: read_picture(face.picture, size) or QImage())
    return None if image.isNull() else image


def _paint_face(
    painter: QPainter,
    layout: FullLayout,
    face: CardFace,
    now: Numbers,
    lit: Ranges,
    pixels: float,
) -> None:
    """The art, the frame around it, letters and numbers."""
    painter.drawImage(layout.art, _kept_art(layout, face, pixels))
    kind, cost, elements = face.kind, face.cost is not None, face.elements
    key = ("frame", elements, kind, cost, layout.paper.top(), layout.pill.left())
    stamp(painter, pixels, _AREA, key, lambda inner: _draw_frame(inner, layout, elements, kind, cost))
    _paint_texts(painter, layout, face, lit)
    _paint_jewels(painter, layout, face, now, pixels)


def keep_art(face: CardFace, size: QSizeF) -> None:
    """Draws the slow half of a full face of that size ahead, so that it can be drawn in two turns."""
    if face.picture and face.picture_covers is Covers.WHOLE:
        return
    layout = layout_full(face, size)
    with DRAWING:
        _kept_art(layout, face, layout.scale)


def _kept_art(layout: FullLayout, face: CardFace, pixels: float) -> QImage:
    size = QSize(round(layout.art.width() * pixels), round(layout.art.height() * pixels))
    return keep_image(("art", art_key(face), size.width(), size.height()), lambda: draw_art(face, size))


def _draw_frame(
    painter: QPainter, layout: FullLayout, elements: tuple[Element, ...], kind: Kind, has_cost: bool
) -> None:
    """All that many cards share, with a hole where the art is."""
    frame.paint_border(painter, _AREA, elements, _RIM)
    frame.paint_paper(painter, layout.paper, kind, (elements or (Element.NEUTRAL,))[0])
    window = frame.window_path(kind, layout.art)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(window, QColor("black"))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    frame.paint_window_edge(painter, window)
    frame.paint_title_plate(painter, kind, has_cost)
    if not layout.pill.isEmpty():
        frame.paint_pill(painter, layout.pill)


def art_key(face: CardFace) -> tuple[object, ...]:
    """What the art depends on."""
    return (
        face.name,
        face.kind,
        face.elements,
        face.class_line,
        face.text,
        face.emblem,
        face.picture,
        face.picture_covers,
    )


def _paint_texts(painter: QPainter, layout: FullLayout, face: CardFace, lit: Ranges) -> None:
    """All letters."""
    inks = {
        "title": INK,
        "class_line": PILL_INK,
        "text": INK,
        "flavour": SOFT_INK,
        "number": RARITIES[face.rarity][3],
        "set_sign": FOOT_INK,
    }
    for mark in layout.marks:
        _paint_ribbon(painter, mark.within)
    for name, part in layout.placed().items():
        paint_placed(painter, part, QColor(inks.get(name, PILL_INK)), lit if name == "text" else ())


def _paint_ribbon(painter: QPainter, area: QRectF) -> None:
    """The dark ribbon of a mark such as «Созданный»."""
    path = QPainterPath(area.topRight() + QPointF(14, 0))
    path.lineTo(area.bottomRight() + QPointF(14, 0))
    path.lineTo(area.bottomLeft())
    path.lineTo(area.left() + 12, area.center().y())
    path.lineTo(area.topLeft())
    path.closeSubpath()
    painter.fillPath(path, colour(RIM, 0.82))
    painter.strokePath(path, QPen(colour(PILL_INK, 0.7), 2))


def _paint_jewels(painter: QPainter, layout: FullLayout, face: CardFace, now: Numbers, pixels: float) -> None:
    """Numbers, type disc and rarity stone."""
    jewels.paint_disc(painter, layout.disc, DISC, face.kind, face.elements, pixels)
    if layout.cost is not None and now.cost is not None:
        jewels.paint_cost(painter, layout.cost, GEM, now.cost, face, pixels)
    if layout.strike is not None and now.strike is not None:
        jewels.paint_strike(painter, layout.strike, GEM * 0.94, now.strike, face, pixels)
    if layout.life is not None and now.life is not None:
        jewels.paint_life(painter, layout.life, GEM * 0.96, now.life, face, pixels)
    if face.number or face.set_sign:
        jewels.paint_rarity(painter, QPointF(576, 848), 13, face.rarity, pixels)
