"""What changes the game, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.terms import Span

if TYPE_CHECKING:
    from app.engine.program.conditions import Condition


class Do(Node):
    """An act of the closed list, or a way of putting acts together."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Until(Node):
    span: Span = Span.GAME
    turns: int = 1
    condition: Condition | None = None
    once: bool = False  # a price's first use ends it before its time


FOR_GOOD = Until()
