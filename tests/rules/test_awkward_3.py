"""Awkward moments, third part: as a turn ends, dying unseen, wounds in another's place, back the same turn."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, table

KILL = "Удар for 0, spell | Уничтожьте существо"
REVIVE = "Жизнь for 0, spell | Возродите существо"
TAKE = "Вор for 0, spell | Возьмите под контроль существо противника"
GLUE = "Клей for 0, spell | Присоедините ваше существо к другому вашему существу"
DYING = (
    "Дар for 0, spell | Существо получает 2 дополнительные жизни до конца хода",
    "Искра for 0, spell | Ранить существо на 2",
)
"""Keeps a creature of one life alive until the end of the turn."""


# ---------------------------------------------------------------------------------------------- as the turn ends


def test_who_dies_as_an_effect_ends_dies_in_that_turn() -> None:
    """310.2, 503.2, 112.2: the effect of the rules comes at once, in the turn that is ending: it is «ваш ход» still."""
    at = table(
        you="Волк 1/1; Ворон 1/9 | Когда ваше существо погибает в ваш ход, ранить существо противника на 2",
        enemy="Ёж 1/9",
        hand=DYING,
    )
    at.play("Дар", "Волк").play("Искра", "Волк").end_turn()
    assert at.zone("Волк") == "graveyard" and at.wounds("Ёж") == 2


def test_what_dies_as_an_effect_ends_is_ordered_by_that_turns_players() -> None:
    """402.1, 310.3: the non-active player of the turn that is ending comes first."""
    text = "Каждый раз, когда погибает существо, ранить героя противника на 1"
    at = table(
        you=f"Волк 1/1; Ворон 1/9 | {text}",
        enemy=f"Вождь 2/2 | {text}",
        hero="Ваш герой 0/5, 4 wounds",
        enemy_hero="Герой врага 0/5, 4 wounds",
        hand=DYING,
    )
    at.play("Дар", "Волк").play("Искра", "Волк").end_turn()
    assert at.match.outcome is not None and at.match.outcome.winner == ENEMY


def test_what_comes_to_last_for_the_turn_at_its_end_ends_with_it() -> None:
    """310.2: an effect laid while the queue runs once more is over before the other player's turn."""
    at = table(
        you="Волк 1/1; Ворон 1/9 | Когда погибает другое существо, Ворон получает +5 к удару до конца хода", hand=DYING
    )
    at.play("Дар", "Волк").play("Искра", "Волк").end_turn()
    assert at.zone("Волк") == "graveyard" and at.power("Ворон") == 1


def test_who_wounded_it_has_not_killed_what_dies_as_an_effect_ends() -> None:
    """505.1.1: its life came to nothing by the end of an effect, not by the strike before."""
    at = table(
        you="Волк 2/9 | Когда Волк убивает существо, ранить героя противника на 5", enemy="Ёж 0/1, closed", hand=DYING
    )
    at.play("Дар", "Ёж").strike("Волк", "Ёж").end_turn()
    assert at.zone("Ёж") == "graveyard" and at.wounds("enemy hero") == 0


def test_the_coin_of_the_phase_may_be_replaced() -> None:
    """304.1, 517.1: the coin of the accumulation phase is gained like any other."""
    text = "Если вы должны получить {COIN}, вместо этого ваш герой получает 1 дополнительную жизнь"
    at = table(you=f"Скряга 1/1 | {text}", coins=3)
    at.end_turn().end_turn()
    assert (at.coins(), at.life("hero")) == (3, 26)


# ---------------------------------------------------------------------------------------------------- hidden cards


def test_a_hidden_creature_that_loses_its_lives_dies() -> None:
    """505.1, 114.1: hidden, it has no lives by the other's constant any more; the rules' effect spares nobody."""
    at = table(
        you="Вождь 1/9 | Ваши другие существа имеют +2 к жизням; Тень 1/1, 2 wounds",
        hand="Мгла for 0, spell | Скройте ваше существо",
    )
    at.play("Мгла", "Тень")
    assert at.zone("Тень") == "graveyard"


