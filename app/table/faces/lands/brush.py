"""Strokes that every landscape is made of. A land is painted in a space 1000 wide and `tall` high."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.table.faces.dice import Dice
from app.table.faces.palette import Palette, colour, mix

WIDE = 1000.0


@dataclass(frozen=True, slots=True)
class Canvas:
    """Where a land is painted, with what colours, and the card's own numbers."""

    painter: QPainter
    tall: float
    palette: Palette
    dice: Dice
    sky: tuple[str, str, str]

    def y(self, share: float) -> float:
        """A height as a share of the whole, 0 at the top."""
        return self.tall * share

    def land(self, nearness: float) -> QColor:
        """The colour of ground: 0 far off in the haze of the horizon, 1 at one's feet."""
        return mix(mix(self.sky[2], self.palette.far, min(1.0, 0.45 + nearness)).name(), self.palette.near, nearness)

    def fill(self, path: QPainterPath, brush: QColor | QBrush | QLinearGradient | QRadialGradient) -> None:
        """Fills a shape without an outline."""
        self.painter.fillPath(path, QBrush(brush))

    def line(self, path: QPainterPath, ink: QColor, width: float) -> None:
        """Draws a round-ended line."""
        pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(path, pen)


def paint_sky(canvas: Canvas, horizon: float) -> None:
    """The sky down to the horizon, and its last colour below."""
    down = QLinearGradient(0, 0, 0, canvas.y(horizon) + 60)
    for place, tone in zip((0.0, 0.55, 1.0), canvas.sky, strict=True):
        down.setColorAt(place, QColor(tone))
    canvas.painter.fillRect(QRectF(0, 0, WIDE, canvas.tall), down)


def paint_glow(canvas: Canvas, x: float, y: float, reach: float, strength: float) -> None:
    """A soft light around a point."""
    round_light = QRadialGradient(x, y, reach)
    round_light.setColorAt(0, colour(canvas.palette.light, strength))
    round_light.setColorAt(0.35, colour(canvas.palette.light, strength * 0.42))
    round_light.setColorAt(1, colour(canvas.palette.light, 0))
    canvas.painter.fillRect(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), round_light)


def paint_disc(canvas: Canvas, x: float, y: float, radius: float, strength: float = 1.0) -> None:
    """Sun or moon."""
    disc = QRadialGradient(x - radius * 0.25, y - radius * 0.3, radius * 1.5)
    disc.setColorAt(0, colour("#ffffff", strength))
    disc.setColorAt(0.7, colour(canvas.palette.light, strength))
    disc.setColorAt(1, colour(canvas.palette.light, strength * 0.7))
    shape = QPainterPath()
    shape.addEllipse(QPointF(x, y), radius, radius)
    canvas.fill(shape, disc)


def paint_rays(canvas: Canvas, x: float, y: float, count: int, strength: float) -> None:
    """Long wedges of light from a point."""
    shape = QPainterPath()
    reach = 1500.0
    turn = canvas.dice.real(0, math.tau)
    for ray in range(count):
        angle = turn + ray * math.tau / count + canvas.dice.real(-0.08, 0.08)
        half = math.pi / count * canvas.dice.real(0.25, 0.6)
        shape.moveTo(x, y)
        shape.lineTo(x + reach * math.cos(angle - half), y + reach * math.sin(angle - half))
        shape.lineTo(x + reach * math.cos(angle + half), y + reach * math.sin(angle + half))
        shape.closeSubpath()
    fade = QLinearGradient(0, y, 0, min(0.0, y - 800))
    fade.setColorAt(0, colour(canvas.palette.light, strength))
    fade.setColorAt(1, colour(canvas.palette.light, strength * 0.15))
    canvas.fill(shape, fade)


