"""Every word that a program may hold means something to the engine: a new one that nobody reads fails here."""

from __future__ import annotations

import ast
import dataclasses
from enum import Enum
from functools import cache
from importlib.resources import files

import pytest

from app.engine import program
from app.engine.event import How
from app.engine.program import Node, PlayerRole, RefKind
from app.engine.terms import (
    Ban,
    Comparison,
    EventKind,
    KeywordName,
    Measure,
    Operation,
    Per,
    Place,
    Rounding,
    Side,
    Span,
    Stat,
    Zone,
)

ROOMS = ("engine", "engine/heroes", "library")
"""Deck rules are read by the library, all else by the engine."""

WORDS = (
    Ban, Comparison, EventKind, How, KeywordName, Measure, Operation, Per, Place, PlayerRole, RefKind, Rounding, Side,
    Span, Stat, Zone,
)  # fmt: skip

THE_REST = {Comparison.NOT, PlayerRole.CONTROLLER, Rounding.UP}
"""What is left when all others have been asked for."""

_NAMES_ONLY = ("kinds.py", "terms.py", "event.py")
"""Modules that give names and read nothing."""


@cache
def read() -> tuple[frozenset[tuple[str, str]], frozenset[str]]:
    """The (owner, attribute) pairs of the sources, and all names and short strings in them."""
    pairs: set[tuple[str, str]] = set()
    names: set[str] = set()
    for path in (path for room in ROOMS for path in (files("app") / room).iterdir()):
        if path.name.endswith(".py") and path.name not in _NAMES_ONLY:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                _note(node, pairs, names)
    return frozenset(pairs), frozenset(names)


def _note(node: ast.AST, pairs: set[tuple[str, str]], names: set[str]) -> None:
    match node:
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            pairs.add((owner, name))
            names.update((owner, name))
        case ast.Attribute(attr=name) | ast.Name(id=name) | ast.Constant(value=str(name)):
            names.add(name)
        case ast.MatchClass(kwd_attrs=attributes):
            names.update(attributes)


@pytest.mark.parametrize("enum", WORDS, ids=lambda enum: str(enum.__name__))
def test_every_word_is_asked_for_somewhere(enum: type[Enum]) -> None:
    """Named where something is done with it; events as `on.…`, where they happen."""
    pairs, _ = read()
    owners = ("on", "EventKind") if enum is EventKind else (enum.__name__,)
    assert [it.name for it in enum if it not in THE_REST and not any((who, it.name) in pairs for who in owners)] == []


def test_every_field_of_a_node_is_looked_at() -> None:
    """A part of the tree that nobody looks at could say anything."""
    _, names = read()
    kinds = [it for it in vars(program).values() if isinstance(it, type) and issubclass(it, Node)]
    nodes = [kind for kind in kinds if dataclasses.is_dataclass(kind)]
    fields = [(node.__name__, field.name) for node in nodes for field in dataclasses.fields(node)]
    assert [f"{node}.{name}" for node, name in fields if name not in names] == []
