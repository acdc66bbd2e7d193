"""How a card stands in a list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.table.fonts import Family, font
from app.windows.cards.model import CARD_ROLE
from app.windows.cards.painting import draw_cost, draw_elements, draw_life, draw_strike
from app.windows.cards.vocabulary import class_line, colours_of, type_message
from app.windows.speech import Speech
from app.windows.theme import Theming
from carddb.facts import Card

Index = QModelIndex | QPersistentModelIndex


class CardDelegate(QStyledItemDelegate):
    """One line a card: cost, name over type and classes, strike and life, elements as a stripe."""

    def __init__(self, theme: Theming, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._speech = speech

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.pixels(15), self._theme.pixels(3.1))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(CARD_ROLE)
        if not isinstance(card, Card):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(2, 1, -2, -1)
        self.draw_ground(painter, place, option.state)
        draw_elements(painter, QRectF(place.left(), place.top() + 3, 5, place.height() - 5), colours_of(card.facts))
        self.draw_card(painter, place.adjusted(10, 0, -6, 0), card)
        painter.restore()

    def draw_card(self, painter: QPainter, place: QRectF, card: Card) -> None:
        """The line itself, on whatever ground."""
        side = place.height() * 0.66
        gem = QRectF(place.left(), place.center().y() - side / 2, side, side)
        if card.facts.cost is not None:
            draw_cost(painter, gem, card.facts.cost)
        right = place.right() - side
        for number, draw in ((card.facts.life, draw_life), (card.facts.strike, draw_strike)):
            if number is not None:
                draw(painter, QRectF(right, gem.top(), side, side), number)
                right -= side * 1.12
        self._draw_words(
            painter, QRectF(gem.right() + 8, place.top(), right + side - gem.right() - 14, place.height()), card
        )

    def _draw_words(self, painter: QPainter, place: QRectF, card: Card) -> None:
        colours = self._theme.colours
        name = font(Family.TITLE, self._theme.pixels(1.1), bold=True)
        small = font(Family.TEXT, self._theme.pixels(0.84))
        line = self._speech.say(type_message(card.facts.type))
        if classes := class_line(card):
            line = f"{line} · {classes}"
        height = QFontMetricsF(name).height()
        top = place.center().y() - (height + QFontMetricsF(small).height()) / 2
        for words, face, ink, y in (
            (card.name, name, colours.text, top),
            (line, small, colours.text_soft, top + height),
        ):
            metrics = QFontMetricsF(face)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(QPointF(place.left(), y + metrics.ascent()), shown)

    def draw_ground(self, painter: QPainter, place: QRectF, state: QStyle.StateFlag) -> None:
        """The plate under a row that is chosen or under the pointer."""
        colours = self._theme.colours
        chosen, lit = QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_MouseOver
        if state & (chosen | lit):
            painter.setPen(QColor(colours.gold) if state & chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.panel_hover if state & chosen else colours.panel_raised))
            painter.drawRoundedRect(place, 6, 6)
