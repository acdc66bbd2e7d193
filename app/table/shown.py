"""What the screen shows between two views: a view with one event worked into it.

The screen plays the events of an answer one by one, each changing the view that is shown; in the end the session's own
view is shown, whatever the events said. So nothing here has to compute what only the rules know (a strike after all
modifiers); it moves, turns, wounds and counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.engine import event as ev
from app.engine.message import CardRef
from app.engine.terms import Kind, Zone
from app.engine.view import CardView, EntryView, PlayerView, View

_LISTS = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard"}


def advance(shown: View, event: ev.Event, truth: View) -> View:
    """The view after the event. Cards that come into sight are taken from `truth`, the view that all leads to."""
    step = _STEPS.get(type(event))
    return step(shown, event, truth) if step else shown


def _card(view: View, card_id: int) -> CardView | None:
    return next((card for card in view.cards if card.id == card_id), None)


def _with_card(view: View, card_id: int, **changes: Any) -> View:
    cards = tuple(replace(card, **changes) if card.id == card_id else card for card in view.cards)
    return replace(view, cards=cards)


def _with_player(view: View, seat: int, **changes: Any) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], **changes)
    return replace(view, players=(players[0], players[1]))


# ------------------------------------------------------------------------------------------------------- moving


def _moved(shown: View, event: ev.Moved, truth: View) -> View:
    before = _card(shown, event.was)
    left = _without(shown, event.seat, event.zone, event.was)
    card = _arrived(before, event, truth)
    cards = tuple(known for known in left.cards if known.id not in (event.was, event.card.id))
    left = replace(left, cards=(*cards, card) if card else cards)
    return _put(left, event, card)


def _arrived(before: CardView | None, event: ev.Moved, truth: View) -> CardView | None:
    """The card as it looks in its new zone; None when it can't be known there."""
    if not event.card.id:
        return None
    known = _card(truth, event.card.id)
    if known and known.zone is event.to_zone:
        return replace(known, wounds=0, closed=False, poison=0, badges=()) if event.to_zone is Zone.PLAY else known
    owner = known.owner if known else event.to_seat
    return replace(_unseen(truth, event.card), owner=owner, controller=event.to_seat, zone=event.to_zone)


def _unseen(truth: View, ref: CardRef) -> CardView:
    """A card that is gone again in the end, from its printed facts."""
    facts = next((facts for facts in truth.facts if facts.name == ref.name), None)
    if facts is None:
        return CardView(ref.id, ref.name, "", 0, 0, Zone.PLAY)
    return CardView(
        ref.id,
        ref.name,
        facts.id,
        0,
        0,
        Zone.PLAY,
        kind=facts.kind,
        classes=facts.classes,
        elements=facts.elements,
        cost=facts.cost,
        strike=facts.strike,
        life=facts.life,
        max_life=facts.life,
    )


def _without(view: View, seat: int, zone: Zone, card_id: int) -> View:
    """The zone of that seat without the card; an unknown one leaves an unknown place."""
    name = _LISTS.get(zone)
    if name:
        cards: tuple[int, ...] = getattr(view.players[seat], name)
        gone = card_id if card_id in cards else 0
        if gone not in cards:
            return view
        place = cards.index(gone)
        return _with_player(view, seat, **{name: cards[:place] + cards[place + 1 :]})
    if zone is Zone.PLAY:
        return _out_of_play(view, card_id)
    return view


def _out_of_play(view: View, card_id: int) -> View:
    for player in view.players:
        squad = tuple(card for card in player.squad if card != card_id)
        support = tuple(card for card in player.support if card != card_id)
        if len(squad) < len(player.squad) or len(support) < len(player.support):
            view = _with_player(view, player.seat, squad=squad, support=support)
    return view


def _put(view: View, event: ev.Moved, card: CardView | None) -> View:
    player = view.players[event.to_seat]
    if event.to_zone is Zone.HAND:
        return _with_player(view, event.to_seat, hand=(*player.hand, event.card.id))
    if event.to_zone is Zone.DECK:
        return _with_player(view, event.to_seat, deck=(*player.deck, event.card.id))
    if event.to_zone is Zone.GRAVEYARD and card:
        return _with_player(view, event.to_seat, graveyard=(*player.graveyard, card.id))
    if event.to_zone is Zone.PLAY and card:
        return _into_play(view, player, card)
    return view


