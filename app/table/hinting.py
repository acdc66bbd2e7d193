"""Hints at the table itself: a bubble beside the card or button that they are about."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QGraphicsItem

from app.engine.decision import Act
from app.table.flow import Flow
from app.table.overlays.bubble import Bubble
from app.table.scene import TableScene
from app.table.view import TableView


class Hinting(QObject):
    """Shows one hint; it appears when the table has come to rest, and keeps to its card through every question."""

    def __init__(self, flow: Flow, scene: TableScene, view: TableView) -> None:
        super().__init__(view)
        self._flow = flow
        self._scene = scene
        self._view = view
        self._act: Act | None = None
        self.text = ""
        self.bubble = Bubble(view)
        flow.asked.connect(self.settle)

    def say(self, text: str, act: Act | None = None) -> None:
        """Say this beside the first card that can do this act, or beside its button; "" to say nothing more."""
        self.text, self._act = text, act
        self.bubble.hide()
        if text and not self._scene.director.is_busy:
            self.settle()

    def settle(self) -> None:
        """The table asks, or has another size."""
        if self.text:
            items = [item for item in self._scene.cards.values() if item.spot is not None]
            taken = [self._box(item) for item in (*items, self._scene.bar)]
            self.bubble.say(self.text, self._target(), taken)

    def _target(self) -> QRect | None:
        decision = self._flow.session.decision
        if decision is None or self._act is None:
            return None
        button = self._scene.bar.buttons.get(self._act.name)
        if button is not None:
            return self._box(button)
        cards = (self._scene.card_item(option.card) for option in decision.options if option.act is self._act)
        return next((self._box(item) for item in cards if item is not None), None)

    def _box(self, item: QGraphicsItem) -> QRect:
        """Where an item is seen in the view."""
        shape = self._view.mapFromScene(item.mapToScene(item.boundingRect()))
        return shape.boundingRect().intersected(self._view.viewport().rect())
