"""The match's own random numbers: splitmix64, whose whole state is one 64-bit integer that lives in the match."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

Item = TypeVar("Item")

_NUMBERS = 1 << 64
_MASK = _NUMBERS - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A generator; equal states give equal numbers on every machine.

    >>> Chance(1).below(6), Chance(1).below(6)
    (5, 5)
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def bits(self) -> int:
        """64 random bits."""
        self.state = (self.state + _STEP) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely (526.1); n at least 1."""
        while True:
            drawn = self.bits()
            found = drawn % n
            if drawn - found <= _NUMBERS - n:  # else it is one of the last few, with which some would be likelier
                return found

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        return Chance(self.state)
