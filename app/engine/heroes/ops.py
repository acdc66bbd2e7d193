"""The table from a node of a program to the function that executes it; filled by the `do_…` modules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from app.engine.heroes.frame import Frame
from app.engine.program import Choose, Do, Test, Who

if TYPE_CHECKING:
    from app.engine.heroes.game import Game

Instruction = tuple[Any, ...]
"""(handler, node or arguments …)."""

Handler = Callable[["Game", Frame, Instruction], int]
"""Executes an instruction and returns the next `pc`, or WAIT when it must be called again with an answer."""

WAIT: Final = -1

HANDLERS: Final[dict[type[Do], Handler]] = {}


def does(kind: type[Do]) -> Callable[[Handler], Handler]:
    """Registers the function as the one that executes such nodes."""

    def register(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register


@dataclass(frozen=True, slots=True)
class Bound(Who):
    """A choice in a lowered text: the cards chosen for its choice number `k`."""

    k: int
    choose: Choose


@dataclass(frozen=True, slots=True)
class Pays(Test):
    """In the choice of a payment: a card that nothing keeps from paying by such an act (501.2.1)."""

    act: type[Do]
    has_source: bool = False  # whether it is the ability's own card that wounds
