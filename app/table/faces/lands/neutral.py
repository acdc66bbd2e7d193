"""Neutral: a road between realms, a signpost, banners, a town on the skyline."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from app.table.faces.lands import brush
from app.table.faces.lands.brush import Canvas
from app.table.faces.palette import colour, mix


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    horizon = dice.real(0.62, 0.68)
    sun = dice.real(250, 750)
    brush.paint_sky(canvas, horizon)
    brush.paint_glow(canvas, sun, canvas.y(horizon - 0.06), 640, 0.65)
    brush.paint_disc(canvas, sun, canvas.y(horizon - 0.03), dice.real(60, 90), 0.85)
    brush.paint_clouds(canvas, 0.08, 0.46, 8, 0.18)
    canvas.line(brush.birds_path(canvas, 5, 0.1, 0.3), colour(canvas.palette.deep, 0.5), 5)
    canvas.fill(brush.hill_path(canvas, horizon, 26, 1.8), canvas.land(0.10))
    canvas.fill(_town(canvas, horizon), canvas.land(0.26))
    canvas.fill(brush.hill_path(canvas, horizon + 0.06, 22), brush.ground_brush(canvas, horizon + 0.06, 0.38))
    _paint_road(canvas, horizon + 0.05, sun)
    canvas.fill(brush.hill_path(canvas, 0.95, 22), brush.ground_brush(canvas, 0.95, 0.78))
    _paint_banners(canvas)
    canvas.fill(brush.grass_path(canvas, 50, 24, 70, 0.2, 1.0), canvas.land(0.95))
    brush.paint_motes(canvas, 26, 0.2, 0.95, 7, 0.7)


def _town(canvas: Canvas, horizon: float) -> QPainterPath:
    """Walls and towers far off."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x, foot = dice.real(90, 560), canvas.y(horizon) + 40
    path.addRect(QRectF(x, foot - 96, 320, 120))
    for tooth in range(16):
        path.addRect(QRectF(x + tooth * 20, foot - 106, 11, 14))
    for tower in range(5):
        tx, half, high = x + 20 + tower * 70 + dice.real(-10, 10), dice.real(15, 25), dice.real(120, 210)
        path.addRect(QRectF(tx - half, foot - high, 2 * half, high))
        path.moveTo(tx - half * 1.3, foot - high)
        path.lineTo(tx, foot - high - half * dice.real(1.8, 3.0))
        path.lineTo(tx + half * 1.3, foot - high)
        path.closeSubpath()
    return path


def _paint_road(canvas: Canvas, top: float, x: float) -> None:
    """A road that winds from one's feet to the horizon."""
    dice = canvas.dice
    y0, y3 = canvas.y(top), canvas.tall + 10
    y1, y2 = y0 + (y3 - y0) * 0.3, y0 + (y3 - y0) * 0.66
    bend = dice.pick((-1, 1)) * dice.real(120, 240)
    end = 500 + dice.real(-120, 120)
    path = QPainterPath(QPointF(x - 5, y0))
    path.cubicTo(x + bend, y1, end - bend, y2, end - 190, y3)
    path.lineTo(end + 190, y3)
    path.cubicTo(end - bend + 80, y2, x + bend + 26, y1, x + 5, y0)
    path.closeSubpath()
    canvas.fill(path, mix(canvas.sky[2], canvas.palette.far, 0.45))


def _paint_banners(canvas: Canvas) -> None:
    """Poles with pennants at the sides, a signpost between them."""
    dice = canvas.dice
    poles, cloth = QPainterPath(), QPainterPath()
    lean = dice.pick((-1, 1))
    for x in (dice.real(60, 150), dice.real(850, 940)):
        high, foot = canvas.tall * dice.real(0.5, 0.66), canvas.y(0.97)
        top = foot - high
        poles.addRect(QRectF(x - 6, top, 12, high + 20))
        poles.addEllipse(QPointF(x, top - 6), 13, 13)
        wide, drop = lean * dice.real(110, 160), dice.real(80, 120)
        cloth.moveTo(x, top + 16)
        cloth.cubicTo(x + wide * 0.35, top - 14, x + wide * 0.65, top + 46, x + wide, top + 14)
        cloth.lineTo(x + wide * 0.8, top + 16 + drop * 0.5)
        cloth.lineTo(x + wide * 1.02, top + 10 + drop)
        cloth.cubicTo(x + wide * 0.65, top + 46 + drop, x + wide * 0.35, top - 10 + drop, x, top + 16 + drop)
        cloth.closeSubpath()
    canvas.fill(cloth, colour(canvas.palette.frame, 0.95))
    post, foot = dice.real(250, 750), canvas.y(1.0)
    poles.addRect(QRectF(post - 8, foot - 190, 16, 200))
    for board, side in ((170, 1), (120, -1)):
        y = foot - board
        poles.moveTo(post - side * 20, y)
        poles.lineTo(post + side * 84, y)
        poles.lineTo(post + side * 108, y + 19)
        poles.lineTo(post + side * 84, y + 38)
        poles.lineTo(post - side * 20, y + 38)
        poles.closeSubpath()
    canvas.fill(poles, canvas.land(0.92))
