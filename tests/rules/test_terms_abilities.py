"""Terms of part 7 about abilities: what they are, how they are announced and paid for, what they give."""

from __future__ import annotations

import pytest

from app.cardtext.compile import KnownNames
from app.engine.decision import Act
from app.engine.event import EntryAdded, EntryStarted, PrayersChanged
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    SELF,
    Activated,
    All,
    Constant,
    Draw,
    Filter,
    IsAttacking,
    IsKind,
    Lay,
    Modify,
    Number,
    PayPrayers,
    Player,
    PlayerRole,
    SpellText,
    StatOf,
    Triggered,
    Until,
    WentFirst,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Kind, Measure, Operation, Side, Span, Stat
from tests.rules.tables import ENEMY, abilities, table
from tests.rules.tables import YOU as MINE

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
CREATURE = IsKind((Kind.CREATURE,))


# -------------------------------------------------------------------------------------------------- kinds of abilities


def test_an_activated_ability_waits_for_its_player() -> None:
    """Part 7 «Активируемая способность»: nothing but his will announces it, and only with what it takes."""
    scribe = "Писарь 1/4 | 2{COIN}: Возьмите карту."
    rich, poor = table(you=scribe, coins=2), table(you=scribe, coins=1)
    assert (rich.can(Act.USE, "Писарь"), poor.can(Act.USE, "Писарь")) == (True, False)
    assert rich.end_turn().told(EntryAdded) == []


def test_an_activated_ability_is_not_used_in_the_other_ones_turn() -> None:
    """Part 7 «Активный игрок»: whose turn it is; only he chooses."""
    situation = table(you="Писарь 1/4 | 1{COIN}: Возьмите карту.", enemy="Лекарь 1/4 | 1{COIN}: Возьмите карту.")
    assert not situation.can(Act.USE, "Лекарь")
    assert situation.end_turn().can(Act.USE, "Лекарь") and not situation.can(Act.USE, "Писарь")


@pytest.mark.parametrize(("turn", "seat"), (("you", MINE), ("enemy", ENEMY)))
def test_the_active_player_is_meant_whoever_controls_the_ability(turn: str, seat: int) -> None:
    """Part 7 «Активный игрок»."""
    gift = Triggered((When(EventKind.PLAYED),), Draw(Player(PlayerRole.ACTIVE)))
    spell = "Ветер for 1, spell | Излечить вашего героя на 1."
    situation = table(
        you="Даритель 1/4", hand=spell if turn == "you" else "", enemy_hand=spell if turn != "you" else "",
        turn=turn, programs={"Даритель": (gift,)}, hero="Ваш герой, 1 wounds", enemy_hero="Герой врага, 1 wounds",
    )  # fmt: skip
    before = len(situation.hand(seat))
    assert len(situation.play("Ветер").hand(seat)) == before  # one played, one drawn


def test_a_triggered_ability_uses_the_queue() -> None:
    """Part 7 «Срабатывающая способность»: it is announced, waits there and is done from there."""
    situation = table(hand="Волк 3/4 for 1 | Найм: Возьмите карту.").play("Волк")
    kinds = [type(it) for it in situation.match.events if isinstance(it, EntryAdded | EntryStarted)]
    assert kinds == [EntryAdded, EntryStarted] and len(situation.hand()) == 1


def test_what_is_announced_has_its_source_and_its_target() -> None:
    """Part 7 «Объявить (особенность, свойство)»: they are named when it joins the queue."""
    situation = table(hand="Волк 3/4 for 1 | Найм: Ранить существо противника на 1.", enemy="Рысь 1/9; Лось 1/9")
    situation.play("Волк", "Лось")
    entry = situation.told(EntryAdded)[0]
    assert isinstance(entry, EntryAdded)
    assert (entry.card.name, [it.name for it in entry.targets]) == ("Волк", ["Лось"])


def test_a_constant_ability_is_there_as_long_as_its_card() -> None:
    """Part 7 «Постоянная способность»: it chooses nobody, so that even the spell protected are meant."""
    chief = "Вожак 1/1 | Ваши существа имеют +1 к удару."
    situation = table(
        you=(chief, "Волк 3/4, has Защита от заклинаний"), hand="Кара for 1, spell | Уничтожьте существо."
    )
    assert situation.power("Волк") == 4 and situation.told(EntryAdded) == []
    assert situation.play("Кара", "Вожак").power("Волк") == 3


def test_to_do_an_ability_is_to_lay_all_its_effects() -> None:
    """Part 7 «Выполнить способность»."""
    spell = "Дар for 1, spell | Существо получает +1 к удару, +2 к жизни и Рывок."
    situation = table(you="Волк 3/4, fresh", hand=spell).play("Дар", "Волк")
    assert (situation.power("Волк"), situation.life("Волк")) == (4, 6) and situation.has("Волк", KeywordName.RUSH)


