"""The queue: abilities in the order in which they will act, with what they say and what they wait for."""

from __future__ import annotations

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
    """One entry: its card, what it says, whether it has begun and waits for an answer; `mine`: who controls it."""

    card: int
    name: str
    text: str
    waits: bool
    mine: bool
    face: CardFace | None = None


class QueueRow(QWidget):
    """One entry with its card's picture. `pointed` tells that the mouse is on it."""

    pointed = Signal(int, bool)
    LINES = 3
    TITLE, LINE = 2.0, 1.1
    """Heights of the name with the margins, and of a line of the text, by the size of plain text."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._palette = DARK
        self._pixels = 14
        self._words: tuple[str, ...] = ()
        self._line: QueueLine | None = None
        self._place = 0
        pictures.sharpened.connect(self._sharpen)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, place: int, line: QueueLine, palette: Palette, text: int) -> None:
        self._place, self._line = place, line
        self._palette, self._pixels = palette, text
        self._lay_out()
        self.setToolTip(f"<p><b>{escape(line.name)}</b><br>{escape(line.text)}</p>")
        self.setAccessibleName(f"{place}. {line.name}")
        self.setAccessibleDescription(line.text)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """As tall as its text needs, up to `LINES` lines; the picture keeps its size."""
        if self._line is not None:
            self._words = wrapped(self._line.text, self._text_width(), self._small(), self.LINES)
            self.setFixedHeight(round(self._pixels * (self.TITLE + self.LINE * max(1, len(self._words)))))

    def _small(self) -> int:
        return round(self._pixels * 0.87)

    def _text_width(self) -> float:
        assert self._line is not None
        picture = self._picture_height() * 0.75 + 8 if self._line.face is not None else 0.0
        return max(40.0, self.width() - 22 - picture)

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
        painter.setPen(QColor(self._palette.faint_text))
        lower = QRectF(box.left(), upper.bottom(), box.width(), self._pixels * self.LINE)
        for words in self._words:
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)
            lower.translate(0, lower.height())


class QueuePanel(QWidget):
    """The list of entries; hidden while the queue is empty. `pointed` passes a row's card on."""

    pointed = Signal(int, bool)
    MOST = 6

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.title = QLabel(objectName="title")
        self.more = QLabel(objectName="faint")
        self._rows: list[QueueRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.title)
        self._column.addWidget(self.more)
        self.hide()

    def show_lines(self, lines: list[QueueLine], palette: Palette, text: int, title: str, more: str) -> None:
        """Show the entries in order; those beyond the sixth are counted in `more`."""
        self.setVisible(bool(lines))
        self.title.setText(title)
        self.more.setText(more)
        self.more.setVisible(len(lines) > self.MOST)
        self._make_rows(min(len(lines), self.MOST))
        for place, (row, line) in enumerate(zip(self._rows, lines, strict=False), 1):
            row.show_line(place, line, palette, text)

    @property
    def rows(self) -> tuple[QueueRow, ...]:
        return tuple(self._rows)

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
