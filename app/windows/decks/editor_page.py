"""The deck editor: the catalogue on the left, a card in the middle, the deck on the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QUndoCommand,
    QUndoStack,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.windows.cards.browser import CardBrowser
from app.windows.cards.face import face_of
from app.windows.cards.face_view import FaceView
from app.windows.cards.model import names_in
from app.windows.client import Client
from app.windows.decks.curve import CostCurve, costs_of
from app.windows.decks.delegate import DeckDelegate
from app.windows.decks.editing import Part, entry_of, moved, part_for, renamed, with_more
from app.windows.decks.model import ROW_ROLE, CardRow, DeckModel
from app.windows.decks.store import DeckStore, KeptDeck
from app.windows.icons import Sign
from app.windows.page import Page, Place
from app.windows.parts.files import asked_file, dropped_files
from app.windows.parts.layouts import row
from app.windows.parts.notice import Tone
from app.windows.sheet import with_kind
from carddb.catalogue import Catalogue
from carddb.decks.deck import Deck, DeckFile, DeckFormat
from carddb.decks.formats import read_deck_file, read_decks, write_deck
from carddb.decks.resolve import Resolved, ResolvedDeck
from carddb.facts import Card, Game
from carddb.message import Message

COPY_FORMATS = (
    DeckFormat.PLAIN,
    DeckFormat.BERSERKDECK_TEXT,
    DeckFormat.GAME_TEXT,
    DeckFormat.TTS,
    DeckFormat.TABLE,
    DeckFormat.TELEGRAM,
    DeckFormat.OWN,
)
EMPTY = Deck(game=Game.HEROES)


@dataclass(frozen=True, slots=True)
class Judged:
    """A deck with its cards, and why it may not be played."""

    deck: ResolvedDeck
    reasons: tuple[Message, ...]


class DeckEditorPage(Page):
    """Edits one deck; every change can be undone, and nothing is lost without asking."""

    title = "decks.editor"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.store = DeckStore(client.home)
        self.deck = EMPTY
        self.kept: KeptDeck | None = None
        self.judged: Judged | None = None
        self.undo = QUndoStack(self)
        self.model = DeckModel()
        self.browser = CardBrowser(client, "игра:герои")
        self.face = FaceView(client)
        self.face.term_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.name = QLineEdit()
        self.list = QListView()
        self.curve = CostCurve(client.theme)
        self.formats = QComboBox()
        self.verdict = QLabel(wordWrap=True)
        self._build_list()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)

    # -- what is edited

    def open_with(self, what: object) -> None:
        """Edit a kept deck, a deck that was read, or a new one."""
        if isinstance(what, KeptDeck):
            self._begin(what.deck, None if what.is_shipped else what)
        elif isinstance(what, Deck):
            self._begin(what, None)
            self.undo.resetClean()
        elif self.kept is None and self.deck == EMPTY:
            self._begin(EMPTY, None)

    def _begin(self, deck: Deck, kept: KeptDeck | None) -> None:
        self.kept = kept
        self.undo.clear()
        self._show(deck)

    def change(self, deck: Deck, message: str, card: str = "") -> None:
        """Make this the deck; the message names what was done, for undo."""
        if deck != self.deck:
            self.undo.push(_Change(self, self.deck, deck, self.say(message, card=card)))

    def _show(self, deck: Deck) -> None:
        self.deck = deck
        if self.name.text() != deck.name:
            self.name.setText(deck.name)
        self._judge()

    def _judge(self) -> None:
        deck, play = self.deck, self.formats.currentData() or "constructed"

        def question(catalogue: Catalogue) -> Judged:
            resolved = catalogue.resolve(deck)
            return Judged(resolved, self.client.shelf.reasons_against(resolved, play))

        self.ask("judge", question, self._show_judged)

    def _show_judged(self, judged: Judged) -> None:
        chosen = self._row(self.list.currentIndex())
        self.judged = judged
        self.model.show(judged.deck)
        if chosen is not None and (place := self.model.place_of(chosen.resolved.name)) >= 0:
            self.list.setCurrentIndex(self.model.index(place))
        self._tell_verdict(judged)
        counts = costs_of(judged.deck)
        spoken = ", ".join(self.say("decks.curve.bar", cost=cost, number=counts[cost]) for cost in sorted(counts))
        self.curve.show_counts(counts, self.say("decks.curve", bars=spoken))

    def _tell_verdict(self, judged: Judged) -> None:
        reasons = [self.client.speech.tell(each) for each in judged.reasons]
        side = sum(each.count for each in judged.deck.deck.side)
        head = self.say("decks.size", number=judged.deck.deck.size)
        head += self.say("decks.size.side", number=side) if side else ""
        words = reasons or [self.say("decks.legal")]
        with_kind(self.verdict, "warning" if reasons else "good")
        self.verdict.setText("\n".join([head, *words]))

    # -- changes

    def add(self, card: Card, copies: int = 1, wanted: Part = Part.MAIN) -> None:
        """Put copies of a card in; a hero becomes the hero."""
        part = part_for(card, wanted)
        self.change(with_more(self.deck, entry_of(card), part, copies), "decks.did.add", card.name)

    def add_row(self, row: CardRow, copies: int = 1) -> None:
        """More or fewer copies of a card that is in the deck."""
        message = "decks.did.add" if copies > 0 else "decks.did.remove"
        self.change(with_more(self.deck, row.resolved.entry, row.part, copies), message, row.resolved.name)

    def move_row(self, row: CardRow) -> None:
        """One copy from the main deck to the side deck, or back."""
        if row.part is not Part.HERO:
            to = Part.SIDE if row.part is Part.MAIN else Part.MAIN
            self.change(moved(self.deck, row.resolved.entry, to), "decks.did.move", row.resolved.name)

    def take_for(self, resolved: Resolved, name: str) -> None:
        """Take an unknown card for a known name."""
        self.change(renamed(self.deck, resolved.entry, name), "decks.did.rename", name)

    # -- files

    def save(self) -> bool:
        """Keep the deck in its file; says whether that worked."""
        named = self.deck if self.deck.name else replace(self.deck, name=self.say("decks.unnamed"))
        try:
            self.kept = self.store.save(named, self.kept.path if self.kept else None)
        except Exception as error:
            self.complain(error)
            return False
        self._show(named)
        self.undo.setClean()
        self.notice.tell("decks.saved", Tone.GOOD, name=named.name)
        return True

    def read_file(self, path: Path) -> None:
        """Read a deck of any format in place of this one."""
        self.work("read deck", lambda _progress: read_deck_file(path), self._take_read)

    def paste(self) -> None:
        """Read a deck from the clipboard in place of this one."""
        text = QGuiApplication.clipboard().text()
        self.work("paste deck", lambda _progress: read_decks(text), self._take_read)

    def copy_out(self, kind: DeckFormat) -> None:
        """Put the deck on the clipboard as a text of this format."""
        if self.judged is None:
            return
        written = write_deck(replace(self.judged.deck.completed(), name=self.deck.name), kind)
        QGuiApplication.clipboard().setText(written.text)
        if written.lost:
            self.notice.pass_on(written.lost, Tone.WARNING)
        else:
            self.notice.tell("decks.copied", Tone.GOOD)

    def _copy_chosen(self, kind: DeckFormat, _checked: bool = False) -> None:
        self.copy_out(kind)

    def _take_read(self, found: DeckFile) -> None:
        self.change(found.decks[0], "decks.did.read", found.decks[0].name)
        if found.problems:
            self.notice.pass_on(found.problems[:6], Tone.WARNING)

    # -- leaving

    def may_leave(self) -> bool:
        if self.undo.isClean():
            return True
        self.notice.tell(
            "decks.unsaved",
            Tone.WARNING,
            (("decks.save", self._save_and_leave), ("decks.drop", self._drop), ("decks.stay", self.notice.dismiss)),
        )
        return False

    def _save_and_leave(self) -> None:
        if self.save():
            self.left.emit()

    def _drop(self) -> None:
        self._begin(self.kept.deck if self.kept else EMPTY, self.kept)
        self.left.emit()

    # -- the page

    def _build_list(self) -> None:
        delegate = DeckDelegate(self.theme, self.client.speech, self.list)
        delegate.more.connect(lambda row: self.add_row(row, 1))
        delegate.fewer.connect(lambda row: self.add_row(row, -1))
        self.list.setModel(self.model)
        self.list.setItemDelegate(delegate)
        self.list.setMouseTracking(True)
        self.list.setDragEnabled(True)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(lambda place: self._menu(self.list.indexAt(place)))
        self.list.installEventFilter(self)
        self.theme.changed.connect(self.list.doItemsLayout)

    def _connect(self) -> None:
        self.browser.chosen.connect(self._look_at)
        self.browser.taken.connect(self.add)
        self.list.doubleClicked.connect(self._double_clicked)
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self._look_at_row(now))
        self.name.textEdited.connect(lambda text: self.change(replace(self.deck, name=text), "decks.did.name"))
        self.formats.currentIndexChanged.connect(self._judge)
        self.client.shelf.changed.connect(self._judge)
        self.client.speech.changed.connect(self._speak_again)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undo.undo),
            (QKeySequence.StandardKey.Redo, self.undo.redo),
            (QKeySequence.StandardKey.Save, self.save),
        ):
            action = self.addAction("")
            action.setShortcut(keys)
            action.triggered.connect(act)

    def _speak_again(self) -> None:
        if self.judged is not None:
            self._show_judged(self.judged)

    def _lay_out(self) -> None:
        column = self.body()
        self._fill_head()
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.browser, 9)
        across.addLayout(self._middle(), 6)
        across.addWidget(self._deck_panel(), 10)
        column.addLayout(across, 1)

    def _middle(self) -> QVBoxLayout:
        middle = QVBoxLayout()
        middle.addWidget(self.face, 1)
        middle.addWidget(self.label("decks.hint", "soft"))
        return middle

    def _fill_head(self) -> None:
        undo, redo = self.sign_button("decks.undo", Sign.UNDO), self.sign_button("decks.redo", Sign.REDO)
        undo.clicked.connect(self.undo.undo)
        redo.clicked.connect(self.undo.redo)
        for button, can in ((undo, self.undo.canUndoChanged), (redo, self.undo.canRedoChanged)):
            button.setEnabled(False)
            can.connect(button.setEnabled)
        save = self.button("decks.save", Sign.SAVE, "gold")
        save.clicked.connect(self.save)
        for button in (undo, redo, self._read_button(), self._copy_button(), save):
            self.head.addWidget(button)

    def _read_button(self) -> QPushButton:
        return self.menu_button(
            "decks.read", Sign.OPEN, ("decks.read.file", self._choose_file), ("decks.read.paste", self.paste)
        )

    def _copy_button(self) -> QPushButton:
        copies = ((f"decks.format.{kind.name.lower()}", partial(self._copy_chosen, kind)) for kind in COPY_FORMATS)
        return self.menu_button("decks.copy", Sign.EXPORT, *copies)

    def _deck_panel(self) -> QWidget:
        self.put(self.name.setPlaceholderText, "decks.unnamed")
        self.put(self.list.setAccessibleName, "decks.contents")
        self.put(self.formats.setAccessibleName, "decks.play.format")
        for name in ("constructed", "standard", "eternal", "general", "draft", "sealed"):
            self.formats.addItem(name, name)
            place = self.formats.count() - 1
            self.put(partial(self.formats.setItemText, place), f"decks.play.{name}")
        foot = QVBoxLayout()
        foot.addWidget(self.curve)
        foot.addWidget(self.verdict)
        return self.panel(row(self.name, self.formats, stretch=0), self.list, foot, grows=1)

    def first_focus(self) -> QWidget:
        return self.browser.box

    # -- what the person does

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.list and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        chosen = self._row(self.list.currentIndex())
        act = _KEYS.get(Qt.Key(event.key()))
        if chosen is None or act is None:
            return False
        act(self, chosen)
        return True

    def _double_clicked(self, index: QModelIndex) -> None:
        if (chosen := self._row(index)) is not None:
            self.add_row(chosen, -1)

    def _menu(self, index: QModelIndex) -> None:
        chosen = self._row(index)
        if chosen is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in chosen.resolved.nearest:
            self._menu_item(menu, "decks.take_for", partial(self.take_for, chosen.resolved, name), name=name)
        self._menu_item(menu, "decks.more", lambda: self.add_row(chosen, 1))
        self._menu_item(menu, "decks.fewer", lambda: self.add_row(chosen, -1))
        self._menu_item(menu, "decks.none", lambda: self.add_row(chosen, -chosen.resolved.entry.count))
        if chosen.part is not Part.HERO:
            to = "decks.to_main" if chosen.part is Part.SIDE else "decks.to_side"
            self._menu_item(menu, to, lambda: self.move_row(chosen))
        menu.popup(self.list.viewport().mapToGlobal(self.list.visualRect(index).center()))

    def _menu_item(self, menu: QMenu, message: str, act: Callable[[], object], **arguments: object) -> None:
        action = menu.addAction(self.say(message, **arguments))
        action.setObjectName(message)
        action.triggered.connect(act)

    def _look_at(self, card: Card | None) -> None:
        if card is not None:
            self.face.show_face(face_of(card))

    def _look_at_row(self, index: QModelIndex) -> None:
        chosen = self._row(index)
        self._look_at(chosen.resolved.card if chosen else None)

    def _row(self, index: QModelIndex) -> CardRow | None:
        found = index.data(ROW_ROLE)
        return found if isinstance(found, CardRow) else None

    def _choose_file(self) -> None:
        if place := asked_file(self, self.say("decks.read.file")):
            self.read_file(place)

    def _drop_out(self, names: list[str]) -> None:
        """Cards pulled from the deck onto the catalogue leave it, a copy each."""
        for each in self.model.rows:
            if isinstance(each, CardRow) and each.resolved.name in names:
                self.add_row(each, -1)
                return

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if names_in(event.mimeData()) or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        names = names_in(event.mimeData())
        files = dropped_files(event)
        if names and event.source() is self.list:
            if self.browser.geometry().contains(event.position().toPoint()):
                self._drop_out(names)
        elif names:
            for card in self.browser.model.cards:
                if card.name in names:
                    self.add(card)
        elif files:
            self.read_file(files[0])
        event.acceptProposedAction()


class _Change(QUndoCommand):
    """From one deck to another; typing a name is one change, however many letters it has."""

    def __init__(self, page: DeckEditorPage, before: Deck, after: Deck, text: str) -> None:
        super().__init__(text)
        self._page, self._before, self._after = page, before, after

    def redo(self) -> None:
        self._page._show(self._after)

    def undo(self) -> None:
        self._page._show(self._before)

    def id(self) -> int:
        return 1 if replace(self._before, name="") == replace(self._after, name="") else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        assert isinstance(other, _Change)
        self._after = other._after
        return True


_KEYS: dict[Qt.Key, Callable[[DeckEditorPage, CardRow], None]] = {
    Qt.Key.Key_Plus: lambda page, row: page.add_row(row, 1),
    Qt.Key.Key_Equal: lambda page, row: page.add_row(row, 1),
    Qt.Key.Key_Return: lambda page, row: page.add_row(row, 1),
    Qt.Key.Key_Minus: lambda page, row: page.add_row(row, -1),
    Qt.Key.Key_Backspace: lambda page, row: page.add_row(row, -1),
    Qt.Key.Key_Delete: lambda page, row: page.add_row(row, -row.resolved.entry.count),
    Qt.Key.Key_S: DeckEditorPage.move_row,
}
