"""Painted grounds: each element its own land, each card its own place in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from app.table.faces.cache import blank, keep_image
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


# A ground wider than this is painted smaller and stretched: it stands a little out of focus behind the figure.
_SHARP_WIDTH = 200
_SOFT_SHARE = 0.6


def ground(elements: tuple[Element, ...], seed: str, size: QSize) -> QImage:
    """The ground of a card as a picture of so many pixels; two elements meet along a slant."""
    first, *others = elements or (Element.NEUTRAL,)
    share = max(_SOFT_SHARE, min(1.0, _SHARP_WIDTH / size.width()))
    painted = QSize(round(size.width() * share), round(size.height() * share))
    result = _land(first, seed, painted)
    if others:
        painter = QPainter(result)
        painter.drawImage(0, 0, _right_half(_land(others[0], seed, painted)))
        painter.end()
    return result if painted == size else result.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


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
    painter.resetTransform()
    key = ("vignette", element, size.width(), size.height())
    painter.drawImage(0, 0, keep_image(key, lambda: _vignette(element, size)))
    painter.end()
    return image


def _vignette(element: Element, size: QSize) -> QImage:
    """A darker middle behind the figure and dark corners."""
    image = blank(size)
    painter = QPainter(image)
    wide, tall = size.width(), size.height()
    middle = QPointF(wide / 2, tall / 2)
    deep = PALETTES[element].deep
    behind = QRadialGradient(middle, min(wide, tall) * 0.62)
    for place, strength in ((0.0, 0.58), (0.55, 0.34), (1.0, 0.0)):
        behind.setColorAt(place, colour(deep, strength))
    painter.fillRect(image.rect(), behind)
    corners = QRadialGradient(middle, max(wide, tall) * 0.78)
    corners.setColorAt(0.55, colour(SHADE, 0))
    corners.setColorAt(1, colour(SHADE, 0.62))
    painter.fillRect(image.rect(), corners)
    painter.end()
    return image


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
