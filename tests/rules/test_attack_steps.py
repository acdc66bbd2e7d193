"""The kinds of attacks and the steps that they go through (507, 508, 510)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Closed, DefenderNamed, Prevented, Replaced, ShotAnnounced, StrikeAnnounced, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    ENEMY_HERO,
    SELF,
    ChangeEvent,
    EventNumber,
    Instead,
    Multiply,
    Number,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
KEEN = "Волк 2/9 | При атаке возьмите карту. {TAP}: Выстрел на 1."


def fight(you: str = "Волк 2/9, fresh", **rest: object) -> Table:
    """Волк fights through a spell."""
    return table(you=you, hand="Вызов for 1, spell | Ваше существо сразится с существом.", **rest)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------- kinds of attacks


@pytest.mark.parametrize("kind", ("strike", "shot"))
def test_strikes_and_shots_are_attacks(kind: str) -> None:
    """507.3: what waits for an attack waits for both."""
    situation = table(you=KEEN, enemy="Рысь 0/9")
    situation = situation.strike("Волк", "Рысь") if kind == "strike" else situation.use("Волк", "Рысь")
    assert len(situation.hand()) == 1


def test_an_ability_that_wounds_is_no_attack() -> None:
    """507.3."""
    situation = table(you="Волк 2/9 | При атаке возьмите карту. {TAP}: Ранить существо на 1.", enemy="Рысь 0/9")
    assert situation.use("Волк", "Рысь").hand() == []


def test_a_fight_is_with_an_enemy_creature() -> None:
    """507.4, part 7 «Сразиться с выбранным существом»: no hero can be fought, no own creature."""
    situation = fight(you="Волк 2/9; Ёж 1/5", enemy="Рысь 1/9; Лось 1/9").play("Вызов", "Волк")
    assert situation.choices() == {"Рысь", "Лось"}


def test_nobody_defends_in_a_fight() -> None:
    """507.4, part 7 «Сразиться с выбранным существом»."""
    situation = fight(enemy="Рысь 1/9; Лось 1/9").play("Вызов", "Волк", "Рысь")
    assert situation.told(DefenderNamed) == [] and (situation.wounds("Рысь"), situation.wounds("Лось")) == (2, 0)


@EDITIONS
@pytest.mark.parametrize("state", ("", ", closed"))
def test_everybody_answers_in_a_fight(state: str, edition: Edition) -> None:
    """507.4, part 7 «Сразиться с выбранным существом»: even the closed one."""
    situation = fight(enemy=f"Рысь 1/9{state}", edition=edition).play("Вызов", "Волк")
    assert (situation.wounds("Рысь"), situation.wounds("Волк")) == (2, 1)


def test_a_fight_closes_nobody_and_leaves_the_strike() -> None:
    """507.4, part 7 «Сразиться с выбранным существом»."""
    situation = fight(you="Волк 2/9", enemy="Рысь 1/9").play("Вызов", "Волк")
    assert not situation.closed("Волк") and not situation.closed("Рысь")
    assert situation.can(Act.STRIKE, "Волк")


def test_a_fresh_or_a_closed_creature_fights() -> None:
    """Part 7 «Сразиться с выбранным существом»: first-turn weakness and lying closed are no matter."""
    situation = fight(you="Волк 2/9, fresh, closed", enemy="Рысь 1/9").play("Вызов", "Волк")
    assert situation.wounds("Рысь") == 2


# ------------------------------------------------------------------------------------------------- steps of an attack


def test_an_attack_goes_through_its_stages_in_order() -> None:
    """508.1: the preliminary stage, the main one with its steps, the end."""
    situation = table(you="Волк 3/9", enemy="Рысь 0/9; Лось 0/9 | Броня 1.").strike("Волк", "Рысь", defender="Лось")
    stages = (StrikeAnnounced, DefenderNamed, Prevented, Wounded, Closed)
    assert [type(it) for it in situation.match.events if isinstance(it, stages)] == [*stages, Closed]


def test_a_defender_is_asked_for_as_soon_as_the_strike_is_announced() -> None:
    """508.2: the preliminary stage begins; nothing has been wounded or closed."""
    situation = table(you="Волк 3/9", enemy="Рысь 0/9")
    option = next(
        it for it in situation.decision.options if it.act is Act.STRIKE and it.target == situation.id("enemy hero")
    )
    situation.match.choose(option)
    assert (situation.waits, situation.decision.seat, situation.closed("Волк")) == (Ask.DEFEND, ENEMY, False)


@pytest.mark.parametrize(("edition", "wounds"), ((ED12, 0), (ED15, 1)), ids=("ed12", "ed15"))
def test_what_waits_for_the_announcement_of_an_attack(edition: Edition, wounds: int) -> None:
    """508.2, E15 307.1: in the fifteenth edition it has worked before a defender is named."""
    announces = Triggered((When(EventKind.ATTACK_DECLARED, SELF),), Wound(ENEMY_HERO, Number(1)))
    situation = table(you="Волк 3/9", enemy="Рысь 0/9", edition=edition, programs={"Волк": (announces,)})
    option = next(
        it for it in situation.decision.options if it.act is Act.STRIKE and it.target == situation.id("enemy hero")
    )
    situation.match.choose(option)
    assert (situation.waits, situation.wounds("enemy hero")) == (Ask.DEFEND, wounds)


def test_the_main_stage_computes_then_replaces_then_prevents() -> None:
    """508.4: 2 and 1 more make 3, doubled 6, less 1 by armour 5."""
    doubles = Instead(When(EventKind.WOUNDED, SELF), ChangeEvent(Multiply(EventNumber(), Number(2))))
    situation = table(
        you="Волк 2/9, strike +1", enemy="Рысь 0/9, closed, has Броня 1", programs={"Рысь": (doubles,)}
    ).strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 5 and len(situation.told(Replaced)) == 1


def test_what_lasts_for_an_attack_ends_with_it() -> None:
    """508.5: the card attacks no more when the end stage is over."""
    situation = table(you="Волк 2/9, has Опыт в атаке | Набег 1 — Имеет +2 к удару.", enemy="Рысь 0/9, closed")
    situation.strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.power("Волк")) == (4, 2)


def test_attacker_and_defender_close_in_the_end_stage_together() -> None:
    """508.5: after the wounds."""
    situation = table(you="Волк 2/9", enemy="Рысь 1/9").strike("Волк", "enemy hero", defender="Рысь")
    kinds = [type(it) for it in situation.match.events if isinstance(it, Wounded | Closed)]
    assert kinds == [Wounded, Wounded, Closed, Closed]


# ------------------------------------------------------------------------------------------------------ the answer


@pytest.mark.parametrize(
    ("attacker", "answer"),
    (
        ("Волк 1/9", 3),
        ("Волк 1/9 | Броня 2.", 1),
        ("Волк 1/9 | Уязвимость.", 4),
        ("Волк 1/9 | Не получает ран от ударов.", 0),
    ),
)
def test_the_answer_goes_through_the_same_steps(attacker: str, answer: int) -> None:
    """510.2: modifiers, replacements and preventions work for the reflecting creature's strike."""
    situation = table(you=attacker, enemy="Рысь 2/9, strike +1").strike("Волк", "Рысь")
    assert situation.wounds("Волк") == answer


def test_the_answer_is_told_as_strong_as_it_is() -> None:
    """510.2."""
    situation = table(you="Волк 1/9", enemy="Рысь 2/9, strike +1").strike("Волк", "Рысь")
    assert [(it.number, it.back) for it in situation.told(Struck) if isinstance(it, Struck)] == [(1, False), (3, True)]


def test_a_shot_has_its_target_named_and_nobody_answers() -> None:
    """507.3, part 7 «Выстрел на X»: no defender, no answer."""
    situation = table(you=KEEN, enemy="Рысь 3/9; Лось 3/9").use("Волк", "Рысь")
    assert [it.target.name for it in situation.told(ShotAnnounced) if isinstance(it, ShotAnnounced)] == ["Рысь"]
    assert situation.told(DefenderNamed) == [] and situation.wounds("Волк") == 0 and situation.decision.seat == YOU
