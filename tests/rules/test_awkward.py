"""Awkward moments: what interacts, leaves, changes hands or comes twice just when a rule would look at it."""

from __future__ import annotations

from app.engine.decision import Ask
from app.engine.event import Shuffled
from app.engine.heroes.edition import ED15
from app.engine.program import ExtraTurn, Player, PlayerRole, SkipTurn, SpellText
from tests.rules.tables import ENEMY, YOU, table

MINE, THEIRS = Player(PlayerRole.YOU), Player(PlayerRole.ENEMY)


def whose_turns(at, number: int) -> str:
    """Whose the next turns are: Y and E."""
    said = ""
    for _ in range(number):
        at.end_turn()
        said += "YE"[at.game.state.active]
    return said


# ------------------------------------------------------------------------------------------------------- turns


def test_an_extra_turn_in_the_other_players_turn_comes_besides_the_own_one() -> None:
    """KEYWORDS §6, Дополнительный ход: right after the current turn; the order of the turns goes on after it."""
    at = table(
        you="Дар 1/1 | Гибель: Вы получаете дополнительный ход",
        enemy_hand="Удар for 0, spell | Уничтожьте существо",
        turn="enemy",
    )
    at.play("Удар")
    assert whose_turns(at, 4) == "YYEY"


def test_both_players_skip_their_next_turn() -> None:
    """310.3: each of the two turns is left out once, and the order goes on."""
    skip = (SpellText(SkipTurn(MINE)),), (SpellText(SkipTurn(THEIRS)),)
    at = table(
        hand="А for 0, spell; Б for 0, spell; В for 0, spell",
        programs={"А": skip[0], "Б": skip[1], "В": (SpellText(ExtraTurn(MINE)),)},
    )
    at.play("А").play("Б")
    assert whose_turns(at, 2) == "EY"


def test_a_player_skips_his_extra_turn_when_it_is_his_next() -> None:
    """310.3: the next turn of the player is the extra one."""
    at = table(
        hand="А for 0, spell; В for 0, spell",
        programs={"А": (SpellText(SkipTurn(MINE)),), "В": (SpellText(ExtraTurn(MINE)),)},
    )
    at.play("А").play("В")
    assert whose_turns(at, 2) == "EY"


# ----------------------------------------------------------------------------------------------------- control


TAKE = "Возьмите под контроль существо противника"


def test_control_for_a_time_ends_below_a_newer_one() -> None:
    """104.2.1: a newer change of control covers the older one, and both end where the card came from."""
    at = table(
        enemy="Волк 2/2",
        hand=f"Вор for 0, spell | {TAKE} до конца следующего хода противника",
        enemy_hand=f"Вор 2 for 0, spell | {TAKE} до конца хода",
    )
    at.play("Вор", "Волк").end_turn().play("Вор 2", "Волк").end_turn()
    assert at.squad(YOU) == [] and at.squad(ENEMY) == ["Волк"]


def test_lasting_control_outlives_an_older_one_for_a_time() -> None:
    """104.2.1: the change that lasts writes over the one that would have ended."""
    at = table(
        enemy="Волк 2/2",
        hand=f"Вор for 0, spell | {TAKE} до конца хода; Вор 2 for 0, spell | Возьмите под контроль существо",
    )
    at.play("Вор", "Волк").play("Вор 2", "Волк").end_turn()
    assert at.squad(YOU) == ["Волк"]


# ------------------------------------------------------------------------------------------- leaving and returning


def test_parts_go_where_the_merged_card_goes() -> None:
    """Part 7, Присоединить: all cards of a merged one leave for the same place, the bottom of the deck too."""
    at = table(you="Волк 2/2, part Ёж 1/1", hand="Дно for 0, spell | Положите существо под низ колоды владельца")
    at.play("Дно", "Волк")
    assert set(at.deck()[-2:]) == {"Волк", "Ёж"}


def test_a_revived_attacker_has_not_to_close() -> None:
    """307.3, 519.4: who died in its fight is attacking no more, and comes back open."""
    at = table(you="Волк 2/1 | Гибель: Возродите это существо", enemy="Ёж 2/9")
    at.strike("Волк", "Ёж")
    assert at.zone("Волк") == "play" and not at.closed("Волк")


