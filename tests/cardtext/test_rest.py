"""«остальные»: those whom the words before did not mean."""

from __future__ import annotations

from app.cardtext.compile import compile_card
from app.engine.program import ByHand, Heal, Not, Sequence, SpellText
from app.engine.terms import Kind


def test_the_rest_are_those_not_meant_before() -> None:
    """117.4: everybody else, by what told the first ones apart."""
    (spell,) = compile_card(
        "Проба", Kind.SPELL, "Ранить всех тёмных существ на 2, излечить остальных существ на 2."
    ).program.abilities
    assert isinstance(spell, SpellText) and isinstance(spell.do, Sequence)
    wound, heal = spell.do.parts
    assert isinstance(heal, Heal)
    dark = wound.who.of.tests[1]  # type: ignore[attr-defined]
    assert heal.who.of.tests[1] == Not(dark)  # type: ignore[attr-defined]


def test_the_rest_of_cards_told_apart_twice_are_not_guessed() -> None:
    """Whether wounded dark ones or all others are meant can't be known."""
    text = "Ранить всех раненых тёмных существ на 2, излечить остальных существ на 2."
    assert isinstance(compile_card("Проба", Kind.SPELL, text).program.abilities[0], ByHand)
