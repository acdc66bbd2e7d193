"""What was read for one card is not read again for another, unless it speaks of the card's own name."""

from __future__ import annotations

import pytest

from app.cardtext.compile import KnownNames, compile_card
from app.engine.program import Program
from app.engine.terms import Kind

GUARD = "Ледяной страж"
FIRE = "Огонь"
NAMES = (GUARD, FIRE, "Сова")


def read(name: str, text: str, names: KnownNames) -> Program:
    card = compile_card(name, Kind.CREATURE, text, names=names)
    assert card.is_whole
    return card.program


@pytest.mark.parametrize(
    "text",
    [
        "Когда погибает Ледяной страж, возьмите карту",
        "Найм: Вызовите Огонь. Излечить Огонь на 1",
        "Найм: Ранить существо на 1. Оно получает Рывок до конца хода",
        "Найм: Ранить существо на 1. Отравить его на 1",
        "Ваши существа имеют: «{TAP}: Ранить персонажа на 1»",
    ],
)
@pytest.mark.parametrize("order", [(GUARD, FIRE, "Сова"), ("Сова", FIRE, GUARD), (FIRE, "Сова", GUARD)])
def test_a_card_is_read_as_if_it_were_the_only_one(text: str, order: tuple[str, ...]) -> None:
    """Whichever card said the words first: its own name means the card itself, to the others it is a name."""
    shared = KnownNames(NAMES)
    for name in order:
        assert read(name, text, shared) == read(name, text, KnownNames(NAMES))


def test_own_names_are_told_apart() -> None:
    """So the words above are not the same to all."""
    text = "Когда погибает Ледяной страж, возьмите карту"
    names = KnownNames(NAMES)
    assert read(GUARD, text, names) != read("Сова", text, names)