def test_a_mined_creature_returns_without_waking_anything() -> None:
    """KEYWORDS §6, Добывает: no triggers on these moves."""
    at = table(
        you="Крот 1/1, mined Волк 1/1 | Рывок",
        enemy="Волк 2/2 | Найм: Возьмите карту",
        hand="Шахтёр 1/1 for 0 | Найм: Шахтёр добывает существо противника; Удар for 0, spell | Уничтожьте существо",
    )
    before = len(at.hand(ENEMY))
    at.play("Шахтёр").play("Удар", "Шахтёр")
    assert "Волк" in at.squad(ENEMY) and len(at.hand(ENEMY)) == before


def test_a_known_card_does_not_shuffle_the_other_deck() -> None:
    """204.3: a deck is shuffled by its own being looked through only."""
    at = table(
        hand="Взгляд for 0, spell | Посмотрите верхнюю карту колоды противника; "
        "Выбор for 0, spell | Положите карту из вашей колоды на кладбище"
    )
    at.play("Взгляд").play("Выбор", "Запас 3")
    assert [it.seat for it in at.told(Shuffled)] == [YOU]


def test_a_cancelled_card_is_not_discarded() -> None:
    """518.1: the card goes to the graveyard; nobody has discarded it."""
    at = table(
        you="Вор 1/1 | Когда вы сбрасываете карту, возьмите карту",
        enemy="Страж 1/1 | Когда противник разыгрывает заклинание, отмените его",
        hand="Чары for 0, spell | Возьмите карту",
    )
    at.play("Чары")
    assert at.hand() == []


# --------------------------------------------------------------------------------------------------- uniqueness


def test_uniqueness_that_is_given_counts_at_once() -> None:
    """Part 7, Уникальность: two same-named cards with it can't be under one control, however they came by it."""
    at = table(
        you="Волк 2/2 | Уникальность; Волк 2/2 | -",
        hand="Дар for 0, spell | Существо получает Уникальность",
    )
    at.play("Дар", "Волк #2")
    assert len(at.squad()) == 1


# ------------------------------------------------------------------------------------------------------- coins


def test_lost_temporary_coins_do_not_leave_a_second_time() -> None:
    """522.4, 522.5: who loses coins chooses which: temporary ones that went need not return to the reserve."""
    at = table(
        hand="Дар for 0, spell | Получите 2 монеты до конца хода; Дань for 0, spell | Потеряйте 2 монеты", coins=3
    )
    at.play("Дар").play("Дань")
    at.end_turn()
    assert at.game.state.open_coins[YOU] + at.game.state.closed_coins[YOU] == 3


# ------------------------------------------------------------------------------------------------------- ends


def test_both_heroes_fall_together() -> None:
    """603.1: both lose at once."""
    at = table(
        hero="Ваш герой 0/25, 24 wounds",
        enemy_hero="Герой врага 0/25, 24 wounds",
        hand="Буря for 0, spell | Ранить каждого персонажа на 1",
    )
    at.play("Буря")
    assert at.match.outcome is not None and at.match.outcome.winner is None


def test_a_replaced_draw_of_an_empty_deck_fails_not() -> None:
    """E15 527.6: a replacement of a draw applies even when the deck is empty."""
    at = table(
        you="Мудрец 1/1 | Если вы должны взять карту, вместо этого ваш герой получает 1 дополнительную жизнь", deck=""
    )
    at.end_turn().end_turn()
    assert at.life("hero") == 26 and at.game.state.failed_draws[YOU] == 0


def test_a_copy_of_a_merged_card_is_the_whole() -> None:
    """Part 7, Копия: the copy has all names, numbers and text of the merged card."""
    at = table(you="Волк 2/2, part Ёж 1/3 | -", hand="Зеркало for 0, spell | Создайте копию существа")
    at.play("Зеркало", "Волк")
    assert (at.power("Копия Волк"), at.life("Копия Волк")) == (3, 5)


# ------------------------------------------------------------------------------------- replacements and prevention


def test_healing_and_wounding_in_each_others_place_end() -> None:
    """525.2: the chain of replacements breaks off before the first one comes again."""
    at = table(
        you=(
            "Тень 0/9 | Если существо должно излечиться, вместо этого ранить его на 1",
            "Свет 0/9 | Если персонаж должен получить раны, вместо этого излечите его на столько же",
            "Волк 1/9, 5 wounds",
        ),
        hand="Бинт for 0, spell | Излечить существо на 3",
    )
    at.play("Бинт", "Волк")
    assert at.wounds("Волк") == 4


