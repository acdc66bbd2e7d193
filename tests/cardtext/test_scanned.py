"""Slips of a scanned text: words run together or torn, letters that stand for nothing, read where there is one way."""

from __future__ import annotations

import pytest

from app.cardtext.speech import say_program
from app.engine.terms import Kind
from tests.cardtext.conftest import compiled


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Найм: Ранить каждое о другое существо на 2", "Найм: Ранить всех других существ на 2."),
        ("Найм: Возьмите карту с кладбищав руку", "Найм: Верните карту с кладбища в руку."),
        ("Имеет Рывок, покау вас есть дракон", "Эта карта имеет Рывок, пока под вашим контролем есть дракон."),
        ("Ваши драконы имеют На правленный удар", "Ваши драконы имеют Направленный удар."),
        ("В Найм: Возьмите карту", "Найм: Возьмите карту."),
        ("Найм: Положите 2 эффекта — усиления на существо", "Найм: Положите 2 эффекта усиления на существо."),
        ("1%: Возьмите карту", "1{COIN}: Возьмите карту."),
    ],
)
def test_a_slip_is_mended(text: str, said: str) -> None:
    """What is read is what would be read without the slip, and the reader of the card is told."""
    card = compiled(text)
    assert card.is_whole, card.readings[0].declined
    assert say_program(card.program) == said
    assert card.readings[0].mended


def test_what_was_mended_is_shown_with_its_words() -> None:
    """A letter that is left out is shown with the word before it."""
    (reading,) = compiled("Найм: Ранить каждое о другое существо на 2").readings
    assert [(it.read, it.taken_for, it.position) for it in reading.mended] == [("каждое о", "каждое", 13)]


def test_a_text_that_is_read_as_it_stands_is_not_mended() -> None:
    """A dash that says something stays."""
    (reading,) = compiled("Если ваш герой — маг, возьмите карту", kind=Kind.SPELL).readings
    assert reading.declined is None and not reading.mended


def test_a_number_is_never_left_out() -> None:
    """«получает +1 к удару 7 за …»: nobody knows what the digit was."""
    assert not compiled("Имеет +1 к удару 7 за каждое ваше существо").is_whole


def test_words_that_could_be_parted_in_two_ways_are_not() -> None:
    """One reading or none."""
    assert not compiled("Найм: Возьмитекар ту").is_whole
