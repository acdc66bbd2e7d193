"""The person's own cards: a CSV file at home that anybody can import, and the list of it in the catalogue. No Qt."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from app.library.cards import is_of_heroes
from carddb.catalogue import Catalogue
from carddb.facts import Cost, Element, Facts, X
from carddb.files import read_bytes, text_of, write_whole
from carddb.fold import fold
from carddb.imports.reading import read_list
from carddb.message import Message, Say, failure
from carddb.progress import complete

LIST_NAME = "Мои карты"
LIST_ID = f"table:{LIST_NAME}"
COLUMNS = (
    "name",
    "type",
    "elements",
    "cost",
    "strike",
    "life",
    "classes",
    "rarity",
    "text",
    "flavour",
    "set",
    "number",
)
LIMIT_BYTES = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Taken:
    """What a shared file brought: how many cards are new, the names that were one's own already (those stay as they
    are), and the records that could not be read.
    """

    new: int
    known: tuple[str, ...]
    skipped: tuple[Message, ...]


class OwnCards:
    """Keeps own cards by name; every change writes the file whole and brings the catalogue up to date."""

    def __init__(self, home: Path) -> None:
        self.place = home / "cards" / f"{LIST_NAME}.csv"

    def cards(self) -> list[Facts]:
        """All own cards by name; none when there is no file.

        Raises:
            CatalogueError: the file can't be read.
        """
        if not self.place.exists():
            return []
        if not any(_rows(self.place)):
            return []
        found = complete(read_list(self.place, name=LIST_NAME)).printings
        return sorted((each.facts for each in found), key=lambda facts: fold(facts.name))

    def keep(self, facts: Facts, catalogue: Catalogue) -> None:
        """Keep a card, in place of the own card of that name. Raises CatalogueError."""
        others = [each for each in self.cards() if each.key != facts.key]
        self._write([*others, facts], catalogue)

    def remove(self, name: str, catalogue: Catalogue) -> None:
        """Forget the own card of that name. Raises CatalogueError."""
        self._write([each for each in self.cards() if fold(each.name) != fold(name)], catalogue)

    def take(self, place: Path, catalogue: Catalogue) -> Taken:
        """Add the cards of a file that somebody shared, or of any card list. An own card is never written over.

        Raises:
            CatalogueError: the file can't be read or holds no card of Heroes; nothing was changed.
        """
        read = complete(read_list(place))
        found = {each.facts.key: each.facts for each in read.printings if is_of_heroes(each.facts)}
        if not found:
            raise failure(Say.IMPORT_NO_RECORDS, file=place.name)
        own = self.cards()
        mine = {facts.key for facts in own}
        new = [facts for key, facts in found.items() if key not in mine]
        if new:
            self._write([*own, *(replace(facts, number="") for facts in new)], catalogue)
        known = tuple(facts.name for key, facts in found.items() if key in mine)
        return Taken(len(new), known, tuple(each.reason for each in read.skipped))

    def _write(self, cards: list[Facts], catalogue: Catalogue) -> None:
        self.place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.place, table_of(cards))
        if any(each.id == LIST_ID for each in catalogue.lists()):
            catalogue.remove_list(LIST_ID)
        if cards:
            complete(catalogue.import_list(self.place, name=LIST_NAME))


def table_of(cards: Iterable[Facts]) -> str:
    """Cards as CSV with a line of headers, for our own file and for sharing."""
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(COLUMNS)
    for number, facts in enumerate(cards, 1):
        table.writerow(_row(facts, number))
    return written.getvalue()


def _row(facts: Facts, number: int) -> list[str]:
    return [
        facts.name,
        facts.type.value,
        ", ".join(facts.elements),
        _shown(facts.cost),
        _shown(facts.strike),
        _shown(facts.life),
        ", ".join(facts.classes),
        facts.rarity.value if facts.rarity else "",
        facts.text,
        facts.flavour,
        LIST_NAME,
        facts.number or str(number),
    ]


def _shown(number: Cost) -> str:
    return "" if number is None else str(number)


def _rows(place: Path) -> list[list[str]]:
    """The rows below the headers."""
    rows = list(csv.reader(io.StringIO(text_of(read_bytes(place, LIMIT_BYTES), place.name))))
    return rows[1:]


def cost_of(words: str) -> Cost:
    """What was typed as a cost: a number, X, or nothing.

    >>> cost_of(" 3 "), cost_of("х"), cost_of("")
    (3, 'X', None)

    Raises:
        ValueError: it is neither.
    """
    plain = words.strip()
    if not plain:
        return None
    return X if plain.casefold() in ("x", "х") else number_of(plain)


def number_of(words: str) -> int | None:
    """What was typed as a number, or nothing.

    Raises:
        ValueError: it is none, or one that no card has.
    """
    plain = words.strip()
    if not plain:
        return None
    if not plain.isdecimal() or len(plain) > 3:
        raise ValueError(plain)
    return int(plain)


def elements_in_order(found: Iterable[Element]) -> tuple[Element, ...]:
    """Elements as the rules list them."""
    kept = set(found)
    return tuple(element for element in Element if element in kept)
