"""The acts of the last turn as a list beside the table: walking over it shows each act on the table once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app.table.overlays.lists import ListOverlay
from app.table.overlays.wrapping import LineButton
from app.words.story import Line


class Review(ListOverlay):
    """Lines of the log. `stepped` carries the one under mouse or keyboard; None: none.

    It lies in the `room` beside the table, so that nothing of what it points at is covered.
    """

    stepped = Signal(object)
    MARGINS, HEAD_AND_FOOT = 12, 130

    def __init__(
        self, parent: QWidget, title: str, lines: Sequence[Line], close: str, room: Callable[[], QRect]
    ) -> None:
        self._room = room
        super().__init__(parent, title, "", [line.text for line in lines], close)
        self.column.setContentsMargins(self.MARGINS, self.MARGINS, self.MARGINS, self.MARGINS)
        self._lines = dict(zip(self.buttons, lines, strict=True))
        for button in self.buttons:
            button.installEventFilter(self)

    def settle(self) -> None:
        """Fill the room beside the table."""
        room = self._room()
        self.fit(room.width() - 2 * self.MARGINS - 4, room.height() - self.HEAD_AND_FOOT)
        self.setGeometry(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, LineButton) and watched in self._lines:
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self.stepped.emit(self._lines[watched])
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self.stepped.emit(None)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.stepped.emit(None)
        super().hideEvent(event)
