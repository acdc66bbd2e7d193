"""Which card a picture file shows, by its name: `14/020.png`, `14-20.jpg`, `Пёс.png`, `020_Пёс.webp`."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from carddb.facts import CardKey, Game
from carddb.fold import fold

_SET_AND_NUMBER: Final = re.compile(r"(?:set|сет)?\s*(\d{1,3})[\s_.x#-]+(\d{1,3})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(?:n|№|#)?\s*(\d{1,3})", re.IGNORECASE)
_SET: Final = re.compile(r"(?:set|сет)[\s_-]*(\d{1,3})", re.IGNORECASE)
_LEADING_NUMBER: Final = re.compile(r"(?:\d+[\s_.-]+)+")


@dataclass(frozen=True, slots=True)
class Shown:
    """The card that a picture shows; set and number are "" when only its name was told."""

    key: CardKey
    set_id: str = ""
    number: str = ""


class Matcher:
    """Finds cards of one game by set and number, else by name."""

    def __init__(self, connection: sqlite3.Connection, game: Game) -> None:
        self._game = game
        self._by_number: dict[tuple[str, str], str] = {}
        self._names: set[str] = set()
        for schema in ("shipped", "main"):
            rows = connection.execute(f"SELECT set_id, number, key FROM {schema}.printing WHERE game = ?", (game,))
            for set_id, number, key in rows:
                self._by_number[fold(set_id), number] = key
                self._names.add(key)

    def shown(self, path: PurePosixPath) -> Shown | None:
        """The card of a file, or None."""
        return self._numbered(path) or self._named(path.stem)

    def _numbered(self, path: PurePosixPath) -> Shown | None:
        stem = path.stem.strip()
        if found := _SET_AND_NUMBER.fullmatch(stem):
            return self._at(found[1], found[2])
        if found := _NUMBER.fullmatch(stem):
            folder = path.parent.name
            named = _SET.fullmatch(folder)
            return self._at(named[1] if named else folder, found[1])
        return None

    def _at(self, set_id: str, number: str) -> Shown | None:
        place = str(int(set_id)) if set_id.isdecimal() else fold(set_id), str(int(number))
        key = self._by_number.get(place)
        return Shown((self._game, key), *place) if key else None

    def _named(self, stem: str) -> Shown | None:
        name = fold(stem.replace("_", " "))
        for folded in (name, _LEADING_NUMBER.sub("", name, count=1)):
            if folded in self._names:
                return Shown((self._game, folded))
        return None
