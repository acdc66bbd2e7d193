"""Deck formats: told by content, read, written back, and looked up."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carddb.catalogue import Catalogue
from carddb.decks.deck import Deck, DeckFormat, Entry
from carddb.decks.formats import FORMATS, read_deck_file, read_decks, save_deck, write_deck, write_decks
from carddb.facts import Game
from carddb.message import CatalogueError, Say
from tests.catalogue.shelf import card, write_set

HERO = Entry(1, "Кром")
MAIN = (Entry(3, "Гном-кузнец"), Entry(2, "Хаос"), Entry(1, "7 гномов"))
DECK = Deck("Отряд «Ёж»", HERO, MAIN, (Entry(2, "Эльф"),), Game.HEROES)
NUMBERED = Deck("По номерам", Entry(1, "", "15", "197"), (Entry(3, "", "17", "51"),), (Entry(2, "", "14", "7"),))

BERSERKDECK = "Герой:\nКром\n\nОсновная колода:\n3 Гном-кузнец\n2 Хаос\n\nДополнительная колода:\n2 Эльф\n"
GAME_TEXT = "### Отряд\n# Герой: Кром\n#\n# 3x (1) Гном-кузнец\n# 2x (10) Хаос\n#\nAAEC-code\n"
PROBERSERK = "#Отряд\n3 Гном-кузнец\n2 Хаос\n---side---\n2 10003\n"
TELEGRAM = "Отряд,\n3 Гном-кузнец,\n2 Хаос,\n"
PLAIN = "3 Гном-кузнец\n2x Хаос\n"
OWN = '[deck]\nformat = 1\nname = "Отряд"\nmain = [{ count = 2, name = "Хаос" }]\n'
TABLE = {"decks": [{"title": "Отряд", "hero": None, "deck": [{"setNumber": 1, "cardNumber": 2}], "sideboard": []}]}
TTS = {"ObjectStates": [{"Nickname": "Отряд", "ContainedObjects": [{"Nickname": "Хаос"}, {"Nickname": "Хаос"}]}]}
SITE = {
    "data": {"deckName": "Отряд", "mainDeck": [{"count": 2, "card": {"setNumber": 1, "number": 2, "name": "Хаос"}}]}
}
VIBE = {"name": "Отряд", "cards": [{"name": "Хаос", "count": 2}], "protected": True}
VIBE_CODE = base64.b64encode(json.dumps({"n": "Отряд", "c": [["Хаос", 2]]}).encode()).decode()

WITHOUT_SIDE = (DeckFormat.GAME_TEXT, DeckFormat.TELEGRAM, DeckFormat.VIBE, DeckFormat.VIBE_CODE)
LOSES = {
    DeckFormat.PROBERSERK: {Say.DECK_HERO_NOT_WRITTEN},
    **{name: {Say.DECK_SIDE_NOT_WRITTEN} for name in WITHOUT_SIDE},
}


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    cards = (
        card(1, "Гном-кузнец", cost=4),
        card(2, "Хаос", type="spell", cost="X"),
        card(3, "Кром", type="hero", life=27),
        card(4, "Эльф"),
        card(5, "Тёмный менестрель"),
    )
    opened = Catalogue(home, write_set(tmp_path / "sets", *cards))
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BERSERKDECK, DeckFormat.BERSERKDECK_TEXT),
        (GAME_TEXT, DeckFormat.GAME_TEXT),
        (PROBERSERK, DeckFormat.PROBERSERK),
        (TELEGRAM, DeckFormat.TELEGRAM),
        (PLAIN, DeckFormat.PLAIN),
        ("Хаос x2\nЭльф\n", DeckFormat.PLAIN),
        (OWN, DeckFormat.OWN),
        (json.dumps(TABLE), DeckFormat.TABLE),
        (json.dumps(TTS), DeckFormat.TTS),
        (json.dumps(SITE), DeckFormat.BERSERKDECK_JSON),
        (json.dumps(VIBE), DeckFormat.VIBE),
        (VIBE_CODE, DeckFormat.VIBE_CODE),
        ("#YADIAE", DeckFormat.COMPACT),
    ],
)
def test_a_format_is_told_by_its_content(text: str, told: DeckFormat) -> None:
    """Whatever the file is called."""
    assert read_decks(text).format is told


@pytest.mark.parametrize("name", [file.format for file in FORMATS.values()])
def test_what_is_written_is_read_back_equal(name: DeckFormat) -> None:
    """Everything that a format has a place for comes back; what it has no place for is told."""
    deck = {
        DeckFormat.TABLE: NUMBERED,
        DeckFormat.COMPACT: Deck(main=(Entry(3, "", "10", "3"), Entry(9, "", "22", "36")), game=Game.CLASSIC),
    }.get(name, DECK)
    written = write_deck(deck, name)
    again = read_decks(written.text)
    assert again.format is name
    assert not again.problems
    assert write_decks(again).text == written.text
    known = [(each.count, each.name, each.set_id, each.number) for each in again.decks[0].main]
    assert known[-len(deck.main) :] == [(each.count, each.name, each.set_id, each.number) for each in deck.main]
    assert {each.name for each in written.lost} == LOSES.get(name, set())


@pytest.mark.parametrize("name", [DeckFormat.OWN, DeckFormat.BERSERKDECK_TEXT, DeckFormat.PLAIN])
def test_hero_main_and_side_deck_come_back(name: DeckFormat) -> None:
    """These formats have a place for all three."""
    again = read_decks(write_deck(DECK, name).text).decks[0]
    assert (again.hero, again.main, again.side) == (HERO, DECK.main, DECK.side)


def test_our_own_file_keeps_everything(tmp_path: Path) -> None:
    """Plan, difficulty, sets and numbers as read, letters that need care."""
    deck = Deck(
        'Кавычки " и \\ черта\n',
        Entry(1, "Кром", "15", "1"),
        (Entry(2, "Хаос", "", "7a"), Entry(40, "Пёс")),
        (Entry(1, "", "3", "4"),),
        Game.HEROES,
        "План\tв две строки.\nВторая. \x07",
        5,
        "ZksA",
    )
    path = tmp_path / "deck.toml"
    save_deck(deck, path)
    assert read_deck_file(path).decks == (deck,)
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["deck.toml"]


_NAMES = (
    st.text(st.characters(codec="cp1251", categories=("L", "N", "P", "Zs")), min_size=1).map(str.strip).filter(bool)
)
_ENTRIES = st.lists(st.builds(Entry, st.integers(1, 99), _NAMES), min_size=1, max_size=5).map(tuple)


@given(st.builds(Deck, name=_NAMES, hero=st.builds(Entry, st.just(1), _NAMES), main=_ENTRIES, side=_ENTRIES))
def test_our_own_file_keeps_any_name(deck: Deck) -> None:
    """No name can break the file."""
    assert read_decks(write_deck(deck, DeckFormat.OWN).text).decks == (deck,)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("3 Хаос", Entry(3, "Хаос")),
        ("3x Хаос", Entry(3, "Хаос")),
        ("3х Хаос", Entry(3, "Хаос")),
        ("3 х Хаос", Entry(3, "Хаос")),
        ("3×Хаос", Entry(3, "Хаос")),
        ("Хаос x3", Entry(3, "Хаос")),
        ("Хаос х3", Entry(3, "Хаос")),
        ("Хаос × 3", Entry(3, "Хаос")),
        ("Хаос (3)", Entry(3, "Хаос")),
        ("Хаос 3 шт.", Entry(3, "Хаос")),
        ("Хаос", Entry(1, "Хаос")),
        ("2 Модуль 7", Entry(2, "Модуль 7")),
    ],
)
def test_a_plain_line_is_read_in_all_its_ways(line: str, entry: Entry) -> None:
    """Latin and Cyrillic x, before and behind the name."""
    assert read_decks(f"1 Эльф\n{line}\n").decks[0].main == (Entry(1, "Эльф"), entry)


def test_a_plain_list_may_have_headings() -> None:
    """A line that ends with a colon names a group; some begin another part."""
    text = "Название: Отряд\nГерой: Кром\nСущества:\n2 Эльф\n// запас\nСайдборд:\n1 Хаос\n"
    assert read_decks(text).decks[0] == Deck("Отряд", HERO, (Entry(2, "Эльф"),), (Entry(1, "Хаос"),))


def test_a_line_that_says_nothing_is_told_and_the_rest_kept() -> None:
    """With its number."""
    file = read_decks("3 Хаос\n***\n500 Эльф\n")
    assert file.decks[0].main == (Entry(3, "Хаос"),)
    assert [(each.name, each["line"]) for each in file.problems] == [
        (Say.DECK_LINE_UNREAD, 2),
        (Say.DECK_LINE_UNREAD, 3),
    ]


def test_a_card_of_a_json_file_that_is_no_card_is_told_and_the_rest_kept() -> None:
    """Wrong types and missing fields, one by one."""
    cards = [
        {"name": "Хаос", "count": 2},
        {"name": 7, "count": 1},
        {"count": 1},
        "Эльф",
        {"name": "Пёс", "count": "3"},
        {"name": "Пёс", "count": -1},
    ]
    file = read_decks(json.dumps({"name": "Отряд", "cards": cards}))
    assert file.decks[0].main == (Entry(2, "Хаос"),)
    assert [each["place"] for each in file.problems] == ["cards 2", "cards 3", "cards 4", "cards 5", "cards 6"]


def test_what_stands_around_the_decks_is_written_back() -> None:
    """The table's owner and settings, a flag of berserk_vibe."""
    table = {"name": "Я", "settings": {"initialCoinCount": 3}} | TABLE
    table["decks"][0] |= {"id": "ZksARwBNDijoeSOI5qEAp", "description": ""}
    assert json.loads(write_decks(read_decks(json.dumps(table))).text) == table
    assert json.loads(write_decks(read_decks(json.dumps(VIBE))).text) == VIBE


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("https://www.berserkdeck.ru/decks/30625", Say.DECK_IS_A_LINK),
        (base64.b64encode(b"BHD1" + bytes(40)).decode(), Say.DECK_IS_A_GAME_CODE),
        ("", Say.FILE_UNKNOWN),
        ("просто слова", Say.FILE_UNKNOWN),
        ('{"ObjectStates": [', Say.FILE_NOT_JSON),
        ('{"ObjectStates": []}', Say.DECK_EMPTY),
        ('{"decks": "нет"}', Say.DECK_EMPTY),
        ('{"decks": [{"deck": 3, "hero": []}]}', Say.DECK_EMPTY),
        ('{"name": "x", "cards": [{"name": "a", "count": NaN}]}', Say.FILE_NOT_JSON),
        ('{"other": 1}', Say.FILE_UNKNOWN),
        ("[" * 100_000, Say.FILE_NOT_JSON),
        ('[deck]\nformat = 1\nname = "', Say.FILE_NOT_TOML),
        ("[deck]\nformat = 99\n", Say.DECK_NEWER),
        ("[deck]\nformat = 1\nmain = 3\nhero = 4\n", Say.DECK_CARD_UNREAD),
    ],
)
def test_a_text_that_is_no_deck_is_told(content: str, name: Say) -> None:
    """What it is instead, or what is wrong with it."""
    with pytest.raises(CatalogueError) as caught:
        read_decks(content)
    assert caught.value.messages[0].name is name


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (b"3 \x00\x01\x02", Say.FILE_NOT_TEXT),
        (b"\x98\x98\x98\x98", Say.FILE_NOT_TEXT),
        (b"a" * (1024 * 1024 + 1), Say.FILE_TOO_LARGE),
        (None, Say.FILE_MISSING),
    ],
)
def test_a_file_that_is_no_text_is_told_by_name(tmp_path: Path, content: bytes | None, name: Say) -> None:
    """NUL bytes, unknown encodings, giants and nothing at all."""
    path = tmp_path / "колода.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(CatalogueError) as caught:
        read_deck_file(path)
    assert (caught.value.messages[0].name, caught.value.messages[0]["file"]) == (name, "колода.txt")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16"])
