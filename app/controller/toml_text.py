"""Plain tables as TOML text; reading is `tomllib`'s."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def to_value(value: object) -> str:
    """One value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(to_value(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(name)} = {to_value(item)}" for name, item in value.items()) + "}"
    # A JSON string is a TOML string, but for the one control character that JSON leaves as it is.
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def to_toml(tables: Mapping[str, Any]) -> str:
    """Sections of values as text: what isn't a table comes first, for it belongs to none.

    >>> print(to_toml({"look": {"dark": True, "size": 1.5}, "version": 1}))
    version = 1
    <BLANKLINE>
    [look]
    dark = true
    size = 1.5
    <BLANKLINE>
    """
    loose = {name: value for name, value in tables.items() if not isinstance(value, Mapping)}
    lines = [f"{_key(name)} = {to_value(value)}" for name, value in loose.items()]
    for name, table in tables.items():
        if name not in loose:
            lines += ["", f"[{_key(name)}]", *(f"{_key(each)} = {to_value(value)}" for each, value in table.items())]
    return "\n".join(lines).lstrip("\n") + "\n"
