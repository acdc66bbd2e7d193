"""Each switch of an edition, alone: what is so without it and with it (docs/rules.md, «The editions»)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.decision import Act, Ask, Option
from app.engine.event import CardPlayed, Wounded
from app.engine.heroes.edition import ED12
from app.engine.program import (
    YOU,
    Ability,
    All,
    Constant,
    Destroy,
    Filter,
    Forbid,
    GainPrayers,
    Instead,
    IsHidden,
    IsKind,
    Modify,
    Number,
    SpellText,
    When,
)
from app.engine.terms import Ban, EventKind, KeywordName, Kind, Measure, Operation, Side
from tests.rules.tables import Table, table

CREATURES = (IsKind((Kind.CREATURE,)),)
KILL = "Расправа for 1, spell | Уничтожьте существо."


def laid(switch: str, is_on: bool, **cards: Any) -> Table:
    """A table of the older edition but for one switch."""
    return table(edition=replace(ED12, **{switch: is_on}), **cards)


def wounds(situation: Table) -> list[int]:
    return [it.number for it in situation.told(Wounded)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("is_on", "armour"), ((False, 1), (True, 3)))
def test_keywords_greatest(is_on: bool, armour: int) -> None:
    """Part 7: of two grants of «Броня X» the last one acts; else the greatest."""
    gift = "Латы for 1, spell | Существо получает Броню 1."
    situation = laid("keywords_greatest", is_on, you="Волк 3/9 | Броня 3.", hand=gift).play("Латы", "Волк")
    assert situation.number("Волк", KeywordName.ARMOUR) == armour


@pytest.mark.parametrize(("is_on", "seat"), ((False, 0), (True, 1)))
def test_affected_settles_replacements(is_on: bool, seat: int) -> None:
    """517.4.2 (E15 517.4): an enemy's creature is wounded in your turn."""
    prays = Instead(When(EventKind.WOUNDED, Filter(CREATURES)), GainPrayers(YOU, Number(1)))
    programs: dict[str, tuple[Ability, ...]] = {"Щит": (prays,), "Оберег": (prays,)}
    situation = laid(
        "affected_settles_replacements", is_on, you="Щит for 1, амулет", enemy="Рысь 3/9; Оберег for 1, амулет",
        hand="Молния for 1, spell | Ранить существо на 1.", programs=programs,
    ).play("Молния", "Рысь")  # fmt: skip
    assert (situation.waits, situation.decision.seat) == (Ask.REPLACE, seat)


@pytest.mark.parametrize(("is_on", "zone"), ((False, "play"), (True, "graveyard")))
def test_deaths_at_once(is_on: bool, zone: str) -> None:
    """505.1 (E15 503): a spell wounds all and heals all; whoever had one life is dead between, or not."""
    wave = "Прилив for 1, spell | Ранить каждое существо на 1. Излечите каждое существо на 1."
    assert laid("deaths_at_once", is_on, you="Мышь 1/1", hand=wave).play("Прилив").zone("Мышь") == zone


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 0), (True, 1)))
def test_triggers_before_defenders(is_on: bool, wounded: int) -> None:
    """307.1 (E15 307.1): what waits for the announcement has worked when a defender is asked for, or not yet."""
    guard = "Страж 1/9 | Когда противник объявляет атаку, ранить атакующее существо на 1."
    situation = laid("triggers_before_defenders", is_on, you="Волк 3/9", enemy=guard)
    target = situation.id("enemy hero")
    situation.match.choose(Option(Act.STRIKE, situation.id("Волк"), target=target))
    assert (situation.waits, situation.wounds("Волк")) == (Ask.DEFEND, wounded)


@pytest.mark.parametrize(("is_on", "cards"), ((False, 1), (True, 0)))
def test_with_it_needs_all(is_on: bool, cards: int) -> None:
    """118.4, 119.8 (E15 119.4): one creature of two was wounded."""
    mage = "Маг 1/4 | {TAP}: Ранить двух существ противника на 1, при этом возьмите карту."
    situation = laid("with_it_needs_all", is_on, you=mage, enemy="Рысь 2/2").use("Маг", "Рысь")
    assert len(situation.hand()) == cards


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 1), (True, 0)))
def test_nothing_wounds_nobody(is_on: bool, wounded: int) -> None:
    """512.1 (E15 512.1.1): «Уязвимость» adds to a strike of 0, or there is no strike to add to."""
    enemy = "Рысь 2/9, closed, has Уязвимость"
    assert (
        laid("nothing_wounds_nobody", is_on, you="Тень 0/4", enemy=enemy).strike("Тень", "Рысь").wounds("Рысь")
        == wounded
    )


