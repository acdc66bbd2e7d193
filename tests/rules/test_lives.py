"""Lives and wounds (504), what is contradicted (513.1), negative numbers (523.2)."""

from __future__ import annotations

import pytest

from app.engine.event import Healed, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.heroes.stats import stat
from app.engine.program import (
    SELF,
    Activated,
    All,
    Constant,
    Draw,
    Filter,
    HandSize,
    IsKind,
    Lift,
    Modify,
    Number,
    SpellText,
    Subtract,
)
from app.engine.terms import Kind, Measure, Operation, Stat
from tests.rules.tables import YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
CREATURES = Filter((IsKind((Kind.CREATURE,)),))


def life_of(situation: Table, name: str) -> tuple[int, int, int, int]:
    """Level, maximum, wounds and additional lives of a card."""
    card = situation.match.view(YOU, log=False).card(situation.id(name))
    return card.life, card.max_life, card.wounds, card.extra_life


def test_a_card_appears_with_its_initial_lives() -> None:
    """504.1: whatever it suffered before."""
    hand = "Зов for 1, spell | Возродите существо."
    situation = table(hand=hand, graveyard="Волк 3/4").play("Зов", "Волк")
    assert life_of(situation, "Волк") == (4, 4, 0, 0)


def test_the_level_of_life_moves_both_ways() -> None:
    """504.1: part 7 «Жизни карты (текущее число жизней)»: initial and additional lives less wounds."""
    situation = table(you="Волк 3/4, 3 wounds, life +2")
    assert situation.life("Волк") == 3


def test_every_change_lies_on_the_card_as_wounds_or_lives() -> None:
    """504.1.1: the initial number is as it was (part 7 «Начальное число жизней»), the maximum counts no wounds
    (part 7 «Максимальные жизни»)."""
    spells = ("Удар for 1, spell | Ранить существо на 2.", "Сила for 1, spell | Существо получает +3 к жизни.")
    situation = table(you="Волк 3/4", hand=spells).play("Удар", "Волк").play("Сила", "Волк")
    assert life_of(situation, "Волк") == (5, 7, 2, 3)
    assert stat(situation.game, situation.row("Волк"), Stat.START_LIFE) == 4


def test_additional_lives_raise_the_level() -> None:
    """504.2."""
    situation = table(you="Волк 3/4, 3 wounds", hand="Сила for 1, spell | Существо получает +2 к жизни.")
    situation.play("Сила", "Волк")
    assert (situation.life("Волк"), situation.wounds("Волк")) == (3, 3)


@pytest.mark.parametrize("way", ("strike", "ability"))
def test_wounds_lower_the_level(way: str) -> None:
    """504.3: attacks and other abilities lay them."""
    situation = table(you="Волк 2/9 | {TAP}: Ранить существо на 2.", enemy="Рысь 0/5, life +1")
    if way == "strike":
        situation.strike("Волк", "Рысь")
    else:
        situation.use("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.life("Рысь")) == (2, 4)


def test_negative_lives_are_no_wounds() -> None:
    """504.4: nobody was wounded, and nothing can be healed."""
    spells = (
        "Слабость for 1, spell | Существо получает -2 к жизни.",
        "Бинт for 1, spell | Полностью излечить существо.",
    )
    situation = table(enemy="Рысь 0/5", hand=spells).play("Слабость", "Рысь").play("Бинт", "Рысь")
    assert (situation.life("Рысь"), situation.wounds("Рысь")) == (3, 0)
    assert situation.told(Wounded) == [] and situation.told(Healed) == []


def test_wounds_take_no_additional_lives_off() -> None:
    """504.5: healed, the card has them still (part 7 «Дополнительные жизни»)."""
    spells = ("Удар for 1, spell | Ранить существо на 3.", "Бинт for 1, spell | Полностью излечить существо.")
    situation = table(enemy="Рысь 0/4, life +2", hand=spells).play("Удар", "Рысь")
    assert life_of(situation, "Рысь") == (3, 6, 3, 2)
    assert life_of(situation.play("Бинт", "Рысь"), "Рысь") == (6, 6, 0, 2)


def test_additional_lives_take_no_wounds_off() -> None:
    """504.5."""
    situation = table(enemy="Рысь 0/4, 3 wounds", hand="Сила for 1, spell | Существо получает +2 к жизни.")
    assert situation.play("Сила", "Рысь").wounds("Рысь") == 3


@pytest.mark.parametrize(("first", "then", "left"), ((-2, "+3", 1), (3, "-2", 1), (2, "-3", -1)))
def test_additional_and_negative_lives_take_each_other_off(first: int, then: str, left: int) -> None:
    """504.5: one number of them is left, and lifting the additional ones lifts no more than those."""
    lift = Activated((), Lift(All(CREATURES), "extra lives"))
    situation = table(
        you=(f"Волк 3/4, life {first}", "Знахарь 1/1"),
        hand=f"Перемена for 1, spell | Существо получает {then} к жизни.",
        programs={"Знахарь": (lift,)},
    ).play("Перемена", "Волк")
    assert life_of(situation, "Волк") == (4 + left, 4 + left, 0, left)
    assert situation.use("Знахарь").life("Волк") == 4 + min(left, 0)


# ------------------------------------------------------------------------------------------------- contradictions


def _sets(strike: int) -> Constant:
    return Constant(All(CREATURES), (Modify(Measure.STRIKE, Operation.SET, Number(strike)),))


@EDITIONS
def test_of_two_constants_that_contradict_the_last_one_counts(edition: Edition) -> None:
    """513.1: the other one is as if it were not there, until the last one is taken off."""
    programs = {"Болото": (_sets(1),), "Гора": (_sets(5),)}
    situation = table(
        you="Волк 3/4; Болото for 1, местность",
        enemy="Рысь 2/4",
        hand=("Гора for 1, событие", "Обвал for 1, spell | Уничтожьте карту поддержки."),
        programs=programs,
        edition=edition,
    )
    before = situation.power("Волк")
    during = situation.play("Гора").power("Волк")
    after = situation.play("Обвал", "Гора").power("Волк")
    assert (before, during, after) == (1, 5, 1)


def test_a_number_below_nothing_is_nothing() -> None:
    """523.2: after all modifiers."""
    weak = Constant(SELF, (Modify(Measure.STRIKE, Operation.SUBTRACT, Number(5)),))
    strong = Constant(SELF, (Modify(Measure.STRIKE, Operation.ADD, Number(1)),))
    both = table(you="Волк 3/4", programs={"Волк": (weak, strong)})
    assert both.power("Волк") == 0


def test_a_computed_number_below_nothing_is_nothing() -> None:
    """523.2: a difference, too; nobody draws or puts cards back."""
    draw = SpellText(Draw(number=Subtract(Number(1), HandSize())))
    situation = table(hand="Жадность for 1, spell; Волк 3/4; Ёж 1/5", programs={"Жадность": (draw,)})
    assert len(situation.play("Жадность").hand()) == 2
