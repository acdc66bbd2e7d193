"""The same phrases at the table."""

from __future__ import annotations

from app.engine.decision import Act
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, table


def test_what_does_not_open_stays_closed_every_turn() -> None:
    """303.2: the recovery phase does not open it, this turn and the next."""
    situation = table(you="Камень 1/9, closed | Не открывается в начале вашего хода; Волк 1/1, closed")
    situation.end_turn().end_turn()
    assert (situation.closed("Камень"), situation.closed("Волк")) == (True, False)
    situation.end_turn().end_turn()
    assert situation.closed("Камень")


def test_creatures_are_played_from_the_graveyard() -> None:
    """203: only what the text permits, and for its cost."""
    keeper = "Хранитель 1/1 | Вы можете разыгрывать существ с вашего кладбища"
    situation = table(you=keeper, graveyard="Волк 1/1 for 2; Искра for 1, spell | Возьмите карту", coins=4)
    assert situation.can(Act.PLAY, "Волк") and not situation.can(Act.PLAY, "Искра")
    situation.play("Волк")
    assert (situation.squad(), situation.coins()) == (["Хранитель", "Волк"], 2)


def test_an_order_to_heal_oneself_heals_the_hero() -> None:
    """E15 209.5."""
    situation = table(you="Лекарь 1/1 | {TAP}: Излечитесь на 3", hero="Вождь, 5 wounds").use("Лекарь")
    assert situation.wounds("hero") == 2


def test_a_closed_coin_comes_closed() -> None:
    """522.1: it can't be spent before it is opened."""
    situation = table(hand="Заём for 0, spell | Получите закрытую {COIN}", coins=3).play("Заём")
    assert situation.coins() == 3
    assert situation.end_turn().end_turn().coins() == 5


def test_the_creature_with_the_fewest_lives() -> None:
    """Wounds count: lives are what is left."""
    situation = table(
        hand="Жало 1/1 for 0 | Найм: Уничтожьте существо противника с наименьшими жизнями",
        enemy="Волк 1/5, 4 wounds; Лось 1/2",
    )
    situation.play("Жало")
    assert situation.squad(ENEMY) == ["Лось"]


def test_a_butler_returns_the_creature_and_no_hero() -> None:
    """517: «верните его» is the creature that should have died."""
    butler = (
        "Дворецкий 1/9 | Если ваше другое существо должно погибнуть, вместо этого можете ранить вашего героя на 2, "
    )
    situation = table(
        you=(butler + "при этом верните его в руку", "Волк 1/1"),
        hand="Кара for 0, spell | Уничтожьте существо",
    )
    situation.play("Кара", "Волк").answer("Дворецкий")
    assert (situation.hand(), situation.wounds("hero")) == (["Волк"], 2)


def test_a_granted_keyword_is_not_lost_in_a_list() -> None:
    """«Рывок, Броню 1 и +1 к удару» are three."""
    situation = table(hand="Дар for 0, spell | Существо получает Рывок, Броню 1 и +1 к удару", you="Волк 1/1").play(
        "Дар", "Волк"
    )
    assert situation.power("Волк") == 2
    assert situation.has("Волк", KeywordName.RUSH) and situation.has("Волк", KeywordName.ARMOUR)


def test_every_ambush_of_the_turn_counts() -> None:
    """KEYWORDS §6: the second ambush of the turn heals twice as much as the first."""
    ambush = "Когда противник объявляет атаку, Засада 0{COIN}, при этом излечить вашего героя на 2 за каждую Засаду, "
    bard = f"Бард 1/9 | {ambush}сработавшую в этот ход"
    situation = table(you="Волк 1/9; Лис 1/9", enemy_hand=(bard, bard), enemy_hero="Вождь, 20 wounds")
    situation.begin_strike("Волк", "enemy hero").answer("Бард", True, False)
    assert situation.wounds("enemy hero") == 19
    situation.strike("Лис", "enemy hero", True)
    assert situation.wounds("enemy hero") == 16
