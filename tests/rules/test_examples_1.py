"""The examples of the complete rules, H-01 … H-25: properties, abilities, triggers."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask, Option
from app.engine.errors import IllegalChoice
from app.engine.event import CardPlayed, EffectLaid, EntryAdded, Healed, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.heroes.numbers import E_LIFE, E_STRIKE
from app.engine.heroes.stats import laid
from app.engine.program import Become, Choose, Filter, IsKind, Keyword, Lay, SpellText
from app.engine.terms import Element, KeywordName, Kind
from tests.rules.tables import ENEMY, YOU, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


def becomes(become: Become) -> SpellText:
    """A spell that changes a creature's property, for which the language has no words."""
    return SpellText(Lay(Choose(Filter((IsKind((Kind.CREATURE,)),))), (become,)))


# ------------------------------------------------------------------------------------------------ costs and numbers


@EDITIONS
def test_h01_control_is_no_effect(edition: Edition) -> None:
    """104.2.1, H-01 (= T-01): Виата strips Вайл of its effects; who controls it is a property and stays."""
    situation = table(you="Вайл, stolen, 1 wounds, strike +2", hand="Виата", edition=edition)
    situation.play("Виата", "Вайл")
    assert (situation.power("Вайл"), situation.wounds("Вайл")) == (0, 0)
    assert situation.squad(YOU) == ["Вайл", "Виата"]


@EDITIONS
def test_h02_a_constant_lowers_the_price_of_what_is_played(edition: Edition) -> None:
    """105.1.1, H-02 (= T-02): Гном is played for 1."""
    situation = table(you="Рунопевец", hand="Гном", coins=1, edition=edition).play("Гном")
    assert [it.cost for it in situation.told(CardPlayed)] == [1]  # type: ignore[attr-defined]


def test_h02_a_card_in_play_keeps_its_cost() -> None:
    """105.1.1, H-02: Рунопевец does not lower his own cost in play."""
    assert table(you="Рунопевец", hand="Гном").cost("Рунопевец") == 3


@EDITIONS
def test_h03_a_price_is_not_below_nothing(edition: Edition) -> None:
    """105.1.1, H-03 (= T-03): Шаман, who costs 1, is 4 cheaper and costs 0."""
    situation = table(hand="Фиал предвидения", deck="Шаман племени Ворона", coins=3, edition=edition)
    situation.play("Фиал предвидения")
    assert (situation.coins(), situation.cost("Шаман племени Ворона")) == (0, 0)
    assert situation.can(Act.PLAY, "Шаман племени Ворона")


@EDITIONS
def test_h03_in_play_the_cost_is_the_base_again(edition: Edition) -> None:
    """105.1.1, H-03: the cost of Шаман is 1 when the queue is empty."""
    situation = table(hand="Фиал предвидения", deck="Шаман племени Ворона", edition=edition)
    situation.play("Фиал предвидения").play("Шаман племени Ворона")
    assert (situation.waits, situation.cost("Шаман племени Ворона")) == (Ask.TURN, 1)


@EDITIONS
def test_h04_x_is_one_at_least(edition: Edition) -> None:
    """105.1.2, H-04 (= T-04): Призыв молнии with three coins is played for 1, 2 or 3."""
    situation = table(hand="Призыв молнии", coins=3, edition=edition).play("Призыв молнии", "enemy hero")
    assert (situation.waits, situation.numbers()) == (Ask.NUMBER, [1, 2, 3])


def test_h04_x_of_nothing_is_refused() -> None:
    """105.1.2, H-04."""
    situation = table(hand="Призыв молнии", coins=3).play("Призыв молнии", "enemy hero")
    before = situation.match.digest()
    with pytest.raises(IllegalChoice):
        situation.match.choose(Option(Act.NUMBER, number=0))
    assert situation.match.digest() == before


def test_h04_without_a_coin_it_cannot_be_played() -> None:
    """105.1.2, H-04: the least price is 1."""
    assert table(hand="Призыв молнии", coins=0).refusal(Act.PLAY, "Призыв молнии") == "501.2"


