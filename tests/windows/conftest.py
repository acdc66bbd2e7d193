"""A client on a home of its own; and nothing left alive after each test."""

from __future__ import annotations

import functools
import gc
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app import places
from app.library import Library
from app.table.fonts import load_fonts
from app.windows.client import Client
from app.windows.main_window import MainWindow, load_pages
from carddb.progress import complete


@pytest.fixture(scope="module", autouse=True)
def _garbage() -> Iterator[None]:
    """As in the program: no Qt object ends in a worker's thread because Python collected there."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def _pages() -> None:
    """As in a program that has been open for a while: a page that is wanted comes at once."""
    load_pages(lambda _done, _whole: None)


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: QApplication) -> None:
    """The same letters as in the program."""
    load_fonts()


def settle() -> None:
    """Let everything that was asked for happen, deletions included."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A catalogue of the box with all its texts read: built once, for it takes seconds."""
    home = tmp_path_factory.mktemp("built")
    library = Library(home)
    complete(library.compile_missing())
    library.close()
    return home / "catalogue.db"


@pytest.fixture
def client(qapp: QApplication, built: Path) -> Iterator[Client]:
    """The program's state as every page gets it."""
    shutil.copy(built, places.home() / built.name)
    made = Client.create(qapp)
    yield made
    made.close()
    settle()


@pytest.fixture(autouse=True)
def _nothing_left(qapp: QApplication) -> Iterator[None]:
    """Fails the test that leaves a window or a worker behind, and closes it for the next one."""
    yield
    settle()
    gc.collect(1)
    left = [widget for widget in QApplication.topLevelWidgets() if not widget.isHidden()]
    for widget in left:
        widget.deleteLater()
    settle()
    workers = [thread.name for thread in threading.enumerate() if thread.name.startswith("otryad")]
    assert not left, f"left open: {left}"
    assert not workers, f"left working: {workers}"


@pytest.fixture
def window(client: Client, qtbot: QtBot) -> Iterator[MainWindow]:
    """The main window on its start page."""
    made = MainWindow(client)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    settle()


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Callable[[QWidget], QWidget]]:
    """Shows a widget and deletes it at the end."""
    kept: list[QWidget] = []

    def show(widget: QWidget) -> QWidget:
        kept.append(widget)
        widget.show()
        qtbot.waitExposed(widget)
        return widget

    yield show
    for widget in kept:
        widget.close()
        widget.deleteLater()
    settle()


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is given time: what comes at all comes before this ends."""
    for name in ("waitUntil", "waitSignal"):
        monkeypatch.setattr(QtBot, name, functools.partialmethod(getattr(QtBot, name), timeout=30_000))


@pytest.fixture
def typing(qtbot: QtBot) -> Callable[[QWidget, str], None]:
    """Types letters of any language into a widget, as a keyboard does (`keyClicks` knows Latin ones only)."""

    def type_into(widget: QWidget, words: str) -> None:
        widget.setFocus()
        for letter in words:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(widget, event)

    return type_into
