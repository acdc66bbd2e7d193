"""Screen readers: the table's view is a list whose items are the cards with all that is so of them in words."""

from __future__ import annotations

import weakref
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from app.table.card_item import CardItem
from app.table.cursor import in_reading_order
from app.table.scene import TableScene
from app.table.view import TableView

_made: list[QAccessibleInterface] = []
"""Qt deletes what it was given and Python does not know it: none of these is given out by the factory twice, and none
is let go, or it would be deleted twice. They hold nothing but weak references.
"""
_installed = False


_WORDS = {QAccessible.Text.Name: 0, QAccessible.Text.Description: 1}
"""Which part of a card's description answers which question."""

_Object = TypeVar("_Object", bound=QObject)


def _there(found: _Object | None) -> _Object | None:
    """The object, unless Qt has deleted it."""
    return found if found is not None and shiboken6.isValid(found) else None


class AccessibleCard(QAccessibleInterface):
    """One card of the table."""

    def __init__(self, view: TableView, item: CardItem) -> None:
        super().__init__()
        self._view_of, self._item_of = weakref.ref(view), weakref.ref(item)
        _made.append(self)

    @property
    def item(self) -> CardItem | None:
        """The card, while it is on the table."""
        return _there(self._item_of())

    @property
    def _view(self) -> TableView | None:
        return _there(self._view_of())

    def isValid(self) -> bool:
        return self.item is not None and self._view is not None

    def object(self) -> QObject | None:
        return self.item if self.isValid() else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, what: QAccessible.Text) -> str:
        place = _WORDS.get(what)
        if place is None or (view := self._view) is None or (item := self.item) is None:
            return ""
        return view.describe(item)[place]

    def setText(self, what: QAccessible.Text, text: str) -> None:
        """A card's words are not for others to change."""

    def rect(self) -> QRect:
        if (view := self._view) is None or (item := self.item) is None:
            return QRect()
        shown = view.mapFromScene(item.mapRectToScene(item.face_rect())).boundingRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.item is not None and self.item.is_focus
        state.selectable = True
        return state

    def parent(self) -> QAccessibleInterface | None:
        view = self._view
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

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
        self._view_of = weakref.ref(view)
        self._cards: dict[int, AccessibleCard] = {}
        _made.append(self)

    def _items(self) -> list[CardItem]:
        view = _there(self._view_of())
        scene = view.scene() if view is not None else None
        if not isinstance(scene, TableScene):
            return []
        found = (scene.card_item(key) for key in in_reading_order(scene.spots, scene.spots))
        return [item for item in found if item is not None]

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface | None:
        items = self._items()
        view = self._view_of()
        if not 0 <= index < len(items) or view is None:
            return None
        item = items[index]
        known = self._cards.get(item.key)
        if known is None or known.item is not item:
            known = self._cards[item.key] = AccessibleCard(view, item)
        return known

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((place for place, item in enumerate(self._items()) if child.object() is item), -1)

    def text(self, what: QAccessible.Text) -> str:
        view = _there(self._view_of())
        return view.accessibleName() if view is not None and what == QAccessible.Text.Name else ""


def announce(view: TableView, text: str) -> None:
    """Let a screen reader say it, where one listens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


def _factory(_name: str, owner: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(owner, TableView):
        return None
    return AccessibleTable(owner)


def install_accessibility() -> None:
    """Once a program: views of the table speak to screen readers."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True
