"""Are the means there to pay in acts (501.2)? Asked before an ability is announced or a card is played.

`payable` tells what can be done at all; a payment must be made in full, too (501.2.1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from app.engine.heroes.bans import may_not
from app.engine.heroes.effects import counters
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import TESTS, amount, cards, evaluates, seats
from app.engine.heroes.numbers import BY_ANY, E_LIFE, E_REINFORCE, E_WEAKEN, KEYWORD, PLAY
from app.engine.heroes.ops import Bound, Pays
from app.engine.heroes.payable import can_do
from app.engine.heroes.prevention import immunity
from app.engine.heroes.stats import laid
from app.engine.heroes.targets import PAYMENT, can_choose, can_pay_by_cards
from app.engine.program import (
    Choose,
    Close,
    DeckTop,
    Destroy,
    Do,
    Draw,
    Lift,
    Mill,
    Move,
    OnlyIfDone,
    RemoveCounters,
    Sequence,
    Value,
    Who,
    Wound,
)
from app.engine.terms import Ban


def can_pay_in_acts(game: Game, frame: Frame) -> bool:
    """Whether everything that the frame's ability costs besides coins, prayers and [tap] can be paid now."""
    code = game.book.codes[frame.code]
    return can_pay_by_cards(game, frame, code) and all(can_be_paid(game, frame, cost) for cost in code.costs)


def can_be_paid(game: Game, frame: Frame, cost: Do) -> bool:
    """Whether that act can be paid with in full, as far as nothing replaces or prevents it."""
    if not can_do(game, frame, cost):
        return False
    return all(_can_be_made(game, frame, part) for part in _parts(cost))


def _can_be_made(game: Game, frame: Frame, part: Do) -> bool:
    """Cards that are chosen to pay are offered only if they can; an ability's choices are asked about by themselves."""
    who = getattr(part, "who", None)
    if isinstance(who, Bound | Choose):
        return isinstance(who, Bound) or can_choose(game, frame, who, PAYMENT)
    check = _IN_FULL.get(type(part))
    return check is None or check(game, frame, part)


def _parts(do: Do) -> Iterator[Do]:
    if isinstance(do, Sequence):
        for part in do.parts:
            yield from _parts(part)
    elif isinstance(do, OnlyIfDone):
        yield from _parts(do.first)
    else:
        yield do


def _wound(game: Game, frame: Frame, do: Wound) -> bool:
    """Who receives no wounds can't pay with them."""
    rows, test = _named(game, frame, do.who), Pays(Wound, do.by is not None)
    return bool(rows) and all(pays(game, frame, row, test) for row in rows)


@evaluates(TESTS, Pays)
def pays(game: Game, frame: Frame, row: int, test: Pays) -> bool:
    """Whether the card can be closed, destroyed or wounded, so that it can pay by that."""
    ban = _BANS.get(test.act)
    if ban is not None:
        return not may_not(game, row, ban)
    return not immunity(game, row, game.state.row(frame.source) if test.has_source else -1, BY_ANY)


_BANS: Final[dict[type[Do], Ban]] = {Close: Ban.CLOSE, Destroy: Ban.BE_DESTROYED}


def _named(game: Game, frame: Frame, who: Who) -> list[int]:
    state = game.state
    rows = (state.row(uid) for uid in cards(game, frame, who))
    return [row for row in rows if row >= 0 and state.zone[row] == PLAY]


def _of_deck(game: Game, frame: Frame, do: Draw | Mill) -> bool:
    decks = (game.state.deck[seat] for seat in seats(game, frame, do.player))
    return all(len(deck) >= amount(game, frame, do.number) for deck in decks)


def _move(game: Game, frame: Frame, do: Move) -> bool:
    """The top of a deck pays with as many cards as are named."""
    who = do.who
    if not isinstance(who, DeckTop):
        return True
    decks = (game.state.deck[seat] for seat in seats(game, frame, who.player))
    return all(len(deck) >= amount(game, frame, who.number) for deck in decks)


def _lift(game: Game, frame: Frame, do: Lift) -> bool:
    rows = _named(game, frame, do.who)
    if do.keyword is not None:
        return any(face(game, row).has >> KEYWORD[do.keyword] & 1 for row in rows)
    kind = _COUNTED.get(do.what)
    return kind is None or sum(laid(game.state.effects[row], kind) for row in rows) >= _wanted(game, frame, do.number)


_COUNTED: Final = {"reinforcements": E_REINFORCE, "weakenings": E_WEAKEN, "extra lives": E_LIFE}


def _counters(game: Game, frame: Frame, do: RemoveCounters) -> bool:
    there = sum(counters(game, row, do.name) for row in _named(game, frame, do.who))
    return there >= _wanted(game, frame, do.number)


def _wanted(game: Game, frame: Frame, number: Value | None) -> int:
    """So many are paid; «все»: one at least."""
    return 1 if number is None else amount(game, frame, number)


_IN_FULL: Final[dict[type[Do], Callable[[Game, Frame, Any], bool]]] = {
    Wound: _wound,
    Draw: _of_deck,
    Mill: _of_deck,
    Move: _move,
    Lift: _lift,
    RemoveCounters: _counters,
}
