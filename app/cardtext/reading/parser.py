"""The grammar: the skeleton of `grammar.lark` and the rules that the phrase tables make.

LALR(1) without exceptions: `strict_conflicts` names every conflict, and a test keeps it silent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from lark import Lark, Token
from lark.lexer import Lexer
from lark.parsers.lalr_analysis import Shift

from app.cardtext.lexing.tokens import Word
from app.cardtext.phrasebook.acts import ACTS
from app.cardtext.phrasebook.events import EVENTS
from app.cardtext.phrasebook.facts import FACTS
from app.cardtext.phrasebook.frames import Reading, Section, Table
from app.cardtext.phrasebook.traits import BANS, TRAITS
from app.cardtext.reading.nodes import Node
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
    """Lark makes the tables only: it reads no text."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        raise NotImplementedError


def grammar_text() -> str:
    """The whole grammar, as Lark reads it."""
    skeleton = files("app.cardtext.reading").joinpath("grammar.lark").read_text(encoding="utf-8")
    skeleton = "\n".join(line.split("//")[0] for line in skeleton.splitlines())
    rules = skeleton + "\n" + "\n".join(table.rules() for table in TABLES.values())
    terminals = sorted(set(_TERMINAL.findall(rules)))
    return rules + "\n%declare " + " ".join(terminals) + "\n"


_START = "sentence"
_END = "$END"


def grammar() -> Lark:
    """The grammar with its LALR tables: about a second of work."""
    return Lark(grammar_text(), start=_START, parser="lalr", lexer=_Words, keep_all_tokens=True)


@dataclass(frozen=True, slots=True)
class _Rule:
    """What a rule makes of so many children when it is complete."""

    length: int
    origin: str
    name: str
    hands_on: bool  # a single child is handed on as it is
    has_loose: bool  # some children have names that begin with "_": only what is in them counts

    @property
    def passes(self) -> bool:
        """Whether its one child stays as it is."""
        return self.length == 1 and self.hands_on and not self.has_loose

    def node(self, children: list[Node | Word]) -> Node | Word:
        if self.has_loose:
            children = list(_tightened(children))
        return children[0] if self.hands_on and len(children) == 1 else Node(self.name, children)


def _tightened(children: list[Node | Word]) -> Iterator[Node | Word]:
    for child in children:
        if isinstance(child, Node) and child.data.startswith("_"):
            yield from child.children
        else:
            yield child


def _rule(rule: Any) -> _Rule:
    name = str(rule.alias or rule.origin.name)
    has_loose = any(not symbol.is_term and symbol.name.startswith("_") for symbol in rule.expansion)
    hands_on = bool(rule.options.expand1) and not rule.alias
    return _Rule(len(rule.expansion), str(rule.origin.name), name, hands_on, has_loose)


@dataclass(frozen=True, slots=True)
class Tables:
    """The LALR tables, flat: a third of the time that the classes of Lark take to walk them.

    An action is the state to go to, or the complement of the rule that is complete.
    """

    actions: list[dict[str, int]]
    rules: list[_Rule]
    passing: frozenset[int]  # the rules that leave their one child as it is
    start: int
    end: int
    terminals: frozenset[str]


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The tables, made when they are first asked for."""
    lark = grammar()
    table: Any = lark.parser.parser.parser.parse_table
    places = {rule: index for index, rule in enumerate(lark.rules)}
    rules = [_rule(rule) for rule in lark.rules]
    return Tables(
        [
            {str(name): to if action is Shift else ~places[to] for name, (action, to) in table.states[state].items()}
            for state in range(len(table.states))
        ],
        rules,
        frozenset(index for index, rule in enumerate(rules) if rule.passes),
        table.start_states[_START],
        table.end_states[_START],
        frozenset(terminal.name for terminal in lark.terminals),
    )


def parse(words: list[Word]) -> Node:
    """The one tree of these words. Raises `Decline` at the first word that no sentence goes on with."""
    table = tables()
    actions, rules, passing = table.actions, table.rules, table.passing
    states, found = [table.start], list[Node | Word]()
    for word in (*words, Word(_END, "", 0, 0)):
        terminal = word.type
        while True:
            action = actions[states[-1]].get(terminal)
            if action is None:
                raise _unread(word, words)
            if action >= 0:
                break
            rule = rules[~action]
            if ~action in passing:
                states[-1] = actions[states[-2]][rule.origin]
                continue
            first = len(found) - rule.length
            found[first:] = [rule.node(found[first:])]
            del states[first + 1 :]
            states.append(actions[states[-1]][rule.origin])
            if terminal == _END and states[-1] == table.end:
                (sentence,) = found
                assert isinstance(sentence, Node)
                return sentence
        states.append(action)
        found.append(word)
    raise AssertionError("a grammar without an end")


def _unread(word: Word, words: list[Word]) -> Decline:
    if word.type == _END:
        return Decline("the sentence ends too early", words[-1].start if words else 0, Why.ENDS_EARLY)
    if word.type not in tables().terminals:
        return Decline("a word that no phrase uses", word.start)
    return Decline("unread", word.start)
