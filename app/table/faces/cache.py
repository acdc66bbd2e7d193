"""Pictures kept for a while: the last used ones, up to so many bytes."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

LIMIT_BYTES = 96 * 1024 * 1024


class ImageStore:
    """The last used pictures, never more bytes than the limit; safe to use from several threads."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit = limit_bytes
        self._images: OrderedDict[Hashable, QImage] = OrderedDict()
        self._lock = RLock()
        self.used_bytes = 0

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: Hashable) -> QImage | None:
        """A kept picture, or None."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
            return image

    def put(self, key: Hashable, image: QImage) -> None:
        """Keeps a picture and lets the longest unused go."""
        with self._lock:
            old = self._images.pop(key, None)
            if old is not None:
                self.used_bytes -= old.sizeInBytes()
            self._images[key] = image
            self.used_bytes += image.sizeInBytes()
            while self.used_bytes > self._limit and len(self._images) > 1:
                _key, oldest = self._images.popitem(last=False)
                self.used_bytes -= oldest.sizeInBytes()

    def set_limit(self, limit_bytes: int) -> None:
        """Changes the limit; a table with more or larger cards needs more."""
        with self._lock:
            self._limit = limit_bytes
            while self.used_bytes > self._limit and len(self._images) > 1:
                _key, oldest = self._images.popitem(last=False)
                self.used_bytes -= oldest.sizeInBytes()

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._images.clear()
            self.used_bytes = 0


PARTS = ImageStore(LIMIT_BYTES)
# Outlines are shared and remember how they were last drawn, so faces are drawn one at a time.
DRAWING = RLock()


def stamp(painter: QPainter, pixels: float, box: QRectF, key: Hashable, draw: Callable[[QPainter], None]) -> None:
    """Paints a part through a kept picture of it; `pixels` is how many of them a unit of the painter has.

    `draw` gets a painter in the same units. The picture is laid on whole pixels, so that it stays as sharp as drawn.
    """
    left, top = math.floor(box.left() * pixels), math.floor(box.top() * pixels)
    size = QSize(math.ceil(box.width() * pixels) + 1, math.ceil(box.height() * pixels) + 1)

    def drawn() -> QImage:
        image = blank(size)
        inner = QPainter(image)
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        inner.scale(pixels, pixels)
        inner.translate(-left / pixels, -top / pixels)
        draw(inner)
        inner.end()
        return image

    target = QRectF(left / pixels, top / pixels, size.width() / pixels, size.height() / pixels)
    painter.drawImage(target, keep_image((key, left, top, size.width(), size.height(), pixels), drawn))


def keep_image(key: Hashable, draw: Callable[[], QImage]) -> QImage:
    """The kept picture of a part, drawn when it is not there."""
    image = PARTS.get(key)
    if image is None:
        image = draw()
        PARTS.put(key, image)
    return image


def blank(size: QSize) -> QImage:
    """An empty picture to draw on."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
