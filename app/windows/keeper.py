"""The settings in use and their file."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.controller.settings import SettingsFile
from app.engine.message import Message, message
from app.words.faults import reason_of

log = logging.getLogger("otryad.settings")


class Keeper(QObject):
    """Holds the settings; every change is written at once and told by `changed`.

    `problems` are what was wrong with the file when it was read. `unsaved` tells in messages that a change
    could not be written: it holds until the program ends.
    """

    changed = Signal()
    home_leaves = Signal()
    """All own data are about to be exchanged: whoever holds a file of theirs lets it go now."""
    unsaved = Signal(object)

    def __init__(self, place: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SettingsFile(place)
        self.now, self.problems = self._file.read()

    def change(self, section: str, **changes: Any) -> None:
        """Choose something else in a section: `change("look", theme=Theme.DARK)`."""
        self.put(**{section: replace(getattr(self.now, section), **changes)})

    def put(self, **sections: Any) -> None:
        """Choose whole sections."""
        changed = replace(self.now, **sections)
        if changed == self.now:
            return
        self.now = changed
        try:
            self._file.write(changed)
        except OSError as error:
            log.warning("the settings can't be written: %s", error)
            self.unsaved.emit([message("controller.settings_unsaved", reason=reason_of(error))])
        self.changed.emit()

    def read_again(self) -> None:
        """Take the settings from a file that was changed under us."""
        self.now, self.problems = self._file.read()
        self.changed.emit()

    def take_problems(self) -> list[Message]:
        """The problems of the file, once."""
        found, self.problems = self.problems, []
        return found
