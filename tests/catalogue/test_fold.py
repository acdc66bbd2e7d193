"""Names and texts are compared folded."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carddb.fold import fold


@pytest.mark.parametrize(
    ("written", "also"),
    [
        ("Тёмный", "темный"),
        ("ЁЖ", "еж"),
        ("Дракон – страж", "Дракон - страж"),
        ("Тоа‑Дан", "Тоа-Дан"),
        ("«Большая Игра»", 'большая "игра"'),
        ("Божественное  вмешательство ", "Божественное\u00a0вмешательство"),
        (unicodedata.normalize("NFD", "Ёрш й"), "ерш й"),
        ("Д’Арк", "Д'Арк"),
    ],
)
def test_players_spellings_of_one_name_fold_to_the_same(written: str, also: str) -> None:
    """Case, ё, quotes, dashes, spaces and decomposed letters make no other name."""
    assert fold(written) == fold(also)


@given(st.text(st.characters(codec="cp1251") | st.sampled_from("\u0301\u0306\u0308\u200b―−")))
def test_folding_twice_changes_nothing(text: str) -> None:
    """What is stored folded can be folded again."""
    assert fold(fold(text)) == fold(text)
