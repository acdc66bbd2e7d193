"""The main window: pages in a stack, each built when it is first wanted."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow

from app.windows.client import Client
from app.windows.crash_window import CrashWindow
from app.windows.jobs import Jobs, Progress
from app.windows.keys import WINDOW_KEYS
from app.windows.page import Page, Place
from app.windows.parts.files import dropped_files
from app.windows.parts.notice import Tone
from app.windows.parts.pages import PageScroll, PageStack
from app.windows.speech import Texts
from app.words.said import Said
from app.words.tables import all_messages


class _Origin(NamedTuple):
    """Where a page's class lives; imported when the page is first wanted."""

    module: str
    name: str

    def load(self) -> type[Page]:
        found: type[Page] = getattr(importlib.import_module(self.module), self.name)
        return found

    @property
    def is_loaded(self) -> bool:
        """Whether building the page needs no module any more."""
        return hasattr(sys.modules.get(self.module), self.name)


PAGES = {
    Place.START: _Origin("app.windows.start_page", "StartPage"),
    Place.SETTINGS: _Origin("app.windows.settings_window", "SettingsPage"),
    Place.NEW_GAME: _Origin("app.windows.play.new_game_page", "NewGamePage"),
    Place.SIDE_DECK: _Origin("app.windows.play.side_deck_page", "SideDeckPage"),
    Place.TABLE: _Origin("app.windows.play.table_page", "TablePage"),
    Place.GAMES: _Origin("app.windows.games.games_page", "GamesPage"),
    Place.REPLAY: _Origin("app.windows.games.replay_page", "ReplayPage"),
    Place.WORKSHOP: _Origin("app.windows.workshop.workshop_page", "WorkshopPage"),
    Place.LEARN: _Origin("app.windows.learn.learn_page", "LearnPage"),
    Place.CATALOGUE: _Origin("app.windows.cards.catalogue_page", "CataloguePage"),
    Place.IMPORT: _Origin("app.windows.imports.import_page", "ImportPage"),
    Place.DECKS: _Origin("app.windows.decks.list_page", "DecksPage"),
    Place.DECK: _Origin("app.windows.decks.editor_page", "DeckEditorPage"),
    Place.HELP: _Origin("app.windows.help_window", "HelpPage"),
}


def load_pages(progress: Progress) -> None:
    """Load the modules of all pages and all words, so that opening a page only builds it. Call it in a worker."""
    all_messages()
    for number, origin in enumerate(PAGES.values()):
        progress(number, len(PAGES))
        origin.load()


FIRST_SIZE = QSize(1280, 800)
HOLD = 120
"""So many pixels of a window must be on a screen, across and down, to find it again."""


LARGEST_DECK = 64 * 1024
"""A JSON file of more bytes is no deck."""


