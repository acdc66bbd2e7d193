"""The furniture of one side: name, coins, prayer tokens, deck and graveyard with their labels."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.engine.view import PlayerView
from app.table import dimensions as size
from app.table import z_values as z
from app.table.furniture import CoinsPlate, Label, NamePlate, Plate, PrayersPlate
from app.table.layout import SideLayout
from app.table.mark_painter import device_scale
from app.table.palette import Palette
from app.table.pictures import Pictures, Wanted
from app.table.skin import Skin
from app.table.spots import Look


class PressPlate(Plate):
    """A plate that can be clicked."""

    opened = Signal()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.setAccepted(event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._size.contains(event.pos()):
            self.opened.emit()


class DeckPlate(PressPlate):
    """A deck: as thick as it has cards; an empty one is an outline. In practice a click draws from it."""

    def __init__(self, palette: Palette, pictures: Pictures) -> None:
        super().__init__(palette)
        self._pictures = pictures
        self._cards = self._owner = 0
        self.setZValue(z.PILE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def let_draw(self, tip: str) -> None:
        """From now on a click is heard; the tip says what it does."""
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tip)

    def show_cards(self, number: int, owner: int) -> None:
        if (number, owner) != (self._cards, self._owner):
            self._cards, self._owner = number, owner
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        layers = min(3, (self._cards + 9) // 10)
        if not layers:
            paint_outline(painter, self._size, self.palette)
            return
        shift = self._size.height() * 0.018
        card = self._size.adjusted(0, 0, -2 * shift, -2 * shift)
        picture = self._pictures.get(Wanted(Look.BACK, owner=self._owner), card.height() * device_scale(painter))
        for layer in reversed(range(layers)):
            painter.drawPixmap(card.translated(layer * shift, layer * shift), picture, QRectF(picture.rect()))


class GravePlate(PressPlate):
    """Where the graveyard lies; a click opens it."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_outline(painter, self._size, self.palette)


def paint_outline(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """An empty card place."""
    colour = QColor(palette.on_table_faint)
    colour.setAlpha(90)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
    colour.setAlpha(16)
    painter.setBrush(colour)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.height() * 0.05, box.height() * 0.05)


class SideItems:
    """One side's furniture in the scene."""

    def __init__(self, scene: QGraphicsScene, skin: Skin, pictures: Pictures) -> None:
        palette = skin.palette
        self.name = NamePlate(palette)
        self.coins = CoinsPlate(palette)
        self.prayers = PrayersPlate(palette)
        self.deck = DeckPlate(palette, pictures)
        self.deck_label = Label(palette)
        self.grave = GravePlate(palette)
        self.grave_label = Label(palette)
        for item in self.all():
            scene.addItem(item)

    def all(self) -> tuple[Plate, ...]:
        return self.name, self.coins, self.prayers, self.deck, self.deck_label, self.grave, self.grave_label

    def place(self, side: SideLayout, unit: float, skin: Skin) -> None:
        """Lay it out."""
        places = (
            (self.name, side.name),
            (self.coins, side.coins),
            (self.prayers, side.prayers),
            (self.deck, side.deck.box(size.COMPACT_RATIO)),
            (self.deck_label, side.deck_label),
            (self.grave, side.graveyard.box(size.COMPACT_RATIO)),
            (self.grave_label, side.graveyard_label),
        )
        for item, box in places:
            item.place(box, unit, skin)

    def show(self, player: PlayerView, skin: Skin, *, active: bool) -> None:
        """What one side has now."""
        self.name.show_name(player.name, active)
        self.coins.show_coins(player.open_coins, player.coins, player.temporary_coins)
        self.prayers.show_prayers(player.prayers)
        self.deck.show_cards(len(player.deck), player.seat)
        self.deck_label.show_text(skin.say("table.deck", n=len(player.deck)))
        self.grave_label.show_text(skin.say("table.graveyard", n=len(player.graveyard)))
