"""A button whose text may take several lines."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

_PAD = 12


class LineButton(QPushButton):
    """«1  текст …», left aligned, as tall as its text needs."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__()
        self._number = number
        self._text = text
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_number(self, number: int) -> None:
        """Show another number; 0: none."""
        if number != self._number:
            self._number = number
            self.update()

    @property
    def line(self) -> str:
        return self._text

    def _plain(self) -> QFont:
        font = QFont(self.font())
        font.setBold(False)
        return font

    def _left(self) -> int:
        return _PAD * 2 + QFontMetrics(self.font()).horizontalAdvance("00")

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.ensurePolished()
        room = QRect(0, 0, max(40, width - self._left() - _PAD), 10_000)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        return QFontMetrics(self._plain()).boundingRect(room, int(flags), self._text).height() + 2 * _PAD

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > 100 else 420
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(max(120, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setPen(option.palette.buttonText().color())
        painter.setFont(self.font())
        inside = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        number = str(self._number) if 0 < self._number < 10 else "·"
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), number)
        painter.setFont(self._plain())
        text = self.rect().adjusted(self._left(), _PAD // 2, -_PAD, -_PAD // 2)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(text, int(flags), self._text)
