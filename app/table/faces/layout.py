"""Where everything of a face stands, apart from painting it, so that tests can measure it.

A full face is laid out in a space of 630 × 880 units, a tenth of a millimetre each on a printed card; a compact one in
300 × 400. Sizes in pixels only scale the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.table.faces.face import CardFace
from app.table.faces.markup import Paragraph, Style, parse_text
from app.table.faces.typeset import Block, balanced, fit_text, ladder, plain_words
from app.table.fonts import Family

FULL = QSizeF(630, 880)
COMPACT = QSizeF(300, 400)

# The least sizes of type on a full face: text may shrink to the first, narrow text to the second.
LEAST_TEXT = 25
LEAST_NARROW = 22
_TEXT_SIZES = ladder(Family.TEXT, 34, LEAST_TEXT) + ladder(Family.NARROW, 29, 12)
_EASY_SIZES = ladder(Family.TEXT, 34, 29)
_FLAVOUR_SIZES = ladder(Family.TITLE, 27, 22)
_TITLE_SIZES = ladder(Family.TITLE, 43, 29)
_TITLE_TWO_LINES = ladder(Family.TITLE, 31, 14)
_CLASS_SIZES = ladder(Family.TEXT, 28, 22) + ladder(Family.NARROW, 25, 12)
_FOOT_SIZES = ladder(Family.NARROW, 23, 10)
_MARK_SIZES = ladder(Family.NARROW, 24, 12)
_NAME_SIZES = ladder(Family.NARROW, 41, 34)
_NAME_TWO_LINES = ladder(Family.NARROW, 36, 12)

_LEFT, _RIGHT = 36.0, 594.0
_PAPER_BOTTOM = 826.0
# Where the art ends and the paper begins: little text leaves more room to the art, much text less.
_EDGES = (588.0, 486.0, 408.0)


@dataclass(frozen=True, slots=True)
class Placed:
    """A block of text and where its top left corner stands; lines are centred in `within` when asked."""

    block: Block
    within: QRectF
    top: float
    is_centred: bool

    def left(self, width: float) -> float:
        """Where a line of this width begins."""
        return self.within.center().x() - width / 2 if self.is_centred else self.within.left()

    def boxes(self) -> list[QRectF]:
        """The box of every line."""
        flat = self.block.boxes(0, self.top)
        return [box.translated(self.left(box.width()), 0) for box in flat]


@dataclass(frozen=True, slots=True)
class FullLayout:
    """A full face in units; `scale` is how many pixels a unit is at the asked size."""

    scale: float
    art: QRectF
    paper: QRectF
    pill: QRectF
    title: Placed
    class_line: Placed | None
    text: Placed | None
    flavour: Placed | None
    number: Placed | None
    set_sign: Placed | None
    marks: tuple[Placed, ...]
    cost: QPointF | None
    disc: QPointF
    strike: QPointF | None
    life: QPointF | None

    def placed(self) -> dict[str, Placed]:
        """Every text by its part's name."""
        parts = {
            "title": self.title,
            "class_line": self.class_line,
            "text": self.text,
            "flavour": self.flavour,
            "number": self.number,
            "set_sign": self.set_sign,
            **{f"mark {place}": mark for place, mark in enumerate(self.marks)},
        }
        return {name: part for name, part in parts.items() if part is not None}

    def text_pixels(self) -> float:
        """The size of the rules text in pixels; 0 without text."""
        return self.text.block.size * self.scale if self.text else 0.0


@dataclass(frozen=True, slots=True)
class CompactLayout:
    """A compact face in units."""

    scale: float
    plate: QRectF
    art: QRectF
    name: Placed
    cost: QPointF
    strike: QPointF
    life: QPointF
    disc: QPointF


GEM = 50.0  # the radius of the numbers' jewels on a full face
SMALL_GEM = 45.0  # and on a compact one
DISC = 41.0


