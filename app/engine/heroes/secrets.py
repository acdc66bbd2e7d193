"""What a seat knows and does not know; a view's own copy of the state without what is hidden, and guesses made from it.

The secret of a view is the state as plain JSON in which the rows of unknown cards are blank and all rows are
numbered in an order that tells nothing. A guess deals cards into the blank rows and is a whole match again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from app.engine.chance import Chance
from app.engine.facts import CardFacts
from app.engine.heroes.book import Book
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import DECK, GONE, GRAVEYARD, HAND, HIDDEN, PLAY, UNDER
from app.engine.terms import Kind

_COLUMNS: Final = (
    "facts", "owner", "control", "zone", "uid", "closed", "wounds", "since", "arrived", "flags", "strikes", "host",
    "known", "effects", "marks",
)  # fmt: skip
_ZONES: Final = ("squad", "graveyard", "hand", "deck", "side_deck")
_HIDDEN_FIELDS: Final = ("chance", "returned")


def knows_card(game: Game, row: int, seat: int) -> bool:
    """Whether the seat knows which card that is."""
    state = game.state
    zone = state.zone[row]
    if zone == PLAY:
        return not state.flags[row] & HIDDEN or state.control[row] == seat
    if zone in (GRAVEYARD, UNDER, GONE):
        return True
    if zone == DECK:
        return bool(state.known[row] >> seat & 1)
    if zone == HAND:
        return bool(state.known[row] >> seat & 1) or row in state.hand[seat]
    return bool(state.known[row] >> seat & 1) or state.owner[row] == seat


def secret(game: Game, seat: int, facts: tuple[int, ...]) -> str:
    """The state as that seat knows it; `facts` are the numbers of the cards of its view, in order."""
    state = game.state
    order = _order(game)
    place = {row: number for number, row in enumerate(order)}
    local = {number: i for i, number in enumerate(facts)}
    plain = state.to_json()
    for name in _HIDDEN_FIELDS:
        plain.pop(name)
    known = [knows_card(game, row, seat) for row in order]
    for name in _COLUMNS:
        plain[name] = [plain[name][row] for row in order]
    plain["facts"] = [local.get(it, -1) if known[i] else -1 for i, it in enumerate(plain["facts"])]
    plain["host"] = [place.get(host, -1) for host in plain["host"]]
    for i, row in enumerate(order):
        if not known[i]:
            _blank(plain, i, state.zone[row])
    for name in _ZONES:
        plain[name] = [[place[row] for row in rows] for rows in plain[name]]
    plain["under"] = [place[row] for row in plain["under"]]
    plain["ghosts"] = [(g[0], local.get(g[1], -1), *g[2:]) for g in plain["ghosts"] if g[1] in local]
    return json.dumps(plain, separators=(",", ":"))


def _order(game: Game) -> list[int]:
    """The rows by zone; within a deck the unknown ones in their places, which tells nothing of which card is where."""
    state = game.state
    order: list[int] = []
    for name in _ZONES:
        for rows in getattr(state, name):
            order.extend(rows)
    order.extend(state.under)
    return order


def _blank(plain: dict[str, Any], i: int, zone: int) -> None:
    plain["effects"][i] = []
    plain["marks"][i] = []
    plain["known"][i] = 0
    if zone != PLAY:
        plain["uid"][i] = 0
        plain["flags"][i] = 0


def fill(
    plain: str,
    facts: Sequence[CardFacts],
    pools: tuple[Sequence[CardFacts], Sequence[CardFacts]],
    chance: Chance,
    book: Book,
) -> dict[str, Any]:
    """The whole state as JSON: blank rows get cards of their owner's pool at random, hidden creatures creatures."""
    state: dict[str, Any] = json.loads(plain)
    numbers = [book.index[it.id] for it in facts]
    state["facts"] = [numbers[it] if it >= 0 else -1 for it in state["facts"]]
    state["ghosts"] = [[g[0], numbers[g[1]], *g[2:]] for g in state["ghosts"]]
    for seat in (0, 1):
        _deal(state, seat, [book.index[it.id] for it in pools[seat]], chance, book)
    state["chance"] = chance.bits()
    state["returned"] = [[], []]
    return state


def _deal(state: dict[str, Any], seat: int, pool: list[int], chance: Chance, book: Book) -> None:
    blank = [row for row, facts in enumerate(state["facts"]) if facts < 0 and state["owner"][row] == seat]
    face_down = [row for row in blank if state["zone"][row] == PLAY]
    if not blank:
        return
    deal = list(pool)
    while len(deal) < len(blank):
        deal.extend(pool or [0])
    chance.shuffle(deal)
    creatures = [it for it in deal if book.facts[it].kind is Kind.CREATURE] or deal
    for row in face_down:
        state["facts"][row] = creatures.pop()
        if state["facts"][row] in deal:
            deal.remove(state["facts"][row])
    for row in _others(blank, face_down):
        state["facts"][row] = deal.pop()
    _name_hand(state, seat)


def _others(blank: list[int], face_down: list[int]) -> Iterable[int]:
    return (row for row in blank if row not in face_down)


def _name_hand(state: dict[str, Any], seat: int) -> None:
    """Guessed cards of a hand need ids: negative ones, so that ids to come are those of the match itself."""
    for number, row in enumerate(state["hand"][seat], 1):
        if not state["uid"][row]:
            state["uid"][row] = -2 * number + seat
            state["known"][row] = 1 << seat
