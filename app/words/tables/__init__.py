"""The messages, a module a subject: `MESSAGES` maps an id to its Russian and its English template.

Every id begins with its module's name and a dot, so a message imports its own subject alone.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

Pair = tuple[str, str]

SUBJECTS = tuple(sorted(found.name for found in pkgutil.iter_modules(__path__)))
"""The modules of this package."""


@cache
def messages_of(subject: str) -> dict[str, Pair]:
    """The messages of one subject; none when there is no such subject."""
    if subject not in SUBJECTS:
        return {}
    found: dict[str, Pair] = importlib.import_module(f"app.words.tables.{subject}").MESSAGES
    return found


def all_messages() -> dict[str, Pair]:
    """Every message of every subject."""
    return {name: pair for subject in SUBJECTS for name, pair in messages_of(subject).items()}