def layout_full(face: CardFace, size: QSizeF) -> FullLayout:
    """The layout of a full face at a size in pixels."""
    scale = min(size.width() / FULL.width(), size.height() / FULL.height())
    return _full(face, round(scale, 4))


@lru_cache(maxsize=512)
def _full(face: CardFace, scale: float) -> FullLayout:
    edge, text, flavour = _texts(face)
    has_gems = face.strike is not None or face.life is not None
    pill_left = 138.0 if has_gems else 84.0
    pill = QRectF(pill_left, edge - 23, FULL.width() - 2 * pill_left, 46)
    class_line = _centred(face.class_line, Style.BOLD, pill.adjusted(18, 2, -18, -2), _CLASS_SIZES)
    foot = QRectF(40, 832, 200, 32)
    return FullLayout(
        scale=scale,
        art=QRectF(_LEFT, 84, _RIGHT - _LEFT, edge - 84),
        paper=QRectF(_LEFT, edge + 8, _RIGHT - _LEFT, _PAPER_BOTTOM - edge - 8),
        pill=pill if class_line else QRectF(),
        title=_title(face),
        class_line=class_line,
        text=text,
        flavour=flavour,
        number=_foot(face.number, foot, False),
        set_sign=_foot(face.set_sign, QRectF(250, 832, 306, 32), True),
        marks=_marks(face),
        cost=QPointF(68, 68) if face.cost is not None else None,
        disc=QPointF(562, 68),
        strike=QPointF(76, edge - 30) if face.strike is not None else None,
        life=QPointF(554, edge - 32) if face.life is not None else None,
    )


def _texts(face: CardFace) -> tuple[float, Placed | None, Placed | None]:
    """Where the art ends, rules text and flavour; flavour goes first when room is short."""
    paragraphs = parse_text(face.text)
    flavour = plain_words(face.flavour, Style.ITALIC)
    for edge in _EDGES[:2]:
        area = _text_area(edge)
        both = _with_flavour(paragraphs, flavour, area)
        if both is not None:
            return edge, *both
    for edge in _EDGES:
        area = _text_area(edge)
        block = fit_text(paragraphs, area.width(), area.height(), _EASY_SIZES)
        if block is not None:
            return (
                edge,
                _in_middle(balanced(paragraphs, block, area.width()) if _is_short(block) else block, area),
                None,
            )
    area = _text_area(_EDGES[-1])
    block = fit_text(paragraphs, area.width(), area.height(), _TEXT_SIZES)
    return _EDGES[-1], _in_middle(block, area) if block else None, None


def _text_area(edge: float) -> QRectF:
    return QRectF(_LEFT + 24, edge + 36, _RIGHT - _LEFT - 48, _PAPER_BOTTOM - edge - 36 - 14)


def _with_flavour(
    paragraphs: tuple[Paragraph, ...], flavour: tuple[Paragraph, ...], area: QRectF
) -> tuple[Placed | None, Placed | None] | None:
    """Text at an easy size and flavour below it, together in the middle; None when they don't fit."""
    text = fit_text(paragraphs, area.width(), area.height(), _EASY_SIZES)
    if text is None:
        return None
    gap = 16.0 if paragraphs and flavour else 0.0
    room = area.height() - text.height - gap
    told = fit_text(flavour, area.width() - 20, room, _FLAVOUR_SIZES)
    if told is None:
        return None
    told = balanced(flavour, told, area.width() - 20)
    if _is_short(text):
        text = balanced(paragraphs, text, area.width())
    top = area.top() + (room - told.height) * 0.45
    below = top + text.height + gap
    return (
        Placed(text, area, top, _is_short(text)) if paragraphs else None,
        Placed(told, area, below, True) if flavour else None,
    )


def _in_middle(block: Block, area: QRectF) -> Placed:
    return Placed(block, area, area.top() + (area.height() - block.height) * 0.45, _is_short(block))


def _is_short(block: Block) -> bool:
    """A line or two stand in the middle, more begin at the left."""
    return len(block.lines) <= 2