@EDITIONS
def test_h05_played_free_x_is_nothing(edition: Edition) -> None:
    """105.1.3, H-05 (= T-05): Время вспять played free shuffles nothing into the deck."""
    situation = table(
        hand="Анализ эфира", deck="Время вспять; Запас 1 1/1", graveyard="Волк 3/4; Лис 1/1", edition=edition
    )
    situation.play("Анализ эфира", True)
    assert situation.deck() == ["Запас 1"]
    assert set(situation.graveyard()) == {"Волк", "Лис", "Анализ эфира", "Время вспять"}


def test_h06_a_variable_cost_reads_as_nothing_elsewhere() -> None:
    """105.1.4, H-06: Опасное будущее shows Призыв молнии and wounds by 0."""
    situation = table(hand="Опасное будущее", deck="Призыв молнии").play("Опасное будущее", "enemy hero")
    assert (situation.wounds("enemy hero"), situation.deck()) == (0, ["Призыв молнии"])


@EDITIONS
def test_h07_lives_that_are_set_are_neither_wounds_nor_healing(edition: Edition) -> None:
    """105.2.1, H-07: Шок under Аккения: wounds go, negative lives come, Уязвимость and «при лечении» sleep."""
    situation = table(
        hand="Шок",
        you="Волк 3/5, 2 wounds; Знахарь 1/4 | Когда существо излечивается, возьмите карту.",
        enemy="Аккения, 3 wounds",
        edition=edition,
    )
    situation.play("Шок")
    names = ("Волк", "Знахарь", "Аккения")
    assert [situation.life(name) for name in names] == [1, 1, 1]
    assert [situation.wounds(name) for name in names] == [0, 0, 0]
    assert [laid(situation.game.state.effects[situation.row(name)], E_LIFE) for name in names] == [-4, -3, -4]
    assert situation.told(Wounded) == situation.told(Healed) == [] and situation.hand() == []


def test_h08_a_strike_that_is_set_is_laid_as_effects() -> None:
    """105.3.1, H-08: one «+1 к удару» on Вайл. The note: the card sets the strike to 1."""
    situation = table(you="Вайл", enemy="Рысь 4/4", hand="Обряд Пум-Пу").play("Обряд Пум-Пу", "Вайл")
    effects = situation.game.state.effects[situation.row("Вайл")]
    assert (situation.power("Вайл"), [(it.kind, it.number) for it in effects]) == (1, [(E_STRIKE, 1)])


# ----------------------------------------------------------------------------------------------- names and elements


def test_h09_a_card_that_names_itself_means_itself() -> None:
    """106.2.2, H-09: the second Дендроморф closes itself, not the open one in play."""
    situation = table(you="Дендроморф", hand="Дендроморф").play("Дендроморф")
    assert (situation.closed("Дендроморф"), situation.closed("Дендроморф #2")) == (False, True)


def test_h10_a_search_by_its_own_name_means_copies() -> None:
    """106.2.2, H-10: Орк-мститель finds another Орк-мститель when another creature dies."""
    situation = table(you="Орк-мститель; Волк 1/1", enemy="Рысь 5/5", deck="Запас 1 1/1; Орк-мститель; Запас 2 1/1")
    situation.strike("Волк", "Рысь")
    assert situation.choices() == {"Орк-мститель", "done"}
    assert situation.answer("Орк-мститель").hand() == ["Орк-мститель"]


def test_h10_his_own_death_is_no_other_creatures() -> None:
    """106.2.2, H-10."""
    situation = table(you="Орк-мститель", enemy="Рысь 5/5", deck="Орк-мститель").strike("Орк-мститель", "Рысь")
    assert (situation.waits, situation.hand()) == (Ask.TURN, [])


@pytest.mark.parametrize("pair", (("Теневик", "Теневик"), ("Теневик", "Цепная пила")))
def test_h11_any_parts_name_is_the_merged_cards_name(pair: tuple[str, str]) -> None:
    """106.2.4, H-11: two Теневик, or Теневик and Цепная пила, come from the deck."""
    situation = table(
        hand="Великие умы мыслят одинаково",
        deck="Теневик; Запас 1 1/1; Теневик; Цепная пила",
        enemy="Самоход, part Теневик, part Цепная пила",
    )
    situation.play("Великие умы мыслят одинаково", "Самоход")
    assert situation.choices() == {"Теневик", "Цепная пила", "done"}
    situation.answer(*pair)
    assert situation.squad() == list(pair)