def test_a_deck_is_read_in_the_encodings_that_people_save(tmp_path: Path, encoding: str) -> None:
    """Notepad writes three of them."""
    path = tmp_path / "deck.txt"
    path.write_bytes(BERSERKDECK.replace("\n", "\r\n").encode(encoding))
    assert write_decks(read_deck_file(path)).text == BERSERKDECK


def test_names_are_looked_up_folded(box: Catalogue) -> None:
    """proberserk writes е for ё."""
    deck = box.resolve(read_decks("2 ТЕМНЫЙ менестрель\n").decks[0])
    assert [each.name for each in deck.main] == ["Тёмный менестрель"]


def test_an_unknown_name_is_kept_with_the_nearest_known(box: Catalogue) -> None:
    """The entry itself stays as it was read."""
    deck = box.resolve(Deck(main=(Entry(2, "Гнум-кузнец"), Entry(1, "Эльф"), Entry(1, "Йцукен"))))
    assert [(each.entry.name, each.nearest[:1]) for each in deck.unknown] == [
        ("Гнум-кузнец", ("Гном-кузнец",)),
        ("Йцукен", ()),
    ]
    assert deck.deck.main[0] == Entry(2, "Гнум-кузнец")


def test_an_entry_without_a_name_is_looked_up_by_set_and_number(box: Catalogue) -> None:
    """The table's database says nothing else."""
    deck = box.resolve(Deck(main=(Entry(2, "", "box", "4"), Entry(2, "", "box", "44"))))
    assert [each.name for each in deck.main] == ["Эльф", "box/44"]


