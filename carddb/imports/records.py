"""Records of a list: what a reader makes of one, and how its fields are taken out with care."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from carddb.facts import Cost, ListKind, Printing, X
from carddb.files import is_writable
from carddb.fold import fold
from carddb.message import Argument, Message, Say, message


class ListFormat(StrEnum):
    """The lists that can be imported."""

    DIGITAL = "heroes-digital"
    PAPER = "heroes-paper"
    BERSERKDECK = "berserkdeck"
    CLASSIC = "classic-nxt"
    TABLE = "table"  # CSV and XLSX


LIMITS: Final = {"name": 100, "text": 3000, "flavour": 1000, "set": 80, "number": 20, "class": 40}
"""The longest values that are believed, in characters: the longest text in print has 277."""

_LARGEST: Final = 999
_CONTROLS: Final = str.maketrans(
    {chr(code): " " for code in range(1, 32)} | {"\n": "\n", "\v": "\n", "\f": "\n", "\r": ""}
)
"""Control characters that slip into texts on the way through other programs; NUL alone is a mistake."""

_SEEN: Final = 60


class BadRecord(Exception):
    """A record that can't go in, and why."""

    def __init__(self, name: Say, **arguments: Argument) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class ReadCard:
    """One record as a printing, with the erratum that some lists carry beside the text."""

    printing: Printing
    erratum: str = ""


@dataclass(slots=True)
class Fields:
    """The fields of one record. Every method returns a sound value or raises BadRecord.

    `mended` gathers what was put right: field, as printed, as taken.
    """

    values: Mapping[str, Any]
    mended: list[tuple[str, str, str]] = field(default_factory=list)

    def text(self, name: str, limit: str) -> str:
        """A string without control characters but line ends, "" when it is missing."""
        value = self.values.get(name)
        if value is None:
            return ""
        if not isinstance(value, str):
            raise self.wrong(name)
        if len(value) > LIMITS[limit]:
            raise BadRecord(Say.RECORD_FIELD_LONG, field=name, limit=LIMITS[limit])
        if not is_writable(value):
            raise self.wrong(name)
        return value.translate(_CONTROLS).strip()

    def name(self, name: str = "name") -> str:
        """The card's name, which every record must have."""
        found = " ".join(self.text(name, "name").split())
        if not fold(found):
            raise BadRecord(Say.RECORD_FIELD_MISSING, field=name)
        return found

    def mark(self, name: str, limit: str) -> str:
        """A short name or number, as text: sets and numbers are both."""
        value = self.values.get(name)
        if type(value) is int and 0 <= value < 10_000_000:
            return str(value)
        return self.text(name, limit)

    def number(self, name: str) -> int | None:
        """A small number, also as digits; None when there is none."""
        value = self.values.get(name)
        if isinstance(value, str):
            value = value.strip()
            if value and not value.isdecimal():
                raise self.wrong(name)
            value = int(value) if value and len(value) < 5 else None if not value else _LARGEST + 1
        elif type(value) is float and value.is_integer():
            value = int(value)
        if value is None:
            return None
        if type(value) is not int or not 0 <= value <= _LARGEST:
            raise self.wrong(name)
        return value

    def cost(self, name: str = "cost") -> Cost:
        """A number, or X in Latin or Cyrillic."""
        value = self.values.get(name)
        return X if isinstance(value, str) and fold(value) in ("x", "х") else self.number(name)

    def texts(self, name: str, limit: str) -> tuple[str, ...]:
        """A list of strings (or of objects that have a name); missing: none."""
        value = self.values.get(name) or []
        if not isinstance(value, list) or len(value) > 10:
            raise self.wrong(name)
        inner = [Fields({name: each.get("name") if isinstance(each, dict) else each}) for each in value]
        return tuple(found for each in inner if (found := each.text(name, limit)))

    def word(self, name: str, table: Mapping[str, Any]) -> Any:
        """What a table says of a string's folded form."""
        found = self.text(name, "class")
        if fold(found) not in table:
            raise self.wrong(name)
        return table[fold(found)]

    def flag(self, name: str) -> bool:
        """True or False; missing: False."""
        value = self.values.get(name) or False
        if not isinstance(value, bool):
            raise self.wrong(name)
        return value

    def mend(self, name: str, printed: str, taken: str) -> None:
        """Remember that a field was put right."""
        if printed != taken:
            self.mended.append((name, printed, taken))

    def wrong(self, name: str) -> BadRecord:
        """The error that shows the field's value."""
        return BadRecord(Say.RECORD_FIELD_WRONG, field=name, value=str(self.values.get(name))[:_SEEN])


Reader = Callable[[Fields], ReadCard]


@dataclass(frozen=True, slots=True)
class Source:
    """A list as it will stand in the catalogue: its id and name, how it ranks, where it came from."""

    list_id: str
    name: str
    kind: ListKind
    file: str


@dataclass(frozen=True, slots=True)
class Skipped:
    """A record that was left out: where it stands and why. `line` is 0 where a file has no lines."""

    record: int
    line: int
    reason: Message


def skipped(record: int, line: int, name: Say, **arguments: Argument) -> Skipped:
    """A record left out, with the message that tells all of it."""
    return Skipped(record, line, message(name, record=record, line=line, **arguments))
