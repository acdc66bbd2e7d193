"""A contact sheet of faces: what a person looks at after a change of the drawing."""

from __future__ import annotations

import os
from errno import EIO
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.table.faces.face import CardFace, Numbers
from app.table.faces.images import Form, Picture, render
from app.table.faces.samples import ELEMENTS, ODD, TYPES, sample_faces

_GAP = 18
_FULL = (300, 419)
_COMPACT = (126, 168)
_SMALL = (100, 133)
_GROUND = "#22302a"


def contact_sheet(scale: float = 1.0) -> QImage:
    """Every element, type and rarity, two elements, the longest text, backs, and a row of compact faces."""
    rows = [ELEMENTS, TYPES[:6], (*TYPES[6:], *ODD)]
    wide = 6 * (_FULL[0] + _GAP) + _GAP
    tall = 3 * (_FULL[1] + _GAP) + _COMPACT[1] + _SMALL[1] + 3 * _GAP
    image = QImage(QSize(round(wide * scale), round(tall * scale)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    for row, faces in enumerate(rows):
        for column, face in enumerate(faces):
            _put(painter, Picture(Form.FULL, *_FULL, scale, face), column, row * (_FULL[1] + _GAP))
    _put(painter, Picture(Form.BACK, *_FULL, scale), 5, 2 * (_FULL[1] + _GAP))
    top = 3 * (_FULL[1] + _GAP)
    _put_row(painter, _COMPACT, top, scale, [None] * 16)
    _put_row(painter, _SMALL, top + _COMPACT[1] + _GAP, scale, _changed(sample_faces()))
    painter.end()
    return image


def save_contact_sheet(place: Path, scale: float = 1.0) -> None:
    """Writes the sheet as PNG.

    Raises:
        OSError: the file can't be written.
    """
    if not contact_sheet(scale).save(str(place)):
        raise OSError(EIO, os.strerror(EIO), str(place))


def _put(painter: QPainter, picture: Picture, column: int, top: int) -> None:
    left = _GAP + column * (picture.width + _GAP)
    painter.drawImage(QRectF(left, _GAP + top, picture.width, picture.height), render(picture))


def _put_row(painter: QPainter, size: tuple[int, int], top: int, scale: float, numbers: list[Numbers | None]) -> None:
    """Compact faces side by side, with numbers as they might be in play."""
    for column, (face, now) in enumerate(zip(sample_faces(), numbers, strict=False)):
        if _GAP + (column + 1) * (size[0] + _GAP) > 6 * (_FULL[0] + _GAP) + _GAP:
            return
        _put(painter, Picture(Form.COMPACT, *size, scale, face, now), column, top)


def _changed(faces: list[CardFace]) -> list[Numbers | None]:
    """Numbers after some fighting."""
    changes = ((1, -1), (0, 0), (-1, 2), (2, 0), (0, -3))
    found: list[Numbers | None] = []
    for place, face in enumerate(faces):
        strike, life = changes[place % len(changes)]
        found.append(Numbers(None, _plus(face.strike, strike), _plus(face.life, life)))
    return found


def _plus(number: int | None, change: int) -> int | None:
    return None if number is None else max(0, number + change)
