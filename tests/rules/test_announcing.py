"""Announcing, paying, sources and targets, effects of the rules (501-503)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.event import AbilityUsed, CardPlayed, EntryAdded, EntryStarted, How, Moved, Opened, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.message import NOBODY
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    SELF,
    Choose,
    Filter,
    IsKind,
    Sequence,
    SpellText,
    Triggered,
    When,
    Wound,
)
from app.engine.program import Number as N
from app.engine.terms import EventKind, Kind
from tests.rules.tables import table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# -------------------------------------------------------------------------------------------- announcing and paying


def test_an_announcement_names_its_source_its_ability_and_its_targets() -> None:
    """501.1."""
    situation = table(you="Лучник 1/4 | {TAP}: Ранить существо на 2.", enemy="Рысь 2/5").use("Лучник", "Рысь")
    used = situation.told(AbilityUsed)[0]
    assert isinstance(used, AbilityUsed)
    assert (used.card.name, [it.name for it in used.targets]) == ("Лучник", ["Рысь"])


def test_an_announcement_without_a_target_names_source_and_ability() -> None:
    """501.1: some abilities have nothing to name."""
    situation = table(you="Писарь 1/4 | {TAP}: Возьмите карту.").use("Писарь")
    used = situation.told(AbilityUsed)[0]
    assert isinstance(used, AbilityUsed) and (used.card.name, used.targets) == ("Писарь", ())


def test_a_payment_has_neither_source_nor_target() -> None:
    """501.3: what protects from abilities does not protect from a payment, which is no act of an ability."""
    situation = table(you="Жнец 1/9 | Защита от способностей. Ранить Жнеца на 1: Возьмите карту.").use("Жнец")
    assert situation.wounds("Жнец") == 1 and len(situation.hand()) == 1


def test_nobody_becomes_a_target_of_a_payment() -> None:
    """501.3: what waits to be targeted is not woken."""
    awake = Triggered((When(EventKind.TARGETED, SELF),), Wound(ENEMY_HERO, N(3)))
    situation = table(
        you=("Жнец 1/9 | Ранить ваше существо на 1: Возьмите карту.", "Зеркало 1/9"), programs={"Зеркало": (awake,)}
    ).use("Жнец", "Зеркало")
    assert (situation.wounds("Зеркало"), situation.wounds("enemy hero")) == (1, 0)


def test_a_strike_is_an_action() -> None:
    """501.5: whoever has acted in his first turn could not; a fresh creature announces no action at all."""
    situation = table(you="Волк 3/4, fresh | {TAP}: Возьмите карту. 1{COIN}: Ранить Волка на 1.")
    assert not situation.can(Act.STRIKE, "Волк") and situation.can(Act.USE, "Волк")


def test_an_ability_with_the_sign_in_its_cost_is_an_action() -> None:
    """501.5: with the sign it waits for the turn after, without it it may be used at once."""
    signed = table(you="Волк 3/4, fresh | {TAP}: Возьмите карту.")
    plain = table(you="Волк 3/4, fresh | 1{COIN}: Возьмите карту.")
    assert (signed.can(Act.USE, "Волк"), plain.can(Act.USE, "Волк")) == (False, True)


def test_to_defend_is_an_action() -> None:
    """501.5: what waits for an action is woken by a defence."""
    situation = table(you="Волк 1/9", enemy="Рысь 1/9 | Когда Рысь действует, ранить героя противника на 2.").strike(
        "Волк", "enemy hero", defender="Рысь"
    )
    assert situation.wounds("hero") == 2


# -------------------------------------------------------------------------------------------------- who is the target


def test_the_card_that_is_settled_on_is_the_target() -> None:
    """502.1: not the one that was named first; the defender's Медитация works, the first target's does not."""
    enemy = "Рысь 1/9, has Медитация 2; Лось 1/9, has Медитация 1"
    situation = table(you="Волк 1/9", enemy=enemy, coins=5).strike("Волк", "Рысь", defender="Лось")
    assert situation.coins() == 4


def test_the_named_cards_are_the_targets() -> None:
    """502.4: a card that the ability reaches without naming it is none."""
    creature = Choose(Filter((IsKind((Kind.CREATURE,)),)))
    both = SpellText(Sequence((Wound(creature, N(2)), Wound(HERO, N(1)))))
    situation = table(hand="Молния for 1, spell", enemy="Рысь 2/5", programs={"Молния": (both,)})
    situation.play("Молния", "Рысь")
    played = situation.told(CardPlayed)[0]
    assert isinstance(played, CardPlayed) and [it.name for it in played.targets] == ["Рысь"]
    assert (situation.wounds("Рысь"), situation.wounds("hero")) == (2, 1)


def test_an_attack_has_one_target() -> None:
    """502.5: the defender instead of the first, not both."""
    situation = table(you="Волк 2/9", enemy="Рысь 0/9; Лось 0/9").strike("Волк", "Рысь", defender="Лось")
    struck = [it.target.name for it in situation.told(Struck) if isinstance(it, Struck) and not it.back]
    assert (struck, situation.wounds("Рысь"), situation.wounds("Лось")) == (["Лось"], 0, 2)


# ------------------------------------------------------------------------------------------------ what of the source


@EDITIONS
def test_a_source_is_judged_when_its_ability_is_announced(edition: Edition) -> None:
    """502.3: paid with its own life the card is gone, and the ability works."""
    situation = table(you="Бомба 1/1 | Уничтожьте Бомбу: Ранить персонажа на 2.", edition=edition)
    situation.use("Бомба", "enemy hero")
    assert (situation.zone("Бомба"), situation.wounds("enemy hero")) == ("graveyard", 2)


def test_a_source_that_can_not_act_announces_nothing() -> None:
    """502.3."""
    situation = table(you="Волк 3/4, closed | {TAP}: Возьмите карту.")
    assert situation.refusal(Act.USE, "Волк") == "501.2"


@EDITIONS
def test_an_announced_ability_works_though_its_source_has_it_no_more(edition: Edition) -> None:
    """502.3.1: the non-active player's trigger takes all особенности away first (402.1)."""
    situation = (
        table(
            hand="Волк 3/4 for 2 | Найм: Ранить героя противника на 2.",
            enemy="Немой 1/1 | Когда существо противника входит в игру, оно теряет особенности.",
            edition=edition,
        )
        .play("Волк")
        .settle()
    )
    order = [it.card.name for it in situation.told(EntryStarted) if isinstance(it, EntryStarted)]
    assert (order[-2:], situation.wounds("enemy hero")) == (["Немой", "Волк"], 2)


