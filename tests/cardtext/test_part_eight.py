"""The thirteen cards that part 8 of the rules prints in full, and the way back for each."""

from __future__ import annotations

import pytest

from app.cardtext.compile import compile_card
from app.cardtext.speech import say_program
from app.engine.program import (
    HERO,
    SELF,
    YOU,
    Ability,
    Choose,
    Draw,
    Filter,
    Heal,
    IsKind,
    Keyword,
    Mill,
    Nothing,
    Number,
    Player,
    PlayerRole,
    SpellText,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Kind, Side, Zone

CHARACTER = Choose(Filter((IsKind((Kind.HERO, Kind.CREATURE)),)))
CREATED, MODULE = Keyword(KeywordName.CREATED), Keyword(KeywordName.MODULE)


def on(event: EventKind, do: object) -> Triggered:
    return Triggered((When(event, SELF),), do)  # type: ignore[arg-type]


CARDS: dict[str, tuple[Kind, str, tuple[Ability, ...]]] = {
    "Элементаль огня": (Kind.CREATURE, "Созданный. Рывок.", (CREATED, Keyword(KeywordName.RUSH))),
    "Элементаль воздуха": (
        Kind.CREATURE,
        "Созданный. Найм: ранить выбранного персонажа на 1.",
        (CREATED, on(EventKind.ENTERS, Wound(CHARACTER, Number(1)))),
    ),
    "Элементаль земли": (
        Kind.CREATURE,
        "Созданный. При ударе излечить выбранного персонажа на 1.",
        (CREATED, on(EventKind.STRIKES, Heal(CHARACTER, Number(1)))),
    ),
    "Элементаль воды": (
        Kind.CREATURE,
        "Созданный. Гибель: каждый игрок берёт карту.",
        (CREATED, on(EventKind.DIES, Draw(Player(PlayerRole.EACH)))),
    ),
    "Элементаль праха": (
        Kind.CREATURE,
        "Созданный. Гибель: выбранный игрок кладёт верхнюю карту колоды на кладбище.",
        (CREATED, on(EventKind.DIES, Mill(Player(PlayerRole.CHOSEN)))),
    ),
    "Защитный модуль": (
        Kind.CREATURE,
        "Созданный. Модуль. Броня 1.",
        (CREATED, MODULE, Keyword(KeywordName.ARMOUR, Number(1))),
    ),
    "Модуль атаки": (Kind.CREATURE, "Созданный. Модуль.", (CREATED, MODULE)),
    "Модуль подавления": (
        Kind.CREATURE,
        "Созданный. Модуль. Защита от заклинаний.",
        (CREATED, MODULE, Keyword(KeywordName.SPELL_PROTECTION)),
    ),
    "Модуль подвижности": (
        Kind.CREATURE,
        "Созданный. Модуль. Опыт в атаке.",
        (CREATED, MODULE, Keyword(KeywordName.ATTACK_EXPERIENCE)),
    ),
    "Модуль поддержки": (
        Kind.CREATURE,
        "Созданный. Модуль. Регенерация 1.",
        (CREATED, MODULE, Keyword(KeywordName.REGENERATION, Number(1))),
    ),
    "Попутный ветер": (
        Kind.SPELL,
        "Помещённый. Возьмите 2 карты.",
        (Keyword(KeywordName.PLACED), SpellText(Draw(YOU, Number(2)))),
    ),
    "Чёрная метка": (
        Kind.SPELL,
        (
            "Помещённый. Когда вы должны сбросить эту карту — ранить вашего героя на 5 (эта способность работает из "
            "руки). (Эту карту можно разыграть без эффекта, оплатив её стоимость.)"
        ),
        (
            Keyword(KeywordName.PLACED),
            Triggered(
                (When(EventKind.DISCARDED, SELF, player=Side.YOURS),), Wound(HERO, Number(5)), zones=(Zone.HAND,)
            ),
            SpellText(Nothing()),
        ),
    ),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_of_part_eight_is_read(name: str) -> None:
    """Part 8."""
    kind, text, program = CARDS[name]
    assert compile_card(name, kind, text).program.abilities == program


@pytest.mark.parametrize("name", CARDS)
def test_a_card_of_part_eight_comes_back(name: str) -> None:
    """Part 8: text, program, text, the same program."""
    kind, text, _ = CARDS[name]
    program = compile_card(name, kind, text).program
    assert compile_card(name, kind, say_program(program)).program == program
