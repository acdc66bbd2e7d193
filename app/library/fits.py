"""Whether a card as printed fits a description of the card language: for decks, where nothing is in play yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.facts import CardFacts
from app.engine.program import (
    AllOf,
    AnyOf,
    Compared,
    Filter,
    HasKeyword,
    HasText,
    HasTrigger,
    IsClass,
    IsElement,
    IsKind,
    IsNamed,
    Keyword,
    Not,
    Number,
    Test,
    Triggered,
)
from app.engine.terms import Comparison, Element, KeywordName, Stat
from carddb.fold import fold

_COMPARE: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.LESS: lambda a, b: a < b,
    Comparison.AT_MOST: lambda a, b: a <= b,
    Comparison.EQUAL: lambda a, b: a == b,
    Comparison.AT_LEAST: lambda a, b: a >= b,
    Comparison.MORE: lambda a, b: a > b,
    Comparison.NOT: lambda a, b: a != b,
}
_STATS: dict[Stat, Callable[[CardFacts], int]] = {
    Stat.COST: lambda card: card.cost,
    Stat.PRINTED_COST: lambda card: card.cost,
    Stat.STRIKE: lambda card: card.strike,
    Stat.LIFE: lambda card: card.life,
    Stat.MAX_LIFE: lambda card: card.life,
    Stat.START_LIFE: lambda card: card.life,
}


class NotPrinted(ValueError):
    """A test that asks for something that only a card in a game has."""


def _elements(card: CardFacts) -> set[Element]:
    return set(card.elements) or {Element.NEUTRAL}


def _compared(card: CardFacts, test: Compared) -> bool:
    if test.stat not in _STATS or not isinstance(test.value, Number):
        raise NotPrinted(test.stat.value)
    return _COMPARE[test.comparison](_STATS[test.stat](card), test.value.n)


def has_keyword(card: CardFacts, name: KeywordName) -> bool:
    """Whether a card has that keyword printed."""
    return any(isinstance(each, Keyword) and each.name is name for each in card.abilities)


def _has_trigger(card: CardFacts, test: HasTrigger) -> bool:
    return any(isinstance(each, Triggered) and any(on.event is test.event for on in each.on) for each in card.abilities)


def _has_class(card: CardFacts, test: IsClass) -> bool:
    return not {fold(name) for name in card.classes}.isdisjoint(fold(name) for name in test.names)


_TESTS: dict[type[Test], Callable[[CardFacts, Any], bool]] = {
    IsKind: lambda card, test: card.kind in test.kinds,
    IsClass: _has_class,
    IsElement: lambda card, test: not _elements(card).isdisjoint(test.elements),
    IsNamed: lambda card, test: fold(card.name) == fold(test.name),
    Compared: _compared,
    HasKeyword: lambda card, test: has_keyword(card, test.keyword),
    HasTrigger: _has_trigger,
    HasText: lambda card, test: bool(card.abilities),
    Not: lambda card, test: not _fits(card, test.test),
    AnyOf: lambda card, test: any(_fits(card, each) for each in test.tests),
    AllOf: lambda card, test: all(_fits(card, each) for each in test.tests),
}


def _fits(card: CardFacts, test: Test) -> bool:
    if type(test) not in _TESTS:
        raise NotPrinted(type(test).__name__)
    return _TESTS[type(test)](card, test)


def fits(card: CardFacts, of: Filter) -> bool:
    """Whether a card fits all tests; its zone and side are not asked.

    Raises:
        NotPrinted: a test asks for something that no printed card has.
    """
    return all(_fits(card, test) for test in of.tests)
