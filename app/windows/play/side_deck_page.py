"""Between the games of a series: cards go from the main deck to the side deck and back (207)."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListView

from app.controller.undo import PERSON
from app.windows.cards.face import face_of
from app.windows.cards.face_view import FaceView
from app.windows.client import Client
from app.windows.decks.delegate import DeckDelegate
from app.windows.decks.editing import Part, moved
from app.windows.decks.model import ROW_ROLE, CardRow, DeckModel
from app.windows.icons import Sign
from app.windows.page import Page, Place
from app.windows.play.plan import GamePlan
from app.windows.sheet import with_kind
from carddb.decks.deck import Deck
from carddb.decks.resolve import ResolvedDeck

FIRST_CARD = 1
"""The row of the hero, below his heading."""


class SideDeckPage(Page):
    """One side after the other changes its deck; then the next game begins."""

    title = "play.side_deck"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.plan: GamePlan | None = None
        self.model = DeckModel()
        self.list = QListView()
        self.face = FaceView(client, 380)
        self.face.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.who = with_kind(QLabel(), "heading")
        self.score = self.label()
        self.sizes = QLabel()
        self.go_on = self.button("play.side_deck.done", Sign.PLAY, "gold")
        self._waiting: list[int] = []
        self._size = 0
        self._lay_out()

    @property
    def deck(self) -> Deck:
        """The deck that is changed now."""
        assert self.plan is not None
        return self.plan.sides[self._waiting[0]].deck

    def open_with(self, what: object) -> None:
        """Let every person with a side deck change his deck for this game."""
        if isinstance(what, GamePlan):
            self.plan = what
            self._waiting = sides_to_ask(what)
            self._tell_score(what)
            self._next()

    def first_focus(self) -> QListView:
        return self.list

    def _tell_score(self, plan: GamePlan) -> None:
        first, second = plan.series.score
        one, two = (side.name for side in plan.sides)
        self.put(self.score.setText, "play.score", one=one, first=first, second=second, two=two)

    def done(self) -> None:
        """This side is ready."""
        self._waiting.pop(0)
        self._next()

    def exchange(self, row: CardRow) -> None:
        """One copy to the other part of the deck."""
        if row.part is not Part.HERO:
            to = Part.SIDE if row.part is Part.MAIN else Part.MAIN
            self._take(moved(self.deck, row.resolved.entry, to))

    def _next(self) -> None:
        assert self.plan is not None
        if not self._waiting:
            self.wanted.emit(Place.TABLE, self.plan)
            return
        self._size = self.deck.size
        self.who.setText(self.plan.sides[self._waiting[0]].name)
        self._show()

    def _take(self, deck: Deck) -> None:
        assert self.plan is not None
        sides = list(self.plan.sides)
        sides[self._waiting[0]] = replace(sides[self._waiting[0]], deck=deck)
        self.plan = replace(self.plan, sides=(sides[0], sides[1]))
        self._show()

    def _show(self) -> None:
        deck = self.deck
        self.ask("side deck", lambda catalogue: catalogue.resolve(deck), self._show_resolved)
        self.put(self.sizes.setText, "play.side_deck.size", now=deck.size, before=self._size)
        self.go_on.setEnabled(deck.size >= self._size)

    def _show_resolved(self, resolved: ResolvedDeck) -> None:
        self.model.show(resolved)
        if not self.list.currentIndex().isValid():
            name = self.face.face.name if self.face.face is not None else ""
            self.list.setCurrentIndex(self.model.index(max(self.model.place_of(name), FIRST_CARD)))

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.put(self.list.setAccessibleName, "decks.contents")
        self.list.setItemDelegate(DeckDelegate(self.theme, self.client.speech, self.list))
        self.list.activated.connect(self._activated)
        self.list.selectionModel().currentChanged.connect(self._look_at)
        self.go_on.clicked.connect(self.done)
        column = self.body()
        hint = self.label("play.side_deck.hint", "soft")
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.panel(self.who, self.score, hint, self.list, self.sizes, self.go_on, grows=3), 3)
        across.addWidget(self.face, 2)
        column.addLayout(across, 1)

    def _look_at(self, now: QModelIndex, _before: QModelIndex) -> None:
        row = now.data(ROW_ROLE)
        if isinstance(row, CardRow) and row.resolved.card is not None:
            self.face.show_face(face_of(row.resolved.card))

    def _activated(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, CardRow):
            self.exchange(row)


def sides_to_ask(plan: GamePlan) -> list[int]:
    """The persons who have a side deck."""
    return [place for place, side in enumerate(plan.sides) if side.player == PERSON and side.deck.side]
