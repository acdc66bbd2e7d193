"""The queue: abilities in the order in which they will act, with what they say and what they wait for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.table.faces.face import CardFace
from app.table.fitting import fit, wrapped
from app.table.fonts import Family, font
from app.table.palette import DARK, Palette
from app.table.pictures import Pictures, Wanted
from app.table.spots import Look


@dataclass(frozen=True, slots=True)
class QueueLine:
    """One entry: its card, what it says, whether it has begun and waits for an answer; `mine`: who controls it; `why`:
    what woke it ("": nothing did).
    """

    card: int
    name: str
    text: str
    waits: bool
    mine: bool
    face: CardFace | None = None
    why: str = ""


class QueueRow(QWidget):
    """One entry with its card's picture. `pointed` tells that the mouse is on it."""

    pointed = Signal(int, bool)
    LINES = 5
    """Most lines under the name: two of the cause, the rest of the text."""
    TITLE, LINE = 2.0, 1.1
    """Heights of the name with the margins, and of a line of the text, by the size of plain text."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._palette = DARK
        self._pixels = 14
        self._words: tuple[str, ...] = ()
        self._why: tuple[str, ...] = ()
        self._line: QueueLine | None = None
        self._place = 0
        pictures.sharpened.connect(self._sharpen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, place: int, line: QueueLine, palette: Palette, text: int) -> None:
        self._place, self._line = place, line
        self._palette, self._pixels = palette, text
        told = [words for words in (line.why, line.text) if words]
        self.setToolTip("<br>".join([f"<p><b>{escape(line.name)}</b>", *(escape(words) for words in told)]) + "</p>")
        self.setAccessibleName(f"{place}. {line.name}")
        self.setAccessibleDescription(". ".join(told))
        self.update()

    def lay_out(self, width: int, most: int) -> None:
        """As tall as its text needs at that width, up to `most` lines under the name; the picture keeps its size."""
        if self._line is None:
            return
        room, small = self._text_width(width), self._small()
        self._why = wrapped(self._line.why, room, small, 2 if most == self.LINES else 1)
        left = most - len(self._why)
        self._words = wrapped(self._line.text, room, small, left) if left else ()
        self.setFixedHeight(round(self._pixels * (self.TITLE + self.LINE * max(1, len(self.lines)))))
        self.update()

    @property
    def lines(self) -> tuple[str, ...]:
        """What stands under the name, line by line: the cause, then the text."""
        return (*self._why, *self._words)

    def _small(self) -> int:
        return round(self._pixels * 0.87)

    def _text_width(self, width: int) -> float:
        assert self._line is not None
        picture = self._picture_height() * 0.75 + 8 if self._line.face is not None else 0.0
        return max(40.0, width - 22 - picture)

    def _picture_height(self) -> float:
        return self._pixels * (self.TITLE + self.LINE) - 8

    def _sharpen(self, wanted: Wanted) -> None:
        if self._line is not None and wanted.face == self._line.face:
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def enterEvent(self, event: QEnterEvent) -> None:
        if self._line:
            self.pointed.emit(self._line.card, True)

    def leaveEvent(self, event: QEvent) -> None:
        if self._line:
            self.pointed.emit(self._line.card, False)

    def paintEvent(self, event: QPaintEvent) -> None:
        line = self._line
        if line is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = self._palette.accent if line.waits else self._palette.box_edge
        painter.setPen(QPen(QColor(edge), 2 if line.waits else 1))
        painter.setBrush(QColor(self._palette.box))
        painter.drawRoundedRect(box, 8, 8)
        side = QColor(self._palette.near_side if line.mine else self._palette.far_side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side)
        stripe = QRectF(box.left() + 3, box.top() + 5, 4, box.height() - 10)
        painter.drawRoundedRect(stripe, 2, 2)
        if self._palette.by_form and not line.mine:
            painter.fillRect(
                stripe.adjusted(0, stripe.height() / 3, 0, -stripe.height() / 3), QColor(self._palette.box)
            )
        left = box.left() + 12
        if line.face is not None:
            height = self._picture_height()
            picture = self._pictures.get(Wanted(Look.COMPACT, line.face), height * self.devicePixelRatioF())
            painter.drawPixmap(QRectF(left, box.top() + 3, height * 0.75, height), picture, QRectF(picture.rect()))
            left += height * 0.75 + 8
        self._paint_text(painter, QRectF(left, box.top() + 3, box.right() - left - 8, box.height() - 6), line)

    def _paint_text(self, painter: QPainter, box: QRectF, line: QueueLine) -> None:
        upper = QRectF(box.left(), box.top(), box.width(), self._pixels * 1.4)
        title = fit(f"{self._place}. {line.name}", box.width(), self._pixels, bold=True)
        painter.setFont(title.font)
        painter.setPen(QColor(self._palette.text))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, title.text)
        painter.setFont(font(Family.TEXT, self._small()))
        lower = QRectF(box.left(), upper.bottom(), box.width(), self._pixels * self.LINE)
        colours = [self._palette.heading] * len(self._why) + [self._palette.faint_text] * len(self._words)
        for words, colour in zip(self.lines, colours, strict=True):
            painter.setPen(QColor(colour))
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)
            lower.translate(0, lower.height())


class QueuePanel(QWidget):
    """The list of entries; hidden while the queue is empty. `pointed` passes a row's card on."""

    pointed = Signal(int, bool)
    MOST = 6
    GAP = 4

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._room = 400
        self._lines: list[QueueLine] = []
        self._more: Callable[[int], str] = str
        self._palette = DARK
        self._text = 14
        self.title = QLabel(objectName="title")
        self.more = QLabel(objectName="faint")
        self._rows: list[QueueRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self.GAP)
        self._column.addWidget(self.title)
        self._column.addWidget(self.more)
        self.hide()

    def show_lines(
        self, lines: list[QueueLine], palette: Palette, text: int, title: str, more: Callable[[int], str]
    ) -> None:
        """Show the entries in order; `more` tells how many find no room."""
        self.setVisible(bool(lines))
        self.title.setText(title)
        self._lines, self._more = lines, more
        self._palette, self._text = palette, text
        self._fit()

    def set_room(self, height: int) -> None:
        """Take no more than so many pixels: long texts lose lines first, then the last entries are only counted."""
        if height != self._room:
            self._room = height
            self._fit()

    @property
    def rows(self) -> tuple[QueueRow, ...]:
        return tuple(self._rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        count = min(len(self._lines), self.MOST)
        self._show_rows(count)
        for most in range(QueueRow.LINES, 0, -1):
            for row in self._rows:
                row.lay_out(self.width(), most)
            if self._taken() <= self._room:
                return
        while count > 1 and self._taken() > self._room:
            count -= 1
            self._show_rows(count)

    def _taken(self) -> int:
        labels = [label for label in (self.title, self.more) if not label.isHidden()]
        heights = [row.height() + self.GAP for row in self._rows]
        return sum(heights + [label.sizeHint().height() for label in labels])

    def _show_rows(self, count: int) -> None:
        left = len(self._lines) - count
        self.more.setText(self._more(left))
        self.more.setVisible(left > 0)
        self._make_rows(count)
        for place, (row, line) in enumerate(zip(self._rows, self._lines, strict=False), 1):
            row.show_line(place, line, self._palette, self._text)

    def _make_rows(self, count: int) -> None:
        while len(self._rows) > count:
            row = self._rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < count:
            row = QueueRow(self._pictures)
            row.pointed.connect(self.pointed)
            self._rows.append(row)
            self._column.insertWidget(len(self._rows), row)
