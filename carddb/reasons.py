"""Why the system, SQLite or a library refused, as a short name: the `reason` of a message, put into words elsewhere."""

from __future__ import annotations

import re
from errno import errorcode
from typing import Final

_REGEX: Final = {
    "unterminated character set": "regex_set",
    "missing )": "regex_group",
    "unbalanced parenthesis": "regex_extra",
    "nothing to repeat": "regex_repeat",
    "multiple repeat": "regex_repeat",
    "bad character range": "regex_range",
    "min repeat greater": "regex_range",
    "bad escape": "regex_escape",
}
"""How Python begins to tell what is wrong with an expression, and what we call it."""


def reason_of(error: Exception) -> str:
    """The system's or SQLite's own name of an error; "unknown" where there is none.

    >>> reason_of(IsADirectoryError(21, "Is a directory"))
    'EISDIR'
    """
    if isinstance(error, OSError):
        return errorcode.get(error.errno or 0, "unknown")
    name: str = getattr(error, "sqlite_errorname", "unknown")
    return "_".join(name.split("_")[:2])


def reason_of_expression(error: Exception) -> str:
    """What is wrong with a regular expression.

    >>> import re
    >>> try:
    ...     re.compile("[а")
    ... except re.error as error:
    ...     print(reason_of_expression(error))
    regex_set
    """
    said = error.msg if isinstance(error, re.error) else ""
    return next((word for start, word in _REGEX.items() if said.startswith(start)), "regex_other")
