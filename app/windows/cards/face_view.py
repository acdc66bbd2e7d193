"""A card's face as large as its place allows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.table.faces.face import CardFace
from app.table.faces.images import Form, Picture
from app.table.terms import term_on_face, tip_html
from app.windows.client import Client

SHAPE = 88 / 63
"""Height by width of a printed card."""
WIDEST = 420
"""In logical pixels; a larger face shows nothing more."""


class FaceView(QWidget):
    """Shows a full face, drawn by the worker and kept. `term_wanted` comes with a click on a term of the rules."""

    term_wanted = Signal(str)

    def __init__(self, client: Client, width: int = 280) -> None:
        super().__init__()
        self._client = client
        self.setMouseTracking(True)
        self._face: CardFace | None = None
        self._wanted: Picture | None = None
        self._hint = QSize(width, round(width * SHAPE))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        client.faces.ready.connect(self._drawn)

    @property
    def face(self) -> CardFace | None:
        """The face that is shown."""
        return self._face

    def show_face(self, face: CardFace | None) -> None:
        """Show another face, or none."""
        self._face = face
        self.setAccessibleName(face.name if face else "")
        self.setAccessibleDescription(face.text if face else "")
        self.update()

    def sizeHint(self) -> QSize:
        return self._hint

    def minimumSizeHint(self) -> QSize:
        return QSize(self._hint.width() // 2, self._hint.height() // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face is None:
            return
        box = self._box()
        width, height = round(box.width()), round(box.height())
        self._wanted = Picture(Form.FULL, width, height, self.devicePixelRatioF(), self._face)
        pixmap = self._client.faces.ask(self._wanted)
        if pixmap is not None:
            painter = QPainter(self)
            painter.drawPixmap(box.topLeft(), pixmap)
            painter.end()

    def _box(self) -> QRectF:
        """Where the face is drawn."""
        width = min(self.width(), int(self.height() / SHAPE), WIDEST)
        return QRectF((self.width() - width) / 2, 0, width, round(width * SHAPE))

    def term_at(self, point: QPointF) -> str:
        """The term of the rules under the mouse; "" where there is none."""
        return term_on_face(self._face, self._box(), point) if self._face is not None else ""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            term = self.term_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tip_html(term, self._client.speech.tongue) if term else "", self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        on_term = bool(self.term_at(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if on_term else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and (term := self.term_at(event.position())):
            self.term_wanted.emit(term)

    def _drawn(self, picture: Picture) -> None:
        if picture == self._wanted:
            self.update()
