"""Mountains: ranges behind ranges, snow on the lit side, frost in the air."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from app.table.faces.dice import Dice
from app.table.faces.lands import brush
from app.table.faces.lands.brush import WIDE, Canvas
from app.table.faces.palette import colour, mix


def paint(canvas: Canvas) -> None:
    """Paints the whole land."""
    dice = canvas.dice
    brush.paint_sky(canvas, 0.7)
    light = dice.real(150, 850)
    brush.paint_glow(canvas, light, canvas.y(0.2), 560, 0.55)
    brush.paint_disc(canvas, light, canvas.y(0.19), dice.real(34, 52), 0.9)
    brush.paint_clouds(canvas, 0.08, 0.42, 5, 0.16)
    side = 1 if light < WIDE / 2 else -1
    _paint_range(canvas, 0.58, 130, 6, 0.10, side)
    brush.paint_mist(canvas, 0.60, 90, 0.5)
    _paint_range(canvas, 0.72, 210, 4, 0.36, side)
    brush.paint_mist(canvas, 0.76, 90, 0.42)
    _paint_range(canvas, 0.88, 170, 5, 0.66, side)
    canvas.fill(_crags(canvas), canvas.land(0.95))
    canvas.line(brush.birds_path(canvas, 4, 0.15, 0.4), colour(canvas.palette.deep, 0.5), 4)
    brush.paint_motes(canvas, 60, 0.0, 1.0, 7, 0.75)


def _paint_range(canvas: Canvas, base: float, high: float, count: int, near: float, lit: int) -> None:
    """A chain of peaks: the dark body first, then snow on the lit side and in the clefts."""
    dice = canvas.dice
    body, bright, shade = QPainterPath(), QPainterPath(), QPainterPath()
    for place in range(count):
        x = WIDE * (place + dice.real(0.15, 0.85)) / count
        tip = QPointF(x, canvas.y(base) - high * dice.real(0.6, 1.25) * max(1.0, canvas.tall / 800))
        half = high * dice.real(0.8, 1.25) * (1.15 if canvas.tall > WIDE else 1.0)
        left = _slope(dice, tip, x - half * 1.1, canvas.y(base) + 60)
        right = _slope(dice, tip, x + half * 1.1, canvas.y(base) + 60)
        _close(body, [*reversed(left), *right[1:]])
        depth = dice.real(0.34, 0.5)
        sunny, dark = (left, right) if lit > 0 else (right, left)
        _close(bright, _snow(dice, tip, sunny, depth))
        _close(shade, _snow(dice, tip, dark, depth * 0.8))
    rock = brush.ground_brush(canvas, base - 0.06, near)
    canvas.fill(body, rock)
    foot = QPainterPath()
    foot.addRect(-10, canvas.y(base) + 40, WIDE + 20, canvas.tall)
    canvas.fill(foot, rock)
    snow = mix(canvas.palette.light, canvas.land(near).name(), 0.05 + near * 0.25)
    canvas.fill(bright, snow)
    canvas.fill(shade, mix(snow.name(), canvas.land(near).name(), 0.5))


def _slope(dice: Dice, tip: QPointF, x: float, y: float) -> list[QPointF]:
    """A broken line from a tip down to a foot."""
    points = [tip]
    for step in range(1, 7):
        share = step / 6
        jolt = 0.0 if step == 6 else dice.real(-0.05, 0.05)
        points.append(QPointF(tip.x() + (x - tip.x()) * (share + jolt), tip.y() + (y - tip.y()) * (share - jolt)))
    return points


def _snow(dice: Dice, tip: QPointF, edge: list[QPointF], depth: float) -> list[QPointF]:
    """Snow on one side: along the edge, then back in teeth to the ridge line below the tip."""
    reach = max(2, math.ceil(depth * 6))
    outer = edge[: reach + 1]
    low = outer[-1]
    back = []
    for tooth in range(1, 6):
        share = tooth / 6
        x = low.x() + (tip.x() - low.x()) * share
        y = low.y() - (low.y() - tip.y()) * share * 0.35 + (dice.real(10, 34) if tooth % 2 else -dice.real(8, 26))
        back.append(QPointF(x, y))
    return [*outer, *back, QPointF(tip.x() + (tip.x() - low.x()) * 0.04, tip.y() + (low.y() - tip.y()) * 0.6)]


def _close(path: QPainterPath, points: list[QPointF]) -> None:
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()


def _crags(canvas: Canvas) -> QPainterPath:
    """Dark rocks at one's feet, high at the sides."""
    dice = canvas.dice
    path = QPainterPath(QPointF(-10, canvas.tall + 10))
    steps = 16
    for step in range(steps + 1):
        x = WIDE * step / steps
        rise = 0.07 + 0.16 * abs(step / steps - 0.5) ** 1.3 * 2
        path.lineTo(x + dice.real(-16, 16), canvas.tall * (1 - rise) + dice.real(-26, 26))
    path.lineTo(WIDE + 10, canvas.tall + 10)
    path.closeSubpath()
    return path
