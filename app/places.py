"""Where things lie: the program's own files and the user's data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import user_data_path


def program_root() -> Path:
    """The folder that holds `assets/` and `carddb/sets/`: a checkout, or a frozen program's own folder."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def asset(*parts: str) -> Path:
    """The path of a file under `assets/`."""
    return program_root().joinpath("assets", *parts)


def home() -> Path:
    """The user's own folder: `OTRYAD_HOME` when set, else the platform's place. Made when missing.

    Raises:
        OSError: the folder can't be made.
    """
    chosen = os.environ.get("OTRYAD_HOME")
    folder = Path(chosen).expanduser() if chosen else user_data_path("otryad", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
