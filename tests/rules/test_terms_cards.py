"""Terms of part 7 about cards: where they go, what lies under them, what they become."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Attached, Closed, EntryAdded, How, Moved, Opened, Revealed, Shuffled, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.heroes.faces import face
from app.engine.program import Number, PutIntoDeck, SpellText
from app.engine.terms import Element, KeywordName, Zone
from tests.rules.tables import ENEMY, Table, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
CLASSES = ("амулет", "броня", "оружие", "местность", "событие")


def moved(situation: Table, to: Zone) -> list[tuple[str, How]]:
    return [(it.card.name, it.how) for it in situation.told(Moved) if isinstance(it, Moved) and it.to_zone is to]


# ------------------------------------------------------------------------------------------------------ support cards


@EDITIONS
@pytest.mark.parametrize("support", CLASSES)
def test_of_each_class_of_support_a_player_has_one(support: str, edition: Edition) -> None:
    """Part 7 «Амулет», «Броня», «Оружие», «Местность», «Событие», «Карта поддержки»: the older one goes."""
    situation = table(
        you=f"Старая for 1, {support}", enemy=f"Чужая for 1, {support}", hand=f"Новая for 1, {support}", edition=edition
    ).play("Новая")
    assert (situation.squad(MINE), situation.squad(ENEMY)) == (["Новая"], ["Чужая"])
    assert situation.graveyard() == ["Старая"]


def test_support_cards_of_different_classes_lie_side_by_side() -> None:
    """Part 7 «Карта поддержки»."""
    situation = table(hand="; ".join(f"Вещь-{kind} for 1, {kind}" for kind in CLASSES))
    for kind in CLASSES:
        situation.play(f"Вещь-{kind}")
    assert len(situation.squad()) == len(CLASSES)


# ---------------------------------------------------------------------------------------------------- between zones


@EDITIONS
def test_what_returns_to_a_deck_is_shuffled_into_it(edition: Edition) -> None:
    """Part 7 «Вернуть (убрать) в колоду»: the owner's."""
    spell = "Туман for 1, spell | Замешайте существо в колоду владельца."
    situation = table(enemy="Рысь 2/2", hand=spell, edition=edition).play("Туман", "Рысь")
    assert "Рысь" in situation.deck(ENEMY) and len(situation.told(Shuffled)) == 1


def test_the_top_card_of_the_own_deck_is_drawn() -> None:
    """Part 7 «Возьмите карту»."""
    situation = table(hand="Ветер for 1, spell | Возьмите карту.", deck="Рысь 2/2; Лось 4/4").play("Ветер")
    assert (situation.hand(), situation.deck()) == (["Рысь"], ["Лось"])
    assert moved(situation, Zone.HAND) == [("Рысь", How.DRAWN)]


FINDER = "Кликун 1/1 for 1 | Найм: Поиск — гном."


def test_what_is_found_is_shown_and_taken_to_the_hand() -> None:
    """Part 7 «Поиск — [карта/карты]»: of several that fit the player takes any; then the deck is shuffled."""
    situation = table(hand=FINDER, deck="Рысь 2/2; Тори 1/1, гном; Балин 2/2, гном").play("Кликун", "Балин")
    assert situation.hand() == ["Балин"] and len(situation.told(Shuffled)) == 1
    seen = situation.match.view(ENEMY).log
    assert any(isinstance(it, Revealed | Moved) and "Балин" in repr(it) for it in seen)


def test_who_searches_need_not_find() -> None:
    """Part 7 «Поиск — [карта/карты]»: even when the card is there."""
    situation = table(hand=FINDER, deck="Рысь 2/2; Тори 1/1, гном").play("Кликун", "done")
    assert situation.hand() == [] and "Тори" in situation.deck()


def test_of_several_wanted_those_there_are_found() -> None:
    """Part 7 «Поиск — [карта/карты]»."""
    finder = "Кликун 1/1 for 1 | Найм: Поиск — 2 гнома."
    situation = table(hand=finder, deck="Рысь 2/2; Тори 1/1, гном").play("Кликун", "Тори")
    assert situation.hand() == ["Тори"]


@EDITIONS
def test_a_placed_card_is_shuffled_into_the_deck(edition: Edition) -> None:
    """Part 7 «Поместите (поместить) Х», «Помещённый»: from the reserve, into the named deck."""
    spell = "Свиток for 1, spell | Поместите Попутный ветер в вашу колоду."
    situation = table(hand=spell, reserve="Попутный ветер", edition=edition).play("Свиток")
    assert "Попутный ветер" in situation.deck() and len(situation.told(Shuffled)) == 1


