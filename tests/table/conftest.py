"""What table tests share: fonts, a widget on a screen, and a hunt for what outlives its test."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QThread, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.controller.settings import Look, Motion, Play, Settings
from app.table.fonts import load_fonts
from app.table.table_widget import TableWidget
from tests.table.fakes import VOICE, FakeSession
from tests.table.mouse import Mouse

Open = Callable[..., tuple[TableWidget, FakeSession]]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(autouse=True)
def _nothing_survives(qapp: QApplication) -> Iterator[None]:
    """After a test no window is open, no timer runs, no thread works."""
    yield
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        qapp.processEvents()
    gc.collect()
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    timers = [it for it in gc.get_objects() if type(it) is QTimer and shiboken6.isValid(it) and it.isActive()]
    threads = [it for it in gc.get_objects() if isinstance(it, QThread) and shiboken6.isValid(it) and it.isRunning()]
    threads = [thread for thread in threads if thread is not qapp.thread()]
    told = [f"{type(it).__name__} of {it.parent()!r}" for it in (*windows, *timers, *threads)]
    for widget in windows:
        widget.close()
    for timer in timers:
        timer.stop()
    assert not told, f"left alive: {told}"


@pytest.fixture
def open_table(qtbot: QtBot) -> Iterator[Open]:
    """Opens a table over a view with no motion, and closes it after the test."""
    opened: list[TableWidget] = []

    def make(view, *, size=(1600, 900), session=None, voice=VOICE, play=None, **look):  # type: ignore[no-untyped-def]
        QCursor.setPos(0, 0)  # a mouse that lies where a test moves it would not move
        asked = session or FakeSession(view)
        chosen = replace(Look(motion=Motion.NONE), **look)
        table = TableWidget(asked, replace(Settings(), look=chosen, play=play or Play()), voice)
        opened.append(table)
        table.resize(*size)
        table.show()
        qtbot.waitExposed(table)
        table.begin()
        QCoreApplication.processEvents()
        return table, asked

    yield make
    for table in filter(shiboken6.isValid, opened):
        table.end()
        table.close()
        table.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def mouse(qtbot: QtBot) -> Callable[[TableWidget], Mouse]:
    """A mouse over a table."""
    return lambda table: Mouse(qtbot, table)
