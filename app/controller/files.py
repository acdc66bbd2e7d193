"""Files of the user: written whole or not at all, and nothing unreadable thrown away."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, data: bytes | str) -> None:
    """Write a file so that after a crash there is either the old one or the new one.

    Raises:
        OSError: it can't be written; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(data.encode() if isinstance(data, str) else data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


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