@pytest.mark.parametrize(("is_on", "order"), ((False, [CardPlayed, Wounded]), (True, [Wounded, CardPlayed])))
def test_thirst_is_payment(is_on: bool, order: list[type]) -> None:
    """Part 7, «Жажда»: it triggers on playing, or is paid before the card comes."""
    situation = laid("thirst_is_payment", is_on, you="Баран 1/9", hand="Упырь 3/3 for 1 | Жажда 2.")
    situation.play("Упырь", "Баран")
    told = [type(it) for it in situation.match.events if isinstance(it, CardPlayed | Wounded)]
    assert told == order


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 2), (True, 1)))
def test_rage_is_payment(is_on: bool, wounded: int) -> None:
    """Part 7, «Ярость»: «Уязвимость» adds to its wounds, or they are a price like any other."""
    situation = laid(
        "rage_is_payment", is_on, you="Баран 1/9, has Уязвимость", hand="Зверь 3/3 for 3 | Ярость.", coins=2
    ).play("Зверь", "Баран")
    assert (situation.wounds("Баран"), situation.squad()) == (wounded, ["Баран", "Зверь"])


@pytest.mark.parametrize(("is_on", "can"), ((False, False), (True, True)))
def test_only_tap_is_action(is_on: bool, can: bool) -> None:
    """506.1, 107.5 (E15 506.1): a fresh creature whose ability closes another card."""
    mage = "Маг 1/4, fresh | Закройте ваше другое существо: Ранить персонажа на 1."
    assert laid("only_tap_is_action", is_on, you=(mage, "Ёж 1/1")).can(Act.USE, "Маг") is can


@pytest.mark.parametrize(("is_on", "squad"), ((False, 2), (True, 1)))
def test_one_unique_is_enough(is_on: bool, squad: int) -> None:
    """Part 7, «Уникальность»: both cards have it, or one suffices."""
    situation = laid("one_unique_is_enough", is_on, you="Двойник 1/1 | Уникальность.", hand="Двойник 1/1 for 1")
    assert len(situation.play("Двойник").squad()) == squad


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 1), (True, 0)))
def test_cancelled_plays_wake_nothing(is_on: bool, wounded: int) -> None:
    """518.2 (E15 518.3): what waits for the playing of a spell that is cancelled."""
    scribe = "Писец 1/4 | Когда вы разыгрываете заклинание, ранить героя противника на 1."
    spell = "Свиток for 1, spell | Возьмите карту."
    situation = laid("cancelled_plays_wake_nothing", is_on, you=scribe, enemy="Дистраго", hand=spell)
    assert situation.play("Свиток", True).wounds("enemy hero") == wounded and situation.hand() == []


@pytest.mark.parametrize(("is_on", "is_spent"), ((False, True), (True, False)))
def test_illegal_spends_nothing(is_on: bool, is_spent: bool) -> None:
    """112.7 (E15 113.9): the named target is gone when the ability's turn in the queue comes."""
    shaman = "Шаман 1/9 | Когда погибает другое существо, закройте существо противника."
    hunter = "Охотник 1/9 | Когда погибает другое существо, уничтожьте существо противника."
    situation = laid("illegal_spends_nothing", is_on, you=(shaman, hunter, "Баран 1/1"), enemy="Рысь 2/2", hand=KILL)
    situation.play("Расправа", "Баран", "Охотник")
    assert situation.squad(1) == [] and bool(situation.game.state.marks[situation.row("Шаман")]) is is_spent


@pytest.mark.parametrize(("is_on", "power"), ((False, 1), (True, 3)))
def test_constants_set_the_base(is_on: bool, power: int) -> None:
    """523.1 (E15 106.3.1): a constant sets the strike to 1, an effect adds 2."""
    sets = Constant(All(Filter(CREATURES, Side.YOURS)), (Modify(Measure.STRIKE, Operation.SET, Number(1)),))
    situation = laid(
        "constants_set_the_base", is_on, you="Волк 3/4, strike +2; Узы for 1, событие", programs={"Узы": (sets,)}
    )
    assert situation.power("Волк") == power


@pytest.mark.parametrize(("is_on", "squad"), ((False, ["Старый", "Новый"]), (True, ["Новый"])))
def test_surplus_is_moved(is_on: bool, squad: list[str]) -> None:
    """211.3 (E15 212.3): an older support card that can't be destroyed stays, or is put on the graveyard."""
    safe = Constant(All(Filter((IsKind((Kind.SUPPORT,)),), Side.YOURS)), (Forbid(Ban.BE_DESTROYED),))
    situation = laid(
        "surplus_is_moved", is_on, you="Старый for 1, амулет", hand="Новый for 1, амулет", programs={"Старый": (safe,)}
    )
    assert situation.play("Новый").squad() == squad


