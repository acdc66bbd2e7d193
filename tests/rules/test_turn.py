"""The stages and phases of a turn (302-310) and the end of a game (602-605)."""

from __future__ import annotations

import pytest

from app.engine.decision import AcceptDraw, Act, Ask, Concede, OfferDraw, Option
from app.engine.errors import IllegalChoice
from app.engine.event import DrawFailed, Opened, Phase, PhaseStarted, TurnEnded, TurnStarted, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.match import Match
from app.engine.terms import KeywordName
from tests.rules.tables import DECK_OF, ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


def both_turns(situation: Table) -> Table:
    """Your turn ends, the enemy's passes: it is your next turn's choice phase."""
    return situation.end_turn().end_turn()


# ---------------------------------------------------------------------------------------------------- a whole turn


def test_a_turn_goes_through_its_phases_in_order() -> None:
    """302.1-302.3, 303.4, 304.5, 305.2, 310.3."""
    situation = table().end_turn()
    assert [it.phase for it in situation.told(PhaseStarted)] == [  # type: ignore[attr-defined]
        Phase.END,
        Phase.RECOVERY,
        Phase.ACCUMULATION,
        Phase.CHOICE,
    ]


def test_the_other_player_becomes_active() -> None:
    """310.3."""
    situation = table().end_turn()
    assert (situation.decision.seat, situation.match.view(YOU).active) == (ENEMY, ENEMY)
    assert situation.told(TurnEnded) == [TurnEnded(YOU)] and situation.told(TurnStarted) == [TurnStarted(ENEMY, 6)]


def test_the_choice_phase_comes_again_after_every_act() -> None:
    """306.1, 306.2, 307.4, 309.3."""
    situation = table(you="Волк 3/4; Лис 1/1", hand="Ёж 1/1 for 1")
    situation.strike("Волк", "enemy hero").play("Ёж").strike("Лис", "enemy hero")
    assert situation.waits is Ask.TURN


def test_the_end_of_the_turn_can_always_be_chosen() -> None:
    """306.1: with nothing else to do it is asked all the same."""
    situation = table()
    assert situation.said() == ["end turn"]


@EDITIONS
def test_the_main_stage_offers_strikes_abilities_and_plays(edition: Edition) -> None:
    """305.1, 306.1: and the end of the turn."""
    situation = table(
        you=("Маг 1/4 | {TAP}: Возьмите карту.", "Лучник 1/4 | {TAP}: Выстрел на 1."),
        hand="Ёж 1/1 for 1",
        edition=edition,
    )
    acts = {it.act for it in situation.decision.options}
    assert acts == {Act.PLAY, Act.STRIKE, Act.USE, Act.SHOOT, Act.END_TURN}


# ------------------------------------------------------------------------------------------------------- recovery


@EDITIONS
@pytest.mark.parametrize(("words", "turns"), (("вашего следующего хода", 2), ("следующего хода противника", 1)))
def test_what_lasts_to_the_start_of_a_turn_ends_there(words: str, turns: int, edition: Edition) -> None:
    """303.1: in the recovery phase of that turn."""
    spell = f"Песнь for 1, spell | Ваше существо получает +1 к удару до начала {words}."
    situation = table(you="Волк 3/4", hand=spell, edition=edition).play("Песнь", "Волк")
    powers = [situation.power("Волк"), *(situation.end_turn().power("Волк") for _ in range(turns))]
    assert powers == [4] * turns + [3]


@EDITIONS
def test_what_lasts_to_the_end_of_the_turn_ends_after_its_triggers(edition: Edition) -> None:
    """310.2: «в конце хода» still finds it, the next turn does not."""
    spell = "Песнь for 1, spell | Ваше существо получает +2 к удару до конца хода."
    wolf = "Волк 3/4 | В конце вашего хода ранить героя противника на X, где X — удар этого существа."
    situation = table(you=wolf, hand=spell, edition=edition).play("Песнь", "Волк").end_turn()
    assert (situation.wounds("enemy hero"), situation.power("Волк")) == (5, 3)