def test_ten_placed_cards_of_a_name_are_the_most() -> None:
    """Part 7 «Помещённый»: deck and hand together."""
    put = {"Свиток": (SpellText(PutIntoDeck("Попутный ветер", Number(4))),)}
    full, hand = "; ".join(["Попутный ветер"] * 7), "Свиток for 1, spell; Попутный ветер"
    situation = table(hand=hand, deck=full, reserve="Попутный ветер", programs=put).play("Свиток")
    assert situation.deck().count("Попутный ветер") == 9


@EDITIONS
def test_a_placed_card_leaves_the_graveyard_for_the_reserve(edition: Edition) -> None:
    """Part 7 «Помещённый»: when it comes there, played or discarded."""
    situation = table(hand="Попутный ветер", deck="Рысь 2/2; Лось 4/4", edition=edition).play("Попутный ветер")
    assert (situation.hand(), situation.graveyard()) == (["Рысь", "Лось"], [])


@pytest.mark.parametrize(("where", "died"), (("play", 1), ("deck", 0)))
def test_to_put_on_the_graveyard(where: str, died: int) -> None:
    """Part 7 «Убрать (положить, поместить) на кладбище»: from play that is a death, from a deck it is none."""
    spell = "Положите существо на кладбище." if where == "play" else "Положите верхнюю карту вашей колоды на кладбище."
    situation = table(
        you="Рысь 2/2" if where == "play" else "",
        deck="Рысь 2/2" if where == "deck" else "Запас 1 1/1",
        hand=f"Яма for 1, spell | {spell}",
        enemy="Ворон 1/9 | Когда погибает существо, возьмите карту.",
    ).play("Яма", *(("Рысь",) if where == "play" else ()))
    assert "Рысь" in situation.graveyard() and len(situation.hand(ENEMY)) == died


def test_to_destroy_is_to_put_on_the_graveyard_without_wounds() -> None:
    """Part 7 «Уничтожить (карту)»: nobody is wounded, no armour helps."""
    situation = table(enemy="Рысь 2/9, has Броня 9", hand="Кара for 1, spell | Уничтожьте существо.").play(
        "Кара", "Рысь"
    )
    assert situation.graveyard(ENEMY) == ["Рысь"] and situation.told(Wounded) == []
    assert moved(situation, Zone.GRAVEYARD)[-1] == ("Рысь", How.DESTROYED)


# ------------------------------------------------------------------------------------------------ closing and opening


def test_to_close_is_to_turn_an_open_card() -> None:
    """Part 7 «Закрыть (существо, карту)»: it acts no more in this turn."""
    situation = table(you="Волк 3/4", hand="Сон for 1, spell | Закройте существо.").play("Сон", "Волк")
    assert situation.closed("Волк") and len(situation.told(Closed)) == 1 and not situation.can(Act.STRIKE, "Волк")


def test_an_opened_card_may_act() -> None:
    """Part 7 «Открытие карты»."""
    situation = table(you="Волк 3/4, closed", hand="Заря for 1, spell | Откройте существо.")
    assert not situation.can(Act.STRIKE, "Волк")
    assert situation.play("Заря", "Волк").can(Act.STRIKE, "Волк") and len(situation.told(Opened)) == 1


# -------------------------------------------------------------------------------------------------------- merged cards

JOIN = "Сплав for 1, spell | Присоедините ваше существо к существу."
WOLF = "Волк 3/4 for 2, forest, зверь, 1 wound, closed"
LYNX = "Рысь 1/2 for 3, swamp, дух, 1 wound | Рывок."


@EDITIONS
def test_a_merged_card_is_the_sum_of_its_parts(edition: Edition) -> None:
    """Part 7 «Присоединить карту Х к карте Y», «Часть (карты, существа)», «Объединённая карта»: lives, strike and cost
    are added, names, elements and classes are all there, особенности and wounds come over."""
    situation = table(you=(WOLF, LYNX), hand=JOIN, edition=edition).play("Сплав", "Рысь", "Волк")
    whole = face(situation.game, situation.row("Волк"))
    assert (whole.strike, whole.life, whole.cost, situation.wounds("Волк")) == (4, 6, 5, 2)
    assert set(whole.names) == {"Волк", "Рысь"} and set(whole.classes) == {"зверь", "дух"}
    assert set(whole.elements) == {Element.FOREST, Element.SWAMP} and situation.has("Волк", KeywordName.RUSH)
    assert situation.squad() == ["Волк"] and len(situation.told(Attached)) == 1


