"""`keywords.csv`: one made-up card for each keyword, for soaks: `otryad soak tests/engine/keywords.csv`."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.facts import CardFacts
from app.engine.heroes.lower import walk
from app.engine.program import Keyword, KeywordAct, Node, Stun
from app.engine.terms import KeywordName
from app.library import Library
from app.library.cards import plays_whole

LIST = Path(__file__).with_name("keywords.csv")


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> list[CardFacts]:
    """The list, compiled."""
    library = Library(tmp_path_factory.mktemp("home"))
    try:
        return library.facts_of_list(LIST)
    finally:
        library.close()


def keywords(node: Node) -> set[KeywordName]:
    """The keywords that the node stands for."""
    match node:
        case Keyword(name=name):
            return {name}
        case KeywordAct(keyword=name):
            return {name}
        case Stun():
            return {KeywordName.STUN}
    return set()


def test_every_card_of_the_list_is_read_whole(cards: list[CardFacts]) -> None:
    """A soak leaves out what would be played by hand."""
    assert [card.name for card in cards if not plays_whole(card)] == []


def test_no_keyword_is_missing_in_the_list(cards: list[CardFacts]) -> None:
    """Part 7 and the later glossaries: a new keyword comes with a card here."""
    found = [keywords(node) for card in cards for ability in card.abilities for node in walk(ability)]
    assert set().union(*found) == set(KeywordName)
