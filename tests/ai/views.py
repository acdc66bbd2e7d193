"""Small views made by hand, for players and hand-over."""

from __future__ import annotations

from dataclasses import replace

from app.engine.decision import Act, Ask, Decision, Option
from app.engine.event import Phase
from app.engine.message import message
from app.engine.terms import Kind, Zone
from app.engine.view import CardView, PlayerView, View

STRIKES = tuple(Option(Act.STRIKE, card=1, target=target) for target in (5, 6, 7))


def card(number: int, seat: int, zone: Zone = Zone.PLAY, *, known: bool = True) -> CardView:
    """A creature, or a card that the seat doesn't know."""
    if not known:
        return CardView(number, "", "", seat, seat, zone)
    return CardView(number, f"Карта {number}", f"Карта {number}", seat, seat, zone, Kind.CREATURE, strike=2, life=3)


def player(seat: int, hand: tuple[int, ...] = (), squad: tuple[int, ...] = ()) -> PlayerView:
    """A side without anything that isn't said."""
    return PlayerView(seat, "АБ"[seat], 100 + seat, 3, 2, 0, 0, hand, (0, 0), (), squad, (), (), 0)


def view(seat: int = 0, options: tuple[Option, ...] = STRIKES, kind: Ask = Ask.TURN, active: int = 0) -> View:
    """A table of three creatures a side, one card in each hand; the seat's own is known to it."""
    hands = (card(11, 0, Zone.HAND, known=seat == 0), card(12, 1, Zone.HAND, known=seat == 1))
    cards = (*(card(number, 0) for number in (1, 2, 3)), *(card(number, 1) for number in (5, 6, 7)), *hands)
    players = (player(0, (11 if seat == 0 else 0,), (1, 2, 3)), player(1, (12 if seat == 1 else 0,), (5, 6, 7)))
    decision = Decision(seat, kind, options, message("ask.turn"))
    return View(seat, 4, active, 0, Phase.CHOICE, players, cards, (), (), seat, decision, None)


def asks(kind: Ask, *options: Option, seat: int = 0) -> Decision:
    """A question."""
    return replace(view(seat, options, kind).decision, seat=seat)  # type: ignore[type-var]
