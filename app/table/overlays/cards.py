"""Cards that do not lie on the table, to look at or to choose from: a deck, a graveyard, what was shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QToolTip, QWidget

from app.table import dimensions as size
from app.table import durations
from app.table.faces.face import CardFace, Numbers
from app.table.mark_painter import paint_chip
from app.table.overlays.base import Overlay, main_button
from app.table.palette import Palette
from app.table.pictures import Pictures, Wanted
from app.table.spots import Look
from app.table.terms import term_on_face, tip_html
from app.words import Tongue

_LARGEST = 0.31
"""The tallest card by the table's height: four of a deal leave the heroes in sight."""
_SMALLEST = 150
"""The least height of a card in pixels."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card of the list; one that can't be chosen is only looked at."""

    card: int
    name: str
    face: CardFace | None
    numbers: Numbers | None = None
    enabled: bool = True
    tongue: Tongue = Tongue.RUSSIAN
    """In which the terms on it are explained."""


class CardButton(QAbstractButton):
    """One card to click. `pointed` tells that the mouse or the keyboard is on it."""

    pointed = Signal(int, bool)
    menu_wanted = Signal(int, QPoint)
    """Its menu, at a point of the screen."""

    def __init__(self, choice: CardChoice, pictures: Pictures, palette: Palette, height: int) -> None:
        super().__init__()
        self.choice = choice
        self._pictures = pictures
        self._palette = palette
        self._height = height
        self._badge = ""
        self._press_point = QPoint()
        self._wanted = Wanted(Look.FULL if choice.face else Look.BACK, choice.face, choice.numbers)
        self.setEnabled(choice.enabled)
        self.setAccessibleName(choice.name)
        self.setFixedSize(round(height * size.FULL_RATIO) + 12, height + 12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._long_press = QTimer(self, interval=durations.LONG_PRESS, singleShot=True)
        self._long_press.timeout.connect(self._held_long)
        pictures.sharpened.connect(self._sharpen)

    def set_badge(self, text: str) -> None:
        """A chip over it: its place in an order; "" for none."""
        if text != self._badge:
            self._badge = text
            self.update()

    def _sharpen(self, wanted: Wanted) -> None:
        if wanted == self._wanted:
            self.update()

    def event(self, event: QEvent) -> bool:
        """A tip explains the term under the mouse, else it names the card."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """What is to be said of a point of it."""
        term = term_on_face(self.choice.face, self._face_box(), point) if self.choice.face else ""
        return tip_html(term, self.choice.tongue) if term else self.choice.name

    def _face_box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(6, 6, -6, -6)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(self.choice.card, True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(self.choice.card, False)
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(self.choice.card, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.isDown():
            self._press_point = event.globalPosition().toPoint()
            self._long_press.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._long_press.stop()
        super().mouseReleaseEvent(event)

    def _held_long(self) -> None:
        """A long press opens the menu; its release is no click."""
        if self.isDown():
            self.setDown(False)
            self.menu_wanted.emit(self.choice.card, self._press_point)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = self._face_box()
        picture = self._pictures.get(self._wanted, box.height() * self.devicePixelRatioF())
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if not self.choice.enabled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 120))
            painter.drawRoundedRect(box, 8, 8)
        ring = self._ring()
        if ring:
            painter.setPen(QPen(QColor(ring), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        if self._badge:
            side = box.height() * 0.13
            paint_chip(
                painter,
                QRectF(box.center().x() - side, box.center().y() - side / 2, side * 2, side),
                self._badge,
                self._palette,
            )

    def _ring(self) -> str:
        if self.hasFocus():
            return self._palette.focus
        if self._badge:
            return self._palette.accent
        return self._palette.can_act if self.choice.enabled and self.underMouse() else ""

    def sizeHint(self) -> QSize:
        return self.size()


class CardsOverlay(Overlay):
    """A sheet of cards. `chosen` carries a card's place; `pointed` the card under the mouse."""

    chosen = Signal(int)
    pointed = Signal(int, bool)
    menu_wanted = Signal(int, QPoint)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        detail: str,
        choices: Sequence[CardChoice],
        pictures: Pictures,
        palette: Palette,
        buttons: Sequence[QPushButton] = (),
    ) -> None:
        super().__init__(parent, title, detail)
        self.cards: list[CardButton] = []
        height = self._card_height(len(choices))
        self._columns = self._columns_of(height)
        self._inner = QWidget()
        grid = QGridLayout(self._inner)
        grid.setContentsMargins(2, 2, 2, 2)
        grid.setSpacing(6)
        for place, choice in enumerate(choices):
            button = CardButton(choice, pictures, palette, height)
            button.clicked.connect(lambda _checked=False, place=place: self.chosen.emit(place))
            button.pointed.connect(self.pointed)
            button.menu_wanted.connect(self.menu_wanted)
            grid.addWidget(button, place // self._columns, place % self._columns)
            self.cards.append(button)
        self._add_area(height, len(choices))
        if buttons:
            self.button_row(*buttons)

    def _card_height(self, count: int) -> int:
        """The largest at which all of them are seen at once; past the smallest they scroll."""
        heights = range(round(self.parentWidget().height() * _LARGEST), _SMALLEST, -6)
        return next((height for height in heights if self._tall(height, count) <= self._room()), _SMALLEST)

    def _columns_of(self, height: int) -> int:
        return max(1, (self.most_width() - 70) // (round(height * size.FULL_RATIO) + 18))

    def _tall(self, height: int, count: int) -> int:
        return -(-max(1, count) // self._columns_of(height)) * (height + 18) + 6

    def _room(self) -> int:
        """How tall the cards may stand beside title and buttons."""
        return max(_SMALLEST + 24, self.parentWidget().height() - 200)

    def _add_area(self, height: int, count: int) -> None:
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setStyleSheet("background: transparent")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._inner)
        columns = max(1, min(self._columns, count))
        wide = columns * (round(height * size.FULL_RATIO) + 18) + 16
        area.setMinimumSize(wide, min(self._tall(height, count), self._room()))
        row = QHBoxLayout()
        row.addWidget(area)
        self.column.addLayout(row)

    def first_focus(self) -> QWidget:
        return next((card for card in self.cards if card.isEnabled()), self)

    def digit(self, number: int) -> None:
        if 1 <= number <= len(self.cards) and self.cards[number - 1].isEnabled():
            self.chosen.emit(number - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns}.get(Qt.Key(event.key()))
        focus = self.focusWidget()
        if step is not None and isinstance(focus, CardButton):
            place = self.cards.index(focus) + step
            if 0 <= place < len(self.cards):
                self.cards[place].setFocus()
            return
        super().keyPressEvent(event)


class SeveralOverlay(CardsOverlay):
    """Several cards to choose, in the order in which they are clicked; a second click takes one out again.

    `accepted` carries their places in that order; the button works while they are `least` to `most` of them.
    """

    BADGE = "{}"
    accepted = Signal(tuple)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        detail: str,
        accept: Callable[[int], str],
        choices: Sequence[CardChoice],
        pictures: Pictures,
        palette: Palette,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        """`accept` says the button for so many chosen cards."""
        self._accept = accept
        self._least, self._most = least, len(choices) if most is None else most
        self.accept = main_button("")
        super().__init__(parent, title, detail, choices, pictures, palette, (self.accept,))
        self.order: list[int] = []
        self.chosen.connect(self.toggle)
        self.accept.clicked.connect(lambda: self.accepted.emit(tuple(self.order)))
        self._show_order()

    def toggle(self, place: int) -> None:
        """Mark a card, or take the mark away."""
        if place in self.order:
            self.order.remove(place)
        elif len(self.order) < self._most:
            self.order.append(place)
        self._show_order()

    def _show_order(self) -> None:
        for place, card in enumerate(self.cards):
            card.set_badge(self.BADGE.format(self.order.index(place) + 1) if place in self.order else "")
        self.accept.setText(self._accept(len(self.order)))
        self.accept.setEnabled(len(self.order) >= self._least)


class MulliganOverlay(SeveralOverlay):
    """Cards of the deal to put under the deck (301.7); none of them when the deal is kept."""

    BADGE = "{} ↓"
