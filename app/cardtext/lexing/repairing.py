"""Slips of a text that was scanned: words run together or torn, letters and signs that stand for nothing.

A sentence that is not read as it stands is tried once more without such a slip; what was changed is shown to the
reader of the card as every mended word is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.cardtext.lexicon.dictionary import SINGLE_WORDS, folded


@dataclass(frozen=True, slots=True)
class Repair:
    """Letters from `start` to `end` read as others."""

    start: int
    end: int
    put: str


_NOISE: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?<=\d) ?%"), "{COIN}"),
    (re.compile(r"(?<=[а-яё,}] )[АБВГДЕЖЗИЙКЛМНОПРСТУФЦЧШЩЭЮЯ]\.? (?=[а-яё])"), ""),  # a lone capital in a sentence
    (re.compile(r"^[А-ЯЁ] (?=[А-ЯЁ][а-яё])"), ""),
    (re.compile(r"^\d (?=[А-ЯЁ][а-яё])"), ""),
    (re.compile(r"(?<=[а-яё,}] )[окхи] (?=[а-яё{])"), ""),
    (re.compile(r" [окхОКХИСУ]\.?$"), ""),
    (re.compile(r"(?<=[а-яё] )[-–—] (?=[а-яё])"), ""),
    (re.compile(r" ?(?:[\"'`°*|=_~№§&#^<>\\]|\+(?= ))"), ""),
)
"""What a scan leaves between words, and what it stands for."""
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def repairs(text: str, own_name: str) -> Iterator[Repair]:
    """The changes of one place that might make the text readable."""
    for pattern, put in _NOISE:
        for match in pattern.finditer(text):
            yield Repair(*match.span(), put)
    words = list(_WORD.finditer(text))
    name = folded(own_name)
    for i, match in enumerate(words):
        word = folded(match.group())
        if word in SINGLE_WORDS or word in name:
            continue
        yield from _parted(match, word)
        for before in words[i - 1 : i] if i else ():
            yield from _rejoined(text, before, match, name)
        for after in words[i + 1 : i + 2]:
            yield from _rejoined(text, match, after, name)


def _parted(match: re.Match[str], word: str) -> Iterator[Repair]:
    """«Еслиу вас»: two words without a space; none where that may be done in two ways."""
    places = [n for n in range(1, len(word)) if word[:n] in SINGLE_WORDS and word[n:] in SINGLE_WORDS]
    if len(places) == 1:
        cut = match.start() + places[0]
        yield Repair(cut, cut, " ")


def _rejoined(text: str, one: re.Match[str], other: re.Match[str], name: str) -> Iterator[Repair]:
    """«На правленный», and «Гном проводник» of that name with a hyphen."""
    between = text[one.end() : other.start()]
    if between.strip(" -"):
        return
    whole, hyphened = folded(one.group() + other.group()), folded(f"{one.group()}-{other.group()}")
    if whole in SINGLE_WORDS:
        yield Repair(one.end(), other.start(), "")
    elif "-" in name and between == " " and hyphened[: _STEM + len(folded(one.group()))] in name:
        yield Repair(one.end(), other.start(), "-")


_STEM = 4
"""So many letters of the second word of a name tell it, whatever its case."""
