"""The messages, a module a subject: `MESSAGES` maps an id to its Russian and its English template."""

from __future__ import annotations

import importlib

Pair = tuple[str, str]

SUBJECTS = ("log",)
"""The modules of this package; every id begins with its module's name and a dot."""


def all_messages() -> dict[str, Pair]:
    """Every message of every subject."""
    found: dict[str, Pair] = {}
    for subject in SUBJECTS:
        module = importlib.import_module(f"app.words.tables.{subject}")
        found.update(module.MESSAGES)
    return found
