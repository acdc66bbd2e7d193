"""All own data as one file, and back again."""

from __future__ import annotations

import json
import shutil
import time
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from app import __version__
from app.controller.files import beside
from app.engine.message import Message, message
from app.words.faults import reason_of

_HEAD = "otryad-backup.json"
_OWN = ("settings.toml", "decks", "games", "pictures", "cards")
"""What lies at home and is the user's own; databases come as copies that nobody is writing to."""

MOST_BYTES = 4 << 30
"""A backup that unpacks to more than this is no backup."""


class BrokenBackup(ValueError):
    """A file that can't be taken back; nothing was changed."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


def back_up(home: Path, to: Path, copies: Mapping[str, Path]) -> int:
    """Pack the user's own data into a zip, whole or not at all; returns how many files it holds.

    `copies` are files that stand for ones in use, by their name at home: {"user.db": a copy}. Raises OSError.
    """
    count = 0
    with beside(to) as new, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(_HEAD, json.dumps({"program": __version__, "made": time.strftime("%Y-%m-%dT%H:%M:%S")}))
        for name, path in [*_own_files(home), *copies.items()]:
            pack.write(path, name)
            count += 1
    return count


def _own_files(home: Path) -> Iterator[tuple[str, Path]]:
    for own in _OWN:
        for path in sorted(home.joinpath(own).rglob("*")) if home.joinpath(own).is_dir() else [home / own]:
            if path.is_file():
                yield path.relative_to(home).as_posix(), path


def bring_back(home: Path, pack_file: Path) -> Path:
    """Take a backup back: what lies at home now goes to a folder beside it first, whose path is returned.

    Close the catalogue before, and start anew after.

    Raises:
        BrokenBackup: the file is no backup of ours, or can't be unpacked.
        OSError: the disk refused to change the folders' names.
    """
    fresh = home.with_name(home.name + ".new")
    try:
        with zipfile.ZipFile(pack_file) as pack:
            _unpack(pack, _checked(pack), fresh)
    except BrokenBackup:
        raise
    except Exception as error:  # zipfile meets damaged files with errors of every kind
        shutil.rmtree(fresh, ignore_errors=True)
        reason = reason_of(error) if isinstance(error, OSError) else "damaged_archive"
        raise BrokenBackup(message("controller.backup_unreadable", file=pack_file.name, reason=reason)) from error
    aside = home.with_name(home.name + time.strftime("-before-%Y%m%d-%H%M%S"))
    home.rename(aside)
    fresh.rename(home)
    return aside


def _unpack(pack: zipfile.ZipFile, names: list[str], fresh: Path) -> None:
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    for name in names:
        place = fresh / name
        place.parent.mkdir(parents=True, exist_ok=True)
        with pack.open(name) as packed, place.open("wb") as file:
            shutil.copyfileobj(packed, file)


def _checked(pack: zipfile.ZipFile) -> list[str]:
    """The names that may be unpacked."""
    infos = [info for info in pack.infolist() if not info.is_dir()]
    names = [info.filename for info in infos]
    if _HEAD not in names:
        raise BrokenBackup(message("controller.backup_foreign"))
    for name in names:
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name:
            raise BrokenBackup(message("controller.backup_foreign"))
    if sum(info.file_size for info in infos) > MOST_BYTES:
        raise BrokenBackup(message("controller.backup_foreign"))
    return [name for name in names if name != _HEAD]
