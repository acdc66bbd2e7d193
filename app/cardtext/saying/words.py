"""The words for the small parts of a program that need no memory: numbers, nouns, adjectives, zones, keywords."""

from __future__ import annotations

import re

from app.cardtext.lexicon.adjectives import ELEMENT_ADJECTIVES, MINERS, TEST_ADJECTIVES
from app.cardtext.lexicon.dictionary import FORMS, expanded, folded
from app.cardtext.lexicon.forms import Case, Masks
from app.cardtext.lexicon.inflect import noun_by_lemma, noun_form
from app.cardtext.lexicon.measures import SOURCES
from app.cardtext.lexicon.nouns import KEYWORD_NOUNS, NOUNS, Noun
from app.cardtext.lexicon.places import ZONES, ZoneOf
from app.cardtext.reading.descriptions import test_rank
from app.cardtext.reading.noun_phrases import word_stem
from app.engine.program import (
    LOOKED,
    OTHER,
    Among,
    Announced,
    AnyOf,
    EventThisTurn,
    Filter,
    HasKeyword,
    IsClass,
    IsElement,
    IsKind,
    IsMinedBy,
    IsNamed,
    IsOther,
    Not,
    Number,
    Test,
    Value,
)
from app.engine.terms import Comparison, Element, EventKind, KeywordName, Side, Source, Stat, Zone

CARD = noun_by_lemma("карта")


def pronoun_masks(form: str) -> Masks:
    return next(f.masks for f in FORMS[folded(form)] if f.lexeme.code == "PRON")


class Unsayable(Exception):
    """A node that the language has no words for."""


ANY_NUMBER = ("любое число", "любого числа", "любому числу", "любое число", "любым числом", "любом числе")


STAT_NOUNS = {Stat.STRIKE: "удар", Stat.COST: "стоимость", Stat.LIFE: "жизнь"}


EFFECT_STATS = {
    Stat.REINFORCEMENTS: "эффект усиления",
    Stat.WEAKENINGS: "эффект ослабления",
    Stat.EXTRA_LIFE: "дополнительная жизнь",
    Stat.COUNTERS: "метка",
}


LAID = {Stat.WOUNDS: "рана", **EFFECT_STATS}
"""What lies on cards and is counted."""


TRIGGER_NOUNS = {EventKind.ENTERS: noun_by_lemma("найм"), EventKind.DIES: noun_by_lemma("гибель")}


_PAST = {
    EventKind.DIES: "погибший",
    EventKind.DISCARDED: "сброшенный",
    EventKind.PLAYED: "разыгранный",
    EventKind.ENTERS: "вошедший",
    EventKind.ATTACKS: "атаковавший",
    EventKind.WOUNDED: "получавший раны",
}


_TURNS = {
    None: "в этот ход",
    Side.ENEMY: "в предыдущий ход противника",
    Side.YOURS: "в ваш предыдущий ход",
}


def plain_number(value: Value) -> int | str:
    if isinstance(value, Number):
        return value.n
    if isinstance(value, Announced):
        return value.letter
    raise Unsayable(f"{type(value).__name__} as a plain number")


def compared_number(comparison: Comparison, value: Value, *, coin: bool) -> str:
    number = f"{plain_number(value)}{'{COIN}' if coin else ''}"
    words = {
        Comparison.EQUAL: number,
        Comparison.AT_MOST: f"{number} или менее",
        Comparison.AT_LEAST: f"{number} или более",
        Comparison.LESS: f"менее {number}",
        Comparison.MORE: f"более {number}",
    }
    if comparison not in words:
        raise Unsayable(comparison.value)
    return words[comparison]


def adjective_of(test: Test) -> str | None:
    """The adjective that says a test."""
    if isinstance(test, IsOther):
        return None if test.than == OTHER else "другой"
    if isinstance(test, IsElement) and len(test.elements) == 2:
        return " или ".join(ELEMENT_ADJECTIVES[element] for element in test.elements)
    for lemma, known in TEST_ADJECTIVES.items():
        if known == test:
            return lemma
    if isinstance(test, EventThisTurn) and test.event in _PAST:
        return f"{_PAST[test.event]} {_TURNS[test.last_turn_of]}"
    if isinstance(test, IsMinedBy):
        return next((f"добытый {words}" for words, by in MINERS if by == test.by), None)
    if isinstance(test, Not) and isinstance(test.test, IsElement) and test.test.elements in _SINGLE_ELEMENTS:
        return f"не {adjective_of(test.test)}"
    if isinstance(test, HasKeyword) and test.keyword in _KEYWORD_ADJECTIVES and test.against is None:
        return _KEYWORD_ADJECTIVES[test.keyword]
    return None


_SINGLE_ELEMENTS = tuple((element,) for element in Element if element is not Element.NEUTRAL)
_KEYWORD_ADJECTIVES = {KeywordName.SLEEPING: "спящий", KeywordName.CREATED: "созданный"}


