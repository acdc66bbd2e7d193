"""The curtain of hot-seat: nothing of the table is seen until the next player says that he is ready."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from app.table.faces.figure import placed
from app.table.overlays.base import main_button
from app.table.palette import Palette


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
        self.recap.setStyleSheet(f'color: {palette.faint_text}; font: {text}px "PT Sans"; background: transparent')
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
        folds = QLinearGradient(0, 0, area.width() / 9, 0)
        folds.setSpread(QLinearGradient.Spread.ReflectSpread)
        folds.setColorAt(0, QColor(self._palette.curtain))
        folds.setColorAt(1, QColor(self._palette.curtain).lighter(116))
        painter.fillRect(area, folds)
        fade = QLinearGradient(0, 0, 0, area.height())
        fade.setColorAt(0, QColor(0, 0, 0, 90))
        fade.setColorAt(0.5, QColor(0, 0, 0, 0))
        fade.setColorAt(1, QColor(0, 0, 0, 90))
        painter.fillRect(area, fade)
        side = min(area.width(), area.height()) * 0.24
        box = QRectF(area.center().x() - side / 2, area.height() * 0.14, side, side)
        gold = QColor(self._palette.accent)
        gold.setAlpha(120)
        painter.fillPath(placed("crossed-axes", box), gold)