def test_h12_a_merged_card_falls_apart_and_every_part_is_dearer() -> None:
    """106.2.5, H-12: 6, 5 and 5 coins in the next turn. The note: the modules are not Созданные here."""
    module = "part Модуль атаки"
    situation = table(
        turn="enemy",
        enemy="Клинок Ихвэ",
        you=f"Исчезающий в сумраке, part ЭкзоСкелет, {module}, {module}",
        programs={"Модуль атаки": (Keyword(KeywordName.MODULE),)},
    )
    situation.use("Клинок Ихвэ", "Исчезающий в сумраке").end_turn()
    assert sorted(situation.hand()[:4]) == ["Исчезающий в сумраке", "Модуль атаки", "Модуль атаки", "ЭкзоСкелет"]
    costs = [situation.cost(name) for name in ("Исчезающий в сумраке", "ЭкзоСкелет", "Модуль атаки", "Модуль атаки #2")]
    assert costs == [6, 5, 5, 5]


def test_h12_the_turn_after_that_they_cost_what_they_cost() -> None:
    """106.2.5, H-12: to the end of that turn."""
    situation = table(turn="enemy", enemy="Клинок Ихвэ", you="Исчезающий в сумраке")
    situation.use("Клинок Ихвэ", "Исчезающий в сумраке").end_turn().end_turn()
    assert situation.cost("Исчезающий в сумраке") == 2


def test_h12_a_created_part_goes_to_the_reserve() -> None:
    """106.2.5, 519.6.1, H-12's note: part 8's Модуль атаки is Созданный and comes to no hand."""
    situation = table(turn="enemy", enemy="Клинок Ихвэ", you="Исчезающий в сумраке, part Модуль атаки")
    situation.use("Клинок Ихвэ", "Исчезающий в сумраке")
    assert situation.hand() == ["Исчезающий в сумраке"]


def test_h13_a_neutral_card_may_lose_elements() -> None:
    """106.3.2, H-13: it is a legal choice for Фиал сотворения."""
    situation = table(hand="Фиал сотворения", you="Волк 3/4; Лось 4/4, forest")
    assert situation.targets(Act.PLAY, "Фиал сотворения") >= {"Волк", "Лось"}


def test_h13_a_card_that_loses_its_last_element_is_neutral() -> None:
    """106.3.1, H-13: Зловещий куб, which destroys what has an element, can't choose it any more."""
    situation = table(hand="Фиал сотворения; Зловещий куб", you="Лось 4/4, forest; Волк 3/4, swamp")
    situation.play("Фиал сотворения", "Лось")
    assert situation.targets(Act.PLAY, "Зловещий куб") == {"Волк"}


def test_h14_a_card_of_two_elements_belongs_to_both() -> None:
    """106.3.3, H-14: Палач инквизиции destroys Возрождённый Линунг as a dark card."""
    situation = table(hand="Палач инквизиции", enemy="Возрождённый Линунг; Гном").play("Палач инквизиции")
    assert situation.graveyard(ENEMY) == ["Возрождённый Линунг"]


# -------------------------------------------------------------------------------------- weakness, replaced properties


CHARM = "Чары for 1, spell | Возьмите существо противника под контроль."
SPUR = "Шпоры for 1, spell | Существо получает Рывок до конца хода."


def test_h15_weakness_counts_from_the_change_of_control() -> None:
    """107.5, H-15: Эльф-всадник, just taken, neither strikes nor shoots."""
    situation = table(hand=CHARM, enemy="Эльф-всадник")
    situation.play("Чары", "Эльф-всадник")
    assert situation.refusal(Act.STRIKE, "Эльф-всадник", "enemy hero") == "107.5"
    assert situation.refusal(Act.SHOOT, "Эльф-всадник") == "107.5"


