"""Named abilities without a number (part 7; KEYWORDS §2)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import DefenderNamed, Refused, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ---------------------------------------------------------------------------------------------- obligations and bans


def test_frenzy_strikes_whenever_it_can() -> None:
    """Part 7 «Бешенство», «Обязан объявить (особеность, свойство) когда есть возможность», 513.2."""
    situation = table(you=("Дикий 3/4 | Бешенство.", "Волк 1/1"), enemy="Рысь 2/2", hand="Ёж 1/1 for 1")
    assert set(situation.said()) == {"strike Дикий enemy hero", "strike Дикий Рысь"}
    assert situation.strike("Дикий", "enemy hero").can(Act.PLAY, "Ёж")


def test_of_several_obliged_the_player_picks_the_order() -> None:
    """Part 7 «Обязан объявить (особеность, свойство) когда есть возможность»."""
    situation = table(you=("Дикий 3/4 | Бешенство.", "Буйный 1/1 | Бешенство."))
    assert situation.said() == ["strike Дикий enemy hero", "strike Буйный enemy hero"]


def test_a_ban_beats_an_obligation() -> None:
    """513.2, 514.2, part 7 «Не может … (Нельзя …)»: who can't attack need not."""
    situation = table(you="Дикий 3/4 | Бешенство. Не может атаковать.")
    assert situation.said() == ["end turn"] and situation.refusal(Act.STRIKE, "Дикий", "enemy hero") == "514.2"


def test_a_frenzied_creature_that_cannot_strike_obliges_to_nothing() -> None:
    """Part 7 «Бешенство»: closed, it can't."""
    assert table(you="Дикий 3/4, closed | Бешенство.").said() == ["end turn"]


def test_nobody_defends_against_a_direct_strike() -> None:
    """Part 7 «Направленный удар», «Назначить защитника», 509.2."""
    situation = table(you="Волк 3/4 | Направленный удар.", enemy="Рысь 2/5").strike("Волк", "enemy hero")
    assert situation.told(DefenderNamed) == [] and situation.wounds("enemy hero") == 3


def test_elusive_from_those_who_would_defend() -> None:
    """Part 7 «Неуловимость от [ТЕКСТ]»: they are no defenders; others are."""
    situation = table(you="Тать 3/4 | Неуловимость от гномов.", enemy="Кузнец 2/5, гном; Рысь 2/5")
    situation.match.choose(next(it for it in situation.decision.options if it.act is Act.STRIKE and it.target == 2))
    assert situation.said() == ["defend Рысь", "no"]


@pytest.mark.parametrize(("state", "targets"), (("", {"hero"}), (", closed", {"hero", "Тать"})))
def test_elusive_from_those_who_would_attack(state: str, targets: set[str]) -> None:
    """Part 7 «Неуловимость от [ТЕКСТ]»: while it is open."""
    situation = table(turn="enemy", you=f"Тать 3/4{state} | Неуловимость от гномов.", enemy="Кузнец 2/5, гном")
    assert situation.targets(Act.STRIKE, "Кузнец") == targets


# -------------------------------------------------------------------------------------------------- striking, closing


def test_experience_keeps_open() -> None:
    """Part 7 «Опыт в атаке», «Опыт в защите», «Не закрывается после атаки (не закрывается, выступая защитником)»."""
    situation = table(you="Волк 3/9 | Опыт в атаке.", enemy="Рысь 2/9 | Опыт в защите.")
    situation.strike("Волк", "enemy hero", defender="Рысь")
    assert not situation.closed("Волк") and not situation.closed("Рысь")


def test_it_has_acted_all_the_same() -> None:
    """Part 7 «Не закрывается после атаки (не закрывается, выступая защитником)», 107.2: one strike a turn."""
    situation = table(you="Волк 3/9 | Опыт в атаке.").strike("Волк", "enemy hero")
    assert situation.refusal(Act.STRIKE, "Волк", "enemy hero") == "107.2"


@EDITIONS
def test_first_strike_and_last_strike(edition: Edition) -> None:
    """Part 7 «Первый удар», KEYWORDS «Последний удар»: who strikes last fights as if the other had the first."""
    situation = table(you="Волк 5/3 | Последний удар.", enemy="Рысь 3/5", edition=edition).strike("Волк", "Рысь")
    assert (situation.zone("Волк"), situation.wounds("Рысь")) == ("graveyard", 0)


