"""The grammar: the skeleton of `grammar.lark` and the rules that the phrase tables make.

LALR(1) without exceptions: `strict_conflicts` names every conflict, and a test keeps it silent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from app.cardtext.lexing.tokens import Word
from app.cardtext.phrasebook.acts import ACTS
from app.cardtext.phrasebook.events import EVENTS
from app.cardtext.phrasebook.facts import FACTS
from app.cardtext.phrasebook.frames import Reading, Section, Table
from app.cardtext.phrasebook.traits import BANS, TRAITS
from app.cardtext.scope import Decline, Why

TABLES: dict[Section, Table] = {
    Section.ACT: Table(Section.ACT, list(ACTS)),
    Section.EVENT: Table(Section.EVENT, list(EVENTS)),
    Section.FACT: Table(Section.FACT, list(FACTS)),
    Section.TRAIT: Table(Section.TRAIT, list(TRAITS)),
    Section.BAN: Table(Section.BAN, list(BANS)),
}
for _table in TABLES.values():
    _table.compile()

READINGS: dict[str, list[Reading]] = {a: r for t in TABLES.values() for a, r in t.by_alias().items()}

_TERMINAL = re.compile(r"\b[A-Z][A-Z0-9_]+\b")


class _Words(Lexer):
    """The words are typed already; Lark only takes them."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, data: Any) -> Iterator[Token]:  # type: ignore[override]
        return iter(data)


def grammar_text() -> str:
    """The whole grammar, as Lark reads it."""
    skeleton = files("app.cardtext.reading").joinpath("grammar.lark").read_text(encoding="utf-8")
    skeleton = "\n".join(line.split("//")[0] for line in skeleton.splitlines())
    rules = skeleton + "\n" + "\n".join(table.rules() for table in TABLES.values())
    terminals = sorted(set(_TERMINAL.findall(rules)))
    return rules + "\n%declare " + " ".join(terminals) + "\n"


@lru_cache(maxsize=1)
def parser() -> Lark:
    return Lark(grammar_text(), start="sentence", parser="lalr", lexer=_Words, keep_all_tokens=True)


def tokens(words: list[Word]) -> list[Token]:
    return [Token(word.type, word) for word in words]


def parse(words: list[Word]) -> Tree[Token]:
    """The one tree of these words. Raises `Decline` at the first word that no sentence goes on with."""
    try:
        return parser().parse(tokens(words))
    except UnexpectedToken as error:
        raise _unread(error, words) from None


def _unread(error: UnexpectedToken, words: list[Word]) -> Decline:
    token = error.token
    if token.type == "$END":
        return Decline("the sentence ends too early", words[-1].start if words else 0, Why.ENDS_EARLY)
    if token.type not in parser_terminals():
        return Decline("a word that no phrase uses", token.value.start)
    return Decline("unread", token.value.start)


@lru_cache(maxsize=1)
def parser_terminals() -> frozenset[str]:
    return frozenset(t.name for t in parser().terminals)
