"""Rings around cards: what they mean, and how they look. Rings differ in form as well as in colour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.table.palette import Palette


class Glow(Enum):
    """Why a card is ringed."""

    NONE = "none"
    CAN_ACT = "can act"
    TARGET = "target"
    AIMED = "aimed"  # the target under the pointer
    SOURCE = "source"
    LIT = "lit"  # pointed at in the log or the queue
    CHOSEN = "chosen"


_DASHED = frozenset({Glow.TARGET})
_DOUBLE = frozenset({Glow.AIMED, Glow.CHOSEN})
_FORMS = {
    Glow.CAN_ACT: Qt.PenStyle.SolidLine,
    Glow.TARGET: Qt.PenStyle.DashLine,
    Glow.AIMED: Qt.PenStyle.SolidLine,
    Glow.SOURCE: Qt.PenStyle.DashDotLine,
    Glow.LIT: Qt.PenStyle.DotLine,
    Glow.CHOSEN: Qt.PenStyle.DashLine,
}
"""A line of its own for each ring, where the palette tells things apart by form."""

_BOLDER = 1.6
MARGIN = 0.06
"""How far a ring reaches out of the card, by its height."""

LEAST_MARGIN = 6.0


def margin_of(height: float) -> float:
    """How many pixels a ring reaches out of a card of that height."""
    return max(LEAST_MARGIN, height * MARGIN)


def colour_of(glow: Glow, palette: Palette) -> str:
    """The ring's colour in a palette."""
    return {
        Glow.NONE: palette.focus,
        Glow.CAN_ACT: palette.can_act,
        Glow.TARGET: palette.target,
        Glow.AIMED: palette.hostile,
        Glow.SOURCE: palette.can_act,
        Glow.LIT: palette.target,
        Glow.CHOSEN: palette.accent,
    }[glow]


@dataclass(frozen=True, slots=True)
class Ring:
    """One ring for cards of one size, in device pixels."""

    width: int
    height: int
    glow: Glow
    focus: bool
    palette: Palette


class Rings:
    """Ring pictures: all cards of one size share one. Kept as long as the table."""

    MOST = 64

    def __init__(self) -> None:
        self._kept: dict[Ring, QPixmap] = {}

    def get(self, ring: Ring) -> QPixmap:
        found = self._kept.get(ring)
        if found is None:
            if len(self._kept) >= self.MOST:
                self._kept.clear()
            found = self._kept[ring] = _draw(ring)
        return found


def _draw(ring: Ring) -> QPixmap:
    margin = margin_of(ring.height)
    picture = QPixmap(round(ring.width + 2 * margin), round(ring.height + 2 * margin))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = QRectF(margin, margin, ring.width, ring.height)
    if ring.glow is not Glow.NONE:
        _paint_glow(painter, face, ring.palette, ring.glow)
    if ring.focus:
        pen = QPen(QColor(ring.palette.focus), max(2.0, ring.height * 0.016), Qt.PenStyle.DotLine)
        painter.setPen(pen)
        grow = margin * 0.75
        painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), ring.height * 0.07, ring.height * 0.07)
    painter.end()
    return picture


def _paint_glow(painter: QPainter, face: QRectF, palette: Palette, glow: Glow) -> None:
    colour = QColor(colour_of(glow, palette))
    margin, height, steps = margin_of(face.height()), face.height(), 5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(steps, 0, -1):
        soft = QColor(colour)
        soft.setAlpha(24 + (steps - step) * 22)
        grow = margin * step / steps
        painter.setPen(QPen(soft, margin * 0.3))
        radius = height * 0.05 + grow
        painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), radius, radius)
    style = Qt.PenStyle.DashLine if glow in _DASHED else Qt.PenStyle.SolidLine
    width = max(1.8, margin * 0.26)
    if palette.by_form:
        style, width = _FORMS[glow], width * _BOLDER
    painter.setPen(QPen(colour, width, style))
    out = width * 0.6
    painter.drawRoundedRect(face.adjusted(-out, -out, out, out), height * 0.055, height * 0.055)
    if glow in _DOUBLE:
        grow = margin * 0.66
        painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), height * 0.07, height * 0.07)


class RingItem(QGraphicsItem):
    """The ring of one card: its child, behind it."""

    def __init__(self, card: QGraphicsItem, rings: Rings, palette: Palette) -> None:
        super().__init__(card)
        self._rings = rings
        self._palette = palette
        self._face = self._bounds = QRectF()
        self._glow = Glow.NONE
        self._focus = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_ring(self, face: QRectF, glow: Glow, focus: bool, palette: Palette) -> None:
        """Ring a card of that size; nothing to show hides it."""
        if face != self._face:
            self.prepareGeometryChange()
        self._face, self._glow, self._focus, self._palette = face, glow, focus, palette
        margin = margin_of(face.height())
        self._bounds = face.adjusted(-margin, -margin, margin, margin)
        self.setVisible(focus or glow is not Glow.NONE)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        sharp = painter.device().devicePixelRatioF()
        width, height = round(self._face.width() * sharp), round(self._face.height() * sharp)
        picture = self._rings.get(Ring(width, height, self._glow, self._focus, self._palette))
        painter.drawPixmap(self._bounds, picture, QRectF(picture.rect()))
