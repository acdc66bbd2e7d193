"""Text that fits its place: it shrinks, then takes the narrow face, and only then loses its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.table import dimensions as size
from app.table.fonts import Family, font

LINE = 1.25
"""The height of a line by the height of its type."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text as it is drawn. `cut` says that its end is missing."""

    font: QFont
    text: str
    width: float
    cut: bool = False


@lru_cache(maxsize=2048)
def fit(
    text: str, width: float, pixels: int, family: Family = Family.TEXT, *, bold: bool = False, narrow: bool = True
) -> Fitted:
    """The largest way to put the text into so many pixels, from `pixels` down to the readable minimum."""
    least = min(pixels, round(size.READABLE))
    families = (family, Family.NARROW) if narrow and family is not Family.NARROW else (family,)
    for which in families:
        for height in range(pixels, least - 1, -1):
            chosen = font(which, height, bold=bold)
            needed = QFontMetricsF(chosen).horizontalAdvance(text)
            if needed <= width:
                return Fitted(chosen, text, needed)
    chosen = font(families[-1], least, bold=bold)
    metrics = QFontMetricsF(chosen)
    shorter = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return Fitted(chosen, shorter, metrics.horizontalAdvance(shorter), cut=True)


@lru_cache(maxsize=256)
def wrapped(text: str, width: float, pixels: int, most: int) -> tuple[str, ...]:
    """The text in lines of that width, `most` at most: the last one loses its end where there are more."""
    metrics = QFontMetricsF(font(Family.TEXT, pixels))
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or metrics.horizontalAdvance(longer) <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines)


def draw_fitted(
    painter: QPainter,
    box: QRectF,
    text: str,
    pixels: int,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    family: Family = Family.TEXT,
    *,
    bold: bool = False,
) -> Fitted:
    """Draws the text into the box, as large as fits both ways; returns how it was drawn."""
    tallest = max(round(size.READABLE), int(box.height() / LINE))
    fitted = fit(text, box.width(), min(pixels, tallest), family, bold=bold)
    painter.setFont(fitted.font)
    painter.setPen(colour)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, fitted.text)
    return fitted


def draw_lines(painter: QPainter, box: QRectF, text: str, pixels: int, colour: QColor) -> Fitted:
    """Draws the text into the box in several lines, as large as fits; narrow at the end."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
    least = min(pixels, round(size.READABLE))
    for family in (Family.TEXT, Family.NARROW):
        for height in range(pixels, least - 1, -1):
            chosen = font(family, height, bold=True)
            needed = QFontMetricsF(chosen).boundingRect(box, flags, text)
            if needed.height() <= box.height() and needed.width() <= box.width():
                break
        else:
            continue
        break
    cut = needed.height() > box.height() or needed.width() > box.width()
    painter.setFont(chosen)
    painter.setPen(colour)
    painter.drawText(box, flags, text)
    return Fitted(chosen, text, needed.width(), cut)
