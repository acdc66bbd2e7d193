"""JSON lists cut into records that know their lines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from carddb.files import any_json_of
from carddb.message import Say, failure

_GAP: Final = re.compile(r"[\s,]*")
_WRAPPERS: Final = ("data", "cards", "items", "results")
"""Fields under which some sites put their list."""

Numbered = tuple[int, int, Any]
"""A record's number, its line (0: unknown) and its value."""


def json_records(text: str, file: str) -> list[Numbered]:
    """All records of a JSON list, or of an object that holds one.

    Raises:
        CatalogueError: it is no JSON, or holds no list.
    """
    any_json_of(text, file)  # the whole must be sound before its parts are looked at
    if text.lstrip().startswith("["):
        return list(_from_list(text))
    value = any_json_of(text, file)
    inner = next((value[name] for name in _WRAPPERS if isinstance(value, dict) and name in value), None)
    if not isinstance(inner, list):
        raise failure(Say.FILE_WRONG_SHAPE, file=file, wanted="[…]")
    return [(number, 0, record) for number, record in enumerate(inner, 1)]


def _from_list(text: str) -> Iterator[Numbered]:
    decoder = json.JSONDecoder()
    at, line, number = text.index("[") + 1, text.count("\n", 0, text.index("[") + 1) + 1, 0
    while True:
        begin = _end_of_gap(text, at)
        if text[begin] == "]":
            return
        line += text.count("\n", at, begin)
        value, at = decoder.raw_decode(text, begin)
        number += 1
        yield number, line, value
        line += text.count("\n", begin, at)


def _end_of_gap(text: str, at: int) -> int:
    found = _GAP.match(text, at)
    assert found is not None
    return found.end()
