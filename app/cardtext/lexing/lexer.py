"""From the words of a sentence to the tokens of the grammar.

Words are looked up in the lexicon, longest phrase first; names of cards are recognised in any case. Small words are
then *typed by what stands beside them* (`small_words`), which is what lets a grammar with one token of look-ahead read
Russian.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from app.cardtext.lexicon.dictionary import FIRST_WORDS, FORMS, folded
from app.cardtext.lexing.mending import Mending, one_letter_away
from app.cardtext.lexing.names import Names, name_at
from app.cardtext.lexing.small_words import typed
from app.cardtext.lexing.tokens import Raw, UnknownWord, Word, joined, raw, word_of
from app.engine.terms import Stat


@dataclass(slots=True)
class Lexed:
    words: list[Word]
    mended: list[Mending]


def lex(text: str, names: Names, *, mend: bool = True) -> Lexed:
    """The typed tokens of a sentence. Raises `UnknownWord`."""
    mended: list[Mending] = []
    words = list(_words(raw(text), names, mended if mend else None))
    return Lexed(typed(words), mended)


def _words(raw: list[Raw], names: Names, mended: list[Mending] | None) -> Iterator[Word]:
    i = 0
    while i < len(raw):
        if raw[i].kind != "word":
            yield _sign(raw[i])
            i += 1
            continue
        taken = name_at(raw, i, names) or _phrase_at(raw, i)
        word, length = (_mended(raw[i], mended), 1) if taken is None else taken
        yield word
        i += length


_IN_PHRASES = ("word", "point", "sign")


def _phrase_at(raw: list[Raw], i: int) -> tuple[Word, int] | None:
    first = raw[i].folded
    alone = FORMS.get(first)
    if alone is None and first.startswith("не-"):
        return _not_card(raw[i])
    longest = FIRST_WORDS.get(first, 1)
    for length in range(_reach(raw, i, longest), 1, -1) if longest > 1 else ():
        group = raw[i : i + length]
        forms = FORMS.get(joined(group))
        if forms:
            return word_of(forms, group), length
    return None if alone is None else (word_of(alone, raw[i : i + 1]), 1)


def _reach(raw: list[Raw], i: int, longest: int) -> int:
    """How many tokens from here a phrase may take: none with numbers or quotation marks in it."""
    length = 1
    while length < longest and i + length < len(raw) and raw[i + length].kind in _IN_PHRASES:
        length += 1
    return length


def _not_card(raw: Raw) -> tuple[Word, int] | None:
    """«не-демонов» after a noun: cards of other classes."""
    form = next((f for f in FORMS.get(raw.folded[3:], ()) if f.lexeme.code == "CARD" and f.lexeme.value), None)
    if form is None:
        return None
    return Word("NOT_CARD", raw.text, raw.start, raw.end, form.lexeme.value, form.masks), 1


def _mended(raw: Raw, mended: list[Mending] | None) -> Word:
    near = one_letter_away(folded(raw.text)) if mended is not None else ()
    forms = FORMS.get(near[0]) if len(near) == 1 else None
    if forms is None or mended is None:
        raise UnknownWord(raw.text, raw.start)
    mended.append(Mending(raw.text, near[0], raw.start))
    return word_of(forms, [raw])


_SIGNS = {"COIN": "COIN", "TAP": "TAP", "PRAY": "PRAYER", "QUEST": "MARK", "EGG": "MARK"}


_POINTS = {",": "COMMA", ";": "SEMI", ":": "COLON", ".": "STOP"}


def _sign(raw: Raw) -> Word:
    """What is no word."""
    if raw.kind not in _READ_SIGNS:
        raise UnknownWord(raw.text, raw.start)
    code, value = _READ_SIGNS[raw.kind](raw.text)
    return Word(code, raw.text, raw.start, raw.end, value)


def _braced(text: str) -> tuple[str, Any]:
    code = _SIGNS.get(text[1:-1], f"SIGN_{text[1:-1]}")
    return code, Stat.COUNTERS if code == "MARK" else None


def _stats(text: str) -> tuple[str, Any]:
    strike, _, life = text.partition("/")
    return "STATS", (int(strike), int(life))


def _signed(text: str) -> tuple[bool, int | str]:
    """Whether it adds, and the number or the letter."""
    amount = text[1:].strip()
    return text[0] == "+", int(amount) if amount.isdigit() else "X"


_READ_SIGNS: dict[str, Callable[[str], tuple[str, Any]]] = {
    "point": lambda text: (_POINTS[text], None),
    "dash": lambda text: ("DASH", None),
    "stats": _stats,
    "number": lambda text: ("NUM", int(text)),
    "signed": lambda text: ("SIGNED", _signed(text)),
    "quote": lambda text: ("QUOTED", text[1:-1]),
    "hole": lambda text: ("HOLE", text[1:-1]),
    "sign": _braced,
}
"""The terminal and the meaning of each kind of token that is no word."""
