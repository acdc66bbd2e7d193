"""How many cards of each cost a deck has, as painted bars."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.table.fonts import Family, font
from app.windows.theme import Theming
from carddb.decks.resolve import ResolvedDeck

DEAR = 8
"""The last bar stands for this cost and all above."""


class CostCurve(QWidget):
    """One bar a cost, with its count on top."""

    def __init__(self, theme: Theming) -> None:
        super().__init__()
        self._theme = theme
        self._counts: Mapping[int, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    @property
    def counts(self) -> Mapping[int, int]:
        """Copies by cost."""
        return self._counts

    def show_counts(self, counts: Mapping[int, int], spoken: str) -> None:
        """Show these counts; `spoken` says them to a screen reader and as a tooltip."""
        self._counts = counts
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.pixels(16), self._theme.pixels(7))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self._theme.pixels(1.25)
        highest = max(self._counts.values(), default=0) or 1
        width = self.width() / (DEAR + 1)
        room = self.height() - 2 * line
        for cost in range(DEAR + 1):
            count = self._counts.get(cost, 0)
            height = room * count / highest
            bar = QRectF(cost * width + 3, line + room - height, width - 6, height)
            self._draw_bar(painter, bar, count)
            below = QRectF(cost * width, self.height() - line, width, line)
            self._draw_words(painter, below, f"{cost}+" if cost == DEAR else str(cost), self._theme.colours.text_soft)
        painter.end()

    def _draw_bar(self, painter: QPainter, bar: QRectF, count: int) -> None:
        colours = self._theme.colours
        painter.setPen(Qt.PenStyle.NoPen)
        if not count:
            painter.setBrush(QColor(colours.line))
            painter.drawRoundedRect(QRectF(bar.left(), bar.bottom() - 2, bar.width(), 2), 1, 1)
            return
        fill = QLinearGradient(bar.topLeft(), bar.bottomLeft())
        fill.setColorAt(0, QColor(colours.gold_light))
        fill.setColorAt(1, QColor(colours.gold_dark))
        painter.setBrush(fill)
        painter.drawRoundedRect(bar, 3, 3)
        line = self._theme.pixels(1.25)
        self._draw_words(painter, QRectF(bar.left(), bar.top() - line, bar.width(), line), str(count), colours.text)

    def _draw_words(self, painter: QPainter, place: QRectF, words: str, ink: str) -> None:
        painter.setFont(font(Family.TEXT, self._theme.pixels(0.9), bold=True))
        painter.setPen(QColor(ink))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def costs_of(deck: ResolvedDeck) -> dict[int, int]:
    """Copies of the main deck by cost; X counts as 0 (105.1.4), unknown cards not at all."""
    counts: dict[int, int] = {}
    for each in deck.main:
        if each.card is not None:
            cost = each.card.facts.cost if isinstance(each.card.facts.cost, int) else 0
            counts[min(cost, DEAR)] = counts.get(min(cost, DEAR), 0) + each.entry.count
    return counts
