"""The deck formats that are lists of lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from carddb.decks.deck import MOST_COPIES, Deck, DeckFile, DeckFormat, Entry, Format, Written, side_not_written
from carddb.facts import Game
from carddb.fold import fold
from carddb.message import Message, Say, message

_COUNT_FIRST: Final = re.compile(r"(\d{1,3})(?:\s*[xXхХ×*]\s+|[xX×*]|\s+)(\S.*)")
_COUNT_LAST: Final = re.compile(r"(.*\S)\s+(?:[xXхХ×*]\s*(\d{1,3})|\((\d{1,3})\)|(\d{1,3})\s*шт\.?)")
_GAME_LINE: Final = re.compile(r"(\d+)\s*[xXхХ]\s*\(\s*(\w*)\s*\)\s*(.+)")
_ID: Final = re.compile(r"\d{4,6}")
_SIDE: Final = "---side---"

_HERO: Final = "герой"
_MAIN_HEADS: Final = ("основная колода", "колода", "main", "deck")
_SIDE_HEADS: Final = ("дополнительная колода", "сайдборд", "сайд", "side", "sideboard")
_NAME_HEADS: Final = ("название", "name")
_NO_HERO: Final = "—"


@dataclass(slots=True)
class _Gathering:
    """A deck being read line by line."""

    name: str = ""
    hero: Entry | None = None
    parts: dict[str, list[Entry]] = field(default_factory=lambda: {"main": [], "side": []})
    part: str = "main"
    problems: list[Message] = field(default_factory=list)

    def add(self, entry: Entry | None, line: int, text: str) -> None:
        if entry is None or not 0 < entry.count <= MOST_COPIES:
            self.problems.append(message(Say.DECK_LINE_UNREAD, line=line, text=text[:80]))
        else:
            self.parts[self.part].append(entry)

    def file(self, kind: DeckFormat, game: Game | None = None) -> DeckFile:
        main, side = (tuple(self.parts[part]) for part in ("main", "side"))
        return DeckFile(kind, (Deck(self.name, self.hero, main, side, game),), tuple(self.problems))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not empty, with their numbers."""
    for number, line in enumerate(text.split("\n"), 1):
        if stripped := line.strip():
            yield number, stripped


def _counted(line: str) -> Entry | None:
    """`3 Имя`, `3x Имя`, `Имя x3`, `Имя (3)`; a name alone is one copy."""
    if found := _COUNT_FIRST.fullmatch(line):
        return Entry(int(found[1]), found[2])
    if found := _COUNT_LAST.fullmatch(line):
        return Entry(int(found[2] or found[3] or found[4]), found[1])
    return Entry(1, line) if any(letter.isalpha() for letter in line) else None


def _head_of(line: str) -> tuple[str, str]:
    """A heading and what stands behind its colon; no heading: "" and the line."""
    head, colon, rest = line.partition(":")
    return (fold(head), rest.strip()) if colon else ("", line)


# ------------------------------------------------------------------------------------------------ berserkdeck


def _read_berserkdeck(text: str) -> DeckFile:
    deck, in_hero = _Gathering(), False
    for number, line in _lines(text):
        head, rest = _head_of(line)
        if head == _HERO:
            in_hero = True
            line = rest
        elif head in _MAIN_HEADS or head in _SIDE_HEADS:
            in_hero, deck.part = False, "side" if head in _SIDE_HEADS else "main"
            line = rest
        if in_hero and line and line != _NO_HERO:
            deck.hero = Entry(1, line)
        elif line and not in_hero:
            deck.add(_counted(line), number, line)
    return deck.file(DeckFormat.BERSERKDECK_TEXT, Game.HEROES)


def _write_berserkdeck(file: DeckFile) -> Written:
    deck = file.decks[0]
    parts = [("Герой", [deck.hero.name if deck.hero else _NO_HERO]), ("Основная колода", _count_lines(deck.main))]
    if deck.side:
        parts.append(("Дополнительная колода", _count_lines(deck.side)))
    return Written("\n".join(f"{head}:\n" + "".join(line + "\n" for line in lines) for head, lines in parts))


def _count_lines(entries: Iterable[Entry]) -> list[str]:
    return [f"{entry.count} {entry.name}" for entry in entries]


def _is_berserkdeck(text: str) -> bool:
    heads = {_head_of(line)[0] for _, line in _lines(text) if line.endswith(":")}
    return "основная колода" in heads


# ---------------------------------------------------------------------------------------------- the game's text


def _read_game_text(text: str) -> DeckFile:
    """Lines that are neither the name, the hero nor a card are the game's own and say nothing."""
    deck = _Gathering()
    for number, line in _lines(text):
        bare = line.lstrip("#").strip()
        head, rest = _head_of(bare)
        if line.startswith("###"):
            deck.name = bare
        elif head == _HERO:
            deck.hero = Entry(1, rest)
        elif found := _GAME_LINE.fullmatch(bare):
            cost = int(found[2]) if found[2].isdecimal() else None
            deck.add(Entry(int(found[1]), found[3], cost=cost), number, line)
    return deck.file(DeckFormat.GAME_TEXT, Game.HEROES)


def _write_game_text(file: DeckFile) -> Written:
    deck = file.decks[0]
    cards = [f"# {entry.count}x ({_coins(entry)}) {entry.name}" for entry in deck.main]
    hero = [f"# Герой: {deck.hero.name}"] if deck.hero else []
    return Written("\n".join([f"### {deck.name}", *hero, "#", *cards, "#", ""]), side_not_written(deck))


