"""Set files: the shipped cards, as people write them.

A set is one TOML file::

    [set]
    id = "part8"                 # short, stable, used in deck files
    name = "Созданные и Помещённые"
    game = "heroes"              # or "classic"
    version = 1                  # raised with every change of a card

    [[card]]
    number = 1                   # a number or a short text
    name = "Элементаль огня"
    type = "creature"            # hero, creature, spell, support, quest (Russian works as well)
    elements = ["steppe"]        # none, one or several: a neutral card has none
    cost = 2                     # or "X"; heroes have none
    strike = 2                   # creatures only
    life = 1                     # creatures and heroes
    classes = ["Элементаль"]
    rarity = "common"            # common, uncommon, rare, ultra
    text = "Созданный. Рывок."
    flavour = ""
    ours = ["rarity"]            # which of these facts are ours and not the publisher's

Everything but number, name and type may be left out. Every mistake is told with file, card and field.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from carddb.facts import CardType, Cost, Element, Facts, Game, X
from carddb.files import LIST_LIMIT, read_bytes, text_of, toml_of
from carddb.fold import fold
from carddb.message import CatalogueError, Message, Say, message
from carddb.vocabulary import ELEMENT_WORDS, RARITY_WORDS, TYPE_WORDS

SHIPPED: Final = Path(__file__).parent / "sets"
"""The folder of the sets in the box."""

_STATS: Final = {
    CardType.HERO: {"life"},
    CardType.CREATURE: {"cost", "strike", "life"},
    CardType.SPELL: {"cost"},
    CardType.SUPPORT: {"cost"},
    CardType.QUEST: {"cost"},
}
"""106.1.1: the numbers that a type has, all of them and no others. Types of the classic game may have any."""

_EVERY_STAT: Final = {"cost", "strike", "life"}


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set with its cards in the order of the file."""

    id: str
    name: str
    game: Game
    version: int
    cards: tuple[Facts, ...]


class _Wrong(Exception):
    """A value that its field can't hold."""


def read_set(path: Path) -> CardSet:
    """The set of one file.

    Raises:
        CatalogueError: the file is no set; one message for every mistake.
    """
    table = _read_toml(path)
    reader = _Reader(path.name)
    found = reader.set_of(table)
    if reader.mistakes:
        raise CatalogueError(*reader.mistakes)
    return found


def shipped_sets(folder: Path = SHIPPED) -> tuple[CardSet, ...]:
    """All sets of a folder, by file name.

    >>> [each.id for each in shipped_sets() if each.id == "part8"]
    ['part8']
    """
    return tuple(read_set(path) for path in sorted(folder.glob("*.toml")))