def test_a_hidden_creature_that_can_not_be_destroyed_lives_without_lives() -> None:
    """E15 part 7, Скрытое существо: it can't be destroyed while it lies hidden."""
    at = table(
        you="Вождь 1/9 | Ваши другие существа имеют +2 к жизням; Тень 1/1, 2 wounds",
        hand="Мгла for 0, spell | Скройте ваше существо",
        edition=ED15,
    )
    at.play("Мгла", "Тень")
    assert at.zone("Тень") == "play" and at.hidden("Тень")


def test_others_see_a_hidden_creature_die_and_its_own_text_sleeps() -> None:
    """505.3, part 7 (Скрытое существо): only its own abilities do not work."""
    at = table(
        you="Ворон 1/9 | Когда погибает существо противника, ранить героя противника на 1",
        enemy="Тень 1/1, hidden | Гибель: Ранить героя противника на 3",
        hand="Свет for 0, spell | Уничтожьте скрытое существо",
    )
    at.play("Свет", "Тень")
    assert (at.wounds("enemy hero"), at.wounds("hero")) == (1, 0)


# ------------------------------------------------------------------------------------------ taken in another's place


def test_who_takes_wounds_for_another_is_vulnerable_himself() -> None:
    """517.5, part 7 (Уязвимость): as many wounds as the hero would have taken, and one more from any source."""
    text = "Уязвимость. Если ваш герой должен получить раны, вместо этого Щит получает столько же ран"
    at = table(you=f"Щит 0/9 | {text}", hand="Искра for 0, spell | Ранить персонажа на 3")
    at.play("Искра", "hero")
    assert (at.wounds("hero"), at.wounds("Щит")) == (0, 4)


def test_what_a_source_deals_more_is_counted_once() -> None:
    """517.5, 523.1: the wounds that go over have been computed; their source adds nothing a second time."""
    text = "Если ваш герой должен получить раны, вместо этого Щит получает столько же ран, возьмите карту"
    at = table(you="Волк 2/9 | Наносит на 1 рану больше", enemy=f"Щит 0/9, closed | {text}")
    at.strike("Волк", "enemy hero")
    assert (at.wounds("enemy hero"), at.wounds("Щит"), len(at.hand(ENEMY))) == (0, 3, 1)


@pytest.mark.parametrize(("edition", "wounds"), ((ED12, 1), (ED15, 0)))
def test_a_strike_of_no_strength_deals_nothing_more(edition: Edition, wounds: int) -> None:
    """512.1 (E15 512.1.1): a strength of 0 is no source of wounds there, so nothing is added to it."""
    at = table(you="Волк 0/9 | Наносит на 1 рану больше", enemy="Ёж 0/9, closed", edition=edition)
    at.strike("Волк", "Ёж")
    assert at.wounds("Ёж") == wounds


# --------------------------------------------------------------------------------------- parts of a merged card


def test_effects_of_a_part_do_not_go_over() -> None:
    """Part 7, Присоединить: initial numbers add up, wounds go over; an effect for the turn would never end else."""
    at = table(you="Волк 2/9; Ёж 1/1", hand=f"Рык for 0, spell | Существо получает +2 к удару до конца хода; {GLUE}")
    at.play("Рык", "Ёж").play("Клей", "Ёж")
    assert (at.power("Волк"), at.life("Волк")) == (3, 10)


def test_poison_of_a_part_is_gone() -> None:
    """Part 7, Присоединить: особенности of the part are the merged card's; an effect on it is none."""
    at = table(you="Волк 2/9; Ёж 1/9, has Отравление 3", hand=GLUE)
    at.play("Клей", "Ёж").end_turn().end_turn()
    assert at.wounds("Волк") == 0


def test_an_own_creature_under_a_stolen_one_goes_back_with_it() -> None:
    """519.5, part 7 (Присоединить): the merged card is one card, and its control ends for all its parts."""
    at = table(you="Волк 2/2", enemy="Ёж 1/1", hand=f"{TAKE} до конца хода; {GLUE}")
    at.play("Вор", "Ёж").play("Клей", "Волк").end_turn()
    assert (at.squad(), at.squad(ENEMY), at.power("Ёж")) == ([], ["Ёж"], 3)


def test_parts_of_two_owners_part_in_the_graveyard() -> None:
    """205.3, part 7 (Присоединить): each part goes to its own owner's graveyard."""
    at = table(you="Волк 2/2", enemy="Ёж 1/1", hand=f"{TAKE}; {GLUE}; {KILL}")
    at.play("Вор", "Ёж").play("Клей", "Ёж").play("Удар", "Волк")
    assert at.graveyard(ENEMY) == ["Ёж"] and at.graveyard()[-1] == "Волк"


