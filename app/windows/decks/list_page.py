"""All decks: to look at, play, edit, copy, print, delete; new ones from a file or the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.windows.cards.face_view import FaceView
from app.windows.cards.printing import cards_to_print, print_cards
from app.windows.client import Client
from app.windows.decks.curve import CostCurve, costs_of
from app.windows.decks.info import DeckInfo, inform
from app.windows.decks.list_view import DecksView
from app.windows.decks.model import CardRow, Heading, rows_of
from app.windows.decks.store import DeckStore, KeptDeck, file_name
from app.windows.icons import Sign
from app.windows.jobs import Progress
from app.windows.page import Page, Place
from app.windows.parts.files import asked_file, asked_place
from app.windows.parts.layouts import FlowLayout
from app.windows.parts.notice import Tone
from app.windows.sheet import with_kind
from carddb.catalogue import Catalogue
from carddb.decks.deck import DeckFile
from carddb.decks.formats import read_deck_file, read_decks

COLUMNS = 3
"""So many cards of a deck stand beside each other."""


def in_columns(cells: Sequence[str]) -> str:
    """Ready markup in columns of equal width, down each before the next."""
    deep = -(-len(cells) // COLUMNS)
    lines = "".join(
        "<tr>" + "".join(f'<td width="{100 // COLUMNS}%">{cell}</td>' for cell in cells[line::deep]) + "</tr>"
        for line in range(deep)
    )
    return f'<table width="100%" cellspacing="0" cellpadding="2">{lines}</table>'


class DecksPage(Page):
    """Decks on the left, the chosen one on the right."""

    title = "windows.decks"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.store = DeckStore(client.home)
        self.list = DecksView(client)
        self.face = FaceView(client, 230)
        self.face.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.name = with_kind(QLabel(wordWrap=True), "title")
        self.plan = QLabel(wordWrap=True)
        self.verdict = QLabel(wordWrap=True)
        self.cards = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.curve = CostCurve(client.theme)
        self.own_buttons: list[QPushButton] = []
        self._lay_out()
        self.list.chosen.connect(self._look_at)
        self.list.opened.connect(lambda deck: self.wanted.emit(Place.DECK, deck.kept))
        client.shelf.changed.connect(self.read_again)
        client.speech.changed.connect(lambda: self._look_at(self.list.deck))
        self.setAcceptDrops(True)

    def open_with(self, what: object) -> None:
        """Show the decks as they are now, with this one chosen."""
        self.read_again(str(what.path) if isinstance(what, KeptDeck) else "")

    def read_again(self, path: str = "") -> None:
        """Read the decks from their files."""

        def question(catalogue: Catalogue) -> list[DeckInfo]:
            return inform(catalogue, self.client.shelf, [*self.store.own(), *self.store.shipped()])

        self.ask("decks", question, lambda decks: self.list.show_decks(decks, path))

    # -- what can be done

    def take_file(self, path: Path) -> None:
        """Keep the decks of a file of any known format."""
        name = path.name.split(".")[0]
        self.work("read decks", lambda _progress: read_deck_file(path), lambda found: self._keep(found, name))

    def paste(self) -> None:
        """Keep the decks of the clipboard."""
        text, name = QGuiApplication.clipboard().text(), self.say("decks.unnamed")
        self.work("paste decks", lambda _progress: read_decks(text), lambda found: self._keep(found, name))

    def _keep(self, found: DeckFile, name: str) -> None:
        named = [deck if deck.name else replace(deck, name=name) for deck in found.decks]
        with self.complaining():
            kept = [self.store.save(deck) for deck in named]
            self.read_again(str(kept[0].path))
            if found.problems:
                self.notice.pass_on(found.problems[:6], Tone.WARNING)
            else:
                self.notice.tell("decks.came", Tone.GOOD, number=len(kept))

    def _copy(self) -> None:
        if (deck := self.list.deck) is not None:
            with self.complaining():
                kept = self.store.copy(deck.kept, self.say("decks.copy_name", name=deck.kept.name))
                self.read_again(str(kept.path))

    def _remove(self) -> None:
        deck = self.list.deck
        if deck is None or deck.kept.is_shipped:
            return
        kept = deck.kept
        with self.complaining():
            self.store.remove(kept)
            self.read_again()
            back = ("decks.put_back", lambda: self._put_back(kept))
            self.notice.tell("decks.removed", Tone.GOOD, (back,), name=kept.name)

    def _put_back(self, kept: KeptDeck) -> None:
        with self.complaining():
            self.store.put_back(kept)
            self.read_again(str(kept.path))

    def _print(self) -> None:
        deck = self.list.deck
        if deck is None or not cards_to_print(deck.resolved):
            return
        place = asked_place(self, self.say("decks.print"), file_name(deck.kept.name) + ".pdf", "*.pdf")
        if place:
            self.print_to(place, deck)

    def print_to(self, place: Path, deck: DeckInfo) -> None:
        """Draw a deck's cards as sheets to cut out."""

        def work(progress: Progress) -> int:
            catalogue = self.client.shelf.catalogue()
            return print_cards(catalogue, cards_to_print(deck.resolved), place, progress)

        def printed(pages: int) -> None:
            self.notice.tell("decks.printed", Tone.GOOD, place=place, number=pages)

        job = self.work("print", work, printed)
        self.notice.follow(job, "decks.printing")

    # -- the chosen deck

    def _look_at(self, deck: DeckInfo | None) -> None:
        for button in self.own_buttons:
            button.setEnabled(deck is not None and not deck.kept.is_shipped)
        if deck is None:
            return
        self.face.show_face(deck.hero_face)
        self.name.setText(deck.kept.name)
        self.plan.setText(deck.kept.deck.plan)
        self.plan.setVisible(bool(deck.kept.deck.plan))
        with_kind(self.verdict, "good" if deck.is_legal else "warning")
        reasons = [self.client.speech.tell(each) for each in deck.reasons] or [self.say("decks.legal")]
        self.verdict.setText("\n".join(reasons))
        counts = costs_of(deck.resolved)
        spoken = ", ".join(self.say("decks.curve.bar", cost=cost, number=counts[cost]) for cost in sorted(counts))
        self.curve.show_counts(counts, self.say("decks.curve", bars=spoken))
        self.cards.setText(self._cards_of(deck))

    def _cards_of(self, deck: DeckInfo) -> str:
        """The cards in columns, by their kinds."""
        groups: list[tuple[Heading, list[str]]] = []
        for each in rows_of(deck.resolved):
            if isinstance(each, Heading):
                groups.append((each, []))
            else:
                groups[-1][1].append(self._card_of(each))
        return "".join(self._heading_of(heading) + in_columns(cards) for heading, cards in groups)

    def _heading_of(self, heading: Heading) -> str:
        words = f"{escape(self.say(heading.message))} · {heading.count}"
        return f'<p style="margin:12px 0 4px 0; color:{self.theme.colours.heading}"><b>{words}</b></p>'

    def _card_of(self, row: CardRow) -> str:
        count = f'<span style="color:{self.theme.colours.text_soft}">{row.resolved.entry.count} ×</span>'
        return f"{count} {escape(row.resolved.name)}"

    def first_focus(self) -> QWidget:
        return self.list

    # -- the page

    def _lay_out(self) -> None:
        column = self.body()
        new = self.button("decks.new", Sign.PLUS, "gold")
        new.clicked.connect(lambda: self.wanted.emit(Place.DECK, None))
        self.head.addWidget(self._read_button())
        self.head.addWidget(new)
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.panel(self.list), 5)
        across.addWidget(self._details(), 8)
        column.addLayout(across, 1)

    def _details(self) -> QWidget:
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(8)
        for each in (self.name, self.plan, self.verdict, self.curve):
            words.addWidget(each)
        words.addStretch(1)
        top.addLayout(words, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.addLayout(top)
        column.addWidget(self.cards)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        self.put(scroll.setAccessibleName, "decks.contents")
        self.put(self.list.setAccessibleName, "windows.decks")
        inside.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        return self.panel(scroll, self._buttons(), grows=0)

    def _buttons(self) -> FlowLayout:
        play = self._deck_button(
            "decks.play_with", Sign.PLAY, lambda kept: self.wanted.emit(Place.NEW_GAME, kept), "gold"
        )
        edit = self._deck_button("decks.edit", Sign.WRITE, lambda kept: self.wanted.emit(Place.DECK, kept))
        copy = self._deck_button("decks.copy_of", Sign.SWAP, lambda _kept: self._copy())
        printed = self._deck_button("decks.print", Sign.PRINT, lambda _kept: self._print())
        remove = self._deck_button("decks.remove", Sign.REMOVE, lambda _kept: self._remove())
        self.own_buttons.append(remove)
        line = FlowLayout(gap=8)
        for button in (play, edit, copy, printed, remove):
            line.addWidget(button)
        return line

    def _deck_button(self, message: str, sign: Sign, act: Callable[[KeptDeck], object], kind: str = "") -> QPushButton:
        button = self.button(message, sign, kind)

        def clicked() -> None:
            if (deck := self.list.deck) is not None:
                act(deck.kept)

        button.clicked.connect(clicked)
        return button

    def _read_button(self) -> QPushButton:
        return self.menu_button(
            "decks.read", Sign.OPEN, ("decks.read.file", self._choose_file), ("decks.read.paste", self.paste)
        )

    def _choose_file(self) -> None:
        if place := asked_file(self, self.say("decks.read.file")):
            self.take_file(place)
