"""What can't be read is said with its words, its place, why, and the known phrase that comes nearest."""

from __future__ import annotations

import pytest

from app.cardtext.compile import Declined, compile_card
from app.cardtext.scope import Why
from app.engine.terms import Kind


def declined(text: str, kind: Kind = Kind.CREATURE) -> Declined:
    found = [each.declined for each in compile_card("Проба", kind, text).readings if each.declined]
    assert found, "the text was read"
    return found[0]


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        ("Рывок. Найм: Шуршит листвой и ждёт.", "Шуршит листвой и ждёт", Why.UNKNOWN_WORD),
        ("Рывок. Найм: Возьмите карту существо.", "существо", Why.NO_PHRASE),
        ("Рывок. Найм:", ":", Why.ENDS_EARLY),
        ("Рывок. Возьмите карту.", "Возьмите карту", Why.NOTHING_WAKES_IT),
        ("Рывок. Найм: Закройте их.", "Найм: Закройте их", Why.POINTS_AT_NOTHING),
        ("Найм: Вызовите существо. Оно шуршит.", "Найм: Вызовите существо", Why.GOES_ON_UNREAD),
    ],
)
def test_unread_words_say_which_where_and_why(text: str, words: str, why: Why) -> None:
    """The position counts from the beginning of the card's whole text."""
    found = declined(text)
    assert (found.words.rstrip("."), found.why) == (words, why)
    assert text[found.position :].startswith(words.split()[0])


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        ("возмите карту", "… взять … карта"),
        ("разыграйте совсем бесплатно", "разыграть … бесплатно"),
        ("распределите раны", "распределить … рана среди …"),
    ],
)
def test_a_near_phrase_is_named(words: str, nearest: str) -> None:
    """As the tables have it, with «…» for what may stand there."""
    assert Declined(words, 0, Why.NO_PHRASE, "").nearest == nearest


def test_no_phrase_is_named_that_is_not_near() -> None:
    """A guess would only mislead."""
    assert Declined("трижды", 0, Why.NO_PHRASE, "").nearest == ""