@pytest.mark.parametrize("act", ("strike", "shoot"))
def test_h16_rush_lets_it_act_at_once(act: str) -> None:
    """107.5, H-16: with Рывок it strikes or shoots."""
    situation = table(hand=(CHARM, SPUR), enemy="Эльф-всадник")
    situation.play("Чары", "Эльф-всадник").play("Шпоры", "Эльф-всадник")
    if act == "strike":
        situation.strike("Эльф-всадник", "enemy hero")
    else:
        situation.use("Эльф-всадник", "enemy hero")
    assert situation.wounds("enemy hero") == 2


def test_h17_a_gained_element_replaces_the_old_one() -> None:
    """108.1, H-17: a steppe creature that becomes dark is steppe no longer."""
    dark = {"Тьма": (becomes(Become(elements=(Element.DARKNESS,))),)}
    situation = table(hand="Тьма for 1, spell; Палач инквизиции", enemy="Лис 1/1, steppe; Гном", programs=dark)
    situation.play("Тьма", "Лис").play("Палач инквизиции")
    assert situation.graveyard(ENEMY) == ["Лис"]
    assert situation.match.view(YOU).cards  # it has been seen whole


def test_h18_equipment_has_neither_strike_nor_life() -> None:
    """108.2, H-18: a creature that becomes equipment is none any more."""
    tool = {"Ковка": (becomes(Become(kind=Kind.SUPPORT, classes=("оружие",))),)}
    situation = table(hand="Ковка for 1, spell", you="Волк 3/4, 1 wounds", programs=tool).play("Ковка", "Волк")
    card = situation.match.view(YOU).card(situation.id("Волк"))
    assert (card.kind, card.strike, card.max_life, card.cost) == (Kind.SUPPORT, 0, 0, 0)
    assert situation.refusal(Act.STRIKE, "Волк", "enemy hero") == "209.1"


def test_h18_equipment_of_a_class_displaces_the_older_one() -> None:
    """108.2, 211.3, H-18: it is a support card in every respect."""
    tool = {"Ковка": (becomes(Become(kind=Kind.SUPPORT, classes=("оружие",))),)}
    situation = table(hand="Ковка for 1, spell", you="Меч for 2, оружие; Волк 3/4", programs=tool)
    assert situation.play("Ковка", "Волк").graveyard() == ["Ковка", "Меч"]


def test_h19_a_hero_has_neither_cost_nor_strike() -> None:
    """108.2, H-19: a creature that becomes a hero is none any more."""
    rise = {"Возвышение": (becomes(Become(kind=Kind.HERO)),)}
    situation = table(hand="Возвышение for 1, spell", you="Волк 3/4 for 5", programs=rise)
    card_id = situation.id("Волк")
    situation.play("Возвышение", "Волк")
    card = situation.match.view(YOU).card(card_id)
    assert (card.kind, card.cost, card.strike, card.max_life) == (Kind.HERO, 0, 0, 4)
    assert situation.refusal(Act.STRIKE, "Волк", "enemy hero") == "208.4"


# ------------------------------------------------------------------------------------------------- copied особенности


@pytest.mark.parametrize(
    ("copied", "gained", "missed"),
    (
        ("Берсерк", KeywordName.DIRECT_STRIKE, KeywordName.RUSH),
        ("Вайл", KeywordName.POISON_PROTECTION, KeywordName.RUSH),
    ),
)
def test_h20_only_printed_text_is_copied(copied: str, gained: KeywordName, missed: KeywordName) -> None:
    """110.1, H-20: Талос copies what is printed, not the Рывок that the hero gave Вайл."""
    situation = table(hero="Свирепый резак", you=("Вайл", "Берсерк | Направленный удар."), hand="Талос", coins=10)
    situation.use("hero", "Вайл").play("Талос", copied)
    assert situation.has("Вайл", KeywordName.RUSH)
    assert situation.has("Талос", gained) and not situation.has("Талос", missed)


