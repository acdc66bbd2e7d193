"""A few lines to choose one of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.table.overlays.base import Overlay, main_button
from app.table.overlays.wrapping import LineButton


class ListOverlay(Overlay):
    """Lines with numbers; a click, a number key or Enter takes one. `chosen` carries its place from 0."""

    chosen = Signal(int)

    def __init__(
        self, parent: QWidget, title: str, detail: str, lines: Sequence[str], cancel: str = "", width: int = 460
    ) -> None:
        super().__init__(parent, title, detail)
        self.buttons: list[LineButton] = []
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for place, line in enumerate(lines):
            button = LineButton(place + 1, line)
            button.clicked.connect(partial(self.take, place))
            column.addWidget(button)
            self.buttons.append(button)
        self._inner = inner
        self._area = area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setStyleSheet("background: transparent")
        area.setWidget(inner)
        self.fit(min(self.most_width(), width), max(120, parent.height() - 220))
        self.column.addWidget(area)
        if cancel:
            back = QPushButton(cancel)
            back.clicked.connect(self.cancelled)
            self.button_row(back)

    def fit(self, wide: int, room: int) -> None:
        """Lay the lines out so wide, as tall as there is room; where they have to scroll, the bar takes its share."""
        if self._tall(wide) > room:
            wide -= self._area.verticalScrollBar().sizeHint().width() + 6
        self._inner.setFixedWidth(wide)
        self._inner.adjustSize()
        self._area.setMinimumWidth(wide + 4)
        self._area.setMinimumHeight(min(self._tall(wide), room))

    def _tall(self, wide: int) -> int:
        return sum(button.heightForWidth(wide) + 6 for button in self.buttons)

    def first_focus(self) -> QWidget:
        return self.buttons[0] if self.buttons else self

    def digit(self, number: int) -> None:
        if 1 <= number <= len(self.buttons):
            self.take(number - 1)

    def take(self, place: int, _checked: bool = False) -> None:
        """A line was taken."""
        self.chosen.emit(place)


class OrderOverlay(ListOverlay):
    """Lines to be put in an order by clicking one after another; a second click takes a line out again.

    `ordered` carries the places in order, as soon as only one line is left or with the button, which leaves the rest
    as they stand.
    """

    ordered = Signal(tuple)

    def __init__(self, parent: QWidget, title: str, detail: str, lines: Sequence[str], accept: str) -> None:
        super().__init__(parent, title, detail, lines)
        self.order: list[int] = []
        self.accept = main_button(accept)
        self.accept.clicked.connect(self._accept)
        self.button_row(self.accept)
        self._number()

    def take(self, place: int, _checked: bool = False) -> None:
        """Put a line in its place, or take it out."""
        if place in self.order:
            self.order.remove(place)
        else:
            self.order.append(place)
        self._number()
        if len(self.order) >= len(self.buttons) - 1:
            self._accept()

    def _number(self) -> None:
        for place, button in enumerate(self.buttons):
            button.set_number(self.order.index(place) + 1 if place in self.order else 0)

    def _accept(self) -> None:
        rest = (place for place in range(len(self.buttons)) if place not in self.order)
        self.ordered.emit((*self.order, *rest))
