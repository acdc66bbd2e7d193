"""Nodes with holes: made whole from what stands in the holes, and matched with a node to see what stands there.

A template is prepared once: what has no hole in it is handed on or compared as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from app.cardtext.trees import fields_of, parts_of
from app.engine.program import Node, Number, Value, Who


@dataclass(frozen=True, slots=True)
class Hole:
    """A place in a node: its name in the pattern, or a part of what stands there («X.number»)."""

    name: str


class Holding(Protocol):
    """What stands in the holes, by name."""

    def __getitem__(self, name: str, /) -> Any: ...


Maker = Callable[[Holding], Any]
Matcher = Callable[[Any, dict[str, Any]], bool]
"""Whether a node is of this form; what stands in the holes is put into the dictionary."""

_HELD: dict[str, type] = {
    "N": Value,
    "M": Value,
    "K": Value,
    "S": Who,
    "W": Who,
    "W2": Who,
    "T": str,
    "X.number": Value,
}
"""What a hole must hold, where a field may hold something else too."""


def maker(template: Any) -> Maker:
    """What makes the node when the holes are filled, in the order of the fields."""
    return _maker(template) or (lambda holes: template)


def _maker(template: Any) -> Maker | None:
    """None: there is no hole in it, so that it stays as it is."""
    if isinstance(template, Hole):
        name = template.name
        return lambda holes: holes[name]
    parts = _parts(template)
    open_parts = [_maker(part) for part in parts]
    if not any(open_parts):
        return None
    makers = [make or maker(part) for make, part in zip(open_parts, parts, strict=True)]
    if isinstance(template, tuple):
        return lambda holes: tuple([make(holes) for make in makers])
    kind = type(template)
    return lambda holes: kind(*[make(holes) for make in makers])


def matcher(template: Any) -> Matcher:
    """What tells whether a node is this template with something in its holes."""
    return _matcher(template) or (lambda node, found: bool(template == node))


def _matcher(template: Any) -> Matcher | None:
    """None: there is no hole in it, so that a node is compared with it."""
    if isinstance(template, Hole):
        return _hole_matcher(template.name)
    parts = _parts(template)
    matchers = [_matcher(part) for part in parts]
    if not any(matchers):
        return None
    if isinstance(template, tuple):
        return _tuple_matcher([match or matcher(part) for match, part in zip(matchers, parts, strict=True)])
    names = fields_of(type(template))
    fixed = [(name, part) for name, part, match in zip(names, parts, matchers, strict=True) if match is None]
    return _node_matcher(
        type(template), fixed, [(name, match) for name, match in zip(names, matchers, strict=True) if match is not None]
    )


def _hole_matcher(name: str) -> Matcher:
    expected = _HELD.get(name, object)
    is_several = name == "M"  # «2 выстрела в разные цели» are several

    def match(node: Any, found: dict[str, Any]) -> bool:
        if not isinstance(node, expected) or (is_several and node == Number(1)):
            return False
        return bool(found.setdefault(name, node) == node)

    return match


def _tuple_matcher(matchers: list[Matcher]) -> Matcher:
    length = len(matchers)

    def match(node: Any, found: dict[str, Any]) -> bool:
        if not isinstance(node, tuple) or len(node) != length:
            return False
        return all(match(part, found) for match, part in zip(matchers, node, strict=True))

    return match


def _node_matcher(kind: type, fixed: list[tuple[str, Any]], holding: list[tuple[str, Matcher]]) -> Matcher:
    """Compares what is fixed first: most templates are told apart by it."""

    def match(node: Any, found: dict[str, Any]) -> bool:
        if type(node) is not kind:
            return False
        for name, part in fixed:
            if getattr(node, name) != part:
                return False
        return all(matches(getattr(node, name), found) for name, matches in holding)

    return match


def _parts(template: Any) -> tuple[Any, ...]:
    if isinstance(template, tuple):
        return template
    return parts_of(template) if isinstance(template, Node) else ()
