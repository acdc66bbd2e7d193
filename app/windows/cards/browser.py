"""The catalogue's search on a page: one box, filters as chips, what was found as a list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QItemSelection, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
)

from app.complaints import told
from app.windows.cards.delegate import CardDelegate
from app.windows.cards.filters import DEAR, Filters
from app.windows.cards.gallery import GalleryDelegate
from app.windows.cards.marking import mark_words
from app.windows.cards.model import CARD_ROLE, CardModel
from app.windows.cards.vocabulary import HEROES_TYPES, colour_of, element_message, type_message
from app.windows.client import Client
from app.windows.jobs import Job
from app.windows.parts.layouts import FlowLayout, row
from app.windows.sheet import with_kind
from app.windows.speech import Texts
from carddb.catalogue import Catalogue, Found
from carddb.facts import Card, CardKey, Element
from carddb.search.tokens import QueryError

SHOWN = 1500
"""So many cards of an answer are listed; the count tells how many more there are."""
PAUSE_MS = 40
"""A search begins when no key was pressed for so long."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a search found, and the person's own pictures of these cards by path."""

    found: Found
    pictures: Mapping[CardKey, str]


def pictures_of(catalogue: Catalogue, cards: Iterable[Card]) -> Mapping[CardKey, str]:
    """The person's own pictures of these cards, where there are some."""
    found = ((card.key, catalogue.picture(card)) for card in cards)
    return {key: str(path) for key, path in found if path is not None}


