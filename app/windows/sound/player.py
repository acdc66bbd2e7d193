"""Plays the cues through QtMultimedia, which is imported only when sound is wanted and there."""

from __future__ import annotations

import logging
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QUrl

from app.windows.jobs import Jobs, Progress
from app.windows.sound.synthesis import VERSION, Cue, wav_of

log = logging.getLogger("otryad.sound")

MODULE = "PySide6.QtMultimedia"
GAP = 0.07
"""Seconds that pass at least between two soundings of one cue."""


def lack() -> str:
    """The message that says why there can be no sound; "" when there can be."""
    if find_spec(MODULE) is None:
        return "settings.sound.lacking"
    try:
        media: Any = import_module(MODULE)
    except ImportError as error:
        log.warning("no sound: %s", error)
        return "settings.sound.broken"
    return "" if media.QMediaDevices.audioOutputs() else "settings.sound.no_device"


class Sounds(QObject):
    """The table's sounds, made once in a worker and kept beside the person's data.

    Until they are made, and on a machine that can play none, nothing is heard.
    """

    def __init__(self, home: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 60
        """From 0 to 100."""
        self._folder = home / "sounds" / str(VERSION)
        self._effects: dict[Cue, Any] = {}
        self._last: dict[Cue, float] = {}
        if not lack():
            jobs.run("sounds", self._make, self._take, self._failed, owner=self)

    def play(self, cue: Cue) -> None:
        """Let it sound, unless it has just begun to."""
        effect, now = self._effects.get(cue), monotonic()
        if effect is None or now - self._last.get(cue, 0.0) < GAP:
            return
        self._last[cue] = now
        effect.setVolume(self.volume / 100)
        effect.play()

    def _make(self, _progress: Progress) -> dict[Cue, Path]:
        """The files of all cues; those that are missing are made."""
        self._folder.mkdir(parents=True, exist_ok=True)
        files = {cue: self._folder / f"{cue.value}.wav" for cue in Cue}
        for cue, file in files.items():
            if not file.exists():
                half = file.with_suffix(".part")
                half.write_bytes(wav_of(cue))
                os.replace(half, file)
        return files

    def _take(self, files: dict[Cue, Path]) -> None:
        media: Any = import_module(MODULE)
        for cue, file in files.items():
            effect = media.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(file)))
            self._effects[cue] = effect

    def _failed(self, error: Exception) -> None:
        log.warning("no sound: %s", error)
