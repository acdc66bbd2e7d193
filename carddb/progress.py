"""Long work in steps: the caller sees how far it is and may stop it between two steps."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar


class Stage(StrEnum):
    """What a long piece of work is busy with."""

    READING = "reading"
    COMPARING = "comparing"
    COMPILING = "compiling"
    WRITING = "writing"
    SHRINKING = "shrinking"


@dataclass(frozen=True, slots=True)
class Progress:
    """How much of a stage is done; `total` is 0 while it isn't known."""

    stage: Stage
    done: int
    total: int


Result = TypeVar("Result")
Steps = Generator[Progress, None, Result]
"""Work that gives a Progress now and then and its result at the end. Closing it undoes what was begun."""


class Cancelled(Exception):
    """The caller stopped the work; nothing was changed."""


def complete(steps: Steps[Result], go_on: Callable[[Progress], bool] = lambda progress: True) -> Result:
    """Run work to its end and return its result.

    >>> def work():
    ...     yield Progress(Stage.READING, 1, 2)
    ...     return "done"
    >>> complete(work())
    'done'

    Raises:
        Cancelled: `go_on` said no.
    """
    while True:
        try:
            progress = next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
        if not go_on(progress):
            steps.close()
            raise Cancelled
