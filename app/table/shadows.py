"""Shadows under cards: one picture for all cards of a size, since soft edges are dear to paint."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

REACH = 0.05
"""How far a shadow reaches out of its card, by the card's height."""

_MOST = 32
_LAYERS = 3
_SPREAD = 0.008
_ROUND = 0.05
"""How much each layer grows, and how round the corners are, by the card's height."""


@dataclass(frozen=True, slots=True)
class Shadow:
    """The shadow of cards of one size, in device pixels; `colour` is written as Qt reads it."""

    width: int
    height: int
    colour: str


class Shadows:
    """The last used shadows."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Shadow, QPixmap] = OrderedDict()

    def get(self, shadow: Shadow) -> QPixmap:
        """The picture, with room of `REACH` on every side."""
        kept = self._kept.get(shadow)
        if kept is None:
            kept = self._kept[shadow] = _drawn(shadow)
            if len(self._kept) > _MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(shadow)
        return kept


def _drawn(shadow: Shadow) -> QPixmap:
    reach = shadow.height * REACH
    picture = QPixmap(round(shadow.width + 2 * reach), round(shadow.height + 2 * reach))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(shadow.colour)
    shade.setAlpha(shade.alpha() // 4)
    painter.setBrush(shade)
    face, radius = QRectF(reach, reach, shadow.width, shadow.height), shadow.height * _ROUND
    for layer in range(_LAYERS):
        grow = layer * shadow.height * _SPREAD
        painter.drawRoundedRect(face.adjusted(-grow, grow, grow, 2.5 * grow + 1), radius, radius)
    painter.end()
    return picture