def _coins(entry: Entry) -> int:
    """X and a cost that nobody knows are written 0 (105.1.4)."""
    return entry.cost if isinstance(entry.cost, int) else 0


def _is_game_text(text: str) -> bool:
    return any(_GAME_LINE.fullmatch(line.lstrip("#").strip()) for _, line in _lines(text))


# ------------------------------------------------------------------------------------------------- proberserk


def _read_proberserk(text: str) -> DeckFile:
    deck = _Gathering()
    for number, line in _lines(re.sub(r"<br\s*/?>", "\n", text, flags=re.IGNORECASE)):
        if fold(line) == _SIDE:
            deck.part = "side"
        elif line.startswith("#") and not deck.name:
            deck.name = line[1:].strip()
        else:
            deck.add(_by_id(_counted(line)), number, line)
    return deck.file(DeckFormat.PROBERSERK, Game.CLASSIC)


def _by_id(entry: Entry | None) -> Entry | None:
    """`10003` is number 3 of set 10, where a name could stand."""
    if entry is None or not _ID.fullmatch(entry.name):
        return entry
    return Entry(entry.count, "", entry.name[:-3], str(int(entry.name[-3:])))


def _write_proberserk(file: DeckFile) -> Written:
    """«ё» is written «е», as that site does."""
    deck = file.decks[0]
    side = [_SIDE, *map(_proberserk_line, deck.side)] if deck.side else []
    name = [f"#{deck.name}"] if deck.name else []
    lines = [*name, *map(_proberserk_line, deck.main), *side, ""]
    lost = (message(Say.DECK_HERO_NOT_WRITTEN, card=deck.hero.name),) if deck.hero else ()
    return Written("\n".join(lines), lost)


def _proberserk_line(entry: Entry) -> str:
    name = entry.name.replace("ё", "е").replace("Ё", "Е") or f"{entry.set_id}{entry.number:0>3}"
    return f"{entry.count} {name}"


def _is_proberserk(text: str) -> bool:
    lines = [line for _, line in _lines(text)]
    titled = len(lines) > 1 and lines[0].startswith("#") and not lines[1].startswith("#")
    numbered = any((entry := _counted(line)) and _ID.fullmatch(entry.name) for line in lines)
    return titled or numbered or _SIDE in map(fold, lines)


# --------------------------------------------------------------------------------------------------- Telegram


def _read_telegram(text: str) -> DeckFile:
    deck = _Gathering()
    for number, line in _lines(text):
        bare = line.rstrip(",").strip()
        if not deck.name and not deck.parts["main"] and not bare[:1].isdigit():
            deck.name = bare
        else:
            deck.add(_counted(bare), number, line)
    return deck.file(DeckFormat.TELEGRAM)


def _write_telegram(file: DeckFile) -> Written:
    deck = file.decks[0]
    hero = [replace(deck.hero, count=1)] if deck.hero else []
    lines = [deck.name or "Колода", *_count_lines([*hero, *deck.main])]
    return Written("".join(f"{line},\n" for line in lines), side_not_written(deck))


def _is_telegram(text: str) -> bool:
    lines = [line for _, line in _lines(text)]
    return len(lines) > 1 and all(line.endswith(",") for line in lines[:-1])


# ------------------------------------------------------------------------------------------------- plain lists


def _read_plain(text: str) -> DeckFile:
    """Counts and names in any of the ways that people write them; a line that ends with a colon is a heading."""
    deck = _Gathering()
    for number, line in _lines(text):
        if line.startswith("//"):
            continue
        head, rest = _head_of(line)
        if head in _NAME_HEADS:
            deck.name = rest
        elif head == _HERO and rest:
            deck.hero = Entry(1, rest)
        elif head in _SIDE_HEADS or fold(line) in (*_SIDE_HEADS, _SIDE):
            deck.part = "side"
        elif not line.endswith(":"):
            deck.add(_counted(line), number, line)
    return deck.file(DeckFormat.PLAIN)


def _write_plain(file: DeckFile) -> Written:
    deck = file.decks[0]
    name = [f"Название: {deck.name}"] if deck.name else []
    hero = [f"Герой: {deck.hero.name}"] if deck.hero else []
    side = ["Дополнительная колода:", *_count_lines(deck.side)] if deck.side else []
    return Written("\n".join([*name, *hero, *_count_lines(deck.main), *side, ""]))


def _is_plain(text: str) -> bool:
    return any(_COUNT_FIRST.fullmatch(line) or _COUNT_LAST.fullmatch(line) for _, line in _lines(text))


TEXT_FORMATS: Final = (
    Format(DeckFormat.BERSERKDECK_TEXT, ".txt", _is_berserkdeck, _read_berserkdeck, _write_berserkdeck),
    Format(DeckFormat.GAME_TEXT, ".txt", _is_game_text, _read_game_text, _write_game_text),
    Format(DeckFormat.PROBERSERK, ".txt", _is_proberserk, _read_proberserk, _write_proberserk),
    Format(DeckFormat.TELEGRAM, ".txt", _is_telegram, _read_telegram, _write_telegram),
    Format(DeckFormat.PLAIN, ".txt", _is_plain, _read_plain, _write_plain),
)
"""In the order in which they are tried: the particular before the general."""
