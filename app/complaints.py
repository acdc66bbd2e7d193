"""What a person is told of an error, on a screen or a command line: one table of kinds, and no words of a library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.controller.backup import BrokenBackup
from app.controller.record import BrokenRecord
from app.engine.errors import BadSetup, BrokenSave, IllegalChoice
from app.engine.message import message
from app.words import faults
from app.words.said import Said
from carddb.message import CatalogueError

_TOLD: dict[type[Exception], Callable[[Any], tuple[Said, ...]]] = {
    CatalogueError: lambda error: error.messages,
    BrokenRecord: lambda error: (error.reason,),
    BrokenBackup: lambda error: (error.reason,),
    IllegalChoice: lambda error: (error.reason,),
    BadSetup: lambda error: (message("play.bad_setup", reason=error.reason),),
    BrokenSave: lambda error: (message("play.bad_situation", reason=error.reason),),
    OSError: lambda error: (faults.told(error),),
}
"""Errors that a person can do something about; the nearest class of an error's own tells it."""


def told(error: Exception) -> tuple[Said, ...]:
    """What to tell. An error that is a mistake of the program is raised again."""
    for kind in type(error).__mro__:
        if kind in _TOLD:
            return _TOLD[kind](error)
    raise error
