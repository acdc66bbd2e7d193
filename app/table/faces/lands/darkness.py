"""Darkness: a huge moon behind broken towers, thorns, embers."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from app.table.faces.lands import brush
from app.table.faces.lands.brush import WIDE, Canvas
from app.table.faces.palette import colour


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    horizon = dice.real(0.68, 0.74)
    moon, size = dice.real(260, 740), dice.real(150, 205)
    brush.paint_sky(canvas, horizon)
    brush.paint_motes(canvas, 40, 0.0, 0.5, 4, 0.9)
    brush.paint_glow(canvas, moon, canvas.y(0.36), 600, 0.55)
    brush.paint_disc(canvas, moon, canvas.y(0.36), size, 0.62)
    canvas.fill(_craters(canvas, moon, canvas.y(0.36), size), colour(canvas.palette.frame, 0.20))
    brush.paint_clouds(canvas, 0.24, 0.55, 6, 0.10)
    canvas.fill(brush.hill_path(canvas, horizon - 0.02, 40, 2.2, 10), canvas.land(0.22))
    towers, windows = _ruins(canvas, horizon)
    canvas.fill(towers, canvas.land(0.5))
    canvas.fill(windows, colour("#ffcf7a", 0.9))
    brush.paint_mist(canvas, horizon + 0.06, 90, 0.3)
    canvas.fill(brush.hill_path(canvas, horizon + 0.13, 22, 2.0, 7), brush.ground_brush(canvas, horizon + 0.13, 0.74))
    canvas.line(brush.birds_path(canvas, 6, 0.15, 0.45), colour(canvas.palette.deep, 0.9), 7)
    canvas.fill(_graves(canvas, horizon + 0.17), canvas.land(0.88))
    canvas.fill(_thorns(canvas), canvas.land(0.98))
    brush.paint_sparks(canvas, 7, 0.4, 0.95, 34)


def _craters(canvas: Canvas, x: float, y: float, size: float) -> QPainterPath:
    """Dark seas on the moon."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(7):
        angle, away = dice.real(0, math.tau), size * dice.real(0.1, 0.68)
        spot = QPointF(x + away * math.cos(angle), y + away * math.sin(angle))
        path.addEllipse(spot, size * dice.real(0.08, 0.24), size * dice.real(0.06, 0.18))
    return path


def _ruins(canvas: Canvas, horizon: float) -> tuple[QPainterPath, QPainterPath]:
    """Towers of a fallen castle at both sides, and their lit windows."""
    dice = canvas.dice
    towers, windows = QPainterPath(), QPainterPath()
    towers.setFillRule(Qt.FillRule.WindingFill)
    foot = canvas.y(horizon) + 60
    for x in (dice.real(20, 110), dice.real(170, 270), dice.real(730, 820), dice.real(870, 960)):
        half, high = dice.real(26, 46), canvas.tall * dice.real(0.2, 0.46)
        top = foot - high
        towers.addRect(QRectF(x - half, top, 2 * half, high))
        if dice.chance(0.5):
            towers.moveTo(x - half * 1.35, top + 4)
            towers.lineTo(x + dice.real(-6, 6), top - half * dice.real(2.4, 3.4))
            towers.lineTo(x + half * 1.35, top + 4)
            towers.closeSubpath()
        else:
            _broken_top(canvas, towers, x, half, top)
        for floor in range(dice.whole(1, 3)):
            spot = QPointF(x + dice.real(-0.4, 0.4) * half, top + 34 + floor * 58)
            windows.addRoundedRect(QRectF(spot.x() - 5, spot.y(), 10, 20), 5, 5)
    wall = foot - canvas.tall * 0.11
    towers.addRect(QRectF(40, wall, 250, 200))
    towers.addRect(QRectF(740, wall, 240, 200))
    return towers, windows


def _broken_top(canvas: Canvas, path: QPainterPath, x: float, half: float, top: float) -> None:
    """A wall that crumbled."""
    path.moveTo(x - half * 1.2, top + 8)
    for step in range(6):
        share = step / 5
        path.lineTo(x - half * 1.2 + 2.4 * half * share, top - canvas.dice.real(0, 46) * (1 - share * 0.6))
    path.lineTo(x + half * 1.2, top + 8)
    path.closeSubpath()


def _graves(canvas: Canvas, share: float) -> QPainterPath:
    """Leaning stones and crosses."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(dice.whole(3, 5)):
        x, y, size = dice.real(60, 940), canvas.y(share) + dice.real(0, 40), dice.real(18, 30)
        if dice.chance(0.5):
            path.addRoundedRect(QRectF(x - size, y - size * 2.6, size * 2, size * 4), size, size)
        else:
            path.addRect(QRectF(x - size * 0.25, y - size * 3.2, size * 0.5, size * 5))
            path.addRect(QRectF(x - size, y - size * 2.5, size * 2, size * 0.5))
    return path


def _thorns(canvas: Canvas) -> QPainterPath:
    """Brambles that curl in from below."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-10, canvas.y(0.965), WIDE + 20, canvas.tall))
    for _ in range(13):
        edge = dice.real(0, 0.42)
        left = dice.chance(0.5)
        x, y = WIDE * (edge if left else 1 - edge), canvas.tall + 10
        high, side = canvas.tall * dice.real(0.10, 0.34) * (1.1 - edge), 1 if left else -1
        reach = side * dice.real(30, 130)
        path.moveTo(x - 12, y)
        path.cubicTo(x - 12, y - high * 0.7, x + reach * 0.4, y - high * 1.2, x + reach, y - high * 0.8)
        path.cubicTo(x + reach * 0.5, y - high, x + 12, y - high * 0.5, x + 14, y)
        path.closeSubpath()
        for spine in range(4):
            share = 0.2 + spine * 0.18
            sx, sy = x + reach * share * share, y - high * share * 1.1
            path.moveTo(sx - 6, sy + 8)
            path.lineTo(sx + (16 if spine % 2 else -24), sy - 16)
            path.lineTo(sx + 6, sy - 4)
            path.closeSubpath()
    return path
