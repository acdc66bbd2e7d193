"""Opening the client: everything that must be there before the first picture, and nothing that need not."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence

from app.windows.display import has_display
from app.words import say


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
"""After a new grammar or new sets the texts are read again, some seconds of work; the first picture goes first."""


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
    collector = Collector(application)
    load_fonts()
    window = MainWindow(client)
    crashes.happened.connect(lambda text: window.show_crash(text, crashes.record))
    single.called.connect(window.called)
    window.stack.currentChanged.connect(collector.clear_out)
    window.show()
    window.open_files(files)
    QTimer.singleShot(
        READ_AFTER_MS, window, lambda: client.jobs.run("read all texts", client.shelf.compile, failed=_note)
    )
    try:
        return int(application.exec())
    finally:
        single.close()
        client.close()
        collector.close()
        crashes.uninstall()
