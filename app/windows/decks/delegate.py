"""How a row of a deck looks: copies, the card's line, and signs to add and take away under the pointer."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.table.fonts import Family, font
from app.windows.cards.delegate import CardDelegate
from app.windows.cards.painting import draw_elements
from app.windows.cards.vocabulary import colours_of
from app.windows.decks.model import ROW_ROLE, CardRow, Heading
from app.windows.icons import Sign, draw
from app.windows.speech import Speech
from app.windows.theme import Theming

Index = QModelIndex | QPersistentModelIndex
SIGN_PIXELS = 20


class DeckDelegate(QStyledItemDelegate):
    """Draws headings and cards; a click on a sign tells `more` or `fewer` with the row."""

    more = Signal(object)
    fewer = Signal(object)

    def __init__(self, theme: Theming, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._speech = speech
        self._line = CardDelegate(theme, speech, self)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        is_heading = isinstance(index.data(ROW_ROLE), Heading)
        return QSize(self._theme.pixels(14), self._theme.pixels(2.0 if is_heading else 2.9))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(2, 1, -2, -1)
        if isinstance(row, Heading):
            self._draw_heading(painter, place, row)
        elif isinstance(row, CardRow):
            self._line.draw_ground(painter, place, option.state)
            self._draw_card(painter, place, row, bool(option.state & QStyle.StateFlag.State_MouseOver))
        painter.restore()

    def editorEvent(
        self, event: QEvent, _model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        row = index.data(ROW_ROLE)
        if event.type() != QEvent.Type.MouseButtonRelease or not isinstance(row, CardRow):
            return False
        assert isinstance(event, QMouseEvent)
        fewer, more = signs_in(QRectF(option.rect).adjusted(2, 1, -2, -1))
        for place, signal in ((fewer, self.fewer), (more, self.more)):
            if place.adjusted(-3, -6, 3, 6).contains(event.position()):
                signal.emit(row)
                return True
        return False

    def _draw_heading(self, painter: QPainter, place: QRectF, row: Heading) -> None:
        colours = self._theme.colours
        painter.setFont(font(Family.TITLE, self._theme.pixels(1.05), bold=True))
        painter.setPen(QColor(colours.heading))
        words = f"{self._speech.say(row.message)} · {row.count}"
        painter.drawText(place.adjusted(6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _draw_card(self, painter: QPainter, place: QRectF, row: CardRow, is_lit: bool) -> None:
        colours, card = self._theme.colours, row.resolved.card
        count = QRectF(place.left() + 10, place.top(), self._theme.pixels(2.1), place.height())
        painter.setFont(font(Family.TITLE, self._theme.pixels(1.2), bold=True))
        painter.setPen(QColor(colours.gold_light if self._theme.is_dark else colours.gold_dark))
        painter.drawText(
            count, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, f"{row.resolved.entry.count}×"
        )
        rest = place.adjusted(count.width() + 10, 0, -6, 0)
        fewer, more = signs_in(place)
        if is_lit:
            for sign, where in ((Sign.MINUS, fewer), (Sign.PLUS, more)):
                draw(painter, sign, where.adjusted(3, 3, -3, -3), QColor(colours.gold))
            rest.setRight(fewer.left() - 6)
        if card is None:
            self._draw_unknown(painter, rest, row)
            return
        stripe = QRectF(place.left(), place.top() + 3, 5, place.height() - 5)
        draw_elements(painter, stripe, colours_of(card.facts))
        self._line.draw_card(painter, rest, card)

    def _draw_unknown(self, painter: QPainter, place: QRectF, row: CardRow) -> None:
        colours = self._theme.colours
        top, below = QRectF(place), QRectF(place)
        top.setBottom(place.center().y())
        below.setTop(place.center().y())
        painter.setFont(font(Family.TITLE, self._theme.pixels(1.05), bold=True))
        painter.setPen(QColor(colours.bad))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, row.resolved.name)
        painter.setFont(font(Family.TEXT, self._theme.pixels(0.84)))
        painter.setPen(QColor(colours.text_soft))
        nearest = ", ".join(row.resolved.nearest)
        words = self._speech.say("decks.nearest", names=nearest) if nearest else self._speech.say("decks.nothing_near")
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, words)


def signs_in(place: QRectF) -> tuple[QRectF, QRectF]:
    """Where the signs to take away and to add stand in a row."""
    top = place.center().y() - SIGN_PIXELS / 2
    more = QRectF(place.right() - SIGN_PIXELS - 8, top, SIGN_PIXELS, SIGN_PIXELS)
    return more.translated(-SIGN_PIXELS - 8, 0), more
