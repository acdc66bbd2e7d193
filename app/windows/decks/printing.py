"""Cards as sheets to print and cut out: A4, nine a page, 63 by 88 mm, with cut marks."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLineF, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from app.table.faces.cache import DRAWING
from app.table.faces.face import CardFace
from app.table.faces.images import Form, Picture, render
from app.windows.cards.face import face_of
from carddb.decks.resolve import ResolvedDeck

CARD = QSizeF(63, 88)
PAGE = QSizeF(210, 297)
"""In millimetres."""
ACROSS = DOWN = 3
DOTS_PER_INCH = 300
DOTS_PER_MM = DOTS_PER_INCH / 25.4
MARK_MM = 5.0
PIXELS_ACROSS = round(CARD.width() * DOTS_PER_MM)


def faces_to_print(deck: ResolvedDeck) -> list[CardFace]:
    """The face of every copy: the hero, the main deck, the side deck. Unknown cards have none."""
    known = [each for each in deck.all if each.card is not None]
    return [face_of(each.card) for each in known for _ in range(each.entry.count) if each.card is not None]


def print_deck(deck: ResolvedDeck, place: Path, progress: Callable[[int, int, str], None]) -> None:
    """Draw a deck's sheets into a PDF, whole or not at all. Works in any thread.

    Raises:
        OSError: the place can't be written to.
    """
    print_faces(faces_to_print(deck), place, progress)


def print_faces(faces: Sequence[CardFace], place: Path, progress: Callable[[int, int, str], None]) -> None:
    """Draw these faces, nine a page; `progress` gets how many are done and may raise to stop."""
    part = place.with_name(place.name + ".part")
    with part.open("wb"):
        pass  # an unwritable place is told before anything is drawn
    try:
        _write(faces, part, progress)
        os.replace(part, place)
    finally:
        part.unlink(missing_ok=True)


def _write(faces: Sequence[CardFace], place: Path, progress: Callable[[int, int, str], None]) -> None:
    writer = QPdfWriter(str(place))
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    writer.setResolution(DOTS_PER_INCH)
    painter = QPainter(writer)
    try:
        painter.scale(DOTS_PER_MM, DOTS_PER_MM)
        for number, face in enumerate(faces):
            progress(number, len(faces), face.name)
            if number % (ACROSS * DOWN) == 0:
                if number:
                    writer.newPage()
                _draw_marks(painter)
            _draw_face(painter, place_on_page(number), face)
    finally:
        painter.end()


def place_on_page(number: int) -> QRectF:
    """Where a card lies on its page, in millimetres."""
    line, column = divmod(number % (ACROSS * DOWN), ACROSS)
    left, top = (PAGE.width() - ACROSS * CARD.width()) / 2, (PAGE.height() - DOWN * CARD.height()) / 2
    return QRectF(left + column * CARD.width(), top + line * CARD.height(), CARD.width(), CARD.height())


def _draw_face(painter: QPainter, place: QRectF, face: CardFace) -> None:
    height = round(PIXELS_ACROSS * CARD.height() / CARD.width())
    with DRAWING:
        painter.drawImage(place, render(Picture(Form.FULL, PIXELS_ACROSS, height, 1.0, face)))


def _draw_marks(painter: QPainter) -> None:
    """Short lines outside the cards, where the knife begins and ends."""
    painter.setPen(QPen(QColor("#808080"), 0.15))
    first, last = place_on_page(0), place_on_page(ACROSS * DOWN - 1)
    for column in range(ACROSS + 1):
        x = first.left() + column * CARD.width()
        painter.drawLine(QLineF(x, first.top() - MARK_MM - 1, x, first.top() - 1))
        painter.drawLine(QLineF(x, last.bottom() + 1, x, last.bottom() + MARK_MM + 1))
    for line in range(DOWN + 1):
        y = first.top() + line * CARD.height()
        painter.drawLine(QLineF(first.left() - MARK_MM - 1, y, first.left() - 1, y))
        painter.drawLine(QLineF(last.right() + 1, y, last.right() + MARK_MM + 1, y))
