"""The tokens of a text, before and after their words are known."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from app.cardtext.lexicon.dictionary import Form, Mood, folded
from app.cardtext.lexicon.forms import ANYWHERE, Masks

_RAW = re.compile(
    r"(?P<word>[^\W\d_]+(?:[-'’/][^\W\d_]+)*)"
    r"|\{(?P<sign>[A-Z]+)\}"
    r"|(?P<quote>«[^«»]*»)"
    r"|(?P<hole>\{[^{}]*\})"
    r"|(?P<signed>[+\-–−](?:\d+|[XХYxх](?![\w-])))"
    r"|(?P<stats>\d+/\d+)"
    r"|(?P<number>\d+)"
    r"|(?P<dash>[-–—−])"
    r"|(?P<point>[,;:.])"
    r"|(?P<other>\S)"
)


class Word(NamedTuple):
    """A token: its terminal, what stood there, and what it means. A tuple, because so many are made."""

    type: str
    text: str
    start: int
    end: int
    value: Any = None
    masks: Masks = ANYWHERE
    mood: Mood = Mood.NONE


class UnknownWord(Exception):
    def __init__(self, text: str, start: int) -> None:
        super().__init__(text)
        self.text = text
        self.start = start


class Raw(NamedTuple):
    """A token as it is written."""

    kind: str
    text: str
    start: int
    end: int
    folded: str


def raw(text: str) -> list[Raw]:
    small = folded(text)
    if len(small) != len(text):  # a letter that is two when it is small
        return [Raw(str(it.lastgroup), it.group(), *it.span(), folded(it.group())) for it in _RAW.finditer(text)]
    found = []
    for match in _RAW.finditer(text):
        start, end = match.span()
        found.append(Raw(match.lastgroup or "", text[start:end], start, end, small[start:end]))
    return found


def joined(group: list[Raw]) -> str:
    return group[0].folded if len(group) == 1 else " ".join([r.folded for r in group]).replace(" ,", ",")


def word_of(forms: tuple[Form, ...], group: list[Raw]) -> Word:
    """Of several words written alike the first of the lexicon; moods of one verb stay open."""
    form = forms[0]
    text = group[0].text if len(group) == 1 else " ".join([r.text for r in group])
    lexeme = form.lexeme
    return Word(lexeme.code, text, group[0].start, group[-1].end, lexeme.value, form.masks, form.mood)