# ------------------------------------------------------------------------------------------- back the same turn


def test_armour_is_whole_again_after_a_death() -> None:
    """205.3, part 7 (Броня X): in the graveyard all markers are lost but those of «X раз за ход»."""
    at = table(you="Волк 2/9; Лис 3/9", enemy="Ёж 0/4, closed, stolen | Броня 2", hand=f"{KILL}; {REVIVE}")
    at.strike("Волк", "Ёж").play("Удар", "Ёж").play("Жизнь", "Ёж")
    assert at.game.state.marks[at.row("Ёж")] == ()


def test_a_revived_creature_has_struck_this_turn() -> None:
    """107.2, 205.3, part 7 (Один раз за ход): the mark of its strike stays in the graveyard till the turn is over."""
    at = table(you="Волк 2/2 | Рывок", enemy="Ёж 2/9", hand=REVIVE)
    at.strike("Волк", "Ёж").play("Жизнь")
    assert at.zone("Волк") == "play" and not at.can(Act.STRIKE, "Волк")


def test_a_creature_that_was_in_a_hand_meanwhile_strikes_again() -> None:
    """203.4: back in play it is another card."""
    at = table(
        you="Волк 2/9 for 0 | Рывок. Опыт в атаке",
        enemy="Ёж 0/9, closed",
        hand="Ветер for 0, spell | Верните существо в руку владельца",
    )
    at.strike("Волк", "Ёж").play("Ветер", "Волк").play("Волк")
    assert at.can(Act.STRIKE, "Волк")


def test_marks_of_a_strike_are_gone_next_turn() -> None:
    """303.3: marks fall off in the graveyard as well."""
    at = table(you="Волк 2/2 | Рывок", enemy="Ёж 2/9", hand=REVIVE)
    at.strike("Волк", "Ёж").end_turn().end_turn().play("Жизнь")
    assert at.can(Act.STRIKE, "Волк")


# ------------------------------------------------------------------------------------------------------- prepared


def test_who_prepares_itself_strikes_again() -> None:
    """307.3, 511.1, part 7 (Подготовить): what its own text prepares does not close for that attack; once a turn."""
    at = table(you="Волк 2/9 | При ударе подготовьте эту карту", enemy="Ёж 0/9")
    at.strike("Волк", "Ёж")
    assert not at.closed("Волк")
    at.strike("Волк", "Ёж")
    assert at.closed("Волк") and not at.can(Act.STRIKE, "Волк")


def test_a_prepared_defender_stays_open() -> None:
    """509.5, 511.1, part 7 (Подготовить): it may defend again."""
    at = table(you="Волк 1/9; Лис 1/9", enemy="Ёж 0/9 | Когда Ёж выступает защитником, подготовьте эту карту; Уж 0/9")
    at.strike("Волк", "Уж", defender="Ёж").strike("Лис", "Уж", defender="Ёж")
    assert at.wounds("Ёж") == 2 and at.closed("Ёж")


def test_who_is_prepared_by_another_after_its_attack_has_closed_before() -> None:
    """307.3: an attack that is over closes nobody later."""
    at = table(you="Волк 2/9", enemy="Ёж 0/9", hand="Зов for 0, spell | Подготовьте существо")
    at.strike("Волк", "Ёж").play("Зов", "Волк").strike("Волк", "Ёж")
    assert at.closed("Волк")


def test_a_sleeping_attacker_is_not_prepared_open() -> None:
    """KEYWORDS §6, Спящий: only losing it opens the card; it may act again without being open."""
    at = table(you="Соня 1/1, closed | Спящий", hand="Зов for 0, spell | Подготовьте существо")
    at.play("Зов", "Соня")
    assert at.closed("Соня") and at.has("Соня", KeywordName.SLEEPING)


# ------------------------------------------------------------------------------------ first and last, paid in part


def test_last_strike_gives_the_other_one_first_strike() -> None:
    """KEYWORDS §6 (Последний удар), part 7 (Первый удар): two who strike first, one as if, fight as usual."""
    at = table(you="Волк 2/2 | Последний удар. Первый удар", enemy="Ёж 2/2 | Первый удар")
    at.strike("Волк", "Ёж")
    assert (at.zone("Волк"), at.zone("Ёж")) == ("graveyard", "graveyard")