@EDITIONS
def test_two_first_strikes_are_none(edition: Edition) -> None:
    """Part 7 «Первый удар»: the fight goes by the ordinary rules."""
    situation = table(you="Волк 5/3 | Первый удар.", enemy="Рысь 3/5 | Первый удар.", edition=edition)
    situation.strike("Волк", "Рысь")
    assert (situation.zone("Волк"), situation.zone("Рысь")) == ("graveyard", "graveyard")


def test_an_answer_may_come_first() -> None:
    """Part 7 «Первый удар», «Отражающая карта»: the defender's first strike kills the attacker before it strikes."""
    situation = table(you="Волк 5/3", enemy="Рысь 3/5 | Первый удар.").strike("Волк", "Рысь")
    assert (situation.zone("Волк"), situation.wounds("Рысь")) == ("graveyard", 0)


def test_rush_acts_at_once() -> None:
    """Part 7 «Рывок», 107.5: strikes and [tap] abilities."""
    situation = table(hand="Волк 3/4 for 1 | Рывок. {TAP}: Возьмите карту.").play("Волк")
    assert situation.can(Act.STRIKE, "Волк") and situation.can(Act.USE, "Волк")


def test_when_it_attacks_even_with_no_strength() -> None:
    """Part 7 «При атаке (При ударе)»: a strike of strength 0 is dealt."""
    situation = table(you="Тень 0/3 | При атаке возьмите карту.").strike("Тень", "enemy hero")
    assert situation.hand() == ["Запас 1"]


@pytest.mark.parametrize("text", ("При атаке возьмите карту.", "При ударе возьмите карту."))
def test_an_answering_strike_is_no_attack(text: str) -> None:
    """510.4, part 7 «При атаке (При ударе)», «Ответный удар», «Атака»."""
    situation = table(you="Волк 3/9", enemy=f"Рысь 2/9 | {text}").strike("Волк", "Рысь")
    assert situation.hand(ENEMY) == []


def test_a_house_switch_counts_answers_as_strikes() -> None:
    """Part 7 «При атаке (При ударе)», [17]: `strikes_back_are_strikes`, off in both profiles."""
    from dataclasses import replace

    house = replace(ED12, strikes_back_are_strikes=True)
    situation = table(you="Волк 3/9", enemy="Рысь 2/9 | При ударе возьмите карту.", edition=house)
    assert situation.strike("Волк", "Рысь").hand(ENEMY) == ["Запас 1"]


def test_when_it_shoots() -> None:
    """Part 7 «При атаке (При ударе)»: «при выстреле», and a shot is an attack."""
    situation = table(you="Стрелок 1/9 | При выстреле возьмите карту. При атаке возьмите карту. {TAP}: Выстрел на 1.")
    assert len(situation.use("Стрелок", "enemy hero").settle().hand()) == 2


# --------------------------------------------------------------------------------------------------------- protection


def test_protection_from_a_kind_of_source() -> None:
    """Part 7 «Защита от [текст]», 515.1: no wounds, but the rest of the text applies."""
    situation = table(you="Змей 3/9, степь | При ударе отравить существо на 2.", enemy="Рысь 2/9 | Защита от ударов.")
    situation.strike("Змей", "Рысь", "Рысь")
    assert situation.wounds("Рысь") == 0 and situation.number("Рысь", KeywordName.POISON) == 2


def test_spell_protection_forbids_the_choice() -> None:
    """515.2, part 7 «Защита от [текст]», «Нелегальность (нелегальное игродействие)»: by the spell's player."""
    situation = table(hand="Поток энергии", enemy=("Рысь 2/9 | Защита от заклинаний.", "Волк 3/4"))
    assert situation.targets(Act.PLAY, "Поток энергии") == {"Волк"}
    assert situation.refusal(Act.PLAY, "Поток энергии", "Рысь") == "515.2"


def test_spell_protection_does_not_help_when_another_chooses() -> None:
    """515.2: Дурные советы lets the opponent choose his own protected creature."""
    situation = table(hand="Дурные советы", enemy=("Рысь 2/9 | Защита от заклинаний.", "Волк 3/4")).play(
        "Дурные советы"
    )
    assert situation.answer("Рысь").graveyard(ENEMY) == ["Рысь"]


def test_spell_protection_does_not_help_against_a_mass_spell() -> None:
    """515.2: it is wounded by what has no target."""
    situation = table(hand="Цепная молния", enemy="Рысь 2/9 | Защита от заклинаний.").play("Цепная молния")
    assert situation.wounds("Рысь") == 3


