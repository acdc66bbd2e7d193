"""A button in the scene."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.table.fitting import draw_fitted, fit
from app.table.fonts import Family, font
from app.table.palette import Palette


class ButtonItem(QGraphicsObject):
    """A rounded button; the main one is golden. It grows with its text up to the width that it is given."""

    clicked = Signal()

    def __init__(self, parent: QGraphicsItem, palette: Palette) -> None:
        super().__init__(parent)
        self.palette = palette
        self.text = ""
        self.primary = False
        self._pixels = 16
        self._size = QRectF()
        self._hovered = self._pressed = False
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_text(self, text: str, *, primary: bool, pixels: int, height: float, most: float) -> None:
        """What it says and how tall it is; `most` is its greatest width."""
        metrics = QFontMetricsF(self._font(pixels, primary))
        width = min(most, metrics.horizontalAdvance(text) + height * 1.1)
        size = QRectF(0, 0, width, height)
        if (text, primary, pixels, size) == (self.text, self.primary, self._pixels, self._size):
            return
        self.prepareGeometryChange()
        self.text, self.primary, self._pixels, self._size = text, primary, pixels, size
        self.update()

    @staticmethod
    def _font(pixels: int, primary: bool) -> QFont:
        return font(Family.TITLE if primary else Family.TEXT, pixels, bold=True)

    @property
    def width(self) -> float:
        return self._size.width()

    @property
    def is_cut(self) -> bool:
        """Whether its text lost its end."""
        family = Family.TITLE if self.primary else Family.TEXT
        return fit(self.text, self._text_box().width(), self._pixels, family, bold=True).cut

    def _text_box(self) -> QRectF:
        pad = self._size.height() * 0.25
        return self._size.adjusted(1 + pad, 1, -1 - pad, -1)

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-3, -3, 3, 3)

    def setEnabled(self, enabled: bool) -> None:
        super().setEnabled(enabled)
        self.setOpacity(1.0 if enabled else 0.45)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._size.adjusted(1, 1, -1, -1)
        radius = min(12.0, box.height() * 0.28)
        painter.setPen(
            QPen(QColor(self.palette.focus if self.hasFocus() else self._edge()), 3 if self.hasFocus() else 1.5)
        )
        painter.setBrush(self._fill(box))
        painter.drawRoundedRect(box, radius, radius)
        colour = QColor(self.palette.on_accent if self.primary else self.palette.text)
        family = Family.TITLE if self.primary else Family.TEXT
        draw_fitted(painter, self._text_box(), self.text, self._pixels, colour, family=family, bold=True)

    def _edge(self) -> str:
        return "#fff0bf" if self.primary else self.palette.button_edge

    def _fill(self, box: QRectF) -> QLinearGradient:
        top, bottom = (
            (QColor(self.palette.accent), QColor(self.palette.accent_dark))
            if self.primary
            else (QColor(self.palette.button), QColor(self.palette.button).darker(112))
        )
        if self._pressed:
            top, bottom = bottom, top
        elif self._hovered:
            top, bottom = top.lighter(115), bottom.lighter(115)
        fill = QLinearGradient(box.topLeft(), box.bottomLeft())
        fill.setColorAt(0, top.lighter(108))
        fill.setColorAt(1, bottom)
        return fill

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = False
        self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pressed = event.button() is Qt.MouseButton.LeftButton
        event.setAccepted(self._pressed)
        self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        was_pressed, self._pressed = self._pressed, False
        self.update()
        if was_pressed and self._size.contains(event.pos()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            event.ignore()