class CardBrowser(QFrame):
    """Search, filters and list. `chosen` when a card is looked at, `taken` on a double click or Enter."""

    chosen = Signal(object)
    taken = Signal(object)

    def __init__(self, client: Client, game_query: str = "") -> None:
        super().__init__()
        with_kind(self, "panel")
        self._client = client
        self._always = game_query
        self.filters = Filters()
        self.texts = Texts(client.speech, self)
        self.model = CardModel()
        self.box = QLineEdit(clearButtonEnabled=True)
        self.problem = with_kind(QLabel(wordWrap=True), "warning")
        self.count = with_kind(QLabel(), "faint")
        self.list = QListView()
        self.chips: list[QPushButton] = []
        self._job: Job | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.search)
        self._build_list()
        self._lay_out()
        client.shelf.changed.connect(self._pause.start)
        client.theme.changed.connect(self.list.doItemsLayout)
        self.search()

    @property
    def card(self) -> Card | None:
        """The card that is looked at."""
        found = self.list.currentIndex().data(CARD_ROLE)
        return found if isinstance(found, Card) else None

    @property
    def cards(self) -> list[Card]:
        """The cards that are selected, in the order of the list."""
        rows = sorted(self.list.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [index.data(CARD_ROLE) for index in rows]

    def query(self) -> str:
        """The whole query: what is typed and the filters."""
        return f"{self.filters.query(self.box.text())} {self._always}".strip()

    def search(self) -> None:
        """Ask the catalogue; the answer of an older question is not waited for."""
        if self._job is not None:
            self._job.cancel()
        query, with_pictures = self.query(), self.is_gallery

        def question(catalogue: Catalogue) -> Answer:
            found = catalogue.search(query, SHOWN)
            return Answer(found, pictures_of(catalogue, found.cards) if with_pictures else {})

        self._job = self._client.shelf.ask("search", question, self._show, self._complain, self)
        self._job.ended.connect(self._ended)

    def look_for(self, words: str) -> None:
        """Type these words."""
        self.box.setText(words)

    def _ended(self) -> None:
        self._job = None

    def _show(self, answer: Answer) -> None:
        found = answer.found
        was = self.card.name if self.card else ""
        self.problem.hide()
        mark_words(self.box, 0, 0)
        self.model.show(found.cards, answer.pictures)
        shown = "browser.found_first" if found.total > len(found.cards) else "browser.found"
        self.texts.put(self.count.setText, shown, number=found.total, shown=len(found.cards))
        place = max(self.model.row_of(was), 0)
        if found.cards:
            self.list.setCurrentIndex(self.model.index(place, 0))

    def _complain(self, error: Exception) -> None:
        self.problem.setText("\n".join(self._client.speech.tell(each) for each in told(error)))
        self.problem.show()
        if isinstance(error, QueryError):
            words = self.box.text()
            mark_words(self.box, error.start - self.filters.shift(words), error.length)

    def _build_list(self) -> None:
        with_kind(self.list, "bare")
        self.list.setModel(self.model)
        self._lines = CardDelegate(self._client.theme, self._client.speech, self.list)
        self._faces = GalleryDelegate(self._client.theme, self._client.faces, self.list)
        self._show_as(gallery=False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setDragEnabled(True)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.selectionModel().selectionChanged.connect(self._tell_chosen)
        self.list.activated.connect(self._tell_taken)

    @property
    def is_gallery(self) -> bool:
        """Whether the cards are shown as faces."""
        return self.list.itemDelegate() is self._faces

    def _show_as(self, *, gallery: bool) -> None:
        self.list.setItemDelegate(self._faces if gallery else self._lines)
        # Left-to-right with wrapping keeps dragging as in the list; IconMode would let cards be moved about.
        self.list.setFlow(QListView.Flow.LeftToRight if gallery else QListView.Flow.TopToBottom)
        self.list.setWrapping(gallery)

    def _switch_gallery(self, on: bool) -> None:
        was = self.list.currentIndex()
        self._show_as(gallery=on)
        self.list.scrollTo(was)
        self.search()

    def _tell_chosen(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self.chosen.emit(self.card)

    def _tell_taken(self) -> None:
        if self.card is not None:
            self.taken.emit(self.card)

    def _lay_out(self) -> None:
        self.texts.put(self.box.setPlaceholderText, "browser.search")
        self.texts.put(self.box.setToolTip, "browser.search.tip")
        self.box.textChanged.connect(self._pause.start)
        self.problem.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(row(self.box, self._class_box(), stretch=0))
        column.addWidget(self.problem)
        column.addLayout(self._type_chips())
        column.addLayout(self._element_chips())
        column.addLayout(self._cost_chips())
        column.addWidget(self.list, 1)
        column.addLayout(row(self.count, self._gallery_chip(), self._clear_button(), stretch=0))

    def _type_chips(self) -> FlowLayout:
        return self._flow([self._chip("types", kind, type_message(kind)) for kind in HEROES_TYPES])

    def _element_chips(self) -> FlowLayout:
        kinds: list[Element | None] = [*Element, None]
        chips = [self._chip("elements", kind, element_message(kind), colour_of(kind)) for kind in kinds]
        return self._flow(chips)

    def _cost_chips(self) -> FlowLayout:
        chips = [
            self._chip("costs", cost, f"browser.cost.{'dear' if cost == DEAR else 'number'}", cost=cost)
            for cost in range(DEAR + 1)
        ]
        return self._flow([*chips, self._plays_chip()])

    def _flow(self, widgets: Iterable[QPushButton]) -> FlowLayout:
        flow = FlowLayout(gap=4)
        for widget in widgets:
            flow.addWidget(widget)
        return flow

    def _chip(self, field: str, value: Hashable, message: str, colour: str = "", **arguments: object) -> QPushButton:
        chip = self._toggle(message, **arguments)
        if colour:
            chip.setIcon(dot(colour))
            chip.setIconSize(QSize(12, 12))

        def toggled(on: bool) -> None:
            kept: frozenset[Any] = getattr(self.filters, field)
            self._filter(**{field: kept | {value} if on else kept - {value}})

        chip.toggled.connect(toggled)
        return chip

    def _toggle(self, message: str, **arguments: object) -> QPushButton:
        chip = with_kind(QPushButton(), "chip")
        chip.setCheckable(True)
        chip.setObjectName(f"{message} {' '.join(map(str, arguments.values()))}".strip())
        self.texts.put(chip.setText, message, **arguments)
        self.chips.append(chip)
        return chip

    def _plays_chip(self) -> QPushButton:
        chip = self._toggle("browser.plays_itself")
        chip.toggled.connect(lambda on: self._filter(plays_itself=on))
        return chip

    def _gallery_chip(self) -> QPushButton:
        self.gallery = with_kind(QPushButton(), "chip")
        self.gallery.setCheckable(True)
        self.texts.put(self.gallery.setText, "browser.gallery")
        self.gallery.toggled.connect(self._switch_gallery)
        return self.gallery

    def _clear_button(self) -> QPushButton:
        button = with_kind(QPushButton(), "flat")
        button.setObjectName("browser.clear")
        self.texts.put(button.setText, "browser.clear")
        button.clicked.connect(self.clear)
        return button

    def _class_box(self) -> QComboBox:
        from carddb.vocabulary import CREATURE_CLASSES, HERO_CLASSES, SPELL_CLASSES, SUPPORT_CLASSES

        self.classes = QComboBox(maxVisibleItems=20)
        self.classes.addItem("", "")
        self.texts.put(lambda text: self.classes.setItemText(0, text), "browser.any_class")
        self.texts.put(self.classes.setAccessibleName, "browser.any_class")
        self.texts.put(self.list.setAccessibleName, "windows.catalogue")
        names = {*CREATURE_CLASSES, *HERO_CLASSES, *SPELL_CLASSES, *SUPPORT_CLASSES}
        for name in sorted(names):
            self.classes.addItem(name, name)
        self.classes.currentIndexChanged.connect(lambda: self._filter(class_name=self.classes.currentData()))
        return self.classes

    def clear(self) -> None:
        """Take all filters and words away."""
        self.box.clear()
        self.classes.setCurrentIndex(0)
        for chip in self.chips:
            chip.setChecked(False)

    def _filter(self, **changes: Any) -> None:
        self.filters = replace(self.filters, **changes)
        self._pause.start()


def dot(colour: str) -> QIcon:
    """A round spot of a colour."""
    picture = QPixmap(24, 24)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QRectF(2, 2, 20, 20))
    painter.end()
    return QIcon(picture)
