"""Doing as much as possible (520), delayed effects (521), coins (522), constructors, chains and chance (524-526)."""

from __future__ import annotations

from collections import Counter

import pytest

from app.engine.chance import Chance
from app.engine.decision import Act, Ask
from app.engine.event import CoinsChanged, EntryStarted, Revealed, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.heroes.numbers import E_LATER
from app.engine.program import (
    ENEMY_HERO,
    SELF,
    YOU,
    All,
    ChooseDo,
    Compare,
    Compared,
    Constant,
    DeckTop,
    Destroy,
    Draw,
    Filter,
    IsKind,
    LookAt,
    Modify,
    Number,
    SpellText,
    StatOf,
    Triggered,
    When,
    Wound,
)
from app.engine.program import Choose as Chosen
from app.engine.terms import Comparison, EventKind, Kind, Measure, Operation, Side, Stat
from tests.rules.tables import ENEMY, Table, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
CREATURE = IsKind((Kind.CREATURE,))


# ----------------------------------------------------------------------------------------------- as far as possible


def test_an_announced_ability_is_done_as_far_as_possible() -> None:
    """520.1: of two creatures that it should destroy one is there."""
    two = Chosen(Filter((CREATURE,), Side.ENEMY), Number(2), Number(2))
    situation = table(hand="Кара for 1, spell", enemy="Рысь 2/2", programs={"Кара": (SpellText(Destroy(two)),)})
    assert situation.play("Кара", "Рысь").squad(ENEMY) == []


def test_who_has_fewer_coins_loses_what_he_has() -> None:
    """520.1."""
    situation = table(hand="Налог for 1, spell | Противник теряет 3{COIN}.", enemy_coins=2).play("Налог")
    assert situation.coins(ENEMY) == 0


def test_of_a_deck_that_has_too_few_cards_all_are_drawn() -> None:
    """520.3."""
    situation = table(hand="Ветер for 1, spell | Возьмите 3 карты.", deck="Рысь 2/2; Лось 4/4").play("Ветер")
    assert sorted(situation.hand()) == ["Лось", "Рысь"] and situation.deck() == []


def test_of_a_deck_that_has_too_few_cards_all_are_shown() -> None:
    """520.3."""
    show = SpellText(LookAt(DeckTop(Number(3)), show=True))
    situation = table(hand="Взгляд for 1, spell", deck="Рысь 2/2; Лось 4/4", programs={"Взгляд": (show,)}).play(
        "Взгляд"
    )
    shown = situation.told(Revealed)[0]
    assert isinstance(shown, Revealed) and [it.name for it in shown.cards] == ["Рысь", "Лось"]


# ------------------------------------------------------------------------------------------------- delayed effects


@EDITIONS
def test_a_delayed_effect_lies_on_the_hero_of_its_player(edition: Edition) -> None:
    """521.1: it works though its source has left play, and a card that loses its effects does not take it off."""
    prophet = "Пророк 1/1 for 1 | Найм: В начале вашего следующего хода возьмите 2 карты."
    situation = table(
        hand=(prophet, "Кара for 1, spell | Уничтожьте существо."), deck="Рысь 2/2; Ёж 1/5; Лис 1/1; Лось 4/4"
    )
    situation.play("Пророк").play("Кара", "Пророк")
    hero = situation.row("hero")
    assert [it.kind for it in situation.game.state.effects[hero]] == [E_LATER]
    assert len(situation.end_turn().end_turn().hand()) == 3  # the phase's card and two


def test_a_delayed_effect_works_once() -> None:
    """521.1: it waits for its condition; when that has come it is over."""
    prophet = "Пророк 1/9 for 1 | Найм: В начале вашего следующего хода ранить героя противника на 2."
    situation = table(hand=prophet).play("Пророк").end_turn().end_turn().end_turn().end_turn()
    assert situation.wounds("enemy hero") == 2


# ------------------------------------------------------------------------------------------------------------ coins


def test_coins_pay_for_cards_and_abilities() -> None:
    """522.1."""
    situation = table(hand="Волк 3/4 for 3", you="Писарь 1/4 | 2{COIN}: Возьмите карту.", coins=6)
    assert (situation.play("Волк").coins(), situation.use("Писарь").coins()) == (3, 1)


def changes(situation: Table, seat: int = MINE) -> list[str]:
    told = [it for it in situation.told(CoinsChanged) if isinstance(it, CoinsChanged) and it.seat == seat]
    return [it.change.value for it in told]


