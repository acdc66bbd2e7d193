"""A number divided among cards: each card with its share, and what is left to give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.table.overlays.base import Overlay, main_button
from app.table.overlays.cards import CardButton, CardChoice
from app.table.palette import Palette
from app.table.pictures import Pictures

TALL = 220
LEAST_TALL = 120
"""A card's height in pixels, and the least that a low window leaves it."""
BUTTON_WIDE, NUMBER_WIDE = 38, 32
BETWEEN = 24
"""Pixels between two cards: their buttons must not look like one row."""

_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}

_WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Share(QWidget):
    """One card with «− n +» below. `stepped` asks for one more or one less."""

    stepped = Signal(int)

    def __init__(self, card: CardButton) -> None:
        super().__init__()
        self.card = card
        self.number = QLabel(objectName="title")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setMinimumWidth(NUMBER_WIDE)
        self.less, self.more = self._button("−", -1), self._button("+", 1)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addStretch(1)
        for each in (self.less, self.number, self.more):
            row.addWidget(each)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(row)
        card.clicked.connect(partial(self.stepped.emit, 1))

    def _button(self, text: str, step: int) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setMinimumWidth(BUTTON_WIDE)
        button.setAutoRepeat(True)
        button.clicked.connect(partial(self.stepped.emit, step))
        return button

    def show_share(self, share: int, *, can_less: bool, can_more: bool) -> None:
        self.number.setText(str(share))
        self.card.setAccessibleDescription(str(share))
        self.less.setEnabled(can_less)
        self.more.setEnabled(can_more)


class SplitOverlay(Overlay):
    """Shares of a whole, each at least 1. `accepted` carries them in the order of the cards, once nothing is left.

    A click on a card, its «+» or the Up key give it one more; «−» and the Down key take one away; a number key sets it.
    """

    accepted = Signal(tuple)
    pointed = Signal(int, bool)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        left: Callable[[int], str],
        accept: str,
        whole: int,
        choices: Sequence[CardChoice],
        pictures: Pictures,
        palette: Palette,
    ) -> None:
        """`left` says how much is still to be given."""
        super().__init__(parent, title)
        self._left, self._whole = left, whole
        self.values = [1] * len(choices)
        self.shares = [self._share(place, choice, pictures, palette) for place, choice in enumerate(choices)]
        self._lay_out()
        self.left_line = QLabel()
        self.left_line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self.left_line)
        self.accept = main_button(accept)
        self.accept.clicked.connect(self._accept)
        self.button_row(self.accept)
        self._show()

    def _share(self, place: int, choice: CardChoice, pictures: Pictures, palette: Palette) -> Share:
        tall = min(TALL, max(LEAST_TALL, self.parentWidget().height() - 420))
        share = Share(CardButton(choice, pictures, palette, tall))
        share.stepped.connect(partial(self.step, place))
        share.card.pointed.connect(self.pointed)
        share.card.installEventFilter(self)
        return share

    def _lay_out(self) -> None:
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(2, 2, 2, 2)
        grid.setVerticalSpacing(12)
        grid.setHorizontalSpacing(BETWEEN)
        wish = self.shares[0].sizeHint()
        columns = min(len(self.shares), max(1, (self.most_width() - 70) // (wish.width() + BETWEEN)))
        for place, share in enumerate(self.shares):
            grid.addWidget(share, place // columns, place % columns)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setStyleSheet("background: transparent")
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        rows = -(-len(self.shares) // columns)
        needed = QSize(columns * (wish.width() + BETWEEN) + 16, rows * (wish.height() + 12) + 4)
        area.setMinimumSize(needed.boundedTo(QSize(needed.width(), max(200, self.parentWidget().height() - 260))))
        row = QHBoxLayout()
        row.addWidget(area)
        self.column.addLayout(row)

    @property
    def left(self) -> int:
        """How much is still to be given."""
        return self._whole - sum(self.values)

    def step(self, place: int, step: int) -> None:
        """One more or one less for a card."""
        self.set_share(place, self.values[place] + step)

    def set_share(self, place: int, share: int) -> None:
        """So much for a card: 1 at the least, no more than is left."""
        self.values[place] = max(1, min(share, self.values[place] + self.left))
        self.shares[place].card.setFocus()
        self._show()

    def _show(self) -> None:
        for value, share in zip(self.values, self.shares, strict=True):
            share.show_share(value, can_less=value > 1, can_more=self.left > 0)
        self.left_line.setText(self._left(self.left))
        self.accept.setEnabled(self.left == 0)

    def _accept(self) -> None:
        if self.left == 0:
            self.accepted.emit(tuple(self.values))

    def first_focus(self) -> QWidget:
        return self.shares[0].card

    def _here(self) -> int | None:
        """The place of the card under the keyboard."""
        focus = self.focusWidget()
        return next((place for place, share in enumerate(self.shares) if share.card is focus), None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows change the share of the card under the keyboard, or go to the next card; a button has its own way."""
        here = self._here()
        if here is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.step(here, _STEPS[key])
        elif key in _WAYS:
            self.shares[(here + _WAYS[key]) % len(self.shares)].card.setFocus()
        else:
            return super().eventFilter(watched, event)
        return True

    def digit(self, number: int) -> None:
        here = self._here()
        if here is not None:
            self.set_share(here, number)

    def enter(self) -> None:
        """Enter: done, once everything is given."""
        if self.left == 0:
            self._accept()
        else:
            super().enter()
