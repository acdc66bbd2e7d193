"""Lists that people keep as CSV or XLSX: which columns there are, and a row as a record."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final

from carddb.facts import Facts, Game, ListKind, Printing
from carddb.files import LIST_LIMIT, MIB, read_bytes, text_of
from carddb.fold import fold
from carddb.imports.lists import elements_of
from carddb.imports.normal import classes_of_words, typed_facts
from carddb.imports.records import Fields, ReadCard
from carddb.message import CatalogueError, Say, failure
from carddb.vocabulary import RARITY_WORDS

MOST_ROWS: Final = 200_000
MOST_COLUMNS: Final = 100
_UNPACKED_LIMIT: Final = 512 * MIB
_SAMPLE: Final = 5
_SEPARATORS: Final = ",;\t"
_LIST_SEPARATORS: Final = str.maketrans("/;|+", ",,,,")

HEADERS: Final[dict[str, str]] = {
    word: field
    for field, words in {
        "name": "name/имя/название/карта/card",
        "type": "type/тип",
        "elements": "elements/element/стихия/стихии",
        "cost": "cost/стоимость/цена/монеты",
        "strike": "strike/attack/удар/атака/сила",
        "life": "life/health/hp/жизнь/жизни/здоровье",
        "classes": "classes/class/класс/классы",
        "rarity": "rarity/редкость",
        "text": "text/текст/особенности/способности/описание",
        "flavour": "flavour/flavor/легенда/художественный текст",
        "set": "set/сет/набор/выпуск",
        "number": "number/no/номер/№/n",
        "game": "game/игра",
        "date": "date/дата/год/year",
    }.items()
    for word in words.split("/")
}
"""Folded header → the field that it most likely is."""

FIELDS: Final = tuple(dict.fromkeys(HEADERS.values()))
"""The fields that a column may be."""

Mapped = Mapping[str, int]
"""Field → column, counted from 0."""

Cells = list[Any]


@dataclass(frozen=True, slots=True)
class Columns:
    """What a wizard shows of a table: its headers, its first rows, and what the columns most likely are."""

    headers: tuple[str, ...]
    sample: tuple[tuple[str, ...], ...]
    guess: dict[str, int]


def is_table(path: Path) -> bool:
    """Whether the file's name says that it is a table."""
    return path.suffix.casefold() in (".csv", ".tsv", ".xlsx", ".xlsm")


def columns_of(path: Path) -> Columns:
    """A table's columns; its first row holds the headers.

    Raises:
        CatalogueError: it is no table.
    """
    rows = [cells for _, cells in islice(_rows(path), _SAMPLE + 1)]
    if not rows:
        raise failure(Say.IMPORT_NO_RECORDS, file=path.name)
    headers = tuple(map(_shown, rows[0]))
    return Columns(headers, tuple(tuple(map(_shown, row)) for row in rows[1:]), guess_columns(headers))


