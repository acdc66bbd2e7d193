"""Coins and prayer tokens (522)."""

from __future__ import annotations

from typing import Final

from app.engine.event import CoinChange, CoinsChanged, PrayersChanged
from app.engine.heroes import kinds as on
from app.engine.heroes.faces import touched
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import R_COINS, R_PRAYERS
from app.engine.heroes.triggers import happen
from app.engine.message import NOBODY

MOST_COINS: Final = 1000
"""More than anybody has: «все монеты»."""

MOST_BY_RULE: Final = 10
"""The accumulation phase gives a coin up to so many (304.1)."""


def total(game: Game, seat: int) -> int:
    return game.state.open_coins[seat] + game.state.closed_coins[seat]


def _tell(game: Game, seat: int, change: CoinChange, number: int, source: int) -> None:
    touched(game, R_COINS)
    if game.loud:
        by = game.ref_of(source) if source else NOBODY
        game.tell(CoinsChanged(seat, change, number, game.state.open_coins[seat], total(game, seat), by))


def gain(game: Game, seat: int, number: int, source: int = 0, is_open: bool = True, ends: int = 0) -> None:
    """Coins come from the reserve; temporary ones leave when `ends` says (`when`; 0: they stay)."""
    state = game.state
    coins = state.open_coins if is_open else state.closed_coins
    coins[seat] += number
    if ends:
        state.temporary.append((seat, number, ends))
    _tell(game, seat, CoinChange.GAINED, number, source)
    happen(game, on.COINS_GAINED, 0, source, number, seat, seat)


def lose(game: Game, seat: int, number: int, source: int = 0, ends: int = 0, most_closed: int = MOST_COINS) -> int:
    """Coins go to the reserve, so many closed ones at most, the rest open ones; returns how many went. They come back
    when `ends` says (`when`), if ever. Temporary ones go first, unless they come back (522.5).
    """
    state = game.state
    closed = min(number, state.closed_coins[seat], most_closed)
    opened = min(number - closed, state.open_coins[seat])
    state.closed_coins[seat] -= closed
    state.open_coins[seat] -= opened
    lost = closed + opened
    if lost:
        if ends:
            state.away.append((seat, lost, ends))
        else:
            _lose_temporary(game, seat, lost)
        _tell(game, seat, CoinChange.LOST, lost, source)
        happen(game, on.COINS_LOST, 0, source, lost, seat, seat)
    return lost


def _lose_temporary(game: Game, seat: int, number: int) -> None:
    """Coins that have gone back to the reserve need not go there again (522.4)."""
    kept = []
    for whose, there, ends in game.state.temporary:
        gone = min(there, number) if whose == seat else 0
        number -= gone
        if there > gone:
            kept.append((whose, there - gone, ends))
    game.state.temporary = kept


def when(game: Game, seat: int, starts: bool = False, comes: bool = True) -> int:
    """When a time of coins ends: with the turn of that number, which is under way; or (below 0) with that seat's next
    turn, at its end or as it starts. Turns to come have no number yet: some may be skipped, others come between.
    """
    if not comes:
        return game.state.turn
    return -1 - seat - (2 if starts else 0)


def spend(game: Game, seat: int, number: int, source: int = 0) -> None:
    """Close so many open coins as payment."""
    if not number:
        return
    state = game.state
    state.open_coins[seat] -= number
    state.closed_coins[seat] += number
    before = state.spent[seat]
    state.spent[seat] += number
    _tell(game, seat, CoinChange.SPENT, number, source)
    happen(game, on.COINS_SPENT, 0, source, number, seat, seat, before)


def open_coins(game: Game, seat: int, number: int, source: int = 0) -> int:
    """Open up to so many closed coins; returns how many."""
    state = game.state
    opened = min(number, state.closed_coins[seat])
    if opened:
        state.closed_coins[seat] -= opened
        state.open_coins[seat] += opened
        _tell(game, seat, CoinChange.OPENED, opened, source)
    return opened


def close_coins(game: Game, seat: int, number: int, source: int = 0) -> int:
    """Close up to so many open coins without paying for anything; returns how many."""
    state = game.state
    closed = min(number, state.open_coins[seat])
    if closed:
        state.open_coins[seat] -= closed
        state.closed_coins[seat] += closed
        _tell(game, seat, CoinChange.CLOSED, closed, source)
    return closed


def begin_turn(game: Game) -> None:
    """What lasts until the active player's turn ends; what lasts until its end knows its number now."""
    state = game.state
    seat, turn = state.active, state.turn
    _end(game, when(game, seat, starts=True))
    coming = when(game, seat)
    state.temporary = [(whose, n, turn if ends == coming else ends) for whose, n, ends in state.temporary]
    state.away = [(whose, n, turn if ends == coming else ends) for whose, n, ends in state.away]


def end_turn(game: Game) -> bool:
    return _end(game, game.state.turn)


def _end(game: Game, moment: int) -> bool:
    """Temporary coins return to the reserve, coins lost for a time come back; neither is a loss or a gain (522.4).
    Returns whether there were any.
    """
    state = game.state
    before = len(state.temporary) + len(state.away)
    for seat, number, _ in [it for it in state.temporary if it[2] == moment]:
        closed = min(number, state.closed_coins[seat])
        state.closed_coins[seat] -= closed
        state.open_coins[seat] -= min(number - closed, state.open_coins[seat])
        _tell(game, seat, CoinChange.EXPIRED, number, 0)
    state.temporary = [it for it in state.temporary if it[2] != moment]
    for seat, number, _ in [it for it in state.away if it[2] == moment]:
        state.closed_coins[seat] += number
        _tell(game, seat, CoinChange.RETURNED, number, 0)
    state.away = [it for it in state.away if it[2] != moment]
    return len(state.temporary) + len(state.away) < before


def change_prayers(game: Game, seat: int, number: int, source: int = 0) -> int:
    """Gain prayer tokens, or use up as many as there are of -number; returns the change."""
    state = game.state
    change = max(number, -state.prayers[seat])
    if change:
        state.prayers[seat] += change
        touched(game, R_PRAYERS)
        game.tell(PrayersChanged(seat, change, state.prayers[seat], game.ref_of(source) if source else NOBODY))
        kind = on.PRAYERS_GAINED if change > 0 else on.PRAYERS_SPENT
        happen(game, kind, 0, source, abs(change), seat, seat)
    return change
