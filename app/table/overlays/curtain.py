"""The curtain of hot-seat: nothing of the table is seen until the next player says that he is ready."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from app.table.faces.figure import placed
from app.table.overlays.base import main_button
from app.table.palette import Palette

EMBLEM = 0.24
"""The emblem's side by the shorter side of the window."""
FOLDS = 18
"""Half folds from side to side."""
HEM = ((26.0, 2.0), (20.0, 6.0))
"""The braids: how far above the lower edge, and how thick, in pixels."""


class Curtain(QWidget):
    """Covers its parent whole. `lifted` comes with the button or Enter. `recap` tells what happened meanwhile."""

    lifted = Signal()

    def __init__(self, parent: QWidget, palette: Palette) -> None:
        super().__init__(parent, objectName="curtain")
        self._palette = palette
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.name = QLabel(objectName="title")
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.recap = QLabel(wordWrap=True)
        self.recap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ready: QPushButton = main_button("")
        self.ready.clicked.connect(self.lifted)
        column = QVBoxLayout(self)
        column.setSpacing(18)
        column.addStretch(3)
        column.addWidget(self.name)
        column.addWidget(self.recap)
        column.addWidget(self.ready, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.hide()

    def drop(self, palette: Palette, name: str, colour: str, recap: str, ready: str, text: int) -> None:
        """Fall over the table for the player of that name and colour."""
        self._palette = palette
        self.name.setText(name)
        self.name.setStyleSheet(f"color: {colour}; font: bold {text * 2}px Philosopher; background: transparent")
        self.recap.setText(recap)
        self.recap.setVisible(bool(recap))
        self.recap.setMaximumWidth(16_000)
        self.recap.setStyleSheet(f'color: {palette.text}; font: {text}px "PT Sans"; background: transparent')
        self.ready.setText(ready)
        self.ready.setStyleSheet(f'font: bold {round(text * 1.5)}px "PT Sans"; padding: {text}px {text * 3}px')
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self.ready.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        self._paint_cloth(painter, area)
        self._paint_hem(painter, area)
        side = min(area.width(), area.height()) * EMBLEM
        box = QRectF(area.center().x() - side / 2, area.height() * 0.14, side, side)
        painter.fillPath(placed("crossed-axes", box), QColor(self._palette.accent_dark))

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        """Folds from the cloth's own colour, deeper towards its upper and lower edge."""
        cloth = QColor(self._palette.curtain)
        folds = QLinearGradient(0, 0, area.width() / FOLDS, 0)
        folds.setSpread(QLinearGradient.Spread.ReflectSpread)
        for place, colour in ((0.0, cloth.darker(109)), (0.55, cloth), (1.0, cloth.lighter(106))):
            folds.setColorAt(place, colour)
        painter.fillRect(area, folds)
        deep, clear = cloth.darker(126), cloth.darker(126)
        deep.setAlpha(150)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, area.height())
        for place, colour in ((0.0, deep), (0.45, clear), (0.6, clear), (1.0, deep)):
            fade.setColorAt(place, colour)
        painter.fillRect(area, fade)

    def _paint_hem(self, painter: QPainter, area: QRectF) -> None:
        """Two golden braids along the lower edge."""
        for above, thick in HEM:
            painter.fillRect(
                QRectF(area.left(), area.bottom() - above, area.width(), thick), QColor(self._palette.accent)
            )
