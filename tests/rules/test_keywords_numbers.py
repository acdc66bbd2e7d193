"""Named abilities with a number (part 7; KEYWORDS §0, §1)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Prevented, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ----------------------------------------------------------------------------------------------------------- Авангард


@EDITIONS
def test_vanguard_plays_a_creature_free(edition: Edition) -> None:
    """Part 7 «Авангард Х»: of cost X or less, with Рывок; the card closes."""
    situation = table(
        hand=("Вожак 2/2 for 2 | Авангард 3.", "Волк 3/4 for 3", "Лось 4/4 for 4"), coins=2, edition=edition
    ).play("Вожак", True)
    assert situation.squad() == ["Вожак", "Волк"] and situation.coins() == 0
    assert situation.closed("Вожак") and situation.has("Волк", KeywordName.RUSH)


@EDITIONS
def test_what_came_by_vanguard_returns_at_the_end_of_the_turn(edition: Edition) -> None:
    """Part 7 «Авангард Х»: if it has not died."""
    situation = table(hand=("Вожак 2/2 for 2 | Авангард 3.", "Волк 3/4 for 3"), edition=edition)
    situation.play("Вожак", True).strike("Волк", "enemy hero").end_turn()
    assert situation.hand() == ["Волк"] and situation.wounds("enemy hero") == 3


def test_vanguard_may_be_declined() -> None:
    """Part 7 «Авангард Х»: «можете»; then the card stays open."""
    situation = table(hand=("Вожак 2/2 for 2 | Авангард 3.", "Волк 3/4 for 3")).play("Вожак", False)
    assert situation.squad() == ["Вожак"] and not situation.closed("Вожак")


def test_vanguard_works_on_playing_only() -> None:
    """Part 7 «Авангард Х»: a card that is summoned is not played."""
    situation = table(
        hand=("Зов for 1, spell | Вызовите гнома.", "Волк 3/4 for 3"), deck=("Вожак 2/2 for 2, гном | Авангард 3.",)
    ).play("Зов", "Вожак")
    assert (situation.squad(), situation.waits) == (["Вожак"], Ask.TURN)


# -------------------------------------------------------------------------------------------------------------- Броня


def test_armour_counts_the_wounds_of_a_turn() -> None:
    """Part 7 «Броня Х», 516.4: the first X, from several strikes."""
    situation = table(you="Волк 1/9; Лис 3/9", enemy="Рысь 0/9, closed | Броня 3.")
    situation.strike("Волк", "Рысь").strike("Лис", "Рысь")
    assert [it.number for it in situation.told(Prevented)] == [1, 2] and situation.wounds("Рысь") == 1  # type: ignore[attr-defined]


def test_armour_is_whole_again_in_every_players_turn() -> None:
    """Part 7 «Броня Х»: counted from the start of each turn."""
    situation = table(you="Волк 2/9", enemy="Рысь 0/9 | Броня 2.").strike("Волк", "Рысь").end_turn().end_turn()
    assert situation.strike("Волк", "Рысь").wounds("Рысь") == 0


def test_armour_works_against_the_answering_strike_and_shots() -> None:
    """Part 7 «Броня Х»: strikes and shots."""
    situation = table(you=("Волк 1/9 | Броня 2.", "Эльф-всадник"), enemy=("Рысь 2/9 | Броня 1.",))
    situation.strike("Волк", "Рысь").use("Эльф-всадник", "Рысь")
    assert (situation.wounds("Волк"), situation.wounds("Рысь")) == (0, 2)


def test_armour_does_not_work_against_abilities_and_spells() -> None:
    """Part 7 «Броня Х»."""
    situation = table(hand="Поток энергии", enemy="Рысь 0/9 | Броня 2.").play("Поток энергии", "Рысь")
    assert situation.wounds("Рысь") == 6


@pytest.mark.parametrize(("edition", "prevented"), ((ED12, 1), (ED15, 3)), ids=("ed12", "ed15"))
def test_the_last_grant_or_the_greatest_acts(edition: Edition, prevented: int) -> None:
    """Part 7 «Броня Х»; KEYWORDS §0: printed Броня 3 and a granted Броня 1: the last one, in `ed15` the greatest."""
    situation = table(
        hand="Латы for 1, spell | Существо получает Броню 1.",
        you="Волк 5/9",
        enemy="Рысь 0/9, closed | Броня 3.",
        edition=edition,
    )
    situation.play("Латы", "Рысь").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 5 - prevented


@pytest.mark.parametrize(("edition", "left"), ((ED12, 0), (ED15, 3)), ids=("ed12", "ed15"))
def test_a_grant_that_was_displaced_does_not_come_back(edition: Edition, left: int) -> None:
    """Part 7 «Броня Х»; KEYWORDS §0: in `ed12` the older one is gone for good when the newer is lost."""
    situation = table(
        hand="Латы for 1, spell | Существо получает Броню 1.", enemy="Рысь 0/9, closed | Броня 3.", edition=edition
    )
    situation.play("Латы", "Рысь")
    from app.engine.heroes import effects
    from app.engine.heroes.numbers import E_KEYWORD

    row = situation.row("Рысь")
    laid = next(it for it in situation.game.state.effects[row] if it.kind == E_KEYWORD)
    effects.lift(situation.game, row, laid)
    assert situation.number("Рысь", KeywordName.ARMOUR) == left


@EDITIONS
def test_a_merged_card_keeps_the_greater_armour(edition: Edition) -> None:
    """Part 7 «Броня Х», «Объединённая карта»: in both editions."""
    situation = table(you="Самоход, part Защитный модуль", enemy="Волк 5/9", programs={"Самоход": ()}, edition=edition)
    assert situation.number("Самоход", KeywordName.ARMOUR) == 1


# ---------------------------------------------------------------------------------------------------- Единение, Жажда


def test_unity_finds_a_creature_when_the_card_dies() -> None:
    """Part 7 «Единение Х»: of cost X or less, read as printed."""
    situation = table(
        you="Брат 1/1 | Единение 3.", enemy="Рысь 9/9", deck="Волк 3/4 for 3; Лось 4/4 for 4; Шок"
    ).strike("Брат", "Рысь")
    assert situation.choices() == {"Волк", "done"}
    assert situation.answer("Волк").hand() == ["Волк"]


def test_thirst_wounds_another_character_on_playing() -> None:
    """Part 7 «Жажда Х» (`ed12`): a trigger after the card is played."""
    situation = table(hand="Упырь 4/4 for 2 | Жажда 2.", you="Волк 3/4").play("Упырь", "Волк")
    assert situation.wounds("Волк") == 2 and situation.squad() == ["Волк", "Упырь"]


def test_thirst_is_a_payment_in_the_fifteenth() -> None:
    """Part 7 «Жажда Х», KEYWORDS «Дополнительная стоимость» (`ed15`): paid with the card, by the hero too."""
    situation = table(hand="Упырь 4/4 for 2 | Жажда 2.", edition=ED15).play("Упырь")
    assert situation.wounds("hero") == 2 and situation.squad() == ["Упырь"]


def test_thirst_that_cannot_be_paid_forbids_to_play() -> None:
    """501.2.1, part 7 «Жажда Х» (`ed15`): a hero that receives no wounds pays nothing, so the card is not played."""
    situation = table(hero="Король | Немёртвый.", hand="Упырь 4/4 for 2 | Жажда 2.", edition=ED15)
    assert situation.refusal(Act.PLAY, "Упырь") == "501.2"


# ------------------------------------------------------------------------------------------------ Инкарнация, Медитация


def test_incarnation_brings_it_back_closed() -> None:
    """Part 7 «Инкарнация X»: X coins are lost, not closed."""
    situation = table(graveyard="Феникс 3/3 | Инкарнация 2.", coins=5).end_turn().end_turn(True)
    assert situation.squad() == ["Феникс"] and situation.closed("Феникс")
    assert situation.match.view(YOU).players[YOU].coins == 4


def test_incarnation_needs_the_coins() -> None:
    """Part 7 «Инкарнация X», 501.2."""
    situation = table(graveyard="Феникс 3/3 | Инкарнация 2.", coins=0).end_turn().end_turn()
    assert (situation.squad(), situation.waits) == ([], Ask.TURN)


def test_incarnation_sleeps_in_play() -> None:
    """Part 7 «Инкарнация X»: it can't be announced in play."""
    situation = table(you="Феникс 3/3 | Инкарнация 2.").end_turn().end_turn()
    assert situation.waits is Ask.TURN


