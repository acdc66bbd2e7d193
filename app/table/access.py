"""Screen readers: the table's view is a list whose items are the cards with all that is so of them in words."""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from app.table.card_item import CardItem
from app.table.cursor import in_reading_order
from app.table.scene import TableScene
from app.table.view import TableView

_kept: weakref.WeakKeyDictionary[TableView, AccessibleTable] = weakref.WeakKeyDictionary()
_installed = False


class AccessibleCard(QAccessibleInterface):
    """One card of the table."""

    def __init__(self, view: TableView, item: CardItem) -> None:
        super().__init__()
        self._view = view
        self.item = item

    def isValid(self) -> bool:
        return shiboken6.isValid(self.item) and shiboken6.isValid(self._view)

    def object(self) -> QObject | None:
        return self.item if self.isValid() else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, what: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        if what == QAccessible.Text.Name:
            return self._view.describe(self.item)[0]
        if what == QAccessible.Text.Description:
            return self._view.describe(self.item)[1]
        return ""

    def setText(self, what: QAccessible.Text, text: str) -> None:
        """A card's words are not for others to change."""

    def rect(self) -> QRect:
        box = self.item.mapRectToScene(self.item.face_rect())
        shown = self._view.mapFromScene(box).boundingRect()
        return QRect(self._view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.item.is_focus
        state.selectable = True
        return state

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


class AccessibleTable(QAccessibleWidget):
    """The view as a list of cards in reading order."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, "")
        self._view = view
        self._cards: dict[int, AccessibleCard] = {}

    def _items(self) -> list[CardItem]:
        scene = self._view.scene()
        assert isinstance(scene, TableScene)
        found = (scene.card_item(key) for key in in_reading_order(scene.spots, scene.spots))
        return [item for item in found if item is not None]

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:
        items = self._items()
        if not 0 <= index < len(items):
            return None
        item = items[index]
        known = self._cards.get(item.key)
        if known is None or known.item is not item:
            known = self._cards[item.key] = AccessibleCard(self._view, item)
        return known

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, item in enumerate(self._items()) if child.object() is item), -1)

    def text(self, what: QAccessible.Text) -> str:
        return self._view.accessibleName() if what == QAccessible.Text.Name else ""


def announce(view: TableView, text: str) -> None:
    """Let a screen reader say it, where one listens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def _factory(_name: str, owner: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(owner, TableView):
        return None
    table = _kept.get(owner)
    if table is None:
        table = _kept[owner] = AccessibleTable(owner)
    return table


def install_accessibility() -> None:
    """Once a program: views of the table speak to screen readers."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True
