"""Card pictures at the size of the screen's own pixels.

A card that was never drawn is drawn at once; one that has a picture of another size shows that, scaled, until a worker
has drawn the right one, so that no frame waits for many.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from app.table import dimensions as size
from app.table.faces.face import CardFace, Numbers
from app.table.faces.images import FacePixmaps, Form, Picture
from app.table.glow import Rings
from app.table.spots import Look

FORMS = {Look.FULL: Form.FULL, Look.COMPACT: Form.COMPACT, Look.BACK: Form.BACK}
BACKS = ("#8a2f24", "#2b4f86")
"""The colours of both players' card backs, by seat."""

KEPT = 600


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture whatever its size: how, of which face, with which numbers; `owner` gives a back its colour."""

    look: Look
    face: CardFace | None = None
    numbers: Numbers | None = None
    owner: int = 0


class Pictures(QObject):
    """The pictures of all cards. `sharpened` tells that a better one of this kind is there."""

    sharpened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rings = Rings()
        self._pixmaps = FacePixmaps(self, KEPT)
        self._pixmaps.ready.connect(self._ready)
        self._last: dict[Wanted, QPixmap] = {}
        self._asked: dict[Picture, Wanted] = {}

    def get(self, wanted: Wanted, height: float) -> QPixmap:
        """The picture so many device pixels tall, or for now one of another size."""
        picture = _picture(wanted, max(16, round(height)))
        last = self._last.get(wanted)
        if last is None:
            found: QPixmap | None = self._pixmaps.now(picture)
        else:
            found = last if last.height() == picture.height else self._pixmaps.ask(picture)
        if found is None:
            self._asked[picture] = wanted
            assert last is not None
            return last
        self._last[wanted] = found
        return found

    def close(self) -> None:
        """End the worker."""
        self._pixmaps.close()

    def forget(self) -> None:
        """Let the pictures of a finished game go."""
        self._last.clear()
        self._asked.clear()

    def _ready(self, picture: Picture) -> None:
        wanted = self._asked.pop(picture, None)
        if wanted is not None:
            self.sharpened.emit(wanted)


def _picture(wanted: Wanted, height: int) -> Picture:
    ratio = size.FULL_RATIO if wanted.look is Look.FULL else size.COMPACT_RATIO
    width = max(1, round(height * ratio))
    form = FORMS[wanted.look] if wanted.face is not None else Form.BACK
    return Picture(form, width, height, 1.0, wanted.face, wanted.numbers, colour=BACKS[wanted.owner])
