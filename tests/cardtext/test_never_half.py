"""An ability is read whole or not at all (110.1): a sentence that leans on another is not left without it."""

from __future__ import annotations

import pytest

from app.cardtext.compile import compile_card
from app.engine.program import ByHand
from app.engine.terms import Kind


@pytest.mark.parametrize(
    "text",
    [
        "Вызовите существо. Оно шуршит листвой.",
        "Выберите существо. Оно шуршит листвой.",
        "Ранить существо на 2. Возьмите карту. Иначе шуршит листвой.",
    ],
)
def test_a_sentence_is_not_played_without_the_one_that_goes_on_with_it(text: str) -> None:
    """118.2: what goes on with a sentence belongs to it; unread, it takes the beginning with it."""
    last = compile_card("Проба", Kind.SPELL, text).program.abilities[-2:]
    assert all(isinstance(ability, ByHand) for ability in last)


def test_a_choice_alone_is_no_ability() -> None:
    """117.1: a target that nothing is done to."""
    assert isinstance(compile_card("Проба", Kind.SPELL, "Выберите существо.").program.abilities[0], ByHand)


def test_sentences_that_stand_alone_are_read_alone() -> None:
    """210.2: an unread sentence of its own leaves the others."""
    abilities = compile_card("Проба", Kind.SPELL, "Возьмите карту. Шуршит листвой.").program.abilities
    assert [isinstance(ability, ByHand) for ability in abilities] == [False, True]


def test_what_should_happen_is_only_read_where_something_replaces_it() -> None:
    """517: «если … должно погибнуть, вместо этого …» in the middle of an act is no condition that can be asked."""
    text = "Найм: Можете ранить существо на 2, если оно должно погибнуть, вместо этого верните его в руку."
    assert isinstance(compile_card("Проба", Kind.CREATURE, text).program.abilities[0], ByHand)


def test_a_remark_that_is_not_known_is_not_passed_over() -> None:
    """110.1: what stands in brackets may change the whole."""
    abilities = compile_card("Проба", Kind.SPELL, "Возьмите карту (если луна полная).").program.abilities
    assert [type(ability) for ability in abilities] == [ByHand]


def test_a_reminder_says_nothing_new() -> None:
    """«округляя вниз» is so anyway."""
    reminded = compile_card("Проба", Kind.SPELL, "Возьмите карту (округляя вниз).")
    assert reminded.program == compile_card("Проба", Kind.SPELL, "Возьмите карту.").program
