"""Files that a person names or drops."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget


def asked_file(parent: QWidget, title: str, pattern: str = "") -> Path | None:
    """A file to read, chosen by the person; None: they thought better of it."""
    name, _ = QFileDialog.getOpenFileName(parent, title, "", pattern)
    return Path(name) if name else None


def asked_folder(parent: QWidget, title: str) -> Path | None:
    """A folder, or None."""
    name = QFileDialog.getExistingDirectory(parent, title)
    return Path(name) if name else None


def asked_place(parent: QWidget, title: str, suggested: str = "", pattern: str = "") -> Path | None:
    """Where to write a file, or None."""
    name, _ = QFileDialog.getSaveFileName(parent, title, suggested, pattern)
    return Path(name) if name else None


def dropped_files(event: QDropEvent) -> list[Path]:
    """The files of this machine that were dropped."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
