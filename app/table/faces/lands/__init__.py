"""Painted grounds: each element its own land, each card its own place in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from app.table.faces.dice import Dice
from app.table.faces.face import Element
from app.table.faces.lands import darkness, forest, mountain, neutral, steppe, swamp
from app.table.faces.lands.brush import WIDE, Canvas
from app.table.faces.palette import PALETTES, SHADE, colour

_PAINT: dict[Element, Callable[[Canvas], None]] = {
    Element.STEPPE: steppe.paint,
    Element.FOREST: forest.paint,
    Element.MOUNTAIN: mountain.paint,
    Element.SWAMP: swamp.paint,
    Element.DARKNESS: darkness.paint,
    Element.NEUTRAL: neutral.paint,
}


def ground(elements: tuple[Element, ...], seed: str, size: QSize) -> QImage:
    """The ground of a card as a picture of so many pixels; two elements meet along a slant."""
    first, *others = elements or (Element.NEUTRAL,)
    result = _land(first, seed, size)
    if others:
        painter = QPainter(result)
        painter.drawImage(0, 0, _right_half(_land(others[0], seed, size)))
        painter.end()
    return result


def _land(element: Element, seed: str, size: QSize) -> QImage:
    """One element's land, darkened towards the edges so that a figure stands out."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(PALETTES[element].deep))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = size.width() / WIDE
    painter.scale(scale, scale)
    dice = Dice("land", element.value, seed)
    palette = PALETTES[element]
    canvas = Canvas(painter, size.height() / scale, palette, dice, dice.pick(palette.skies))
    _PAINT[element](canvas)
    _paint_vignette(canvas)
    painter.end()
    return image


def _paint_vignette(canvas: Canvas) -> None:
    """A darker middle behind the figure and dark corners."""
    middle = QPointF(WIDE / 2, canvas.tall * 0.5)
    area = QRectF(0, 0, WIDE, canvas.tall)
    behind = QRadialGradient(middle, min(WIDE, canvas.tall) * 0.62)
    behind.setColorAt(0, colour(canvas.palette.deep, 0.58))
    behind.setColorAt(0.55, colour(canvas.palette.deep, 0.34))
    behind.setColorAt(1, colour(canvas.palette.deep, 0))
    canvas.painter.fillRect(area, behind)
    corners = QRadialGradient(middle, max(WIDE, canvas.tall) * 0.78)
    corners.setColorAt(0.55, colour(SHADE, 0))
    corners.setColorAt(1, colour(SHADE, 0.62))
    canvas.painter.fillRect(area, corners)


def _right_half(image: QImage) -> QImage:
    """The picture with its left part faded away along a slant."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    wide, tall = image.width(), image.height()
    slant = QLinearGradient(wide * 0.42, tall * 0.45, wide * 0.58, tall * 0.55)
    slant.setColorAt(0, QColor(Qt.GlobalColor.transparent))
    slant.setColorAt(1, QColor(Qt.GlobalColor.black))
    painter.fillRect(image.rect(), slant)
    painter.end()
    return image
