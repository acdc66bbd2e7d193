"""The catalogue: the one door to this room, for the library, the windows and the command line.

Every method may be called from any thread; nothing here belongs into a window's own.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from carddb.build import build_shipped
from carddb.cards import choose_printing, find_card, forget_choice, printings_of, wordings_of
from carddb.decks.deck import Deck
from carddb.decks.resolve import ResolvedDeck, nearest_names, resolve_deck
from carddb.facts import Card, CardKey, Game, Printing, Wording
from carddb.fold import fold
from carddb.message import Message
from carddb.search.index import Index, build_index
from carddb.search.language import parse_query
from carddb.search.ranking import best
from carddb.set_files import SHIPPED
from carddb.state import Generation, changed, generation
from carddb.storage import Storage


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: how many cards in all, and the first of them."""

    total: int
    cards: tuple[Card, ...]


class Catalogue:
    """All cards that the program knows.

    >>> import tempfile
    >>> catalogue = Catalogue(Path(tempfile.mkdtemp()))
    >>> catalogue.search('"черная метка"').cards[0].name
    'Чёрная метка'
    >>> catalogue.close()
    """

    def __init__(self, home: Path, sets: Path = SHIPPED) -> None:
        """Open the databases of a home folder: migrate the user's, build the shipped one when its sets changed.

        Raises:
            CatalogueError: a database is newer than the program, can't be read or written, or a set file is wrong.
        """
        self._storage = Storage(home)
        self._index: tuple[tuple[Generation, date], Index] | None = None
        self._indexing = threading.Lock()
        build_shipped(self._storage, sets)

    @property
    def notes(self) -> tuple[Message, ...]:
        """What was mended while opening: damaged files set aside, a backup taken back."""
        return tuple(self._storage.notes)

    def close(self) -> None:
        """Close all connections; the catalogue can't be used any more."""
        self._storage.close()

    def search(self, query: str, limit: int = 100, on: date | None = None) -> Found:
        """The cards that fit a query (the language: `carddb.search.language`), as they are on a date (today).

        Raises:
            QueryError: the query can't be read; the error points at the word.
        """
        condition = parse_query(query)
        index = self._index_on(on or date.today())
        places = condition.pick(index, list(range(len(index))))
        return Found(len(places), tuple(index.card(place) for place in best(condition, index, places, limit)))

    def card(self, name: str, game: Game = Game.HEROES, on: date | None = None) -> Card | None:
        """The card of this name, however it is written (106.2.1)."""
        return find_card(self._storage.connection, (game, fold(name)), on or date.today())

    def printings(self, key: CardKey, on: date | None = None) -> tuple[Printing, ...]:
        """All printings of a card, the one in force first."""
        return printings_of(self._storage.connection, key, on or date.today())

    def text_in_force(self, key: CardKey, on: date | None = None) -> str | None:
        """The text that counts on a date (110.5 of the classic edits), or None for an unknown card."""
        card = find_card(self._storage.connection, key, on or date.today())
        return card.text if card else None

    def wordings(self, key: CardKey, on: date | None = None) -> tuple[Wording, ...]:
        """The history of a card's text: printed texts and errata, by date."""
        return wordings_of(self._storage.connection, key, on or date.today())

    def choose(self, printing: Printing) -> None:
        """Let this printing's facts and text be in force for its card, whatever is newer."""
        with self._storage.changing() as connection:
            choose_printing(connection, printing)
            changed(connection, "main")

    def forget_choice(self, key: CardKey) -> None:
        """Let the newest printing be in force again."""
        with self._storage.changing() as connection:
            forget_choice(connection, key)
            changed(connection, "main")

    def resolve(self, deck: Deck, on: date | None = None) -> ResolvedDeck:
        """The cards of a deck; what is not known is kept, with the nearest known names."""
        return resolve_deck(self._storage.connection, deck, on or date.today())

    def nearest(self, name: str, game: Game = Game.HEROES, limit: int = 3) -> tuple[str, ...]:
        """The known names most like this one, the likeliest first."""
        return nearest_names(self._storage.connection, name, game, limit)

    def _index_on(self, on: date) -> Index:
        """The index of a date, read anew when anything has changed since."""
        with self._indexing:
            mark = generation(self._storage.connection), on
            if self._index is None or self._index[0] != mark:
                self._index = mark, build_index(self._storage.connection, on)
            return self._index[1]
