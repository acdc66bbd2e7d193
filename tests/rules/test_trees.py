"""The list of sentences that the language can't read only shrinks."""

from __future__ import annotations

import pytest

from app.engine.terms import Kind
from tests.rules.tables import compiled
from tests.rules.trees import MISREAD, TREES


def _readings(sentence: str) -> list[object]:
    kinds = (Kind.CREATURE, Kind.SPELL, Kind.HERO, Kind.SUPPORT)
    return [it.program.abilities for it in (compiled("Проба", kind, f"{sentence}.") for kind in kinds) if it.is_whole]


@pytest.mark.parametrize("sentence", TREES)
def test_a_sentence_with_a_tree_is_not_read(sentence: str) -> None:
    """101.2: what the language reads needs no tree; take it off the list."""
    assert _readings(sentence) == []


@pytest.mark.parametrize("sentence", MISREAD)
def test_a_misread_sentence_is_still_misread(sentence: str) -> None:
    """101.2: what the language reads right needs no tree; take it off the list."""
    assert MISREAD[sentence] not in _readings(sentence)