def test_a_chosen_creature_is_a_target() -> None:
    """Part 7 «Выбранное существо (карта)»: who can't be chosen is none; who is chosen is known when it is announced."""
    spell = "Молния for 1, spell | Ранить выбранное существо на 2."
    situation = table(hand=spell, enemy="Рысь 1/9; Лось 1/9, has Защита от заклинаний")
    assert situation.targets(Act.PLAY, "Молния") == {"Рысь"}


# ----------------------------------------------------------------------------------------------------------- payment


def test_what_stands_before_the_colon_is_paid_at_once() -> None:
    """Part 7 «Оплата»: with the announcement, before anything is done."""
    situation = table(you="Жнец 1/9 | 2{COIN}, {TAP}: Ранить существо противника на 1.", enemy="Рысь 1/9", coins=5)
    situation.use("Жнец", "Рысь")
    assert (situation.coins(), situation.closed("Жнец"), situation.wounds("Рысь")) == (3, True, 1)


@pytest.mark.parametrize("state", (", closed", ""))
def test_what_can_not_be_paid_is_not_announced(state: str) -> None:
    """Part 7 «Оплата»: neither the coins alone nor the card alone will do."""
    situation = table(you=f"Жнец 1/9{state} | 2{{COIN}}, {{TAP}}: Возьмите карту.", coins=5 if state else 1)
    assert situation.refusal(Act.USE, "Жнец") == "501.2"


def test_an_ability_that_does_not_close_its_card_is_no_action() -> None:
    """Part 7 «Не закрываясь»: the card stays open, and may act in this turn as ever; the fresh use it too."""
    situation = table(you="Волк 3/9 | 1{COIN}: Возьмите карту.").use("Волк")
    assert not situation.closed("Волк") and situation.strike("Волк", "enemy hero").wounds("enemy hero") == 3
    assert table(you="Волк 3/9, fresh | 1{COIN}: Возьмите карту.").can(Act.USE, "Волк")


@pytest.mark.parametrize(("way", "acted"), (("strike", True), ("defend", True), ("signed", True), ("plain", False)))
def test_what_is_an_action_of_a_card(way: str, acted: bool) -> None:
    """Part 7 «Действие (карты)»: abilities that close this card, its strike, its defence."""
    acts = (Triggered((When(EventKind.ACTS, SELF),), Wound(ENEMY_HERO, Number(7))),)
    uses = {"signed": "{TAP}: Возьмите карту.", "plain": "1{COIN}: Возьмите карту."}
    own = (*acts, *(abilities("Волк", Kind.CREATURE, uses[way], KnownNames()) if way in uses else ()))
    situation = table(
        you="Волк 1/9", enemy="Рысь 1/9", turn="enemy" if way == "defend" else "you", programs={"Волк": own}
    )
    if way == "strike":
        situation.strike("Волк", "Рысь")
    elif way == "defend":
        situation.strike("Рысь", "hero", defender="Волк")
    else:
        situation.use("Волк")
    assert (situation.wounds("enemy hero") == 7) is acted


def test_prayer_tokens_are_a_second_resource() -> None:
    """Part 7 «Жетоны молитвы»: none at first; got by abilities, taken off when they pay."""
    priest = "Жрец 1/9 | 1{COIN}: Получите 2 жетона молитвы."
    prayer = Activated((PayPrayers(Number(2)),), Wound(ENEMY_HERO, Number(3)))
    situation = table(you=(priest, "Пророк 1/9"), programs={"Пророк": (prayer,)})
    assert situation.game.state.prayers == [0, 0] and situation.refusal(Act.USE, "Пророк") == "501.2"
    situation.use("Жрец").use("Пророк")
    changed = [it.change for it in situation.told(PrayersChanged) if isinstance(it, PrayersChanged)]
    assert changed == [2, -2] and situation.wounds("enemy hero") == 3


def test_free_is_without_payment() -> None:
    """Part 7 «Бесплатно»: neither what makes it dearer nor what makes it cheaper counts."""
    free = "Дар for 1, spell | Разыграйте существо из руки бесплатно."
    dearer = (Constant(All(Filter((CREATURE,), Side.ENEMY)), (Modify(Measure.COST, Operation.ADD, Number(2)),)),)
    situation = table(
        hand=(free, "Волк 3/4 for 5"), enemy="Застава for 1, местность", coins=3, programs={"Застава": dearer}
    )
    assert situation.cost("Волк") == 7
    situation.play("Дар")
    assert situation.squad() == ["Волк"] and situation.coins() == 2