def test_own_cards_and_coins_open_at_the_start_of_the_own_turn() -> None:
    """303.2: creatures, hero, support, coins."""
    situation = table(you="Волк 3/4, closed; Посох for 2, амулет, closed", coins=3, hand="Ёж 1/1 for 2")
    situation.play("Ёж").end_turn()
    assert situation.closed("Волк") and situation.coins() == 1
    situation.end_turn()
    assert not situation.closed("Волк") and not situation.closed("Посох") and situation.coins() == 4


def test_cards_of_the_other_stay_closed() -> None:
    """303.2: the active player's open."""
    situation = table(you="Волк 3/4, closed", enemy="Рысь 2/2, closed").end_turn()
    assert (situation.closed("Волк"), situation.closed("Рысь")) == (True, False)
    assert [it.paragraph for it in situation.told(Opened)] == ["303.2"]  # type: ignore[attr-defined]


def test_a_strike_may_be_announced_again_next_turn() -> None:
    """107.2, 303.3."""
    situation = both_turns(table(you="Волк 3/4").strike("Волк", "enemy hero")).strike("Волк", "enemy hero")
    assert situation.wounds("enemy hero") == 6


def test_first_turn_weakness_lasts_one_turn() -> None:
    """107.5."""
    situation = both_turns(table(hand="Волк 3/4 for 1").play("Волк"))
    assert situation.can(Act.STRIKE, "Волк")


def test_a_creature_defends_again_next_turn() -> None:
    """303.3, 509.3."""
    situation = table(you="Волк 1/4", enemy="Рысь 0/9, has Опыт в защите")
    situation.strike("Волк", "enemy hero", defender="Рысь")
    both_turns(situation).strike("Волк", "enemy hero", defender="Рысь")
    assert situation.wounds("Рысь") == 2


def test_stun_keeps_a_card_closed_through_one_recovery() -> None:
    """Part 7, Оглушение: it is lost instead of opening."""
    situation = both_turns(table(you="Волк 3/4, closed, has Оглушение"))
    assert situation.closed("Волк") and not situation.has("Волк", KeywordName.STUN)
    assert not both_turns(situation).closed("Волк")


# --------------------------------------------------------------------------------------------------- accumulation


def test_a_coin_and_a_card_come_each_turn() -> None:
    """304.1, 304.2."""
    situation = both_turns(table(coins=4))
    assert situation.coins() == 5 and situation.hand() == ["Запас 1"]


def test_the_tenth_coin_is_the_last_that_the_phase_gives() -> None:
    """304.1, 522.3."""
    assert both_turns(table(coins=10)).coins() == 10


def test_the_first_player_draws_no_card_in_his_first_turn() -> None:
    """304.2."""
    from tests.rules.test_setup import start

    match = start(first=0)
    match.choose(Option(Act.DONE))
    match.choose(Option(Act.DONE))
    assert len(match.view(0).players[0].hand) == 4
    match.choose(Option(Act.END_TURN))
    assert len(match.view(1).players[1].hand) == 5


def test_an_empty_deck_gives_no_card() -> None:
    """304.2: the failed draw is counted, the game goes on."""
    situation = both_turns(table(deck=""))
    assert situation.told(DrawFailed) == [DrawFailed(YOU, 1)] and situation.waits is Ask.TURN


def test_the_third_failed_draw_loses() -> None:
    """304.2, 604.1."""
    situation = table(deck="", enemy_deck=DECK_OF)
    for _ in range(2):
        both_turns(situation)
    situation.end_turn().match.choose(Option(Act.END_TURN))
    outcome = situation.match.outcome
    assert outcome is not None and (outcome.winner, outcome.ending, outcome.paragraph) == (ENEMY, "deck empty", "304.2")


def test_hidden_creatures_may_be_turned_up_before_the_turn() -> None:
    """304.3: any of them, and they may act then."""
    situation = table(you="Волк 3/4, hidden; Лис 1/1, hidden").end_turn()
    situation.match.choose(Option(Act.END_TURN))
    assert situation.waits is Ask.REVEAL and situation.choices() == {"Волк", "Лис", "done"}
    situation.answer("Волк", "done")
    assert situation.can(Act.STRIKE, "Волк") and situation.hidden("Лис")


