"""Attacks, defenders and fights (507-510)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Closed, DefenderNamed, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ------------------------------------------------------------------------------------------------- who may strike


def test_a_creature_strikes_any_enemy_character() -> None:
    """507.1: creatures and the hero of the enemy are targets, own ones never (507.2)."""
    situation = table(you="Волк 3/4; Ёж 1/5", enemy="Рысь 2/2; Лось 4/4, closed")
    assert situation.targets(Act.STRIKE, "Волк") == {"enemy hero", "Рысь", "Лось"}


def test_a_strike_at_an_own_creature_is_refused() -> None:
    """507.2."""
    assert table(you="Волк 3/4; Ёж 1/5").refusal(Act.STRIKE, "Волк", "Ёж") == "507.2"


def test_a_closed_creature_does_not_strike() -> None:
    """506.1."""
    assert table(you="Волк 3/4, closed").refusal(Act.STRIKE, "Волк", "enemy hero") == "506.1"


def test_a_creature_does_not_strike_in_its_first_turn() -> None:
    """107.5, 209.2."""
    assert table(you="Волк 3/4, fresh").refusal(Act.STRIKE, "Волк", "enemy hero") == "107.5"


def test_rush_strikes_in_its_first_turn() -> None:
    """107.5, part 7: Рывок."""
    situation = table(you="Волк 3/4, fresh, has Рывок").strike("Волк", "enemy hero")
    assert situation.wounds("enemy hero") == 3


def test_a_creature_strikes_once_a_turn() -> None:
    """107.2: opened again it still has used its strike up."""
    situation = table(you="Волк 3/4, has Опыт в атаке").strike("Волк", "enemy hero")
    assert situation.refusal(Act.STRIKE, "Волк", "enemy hero") == "107.2"


def test_a_hero_does_not_strike() -> None:
    """208.4."""
    assert table().refusal(Act.STRIKE, "hero", "enemy hero") == "208.4"


def test_support_is_neither_struck_nor_strikes() -> None:
    """211.4."""
    situation = table(you="Волк 3/4", enemy="Посох for 2, амулет")
    assert situation.targets(Act.STRIKE, "Волк") == {"enemy hero"}


def test_a_hidden_creature_is_no_target() -> None:
    """Part 7: Скрытое существо."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/2, hidden")
    assert situation.targets(Act.STRIKE, "Волк") == {"enemy hero"}


# ------------------------------------------------------------------------------------------------------- fighting


def test_an_open_target_strikes_back_at_once() -> None:
    """510.1: both strike together, both may die."""
    situation = table(you="Волк 3/2", enemy="Рысь 2/3").strike("Волк", "Рысь")
    assert (situation.zone("Волк"), situation.zone("Рысь")) == ("graveyard", "graveyard")


def test_a_closed_target_does_not_strike_back() -> None:
    """510.3."""
    situation = table(you="Волк 3/2", enemy="Рысь 2/3, closed").strike("Волк", "Рысь")
    assert (situation.wounds("Волк"), situation.zone("Рысь")) == (0, "graveyard")


def test_a_hero_does_not_strike_back() -> None:
    """510.3."""
    situation = table(you="Волк 3/2").strike("Волк", "enemy hero")
    assert (situation.wounds("Волк"), situation.wounds("enemy hero")) == (0, 3)


def test_the_answering_strike_is_no_attack() -> None:
    """510.4: it is told as an answer."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "Рысь")
    assert [(it.card.name, it.back) for it in situation.told(Struck)] == [("Волк", False), ("Рысь", True)]


def test_a_strike_of_no_strength_wounds_nobody() -> None:
    """512.1: less than 0 is 0."""
    situation = table(you="Тень 0/3, strike -2", enemy="Рысь 2/2, closed").strike("Тень", "Рысь")
    assert situation.told(Wounded) == []


def test_the_attacker_closes_after_the_fight() -> None:
    """307.3, 506.3."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "Рысь")
    assert (situation.closed("Волк"), situation.closed("Рысь")) == (True, False)


def test_wounds_come_before_the_closing() -> None:
    """307.2, 307.3: the queue is cleared between them."""
    situation = table(you="Волк 3/4").strike("Волк", "enemy hero")
    kinds = [type(it) for it in situation.match.events if isinstance(it, Wounded | Closed)]
    assert kinds == [Wounded, Closed]


