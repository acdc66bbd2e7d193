"""What «оно», «он» and «его» mean."""

from __future__ import annotations

import pytest

from app.cardtext.compile import compile_card
from app.engine.program import OTHER, SELF, Draw, Lay, PlayerRole, SpellText, Triggered
from app.engine.terms import Kind


def _given(text: str) -> object:
    (trigger,) = compile_card("Ткач", Kind.CREATURE, text).program.abilities
    assert isinstance(trigger, Triggered) and isinstance(trigger.do, Lay)
    return trigger.do.who


def test_it_is_the_creature_and_not_the_card_of_that_name() -> None:
    """A card's name is «он» or «она»; «оно» is the creature of the event."""
    assert _given("Когда Ткач наносит раны существу, оно получает Рывок.") == OTHER


def test_he_is_the_card_of_that_name() -> None:
    """No creature is «он»."""
    assert _given("Когда Ткач наносит раны существу, он получает Рывок.") == SELF


@pytest.mark.parametrize(("who", "role"), [("Каждый игрок", PlayerRole.EACH), ("Каждый противник", PlayerRole.ENEMY)])
def test_each_opponent_is_not_each_player(who: str, role: PlayerRole) -> None:
    """«каждый противник» leaves you out."""
    (spell,) = compile_card("Ткач", Kind.SPELL, f"{who} берёт карту.").program.abilities
    assert isinstance(spell, SpellText) and isinstance(spell.do, Draw)
    assert spell.do.player.role is role
