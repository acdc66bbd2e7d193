"""Cards in a list: what a search found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QByteArray, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from carddb.facts import Card, CardKey

CARD_ROLE = Qt.ItemDataRole.UserRole.value
PICTURE_ROLE = CARD_ROLE + 1
"""The path of the person's own picture of the card, or ""."""
CARD_MIME = "application/x-otryad-card"
"""The name of a dragged card in UTF-8."""

Index = QModelIndex | QPersistentModelIndex


class CardModel(QAbstractListModel):
    """The cards of one answer, replaced as a whole: filtering is the catalogue's work."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._pictures: Mapping[CardKey, str] = {}

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def show(self, cards: Sequence[Card], pictures: Mapping[CardKey, str]) -> None:
        """Show these cards instead; `pictures` has the paths of the person's own."""
        self.beginResetModel()
        self._cards = tuple(cards)
        self._pictures = pictures
        self.endResetModel()

    def row_of(self, name: str) -> int:
        """Where a card stands, -1 when it is not there."""
        return next((row for row, card in enumerate(self._cards) if card.name == name), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole.value) -> object:
        if not 0 <= index.row() < len(self._cards):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cards[index.row()].name
        if role == PICTURE_ROLE:
            return self._pictures.get(self._cards[index.row()].key, "")
        return self._cards[index.row()] if role == CARD_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return packed([self._cards[index.row()].name for index in indexes])


def packed(names: Sequence[str]) -> QMimeData:
    """Names of cards to be dragged, also as plain text for other programs."""
    made = QMimeData()
    made.setData(CARD_MIME, QByteArray("\n".join(names).encode()))
    made.setText("\n".join(names))
    return made


def names_in(packed: QMimeData) -> list[str]:
    """The names of dragged cards; empty when something else is dragged."""
    data = bytes(packed.data(CARD_MIME).data()).decode("utf-8", "replace")
    return data.split("\n") if data else []