GREEDY = (
    Triggered((When(EventKind.COINS_LOST, player=Side.YOURS),), Wound(ENEMY_HERO, Number(1))),
    Triggered((When(EventKind.COINS_GAINED, player=Side.YOURS),), Wound(ENEMY_HERO, Number(5))),
)
"""«Когда вы теряете монету …», «когда вы получаете монету …»."""


@EDITIONS
def test_temporary_coins_go_and_nothing_is_lost(edition: Edition) -> None:
    """522.4: they return to the reserve at the end of their time; nobody has lost coins."""
    situation = (
        table(
            you="Скупец 1/9",
            hand="Ссуда for 1, spell | Получите 2{COIN} до конца хода.",
            coins=3,
            programs={"Скупец": GREEDY},
            edition=edition,
        )
        .play("Ссуда")
        .settle()
    )
    during = situation.coins()
    situation.end_turn().settle()
    left = situation.match.view(MINE, log=False).players[MINE].coins
    assert (during, left, situation.wounds("enemy hero")) == (4, 3, 5)


@EDITIONS
def test_coins_lost_for_a_time_come_back_and_nothing_is_gained(edition: Edition) -> None:
    """522.4: nobody has got coins by that."""
    situation = (
        table(
            you="Скупец 1/9",
            hand="Залог for 1, spell | Потеряйте 2{COIN} до конца хода.",
            coins=5,
            programs={"Скупец": GREEDY},
            edition=edition,
        )
        .play("Залог", 1)
        .settle()
    )
    during = situation.match.view(MINE, log=False).players[MINE].coins
    situation.end_turn().settle()
    after = situation.match.view(MINE, log=False).players[MINE].coins
    assert (during, after, situation.wounds("enemy hero")) == (3, 5, 1)


def test_who_must_lose_a_coin_chooses_which() -> None:
    """522.5, part 7 «Потеряйте монету»: an open one or a closed one."""
    spells = "Волк 3/4 for 2; Налог for 1, spell | Потеряйте 1{COIN}."
    for closed, left in ((1, 2), (0, 1)):
        situation = table(hand=spells, coins=5).play("Волк").play("Налог")
        assert situation.waits is Ask.NUMBER and situation.numbers() == [0, 1]
        assert situation.answer(closed).coins() == left


def test_who_has_coins_of_one_kind_is_not_asked_which_he_loses() -> None:
    """522.5: there is nothing to choose."""
    situation = table(hand="Налог for 1, spell | Противник теряет 1{COIN}.", enemy_coins=3).play("Налог")
    assert (situation.waits, situation.coins(ENEMY)) == (Ask.TURN, 2)


# ------------------------------------------------------------------------------------------------------ constructors

CONSTRUCTOR = (
    Draw(YOU, Number(1)),
    Wound(ENEMY_HERO, Number(2)),
    Wound(All(Filter((CREATURE,), Side.ENEMY)), Number(1)),
)


BUILDER = "Мастер 1/4 for 1 | Найм: Выберите одно или несколько: Возьмите карту; Ранить героя противника на 2."


def test_so_many_times_of_several() -> None:
    """524.1: the same ability may come again; they are done in the order of the player."""
    build = Triggered((When(EventKind.ENTERS, SELF),), ChooseDo(CONSTRUCTOR, Number(3), Number(3), repeat=True))
    situation = table(hand="Мастер 1/4 for 1", programs={"Мастер": (build,)}).play("Мастер", 1, 0, 1)
    assert (len(situation.hand()), situation.wounds("enemy hero")) == (1, 4)
    acts = [type(it).__name__ for it in situation.match.events if type(it).__name__ in ("Wounded", "Moved")]
    assert acts[-3:] == ["Wounded", "Moved", "Wounded"]


def test_one_or_several_of_several() -> None:
    """524.2: from one to all of them, none twice, in the player's order."""
    situation = table(hand=(BUILDER,)).play("Мастер", 1)
    assert situation.numbers() == [0]
    assert situation.answer(0).wounds("enemy hero") == 2 and len(situation.hand()) == 1


def test_one_of_several_is_enough() -> None:
    """524.2."""
    situation = table(hand=(BUILDER,)).play("Мастер", 0, "done")
    assert (len(situation.hand()), situation.wounds("enemy hero")) == (1, 0)


