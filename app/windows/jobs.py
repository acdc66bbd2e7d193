"""Long work off the window's thread: one worker, in order, with progress and cancel.

A job's work gets a `Progress` and runs in the worker; what comes of it is told in the window's thread. There is one
worker only, because most of the work is the catalogue's, and a database likes one hand.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

REPORT_SECONDS = 0.05
"""No more often than this does a job trouble the window with its progress."""

log = logging.getLogger("otryad.jobs")


class Cancelled(Exception):
    """The person doesn't want the result any more."""


class Progress:
    """What a job's work tells and asks; safe from the worker's thread."""

    def __init__(self, tell: Callable[[int, int, str], None]) -> None:
        self._tell = tell
        self._stop = threading.Event()
        self._told_at = 0.0

    def __call__(self, done: int, total: int = 0, what: str = "") -> None:
        """So much is done (of `total`; 0: not known). Raises Cancelled when the job was cancelled."""
        if self._stop.is_set():
            raise Cancelled
        now = monotonic()
        if done == total or now - self._told_at > REPORT_SECONDS:
            self._told_at = now
            self._tell(done, total, what)

    @property
    def is_cancelled(self) -> bool:
        return self._stop.is_set()

    def stop(self) -> None:
        """Cancel: the next report raises."""
        self._stop.set()


class Job(QObject):
    """One piece of work under way. Exactly one of `succeeded`, `failed` and `cancelled` comes, then `ended`."""

    progressed = Signal(int, int, str)
    succeeded = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    ended = Signal()
    _told = Signal(int, int, str)
    _settled = Signal(object)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.progress = Progress(self._told.emit)
        # Bound methods of this object, so that both are called in its thread and not in the worker's.
        self._told.connect(self._tell)
        self._settled.connect(self._finish)

    def cancel(self) -> None:
        """Ask the work to stop; `cancelled` comes when it has."""
        self.progress.stop()

    def do(self, work: Callable[[Progress], Any]) -> None:
        """Called in the worker's thread: do the work and send what comes of it to the window's thread."""
        try:
            outcome = _Outcome(result=work(self.progress))
        except Exception as error:
            outcome = _Outcome(error=error)
        try:
            self._settled.emit(outcome)
        except RuntimeError:  # the program ended meanwhile and took the job along
            log.debug("nobody waits for the work any more")

    def _tell(self, done: int, total: int, what: str) -> None:
        self.progressed.emit(done, total, what)

    def _finish(self, outcome: _Outcome) -> None:
        error = outcome.error
        if self.progress.is_cancelled or isinstance(error, Cancelled):
            self.cancelled.emit()
        elif error is not None:
            log.info("%s failed", self.objectName(), exc_info=error)
            self.failed.emit(error)
        else:
            self.succeeded.emit(outcome.result)
        self.ended.emit()
        self.deleteLater()


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of a job's work."""

    result: Any = None
    error: Exception | None = None


class Jobs(QObject):
    """The worker and the jobs that wait for it. `busy_changed` tells whether there are any."""

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ThreadPoolExecutor | None = None
        self._running: list[Job] = []

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs that have not ended, the current one first."""
        return tuple(self._running)

    def run(
        self,
        name: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        owner: QObject | None = None,
    ) -> Job:
        """Do the work in the worker; then call `done` with its result, or `failed` with its error, here.

        An `owner` that is gone by then is told nothing. An error that nobody takes is raised in the window's thread,
        where the crash window shows it.
        """
        job = Job(name, self)
        if done is not None:
            job.succeeded.connect(_while_there(done, owner))
        job.failed.connect(_while_there(failed or _raise, owner))
        job.ended.connect(lambda: self._forget(job))
        self._running.append(job)
        if len(self._running) == 1:
            self.busy_changed.emit(True)
        self._worker().submit(job.do, work)
        return job

    def close(self) -> None:
        """Cancel everything and wait for the worker to end."""
        for job in self._running:
            job.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _worker(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="otryad-work")
        return self._pool

    def _forget(self, job: Job) -> None:
        self._running.remove(job)
        if not self._running:
            self.busy_changed.emit(False)


def _while_there(told: Callable[[Any], object], owner: QObject | None) -> Callable[[Any], None]:
    def tell(what: Any) -> None:
        if owner is None or isValid(owner):
            told(what)

    return tell


def _raise(error: Exception) -> None:
    raise error