def test_evasion_is_spell_protection() -> None:
    """KEYWORDS «Уклонение от заклинаний»: the digital lists' word."""
    situation = table(hand="Поток энергии", enemy=("Рысь 2/9 | Уклонение от заклинаний.", "Волк 3/4"))
    assert situation.targets(Act.PLAY, "Поток энергии") == {"Волк"}


def test_abilities_may_choose_the_spell_protected() -> None:
    """515.2: it is from spells."""
    situation = table(
        hand="Плут 1/1 for 1 | Найм: Ранить существо противника на 2.", enemy="Рысь 2/9 | Защита от заклинаний."
    )
    assert situation.play("Плут").wounds("Рысь") == 2


def test_no_wounds_from_something() -> None:
    """Part 7 «Не получает ран от [текст]», 517.1.1: a legal target, no wounds."""
    situation = table(hand="Поток энергии", enemy="Рысь 2/9 | Не получает ран от заклинаний.")
    situation.play("Поток энергии", "Рысь")
    assert situation.wounds("Рысь") == 0
    assert [it.paragraph for it in situation.told(Refused)] == ["517.1.1"]  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------------------- undead


@EDITIONS
def test_undead_is_wounded_by_coins_only(edition: Edition) -> None:
    """Part 7 «Немертвый»: in his turn the opponent closes X coins and wounds it by X."""
    situation = table(you="Волк 3/9", enemy="Мертвец 2/5, closed | Немёртвый.", hand="Поток энергии", edition=edition)
    situation.strike("Волк", "Мертвец").play("Поток энергии", "Мертвец")
    assert situation.wounds("Мертвец") == 0
    assert situation.use("Мертвец", 4).wounds("Мертвец") == 4 and situation.coins() == 3


def test_undead_is_not_wounded_by_its_own_player() -> None:
    """Part 7 «Немертвый»: the opponent alone, in his own turn."""
    situation = table(you="Мертвец 2/5 | Немёртвый.")
    assert not situation.can(Act.USE, "Мертвец")
    assert situation.end_turn().can(Act.USE, "Мертвец")


def test_an_undead_hero() -> None:
    """Part 7 «Немертвый»: it works for heroes."""
    situation = table(enemy_hero="Король, 20 wounds | Немёртвый.").use("enemy hero", 5)
    assert situation.match.outcome is not None and situation.match.outcome.winner == YOU


# ---------------------------------------------------------------------------------------------------- stun, preparing


def test_stun_closes_and_keeps_closed() -> None:
    """Part 7 «Оглушить [карту/карты]», «Оглушение»: one recovery phase."""
    situation = table(hand="Гром for 1, spell | Оглушить существо.", enemy="Рысь 2/2").play("Гром", "Рысь")
    assert situation.closed("Рысь") and situation.has("Рысь", KeywordName.STUN)
    assert situation.end_turn().closed("Рысь") and not situation.has("Рысь", KeywordName.STUN)
    assert not situation.end_turn().end_turn().closed("Рысь")


def test_a_closed_card_may_be_stunned() -> None:
    """Part 7 «Оглушить [карту/карты]», 514.3."""
    situation = table(hand="Гром for 1, spell | Оглушить существо.", enemy="Рысь 2/2, closed").play("Гром", "Рысь")
    assert situation.end_turn().closed("Рысь")


def test_to_prepare_is_to_let_act_again() -> None:
    """Part 7 «Подготовить [карту/карты]»: open, strikes and uses its abilities again."""
    situation = table(you="Волк 3/9 | 1{COIN}: Возьмите карту.", hand="Рог for 1, spell | Подготовьте существо.")
    situation.use("Волк").strike("Волк", "enemy hero").play("Рог", "Волк")
    assert not situation.closed("Волк") and situation.can(Act.USE, "Волк") and situation.can(Act.STRIKE, "Волк")


# --------------------------------------------------------------------------------------------------- uniqueness, hidden


@pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
def test_the_older_of_two_unique_cards_goes(edition: Edition) -> None:
    """Part 7 «Уникальность»: to the graveyard, not destroyed."""
    unique = "Князь 3/4 for 1 | Уникальность."
    situation = table(you="Князь 3/4, 1 wounds | Уникальность.", hand=unique, edition=edition).play("Князь")
    assert situation.squad() == ["Князь"] and situation.wounds("Князь") == 0 and situation.graveyard() == ["Князь"]


