"""The page on the card language tells the truth: every line of its blocks is read whole and comes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.cardtext.compile import compile_card
from app.engine.terms import Kind

PAGE = Path(__file__).parents[2] / "docs" / "card-language.md"


def lines() -> list[str]:
    """The lines of the page's blocks."""
    blocks = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("line", lines())
def test_a_line_of_the_guide_is_read(line: str) -> None:
    """110.1: one особенность, whole, with one reading; the compiler declines what does not come back."""
    card = compile_card("Образец", Kind.CREATURE, line)
    assert [(it.declined.words, it.declined.detail) for it in card.readings if it.declined] == []
    assert card.program.abilities
