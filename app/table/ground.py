"""The table top: light on cloth, wood or stone, painted once for each size and kept by the view."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QRadialGradient

from app.table.palette import Ground, GroundColours

_TILE = 512


@lru_cache(maxsize=6)
def tile(ground: Ground, grain: str) -> QPixmap:
    """A repeating texture: threads, grain of wood, or specks of stone."""
    chance = random.Random(f"{ground.value} {grain}")
    tile = QPixmap(_TILE, _TILE)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    {Ground.FELT: _threads, Ground.WOOD: _grain, Ground.STONE: _specks}[ground](painter, QColor(grain), chance)
    painter.end()
    return tile


def _threads(painter: QPainter, colour: QColor, chance: random.Random) -> None:
    for _ in range(1400):
        colour.setAlpha(chance.randint(3, 11))
        painter.setPen(colour)
        x, y = chance.random() * _TILE, chance.random() * _TILE
        painter.drawLine(QPointF(x, y), QPointF(x + chance.uniform(-5, 5), y + chance.uniform(-1.5, 1.5)))


def _grain(painter: QPainter, colour: QColor, chance: random.Random) -> None:
    for plank in range(4):
        top = plank * _TILE / 4
        for _ in range(70):
            colour.setAlpha(chance.randint(3, 14))
            painter.setPen(QPen(colour, chance.uniform(0.5, 1.6)))
            y = top + chance.random() * _TILE / 4
            painter.drawLine(QLineF(0, y, _TILE, y + chance.uniform(-2, 2)))
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1.5))
        painter.drawLine(QLineF(0, top, _TILE, top))


def _specks(painter: QPainter, colour: QColor, chance: random.Random) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(1100):
        colour.setAlpha(chance.randint(3, 14))
        painter.setBrush(colour)
        radius = chance.uniform(0.5, 2.6)
        painter.drawEllipse(QPointF(chance.random() * _TILE, chance.random() * _TILE), radius, radius * 0.7)


def paint_ground(painter: QPainter, area: QRectF, ground: Ground, colours: GroundColours) -> None:
    """Covers an area whose middle is the middle of the light."""
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.62)
    for place, colour in ((0.0, colours.middle), (0.6, colours.ring), (1.0, colours.edge)):
        light.setColorAt(place, QColor(colour))
    painter.fillRect(area, light)
    painter.fillRect(area, QBrush(tile(ground, colours.grain)))
