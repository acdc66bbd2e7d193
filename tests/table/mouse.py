"""A player's mouse: always on the viewport, always at points of the scene."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.table import durations
from app.table.piles import piles_of
from app.table.table_widget import TableWidget

STEPS = 8


def ring_out(owner: QObject) -> bool:
    """Let the time of a press that is under way run out at once; False when none is."""
    timers = [timer for timer in owner.findChildren(QTimer) if timer.interval() == durations.LONG_PRESS]
    ringing = [timer for timer in timers if timer.isActive()]
    for timer in ringing:
        timer.stop()
        timer.timeout.emit()
    return bool(ringing)


class Mouse:
    """Clicks and drags cards by their keys."""

    def __init__(self, qtbot: QtBot, table: TableWidget) -> None:
        self._qtbot = qtbot
        self._table = table

    def at(self, key: int) -> QPoint:
        """A point of a card that no other card covers."""
        item = self._table.scene.card_item(self.topmost(self._table, key))
        assert item is not None, f"no card {key} on the table"
        face = item.face_rect()
        for across in (0.5, 0.2, 0.8, 0.08):
            for along in (0.5, 0.2, 0.8):
                inside = QPointF(face.left() + face.width() * across, face.top() + face.height() * along)
                point = item.mapToScene(inside)
                shown = self._table.view.mapFromScene(point)
                if self._table.view.rect().contains(shown) and self._table.scene.card_at(point) is item:
                    return shown
        raise AssertionError(f"card {key} is covered")

    @staticmethod
    def topmost(table: TableWidget, key: int) -> int:
        """The card of the same pile that lies on top: it makes no difference which is taken."""
        scene = table.scene
        rows = [row for player in scene.view.players for row in (player.squad, player.support)]
        piles = [pile for row in rows for pile in piles_of(scene.view, row, scene._apart())]
        return next((pile[-1] for pile in piles if key in pile), key)

    def point(self, x: float, y: float) -> QPoint:
        return self._table.view.mapFromScene(QPointF(x, y))

    def click(self, key: int) -> None:
        self._click(self.at(key))

    def _click(self, point: QPoint) -> None:
        port = self._table.view.viewport()
        self._qtbot.mouseMove(port, point)
        self._qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
        QApplication.processEvents()

    def click_at(self, point: QPoint) -> None:
        self._click(point)

    def double_click(self, key: int) -> None:
        self._qtbot.mouseDClick(self._table.view.viewport(), Qt.MouseButton.LeftButton, pos=self.at(key))
        QApplication.processEvents()

    def take(self, key: int, to: int | QPoint) -> None:
        """Press a card and drag it, the button still down."""
        port = self._table.view.viewport()
        start = self.at(key)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        end = to if isinstance(to, QPoint) else self.at(to)
        for step in range(1, STEPS + 1):
            self._qtbot.mouseMove(port, start + (end - start) * step / STEPS)
        QApplication.processEvents()

    def drag(self, key: int, to: int | QPoint) -> None:
        """Drag a card onto another, or to a point of the view."""
        end = to if isinstance(to, QPoint) else self.at(to)
        self.take(key, end)
        self._qtbot.mouseRelease(self._table.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
        QApplication.processEvents()

    def menu(self, key: int) -> None:
        """The right button: the event that a screen would send."""
        point = self.at(key)
        port = self._table.view.viewport()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, port.mapToGlobal(point))
        QApplication.sendEvent(port, event)
        QApplication.processEvents()

    def hold(self, key: int | QPoint) -> None:
        """Press a card or a point of the view and hold it until the press is a long one; the button stays down."""
        point = key if isinstance(key, QPoint) else self.at(key)
        port = self._table.view.viewport()
        self._qtbot.mouseMove(port, point)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=point)
        ring_out(self._table.hands)

    def press_button(self, name: str) -> None:
        """A button of the bar, by its id."""
        button = self._table.scene.bar.buttons[name]
        middle = button.mapToScene(button.boundingRect().center())
        self._click(self._table.view.mapFromScene(middle))