def test_what_makes_cheaper_is_lost_on_a_free_card() -> None:
    """Part 7 «Бесплатно»: the modifiers are not applied and lost."""
    cheaper = Modify(Measure.COST, Operation.SUBTRACT, Number(2), Filter((CREATURE,), Side.YOURS))
    discount = SpellText(Lay(HERO, (cheaper,), Until(Span.NEXT_TIME)))
    free = "Дар for 1, spell | Разыграйте существо из руки бесплатно."
    situation = table(
        hand=("Скидка for 1, spell", free, "Волк 3/4 for 5", "Лис 1/2 for 3"), programs={"Скидка": (discount,)}
    ).play("Скидка")
    assert situation.cost("Лис") == 1
    assert situation.play("Дар", "Волк").cost("Лис") == 3


def test_the_least_cost_of_a_card_with_x_is_without_it() -> None:
    """Part 7 «Минимальная стоимость»: counted with X = 0; of other cards it is the base cost."""
    finder = "Книжник 1/1 for 1 | Найм: Поиск — заклинание стоимостью 1{COIN} или менее."
    deck = "Искра for X, spell; Гром for 2, spell; Свет for 1, spell"
    situation = table(hand=finder, deck=deck, programs={"Искра": (), "Гром": (), "Свет": ()}).play("Книжник")
    assert situation.choices() == {"Искра", "Свет", "done"}


# ------------------------------------------------------------------------------------------- getting, losing, counting


def test_what_a_card_gets_stays_to_the_end() -> None:
    """Part 7 «Получает [текст] (получает особенность)»: when no time is told."""
    situation = table(you="Волк 3/4", hand="Дар for 1, spell | Существо получает Броню 2.").play("Дар", "Волк")
    for _ in range(4):
        situation.end_turn()
    assert situation.number("Волк", KeywordName.ARMOUR) == 2


def test_what_a_card_gets_for_a_turn_ends_with_it() -> None:
    """Part 7 «Получает [текст] (получает особенность)»: a time that is told holds."""
    spell = "Дар for 1, spell | Существо получает Броню 2 до конца хода."
    situation = table(you="Волк 3/4", hand=spell).play("Дар", "Волк")
    assert situation.has("Волк", KeywordName.ARMOUR) and not situation.end_turn().has("Волк", KeywordName.ARMOUR)


@EDITIONS
def test_who_loses_its_text_keeps_what_it_has_got(edition: Edition) -> None:
    """Part 7 «Теряет особенности»: the printed text counts no more; effects and acquired abilities stay."""
    wolf = "Волк 3/4, strike +1, has Регенерация 1 | Рывок. 1{COIN}: Возьмите карту."
    situation = table(you=wolf, hand="Немота for 1, spell | Существо теряет особенности.", edition=edition)
    situation.play("Немота", "Волк")
    assert not situation.has("Волк", KeywordName.RUSH) and not situation.can(Act.USE, "Волк")
    assert situation.has("Волк", KeywordName.REGENERATION) and situation.power("Волк") == 4


def test_the_value_of_a_strike_counts_all_effects() -> None:
    """Part 7 «Значение удара»."""
    own = Activated((), Wound(ENEMY_HERO, StatOf(Stat.STRIKE, SELF)))
    situation = table(
        you=("Волк 3/4, strike +2", "Вожак 1/9 | Ваши существа имеют +1 к удару."), programs={"Волк": (own,)}
    )
    assert situation.use("Волк").wounds("enemy hero") == 6


def test_an_attacking_card_is_the_one_that_deals_the_attack() -> None:
    """Part 7 «Атакующая карта»: from the announcement to the end of the attack, and no other card."""
    bold = Constant(All(Filter((CREATURE, IsAttacking()))), (Modify(Measure.STRIKE, Operation.ADD, Number(2)),))
    situation = table(you="Волк 1/9; Знамя for 1, амулет", enemy="Рысь 1/9", programs={"Знамя": (bold,)})
    situation.strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.wounds("Волк"), situation.power("Волк")) == (3, 1, 1)


def test_reinforcements_count_for_strike_and_life() -> None:
    """Part 7 «Эффект усиления»: one more of each for each of them."""
    situation = table(you="Волк 3/4, 1 wound", hand="Рост for 1, spell | Положите 2 эффекта усиления на существо.")
    situation.play("Рост", "Волк")
    assert (situation.power("Волк"), situation.life("Волк")) == (5, 5)


@pytest.mark.parametrize(("side", "drawn"), ((Side.YOURS, 1), (Side.ENEMY, 0)))
def test_who_went_first(side: Side, drawn: int) -> None:
    """Part 7 «Первый игрок», «Второй игрок»: you did, the other is the second."""
    early = Triggered((When(EventKind.ENTERS, SELF),), Draw(), WentFirst(side))
    situation = table(hand="Волк 3/4 for 1", programs={"Волк": (early,)}).play("Волк")
    assert len(situation.hand()) == drawn
