"""Awkward moments, fourth part: cards out from under others, copies of two-faced cards, who can pay."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.heroes.edition import ED12, ED15, Edition
from tests.rules.tables import table

COPY = "Копия for 0, spell | Создайте копию существа"
TURNING = "0{COIN}: Переверните эту карту"


# ------------------------------------------------------------------------------------------- from under another card


@pytest.mark.parametrize("edition", [ED12, ED15], ids=["ed12", "ed15"])
def test_a_card_played_from_under_its_egg_is_hired(edition: Edition) -> None:
    """Part 7, Найм: when the card enters play, from any zone; only mining and coming back wake nothing."""
    at = table(hand="Дракон 5/5 for 1 | Кладка. Найм: Возьмите карту", reserve="Яйцо", edition=edition)
    at.use("Дракон").end_turn().end_turn()
    drawn = len(at.hand())
    at.use("Яйцо")
    assert at.squad() == ["Дракон"] and len(at.hand()) == drawn + 1


def test_others_see_a_card_come_from_under_an_egg() -> None:
    """112.2: «когда существо входит в игру» is about every zone that it may come from."""
    at = table(
        you="Ворон 1/1 | Когда другое ваше существо входит в игру, ранить героя противника на 1",
        hand="Дракон 5/5 for 1 | Кладка",
        reserve="Яйцо",
    )
    at.use("Дракон").end_turn().end_turn().use("Яйцо")
    assert at.wounds("enemy hero") == 2  # of the egg and of the dragon


# ------------------------------------------------------------------------------------------------- copies, two faces


@pytest.mark.parametrize("flipped", [False, True])
def test_a_copy_of_a_two_faced_card_has_one_face(flipped: bool) -> None:
    """Part 7, Создать копию: properties and abilities are copied; another side is neither."""
    at = table(you=f"Оборотень 2/4, back Зверь | {TURNING}", hand=COPY, reserve=f"Зверь 5/2 | {TURNING}")
    name = "Зверь" if flipped else "Оборотень"
    if flipped:
        at.use("Оборотень")
    at.play("Копия", name)
    if at.can(Act.USE, f"Копия {name}"):
        at.use(f"Копия {name}")
    assert at.squad() == [name, f"Копия {name}"]


# ------------------------------------------------------------------------------------------------------- who can pay


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        ("Ранить другое ваше существо на 1", "Немёртвый"),
        ("Уничтожьте другое ваше существо", "Не может быть уничтожен"),
    ],
)
def test_who_can_not_pay_is_not_named_to_pay(cost: str, text: str) -> None:
    """501.2.1: what was not paid in full pays for nothing, so only who can be wounded or destroyed is offered."""
    at = table(you=f"Маг 1/5 | {cost}: Возьмите карту; Щит 1/5 | {text}; Лис 1/1; Кот 1/1").use("Маг")
    assert at.choices() == {"Лис", "Кот"}


def test_two_who_pay_must_both_be_able_to() -> None:
    """501.2.1: of two creatures to wound one receives no wounds; the ability is not announced."""
    at = table(you="Маг 1/5 | Ранить 2 других ваших существа на 1: Возьмите карту; Щит 1/5 | Немёртвый; Лис 1/1")
    assert at.refusal(Act.USE, "Маг") == "501.2.1"


@pytest.mark.parametrize(
    "cost", ["Уберите 2 верхние карты вашей колоды на кладбище", "Возьмите 2 верхние карты колоды"]
)
def test_a_deck_of_one_card_does_not_pay_with_two(cost: str) -> None:
    """501.2, part 7 (Убрать на кладбище): what can't be paid in full is not announced."""
    at = table(you=f"Маг 1/5 | {cost}: Ранить героя противника на 1", deck="А 1/1 for 1")
    assert at.refusal(Act.USE, "Маг") == "501.2.1"
    two = table(you=f"Маг 1/5 | {cost}: Ранить героя противника на 1", deck="А 1/1 for 1; Б 1/1 for 1").use("Маг")
    assert two.wounds("enemy hero") == 1


def test_what_is_put_away_lies_in_the_graveyard() -> None:
    """Part 7, Убрать на кладбище: from the deck or play, as «положить»."""
    at = table(enemy="Ёж 1/5", hand="Метла for 0, spell | Уберите существо на кладбище").play("Метла", "Ёж")
    assert at.zone("Ёж") == "graveyard"


@pytest.mark.parametrize(
    ("cost", "creatures"),
    [
        ("закройте ваше существо", "Лис 1/1, closed"),
        ("уничтожьте ваше существо", "Лис 1/1 | Не может быть уничтожен"),
        ("ранить ваше существо на 1", "Лис 1/1 | Немёртвый"),
    ],
)
def test_a_card_whose_additional_cost_nobody_can_pay_is_not_offered(cost: str, creatures: str) -> None:
    """501.2, 309.1: a step that is impossible rolls the play back, so it is not begun."""
    spell = f"Стрела for 1, spell | Как дополнительную стоимость розыгрыша {cost}. Ранить персонажа на 4"
    assert not table(you=creatures, hand=spell).can(Act.PLAY, "Стрела")
    assert table(you=f"{creatures}; Кот 1/1", hand=spell).can(Act.PLAY, "Стрела")


# --------------------------------------------------------------------------------------------- whom nobody may attack

ELUSIVE = "Тать 1/9 | Неуловимость от гномов"


@pytest.mark.parametrize("state", ["", ", closed"])
def test_a_shot_is_an_attack_that_the_elusive_escape(state: str) -> None:
    """507.3, part 7 (Неуловимость): who may not attack it does not shoot at it either, while it is open."""
    at = table(you="Лук 1/1, гном | {TAP}: Выстрел на 1", enemy=f"Тать 1/9{state} | Неуловимость от гномов")
    assert ("Тать" in at.targets(Act.SHOOT, "Лук")) is bool(state)


def test_a_fight_that_an_ability_begins_is_an_attack_too() -> None:
    """507.4: a strike may be made by an ability."""
    at = table(you="Волк 1/1, гном | 0{COIN}: Волк сражается с существом противника", enemy=f"{ELUSIVE}; Ёж 1/9")
    assert at.targets(Act.USE, "Волк") == {"Ёж"}


def test_an_attack_is_not_turned_to_whom_the_attacker_may_not_attack() -> None:
    """508.3, 514.2: another player names the target, but it is attacked by the same card."""
    turning = "Ёж 0/9 | Каждый раз, когда противник объявляет атаку, можете выбрать его цель"
    at = table(you="Волк 2/5, гном", enemy=f"{turning}; {ELUSIVE}; Уж 0/9")
    at.begin_strike("Волк", "enemy hero").answer(True)
    assert at.choices() == {"enemy hero", "Ёж", "Уж"}
