"""Errata: dated texts that stand over the printed ones. Adding, cancelling, and lists of them as files."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any, Final

from carddb.facts import CardKey, Game
from carddb.files import json_of
from carddb.fold import fold
from carddb.message import Message, Say, failure, message

VERSION: Final = 1
_FORMAT: Final = "otryad errata"
_LONGEST: Final = 3000
_UNKNOWN_REST: Final = {len("2021"): "-01-01", len("2021-05"): "-01", len("2021-05-30"): ""}


@dataclass(frozen=True, slots=True)
class Erratum:
    """A text that a card has from a date on, and who says so. `date` is ISO; "" means: always.

    `id` is the catalogue's number for it, None before it is kept.
    """

    game: Game
    name: str
    text: str
    date: str
    source: str = ""
    cancelled: bool = False
    id: int | None = None

    @property
    def key(self) -> CardKey:
        return self.game, fold(self.name)


@dataclass(frozen=True, slots=True)
class ErrataReport:
    """What an errata file brought: new ones, those known already, and those that can't be read."""

    new: int
    known: int
    skipped: tuple[Message, ...]


def put_erratum(connection: sqlite3.Connection, erratum: Erratum) -> int | None:
    """Keep an erratum; None when the same text, date and source is kept already. Call it within a transaction.

    Raises:
        CatalogueError: the name or the text is empty or too long, or the date is none.
    """
    wrong = _mistake(erratum)
    if wrong:
        raise failure(Say.ERRATUM_FIELD_WRONG, card=erratum.name[:80], field=wrong)
    values = (*erratum.key, erratum.text, erratum.date, erratum.source)
    same = "game = ? AND key = ? AND text = ? AND date = ? AND source = ?"
    if connection.execute(f"SELECT 1 FROM erratum WHERE {same}", values).fetchone():
        return None
    done = connection.execute(
        "INSERT INTO erratum (game, key, name, text, date, source, cancelled) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*erratum.key, erratum.name, erratum.text, erratum.date, erratum.source, erratum.cancelled),
    )
    return done.lastrowid


def cancel_erratum(connection: sqlite3.Connection, number: int, *, cancelled: bool = True) -> None:
    """Take an erratum out of force, or bring it back; it stays in the card's history."""
    connection.execute("UPDATE erratum SET cancelled = ? WHERE id = ?", (cancelled, number))


def every_erratum(connection: sqlite3.Connection) -> tuple[Erratum, ...]:
    """All errata, by date."""
    rows = connection.execute(
        "SELECT game, name, text, date, source, cancelled, id FROM erratum ORDER BY date, key, id"
    )
    return tuple(
        Erratum(Game(game), name, text, day, source, bool(cancelled), number)
        for game, name, text, day, source, cancelled, number in rows
    )


def errata_text(errata: Iterable[Erratum]) -> str:
    """An errata list as a file's text."""
    values = [{name: value for name, value in asdict(each).items() if name != "id"} for each in errata]
    return json.dumps({"format": _FORMAT, "version": VERSION, "errata": values}, ensure_ascii=False, indent=1) + "\n"


def errata_of(text: str, file: str) -> tuple[list[Erratum], list[Message]]:
    """The errata of a file's text, and a message for each that can't be read.

    Raises:
        CatalogueError: it is no errata list, or one of a newer program.
    """
    value = json_of(text, file)
    if not isinstance(value, dict) or value.get("format") != _FORMAT or not isinstance(value.get("errata"), list):
        raise failure(Say.FILE_WRONG_SHAPE, file=file, wanted=_FORMAT)
    if value.get("version") != VERSION:
        raise failure(Say.ERRATA_NEWER, file=file, version=str(value.get("version"))[:20])
    good, bad = [], []
    for number, each in enumerate(value["errata"], 1):
        erratum = _erratum(each)
        wrong = "record" if erratum is None else _mistake(erratum)
        if erratum is None or wrong:
            bad.append(message(Say.ERRATUM_FIELD_WRONG, card=f"№ {number}", field=wrong))
        else:
            good.append(erratum)
    return good, bad


def put_errata(connection: sqlite3.Connection, errata: Iterable[Erratum], skipped: Iterable[Message]) -> ErrataReport:
    """Keep all errata of a list. Call it within a transaction."""
    kept = [put_erratum(connection, each) is not None for each in errata]
    return ErrataReport(sum(kept), len(kept) - sum(kept), tuple(skipped))


def _erratum(value: Any) -> Erratum | None:
    if not isinstance(value, dict):
        return None
    words = {name: value.get(name, "") for name in ("name", "text", "date", "source")}
    games = {game.value: game for game in Game}
    if value.get("game") not in games or not all(isinstance(word, str) for word in words.values()):
        return None
    return Erratum(games[value["game"]], **words, cancelled=value.get("cancelled") is True)


def _mistake(erratum: Erratum) -> str:
    """The first field that can't be right, or ""."""
    sound = {
        "name": 0 < len(fold(erratum.name)) <= 100,
        "text": 0 < len(erratum.text) <= _LONGEST and "\0" not in erratum.text,
        "date": _is_date(erratum.date),
        "source": len(erratum.source) <= 300,
    }
    return next((name for name, is_sound in sound.items() if not is_sound), "")


def _is_date(text: str) -> bool:
    """As much of an ISO date as is known."""
    return text == "" or first_day(text) is not None


def first_day(text: str) -> date | None:
    """The first day of a year, a month or a day as ISO writes it; None: it is no date.

    >>> first_day("2024-06")
    datetime.date(2024, 6, 1)
    """
    try:
        return date.fromisoformat(text + _UNKNOWN_REST[len(text)])
    except (KeyError, ValueError):
        return None
