"""Parts of one text: what is for want of cards, what was found, what pays, what is for cards that come later."""

from __future__ import annotations

from app.engine.decision import Act
from tests.rules.tables import ENEMY, table


def test_a_part_for_want_of_cards_is_done() -> None:
    """118.2, 511: the first part breaks off for want of a creature, and the text says what happens then."""
    hunter = "Ловчий 1/1 for 1 | Найм: Уничтожьте существо противника, если у противника нет существ, возьмите карту."
    alone = table(hand=hunter).play("Ловчий")
    assert len(alone.hand()) == 1
    met = table(hand=hunter, enemy="Волк 3/4; Лис 1/4").play("Ловчий", "Волк")
    assert (met.hand(), met.squad(ENEMY)) == ([], ["Лис"])


def test_the_card_that_was_found_is_known_later() -> None:
    """Part 7 «Поиск»: «найденная» is the found card, whatever was done in between."""
    text = "Найм: Поиск — дракон; создайте карту Яйцо, она добывает найденного таким образом дракона."
    situation = table(hand=f"Птичник 1/1 for 1 | {text.replace(';', ',')}", reserve="Яйцо", deck="Змей 4/4, дракон")
    situation.play("Птичник", "Змей")
    assert (situation.hand(), situation.zone("Змей")) == ([], "under")


def test_only_who_has_the_effect_can_pay_with_it() -> None:
    """501.2.1: a payment in effects offers the cards that have them."""
    healer = "Знахарь 1/1 | Снимите эффект усиления с персонажа: Возьмите карту."
    assert not table(you=healer, enemy="Волк 3/4").can(Act.USE, "Знахарь")
    situation = table(you=healer, enemy="Волк 3/4, reinforced 1; Лис 1/4").use("Знахарь")
    assert (situation.power("Волк"), len(situation.hand())) == (3, 1)


def test_only_open_cards_pay_by_closing() -> None:
    """506.1: who is closed already can't be closed to pay."""
    text = "Закройте ваше другое существо: Возьмите карту."
    assert not table(you=f"Писарь 1/1 | {text}; Волк 3/4, closed").can(Act.USE, "Писарь")


def test_for_cards_that_are_not_there_yet() -> None:
    """119.6: «входят в игру закрытыми» for a while is for those that come meanwhile."""
    spell = "Метель for 1, spell | До конца хода существа входят в игру закрытыми."
    situation = table(hand=f"{spell}; Волк 3/4 for 1; Лис 1/4 for 1").play("Метель").play("Волк")
    assert situation.closed("Волк")


def test_thirst_of_a_spell() -> None:
    """Part 7 «Жажда Х»: a spell wounds another character of its player's too."""
    situation = table(hand="Кровопускание for 1, spell | Жажда 2. Возьмите карту.").play("Кровопускание")
    assert situation.wounds("hero") == 2


def test_an_ability_given_to_cards_in_hand() -> None:
    """KEYWORDS «Кладка», 112: what is given to cards in a hand is used there."""
    nest = "Гнездо for 1, местность | Заклинания в вашей руке имеют Кладку."
    situation = table(you=nest, hand="Гром for 2, spell | Возьмите карту.", reserve="Яйцо", coins=1).use("Гром")
    assert (situation.hand(), situation.squad(), situation.coins()) == ([], ["Гнездо", "Яйцо"], 0)