def _into_play(view: View, player: PlayerView, card: CardView) -> View:
    if card.id in player.squad or card.id in player.support or card.id == player.hero:
        return view
    row = "squad" if card.kind in (Kind.CREATURE, None) else "support"
    return _with_player(view, player.seat, **{row: (*getattr(player, row), card.id)})


def _control_changed(shown: View, event: ev.ControlChanged, truth: View) -> View:
    card = _card(shown, event.card.id)
    if card is None:
        return shown
    view = _with_card(_out_of_play(shown, card.id), card.id, controller=event.seat)
    return _into_play(view, view.players[event.seat], card)


def _attached(shown: View, event: ev.Attached, truth: View) -> View:
    host = _card(shown, event.host.id)
    if host is None:
        return shown
    view = _with_card(_out_of_play(shown, event.card.id), event.card.id, host=host.id, zone=Zone.UNDER)
    return _with_card(view, host.id, parts=(*host.parts, event.card.id))


# ------------------------------------------------------------------------------------------- what changes a card


def _set(**changes: Any) -> Callable[[View, Any, View], View]:
    def step(shown: View, event: Any, truth: View) -> View:
        return _with_card(shown, event.card.id, **changes)

    return step


def _wounded(shown: View, event: ev.Wounded | ev.Healed, truth: View) -> View:
    card = _card(shown, event.card.id)
    if card is None:
        return shown
    number = event.number if isinstance(event, ev.Wounded) else -event.number
    return _with_card(shown, card.id, wounds=max(0, card.wounds + number), life=card.life - number)


def _unhidden(shown: View, event: ev.Unhidden, truth: View) -> View:
    known = _card(truth, event.card.id)
    if known is None or not known.facts:
        known = replace(_unseen(truth, event.card), zone=Zone.PLAY)
    return _replaced(shown, replace(known, hidden=False))


def _flipped(shown: View, event: ev.Flipped, truth: View) -> View:
    known = _card(truth, event.card.id)
    return _replaced(shown, known) if known else shown


def _replaced(view: View, card: CardView) -> View:
    return replace(view, cards=tuple(card if old.id == card.id else old for old in view.cards))


def _counters(shown: View, event: ev.CountersChanged, truth: View) -> View:
    card = _card(shown, event.card.id)
    if card is None:
        return shown
    counters = {**dict(card.counters), event.name: event.number}
    return _with_card(shown, card.id, counters=tuple(pair for pair in counters.items() if pair[1]))


# ----------------------------------------------------------------------------------------------- what changes a side


def _coins(shown: View, event: ev.CoinsChanged, truth: View) -> View:
    return _with_player(shown, event.seat, coins=event.total, open_coins=event.open)


def _prayers(shown: View, event: ev.PrayersChanged, truth: View) -> View:
    return _with_player(shown, event.seat, prayers=event.total)


def _turn(shown: View, event: ev.TurnStarted, truth: View) -> View:
    return replace(shown, active=event.seat, turn=event.number)


def _phase(shown: View, event: ev.PhaseStarted, truth: View) -> View:
    return replace(shown, phase=event.phase)


def _entry_added(shown: View, event: ev.EntryAdded, truth: View) -> View:
    entry = EntryView(event.entry, event.card, event.ability, event.seat, event.targets, woken=event.woken)
    return replace(shown, queue=(*shown.queue, entry))


def _entry_started(shown: View, event: ev.EntryStarted, truth: View) -> View:
    queue = tuple(replace(entry, waits=True) if entry.entry == event.entry else entry for entry in shown.queue)
    return replace(shown, queue=queue)


def _entry_finished(shown: View, event: ev.EntryFinished, truth: View) -> View:
    return replace(shown, queue=tuple(entry for entry in shown.queue if entry.entry != event.entry))


_STEPS: dict[type[ev.Event], Callable[[View, Any, View], View]] = {
    ev.Moved: _moved,
    ev.ControlChanged: _control_changed,
    ev.Attached: _attached,
    ev.Closed: _set(closed=True),
    ev.Opened: _set(closed=False),
    ev.Hidden: _set(hidden=True),
    ev.Unhidden: _unhidden,
    ev.Flipped: _flipped,
    ev.Wounded: _wounded,
    ev.Healed: _wounded,
    ev.CountersChanged: _counters,
    ev.CoinsChanged: _coins,
    ev.PrayersChanged: _prayers,
    ev.TurnStarted: _turn,
    ev.PhaseStarted: _phase,
    ev.EntryAdded: _entry_added,
    ev.EntryStarted: _entry_started,
    ev.EntryFinished: _entry_finished,
}
