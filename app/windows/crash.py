"""Errors that nobody expected: written down, shown with the place of the record, and the program goes on."""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QObject, QtMsgType, Signal, qInstallMessageHandler

from app import __version__

log = logging.getLogger("otryad")

KEPT_BYTES = 1_000_000
KEPT_FILES = 3


class CrashHandler(QObject):
    """Takes every uncaught error of every thread. `happened` comes in the window's thread, with the report's text."""

    happened = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._faults: IO[str] | None = None

    @property
    def record(self) -> Path:
        """The file that errors are written to."""
        return self.folder / "otryad.log"

    def install(self) -> None:
        """Begin to take errors and Qt's warnings."""
        writer = RotatingFileHandler(self.record, maxBytes=KEPT_BYTES, backupCount=KEPT_FILES, encoding="utf-8")
        writer.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.getLogger().addHandler(writer)
        log.setLevel(logging.INFO)  # what a person was told in few words stands there in full
        self._writer = writer
        self._faults = (self.folder / "faults.log").open("a", encoding="utf-8")
        faulthandler.enable(self._faults)
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread
        qInstallMessageHandler(_write_qt_message)

    def uninstall(self) -> None:
        """Leave errors to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        faulthandler.disable()
        logging.getLogger().removeHandler(self._writer)
        self._writer.close()
        if self._faults is not None:
            self._faults.close()

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down and tell of it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("uncaught", exc_info=(kind, error, trace))
        self.happened.emit(report(error))

    def _take_from_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.take(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)


def report(error: BaseException) -> str:
    """What helps to find the mistake: versions and where it happened."""
    head = f"otryad {__version__}, Python {platform.python_version()}, {platform.platform()}"
    return "\n".join([head, "", *traceback.format_exception(error)])


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def _write_qt_message(kind: QtMsgType, _context: object, text: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", text)
