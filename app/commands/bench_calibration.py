"""How fast this machine runs plain Python: figures of two machines are compared by it."""

from __future__ import annotations

from app.commands.bench import Figures, best_time

_LOOPS = 200_000


def _loop() -> int:
    total = 0
    for number in range(_LOOPS):
        total = (total + number * 7) & 0xFFFF
    return total


def figures() -> Figures:
    """Turns of a small loop in a second."""
    return {"calibration.loops_per_s": _LOOPS / best_time(_loop)}
