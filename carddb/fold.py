"""Folding: the form in which names and texts are compared."""

from __future__ import annotations

import unicodedata

_INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad"
_STRESS = "\u0301"
_QUOTES = '«»„“”‟"‹›'
_DASHES = "‐‑‒–—―−﹣－"
_APOSTROPHES = "’‘‛ʼ`´"
_UNSEEN = str.maketrans(dict.fromkeys(_INVISIBLE + _STRESS))
_TABLE = str.maketrans(
    {"ё": "е"} | dict.fromkeys(_QUOTES, "") | dict.fromkeys(_DASHES, "-") | dict.fromkeys(_APOSTROPHES, "'")
)


def fold(text: str) -> str:
    """The text without what players write differently: case, ё, quotes, kinds of dashes, double spaces.

    >>> fold("  «Пёс»  –  ДРУГ ")
    'пес - друг'
    >>> fold("Радушный» приём") == fold("РАДУШНЫЙ ПРИЕМ")
    True
    """
    whole = unicodedata.normalize("NFC", text.translate(_UNSEEN))
    return " ".join(whole.casefold().translate(_TABLE).split())