def test_a_hero_among_the_cards_leads_the_deck(box: Catalogue) -> None:
    """Tabletop Simulator, Telegram and berserk_vibe have no place for it."""
    deck = box.resolve(Deck(main=(Entry(1, "Кром"), Entry(3, "Эльф"))))
    assert (deck.deck.hero, deck.deck.main) == (Entry(1, "Кром"), (Entry(3, "Эльф"),))


def test_a_completed_deck_has_what_other_formats_want(box: Catalogue) -> None:
    """Names for numbers, numbers and costs for names; unknown entries stay as they are."""
    deck = Deck(main=(Entry(2, "гном-кузнец"), Entry(1, "", "box", "2"), Entry(1, "Кто-то")))
    assert box.resolve(deck).completed().main == (
        Entry(2, "гном-кузнец", "box", "1", 4),
        Entry(1, "Хаос", "box", "2", "X"),
        Entry(1, "Кто-то"),
    )


def test_a_format_that_wants_numbers_tells_which_cards_it_lost() -> None:
    """And writes the rest."""
    written = write_deck(replace(NUMBERED, main=(*NUMBERED.main, Entry(1, "Хаос"))), DeckFormat.TABLE)
    assert [(each.name, each["card"]) for each in written.lost] == [(Say.DECK_CARD_NOT_WRITTEN, "Хаос")]
    assert read_decks(written.text).decks[0].main == NUMBERED.main


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("classic-1.proberserk.txt", 30),
        ("classic-2.proberserk.txt", 30),
        ("classic-3.proberserk.txt", 30),
        ("classic-4.proberserk.txt", 30),
        ("heroes-game-text.txt", 40),
        ("heroes-saikono.berserkdeck.txt", 40),
        ("heroes-saikono.table-db.json", 40),
        ("heroes-saikono.tts.json", 41),
    ],
)
def test_a_real_file_is_written_back_equal(reference: Path, name: str, size: int) -> None:
    """Every line that says something about the deck, byte for byte; JSON value for value."""
    path = reference / "decks" / name
    file = read_deck_file(path)
    source, written = path.read_text(encoding="utf-8"), write_decks(file).text
    assert (file.problems, file.decks[0].size) == ((), size)
    if name.endswith(".json"):
        assert json.loads(written) == json.loads(source)
    else:
        assert written == "".join(line for line in source.splitlines(keepends=True) if not line.startswith("AAEC"))
