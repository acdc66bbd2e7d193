"""The jewels that hold numbers (cost, strike, life), the disc of the card's type and the rarity stone."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.table.faces.cache import stamp
from app.table.faces.face import CardFace, Element, Kind, Rarity, Trend, trend
from app.table.faces.figure import placed
from app.table.faces.lettering import paint_number
from app.table.faces.palette import (
    COST,
    DIGIT,
    DIGIT_LOWERED,
    DIGIT_RAISED,
    GOLD,
    LIFE,
    PALETTES,
    RARITIES,
    RIM,
    SHADE,
    SILVER,
    STRIKE,
    colour,
)
from app.table.faces.svgpath import painter_path

# Outlines around the origin with a radius of 100.
_SHAPES = {
    "cost": "M0-104L90-52V52L0 104L-90 52V-52Z",
    "strike": "M-92-84Q-46-78 0-100Q46-78 92-84V8C92 62 44 92 0 112C-44 92-92 62-92 8Z",
    "life": "M0-124C30-70 96-42 96 28C96 84 54 112 0 112C-54 112-96 84-96 28C-96-42-30-70 0-124Z",
    "blades": "M-118-104L-96-128L26-6L6 14ZM118-104L96-128L-26-6L-6 14ZM-124-70L-64-130L-56-122L-116-62Z"
    "M124-70L64-130L56-122L116-62Z",
    "stone": "M0-100L70-28L0 100L-70-28Z",
}
_FACETS = {
    "cost": "M0-104L90-52L52-30L0-60L-52-30L-90-52ZM-90-52L-52-30V30L-90 52Z",
    "strike": "M-92-84Q-46-78 0-100Q46-78 92-84V-40Q46-54 0-66Q-46-54-92-40Z",
    "life": "M-70 0C-64-34-34-52-14-88C-16-40-44-20-46 22C-47 50-40 66-30 78C-58 66-74 40-70 0Z",
    "stone": "M0-100L70-28L0-28ZM-70-28L0-28L0 100Z",
}
_TONES = {"cost": COST, "strike": STRIKE, "life": LIFE}
_DIGIT_HEIGHT = {"cost": 0.92, "strike": 0.92, "life": 0.90}
_DIGIT_DROP = {"cost": 0.0, "strike": 0.0, "life": 0.10}
TYPE_EMBLEM = {
    Kind.CREATURE: "barbute",
    Kind.HERO: "imperial-crown",
    Kind.SPELL: "star-swirl",
    Kind.WEAPON: "broadsword",
    Kind.ARMOUR: "breastplate",
    Kind.AMULET: "gem-pendant",
    Kind.PLACE: "castle",
    Kind.EVENT: "ringing-bell",
    Kind.SUPPORT: "gears",
    Kind.QUEST: "scroll-quill",
}


@lru_cache(maxsize=32)
def _shape(name: str) -> QPainterPath:
    return painter_path(_SHAPES[name])


@lru_cache(maxsize=32)
def _facet(name: str) -> QPainterPath:
    return painter_path(_FACETS[name])


def paint_cost(
    painter: QPainter, middle: QPointF, radius: float, now: int | str, face: CardFace, pixels: float
) -> None:
    """The golden hexagon. A cost that fell is good for its player: colours tell good or bad, arrows up or down."""
    change = trend(now, face.cost)
    _paint_jewel(painter, middle, radius, pixels, "cost", str(now), change, change is Trend.LOWERED)


def paint_strike(painter: QPainter, middle: QPointF, radius: float, now: int, face: CardFace, pixels: float) -> None:
    """The green shield before crossed blades."""
    change = trend(now, face.strike)
    _paint_jewel(painter, middle, radius, pixels, "strike", str(now), change, change is Trend.RAISED)


def paint_life(painter: QPainter, middle: QPointF, radius: float, now: int, face: CardFace, pixels: float) -> None:
    """The red drop."""
    change = trend(now, face.life)
    _paint_jewel(painter, middle, radius, pixels, "life", str(now), change, change is Trend.RAISED)


def _paint_jewel(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    pixels: float,
    name: str,
    number: str,
    change: Trend,
    is_good: bool,
) -> None:
    """A jewel with its number, through their kept picture."""

    def draw(inner: QPainter) -> None:
        if name == "strike":
            _draw_blades(inner)
        _draw_jewel(inner, name)
        ink = DIGIT if change is Trend.AS_PRINTED else DIGIT_RAISED if is_good else DIGIT_LOWERED
        place = QPointF(0, 100 * _DIGIT_DROP[name])
        paint_number(inner, place, 100 * _DIGIT_HEIGHT[name], 142, number, QColor(ink))
        if change is not Trend.AS_PRINTED:
            _draw_arrow(inner, change, ink)

    _stamp(painter, middle, radius, pixels, (name, number, change), draw)


def paint_disc(
    painter: QPainter, middle: QPointF, radius: float, kind: Kind, elements: tuple[Element, ...], pixels: float
) -> None:
    """The type sign in the colours of the elements."""
    _stamp(painter, middle, radius, pixels, (kind, elements), lambda inner: _draw_disc(inner, kind, elements))


def paint_rarity(painter: QPainter, middle: QPointF, radius: float, rarity: Rarity, pixels: float) -> None:
    """The stone of the set sign: plain, steel, gold, or red with rays."""
    _stamp(painter, middle, radius, pixels, rarity, lambda inner: _draw_rarity(inner, rarity))


def _stamp(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    pixels: float,
    key: Hashable,
    draw: Callable[[QPainter], None],
) -> None:
    """Paints a jewel of radius 100 around a point, through its kept picture."""
    reach = radius * 1.6

    def drawn(inner: QPainter) -> None:
        _to(inner, middle, radius)
        draw(inner)

    box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    stamp(painter, pixels, box, ("jewel", key), drawn)


def _to(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.translate(middle)
    painter.scale(radius / 100, radius / 100)


def _pen(ink: QColor, width: float) -> QPen:
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _draw_blades(painter: QPainter) -> None:
    """Two swords that cross behind a shield."""
    blades = _shape("blades")
    painter.strokePath(blades, _pen(colour(SHADE, 0.95), 12))
    steel = QLinearGradient(0, -130, 0, 0)
    steel.setColorAt(0, QColor(SILVER[0]))
    steel.setColorAt(1, QColor(SILVER[2]))
    painter.fillPath(blades, steel)


def _draw_jewel(painter: QPainter, name: str) -> None:
    """A stone in a golden setting."""
    shape = _shape(name)
    painter.fillPath(shape.translated(5, 12), colour(SHADE, 0.5))
    painter.strokePath(shape, _pen(QColor(RIM), 24))
    gold = QLinearGradient(-80, -110, 80, 110)
    gold.setColorAt(0, QColor(GOLD[0]))
    gold.setColorAt(0.5, QColor(GOLD[1]))
    gold.setColorAt(1, QColor(GOLD[2]))
    setting = _pen(QColor(GOLD[1]), 14)
    setting.setBrush(gold)
    painter.strokePath(shape, setting)
    body = QRadialGradient(-28, -46, 190)
    for place, tone in zip((0.0, 0.5, 1.0), _TONES[name], strict=True):
        body.setColorAt(place, QColor(tone))
    painter.fillPath(shape, body)
    painter.fillPath(_facet(name), colour("#ffffff", 0.26))
    painter.strokePath(shape, _pen(colour(SHADE, 0.55), 4))


def _draw_arrow(painter: QPainter, change: Trend, ink: str) -> None:
    """An arrow at the jewel's edge: the sign that colour alone must not be."""
    is_up = change is Trend.RAISED
    arrow = painter_path("M0-120L30-82H-30Z" if is_up else "M0 120L30 82H-30Z")
    painter.strokePath(arrow, _pen(QColor(SHADE), 16))
    painter.fillPath(arrow, QColor(ink))