def digest_of(folder: Path = SHIPPED) -> str:
    """A digest of a folder's set files: it changes when any of them does."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + read_bytes(path, LIST_LIMIT) + b"\0")
    return digest.hexdigest()


def _read_toml(path: Path) -> dict[str, Any]:
    return toml_of(text_of(read_bytes(path, LIST_LIMIT), path.name), path.name)


class _Reader:
    """Reads one file's tables and gathers the mistakes instead of stopping at the first."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.mistakes: list[Message] = []

    def set_of(self, table: Mapping[str, Any]) -> CardSet:
        self._unknown(table, {"set", "card"}, card="")
        head = self._values(table.get("set", {}), _SET_FIELDS, {"id", "name", "game", "version"}, card="")
        game = head.get("game", Game.HEROES)
        entries = table.get("card", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self._wrong("", "card", entries)
            entries = []
        cards = [self._card(entry, game, head.get("id", ""), place) for place, entry in enumerate(entries, 1)]
        known = tuple(card for card in cards if card)
        self._twice(known)
        return CardSet(head.get("id", ""), head.get("name", ""), game, head.get("version", 0), known)

    def _card(self, entry: Mapping[str, Any], game: Game, set_id: str, place: int) -> Facts | None:
        said = entry.get("name")
        card = said if isinstance(said, str) and said else f"№ {place}"
        before = len(self.mistakes)
        values = self._values(entry, _CARD_FIELDS, {"number", "name", "type"}, card)
        if len(self.mistakes) > before:
            return None
        self._stats(values, card)
        return Facts(game=game, set_id=set_id, **values)

    def _stats(self, values: Mapping[str, Any], card: str) -> None:
        needed = _STATS.get(values["type"])
        if needed is None:
            return
        for stat in sorted(needed - values.keys()):
            self._missing(card, stat)
        for stat in sorted(_EVERY_STAT & values.keys() - needed):
            self._wrong(card, stat, values[stat])

    def _values(
        self, entry: object, readers: Mapping[str, Callable[[Any], Any]], needed: Iterable[str], card: str
    ) -> dict[str, Any]:
        if not isinstance(entry, dict):
            self._wrong(card, "set", entry)
            return {}
        self._unknown(entry, readers.keys(), card)
        for name in sorted(set(needed) - entry.keys()):
            self._missing(card, name)
        values: dict[str, Any] = {}
        for name in readers.keys() & entry.keys():
            try:
                values[name] = readers[name](entry[name])
            except _Wrong:
                self._wrong(card, name, entry[name])
        return values

    def _unknown(self, entry: Mapping[str, Any], known: Iterable[str], card: str) -> None:
        for name in sorted(entry.keys() - set(known)):
            self.mistakes.append(message(Say.SET_FIELD_UNKNOWN, file=self.file, card=card, field=name))

    def _twice(self, cards: Iterable[Facts]) -> None:
        seen: set[tuple[str, str]] = set()
        for card in cards:
            for mark in (("name", card.key[1]), ("number", card.number)):
                if mark in seen:
                    self.mistakes.append(message(Say.SET_CARD_TWICE, file=self.file, card=card.name, field=mark[0]))
                seen.add(mark)

    def _missing(self, card: str, field: str) -> None:
        self.mistakes.append(message(Say.SET_FIELD_MISSING, file=self.file, card=card, field=field))

    def _wrong(self, card: str, field: str, value: object) -> None:
        said = repr(value)[:80]
        self.mistakes.append(message(Say.SET_FIELD_WRONG, file=self.file, card=card, field=field, value=said))


def _text(value: object) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise _Wrong
    return value.strip()


def _name(value: object) -> str:
    name = _text(value)
    if not fold(name):
        raise _Wrong
    return name


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value < 1000:
        raise _Wrong
    return value


def _number(value: object) -> str:
    return str(_count(value)) if isinstance(value, int) else _name(value)


def _cost(value: object) -> Cost:
    return X if value == X else _count(value)


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _Wrong
    return tuple(_name(each) for each in value)


def _word_in(table: Mapping[str, Any]) -> Callable[[object], Any]:
    def read(value: object) -> Any:
        word = fold(_text(value))
        if word not in table:
            raise _Wrong
        return table[word]

    return read


def _elements(value: object) -> tuple[Element, ...]:
    read = _word_in(ELEMENT_WORDS)
    found = {read(each) for each in _texts(value)}
    return tuple(element for element in Element if element in found)


def _ours(value: object) -> frozenset[str]:
    named = frozenset(_texts(value))
    if not named <= {field.name for field in fields(Facts)}:
        raise _Wrong
    return named


def _game(value: object) -> Game:
    try:
        return Game(_text(value))
    except ValueError:
        raise _Wrong from None


_SET_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {"id": _name, "name": _name, "game": _game, "version": _count}
_CARD_FIELDS: Final[dict[str, Callable[[Any], Any]]] = {
    "number": _number,
    "name": _name,
    "type": _word_in(TYPE_WORDS),
    "elements": _elements,
    "cost": _cost,
    "strike": _count,
    "life": _count,
    "classes": _texts,
    "rarity": _word_in(RARITY_WORDS),
    "text": _text,
    "flavour": _text,
    "ours": _ours,
}