@pytest.mark.parametrize(("edition", "left"), ((ED12, 2), (ED15, 1)), ids=("ed12", "ed15"))
def test_one_unique_of_two_is_enough_in_the_fifteenth(edition: Edition, left: int) -> None:
    """Part 7 «Уникальность»; KEYWORDS: in `ed12` both must have it."""
    situation = table(you="Князь 3/4", hand="Князь 3/4 for 1 | Уникальность.", edition=edition).play("Князь")
    assert len(situation.squad()) == left


def test_two_players_may_have_one_each() -> None:
    """Part 7 «Уникальность»: under one player's control."""
    situation = table(hand="Князь 3/4 for 1 | Уникальность.", enemy="Князь 3/4 | Уникальность.").play("Князь")
    assert situation.squad(YOU) == situation.squad(ENEMY) == ["Князь"]


def test_control_may_bring_the_second_one() -> None:
    """Part 7 «Уникальность», «Возьмите под контроль Х»."""
    situation = table(
        hand="Чары for 1, spell | Возьмите существо противника под контроль.",
        you="Князь 3/4, 1 wounds | Уникальность.",
        enemy="Князь 3/4 | Уникальность.",
    ).play("Чары", "enemy Князь")
    assert situation.squad() == ["Князь"] and situation.wounds("Князь") == 0


def test_stealth_hides_on_entering() -> None:
    """Part 7 «Скрытность», «Скрыться»: face down; the opponent knows that something lies there."""
    situation = table(hand="Тать 3/4 for 1 | Скрытность.").play("Тать")
    assert situation.hidden("Тать")
    card = situation.match.view(ENEMY).card(situation.id("Тать"))
    assert (card.name, card.facts, card.hidden) == ("", "", True)


def test_nothing_touches_the_hidden() -> None:
    """Part 7 «Скрытое существо»: no target, no mass effect."""
    situation = table(hand="Катаклизм; Поток энергии", enemy="Тать 3/4, hidden; Рысь 2/2")
    assert situation.targets(Act.PLAY, "Поток энергии") == {"Рысь"}
    assert situation.play("Катаклизм").squad(ENEMY) == ["Тать"]


def test_the_abilities_of_the_hidden_sleep() -> None:
    """Part 7 «Скрытое существо»: constants and triggers alike, but not Уникальность."""
    situation = table(
        you=("Знамя 1/1, hidden | Другие ваши существа имеют +1 к удару.", "Волк 3/4"), hand="Лис 1/1 for 1"
    )
    assert situation.power("Волк") == 3


def test_uniqueness_works_hidden() -> None:
    """Part 7 «Скрытое существо», «Уникальность»."""
    situation = table(you="Князь 3/4, hidden | Уникальность.", hand="Князь 3/4 for 1 | Уникальность.").play("Князь")
    assert situation.squad() == ["Князь"] and not situation.hidden("Князь")


def test_the_hidden_may_be_turned_up_and_act() -> None:
    """304.3, part 7 «Раскрыться», «Вскрытие карты», «Скрытое существо»: before «в начале хода», and it may act."""
    situation = (
        table(you="Тать 3/4, hidden | В начале вашего хода возьмите карту.").end_turn().end_turn("Тать").settle()
    )
    assert situation.can(Act.STRIKE, "Тать") and len(situation.hand()) == 2


def test_an_effect_hides_and_turns_up() -> None:
    """Part 7 «Скрыться», «Раскрыться»."""
    situation = table(
        you="Волк 3/4",
        hand=(
            "Плащ for 1, spell | Ваше существо скрывается.",
            "Свет for 1, spell | Ваше скрытое существо раскрывается.",
        ),
    ).play("Плащ", "Волк")
    assert situation.hidden("Волк")
    assert not situation.play("Свет", "Волк").hidden("Волк")


def test_in_the_fifteenth_nobody_destroys_the_hidden() -> None:
    """Part 7 «Скрытое существо»; KEYWORDS: in `ed15` even what speaks of hidden creatures can't."""
    spell = "Погром for 1, spell | Уничтожьте скрытое существо."
    squads = [
        table(hand=spell, enemy="Тать 3/4, hidden", edition=edition).play("Погром", "Тать").squad(ENEMY)
        for edition in (ED12, ED15)
    ]
    assert squads == [[], ["Тать"]]


# -------------------------------------------------------------------------------------------------- extortion, rage


