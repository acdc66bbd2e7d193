"""Garbage is collected in the window's thread, and only there."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt

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


@pytest.fixture
def games() -> list[Knot]:
    """What lies on the table: there is a game while something does."""
    return []


@pytest.fixture
def collector(games: list[Knot]) -> Iterator[Collector]:
    made = Collector(lasting=lambda: not games)
    made.clear_out()
    yield made
    made.close()
    gc.disable()  # as the tests of this room have it


def test_a_game_is_not_put_aside_and_goes_with_its_end(collector: Collector, games: list[Knot]) -> None:
    """It outlives many looks; the first one after its end collects it, whatever the thresholds say."""
    games.append(Knot())
    knot = weakref.ref(games[0])
    collector.look()
    games.clear()
    assert knot() is not None
    collector.look()
    assert knot() is None


def test_what_stays_is_put_aside_until_the_player_is_elsewhere(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No look goes through it again: only a window that nobody looks at may stand still so long."""
    alive = Knot()
    knot = weakref.ref(alive)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 11))
    collector.look()
    del alive
    collector.look()
    assert knot() is not None
    collector.attend(Qt.ApplicationState.ApplicationActive)
    assert knot() is not None
    collector.attend(Qt.ApplicationState.ApplicationInactive)
    assert knot() is None


def test_a_game_keeps_what_was_put_aside(collector: Collector, games: list[Knot]) -> None:
    """To take everything out again would make each later look slow for as long as the game lasts."""
    games.append(Knot())
    collector.attend(Qt.ApplicationState.ApplicationInactive)
    assert gc.get_freeze_count()
