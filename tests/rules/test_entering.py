"""How cards enter play: closed, or with effects; and what wounds are beyond what is needed (KEYWORDS §6)."""

from __future__ import annotations

import pytest

from app.engine.event import EntryAdded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    ENEMY_HERO,
    OTHER,
    SELF,
    Constant,
    EnterWith,
    Excess,
    ExtraLife,
    Number,
    Reinforce,
    StatOf,
    Triggered,
    Weaken,
    When,
    Wound,
)
from app.engine.terms import EventKind, Source, Stat
from tests.rules.tables import ENEMY, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


@pytest.mark.parametrize("way", ("play", "revive", "create"))
def test_creatures_that_enter_closed(way: str) -> None:
    """KEYWORDS «Входит в игру с [э]; Игродействие; Противник; Контролирующий противника игрок»: whatever the way; those
    of the other player enter open."""
    frost = "Мороз for 1, местность | Существа противника входят в игру закрытыми."
    spell = {"revive": "Возродите существо.", "create": "Создайте Элементаля огня."}
    name = "Элементаль огня" if way == "create" else "Волк"
    situation = table(
        enemy=(frost,),
        hand="Волк 3/4 for 1, has Рывок" if way == "play" else f"Зов for 1, spell | {spell[way]}",
        graveyard="Волк 3/4" if way == "revive" else "",
        enemy_hand="Рысь 2/2 for 1",
        reserve="Элементаль огня",
    ).play("Волк" if way == "play" else "Зов")
    assert situation.closed(name)
    assert not situation.end_turn().play("Рысь").closed("Рысь")


@EDITIONS
@pytest.mark.parametrize(
    ("grant", "strike", "life"),
    ((Reinforce(Number(2)), 5, 6), (Weaken(Number(2)), 1, 2), (ExtraLife(Number(3)), 3, 7)),
)
def test_a_card_that_enters_with_effects_has_them_before_anything_wakes(
    grant: Reinforce | Weaken | ExtraLife, strike: int, life: int, edition: Edition
) -> None:
    """KEYWORDS «Входит в игру с [э]; Игродействие; Противник; Контролирующий противника игрок», [17]: they are there
    when its «Найм» is done."""
    enter = Constant(SELF, (EnterWith((grant,)),))
    hire = Triggered((When(EventKind.ENTERS, SELF),), Wound(ENEMY_HERO, StatOf(Stat.STRIKE, SELF)))
    situation = table(hand="Волк 3/4 for 1", programs={"Волк": (enter, hire)}, edition=edition).play("Волк")
    assert (situation.power("Волк"), situation.life("Волк")) == (strike, life)
    assert situation.wounds("enemy hero") == strike and len(situation.told(EntryAdded)) == 1


def test_what_enters_with_extra_lives_survives_its_own_zero() -> None:
    """KEYWORDS «Входит в игру с [э]; Игродействие; Противник; Контролирующий противника игрок»: it never had none."""
    enter = Constant(SELF, (EnterWith((ExtraLife(Number(2)),)),))
    situation = table(hand="Тень 1/0 for 1", programs={"Тень": (enter,)}).play("Тень")
    assert situation.squad() == ["Тень"] and situation.life("Тень") == 2


@pytest.mark.parametrize(("strike", "excess"), ((2, 0), (4, 0), (7, 3)))
def test_excess_is_what_is_above_the_maximal_lives(strike: int, excess: int) -> None:
    """KEYWORDS «Избыточный урон / лечение»: the wounds above the lives of the one that was wounded."""
    rest = Triggered((When(EventKind.WOUNDS, SELF, source=Source.STRIKE),), Wound(ENEMY_HERO, Excess(OTHER)))
    situation = table(you=f"Волк {strike}/9", enemy="Рысь 0/4, closed", programs={"Волк": (rest,)})
    situation.strike("Волк", "Рысь")
    assert situation.wounds("enemy hero") == excess and (situation.squad(ENEMY) == []) is (strike >= 4)


def test_excess_counts_earlier_wounds() -> None:
    """KEYWORDS «Избыточный урон / лечение»: measured at that moment, and no more than this source has dealt."""
    rest = Triggered((When(EventKind.WOUNDS, SELF, source=Source.STRIKE),), Wound(ENEMY_HERO, Excess(OTHER)))
    situation = table(you="Волк 3/9", enemy="Рысь 0/4, closed, 3 wounds", programs={"Волк": (rest,)})
    assert situation.strike("Волк", "Рысь").wounds("enemy hero") == 2
