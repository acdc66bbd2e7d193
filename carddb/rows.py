"""Printings as rows of the `printing` table and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, Final

from carddb.facts import CardType, ClassicFacts, Element, Facts, Game, ListKind, Printing, Rarity

COLUMNS: Final = (
    "list", "set_id", "reference", "set_name", "number", "variant", "game", "key", "name", "type", "elements", "cost",
    "strike", "life", "classes", "rarity", "text", "flavour", "ours", "classic", "date", "confidence",
)  # fmt: skip
"""The columns of a printing in the order of its rows."""

_LINE: Final = "\n"
_CHANGED: Final = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS[3:])
_INSERT: Final = (
    f"INSERT INTO {{schema}}.printing ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))}) "
    f"ON CONFLICT (list, set_id, reference) DO UPDATE SET {_CHANGED}"
)

Row = tuple[Any, ...]


def row_of(printing: Printing) -> Row:
    """A printing's row."""
    facts = printing.facts
    return (
        printing.list_id,
        facts.set_id,
        printing.reference,
        printing.set_name,
        facts.number,
        printing.variant,
        *facts.key,
        facts.name,
        facts.type,
        _LINE.join(facts.elements),
        facts.cost,
        facts.strike,
        facts.life,
        _LINE.join(facts.classes),
        facts.rarity,
        facts.text,
        facts.flavour,
        _LINE.join(sorted(facts.ours)),
        _classic_text(facts.classic),
        printing.date,
        printing.confidence,
    )


def printing_of(row: Row, kind: ListKind) -> Printing:
    """The printing of a row that begins with COLUMNS."""
    (
        list_id, set_id, _, set_name, number, variant, game, _, name, card_type, elements, cost,
        strike, life, classes, rarity, text, flavour, ours, classic, date, confidence,
    ) = row[: len(COLUMNS)]  # fmt: skip
    facts = Facts(
        Game(game),
        name,
        CardType(card_type),
        tuple(Element(each) for each in _lines(elements)),
        cost,
        strike,
        life,
        _lines(classes),
        Rarity(rarity) if rarity else None,
        text,
        flavour,
        set_id,
        number,
        frozenset(_lines(ours)),
        _classic_of(classic),
    )
    return Printing(list_id, kind, facts, set_name, date, variant, confidence)


def put_printings(connection: sqlite3.Connection, schema: str, printings: Iterable[Printing]) -> None:
    """Insert or update: one printing is one row however often it comes."""
    connection.executemany(_INSERT.format(schema=schema), map(row_of, printings))


def put_list(
    connection: sqlite3.Connection,
    schema: str,
    list_id: str,
    name: str,
    kind: ListKind,
    *,
    version: str = "",
    source: str = "",
    imported_at: str = "",
) -> None:
    """Insert or update the list that printings refer to."""
    connection.execute(
        f"INSERT OR REPLACE INTO {schema}.list (id, name, kind, version, source, imported_at) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (list_id, name, kind.value, version, source, imported_at),
    )


def _lines(text: str | None) -> tuple[str, ...]:
    return tuple(text.split(_LINE)) if text else ()


def _classic_text(classic: ClassicFacts | None) -> str | None:
    if classic is None:
        return None
    return json.dumps(
        [classic.elite, classic.unique, classic.horde, classic.move, classic.hits, classic.signs], ensure_ascii=False
    )


def _classic_of(text: str | None) -> ClassicFacts | None:
    if text is None:
        return None
    elite, unique, horde, move, hits, signs = json.loads(text)
    return ClassicFacts(elite, unique, horde, move, tuple(hits), tuple((name, n) for name, n in signs))
