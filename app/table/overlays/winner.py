"""The end of a game: who won and how, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from app.table.overlays.base import Overlay, main_button

CHOICES = ("again", "swap", "other", "replay", "look")
"""What can be done: the same again, with sides swapped, other decks, see it again, look at the table."""


class WinnerOverlay(Overlay):
    """`chosen` carries one of CHOICES."""

    chosen = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        detail: str,
        facts: str,
        labels: dict[str, str],
        text: int,
        hero: QWidget | None = None,
    ) -> None:
        """`hero` is a picture of the winner."""
        super().__init__(parent, title, detail)
        if hero is not None:
            self.column.insertWidget(0, hero)
        self.title.setStyleSheet(f"font-size: {round(text * 2.4)}px")
        self.title.setMinimumWidth(min(self.most_width(), 460))
        self.facts = QLabel(facts, objectName="faint")
        self.facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self.facts)
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout()
        row.setSpacing(10)
        for place, name in enumerate(name for name in CHOICES if name in labels):
            button = main_button(labels[name]) if not place else QPushButton(labels[name])
            button.clicked.connect(lambda _checked=False, name=name: self.chosen.emit(name))
            self.buttons[name] = button
            row.addWidget(button)
        self.column.addLayout(row)

    def first_focus(self) -> QWidget:
        return next(iter(self.buttons.values()))
