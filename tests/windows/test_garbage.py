"""Garbage is collected in the window's thread, and only there."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QObject

from app.windows.garbage import Collector


class Knot(QObject):
    """An object that only a collection can free."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def test_python_does_not_collect_by_itself_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The collector does, when a threshold is passed."""
    collector = Collector()
    try:
        assert not gc.isenabled()
        knot = weakref.ref(Knot())
        assert knot() is not None
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 11))
        collector.look()
        assert knot() is None
    finally:
        collector.close()
    gc.disable()  # as the tests of this room have it
