"""The big buttons of the start page: a sign, a name and what it is for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.table.fonts import Family, font
from app.windows.icons import Sign, draw
from app.windows.theme import Theming

BESIDE = 0.75
"""What stands left of the words, times the height: the sign and the room before it."""


class Tile(QAbstractButton):
    """A button as a lit plate; `is_gold` for what to do next."""

    def __init__(self, theme: Theming, sign: Sign, *, is_gold: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sign = sign
        self._is_gold = is_gold
        self._caption = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_title(self, text: str) -> None:
        """The name on the tile."""
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_caption(self, text: str) -> None:
        """What the tile is for, in one line."""
        self._caption = text
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def set_gold(self, is_gold: bool) -> None:
        """Whether this is what to do next."""
        self._is_gold = is_gold
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for its words, whole."""
        height = self._theme.pixels(4.6 if self._is_gold else 4.1)
        words = zip((self.text(), self._caption), self._fonts(), strict=True)
        widest = max(QFontMetricsF(face).horizontalAdvance(text) for text, face in words)
        return QSize(round(height * BESIDE + widest) + 34, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _fonts(self) -> tuple[QFont, QFont]:
        """Of the title and of the caption."""
        title = font(Family.TITLE, self._theme.pixels(1.4 if self._is_gold else 1.2), bold=True)
        return title, font(Family.TEXT, self._theme.pixels(0.9))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -3)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        self._draw_plate(painter, plate)
        side = plate.height() * 0.5
        sign = QRectF(plate.left() + plate.height() * 0.25, plate.center().y() - side / 2, side, side)
        draw(painter, self._sign, sign, QColor(self._ink("gold_light", "on_gold")))
        self._draw_words(painter, plate.adjusted(plate.height() * 0.25 + side + 14, 0, -10, 0))
        painter.end()

    def _ink(self, plain: str, on_gold: str) -> str:
        colours = self._theme.colours
        if not self._is_gold and plain == "gold_light" and not self._theme.is_dark:
            plain = "gold_dark"
        return str(getattr(colours, on_gold if self._is_gold else plain))

    def _draw_plate(self, painter: QPainter, plate: QRectF) -> None:
        colours = self._theme.colours
        lit = self.underMouse() and self.isEnabled()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(plate.translated(0, 2), 12, 12)
        fill = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        ends = self._ends(lit)
        fill.setColorAt(0, QColor(ends[0]))
        fill.setColorAt(1, QColor(ends[1]))
        painter.setBrush(fill)
        edge = colours.gold if self.hasFocus() or lit else colours.line_strong
        if self._is_gold:
            edge = colours.heading if self.hasFocus() else colours.gold_light
        painter.setPen(QPen(QColor(edge), 2.4 if self.hasFocus() else 1.2))
        painter.drawRoundedRect(plate.translated(0, 1) if self.isDown() else plate, 12, 12)

    def _ends(self, lit: bool) -> tuple[str, str]:
        colours = self._theme.colours
        if self._is_gold:
            return colours.gold_light, colours.gold if lit else colours.gold_dark
        return (colours.panel_hover, colours.panel_raised) if lit else (colours.panel_raised, colours.panel)

    def _draw_words(self, painter: QPainter, place: QRectF) -> None:
        title, small = self._fonts()
        title_height = QFontMetricsF(title).height()
        total = title_height + (QFontMetricsF(small).height() if self._caption else 0)
        top = place.center().y() - total / 2
        for words, face, ink, y in (
            (self.text(), title, self._ink("heading", "on_gold"), top),
            (self._caption, small, self._ink("text_soft", "on_gold"), top + title_height),
        ):
            metrics = QFontMetricsF(face)
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.setFont(face)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(place.left(), y + metrics.ascent()), shown)
