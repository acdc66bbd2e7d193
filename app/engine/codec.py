"""Values to plain JSON and back, by a registry of classes: programs, facts, events, answers, views.

A dataclass becomes `{"is": "Wound", …fields that differ from their defaults…}`, a named tuple the same, an enum's
member `{"enum": "Zone.HAND"}`, a tuple a list. Field values are encoded in turn, so whole trees round-trip.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from enum import Enum
from typing import Any, TypeVar

from app.engine.errors import BrokenSave
from app.engine.message import message
from app.engine.typed import annotated, known_names

Json = None | bool | int | str | list[Any] | dict[str, Any]

_classes: dict[str, type] = {}
_names: dict[type, str] = {}
_fields: dict[type, tuple[tuple[str, object], ...]] = {}
_MISSING = object()
_T = TypeVar("_T")
_LONGEST_VALUE = 80
"""So many letters of what is no value are told."""


def register(cls: type, name: str = "") -> None:
    """Let a class be written and read, under its own name or another; two classes of one name are a mistake."""
    said = name or _names.get(cls, cls.__name__)
    known = _classes.setdefault(said, cls)
    if known is not cls:
        raise TypeError(f"two classes are called {said}: {known.__module__} and {cls.__module__}")
    _names[cls] = said
    if not issubclass(cls, Enum):
        _fields[cls] = tuple(_defaults(cls))


def register_module(names: dict[str, Any]) -> None:
    """Register every dataclass, enum and named tuple that a module or package (its `globals()`) defines itself."""
    known_names(names)
    home = names["__name__"]
    for cls in list(names.values()):
        if isinstance(cls, type) and f"{cls.__module__}.".startswith(f"{home}.") and _is_value(cls):
            register(cls)


def _is_value(cls: type) -> bool:
    return dataclasses.is_dataclass(cls) or hasattr(cls, "_fields") or (issubclass(cls, Enum) and len(cls) > 0)


def _defaults(cls: type) -> Iterable[tuple[str, object]]:
    if dataclasses.is_dataclass(cls):
        for field in dataclasses.fields(cls):
            made = field.default_factory
            yield field.name, made() if made is not dataclasses.MISSING else _plain_default(field.default)
    else:
        known: dict[str, object] = cls._field_defaults  # type: ignore[attr-defined]
        for name in cls._fields:  # type: ignore[attr-defined]
            yield name, known.get(name, _MISSING)


def _plain_default(default: object) -> object:
    return _MISSING if default is dataclasses.MISSING else default


def encode(value: object) -> Json:
    """Plain JSON of a value; raises TypeError for a class that nobody registered."""
    if value is None or (isinstance(value, bool | int | str) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return {"enum": f"{_names[type(value)]}.{value.name}"}
    cls = type(value)
    if cls in _fields:
        said: dict[str, Any] = {"is": _names[cls]}
        for name, default in _fields[cls]:
            item = getattr(value, name)
            if default is _MISSING or item != default:
                said[name] = encode(item)
        return said
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    raise TypeError(f"{cls.__name__} is not a registered value")


def decode(plain: Json) -> Any:
    """The value that `encode` wrote; raises BrokenSave with the place for anything else."""
    try:
        return _decoded(plain)
    except RecursionError as error:
        raise BrokenSave(message("engine.too_deep")) from error


def _decoded(plain: Json) -> Any:
    if isinstance(plain, list):
        return tuple(_decoded(item) for item in plain)
    if not isinstance(plain, dict):
        return plain
    if "enum" in plain:
        return _member(plain["enum"])
    name = plain.get("is")
    cls = _classes.get(name) if isinstance(name, str) else None
    if cls is None or cls not in _fields:
        raise _unknown(plain if name is None else name)
    try:
        return cls(**{name: _decoded(item) for name, item in plain.items() if name != "is"})
    except TypeError as error:
        fields = ", ".join(sorted(plain.keys() - {"is"}))
        raise BrokenSave(message("engine.wrong_fields", value=_names[cls], fields=fields)) from error


def checked(value: _T) -> _T:
    """The value itself; raises BrokenSave naming a field that holds, however deep, what its annotation does not allow.

    For what comes out of a file of the user's: `decode` alone trusts its writer.
    """
    if isinstance(value, tuple) and type(value) not in _fields:
        for item in value:
            checked(item)
    cls: type = type(value)
    for name, _ in _fields.get(cls, ()):
        held = getattr(value, name)
        if not annotated(cls)[name](held):
            raise BrokenSave(message("engine.wrong_type", value=_names[cls], field=name))
        checked(held)
    return value


def _member(said: object) -> Enum:
    kind, _, name = said.partition(".") if isinstance(said, str) else ("", "", "")
    cls = _classes.get(kind)
    if cls is None or not issubclass(cls, Enum) or name not in cls.__members__:
        raise _unknown(said)
    return cls[name]


def _unknown(said: object) -> BrokenSave:
    return BrokenSave(message("engine.not_a_value", value=str(said)[:_LONGEST_VALUE]))
