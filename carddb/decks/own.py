"""The program's own deck file: TOML that a person can read and write.

    [deck]
    format = 1
    game = "heroes"
    name = "Первый отряд"
    plan = "Много гномов, потом больше гномов."
    difficulty = 1
    hero = { name = "Кром" }
    main = [
        { count = 3, name = "Гном-кузнец", set = "box", number = "1" },
    ]
    side = []

An entry keeps the name, the set and the number that it was read with; any of them may be missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from carddb.decks.deck import MOST_COPIES, Deck, DeckFile, DeckFormat, Entry, Format, Written
from carddb.facts import Game
from carddb.message import Message, Say, failure, message

VERSION: Final = 1
_MARK: Final = re.compile(r"^\s*\[deck\]", re.MULTILINE)
_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


def _recognises(text: str) -> bool:
    return bool(_MARK.search(text))


def _read(tables: dict[str, Any]) -> DeckFile:
    table = tables.get("deck")
    if not isinstance(table, dict) or table.get("format") != VERSION:
        raise failure(Say.DECK_NEWER, version=str(table.get("format"))[:20] if isinstance(table, dict) else "")
    problems: list[Message] = []
    hero = _entries([table["hero"]], "hero", problems)[:1] if "hero" in table else ()
    deck = Deck(
        _text(table, "name"),
        hero[0] if hero else None,
        _entries(table.get("main"), "main", problems),
        _entries(table.get("side"), "side", problems),
        Game(table["game"]) if table.get("game") in {game.value for game in Game} else None,
        _text(table, "plan"),
        table["difficulty"] if table.get("difficulty") in range(6) else 0,
        _text(table, "source"),
    )
    return DeckFile(DeckFormat.OWN, (deck,), tuple(problems))


def _text(table: dict[str, Any], name: str) -> str:
    value = table.get(name)
    return value if isinstance(value, str) else ""


def _entries(values: object, part: str, problems: list[Message]) -> tuple[Entry, ...]:
    found = []
    for place, value in enumerate(values if isinstance(values, list) else (), 1):
        entry = _entry(value)
        if entry:
            found.append(entry)
        else:
            problems.append(message(Say.DECK_CARD_UNREAD, place=f"{part} {place}", text=str(value)[:80]))
    return tuple(found)


def _entry(value: object) -> Entry | None:
    if not isinstance(value, dict):
        return None
    count = value.get("count", 1)
    entry = Entry(count, _text(value, "name"), _text(value, "set"), _text(value, "number"))
    is_sound = type(count) is int and 0 < count <= MOST_COPIES
    return entry if is_sound and (entry.name or entry.number) else None


def _write(file: DeckFile) -> Written:
    deck = file.decks[0]
    lines = ["[deck]", f"format = {VERSION}"]
    lines += [f"game = {_quoted(deck.game)}"] if deck.game else []
    lines += [f"{name} = {_quoted(value)}" for name, value in _texts(deck) if value]
    lines += [f"difficulty = {deck.difficulty}"] if deck.difficulty else []
    lines += [f"hero = {_table(deck.hero, counted=False)}"] if deck.hero else []
    return Written("\n".join([*lines, *_list("main", deck.main), *_list("side", deck.side), ""]))


def _texts(deck: Deck) -> tuple[tuple[str, str], ...]:
    return ("name", deck.name), ("plan", deck.plan), ("source", deck.source_id)


def _list(name: str, entries: Iterable[Entry]) -> list[str]:
    return [f"{name} = [", *(f"    {_table(entry, counted=True)}," for entry in entries), "]"]


def _table(entry: Entry, *, counted: bool) -> str:
    fields = [f"count = {entry.count}"] if counted else []
    told = (("name", entry.name), ("set", entry.set_id), ("number", entry.number))
    return "{ " + ", ".join(fields + [f"{name} = {_quoted(value)}" for name, value in told if value]) + " }"


def _quoted(text: str) -> str:
    """A TOML string; control characters are written as numbers."""
    return '"' + "".join(_ESCAPES.get(letter) or _plain(letter) for letter in text) + '"'


def _plain(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter


OWN_FORMAT: Final = Format(DeckFormat.OWN, ".deck.toml", _recognises, _read, _write)