def test_a_granted_incarnation_stays_in_the_graveyard() -> None:
    """Part 7 «Инкарнация X», 119.2, 205.3: the effect goes with the card between play and graveyard."""
    situation = table(you="Волк 1/1, has Инкарнация 1", enemy="Рысь 9/9").strike("Волк", "Рысь")
    assert situation.zone("Волк") == "graveyard"
    assert situation.end_turn().end_turn(True).squad() == ["Волк"]


@pytest.mark.parametrize(("coins", "paid", "wounds"), ((5, 2, 0), (1, 1, 1), (0, 0, 2)))
def test_meditation_is_paid_in_coins_or_wounds(coins: int, paid: int, wounds: int) -> None:
    """Part 7 «Медитация Х»: as much as is short is wounds of the attacker's hero."""
    situation = table(you="Волк 3/9", enemy="Мудрец 0/9 | Медитация 2.", coins=coins).strike("Волк", "Мудрец")
    assert (coins - situation.coins(), situation.wounds("hero")) == (paid, wounds)


# -------------------------------------------------------------------------------------------- Отравление, Регенерация


def test_poison_works_at_the_start_of_its_own_turn() -> None:
    """Part 7 «Отравление на Х», «В начале хода», 304.4: X wounds."""
    situation = table(you="Волк 3/9, has Отравление 2").end_turn()
    assert situation.wounds("Волк") == 0
    assert situation.end_turn().wounds("Волк") == 2


