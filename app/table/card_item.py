"""One card on the table: its face, what lies on it, how it glows. Made and removed by the scene alone."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.engine.terms import Zone
from app.engine.view import CardView
from app.table import dimensions as size
from app.table import z_values as z
from app.table.mark_painter import device_scale, paint_chip, paint_marks, paint_numbers
from app.table.marks import Mark, marks_of
from app.table.palette import Palette
from app.table.pictures import Pictures, Wanted
from app.table.spots import Look, Spot


class Glow(Enum):
    """Why a card is ringed. Rings differ in form: whole, dashed, doubled."""

    NONE = "none"
    CAN_ACT = "can act"
    TARGET = "target"
    AIMED = "aimed"  # the target under the pointer
    SOURCE = "source"
    LIT = "lit"  # pointed at in the log or the queue
    CHOSEN = "chosen"


_DASHED = frozenset({Glow.TARGET})
_DOUBLE = frozenset({Glow.AIMED, Glow.CHOSEN})


def ratio_of(look: Look, zone: Zone) -> float:
    """Width by height."""
    return size.FULL_RATIO if look is Look.FULL or zone is Zone.HAND else size.COMPACT_RATIO


class CardItem(QGraphicsObject):
    """A card. The scene gives it its spot, its view and its glow; it asks nobody but `Pictures`."""

    hovered = Signal(int, bool)

    def __init__(self, key: int, pictures: Pictures, palette: Palette) -> None:
        super().__init__()
        self.key = key
        self.palette = palette
        self.card: CardView | None = None
        self.spot: Spot | None = None
        self.look = Look.BACK
        self.glow = Glow.NONE
        self.is_focus = False
        self._dim = False
        self.marks: tuple[Mark, ...] = ()
        self._pictures = pictures
        self._wanted: Wanted | None = None
        self._height = 100.0
        self._ratio = size.COMPACT_RATIO
        self._pile = 1
        self._turned = 1.0
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    # ------------------------------------------------------------------------------------------- what is shown

    def show_card(self, card: CardView | None, wanted: Wanted, look: Look) -> None:
        """The card's values and the picture that it wants."""
        marks = marks_of(card) if card is not None and look is Look.COMPACT else ()
        if (card, wanted, look) == (self.card, self._wanted, self.look) and marks == self.marks:
            return
        self.card, self._wanted, self.look, self.marks = card, wanted, look, marks
        self.update()

    def set_spot(self, spot: Spot) -> None:
        """Where it belongs. Its size follows at once; where it is, the scene moves."""
        self.spot = spot
        self.set_size(spot.height, ratio_of(spot.look, spot.zone))
        if spot.pile != self._pile:
            self._pile = spot.pile
            self.update()

    def set_size(self, height: float, ratio: float) -> None:
        if (height, ratio) != (self._height, self._ratio):
            self.prepareGeometryChange()
            self._height, self._ratio = height, ratio
            self.update()

    def set_glow(self, glow: Glow) -> None:
        if glow is not self.glow:
            self.glow = glow
            self.update()

    def set_focus_ring(self, on: bool) -> None:
        """The keyboard's place."""
        if on != self.is_focus:
            self.is_focus = on
            self.update()

    def set_dim(self, dim: bool) -> None:
        """Darkened: it can't do what is being asked."""
        if dim != self._dim:
            self._dim = dim
            self.update()

    @property
    def wanted(self) -> Wanted | None:
        """The picture that it shows."""
        return self._wanted

    @property
    def is_dim(self) -> bool:
        return self._dim

    def set_turned(self, share: float) -> None:
        """How far it faces the players, from 1 over 0 (edgewise) to 1: for turning over."""
        self._turned = share
        self.setTransform(QTransform.fromScale(max(0.02, share), 1.0))

    @property
    def height(self) -> float:
        return self._height

    def face_rect(self) -> QRectF:
        """The card's own rectangle around (0, 0)."""
        width = self._height * self._ratio
        return QRectF(-width / 2, -self._height / 2, width, self._height)

    def edge_towards(self, point: QPointF) -> QPointF:
        """Where a line from the card's middle to a point of the scene leaves the card."""
        middle = self.scenePos()
        box = self.mapRectToScene(self.face_rect())
        line = point - middle
        if line.isNull():
            return middle
        across = abs(line.x()) / max(box.width() / 2, 1.0)
        along = abs(line.y()) / max(box.height() / 2, 1.0)
        return middle + line / max(across, along, 1e-6) if max(across, along) > 1 else point

    # ---------------------------------------------------------------------------------------------- geometry

    def _margin(self) -> float:
        return max(6.0, self._height * 0.06)

    def boundingRect(self) -> QRectF:
        margin = self._margin()
        return self.face_rect().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.face_rect(), self._height * 0.05, self._height * 0.05)
        return path

    # ---------------------------------------------------------------------------------------------- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face = self.face_rect()
        self._paint_shadow(painter, face)
        picture = self._picture(painter)
        if picture is not None:
            painter.drawPixmap(face, picture, QRectF(picture.rect()))
        if self.look is Look.COMPACT and self.card is not None and self.card.zone is Zone.PLAY:
            self._paint_state(painter, face, self.card)
        if self._pile > 1:
            self._paint_pile(painter, face)
        if self._dim:
            self._paint_veil(painter, face)
        self._paint_glow(painter, face)

    def _picture(self, painter: QPainter) -> QPixmap | None:
        if self._wanted is None:
            return None
        return self._pictures.get(self._wanted, self._height * device_scale(painter))

    def _paint_shadow(self, painter: QPainter, face: QRectF) -> None:
        radius = self._height * 0.05
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(self.palette.shadow)
        shade.setAlpha(shade.alpha() // 4)
        painter.setBrush(shade)
        for spread in range(3):
            grow = spread * self._height * 0.008
            painter.drawRoundedRect(face.adjusted(-grow, grow, grow, 2.5 * grow + 1), radius, radius)

    def _paint_state(self, painter: QPainter, face: QRectF, card: CardView) -> None:
        """Numbers, wounds and marks as they are now; they stay upright when the card lies on its side."""
        if self._wanted is not None and self._wanted.face is not None:
            paint_numbers(painter, face, card, self._wanted.face, self.rotation())
        paint_marks(painter, face, card, self.marks, self.palette, self.rotation())

    def _paint_veil(self, painter: QPainter, face: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 105))
        painter.drawRoundedRect(face, self._height * 0.05, self._height * 0.05)

    def _paint_pile(self, painter: QPainter, face: QRectF) -> None:
        """«×5» over the topmost of equal cards."""
        side = self._height * 0.15
        painter.save()
        painter.translate(face.center().x(), face.bottom() - side * 0.75)
        painter.rotate(-self.rotation())
        paint_chip(painter, QRectF(-side, -side / 2, side * 2, side), f"×{self._pile}", self.palette)
        painter.restore()

    def _paint_glow(self, painter: QPainter, face: QRectF) -> None:
        if self.glow is not Glow.NONE:
            self._ring(painter, face, QColor(self._glow_colour()), self.glow)
        if self.is_focus:
            pen = QPen(QColor(self.palette.focus), max(2.0, self._height * 0.016), Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            grow = self._margin() * 0.75
            painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), self._height * 0.07, self._height * 0.07)

    def _glow_colour(self) -> str:
        return {
            Glow.CAN_ACT: self.palette.can_act,
            Glow.TARGET: self.palette.target,
            Glow.AIMED: self.palette.hostile,
            Glow.SOURCE: self.palette.can_act,
            Glow.LIT: self.palette.target,
            Glow.CHOSEN: self.palette.accent,
        }[self.glow]

    def _ring(self, painter: QPainter, face: QRectF, colour: QColor, glow: Glow) -> None:
        margin = self._margin()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        steps = 5
        for step in range(steps, 0, -1):
            soft = QColor(colour)
            soft.setAlpha(24 + (steps - step) * 22)
            grow = margin * step / steps
            painter.setPen(QPen(soft, margin * 0.3))
            radius = self._height * 0.05 + grow
            painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), radius, radius)
        style = Qt.PenStyle.DashLine if glow in _DASHED else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, max(1.8, margin * 0.26), style))
        painter.drawRoundedRect(face.adjusted(-1, -1, 1, 1), self._height * 0.055, self._height * 0.055)
        if glow in _DOUBLE:
            grow = margin * 0.62
            painter.drawRoundedRect(face.adjusted(-grow, -grow, grow, grow), self._height * 0.07, self._height * 0.07)

    # -------------------------------------------------------------------------------------------------- mouse

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.key, True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.key, False)

    def resting_z(self) -> float:
        """Its height over the table when nobody touches it."""
        return self.spot.z if self.spot else z.ROW
