"""The bar between both sides: whose turn, which phase or what is asked, and the buttons that go on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from app.table import dimensions as size
from app.table import z_values as z
from app.table.buttons import ButtonItem
from app.table.fitting import fit
from app.table.fonts import Family, font
from app.table.furniture import Plate
from app.table.layout import Box
from app.table.palette import Palette
from app.table.skin import Skin


@dataclass(frozen=True, slots=True)
class BarButton:
    """A button of the bar: `id` comes back with `chosen`."""

    id: str
    text: str
    primary: bool = False
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class BarState:
    """What the bar says. A `question` stands in place of the phases; of the `details` the first that fits is told."""

    turn: str = ""
    mine: bool = False
    phases: tuple[str, ...] = ()
    phase: int = 0
    question: str = ""
    details: tuple[str, ...] = ()
    buttons: tuple[BarButton, ...] = ()


class TurnBar(Plate):
    """The bar's item. `chosen` carries a button's id."""

    chosen = Signal(str)

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.state = BarState()
        self.buttons: dict[str, ButtonItem] = {}
        self._middle = QRectF()
        self.setZValue(z.BAR)

    def show_state(self, state: BarState) -> None:
        if state != self.state:
            self.state = state
            self._lay_buttons()
            self.update()

    def place(self, box: Box, unit: float, skin: Skin) -> None:
        super().place(box, unit, skin)
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        wanted = {button.id: button for button in self.state.buttons}
        for name in [name for name in self.buttons if name not in wanted]:
            self._drop(self.buttons.pop(name))
        right = self._size.right() - 4 * self.unit
        for name, button in reversed(wanted.items()):
            item = self.buttons.get(name) or self._make(name)
            tall = 46.0 if button.primary else 38.0
            height = tall * self.unit
            item.palette = self.palette
            pixels = self.pixels(20 if button.primary else 15)
            item.show_text(
                button.text, primary=button.primary, pixels=pixels, height=height, most=self._size.width() * 0.3
            )
            item.setEnabled(button.enabled)
            right -= item.width
            item.setPos(right, (self._size.height() - height) / 2)
            right -= 8 * self.unit
        turn_width = self._turn_width()
        self._middle = QRectF(turn_width, 0, max(0.0, right - turn_width), self._size.height())

    def _make(self, name: str) -> ButtonItem:
        item = ButtonItem(self, self.palette)
        item.clicked.connect(lambda: self.chosen.emit(name))
        self.buttons[name] = item
        return item

    def _drop(self, item: ButtonItem) -> None:
        item.setParentItem(None)
        if item.scene() is not None:
            item.scene().removeItem(item)
        item.deleteLater()

    def _turn_width(self) -> float:
        metrics = QFontMetricsF(font(Family.TITLE, self.pixels(size.TITLE), bold=True))
        wanted = metrics.horizontalAdvance(self.state.turn) + 44 * self.unit
        return min(wanted, self._size.width() * 0.28)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._size.adjusted(0, 3 * self.unit, 0, -3 * self.unit)
        asked = bool(self.state.question)
        painter.setPen(QPen(QColor(self.palette.accent if asked else self.palette.strip_edge), 2 if asked else 1))
        painter.setBrush(QColor(self.palette.strip))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        turn = QRectF(20 * self.unit, 0, self._middle.left() - 26 * self.unit, self._size.height())
        colour = self.palette.near_side if self.state.mine else self.palette.title
        self.written.clear()
        align = Qt.AlignmentFlag.AlignLeft
        self.write(painter, turn, self.state.turn, size.TITLE, colour, align, Family.TITLE, bold=True)
        if asked:
            self._paint_question(painter)
        else:
            self._paint_phases(painter)

    def _paint_question(self, painter: QPainter) -> None:
        """The question, and below it which card asks with which words, where there is room for all of them."""
        box = self._middle.adjusted(8 * self.unit, 0, -8 * self.unit, 0)
        upper = QRectF(box.left(), box.top() + box.height() * 0.11, box.width(), box.height() * 0.44)
        lower = QRectF(box.left(), box.top() + box.height() * 0.5, box.width(), box.height() * 0.36)
        detail = next((text for text in self.state.details if text and self.fits(lower, text, size.SMALL_TEXT)), "")
        if detail and self.fits(upper, self.state.question, size.TEXT, bold=True):
            self.write(painter, upper, self.state.question, size.TEXT, self.palette.text, bold=True)
            self.write(painter, lower, detail, size.SMALL_TEXT, self.palette.faint_text)
        elif self.fits(box, self.state.question, size.NUMBER, bold=True):
            self.write(painter, box, self.state.question, size.NUMBER, self.palette.text, bold=True)
        else:
            self.write_lines(painter, box, self.state.question, size.TEXT, self.palette.text)

    def _paint_phases(self, painter: QPainter) -> None:
        """All phases when they fit, else only the one under way."""
        count = len(self.state.phases)
        if not count:
            return
        pixels = self.pixels(size.TEXT)
        each = self._middle.width() / count
        room = each - 16 * self.unit
        fits = all(not fit(name, room, pixels, bold=True).cut for name in self.state.phases) and each > 90 * self.unit
        shown = range(count) if fits else [self.state.phase]
        width = each if fits else self._middle.width()
        for place, index in enumerate(shown):
            box = QRectF(self._middle.left() + place * width, 0, width, self._size.height())
            self._paint_phase(painter, box, index, pixels)

    def _paint_phase(self, painter: QPainter, box: QRectF, index: int, pixels: int) -> None:
        now = index == self.state.phase
        name = self.state.phases[index]
        text = fit(name, box.width() - 16 * self.unit, pixels, bold=True)
        if now:
            height = 27 * self.unit
            width = min(box.width(), text.width + 34 * self.unit)
            chip = QRectF(box.center().x() - width / 2, box.center().y() - height / 2, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.palette.accent))
            painter.drawRoundedRect(chip, height / 2, height / 2)
        colour = self.palette.on_accent if now else self.palette.faint_text
        self.write(painter, box.adjusted(8 * self.unit, 0, -8 * self.unit, 0), name, size.TEXT, colour, bold=now)
