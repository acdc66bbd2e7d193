"""Opening the client: everything that must be there before the first picture, and nothing that need not."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.windows.display import has_display
from app.words import say

if TYPE_CHECKING:
    from app.windows.client import Client


def open_client(arguments: Sequence[str]) -> int:
    """Open the window and run until it is closed. `arguments` are files to open: decks or kept games.

    Returns the exit status: 0, or 1 when no window can open here.
    """
    multiprocessing.freeze_support()
    if not has_display():
        sys.stderr.write(say("windows.no_display") + "\n")
        return 1
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.*=false")
    return _run(list(arguments))


READ_AFTER_MS = 1500
"""The first page is seen and filled before anything is got ready for the others."""


def _get_ready(client: Client) -> None:
    """Load what the other pages need; after a new grammar or new sets read the texts again, some seconds of work."""
    from app.windows.main_window import load_pages

    client.jobs.run("load pages", load_pages)
    client.jobs.run("read all texts", client.shelf.compile, failed=_note)


def _note(error: Exception) -> None:
    """Whoever needs the catalogue is told what is wrong with it."""
    logging.getLogger("otryad").warning("the texts could not be read: %s", error)


def _run(files: list[str]) -> int:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from app.table.fonts import load_fonts
    from app.windows.client import Client
    from app.windows.crash import CrashHandler
    from app.windows.garbage import Collector
    from app.windows.main_window import MainWindow
    from app.windows.single import Single

    application = QApplication(sys.argv[:1])
    application.setApplicationName("otryad")
    application.setDesktopFileName("otryad")
    client = Client.create(application)
    single = Single(client.home, application)
    if single.call_first(files):
        return 0
    single.listen()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    crashes = CrashHandler(client.home / "logs", application)
    crashes.install()
    collector = Collector(application, lambda: window.is_lasting())
    load_fonts()
    window = MainWindow(client)
    crashes.happened.connect(lambda text: window.show_crash(text, crashes.record))
    single.called.connect(window.called)
    application.applicationStateChanged.connect(collector.attend)
    window.show()
    window.open_files(files)
    QTimer.singleShot(READ_AFTER_MS, window, lambda: _get_ready(client))
    try:
        return int(application.exec())
    finally:
        single.close()
        client.close()
        collector.close()
        crashes.uninstall()