# ------------------------------------------------------------------------------------------------ effects of the rules


def test_effects_of_the_rules_have_no_source() -> None:
    """503.1: nobody opens the cards at the start of a turn."""
    situation = table(you="Волк 9/9, closed").end_turn().end_turn()
    assert [(it.card.name, it.source) for it in situation.told(Opened) if isinstance(it, Opened)] == [("Волк", NOBODY)]


def test_a_card_is_opened_by_the_rules_though_nobody_may_choose_it() -> None:
    """503.1: the rules choose nobody."""
    situation = table(you="Волк 3/4, closed, has Защита от заклинаний").end_turn().end_turn()
    assert not situation.closed("Волк")


@EDITIONS
def test_effects_of_the_rules_do_not_wait_in_the_queue(edition: Edition) -> None:
    """503.2: who has no life left is gone before the next ability begins."""
    situation = (
        table(
            hand="Волк 3/4 for 2 | Найм: Ранить существо противника на 2.",
            you="Писарь 1/4 | Когда ваше существо входит в игру, ранить героя противника на 1.",
            enemy="Рысь 1/1",
            edition=edition,
        )
        .play("Волк")
        .answer("Волк")
        .settle()
    )
    died = next(i for i, it in enumerate(situation.match.events) if isinstance(it, Moved) and it.how is How.DIED)
    hero = next(i for i, it in enumerate(situation.match.events) if isinstance(it, Wounded) and it.card.name != "Рысь")
    assert died < hero and not [it for it in situation.told(EntryAdded) if it.card.name == "Рысь"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "guard",
    (
        "Если ваше существо должно получить раны, вместо этого возьмите карту.",
        "Ваши существа получают на 1 рану меньше.",
    ),
)
def test_what_is_not_paid_in_full_pays_for_nothing(guard: str) -> None:
    """501.2.1: the wound of the payment was replaced, or came to nothing."""
    reaper = "Жнец 1/9 | Ранить Жнеца на 1: Ранить героя противника на 3."
    situation = table(you=(reaper, f"Оберег for 1, амулет | {guard}")).use("Жнец")
    assert (situation.wounds("Жнец"), situation.wounds("enemy hero")) == (0, 0)
