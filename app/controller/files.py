"""Files of the user: written whole or not at all, and nothing unreadable thrown away."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def write_whole(path: Path, data: bytes | str) -> None:
    """Write a file so that after a crash there is either the old one or the new one.

    Raises:
        OSError: it can't be written; the old file is as it was.
    """
    with beside(path) as new, new.open("wb") as file:
        file.write(data.encode() if isinstance(data, str) else data)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def beside(path: Path) -> Iterator[Path]:
    """A place beside a file, to write what takes the file's place at the end; nothing is left of it on an error.

    Raises:
        OSError: as the disk refuses; it names the file that the person knows.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    try:
        yield new
        os.replace(new, path)
    except BaseException as error:
        with suppress(OSError):
            new.unlink()
        if isinstance(error, OSError) and error.filename in (None, str(new)):
            error.filename, error.filename2 = str(path), None
        raise


def set_aside(path: Path) -> Path:
    """Rename a file that can't be read, so that it is in nobody's way and nobody loses it; returns its new place.

    Raises:
        OSError: it can't be renamed.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside


def free_name(path: Path) -> Path:
    """The path itself, or the first "name 2", "name 3" … that is free."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
    return found
