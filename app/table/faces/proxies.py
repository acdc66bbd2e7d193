"""Proxy sheets: faces printed nine to an A4 page, 63 × 88 mm each, with cut marks."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from errno import EIO
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.table.faces.face import CardFace
from app.table.faces.images import Form, Picture, draw
from app.table.faces.palette import RIM

CARD_MM = QSizeF(63, 88)
PER_PAGE = 9
_ACROSS = 3
_PAGE_MM = QSizeF(210, 297)
_DOTS_PER_INCH = 300
_MARK_MM = 5.0
_MARK_GAP_MM = 1.0


def write_proxies(place: Path, faces: Sequence[CardFace], progress: Callable[[int], bool] | None = None) -> int:
    """Writes the faces as a PDF, whole or not at all, and returns the number of pages.

    Works in any thread. `progress` is told how many faces are drawn and may return False to stop, which writes nothing
    and returns 0.

    Raises:
        ValueError: no face is given.
        OSError: the file can't be written.
    """
    if not faces:
        raise ValueError("there are no cards to print")
    half = place.with_name(place.name + ".part")
    half.touch()  # says at once, by an OSError with the place, when nothing can be written there
    try:
        is_done = _write(half, faces, progress)
        if is_done:
            os.replace(half, place)
    finally:
        half.unlink(missing_ok=True)
    return pages(len(faces)) if is_done else 0


def pages(cards: int) -> int:
    """How many pages so many cards take."""
    return -(-cards // PER_PAGE)


def _write(place: Path, faces: Sequence[CardFace], progress: Callable[[int], bool] | None) -> bool:
    """Writes the PDF; False when it was stopped."""
    writer = QPdfWriter(str(place))
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle("Отряд")
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(EIO, os.strerror(EIO), str(place))
    drawn: dict[CardFace, QImage] = {}
    try:
        dots = _DOTS_PER_INCH / 25.4
        painter.scale(dots, dots)
        for count, face in enumerate(faces):
            if count and count % PER_PAGE == 0:
                writer.newPage()
            if count % PER_PAGE == 0:
                _paint_marks(painter)
            if face not in drawn:
                drawn[face] = _printed(face)
            painter.drawImage(card_box(count % PER_PAGE), drawn[face])
            if progress is not None and not progress(count + 1):
                return False
    finally:
        painter.end()
    return True


def _printed(face: CardFace) -> QImage:
    """A face at the printer's resolution on the rim's black, so that cut corners show no white."""
    wide = round(CARD_MM.width() / 25.4 * _DOTS_PER_INCH)
    tall = round(CARD_MM.height() / 25.4 * _DOTS_PER_INCH)
    image = QImage(wide, tall, QImage.Format.Format_RGB32)
    image.fill(QColor(RIM))
    painter = QPainter(image)
    painter.drawImage(0, 0, draw(Picture(Form.FULL, wide, tall, 1.0, face)))
    painter.end()
    return image


def card_box(place: int) -> QRectF:
    """Where the card of a place from 0 to 8 lies on its page, in millimetres."""
    left = (_PAGE_MM.width() - _ACROSS * CARD_MM.width()) / 2
    top = (_PAGE_MM.height() - _ACROSS * CARD_MM.height()) / 2
    row, column = divmod(place, _ACROSS)
    return QRectF(left + column * CARD_MM.width(), top + row * CARD_MM.height(), CARD_MM.width(), CARD_MM.height())


def _paint_marks(painter: QPainter) -> None:
    """Short lines outside the block of cards where the knife goes."""
    block = card_box(0).united(card_box(PER_PAGE - 1))
    for step in range(_ACROSS + 1):
        x = block.left() + step * CARD_MM.width()
        y = block.top() + step * CARD_MM.height()
        for edge, away in ((block.top(), -1), (block.bottom(), 1)):
            _paint_line(painter, x, edge + away * _MARK_GAP_MM, x, edge + away * (_MARK_GAP_MM + _MARK_MM))
        for edge, away in ((block.left(), -1), (block.right(), 1)):
            _paint_line(painter, edge + away * _MARK_GAP_MM, y, edge + away * (_MARK_GAP_MM + _MARK_MM), y)


def _paint_line(painter: QPainter, x1: float, y1: float, x2: float, y2: float) -> None:
    line = QRectF(min(x1, x2) - 0.05, min(y1, y2) - 0.05, abs(x2 - x1) + 0.1, abs(y2 - y1) + 0.1)
    painter.fillRect(line, Qt.GlobalColor.black)
