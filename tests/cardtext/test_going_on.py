"""What a clause without a subject of its own goes on about, and numbers that stand before their cards."""

from __future__ import annotations

import pytest

from app.cardtext.compile import compile_card
from app.cardtext.speech import say_program
from app.engine.terms import Kind


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ваше существо открывается и получает +1 к удару", "Откройте ваше существо, оно получает +1 к удару"),
        (
            "Ваши существа открываются и получают +1 к удару",
            "Откройте всех ваших существ, ваши существа получают +1 к удару",
        ),
        (
            "Существо противника добывает эту карту и получает +1 к удару",
            "Существо противника добывает эту карту, оно получает +1 к удару",
        ),
        ("Ранить на 3 каждое существо", "Ранить всех существ на 3"),
        ("Излечить на 3 ваше существо", "Излечить ваше существо на 3"),
    ],
)
def test_said_back(text: str, said: str) -> None:
    """118.2: the parts of an ability are about the cards that the words tell."""
    card = compile_card("Зверь", Kind.CREATURE, f"Найм: {text}.")
    assert say_program(card.program) == f"Найм: {said}."


@pytest.mark.parametrize(
    "text",
    [
        "Ваше существо сражается с существом противника и получает +1 к удару",  # which of the two was chosen first
        "Ваши закрытые существа открываются и получают +1 к удару",  # they are closed no more
        "Ваши существа с Мором получают +1 к удару",  # an act of their texts, no keyword that they have
    ],
)
def test_whom_nobody_can_name_any_more(text: str) -> None:
    """Such a clause is played by hand."""
    card = compile_card("Зверь", Kind.CREATURE, f"Найм: {text}.")
    assert [reading.declined is not None for reading in card.readings] == [True]
