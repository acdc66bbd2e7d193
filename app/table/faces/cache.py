"""Pictures kept for a while: the last used ones, up to so many bytes."""

from __future__ import annotations

import math
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

PART_BYTES = 32 * 1024 * 1024
Item = TypeVar("Item")


class Store(Generic[Item]):
    """The last used things, within a number of bytes and of pieces (but always the newest); safe in several threads."""

    def __init__(self, limit_bytes: int, most: int = sys.maxsize) -> None:
        self._limit = limit_bytes
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[Item, int]] = OrderedDict()
        self._lock = RLock()
        self.used_bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Item | None:
        """A kept thing, or None."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, item: Item, size_bytes: int) -> None:
        """Keeps a thing and lets the longest unused go."""
        with self._lock:
            _old, old_bytes = self._kept.pop(key, (None, 0))
            self._kept[key] = (item, size_bytes)
            self.used_bytes += size_bytes - old_bytes
            self._shrink()

    def set_limit(self, limit_bytes: int) -> None:
        """Changes the limit; a screen of twice the scale needs four times as much."""
        with self._lock:
            self._limit = limit_bytes
            self._shrink()

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._kept.clear()
            self.used_bytes = 0

    def _shrink(self) -> None:
        while (self.used_bytes > self._limit or len(self._kept) > self._most) and len(self._kept) > 1:
            _key, (_item, size_bytes) = self._kept.popitem(last=False)
            self.used_bytes -= size_bytes


PARTS: Store[QImage] = Store(PART_BYTES)
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
        PARTS.put(key, image, image.sizeInBytes())
    return image


def blank(size: QSize) -> QImage:
    """An empty picture to draw on."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
