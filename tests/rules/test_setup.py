"""The preparatory stage (301)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask, Back, Option
from app.engine.errors import BadSetup, IllegalChoice
from app.engine.event import DieRolled, FirstSeat, Moved, Mulliganed, Shuffled, TurnStarted
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.program import Ability, SetupRule
from app.engine.terms import Kind

HEROES = ("Альма", "Бор")
CARDS = tuple(f"Карта {i}" for i in range(10))
FIRST, SECOND = SetupRule("first"), SetupRule("second")


def start(*rules: tuple[Ability, ...], seed: int = 1, first: int | None = None) -> Match:
    """A match whose heroes have these rules, decks of ten different cards each."""
    own = (*rules, (), ())
    heroes = tuple(CardFacts(name, Kind.HERO, life=25, abilities=own[i]) for i, name in enumerate(HEROES))
    cards = tuple(CardFacts(name, Kind.CREATURE, 1, 1, 1) for name in CARDS)
    seats = (SeatSetup("А", HEROES[0], CARDS), SeatSetup("Б", HEROES[1], CARDS))
    return Match.start(MatchSetup(seats, (*heroes, *cards), seed, first=first))


def told(match: Match, kind: type) -> list[object]:
    return [it for it in match.events if type(it) is kind]


def hand(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    return [view.card(uid).name for uid in view.players[seat].hand]


def test_the_steps_of_the_preparatory_stage_come_in_order() -> None:
    """301.2: who goes first, shuffling, the deal, the mulligan, and the first turn."""
    match = start((FIRST,), (SECOND,))
    for seat in (0, 1):
        match.choose(Option(Act.RETURN, card=match.view(seat).players[seat].hand[0]))
        match.choose(Option(Act.DONE))
    steps = [type(it) for it in match.events if isinstance(it, FirstSeat | Shuffled | Moved | Mulliganed | TurnStarted)]
    in_order = list(dict.fromkeys(steps))
    assert in_order == [FirstSeat, Shuffled, Moved, Mulliganed, TurnStarted]


def test_the_preparatory_stage_comes_once() -> None:
    """301.1: nothing of it comes again with later turns."""
    match = start(first=0)
    for _ in range(2):
        match.choose(Option(Act.DONE))
    for _ in range(6):
        match.choose(Option(Act.END_TURN))
    counts = [len(told(match, kind)) for kind in (FirstSeat, Shuffled, Mulliganed)]
    assert counts == [0, 2, 2] and match.view(0).turn == 7


def test_heroes_lie_face_up_beside_their_decks() -> None:
    """301.3: before anything is asked, both players see both heroes; the decks hold all other cards."""
    match = start()
    for seat in (0, 1):
        view = match.view(seat)
        assert [view.card(player.hero).name for player in view.players] == list(HEROES)
        assert [(len(player.deck), player.hand) for player in view.players] == [(10, ()), (10, ())]


def test_the_higher_throw_chooses() -> None:
    """301.4."""
    match = start()
    throws = told(match, DieRolled)[-1].throws  # type: ignore[attr-defined]
    assert match.decision is not None and match.decision.kind is Ask.FIRST
    assert match.decision.seat == (0 if throws[0] > throws[1] else 1)


def test_equal_throws_are_thrown_again() -> None:
    """301.4: every throw is told; only the last one decides."""
    matches = (start(seed=seed) for seed in range(60))
    thrown = [[it.throws for it in told(match, DieRolled)] for match in matches]  # type: ignore[attr-defined]
    assert any(len(throws) > 1 for throws in thrown)
    assert all((a == b) == (i < len(throws) - 1) for throws in thrown for i, (a, b) in enumerate(throws))


@pytest.mark.parametrize(("number", "other"), ((1, False), (2, True)))
def test_the_chooser_goes_first_or_second(number: int, other: bool) -> None:
    """301.4."""
    match = start()
    assert match.decision is not None
    chooser = match.decision.seat
    match.choose(Option(Act.GO, number=number))
    assert told(match, FirstSeat) == [FirstSeat(1 - chooser if other else chooser, "301.4")]


@pytest.mark.parametrize(("rules", "first"), ((((FIRST,),), 0), (((), (FIRST,)), 1), (((SECOND,),), 1)))
def test_a_hero_fixes_who_goes_first(rules: tuple[tuple[Ability, ...], ...], first: int) -> None:
    """301.4.1: no die is thrown."""
    match = start(*rules)
    assert told(match, DieRolled) == [] and told(match, FirstSeat) == [FirstSeat(first, "301.4.1")]


def test_heroes_that_agree_fix_it_too() -> None:
    """301.4.1: one goes first, the other second."""
    match = start((FIRST,), (SECOND,))
    assert told(match, FirstSeat) == [FirstSeat(0, "301.4.1")]


@pytest.mark.parametrize("rule", (FIRST, SECOND))
def test_heroes_that_contradict_each_other_fix_nothing(rule: SetupRule) -> None:
    """301.4.2: the die decides."""
    match = start((rule,), (rule,))
    assert match.decision is not None and match.decision.kind is Ask.FIRST and told(match, DieRolled)


def test_decks_are_shuffled_and_four_cards_dealt() -> None:
    """301.5, 301.6, part 7 «Раздача»: the first player first."""
    match = start(first=1)
    assert [it.seat for it in told(match, Shuffled)] == [1, 0]  # type: ignore[attr-defined]
    assert [len(match.view(seat).players[seat].hand) for seat in (0, 1)] == [4, 4]


def test_a_hero_may_deal_more_cards() -> None:
    """511.1: a hero's text beats the four cards of 301.6."""
    match = start((SetupRule("deal", 6),), first=0)
    assert [len(match.view(seat).players[seat].hand) for seat in (0, 1)] == [6, 4]


