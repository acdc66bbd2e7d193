"""Names of cards, recognised in any case."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from app.cardtext.lexicon.dictionary import FORMS, SINGLE_WORDS, folded
from app.cardtext.lexicon.forms import word_forms
from app.cardtext.lexing.tokens import Raw, Word, joined, raw


@dataclass(frozen=True, slots=True)
class Names:
    """The card's own name and those that its text may mention."""

    own: str = ""
    known: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by the first letters, folded


_STEM = 3


def index_names(names: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Names by the first letters of their first word, the longest first."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(folded(name)[:_STEM], []).append(name)
    return {key: tuple(sorted(list_, key=lambda n: (-len(n), n))) for key, list_ in found.items()}


def name_at(raw: list[Raw], i: int, names: Names) -> tuple[Word, int] | None:
    if raw[i].kind != "word":
        return None
    first = raw[i].folded
    own = own_names(names.own)
    for code, candidates in (("SELF", own), ("NAME", names.known.get(first[:_STEM], ()))):
        for name in candidates:
            length = _matches(raw, i, name)
            if length and not _is_plain_word(raw, i, length):
                return _named(code, name if code == "NAME" else names.own, raw[i : i + length]), length
    return None


def _named(code: str, name: str, group: list[Raw]) -> Word:
    return Word(code, " ".join(r.text for r in group), group[0].start, group[-1].end, name)


@lru_cache(maxsize=1024)
def own_names(name: str) -> tuple[str, ...]:
    """A hero is also called by what stands before the comma of his name."""
    if not name:
        return ()
    head = name.partition(",")[0]
    return (name,) if head == name else (name, head)


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
    kept = 1 if len(word) <= _FLEETING else _STEM
    return said[:kept] == word[:kept] and said in _forms(word)


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
