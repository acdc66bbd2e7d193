"""The two database files: found sound or set aside, built or migrated, and a connection for every thread."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final

from carddb.message import Message, Say, failure, message
from carddb.reasons import reason_of
from carddb.schema import CATALOGUE_VERSION, USER_VERSION, migrate_catalogue, migrate_user

CATALOGUE_FILE: Final = "catalogue.db"
USER_FILE: Final = "user.db"
BACKUP_FILE: Final = "user.backup.db"

_COMPANIONS: Final = ("-wal", "-shm", "-journal")
_BUSY_SECONDS: Final = 10
_WITH_FILES: Final = (sqlite3.Error, OSError)
"""What can go wrong where files are moved and made, too."""


class Storage:
    """The databases of one home folder. Safe to use from any thread; each gets a connection of its own.

    `notes` tell what was set aside or restored at the start.
    """

    def __init__(self, home: Path) -> None:
        self._home = home
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._guard = threading.Lock()
        self.notes: list[Message] = []
        with _told(USER_FILE, _WITH_FILES):
            home.mkdir(parents=True, exist_ok=True)
            self._prepare_user()
        with _told(CATALOGUE_FILE, _WITH_FILES):
            self._prepare_catalogue()

    @property
    def user_path(self) -> Path:
        return self._home / USER_FILE

    @property
    def catalogue_path(self) -> Path:
        return self._home / CATALOGUE_FILE

    @property
    def connection(self) -> sqlite3.Connection:
        """This thread's connection: user.db with catalogue.db attached as `shipped`."""
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = self._connect()
            with self._guard:
                self._connections.append(found)
        return found

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """This thread's connection, for questions.

        Raises:
            CatalogueError: the database can't be read any more (damaged, taken away).
        """
        with _told(USER_FILE):
            yield self.connection

    @contextlib.contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: everything within happens, or nothing does.

        Raises:
            CatalogueError: the database refused (full disk, locked by another program, damaged).
        """
        with _told(USER_FILE):
            connection = self.connection
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")

    def back_up(self) -> None:
        """Copy user.db beside itself."""
        self.copy_user(self._home / BACKUP_FILE)

    def copy_user(self, target: Path) -> None:
        """Copy user.db, whole or not at all, while others may be writing to it.

        Raises:
            CatalogueError: it can't be read, or the copy can't be written.
        """
        with _told(target.name, _WITH_FILES):
            self._copy_user(target)

    def _copy_user(self, target: Path) -> None:
        part = target.with_suffix(".part")
        part.unlink(missing_ok=True)
        with (
            contextlib.closing(sqlite3.connect(self.user_path)) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        os.replace(part, target)

    def close(self) -> None:
        """Close every thread's connection; nobody may use the storage afterwards."""
        with self._guard:
            for connection in self._connections:
                connection.close()
            self._connections.clear()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.user_path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        connection.execute("ATTACH DATABASE ? AS shipped", (str(self.catalogue_path),))
        connection.execute("PRAGMA synchronous = NORMAL")
        return connection

    def _prepare_user(self) -> None:
        path = self.user_path
        if not _is_sound(path):
            self._set_aside(path)
            self._restore()
        version = _version(path)
        if version > USER_VERSION:
            raise failure(Say.DATABASE_NEWER, file=USER_FILE, version=version, known=USER_VERSION)
        if version < USER_VERSION:
            self._migrate_user(version)

    def _migrate_user(self, version: int) -> None:
        if version:
            self.back_up()
        migrate_user(str(self.user_path))

    def _prepare_catalogue(self) -> None:
        path = self.catalogue_path
        if not _is_sound(path):
            self._set_aside(path)
        if _version(path) == CATALOGUE_VERSION:
            return
        _remove(path)
        migrate_catalogue(str(path))

    def _set_aside(self, path: Path) -> None:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        kept = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
        for ending in ("", *_COMPANIONS):
            part = path.with_name(path.name + ending)
            if part.exists():
                os.replace(part, kept.with_name(kept.name + ending))
        self.notes.append(message(Say.DATABASE_SET_ASIDE, file=path.name, kept=kept.name))

    def _restore(self) -> None:
        backup = self._home / BACKUP_FILE
        if not backup.exists() or not _is_sound(backup):
            return
        date = datetime.fromtimestamp(backup.stat().st_mtime).date().isoformat()
        with (
            contextlib.closing(sqlite3.connect(backup)) as source,
            contextlib.closing(sqlite3.connect(self.user_path)) as copy,
        ):
            source.backup(copy)
        self.notes.append(message(Say.DATABASE_RESTORED, file=USER_FILE, backup=BACKUP_FILE, date=date))


@contextlib.contextmanager
def _told(file: str, kinds: tuple[type[Exception], ...] = (sqlite3.Error,)) -> Iterator[None]:
    """Tell of this database what goes wrong within."""
    try:
        yield
    except kinds as error:
        raise failure(Say.DATABASE_FAILED, file=file, reason=reason_of(error)) from error


def _is_sound(path: Path) -> bool:
    """Whether the file is missing or a database without damage. Reading it all takes about 1 ms a megabyte."""
    if not path.exists():
        return True
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=_BUSY_SECONDS)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.OperationalError:
        raise  # it may well be sound: another program holds it, or it can't be read
    except sqlite3.DatabaseError:
        return False


def _version(path: Path) -> int:
    if not path.exists():
        return 0
    with contextlib.closing(sqlite3.connect(path, timeout=_BUSY_SECONDS)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _remove(path: Path) -> None:
    for ending in ("", *_COMPANIONS):
        path.with_name(path.name + ending).unlink(missing_ok=True)
