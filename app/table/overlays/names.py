"""A name to say: a card's, a class's or an element's; typing narrows the list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QWidget

from app.table.overlays.base import Overlay, main_button

MOST_SHOWN = 200
"""Names in the list at once: whoever wants another one types on."""


def fold(text: str) -> str:
    """A text as it is searched: small letters, «е» for «ё»."""
    return text.casefold().replace("ё", "е")


class NameOverlay(Overlay):
    """A field and the names that fit. `chosen` carries a name's place in the whole list."""

    chosen = Signal(int)
    said = Signal(str)
    """What was typed, where any text will do (`free`)."""

    def __init__(
        self, parent: QWidget, title: str, detail: str, names: Sequence[str], accept: str, cancel: str = ""
    ) -> None:
        super().__init__(parent, title, detail)
        self._names = list(names)
        self._folded = [fold(name) for name in names]
        self._shown: list[int] = []
        self.free = False
        self.field = QLineEdit(clearButtonEnabled=True)
        self.field.textChanged.connect(self._narrow)
        self.field.installEventFilter(self)
        self.names = QListWidget()
        self.names.setMinimumSize(360, 220)
        self.names.itemActivated.connect(self._take)
        self.names.itemClicked.connect(self._take)
        self.column.addWidget(self.field)
        self.column.addWidget(self.names)
        take = main_button(accept)
        take.clicked.connect(self._take)
        buttons = [take]
        if cancel:
            back = QPushButton(cancel)
            back.clicked.connect(self.cancelled)
            buttons.insert(0, back)
        self.button_row(*buttons)
        self._narrow("")

    def first_focus(self) -> QWidget:
        return self.field

    def _narrow(self, typed: str) -> None:
        """Names that begin with what was typed come first, then those that hold it; of very many only some."""
        wanted = fold(typed.strip())
        fitting = [place for place, name in enumerate(self._folded) if wanted in name]
        fitting.sort(key=lambda place: not self._folded[place].startswith(wanted))
        self._shown = fitting[:MOST_SHOWN]
        self.names.clear()
        self.names.addItems([self._names[place] for place in self._shown])
        self.names.setCurrentRow(0)

    def _take(self, *_item: object) -> None:
        row = self.names.currentRow()
        typed = self.field.text().strip()
        if self.free and typed:
            self.said.emit(typed)
        elif 0 <= row < len(self._shown):
            self.chosen.emit(self._shown[row])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down walk the list while the field is typed in."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self.names.setCurrentRow(min(max(0, self.names.currentRow() + step), self.names.count() - 1))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take()
                return True
        return super().eventFilter(watched, event)

    def digit(self, number: int) -> None:
        if 1 <= number <= len(self._shown) and not self.field.hasFocus():
            self.chosen.emit(self._shown[number - 1])
