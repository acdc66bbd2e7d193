"""The one door to a match: what it asks, what it refuses, what can be said beside the question."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from app.engine.chance import Chance
from app.engine.decision import (
    AcceptDraw,
    Act,
    Ask,
    Back,
    ByHand,
    Concede,
    HandAct,
    OfferDraw,
    Option,
    Tool,
    answer_from_json,
    answer_to_json,
)
from app.engine.errors import HOUSE, BadSetup, BrokenSave, IllegalChoice
from app.engine.event import CountersChanged, DoneByHand
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.match import Match
from app.engine.message import message
from app.engine.program import SELF, Create, Keyword, Triggered, When
from app.engine.terms import EventKind, KeywordName, Kind, Place, Span, Zone
from tests.engine import boxes


def at_turn(seed: int = 1) -> Match:
    """A match at its first choice phase."""
    match = boxes.start(seed, seed + 1, seed)
    while match.decision is not None and match.decision.kind is not Ask.TURN:
        match.choose(match.decision.options[-1])
    return match


@pytest.mark.parametrize("seed", range(5))
def test_single_options_are_asked_in_the_choice_phase_alone(seed: int) -> None:
    """Elsewhere the match takes them itself, so no answer is wasted."""
    match, chance = boxes.start(seed, seed + 2, seed), random.Random(seed)
    while match.decision is not None:
        assert len(match.decision.options) > 1 or match.decision.kind is Ask.TURN
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))


@pytest.mark.parametrize(
    "wrong",
    [
        Option(Act.STRIKE, card=1, target=2),
        Option(Act.PLAY, card=999),
        Option(Act.USE, card=1, ability=12345),
        Option(Act.NUMBER, number=3),
        Option(Act.DEFEND, card=1),
        Back(),
        AcceptDraw(0),
        ByHand(0, HandAct(Tool.WOUND, card=999, number=1)),
        ByHand(0, HandAct(Tool.MOVE, card=1, zone=Zone.HAND)),
        ByHand(0, HandAct(Tool.CREATE, name="нет такой")),
        ByHand(7, HandAct(Tool.NOTE, name="кто это")),
        ByHand(0, HandAct(Tool.NOTE, name="  ")),
        ByHand(0, HandAct(Tool.COUNTERS, card=1, number=1)),
        ByHand(0, HandAct(Tool.WOUND, card=1, number=-1)),
        ByHand(0, HandAct(Tool.COINS, number=1001)),
    ],
)
def test_an_illegal_answer_changes_nothing(wrong: Option | Back | AcceptDraw | ByHand) -> None:
    """IllegalChoice, the same digest, the same question."""
    match = at_turn()
    digest, decision, events = match.digest(), match.decision, len(match.events)
    with pytest.raises(IllegalChoice):
        match.choose(wrong)
    assert (match.digest(), match.decision, len(match.events)) == (digest, decision, events)


def test_conceding_ends_the_game_for_the_other() -> None:
    """604.1."""
    match = at_turn()
    match.choose(Concede(0))
    assert match.outcome is not None
    assert (match.outcome.winner, match.decision) == (1, None)


def test_a_draw_needs_both() -> None:
    """603.2: one offers, the other accepts; the waiting question stays meanwhile."""
    match = at_turn()
    question = match.decision
    match.choose(OfferDraw(0))
    assert match.decision == question
    with pytest.raises(IllegalChoice):
        match.choose(AcceptDraw(0))
    match.choose(AcceptDraw(1))
    assert match.outcome is not None
    assert match.outcome.winner is None


def test_nothing_happens_after_the_end() -> None:
    """605.1."""
    match = at_turn()
    match.choose(Concede(1))
    digest = match.digest()
    for answer in (Option(Act.END_TURN), OfferDraw(0), ByHand(0, HandAct(Tool.DRAW, number=1))):
        with pytest.raises(IllegalChoice):
            match.choose(answer)
    assert match.digest() == digest


def test_back_leads_to_before_the_announcement() -> None:
    """Nothing is paid or moved before the last decision of an announcement."""
    found = 0
    for seed in range(40):
        match, chance = boxes.start(seed, seed + 3, seed), random.Random(seed)
        for _ in range(150):
            if match.decision is None:
                break
            before, question = match.digest(), match.decision
            match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
            asked = match.decision
            if asked is not None and asked.can_back and asked.announcement and question.kind is Ask.TURN:
                back = match.copy()
                back.choose(Back())
                assert (back.digest(), back.decision) == (before, question)
                found += 1
    assert found > 5


TOOLS = [
    HandAct(Tool.WOUND, card=1, number=2),
    HandAct(Tool.HEAL, card=1, number=1),
    HandAct(Tool.CLOSE, card=1),
    HandAct(Tool.OPEN, card=1),
    HandAct(Tool.STRIKE, card=1, number=2),
    HandAct(Tool.LIFE, card=1, number=3),
    HandAct(Tool.COST, card=1, number=1),
    HandAct(Tool.KEYWORD, card=1, number=2, name="ARMOUR"),
    HandAct(Tool.COUNTERS, card=1, number=2, name="зрелость"),
    HandAct(Tool.LIFT, card=1),
    HandAct(Tool.COINS, seat=1, number=3),
    HandAct(Tool.COINS_OPEN, seat=1, number=-1),
    HandAct(Tool.PRAYERS, seat=0, number=2),
    HandAct(Tool.DRAW, seat=0, number=1),
    HandAct(Tool.LOOK, seat=1, number=2),
    HandAct(Tool.LOOK, seat=0, zone=Zone.HAND),
    HandAct(Tool.SHUFFLE, seat=0),
    HandAct(Tool.CREATE, seat=0, name="Яйцо"),
    HandAct(Tool.NOTE, name="договорились"),
]


@pytest.mark.parametrize("act", TOOLS, ids=lambda act: f"{act.tool.name}-{act.zone.name}")
def test_every_tool_by_hand_leaves_the_question_waiting(act: HandAct) -> None:
    """From either seat, at any decision; the answer is kept by content."""
    match = at_turn()
    match.choose(answer_from_json(answer_to_json(ByHand(1, act))))
    assert match.decision is not None
    assert match.decision.kind is Ask.TURN


def test_a_number_out_of_range_is_refused_with_the_range() -> None:
    """So that whoever typed it knows what will do."""
    with pytest.raises(IllegalChoice) as caught:
        at_turn().choose(ByHand(0, HandAct(Tool.DRAW, number=5000)))
    assert caught.value.reason == message("reasons.hand_numbers", number=5000, least=0, most=1000)
    assert caught.value.paragraph == HOUSE


def test_a_hand_looked_at_by_hand_can_be_pointed_at() -> None:
    """By the looker alone; his own hand stays hidden from the other."""
    match = at_turn()
    match.choose(ByHand(1, HandAct(Tool.LOOK, seat=0, zone=Zone.HAND)))
    assert all(match.view(1).players[0].hand)
    assert not any(match.view(0).players[1].hand)


def test_a_card_moved_by_hand_from_hand_to_deck_stays_unknown() -> None:
    """To the other seat; its owner reads its name in the log."""
    match = at_turn()
    card = match.view(0).players[0].hand[0]
    match.choose(ByHand(0, HandAct(Tool.MOVE, card=card, zone=Zone.DECK, place=Place.BOTTOM)))
    told = [next(it for it in match.view(seat).log if isinstance(it, DoneByHand)).card.name for seat in (0, 1)]
    assert told[0] != ""
    assert told[1] == ""


@pytest.mark.parametrize("change", [2, -1])
def test_a_cost_is_changed_by_hand_until_the_turn_ends(change: int) -> None:
    """105.1: of a card in the hand, which is where it is paid."""
    match = at_turn()
    card = match.view(0).players[0].hand[0]
    cost = match.view(0).card(card).cost
    match.choose(ByHand(0, HandAct(Tool.COST, card=card, number=change, span=Span.THIS_TURN)))
    assert match.view(0).card(card).cost == cost + change
    match.choose(Option(Act.END_TURN))
    assert match.view(0).card(card).cost == cost


def test_no_more_counters_are_taken_by_hand_than_there_are() -> None:
    """And no more are told."""
    match = at_turn()
    match.choose(ByHand(0, HandAct(Tool.COUNTERS, card=1, number=2, name="зрелость")))
    events = match.choose(ByHand(0, HandAct(Tool.COUNTERS, card=1, number=-5, name="зрелость")))
    told = next(it for it in events if isinstance(it, CountersChanged))
    assert (told.change, told.number) == (-2, 0)


def test_a_card_moved_by_hand_lies_where_it_was_put() -> None:
    """From the hand into play, under the other's control, and back on top of the deck."""
    match = at_turn()
    card = match.view(0).players[0].hand[0]
    match.choose(ByHand(0, HandAct(Tool.MOVE, card=card, seat=0, zone=Zone.PLAY)))
    view = match.view(0)
    placed = next(it for it in view.cards if it.zone is Zone.PLAY and it.id not in (1, 2))
    match.choose(ByHand(0, HandAct(Tool.CONTROL, card=placed.id, seat=1)))
    assert match.view(0).card(placed.id).controller == 1
    deck = len(view.players[0].deck)
    match.choose(ByHand(0, HandAct(Tool.MOVE, card=placed.id, zone=Zone.DECK, place=Place.TOP)))
    assert len(match.view(0).players[0].deck) == deck + 1


