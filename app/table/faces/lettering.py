"""Set text and numbers put on the card."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from app.table.faces.layout import Placed
from app.table.faces.markup import Piece, Style
from app.table.faces.palette import SHADE, colour
from app.table.faces.signs import paint_sign
from app.table.faces.typeset import SIGN_SIZE, Line, Ranges
from app.table.fonts import Family, font


def paint_placed(painter: QPainter, placed: Placed, ink: QColor, lit: Ranges = ()) -> None:
    """Paints a block of text; words in a range of `lit` stand on a bright ground."""
    for line in placed.block.lines:
        left, baseline = placed.left(line.width), placed.top + line.baseline
        for part in lit:
            _paint_lit(painter, line, left, baseline, placed.block.size, part)
        painter.setPen(ink)
        for x, text, style in _letters(line):
            painter.setFont(_font(placed.block.family, placed.block.size, style))
            painter.drawText(QPointF(left + x, baseline), text)
        for run in line.runs:
            if run.piece.sign is not None or run.piece.is_chip:
                _paint_sign_run(painter, run.piece, left + run.x, baseline, run.width, placed.block.size, ink)


@lru_cache(maxsize=512)
def _font(family: Family, size: int, style: Style) -> QFont:
    bold, italic = style.value
    return font(family, size, bold=bold, italic=italic)


def _letters(line: Line) -> list[tuple[float, str, Style]]:
    """Where letters begin, each word's pieces by themselves so that the set widths hold."""
    found: list[tuple[float, str, Style]] = []
    end = -1.0
    for run in line.runs:
        if run.piece.sign is not None or run.piece.is_chip:
            continue
        if found and found[-1][2] is run.piece.style and abs(end - run.x) < 0.01:
            x, text, style = found[-1]
            found[-1] = (x, text + run.piece.text, style)
        else:
            found.append((run.x, run.piece.text, run.piece.style))
        end = run.x + run.width
    return found


def _paint_sign_run(
    painter: QPainter, piece: Piece, x: float, baseline: float, width: float, size: int, ink: QColor
) -> None:
    """A sign, or a chip with the name of one that is not known."""
    side = size * SIGN_SIZE
    box = QRectF(x, baseline - side * 0.84, side, side)
    if piece.sign is not None:
        paint_sign(painter, box.adjusted(1, 1, -1, -1), piece.sign)
        return
    frame = QRectF(x + size * 0.05, baseline - size * 0.70, width - size * 0.1, size * 0.88)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, size * 0.05))
    painter.drawRoundedRect(frame, size * 0.2, size * 0.2)
    painter.setFont(_font(Family.NARROW, max(1, round(size * 0.8)), Style.BOLD))
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, piece.text)


def _paint_lit(painter: QPainter, line: Line, left: float, baseline: float, size: int, lit: tuple[int, int]) -> None:
    """The bright ground behind words that are being resolved."""
    spans = [(begin, end) for begin, end, start, stop in line.words if start < lit[1] and stop > lit[0]]
    if spans:
        box = QRectF(left + spans[0][0] - 4, baseline - size * 0.86, spans[-1][1] - spans[0][0] + 8, size * 1.14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#ffcf3f", 0.75))
        painter.drawRoundedRect(box, size * 0.18, size * 0.18)


@lru_cache(maxsize=256)
def digits_path(text: str, family: Family = Family.TITLE) -> QPainterPath:
    """A number's outline, its capitals one unit high, centred on the origin."""
    path = QPainterPath()
    path.addText(0, 0, font(family, 100, bold=True), text)
    box = path.boundingRect()
    height = box.height() or 1.0
    scale = 1 / height
    move = QTransform(scale, 0, 0, scale, -box.center().x() * scale, -box.center().y() * scale)
    result = move.map(path)
    result.setFillRule(path.fillRule())
    return result


def paint_number(painter: QPainter, middle: QPointF, height: float, widest: float, text: str, ink: QColor) -> None:
    """A number in an outline, narrowed when wider than `widest`."""
    path = digits_path(text)
    squeeze = min(1.0, widest / max(path.boundingRect().width() * height, 0.001))
    placed = QTransform(height * squeeze, 0, 0, height, middle.x(), middle.y()).map(path)
    placed.setFillRule(Qt.FillRule.WindingFill)
    outline = QPen(colour(SHADE, 0.9), height * 0.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(placed.translated(0, height * 0.03), outline)
    painter.fillPath(placed, ink)