@pytest.mark.parametrize(("pays", "poisoned"), ((True, False), (False, True)))
def test_extortion_that_is_paid_silences_the_card(pays: bool, poisoned: bool) -> None:
    """Part 7 «Вымогательство — <условие>»: paid, it loses its особенности."""
    situation = table(hand="Бандит 3/4 for 1 | Вымогательство — потеряйте 1{COIN}. Отравление 1.").play("Бандит")
    assert situation.decision.seat == ENEMY
    situation.answer(pays)
    assert situation.has("Бандит", KeywordName.POISON) is poisoned
    assert situation.match.view(YOU).players[ENEMY].coins == (9 if pays else 10)


def test_extortion_that_cannot_be_paid_is_not() -> None:
    """Part 7 «Вымогательство — <условие>»: «не может выполнить»."""
    situation = table(hand="Бандит 3/4 for 1 | Вымогательство — потеряйте 1{COIN}. Отравление 1.", enemy_coins=0)
    assert situation.play("Бандит").has("Бандит", KeywordName.POISON) and situation.waits is Ask.TURN


@EDITIONS
def test_rage_wounds_and_lowers_the_price(edition: Edition) -> None:
    """Part 7 «Ярость»: 1 coin less for each own creature that is wounded by 1."""
    situation = table(hand="Варвар 4/4 for 3 | Ярость.", you="Волк 3/4; Лис 1/9", coins=1, edition=edition)
    situation.play("Варвар", "Волк", "Лис")
    assert situation.squad() == ["Волк", "Лис", "Варвар"] and situation.coins() == 0
    assert [situation.wounds(name) for name in ("Волк", "Лис")] == [1, 1]


def test_rage_is_no_more_than_the_price() -> None:
    """Part 7 «Ярость»: at most as many creatures as the card costs."""
    situation = table(hand="Варвар 4/4 for 1 | Ярость.", you="Волк 3/4; Лис 1/9").play("Варвар", "Волк")
    assert situation.waits is Ask.TURN and situation.coins() == 10


@pytest.mark.parametrize(("edition", "wounds"), ((ED12, 0), (ED15, 1)), ids=("ed12", "ed15"))
def test_the_wounds_of_rage_are_a_payment_in_the_fifteenth(edition: Edition, wounds: int) -> None:
    """Part 7 «Ярость»; KEYWORDS: in `ed15` nothing prevents them."""
    situation = table(hand="Варвар 4/4 for 3 | Ярость.", you="Габриэль; Волк 3/4", coins=2, edition=edition).play(
        "Варвар", "Волк", "done"
    )
    assert situation.wounds("Волк") == wounds


# --------------------------------------------------------------------------------------------- entering and dying


@pytest.mark.parametrize("way", ("play", "summon", "revive"))
def test_naim_works_from_any_zone(way: str) -> None:
    """Part 7 «Найм: [текст]», «Входит в игру», 505.3: played, summoned, revived."""
    smith = "Кузнец 1/1 for 1, гном | Найм: Возьмите карту."
    spell = {"summon": "Зов for 1, spell | Вызовите гнома.", "revive": "Зов for 1, spell | Возродите существо."}
    stock = DECK
    situation = table(
        hand=(smith,) if way == "play" else (spell[way],),
        deck=(smith, *stock) if way == "summon" else stock,
        graveyard=(smith,) if way == "revive" else "",
    )
    situation.play(*{"play": ("Кузнец",), "summon": ("Зов", "Кузнец"), "revive": ("Зов", "Кузнец")}[way])
    assert situation.squad() == ["Кузнец"] and len(situation.hand()) == 1


DECK = ("Запас 1 1/1 for 9", "Запас 2 1/1 for 9")


@pytest.mark.parametrize("spell", ("Искажение", "Поток энергии"))
def test_gibel_works_however_it_dies(spell: str) -> None:
    """Part 7 «Гибель: [текст]», «При гибели (при уничтожении)», «Гибель (существа, карты)», 505.1, 505.2."""
    situation = table(hand=spell, enemy="Рысь 2/2 | Гибель: Возьмите карту.").play(spell, "Рысь")
    assert situation.graveyard(ENEMY) == ["Рысь"] and situation.hand(ENEMY) == ["Запас 1"]


def test_what_comes_to_a_graveyard_from_elsewhere_has_not_died() -> None:
    """205.1, part 7 «Гибель (существа, карты)», «Сбросьте карту»: a discarded creature is no death."""
    situation = table(
        hand="Гнёт for 1, spell | Противник сбрасывает карту.", enemy_hand="Рысь 2/2 for 1 | Гибель: Возьмите карту."
    ).play("Гнёт")
    assert situation.graveyard(ENEMY) == ["Рысь"] and situation.hand(ENEMY) == []


