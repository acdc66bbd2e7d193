"""Steppe: a great low sun, old mounds with standing stones, grass in the wind."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from app.table.faces.lands import brush
from app.table.faces.lands.brush import Canvas
from app.table.faces.palette import colour


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    horizon = dice.real(0.60, 0.68)
    lean = dice.pick((-0.5, 0.5)) * dice.real(0.6, 1.2)
    sun = dice.real(180, 820)
    brush.paint_sky(canvas, horizon)
    brush.paint_rays(canvas, sun, canvas.y(horizon - 0.04), 18, 0.34)
    brush.paint_glow(canvas, sun, canvas.y(horizon - 0.05), 620, 0.7)
    brush.paint_disc(canvas, sun, canvas.y(horizon - dice.real(0.02, 0.10)), dice.real(85, 125))
    brush.paint_clouds(canvas, 0.06, 0.4, 6, 0.20)
    canvas.line(brush.birds_path(canvas, 5, 0.12, 0.35), colour(canvas.palette.deep, 0.55), 5)
    for share, swell, near in ((horizon, 16, 0.12), (horizon + 0.07, 26, 0.34), (horizon + 0.17, 34, 0.6)):
        canvas.fill(brush.hill_path(canvas, share, swell), brush.ground_brush(canvas, share, near))
        if near < 0.3:
            _paint_mounds(canvas, share)
    canvas.fill(brush.grass_path(canvas, 74, 40, 110, lean, 0.93), canvas.land(0.62))
    canvas.fill(brush.grass_path(canvas, 50, 70, 190, lean, 1.0), canvas.land(0.95))
    brush.paint_motes(canvas, 26, 0.35, 0.95, 8, 0.8)


def _paint_mounds(canvas: Canvas, share: float) -> None:
    """Burial mounds on the skyline, one of them with a stone."""
    dice = canvas.dice
    path = QPainterPath()
    for _ in range(dice.whole(1, 3)):
        x, wide, high = dice.real(60, 900), dice.real(70, 150), dice.real(26, 50)
        y = canvas.y(share) + 22
        path.moveTo(x - wide, y)
        path.cubicTo(x - wide * 0.5, y, x - wide * 0.45, y - high - 20, x, y - high - 20)
        path.cubicTo(x + wide * 0.45, y - high - 20, x + wide * 0.5, y, x + wide, y)
        path.closeSubpath()
        path.addRoundedRect(x - 7, y - high - 62, 14, 50, 5, 5)
    canvas.fill(path, canvas.land(0.22))
