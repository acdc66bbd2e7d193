"""Text that fits its place: it shrinks, then takes the narrow face, and only then loses its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.table import dimensions as size
from app.table.fonts import Family, font


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
) -> None:
    """Draws the text into the box, as large as fits."""
    fitted = fit(text, box.width(), pixels, family, bold=bold)
    painter.setFont(fitted.font)
    painter.setPen(colour)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, fitted.text)
