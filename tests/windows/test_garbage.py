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


def test_what_was_put_aside_is_collected_when_a_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table outlives some collections; when it is let go, it is not kept for ever."""
    collector = Collector()
    try:
        alive = Knot()
        knot = weakref.ref(alive)
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 11))
        collector.look()
        del alive
        collector.look()
        assert knot() is not None
        collector.clear_out()
        assert knot() is None
    finally:
        collector.close()
    gc.disable()
