"""What all pages of the main window have in common: the cloth, a head with a way back, a place for news."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.windows.client import Client
from app.windows.icons import Sign, icon
from app.windows.jobs import Job, Progress
from app.windows.parts.backdrop import Backdrop
from app.windows.parts.files import dropped_files
from app.windows.parts.notice import Choices, Notice, Tone
from app.windows.sheet import with_kind
from app.windows.speech import Setter, Texts

if TYPE_CHECKING:
    from app.controller.record import Head
    from carddb.catalogue import Catalogue

ICON_GAP = 5
"""Pixels between a button's sign and its text."""


class Place(Enum):
    """The pages by name."""

    START = "start"
    NEW_GAME = "new game"
    TABLE = "table"
    SIDE_DECK = "side deck"
    DECKS = "decks"
    DECK = "deck"
    CATALOGUE = "catalogue"
    IMPORT = "import"
    WORKSHOP = "workshop"
    GAMES = "games"
    REPLAY = "replay"
    LEARN = "learn"
    HELP = "help"
    SETTINGS = "settings"


def place_of_game(head: Head) -> Place:
    """Where a kept game goes on: the first game with its hints."""
    return Place.LEARN if head.lesson else Place.TABLE


class Page(Backdrop):
    """A page. It asks for another one with `wanted`, and for the one before it with `left`."""

    wanted = Signal(Place, object)
    """A place, and what to show there (None: what was there)."""
    left = Signal()
    title = ""
    """The message id of the page's name."""

    def __init__(self, client: Client) -> None:
        super().__init__(client.theme)
        self.client = client
        self.texts = Texts(client.speech, self)
        self.notice = Notice(client.speech)
        self._signs: list[tuple[QPushButton, Sign]] = []
        client.theme.changed.connect(self._paint_signs)

    def say(self, message: str, /, **arguments: object) -> str:
        """A message in the chosen language."""
        return self.client.speech.say(message, **arguments)

    def open_with(self, what: object) -> None:
        """Called when the page is shown, with what the caller wants seen there."""

    def first_focus(self) -> QWidget | None:
        """What the keyboard is on when the page is shown; None: whatever comes first."""
        return None

    def term_here(self) -> str:
        """The term of the rules that the mouse is on; "" where there is none."""
        return ""

    def take_file(self, place: Path) -> None:
        """Called with a file that was dropped on the window or given to the program."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for place in dropped_files(event):
            self.take_file(place)

    def is_lasting(self) -> bool:
        """Whether all that is here stays to the end of the program: no game lies here."""
        return True

    def may_leave(self) -> bool:
        """Whether nothing would be lost; a page that says no tells why in its notice bar, with a way to go on."""
        return True

    def closing(self) -> None:
        """Called when the program ends."""

    def work(
        self,
        name: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
    ) -> Job:
        """Do long work beside the window (`Jobs.run`); a page that is gone is told nothing.

        What fails is told in the notice bar unless `failed` takes it; so too by `ask` and `alter`.
        """
        return self.client.jobs.run(name, work, done, failed or self.complain, owner=self)

    def ask(
        self,
        name: str,
        question: Callable[[Catalogue], Any],
        answered: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
    ) -> Job:
        """Ask the catalogue something short (`Shelf.ask`)."""
        return self.client.shelf.ask(name, question, answered, failed or self.complain, owner=self)

    def alter(
        self,
        name: str,
        change: Callable[[Catalogue], Any],
        done: Callable[[Any], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
    ) -> Job:
        """Change the catalogue (`Shelf.change`)."""
        return self.client.shelf.change(name, change, done, failed or self.complain, owner=self)

    def complain(self, error: Exception, choices: Choices = ()) -> None:
        """Tell in the notice bar what is wrong (`app.complaints`); a mistake of the program itself is raised again."""
        from app.complaints import told  # a start needs none of what it knows

        self.notice.pass_on(told(error), Tone.BAD, choices)

    @contextmanager
    def complaining(self) -> Iterator[None]:
        """For short work done at once: what goes wrong within ends the block and is told."""
        try:
            yield
        except Exception as error:
            self.complain(error)

    def body(self, *, margins: int = 18) -> QVBoxLayout:
        """The page's column: the head is in it, the notice bar below; the caller adds the rest."""
        column = QVBoxLayout(self)
        column.setContentsMargins(margins, 12, margins, margins)
        column.setSpacing(12)
        column.addLayout(self._head())
        column.addWidget(self.notice)
        return column

    def button(self, message: str, sign: Sign | None = None, kind: str = "", tip: str = "") -> QPushButton:
        """A button that says a message, with a sign in the theme's colour."""
        made = QPushButton()
        made.setObjectName(message)
        self.texts.put(made.setText, message)
        if tip:
            self.texts.put(made.setToolTip, tip)
        if kind:
            with_kind(made, kind)
        if sign is not None:
            self._signs.append((made, sign))
            self._paint_sign(made, sign)
        return made

    def sign_button(self, message: str, sign: Sign) -> QPushButton:
        """A flat button that shows only a sign; its message is its tip and its name for a screen reader."""
        made = with_kind(QPushButton(), "flat")
        made.setObjectName(message)
        self.texts.put(made.setToolTip, message)
        self.texts.put(made.setAccessibleName, message)
        self._signs.append((made, sign))
        self._paint_sign(made, sign)
        return made

    def menu_button(self, message: str, sign: Sign, *entries: tuple[str, Callable[[], object]]) -> QPushButton:
        """A button that opens a menu: a message and an act an entry."""
        button = self.button(message, sign)
        menu = QMenu(button)
        for said, act in entries:
            action = menu.addAction("")
            self.put(action.setText, said)
            action.triggered.connect(lambda _checked=False, act=act: act())
        button.setMenu(menu)
        return button

    def label(self, message: str = "", kind: str = "", **arguments: object) -> QLabel:
        """A label that says a message."""
        made = QLabel(wordWrap=True)
        if message:
            self.texts.put(made.setText, message, **arguments)
        return with_kind(made, kind) if kind else made

    def panel(self, *inside: QWidget | QLayout, grows: int = -1) -> QFrame:
        """A plate on the cloth with these things below each other; the one at place `grows` takes what is left."""
        made = with_kind(QFrame(), "panel")
        column = QVBoxLayout(made)
        column.setContentsMargins(16, 12, 16, 12)
        for number, each in enumerate(inside):
            if isinstance(each, QAbstractItemView):
                with_kind(each, "bare")
            stretch = 1 if number == grows % len(inside) else 0
            column.addWidget(each, stretch) if isinstance(each, QWidget) else column.addLayout(each, stretch)
        return made

    def put(self, setter: Setter, message: str, /, **arguments: object) -> None:
        """Show a message now and in every language to come."""
        self.texts.put(setter, message, **arguments)

    def _head(self) -> QHBoxLayout:
        self.head = QHBoxLayout()
        back = self.button("windows.back", Sign.BACK, "flat")
        back.setShortcut(Qt.Key.Key_Escape)
        back.clicked.connect(self.left)
        self.head.addWidget(back)
        title = self.label(self.title, "title")
        title.setWordWrap(False)
        self.head.addWidget(title)
        self.head.addStretch(1)
        return self.head

    def _paint_signs(self) -> None:
        for button, sign in self._signs:
            self._paint_sign(button, sign)

    def _paint_sign(self, button: QPushButton, sign: Sign) -> None:
        colours = self.theme.colours
        is_gold = button.property("kind") == "gold"
        side = self.theme.pixels(1.3)
        size = QSize(side + ICON_GAP, side)
        button.setIconSize(size)
        button.setIcon(icon(sign, size, colours.on_gold if is_gold else colours.heading, colours.text_faint))
