"""Files from outside, read with limits and clear errors; files of our own, written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

from carddb.message import Say, failure
from carddb.reasons import reason_of

MIB: Final = 1024 * 1024
DECK_LIMIT: Final = 1 * MIB
LIST_LIMIT: Final = 128 * MIB

_UNWRITABLE: Final = re.compile("[\0\ud800-\udfff]")
_PLACE_IN_TOML: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")


def read_bytes(path: Path, limit: int) -> bytes:
    """A file's content.

    Raises:
        CatalogueError: it is not there, can't be read, or is larger than the limit (in bytes).
    """
    try:
        if path.stat().st_size > limit:
            raise failure(Say.FILE_TOO_LARGE, file=path.name, limit=limit // MIB)
        return path.read_bytes()
    except FileNotFoundError:
        raise failure(Say.FILE_MISSING, file=path.name) from None
    except OSError as error:
        raise failure(Say.FILE_UNREADABLE, file=path.name, reason=reason_of(error)) from error


def text_of(content: bytes, file: str) -> str:
    """Text in UTF-8, in UTF-16 with its mark, or in the Windows encoding for Cyrillic.

    Raises:
        CatalogueError: it is no text (NUL bytes, letters that none of these encodings has) or damaged UTF-8.
    """
    encodings = ("utf-16",) if content.startswith(_UTF16) else ("utf-8-sig", "cp1251")
    for encoding in encodings:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            if encoding == "utf-8-sig" and _is_damaged_utf8(content):
                raise failure(Say.FILE_DAMAGED_TEXT, file=file) from None
            continue
        if "\0" not in text:
            return text.replace("\r\n", "\n").replace("\r", "\n")
    raise failure(Say.FILE_NOT_TEXT, file=file)


def _is_damaged_utf8(content: bytes) -> bool:
    """Whether most letters are UTF-8 all the same: then any other encoding would make nonsense of them."""
    text = content.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    return sum(letter > "\x7f" for letter in text) > 2 * broken


def json_of(text: str, file: str) -> Any:
    """The value of a JSON text; numbers must be finite, and its strings writable.

    Raises:
        CatalogueError: it is no JSON; the message tells line and column. Or a string holds half a letter.
    """
    value = any_json_of(text, file)
    if "\\ud" in text.casefold() and not is_writable(json.dumps(value, ensure_ascii=False)):
        raise failure(Say.FILE_DAMAGED_TEXT, file=file)
    return value


def is_writable(text: str) -> bool:
    """Whether a text has neither NUL nor half a letter (a lone surrogate: JSON can spell it, nothing can keep it)."""
    return _UNWRITABLE.search(text) is None


def any_json_of(text: str, file: str) -> Any:
    """`json_of` for a reader that looks at each string itself."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise failure(Say.FILE_NOT_JSON, file=file, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise failure(Say.FILE_NOT_JSON, file=file, line=1, column=1) from None


def toml_of(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML text.

    Raises:
        CatalogueError: it is no TOML; the message tells line and column.
    """
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = _PLACE_IN_TOML.search(str(error))
        line, column = map(int, found.groups()) if found else (text.count("\n") + 1, 1)  # else it breaks off
        raise failure(Say.FILE_NOT_TOML, file=file, line=line, column=column) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file in UTF-8 so that it is the old one or the new one, never half of either.

    Raises:
        CatalogueError: the place can't be written to.
    """
    try:
        handle, part = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, path)
        except BaseException:
            Path(part).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise failure(Say.FILE_UNWRITABLE, file=path.name, reason=reason_of(error)) from error


def _refuse(constant: str) -> None:
    raise ValueError(constant)
