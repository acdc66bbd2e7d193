"""A phrase both ways: a node of the tree with holes, and the Russian patterns that say it.

A table row such as `Row(Wound(W, N), "ранить {W:acc} на {N:acc}")` is all there is to a phrase: the pattern becomes
an alternative of the grammar, the node is built from what stands in the holes, and the same row, read from right to
left, says the node. The first pattern is the canonical wording; the others are only read. A row may name a function
instead of a node where the words don't map one to one; such a row is only read.

In patterns verbs stand in the infinitive, `(a|b)` gives other wordings, a hole is `{name:case}`, and a hole with a
noun, `{N рана:acc}`, is a number of these things («рана» itself when the number is left out).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any

from app.cardtext.lexicon.dictionary import Mood, add_phrase, refresh
from app.cardtext.lexicon.forms import PLURAL, Case, union
from app.cardtext.lexicon.nouns import NOUNS, Noun
from app.cardtext.lexing.lexer import lex
from app.cardtext.lexing.names import Names
from app.cardtext.lexing.tokens import UnknownWord, Word
from app.cardtext.phrasebook.templates import Holding, Hole, Matcher, maker, matcher
from app.engine.program import Node

CASES = {"nom": Case.NOM, "gen": Case.GEN, "dat": Case.DAT, "acc": Case.ACC, "ins": Case.INS, "pre": Case.PRE}


def _hole(name: str) -> Any:
    return Hole(name)


S, P, Q, W, W2, N, M, K, G, F, F2, T = map(_hole, ("S", "P", "Q", "W", "W2", "N", "M", "K", "G", "F", "F2", "T"))
X_NUMBER, X_LEAST, X_MOST, X_OF, X_HAND, X_TESTS, X_BY, X_RANDOM, X_CLOSED = map(
    _hole, ["X.number", "X.least", "X.most", "X.of", "X.hand", "X.tests", "X.by", "X.random", "X.closed"]
)
"""S: the subject, cards. P: the subject, a player. Q: another player. W, W2: cards. N, M: numbers; K: a plain one.
G: grants. F, F2: descriptions of an event's cards. X: cards as a number and a description. T: a card's name."""


class Section(Enum):
    """Where in a sentence a phrase stands; the names are those of the grammar's rules."""

    ACT = "act"
    EVENT = "event"
    FACT = "fact"
    TRAIT = "trait"  # a verb that tells what its subject is given: «не получает ран»
    BAN = "ban"


@dataclass(frozen=True, slots=True)
class Gap:
    """A hole as a pattern names it."""

    name: str
    case: Case = Case.NOM
    noun: Noun | None = None
    coin: bool = False  # said with the sign of coins
    loose: bool = False  # and read without it too
    plural: bool = False  # a description said in the plural: «ран от отравленных существ»

    @property
    def kind(self) -> str:
        return self.name[0]


@dataclass(frozen=True, slots=True)
class Piece:
    """One element of a pattern: a gap, a verb or another word."""

    terminal: str = ""
    text: str = ""
    gap: Gap | None = None
    value: Any = None
    plural: bool = False  # of a fixed verb
    mood: Mood | None = None
    """The one mood of a verb that has its subject in the pattern («жизни … сокращаются») or «должно» before it."""
    lasts: bool = False  # «не может выступать»: of what goes on

    @property
    def is_verb(self) -> bool:
        return self.terminal.startswith("V_")


@dataclass(frozen=True, slots=True)
class Pattern:
    pieces: tuple[Piece, ...]
    subject: Gap | None = None  # a subject that the grammar reads before the phrase


class Row:
    """A node with holes and its wordings, the first of which we say; a node that is a function is only read."""

    def __init__(self, node: Any, *wordings: str, is_read: bool = True, is_said: bool = True) -> None:
        self.node: Node | Callable[..., Any] | tuple[Any, ...] = node
        self.wordings = wordings
        self.patterns: list[Pattern] = []
        self.is_read = is_read  # False: only said, because the general grammar reads it
        self.is_said = is_said and not callable(node)

    @cached_property
    def make(self) -> Callable[[Holding], Any]:
        """The node of what stands in the holes."""
        return self.node if callable(self.node) else maker(self.node)

    @cached_property
    def _matches(self) -> Matcher:
        return matcher(self.node)

    def taken(self, node: Any) -> dict[str, Any] | None:
        """What stands in a node where the row's has holes, or None if the node is another one."""
        found: dict[str, Any] = {}
        return found if self._matches(node, found) else None