class MainWindow(QMainWindow):
    """Shows one page at a time and remembers the way back."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self.client = client
        self.texts = Texts(client.speech, self)
        self.stack = PageStack()
        self.setCentralWidget(PageScroll(self.stack))
        self.texts.put(self.setWindowTitle, "windows.program")
        self._pages: dict[Place, Page] = {}
        self._way: list[Place] = []
        self._crash: CrashWindow | None = None
        self._loader = Jobs(self)
        self._awaited: Place | None = None
        self.setAcceptDrops(True)
        self._make_actions()
        self._restore()
        self._arrive(Place.START, None)
        self._warn(client.keeper.take_problems())
        client.keeper.unsaved.connect(self._warn)
        client.shelf.mended.connect(self._warn)

    @property
    def place(self) -> Place:
        """The page that is shown."""
        return self._way[-1]

    def page(self, place: Place) -> Page:
        """A page, built if it was not yet."""
        if place not in self._pages:
            made = PAGES[place].load()(self.client)
            made.wanted.connect(self.go)
            made.left.connect(self.back)
            self._pages[place] = made
            self.stack.addWidget(made)
        return self._pages[place]

    def go(self, place: Place, what: object = None) -> None:
        """Show a page; going to one that lies on the way back goes back to it.

        One whose modules are not loaded yet comes when they are, unless another is wanted by then.
        """
        self._when_loaded(place, lambda: self._arrive(place, what))

    def _when_loaded(self, place: Place, act: Callable[[], object]) -> None:
        """Act at once, or as soon as the page can be built without reading modules in the window's thread."""
        self._awaited = place
        if PAGES[place].is_loaded:
            self._stop_waiting()
            act()
            return

        def loaded(_page: object) -> None:
            if self._awaited is place:
                self._stop_waiting()
                act()

        self.setCursor(Qt.CursorShape.BusyCursor)
        self._loader.run("load page", lambda _progress: PAGES[place].load(), loaded, owner=self)

    @property
    def is_loading(self) -> bool:
        """Whether the modules of a page are being read."""
        return bool(self._loader.running)

    def _stop_waiting(self) -> None:
        self._awaited = None
        self.unsetCursor()

    def _arrive(self, place: Place, what: object) -> None:
        if place in self._way:
            del self._way[self._way.index(place) :]
        self._way.append(place)
        self._show(what)

    def back(self) -> None:
        """Show the page before this one, unless something would be lost."""
        self._stop_waiting()
        if len(self._way) > 1 and self.page(self.place).may_leave():
            self._way.pop()
            self._show(None)

    def called(self, files: list[str]) -> None:
        """The program was started again: come to the front and open what it was given."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        self.open_files(files)

    def open_files(self, files: list[str]) -> None:
        """Open a deck, a kept game or a card list; its name says which."""
        if files:
            self._when_loaded(place_for(Path(files[0])), lambda: self._open_file(Path(files[0])))

    def _open_file(self, file: Path) -> None:
        self._arrive(place_for(file), None)
        self.page(self.place).take_file(file)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.open_files([str(place) for place in dropped_files(event)])

    def full_screen(self) -> None:
        """Fill the screen, or no more."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def help(self) -> None:
        """The rules' terms, beginning with the one under the mouse."""
        if self.place is not Place.HELP:
            self.go(Place.HELP, self.page(self.place).term_here() or None)

    def _make_actions(self) -> None:
        """The keys that work on every page."""
        acts: dict[str, Callable[[], object]] = {
            "help": self.help,
            "full_screen": self.full_screen,
            "new_game": lambda: self.go(Place.NEW_GAME),
            "decks": lambda: self.go(Place.DECKS),
            "catalogue": lambda: self.go(Place.CATALOGUE),
            "games": lambda: self.go(Place.GAMES),
            "settings": lambda: self.go(Place.SETTINGS),
            "quit": self.close,
        }
        for key in WINDOW_KEYS:
            action = QAction(self)
            action.setObjectName(key.message)
            action.setShortcut(QKeySequence(key.keys))
            action.triggered.connect(acts[key.id])
            self.addAction(action)

    def _warn(self, problems: Sequence[Said]) -> None:
        """Tell what is wrong with settings or catalogue, on the page that is shown."""
        if problems:
            self.page(self.place).notice.pass_on(problems, Tone.WARNING)

    def show_crash(self, report: str, record: Path) -> None:
        """Tell of an error that nobody expected."""
        if self._crash is None:
            self._crash = CrashWindow(self.client.speech, record, self.journal(), self)
            self._crash.destroyed.connect(self._forget_crash)
        self._crash.show_report(report)

    def journal(self) -> Path | None:
        """The file of the game under way, if there is one."""
        page = self._pages.get(Place.TABLE)
        return getattr(page, "journal", None)

    def is_lasting(self) -> bool:
        """Whether nothing is here that will be thrown away before the program ends."""
        return all(page.is_lasting() for page in self._pages.values())

    def _forget_crash(self) -> None:
        self._crash = None

    def closeEvent(self, event: QCloseEvent) -> None:
        for place, page in self._pages.items():
            if not page.may_leave():
                self.go(place)
                event.ignore()
                return
        self._remember()
        self._loader.close()
        for page in self._pages.values():
            page.closing()
        super().closeEvent(event)

    def _show(self, what: object) -> None:
        page = self.page(self.place)
        self.stack.setCurrentWidget(page)
        first = page.first_focus()
        if first is not None:
            first.setFocus()
        page.open_with(what)

    def _remember(self) -> None:
        box = self.normalGeometry()
        self.client.keeper.change(
            "window",
            x=box.x(),
            y=box.y(),
            width=box.width(),
            height=box.height(),
            maximized=self.isMaximized(),
            full_screen=self.isFullScreen(),
        )

    def _restore(self) -> None:
        """The window where it was; moved to a screen, should the one that it was on be gone."""
        was = self.client.keeper.now.window
        box = QRect(was.x, was.y, was.width, was.height) if was.width else QRect(QPoint(0, 0), FIRST_SIZE)
        self.setGeometry(brought_back(box, [screen.availableGeometry() for screen in QGuiApplication.screens()]))
        if was.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        if was.full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)


def brought_back(box: QRect, screens: list[QRect]) -> QRect:
    """The box, moved and shrunk onto the first screen unless enough of it can be seen to take hold of it."""
    seen = max((screen.intersected(box) for screen in screens), key=lambda part: part.width() * part.height())
    if seen.width() >= HOLD and seen.height() >= HOLD:
        return box
    made = QRect(QPoint(0, 0), box.size().boundedTo(screens[0].size()))
    made.moveCenter(screens[0].center())
    return made


_BY_SUFFIX = {
    ".otryad": Place.GAMES,
    ".situation": Place.TABLE,
    ".json": Place.IMPORT,
    ".csv": Place.IMPORT,
    ".tsv": Place.IMPORT,
    ".xlsx": Place.IMPORT,
    ".xlsm": Place.IMPORT,
}


def place_for(file: Path) -> Place:
    """Which page opens a file. A JSON of a few kilobytes is a deck, a larger one a list of cards."""
    if file.suffix.casefold() == ".json" and file.is_file() and file.stat().st_size < LARGEST_DECK:
        return Place.DECKS
    return _BY_SUFFIX.get(file.suffix.casefold(), Place.DECKS)