def test_healing_does_not_take_poison_off() -> None:
    """Part 7 «Отравление на Х», «Полностью излечить»."""
    situation = table(
        you="Волк 3/9, has Отравление 2, 3 wounds", hand="Мёд for 1, spell | Излечите существо полностью."
    )
    situation.play("Мёд", "Волк")
    assert situation.wounds("Волк") == 0 and situation.number("Волк", KeywordName.POISON) == 2


@pytest.mark.parametrize(("edition", "number"), ((ED12, 1), (ED15, 3)), ids=("ed12", "ed15"))
def test_a_second_poison_displaces_or_yields(edition: Edition, number: int) -> None:
    """Part 7 «Отравление на Х»; KEYWORDS §0."""
    situation = table(
        you="Волк 3/9, has Отравление 3", hand="Яд for 1, spell | Отравить существо на 1.", edition=edition
    )
    assert situation.play("Яд", "Волк").number("Волк", KeywordName.POISON) == number


@EDITIONS
def test_poison_is_increased_by_a_sum(edition: Edition) -> None:
    """Part 7 «Усилить отравление на Х»: Y becomes X + Y, on a poisoned card only."""
    situation = table(
        you="Волк 3/9, has Отравление 3; Лис 1/9",
        hand="Яд for 1, spell | Усилить отравление существа на 2.",
        edition=edition,
    )
    assert situation.targets(Act.PLAY, "Яд") == {"Волк"}
    assert situation.play("Яд", "Волк").number("Волк", KeywordName.POISON) == 5


def test_a_number_of_nothing_is_not_laid() -> None:
    """512.2: «Отравить на X» with X = 0 lays nothing."""
    situation = table(
        hand="Яд for 1, spell | Отравить существо на X, где X — количество ваших существ.", enemy="Рысь 2/2"
    )
    assert not situation.play("Яд", "Рысь").has("Рысь", KeywordName.POISON)


