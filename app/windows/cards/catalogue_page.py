"""The catalogue: search on the left, the card on the right; lists, pictures and errata come in here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLineEdit, QPushButton, QStackedWidget

from app.library import Library
from app.library.cards import is_of_heroes
from app.library.changes import PlayChange, play_change
from app.windows.cards.browser import CardBrowser
from app.windows.cards.card_panel import CardPanel
from app.windows.cards.erratum_form import ErratumForm
from app.windows.cards.printing import print_cards
from app.windows.cards.reading_html import change_lines
from app.windows.client import Client
from app.windows.decks.store import file_name
from app.windows.icons import Sign
from app.windows.jobs import Progress
from app.windows.page import Page, Place
from app.windows.parts.files import asked_file, asked_folder, asked_place
from app.windows.parts.layouts import row
from app.windows.parts.notice import Tone
from app.windows.shelf import in_steps
from carddb.catalogue import Catalogue
from carddb.errata import ErrataReport, Erratum, first_day
from carddb.facts import Card, Printing
from carddb.pictures.keeping import PictureReport

SAID = 6
"""So many of a report's skipped things are named."""


class CataloguePage(Page):
    """Looks cards up and keeps their texts."""

    title = "windows.catalogue"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.browser = CardBrowser(client)
        self.browser.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.card = CardPanel(client)
        self.form = ErratumForm(client)
        self.sides = QStackedWidget()
        self._lay_out()
        self.browser.chosen.connect(self._look_at)
        self.card.printing_wanted.connect(self.choose)
        self.card.erratum_wanted.connect(self.cancel_erratum)
        self.card.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.form.written.connect(self.add_erratum)
        self.form.closed.connect(lambda: self.sides.setCurrentIndex(0))
        self.setAcceptDrops(True)

    def open_with(self, what: object) -> None:
        """Look for these words, or show what was there."""
        if isinstance(what, str):
            self.browser.look_for(what)
        self.browser.box.setFocus()

    def _look_at(self, card: object) -> None:
        self.sides.setCurrentIndex(0)
        self.card.show_card(self.browser.card if card is not None else None)

    # -- what can be done

    def choose(self, printing: Printing) -> None:
        """Let a printing be in force for its card."""
        self.alter("choose", lambda catalogue: catalogue.choose(printing))

    def add_erratum(self, erratum: Erratum) -> None:
        """Keep an erratum, and say whether the card plays otherwise now."""
        shelf = self.client.shelf

        def change(catalogue: Catalogue) -> Effect:
            before = catalogue.card(erratum.name, erratum.game)
            number = catalogue.add_erratum(erratum)
            after = catalogue.card(erratum.name, erratum.game)
            return effect_of(shelf.library(), before, after) if number else Effect("known")

        self.alter("erratum", change, self._erratum_added)

    def _erratum_added(self, effect: Effect) -> None:
        self.sides.setCurrentIndex(0)
        self._tell_effect(effect)

    def _tell_effect(self, effect: Effect) -> None:
        if effect.change is None:
            self.notice.tell(f"browser.erratum.{effect.name}", Tone.GOOD)
            return
        change = effect.change
        stays = (("windows.close_notice", self.notice.dismiss),)  # a list takes longer to read than good news is shown
        self.notice.tell("browser.erratum.otherwise", Tone.GOOD, stays, changes=change_lines(change, self.say))

    def cancel_erratum(self, number: int, cancelled: bool) -> None:
        """Take an erratum out of force, or bring it back, and say what that changes in how the card plays."""
        shelf, story = self.client.shelf, self.card.story
        assert story is not None  # the link stands in it
        name, game = story.card.name, story.card.facts.game

        def change(catalogue: Catalogue) -> Effect:
            before = catalogue.card(name, game)
            catalogue.cancel_erratum(number, cancelled=cancelled)
            after = catalogue.card(name, game)
            return effect_of(shelf.library(), before, after, kept="changed", same="changed_same")

        self.alter("cancel", change, self._tell_effect)

    def read_errata(self, place: Path) -> None:
        """Add the errata of a file."""
        self.alter("errata", lambda catalogue: catalogue.import_errata(place), self._errata_read)

    def _errata_read(self, report: ErrataReport) -> None:
        self.notice.tell("browser.errata.read", Tone.GOOD, number=report.new, known=report.known)
        if report.skipped:
            self.notice.pass_on(report.skipped[:SAID], Tone.WARNING)

    def write_errata(self, place: Path) -> None:
        """Write all errata to a file."""
        self.ask(
            "write errata",
            lambda catalogue: catalogue.export_errata(place),
            lambda _done: self.notice.tell("browser.errata.written", Tone.GOOD, place=place),
        )

    def take_pictures(self, source: Path) -> None:
        """Take the pictures of a folder or archive in."""

        def work(progress: Progress) -> PictureReport:
            return in_steps(self.client.shelf.catalogue().import_pictures(source), progress)

        job = self.work("pictures", work, self._pictures_taken)
        self.notice.follow(job, "browser.pictures.taking")

    def _pictures_taken(self, report: PictureReport) -> None:
        self.client.shelf.changed.emit()
        self.notice.tell("browser.pictures.taken", Tone.GOOD, number=report.taken, skipped=len(report.skipped))

    # -- the page

    def _lay_out(self) -> None:
        column = self.body()
        lists = self.button("browser.lists", Sign.IMPORT)
        lists.clicked.connect(lambda: self.wanted.emit(Place.IMPORT, None))
        for button in (self._pictures_button(), self._errata_button(), lists):
            self.head.addWidget(button)
        write = self.button("browser.erratum.new", Sign.ERRATA)
        write.clicked.connect(self._write_erratum)
        workshop = self.button("browser.to_workshop", Sign.WORKSHOP)
        workshop.clicked.connect(lambda: self.wanted.emit(Place.WORKSHOP, self.browser.card))
        sheets = self.button("decks.print", Sign.PRINT)
        self.put(sheets.setToolTip, "browser.print.tip")
        sheets.clicked.connect(self._choose_sheets)
        buttons = row(write, workshop, sheets)
        buttons.addStretch(1)
        buttons.addWidget(self._day_box())
        self.sides.addWidget(self.panel(self.card, buttons, grows=0))
        self.sides.addWidget(self.form)
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.browser, 5)
        across.addWidget(self.sides, 9)
        column.addLayout(across, 1)

    def _write_erratum(self) -> None:
        if self.card.story is not None:
            self.form.begin(self.card.story.card)
            self.sides.setCurrentWidget(self.form)

    def _pictures_button(self) -> QPushButton:
        return self.menu_button(
            "browser.pictures",
            Sign.PICTURES,
            ("browser.pictures.folder", self._choose_folder),
            ("browser.pictures.archive", self._choose_zip),
        )

    def _errata_button(self) -> QPushButton:
        return self.menu_button(
            "browser.errata",
            Sign.ERRATA,
            ("browser.errata.read_file", self._choose_errata),
            ("browser.errata.write_file", self._choose_place),
        )

    def _choose_folder(self) -> None:
        if folder := asked_folder(self, self.say("browser.pictures.folder")):
            self.take_pictures(folder)

    def _choose_zip(self) -> None:
        if archive := asked_file(self, self.say("browser.pictures.archive"), "*.zip"):
            self.take_pictures(archive)

    def _choose_errata(self) -> None:
        if place := asked_file(self, self.say("browser.errata.read_file"), "*.json"):
            self.read_errata(place)

    def _choose_place(self) -> None:
        if place := asked_place(self, self.say("browser.errata.write_file"), "errata.json", "*.json"):
            self.write_errata(place)

    def _day_box(self) -> QLineEdit:
        """The day whose texts are shown; empty: today."""
        self.day = QLineEdit(clearButtonEnabled=True)
        self.day.setMaximumWidth(self.theme.pixels(11))
        self.put(self.day.setPlaceholderText, "browser.day")
        self.put(self.day.setToolTip, "browser.day.tip")
        self.day.textChanged.connect(self._look_on_day)
        return self.day

    def _look_on_day(self, words: str) -> None:
        day = first_day(words.strip())
        if day is not None or not words.strip():
            self.card.look_on(day)

    def _choose_sheets(self) -> None:
        cards = self.browser.cards
        name = file_name(cards[0].name if len(cards) == 1 else self.say("browser.print.file"))
        if cards and (place := asked_place(self, self.say("decks.print"), f"{name}.pdf", "*.pdf")):
            self.print_to(place)

    def print_to(self, place: Path) -> None:
        """Draw the selected cards as sheets to cut out."""
        cards = self.browser.cards

        def work(progress: Progress) -> int:
            return print_cards(self.client.shelf.catalogue(), cards, place, progress)

        def printed(pages: int) -> None:
            self.notice.tell("decks.printed", Tone.GOOD, place=place, number=pages)

        self.notice.follow(self.work("print", work, printed), "decks.printing")

    def take_file(self, place: Path) -> None:
        """Pictures in a folder or archive are taken in; a list goes to its page."""
        if place.is_dir() or place.suffix.casefold() == ".zip":
            self.take_pictures(place)
        else:
            self.wanted.emit(Place.IMPORT, place)


@dataclass(frozen=True, slots=True)
class Effect:
    """What an erratum did: the end of the message that says so, or what changed in how the card plays."""

    name: str
    change: PlayChange | None = None


def effect_of(
    library: Library, before: Card | None, after: Card | None, *, kept: str = "kept", same: str = "same"
) -> Effect:
    """What an erratum did to how a card plays; `kept` and `same` name the messages when it did nothing to that."""
    if before is None or after is None or before.text == after.text or not is_of_heroes(after.facts):
        return Effect(kept)
    change = play_change(library.read(before), library.read(after))
    return Effect(same) if change.is_none else Effect("otherwise", change)
