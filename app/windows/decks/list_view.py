"""A list of decks with their heroes: on the decks' page and in the new game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from app.table.faces.images import Form, Picture
from app.table.fonts import Family, font
from app.windows.cards.delegate import CardDelegate
from app.windows.client import Client
from app.windows.decks.info import DeckInfo

INFO_ROLE = Qt.ItemDataRole.UserRole.value + 2
Index = QModelIndex | QPersistentModelIndex
FACE_SHAPE = 4 / 3
"""Height by width of a compact face."""
ROW, HEADING = 5.0, 2.1
"""Heights of a deck and of a heading, in heights of plain text."""
LINES = (0.0, 1.45, 2.65)
"""Where the lines of a deck begin, below the first one's top."""
WORDS = 3.8
"""How tall these lines are together."""

_Row = str | DeckInfo
"""A heading's message, or a deck."""


class DecksModel(QAbstractListModel):
    """Own decks, then those of the box, each group under a heading."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Row] = []

    def show(self, decks: Sequence[DeckInfo]) -> None:
        """Show these decks."""
        self.beginResetModel()
        self._rows = []
        for message, is_shipped in (("decks.own", False), ("decks.shipped", True)):
            group = [deck for deck in decks if deck.kept.is_shipped is is_shipped]
            self._rows += [message, *group] if group else []
        self.endResetModel()

    @property
    def decks(self) -> list[DeckInfo]:
        return [row for row in self._rows if isinstance(row, DeckInfo)]

    def row_of(self, path: str) -> int:
        """Where the deck of a file stands, -1 when it is not there."""
        paths = (str(row.kept.path) if isinstance(row, DeckInfo) else None for row in self._rows)
        return next((place for place, each in enumerate(paths) if each == path), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole.value) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == INFO_ROLE:
            return row
        return row.kept.name if role == Qt.ItemDataRole.DisplayRole and isinstance(row, DeckInfo) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) if isinstance(index.data(INFO_ROLE), DeckInfo) else Qt.ItemFlag.ItemIsEnabled


class DecksDelegate(QStyledItemDelegate):
    """Hero, name, size and whether the deck may be played."""

    def __init__(self, client: Client, parent: QObject) -> None:
        super().__init__(parent)
        self._client = client
        self._ground = CardDelegate(client.theme, client.speech, self)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        is_deck = isinstance(index.data(INFO_ROLE), DeckInfo)
        return QSize(self._client.theme.pixels(14), self._client.theme.pixels(ROW if is_deck else HEADING))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(INFO_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect).adjusted(2, 1, -2, -1)
        if isinstance(row, str):
            self._write(
                painter, place.topLeft() + QPointF(6, 4), place.width(), self._client.speech.say(row), "heading"
            )
        elif isinstance(row, DeckInfo):
            self._ground.draw_ground(painter, place, option.state)
            self._draw_deck(painter, place, row)
        painter.restore()

    def _draw_deck(self, painter: QPainter, place: QRectF, row: DeckInfo) -> None:
        height = place.height() - 8
        width = round(height / FACE_SHAPE)
        self._draw_hero(painter, QPointF(place.left() + 6, place.top() + 4), width, round(height), row)
        theme, left = self._client.theme, place.left() + width + 18
        room = place.right() - left - 8
        first, second, third = (place.center().y() + theme.pixels(line - WORDS / 2) for line in LINES)
        self._write(painter, QPointF(left, first), room, row.kept.name, "text", title=True)
        size = self._client.speech.say("decks.size", number=row.kept.deck.size)
        hero = row.resolved.hero.name if row.resolved.hero else self._client.speech.say("decks.no_hero")
        self._write(painter, QPointF(left, second), room, f"{hero} · {size}", "text_soft")
        verdict, ink = _verdict(row)
        self._write(painter, QPointF(left, third), room, self._client.speech.say(verdict), ink)

    def _draw_hero(self, painter: QPainter, at: QPointF, width: int, height: int, row: DeckInfo) -> None:
        face = row.hero_face
        form = Form.COMPACT if face else Form.BACK
        picture = Picture(form, width, height, painter.device().devicePixelRatioF(), face)
        pixmap = self._client.faces.ask(picture)
        if pixmap is not None:
            painter.drawPixmap(at, pixmap)

    def _write(self, painter: QPainter, at: QPointF, room: float, words: str, ink: str, *, title: bool = False) -> None:
        theme = self._client.theme
        is_title = title or ink == "heading"
        face = font(Family.TITLE, theme.pixels(1.15), bold=True) if is_title else font(Family.TEXT, theme.pixels(0.88))
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        painter.setPen(QColor(str(getattr(theme.colours, ink))))
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(at + QPointF(0, metrics.ascent()), shown)


def _verdict(row: DeckInfo) -> tuple[str, str]:
    """What stands below a deck, and in which ink."""
    if not row.is_legal:
        return "decks.not_legal", "warning"
    level = row.kept.deck.difficulty
    return (f"decks.difficulty.{level}", "text_soft") if level else ("decks.legal", "good")


class DecksView(QListView):
    """The list itself. `chosen` tells the deck that is looked at, `opened` one that was double clicked."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client
        self.decks = DecksModel()
        self.setModel(self.decks)
        self.setItemDelegate(DecksDelegate(client, self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().selectionChanged.connect(self._tell)
        self.activated.connect(self._tell_opened)
        client.faces.ready.connect(self._repaint)
        client.theme.changed.connect(self.doItemsLayout)
        client.speech.changed.connect(self._repaint)

    def minimumSizeHint(self) -> QSize:
        """Room for a name beside its hero."""
        return QSize(self._client.theme.pixels(15), super().minimumSizeHint().height())

    @property
    def deck(self) -> DeckInfo | None:
        """The deck that is chosen."""
        found = self.currentIndex().data(INFO_ROLE)
        return found if isinstance(found, DeckInfo) else None

    def show_decks(self, decks: Sequence[DeckInfo], path: str = "") -> None:
        """Show these decks, with the one of this file chosen, else the one that was, else the first."""
        wanted = path or (str(self.deck.kept.path) if self.deck else "")
        self.decks.show(decks)
        place = self.decks.row_of(wanted)
        self.setCurrentIndex(self.decks.index(place if place >= 0 else 1))

    def _repaint(self, _picture: object = None) -> None:
        self.viewport().update()

    def _tell(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self.chosen.emit(self.deck)

    def _tell_opened(self) -> None:
        if self.deck is not None:
            self.opened.emit(self.deck)
