"""Every step of a match says by which paragraph it happens, and the paragraph is one of the rule book."""

from __future__ import annotations

import doctest

import pytest

from app.engine import event as happened
from app.engine.errors import HOUSE
from app.engine.event import Event, How
from app.words import Tongue, paragraphs
from app.words.paragraphs import cited, paragraph_of
from tests.rules import book
from tests.rules.test_rules_doc import NUMBERS
from tests.words.test_story import EVENTS, message_id

TERMS = [row.key for heading in (book.TERMS, book.LATER) for row in book.rows(heading)]
OUTSIDE = (happened.DoneByHand, happened.Undone, happened.Redone)
"""What the rules know nothing of."""


def is_outside(it: Event) -> bool:
    return isinstance(it, OUTSIDE) or (isinstance(it, happened.Moved) and it.how is How.BY_HAND)


@pytest.mark.parametrize("it", [it for it in EVENTS if not is_outside(it)], ids=message_id)
def test_every_step_has_its_paragraph(it: Event) -> None:
    """A number of the complete text, of the fifteenth edition, or a term."""
    said = paragraph_of(it)
    term = said.removeprefix("part 7: ")
    assert said in NUMBERS or said.startswith("E15 ") or (term != said and any(term in it for it in TERMS)), said


@pytest.mark.parametrize("it", [it for it in EVENTS if is_outside(it)], ids=message_id)
def test_what_is_done_by_hand_is_a_rule_of_the_table(it: Event) -> None:
    """It breaks the book's rules or repairs them, and says so."""
    assert paragraph_of(it) == HOUSE


@pytest.mark.parametrize(
    ("paragraph", "russian", "english"),
    (
        ("513.2", "513.2", "513.2"),
        ("part 7: Бешенство", "часть 7: Бешенство", "part 7: Бешенство"),
        ("E15 518.3", "ред. 15, 518.3", "ed. 15, 518.3"),
        (HOUSE, "правило этого стола", "a rule of this table"),
        ("", "", ""),
    ),
)
def test_a_paragraph_is_cited_in_the_readers_language(paragraph: str, russian: str, english: str) -> None:
    """Numbers are numbers."""
    assert (cited(paragraph, Tongue.RUSSIAN), cited(paragraph, Tongue.ENGLISH)) == (russian, english)


def test_the_examples_run() -> None:
    """Doctests of the module."""
    assert doctest.testmod(paragraphs).failed == 0
