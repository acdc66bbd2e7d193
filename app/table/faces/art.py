"""The picture of a card: the user's own, else an emblem on a painted ground."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from app.table.faces.dice import fold
from app.table.faces.emblems import choose_emblem
from app.table.faces.face import CardFace, Covers
from app.table.faces.figure import paint_figure
from app.table.faces.lands import ground
from app.table.faces.own import HEIGHTS, decode, decoded
from app.table.faces.palette import palette

WHOLE = QRectF(0, 0, 1, 1)
ART_OF_A_CARD = QRectF(0.08, 0.12, 0.84, 0.42)  # where printed cards have their picture


def draw_art(face: CardFace, size: QSize, squeeze: float = 0.0) -> QImage:
    """The art of a card in so many pixels; `squeeze` keeps that share free below for the numbers.

    Of a user's picture of the whole card the part with the art is shown.
    """
    part = WHOLE if face.picture_covers is Covers.ART else ART_OF_A_CARD
    own = read_picture(face.picture, size, part) if face.picture else None
    if own is not None:
        return own
    image = ground(face.elements, fold(face.name), size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height() * (1 - squeeze))
    paint_figure(painter, area, choose_emblem(face), palette(face.elements))
    painter.end()
    return image


def read_picture(place: str, size: QSize, part: QRectF = WHOLE) -> QImage | None:
    """A user's picture, or a part of it in shares of its size, cut to fill a size.

    What `own.py` has decoded is taken, else the file is read now. None when it can't be read or is out of all measure.
    """
    kept = decoded(place)
    whole = decode(place, HEIGHTS[-1]) if kept is None else kept
    if whole.isNull():
        return None
    wide, tall = whole.width(), whole.height()
    shown = whole.copy(QRectF(part.x() * wide, part.y() * tall, part.width() * wide, part.height() * tall).toRect())
    filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    image = shown.scaled(size, filling, Qt.TransformationMode.SmoothTransformation)
    spare = image.size() - size
    cut = image.copy(QRect(spare.width() // 2, spare.height() // 3, size.width(), size.height()))
    return cut.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
