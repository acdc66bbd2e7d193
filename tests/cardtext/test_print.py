"""How a text is cut and what its printing adorns it with."""

from __future__ import annotations

import pytest

from app.cardtext.speech import say_program
from app.engine.terms import Kind
from tests.cardtext.conftest import compiled


def said(text: str, kind: Kind = Kind.CREATURE) -> str:
    card = compiled(text, kind)
    assert card.is_whole, [r.declined for r in card.readings if r.declined]
    return say_program(card.program)


@pytest.mark.parametrize(
    "text",
    [
        "Найм: Ранить персонажа на 1.\nГибель: Возьмите карту.",
        "Найм: Ранить персонажа\nна 1. Гибель: Возьмите карту.",
        "Найм: Ранить. персонажа на 1. Гибель: Возьмите карту.",
    ],
)
def test_a_small_letter_goes_on_with_the_sentence(text: str) -> None:
    """110.1: a sentence begins with a capital; a line may end in the middle of one."""
    assert said(text) == "Найм: Ранить персонажа на 1. Гибель: Возьмите карту."


def test_the_sign_of_coins_after_cost_only_adorns() -> None:
    assert said("Найм: Подготовьте существо меньшей стоимости {COIN}.") == (
        "Найм: Подготовьте существо меньшей стоимости."
    )


@pytest.mark.parametrize(
    ("text", "wording"),
    [
        ("Вначале вашего хода возьмите карту.", "В начале вашего хода возьмите карту."),
        ("Может быть в колоде любого героя-жреца.", "Может быть в колоде любого героя-жреца."),
        ("Найм: Сразиться с любым числом существ.", "Найм: Эта карта сражается с любым числом существ."),
        (
            "При гибели вашего существа полностью излечить вашего героя.",
            "Когда ваше существо погибает, полностью излечить вашего героя.",
        ),
    ],
)
def test_a_spelling_is_read(text: str, wording: str) -> None:
    assert said(text) == wording
