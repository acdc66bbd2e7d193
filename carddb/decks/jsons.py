"""The deck formats that are JSON. Files come from outside: every value is looked at before it is used."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from carddb.decks.deck import (
    MOST_COPIES,
    Deck,
    DeckFile,
    DeckFormat,
    Entry,
    Format,
    Written,
    gathered,
    side_not_written,
)
from carddb.facts import Game
from carddb.message import Message, Say, message

_SIDE_MARK: Final = " – Сайдборд"
_IS_SIDE: Final = re.compile(r"(?:\s*[-–—]\s*)?сайдборд\s*$", re.IGNORECASE)
_SIDE_IDS_FROM: Final = 90
"""A side deck's card ids in a Tabletop Simulator file; the main deck's begin with 1."""

_ID_LENGTH: Final = 21


class _Reading:
    """What one file says, and which of its cards could not be read."""

    def __init__(self) -> None:
        self.problems: list[Message] = []

    def entries(self, cards: object, place: str) -> tuple[Entry, ...]:
        """`{count, card: {setNumber, number, name}}`, `{count, name}` or a card alone, in a list."""
        return tuple(entry for at, card in enumerate(_items(cards), 1) if (entry := self._entry(card, f"{place} {at}")))

    def _entry(self, card: object, place: str) -> Entry | None:
        entry = _entry_of(card)
        if entry is None:
            self.problems.append(message(Say.DECK_CARD_UNREAD, place=place, text=_short(card)))
        return entry


def _entry_of(card: object) -> Entry | None:
    if not isinstance(card, dict):
        return None
    inner = card.get("card", card)
    count = card.get("count", 1)
    if not isinstance(inner, dict) or type(count) is not int or not 0 < count <= MOST_COPIES:
        return None
    name = _text(inner.get("name"))
    set_id, number = _number(inner.get("setNumber")), _number(inner.get("number", inner.get("cardNumber")))
    return Entry(count, name, set_id, number) if name or (set_id and number) else None


def _items(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else ()


def _text(value: object) -> str:
    return value.strip() if isinstance(value, str) else ""


def _number(value: object) -> str:
    return str(value) if type(value) is int or (isinstance(value, str) and value) else ""


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:80]


def _has_keys(*keys: str) -> Any:
    return lambda value: isinstance(value, dict) and value.keys() >= set(keys)


def _json(value: object, indent: int | None = 1) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


# -------------------------------------------------------------------------------------------- the table's database


def _read_table(value: Mapping[str, Any]) -> DeckFile:
    """All decks of the file; its owner and settings are kept as the frame."""
    reading = _Reading()
    decks = tuple(_table_deck(deck, reading) for deck in _items(value["decks"]) if isinstance(deck, dict))
    frame = {key: kept for key, kept in value.items() if key != "decks"}
    return DeckFile(DeckFormat.TABLE, decks, tuple(reading.problems), frame)


def _table_deck(deck: Mapping[str, Any], reading: _Reading) -> Deck:
    title = _text(deck.get("title"))
    return Deck(
        title,
        _entry_of(deck.get("hero")),
        gathered(reading.entries(deck.get("deck"), title)),
        gathered(reading.entries(deck.get("sideboard"), title)),
        Game.HEROES,
        plan=_text(deck.get("description")),
        source_id=_text(deck.get("id")),
    )


def _write_table(file: DeckFile) -> Written:
    decks = [_table_value(deck) for deck in file.decks]
    lost = [
        message(Say.DECK_CARD_NOT_WRITTEN, card=entry.name)
        for deck in file.decks
        for entry in deck.entries
        if not _is_numbered(entry)
    ]
    default = {"lastSelectedDeckIdTop": decks[0]["id"], "lastSelectedDeckIdBottom": decks[-1]["id"]}
    settings = default | {"autoDealCardsCount": 4, "initialCoinCount": 0}
    frame = dict(file.frame) or {"name": "DEFAULT_USER", "settings": settings}
    return Written(_json(frame | {"decks": decks}), tuple(lost))


def _table_value(deck: Deck) -> dict[str, Any]:
    return {
        "id": deck.source_id or _made_up_id(deck),
        "title": deck.name,
        "description": deck.plan,
        "hero": _place(deck.hero) if deck.hero and _is_numbered(deck.hero) else None,
        "deck": _places(deck.main),
        "sideboard": _places(deck.side),
    }


def _places(entries: Iterable[Entry]) -> list[dict[str, int]]:
    return [_place(entry) for entry in entries if _is_numbered(entry) for _ in range(entry.count)]


def _place(entry: Entry) -> dict[str, int]:
    return {"setNumber": int(entry.set_id), "cardNumber": int(entry.number)}


def _is_numbered(entry: Entry) -> bool:
    return entry.set_id.isdecimal() and entry.number.isdecimal()


def _made_up_id(deck: Deck) -> str:
    """An id of the length that the table uses; the same deck gets the same one."""
    digest = hashlib.blake2b(repr(deck).encode(), digest_size=16).digest()
    return urlsafe_b64encode(digest).decode()[:_ID_LENGTH]


# -------------------------------------------------------------------------------------------- Tabletop Simulator


def _read_tts(value: Mapping[str, Any]) -> DeckFile:
    """One object per copy. A further object, or one named so, is the side deck; the hero lies among the first's cards.

    Which card is the hero shows only when names are looked up.
    """
    states = [state for state in _items(value["ObjectStates"]) if isinstance(state, dict)]
    reading = _Reading()
    name = ""
    main: list[Entry] = []
    side: list[Entry] = []
    for at, state in enumerate(states):
        title = _text(state.get("Nickname"))
        cards = reading.entries([_named(card) for card in _items(state.get("ContainedObjects"))], title)
        if at == 0:
            name = _IS_SIDE.sub("", title)
        (side if at or _IS_SIDE.search(title) else main).extend(cards)
    deck = Deck(name, None, gathered(main), gathered(side))
    return DeckFile(DeckFormat.TTS, (deck,), tuple(reading.problems))


def _named(card: object) -> object:
    return {"name": card.get("Nickname")} if isinstance(card, dict) else card


def _write_tts(file: DeckFile) -> Written:
    deck = file.decks[0]
    main = ((deck.hero,) if deck.hero else ()) + deck.main
    states = [_tts_state(deck.name, main, 1)]
    if deck.side:
        states.append(_tts_state(deck.name + _SIDE_MARK, deck.side, max(_SIDE_IDS_FROM, len(main) + 1)))
    return Written(_json({"ObjectStates": states}))


def _tts_state(name: str, entries: Iterable[Entry], first: int) -> dict[str, Any]:
    cards = [
        {"Name": "Card", "Nickname": entry.name, "CardID": number * 100}
        for number, entry in enumerate(entries, first)
        for _ in range(entry.count)
    ]
    return {"Name": "DeckCustom", "Nickname": name, "ContainedObjects": cards}


# --------------------------------------------------------------------------------------------------- berserkdeck


def _read_berserkdeck(value: Mapping[str, Any]) -> DeckFile:
    data, reading = value["data"], _Reading()
    deck = Deck(
        _text(data.get("deckName")),
        _entry_of(data.get("hero")),
        reading.entries(data.get("mainDeck"), "mainDeck"),
        reading.entries(data.get("sideboard"), "sideboard"),
        Game.HEROES,
        plan=_text(data.get("description")),
        source_id=_number(data.get("id")),
    )
    return DeckFile(DeckFormat.BERSERKDECK_JSON, (deck,), tuple(reading.problems))


def _is_berserkdeck(value: object) -> bool:
    return isinstance(value, dict) and _has_keys("mainDeck")(value.get("data"))


def _write_berserkdeck(file: DeckFile) -> Written:
    deck = file.decks[0]
    data = {
        "id": int(deck.source_id) if deck.source_id.isdecimal() else deck.source_id,
        "deckName": deck.name,
        "description": deck.plan,
        "hero": _berserkdeck_card(deck.hero) if deck.hero else None,
        "mainDeck": [_berserkdeck_entry(entry) for entry in deck.main],
        "sideboard": [_berserkdeck_entry(entry) for entry in deck.side],
    }
    return Written(_json({"data": data}))


def _berserkdeck_entry(entry: Entry) -> dict[str, Any]:
    return {"count": entry.count, "card": _berserkdeck_card(entry)}


def _berserkdeck_card(entry: Entry) -> dict[str, Any]:
    place = {"setNumber": int(entry.set_id), "number": int(entry.number)} if _is_numbered(entry) else {}
    return place | {"name": entry.name}


# -------------------------------------------------------------------------------------------------- berserk_vibe


def _read_vibe(value: Mapping[str, Any]) -> DeckFile:
    reading = _Reading()
    deck = Deck(_text(value["name"]), None, reading.entries(value["cards"], "cards"))
    frame = {"protected": value["protected"]} if "protected" in value else {}
    return DeckFile(DeckFormat.VIBE, (deck,), tuple(reading.problems), frame)


def _write_vibe(file: DeckFile) -> Written:
    deck = file.decks[0]
    cards = [{"name": entry.name, "count": entry.count} for entry in _with_hero(deck)]
    return Written(
        _json({"name": deck.name, "cards": cards, "protected": False} | dict(file.frame)), side_not_written(deck)
    )


def read_vibe_code(value: object) -> DeckFile | None:
    """The deck of a decoded code `{"n": name, "c": [[name, count], …]}`; None when it is something else."""
    if not _has_keys("n", "c")(value):
        return None
    assert isinstance(value, dict)
    reading = _Reading()
    pairs = [_pair(card) for card in _items(value["c"])]
    deck = Deck(_text(value["n"]), None, reading.entries(pairs, "c"))
    return DeckFile(DeckFormat.VIBE_CODE, (deck,), tuple(reading.problems))


def vibe_code_value(deck: Deck) -> dict[str, Any]:
    """What a code holds before it is encoded."""
    return {"n": deck.name, "c": [[entry.name, entry.count] for entry in _with_hero(deck)]}


def _pair(card: object) -> object:
    return {"name": card[0], "count": card[1]} if isinstance(card, list) and len(card) == 2 else card


def _with_hero(deck: Deck) -> Iterator[Entry]:
    if deck.hero:
        yield deck.hero
    yield from deck.main


JSON_FORMATS: Final = (
    Format(DeckFormat.TABLE, ".json", _has_keys("decks"), _read_table, _write_table, is_json=True),
    Format(DeckFormat.TTS, ".json", _has_keys("ObjectStates"), _read_tts, _write_tts, is_json=True),
    Format(DeckFormat.BERSERKDECK_JSON, ".json", _is_berserkdeck, _read_berserkdeck, _write_berserkdeck, is_json=True),
    Format(DeckFormat.VIBE, ".json", _has_keys("name", "cards"), _read_vibe, _write_vibe, is_json=True),
)
