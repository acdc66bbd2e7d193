"""The cards of a date in memory, column by column, in the order of their names.

Why memory and not FTS5: one keystroke then is one or two list comprehensions over ready folded strings. Measured with
10,000 cards: `in` over all names and texts 1-2 ms for words of any length, where SQLite's `instr` needs 20 ms, its
trigram index finds nothing for one or two letters, and bm25 over half of all cards takes 25 ms. The index is read
when somebody first searches and again after a change, never at start.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any, Final

from carddb.cards import CardRow, card_of, every_row
from carddb.facts import Card, Cost, X
from carddb.fold import fold
from carddb.programs import text_key, verdicts
from carddb.rows import COLUMNS

_AT: Final = {column: place for place, column in enumerate(COLUMNS)}
_ERRATUM: Final = len(COLUMNS) + 1
_ERRATUM_TEXT: Final = len(COLUMNS) + 2

Numbers = list[int | None]


@dataclass(frozen=True, slots=True)
class Index:
    """Columns that all have one entry for each card. Texts are folded; several values stand on lines of their own.

    `numbers` are the columns that can be compared, by name; `cost` counts X as 0 (105.1.4).
    """

    rows: list[CardRow]
    words: dict[str, list[str]]
    numbers: dict[str, Numbers]
    costs_x: list[bool]
    flags: dict[str, list[bool]]

    def __len__(self) -> int:
        return len(self.rows)

    def card(self, place: int) -> Card:
        """The card at a place."""
        return card_of(self.rows[place])


def build_index(connection: sqlite3.Connection, on: date) -> Index:
    """Read and fold all cards of a date. Takes about 0.3 s for ten thousand."""
    rows = sorted(every_row(connection, on), key=lambda row: (row[_AT["key"]], row[_AT["game"]]))
    return Index(
        rows,
        _text_columns(rows) | _word_columns(connection, rows),
        {"cost": [_number(row[_AT["cost"]]) for row in rows]}
        | {name: _column(rows, name) for name in ("strike", "life")}
        | {"year": [int(row[_AT["date"]][:4] or 0) or None for row in rows]},
        [row[_AT["cost"]] == X for row in rows],
        {
            "erratum": [row[_ERRATUM] is not None for row in rows],
            "text": [bool(_text_of(row)) for row in rows],
            "flavour": [bool(row[_AT["flavour"]]) for row in rows],
            "ours": [bool(row[_AT["ours"]]) for row in rows],
        },
    )


def _text_columns(rows: list[CardRow]) -> dict[str, list[str]]:
    names = _column(rows, "key")
    texts = [fold(_text_of(row)) for row in rows]
    classes = [_framed(frozenset((row[_AT["classes"]] or "").split("\n"))) for row in rows]
    return {
        "name": names,
        "text": texts,
        "classes": classes,
        "everything": [name + kinds + text for name, kinds, text in zip(names, classes, texts, strict=True)],
        "flavour": [fold(row[_AT["flavour"]] or "") for row in rows],
    }


def _word_columns(connection: sqlite3.Connection, rows: list[CardRow]) -> dict[str, list[str]]:
    plays = verdicts(connection)
    return {
        "game": _column(rows, "game"),
        "type": _column(rows, "type"),
        "elements": _column(rows, "elements"),
        "rarity": [row[_AT["rarity"]] or "" for row in rows],
        "plays": [plays.get(text_key(*_program_facts(row)), "") for row in rows],
    } | _printing_columns(connection, [(row[_AT["game"]], row[_AT["key"]]) for row in rows])


def _printing_columns(connection: sqlite3.Connection, keys: list[tuple[str, str]]) -> dict[str, list[str]]:
    """For every card its sets, numbers and lists, of all its printings."""
    columns: dict[str, dict[tuple[str, str], set[str]]] = {
        name: defaultdict(set) for name in ("sets", "printed_numbers", "lists")
    }
    for schema in ("main", "shipped"):
        for game, key, set_id, set_name, number, list_id, list_name in connection.execute(
            "SELECT game, key, set_id, set_name, number, list.id, list.name "
            f"FROM {schema}.printing AS printing JOIN {schema}.list AS list ON list.id = printing.list"
        ):
            columns["sets"][game, key] |= {set_id, set_name}
            columns["printed_numbers"][game, key].add(number)
            columns["lists"][game, key] |= {list_id, list_name}
    return {name: [_framed(frozenset(values[key])) for key in keys] for name, values in columns.items()}


@lru_cache(maxsize=4096)
def _framed(values: frozenset[str]) -> str:
    """Values between line ends, so that a whole one can be looked for."""
    return "\n" + "".join(fold(value) + "\n" for value in sorted(values) if value)


def _text_of(row: CardRow) -> str:
    text: str = row[_AT["text"]] if row[_ERRATUM] is None else row[_ERRATUM_TEXT]
    return text


def _program_facts(row: CardRow) -> tuple[str, str, str, str]:
    return row[_AT["game"]], row[_AT["type"]], row[_AT["name"]], _text_of(row)


def _number(cost: Cost) -> int | None:
    return 0 if cost == X else cost


def _column(rows: list[CardRow], name: str) -> list[Any]:
    place = _AT[name]
    return [row[place] for row in rows]
