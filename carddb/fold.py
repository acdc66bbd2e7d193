"""Folding: the form in which names and texts are compared."""

from __future__ import annotations

import re
import unicodedata

_INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad"
_STRESS = "\u0301"
_QUOTES = '«»„“”‟"‹›'
_DASHES = "‐‑‒–—―−﹣－"
_APOSTROPHES = "’‘‛ʼ`´"
_UNSEEN = str.maketrans(dict.fromkeys(_INVISIBLE + _STRESS))
_HAS_UNSEEN = re.compile(f"[{_INVISIBLE}{_STRESS}]").search
_SIGNS = str.maketrans(dict.fromkeys(_QUOTES, "") | dict.fromkeys(_DASHES, "-") | dict.fromkeys(_APOSTROPHES, "'"))
_HAS_SIGNS = re.compile(f"[{_QUOTES}{_DASHES}{_APOSTROPHES}]").search
"""Looking is cheaper than translating, and most texts have none."""


def fold(text: str) -> str:
    """The text without what players write differently: case, ё, quotes, kinds of dashes, double spaces.

    >>> fold("  «Пёс»  –  ДРУГ ")
    'пес - друг'
    >>> fold("Радушный» приём") == fold("РАДУШНЫЙ ПРИЕМ")
    True
    """
    if _HAS_UNSEEN(text):
        text = text.translate(_UNSEEN)
    folded = unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
    if _HAS_SIGNS(folded):
        folded = folded.translate(_SIGNS)
    return " ".join(folded.split())
