"""Is it so? One function for each `Condition` node."""

from __future__ import annotations

from app.engine.event import How
from app.engine.heroes import kinds as on
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import CONDITIONS, amount, cards, evaluates, fits_all, holds, value, where
from app.engine.heroes.memory import remembered
from app.engine.heroes.numbers import HOW, ZONE_NUMBER
from app.engine.heroes.tests import compare
from app.engine.program import (
    Both,
    Compare,
    Done,
    Either,
    Exists,
    Fits,
    Happened,
    IsTurn,
    Negate,
    PaidExtortion,
    PlayedThis,
    WentFirst,
)
from app.engine.terms import Per, Side


@evaluates(CONDITIONS, Compare)
def compare_values(game: Game, frame: Frame, node: Compare) -> bool:
    return compare(value(game, frame, node.a), node.comparison, value(game, frame, node.b))


@evaluates(CONDITIONS, Exists)
def exists(game: Game, frame: Frame, node: Exists) -> bool:
    return len(where(game, frame, node.of)) >= amount(game, frame, node.least)


@evaluates(CONDITIONS, Fits)
def cards_fit(game: Game, frame: Frame, node: Fits) -> bool:
    """All of them fit and there is one at least."""
    state = game.state
    ids = cards(game, frame, node.who)
    rows = [state.row(uid) for uid in ids]
    if not rows or -1 in rows:
        return False
    if node.zone is not None and any(state.zone[row] != ZONE_NUMBER[node.zone] for row in rows):
        return False
    return all(fits_all(game, frame, row, node.tests) for row in rows)


@evaluates(CONDITIONS, Happened)
def happened(game: Game, frame: Frame, node: Happened) -> bool:
    past = remembered(game, frame, node.when, node.per is Per.GAME)
    return len(past) >= amount(game, frame, node.times)


@evaluates(CONDITIONS, Done)
def done(game: Game, frame: Frame, node: Done) -> bool:
    if node.back > 1:
        return node.back <= len(frame.results) and frame.results[-node.back] > 0
    return bool(frame.full if node.fully else frame.done)


@evaluates(CONDITIONS, PlayedThis)
def played_this(game: Game, frame: Frame, node: PlayedThis) -> bool:
    """The source came into play by being played."""
    return frame.event == on.PLAYED or (frame.event == on.ENTERS and frame.by == HOW[How.PLAYED])


@evaluates(CONDITIONS, PaidExtortion)
def paid_extortion(game: Game, frame: Frame, node: PaidExtortion) -> bool:
    return frame.named == "paid"


@evaluates(CONDITIONS, IsTurn)
def is_turn(game: Game, frame: Frame, node: IsTurn) -> bool:
    if node.side is Side.ANYONE:
        return True
    return (game.state.active == frame.seat) == (node.side is Side.YOURS)


@evaluates(CONDITIONS, WentFirst)
def went_first(game: Game, frame: Frame, node: WentFirst) -> bool:
    return (game.state.first == frame.seat) == (node.side is Side.YOURS)


@evaluates(CONDITIONS, Negate)
def negate(game: Game, frame: Frame, node: Negate) -> bool:
    return not holds(game, frame, node.condition)


@evaluates(CONDITIONS, Both)
def both(game: Game, frame: Frame, node: Both) -> bool:
    return all(holds(game, frame, it) for it in node.conditions)


@evaluates(CONDITIONS, Either)
def either(game: Game, frame: Frame, node: Either) -> bool:
    return any(holds(game, frame, it) for it in node.conditions)