@pytest.mark.parametrize("kept", range(3))
def test_h21_exactly_one_is_copied(kept: int) -> None:
    """110.1, H-21: Сила притворства copies one of the three особенности of Анволд, as its player chooses."""
    keywords = (KeywordName.RUSH, KeywordName.FIRST_STRIKE, KeywordName.ATTACK_EXPERIENCE)
    situation = table(hand="Сила притворства", enemy="Анволд; Волк 1/1").play("Сила притворства", "Анволд")
    assert situation.waits is Ask.MODE and len(situation.decision.options) == 3
    situation.answer(situation.decision.options[kept])
    assert [situation.has("hero", keyword) for keyword in keywords] == [i == kept for i in range(3)]


def test_h22_a_copied_text_names_its_new_owner() -> None:
    """110.5, H-22: Афари's copy obliges the first enemy attack to aim at Афари."""
    situation = table(
        hero="Афари", hand="Сила притворства", you="Волк 3/4", enemy="Бьорнбон, closed; Рысь 2/2; Лось 4/4"
    )
    situation.play("Сила притворства", "Бьорнбон").use("hero", ability=1).end_turn()
    assert situation.targets(Act.STRIKE, "Рысь") == {"hero"}
    situation.strike("Рысь", "hero")
    assert situation.targets(Act.STRIKE, "Лось") == {"hero", "Волк"}


# ------------------------------------------------------------------------------------------------------- triggers


@EDITIONS
def test_h23_a_death_wakes_the_trigger_after_the_rules_have_worked(edition: Edition) -> None:
    """112.2, H-23: Падальщик Пустоши is announced when Волк is dead, at the first priority."""
    situation = table(you="Падальщик Пустоши; Волк 1/1", enemy="Рысь 5/5; Лось 4/4", edition=edition).strike(
        "Волк", "Рысь"
    )
    assert (situation.zone("Волк"), situation.waits, situation.choices()) == ("graveyard", Ask.TARGET, {"Рысь", "Лось"})
    assert situation.answer("Лось").wounds("Лось") == 2


def test_h23_in_the_others_turn_it_sleeps() -> None:
    """112.2, H-23: «в ваш ход»."""
    situation = table(turn="enemy", you="Падальщик Пустоши; Волк 1/1", enemy="Рысь 5/5").strike("Рысь", "Волк")
    assert (situation.zone("Волк"), situation.waits) == ("graveyard", Ask.TURN)


@EDITIONS
@pytest.mark.parametrize("victim", ("Гном", "Проглот", "Князь эльфов"))
def test_h24_of_several_points_one_is_chosen(victim: str, edition: Edition) -> None:
    """112.6, H-24: three shots wake Талитха thrice; she is announced once, for the one that her player picks."""
    others = ("Гном", "Проглот", "Князь эльфов")
    situation = table(you="Талитха", hand="Орк-арбалетчик", enemy="; ".join(others), edition=edition)
    situation.play("Орк-арбалетчик", *others, "done")
    assert (situation.waits, len(situation.decision.options)) == (Ask.ORDER, 3)
    situation.answer(f"Талитха @ {victim}")
    assert situation.graveyard(ENEMY) == [victim]
    assert [situation.wounds(name) for name in others if name != victim] == [1, 1]


@EDITIONS
@pytest.mark.parametrize("first", ("Мышь", "Тролль"))
def test_h25_an_illegal_announcement_spends_no_limit(first: str, edition: Edition) -> None:
    """112.7 (E15 113.9), H-25: Мышь dies of poison; Талитха still destroys Тролль, in either order."""
    situation = table(you="Талитха", enemy="Мышь 1/1, has Отравление 1; Тролль 1/5, has Отравление 1", edition=edition)
    situation.end_turn(first).settle()
    assert sorted(situation.graveyard(ENEMY)) == ["Мышь", "Тролль"]
    added = [it.card.name for it in situation.told(EntryAdded)]  # type: ignore[attr-defined]
    assert added.count("Талитха") == 1


def test_h25_effects_that_nobody_laid_are_not_told() -> None:
    """112.7, H-25: the mouse's poison is no new effect."""
    situation = table(you="Талитха", enemy="Мышь 1/1, has Отравление 1").end_turn()
    assert situation.told(EffectLaid) == [] and situation.graveyard(ENEMY) == ["Мышь"]
