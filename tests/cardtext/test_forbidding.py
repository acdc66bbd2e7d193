"""Bans and numbers of wounds in the words that cards have for them (514.2, 523)."""

from __future__ import annotations

import pytest

from app.engine.program import (
    ENEMY,
    HERO,
    SELF,
    YOU,
    Activated,
    All,
    Compare,
    Condition,
    Constant,
    Count,
    Draw,
    Filter,
    Forbid,
    Grant,
    HandSize,
    IsClosed,
    IsKind,
    Lift,
    Modify,
    Not,
    Number,
    PayPrayers,
    Prayers,
    StatOf,
)
from app.engine.terms import Ban, Comparison, Kind, Measure, Operation, Side, Source, Stat
from tests.cardtext.idiom import creatures, hire, one, reads, strike

HEROES = Filter((IsKind((Kind.HERO,)),))


@pytest.mark.parametrize(
    ("text", "grants", "said"),
    [
        ("Может атаковать только существ", (Forbid(Ban.ATTACK, HEROES),), "не может атаковать героев"),
        (
            "Может атаковать только закрытых существ",
            (Forbid(Ban.ATTACK, HEROES), Forbid(Ban.ATTACK, creatures(Not(IsClosed())))),
            "не может атаковать героев и атаковать открытых существ",
        ),
        (
            "Не может быть целью выстрелов",
            (Forbid(Ban.BE_ATTACKED, source=Source.SHOT),),
            "не может быть целью выстрелов",
        ),
        ("Это существо нельзя излечить", (Forbid(Ban.BE_HEALED),), "не может быть излечена"),
        (
            "Не наносит ран героям",
            (Modify(Measure.WOUNDS_DEALT, Operation.SET, Number(0), HEROES),),
            "не наносит ран героям",
        ),
        (
            "Получает на 1 рану больше от заклинаний",
            (Modify(Measure.WOUNDS_TAKEN, Operation.ADD, Number(1), source=Source.SPELL),),
            "получает на 1 рану больше от заклинаний",
        ),
        (
            "Может атаковать дважды за ход",
            (Modify(Measure.ATTACKS_A_TURN, Operation.SET, Number(2)),),
            "может атаковать дважды",
        ),
    ],
)
def test_a_card_is_held_to_it(text: str, grants: tuple[Grant, ...], said: str) -> None:
    """114."""
    reads(text, Constant(SELF, grants), said=f"Эта карта {said}.")


def test_what_may_not_be_played_is_all_of_the_sort() -> None:
    """514.2: «заклинания нельзя разыгрывать» is of everybody's."""
    spells = All(Filter((IsKind((Kind.SPELL,)),)))
    reads(
        "Заклинания нельзя разыгрывать",
        Constant(spells, (Forbid(Ban.BE_PLAYED),)),
        said="Заклинания не могут быть разыграны.",
    )


@pytest.mark.parametrize(
    ("text", "condition", "said"),
    [
        (
            "у противника больше существ",
            Compare(Count(All(creatures(side=Side.ENEMY))), Comparison.MORE, Count(All(creatures(side=Side.YOURS)))),
            "у противника больше существ, чем у вас",
        ),
        (
            "у вас меньше карт в руке, чем у противника",
            Compare(HandSize(YOU), Comparison.LESS, HandSize(ENEMY)),
            "в вашей руке меньше карт, чем у противника",
        ),
        (
            "у вашего героя 10 или менее жизней",
            Compare(StatOf(Stat.LIFE, HERO), Comparison.AT_MOST, Number(10)),
            "у вашего героя 10 или менее жизней",
        ),
        (
            "у вас 3{PRAY} или более",
            Compare(Prayers(YOU), Comparison.AT_LEAST, Number(3)),
            "у вас 3 {PRAY} или более",
        ),
    ],
)
def test_a_condition_compares(text: str, condition: Condition, said: str) -> None:
    """114: «пока …»."""
    reads(
        f"Имеет +2 к удару, пока {text}",
        Constant(SELF, (strike(2),), condition),
        said=f"Эта карта имеет +2 к удару, пока {said}.",
    )


def test_all_effects_of_a_sort_are_taken_off() -> None:
    """504.3."""
    reads(
        "Найм: Снимите все эффекты усиления с существа",
        hire(Lift(one(creatures()), "reinforcements")),
        said="Найм: Снимите все эффекты усиления с существа.",
    )


def test_prayers_are_paid_by_their_sign() -> None:
    """113.2."""
    reads(
        "2{PRAY}: Возьмите карту",
        Activated((PayPrayers(Number(2)),), Draw()),
        said="Заплатите 2 жетона молитвы: Возьмите карту.",
    )
