"""Identity, printings, wordings, and which of them is in force.

A card is (game, folded name) (106.2.1). Its facts and text come from one printing: the one that the player chose,
else the newest paper printing, else the newest import, else the shipped sets. Over the text stands the newest
erratum up to the date asked for that is not cancelled. The same query answers for one card and for all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final

from carddb.facts import Card, CardKey, ListKind, Printing, Wording
from carddb.rows import COLUMNS, Row, printing_of

CardRow = Row


@dataclass(frozen=True, slots=True)
class CardList:
    """A list in the catalogue: a shipped set or an import, when and from which file, and how many printings it has."""

    id: str
    name: str
    kind: ListKind
    source: str
    imported_at: str
    printings: int


_LISTS: Final = " UNION ALL ".join(
    f"SELECT list.id, list.name, list.kind, list.source, list.imported_at, "
    f"(SELECT count(*) FROM {schema}.printing WHERE list = list.id) FROM {schema}.list AS list"
    for schema in ("shipped", "main")
)

_FIELDS: Final = ", ".join(f"printing.{column}" for column in COLUMNS)

_EVERY_PRINTING: Final = " UNION ALL ".join(
    f"SELECT {_FIELDS}, list.kind AS kind, list.imported_at AS imported_at, list.name AS list_name "
    f"FROM {schema}.printing AS printing JOIN {schema}.list AS list ON list.id = printing.list"
    for schema in ("main", "shipped")
)

# Placed by force: 1 is in force. A printing known to be later than the date comes after all others.
_PLACED: Final = f"""
SELECT printing.*, row_number() OVER (
    PARTITION BY printing.game, printing.key
    ORDER BY choice.list IS NULL, printing.date > :on, printing.kind DESC, printing.date DESC,
        printing.imported_at DESC, CAST(printing.set_id AS INTEGER) DESC, printing.set_id DESC,
        CAST(printing.number AS INTEGER) DESC, printing.reference
) AS place
FROM ({_EVERY_PRINTING}) AS printing
LEFT JOIN choice ON choice.game = printing.game AND choice.key = printing.key AND choice.list = printing.list
    AND choice.set_id = printing.set_id AND choice.reference = printing.reference
"""

_ERRATUM_IN_FORCE: Final = """
SELECT id, game, key, text, row_number() OVER (PARTITION BY game, key ORDER BY date DESC, id DESC) AS place
FROM erratum WHERE NOT cancelled AND date <= :on
"""

_IN_FORCE: Final = f"""
SELECT {_FIELDS}, printing.kind, erratum.id, erratum.text
FROM ({_PLACED}) AS printing
LEFT JOIN ({_ERRATUM_IN_FORCE}) AS erratum
    ON erratum.game = printing.game AND erratum.key = printing.key AND erratum.place = 1
WHERE printing.place = 1
"""

_THIS_CARD: Final = "printing.game = :game AND printing.key = :key"
_ONE: Final = f"{_IN_FORCE} AND {_THIS_CARD}"
_NAME_AT: Final = " UNION ALL ".join(
    f"SELECT name FROM {schema}.printing WHERE list = :list AND set_id = :set_id AND number = :number"
    for schema in ("main", "shipped")
)
_PRINTINGS: Final = f"SELECT {_FIELDS}, kind, list_name FROM ({_PLACED}) AS printing WHERE {_THIS_CARD} ORDER BY place"


def find_card(connection: sqlite3.Connection, key: CardKey, on: date) -> Card | None:
    """The card as it is on a date, or None."""
    row = connection.execute(_ONE, _arguments(key, on)).fetchone()
    return card_of(row) if row else None


def name_at(connection: sqlite3.Connection, printing: Printing, number: str) -> str:
    """The name that has another number in the list and set of a printing; "" when there is none."""
    arguments = {"list": printing.list_id, "set_id": printing.facts.set_id, "number": number}
    row = connection.execute(_NAME_AT, arguments).fetchone()
    return str(row[0]) if row else ""


def every_row(connection: sqlite3.Connection, on: date) -> list[CardRow]:
    """All cards as they are on a date, as rows for `card_of`, in no order: ten thousand take a fifth of a second."""
    return connection.execute(_IN_FORCE, {"on": on.isoformat()}).fetchall()


def every_card(connection: sqlite3.Connection, on: date) -> Iterator[Card]:
    """All cards as they are on a date, in no order."""
    return map(card_of, every_row(connection, on))


def card_of(row: CardRow) -> Card:
    """The card of a row: a printing's columns, then its list's kind and the erratum in force."""
    kind, erratum, text = row[len(COLUMNS) :]
    printing = printing_of(row, ListKind(kind))
    return Card(printing.facts, printing.facts.text if erratum is None else text, printing, erratum)


def printings_of(connection: sqlite3.Connection, key: CardKey, on: date) -> tuple[Printing, ...]:
    """All printings of a card, the one in force first."""
    rows = connection.execute(_PRINTINGS, _arguments(key, on))
    return tuple(printing_of(row, ListKind(row[len(COLUMNS)])) for row in rows)


def wordings_of(connection: sqlite3.Connection, key: CardKey, on: date) -> tuple[Wording, ...]:
    """The history of a card's text: printed texts and errata by date, unknown dates first.

    One text printed several times stands once, with its oldest date.
    """
    card = find_card(connection, key, on)
    printed = _printed_wordings(connection, key, on, card)
    return tuple(sorted((*printed, *_errata_wordings(connection, key, card)), key=lambda wording: wording.date))


def every_list(connection: sqlite3.Connection) -> tuple[CardList, ...]:
    """All lists, the shipped ones first."""
    rows = connection.execute(_LISTS)
    return tuple(
        CardList(list_id, name, ListKind(kind), source, day, n) for list_id, name, kind, source, day, n in rows
    )


def choose_printing(connection: sqlite3.Connection, printing: Printing) -> None:
    """Make a printing the player's choice for its card."""
    connection.execute(
        "INSERT OR REPLACE INTO choice (game, key, list, set_id, reference) VALUES (?, ?, ?, ?, ?)",
        (*printing.facts.key, printing.list_id, printing.facts.set_id, printing.reference),
    )


def forget_choice(connection: sqlite3.Connection, key: CardKey) -> None:
    """Let the order of printings decide again."""
    connection.execute("DELETE FROM choice WHERE game = ? AND key = ?", key)


def _arguments(key: CardKey, on: date) -> dict[str, str]:
    return {"game": key[0], "key": key[1], "on": on.isoformat()}


def _printed_wordings(connection: sqlite3.Connection, key: CardKey, on: date, card: Card | None) -> Iterator[Wording]:
    rows = connection.execute(_PRINTINGS, _arguments(key, on)).fetchall()
    oldest: dict[str, tuple[str, str]] = {}
    for row in rows:
        printing, list_name = printing_of(row, ListKind(row[len(COLUMNS)])), row[len(COLUMNS) + 1]
        told = (printing.date, printing.set_name or list_name)
        oldest[printing.facts.text] = min(told, oldest.get(printing.facts.text, told))
    in_force = card.text if card and card.erratum is None else None
    for text, (day, source) in oldest.items():
        yield Wording(text, day, source, in_force=text == in_force)


def _errata_wordings(connection: sqlite3.Connection, key: CardKey, card: Card | None) -> Iterator[Wording]:
    rows = connection.execute(
        "SELECT text, date, source, id, cancelled FROM erratum WHERE game = ? AND key = ? ORDER BY date, id", key
    )
    in_force = card.erratum if card else None
    for text, day, source, number, cancelled in rows:
        yield Wording(text, day, source, number, bool(cancelled), number == in_force)
