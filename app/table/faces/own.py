"""The person's own pictures of cards, decoded by a worker, so that drawing a face never waits for a file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

from app.table.faces.cache import Store
from app.table.faces.face import Covers

DECODED_BYTES = 40 * 1024 * 1024
HEIGHTS = (320, 640, 1400)
"""Pictures are decoded so many pixels tall, whichever is enough; the last is what the catalogue keeps."""

LARGEST_SIDE = 12_000
"""A larger picture is not decoded: it would take the memory of a whole table."""

_CARD = 63 / 88
_NEAR = 0.05

DECODED: Store[QImage] = Store(DECODED_BYTES)
"""By file and height; an empty picture stands for one that can't be read."""


@lru_cache(maxsize=4096)
def covers(place: str) -> Covers:
    """What a picture stands for: one in the shape of a card is a scan of the whole of it.

    Kept by path: the catalogue names a picture's file by its content, so another picture is another file.
    """
    size = QImageReader(place).size()
    is_card = size.isValid() and abs(size.width() / size.height() - _CARD) < _NEAR
    return Covers.WHOLE if is_card else Covers.ART


def height_for(pixels: float) -> int:
    """The least of the kept heights that is enough."""
    return next((height for height in HEIGHTS if height >= pixels), HEIGHTS[-1])


def decoded(place: str) -> QImage | None:
    """The sharpest decoded picture of a file; None while there is none."""
    found = (DECODED.get((place, height)) for height in reversed(HEIGHTS))
    return next((image for image in found if image is not None), None)


def decode(place: str, height: int) -> QImage:
    """The whole picture at most so tall; empty when it can't be read or is out of all measure."""
    reader = QImageReader(place)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LARGEST_SIDE:
        return QImage()
    if size.height() > height:
        reader.setScaledSize(size.scaled(QSize(size.width(), height), Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


class OwnPictures(QObject):
    """Decodes in a worker. `ready` tells that the picture of this file can now be had."""

    ready = Signal(str)
    _read = Signal(str, int, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: set[tuple[str, int]] = set()
        self._worker: ThreadPoolExecutor | None = None
        self._read.connect(self._take)

    def has(self, place: str, height: int) -> bool:
        """Whether the picture is decoded at this height or a larger one; else it will be."""
        if any(DECODED.get((place, each)) is not None for each in HEIGHTS if each >= height):
            return True
        if (place, height) not in self._waiting:
            self._waiting.add((place, height))
            if self._worker is None:
                self._worker = ThreadPoolExecutor(1, thread_name_prefix="pictures")
            self._worker.submit(self._decode, place, height)
        return False

    @property
    def is_busy(self) -> bool:
        """Whether a picture is still being decoded."""
        return bool(self._waiting)

    def close(self) -> None:
        """Decode no more."""
        self._read.disconnect(self._take)
        if self._worker is not None:
            self._worker.shutdown(wait=True, cancel_futures=True)
        self._waiting.clear()

    def _decode(self, place: str, height: int) -> None:
        self._read.emit(place, height, decode(place, height))

    def _take(self, place: str, height: int, image: QImage) -> None:
        self._waiting.discard((place, height))
        DECODED.put((place, height), image, image.sizeInBytes())
        self.ready.emit(place)
