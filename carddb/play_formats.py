"""Formats of play with their dated ban lists and sets, as data: `formats/*.toml`.

[format]
id = "standard"
name = "Стандарт"
game = "heroes"
deck_least = 40              # deck_most as well, if there is a limit
copies = 3                   # of one name, in the main and the side deck together; absent: any number
side_most = 10
hero = true                  # a hero leads the deck, and its elements bind
source = "where this was read"

[[sets]]                     # the sets allowed from this day on; no such part: all sets
since = "2024-06-01"
ids = ["14", "15"]

[[bans]]                     # the cards banned from this day on; each list replaces the one before it
since = "2024-06-01"
names = ["Находка"]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from pathlib import Path
from typing import Any, Final

from carddb.facts import Game
from carddb.files import DECK_LIMIT, read_bytes, text_of, toml_of
from carddb.fold import fold
from carddb.message import Say, failure

FORMATS: Final = Path(__file__).parent / "formats"


@dataclass(frozen=True, slots=True)
class Dated:
    """Something that holds from a day on: folded names or set ids."""

    since: str
    values: frozenset[str]


@dataclass(frozen=True, slots=True)
class PlayFormat:
    """A format of play. None means: no limit."""

    id: str
    name: str
    game: Game
    deck_least: int
    deck_most: int | None = None
    copies: int | None = None
    side_most: int | None = None
    hero: bool = True
    sets: tuple[Dated, ...] = ()
    bans: tuple[Dated, ...] = ()
    source: str = ""

    def sets_on(self, day: date) -> frozenset[str] | None:
        """The ids of the sets allowed on a day; None: all."""
        return _in_force(self.sets, day)

    def banned_on(self, day: date) -> frozenset[str]:
        """The folded names banned on a day."""
        return _in_force(self.bans, day) or frozenset()


def play_formats(folder: Path = FORMATS) -> dict[str, PlayFormat]:
    """All formats of a folder by id.

    >>> play_formats()["constructed"].deck_least
    40

    Raises:
        CatalogueError: a file is no format.
    """
    found = map(read_play_format, sorted(folder.glob("*.toml")))
    return {each.id: each for each in found}


def read_play_format(path: Path) -> PlayFormat:
    """The format of one file.

    Raises:
        CatalogueError: the file is no format.
    """
    table = toml_of(text_of(read_bytes(path, DECK_LIMIT), path.name), path.name)
    try:
        values = dict(table["format"])
        return PlayFormat(
            **values | {"game": Game(values["game"])},
            sets=_dated(table, "sets", "ids"),
            bans=_dated(table, "bans", "names"),
        )
    except (ValueError, KeyError, TypeError) as error:
        wanted = ", ".join(field.name for field in fields(PlayFormat))
        raise failure(Say.FILE_WRONG_SHAPE, file=path.name, wanted=f"[format] {wanted}") from error


def _dated(table: Mapping[str, Any], part: str, name: str) -> tuple[Dated, ...]:
    return tuple(Dated(each["since"], frozenset(map(fold, each[name]))) for each in table.get(part, ()))


def _in_force(lists: tuple[Dated, ...], day: date) -> frozenset[str] | None:
    begun = [each for each in lists if each.since <= day.isoformat()]
    return max(begun, key=lambda each: each.since).values if begun else None
