"""Walking over trees of the program and changing them in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from app.engine.program import Ability, Choose, Node


def changed(node: Any, **values: Any) -> Any:
    """The node with other values in some fields."""
    return replace(node, **values)


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with each of its parts changed; tuples part by part, plain values as they are."""
    if isinstance(node, tuple):
        return tuple(change(part) for part in node)
    if is_node(node):
        return replace(node, **{f.name: change(getattr(node, f.name)) for f in fields(node)})
    return node


def is_node(node: Any) -> bool:
    return isinstance(node, Node) and is_dataclass(node)


def nodes(node: Any) -> list[Any]:
    """All nodes of a tree, abilities inside it left out."""
    found = [node]
    parts = list(node) if isinstance(node, tuple) else []
    if is_node(node):
        parts = [getattr(node, f.name) for f in fields(node)]
    for part in parts:
        if not isinstance(part, Ability):
            found += nodes(part)
    return found


def late(node: Any) -> Any:
    """After a full stop or a semicolon choices are made when their turn comes (115.1)."""
    if isinstance(node, Ability):
        return node
    again = rebuilt(node, late)
    return replace(again, late=True) if isinstance(again, Choose) else again
