"""A card's face as large as its place allows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.table.faces.face import CardFace
from app.table.faces.images import FacePixmaps, Form, Picture

SHAPE = 88 / 63
"""Height by width of a printed card."""
WIDEST = 420
"""In logical pixels; a larger face shows nothing more."""


class FaceView(QWidget):
    """Shows a full face, drawn by the worker and kept."""

    def __init__(self, faces: FacePixmaps, width: int = 280) -> None:
        super().__init__()
        self._faces = faces
        self._face: CardFace | None = None
        self._wanted: Picture | None = None
        self._hint = QSize(width, round(width * SHAPE))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        faces.ready.connect(self._drawn)

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
        width = min(self.width(), int(self.height() / SHAPE), WIDEST)
        self._wanted = Picture(Form.FULL, width, round(width * SHAPE), self.devicePixelRatioF(), self._face)
        pixmap = self._faces.ask(self._wanted)
        if pixmap is not None:
            painter = QPainter(self)
            painter.drawPixmap(QPointF((self.width() - width) / 2, 0), pixmap)
            painter.end()

    def _drawn(self, picture: Picture) -> None:
        if picture == self._wanted:
            self.update()