def test_regeneration_heals_at_the_end_of_its_own_turn() -> None:
    """Part 7 «Регенерация X», 310.1."""
    situation = table(you="Тролль 3/9, 5 wounds | Регенерация 2.").end_turn()
    assert situation.wounds("Тролль") == 3
    assert situation.end_turn().wounds("Тролль") == 3


@EDITIONS
def test_a_merged_card_keeps_the_greater_regeneration(edition: Edition) -> None:
    """Part 7 «Регенерация X», «Объединённая карта»: not both."""
    situation = (
        table(
            you="Самоход 3/9, part Модуль поддержки, has Регенерация 3, 8 wounds",
            programs={"Самоход": ()},
            edition=edition,
        )
        .end_turn()
        .settle()
    )
    assert situation.wounds("Самоход") == 5


# ------------------------------------------------------------------------------------------------- from attacks, strike


def test_less_from_attacks_adds_up() -> None:
    """Part 7 «–X от атаки», 508.4.1: two of them count both."""
    situation = table(you="Волк 5/9", enemy="Рысь 0/9, closed, has от атак 1; Зыбуны Фатхи").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


def test_less_from_attacks_is_not_for_answers() -> None:
    """510.4, part 7 «–X от атаки», «Ответный удар»: the answering strike is no attack."""
    situation = table(you="Волк 1/9, has от атак 2", enemy="Рысь 3/9").strike("Волк", "Рысь")
    assert situation.wounds("Волк") == 3


def test_a_strike_reduced_to_a_number() -> None:
    """Part 7 «Сведение удара к Х», 523.1: set last."""
    situation = table(you="Волк 9/9, strike +2", enemy="Рысь 0/9, closed, has Сведение удара 3").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


def test_a_strike_becomes_a_number_by_effects() -> None:
    """Part 7 «Удар становится равным Х»: as many effects as it takes, and more may come on top."""
    situation = table(
        you="Волк 3/9",
        hand=(
            "Сила for 1, spell | Удар существа становится равным 5.",
            "Рост for 1, spell | Существо получает +2 к удару до конца хода.",
        ),
    )
    situation.play("Сила", "Волк").play("Рост", "Волк")
    assert situation.power("Волк") == 7


def test_wrath_adds_to_strikes_at_the_wounded() -> None:
    """Part 7 «Гнев»: +1 at creatures that were wounded this turn."""
    situation = table(you=("Волк 2/9 | Гнев.", "Лис 1/9"), enemy="Рысь 0/20, closed")
    situation.strike("Лис", "Рысь").strike("Волк", "Рысь")
    assert [it.number for it in situation.told(Wounded)] == [1, 3]  # type: ignore[attr-defined]


def test_wrath_counts_for_shots() -> None:
    """Part 7 «Гнев»: strike and shot alike."""
    situation = table(you=("Стрелок 1/9 | Гнев. {TAP}: Выстрел на 2.", "Лис 1/9"), enemy="Рысь 0/20, closed")
    assert situation.strike("Лис", "Рысь").use("Стрелок", "Рысь").wounds("Рысь") == 4


def test_old_wounds_make_nobody_wrathful() -> None:
    """Part 7 «Гнев»: of this turn."""
    situation = table(you="Волк 2/9 | Гнев.", enemy="Рысь 0/20, closed, 5 wounds").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 7


# -------------------------------------------------------------------------------------------------------- Уязвимость


def test_vulnerable_gets_one_more_from_any_source() -> None:
    """Part 7 «Уязвимость»: a strike, a spell, poison."""
    situation = table(you="Волк 2/9", enemy="Рысь 0/30, has Уязвимость, has Отравление 1", hand="Поток энергии")
    situation.strike("Волк", "Рысь").play("Поток энергии", "Рысь").end_turn()
    assert situation.wounds("Рысь") == 3 + 7 + 2


