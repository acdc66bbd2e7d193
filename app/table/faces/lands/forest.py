"""Forest: light falls between old trunks on ferns and fireflies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath

from app.table.faces.lands import brush
from app.table.faces.lands.brush import WIDE, Canvas
from app.table.faces.palette import colour


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    horizon = dice.real(0.66, 0.72)
    brush.paint_sky(canvas, horizon + 0.1)
    light = dice.real(200, 800)
    brush.paint_glow(canvas, light, canvas.y(0.28), 620, 0.6)
    canvas.fill(_firs(canvas, 13, horizon + 0.03, 210, 330), canvas.land(0.1))
    brush.paint_mist(canvas, horizon - 0.04, 110, 0.55)
    canvas.fill(_trunks(canvas, 7, 14, 26), canvas.land(0.34))
    canvas.fill(_firs(canvas, 9, horizon + 0.12, 190, 300), canvas.land(0.4))
    _paint_beams(canvas, light)
    brush.paint_mist(canvas, horizon + 0.06, 90, 0.3)
    canvas.fill(brush.hill_path(canvas, horizon + 0.12, 18), brush.ground_brush(canvas, horizon + 0.12, 0.6))
    for side, x in ((1, dice.real(-20, 30)), (-1, WIDE - dice.real(-20, 30))):
        for part in _frame_tree(canvas, side, x):
            canvas.fill(part, canvas.land(0.86))
    canvas.fill(_ferns(canvas, 9), canvas.land(0.7))
    canvas.fill(brush.grass_path(canvas, 56, 30, 90, 0.0, 1.0), canvas.land(0.97))
    brush.paint_sparks(canvas, 9, 0.25, 0.9, 34)
    brush.paint_motes(canvas, 20, 0.15, 0.9, 6, 0.7)


def _firs(canvas: Canvas, count: int, base: float, low: float, high: float) -> QPainterPath:
    """A stand of firs."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in range(count):
        x = WIDE * (place + dice.real(0.1, 0.9)) / count
        tip, y = dice.real(low, high), canvas.y(base) + dice.real(-10, 30)
        half = tip * dice.real(0.20, 0.27)
        tiers = 5
        for tier in range(tiers):
            top = y - tip + tip * 0.9 * tier / tiers
            bottom = top + tip * 0.36
            reach = half * (tier + 1.2) / tiers
            path.moveTo(x, top)
            path.quadTo(x + reach * 0.3, bottom - tip * 0.1, x + reach, bottom)
            path.quadTo(x, bottom - tip * 0.07, x - reach, bottom)
            path.quadTo(x - reach * 0.3, bottom - tip * 0.1, x, top)
        path.addRect(x - tip * 0.02, y - tip * 0.2, tip * 0.04, tip * 0.5)
    return path


def _trunks(canvas: Canvas, count: int, thin: float, thick: float) -> QPainterPath:
    """Bare trunks that leave the picture above."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in range(count):
        x, half, foot = WIDE * (place + dice.real(0.1, 0.9)) / count, dice.real(thin, thick), canvas.y(0.86)
        sway = dice.real(-30, 30)
        path.moveTo(x - half * 2.4, foot)
        path.quadTo(x - half, foot - 60, x - half * 0.8 + sway, -10)
        path.lineTo(x + half * 0.8 + sway, -10)
        path.quadTo(x + half, foot - 60, x + half * 2.4, foot)
        path.closeSubpath()
        for side in (-1, 1):
            y = canvas.y(dice.real(0.08, 0.4))
            path.moveTo(x, y)
            path.quadTo(x + side * 60, y - 30, x + side * dice.real(90, 150), y - dice.real(60, 110))
            path.quadTo(x + side * 55, y - 14, x, y + 18)
            path.closeSubpath()
    return path


def _paint_beams(canvas: Canvas, x: float) -> None:
    """Slanting beams of light."""
    slant = canvas.dice.real(-260, 260)
    shape = QPainterPath()
    for _ in range(5):
        top, wide = x + canvas.dice.real(-330, 330), canvas.dice.real(18, 60)
        shape.moveTo(top, -20)
        shape.lineTo(top + wide, -20)
        shape.lineTo(top + wide * 2.6 + slant, canvas.y(0.9))
        shape.lineTo(top + slant - wide, canvas.y(0.9))
        shape.closeSubpath()
    down = QLinearGradient(0, 0, 0, canvas.y(0.9))
    down.setColorAt(0, colour(canvas.palette.light, 0.34))
    down.setColorAt(1, colour(canvas.palette.light, 0))
    canvas.fill(shape, down)


def _frame_tree(canvas: Canvas, side: int, x: float) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """A dark trunk at one edge of the picture, with its root, a bough and leaves."""
    dice = canvas.dice
    half, foot = dice.real(44, 66), canvas.tall + 10
    trunk, bough = QPainterPath(QPointF(x - side * 120, foot)), QPainterPath()
    trunk.lineTo(x - side * 120, -10)
    trunk.lineTo(x + side * half * 0.7, -10)
    trunk.cubicTo(x + side * half * 0.5, canvas.y(0.4), x + side * half, canvas.y(0.7), x + side * half * 2.6, foot)
    trunk.closeSubpath()
    y = canvas.y(dice.real(0.1, 0.22))
    bough.moveTo(x, y + 26)
    bough.quadTo(x + side * 120, y + 10, x + side * dice.real(190, 260), y - 70)
    bough.quadTo(x + side * 110, y - 30, x, y - 26)
    bough.closeSubpath()
    clump = QPainterPath()
    clump.setFillRule(Qt.FillRule.WindingFill)
    for leaf in range(7):
        spot = QPointF(x + side * (60 + leaf * 34), y - 30 - leaf * 9 + dice.real(-30, 30))
        clump.addEllipse(spot, dice.real(26, 46), dice.real(16, 28))
    return trunk, bough, clump


def _ferns(canvas: Canvas, count: int) -> QPainterPath:
    """Ferns that bend outwards from one root."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(count):
        x, y = dice.real(40, WIDE - 40), canvas.y(dice.real(0.93, 1.02))
        for frond in range(5):
            side = (frond - 2) / 2
            reach, high = side * dice.real(60, 110), dice.real(60, 100) * (1.2 - abs(side) * 0.5)
            path.moveTo(x, y)
            path.quadTo(x + reach * 0.2, y - high, x + reach, y - high * 0.7)
            path.quadTo(x + reach * 0.5, y - high * 0.5, x + 8, y)
            path.closeSubpath()
    return path
