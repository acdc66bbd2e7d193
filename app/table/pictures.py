"""Card pictures at the size of the screen's own pixels.

A card that was never drawn shows a sketch of its face, or what was last drawn of it, until its turn comes between two
frames. So no frame waits for a face, and no thread of Python holds the window up.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from app.table import dimensions as size
from app.table.faces import back, compact, full, sketch  # noqa: F401 (with the table: its first paint imports nothing)
from app.table.faces.art import ART_OF_A_CARD
from app.table.faces.face import CardFace, Covers, Numbers
from app.table.faces.images import Form, Picture, draw, prepare, render
from app.table.faces.own import OwnPictures, height_for
from app.table.faces.typeset import Ranges
from app.table.glow import Rings
from app.table.shadows import Shadows
from app.table.spots import Look

FORMS = {Look.FULL: Form.FULL, Look.COMPACT: Form.COMPACT, Look.BACK: Form.BACK}
BACKS = ("#8a2f24", "#2b4f86")
"""The colours of both players' card backs, by seat."""

REMEMBERED = 240
"""How many pictures are kept; those shown longest ago go first."""

_BUDGET = 4.0
"""After so many milliseconds of drawing the rest waits for the next turn of the event loop."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture whatever its size: how, of which face, with which numbers.

    `owner` gives a back its colour.
    """

    look: Look
    face: CardFace | None = None
    numbers: Numbers | None = None
    owner: int = 0
    lit: Ranges = ()
    """The parts of the text that are shown lit."""


_Kind = tuple[Look, CardFace | None, int]


def _kind(wanted: Wanted) -> _Kind:
    """What pictures have in common that may stand in for each other: all but numbers and size."""
    return wanted.look, wanted.face, wanted.owner if wanted.face is None else 0


class Pictures(QObject):
    """The pictures of all cards. `sharpened` tells that a better one of this kind is there."""

    sharpened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rings = Rings()
        self.shadows = Shadows()
        self._kept: OrderedDict[tuple[Wanted, int], QPixmap] = OrderedDict()
        self._latest: dict[_Kind, tuple[Wanted, int]] = {}
        self._sketches: dict[_Kind, QPixmap] = {}
        self._waiting: OrderedDict[tuple[Wanted, int], None] = OrderedDict()
        self._half_drawn: tuple[Wanted, int] | None = None
        self._own = OwnPictures(self)
        self._own.ready.connect(self._own_ready)
        self._undecoded: dict[str, set[Wanted]] = {}
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._draw_next)

    def get(self, wanted: Wanted, height: float) -> QPixmap:
        """The picture so many device pixels tall, or for now another."""
        key = _key(wanted, height)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if not self._has_own(wanted, height):
            return self.get(_without_own(wanted), height)
        like_it = self._kept.get(self._latest.get(_kind(wanted), key))
        if wanted.face is None and like_it is None:
            return self._draw(key)
        self._waiting[key] = None
        self._waiting.move_to_end(key)
        self._timer.start()
        return like_it or self._sketch(key)

    def foresee(self, wanted: Wanted, height: float) -> None:
        """Have a picture that will be wanted soon drawn after those that are wanted now."""
        key = _key(wanted, height)
        if key in self._kept or key in self._waiting:
            return
        if not self._has_own(wanted, height):
            self.foresee(_without_own(wanted), height)
            return
        self._waiting[key] = None
        self._waiting.move_to_end(key, last=False)
        self._timer.start()

    def close(self) -> None:
        """Draw no more."""
        self._own.close()
        self._waiting.clear()
        self._sketches.clear()
        self._timer.stop()

    @property
    def is_busy(self) -> bool:
        """Whether a picture waits to be decoded or drawn."""
        return bool(self._waiting) or self._own.is_busy

    def _has_own(self, wanted: Wanted, height: float) -> bool:
        """Whether the person's own picture of the card is at hand; until it is, the face is drawn without it."""
        face = wanted.face
        if face is None or not face.picture or wanted.look is Look.BACK:
            return True
        is_part = wanted.look is Look.COMPACT and face.picture_covers is Covers.WHOLE
        if self._own.has(face.picture, height_for(height / ART_OF_A_CARD.height() if is_part else height)):
            return True
        self._undecoded.setdefault(face.picture, set()).add(wanted)
        return False

    def _own_ready(self, place: str) -> None:
        for wanted in self._undecoded.pop(place, ()):
            self.sharpened.emit(wanted)

    def _sketch(self, key: tuple[Wanted, int]) -> QPixmap:
        """What stands for a face until it is drawn."""
        kind = _kind(key[0])
        sketched = self._sketches.get(kind)
        if sketched is None:
            picture = replace(_picture(*key), form=Form.SKETCH, now=None, lit=())
            sketched = self._sketches[kind] = QPixmap.fromImage(draw(picture))
        return sketched

    def _draw(self, key: tuple[Wanted, int]) -> QPixmap:
        wanted, height = key
        drawn = QPixmap.fromImage(render(_picture(wanted, height)))
        self._sketches.pop(_kind(wanted), None)
        self._kept[key] = drawn
        self._latest[_kind(wanted)] = key
        while len(self._kept) > REMEMBERED:
            self._forget(self._kept.popitem(last=False)[0])
        return drawn

    def _forget(self, key: tuple[Wanted, int]) -> None:
        if self._latest.get(_kind(key[0])) == key:
            del self._latest[_kind(key[0])]

    def _draw_next(self) -> None:
        """Those that wait, the last wanted first, as far as this turn has room; each in two halves."""
        clock = QElapsedTimer()
        clock.start()
        while self._waiting and clock.nsecsElapsed() < _BUDGET * 1e6:
            key = next(reversed(self._waiting))
            if self._half_drawn != key and key not in self._kept:
                prepare(_picture(*key))
                self._half_drawn = key
                continue
            if key not in self._kept:
                self._draw(key)
            del self._waiting[key]
            self.sharpened.emit(key[0])
        if self._waiting:
            self._timer.start()


def _key(wanted: Wanted, height: float) -> tuple[Wanted, int]:
    return wanted, max(16, round(height))


def _without_own(wanted: Wanted) -> Wanted:
    """The same without the person's own picture, which is not at hand yet."""
    assert wanted.face is not None
    return replace(wanted, face=replace(wanted.face, picture=""))


def _picture(wanted: Wanted, height: int) -> Picture:
    ratio = size.FULL_RATIO if wanted.look is Look.FULL else size.COMPACT_RATIO
    width = max(1, round(height * ratio))
    form = FORMS[wanted.look] if wanted.face is not None else Form.BACK
    return Picture(form, width, height, 1.0, wanted.face, wanted.numbers, wanted.lit, BACKS[wanted.owner])