def paint_clouds(canvas: Canvas, top: float, bottom: float, count: int, strength: float) -> None:
    """Long thin clouds between two heights."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for _ in range(count):
        x, y = canvas.dice.real(-150, WIDE), canvas.y(canvas.dice.real(top, bottom))
        wide, high = canvas.dice.real(200, 480), canvas.dice.real(7, 20)
        for puff in range(4):
            shift = wide * (0.12 + 0.25 * puff)
            size = wide * (0.28 - 0.07 * abs(puff - 1.4))
            shape.addEllipse(QPointF(x + shift, y - high * canvas.dice.real(-0.4, 0.6)), size, high)
    canvas.fill(shape, colour(canvas.palette.light, strength))


def paint_mist(canvas: Canvas, share: float, high: float, strength: float) -> None:
    """A lying band of mist."""
    band = QLinearGradient(0, canvas.y(share) - high, 0, canvas.y(share) + high)
    band.setColorAt(0, colour(canvas.sky[2], 0))
    band.setColorAt(0.5, colour(canvas.sky[2], strength))
    band.setColorAt(1, colour(canvas.sky[2], 0))
    canvas.painter.fillRect(QRectF(0, canvas.y(share) - high, WIDE, 2 * high), band)


def hill_path(canvas: Canvas, share: float, swell: float, waves: float = 1.6, rough: float = 0.0) -> QPainterPath:
    """The outline of rolling ground, filled down to the bottom; `swell` and `rough` in units of height."""
    dice = canvas.dice
    phases = [dice.real(0, math.tau) for _ in range(3)]
    path = QPainterPath(QPointF(-20, canvas.tall + 20))
    steps = 26 if rough == 0 else 60
    for step in range(steps + 1):
        x = -20 + (WIDE + 40) * step / steps
        turn = x / WIDE * math.tau
        rise = math.sin(turn * waves * 0.5 + phases[0]) + 0.5 * math.sin(turn * waves + phases[1])
        path.lineTo(
            x, canvas.y(share) - swell * rise + rough * dice.real(-1, 1) + 0.2 * swell * math.sin(phases[2] + turn)
        )
    path.lineTo(WIDE + 20, canvas.tall + 20)
    path.closeSubpath()
    return path


def ground_brush(canvas: Canvas, share: float, nearness: float) -> QLinearGradient:
    """Ground that is lit along its crest and darkens downwards."""
    down = QLinearGradient(0, canvas.y(share) - 80, 0, canvas.y(share) + 240)
    down.setColorAt(0, canvas.land(max(0.0, nearness - 0.22)))
    down.setColorAt(1, canvas.land(min(1.0, nearness + 0.18)))
    return down


def grass_path(canvas: Canvas, count: int, low: float, high: float, lean: float, base: float = 1.0) -> QPainterPath:
    """Blades that grow from a height (a share) upwards, `low` to `high` units long, blown by `lean`."""
    dice = canvas.dice
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for blade in range(count):
        x = WIDE * (blade + dice.real(-1, 1)) / count
        y = canvas.y(base) + dice.real(0, 30)
        tip = dice.real(low, high)
        bend = lean * tip * dice.real(0.3, 1.1) + dice.real(-0.12, 0.12) * tip
        foot = dice.real(7, 13)
        path.moveTo(x - foot, y)
        path.quadTo(x - foot * 0.4 + bend * 0.25, y - tip * 0.6, x + bend, y - tip)
        path.quadTo(x + foot * 0.6 + bend * 0.3, y - tip * 0.5, x + foot, y)
        path.closeSubpath()
    return path


def paint_motes(canvas: Canvas, count: int, top: float, bottom: float, size: float, strength: float = 0.8) -> None:
    """Small lights in the air: pollen, snow, sparks."""
    dice = canvas.dice
    for tone in (0.35, 0.75):
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for _ in range(count // 2):
            radius = size * dice.real(0.4, 1.1) * (1.4 - tone * 0.7)
            x, y = dice.real(0, WIDE), canvas.y(dice.real(top, bottom))
            shape.addPolygon(
                [QPointF(x, y - radius), QPointF(x + radius, y), QPointF(x, y + radius), QPointF(x - radius, y)]
            )
            shape.closeSubpath()
        canvas.fill(shape, colour(canvas.palette.light, tone * strength))


def paint_sparks(canvas: Canvas, count: int, top: float, bottom: float, reach: float) -> None:
    """Glowing points, each with its own halo."""
    for _ in range(count):
        x, y = canvas.dice.real(60, WIDE - 60), canvas.y(canvas.dice.real(top, bottom))
        size = reach * canvas.dice.real(0.5, 1.0)
        paint_glow(canvas, x, y, size, 0.75)


def birds_path(canvas: Canvas, count: int, top: float, bottom: float) -> QPainterPath:
    """A few birds far off."""
    dice = canvas.dice
    path = QPainterPath()
    x0, y0 = dice.real(120, 800), canvas.y(dice.real(top, bottom))
    for _ in range(count):
        x, y, span = x0 + dice.real(-110, 110), y0 + dice.real(-45, 45), dice.real(13, 26)
        path.moveTo(x - span, y - span * 0.35)
        path.quadTo(x - span * 0.4, y - span * 0.6, x, y)
        path.quadTo(x + span * 0.4, y - span * 0.6, x + span, y - span * 0.35)
    return path
