"""One event worked into the view that is shown."""

from __future__ import annotations

from dataclasses import replace

from app.engine import event as ev
from app.engine.message import CardRef
from app.engine.terms import Source, Zone
from app.engine.view import View
from app.table.shown import advance
from tests.table.situations import full_table

NOBODY = CardRef(0, "")


def ref(view: View, card: int) -> CardRef:
    return CardRef(card, view.card(card).name)


def test_wounds_lower_life() -> None:
    """504: shown at the moment of the wound, whatever comes after."""
    situation = full_table()
    view, card = situation.view(), situation.zones[1, "squad"][2]
    after = advance(view, ev.Wounded(ref(view, card), 2, NOBODY, Source.STRIKE), view)
    assert (after.card(card).wounds, after.card(card).life) == (2, 1)


def test_closing_turns_the_card() -> None:
    """And opening turns it back."""
    situation = full_table()
    view, card = situation.view(), situation.zones[0, "squad"][-1]
    closed = advance(view, ev.Closed(ref(view, card)), view)
    assert closed.card(card).closed
    assert not advance(closed, ev.Opened(ref(view, card)), view).card(card).closed


def test_a_played_card_leaves_the_hand_for_the_squad() -> None:
    """309.2."""
    situation = full_table()
    view, card = situation.view(), situation.zones[0, "hand"][0]
    event = ev.Moved(ref(view, card), card, 0, Zone.HAND, 0, Zone.PLAY, ev.How.PLAYED)
    after = advance(view, event, view)
    assert card not in after.players[0].hand
    assert after.players[0].squad[-1] == card


def test_a_card_played_by_the_other_leaves_one_unknown_place() -> None:
    """What it was nobody here knew; what it is now comes from its facts."""
    view = full_table().view()
    event = ev.Moved(CardRef(99, "Седой дракон"), 0, 1, Zone.HAND, 1, Zone.PLAY, ev.How.PLAYED)
    after = advance(view, event, view)
    assert len(after.players[1].hand) == len(view.players[1].hand) - 1
    assert after.card(99).strike == 7


def test_a_draw_of_the_other_adds_a_face_down_card() -> None:
    """527: unseen, but counted."""
    view = full_table().view()
    event = ev.Moved(NOBODY, 0, 1, Zone.DECK, 1, Zone.HAND, ev.How.DRAWN, known_before=0, known_after=2)
    after = advance(view, event, view)
    assert (len(after.players[1].hand), len(after.players[1].deck)) == (6, 20)


def test_a_death_brings_the_card_to_its_owners_graveyard() -> None:
    """205.3."""
    situation = full_table()
    view, card = situation.view(), situation.zones[1, "squad"][0]
    event = ev.Moved(ref(view, card), card, 1, Zone.PLAY, 1, Zone.GRAVEYARD, ev.How.DIED)
    after = advance(view, event, view)
    assert after.players[1].graveyard[-1] == card
    assert card not in after.players[1].squad


def test_a_change_of_control_moves_the_card_over() -> None:
    """104.2.1."""
    situation = full_table()
    view, card = situation.view(), situation.zones[1, "squad"][0]
    after = advance(view, ev.ControlChanged(ref(view, card), 0), view)
    assert card in after.players[0].squad
    assert card not in after.players[1].squad


def test_the_queue_follows_its_entries() -> None:
    """401: added, begun, finished."""
    situation = full_table()
    view = situation.view()
    card = ref(view, situation.zones[0, "squad"][0])
    waiting = advance(view, ev.EntryAdded(1, card, 5, 0), view)
    assert [entry.waits for entry in waiting.queue] == [False]
    begun = advance(waiting, ev.EntryStarted(1, card, 5), view)
    assert [entry.waits for entry in begun.queue] == [True]
    assert advance(begun, ev.EntryFinished(1, card, 5, ev.EntryEnd.DONE), view).queue == ()


def test_coins_are_counted_at_once() -> None:
    """522."""
    view = full_table().view()
    after = advance(view, ev.CoinsChanged(0, ev.CoinChange.SPENT, 2, 1, 5), view)
    assert (after.players[0].open_coins, after.players[0].coins) == (1, 5)


def test_an_event_about_a_card_out_of_sight_changes_nothing() -> None:
    """A name in an event is no promise that the card is shown."""
    view = full_table().view()
    for event in (
        ev.Wounded(CardRef(500, "?"), 1, NOBODY, Source.STRIKE),
        ev.ControlChanged(CardRef(500, "?"), 1),
        ev.CountersChanged(CardRef(500, "?"), "зрелость", 1, 1),
        ev.Struck(CardRef(500, "?"), CardRef(501, "?"), 3),
    ):
        assert advance(view, event, view) == view


def test_a_hidden_card_that_is_turned_up_is_known() -> None:
    """304.3."""
    situation = full_table()
    truth, card = situation.view(), situation.zones[1, "squad"][0]
    blank = replace(truth.card(card), name="", facts="", hidden=True)
    view = replace(truth, cards=tuple(blank if it.id == card else it for it in truth.cards))
    after = advance(view, ev.Unhidden(ref(truth, card)), truth)
    assert after.card(card).facts == "Дорожный голем"