@EDITIONS
def test_what_the_recovery_woke_is_announced_with_the_start_of_the_turn(edition: Edition) -> None:
    """304.4: its player orders it among «в начале хода», after the coin and the card have come."""
    wolf = "Волк 3/4, closed | Когда это существо открывается, ранить героя противника на 1."
    priest = "Жрец 1/4 | В начале вашего хода ранить героя противника на 2."
    situation = table(you=(wolf, priest), coins=3, edition=edition).end_turn().end_turn()
    assert situation.waits is Ask.ORDER and (situation.coins(), len(situation.hand())) == (4, 1)
    situation.answer("Жрец")
    assert [it.number for it in situation.told(Wounded)] == [2, 1]  # type: ignore[attr-defined]


@EDITIONS
def test_revealed_creatures_wake_at_the_start_of_the_turn(edition: Edition) -> None:
    """304.3, 304.4: they are turned up before «в начале вашего хода» is looked for."""
    spy = "Лазутчик 1/4, hidden | В начале вашего хода ранить героя противника на 1."
    situation = table(you=spy, edition=edition).end_turn()
    situation.end_turn("Лазутчик")
    assert situation.wounds("enemy hero") == 1


# ------------------------------------------------------------------------------------------------------- a strike


@EDITIONS
def test_what_the_closing_wakes_comes_before_the_next_choice(edition: Edition) -> None:
    """307.3, 307.4: attacker and defender close when the queue is empty, and what waits for that works."""
    wolf = "Волк 3/9 | При ударе ранить героя противника на 1. Когда это существо закрывается, ранить персонажа на 5."
    situation = table(you=wolf, enemy="Рысь 2/9", edition=edition).strike("Волк", "enemy hero", defender="Рысь")
    assert situation.waits is Ask.TARGET and situation.closed("Волк") and situation.closed("Рысь")
    situation.answer("Рысь")
    numbers = [it.number for it in situation.told(Wounded)]  # type: ignore[attr-defined]
    assert (sorted(numbers[:2]), numbers[2:], situation.waits) == ([2, 3], [1, 5], Ask.TURN)


# ------------------------------------------------------------------------------------------------- the game's end


def test_a_player_may_concede_at_any_decision() -> None:
    """602.1, 604.1: out of turn too."""
    match = table().match
    match.choose(Concede(ENEMY))
    assert match.outcome is not None and (match.outcome.winner, match.outcome.ending) == (YOU, "conceded")


def test_a_draw_needs_both() -> None:
    """603.1, 603.2."""
    match = table().match
    match.choose(OfferDraw(YOU))
    assert match.outcome is None and match.decision is not None
    match.choose(AcceptDraw(ENEMY))
    assert match.outcome is not None and (match.outcome.winner, match.outcome.paragraph) == (None, "603.2")


@pytest.mark.parametrize("offered", (False, True))
def test_nobody_accepts_his_own_offer_or_none(offered: bool) -> None:
    """603.2."""
    match = table().match
    if offered:
        match.choose(OfferDraw(ENEMY))
    with pytest.raises(IllegalChoice) as refused:
        match.choose(AcceptDraw(ENEMY))
    assert refused.value.paragraph == "603.2"


def test_nothing_happens_after_the_end() -> None:
    """605.1."""
    match: Match = table().match
    match.choose(Concede(YOU))
    before = match.digest()
    for answer in (Option(Act.END_TURN), Concede(ENEMY), OfferDraw(YOU)):
        with pytest.raises(IllegalChoice) as refused:
            match.choose(answer)
        assert refused.value.paragraph == "605.1"
    assert match.digest() == before


def test_a_hero_falls_by_wounds_against_its_initial_lives() -> None:
    """601, 604.1: additional lives do not count (HEROES §3, switch `hero_falls_by_level`)."""
    situation = table(you="Волк 5/5", enemy_hero="Враг, 20 wounds, life 5").strike("Волк", "enemy hero")
    assert situation.match.outcome is not None


def test_a_house_option_counts_the_level_of_life() -> None:
    """505.1, HEROES §3: with `hero_falls_by_level` additional lives save the hero."""
    from dataclasses import replace

    by_level = replace(ED12, hero_falls_by_level=True)
    situation = table(you="Волк 5/5", enemy_hero="Враг, 20 wounds, life 5", edition=by_level)
    assert situation.strike("Волк", "enemy hero").match.outcome is None
