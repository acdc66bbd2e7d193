"""The workshop: type a card, see its face and what its text means, play it, keep it, share it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.library.compiling import Reading
from app.windows.cards.browser import dot
from app.windows.cards.face import face_of_facts
from app.windows.cards.face_view import FaceView
from app.windows.cards.html import CardText
from app.windows.cards.reading_html import reading_html, verdict_message
from app.windows.cards.vocabulary import HEROES_TYPES, colour_of, element_message, type_message
from app.windows.client import Client
from app.windows.decks.store import DeckStore
from app.windows.icons import Sign
from app.windows.jobs import Job, Progress
from app.windows.page import Page, Place
from app.windows.parts.files import asked_file, asked_place
from app.windows.parts.layouts import FlowLayout
from app.windows.parts.notice import Choices, Tone
from app.windows.play.plan import Sitting
from app.windows.sheet import with_kind
from app.windows.workshop.own_cards import LIST_NAME, OwnCards, Taken, cost_of, elements_in_order, number_of, table_of
from app.windows.workshop.practice import practice
from carddb.facts import Card, CardType, Element, Facts, Game
from carddb.files import write_whole

SAID = 6
"""So many names and reasons of a shared file are told."""
PAUSE_MS = 120
"""The text is read when no key was pressed for so long."""
_STATS = {
    CardType.HERO: {"life"},
    CardType.CREATURE: {"cost", "strike", "life"},
}
"""106.1.1: the numbers of a type; all others have a cost only."""


class WorkshopPage(Page):
    """One card under the hammer; the own cards beside it."""

    title = "windows.workshop"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.own = OwnCards(client.home)
        self.list = QListWidget()
        self.none = self.label("workshop.none", "soft")
        self.name = QLineEdit()
        self.numbers = {name: QLineEdit() for name in ("cost", "strike", "life")}
        self.classes = QLineEdit()
        self.text = QPlainTextEdit(tabChangesFocus=True)
        self.flavour = QLineEdit()
        self.types = QButtonGroup(self)
        self.elements: dict[Element, QPushButton] = {}
        self.face = FaceView(client, 300)
        self.face.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.verdict = QLabel(wordWrap=True)
        self.reading = CardText()
        self.reading.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.put(self.reading.setAccessibleName, "browser.meaning")
        self.put(self.list.setAccessibleName, "workshop.own")
        self._job: Job | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._read)
        self._lay_out()
        self._connect()

    def open_with(self, what: object) -> None:
        """Work on this card, or go on with what is here."""
        if isinstance(what, Card):
            self.begin(what.facts_in_force)
        self._read_own()
        self._changed()

    def first_focus(self) -> QWidget:
        return self.name

    # -- the card

    def begin(self, facts: Facts) -> None:
        """Put a card under the hammer."""
        self.name.setText(facts.name)
        for name, field in self.numbers.items():
            value = getattr(facts, name)
            field.setText("" if value is None else str(value))
        self.classes.setText(", ".join(facts.classes))
        self.text.setPlainText(facts.text)
        self.flavour.setText(facts.flavour)
        kind = facts.type if facts.type in HEROES_TYPES else CardType.CREATURE
        self.types.button(HEROES_TYPES.index(kind)).setChecked(True)
        for element, chip in self.elements.items():
            with QSignalBlocker(chip):
                chip.setChecked(element in facts.elements)
        self._changed()

    def facts(self) -> Facts:
        """The card as it is written.

        Raises:
            ValueError: a number is none.
        """
        kind = HEROES_TYPES[max(self.types.checkedId(), 0)]
        stats = _STATS.get(kind, {"cost"})
        return Facts(
            Game.HEROES,
            self.name.text().strip(),
            kind,
            elements_in_order(element for element, chip in self.elements.items() if chip.isChecked()),
            cost_of(self.numbers["cost"].text()) or 0 if "cost" in stats else None,
            number_of(self.numbers["strike"].text()) or 0 if "strike" in stats else None,
            number_of(self.numbers["life"].text()) or 0 if "life" in stats else None,
            tuple(name.strip() for name in self.classes.text().split(",") if name.strip()),
            text=self.text.toPlainText().strip(),
            flavour=self.flavour.text().strip(),
        )

    def _facts_or_complaint(self) -> Facts | None:
        try:
            facts = self.facts()
        except ValueError as error:
            self.notice.tell("workshop.no_number", Tone.WARNING, value=str(error)[:40])
            return None
        if not facts.name:
            self.notice.tell("workshop.no_name", Tone.WARNING)
            return None
        return facts

    def _changed(self) -> None:
        stats = _STATS.get(HEROES_TYPES[max(self.types.checkedId(), 0)], {"cost"})
        for name, field in self.numbers.items():
            field.setEnabled(name in stats)
        self._pause.start()

    def _read(self) -> None:
        """Show the face and ask what the text means."""
        try:
            facts = self.facts()
        except ValueError:
            return
        self.face.show_face(face_of_facts(facts, LIST_NAME))
        if self._job is not None:
            self._job.cancel()
        shelf = self.client.shelf
        self._job = self.ask("read", lambda _catalogue: shelf.read_draft(facts), self._show_reading)
        self._job.ended.connect(self._ended)

    def _ended(self) -> None:
        self._job = None

    def _show_reading(self, reading: Reading) -> None:
        self.put(self.verdict.setText, verdict_message(reading))
        with_kind(self.verdict, "warning" if reading.declined else "good")
        side = self.theme.pixels(1.15)
        self.reading.tongue = self.client.speech.tongue
        self.reading.setHtml(reading_html(reading, self.say, self.theme.colours, side))

    # -- own cards

    def keep(self) -> None:
        """Keep the card among one's own."""
        facts = self._facts_or_complaint()
        if facts is not None:
            self.alter("keep", lambda catalogue: self.own.keep(facts, catalogue), self._kept)

    def _kept(self, _none: object) -> None:
        self._read_own()
        self.notice.tell("workshop.kept", Tone.GOOD, name=self.name.text().strip())

    def remove(self) -> None:
        """Forget the own card of this name."""
        name = self.name.text().strip()
        self.alter("remove", lambda catalogue: self.own.remove(name, catalogue), self._removed)

    def _removed(self, _none: object) -> None:
        self._read_own()
        self.notice.tell("workshop.removed", Tone.GOOD, name=self.name.text().strip())

    def _read_own(self) -> None:
        self.ask("own cards", lambda _catalogue: self.own.cards(), self._show_own)

    def _show_own(self, cards: list[Facts]) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for facts in cards:
                item = QListWidgetItem(facts.name)
                item.setData(Qt.ItemDataRole.UserRole, facts)
                self.list.addItem(item)
        self.none.setVisible(not cards)

    def _choose(self, item: QListWidgetItem) -> None:
        self.begin(item.data(Qt.ItemDataRole.UserRole))

    def share(self, place: Path) -> None:
        """Write all own cards to a file that anybody can import."""

        def written(_none: object) -> None:
            self.notice.tell("workshop.shared", Tone.GOOD, place=place)

        def work(_progress: Progress) -> None:
            write_whole(place, table_of(self.own.cards()))

        self.work("share", work, written)

    def take_file(self, place: Path) -> None:
        """Add the cards of a file that somebody shared to one's own."""
        self.alter("take", lambda catalogue: self.own.take(place, catalogue), self._taken)

    def _taken(self, taken: Taken) -> None:
        self._read_own()
        counts = {"new": taken.new, "known": len(taken.known), "skipped": len(taken.skipped)}
        said = [
            self.say("workshop.taken", **counts),
            *taken.known[:SAID],
            *map(self.client.speech.tell, taken.skipped[:SAID]),
        ]
        stays: Choices = (("windows.close_notice", self.notice.dismiss),) if len(said) > 1 else ()
        self.notice.tell("workshop.told", Tone.GOOD, stays, lines="\n".join(said))

    # -- playing

    def play(self) -> None:
        """Keep the card and play it on a practice table."""
        facts = self._facts_or_complaint()
        if facts is None:
            return
        names = self.say("workshop.side.own"), self.say("workshop.side.other")
        chosen = self.client.keeper.now.play

        def work(_progress: Progress) -> Sitting:
            self.own.keep(facts, self.client.shelf.catalogue())
            decks = DeckStore(self.client.home).shipped()
            return practice(self.client.start, facts, decks[0], names, chosen)

        job = self.work("practice", work, self._sit_down)
        self.notice.follow(job, "play.beginning")

    def _sit_down(self, sitting: Sitting) -> None:
        self.client.shelf.changed.emit()
        self.wanted.emit(Place.TABLE, sitting)

    # -- the page

    def _connect(self) -> None:
        for field in (self.name, self.classes, self.flavour, *self.numbers.values()):
            field.textChanged.connect(self._changed)
        self.text.textChanged.connect(self._changed)
        self.types.idClicked.connect(lambda _number: self._changed())
        for chip in self.elements.values():
            chip.toggled.connect(lambda _on: self._changed())
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.client.theme.changed.connect(self._pause.start)
        self.client.speech.changed.connect(self._pause.start)

    def _lay_out(self) -> None:
        column = self.body()
        for message, sign, kind, act in (
            ("workshop.keep", Sign.SAVE, "", self.keep),
            ("workshop.play", Sign.PLAY, "gold", self.play),
        ):
            button = self.button(message, sign, kind)
            button.clicked.connect(act)
            self.head.addWidget(button)
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self._own_cards(), 4)
        across.addWidget(self._form(), 8)
        across.addLayout(self._result(), 7)
        column.addLayout(across, 1)

    def _own_cards(self) -> QWidget:
        """The cards that are kept, and what is done with all of them."""
        buttons = FlowLayout(gap=6)
        for message, sign, act in (
            ("workshop.take", Sign.OPEN, self._choose_shared),
            ("workshop.share", Sign.EXPORT, self._choose_place),
            ("workshop.remove", Sign.REMOVE, self.remove),
        ):
            button = self.button(message, sign)
            button.clicked.connect(act)
            buttons.addWidget(button)
        return self.panel(self.label("workshop.own", "heading"), self.none, self.list, buttons, grows=2)

    def _form(self) -> QWidget:
        lines = QVBoxLayout()
        lines.setSpacing(6)
        self._add_field(lines, "workshop.name", self.name)
        lines.addLayout(self._type_chips())
        lines.addLayout(self._element_chips())
        numbers = QHBoxLayout()
        for name, field in self.numbers.items():
            field.setMaximumWidth(self.theme.pixels(4))
            self._add_field(numbers, f"workshop.{name}", field)
        numbers.addStretch(1)
        lines.addLayout(numbers)
        self._add_field(lines, "workshop.classes", self.classes)
        self._add_field(lines, "workshop.text", self.text, grows=1)
        self._add_field(lines, "workshop.flavour", self.flavour)
        return self.panel(lines)

    def _add_field(self, lines: QBoxLayout, message: str, field: QWidget, grows: int = 0) -> None:
        """A field after its label, which screen readers name it by."""
        label = self.label(message, "soft")
        label.setBuddy(field)
        lines.addWidget(label)
        lines.addWidget(field, grows)

    def _result(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.face, 3)
        column.addWidget(self.panel(self.label("browser.meaning", "heading"), self.verdict, self.reading), 2)
        return column

    def _type_chips(self) -> FlowLayout:
        flow = FlowLayout(gap=4)
        for number, kind in enumerate(HEROES_TYPES):
            chip = self._chip(type_message(kind))
            self.types.addButton(chip, number)
            flow.addWidget(chip)
        self.types.button(0).setChecked(True)
        return flow

    def _element_chips(self) -> FlowLayout:
        flow = FlowLayout(gap=4)
        for element in Element:
            self.elements[element] = self._chip(element_message(element))
            self.elements[element].setIcon(dot(colour_of(element)))
            flow.addWidget(self.elements[element])
        return flow

    def _chip(self, message: str) -> QPushButton:
        chip = with_kind(QPushButton(), "chip")
        chip.setCheckable(True)
        chip.setObjectName(message)
        self.put(chip.setText, message)
        return chip

    def _choose_shared(self) -> None:
        if place := asked_file(self, self.say("workshop.take"), "*.csv *.tsv *.xlsx *.json"):
            self.take_file(place)

    def _choose_place(self) -> None:
        if place := asked_place(self, self.say("workshop.share"), f"{LIST_NAME}.csv", "*.csv"):
            self.share(place)
