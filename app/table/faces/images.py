"""Faces as pictures: drawn once, kept while used, drawn in a worker thread when asked so.

What draws them is imported with the first one: the window is there before.
"""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.table.faces.cache import PART_BYTES, PARTS, Store, blank
from app.table.faces.face import CardFace, Numbers
from app.table.faces.typeset import Ranges

_LOG = logging.getLogger(__name__)
RENDERED_BYTES = 40 * 1024 * 1024
PIXMAP_BYTES = 48 * 1024 * 1024


class Form(Enum):
    """Which side and size of a card."""

    FULL = "full"
    COMPACT = "compact"
    BACK = "back"
    SKETCH = "sketch"  # until the face is drawn


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is wanted: `width` and `height` in logical pixels, `dpr` the screen's device pixels for each.

    `face` may be None for a back only; `colour` is the player's, for a back.
    """

    form: Form
    width: int
    height: int
    dpr: float = 1.0
    face: CardFace | None = None
    now: Numbers | None = None
    lit: Ranges = ()
    colour: str = "#8a2f24"


RENDERED: Store[QImage] = Store(RENDERED_BYTES)


def set_scale(dpr: float) -> None:
    """Lets the stores grow with the screen: at scale 2 every picture is four times as large."""
    PARTS.set_limit(round(PART_BYTES * dpr * dpr))
    RENDERED.set_limit(round(RENDERED_BYTES * dpr * dpr))


def render(picture: Picture) -> QImage:
    """The picture, kept or drawn now; its device pixel ratio is set. Works in any thread."""
    image = RENDERED.get(picture)
    if image is None:
        image = draw(picture)
        RENDERED.put(picture, image, image.sizeInBytes())
    return image


def prepare(picture: Picture) -> None:
    """Draws the slow half of a full face; to render it then takes the other half."""
    from app.table.faces.full import keep_art

    if picture.form is Form.FULL and picture.face is not None and RENDERED.get(picture) is None:
        keep_art(picture.face, QSizeF(picture.width * picture.dpr, picture.height * picture.dpr))


def draw(picture: Picture) -> QImage:
    """The picture drawn now, whatever is kept of it."""
    from app.table.faces.back import paint_back
    from app.table.faces.compact import paint_compact
    from app.table.faces.full import paint_full
    from app.table.faces.sketch import paint_sketch

    image = blank(QSize(round(picture.width * picture.dpr), round(picture.height * picture.dpr)))
    image.setDevicePixelRatio(picture.dpr)
    painter = QPainter(image)
    area = QRectF(0, 0, picture.width, picture.height)
    if picture.form is Form.BACK or picture.face is None:
        paint_back(painter, area, QColor(picture.colour))
    elif picture.form is Form.FULL:
        paint_full(painter, area, picture.face, picture.now, picture.lit)
    elif picture.form is Form.SKETCH:
        paint_sketch(painter, area, picture.face)
    else:
        paint_compact(painter, area, picture.face, picture.now)
    painter.end()
    return image


class FacePixmaps(QObject):
    """Pixmaps for the window's thread; what is not at hand is drawn by a worker and told by `ready`.

    Lives in the window's thread. `close()` ends the worker.
    """

    ready = Signal(object)  # the Picture that can now be had
    _drawn = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None, kept: int = 600, limit_bytes: int = PIXMAP_BYTES) -> None:
        super().__init__(parent)
        self._pixmaps: Store[QPixmap] = Store(limit_bytes, kept)
        self._waiting: dict[Picture, Future[None]] = {}
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="faces")
        self._drawn.connect(self._take)

    def now(self, picture: Picture) -> QPixmap:
        """The pixmap, drawn at once when it must be."""
        found = self._pixmaps.get(picture)
        return self._keep(picture, render(picture)) if found is None else found

    def ask(self, picture: Picture) -> QPixmap | None:
        """The pixmap when it is at hand; else None, and `ready` comes when it is."""
        found = self._pixmaps.get(picture)
        if found is None and picture not in self._waiting:
            self._waiting[picture] = self._worker.submit(self._render, picture)
        return found

    @property
    def is_busy(self) -> bool:
        """Whether a picture that was asked for is not drawn yet."""
        return bool(self._waiting)

    def close(self) -> None:
        """Drops what waits and ends the worker."""
        self._drawn.disconnect(self._take)
        self._worker.shutdown(wait=True, cancel_futures=True)
        self._waiting.clear()

    def _render(self, picture: Picture) -> None:
        try:
            self._drawn.emit(picture, render(picture))
        except Exception:
            # In a worker nobody would hear of it, and the card would wait for ever without a word.
            _LOG.exception("the face of %s could not be drawn", picture.face.name if picture.face else picture.form)

    def _take(self, picture: Picture, image: QImage) -> None:
        self._waiting.pop(picture, None)
        self._keep(picture, image)
        self.ready.emit(picture)

    def _keep(self, picture: Picture, image: QImage) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        self._pixmaps.put(picture, pixmap, image.sizeInBytes())
        return pixmap
