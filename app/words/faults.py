"""Errors of the system and of Python as reasons: the `reason` of a message, which `app.words.say` puts into words."""

from __future__ import annotations

import re
from errno import errorcode

from app.engine.message import Message, message

_WORDS = {
    "UnicodeDecodeError": "not_utf8",
    "BadZipFile": "damaged_archive",
}
"""A class of errors and what it means. By name, so that nothing is imported for it."""

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def reason_of(error: BaseException) -> str | Message:
    """The reason that an error stands for; "unknown" for one that tells a person nothing.

    >>> reason_of(PermissionError(13, "Permission denied"))
    'EACCES'
    """
    if isinstance(error, OSError) and error.errno:
        return errorcode.get(error.errno, "unknown")
    names = [kind.__name__ for kind in type(error).__mro__]
    if "TOMLDecodeError" in names:
        return _place_in_toml(str(error))
    return next((_WORDS[name] for name in names if name in _WORDS), "unknown")


def _place_in_toml(text: str) -> Message | str:
    found = _PLACE.search(text)
    if found is None:
        return "damaged_file"  # "at end of document": it is cut off
    return message("system.not_toml", line=int(found[1]), column=int(found[2]))


def told(error: OSError) -> Message:
    """What a person is told when the system refuses a file: which, and why."""
    if error.filename is None:
        return message("system.failed", reason=reason_of(error))
    return message("system.file_failed", file=str(error.filename), reason=reason_of(error))