def _title(face: CardFace) -> Placed:
    """The name on one line, a long one on two."""
    left = 130.0 if face.cost is not None else 66.0
    area = QRectF(left, 38, 512 - left, 62)
    words = plain_words(face.name or "—", Style.BOLD)
    block = fit_text(words, area.width(), 50, _TITLE_SIZES)
    block = block or fit_text(words, area.width(), area.height() + 6, _TITLE_TWO_LINES)
    if block is None:
        block = _cut(face.name, Style.BOLD, area.width(), _TITLE_TWO_LINES[-1])
    return Placed(block, area, area.center().y() - block.height / 2, True)


def _cut(text: str, style: Style, width: float, size: tuple[Family, int]) -> Block:
    """A text too long for any size, cut with an ellipsis."""
    for end in range(len(text), 0, -1):
        block = fit_text(plain_words(text[:end].replace(" ", "\xa0") + "…", style), width, 1000, [size])
        if block is not None:
            return block
    raise ValueError("an ellipsis alone is wider than a card")


def _centred(text: str, style: Style, area: QRectF, sizes: list[tuple[Family, int]]) -> Placed | None:
    """One line in the middle of an area."""
    if not text.strip():
        return None
    words = plain_words(text.replace(" ", "\xa0"), style)
    block = fit_text(words, area.width(), area.height(), sizes) or _cut(text, style, area.width(), sizes[-1])
    return Placed(block, area, area.center().y() - block.height / 2, True)


def _foot(text: str, area: QRectF, is_right: bool) -> Placed | None:
    """Number at the left, set sign at the right."""
    placed = _centred(text, Style.PLAIN, area, _FOOT_SIZES)
    if placed is None:
        return None
    wide = placed.block.width
    left = area.right() - wide if is_right else area.left()
    return Placed(placed.block, QRectF(left, area.top(), wide, area.height()), placed.top, True)


def _marks(face: CardFace) -> tuple[Placed, ...]:
    """Ribbons under the name, one below the other."""
    places = []
    for place, mark in enumerate(face.marks[:3]):
        area = QRectF(400, 114 + 36 * place, 178, 30)
        placed = _centred(mark, Style.BOLD, area, _MARK_SIZES)
        if placed is not None:
            places.append(placed)
    return tuple(places)


def layout_compact(face: CardFace, size: QSizeF, seen: float = 1.0) -> CompactLayout:
    """The layout of a compact face at a size in pixels; the name keeps to the `seen` share of the card's width."""
    scale = min(size.width() / COMPACT.width(), size.height() / COMPACT.height())
    return _compact(face.name, round(scale, 4), round(seen, 2))


@lru_cache(maxsize=1024)
def _compact(name: str, scale: float, seen: float) -> CompactLayout:
    covered = COMPACT.width() * (1 - seen)
    width = COMPACT.width() - 40 - covered
    words = plain_words(name or "—", Style.BOLD)
    block = fit_text(words, width, 50, _NAME_SIZES) or fit_text(words, width, 84, _NAME_TWO_LINES)
    block = block or _cut(name, Style.BOLD, width, _NAME_TWO_LINES[-1])
    high = 52.0 if len(block.lines) == 1 else block.height + 8
    if covered:
        high = max(high, _compact(name, scale, 1.0).plate.height())
    plate = QRectF(13, 13, COMPACT.width() - 26, high)
    within = plate.adjusted(7, 0, -7 - covered, 0)
    placed = Placed(block, within, plate.center().y() - block.height / 2, True)
    return CompactLayout(
        scale=scale,
        plate=plate,
        art=QRectF(13, 13, COMPACT.width() - 26, COMPACT.height() - 26),
        name=placed,
        cost=QPointF(46, plate.bottom() + 36),
        strike=QPointF(56, 340),
        life=QPointF(244, 338),
        disc=QPointF(150, 362),
    )
