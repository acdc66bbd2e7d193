"""The acts of the last turn as a list: walking over it lights each act's cards on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from app.engine.message import CardRef
from app.table.overlays.lists import ListOverlay
from app.table.overlays.wrapping import LineButton
from app.words.story import Line


class Review(ListOverlay):
    """Lines of the log; `pointed` tells which card is lit (and that it is no more)."""

    pointed = Signal(int, bool)

    def __init__(self, parent: QWidget, title: str, lines: Sequence[Line], close: str) -> None:
        super().__init__(parent, title, "", [line.text for line in lines], close)
        self._cards = {
            button: [piece.id for piece in line.pieces if isinstance(piece, CardRef) and piece.id]
            for button, line in zip(self.buttons, lines, strict=True)
        }
        for button in self.buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, LineButton) and watched in self._cards:
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self._light(watched, True)
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self._light(watched, False)
        return super().eventFilter(watched, event)

    def _light(self, button: LineButton, on: bool) -> None:
        for card in self._cards[button][:1]:
            self.pointed.emit(card, on)
