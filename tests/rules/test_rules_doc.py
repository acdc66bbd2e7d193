"""docs/rules.md has every paragraph and term of the rule book, and names only what is there."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from app.engine.heroes.edition import ED12, ED15, Edition
from tests.rules import book, test_switches

NUMBERS = tuple((Path(__file__).parent / "numbers.txt").read_text("utf-8").split())
"""The numbers of the complete rules' paragraphs, 101.1 … 605.2; a mark tells the second 524.2 from the first."""

_PARAGRAPH = re.compile(r"^(\d{3}\.\d+(?:\.\d+)*)(?:\.| )", re.M)
_CONTINUED = ("Эта карта вводится в игру", "При присоединение одного существа", "способность. Способность")
"""Lines of part 7 that go on with the term before them."""


def _rules(reference: Path) -> str:
    return (reference / "rules" / "heroes-full-rules.txt").read_text("utf-8")


def _terms(text: str) -> list[str]:
    """The lines of part 7 that begin a term."""
    part = text.split("Часть 7. Терминология\n")[-1].split("Часть 8. Карты с особенностью")[0]
    return [line for line in part.splitlines() if line and not line.startswith(_CONTINUED)]


def test_every_number_has_a_row() -> None:
    """From the first to the last: the bundled list of numbers, in order."""
    assert tuple(row.key for row in book.rows(book.PARAGRAPHS)) == NUMBERS


def test_the_numbers_are_the_rule_books(reference: Path) -> None:
    """The traps of the numbering: one stands twice, one lacks its dot, one its space, one its parent."""
    text = _rules(reference).split("Часть 7. Терминология\nАвангард")[0]
    found: list[str] = []
    for number in _PARAGRAPH.findall(text):
        found.append(f"{number}′" if number in found else number)
    assert tuple(found) == NUMBERS


def test_every_term_has_a_row(reference: Path) -> None:
    """Part 7: each line begins with a term of the table, and each term of the table begins a line."""
    keys = [row.key for row in book.rows(book.TERMS)]
    lines = [line.replace("Срабатывающая", "Срабатывающая способность", 1) if line == "Срабатывающая" else line
             for line in _terms(_rules(reference))]  # fmt: skip
    assert [line[:40] for line in lines if not any(line.startswith(key) for key in keys)] == []
    assert [key for key in keys if not any(line.startswith(key) for line in lines)] == []


def test_no_key_stands_twice() -> None:
    """Paragraphs and terms."""
    for heading in (book.PARAGRAPHS, book.TERMS, book.LATER):
        keys = [row.key for row in book.rows(heading)]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("heading", (book.PARAGRAPHS, book.TERMS, book.LATER))
def test_a_row_names_what_exists_or_says_why_nothing_does(heading: str) -> None:
    """A function or table, else a reason."""
    for row in book.rows(heading):
        assert [name for name in row.names if not book.exists(name)] == [], row.key
        assert row.names if row.computes else len(row.done) > len("— "), row.key


@pytest.mark.parametrize("heading", (book.PARAGRAPHS, book.TERMS, book.LATER))
def test_what_computes_is_shown_by_a_test(heading: str) -> None:
    """Whatever names a function has a test that cites it."""
    assert [row.key for row in book.rows(heading) if row.computes and not row.shown] == []


def test_the_sections_that_the_text_lacks_name_files_that_exist() -> None:
    """Of the tests that show them."""
    files = [name for row in book.rows(book.SECTIONS) for name in re.findall(r"`(test_\w+\.py)`", row.shown)]
    assert files and [name for name in files if not (book.TESTS / name).is_file()] == []


def test_the_tests_column_is_that_of_the_docstrings() -> None:
    """`python -m tests.rules.book` writes it anew."""
    assert book.DOC.read_text("utf-8") == book.renew()


def test_tests_cite_only_what_is_there() -> None:
    """No docstring names a paragraph that the rule book lacks."""
    known = set(NUMBERS)
    unknown = {key: tests for key, tests in book.citations().items() if key[:1].isdigit() and key not in known}
    assert unknown == {}


def test_every_switch_stands_there_with_both_values() -> None:
    """The table of editions is the one of the program, and each switch has a test of its own."""
    said = {row.key.strip("`"): (row.done, row.shown) for row in book.rows(book.SWITCHES)}
    words = {True: "on", False: "off"}
    names = [field.name for field in dataclasses.fields(Edition) if field.name != "name"]
    assert said == {name: (words[getattr(ED12, name)], words[getattr(ED15, name)]) for name in names}
    assert [name for name in names if not hasattr(test_switches, f"test_{name}")] == []
