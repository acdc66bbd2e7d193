"""The box plays by itself: every card is read whole and comes back, and every starter deck is legal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import carddb.sets
from app.cardtext.compile import KnownNames, compile_card
from app.cardtext.speech import say_program
from app.engine.program import Program
from app.library import Library
from app.library.cards import KINDS
from app.library.compiling import Reading
from app.library.verdicts import verdict_files
from carddb.facts import Card
from carddb.programs import Plays
from carddb.set_files import shipped_sets

SETS = Path(carddb.sets.__path__[0])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library(tmp_path_factory.mktemp("box"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def shipped(library: Library) -> list[tuple[Card, Reading]]:
    return library.shipped_cards()


def test_every_card_of_the_box_plays_whole(shipped: list[tuple[Card, Reading]]) -> None:
    """110.1: no особенность of the box is left to hands."""
    assert [card.facts.name for card, reading in shipped if reading.plays is not Plays.WHOLE] == []


def test_every_card_of_the_box_reads_back_the_same(library: Library, shipped: list[tuple[Card, Reading]]) -> None:
    """Text, program, text, program: the second program is the first one."""
    names = KnownNames(library.catalogue.names())
    for card, reading in shipped:
        said = say_program(Program(reading.abilities))
        again = compile_card(card.facts.name, KINDS[card.facts.type], said, names=names)
        assert again.program.abilities == reading.abilities, f"{card.facts.name}: {said}"


def test_the_verdict_files_are_those_of_this_grammar(shipped: list[tuple[Card, Reading]]) -> None:
    """`otryad cards check --verdicts carddb/sets` writes them anew; their difference is what a change did to cards."""
    for name, text in verdict_files(shipped).items():
        assert (SETS / name).read_text("utf-8") == text, name


def test_every_card_of_the_box_has_a_verdict() -> None:
    for each in shipped_sets():
        lines = (SETS / f"{each.id}.verdicts.txt").read_text("utf-8").splitlines()
        assert [line.split(" | ")[:2] for line in lines] == [[facts.number, facts.name] for facts in each.cards]


def test_every_starter_deck_is_legal_with_its_cards_own_rules(library: Library) -> None:
    """106.3.3: judged with what heroes and cards say of decks, as any deck is."""
    decks = {name: library.deck(name) for name in library.starter_names()}
    assert len(decks) == 10
    for name, deck in decks.items():
        assert deck is not None
        assert (deck.problems, library.reasons_against(deck.resolved, on=date(2026, 1, 1))) == ((), ()), name
        assert len(deck.cards) == 40, name
