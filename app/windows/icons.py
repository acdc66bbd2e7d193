"""The signs on buttons, drawn in the theme's colours."""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QTransform

from app.places import asset
from app.table.faces.svgpath import painter_path

SQUARE = 512
"""The side of the square that a sign is drawn in."""


class Sign(Enum):
    """A sign by what it means; the value is its name in the collection (`assets/icons/interface.tsv`)."""

    PLAY = "crossed-swords"
    QUICK = "lightning-bow"
    RESUME = "sands-of-time"
    DECKS = "stack"
    CATALOGUE = "spell-book"
    WORKSHOP = "anvil-impact"
    GAMES = "tied-scroll"
    LEARN = "graduate-cap"
    HELP = "open-book"
    SETTINGS = "cog"
    UNDO = "backward-time"
    REDO = "forward-time"
    SAVE = "save"
    OPEN = "open-folder"
    EXPORT = "save-arrow"
    WRITE = "quill-ink"
    REMOVE = "trash-can"
    PRINT = "papers"
    SWAP = "card-exchange"
    REPORT = "contract"
    ERRATA = "scroll-quill"
    PICTURES = "mona-lisa"
    IMPORT = "cardboard-box-closed"
    WINNER = "laurel-crown"
    RUN = "play-button"
    PAUSE = "pause-button"
    NEXT = "next-button"
    PREVIOUS = "previous-button"
    LAST = "fast-forward-button"
    FIRST = "fast-backward-button"
    LIGHT = "sun"
    LANGUAGE = "world"
    BACK = "back"
    PLUS = "plus"
    MINUS = "minus"
    CLOSE = "close"


_OWN = {
    Sign.BACK: "M330 70 L390 130 L264 256 L390 382 L330 442 L144 256 Z",
    Sign.PLUS: "M216 80 H296 V216 H432 V296 H296 V432 H216 V296 H80 V216 H216 Z",
    Sign.MINUS: "M80 216 H432 V296 H80 Z",
    Sign.CLOSE: (
        "M110 166 L166 110 L256 200 L346 110 L402 166 L312 256 L402 346 L346 402 L256 312 L166 402 L110 346 L200 256 Z"
    ),
}
"""Signs too plain for the collection."""
_MIRRORED = {Sign.REDO: Sign.UNDO}
"""Signs that are others seen from behind."""


@cache
def _collected() -> dict[str, str]:
    lines = asset("icons", "interface.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines)
    return {name: data for name, _author, data in rows}


@cache
def outline(sign: Sign) -> QPainterPath:
    """The sign in a square of SQUARE."""
    if sign in _MIRRORED:
        return QTransform(-1, 0, 0, 1, SQUARE, 0).map(outline(_MIRRORED[sign]))
    return painter_path(_OWN.get(sign) or _collected()[sign.value])


def draw(painter: QPainter, sign: Sign, place: QRectF, colour: QColor) -> None:
    """Draw the sign into a square place."""
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / SQUARE, place.height() / SQUARE)
    painter.fillPath(outline(sign), colour)
    painter.restore()


def picture(sign: Sign, size: QSize, colour: str, ratio: float = 1.0) -> QPixmap:
    """The sign as a picture of so many logical pixels, at its left when it is wider than high."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, sign, QRectF(0, 0, size.height(), size.height()), QColor(colour))
    painter.end()
    return made


def icon(sign: Sign, size: QSize, colour: str, faint: str) -> QIcon:
    """The sign as an icon, sharp at scales 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(picture(sign, size, colour, ratio))
        made.addPixmap(picture(sign, size, faint, ratio), QIcon.Mode.Disabled)
    return made
