"""Swamp: dead trees over still water, reeds, lights that lead astray."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath, QPainterPathStroker

from app.table.faces.lands import brush
from app.table.faces.lands.brush import WIDE, Canvas
from app.table.faces.palette import colour, mix


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    shore = dice.real(0.64, 0.70)
    moon = dice.real(200, 800)
    brush.paint_sky(canvas, shore)
    brush.paint_glow(canvas, moon, canvas.y(0.24), 520, 0.6)
    brush.paint_disc(canvas, moon, canvas.y(0.24), dice.real(58, 88), 0.8)
    brush.paint_clouds(canvas, 0.12, 0.4, 6, 0.13)
    canvas.fill(_thicket(canvas, shore), canvas.land(0.16))
    brush.paint_mist(canvas, shore - 0.02, 100, 0.6)
    _paint_water(canvas, shore, moon)
    for near, x in ((0.45, dice.real(60, 300)), (0.58, dice.real(700, 940))):
        canvas.fill(_dead_tree(canvas, x, shore + near * 0.22, dice.real(300, 420) * (0.6 + near)), canvas.land(near))
    brush.paint_mist(canvas, shore + 0.12, 80, 0.34)
    canvas.fill(_tussocks(canvas, shore + 0.2), canvas.land(0.8))
    brush.paint_sparks(canvas, 6, 0.35, 0.85, 48)
    canvas.fill(_reeds(canvas, 26), canvas.land(0.93))
    canvas.fill(brush.grass_path(canvas, 43, 40, 130, 0.15, 1.0), canvas.land(0.98))
    brush.paint_motes(canvas, 14, 0.4, 0.95, 9, 0.6)


def _thicket(canvas: Canvas, shore: float) -> QPainterPath:
    """Round crowns of willows on the far shore."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in range(12):
        x, size = WIDE * (place + dice.real()) / 12, dice.real(50, 105)
        path.addEllipse(QPointF(x, canvas.y(shore) - size * 0.3), size, size * dice.real(0.6, 0.95))
    path.addRect(QRectF(-10, canvas.y(shore) - 16, WIDE + 20, 60))
    return path


def _paint_water(canvas: Canvas, shore: float, moon: float) -> None:
    """Dark water with the moon in it."""
    down = QLinearGradient(0, canvas.y(shore), 0, canvas.tall)
    down.setColorAt(0, mix(canvas.sky[2], canvas.palette.far, 0.35))
    down.setColorAt(0.35, mix(canvas.palette.far, canvas.palette.near, 0.45))
    down.setColorAt(1, mix(canvas.palette.far, canvas.palette.near, 0.9))
    canvas.painter.fillRect(QRectF(0, canvas.y(shore), WIDE, canvas.tall), down)
    dice = canvas.dice
    bright, dull = QPainterPath(), QPainterPath()
    for step in range(9):
        y = canvas.y(shore) + 14 + step * step * 3.6
        half = 90 - step * 5 + dice.real(-24, 24)
        bright.addEllipse(QPointF(moon + dice.real(-22, 22), y), half, 3 + step * 0.5)
        for _ in range(2):
            dull.addEllipse(QPointF(dice.real(0, WIDE), y + dice.real(-8, 8)), dice.real(60, 160), 2.5 + step * 0.4)
    canvas.fill(dull, colour(canvas.palette.light, 0.13))
    canvas.fill(bright, colour(canvas.palette.light, 0.42))


def _dead_tree(canvas: Canvas, x: float, base: float, high: float) -> QPainterPath:
    """A bare tree whose branches fork twice."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    _branch(
        canvas,
        path,
        QPointF(x, canvas.y(base) + 20),
        -math.pi / 2 + canvas.dice.real(-0.2, 0.2),
        high * 0.48,
        high * 0.1,
        4,
    )
    return path


def _branch(
    canvas: Canvas, path: QPainterPath, foot: QPointF, angle: float, long: float, thick: float, forks: int
) -> None:
    """One limb as a tapering stroke, and its twigs."""
    dice = canvas.dice
    bend = angle + dice.real(-0.35, 0.35)
    tip = QPointF(foot.x() + long * math.cos(bend), foot.y() + long * math.sin(bend))
    nx, ny = -math.sin(angle), math.cos(angle)
    mid = QPointF(foot.x() + long * 0.5 * math.cos(angle), foot.y() + long * 0.5 * math.sin(angle))
    half, end = thick / 2, thick * 0.28
    path.moveTo(foot.x() + nx * half, foot.y() + ny * half)
    path.quadTo(mid.x() + nx * half * 0.8, mid.y() + ny * half * 0.8, tip.x() + nx * end, tip.y() + ny * end)
    path.lineTo(tip.x() - nx * end, tip.y() - ny * end)
    path.quadTo(mid.x() - nx * half * 0.8, mid.y() - ny * half * 0.8, foot.x() - nx * half, foot.y() - ny * half)
    path.closeSubpath()
    if forks == 0:
        return
    for side in (-1, 1):
        _branch(
            canvas, path, tip, bend + side * dice.real(0.3, 0.75), long * dice.real(0.55, 0.75), thick * 0.58, forks - 1
        )


def _tussocks(canvas: Canvas, share: float) -> QPainterPath:
    """Low islands of sedge."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(5):
        x, y, wide = dice.real(0, WIDE), canvas.y(share) + dice.real(-40, 60), dice.real(70, 150)
        path.addEllipse(QPointF(x, y), wide, wide * 0.16)
        for blade in range(9):
            foot = x + wide * (blade / 4.5 - 0.9)
            path.moveTo(foot - 5, y)
            path.quadTo(foot, y - 20, foot + dice.real(-18, 18), y - dice.real(26, 60))
            path.quadTo(foot + 4, y - 18, foot + 6, y)
            path.closeSubpath()
    return path


def _reeds(canvas: Canvas, count: int) -> QPainterPath:
    """Cattails at the sides."""
    dice = canvas.dice
    stems, heads = QPainterPath(), QPainterPath()
    for _ in range(count):
        edge = dice.real(0, 0.3) ** 1.3
        x = WIDE * (edge if dice.chance(0.5) else 1 - edge)
        high, lean = dice.real(0.2, 0.46) * min(canvas.tall, 800), dice.real(-26, 26)
        y = canvas.tall + 5
        stems.moveTo(x, y)
        stems.quadTo(x, y - high * 0.6, x + lean, y - high)
        heads.addRoundedRect(QRectF(x + lean * 0.9 - 8, y - high * 0.98, 16, 60), 8, 8)
    stroker = QPainterPathStroker()
    stroker.setWidth(5)
    path = stroker.createStroke(stems)
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPath(heads)
    return path
