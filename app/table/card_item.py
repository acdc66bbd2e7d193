"""One card on the table: its face, what lies on it, how it glows. Made and removed by the scene alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
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
from app.table.glow import Glow, RingItem
from app.table.mark_painter import device_scale, paint_chip, paint_marks, paint_numbers, paint_seen_name
from app.table.marks import Mark, marks_of
from app.table.palette import Palette
from app.table.pictures import Pictures, Wanted
from app.table.shadows import REACH, Shadow
from app.table.spots import Look, Spot

_UPRIGHT = QGraphicsItem.CacheMode.DeviceCoordinateCache
_TILTED = QGraphicsItem.CacheMode.NoCache
"""Qt paints a tilted item anew each time whatever its cache; so it is spared the way through one."""


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
        self.marks: tuple[Mark, ...] = ()
        self._pictures = pictures
        self._wanted: Wanted | None = None
        self._height = 100.0
        self._ratio = size.COMPACT_RATIO
        self._pile = 1
        self._seen = 1.0
        self._hint = ""
        self._turned = 1.0
        self._measure()
        self._ring = RingItem(self, pictures.rings, palette)
        self.setAcceptHoverEvents(True)
        self.setCacheMode(_UPRIGHT)

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
        self.cache_for(spot.angle)
        if (spot.pile, spot.seen) != (self._pile, self._seen):
            self._pile, self._seen = spot.pile, spot.seen
            self.update()

    def cache_for(self, angle: float) -> None:
        """Lie at this angle for a while: a tilted card is painted without a cache."""
        self.setCacheMode(_TILTED if angle % 90 else _UPRIGHT)

    def set_size(self, height: float, ratio: float) -> None:
        if (height, ratio) != (self._height, self._ratio):
            self.prepareGeometryChange()
            self._height, self._ratio = height, ratio
            self._measure()
            self._show_ring()
            self.update()

    def set_glow(self, glow: Glow) -> None:
        if glow is not self.glow:
            self.glow = glow
            self._show_ring()

    def _show_ring(self) -> None:
        self._ring.show_ring(self.face_rect(), self.glow, self.is_focus, self.palette)

    def set_focus_ring(self, on: bool) -> None:
        """The keyboard's place."""
        if on != self.is_focus:
            self.is_focus = on
            self._show_ring()
            if self.zValue() < z.HAND:  # not while a hand or a motion holds it
                self.setZValue(self.resting_z())

    def set_hint(self, hint: str) -> None:
        """The number key that presses it, while the player uses the keyboard."""
        if hint != self._hint:
            self._hint = hint
            self.update()

    def set_palette(self, palette: Palette) -> None:
        self.palette = palette
        self._show_ring()
        self.update()

    @property
    def wanted(self) -> Wanted | None:
        """The picture that it shows."""
        return self._wanted

    def set_turned(self, share: float) -> None:
        """How far it faces the players, from 1 over 0 (edgewise) to 1: for turning over."""
        self._turned = share
        self.setTransform(QTransform.fromScale(max(0.02, share), 1.0))

    @property
    def hint(self) -> str:
        return self._hint

    @property
    def height(self) -> float:
        return self._height

    def face_rect(self) -> QRectF:
        """The card's own rectangle around (0, 0)."""
        return self._face

    def seen_rect(self) -> QRectF:
        """What its neighbour leaves uncovered: the left of an open card, the lower part of one on its side."""
        face = self._face
        if self.spot is not None and self.spot.angle:
            return face.adjusted(0, face.height() * (1 - self._seen), 0, 0)
        return face.adjusted(0, 0, -face.width() * (1 - self._seen), 0)

    def _measure(self) -> None:
        width, margin = self._height * self._ratio, self._height * REACH
        self._face = QRectF(-width / 2, -self._height / 2, width, self._height)
        self._bounds = self._face.adjusted(-margin, -margin, margin, margin)

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

    def boundingRect(self) -> QRectF:
        return self._bounds

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
        if self._hint:
            self._paint_hint(painter, face)

    def _picture(self, painter: QPainter) -> QPixmap | None:
        if self._wanted is None:
            return None
        return self._pictures.get(self._wanted, self._height * device_scale(painter))

    def _paint_shadow(self, painter: QPainter, face: QRectF) -> None:
        sharp = device_scale(painter)
        shadow = Shadow(round(face.width() * sharp), round(face.height() * sharp), self.palette.shadow)
        picture = self._pictures.shadows.get(shadow)
        painter.drawPixmap(self._bounds, picture, QRectF(picture.rect()))

    def _paint_hint(self, painter: QPainter, face: QRectF) -> None:
        side = max(16.0, self._height * 0.12)
        painter.save()
        painter.translate(face.center().x(), face.top() + side * 0.62)
        painter.rotate(-self.rotation())
        paint_chip(painter, QRectF(-side * 0.75, -side / 2, side * 1.5, side), self._hint, self.palette)
        painter.restore()

    def _paint_state(self, painter: QPainter, face: QRectF, card: CardView) -> None:
        """Numbers, wounds and marks as they are now; they stay upright when the card lies on its side.

        In a crowded row they move to where they are seen, and so does the name.
        """
        seen = self.seen_rect()
        if self._wanted is not None and self._wanted.face is not None:
            if seen != face:
                paint_seen_name(painter, face, self._wanted.face, seen)
            paint_numbers(painter, face, card, self._wanted.face, self.rotation(), seen)
        paint_marks(painter, face, card, self.marks, self.palette, self.rotation(), seen)

    def _paint_pile(self, painter: QPainter, face: QRectF) -> None:
        """«×5» over the topmost of equal cards."""
        side = self._height * 0.15
        painter.save()
        painter.translate(face.center().x(), face.bottom() - side * 0.75)
        painter.rotate(-self.rotation())
        paint_chip(painter, QRectF(-side, -side / 2, side * 2, side), f"×{self._pile}", self.palette)
        painter.restore()

    # -------------------------------------------------------------------------------------------------- mouse

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.key, True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.key, False)

    def resting_z(self) -> float:
        """Its height over the table when nobody touches it; the keyboard's card lies over its neighbours."""
        if self.is_focus and self.spot is not None and self.spot.zone is Zone.PLAY:
            return z.FOCUSED
        return self.spot.z if self.spot else z.ROW
