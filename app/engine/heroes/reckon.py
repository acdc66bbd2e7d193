"""The order in which modifiers apply to a number (523)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.engine.terms import Operation

Modifier = tuple[Operation, int]

_ADD: Final = Operation.ADD
_SUBTRACT: Final = Operation.SUBTRACT
_MULTIPLY: Final = Operation.MULTIPLY
_DIVIDE: Final = Operation.DIVIDE


def reckon(base: int, modifiers: Iterable[Modifier]) -> int:
    """The number with all its modifiers: those that add, multiply, subtract, divide, set, in this order (523.1).

    Setters apply in order of appearance, so the last one counts. The result may be negative: 523.2 makes it 0
    where it is used.

    >>> reckon(3, [(Operation.SUBTRACT, 2), (Operation.MULTIPLY, 2), (Operation.ADD, 1)])
    6
    """
    add = subtract = 0
    multiply = divide = 1
    setter: int | None = None
    for operation, number in modifiers:
        if operation is _ADD:
            add += number
        elif operation is _SUBTRACT:
            subtract += number
        elif operation is _MULTIPLY:
            multiply *= number
        elif operation is _DIVIDE:
            divide *= max(number, 1)
        else:
            setter = number
    return setter if setter is not None else ((base + add) * multiply - subtract) // divide