def test_several_do_not_add_up() -> None:
    """Part 7 «Уязвимость»: once."""
    situation = table(you="Аккения; Волк 2/9", enemy="Рысь 0/9, has Уязвимость, closed").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


@pytest.mark.parametrize(("edition", "wounds"), ((ED12, 1), (ED15, 0)), ids=("ed12", "ed15"))
def test_a_source_of_nothing(edition: Edition, wounds: int) -> None:
    """Part 7 «Уязвимость» (E15 512.1.1): in `ed15` strength 0 is no source of wounds."""
    situation = table(you="Тень 0/9", enemy="Рысь 0/9, has Уязвимость, closed", edition=edition).strike("Тень", "Рысь")
    assert situation.wounds("Рысь") == wounds


# --------------------------------------------------------------------------------------------- limits and durations


def test_once_a_turn_is_marked_on_the_card() -> None:
    """Part 7 «Один (Х) раз за ход», 113.4: the mark falls off at the start of a turn."""
    situation = table(you="Писарь 1/1 | 1{COIN}: Возьмите карту.").use("Писарь")
    assert situation.refusal(Act.USE, "Писарь") == "113.4"
    assert situation.end_turn().end_turn().can(Act.USE, "Писарь")


def test_twice_a_turn_is_twice() -> None:
    """Part 7 «Один (Х) раз за ход»."""
    situation = table(you="Писарь 1/1 | 1{COIN}: Возьмите карту (два раза за ход).").use("Писарь").use("Писарь")
    assert situation.refusal(Act.USE, "Писарь") == "113.4"


def test_for_one_turn_of_a_player() -> None:
    """Part 7 «На один (на Х) ходов игрока»: that player's next turn, and no longer."""
    situation = (
        table(
            hand="Слово for 1, spell | На один ход противника существа не могут атаковать вашего героя.",
            enemy="Рысь 2/2",
        )
        .play("Слово")
        .end_turn()
    )
    assert not situation.can(Act.STRIKE, "Рысь")
    assert situation.end_turn().end_turn().can(Act.STRIKE, "Рысь")


def test_wounds_and_shots_have_their_number() -> None:
    """Part 7 «Выстрел на X», «Ранить на Х [цель], раниться», 507.5: a shot is an attack, a wound is none."""
    situation = table(
        you="Эльф-всадник", enemy="Рысь 5/9, has от атак 1", hand="Плут 1/1 for 1 | Найм: Ранить существо на 2."
    )
    situation.use("Эльф-всадник", "Рысь").play("Плут", "Рысь")
    assert situation.wounds("Рысь") == 1 + 2 and situation.wounds("Эльф-всадник") == 0


def test_heal_by_a_number_counts_what_is_taken_off() -> None:
    """Part 7 «Излечить (излечение) на X»: «при этом» hangs on the wounds really removed."""
    situation = table(
        you="Волк 3/9", hand="Бинт for 1, spell | Излечите существо на 2, при этом возьмите карту.", enemy="Рысь 2/2"
    ).play("Бинт", "Волк")
    assert situation.hand() == []


def test_lives_shrink_without_wounds() -> None:
    """Part 7 «Жизни сокращаются до Х», 504.6: nothing is wounded or healed."""
    situation = table(hand="Шок", enemy="Рысь 2/9, 3 wounds").play("Шок")
    assert (situation.life("Рысь"), situation.wounds("Рысь"), situation.told(Wounded)) == (1, 0, [])


def test_the_enemy_of_a_seat_is_the_other() -> None:
    """Part 7 «Карта противника (ваша карта)», «Ваша карта», 117.6: by who controls it, in play."""
    situation = table(
        hand="Луч for 1, spell | Ранить существо противника на 1.", you="Волк 3/9; Лис 1/9, stolen", enemy="Рысь 2/9",
        enemy_graveyard="Лось 4/4",
    )  # fmt: skip
    assert situation.targets(Act.PLAY, "Луч") == {"Рысь"} and ENEMY == 1
