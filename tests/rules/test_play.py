"""Using an ability and playing a card, step by step (308, 309; E15 308.1, E15 309.1)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask, Back, Option
from app.engine.errors import IllegalChoice
from app.engine.event import (
    AbilityUsed,
    CardPlayed,
    Closed,
    CoinsChanged,
    EntryAdded,
    EntryFinished,
    EntryStarted,
    Moved,
    Phase,
    PhaseStarted,
    Wounded,
)
from app.engine.heroes.edition import ED12, ED15, Edition
from tests.rules.tables import YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
MAGE = "Маг 1/4 | 2{COIN}{TAP}: Ранить персонажа на 1."
MOURNER = "Плакальщик 1/9 | Когда персонаж получает раны, ранить вашего героя на 3."
SUM = "Сумма for X, spell | Ранить персонажа на X."


def kinds(situation: Table, *wanted: type) -> list[type]:
    return [type(it) for it in situation.match.events if isinstance(it, wanted)]


# ------------------------------------------------------------------------------------------------ using an ability


@EDITIONS
def test_a_used_ability_is_announced_paid_and_done_at_once(edition: Edition) -> None:
    """308.1: the phase begins, the card and coins close, the ability works."""
    situation = table(you=MAGE, edition=edition).use("Маг", "enemy hero")
    told = kinds(situation, PhaseStarted, Closed, CoinsChanged, AbilityUsed, Wounded)
    assert told == [PhaseStarted, Closed, CoinsChanged, AbilityUsed, Wounded]
    assert situation.told(PhaseStarted) == [PhaseStarted(YOU, Phase.ABILITY)]


@EDITIONS
def test_what_it_woke_is_queued_after_it(edition: Edition) -> None:
    """308.2."""
    situation = table(you=(MAGE, MOURNER), edition=edition).use("Маг", "enemy hero")
    assert kinds(situation, AbilityUsed, EntryFinished, EntryAdded, EntryStarted) == [
        AbilityUsed,
        EntryFinished,
        EntryAdded,
        EntryStarted,
        EntryFinished,
    ]
    assert situation.wounds("hero") == 3


@EDITIONS
def test_with_the_queue_empty_the_choice_phase_comes_again(edition: Edition) -> None:
    """308.3: not before the last woken ability is done."""
    chooser = "Ворон 1/9 | Когда персонаж получает раны, излечите персонажа на 1."
    situation = table(you=(MAGE, chooser), edition=edition).use("Маг", "enemy hero")
    assert situation.waits is Ask.TARGET
    assert situation.answer("enemy hero").waits is Ask.TURN


@EDITIONS
@pytest.mark.parametrize("picked", (1, 2))
def test_an_announcement_under_way_can_be_taken_back(picked: int, edition: Edition) -> None:
    """E15 308.1: nothing is paid before the last choice of it, so a step that can't be done rolls all back."""
    mage = "Маг 1/4 | {TAP}: Ранить существо на 1, ранить другое существо на 1, излечите персонажа на 1."
    situation = table(you=mage, enemy="Рысь 2/2; Лось 4/4", edition=edition)
    before = situation.match.digest()
    situation.use("Маг", *("Рысь", "Лось")[:picked])
    assert situation.decision.can_back and not situation.closed("Маг")
    situation.match.choose(Back())
    assert situation.match.digest() == before and situation.waits is Ask.TURN


def test_after_the_payment_there_is_no_way_back() -> None:
    """E15 308.1: a choice that comes while the ability works belongs to no announcement."""
    mage = "Маг 1/4 | {TAP}: Ранить существо на 1; излечите персонажа на 1."
    situation = table(you=(mage,)).use("Маг", "Маг")
    before = situation.match.digest()
    with pytest.raises(IllegalChoice):
        situation.match.choose(Back())
    assert situation.match.digest() == before


# ---------------------------------------------------------------------------------------------------- playing a card


@EDITIONS
def test_a_spell_is_announced_paid_and_done_at_once(edition: Edition) -> None:
    """309.1."""
    spell = "Молния for 2, spell | Ранить персонажа на 1."
    situation = table(hand=spell, edition=edition).play("Молния", "enemy hero")
    told = kinds(situation, PhaseStarted, CoinsChanged, CardPlayed, Moved, Wounded)
    assert told == [PhaseStarted, CoinsChanged, CardPlayed, Moved, Wounded]
    assert situation.told(PhaseStarted) == [PhaseStarted(YOU, Phase.PLAYING)]


