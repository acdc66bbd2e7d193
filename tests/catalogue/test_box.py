"""The cards in the box: the shipped sets and starter decks."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import carddb.decks
from carddb.catalogue import Catalogue
from carddb.decks.deck import Deck
from carddb.decks.formats import read_deck_file
from carddb.facts import CardType, Element, Facts, Rarity
from carddb.fold import fold
from carddb.legality import reasons_against
from carddb.play_formats import play_formats
from carddb.set_files import CardSet, shipped_sets
from carddb.vocabulary import classes_of

SETS = {each.id: each for each in shipped_sets()}
SQUADS = SETS["five-squads"]
RULE_BOOK = SETS["rule-book"]
CARDS = [facts for each in SETS.values() for facts in each.cards]
DECK_FILES = sorted(Path(carddb.decks.__file__).parent.glob("*.toml"))
DECKS = {path.stem.removesuffix(".deck"): read_deck_file(path).decks[0] for path in DECK_FILES}

KEYWORDS = (
    # KEYWORDS §1
    "Авангард", "Брон[яюи]", "Выстрел на", "Единение", "Жажда", "Инкарнация", "Медитация", "Отравить|Отравление",
    "Усилить отравление", "Регенерац", "Ранить", "Излечите", "от атак", "Сведение удара", "становится равным",
    "сокращаются до", "На один ход",
    # KEYWORDS §2
    "Бешенство", "Вымогательство", "Гнев", "Защит[ау] от", "Модуль", "Направленный удар", "Немёртвый", "Неуловимость",
    "[Нн]е получа[её]т ран|не получают ран", "Оглуш", "Опыт в атаке", "Опыт в защите", "Орда", "Первый удар", "Рывок",
    "Скрытность", "Уникальность", "Уязвимость", "Ярость", "Найм", "Гибель", "В начале", "При атаке|При ударе",
    "Созданный", "Помещённый",
    # KEYWORDS §6
    "Вместо оплаты стоимости", "дополнительную стоимость", "Вампиризм", "Дар жизни", "добывает", "дополнительный ход",
    "Засада", "избыточного урона", "иначе", "вместо этого", "Кладка", "Могущество", r"Мор [\dX]", "немедленно",
    "Обращённый", "переверните", "Подавление", "Последний удар", "Превосходство", "Спящий", "Отдайте", "упоминается",
    "копирует", "повторите это заклинание", "Чешуя", "Душелов —", "Концентрация", "Набег", "Расход", "ослабления",
    "[Вв]ход[ия]т в игру", "наибольш|наименьш",
)  # fmt: skip
"""Part 7 of the rules and the later glossaries, each as a card's text shows it."""

_SIGN = re.compile(r"\{[A-Z]+\}")
_WORD = re.compile(r"[A-Za-zА-Яа-яЁё]+")
_LATIN = re.compile(r"[A-Za-z]")
_YO = re.compile(
    r"\b(еще|ее|мое|твое|свое|чье|вернет|берет|возьмет|кладет|идет|ждет|живет|дает|растет|ведет|поет|несет|"
    r"черный|черная|черное|черной|желтый|тяжелый|тяжел|зеленый|веселый|мертвый|трех|четырех|причем|счет|отчет)\b",
    re.IGNORECASE,
)
"""Words that are mistakes without ё; «все» and others that are words of their own are not here."""


def texts_of(facts: Facts) -> Iterator[str]:
    yield from (facts.name, facts.text, facts.flavour)


def every_text() -> Iterator[tuple[str, str]]:
    return ((facts.name, text) for facts in CARDS for text in texts_of(facts))


def names_of(file: Path) -> set[str]:
    return {fold(record["name"]) for record in json.loads(file.read_text(encoding="utf-8"))}


@pytest.fixture
def published(reference: Path) -> set[str]:
    """The folded names of the cards that the reference lists know."""
    return {name for file in (reference / "cards").glob("*.json") for name in names_of(file)}


def test_five_squads_is_a_large_set() -> None:
    heroes = [facts for facts in SQUADS.cards if facts.type is CardType.HERO]
    assert len(SQUADS.cards) - len(heroes) >= 240
    assert len(heroes) >= 16


def test_five_squads_has_every_element_and_pairs_of_them() -> None:
    counts = Counter(facts.elements for facts in SQUADS.cards)
    assert all(counts[(element,)] >= 40 for element in Element)
    assert counts[()] >= 30
    assert sum(number for elements, number in counts.items() if len(elements) == 2) >= 20


