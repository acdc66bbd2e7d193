"""Terms of the rules are found where cards and log speak of them."""

from __future__ import annotations

import doctest

import pytest

from app.engine.terms import KeywordName
from app.words import knows, spotting
from app.words.spotting import TERMS_SPOTTED, spot_terms, term_at


def test_the_examples_of_the_module_are_true() -> None:
    """The doctests of `app.words.spotting`."""
    assert doctest.testmod(spotting).failed == 0


@pytest.mark.parametrize("keyword", KeywordName)
def test_every_keyword_is_found_under_its_own_name(keyword: KeywordName) -> None:
    """As cards print it, with a number or what it is against."""
    printed = f"{keyword.value} 2" if "Защита" not in keyword.value else keyword.value
    printed = "Защита от выстрелов" if keyword is KeywordName.PROTECTION else printed
    assert keyword.name.lower() in [found.term for found in spot_terms(printed)]


@pytest.mark.parametrize("term", sorted(TERMS_SPOTTED))
def test_every_term_is_explained(term: str) -> None:
    """The help knows its name and its meaning."""
    assert knows(f"help.{term}.name") and knows(f"help.{term}")


@pytest.mark.parametrize(
    ("text", "words", "term"),
    [
        ("Получает Рывок и Броню 1.", "Броню", "armour"),
        ("Класс: броня.", "броня", ""),
        ("Защита от заклинаний.", "заклинаний", "spell_protection"),
        ("Первый удар.", "удар", "first_strike"),
        ("Отравить существо на 1.", "Отравить", "poison"),
        ("Немёртвый", "Немёртвый", "undead"),
        ("Оглушите его.", "его", ""),
    ],
)
def test_a_place_in_a_text_has_the_longest_term_there(text: str, words: str, term: str) -> None:
    """Inflected as cards do; the armour of a class is no keyword."""
    assert term_at(text, text.index(words) + 1) == term