# ---------------------------------------------------------------------------------------------------- patterns

_BRACES = re.compile(r"\(([^()]*)\)")
_NOUN_BY_LEMMA = {f"{n.lemma} {n.tail}".strip(): n for n in reversed(NOUNS)}


def spellings(wording: str) -> Iterator[str]:
    """All texts of a wording with alternatives."""
    match = _BRACES.search(wording)
    if match is None:
        yield " ".join(wording.split())
        return
    for choice in match.group(1).split("|"):
        yield from spellings(wording[: match.start()] + choice + wording[match.end() :])


def _gap(text: str, *, of_many: bool) -> Gap:
    """`of_many`: whether descriptions beside the phrase's subject are said in the plural."""
    head, _, case = text.partition(":")
    name, _, noun = head.partition(" ")
    found = CASES[case] if case else Case.NOM
    if noun.endswith("COIN"):
        return Gap(name, found, coin=True, loose=noun.startswith("~"))
    return Gap(name, found, _NOUN_BY_LEMMA[noun] if noun else None, plural=of_many and name == "F2")


def _tokens(text: str) -> list[Word]:
    """The words of a pattern; a word that the lexicon lacks becomes a word of its own."""
    while True:
        try:
            return lex(text, Names(), mend=False).words
        except UnknownWord as unknown:
            add_phrase(f"W_{_latin(unknown.text)}", unknown.text.casefold())
            refresh()


_LATIN = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя-",
        [
            "A",
            "B",
            "V",
            "G",
            "D",
            "E",
            "E",
            "ZH",
            "Z",
            "I",
            "J",
            "K",
            "L",
            "M",
            "N",
            "O",
            "P",
            "R",
            "S",
            "T",
            "U",
            "F",
            "H",
            "C",
            "CH",
            "SH",
            "SC",
            "Q",
            "Y",
            "Q",
            "E",
            "JU",
            "JA",
            "_",
        ],
        strict=True,
    )
)


def _latin(word: str) -> str:
    return "".join(_LATIN.get(letter, "") for letter in word.casefold())


def _pattern_piece(word: Word, before: Word | None, section: Section, agrees: bool) -> Piece:
    """`agrees`: whether the phrase has its subject in a gap, so that its verb is said as that asks."""
    if word.type == "HOLE":
        return Piece(word.type, word.text, _gap(word.text[1:-1], of_many=section in (Section.BAN, Section.TRAIT)))
    if section is Section.BAN and word.type.startswith("V_"):
        return Piece(word.type, word.text, lasts=True)
    if before is not None and before.type == "MUST":
        return Piece(word.type, word.text, mood=Mood.INFINITIVE)
    if word.mood is Mood.PRESENT and section in (Section.ACT, Section.EVENT) and not agrees:
        return Piece(word.type, word.text, plural=bool(union(word.masks) & PLURAL), mood=Mood.PRESENT)
    if word.mood is Mood.PAST:
        return Piece(word.type, word.text, mood=Mood.PAST)
    if word.type == "MUST" and not agrees:
        return Piece(word.type, word.text, mood=Mood.PRESENT)
    return Piece(word.type, word.text, None, word.value)


def _is_done_to(text: str) -> bool:
    """«{F:acc} атакуют»: somebody does it to what the phrase begins with, which the verb does not ask about."""
    return text.split("}")[0].endswith(":acc")


def parsed_pattern(text: str, section: Section) -> Pattern:
    words = _tokens(text)
    agrees = text.startswith("{") and not _is_done_to(text)
    pieces = [
        _pattern_piece(word, before, section, agrees) for word, before in zip(words, (None, *words), strict=False)
    ]
    first = pieces[0].gap
    if section in (Section.ACT, Section.TRAIT) and first is not None and first.case is Case.NOM and first.noun is None:
        return Pattern(tuple(pieces[1:]), first)
    return Pattern(tuple(pieces))