@EDITIONS
def test_an_illegal_part_can_not_be_chosen_in_a_spell(edition: Edition) -> None:
    """524.2′: a part without a legal target is in no chain."""
    spell = "Выбор for 1, spell | Выберите одно из: Уничтожьте существо противника; Возьмите карту."
    situation = table(hand=(spell,), edition=edition).play("Выбор")
    assert (situation.waits, len(situation.hand())) == (Ask.TURN, 1)


def test_a_spell_without_a_possible_chain_is_not_played() -> None:
    """524.2′."""
    spell = "Выбор for 1, spell | Выберите одно из: Уничтожьте существо противника; Закройте существо противника."
    assert not table(hand=(spell,)).can(Act.PLAY, "Выбор")
    assert table(hand=(spell,), enemy="Рысь 2/2").can(Act.PLAY, "Выбор")


# --------------------------------------------------------------------------------------------------- endless chains


def test_a_cycle_of_constants_is_cut() -> None:
    """525.1: −2 is laid (1); it ends and +2 is laid (5); −2 would come again, so there the cycle breaks off."""
    strong = Filter((CREATURE, Compared(Stat.STRIKE, Comparison.AT_LEAST, Number(3))))
    weak = Filter((CREATURE, Compared(Stat.STRIKE, Comparison.LESS, Number(3))))
    less = Constant(All(strong), (Modify(Measure.STRIKE, Operation.SUBTRACT, Number(2)),))
    more = Constant(All(weak), (Modify(Measure.STRIKE, Operation.ADD, Number(2)),))
    situation = table(
        you="Волк 3/4; Яма for 1, местность; Холм for 1, амулет", programs={"Яма": (less,), "Холм": (more,)}
    )
    assert situation.power("Волк") == 5
    assert situation.strike("Волк", "enemy hero").end_turn().decision.seat == ENEMY


def test_a_constant_that_undoes_its_own_condition_is_cut() -> None:
    """525.1: +2 while the strike is 3 at most is laid and ends; it does not come again."""
    few = Compare(StatOf(Stat.STRIKE, SELF), Comparison.AT_MOST, Number(3))
    grows = Constant(SELF, (Modify(Measure.STRIKE, Operation.ADD, Number(2)),), few)
    situation = table(you="Волк 3/4", programs={"Волк": (grows,)})
    assert situation.power("Волк") == 3 and situation.strike("Волк", "enemy hero").waits is Ask.TURN


# ----------------------------------------------------------------------------------------------------------- chance


def test_what_is_random_is_equally_likely() -> None:
    """526.1: over many seeds each of three creatures is hit about as often as another."""
    hit: Counter[str] = Counter()
    for seed in range(240):
        situation = table(
            hand="Град for 1, spell | Ранить случайное существо противника на 1.",
            enemy="Рысь 1/9; Лось 1/9; Лис 1/9",
            seed=seed,
        ).play("Град")
        hit.update(it.card.name for it in situation.told(Wounded) if isinstance(it, Wounded))
    assert set(hit) == {"Рысь", "Лось", "Лис"} and min(hit.values()) > 55 and sum(hit.values()) == 240


def test_every_order_of_a_deck_is_equally_likely() -> None:
    """526.1, part 7 «Перемешивание колоды»: six orders of three cards."""
    chance, orders = Chance(7), Counter[tuple[int, ...]]()
    for _ in range(3000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6 and all(400 < times < 600 for times in orders.values())


def test_chains_stand_in_the_queue_in_the_players_order() -> None:
    """524.1: each part is done whole before the next."""
    build = Triggered((When(EventKind.ENTERS, SELF),), ChooseDo(CONSTRUCTOR, Number(2), Number(2), repeat=True))
    situation = table(hand="Мастер 1/4 for 1", enemy="Рысь 1/1", programs={"Мастер": (build,)}).play("Мастер", 2, 1)
    hurt = [it.card.name for it in situation.told(Wounded) if isinstance(it, Wounded)]
    assert hurt == ["Рысь", "Герой врага"] and len(situation.told(EntryStarted)) == 1


def test_two_constructors_of_one_text_are_chosen_apart() -> None:
    """524: what was announced for the second does not take the place of the first."""
    spell = (
        "Развилка for 0, spell | Выберите одно из: Ранить вашего героя на 1; Ранить вашего героя на 2. "
        "Выберите одно из: Ранить героя противника на 3; Ранить героя противника на 4."
    )
    situation = table(hand=(spell,)).play("Развилка", 1, 0)
    assert (situation.wounds("hero"), situation.wounds("enemy hero")) == (2, 3)
