"""Walking over program trees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache

from app.engine.program import Node


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(cls))


def nodes(tree: Node | Iterable[Node]) -> Iterator[Node]:
    """A tree's node and all below it, from the root down.

    >>> from app.engine.program import Create, Triggered, When
    >>> from app.engine.terms import EventKind
    >>> ability = Triggered((When(EventKind.ENTERS),), Create("Яйцо"))
    >>> [type(node).__name__ for node in nodes(ability)][:3]
    ['Triggered', 'When', 'Create']
    """
    if not isinstance(tree, Node):
        for each in tree:
            yield from nodes(each)
        return
    yield tree
    kind: type = type(tree)
    for name in _names(kind):
        value = getattr(tree, name)
        if isinstance(value, Node):
            yield from nodes(value)
        elif isinstance(value, tuple):
            yield from nodes(each for each in value if isinstance(each, Node))