# ------------------------------------------------------------------------------------------- grammar from patterns

_SYMBOLS = {"W": "np_list", "S": "np_list", "P": "np_list", "Q": "np", "F": "np_list", "X": "np_list",
            "N": "value", "M": "value", "G": "grants", "L": "bare_keywords", "T": "np_list",  "D": "act",
            "B": "bans", "K": "number"}  # fmt: skip


def _symbols(pattern: Pattern) -> Iterator[tuple[str, ...]]:
    """The right sides of the grammar rules that read a pattern: with and without each number that may be left out."""
    rows: list[tuple[str, ...]] = [()]
    for piece in pattern.pieces:
        rows = [row + symbols for row in rows for symbols in _piece_symbols(piece)]
    yield from rows


def _piece_symbols(piece: Piece) -> tuple[tuple[str, ...], ...]:
    gap = piece.gap
    if gap is None:
        return ((piece.terminal,),)
    if gap.coin:
        return (("value",),) if gap.loose else (("number", "COIN"),)
    if gap.noun is not None:
        return ((gap.noun.code,), ("number", gap.noun.code))
    return ((_SYMBOLS[gap.kind],),)


Reading = tuple[Row, Pattern]


def _other_words(a: Pattern, b: Pattern) -> bool:
    """Whether two wordings differ only in fixed words of one terminal: «на кладбище», «на кладбище противника»."""
    return [p.gap for p in a.pieces] == [p.gap for p in b.pieces] and a != b and _values(a) != _values(b)


def _values(pattern: Pattern) -> list[Any]:
    return [piece.value for piece in pattern.pieces]


def _kind(node: Any) -> type:
    return type(node[0]) if isinstance(node, tuple) and node else type(node)


@dataclass(slots=True)
class Table:
    """All rows of a section, compiled: the grammar's alternatives and the rows that each may mean."""

    section: Section
    rows: list[Row]
    readings: dict[tuple[str, ...], list[Reading]] = field(default_factory=dict)
    said: list[tuple[type, Row]] = field(default_factory=list)  # the rows that say something, with its kind
    sayings: dict[type, list[Row]] = field(default_factory=dict)  # by the kind of node, filled as they are asked for

    def compile(self) -> None:
        self.said = [(_kind(row.node), row) for row in self.rows if row.is_said]
        for row in self.rows:
            for wording in row.wordings:
                for text in spellings(wording):
                    self._add(row, parsed_pattern(text, self.section))

    def saying(self, node: Any) -> list[Row]:
        """The rows that may say a node, in table order."""
        kind = _kind(node)
        if kind not in self.sayings:
            self.sayings[kind] = [row for one, row in self.said if one is kind or one is Hole]
        return self.sayings[kind]

    def _add(self, row: Row, pattern: Pattern) -> None:
        row.patterns.append(pattern)
        for variant in self._variants(pattern) if row.is_read else ():
            for symbols in _symbols(variant):
                readings = self.readings.setdefault(symbols, [])
                if not any(r is row and not _other_words(known, variant) for r, known in readings):
                    readings.append((row, variant))

    def _variants(self, pattern: Pattern) -> Iterator[Pattern]:
        """The pattern, and without its subject where Russian leaves it out: «когда убивает существо»."""
        yield pattern
        first = pattern.pieces[0].gap
        if self.section is not Section.ACT and first is not None and first.kind in "SF" and len(pattern.pieces) > 1:
            yield Pattern(pattern.pieces[1:], first)

    def rules(self) -> str:
        """The section as a rule of the grammar; alternatives are numbered in table order."""
        lines = (f"{' '.join(symbols)} -> {self.section.value}_{i}" for i, symbols in enumerate(self.readings))
        return f"{self.section.value}: " + "\n    | ".join(lines) + "\n"

    def by_alias(self) -> dict[str, list[Reading]]:
        return {f"{self.section.value}_{i}": r for i, r in enumerate(self.readings.values())}