def test_the_first_player_speaks_first_of_the_mulligan() -> None:
    """301.7.1, HEROES §9.17: one decision a seat, first then second."""
    match = start(first=1)
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == (Ask.MULLIGAN, 1)
    match.choose(Option(Act.DONE))
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == (Ask.MULLIGAN, 0)


def test_returned_cards_go_under_the_deck_in_the_order_named() -> None:
    """301.7, part 7 «Пересдача»: the last one named lies lowest; as many come from the top."""
    match = start(first=0)
    dealt = list(match.view(0).players[0].hand)
    named = hand(match, 0)
    for uid in (dealt[2], dealt[0]):
        match.choose(Option(Act.RETURN, card=uid))
    match.choose(Option(Act.DONE))
    match.choose(Option(Act.DONE))
    state = match._game.state
    under = [match._game.name(row) for row in state.deck[0][:2]]
    assert under == [named[0], named[2]]
    assert hand(match, 0)[:2] == [named[1], named[3]] and len(hand(match, 0)) == 4


def test_both_take_new_cards_after_the_second_has_answered() -> None:
    """301.7.1: what the second player returns he decides before he sees what the first draws."""
    match = start(first=0)
    dealt = list(match.view(0).players[0].hand)
    match.choose(Option(Act.RETURN, card=dealt[0]))
    match.choose(Option(Act.DONE))
    assert match.view(0).players[0].hand == tuple(dealt)


def test_the_other_hears_how_many_are_returned() -> None:
    """301.7.1: a number, not which."""
    match = start(first=0)
    match.choose(Option(Act.RETURN, card=match.view(0).players[0].hand[0]))
    match.choose(Option(Act.DONE))
    assert told(match, Mulliganed) == [Mulliganed(0, 1)]


def test_a_mulligan_under_way_can_be_taken_back() -> None:
    """301.7: nothing has moved before the last answer."""
    match = start(first=0)
    before = match.digest()
    match.choose(Option(Act.RETURN, card=match.view(0).players[0].hand[0]))
    match.choose(Back())
    assert match.digest() == before


def test_there_is_one_mulligan() -> None:
    """301.7: after it the first turn begins."""
    match = start(first=0)
    match.choose(Option(Act.DONE))
    match.choose(Option(Act.DONE))
    assert match.decision is not None and (match.decision.kind, match.decision.seat) == (Ask.TURN, 0)


def test_nobody_has_coins_before_his_first_turn() -> None:
    """522.2, HEROES §3: the first player has gained his own one, the second nothing."""
    match = start(first=0)
    match.choose(Option(Act.DONE))
    match.choose(Option(Act.DONE))
    assert [match.view(0).players[seat].coins for seat in (0, 1)] == [1, 0]


def test_a_hero_may_bring_coins() -> None:
    """511.1."""
    match = start((), (SetupRule("coins", 2),), first=0)
    match.choose(Option(Act.DONE))
    match.choose(Option(Act.DONE))
    assert match.view(1).players[1].coins == 2


def test_no_card_leaves_the_deal_for_the_other_to_see() -> None:
    """201.4: a hand is looked at by its player alone."""
    match = start(first=0)
    assert match.view(1).players[0].hand == (0, 0, 0, 0)


def test_an_answer_that_is_not_offered_is_refused() -> None:
    """514.1: nothing changes."""
    match = start(first=0)
    before = match.digest()
    with pytest.raises(IllegalChoice):
        match.choose(Option(Act.RETURN, card=match.view(1).players[1].hand[0]))
    assert match.digest() == before


def test_a_deck_with_a_card_without_facts_is_no_set_up() -> None:
    """102.1: the message names seat and card."""
    seats = (SeatSetup("А", "Альма", ("Никто",)), SeatSetup("Б", "Альма", ()))
    with pytest.raises(BadSetup, match="Никто"):
        Match.start(MatchSetup(seats, (CardFacts("Альма", Kind.HERO, life=20),), 1))


def test_a_creature_is_no_hero() -> None:
    """207.1: a seat needs a hero."""
    seats = (SeatSetup("А", "Волк", ()), SeatSetup("Б", "Волк", ()))
    with pytest.raises(BadSetup, match="Волк"):
        Match.start(MatchSetup(seats, (CardFacts("Волк", Kind.CREATURE, 1, 1, 1),), 1))
