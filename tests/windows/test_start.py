"""Opening the program: without a screen, a second time, after an error."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import app.windows.display
from app.windows.crash import CrashHandler, report
from app.windows.main_window import MainWindow, brought_back
from app.windows.single import Single


def test_the_examples_of_the_modules_are_true() -> None:
    """The doctests of the room."""
    assert doctest.testmod(app.windows.display).failed == 0


def test_without_a_screen_one_line_names_the_way_out(tmp_path: Path) -> None:
    """Qt's own complaint would be ten lines and a core dump."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"OTRYAD_HOME": str(tmp_path), "QT_QPA_PLATFORM": ""}
    done = subprocess.run(
        [sys.executable, "-m", "app.cli"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "make demo" in done.stderr


SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.windows.single import Single

application = QCoreApplication([])
sys.exit(0 if Single(Path(sys.argv[1])).call_first(["колода.txt"]) else 1)
"""


def test_a_second_start_hands_its_files_to_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    """One window for one home."""
    first = Single(tmp_path)
    assert first.listen()
    with qtbot.waitSignal(first.called) as told:
        process = subprocess.Popen([sys.executable, "-c", SECOND, str(tmp_path)])
    qtbot.waitUntil(lambda: process.poll() is not None)
    assert told.args == [["колода.txt"]]
    assert process.returncode == 0
    first.close()


def test_an_error_is_written_and_told(tmp_path: Path, qtbot: QtBot) -> None:
    """The log names the place of the mistake."""
    handler = CrashHandler(tmp_path)
    handler.install()
    try:
        with qtbot.waitSignal(handler.happened) as told:
            try:
                raise ValueError("сломалось")
            except ValueError as error:
                handler.take(ValueError, error, error.__traceback__)
    finally:
        handler.uninstall()
    assert "сломалось" in told.args[0]
    assert "test_start.py" in handler.record.read_text(encoding="utf-8")


def test_after_an_error_the_program_goes_on(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """The window that tells of it can be closed; it is not modal."""
    window.show_crash(report(ValueError("сломалось")), tmp_path / "otryad.log")
    crash = window._crash
    assert crash is not None
    assert not crash.isModal()
    assert "сломалось" in crash.details.toPlainText()
    qtbot.mouseClick(crash.findChild(QPushButton, "windows.crash.go_on"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window._crash is None)


SCREEN = QRect(0, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (QRect(100, 100, 800, 600), QRect(100, 100, 800, 600)),
        (QRect(3000, 100, 800, 600), QRect(560, 240, 800, 600)),
        (QRect(1900, 1000, 800, 600), QRect(560, 240, 800, 600)),
        (QRect(-5000, 0, 4000, 3000), SCREEN),
    ],
)
def test_a_window_comes_back_onto_the_screen(was: QRect, now: QRect) -> None:
    """When the screen that it was on is gone, or too little of it can be seen."""
    assert brought_back(was, [SCREEN]) == now


def test_the_window_is_remembered(window: MainWindow) -> None:
    """Its place and size, for the next start."""
    window.setGeometry(QRect(QPoint(40, 50), QSize(900, 640)))
    window.close()
    was = window.client.keeper.now.window
    assert (was.x, was.y, was.width, was.height) == (40, 50, 900, 640)