def test_five_squads_has_every_type_rarity_and_class_of_support_hero_and_spell() -> None:
    assert {facts.type for facts in SQUADS.cards} == {
        CardType.HERO,
        CardType.CREATURE,
        CardType.SPELL,
        CardType.SUPPORT,
        CardType.QUEST,
    }
    assert {facts.rarity for facts in SQUADS.cards} == set(Rarity)
    support = {name for facts in SQUADS.cards if facts.type is CardType.SUPPORT for name in facts.classes}
    assert support == {"Оружие", "Броня", "Амулет", "Местность", "Событие"}


def test_every_class_is_one_of_its_type() -> None:
    """106.4."""
    strange = [
        (facts.name, name)
        for facts in CARDS
        for name in facts.classes
        if classes_of(facts.type) and name not in classes_of(facts.type)
    ]
    assert strange == []


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_stands_on_three_cards_of_five_squads(keyword: str) -> None:
    pattern = re.compile(keyword, re.IGNORECASE if keyword[0].islower() else 0)
    assert sum(bool(pattern.search(facts.text)) for facts in SQUADS.cards) >= 3


def test_costs_spread_like_those_of_printed_sets() -> None:
    costs = Counter(facts.cost for facts in SQUADS.cards if isinstance(facts.cost, int))
    assert {cost for cost, _ in costs.most_common(2)} == {2, 3}
    assert set(range(1, 11)) <= set(costs)


def test_names_are_unique_over_the_box() -> None:
    names = Counter(fold(facts.name) for facts in CARDS)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_card_of_five_squads_has_a_flavour_line_of_its_own() -> None:
    lines = Counter(facts.flavour for facts in SQUADS.cards)
    assert [line for line, count in lines.items() if count > 1 or not line] == []


def test_no_name_of_five_squads_is_a_published_one(published: set[str]) -> None:
    assert [facts.name for facts in SQUADS.cards if fold(facts.name) in published] == []


def test_the_rule_book_set_marks_the_facts_that_are_ours() -> None:
    """Texts are worded by us; a card without text has none to mark."""
    assert [facts.name for facts in RULE_BOOK.cards if facts.text and "text" not in facts.ours] == []


def test_no_word_mixes_alphabets() -> None:
    mixed = [
        (name, word)
        for name, text in every_text()
        for word in _WORD.findall(_SIGN.sub("", text))
        if _LATIN.search(word) and word not in {"X", "Y"}
    ]
    assert mixed == []


def test_quotes_and_dashes_are_typographic() -> None:
    wrong = [(name, text) for name, text in every_text() if re.search(r'["\'„“”…]{1}| - |\.\.|  |–', text)]
    assert wrong == []


def test_quotes_come_in_pairs() -> None:
    assert [name for name, text in every_text() if text.count("«") != text.count("»")] == []


def test_yo_is_written_where_it_is_spoken() -> None:
    assert [(name, found.group()) for name, text in every_text() if (found := _YO.search(text))] == []


def test_texts_and_flavour_end_as_sentences_do() -> None:
    ends = (".", "!", "?", "»", ")")
    assert [name for name, text in every_text() if text and text != name and not text.endswith(ends)] == []


def test_there_are_two_starter_decks_an_element() -> None:
    elements = {facts.name: facts.elements for facts in CARDS}
    led = Counter(elements[deck.hero.name] for deck in DECKS.values() if deck.hero)
    assert led == {(element,): 2 for element in Element}


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_a_starter_deck_tells_its_plan_in_two_sentences(deck: Deck) -> None:
    assert deck.name
    assert 1 <= deck.difficulty <= 5
    assert len(re.findall(r"[.!?](?:\s|$)", deck.plan)) == 2


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_a_starter_deck_has_forty_cards_and_is_legal(deck: Deck, catalogue: Catalogue) -> None:
    found = catalogue.resolve(deck)
    assert deck.size == 40
    assert reasons_against(found, play_formats()["constructed"], {}, date(2026, 1, 1)) == ()


def test_one_deck_of_each_element_is_built_around_the_rule_book_set() -> None:
    def share(deck: Deck, cards: CardSet) -> int:
        names = {facts.name for facts in cards.cards}
        return sum(entry.count for entry in deck.main if entry.name in names)

    elements = {facts.name: facts.elements for facts in CARDS}
    around = [deck for deck in DECKS.values() if share(deck, RULE_BOOK) >= 10]
    assert {elements[deck.hero.name] for deck in around if deck.hero} == {(element,) for element in Element}
    assert len(around) == 5
