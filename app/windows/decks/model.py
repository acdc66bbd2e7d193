"""A deck as rows: the hero, then the cards by type and cost, then the side deck; what is unknown comes first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from app.windows.cards.model import CARD_MIME, packed
from app.windows.decks.editing import Part
from carddb.decks.resolve import Resolved, ResolvedDeck
from carddb.facts import CardType
from carddb.fold import fold

ROW_ROLE = Qt.ItemDataRole.UserRole.value + 1
Index = QModelIndex | QPersistentModelIndex

_ORDER = {
    kind: place for place, kind in enumerate((CardType.CREATURE, CardType.SPELL, CardType.SUPPORT, CardType.QUEST))
}


@dataclass(frozen=True, slots=True)
class Heading:
    """A row that names the cards below it: a message, and how many there are."""

    message: str
    count: int


@dataclass(frozen=True, slots=True)
class CardRow:
    """A row with a card."""

    part: Part
    resolved: Resolved


Row = Heading | CardRow


def rows_of(deck: ResolvedDeck) -> list[Row]:
    """All rows of a deck."""
    rows: list[Row] = []
    if deck.hero is not None:
        rows += [Heading("decks.part.hero", 1), CardRow(Part.HERO, deck.hero)]
    for part, cards in ((Part.MAIN, deck.main), (Part.SIDE, deck.side)):
        rows += _part_rows(part, cards)
    return rows


def _part_rows(part: Part, cards: tuple[Resolved, ...]) -> Iterator[Row]:
    groups: dict[str, list[Resolved]] = {}
    for each in sorted(cards, key=_order):
        groups.setdefault(_group(part, each), []).append(each)
    for message, members in groups.items():
        yield Heading(message, sum(each.entry.count for each in members))
        for each in members:
            yield CardRow(part, each)


def _group(part: Part, each: Resolved) -> str:
    if each.card is None:
        return "decks.part.unknown"
    return "decks.part.side" if part is Part.SIDE else f"decks.part.{each.card.facts.type.value}"


def _order(each: Resolved) -> tuple[int, int, str]:
    if each.card is None:
        return (-1, 0, fold(each.name))
    cost = each.card.facts.cost if isinstance(each.card.facts.cost, int) else 0
    return (_ORDER.get(each.card.facts.type, len(_ORDER)), cost, fold(each.name))


class DeckModel(QAbstractListModel):
    """The rows of the deck that is edited."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []

    @property
    def rows(self) -> list[Row]:
        return self._rows

    def show(self, deck: ResolvedDeck) -> None:
        """Show this deck instead. Rows that only count otherwise change in place, so that the list keeps still."""
        rows = rows_of(deck)
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def place_of(self, name: str) -> int:
        """The row of a card, -1 when it is not there."""
        names = (row.resolved.name if isinstance(row, CardRow) else None for row in self._rows)
        return next((place for place, each in enumerate(names) if each == name), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole.value) -> object:
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) and isinstance(row, CardRow):
            return f"{row.resolved.entry.count} {row.resolved.name}"
        return None

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        names = [row.resolved.name for index in indexes if isinstance(row := index.data(ROW_ROLE), CardRow)]
        return packed(names)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(index.data(ROW_ROLE), Heading):
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


def _key(row: Row) -> tuple[str, ...]:
    if isinstance(row, Heading):
        return (row.message,)
    return (row.part.value, row.resolved.name, str(row.resolved.card is None))
