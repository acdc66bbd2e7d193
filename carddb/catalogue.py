"""The catalogue: the one door to this room, for the library, the windows and the command line.

Every method may be called from any thread; nothing here belongs into a window's own.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from carddb.build import build_shipped
from carddb.cards import (
    CardList,
    choose_printing,
    every_card,
    every_list,
    find_card,
    forget_choice,
    name_at,
    printings_of,
    wordings_of,
)
from carddb.decks.deck import Deck
from carddb.decks.resolve import ResolvedDeck, every_name, nearest_names, resolve_deck
from carddb.errata import (
    ErrataReport,
    Erratum,
    cancel_erratum,
    errata_of,
    errata_text,
    every_erratum,
    put_errata,
    put_erratum,
)
from carddb.facts import Card, CardKey, Facts, Game, Printing, Wording
from carddb.files import LIST_LIMIT, read_bytes, text_of, write_whole
from carddb.fold import fold
from carddb.imports.plan import Decision, ImportPlan, Report, apply_plan, plan_import, remove_list
from carddb.imports.reading import read_list
from carddb.imports.tables import Mapped
from carddb.message import Message
from carddb.pictures.keeping import PictureReport, import_pictures, picture_of
from carddb.programs import Compiled, Versions, find_program, keep_programs, keys_kept, program_key
from carddb.progress import Steps
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
        self._home = home
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

    def copy_user(self, target: Path) -> None:
        """Copy the player's own database (`Storage.copy_user`). Raises CatalogueError."""
        self._storage.copy_user(target)

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
        with self._storage.reading() as connection:
            return find_card(connection, (game, fold(name)), on or date.today())

    def cards(self, keys: Collection[CardKey], on: date | None = None) -> tuple[Card, ...]:
        """The cards with these keys, in no particular order."""
        with self._storage.reading() as connection:
            return tuple(card for card in every_card(connection, on or date.today()) if card.key in keys)

    def name_at(self, printing: Printing, number: str) -> str:
        """The name that has another number in the list and set of a printing; "" when there is none."""
        with self._storage.reading() as connection:
            return name_at(connection, printing, number)

    def printings(self, key: CardKey, on: date | None = None) -> tuple[Printing, ...]:
        """All printings of a card, the one in force first."""
        with self._storage.reading() as connection:
            return printings_of(connection, key, on or date.today())

    def text_in_force(self, key: CardKey, on: date | None = None) -> str | None:
        """The text that counts on a date (110.5 of the classic edits), or None for an unknown card."""
        with self._storage.reading() as connection:
            card = find_card(connection, key, on or date.today())
        return card.text if card else None

    def wordings(self, key: CardKey, on: date | None = None) -> tuple[Wording, ...]:
        """The history of a card's text: printed texts and errata, by date."""
        with self._storage.reading() as connection:
            return wordings_of(connection, key, on or date.today())

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

    # ------------------------------------------------------------------------------------------------- imports

    def plan_import(self, path: Path, *, mapping: Mapped | None = None, name: str = "") -> Steps[ImportPlan]:
        """Read a card list and compare it with what is known; nothing is changed yet.

        A table (CSV, XLSX) may come with `mapping`, field to column (`columns_of` guesses it), and a list name.

        Raises:
            CatalogueError: the file can't be read or holds no card; the message says where.
        """
        file = yield from read_list(path, mapping=mapping, name=name)
        return (yield from plan_import(self._storage, file, date.today()))

    def apply_import(
        self, plan: ImportPlan, decisions: Mapping[CardKey, Decision] | None = None, default: Decision = Decision.TAKE
    ) -> Steps[Report]:
        """Write a plan in one transaction; closing the steps before the end takes all of it back.

        Raises:
            CatalogueError: the database refused; nothing was changed.
        """
        return apply_plan(self._storage, plan, decisions, default=default)

    def import_list(self, path: Path, *, mapping: Mapped | None = None, name: str = "") -> Steps[Report]:
        """Plan and apply at once, taking what is imported in every conflict.

        Raises:
            CatalogueError: as `plan_import`.
        """
        plan = yield from self.plan_import(path, mapping=mapping, name=name)
        return (yield from self.apply_import(plan))

    def remove_list(self, list_id: str) -> None:
        """Take an imported list out again."""
        remove_list(self._storage, list_id)

    def lists(self) -> tuple[CardList, ...]:
        """All lists, shipped and imported, with the number of their printings."""
        with self._storage.reading() as connection:
            return every_list(connection)

    # -------------------------------------------------------------------------------------------------- errata

    def add_erratum(self, erratum: Erratum) -> int | None:
        """Keep a dated text for a card; None when the very same is kept already.

        Raises:
            CatalogueError: a field can't be right.
        """
        with self._storage.changing() as connection:
            number = put_erratum(connection, erratum)
            changed(connection, "main")
        return number

    def cancel_erratum(self, number: int, *, cancelled: bool = True) -> None:
        """Take an erratum out of force, or bring it back."""
        with self._storage.changing() as connection:
            cancel_erratum(connection, number, cancelled=cancelled)
            changed(connection, "main")

    def errata(self) -> tuple[Erratum, ...]:
        """All errata, by date."""
        with self._storage.reading() as connection:
            return every_erratum(connection)

    def export_errata(self, path: Path) -> None:
        """Write all errata to a file, whole or not at all.

        Raises:
            CatalogueError: the place can't be written to.
        """
        write_whole(path, errata_text(self.errata()))

    def import_errata(self, path: Path) -> ErrataReport:
        """Add the errata of a file; those known already are not doubled.

        Raises:
            CatalogueError: the file is no errata list; nothing was changed.
        """
        good, bad = errata_of(text_of(read_bytes(path, LIST_LIMIT), path.name), path.name)
        with self._storage.changing() as connection:
            report = put_errata(connection, good, bad)
            changed(connection, "main")
        return report

    # ------------------------------------------------------------------------------------------------ pictures

    def import_pictures(self, source: Path, game: Game = Game.HEROES) -> Steps[PictureReport]:
        """Take the pictures of a folder or zip archive, matched by set and number or by name.

        Raises:
            CatalogueError: the source can't be read or holds no pictures.
        """
        return import_pictures(self._storage, self._home, source, game)

    def picture(self, card: Card, *, thumbnail: bool = False) -> Path | None:
        """The file of the player's own picture of a card; None: it has the drawn face."""
        with self._storage.reading() as connection:
            return picture_of(connection, self._home, card, thumbnail=thumbnail)

    # ------------------------------------------------------------------------------------------------ programs

    def program(self, facts: Facts, versions: Versions) -> Compiled | None:
        """The kept program of a card's text (`card.facts_in_force`), or None when it wants compiling."""
        with self._storage.reading() as connection:
            return find_program(connection, program_key(facts), versions)

    def keep_programs(self, programs: Iterable[Compiled], versions: Versions) -> None:
        """Keep compiled programs in place of those of other versions."""
        with self._storage.changing() as connection:
            keep_programs(connection, programs, versions)

    def uncompiled(self, versions: Versions, on: date | None = None) -> tuple[Facts, ...]:
        """The cards, each with its text in force, whose program of these versions is not kept yet."""
        with self._storage.reading() as connection:
            kept = keys_kept(connection, versions)
            cards = every_card(connection, on or date.today())
            return tuple(facts for card in cards if program_key(facts := card.facts_in_force) not in kept)

    def unread(self, versions: Versions, on: date | None = None) -> tuple[Facts, ...]:
        """The cards, each with its text in force, whose kept program does not play all of it."""
        with self._storage.reading() as connection:
            kept = keys_kept(connection, versions, whole=False)
            cards = every_card(connection, on or date.today())
            return tuple(facts for card in cards if program_key(facts := card.facts_in_force) in kept)

    # --------------------------------------------------------------------------------------------------- decks

    def resolve(self, deck: Deck, on: date | None = None) -> ResolvedDeck:
        """The cards of a deck; what is not known is kept, with the nearest known names."""
        with self._storage.reading() as connection:
            return resolve_deck(connection, deck, on or date.today())

    def names(self, game: Game = Game.HEROES) -> frozenset[str]:
        """The names of all cards of a game, which texts may mention."""
        return every_name(self._storage.connection, game)

    def nearest(self, name: str, game: Game = Game.HEROES, limit: int = 3) -> tuple[str, ...]:
        """The known names most like this one, the likeliest first."""
        with self._storage.reading() as connection:
            return nearest_names(connection, name, game, limit)

    def _index_on(self, on: date) -> Index:
        """The index of a date, read anew when anything has changed since."""
        with self._indexing, self._storage.reading() as connection:
            mark = generation(connection), on
            if self._index is None or self._index[0] != mark:
                self._index = mark, build_index(connection, on)
            return self._index[1]
