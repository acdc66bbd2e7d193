"""The small signs of the game (coin, tap, prayer …), drawn for this program as SVG files of plain filled paths."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from xml.etree import ElementTree

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.places import asset
from app.table.faces.svgpath import painter_path

_SIDE = 100.0  # every sign is drawn in a square of this size


class Sign(Enum):
    """A sign; the value is its file's name under `assets/icons/signs`."""

    COIN = "coin"
    TAP = "tap"
    PRAYER = "prayer"
    QUEST = "quest"
    EGG = "egg"
    LIFE = "life"
    STRIKE = "strike"
    COUNTER = "counter"
    ARMOUR = "armour"
    MOVE = "move"
    SPELL = "spell"
    INSTANT = "instant"
    REGENERATION = "regeneration"
    QUEUE = "queue"
    WOUND = "wound"
    POISON = "poison"
    STUN = "stun"
    HIDDEN = "hidden"
    CONTROL = "control"
    WEAKNESS = "weakness"
    HAND = "hand"
    RAISED = "raised"
    LOWERED = "lowered"
    MERGED = "merged"
    OPEN = "open"
    CLOSED = "closed"


# How lists write the signs, in small letters and without brackets.
NOTATIONS = {
    "coin": Sign.COIN,
    "🪙": Sign.COIN,
    "tap": Sign.TAP,
    "🔄": Sign.TAP,
    "pray": Sign.PRAYER,
    "quest": Sign.QUEST,
    "egg": Sign.EGG,
    "health": Sign.LIFE,
    "hp": Sign.LIFE,
    "life": Sign.LIFE,
    "attack": Sign.STRIKE,
    "atk": Sign.STRIKE,
    "strike": Sign.STRIKE,
    "counter": Sign.COUNTER,
    "token": Sign.COUNTER,
    "icon": Sign.COUNTER,
    "armor": Sign.ARMOUR,
    "move": Sign.MOVE,
    "uchr": Sign.SPELL,
    "instant": Sign.INSTANT,
    "regen": Sign.REGENERATION,
}


@lru_cache(maxsize=64)
def sign_layers(sign: Sign) -> tuple[tuple[QPainterPath, QColor], ...]:
    """The coloured shapes of a sign, the lowest first, in a square of 100."""
    root = ElementTree.parse(asset("icons", "signs", f"{sign.value}.svg")).getroot()
    shapes = root.iter("{http://www.w3.org/2000/svg}path")
    return tuple((painter_path(shape.attrib["d"]), QColor(shape.attrib["fill"])) for shape in shapes)


def paint_sign(painter: QPainter, box: QRectF, sign: Sign) -> None:
    """Paints a sign into a square box."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIDE, box.height() / _SIDE)
    for path, ink in sign_layers(sign):
        painter.fillPath(path, ink)
    painter.restore()
