"""Words with a slip of one letter."""

from __future__ import annotations

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
def words_by_end() -> dict[tuple[bool, str], list[str]]:
    """The words of the lexicon by their first and by their last letters: a slip leaves the one or the other."""
    found: dict[tuple[bool, str], list[str]] = {}
    for word in SINGLE_WORDS:
        if len(word) >= _LEAST_LENGTH:
            found.setdefault((True, word[:_END]), []).append(word)
            found.setdefault((False, word[-_END:]), []).append(word)
    return found


_LEAST_LENGTH = 4
_END = 2


@lru_cache(maxsize=4096)
def one_letter_away(word: str) -> tuple[str, ...]:
    """The words of the lexicon that differ from this one by a letter put in, left out or changed."""
    if len(word) < _LEAST_LENGTH:
        return ()
    table = words_by_end()
    near = {*table.get((True, word[:_END]), ()), *table.get((False, word[-_END:]), ())}
    return tuple(sorted(it for it in near if abs(len(it) - len(word)) < 2 and _distance_one(word, it)))


def _distance_one(a: str, b: str) -> bool:
    short, long = sorted((a, b), key=len)
    same = next((i for i, (x, y) in enumerate(zip(short, long, strict=False)) if x != y), len(short))
    changed = len(short) == len(long)
    return a != b and short[same + changed :] == long[same + 1 :]
