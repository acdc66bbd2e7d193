"""Garbage is collected in the window's thread only.

Python collects wherever it happens to allocate, so in a worker too; a Qt object that ends in a worker's thread takes
the program along. So the automatic collection is off, and this one looks after it.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1000
"""Milliseconds between two looks."""


class Collector(QObject):
    """Collects what Python's own thresholds would have collected; lives in the window's thread.

    To look through everything that lives takes longer than a frame. So what has outlived a collection is put aside,
    and looked through again only in `clear_out`, for moments in which nothing moves.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(LOOK_MS)

    def look(self) -> None:
        """Collect the oldest generation whose threshold is passed."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                if generation == 2:
                    gc.freeze()
                return

    def clear_out(self) -> None:
        """Collect everything, also what was put aside: another page is opened."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
