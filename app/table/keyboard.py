"""The whole game by keyboard: a ring that walks over the cards, Enter, Esc, Tab and number keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.table.cursor import Way, following, in_reading_order, neighbour, next_zone
from app.table.hands import TABLE, Hands, Stage
from app.table.scene import TableScene

_WAYS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard(QObject):
    """Keys that reach the table itself. `accepted` is Enter with no card to press, `cancelled` Esc with none held."""

    accepted = Signal()
    cancelled = Signal()
    numbered = Signal(int)
    """A number key that no card answers to."""
    moved = Signal(int)

    def __init__(self, scene: TableScene, hands: Hands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._hands = hands
        self.card = 0
        self._hinting = False
        scene.rearranged.connect(self._keep)
        scene.glows_changed.connect(self._show_hints)

    def press(self, event: QKeyEvent) -> None:
        """Take the key if it is one of ours."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if not plain:
            return
        if not self._hinting:
            self._hinting = True
            self._show_hints()
        if key in _WAYS:
            self.go(neighbour(self._scene.spots, self.card, _WAYS[key]))
        elif key == Qt.Key.Key_Tab:
            self.tab(1)
        elif key == Qt.Key.Key_Backtab:
            self.tab(-1)
        elif key in _ENTER:
            self.enter()
        elif key == Qt.Key.Key_Escape:
            self.escape()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.number(key - Qt.Key.Key_0)
        else:
            return
        event.accept()

    def rest(self) -> None:
        """The mouse is used: no number stands on a card."""
        if self._hinting:
            self._hinting = False
            self._show_hints()

    def _show_hints(self) -> None:
        ring = self.candidates()[:9] if self._hinting else []
        for key, item in self._scene.cards.items():
            item.set_hint(str(ring.index(key) + 1) if key in ring else "")

    def candidates(self) -> list[int]:
        """What Tab and number keys walk over: targets of the card in the hand, else what can act or be picked."""
        keys = self._hands.targets() if self._hands.stage is Stage.SELECTED else self._hands.able()
        return in_reading_order(self._scene.spots, keys)

    def go(self, key: int) -> None:
        """Put the ring on a card; 0 takes it off."""
        for old in (self.card, key):
            item = self._scene.card_item(old)
            if item is not None:
                item.set_focus_ring(old == key)
        self.card = key
        self._scene.point_at(key)
        self._hands.aim_by_key(key)
        self.moved.emit(key)

    def tab(self, step: int) -> None:
        ring = self.candidates() or in_reading_order(self._scene.spots, self._scene.spots)
        self.go(following(ring, self.card, step))

    def jump_zone(self, step: int) -> None:
        self.go(next_zone(self._scene.spots, self.card, step))

    def enter(self) -> None:
        """Press the card under the ring, or put the held card onto it; one that can do nothing says why."""
        if self._hands.stage is Stage.SELECTED:
            self._hands.second_click(self.card, self._point())
        elif self.card and self._hands.can(self.card):
            self._hands.click(self.card, self._point())
        elif self._hands.is_turn and self._hands.may_try(self.card):
            self._hands.refused.emit(self.card, TABLE, self._point())
        else:
            self.accepted.emit()

    def escape(self) -> None:
        if self._hands.stage is Stage.FREE:
            self.cancelled.emit()
        else:
            self._hands.put_down()

    def number(self, digit: int) -> None:
        """The card of that number, as if it were clicked."""
        ring = self.candidates()
        if digit > len(ring):
            self.numbered.emit(digit)
            return
        key = ring[digit - 1]
        self.go(key)
        self.enter()

    def _point(self) -> QPointF:
        item = self._scene.card_item(self.card)
        return item.scenePos() if item is not None else self._scene.sceneRect().center()

    def _keep(self) -> None:
        """The ring leaves with its card."""
        if self.card and self._scene.card_item(self.card) is None:
            self.card = 0
