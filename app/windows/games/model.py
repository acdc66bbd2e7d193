"""The kept games as rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from app.controller.games import Kept
from app.table.fonts import Family, font
from app.windows.cards.delegate import CardDelegate
from app.windows.icons import Sign, draw
from app.windows.speech import Speech
from app.windows.theme import Theming

KEPT_ROLE = Qt.ItemDataRole.UserRole.value + 3
Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractListModel):
    """The newest game first."""

    def __init__(self) -> None:
        super().__init__()
        self._games: list[Kept] = []

    @property
    def games(self) -> list[Kept]:
        return self._games

    def show(self, games: Sequence[Kept]) -> None:
        """Show these games."""
        self.beginResetModel()
        self._games = list(games)
        self.endResetModel()

    def row_of(self, path: object) -> int:
        """Where the game of a file stands, -1 when it is not there."""
        return next((row for row, each in enumerate(self._games) if each.path == path), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole.value) -> object:
        if not 0 <= index.row() < len(self._games):
            return None
        if role == KEPT_ROLE:
            return self._games[index.row()]
        return sides_of(self._games[index.row()]) if role == Qt.ItemDataRole.DisplayRole else None


def sides_of(game: Kept) -> str:
    """Who played whom."""
    return " — ".join(seat.name for seat in game.head.seats)


def result_of(game: Kept, speech: Speech) -> str:
    """How the game ended, or that it has not."""
    if game.over is None:
        return speech.say("games.unfinished")
    turns = speech.say("games.turns", number=game.over.turns)
    if game.over.winner is None:
        return f"{speech.say('games.draw')} · {turns}"
    return f"{speech.say('games.won', name=game.head.seats[game.over.winner].name)} · {turns}"


def when(game: Kept) -> str:
    """Day and minute."""
    return game.head.started.replace("T", " ")[:16]


class GamesDelegate(QStyledItemDelegate):
    """Who, with which decks, how it ended and when."""

    def __init__(self, theme: Theming, speech: Speech, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._speech = speech
        self._ground = CardDelegate(theme, speech, self)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.pixels(18), self._theme.pixels(5))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game = index.data(KEPT_ROLE)
        if not isinstance(game, Kept):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(2, 1, -2, -1)
        self._ground.draw_ground(painter, place, option.state)
        colours = self._theme.colours
        side = self._theme.pixels(2)
        sign = Sign.RESUME if game.over is None else Sign.WINNER
        ink = colours.gold if game.over is None else colours.text_soft
        draw(painter, sign, QRectF(place.left() + 12, place.center().y() - side / 2, side, side), QColor(ink))
        self._write(
            painter, QRectF(place.left() + side + 26, place.top(), place.width() - side - 36, place.height()), game
        )
        painter.restore()

    def _write(self, painter: QPainter, place: QRectF, game: Kept) -> None:
        colours = self._theme.colours
        decks = " — ".join(seat.deck for seat in game.head.seats if seat.deck)
        title = font(Family.TITLE, self._theme.pixels(1.15), bold=True)
        small = font(Family.TEXT, self._theme.pixels(0.88))
        y = place.center().y() - self._theme.pixels(1.85)
        for words, face, ink in (
            (sides_of(game), title, colours.text),
            (decks, small, colours.text_soft),
            (f"{result_of(game, self._speech)} · {when(game)}", small, colours.text_soft),
        ):
            metrics = QFontMetricsF(face)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(QPointF(place.left(), y + metrics.ascent()), shown)
            y += metrics.height()
