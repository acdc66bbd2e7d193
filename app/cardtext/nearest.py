"""The known phrase that comes nearest to words which were not read."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz import fuzz

from app.cardtext.lexicon.dictionary import folded
from app.cardtext.phrasebook.frames import spellings

_HOLE = re.compile(r"\{(\w+)(?: ~?([^:}]+))?[^}]*\}")
_ENOUGH = 62.0
"""Of 100: what is less alike than this would only mislead."""


_STEM = 6


def nearest_phrase(words: str) -> str:
    """A phrase of the tables as a person reads it («ранить … на …»), or "" when none is near."""
    phrases = _phrases()
    wanted = _stems(words)
    best = max(phrases, key=lambda phrase: _likeness(wanted, phrase))
    return phrases[best] if _likeness(wanted, best) >= _ENOUGH else ""


def _likeness(wanted: str, phrase: str) -> float:
    """0–100: the words in common, and less so the words that only one of them has."""
    return (fuzz.token_set_ratio(wanted, phrase) + fuzz.token_sort_ratio(wanted, phrase)) / 2


@lru_cache(maxsize=1)
def _phrases() -> dict[str, str]:
    """Every wording that says more than one word, by its words without the holes."""
    # Late: the tables grow while the grammar is made.
    from app.cardtext.reading.parser import TABLES

    found: dict[str, str] = {}
    for table in TABLES.values():
        for row in table.rows:
            for wording in row.wordings:
                for text in spellings(wording):
                    shown = _HOLE.sub(_said, text)
                    found.setdefault(_stems(shown), shown)
    found.pop("", None)
    return found


def _stems(words: str) -> str:
    """The words that carry the meaning, without their endings: «нанесите раны» is near to «нанести рану»."""
    return " ".join(word[:_STEM] for word in re.findall(r"\w{4,}", folded(words)))


def _said(hole: re.Match[str]) -> str:
    noun = hole.group(2)
    return "… {COIN}" if noun == "COIN" else f"… {noun}" if noun else "…"
