"""The glossary names what the code names."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

import pytest

from app.engine.terms import Element, Kind, Side, Zone

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"


def glossary_words() -> set[str]:
    """Every English word or phrase of the table's first column."""
    rows = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return {word.strip().removeprefix("to ") for row in rows for word in re.split(r"[,:(]", row)}


@pytest.mark.parametrize("term", [*Kind, *Element, *Zone], ids=lambda term: term.value)
def test_every_kind_element_and_zone_is_in_the_glossary(term: Enum) -> None:
    """One word for one thing, and the Russian beside it."""
    assert term.value in glossary_words()


def test_sides_are_told_from_the_controller() -> None:
    """117.5: yours, the enemy's, or anyone's."""
    assert {side.value for side in Side} == {"yours", "enemy", "anyone"}
