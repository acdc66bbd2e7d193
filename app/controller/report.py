"""«Сообщить об этом»: the journal, the situation and the versions in one file."""

from __future__ import annotations

import platform
import sys
import zipfile
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from app import __version__
from app.controller.files import beside
from app.engine.program import INSTRUCTION_SET

_PACKAGES = ("PySide6-Essentials", "lark", "sqlite-utils", "Pillow")


def versions() -> str:
    """What runs here, a line each."""
    rows = {"otryad": __version__, "instructions": str(INSTRUCTION_SET), "python": sys.version.split()[0]}
    rows |= {"system": platform.platform()} | {name: _version(name) for name in _PACKAGES}
    return "".join(f"{name} {value}\n" for name, value in rows.items())


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "-"


def write_report(to: Path, words: str, journal: Path | None, situation: str, more: Mapping[str, str]) -> None:
    """One zip with what the user says, the journal, the situation as text, and `more` texts such as a traceback.

    Raises OSError; then there is no file.
    """
    texts = {"words.txt": words, "versions.txt": versions(), "situation.txt": situation, **more}
    with beside(to) as new, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, text in texts.items():
            pack.writestr(name, text)
        if journal is not None and journal.exists():
            pack.write(journal, journal.name)
