"""The signs on the table's own buttons, drawn for this program."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from app.table.faces.svgpath import painter_path

_SIDE = 100.0


class TableIcon(Enum):
    """A sign; the value is its outline in a square of 100."""

    UNDO = "M42 14L10 42L42 70V52C66 52 78 62 84 88C92 52 76 32 42 32Z"
    REDO = "M58 14L90 42L58 70V52C34 52 22 62 16 88C8 52 24 32 58 32Z"
    STEP = "M14 16L52 50L14 84ZM56 16H70V84H56ZM76 16H90V84H76Z"
    BOOKMARK = "M26 10H74V90L50 70L26 90Z"
    MENU = "M12 20H88V34H12ZM12 43H88V57H12ZM12 66H88V80H12Z"


@lru_cache(maxsize=32)
def _outline(sign: TableIcon) -> QPainterPath:
    return painter_path(sign.value)


def draw_icon(painter: QPainter, sign: TableIcon, box: QRectF, colour: str) -> None:
    """Paint a sign into a square box."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIDE, box.height() / _SIDE)
    painter.fillPath(_outline(sign), QColor(colour))
    painter.restore()


def make_icon(sign: TableIcon, colour: str, faint: str, side: int = 22) -> QIcon:
    """The sign as an icon, sharp at scales 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        for ink, mode in ((colour, QIcon.Mode.Normal), (faint, QIcon.Mode.Disabled)):
            picture = QPixmap(round(side * ratio), round(side * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(painter, sign, QRectF(QPointF(0, 0), picture.deviceIndependentSize()), ink)
            painter.end()
            made.addPixmap(picture, mode)
    return made
