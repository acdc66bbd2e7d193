"""A few lines to choose one of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.table.overlays.base import Overlay
from app.table.overlays.wrapping import LineButton


class ListOverlay(Overlay):
    """Lines with numbers; a click, a number key or Enter takes one. `chosen` carries its place from 0."""

    chosen = Signal(int)

    def __init__(
        self, parent: QWidget, title: str, detail: str, lines: Sequence[str], cancel: str = "", width: int = 460
    ) -> None:
        super().__init__(parent, title, detail)
        self.buttons: list[QPushButton] = []
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for place, line in enumerate(lines):
            button = LineButton(place + 1, line)
            button.clicked.connect(lambda _checked=False, place=place: self.chosen.emit(place))
            column.addWidget(button)
            self.buttons.append(button)
        wide = min(self.most_width(), width)
        inner.setFixedWidth(wide)
        inner.adjustSize()
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setStyleSheet("background: transparent")
        area.setWidget(inner)
        tall = sum(button.heightForWidth(wide) + 6 for button in self.buttons)
        area.setMinimumWidth(wide + 4)
        area.setMinimumHeight(min(tall, max(120, parent.height() - 220)))
        self.column.addWidget(area)
        if cancel:
            back = QPushButton(cancel)
            back.clicked.connect(self.cancelled)
            self.button_row(back)

    def first_focus(self) -> QWidget:
        return self.buttons[0] if self.buttons else self

    def digit(self, number: int) -> None:
        if 1 <= number <= len(self.buttons):
            self.chosen.emit(number - 1)