def test_the_dying_have_their_effects_when_their_death_is_announced() -> None:
    """114.5, 205.3, part 7 «Гибель: [текст]»: a granted ability still wakes."""
    situation = (
        table(hand=("Дар for 1, spell | Существо получает «Гибель: Возьмите карту».", "Искажение"), you="Волк 3/4")
        .play("Дар", "Волк")
        .play("Искажение", "Волк")
    )
    assert situation.hand() == ["Запас 1"]


def test_those_who_die_together_see_each_other_go() -> None:
    """505.3, 114.5: each one's «когда погибает» is woken."""
    mourner = "Когда другое ваше существо погибает, возьмите карту."
    situation = (
        table(hand="Катаклизм", you=(f"Вдова 1/1 | {mourner}", f"Сирота 1/1 | {mourner}")).play("Катаклизм").settle()
    )
    assert len(situation.hand()) == 2


def test_who_leaves_play_otherwise_has_not_died() -> None:
    """Part 7 «Покинуть игровую зону», 203.4: returned to the hand."""
    situation = table(hand="Зельеварение", you="Рысь 2/2 | Гибель: Возьмите карту.").play("Зельеварение", "Рысь")
    assert situation.hand() == ["Рысь"]


def test_wounds_are_told_with_their_source() -> None:
    """Part 7 «Атакованная карта», 502.2: by whom and by what."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/9, closed").strike("Волк", "Рысь")
    wounded, struck = situation.told(Wounded), situation.told(Struck)
    assert [it.source.name for it in wounded] == ["Волк"] == [it.card.name for it in struck]  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------- keywords that speak of others


def test_a_direct_strike_may_be_direct_for_some_targets_only() -> None:
    """Part 7 «Направленный удар»: against a target that its description does not fit, others may defend."""
    you, enemy = "Мастер 3/2 | Направленный удар по существам с Уязвимостью.", "Волк 1/9; Рысь 1/9, has Уязвимость"
    plain = table(you, enemy).begin_strike("Мастер", "Волк")
    direct = table(you, enemy).begin_strike("Мастер", "Рысь")
    assert (plain.waits, direct.waits) == (Ask.DEFEND, Ask.TURN)


def test_a_death_knows_the_keyword_that_brought_it() -> None:
    """Part 7 «Жажда»: who dies of its wounds «погибает от жажды»; who dies otherwise does not."""
    watcher = "Страж 2/4, closed | Когда другое ваше существо погибает от жажды, откройте Стража."
    thirsty = table(hand="Сангра 6/6 for 6 | Жажда 4.", you=f"{watcher}; Волк 3/4").play("Сангра", "Волк")
    struck = table(hand="Удар for 1, spell | Ранить персонажа на 4.", you=f"{watcher}; Волк 3/4").play("Удар", "Волк")
    assert (thirsty.closed("Страж"), struck.closed("Страж")) == (False, True)


def test_what_brings_a_card_back_works_where_it_lies() -> None:
    """202.2: «возродите эту карту» at the beginning of a turn is said of a card in the graveyard."""
    lying = table(graveyard="Феникс 3/3 for 3 | В начале вашего хода возродите эту карту.", turn="enemy").end_turn()
    assert lying.squad() == ["Феникс"]


def test_a_trigger_asks_for_its_x() -> None:
    """512.4: at least 1, and no more than there are cards to choose."""
    hired = table(hand="Вождь 2/2 for 2 | Найм: Ранить X ваших существ на 1.", you="Волк 3/4; Лис 1/4; Ёж 1/4")
    hired.play("Вождь")
    assert hired.numbers() == [1, 2, 3, 4]  # Вождь is one of yours by now
    hired.answer(2, "Волк", "Лис")
    assert [hired.wounds(name) for name in ("Волк", "Лис", "Ёж")] == [1, 1, 0]


def test_a_played_spell_is_not_discarded() -> None:
    """520.4: what is done goes to the graveyard, but nobody discarded it."""
    watcher = "Страж 2/4, closed | Когда вы сбрасываете карту, откройте Стража."
    situation = table(hand="Удар for 1, spell | Ранить персонажа на 1.", you=watcher).play("Удар", "enemy hero")
    assert situation.closed("Страж") and situation.graveyard() == ["Удар"]
