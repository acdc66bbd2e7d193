"""Tables of functions that evaluate the descriptive nodes of programs: tests, names of cards, players, values,
conditions.

The functions stand in `tests`, `who`, `values` and `conditions`; these four call each other through the tables here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.program import Condition, Filter, Node, Player, PlayerRole, Test, Value, Who

Rows = list[int]

TESTS: Final[dict[type, Callable[[Game, Frame, int, Any], bool]]] = {}
WHO: Final[dict[type, Callable[[Game, Frame, Any], tuple[int, ...]]]] = {}
VALUES: Final[dict[type, Callable[[Game, Frame, Any], int]]] = {}
CONDITIONS: Final[dict[type, Callable[[Game, Frame, Any], bool]]] = {}

Function = TypeVar("Function", bound=Callable[..., Any])


def evaluates(table: dict[type, Any], kind: type[Node]) -> Callable[[Function], Function]:
    """Registers a function as the one that evaluates such nodes."""

    def register(function: Function) -> Function:
        table[kind] = function
        return function

    return register


def fits(game: Game, frame: Frame, row: int, test: Test) -> bool:
    """Whether the card in that row fits the description."""
    return TESTS[type(test)](game, frame, row, test)


def fits_all(game: Game, frame: Frame, row: int, tests: tuple[Test, ...]) -> bool:
    for test in tests:  # noqa: SIM110 - the hottest loop of the engine
        if not TESTS[type(test)](game, frame, row, test):
            return False
    return True


def cards(game: Game, frame: Frame, who: Who) -> tuple[int, ...]:
    """The ids of the cards that the text names; a choice must have been made."""
    return WHO[type(who)](game, frame, who)


def value(game: Game, frame: Frame, node: Value) -> int:
    """The number, negative ones included."""
    return VALUES[type(node)](game, frame, node)


def amount(game: Game, frame: Frame, node: Value) -> int:
    """The number as an act uses it: not below 0 (512.1)."""
    return max(VALUES[type(node)](game, frame, node), 0)


def holds(game: Game, frame: Frame, condition: Condition) -> bool:
    return CONDITIONS[type(condition)](game, frame, condition)


_YOU: Final = PlayerRole.YOU
_ENEMY: Final = PlayerRole.ENEMY
_EACH: Final = PlayerRole.EACH
_ACTIVE: Final = PlayerRole.ACTIVE
_THAT: Final = PlayerRole.THAT


def seats(game: Game, frame: Frame, player: Player) -> tuple[int, ...]:
    """The players that the text names, the active one first."""
    role = player.role
    if role is _YOU:
        return (frame.seat,)
    if role is _ENEMY:
        return (1 - frame.seat,)
    active = game.state.active
    if role is _EACH:
        return (active, 1 - active)
    if role is _ACTIVE:
        return (active,)
    if role is _THAT:
        return (frame.player,) if frame.player >= 0 else (frame.seat,)
    return _seats_of_cards(game, frame, player)


def decider(game: Game, frame: Frame, player: Player) -> int:
    """The one player of those who decides; the text's own when it names nobody."""
    found = seats(game, frame, player)
    return found[0] if found else frame.seat


def _seats_of_cards(game: Game, frame: Frame, player: Player) -> tuple[int, ...]:
    """Controllers or owners of cards, or the player chosen by his hero (E15 209.5)."""
    if player.of is None:
        return (frame.player,) if frame.player >= 0 else ()
    state = game.state
    found: list[int] = []
    for uid in cards(game, frame, player.of):
        row, ghost = state.row(uid), game.ghost(uid)
        if player.role is PlayerRole.OWNER:
            seat = state.owner[row] if row >= 0 else ghost.owner if ghost else frame.seat
        elif game.in_play(row) or ghost is None:
            seat = state.control[row] if row >= 0 else frame.seat
        else:
            seat = ghost.control
        if seat not in found:
            found.append(seat)
    return tuple(found)


def not_being_played(game: Game, frame: Frame, rows: Rows) -> Rows:
    """These rows without cards that are being played, now or by the frame: such a card has left its zone (309.1)."""
    state, book = game.state, game.book
    playing = [
        it.source
        for it in (frame, *state.stack)
        if it.source in [state.uid[row] for row in rows] and it.pc < book.codes[it.code].body and _plays(game, it)
    ]
    return [row for row in rows if state.uid[row] not in playing] if playing else rows


def _plays(game: Game, frame: Frame) -> bool:
    row = game.state.row(frame.source)
    return frame.code == game.book.play[game.state.facts[row]]


def where(game: Game, frame: Frame, filter_: Filter) -> Rows:
    """The rows of all cards that fit, the frame's controller's first; hidden cards fit nothing unless the text
    says so.
    """
    return SEARCH[0](game, frame, filter_)


SEARCH: Final[list[Callable[[Game, Frame, Filter], Rows]]] = []
