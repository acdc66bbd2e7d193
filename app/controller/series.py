"""A match of one or three games between the same two sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Series:
    """`winners` are sides (0 or 1; None: a draw) of the games played so far, in order.

    >>> Series(best_of=3).after(0).after(None).after(0).winner
    0
    """

    best_of: int = 1
    winners: tuple[int | None, ...] = ()

    @property
    def needed(self) -> int:
        """How many games win it."""
        return self.best_of // 2 + 1

    @property
    def score(self) -> tuple[int, int]:
        return self.winners.count(0), self.winners.count(1)

    @property
    def winner(self) -> int | None:
        """The side that has won it, or None."""
        return next((side for side in (0, 1) if self.score[side] >= self.needed), None)

    @property
    def is_over(self) -> bool:
        """Drawn games are played again in a longer series, not in a single game."""
        return self.winner is not None or (self.best_of == 1 and bool(self.winners))

    @staticmethod
    def from_plain(plain: Mapping[str, Any]) -> Series:
        """From the fields of a record. Raises TypeError or ValueError for what is no series."""
        series = Series(int(plain.get("best_of", 1)), tuple(plain.get("winners", ())))
        if series.best_of < 1 or not set(series.winners) <= {0, 1, None}:
            raise ValueError(plain)
        return series

    def after(self, winner: int | None) -> Series:
        """With one more game played."""
        return replace(self, winners=(*self.winners, winner))


ALONE = Series()
"""A single game, not played yet."""
