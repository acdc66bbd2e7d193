"""The emblem as it stands on the ground: lit from above, with its own shadow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from app.table.faces.emblems import Emblem, emblem_path
from app.table.faces.palette import SHADE, Palette, colour, mix

_BLUR = 20  # a shadow is drawn so many pixels small and stretched


def paint_figure(painter: QPainter, area: QRectF, emblem: Emblem, palette: Palette) -> None:
    """Paints figure and side sign into the middle of an area."""
    side = min(area.width(), area.height())
    size = side * 0.75
    box = QRectF(area.center().x() - size / 2, area.center().y() - size / 2, size, size)
    if emblem.aside:
        box.translate(area.width() * 0.04 * (1 if emblem.mirrored else -1), side * 0.02)
        _paint_aside(painter, area, emblem, palette)
    _paint_shadow(painter, box, emblem)
    _paint_body(painter, placed(emblem.figure, box, emblem.mirrored), box, palette)


def placed(name: str, box: QRectF, mirrored: bool = False) -> QPainterPath:
    """An emblem's outline in a box, looking left when mirrored."""
    side = min(box.width(), box.height())
    flip = -1 if mirrored else 1
    move = QTransform(side * flip, 0, 0, side, box.center().x() - side / 2 * flip, box.center().y() - side / 2)
    path = move.map(emblem_path(name))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _paint_shadow(painter: QPainter, box: QRectF, emblem: Emblem) -> None:
    """A soft dark cloud behind the figure."""
    small = QImage(QSize(_BLUR, _BLUR), QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    soft = QPainter(small)
    soft.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = _BLUR * 0.14
    soft.fillPath(
        placed(emblem.figure, QRectF(inset, inset, _BLUR - 2 * inset, _BLUR - 2 * inset), emblem.mirrored),
        colour(SHADE, 0.9),
    )
    soft.end()
    grow = box.width() * 0.14 / 0.72
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    target = box.adjusted(-grow, -grow, grow, grow).translated(box.width() * 0.02, box.height() * 0.03)
    painter.drawImage(target, small, QRectF(QRect(QPointF(0, 0).toPoint(), small.size())))
    painter.restore()


def _paint_body(painter: QPainter, path: QPainterPath, box: QRectF, palette: Palette) -> None:
    """The figure: a dark lower edge, the lit body, a bright upper edge."""
    step = box.width() * 0.012
    edge = QPen(colour(palette.deep, 0.9), step * 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, edge)
    painter.fillPath(path.translated(step * 0.5, step * 1.3), mix(palette.deep, palette.frame, 0.35))
    light, shade = palette.emblem
    body = QLinearGradient(box.topLeft(), box.bottomLeft())
    body.setColorAt(0, QColor(light))
    body.setColorAt(0.5, mix(light, shade, 0.35))
    body.setColorAt(1, QColor(shade))
    painter.fillPath(path, body)


def _paint_aside(painter: QPainter, area: QRectF, emblem: Emblem, palette: Palette) -> None:
    """The smaller sign: up beside the figure, half lost in the haze."""
    side = min(area.width(), area.height()) * 0.40
    x = area.left() + area.width() * 0.05 if emblem.mirrored else area.right() - area.width() * 0.05 - side
    box = QRectF(x, area.top() + area.height() * 0.07, side, side)
    path = placed(emblem.aside, box, emblem.mirrored)
    painter.fillPath(path.translated(side * 0.02, side * 0.03), colour(palette.deep, 0.55))
    glow = QLinearGradient(box.topLeft(), box.bottomLeft())
    glow.setColorAt(0, colour(palette.light, 0.72))
    glow.setColorAt(1, colour(palette.bright, 0.55))
    painter.fillPath(path, glow)
