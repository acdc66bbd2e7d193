"""The picture files of a folder or a zip archive, read one at a time and never unpacked to disk."""

from __future__ import annotations

import contextlib
import os
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from carddb.files import MIB
from carddb.message import Say, failure
from carddb.reasons import reason_of

FILE_LIMIT: Final = 40 * MIB
MOST_FILES: Final = 50_000
SUFFIXES: Final = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"})


class BadPicture(Exception):
    """A file that is not taken, and why."""

    def __init__(self, name: Say, **arguments: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class PictureFile:
    """One file: its path within the source, and a function that reads it or raises BadPicture."""

    path: PurePosixPath
    read: Callable[[], bytes]


@contextlib.contextmanager
def picture_files(source: Path) -> Iterator[tuple[PictureFile, ...]]:
    """The picture files of a folder or an archive, in the order of their names.

    Raises:
        CatalogueError: the source can't be read, or holds none or too many.
    """
    with contextlib.ExitStack() as stack:
        found = _in_folder(source) if source.is_dir() else _in_archive(stack.enter_context(_opened(source)))
        if not found:
            raise failure(Say.PICTURES_NONE, file=source.name)
        if len(found) > MOST_FILES:
            raise failure(Say.PICTURES_TOO_MANY, file=source.name, limit=MOST_FILES)
        yield tuple(sorted(found, key=lambda file: file.path))


def _in_folder(folder: Path) -> list[PictureFile]:
    found = []
    for place, _, names in os.walk(folder):
        for name in names:
            path = Path(place) / name
            if path.suffix.casefold() in SUFFIXES:
                found.append(PictureFile(PurePosixPath(path.relative_to(folder).as_posix()), _reader(path)))
    return found


def _reader(path: Path) -> Callable[[], bytes]:
    def read() -> bytes:
        try:
            if path.stat().st_size > FILE_LIMIT:
                raise BadPicture(Say.PICTURE_TOO_LARGE, limit=FILE_LIMIT // MIB)
            return path.read_bytes()
        except OSError as error:
            raise BadPicture(Say.PICTURE_UNREADABLE, reason=reason_of(error)) from error

    return read


def _opened(source: Path) -> zipfile.ZipFile:
    """The archive; names that are not marked as UTF-8 are in the encoding of Russian Windows."""
    try:
        return zipfile.ZipFile(source, metadata_encoding="cp866")
    except FileNotFoundError:
        raise failure(Say.FILE_MISSING, file=source.name) from None
    except OSError as error:
        raise failure(Say.FILE_UNREADABLE, file=source.name, reason=reason_of(error)) from error
    except Exception as error:  # zipfile meets damaged files with errors of every kind
        raise failure(Say.FILE_UNREADABLE, file=source.name, reason="damaged_archive") from error


def _in_archive(archive: zipfile.ZipFile) -> list[PictureFile]:
    return [
        PictureFile(PurePosixPath(part.filename), _part_reader(archive, part))
        for part in archive.infolist()
        if PurePosixPath(part.filename).suffix.casefold() in SUFFIXES
    ]


def _part_reader(archive: zipfile.ZipFile, part: zipfile.ZipInfo) -> Callable[[], bytes]:
    """A reader that stops at the limit, whatever size the directory tells."""

    def read() -> bytes:
        if _leads_out(part.filename):
            raise BadPicture(Say.PICTURE_BAD_PATH)
        if part.file_size > FILE_LIMIT:
            raise BadPicture(Say.PICTURE_TOO_LARGE, limit=FILE_LIMIT // MIB)
        try:
            with archive.open(part) as file:
                content = file.read(FILE_LIMIT + 1)
        except Exception as error:  # broken, encrypted or unknown compression: zipfile raises of every kind
            raise BadPicture(Say.PICTURE_UNREADABLE, reason="damaged_archive") from error
        if len(content) > FILE_LIMIT:
            raise BadPicture(Say.PICTURE_TOO_LARGE, limit=FILE_LIMIT // MIB)
        return content

    return read


def _leads_out(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    return path.is_absolute() or ".." in path.parts or ":" in name