# ------------------------------------------------------------------------------------------------------ defenders


def test_an_open_creature_may_take_the_strike_on_itself() -> None:
    """509.1: the defender is the target now, and fights."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "enemy hero", defender="Рысь")
    assert (situation.wounds("enemy hero"), situation.wounds("Рысь"), situation.wounds("Волк")) == (0, 3, 2)


def test_the_defender_closes_with_the_attacker() -> None:
    """509.5."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "enemy hero", defender="Рысь")
    assert situation.closed("Волк") and situation.closed("Рысь")


def test_the_other_player_names_the_defender() -> None:
    """307.1: the non-active player is asked, and may decline."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5")
    situation.match.choose(next(it for it in situation.decision.options if it.act is Act.STRIKE and it.target == 2))
    assert (situation.waits, situation.decision.seat, situation.said()) == (Ask.DEFEND, ENEMY, ["defend Рысь", "no"])


def test_a_closed_creature_does_not_defend() -> None:
    """506.1, 509.1: nobody can, so nobody is asked."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5, closed").strike("Волк", "enemy hero")
    assert situation.told(DefenderNamed) == [] and situation.wounds("enemy hero") == 3


def test_the_target_is_not_its_own_defender() -> None:
    """509.1: another open creature."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "Рысь")
    assert situation.told(DefenderNamed) == []


def test_a_creature_defends_once_a_turn() -> None:
    """509.3: Опыт в защите keeps it open, but it has defended."""
    situation = table(you="Волк 1/4; Лис 1/4", enemy="Рысь 0/9, has Опыт в защите")
    situation.strike("Волк", "enemy hero", defender="Рысь").strike("Лис", "enemy hero")
    assert len(situation.told(DefenderNamed)) == 1 and situation.wounds("enemy hero") == 1


def test_a_fresh_creature_defends() -> None:
    """107.5: first-turn weakness does not forbid it."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5, fresh").strike("Волк", "enemy hero", defender="Рысь")
    assert situation.wounds("Рысь") == 3


def test_a_hero_does_not_defend() -> None:
    """208.4: the strike at a creature is not offered to the hero."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5").strike("Волк", "Рысь")
    assert situation.wounds("enemy hero") == 0 and situation.told(DefenderNamed) == []


def test_a_defender_gets_no_defender() -> None:
    """509.4: asked once."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5; Лось 1/5")
    situation.strike("Волк", "enemy hero", defender="Рысь")
    assert situation.wounds("Лось") == 0 and len(situation.told(DefenderNamed)) == 1


def test_a_defender_that_dies_saves_the_target() -> None:
    """509.1: the strike does not go through."""
    situation = table(you="Волк 9/9", enemy="Рысь 1/1").strike("Волк", "enemy hero", defender="Рысь")
    assert (situation.zone("Рысь"), situation.wounds("enemy hero")) == ("graveyard", 0)


def test_the_attack_of_a_dead_attacker_closes_nobody_else() -> None:
    """307.3, 509.5: the defender closes though the attacker is gone."""
    situation = table(you="Волк 3/1", enemy="Рысь 2/5").strike("Волк", "enemy hero", defender="Рысь")
    assert (situation.zone("Волк"), situation.closed("Рысь")) == ("graveyard", True)


@EDITIONS
def test_a_strike_kills_the_hero_and_the_game_is_over(edition: Edition) -> None:
    """602.1, 604.1."""
    situation = table(you="Волк 5/5", enemy_hero="Враг, 20 wounds", edition=edition).strike("Волк", "enemy hero")
    outcome = situation.match.outcome
    assert outcome is not None and (outcome.winner, outcome.paragraph) == (YOU, "604.1")


@EDITIONS
def test_first_and_second_in_a_fight_by_keyword(edition: Edition) -> None:
    """Part 7: Первый удар: the other answers only if it is alive."""
    situation = table(you="Волк 3/1, has Первый удар", enemy="Рысь 9/3", edition=edition).strike("Волк", "Рысь")
    assert (situation.wounds("Волк"), situation.zone("Рысь")) == (0, "graveyard")
    assert situation.has("Волк", KeywordName.FIRST_STRIKE)