@pytest.mark.parametrize(("is_on", "zone"), ((False, "graveyard"), (True, "play")))
def test_hidden_are_safe(is_on: bool, zone: str) -> None:
    """Part 7, «Скрытое существо»: what speaks of hidden creatures destroys them, or nothing does."""
    kill = SpellText(Destroy(All(Filter((*CREATURES, IsHidden())))))
    situation = laid(
        "hidden_are_safe", is_on, enemy="Рысь 2/2, hidden", hand="Луч for 1, spell", programs={"Луч": (kill,)}
    )
    assert (situation.play("Луч") if situation.can(Act.PLAY, "Луч") else situation).zone("Рысь") == zone


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 12), (True, 7)))
def test_repeated_spells_wake_nothing(is_on: bool, wounded: int) -> None:
    """KEYWORDS, «Повторить; Применить эффект заклинания»: the second time wakes «каждый раз, когда», or not."""
    scribe = "Писец 1/4 | Каждый раз, когда вы разыгрываете заклинание, ранить героя противника на 5."
    spell = "Эхо for 1, spell | Ранить персонажа на 1. Можете заплатить 1{COIN}, при этом повторите это заклинание."
    situation = laid("repeated_spells_wake_nothing", is_on, you=scribe, hand=spell).play("Эхо", "enemy hero", True)
    situation.answer("enemy hero", False)
    assert situation.wounds("enemy hero") == wounded


@pytest.mark.parametrize(("is_on", "wounded"), ((False, 0), (True, 5)))
def test_strikes_back_are_strikes(is_on: bool, wounded: int) -> None:
    """510.4: «при ударе» of the one who answers."""
    enemy = "Рысь 1/9 | При ударе ранить героя противника на 5."
    assert (
        laid("strikes_back_are_strikes", is_on, you="Волк 3/9", enemy=enemy).strike("Волк", "Рысь").wounds("hero")
        == wounded
    )


@pytest.mark.parametrize(("is_on", "is_over"), ((False, True), (True, False)))
def test_hero_falls_by_level(is_on: bool, is_over: bool) -> None:
    """604.1, 505.1: additional lives of a hero count in a house option only."""
    situation = laid("hero_falls_by_level", is_on, you="Волк 5/5", enemy_hero="Враг, 20 wounds, life 5")
    assert (situation.strike("Волк", "enemy hero").match.outcome is not None) is is_over


@pytest.mark.parametrize(("is_on", "asked"), ((False, Ask.CARD), (True, Ask.MAY)))
def test_may_decline_unseen(is_on: bool, asked: Ask) -> None:
    """519.3.1, E15 519.3: before the look, or in the middle of it."""
    situation = laid("may_decline_unseen", is_on, hand="Зов for 1, spell | Поиск — гном.", deck="Тори 1/1, гном")
    situation.match.choose(next(it for it in situation.decision.options if it.act is Act.PLAY))
    assert situation.waits is asked


@pytest.mark.parametrize(("is_on", "answers"), ((False, ()), (True, ("Оберег",))))
def test_preventions_in_any_order(is_on: bool, answers: tuple[str, ...]) -> None:
    """516.3 (E15 516.3): a strike of 2 meets «Броня 2» and an effect that prevents 3, one of which stays unspent."""
    situation = laid(
        "preventions_in_any_order", is_on, you="Волк 2/9", enemy="Рысь 1/9 | Броня 2",
        enemy_hand="Оберег for 0, spell | Предотвратить следующие 3 раны по существу", turn="enemy",
    )  # fmt: skip
    situation.play("Оберег", "Рысь").end_turn().strike("Волк", "Рысь", *answers)
    assert (situation.wounds("Рысь"), situation.waits) == (0, Ask.TURN)


@pytest.mark.parametrize(("is_on", "turn"), ((False, 5), (True, 6)))
def test_cleanup_has_no_priority(is_on: bool, turn: int) -> None:
    """310.2, 401.8 (E15 121): «Гибель» of who dies as «до конца хода» ends works in that turn; else in the next one."""
    gift = "Дар for 0, spell | Существо получает +2 к жизням до конца хода."
    situation = laid(
        "cleanup_has_no_priority", is_on,
        you="Волк 1/1 | Гибель: Ранить персонажа на 1.", hand=f"{gift}; Искра for 0, spell | Ранить существо на 2.",
    )  # fmt: skip
    situation.play("Дар", "Волк").play("Искра", "Волк").end_turn()
    assert (situation.waits, situation.game.state.turn) == (Ask.TARGET, turn)
