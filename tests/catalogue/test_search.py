"""The search box: words, conditions, order, and errors that point at the word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.message import Say
from carddb.programs import Compiled, Plays, Versions, keep_programs, program_key
from carddb.search.language import parse_query
from carddb.search.tokens import QueryError
from tests.catalogue.shelf import card, write_set

CARDS = (
    card(1, "Гном-кузнец", classes=["Гном"], elements=["mountain"], cost=3, strike=2, life=4, text="Броня 1."),
    card(2, "Тёмный гном", classes=["Гном"], elements=["mountain", "darkness"], strike=5, life=5, cost=5,
         rarity="rare"),
    card(3, "Лесной страж", classes=["Страж леса"], elements=["forest"], cost=2, text="Найм: Возьмите карту."),
    card(4, "Эльф", classes=["Эльф"], elements=["forest"], cost=1, text="Когда гном погибает, возьмите карту."),
    card(5, "Призыв молнии", type="spell", cost="X", text="Ранить персонажа на X.", flavour="Гремит."),
    card(6, "Боевой топор", type="support", classes=["Оружие"], cost=4, text="Ваш герой имеет +1 к удару."),
    card(7, "Молельня", type="support", classes=["Местность"], cost=2, text="В конце хода излечить героя на 1."),
    card(8, "Кром", type="hero", classes=["Воин"], elements=["mountain"], life=27,
         text="3{COIN}{TAP}: Ранить существо на 2."),
)  # fmt: skip


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", *CARDS))
    yield opened
    opened.close()


def numbers(box: Catalogue, query: str) -> list[int]:
    return [int(card.facts.number) for card in box.search(query).cards]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("темный", {2}),
        ("ТЁМНЫЙ", {2}),
        ("кузн", {1}),
        ("узнец", {1}),
        ("эл", {4}),
        ("ф", {4}),
        ("гном", {1, 2, 4}),
        ("гном карту", {4}),
        ('"возьмите карту"', {3, 4}),
        ("«возьмите карту»", {3, 4}),
        ("Найм:", {3}),
        ("{TAP}:", {8}),
        ("гном -карту", {1, 2}),
        ("кузнец или эльф", {1, 4}),
        ("кузнец | эльф", {1, 4}),
        ("гном (кузнец или карту)", {1, 4}),
        ("-(гном или т:поддержка)", {3, 5, 8}),
        ("--гном", {1, 2, 4}),
        ("/брон[яи] [0-9]/", {1}),
        ("/^эльф$/", {4}),
        ("/ТЁМ/", {2}),
        ("/(?:брон|мол).*/", {1, 5, 7}),
        ("т:существо", {1, 2, 3, 4}),
        ("т:сущ", {1, 2, 3, 4}),
        ("т: существо", {1, 2, 3, 4}),
        ("type:spell", {5}),
        ("т:оружие", {6}),
        ("т:экипировка", {6}),
        ("т:поддержка", {6, 7}),
        ("т:персонаж", {1, 2, 3, 4, 8}),
        ("-т:существо", {5, 6, 7, 8}),
        ("т!=существо", {5, 6, 7, 8}),
        ("ц<=2", {3, 4, 5, 7}),
        ("ц:2", {3, 7}),
        ("ц=x", {5}),
        ("ц:Х", {5}),
        ("ц!=2", {1, 2, 4, 5, 6}),
        ("ц<>2", {1, 2, 4, 5, 6}),
        ("cost>4", {2}),
        ("удар>=жизнь", {2}),
        ("у<ц", {1, 3}),
        ("жизнь>20", {8}),
        ("стихия:лес", {3, 4}),
        ("стихия:горы", {1, 2, 8}),
        ("стихия=горы", {1, 8}),
        ("стихия:нейтральная", {5, 6, 7}),
        ("стихия:несколько", {2}),
        ("стихия>=2", {2}),
        ("класс:гном", {1, 2}),
        ("класс:страж", {3}),
        ("класс=страж", set()),
        ('класс="страж леса"', {3}),
        ("текст:гном", {4}),
        ("текст:/на [0-9x]/", {5, 7, 8}),
        ("имя:гном", {1, 2}),
        ("имя=гном", set()),
        ("имя=ЭЛЬФ", {4}),
        ("редкость:редкая", {2}),
        ("набор:box", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("набор:короб", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("набор:1", set()),
        ("номер:3", {3}),
        ("есть:легенда", {5}),
        ("-есть:текст", {2}),
        ("легенда:гремит", {5}),
        ("игра:герои", {1, 2, 3, 4, 5, 6, 7, 8}),
        ("игра:классика", set()),
        ("играет:неизвестно", {1, 2, 3, 4, 5, 6, 7, 8}),
    ],
)
def test_a_query_finds(box: Catalogue, query: str, found: set[int]) -> None:
    """Folded words, inner parts, conditions with Russian and English names, and, or, not, quotes, expressions."""
    assert set(numbers(box, query)) == found
    assert box.search(query).total == len(found)


def test_names_come_before_texts_and_the_likelier_names_first(box: Catalogue) -> None:
    """The name that begins so, the name in which a word begins so, then the card that only mentions it."""
    assert numbers(box, "гном") == [1, 2, 4]


def test_the_name_itself_comes_first(home: Path, tmp_path: Path) -> None:
    """Before the names that begin so, though they sort earlier, and before inner parts."""
    names = ("Архидуховник", "Дух ветра", "Дух", "Злой дух")
    sets = write_set(tmp_path / "sets", *(card(number, name) for number, name in enumerate(names, 1)))
    catalogue = Catalogue(home, sets)
    assert [found.name for found in catalogue.search("дух").cards] == ["Дух", "Дух ветра", "Злой дух", "Архидуховник"]
    catalogue.close()


def test_without_words_cards_come_by_name_with_folded_yo(home: Path, tmp_path: Path) -> None:
    """Ё stands with е: Еж, Ёж-воин, ель, Жук."""
    sets = write_set(tmp_path / "sets", card(1, "Жук"), card(2, "ель"), card(3, "Ёж-воин"), card(4, "Еж"))
    catalogue = Catalogue(home, sets)
    assert [found.name for found in catalogue.search("").cards] == ["Еж", "Ёж-воин", "ель", "Жук"]
    catalogue.close()


def test_a_limit_cuts_the_cards_but_not_the_count(box: Catalogue) -> None:
    """The window says how many there are in all."""
    found = box.search("т:существо", limit=2)
    assert (found.total, len(found.cards)) == (4, 2)


def test_what_plays_by_itself_is_read_from_the_verdicts(box: Catalogue) -> None:
    """A new verdict shows in the next search."""
    dwarf = box.search("кузнец").cards[0]
    with box._storage.changing() as connection:
        keep_programs(connection, [Compiled(program_key(dwarf.facts), Plays.WHOLE, "{}")], Versions(1, 1))
    assert numbers(box, "играет:сама") == [1]
    assert numbers(box, "играет:рукой") == []


@pytest.mark.parametrize(
    ("query", "name", "marked"),
    [
        ("гном стихя:лес", Say.QUERY_UNKNOWN_FIELD, "стихя"),
        ("стихия:лез", Say.QUERY_UNKNOWN_VALUE, "лез"),
        ("эльф ц<=много", Say.QUERY_NOT_A_NUMBER, "много"),
        ("эльф ц<=", Say.QUERY_VALUE_MISSING, "ц<="),
        ("т>существо", Say.QUERY_NOT_ORDERED, "существо"),
        ('эльф "возьмите', Say.QUERY_QUOTE_OPEN, '"возьмите'),
        ("эльф /воз", Say.QUERY_QUOTE_OPEN, "/воз"),
        ("эльф (гном", Say.QUERY_BRACKET_OPEN, "("),
        ("эльф) гном", Say.QUERY_BRACKET_EXTRA, ")"),
        ("эльф или", Say.QUERY_WORD_MISSING, "или"),
        ("или эльф", Say.QUERY_WORD_MISSING, "или"),
        ("эльф /[а/", Say.QUERY_BAD_REGEX, "/[а/"),
        ("эльф /(а+)+б/", Say.QUERY_HEAVY_REGEX, "/(а+)+б/"),
        ("эльф /((а+))+б/", Say.QUERY_HEAVY_REGEX, "/((а+))+б/"),
        ("эльф /(а|аа)+б/", Say.QUERY_HEAVY_REGEX, "/(а|аа)+б/"),
        ("эльф /.*.*.*.*.*б/", Say.QUERY_HEAVY_REGEX, "/.*.*.*.*.*б/"),
        ("(" * 30 + "эльф", Say.QUERY_TOO_DEEP, "("),
        ("а" * 500, Say.QUERY_TOO_LONG, "а" * 100),
    ],
)
def test_an_error_points_at_the_word(query: str, name: Say, marked: str) -> None:
    """The message is of the right kind and its place in the query holds the word."""
    with pytest.raises(QueryError) as caught:
        parse_query(query)
    error = caught.value
    assert (error.messages[0].name, query[error.start : error.start + error.length]) == (name, marked)


@pytest.mark.parametrize(("query", "meant"), [("стихя:лес", "стихия"), ("стихия:лез", "лес"), ("тпи:герой", "тип")])
def test_an_error_names_what_was_probably_meant(query: str, meant: str) -> None:
    """The nearest known word, if one is near."""
    with pytest.raises(QueryError) as caught:
        parse_query(query)
    assert caught.value.messages[0]["nearest"] == meant
