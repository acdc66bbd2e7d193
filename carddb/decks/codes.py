"""Decks that are one word: berserk_vibe's code and the code of proberserk's pictures."""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Iterator
from typing import Any, Final

from carddb.decks.deck import Deck, DeckFile, DeckFormat, Entry, Format, Written, gathered, side_not_written
from carddb.decks.jsons import read_vibe_code, vibe_code_value
from carddb.facts import Game
from carddb.message import Say, failure, message

_LINK: Final = re.compile(r"https?://\S+")
_GAME_MARK: Final = b"BHD1"
_BASE64: Final = re.compile(r"[A-Za-z0-9+/_-]{16,}={0,2}")
_COMPACT: Final = re.compile(r"#(?:[A-Za-z0-9_-]{3})+")
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_SETS: Final = ("10", "20", "21", "22", "30", "40", "50", "60")
"""The classic sets in the order by which the code counts them."""
_MOST_IN_A_GROUP: Final = 7


def refuse_what_no_file_holds(text: str) -> None:
    """Say what to do with a link or with the game's own code.

    Raises:
        CatalogueError: the text is one of these.
    """
    word = text.strip()
    if _LINK.fullmatch(word):
        raise failure(Say.DECK_IS_A_LINK, link=word[:200])
    if (_decoded(word) or b"").startswith(_GAME_MARK):
        raise failure(Say.DECK_IS_A_GAME_CODE)


def _decoded(word: str) -> bytes | None:
    if not _BASE64.fullmatch(word):
        return None
    try:
        return base64.b64decode(word.replace("-", "+").replace("_", "/") + "=" * (-len(word.rstrip("=")) % 4))
    except (binascii.Error, ValueError):
        return None


def _vibe_value(text: str) -> Any:
    content = _decoded("".join(text.split()))
    try:
        return json.loads(content) if content else None
    except (ValueError, RecursionError):
        return None


def _is_vibe(text: str) -> bool:
    return read_vibe_code(_vibe_value(text)) is not None


def _read_vibe(text: str) -> DeckFile:
    found = read_vibe_code(_vibe_value(text))
    assert found is not None
    return found


def _write_vibe(file: DeckFile) -> Written:
    deck = file.decks[0]
    value = json.dumps(vibe_code_value(deck), ensure_ascii=False, separators=(",", ":"))
    return Written(base64.b64encode(value.encode()).decode(), side_not_written(deck))


def _is_compact(text: str) -> bool:
    return bool(_COMPACT.fullmatch(text.strip()))


def _read_compact(text: str) -> DeckFile:
    """Groups of three letters: 3 bits of count, 7 bits of set, 8 bits of number."""
    code, entries, problems = text.strip()[1:], [], []
    for at in range(0, len(code), 3):
        entry = _group(code[at : at + 3])
        if entry:
            entries.append(entry)
        else:
            problems.append(message(Say.DECK_CARD_UNREAD, place=f"{at + 1}", text=code[at : at + 3]))
    copies = [Entry(1, "", entry.set_id, entry.number) for entry in entries for _ in range(entry.count)]
    return DeckFile(DeckFormat.COMPACT, (Deck(main=gathered(copies), game=Game.CLASSIC),), tuple(problems))


def _group(letters: str) -> Entry | None:
    bits = 0
    for letter in letters:
        bits = bits << 6 | _ALPHABET.index(letter)
    count, set_index, number = bits >> 15, bits >> 8 & 127, bits & 255
    if not count or set_index >= len(_SETS):
        return None
    return Entry(count, "", _SETS[set_index], str(number))


def _write_compact(file: DeckFile) -> Written:
    deck = file.decks[0]
    groups: list[str] = []
    lost = list(side_not_written(deck))
    for entry in deck.main:
        if entry.set_id in _SETS and entry.number.isdecimal() and int(entry.number) < 256:
            groups += _groups(entry)
        else:
            lost.append(message(Say.DECK_CARD_NOT_WRITTEN, card=entry.name))
    return Written("#" + "".join(groups), tuple(lost))


def _groups(entry: Entry) -> Iterator[str]:
    left = entry.count
    while left > 0:
        count = min(left, _MOST_IN_A_GROUP)
        bits = count << 15 | _SETS.index(entry.set_id) << 8 | int(entry.number)
        yield "".join(_ALPHABET[bits >> shift & 63] for shift in (12, 6, 0))
        left -= count


CODE_FORMATS: Final = (
    Format(DeckFormat.COMPACT, ".txt", _is_compact, _read_compact, _write_compact),
    Format(DeckFormat.VIBE_CODE, ".txt", _is_vibe, _read_vibe, _write_vibe),
)
