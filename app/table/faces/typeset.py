"""Words set in lines: sizes are tried from large to small, then narrow, until everything fits. Nothing is painted here.

Fonts scale evenly (they are unhinted), so a word is measured once at a hundred units and every try is arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from app.table.faces.markup import Paragraph, Piece, Style, Word
from app.table.fonts import Family, font

_MEASURED = 100
SIGN_SIZE = 0.98  # a sign's side, of the type size
_CHIP_PAD = 0.18
LEADING = 1.20
_PARAGRAPH = 0.30


@dataclass(frozen=True, slots=True)
class Run:
    """One piece in its place: `x` from the left of the block, `width` as set."""

    piece: Piece
    x: float
    width: float


Ranges = tuple[tuple[int, int], ...]
"""Parts of a text: from, to."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its baseline from the top of the block, its width and its runs; `start` and `end` in the text."""

    baseline: float
    width: float
    runs: tuple[Run, ...]
    words: tuple[tuple[float, float, int, int], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Text set in one family and size; the origin is its top left corner."""

    family: Family
    size: int
    lines: tuple[Line, ...]
    width: float
    height: float

    def boxes(self, left: float, top: float) -> list[QRectF]:
        """The box of every line when the block stands there."""
        rise, fall = self.size * 0.80, self.size * 0.24
        return [QRectF(left, top + line.baseline - rise, line.width, rise + fall) for line in self.lines]


@lru_cache(maxsize=64)
def _metrics(family: Family, style: Style) -> QFontMetricsF:
    bold, italic = style.value
    return QFontMetricsF(font(family, _MEASURED, bold=bold, italic=italic))


@lru_cache(maxsize=16384)
def _letters_width(text: str, family: Family, style: Style) -> float:
    """The width of letters, of the type size."""
    return _metrics(family, style).horizontalAdvance(text) / _MEASURED


def piece_width(piece: Piece, family: Family) -> float:
    """The width of a piece, of the type size."""
    if piece.sign is not None:
        return SIGN_SIZE + 0.02
    if piece.is_chip:
        return _letters_width(piece.text, Family.NARROW, Style.BOLD) * 0.8 + 2 * _CHIP_PAD
    return _letters_width(piece.text, family, piece.style)


def set_text(paragraphs: Iterable[Paragraph], family: Family, size: int, width: float) -> Block | None:
    """Text broken into lines of a width; None when a word is wider than that."""
    lines: list[Line] = []
    space = _letters_width(" ", family, Style.PLAIN) * size
    top = 0.0
    for paragraph in paragraphs:
        if lines:
            top += _PARAGRAPH * size
        for row in _rows(paragraph, family, size, width, space):
            line = _line(row, family, size, space, top + size * 0.92)
            if line.width > width:
                return None
            lines.append(line)
            top += LEADING * size
    height = top - (LEADING - 1.16) * size if lines else 0.0
    return Block(family, size, tuple(lines), max((line.width for line in lines), default=0.0), height)


def _rows(paragraph: Paragraph, family: Family, size: int, width: float, space: float) -> Iterator[list[Word]]:
    """Words that go on one line each time."""
    row: list[Word] = []
    reach = 0.0
    for word in paragraph:
        wide = sum(piece_width(piece, family) for piece in word.pieces) * size
        if row and reach + space + wide > width:
            yield row
            row, reach = [], 0.0
        reach += wide + (space if row else 0.0)
        row.append(word)
    if row:
        yield row


def _line(row: list[Word], family: Family, size: int, space: float, baseline: float) -> Line:
    """A line's runs; letters of one style that follow each other are one run."""
    runs: list[Run] = []
    places: list[tuple[float, float, int, int]] = []
    x = 0.0
    for word in row:
        if places:
            x += space
        begin = x
        for piece in word.pieces:
            wide = piece_width(piece, family) * size
            runs.append(Run(piece, x, wide))
            x += wide
        places.append((begin, x, word.start, word.end))
    return Line(baseline, x, tuple(runs), tuple(places))


def fit_text(
    paragraphs: tuple[Paragraph, ...],
    width: float,
    height: float,
    sizes: Iterable[tuple[Family, int]],
) -> Block | None:
    """The first of the sizes at which the text fits; None when none does."""
    for family, size in sizes:
        block = set_text(paragraphs, family, size, width)
        if block is not None and block.height <= height:
            return block
    return None


def balanced(paragraphs: tuple[Paragraph, ...], block: Block, width: float) -> Block:
    """The same text in lines as even as can be: set narrower as long as no line more is needed."""
    best = block
    for share in (0.92, 0.84, 0.76, 0.68, 0.6):
        tried = set_text(paragraphs, block.family, block.size, width * share)
        if tried is None or len(tried.lines) > len(block.lines):
            return best
        best = tried
    return best


def plain_words(text: str, style: Style) -> tuple[Paragraph, ...]:
    """A text without markup, in one style."""
    words = []
    start = 0
    for part in text.split(" "):
        if part:
            words.append(Word((Piece(part, style),), start, start + len(part)))
        start += len(part) + 1
    return (tuple(words),) if words else ()


def ladder(family: Family, largest: int, least: int) -> list[tuple[Family, int]]:
    """Every size from the largest down to the least."""
    return [(family, size) for size in range(largest, least - 1, -1)]