def test_wounds_that_go_over_to_another_card_meet_its_protection() -> None:
    """517.5, 517.1.1: the replaced effect is an effect like others for whom it meets."""
    at = table(
        you="Страж 0/5 | Немёртвый. Если ваш герой должен получить раны, вместо этого Страж получает столько же ран",
        hand="Искра for 0, spell | Ранить персонажа на 3",
    )
    at.play("Искра", "hero")
    assert (at.wounds("hero"), at.wounds("Страж")) == (0, 0)


def test_two_who_take_wounds_upon_themselves_pass_them_on_once() -> None:
    """525.2: each of them takes the wounds over once at most."""
    take = "Если другой ваш персонаж должен получить раны, вместо этого {0} получает столько же ран"
    at = table(
        you=(f"Щит 0/9 | {take.format('Щит')}", f"Вал 0/9 | {take.format('Вал')}"),
        hand="Искра for 0, spell | Ранить персонажа на 3",
    )
    at.play("Искра", "hero", "Щит")
    assert (at.wounds("hero"), at.wounds("Щит"), at.wounds("Вал")) == (0, 0, 3)


def test_the_active_player_settles_replacements_of_both() -> None:
    """517.4.2: both can replace the death; the active player chooses which."""
    at = table(
        you="Знахарь 0/9 | Если существо должно погибнуть, вместо этого излечите его полностью",
        enemy=("Вор 0/9 | Если существо противника должно погибнуть, вместо этого возьмите его под контроль", "Ёж 1/1"),
        hand="Искра for 0, spell | Ранить существо на 1",
    )
    at.play("Искра", "Ёж")
    assert at.zone("Ёж") == "play" and at.wounds("Ёж") == 0


def test_a_death_replaced_in_vain_comes_of_something_new_only() -> None:
    """525.1: the rules' effect does not come again for the same lack of lives."""
    at = table(
        you="Волк 1/2, life -1 | Если Волк должен погибнуть, вместо этого излечите его полностью",
        hand="Порча for 0, spell | Положите 1 эффект ослабления на существо",
    )
    at.play("Порча", "Волк")
    assert at.zone("Волк") == "play"


# ----------------------------------------------------------------------------------------- deaths of both sides


def test_death_triggers_of_the_other_player_come_first() -> None:
    """402.1, 605.1: the non-active player's trigger works first, and the game ends with it."""
    text = "Гибель: Ранить героя противника на 1"
    at = table(
        you=f"Свой 1/1 | {text}",
        enemy=f"Чужой 1/1 | {text}",
        hero="Ваш герой 0/25, 24 wounds",
        enemy_hero="Герой врага 0/25, 24 wounds",
        hand="Буря for 0, spell | Ранить каждое существо на 1",
    )
    at.play("Буря")
    assert at.match.outcome is not None and at.match.outcome.winner == ENEMY


def test_the_dead_of_one_moment_see_each_other_die() -> None:
    """205.3, 505.3: who leaves together with others has its abilities until they are announced."""
    text = "Каждый раз, когда другое существо погибает, ранить героя противника на 1"
    at = table(
        you=f"А 1/1 | {text}; Б 1/1 | {text}", enemy="В 1/1", hand="Буря for 0, spell | Ранить каждое существо на 1"
    )
    at.play("Буря").settle()
    assert at.wounds("enemy hero") == 4


def test_last_known_strike_counts_effects() -> None:
    """403: a card that has left is read as it was last."""
    at = table(
        you="Волк 2/1, strike +3 | Гибель: Ранить героя противника на значение удара Волка",
        hand="Удар for 0, spell | Уничтожьте существо",
    )
    at.play("Удар", "Волк")
    assert at.wounds("enemy hero") == 5


# ---------------------------------------------------------------------------------------------- in mid-attack


def test_an_attacker_that_changes_sides_closes_there() -> None:
    """307.3: the attacking card closes, whoever controls it then."""
    at = table(you="Волк 2/9", enemy="Чаровник 1/9 | Когда существо противника атакует, возьмите его под контроль")
    at.strike("Волк", "Чаровник")
    assert at.squad(ENEMY) == ["Чаровник", "Волк"] and at.closed("Волк") and at.wounds("Чаровник") == 2