_CARD_NOUNS: dict[tuple[Test, ...], Noun] = {n.value: n for n in reversed(NOUNS) if n.code == "CARD"}
"""The first noun of the lexicon for what it says of cards."""


def nouns_of(tests: tuple[Test, ...]) -> list[Noun]:
    """The noun that says what the cards are, or two of them: «дракона или драконида»."""
    if noun_tests(tests) in _CARD_NOUNS:
        return [noun_of(tests)]
    for test in tests:
        if isinstance(test, IsClass) and len(test.names) > 1:
            return [class_noun(name) for name in test.names]
        if isinstance(test, IsKind) and len(test.kinds) > 1:
            return [noun_of((IsKind((kind,)),)) for kind in test.kinds]
        if isinstance(test, AnyOf) and noun_tests(test.tests) == test.tests:
            return [noun_of((each,)) for each in test.tests]
    return [noun_of(tests)]


def class_noun(name: str) -> Noun:
    noun = _CARD_NOUNS.get((IsClass((name,)),))
    if noun is None:
        raise Unsayable(f"the class {name}")
    return noun


def noun_of(tests: tuple[Test, ...]) -> Noun:
    wanted = noun_tests(tests)
    if wanted in _CARD_NOUNS:
        return _CARD_NOUNS[wanted]
    if len(wanted) == 1 and isinstance(wanted[0], IsClass) and len(wanted[0].names) > 1:
        return class_noun(wanted[0].names[0])
    if len(wanted) == 1 and isinstance(wanted[0], (IsKind, AnyOf)):
        nouns = nouns_of(wanted) if _is_either(wanted[0]) else []
        return nouns[0] if nouns else _unsayable_noun(wanted)
    return CARD if not wanted or isinstance(wanted[0], IsNamed) else _unsayable_noun(wanted)


def _is_either(test: Test) -> bool:
    """«карта поддержки или квест»."""
    return isinstance(test, AnyOf) or (isinstance(test, IsKind) and len(test.kinds) > 1)


def _unsayable_noun(tests: tuple[Test, ...]) -> Noun:
    raise Unsayable("no noun for " + ", ".join(type(t).__name__ for t in tests))


def noun_tests(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    """The tests that the noun itself says."""
    return tuple(t for t in tests if test_rank(t) == 0)


def mentioned(stem: str) -> str:
    """The word of a stem."""
    for noun in (*KEYWORD_NOUNS, *NOUNS):
        if word_stem(noun.lemma) == stem and not noun.tail:
            return noun.lemma if noun.code == "CARD" else noun.lemma.capitalize()
    raise Unsayable(f"the word {stem}")


def zone_words(of: Filter, code: str = "IN_ZONE") -> str:
    """Where the cards are, or with FROM_ZONE where they are taken from; "" in play."""
    if of.zone in (Zone.PLAY, Zone.UNDER) or Among(LOOKED) in of.tests:
        return ""
    for kind, zone, pattern in ZONES:
        if kind == code and zone == ZoneOf(of.zone, of.side):
            return first_spelling(pattern)
    raise Unsayable(of.zone.value)


def first_spelling(pattern: str) -> str:
    return next(iter(expanded(pattern)))


KEYWORD_BY_NAME: dict[KeywordName, Noun] = {n.value: n for n in reversed(KEYWORD_NOUNS)}


def keyword_name(keyword: KeywordName, case: Case) -> str:
    if keyword in KEYWORD_BY_NAME:
        return noun_form(KEYWORD_BY_NAME[keyword], case)
    if keyword in (KeywordName.SLEEPING, KeywordName.CREATED, KeywordName.PLACED, KeywordName.CONVERTED):
        return str(keyword.value).lower()
    raise Unsayable(keyword.value)


def source_words(source: Source) -> str:
    for pattern, known in SOURCES:
        if known is source:
            return first_spelling(pattern)
    raise Unsayable(source.value)


_IDLE_COMMA = re.compile(r",(?= *(?:[,.;:»]|$))")
_HARD_BEGINNING = "(?=вс|мн|[зсш][бвгджзклмнпрстфхцчшщ])"
"""What «с» and «к» don't stand before."""
_WITH = re.compile(rf"\bс {_HARD_BEGINNING}", re.IGNORECASE)
_TO = re.compile(r"\bк (?=вс|мн)", re.IGNORECASE)
_SPACES = re.compile(" {2,}")


def tidy(text: str) -> str:
    """«со всех», «со случайным», «ко всем»; and without commas that close what something else closes: «…, кроме
    атакованного,;».
    """
    text = _SPACES.sub(" ", _IDLE_COMMA.sub("", text))
    return _TO.sub("ко ", _WITH.sub("со ", text))