def guess_columns(headers: Iterable[str]) -> dict[str, int]:
    """What the columns most likely are, by their headers.

    >>> guess_columns(["№", "Название", "Цена", "Заметки"])
    {'number': 0, 'name': 1, 'cost': 2}
    """
    guess: dict[str, int] = {}
    for column, header in enumerate(headers):
        field = HEADERS.get(fold(header))
        if field:
            guess.setdefault(field, column)
    return guess


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a table as records: number, line, and the cells by field. `called` is what a field's column is called
    in the file.
    """

    called: dict[str, str]
    records: Iterator[tuple[int, int, dict[str, Any]]]


def table_of(path: Path, mapping: Mapped | None = None) -> Table:
    """A table's rows; empty ones are none.

    Raises:
        CatalogueError: it is no table, or no column holds names.
    """
    rows = _rows(path)
    first = next(rows, None)
    if first is None:
        raise failure(Say.IMPORT_NO_RECORDS, file=path.name)
    headers = tuple(map(_shown, first[1]))
    columns = guess_columns(headers) if mapping is None else mapping
    if "name" not in columns:
        raise failure(Say.IMPORT_NO_NAMES, file=path.name)
    called = {field: headers[at] for field, at in columns.items() if at < len(headers) and headers[at].strip()}
    return Table(called, _records(rows, columns))


def _records(rows: Iterator[tuple[int, Cells]], columns: Mapped) -> Iterator[tuple[int, int, dict[str, Any]]]:
    for number, (line, cells) in enumerate(rows, 1):
        if any(cell not in (None, "") for cell in cells):
            yield number, line, {field: cells[at] for field, at in columns.items() if at < len(cells)}


def read_row(list_id: str, fields: Fields) -> ReadCard:
    """A row as a printing. Classes and elements may stand several in a cell, with commas or slashes."""
    parts = {name: _split(fields.values.get(name)) for name in ("classes", "elements")}
    cells = Fields({name: _shown(value) for name, value in fields.values.items()} | parts, fields.mended)
    classes = classes_of_words(cells, "classes", cells.texts("classes", "class"))
    stats = typed_facts(cells, cells.cost(), cells.number("strike"), cells.number("life"), classes)
    set_name = cells.text("set", "set")
    facts = Facts(
        game=cells.word("game", _GAMES) if cells.text("game", "class") else Game.HEROES,
        name=cells.name(),
        elements=elements_of(cells, "elements"),
        rarity=cells.word("rarity", RARITY_WORDS) if cells.text("rarity", "class") else None,
        text=cells.text("text", "text"),
        flavour=cells.text("flavour", "flavour"),
        set_id=set_name,
        number=cells.text("number", "number"),
        **stats,
    )
    return ReadCard(Printing(list_id, ListKind.IMPORT, facts, set_name, cells.text("date", "number")))


_GAMES: Final = {"heroes": Game.HEROES, "герои": Game.HEROES, "classic": Game.CLASSIC, "классика": Game.CLASSIC}


def _split(cell: object) -> list[str]:
    return [part.strip() for part in _shown(cell).translate(_LIST_SEPARATORS).split(",") if part.strip()]


def _shown(cell: object) -> str:
    """A cell as a person sees it: 3.0 is 3, a day is a date."""
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime):
        return cell.date().isoformat()
    return cell.isoformat() if isinstance(cell, date) else str(cell)


def _rows(path: Path) -> Iterator[tuple[int, Cells]]:
    """Line numbers and cells, the headers first."""
    content = read_bytes(path, LIST_LIMIT)
    rows = _xlsx_rows(content, path.name) if content.startswith(b"PK") else _csv_rows(content, path.name)
    for line, cells in rows:
        if line > MOST_ROWS:
            raise failure(Say.IMPORT_TOO_MANY, file=path.name, limit=MOST_ROWS)
        yield line, cells[:MOST_COLUMNS]


def _csv_rows(content: bytes, file: str) -> Iterator[tuple[int, Cells]]:
    text = text_of(content, file)
    first = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    line = 1
    try:
        for cells in reader:
            yield line, list(cells)
            line = reader.line_num + 1
    except csv.Error as error:
        raise failure(Say.FILE_LONG_CELL, file=file, line=line) from error


def _xlsx_rows(content: bytes, file: str) -> Iterator[tuple[int, Cells]]:
    """The rows of the sheet whose first row has the most known headers."""
    _refuse_bombs(content, file)
    import openpyxl  # type: ignore[import-untyped]  # it has no types of its own

    try:
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheet = max(book.worksheets, key=_known_headers)
        rows = sheet.iter_rows(values_only=True, max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS)
        for line, cells in enumerate(rows, 1):
            yield line, list(cells)
        book.close()
    except CatalogueError:
        raise
    except Exception as error:  # openpyxl lets the errors of zip, XML and its own conversions through, of any kind
        raise failure(Say.FILE_UNREADABLE, file=file, reason="damaged_table") from error


def _known_headers(sheet: Any) -> int:
    first = next(sheet.iter_rows(values_only=True, max_row=1, max_col=MOST_COLUMNS), ())
    return len(guess_columns(map(_shown, first)))


def _refuse_bombs(content: bytes, file: str) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as book:
            unpacked = sum(part.file_size for part in book.infolist())
    except Exception as error:  # zipfile meets damaged files with errors of every kind
        raise failure(Say.FILE_UNREADABLE, file=file, reason="damaged_table") from error
    if unpacked > _UNPACKED_LIMIT:
        raise failure(Say.FILE_TOO_LARGE, file=file, limit=_UNPACKED_LIMIT // MIB)
