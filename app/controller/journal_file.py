"""A record on disk: a line after every answer, so that no crash loses more than the line being written."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from errno import EBADF, EINVAL, EOPNOTSUPP
from pathlib import Path
from typing import Any, BinaryIO

from app.controller.files import free_name, set_aside, write_whole
from app.controller.record import BrokenRecord, Head, Record, read_record, start_line, to_text
from app.engine.facts import MatchSetup
from app.engine.match import Match
from app.engine.message import Message, message
from app.words.faults import reason_of

SUFFIX = ".otryad"

_NO_SYNC = (EINVAL, EOPNOTSUPP)
"""How a file system says that it has no way to wait for the disk: what was written is written all the same."""


class JournalFile:
    """A record that grows.

    A written line survives the end of the program at once; a thread carries it to the disk, so that nobody waits.
    Raises OSError where the disk refuses; what it refuses the thread is raised by the next line.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = path.open("ab")
        self._lock = threading.Lock()
        self._behind = False
        self._refused: OSError | None = None
        self._syncing: threading.Thread | None = None

    @staticmethod
    def create(path: Path, head: Head, start: MatchSetup | Match) -> JournalFile:
        """A new file with its first two lines, under a name that was free."""
        path = free_name(path)
        write_whole(path, to_text(head.to_line()) + to_text(start_line(start)))
        return JournalFile(path)

    def append(self, line: dict[str, Any]) -> None:
        """Write one line."""
        if self._file is None:
            raise OSError(EBADF, os.strerror(EBADF), str(self.path))
        if self._refused is not None:
            raise self._refused
        self._file.write(to_text(line).encode())
        self._file.flush()
        with self._lock:
            self._behind = True
            if self._syncing is None:
                self._syncing = threading.Thread(target=self._sync, args=(self._file,), name="journal", daemon=True)
                self._syncing.start()

    @property
    def is_open(self) -> bool:
        """Whether a game is still being written here."""
        return self._file is not None

    def close(self) -> None:
        """Everything is on the disk when this returns."""
        file, self._file = self._file, None
        if file is None:
            return
        syncing = self._syncing
        if syncing is not None:
            syncing.join()
        file.close()

    def _sync(self, file: BinaryIO) -> None:
        while True:
            with self._lock:
                if not self._behind:
                    self._syncing = None
                    return
                self._behind = False
            try:
                os.fsync(file.fileno())
            except OSError as error:
                if error.errno not in _NO_SYNC:
                    self._refused = error


@dataclass(frozen=True, slots=True)
class Opened:
    """A record read from a file, and what the user must know about it (a torn line, a damaged one)."""

    record: Record
    note: Message | None = None


def open_journal(path: Path) -> Opened:
    """Read a record.

    A last line that was cut off in the middle of writing is dropped with a note.

    Raises:
        BrokenRecord: there is no game in it, or it can't be read.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BrokenRecord(message("controller.record_unreadable", file=path.name, reason=reason_of(error))) from error
    whole, torn = _whole_lines(data)
    try:
        lines = whole.decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BrokenRecord(message("controller.record_no_head")) from error
    record = read_record(lines)
    return Opened(record, record.note or (message("controller.record_torn") if torn else None))


def continue_journal(path: Path) -> tuple[Opened, JournalFile]:
    """Read a record and go on writing it. A damaged file is set aside, and its good part goes on under its name.

    Raises:
        BrokenRecord: as `open_journal`.
        OSError: the file can't be written.
    """
    opened = open_journal(path)
    whole, torn = _whole_lines(path.read_bytes())
    if opened.record.note:
        line = int(dict(opened.record.note.args)["line"])  # type: ignore[arg-type]
        set_aside(path)
        write_whole(path, b"".join(whole.splitlines(keepends=True)[: line - 1]))
    elif torn:
        write_whole(path, whole)
    return opened, JournalFile(path)


def _whole_lines(data: bytes) -> tuple[bytes, bytes]:
    """The lines that were written to their ends, and the rest."""
    end = data.rfind(b"\n") + 1
    return data[:end], data[end:]
