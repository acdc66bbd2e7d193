"""Two persons at one screen: whose hand is shown, and when a curtain must cover the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.engine.decision import Ask, Decision
from app.engine.terms import Zone
from app.engine.view import CardView, PlayerView, View


class Cover(Enum):
    """What hides the secrets of the one who is asked until he says «Я готов»."""

    NOTHING = "nothing"
    HANDS = "hands"
    """The table stays in sight, both hands lie face down."""
    CURTAIN = "curtain"
    """Nothing of the table is drawn."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What the screen may show: the secrets of `viewer` (None: nobody's); `waits_for` has to say that he is ready."""

    viewer: int | None
    cover: Cover = Cover.NOTHING
    waits_for: int | None = None


_NEED_THE_HAND = frozenset({Ask.MULLIGAN, Ask.TURN, Ask.REVEAL})
"""Questions that nobody answers without looking at hidden cards of his own."""


def needs_secrets(decision: Decision, view: View) -> bool:
    """Whether an answer needs a look at cards that only this seat may see."""
    if decision.kind in _NEED_THE_HAND:
        return True
    hidden = {card.id for card in view.cards if card.zone in (Zone.HAND, Zone.DECK) or card.hidden}
    return any(option.card in hidden or option.target in hidden for option in decision.options)


def next_showing(now: Showing, decision: Decision | None, view: View | None, persons: Sequence[int]) -> Showing:
    """What the screen shows while `decision` waits, given what it shows now. `view` is the asked seat's."""
    if len(persons) == 1:
        return Showing(persons[0])
    if not persons or decision is None or view is None:
        return Showing(None)
    if decision.seat == now.viewer and now.cover is Cover.NOTHING:
        return now
    if not needs_secrets(decision, view):
        return Showing(None)
    if now.waits_for == decision.seat:
        return now
    cover = Cover.HANDS if _stayed(now, decision, view) else Cover.CURTAIN
    return Showing(None, cover, decision.seat)


def _stayed(now: Showing, decision: Decision, view: View) -> bool:
    """After an answer on the open table the same player goes on with his turn: his hand waits face down."""
    return now.viewer is None and now.cover is Cover.NOTHING and view.active == decision.seat and view.turn > 1


def ready(now: Showing) -> Showing:
    """The one who is waited for said «Я готов»."""
    return Showing(now.waits_for) if now.waits_for is not None else now


def face_down(view: View) -> View:
    """The view without the secrets of its own seat: what both may know."""
    own = view.players[view.seat]
    blank = {*own.hand, *own.deck} - {0}
    cards = tuple(_blanked(card) if card.id in blank or card.hidden else card for card in view.cards)
    return replace(view, cards=cards, secret="", players=(_deck_down(view.players[0]), _deck_down(view.players[1])))


def _deck_down(player: PlayerView) -> PlayerView:
    return replace(player, deck=(0,) * len(player.deck))


def _blanked(card: CardView) -> CardView:
    return CardView(
        card.id, "", "", card.owner, card.controller, card.zone, closed=card.closed, hidden=card.hidden, host=card.host
    )


def both_eyes(first: View, second: View) -> View:
    """One view that knows what either seat knows: for replays and open practice."""
    known = {card.id: card for card in second.cards if card.facts}
    cards = tuple(card if card.facts else known.get(card.id, card) for card in first.cards)
    have = {card.id for card in cards}
    players = tuple(
        replace(a, hand=a.hand if any(a.hand) else b.hand, deck=a.deck if any(a.deck) else b.deck)
        for a, b in zip(first.players, second.players, strict=True)
    )
    facts = {each.id: each for each in (*second.facts, *first.facts)}
    more = tuple(card for card in second.cards if card.id not in have)
    return replace(
        first,
        cards=cards + more,
        players=(players[0], players[1]),
        facts=tuple(facts.values()),
        decision=first.decision or second.decision,
        secret="",
    )
