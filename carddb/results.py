"""How the player's decks have done: one row a finished game, and sums over them."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final


class Outcome(StrEnum):
    """How a game ended for the deck."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game, seen from one deck. `played_at` is an ISO time, `journal` the saved game's file name."""

    played_at: str
    deck: str
    hero: str
    enemy_deck: str
    enemy_hero: str
    enemy_player: str
    outcome: Outcome
    went_first: bool
    turns: int
    seconds: int = 0
    journal: str = ""


@dataclass(frozen=True, slots=True)
class DeckTally:
    """A deck's sums: games, wins and draws in all and when it went first, and the mean length of a game."""

    deck: str
    games: int
    won: int
    drawn: int
    first: int
    won_first: int
    turns: float
    seconds: float


_COLUMNS: Final = (
    "played_at, deck, hero, enemy_deck, enemy_hero, enemy_player, outcome, went_first, turns, seconds, journal"
)
_TALLY: Final = """
SELECT deck, count(*), sum(outcome = 'won'), sum(outcome = 'drawn'), sum(went_first),
    sum(went_first AND outcome = 'won'), avg(turns), avg(seconds)
FROM result GROUP BY deck ORDER BY count(*) DESC, deck
"""


def put_result(connection: sqlite3.Connection, result: GameResult) -> None:
    """Keep a game's result. Call it within a transaction."""
    values = tuple(getattr(result, column) for column in _COLUMNS.split(", "))
    connection.execute(f"INSERT INTO result ({_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)


def results_of(connection: sqlite3.Connection, deck: str) -> tuple[GameResult, ...]:
    """A deck's games, the newest first."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM result WHERE deck = ? ORDER BY played_at DESC, id DESC", (deck,))
    return tuple(map(_result, rows))


def tallies(connection: sqlite3.Connection) -> tuple[DeckTally, ...]:
    """The sums of all decks, the most played first."""
    return tuple(DeckTally(*row) for row in connection.execute(_TALLY))


def _result(row: tuple[Any, ...]) -> GameResult:
    played_at, deck, hero, enemy_deck, enemy_hero, enemy_player, outcome, went_first, *rest = row
    enemy = enemy_deck, enemy_hero, enemy_player
    return GameResult(played_at, deck, hero, *enemy, Outcome(outcome), bool(went_first), *rest)
