"""Whether values are of the types that their classes are annotated with: what a file brings may be of any kind."""

from __future__ import annotations

import sys
from collections import ChainMap
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

Check = Callable[[object], bool]

_PLAIN = (bool, int, str, type(None))
"""Kinds that are meant exactly: no boolean is a number, no member of an enum a word."""

_spaces: list[Mapping[str, Any]] = []


def known_names(names: Mapping[str, Any]) -> None:
    """Let annotations name what stands there: a module of a package imports some names for the type checker alone."""
    _spaces.append(names)


@cache
def annotated(cls: type) -> Mapping[str, Check]:
    """The fields of a class, and what tells whether a value is of the field's type."""
    hints = get_type_hints(cls, localns=ChainMap(vars(sys.modules[cls.__module__]), *_spaces))  # type: ignore[arg-type]
    return {name: _check(hint) for name, hint in hints.items()}


@cache
def _check(hint: Any) -> Check:
    parts = get_args(hint)
    if get_origin(hint) in (UnionType, Union):
        checks = tuple(_check(part) for part in parts)
        return lambda value: any(check(value) for check in checks)
    if get_origin(hint) is tuple:
        return _row(parts)
    if hint in _PLAIN:
        return lambda value: type(value) is hint
    return lambda value: isinstance(value, hint)


def _row(parts: tuple[Any, ...]) -> Check:
    if parts[-1] is Ellipsis:
        each = _check(parts[0])
        return lambda value: type(value) is tuple and all(map(each, value))
    checks = tuple(_check(part) for part in parts)
    return lambda value: (
        type(value) is tuple
        and len(value) == len(checks)
        and all(check(item) for check, item in zip(checks, value, strict=True))
    )
