"""The grammar as a whole: no conflicts, one reading, and every list comes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from lark.lark import PostLex  # noqa: F401  (Lark's own package must import)
from lark.parsers.lalr_analysis import LALR_Analyzer

from app.cardtext.compile import KnownNames, compile_card
from app.cardtext.reading.parser import grammar
from app.engine.terms import Kind

KINDS = {"Герой": Kind.HERO, "Существо": Kind.CREATURE, "Заклинание": Kind.SPELL, "Квест": Kind.QUEST}


def test_the_grammar_has_no_conflicts() -> None:
    """One token of look-ahead always decides: neither reduce/reduce nor shift/reduce."""
    analyzer: Any = LALR_Analyzer(grammar().parser.parser_conf, strict=True)  # type: ignore[union-attr]
    analyzer.compute_lalr()


@pytest.mark.parametrize("list_name", ["heroes-digital.dev.json", "heroes-paper.dev.json"])
def test_no_text_of_a_list_stops_the_reader(list_name: str, reference: Path) -> None:
    """Every record ends in abilities and declined words; none in an exception."""
    cards = json.loads((reference / "cards" / list_name).read_text(encoding="utf-8"))
    names = KnownNames(card["name"] for card in cards)
    for card in cards:
        compiled = compile_card(card["name"], KINDS.get(card["type"], Kind.SUPPORT), card["text"], names=names)
        for reading in compiled.readings:
            assert (reading.declined is None) == bool(reading.abilities)
