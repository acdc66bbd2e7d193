"""Times what the window's thread does during a game, and names the worst: for the benchmark and the tests."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from app.table.bridge import Bridge
from app.table.director import Director
from app.table.pictures import Pictures
from app.table.preview import LargeCard
from app.table.table_widget import TableWidget
from app.table.view import TableView
from app.windows.garbage import Collector

HANDLERS: tuple[tuple[type, str, str], ...] = (
    (TableWidget, "__init__", "a table made"),
    (TableWidget, "begin", "a game laid on it"),
    (TableView, "viewportEvent", "paint and mouse of the table"),
    (LargeCard, "event", "paint of the preview"),
    (Director, "_tick", "a step of the motion"),
    (Pictures, "_draw_next", "a face drawn"),
    (Bridge, "_poll", "the computer's answer taken"),
    (Collector, "look", "garbage collected"),
)
"""What the event loop calls, and how it is named."""


_KEPT: list[Callable[..., Any]] = []
"""Qt remembers what an object overrides by its address, so a timed handler lives as long as the process."""


class Watchdog:
    """Milliseconds of this thread's processor time by the name of a handler: what else the machine does counts not."""

    def __init__(self) -> None:
        self.worst: dict[str, float] = {}

    def time(self, name: str, work: Callable[[], Any]) -> Any:
        """Do the work and remember how long it took, when that is the longest."""
        began = time.thread_time()
        try:
            return work()
        finally:
            took = (time.thread_time() - began) * 1000
            self.worst[name] = max(took, self.worst.get(name, 0.0))

    @property
    def worst_ms(self) -> float:
        """The longest of all."""
        return max(self.worst.values(), default=0.0)

    def told(self) -> str:
        """Every handler with its longest turn, the worst first."""
        ranked = sorted(self.worst.items(), key=lambda each: -each[1])
        return "\n".join(f"{took:6.1f} ms  {name}" for name, took in ranked)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Time the handlers of every table that is opened meanwhile."""
        plain = [(owner, method, getattr(owner, method)) for owner, method, _name in HANDLERS]
        for owner, method, name in HANDLERS:
            setattr(owner, method, self._timed(getattr(owner, method), name))
        try:
            yield
        finally:
            for owner, method, function in plain:
                setattr(owner, method, function)

    def _timed(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        @wraps(function)
        def timed(*arguments: Any) -> Any:
            return self.time(name, lambda: function(*arguments))

        _KEPT.append(timed)
        return timed