def test_a_strike_whose_attacker_is_gone_is_called_off() -> None:
    """E15 307.1: what the announcement wakes comes before the defender is named; nobody is struck then."""
    text = "Когда противник объявляет атаку, верните атакующее существо в руку владельца"
    at = table(you="Волк 2/9", enemy=f"Чаровник 1/9 | {text}", edition=ED15)
    at.begin_strike("Волк", "Чаровник")
    assert at.zone("Волк") == "hand" and at.wounds("Чаровник") == 0 and at.waits is Ask.TURN


# ------------------------------------------------------------------------------------------ cards of other kinds


def test_a_mined_card_follows_its_miner_and_returns_to_its_owner() -> None:
    """KEYWORDS §6, Добывает: the card is under its miner whoever controls that, and goes back where it came from."""
    at = table(
        enemy="Шахтёр 1/1 | -; Крот 1/1, mined Ёж 1/1",
        hand="Вор for 0, spell | Возьмите под контроль существо противника; Удар for 0, spell | Уничтожьте существо",
    )
    at.play("Вор", "Крот").play("Удар", "Крот")
    assert "Ёж" in at.graveyard(ENEMY) and at.graveyard() == ["Вор", "Удар"]


def test_a_face_with_less_life_dies() -> None:
    """505.1: a creature with as many wounds as lives is destroyed, whatever changed its lives."""
    at = table(
        you="Волк 2/5, back Оборотень, 2 wounds",
        reserve="Оборотень 4/2",
        hand="Луна for 0, spell | Переверните существо",
    )
    at.play("Луна", "Волк")
    assert at.zone("Волк") == "graveyard"


def test_a_stolen_unique_card_sends_the_older_one_away() -> None:
    """Part 7, Уникальность: the one that was there first goes."""
    at = table(
        you="Волк 2/2, 1 wound | Уникальность",
        enemy="Волк 2/2 | Уникальность",
        hand="Вор for 0, spell | Возьмите под контроль существо противника",
    )
    at.play("Вор")
    assert at.squad() == ["Волк"] and at.wounds("Волк") == 0 and len(at.graveyard()) == 2


def test_uniqueness_works_hidden() -> None:
    """Part 7, Скрытое существо: its uniqueness is the ability that works."""
    at = table(you="Волк 2/2, hidden | Уникальность", hand="Волк 2/2 for 0 | Уникальность")
    at.play("Волк")
    assert at.squad() == ["Волк"] and not at.hidden("Волк")


def test_a_free_spell_that_costs_x_counts_as_x_of_0() -> None:
    """105.1.3: everything that depends on X is announced as if X were 0."""
    at = table(
        enemy="Волк 2/2",
        hand=(
            "Дар for 0, spell | Бесплатно разыграйте заклинание из руки",
            "Молния for X, spell | Ранить каждое существо на X",
        ),
    )
    at.play("Дар")
    assert at.zone("Молния") == "graveyard" and at.wounds("Волк") == 0 and at.coins() == 10


def test_an_own_card_in_the_other_players_hand_is_hidden() -> None:
    """203.1, 204.5: a placed card that the opponent has drawn is a card of his hand."""
    at = table(
        hand="Клеймо for 0, spell | Поместите Чёрная метка в колоду противника", enemy_deck="", reserve="Чёрная метка"
    )
    at.play("Клеймо").end_turn()
    assert at.hand(ENEMY) == ["Чёрная метка"]
    assert at.match.view(YOU).players[ENEMY].hand == (0,)
    assert at.match.view(ENEMY).players[ENEMY].hand != (0,)


def test_coins_lost_for_a_time_come_back_over_an_extra_turn() -> None:
    """522.4: the time ends with that player's turn, however many turns come between."""
    at = table(
        hand="Дань for 0, spell | Противник теряет 2 монеты до конца хода противника; В for 0, spell",
        programs={"В": (SpellText(ExtraTurn(MINE)),)},
    )
    at.play("Дань").play("В").end_turn().end_turn()
    assert at.game.state.active == ENEMY and at.coins(ENEMY) == 9
    at.end_turn()
    assert at.game.state.open_coins[ENEMY] + at.game.state.closed_coins[ENEMY] == 11
