"""What stands on the table beside cards: names, coins, prayer tokens, decks, places of graveyards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from app.table import dimensions as size
from app.table import z_values as z
from app.table.faces.signs import Sign, paint_sign
from app.table.fitting import Fitted, draw_fitted, draw_lines, fit
from app.table.fonts import Family
from app.table.layout import Box
from app.table.palette import Palette
from app.table.skin import Skin


def rect(box: Box) -> QRectF:
    """A box as Qt has it."""
    return QRectF(box.x, box.y, box.width, box.height)


class Plate(QGraphicsObject):
    """A thing with a place: painted in its own rectangle, which starts at (0, 0)."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.palette = palette
        self.unit = 1.0
        self.text_size = 1.0
        self.written: dict[str, Fitted] = {}
        """What stands on it, as it was written last."""
        self._size = QRectF()
        self.setZValue(z.FURNITURE)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, box: Box, unit: float, skin: Skin) -> None:
        """Where it stands, how large a unit is, and its looks."""
        self.prepareGeometryChange()
        self.palette = skin.palette
        self.text_size = skin.text_size
        self.unit = unit
        self._size = QRectF(0, 0, box.width, box.height)
        self.setPos(box.x, box.y)
        self.update()

    def pixels(self, units: float) -> int:
        """Text height in pixels, never below what can be read."""
        return max(round(size.READABLE), round(units * self.unit * self.text_size))

    def write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        units: float,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        family: Family = Family.TEXT,
        *,
        bold: bool = False,
    ) -> None:
        """Write a line that fits its box, and remember how it was written."""
        self.written[text] = draw_fitted(
            painter, box, text, self.pixels(units), QColor(colour), align, family, bold=bold
        )

    def boundingRect(self) -> QRectF:
        return self._size

    def fits(self, box: QRectF, text: str, units: float, *, bold: bool = False) -> bool:
        """Whether a line goes into the box whole."""
        return not fit(text, box.width(), self.pixels(units), bold=bold).cut

    def write_lines(self, painter: QPainter, box: QRectF, text: str, units: float, colour: str) -> None:
        """Write in as many lines as the box has room for, smaller when it must be."""
        self.written[text] = draw_lines(painter, box, text, self.pixels(units), QColor(colour))


class NamePlate(Plate):
    """A player's name; the one whose turn it is stands on gold."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._text = ""
        self._active = False

    def show_name(self, text: str, active: bool) -> None:
        if (text, active) != (self._text, self._active):
            self._text, self._active = text, active
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._size.adjusted(0.5, 0.5, -0.5, -0.5)
        if self._active:
            painter.setPen(QPen(QColor(self.palette.accent_dark), 1))
            painter.setBrush(QColor(self.palette.accent))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        colour = self.palette.on_accent if self._active else self.palette.on_table
        inside = box.adjusted(box.height() * 0.4, 0, -box.height() * 0.4, 0)
        self.write(painter, inside, self._text, size.TEXT, colour, bold=self._active)


class Label(Plate):
    """A line of text on the table."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._text = ""

    def show_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.write(painter, self._size, self._text, size.SMALL_TEXT, self.palette.on_table_faint)


class CoinsPlate(Plate):
    """Open and closed coins as discs, ten at most, and always the number (522)."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._open = self._total = self._temporary = 0

    def show_coins(self, open_coins: int, total: int, temporary: int) -> None:
        if (open_coins, total, temporary) != (self._open, self._total, self._temporary):
            self._open, self._total, self._temporary = open_coins, total, temporary
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        label = size.LABEL * self.unit
        disc, step = size.COIN * self.unit, (size.COIN + 4) * self.unit
        shown = min(self._total, 2 * size.COINS_IN_ROW)
        left = (self._size.width() - size.COINS_IN_ROW * step) / 2
        for place in range(shown):
            row, column = divmod(place, size.COINS_IN_ROW)
            middle = QPointF(left + (column + 0.5) * step, label + (row + 0.5) * step)
            self._disc(painter, middle, disc / 2, place < self._open, place >= self._total - self._temporary)
        text = f"{self._open} / {self._total}"
        line = QRectF(label, 0, self._size.width() - label, label)
        box = line.adjusted(-label * 0.5, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignHCenter
        self.write(painter, box, text, size.NUMBER, self.palette.on_table, align, Family.TITLE, bold=True)
        paint_sign(
            painter, QRectF(self._size.width() * 0.5 - label * 1.9, label * 0.1, label * 0.8, label * 0.8), Sign.COIN
        )

    def _disc(self, painter: QPainter, middle: QPointF, radius: float, is_open: bool, temporary: bool) -> None:
        """A closed coin is dark and crossed, a temporary one has a dashed rim: never colour alone."""
        shine = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.4), radius * 1.6)
        shine.setColorAt(0, QColor("#ffe9a6" if is_open else "#857c68"))
        shine.setColorAt(1, QColor("#c98a16" if is_open else "#4a4436"))
        rim = QPen(QColor("#fff2c9" if is_open else "#6d6450"), max(1.0, radius * 0.13))
        if temporary:
            rim.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(rim)
        painter.setBrush(shine)
        painter.drawEllipse(middle, radius * 0.94, radius * 0.94)
        if not is_open:
            painter.drawLine(middle - QPointF(radius, -radius) * 0.4, middle + QPointF(radius, -radius) * 0.4)


class PrayersPlate(Plate):
    """Prayer tokens; nothing when there are none."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self._number = 0

    def show_prayers(self, number: int) -> None:
        if number != self._number:
            self._number = number
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self._number:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._size.height() * 0.9
        middle = self._size.center().x()
        paint_sign(painter, QRectF(middle - side * 1.1, self._size.height() * 0.05, side, side), Sign.PRAYER)
        text = QRectF(middle + side * 0.1, 0, self._size.width() / 2, self._size.height())
        align = Qt.AlignmentFlag.AlignLeft
        self.write(painter, text, f"× {self._number}", size.NUMBER, self.palette.on_table, align, bold=True)
