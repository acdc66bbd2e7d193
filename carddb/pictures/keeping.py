"""Taking pictures in, and finding a card's picture again."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from carddb.facts import Card, Game
from carddb.message import Message, Say, failure, message
from carddb.pictures.matching import Matcher, Shown
from carddb.pictures.shrinking import Shrunk, shrink
from carddb.pictures.sources import BadPicture, PictureFile, picture_files
from carddb.progress import Progress, Stage, Steps
from carddb.reasons import reason_of
from carddb.state import changed
from carddb.storage import Storage

log = logging.getLogger("otryad.catalogue")

FOLDER: Final = "pictures"

_EXACT_FIRST: Final = (
    "SELECT {column} FROM picture WHERE game = ? AND key = ? "
    "ORDER BY set_id = ? AND number = ? DESC, set_id = '' DESC, set_id, number LIMIT 1"
)


@dataclass(slots=True)
class PictureReport:
    """What a folder or archive brought. `skipped` tells why each of the others was left out."""

    taken: int = 0
    skipped: list[Message] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Kept:
    """A picture in our folder: the card and the names of both files."""

    shown: Shown
    file: str
    thumbnail: str


def import_pictures(storage: Storage, home: Path, source: Path, game: Game) -> Steps[PictureReport]:
    """Take the pictures of a folder or zip archive whose names tell a known card's set and number or its name.

    Closed before the end, the new files are removed and no card has a new picture.

    Raises:
        CatalogueError: the source can't be read or holds no pictures, or our own folder can't be written to.
    """
    report, kept, written = PictureReport(), [], _Written(home / FOLDER)
    with written.undone_on_error(), picture_files(source) as files:
        matcher = Matcher(storage.connection, game)
        for done, file in enumerate(files):
            yield Progress(Stage.SHRINKING, done, len(files))
            try:
                kept.append(_take(file, matcher, written))
            except BadPicture as bad:
                log.info("%s is left out", file.path, exc_info=bad)
                report.skipped.append(message(bad.name, file=str(file.path)[-200:], **bad.arguments))
        with storage.changing() as connection:
            _put(connection, kept)
            changed(connection, "main")
    written.sweep(storage.connection)
    report.taken = len(kept)
    return report


def picture_of(connection: sqlite3.Connection, home: Path, card: Card, *, thumbnail: bool = False) -> Path | None:
    """A card's picture: that of its printing in force, else of its name, else of any printing; None: there is none."""
    column = "thumbnail" if thumbnail else "file"
    place = card.facts.set_id, card.facts.number
    row = connection.execute(_EXACT_FIRST.format(column=column), (*card.key, *place)).fetchone()
    path = home / FOLDER / row[0] if row else None
    return path if path and path.exists() else None


def _take(file: PictureFile, matcher: Matcher, written: _Written) -> _Kept:
    shown = matcher.shown(file.path)
    if shown is None:
        raise BadPicture(Say.PICTURE_UNKNOWN)
    content = file.read()
    name = hashlib.blake2b(content, digest_size=16).hexdigest()
    return _Kept(shown, *written.both(name, shrink(content)))


def _put(connection: sqlite3.Connection, kept: list[_Kept]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO picture (game, key, set_id, number, file, thumbnail) VALUES (?, ?, ?, ?, ?, ?)",
        ((*each.shown.key, each.shown.set_id, each.shown.number, each.file, each.thumbnail) for each in kept),
    )


class _Written:
    """Files put into our folder, each whole or not at all, and taken out again when the work fails."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.new: list[Path] = []

    def both(self, name: str, shrunk: Shrunk) -> tuple[str, str]:
        """Write a picture and its thumbnail; their names."""
        names = name + shrunk.suffix, f"{name}.small{shrunk.suffix}"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for each, content in zip(names, (shrunk.full, shrunk.thumbnail), strict=True):
                self._write(self.folder / each, content)
        except OSError as error:
            raise failure(Say.FILE_UNWRITABLE, file=FOLDER, reason=reason_of(error)) from error
        return names

    @contextlib.contextmanager
    def undone_on_error(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            for path in self.new:
                path.unlink(missing_ok=True)
            raise

    def sweep(self, connection: sqlite3.Connection) -> None:
        """Remove the files of pictures that were replaced."""
        used = {name for row in connection.execute("SELECT file, thumbnail FROM picture") for name in row}
        for path in self.folder.glob("*") if used else ():
            if path.name not in used:
                path.unlink(missing_ok=True)

    def _write(self, path: Path, content: bytes) -> None:
        if path.exists():
            return
        part = path.with_name(path.name + ".part")
        part.write_bytes(content)
        os.replace(part, path)
        self.new.append(path)
