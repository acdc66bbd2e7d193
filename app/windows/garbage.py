"""Garbage is collected in the window's thread only, and never so much of it at once that the window stands still.

Python collects wherever it happens to allocate, so in a worker too; a Qt object that ends in a worker's thread takes
the program along. So the automatic collection is off, and this one looks after it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

LOOK_MS = 500
"""Milliseconds between two looks: the oftener, the less there is to look through."""


class Collector(QObject):
    """Collects what Python's own thresholds would have collected; lives in the window's thread.

    To look through everything that lives takes longer than a frame. Most of it stays to the end: modules, pages, the
    catalogue, the grammar. So while all that is here is `lasting` – no game lies on a table – what outlives a look is
    put aside, and looked through again only when the player is elsewhere (`attend`). What comes with a game is a tenth
    of all: that is collected when the game goes.
    """

    def __init__(self, parent: QObject | None = None, lasting: Callable[[], bool] = lambda: True) -> None:
        super().__init__(parent)
        self._lasting = lasting
        self._something_went = False  # a game has lain here since things were put aside
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)

    def look(self) -> None:
        """Collect the oldest generation whose threshold is passed, or all that was not put aside yet."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        passed = [generation for generation in (2, 1, 0) if counts[generation] > thresholds[generation]]
        if not self._lasting():
            self._something_went = True
            if passed:
                gc.collect(passed[0])
        elif passed or self._something_went:
            self._put_aside()

    def attend(self, state: Qt.ApplicationState) -> None:
        """The program came to the front or left it: nobody sees a window stand still that is not looked at."""
        if state is not Qt.ApplicationState.ApplicationActive and self._lasting():
            self.clear_out()

    def clear_out(self) -> None:
        """Collect everything, also what was put aside; takes a twentieth of a second."""
        gc.unfreeze()
        self._put_aside()

    def close(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _put_aside(self) -> None:
        gc.collect()
        gc.freeze()
        self._something_went = False