def _draw_disc(painter: QPainter, kind: Kind, elements: tuple[Element, ...]) -> None:
    """Rings, enamel, sign."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(SHADE, 0.5))
    painter.drawEllipse(QPointF(4, 9), 106, 106)
    painter.setBrush(QColor(RIM))
    painter.drawEllipse(QPointF(0, 0), 112, 112)
    gold = QLinearGradient(-70, -80, 70, 80)
    gold.setColorAt(0, QColor(GOLD[0]))
    gold.setColorAt(0.5, QColor(GOLD[1]))
    gold.setColorAt(1, QColor(GOLD[2]))
    painter.setBrush(gold)
    painter.drawEllipse(QPointF(0, 0), 104, 104)
    painter.setBrush(QColor(RIM))
    painter.drawEllipse(QPointF(0, 0), 90, 90)
    painter.setBrush(_disc_brush(elements))
    painter.drawEllipse(QPointF(0, 0), 84, 84)
    sign = placed(TYPE_EMBLEM[kind], QRectF(-56, -56, 112, 112))
    painter.fillPath(sign.translated(2, 5), colour("#ffffff", 0.35))
    painter.fillPath(sign, QColor(RIM))


def _disc_brush(elements: tuple[Element, ...]) -> QLinearGradient | QRadialGradient:
    """One element shines from above; two meet in the middle."""
    tones = [PALETTES[element] for element in elements or (Element.NEUTRAL,)]
    if len(tones) == 1:
        glow = QRadialGradient(-24, -34, 150)
        glow.setColorAt(0, QColor(tones[0].bright))
        glow.setColorAt(1, QColor(tones[0].frame))
        return glow
    meet = QLinearGradient(-60, -30, 60, 30)
    for place, tone in zip((0.0, 0.48, 0.52, 1.0), (tones[0],) * 2 + (tones[-1],) * 2, strict=True):
        meet.setColorAt(place, QColor(tone.bright))
    return meet


def _draw_rarity(painter: QPainter, rarity: Rarity) -> None:
    """Rays, then the cut stone."""
    light, body, edge, _ink = RARITIES[rarity]
    if rarity is Rarity.ULTRA:
        painter.fillPath(_star(8, 150, 60), colour(light, 0.85))
    elif rarity is Rarity.RARE:
        painter.fillPath(_star(4, 140, 44), colour(light, 0.85))
    shape = _shape("stone")
    painter.strokePath(shape, _pen(QColor(RIM), 26))
    down = QLinearGradient(0, -100, 0, 100)
    down.setColorAt(0, QColor(light))
    down.setColorAt(0.45, QColor(body))
    down.setColorAt(1, QColor(edge))
    painter.fillPath(shape, down)
    painter.fillPath(_facet("stone"), colour("#ffffff", 0.35))


@lru_cache(maxsize=8)
def _star(points: int, outer: float, inner: float) -> QPainterPath:
    path = QPainterPath()
    for step in range(2 * points):
        reach = inner if step % 2 else outer
        angle = math.pi * step / points - math.pi / 2
        spot = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if step:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path
