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


def test_more_regeneration() -> None:
    """KEYWORDS §1: only cards that have the keyword heal more."""
    situation = table(you="Шаман 1/1 | Ваши существа имеют +1 к регенерации; Тролль 1/9, 5 wounds | Регенерация 1")
    assert situation.number("Тролль", KeywordName.REGENERATION) == 2
    assert not situation.has("Шаман", KeywordName.REGENERATION)
    assert situation.end_turn().wounds("Тролль") == 3


def test_more_regeneration_is_no_armour() -> None:
    """Only the keyword that is named."""
    situation = table(you="Шаман 1/1 | Ваши существа имеют +1 к регенерации; Страж 1/9 | Броня 1")
    assert situation.number("Страж", KeywordName.ARMOUR) == 1


def test_stronger_against_the_wounded() -> None:
    """523: the strike grows when its target is wounded."""
    text = "Палач 1/9 | Пока атакует раненого персонажа, имеет +4 к удару; Ёж 1/9 | Не может атаковать"
    situation = table(you=text, enemy="Волк 0/9, 1 wounds; Лось 0/9, closed")
    assert situation.strike("Палач", "Волк").wounds("Волк") == 6
    other = table(you=text, enemy="Волк 0/9, closed")
    assert other.strike("Палач", "Волк").wounds("Волк") == 1


MINER = "Копач for 0, spell | Ваш герой добывает существо с вашего кладбища"


def test_what_the_hero_mined_is_counted() -> None:
    """KEYWORDS §6: cards under the hero, not those under other characters."""
    reader = "Писарь 1/9 | Имеет +1 к удару за каждое добытое вашим героем существо"
    situation = table(you=reader, hand=MINER, graveyard="Волк 1/1")
    assert situation.power("Писарь") == 1
    assert situation.play("Копач").power("Писарь") == 2


def test_what_is_under_your_characters_is_played() -> None:
    """KEYWORDS §6: from under the hero, for its cost, only what the text permits."""
    keeper = "Хранитель 1/1 | Вы можете разыгрывать добытых вашими персонажами существ"
    situation = table(you=keeper, hand=MINER, graveyard="Волк 1/1 for 2", coins=4).play("Копач")
    assert situation.can(Act.PLAY, "Волк")
    assert situation.play("Волк").squad() == ["Хранитель", "Волк"]


def test_only_the_next_card_is_dearer_by_a_count() -> None:
    """521.1: the count multiplies the price of one card, not of all."""
    sale = "Скидка for 0, spell | Следующее ваше существо стоит на 1{COIN} дешевле за каждое ваше существо"
    situation = table(you="Ёж 1/1; Лис 1/1", hand=(sale, "Волк 1/1 for 5", "Лось 1/1 for 5")).play("Скидка")
    assert situation.cost("Волк") == 3
    assert situation.play("Волк").cost("Лось") == 5


def test_the_opponent_chooses_what_he_suffers() -> None:
    """524: his choice, and «раниться» is for his hero."""
    doom = "Рок for 0, spell | Противник выбирает одно из: Раниться на 3; Потерять все свои {COIN}; Сбросить 2 карты"
    situation = table(hand=(doom,), enemy_hand="Волк 1/1; Лис 1/1", enemy_coins=5).play("Рок")
    situation.answer(0)
    assert (situation.wounds("enemy hero"), situation.coins(ENEMY)) == (3, 5)
    other = table(hand=(doom,), enemy_hand="Волк 1/1; Лис 1/1", enemy_coins=5).play("Рок")
    other.answer(1)
    assert (other.wounds("enemy hero"), len(other.hand(ENEMY)), other.coins(ENEMY)) == (0, 2, 0)


def test_elements_among_creatures() -> None:
    """106.3: each element once, whatever has it."""
    text = "Призма 1/1 for 0 | Найм: Возьмите карту за каждую стихию среди ваших существ"
    situation = table(
        hand=text, you="Эльф 1/1, forest; Энт 1/1, forest; Гном 1/1, mountain", deck="Волк 1/1; Ёж 1/1; Лис 1/1"
    )
    assert len(situation.play("Призма").hand()) == 2


def test_shown_creatures_are_taken_and_those_in_play_stay() -> None:
    """204.3: «положите всех существ в руку» is of the cards that were shown."""
    text = (
        "Зов for 0, spell | Покажите 3 верхние карты колоды, положите всех существ в руку, остальные карты на кладбище"
    )
    deck = "Волк 1/1; Искра for 1, spell | Возьмите карту; Лис 1/1"
    situation = table(hand=text, you="Ёж 1/1", deck=deck).play("Зов")
    assert (situation.hand(), situation.squad()) == (["Волк", "Лис"], ["Ёж"])
    assert "Искра" in situation.graveyard()


def test_whoever_draws_is_wounded() -> None:
    """209.5: «его героя» is the hero of the player who drew."""
    text = "Сглаз 1/1 | Каждый раз, когда игрок берёт карту, ранить его героя на 1"
    draw = "Дар for 0, spell | Возьмите карту"
    situation = table(you=text, hand=draw, deck="Волк 1/1; Лис 1/1", enemy_deck="Лось 1/1; Рысь 1/1").play("Дар")
    assert (situation.wounds("hero"), situation.wounds("enemy hero")) == (1, 0)
    assert situation.end_turn().wounds("enemy hero") == 1


def test_the_attacked_one_is_no_target() -> None:
    """«(кроме атакованного)»: whoever was struck is not offered."""
    text = "Рубака 1/9 | При атаке ранить существо противника на 2 (кроме атакованного)"
    situation = (
        table(you=text, enemy="Волк 0/9, closed; Лось 0/9, closed; Лис 0/9, closed")
        .begin_strike("Рубака", "Волк")
        .settle()
    )
    assert situation.choices() == {"Лось", "Лис"}
    assert situation.answer("Лис").wounds("Лис") == 2
