"""Repeatable numbers for drawing: the same words give the same picture on every machine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")


def fold(text: str) -> str:
    """A name as it is compared: small letters, «е» for «ё», single spaces, no quotes, one kind of dash."""
    plain = text.casefold().replace("ё", "е").replace("—", "-").replace("–", "-")
    return " ".join("".join(letter for letter in plain if letter not in "«»\"„“”'").split())


class Dice:
    """A stream of numbers that depends on its words alone."""

    def __init__(self, *words: str) -> None:
        digest = blake2b("\x1f".join(words).encode(), digest_size=8).digest()
        self._next = random.Random(int.from_bytes(digest, "big")).random

    def real(self, low: float = 0.0, high: float = 1.0) -> float:
        """A number from `low` up to `high`."""
        return low + (high - low) * self._next()

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both possible."""
        return low + int(self._next() * (high - low + 1))

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[int(self._next() * len(items))]

    def chance(self, share: float) -> bool:
        """True in about this share of cases."""
        return self._next() < share
