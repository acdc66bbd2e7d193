"""Walking over trees of the program and changing them in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from app.engine.program import (
    Ability,
    All,
    Choose,
    Count,
    EventCount,
    EventThisTurn,
    Filter,
    Node,
    Test,
    Value,
    When,
    Who,
)
from app.engine.terms import EventKind


def changed(node: Any, **values: Any) -> Any:
    """The node with other values in some fields."""
    return replace(node, **values)


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with each of its parts changed; tuples part by part, plain values as they are."""
    if isinstance(node, tuple):
        return tuple(change(part) for part in node)
    if not isinstance(node, Node):
        return node
    before = parts_of(node)
    after = [change(part) for part in before]
    same = all(a is b for a, b in zip(before, after, strict=True))
    return node if same else type(node)(*after)


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a kind of node."""
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = tuple(each.name for each in fields(kind))
    return found


class _Parts(dict[type, Callable[[Any], tuple[Any, ...]] | None]):
    """What gives the values of all fields of a kind of node; None: it is no node."""

    def __missing__(self, kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
        self[kind] = found = self._getter(fields_of(kind)) if issubclass(kind, Node) else None
        return found

    def _getter(self, names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
        if len(names) > 1:
            return attrgetter(*names)
        return lambda node: tuple(getattr(node, name) for name in names)


_PARTS = _Parts()


def parts_of(node: Node) -> tuple[Any, ...]:
    """The values of a node's fields."""
    getter = _PARTS[type(node)]
    return () if getter is None else getter(node)


def nodes(tree: Any) -> list[Node]:
    """All nodes of a tree in text order, abilities inside it left out."""
    found: list[Node] = []
    left = [tree]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left += one[::-1]
            continue
        getter = _PARTS[type(one)]
        if getter is not None and not isinstance(one, Ability):
            found.append(one)
            left += getter(one)[::-1]
    return found


def kinds_in(tree: Any) -> set[type]:
    """The kinds of all nodes of a tree, abilities inside it included."""
    found: set[type] = set()
    left = [tree]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left += one
            continue
        kind = type(one)
        getter = _PARTS[kind]
        if getter is not None:
            found.add(kind)
            left += getter(one)
    return found


def late(node: Any) -> Any:
    """After a full stop or a semicolon choices are made when their turn comes (115.1)."""
    if isinstance(node, Ability):
        return node
    again = rebuilt(node, late)
    return replace(again, late=True) if isinstance(again, Choose) else again


_GONE = (EventKind.DIES, EventKind.DISCARDED, EventKind.PLAYED)
"""What a card does not stay in its place after."""


def how_many(who: Who) -> Value:
    """How many cards these are; those that died, were discarded or played this turn are counted as it happened."""
    if isinstance(who, All):
        past = [test for test in who.of.tests if isinstance(test, EventThisTurn) and test.event in _GONE]
        if len(past) == 1 and past[0].last_turn_of is None:
            others = tuple(test for test in who.of.tests if test not in past)
            return EventCount(When(past[0].event, replace(who.of, tests=others)))
    return Count(who)


def as_count(value: Value) -> Value:
    """The way back: what `how_many` counts by events as cards, so that it is said as they are."""
    if isinstance(value, EventCount) and value.when.event in _GONE:
        of = value.when.subject
        past: tuple[Test, ...] = (EventThisTurn(value.when.event),)
        if isinstance(of, Filter) and value == EventCount(When(value.when.event, of)):
            return Count(All(replace(of, tests=(*of.tests, *past))))
    return value
