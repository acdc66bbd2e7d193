"""Can it be paid or done at all? Asked before a player is asked whether he wants to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.engine.heroes import coins
from app.engine.heroes.bans import may_not, player_may_not
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, fits_all, not_being_played, seats
from app.engine.heroes.numbers import PLAY
from app.engine.heroes.ops import Bound
from app.engine.program import (
    Choose,
    Close,
    CloseCoins,
    DeckTop,
    Destroy,
    Discard,
    Do,
    Draw,
    GainCoins,
    LoseCoins,
    LosePrayers,
    Move,
    OnlyIfDone,
    Pay,
    PlayCard,
    Sequence,
    Who,
)
from app.engine.terms import Ban


def can_do(game: Game, frame: Frame, do: Do) -> bool:
    """Whether the payment can be made in full; acts that nobody pays with count as possible."""
    before, game.asks_only = game.asks_only, True
    try:
        return _can_do(game, frame, do)
    finally:
        game.asks_only = before


def _can_do(game: Game, frame: Frame, do: Do) -> bool:
    if isinstance(do, Sequence):
        return all(_can_do(game, frame, part) for part in do.parts)
    if isinstance(do, OnlyIfDone):
        return _can_do(game, frame, do.first)
    check = _CHECKS.get(type(do))
    return (check is None or check(game, frame, do)) and not is_barred(game, frame, do)


def first_part(do: Do) -> Do:
    """What must be possible for the whole to be begun (118.3)."""
    while isinstance(do, Sequence | OnlyIfDone):
        do = do.parts[0] if isinstance(do, Sequence) else do.first
    return do


def is_barred(game: Game, frame: Frame, do: Do) -> bool:
    """Whether a ban keeps all players of the first part from doing it (514.2); nobody may choose to (E15 527.4)."""
    do = first_part(do)
    if not isinstance(do, Draw | GainCoins):
        return False
    ban = Ban.DRAW if isinstance(do, Draw) else Ban.GAIN_COINS
    players = seats(game, frame, do.player)
    return bool(players) and all(player_may_not(game, seat, ban) for seat in players)


def _coins(game: Game, frame: Frame, do: LoseCoins) -> bool:
    return all(coins.total(game, seat) >= amount(game, frame, do.number) for seat in seats(game, frame, do.player))


def _open_coins(game: Game, frame: Frame, do: CloseCoins) -> bool:
    wanted = 0 if do.number is None else amount(game, frame, do.number)
    return all(game.state.open_coins[seat] >= wanted for seat in seats(game, frame, do.player))


def _prayers(game: Game, frame: Frame, do: LosePrayers) -> bool:
    return all(game.state.prayers[seat] >= amount(game, frame, do.number) for seat in seats(game, frame, do.player))


def _discard(game: Game, frame: Frame, do: Discard) -> bool:
    if do.number is None:
        return True
    wanted = amount(game, frame, do.number)
    tests = do.of.tests if do.of else ()
    hands = (not_being_played(game, frame, game.state.hand[seat]) for seat in seats(game, frame, do.player))
    return all(sum(fits_all(game, frame, row, tests) for row in hand) >= wanted for hand in hands)


def _in_play(game: Game, frame: Frame, who: Who) -> list[int]:
    state = game.state
    rows = (state.row(uid) for uid in cards(game, frame, who))
    return [row for row in rows if row >= 0 and state.zone[row] == PLAY]


def _close(game: Game, frame: Frame, do: Close) -> bool:
    """A card that pays by being closed must be open (506.1)."""
    if _chooses(do.who):
        return True
    rows = _in_play(game, frame, do.who)
    return bool(rows) and not any(game.state.closed[row] or may_not(game, row, Ban.CLOSE) for row in rows)


def _destroy(game: Game, frame: Frame, do: Destroy) -> bool:
    if _chooses(do.who):
        return True
    rows = _in_play(game, frame, do.who)
    return bool(rows) and not any(may_not(game, row, Ban.BE_DESTROYED) for row in rows)


def _moves(game: Game, frame: Frame, do: Move | PlayCard) -> bool:
    return _chooses(do.who) or _is_anything(game, frame, do.who)


def _is_anything(game: Game, frame: Frame, who: Who) -> bool:
    """Whether there is a card of these. Those of a deck get ids as they are named, so they are not named for that."""
    if isinstance(who, DeckTop):
        return any(game.state.deck[seat] for seat in seats(game, frame, who.player))
    return any(game.state.row(uid) >= 0 for uid in cards(game, frame, who))


def _chooses(who: Who) -> bool:
    """A choice has candidates of its own, which are checked with it."""
    return isinstance(who, Bound | Choose)


Check = Callable[[Game, Frame, Any], bool]


def _pay(game: Game, frame: Frame, do: Pay) -> bool:
    wanted = amount(game, frame, do.number)
    return all(game.state.open_coins[seat] >= wanted for seat in seats(game, frame, do.player))


_CHECKS: Final[dict[type[Do], Check]] = {
    LoseCoins: _coins,
    CloseCoins: _open_coins,
    LosePrayers: _prayers,
    Pay: _pay,
    Discard: _discard,
    Close: _close,
    Destroy: _destroy,
    Move: _moves,
    PlayCard: _moves,
}


def checks(kind: type[Do]) -> Callable[[Check], Check]:
    """Registers the function that says whether such acts can be done."""

    def register(check: Check) -> Check:
        _CHECKS[kind] = check
        return check

    return register
