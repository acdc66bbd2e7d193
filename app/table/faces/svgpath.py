"""SVG path data as a QPainterPath."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARC = re.compile(
    r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))"
    r"[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))"
)


def painter_path(data: str) -> QPainterPath:
    """The outline that SVG path data describes, with the nonzero fill rule.

    Raises:
        ValueError: the data do not begin with a move, or a command lacks numbers.
    """
    pen = _Pen()
    for letter, rest in _COMMAND.findall(data):
        for step, numbers in _steps(letter, rest):
            pen.draw(step, numbers)
    return pen.path


def _steps(letter: str, rest: str) -> Iterator[tuple[str, list[float]]]:
    """One command for each group of its numbers; further pairs of a move are lines."""
    count = _COUNTS[letter.upper()]
    if count == 0:
        yield letter, []
        return
    numbers = _numbers(letter, rest)
    if not numbers or len(numbers) % count:
        raise ValueError(f"path command {letter} needs groups of {count} numbers: {rest[:40]!r}")
    for start in range(0, len(numbers), count):
        yield letter, numbers[start : start + count]
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _numbers(letter: str, rest: str) -> list[float]:
    """The numbers of a command; an arc's flags may stand without a space between."""
    if letter in "Aa":
        return [float(number) for group in _ARC.findall(rest) for number in group]
    return [float(number) for number in _NUMBER.findall(rest)]


class _Pen:
    """The path so far and where the next command begins."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.path.setFillRule(Qt.FillRule.WindingFill)
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        self.control = (0.0, 0.0)
        self.last = ""

    def draw(self, letter: str, numbers: list[float]) -> None:
        """Adds one command."""
        kind = letter.upper()
        points = self._absolute(numbers) if letter.islower() and kind not in "HVA" else numbers
        if kind == "M":
            self.start = (points[0], points[1])
            self.path.moveTo(*self.start)
            self._at(*self.start)
        elif kind == "Z":
            self.path.closeSubpath()
            self._at(*self.start)
        elif kind == "A":
            self._arc(numbers, letter.islower())
        elif kind in "LHV":
            self._line(kind, points, letter.islower())
        else:
            self._curve(kind, points)
        self.last = kind

    def _absolute(self, numbers: list[float]) -> list[float]:
        return [number + (self.y if place % 2 else self.x) for place, number in enumerate(numbers)]

    def _at(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.control = (x, y)

    def _line(self, kind: str, points: list[float], relative: bool) -> None:
        if kind == "H":
            points = [points[0] + (self.x if relative else 0.0), self.y]
        elif kind == "V":
            points = [self.x, points[0] + (self.y if relative else 0.0)]
        self.path.lineTo(points[0], points[1])
        self._at(points[0], points[1])

    def _curve(self, kind: str, points: list[float]) -> None:
        if kind in "ST":
            mirrored = self.last in ("CS" if kind == "S" else "QT")
            first = (2 * self.x - self.control[0], 2 * self.y - self.control[1]) if mirrored else (self.x, self.y)
            points = [*first, *points]
        *_, control_x, control_y, x, y = points
        if kind in "CS":
            self.path.cubicTo(*points)
        else:
            self.path.quadTo(*points)
        self._at(x, y)
        self.control = (control_x, control_y)

    def _arc(self, numbers: list[float], relative: bool) -> None:
        rx, ry, turn, large, sweep, x, y = numbers
        if relative:
            x, y = x + self.x, y + self.y
        if rx == 0 or ry == 0:
            self.path.lineTo(x, y)
        else:
            for bend in _arc_bends((self.x, self.y), (x, y), abs(rx), abs(ry), turn, large > 0, sweep > 0):
                self.path.cubicTo(*bend)
        self._at(x, y)


def _arc_bends(
    begin: tuple[float, float],
    end: tuple[float, float],
    rx: float,
    ry: float,
    turn: float,
    large: bool,
    sweep: bool,
) -> Iterator[tuple[QPointF, QPointF, QPointF]]:
    """An elliptic arc as cubic curves (SVG 1.1, appendix F.6)."""
    cos_t, sin_t = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    dx, dy = (begin[0] - end[0]) / 2, (begin[1] - end[1]) / 2
    px, py = cos_t * dx + sin_t * dy, cos_t * dy - sin_t * dx
    if px == py == 0:
        return
    stretch = max(1.0, math.hypot(px / rx, py / ry))
    rx, ry = rx * stretch, ry * stretch
    below = rx * rx * py * py + ry * ry * px * px
    reach = math.sqrt(max(0.0, (rx * rx * ry * ry - below) / below)) * (-1 if large == sweep else 1)
    cx, cy = reach * rx * py / ry, -reach * ry * px / rx
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    span = _span(math.atan2((-py - cy) / ry, (-px - cx) / rx) - first, sweep)
    place = QTransform(cos_t, sin_t, -sin_t, cos_t, (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    place = QTransform(rx, 0, 0, ry, cx, cy) * place
    for one, two, three in _circle_bends(first, span):
        yield place.map(QPointF(*one)), place.map(QPointF(*two)), place.map(QPointF(*three))


def _span(turn: float, sweep: bool) -> float:
    """The angle of an arc in the direction that is asked for."""
    if sweep and turn < 0:
        return turn + 2 * math.pi
    if not sweep and turn > 0:
        return turn - 2 * math.pi
    return turn


def _circle_bends(first: float, span: float) -> Iterator[tuple[tuple[float, float], ...]]:
    """An arc of the unit circle from an angle on, as control points of cubic curves of a quarter at most."""
    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / pieces
    pull = 4 / 3 * math.tan(step / 4)
    for piece in range(pieces):
        a, b = first + piece * step, first + (piece + 1) * step
        yield (
            (math.cos(a) - pull * math.sin(a), math.sin(a) + pull * math.cos(a)),
            (math.cos(b) + pull * math.sin(b), math.sin(b) - pull * math.cos(b)),
            (math.cos(b), math.sin(b)),
        )
