"""Names of cards, recognised in any case."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from app.cardtext.lexicon.dictionary import FORMS, SINGLE_WORDS, folded
from app.cardtext.lexicon.forms import word_forms
from app.cardtext.lexing.tokens import Raw, Word, joined, raw


class NameIndex:
    """The names that texts may mention, by what a mention begins with."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._by_stem: dict[str, list[str]] = {}
        self._begun: dict[str, tuple[str, ...]] = {}  # what was looked up: texts repeat their words
        for name in sorted(set(names), key=lambda name: (-len(name), name)):
            self._by_stem.setdefault(folded(name)[:_STEM], []).append(name)

    def begun_by(self, word: str) -> tuple[str, ...]:
        """The names whose first word this is in some case, the longest first; the word folded."""
        found = self._begun.get(word)
        if found is None:
            names = self._by_stem.get(word[:_STEM], ())
            found = tuple(it for it in names if any(_is_form(word, first) for first in _name_words(it)[:1]))
            self._begun[word] = found
        return found


_STEM = 3


@dataclass(frozen=True, slots=True)
class Names:
    """The card's own name and those that its text may mention."""

    own: str = ""
    known: NameIndex = field(default_factory=NameIndex)

    def may_stand_in(self, text: str) -> bool:
        """Whether the card's own name may be in a text, folded, in some case; it is not where this says so."""
        return any(trace in text for trace in _traces(self.own))


def name_at(raw: list[Raw], i: int, names: Names) -> tuple[Word, int] | None:
    first = raw[i].folded
    own = own_names(names.own) if first.startswith(_beginnings(names.own)) else ()
    for code, candidates in (("SELF", own), ("NAME", names.known.begun_by(first))):
        for name in candidates:
            length = _matches(raw, i, name)
            if length and not _is_plain_word(raw, i, length):
                return _named(code, name if code == "NAME" else names.own, raw[i : i + length]), length
    return None


def _named(code: str, name: str, group: list[Raw]) -> Word:
    return Word(code, " ".join(r.text for r in group), group[0].start, group[-1].end, name)


_SCAN_NOISE = re.compile(r"^(?:[^а-яё ]{1,3} )+(?=[А-ЯЁ])")


@lru_cache(maxsize=1024)
def own_names(name: str) -> tuple[str, ...]:
    """A hero is also called by what stands before the comma of his name; «КЕ. Рукан» is Рукан with a slip before."""
    clean = _SCAN_NOISE.sub("", name).strip()
    heads = (name, clean, clean.partition(",")[0])
    return tuple(dict.fromkeys(head for head in heads if head))


@lru_cache(maxsize=1024)
def _beginnings(name: str) -> tuple[str, ...]:
    """The letters that the first word of a card's own name keeps in every case."""
    return tuple(word[: _kept(word)] for word in _first_words(name))


@lru_cache(maxsize=1024)
def _traces(name: str) -> tuple[str, ...]:
    """What a text holds that tells the name: so much of its first word as stays."""
    return tuple({it for word in _first_words(name) for it in _stems(word)})


def _stems(word: str) -> set[str]:
    """What begins the forms of a word: a short one may change from its second letter, «лев, льва»."""
    kept = _kept(word)
    return {word[:kept]} if kept > 1 else {form[:_STEM] for form in (word, *_forms(word))}


def _first_words(name: str) -> set[str]:
    return {word for head in own_names(name) for word in _name_words(head)[:1]}


@lru_cache(maxsize=16384)
def _name_words(name: str) -> tuple[str, ...]:
    return tuple(r.folded for r in raw(name) if r.kind == "word")


@lru_cache(maxsize=16384)
def _forms(word: str) -> frozenset[str]:
    return frozenset(map(folded, word_forms(word)))


def _is_form(said: str, word: str) -> bool:
    """Whether a word of a text is this word of a name in some case."""
    if said == word:
        return True
    kept = _kept(word)
    return said[:kept] == word[:kept] and said in _forms(word)


@lru_cache(maxsize=16384)
def _kept(word: str) -> int:
    """How many of its first letters a word of a name keeps in every case (`word_forms` changes no more)."""
    if len(word) <= _FLEETING:
        return 1
    head = word.partition("-")[0]
    return max(_STEM, len(head) - (5 if head.endswith("ся") else 3))


_FLEETING = 5
"""So long a word may lose a vowel among its first letters: «огонь — огня»."""


def _matches(raw: list[Raw], i: int, name: str) -> int:
    """How many raw tokens from `i` are this name in some case; 0 if they aren't."""
    j = i
    for word in _name_words(name):
        while j < len(raw) and j > i and raw[j].text == ",":
            j += 1
        if j >= len(raw) or not _is_form(raw[j].folded, word):
            return 0
        j += 1
    return j - i


def _is_plain_word(raw: list[Raw], i: int, length: int) -> bool:
    """A name that is also a word of the language counts only when written large inside a sentence."""
    group = raw[i : i + length]
    if not all(r.folded in SINGLE_WORDS for r in group):
        return False
    if FORMS.get(joined(group)) is None and length > 1:
        return False
    starts = i == 0 or raw[i - 1].text in (":", ".", ";") or raw[i - 1].kind == "sign"
    return starts or not group[0].text[0].isupper() or _is_keyword(group)


def _is_keyword(group: list[Raw]) -> bool:
    forms = FORMS.get(joined(group), ())
    return any(f.lexeme.code not in ("CARD", "PLAYER") for f in forms)
