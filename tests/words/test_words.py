"""Messages: both languages whole, plural forms right, arguments the same."""

from __future__ import annotations

import doctest
import re

import pytest

import app.words
from app.words import Tongue, plural_form, tables


def test_the_examples_of_the_module_are_true() -> None:
    """The doctests of `app.words`."""
    assert doctest.testmod(app.words).failed == 0


@pytest.mark.parametrize(
    ("number", "form"), [(0, 2), (1, 0), (2, 1), (5, 2), (11, 2), (12, 2), (21, 0), (22, 1), (111, 2)]
)
def test_russian_plural_forms(number: int, form: int) -> None:
    """рана, раны, ран."""
    assert plural_form(number, Tongue.RUSSIAN) == form


@pytest.mark.parametrize("message", sorted(tables.all_messages()))
def test_both_languages_take_the_same_arguments(message: str) -> None:
    """A translation that drops or invents an argument would show braces or lose a number."""
    russian, english = tables.all_messages()[message]
    names = [set(re.findall(r"\{([a-z_]+)", text)) for text in (russian, english)]
    assert names[0] == names[1]


@pytest.mark.parametrize("message", sorted(tables.all_messages()))
def test_plural_forms_are_complete(message: str) -> None:
    """Three forms in Russian, two in English."""
    russian, english = tables.all_messages()[message]
    assert all(forms.count("|") == 3 for forms in re.findall(r"\{[a-z_]+\|[^}]*", russian))
    assert all(forms.count("|") == 2 for forms in re.findall(r"\{[a-z_]+\|[^}]*", english))


@pytest.mark.parametrize("message", sorted(tables.all_messages()))
def test_an_id_begins_with_its_subject(message: str) -> None:
    """So that a message is found by its id."""
    assert message.split(".")[0] in tables.SUBJECTS
