"""One side of a new game: who sits there, under which name, with which deck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout

from app.ai.players import PLAYERS
from app.controller.undo import PERSON
from app.windows.client import Client
from app.windows.decks.info import DeckInfo
from app.windows.decks.list_view import DecksView
from app.windows.parts.layouts import FlowLayout
from app.windows.sheet import with_kind
from app.windows.speech import Texts

SEATS = (PERSON, *PLAYERS)


class SidePanel(QFrame):
    """`changed` comes when another deck, seat or name is chosen."""

    changed = Signal()

    def __init__(self, client: Client, heading: str) -> None:
        super().__init__()
        with_kind(self, "panel")
        self._client = client
        self.texts = Texts(client.speech, self)
        self.name = QLineEdit()
        self.decks = DecksView(client)
        self.seats = QButtonGroup(self)
        self.verdict = with_kind(QLabel(wordWrap=True), "warning")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        head = with_kind(QLabel(), "heading")
        self.texts.put(head.setText, heading)
        column.addWidget(head)
        column.addLayout(self._seat_buttons())
        column.addWidget(self.name)
        with_kind(self.decks, "bare")
        self.texts.put(self.decks.setAccessibleName, "windows.decks")
        column.addWidget(self.decks, 1)
        column.addWidget(self.verdict)
        self.decks.chosen.connect(self._deck_chosen)
        self.name.textEdited.connect(self.changed)
        self.seats.idClicked.connect(self._seat_chosen)
        client.speech.changed.connect(self._tell)
        self._tell()

    @property
    def deck(self) -> DeckInfo | None:
        """The chosen deck."""
        return self.decks.deck

    @property
    def seat(self) -> str:
        """Who sits here: "person", or a computer player's name."""
        return SEATS[max(self.seats.checkedId(), 0)]

    def sit(self, seat: str) -> None:
        """Choose who sits here; an unknown one is a person."""
        self.seats.button(SEATS.index(seat) if seat in SEATS else 0).setChecked(True)
        self._tell()

    def shown_name(self) -> str:
        """The name for the log: the one that was typed, else what the seat is called."""
        return self.name.text().strip() or self.name.placeholderText()

    def show_decks(self, decks: Sequence[DeckInfo], path: str) -> None:
        """Show these decks, with the one of this file chosen."""
        self.decks.show_decks(decks, path)

    def _seat_buttons(self) -> FlowLayout:
        flow = FlowLayout(gap=4)
        for number, seat in enumerate(SEATS):
            button = with_kind(QPushButton(), "chip")
            button.setCheckable(True)
            button.setObjectName(f"players.{seat}")
            self.texts.put(button.setText, f"players.{seat}")
            if seat != PERSON:
                self.texts.put(button.setToolTip, f"players.{seat}.about")
            self.seats.addButton(button, number)
            flow.addWidget(button)
        self.seats.button(0).setChecked(True)
        return flow

    def _deck_chosen(self, _deck: object) -> None:
        self._tell()
        self.changed.emit()

    def _seat_chosen(self, _number: int) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self.name.setPlaceholderText(
            self._client.speech.say(f"play.name.{'person' if self.seat == PERSON else 'computer'}")
        )
        deck = self.deck
        reasons = [self._client.speech.tell(each) for each in deck.reasons[:3]] if deck is not None else []
        self.verdict.setText("\n".join(reasons))
        self.verdict.setVisible(bool(reasons))
