"""A deck as it was read: counts and names, not yet cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import Any, Final

from carddb.facts import Cost, Game
from carddb.message import Message, Say, message

MOST_COPIES: Final = 99
"""The largest count that is believed; more is a mistake of the file."""


class DeckFormat(StrEnum):
    """The formats that are read and written."""

    OWN = "own"
    BERSERKDECK_TEXT = "berserkdeck text"
    BERSERKDECK_JSON = "berserkdeck json"
    GAME_TEXT = "game text"
    TABLE = "table database"
    TTS = "tabletop simulator"
    PROBERSERK = "proberserk"
    COMPACT = "proberserk code"
    VIBE = "berserk_vibe"
    VIBE_CODE = "berserk_vibe code"
    TELEGRAM = "telegram"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Entry:
    """Copies of one card, as the file names it: by name, by set and number, or by both; with its cost if told."""

    count: int
    name: str = ""
    set_id: str = ""
    number: str = ""
    cost: Cost = None


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck. `game` is None where the format doesn't tell; `source_id` is what the source calls it by.

    `difficulty` is 1 (easy) to 5, 0 when nobody said.
    """

    name: str = ""
    hero: Entry | None = None
    main: tuple[Entry, ...] = ()
    side: tuple[Entry, ...] = ()
    game: Game | None = None
    plan: str = ""
    difficulty: int = 0
    source_id: str = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The hero and all cards of both parts."""
        return ((self.hero,) if self.hero else ()) + self.main + self.side

    @property
    def size(self) -> int:
        """How many cards the main deck has."""
        return sum(entry.count for entry in self.main)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a file or a text held: its decks, the lines that were not understood, and what stood around the decks."""

    format: DeckFormat
    decks: tuple[Deck, ...]
    problems: tuple[Message, ...] = ()
    frame: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Written:
    """A deck as text of some format, and what that format can't say."""

    text: str
    lost: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """One format. `recognises` takes the text (a JSON format: its value) and looks only as far as it must.

    `read` takes the same (our own format: the tables of its TOML); `write` takes the decks and the frame.
    """

    format: DeckFormat
    suffix: str
    recognises: Callable[[Any], bool]
    read: Callable[[Any], DeckFile]
    write: Callable[[DeckFile], Written]
    is_json: bool = False


def side_not_written(deck: Deck) -> tuple[Message, ...]:
    """What is lost by a format that has no side deck."""
    count = sum(entry.count for entry in deck.side)
    return (message(Say.DECK_SIDE_NOT_WRITTEN, count=count),) if count else ()


def gathered(copies: Iterable[Entry]) -> tuple[Entry, ...]:
    """Single copies that stand side by side as one entry.

    >>> [(entry.count, entry.name) for entry in gathered([Entry(1, "Пёс"), Entry(1, "Пёс"), Entry(1, "Кот")])]
    [(2, 'Пёс'), (1, 'Кот')]
    """
    return tuple(
        Entry(len(list(same)), entry.name, entry.set_id, entry.number, entry.cost) for entry, same in groupby(copies)
    )