STRANGER = CardFacts(
    "Пришлец", Kind.CREATURE, 1, 2, 2, abilities=(Triggered((When(EventKind.DIES, SELF),), Create("Осколок")),)
)
SHARD = CardFacts("Осколок", Kind.CREATURE, 0, 1, 1, abilities=(Keyword(KeywordName.CREATED),))
BRING = ByHand(0, HandAct(Tool.CREATE, seat=0, name="Пришлец", cards=(STRANGER, SHARD)))


def test_a_card_that_the_match_does_not_know_comes_with_its_facts() -> None:
    """It plays by its own text, and what that creates is known too; copies made before stay as they were."""
    match = at_turn()
    before = match.copy()
    match.choose(answer_from_json(answer_to_json(BRING)))
    made = next(card for card in match.view(1).cards if card.name == "Пришлец")
    match.choose(ByHand(0, HandAct(Tool.WOUND, card=made.id, number=2)))
    assert {"Осколок", "Пришлец"} & {card.name for card in match.view(0).cards if card.zone is Zone.PLAY} == {"Осколок"}
    with pytest.raises(IllegalChoice):
        before.choose(ByHand(0, HandAct(Tool.CREATE, name="Пришлец")))


def test_a_match_with_a_stranger_replays_and_resumes() -> None:
    """The answer holds the facts, the saved match has them among its own."""
    match, again = at_turn(), at_turn()
    for one in (match, again):
        one.choose(BRING)
        one.choose(ByHand(1, HandAct(Tool.CREATE, seat=1, name="Пришлец")))
    assert again.digest() == match.digest() == Match.from_json(match.to_json()).digest()
    assert Match.guess(match.view(0), Chance(1), (match.setup.cards, match.setup.cards)).decision is not None


def test_no_hero_is_created_by_hand() -> None:
    """208.1: a player has one hero, and he stays."""
    hero = replace(STRANGER, name="Чужой герой", kind=Kind.HERO)
    match = at_turn()
    with pytest.raises(IllegalChoice) as refused:
        match.choose(ByHand(0, HandAct(Tool.CREATE, name="Чужой герой", cards=(hero,))))
    assert refused.value.paragraph == "208.1"


def test_set_ups_that_no_match_can_start_from_say_what_is_missing() -> None:
    """BadSetup names the card."""
    good = boxes.setup(0, 1, 1)
    hero = good.seats[0].hero
    for seat in (SeatSetup("А", "нет такого", ()), SeatSetup("А", hero, ("нет такой",)), SeatSetup("А", "Яйцо", ())):
        with pytest.raises(BadSetup):
            Match.start(MatchSetup((seat, good.seats[1]), good.cards, 1))


@pytest.mark.parametrize("plain", [None, {}, [], {"setup": 1}, {"setup": {}, "state": {}}, {"is": "Match"}])
def test_what_is_no_saved_match_is_refused(plain: object) -> None:
    """BrokenSave, never a traceback of another kind."""
    with pytest.raises(BrokenSave):
        Match.from_json(plain)