def test_what_is_paid_in_part_pays_for_nothing() -> None:
    """501.2.1: of two wounds to pay with one was prevented; the ability does not work."""
    at = table(
        you=(
            "Маг 1/5 | Ранить эту карту на 2: Ранить героя противника на 1",
            "Щит 1/1 | Каждый раз, когда ваше существо получает раны, предотвратите 1 рану",
        )
    )
    at.use("Маг")
    assert (at.wounds("Маг"), at.wounds("enemy hero")) == (1, 0)


@pytest.mark.parametrize(
    "cost",
    (
        "Сбросьте карту",
        "Потеряйте 1{COIN}",
        "Положите 2 верхние карты колоды на кладбище",
        "Снимите эффект усиления с этой карты",
        "Ранить вашего героя на 1",
        "Ранить ваше существо на 1",
    ),
)
def test_an_ability_without_the_means_to_pay_is_not_announced(cost: str) -> None:
    """501.2: no card in hand, no coin, one card in the deck, no effect; and nobody who receives wounds (517.1.1)."""
    at = table(
        you=f"Маг 1/5 | {cost}: Ранить персонажа на 1. Немёртвый",
        hero="Король 0/25 | Немёртвый",
        deck="Волк 1/1 for 1",
        coins=0,
    )
    assert at.refusal(Act.USE, "Маг") == "501.2.1"


def test_an_announced_x_of_cards_is_at_most_the_cards_there_are() -> None:
    """501.2, 512.4: X cards of the hand pay, so X is what the hand can pay."""
    at = table(
        you="Маг 1/5 | Сбросьте X карт: Ранить персонажа на X", hand="Волк 1/1 for 90; Лис 1/1 for 90; Ёж 1/1 for 90"
    )
    at.use("Маг")
    assert at.numbers() == [1, 2, 3]


def test_who_has_died_does_not_return_to_the_hand() -> None:
    """Part 7, Авангард: «если не погибло»; revived it has died all the same."""
    at = table(hand=f"Вождь 1/1 for 1 | Авангард 3; Волк 2/2 for 3; {KILL}; {REVIVE}", coins=1)
    at.play("Вождь", True).play("Удар", "Волк").play("Жизнь").end_turn()
    assert at.squad() == ["Вождь", "Волк"]


# ---------------------------------------------------------------------------------------------- others' cards


def test_the_dead_of_a_controller_are_searched_for_by_him() -> None:
    """112.5 (E15 113.6), 205.3: «Гибель» is its controller's, the card its owner's."""
    at = table(enemy="Ёж 1/1 | Гибель: Возьмите карту", hand=f"{TAKE}; {KILL}")
    at.play("Вор", "Ёж").play("Удар", "Ёж")
    assert (len(at.hand()), len(at.hand(ENEMY)), at.graveyard(ENEMY)) == (1, 0, ["Ёж"])


def test_a_creature_given_back_as_the_turn_ends_is_new_there() -> None:
    """107.5, 519.5: who changes hands has the weakness of the first turn, in the new controller's turn he has not."""
    at = table(you="Волк 2/2", enemy_hand=f"{TAKE} до конца хода", turn="enemy")
    at.play("Вор", "Волк")
    assert not at.can(Act.STRIKE, "Волк")
    at.end_turn()
    assert at.game.state.active == YOU and at.can(Act.STRIKE, "Волк")


# ----------------------------------------------------------------------------------------- moved, ended at once


def test_wounds_that_move_are_neither_wounding_nor_healing() -> None:
    """119.4: markers go over; what waits for wounds and healing hears nothing."""
    watcher = "Сова 1/9 | Каждый раз, когда персонаж получает раны, ранить героя противника на 1"
    at = table(
        you=f"Волк 1/9; {watcher}",
        hero="Король 0/25, 3 wounds",
        hand="Ноша for 0, spell | Переместите все раны с вашего героя на существо",
    )
    at.play("Ноша", "Волк")
    assert (at.wounds("hero"), at.wounds("Волк"), at.wounds("enemy hero")) == (0, 3, 0)