@EDITIONS
@pytest.mark.parametrize(("way", "zone"), (("Верните существо в руку.", "hand"), ("Уничтожьте существо.", "graveyard")))
def test_a_merged_card_that_leaves_play_falls_into_its_parts(way: str, zone: str, edition: Edition) -> None:
    """Part 7 «Присоединить карту Х к карте Y», «Часть (карты, существа)»: all go to that zone, as different cards."""
    situation = table(you="Волк 3/4, part Рысь 1/2", hand=f"Ветер for 1, spell | {way}", edition=edition)
    situation.play("Ветер", "Волк")
    assert {situation.zone("Волк"), situation.zone("Рысь")} == {zone} and situation.squad() == []


@EDITIONS
def test_a_module_joins_a_mechanism_instead_of_entering(edition: Edition) -> None:
    """Part 7 «Модуль»: its own «Найм» works, and nobody sees a creature enter."""
    module = "Помпа 1/2 for 1, механизм | Модуль. Найм: Возьмите карту."
    situation = table(
        you="Мехокраб 2/3, механизм; Дозор 0/9",
        hand=module,
        programs={"Мехокраб": ()},
        edition=edition,
    ).play("Помпа", "Мехокраб")
    assert situation.squad() == ["Мехокраб", "Дозор"] and situation.power("Мехокраб") == 3
    assert len(situation.hand()) == 1


def test_a_module_may_enter_as_a_creature() -> None:
    """Part 7 «Модуль»: «можете»; without a mechanism it has no choice."""
    module = "Помпа 1/2 for 1, механизм | Модуль."
    crab = table(you="Мехокраб 2/3, механизм", hand=module, programs={"Мехокраб": ()}).play("Помпа")
    crab.answer(next(it for it in crab.decision.options if it.act is Act.NO))
    assert crab.squad() == ["Мехокраб", "Помпа"]
    assert table(you="Волк 3/4", hand=module).play("Помпа").squad() == ["Волк", "Помпа"]


# ------------------------------------------------------------------------------------------------- changed properties


@EDITIONS
def test_an_improved_creature_is_a_mechanism(edition: Edition) -> None:
    """Part 7 «Усовершенствовать (существо)»: it loses all its classes."""
    spell = "Шестерни for 1, spell | Усовершенствуйте существо."
    situation = table(you="Волк 3/4, зверь, дух", hand=spell, edition=edition).play("Шестерни", "Волк")
    assert face(situation.game, situation.row("Волк")).classes == ("механизм",)


def test_a_mechanism_can_not_be_improved() -> None:
    """Part 7 «Усовершенствовать (существо)»: the ability is cancelled, and what hangs on it is not done."""
    spell = "Шестерни for 1, spell | Усовершенствуйте существо, при этом возьмите карту."
    situation = table(you="Краб 3/4, механизм; Волк 3/4, зверь", hand=(spell, spell.replace("Шестерни", "Болты")))
    assert situation.play("Шестерни", "Краб").hand() == ["Болты"]
    assert len(situation.play("Болты", "Волк").hand()) == 1


# ------------------------------------------------------------------------------------------------------------ spells


@EDITIONS
def test_a_copied_spell_is_done_once_more(edition: Edition) -> None:
    """Part 7 «Скопировать заклинание»: after its text, with new targets; what waits for a played spell wakes again."""
    situation = table(
        you=("Эхо 1/9 | Когда вы разыгрываете заклинание, повторите его.",),
        hand="Молния for 1, spell | Ранить персонажа на 2.",
        enemy="Рысь 1/9",
        edition=edition,
    ).play("Молния", "Рысь")
    assert situation.waits is Ask.TARGET
    situation.answer("enemy hero")
    assert (situation.wounds("Рысь"), situation.wounds("enemy hero")) == (2, 2)
    assert situation.coins() == 9


def test_a_copy_of_a_spell_wakes_who_waits_for_spells() -> None:
    """Part 7 «Скопировать заклинание», KEYWORDS «Повторить; Применить эффект заклинания» (E15; [17] says otherwise)."""
    situation = table(
        you=("Ученик 1/9 | Каждый раз, когда вы разыгрываете заклинание, излечить вашего героя на 1.",),
        hand="Молния for 1, spell | Ранить героя противника на 2. Повторите это заклинание.",
        hero="Ваш герой, 9 wounds",
    )
    assert [type(it) for it in situation.play("Молния").settle().told(EntryAdded)].count(EntryAdded) >= 2
    assert situation.wounds("hero") == 7