@EDITIONS
def test_what_a_card_wakes_is_queued_when_it_has_entered(edition: Edition) -> None:
    """309.2: its own «Найм» and what waits for such a card."""
    clerk = "Писарь 1/4 | Когда другое ваше существо входит в игру, ранить героя противника на 1."
    recruit = "Новобранец 1/4 for 1 | Найм: Ранить героя противника на 2."
    situation = table(you=clerk, hand=recruit, edition=edition).play("Новобранец").settle()
    assert kinds(situation, Moved, EntryAdded, EntryStarted)[:3] == [Moved, EntryAdded, EntryAdded]
    assert situation.wounds("enemy hero") == 3


@EDITIONS
def test_what_a_spell_woke_is_queued_after_all_its_abilities(edition: Edition) -> None:
    """309.2: both sentences are done first, «когда вы разыгрываете» among what waits."""
    scribe = "Писец 1/4 | Когда вы разыгрываете заклинание, ранить вашего героя на 5."
    spell = "Порох for 1, spell | Ранить персонажа на 1. Ранить персонажа на 2."
    situation = table(you=scribe, hand=spell, edition=edition).play("Порох", "enemy hero", "enemy hero")
    assert [it.number for it in situation.told(Wounded)] == [1, 2, 5]  # type: ignore[attr-defined]


@EDITIONS
def test_x_is_named_then_paid(edition: Edition) -> None:
    """309.1 (E15 309.1 step 3): before the coins close."""
    situation = table(hand=SUM, coins=4, edition=edition).play("Сумма", "enemy hero")
    assert situation.waits is Ask.NUMBER and situation.coins() == 4
    situation.answer(3)
    assert (situation.coins(), situation.wounds("enemy hero")) == (1, 3)


def test_what_was_named_of_a_card_can_be_taken_back() -> None:
    """E15 309.1: any step before the payment."""
    situation = table(hand=SUM, coins=4)
    before = situation.match.digest()
    situation.play("Сумма", "enemy hero").match.choose(Back())
    assert situation.match.digest() == before


@EDITIONS
def test_wounds_are_split_in_the_announcement_one_at_least_each(edition: Edition) -> None:
    """309.1 (E15 309.1 step 7)."""
    spell = "Осколки for 1, spell | Распределите 3 раны среди существ противника."
    situation = table(enemy="Рысь 2/9; Лось 4/9", hand=spell, edition=edition).play("Осколки", "Рысь", "Лось")
    assert situation.waits is Ask.SPLIT and situation.coins() == 10
    assert {it.number for it in situation.decision.options} == {1, 2}
    situation.answer(next(it for it in situation.decision.options if it.number == 2))
    assert (situation.wounds("Рысь"), situation.wounds("Лось")) == (2, 1)


@EDITIONS
def test_parts_are_chosen_in_the_announcement(edition: Edition) -> None:
    """309.1 (E15 309.1 step 3), 524.2: the mode, then its target, then the payment."""
    spell = "Выбор for 2, spell | Выберите одно из: Возьмите карту; Ранить персонажа на 2."
    situation = table(hand=(spell,), edition=edition).play("Выбор")
    assert situation.waits is Ask.MODE and situation.coins() == 10
    situation.answer(1)
    assert situation.waits is Ask.TARGET and situation.coins() == 10
    assert situation.answer("enemy hero").coins() == 8


@EDITIONS
def test_the_price_is_fixed_when_the_card_is_played(edition: Edition) -> None:
    """309.1 (E15 309.1 step 4): additions first, then what is cheaper, nothing below 0."""
    situation = table(
        you=("Меняла 1/4 | Ваши гномы стоят на 3{COIN} дешевле.",),
        enemy="Мытарь 1/4 | Карты противника стоят на 1{COIN} дороже.",
        hand="Рудокоп 1/1 for 1, гном; Ёж 1/1 for 1",
        edition=edition,
    )
    assert (situation.cost("Рудокоп"), situation.cost("Ёж")) == (0, 2)


def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    """309.1, 514.1: from a graveyard, without something that permits it."""
    situation = table(graveyard="Волк 3/4 for 1")
    before = situation.match.digest()
    with pytest.raises(IllegalChoice):
        situation.match.choose(Option(Act.PLAY, situation.id("Волк")))
    assert situation.match.digest() == before