def test_wounds_that_move_kill() -> None:
    """505.1: as many wounds as lives, wherever they came from."""
    at = table(
        you="Волк 1/2",
        hero="Король 0/25, 3 wounds",
        hand="Ноша for 0, spell | Переместите 2 раны с вашего героя на существо",
    )
    at.play("Ноша", "Волк")
    assert at.zone("Волк") == "graveyard" and at.wounds("hero") == 1


def test_a_reinforcement_that_moves_meets_a_weakening() -> None:
    """KEYWORDS §6, Эффект ослабления: they cancel each other, also when one comes over from another card."""
    at = table(
        you="Волк 2/5, reinforced 2; Лис 2/5",
        hand=(
            "Хворь for 0, spell | Положите эффект ослабления на существо",
            "Обмен for 0, spell | Переместите эффект усиления с существа на другое существо",
        ),
    )
    at.play("Хворь", "Лис").play("Обмен", "Волк")
    assert (at.power("Волк"), at.power("Лис")) == (3, 2)


def test_a_turn_that_ends_at_once_skips_what_comes_at_its_end() -> None:
    """KEYWORDS §6, Немедленно: the end's triggers are skipped, what lasts to the end of the turn ends (310.2)."""
    at = table(
        you="Волк 1/1 | Гибель: Немедленно закончите ход; Сова 1/9 | В конце вашего хода ранить героя противника на 1",
        hand=f"Рык for 0, spell | Существо получает +2 к удару до конца хода; {KILL}",
    )
    at.play("Рык", "Сова").play("Удар", "Волк")
    assert (at.game.state.active, at.wounds("enemy hero"), at.power("Сова")) == (ENEMY, 0, 1)


def test_a_turn_is_ended_at_once_by_the_other_player_too() -> None:
    """KEYWORDS §6, Немедленно: whoever's turn it is."""
    at = table(you="Волк 1/1 | Гибель: Немедленно закончите ход", turn="enemy", enemy_hand=KILL)
    at.play("Удар", "Волк")
    assert at.game.state.active == YOU


# ---------------------------------------------------------------------------------------------- one turn, one card


STAY = "Лёд for 0, spell | Существо не открывается в свой следующий ход"


def test_the_next_turn_passes_for_a_card_that_was_open() -> None:
    """303.2, 502.8: «в свой следующий ход» is that turn alone, though the card closed in it only."""
    at = table(you="Волк 1/9", enemy="Ёж 1/9", hand=STAY)
    at.play("Лёд", "Ёж").end_turn().strike("Ёж", "hero").end_turn().end_turn()
    assert not at.closed("Ёж")


def test_stun_and_ice_keep_the_same_turn() -> None:
    """Part 7 (Оглушение), 502.8: both are about the next recovery, and both are over with that turn."""
    at = table(enemy="Ёж 1/9, closed, has Оглушение", hand=STAY)
    at.play("Лёд", "Ёж").end_turn()
    assert at.closed("Ёж")
    at.end_turn().end_turn()
    assert not at.closed("Ёж")


def test_nobody_opens_it_later_in_that_turn() -> None:
    """502.8: no card can open a card with such an ability."""
    at = table(enemy="Ёж 1/9, closed", hand=STAY, enemy_hand="Зов for 0, spell | Откройте существо")
    at.play("Лёд", "Ёж").end_turn().play("Зов")
    assert at.closed("Ёж")


def test_the_black_mark_wounds_when_it_is_discarded() -> None:
    """Part 8, Чёрная метка: it works in the hand, and goes to the reserve (part 7, Помещённый)."""
    at = table(
        you="Вор 1/1 | Когда вы сбрасываете карту, ранить героя противника на 1",
        hand="Сбор for 0, spell | Сбросьте карту; Чёрная метка",
    )
    at.play("Сбор", "Вор")
    assert (at.wounds("hero"), at.wounds("enemy hero"), at.graveyard()) == (5, 1, ["Сбор"])


def test_poison_is_increased_in_the_poisoned_only() -> None:
    """Part 7, Усилить отравление: it can be used against cards that are poisoned already."""
    at = table(you="Волк 2/2; Ёж 1/9, has Отравление 1", hand="Желчь for 0, spell | Усилить отравление существа на 2")
    assert at.targets(Act.PLAY, "Желчь") == {"Ёж"}
    assert at.play("Желчь", "Ёж").number("Ёж", KeywordName.POISON) == 3
