"""Words with a slip of one letter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from app.cardtext.lexicon.dictionary import SINGLE_WORDS


@dataclass(frozen=True, slots=True)
class Mending:
    """A word that was read as another one, a single letter away."""

    read: str
    taken_for: str
    start: int


@lru_cache(maxsize=1)
def _deletions() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for word in SINGLE_WORDS:
        if len(word) >= 4:
            for variant in {word, *_without_a_letter(word)}:
                found.setdefault(variant, []).append(word)
    return {key: tuple(sorted(set(words))) for key, words in found.items()}


def _without_a_letter(word: str) -> Iterator[str]:
    return (word[:i] + word[i + 1 :] for i in range(len(word)))


def one_letter_away(word: str) -> tuple[str, ...]:
    """The words of the lexicon that differ from this one by a letter put in, left out or changed."""
    if len(word) < 4:
        return ()
    table = _deletions()
    near = {c for v in (word, *_without_a_letter(word)) for c in table.get(v, ())}
    return tuple(sorted(c for c in near if _distance_one(word, c)))


def _distance_one(a: str, b: str) -> bool:
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    short, long = sorted((a, b), key=len)
    return len(long) - len(short) == 1 and short in _without_a_letter(long)
