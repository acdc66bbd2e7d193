"""The card under the mouse, large, and all that is so of it now in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from app.engine.view import CardView
from app.table import dimensions as size
from app.table.faces.face import CardFace, Numbers
from app.table.faces.typeset import Ranges
from app.table.pictures import Pictures, Wanted
from app.table.spots import Look
from app.table.terms import term_on_face, terms_of, tip_html
from app.words import Tongue


class LargeCard(QWidget):
    """One full face, as large as the panel is wide. A term under the mouse is explained; a click on it wants more."""

    term_wanted = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._wanted: Wanted | None = None
        self.tongue = Tongue.RUSSIAN
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.sharpened.connect(self._sharpen)

    def show_face(self, face: CardFace | None, numbers: Numbers | None = None, lit: Ranges = ()) -> None:
        """Show a face with these numbers and parts of its text lit."""
        wanted = Wanted(Look.FULL, face, numbers, lit=lit) if face is not None else None
        if wanted != self._wanted:
            self._wanted = wanted
            self.update()

    @property
    def face(self) -> CardFace | None:
        """What it shows."""
        return self._wanted.face if self._wanted else None

    @property
    def lit(self) -> Ranges:
        """Which parts of the text are lit."""
        return self._wanted.lit if self._wanted else ()

    def set_height(self, height: int) -> None:
        self.setFixedHeight(height)

    def sizeHint(self) -> QSize:
        return QSize(round(self.height() * size.FULL_RATIO), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._wanted is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = self.face_rect()
        picture = self._pictures.get(self._wanted, box.height() * self.devicePixelRatioF())
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def face_rect(self) -> QRectF:
        """Where the face is painted."""
        width = min(self.height() * size.FULL_RATIO, float(self.width()))
        height = width / size.FULL_RATIO
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def term_at(self, point: QPointF) -> str:
        """The term of the rules under a point; "" where there is none."""
        return term_on_face(self.face, self.face_rect(), point) if self.face is not None else ""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            term = self.term_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tip_html(term, self.tongue) if term else "", self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        is_term = bool(self.term_at(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_term else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if term := self.term_at(event.position()):
            self.term_wanted.emit(term)

    def _sharpen(self, wanted: Wanted) -> None:
        if wanted == self._wanted:
            self.update()


class Preview(QWidget):
    """The large card and the lines under it."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.card = LargeCard(pictures)
        self.lines = QLabel(wordWrap=True, objectName="faint")
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.lines.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.card)
        column.addWidget(self.lines)
        self.shown: CardView | None = None

    def show_card(
        self,
        card: CardView | None,
        face: CardFace | None,
        numbers: Numbers | None,
        lines: list[str],
        lit: Ranges = (),
    ) -> None:
        """Show a card with what is so of it; None: an empty place."""
        self.shown = card
        self.card.show_face(face, numbers, lit)
        self.lines.setText("\n".join(f"• {line}" for line in lines))
        self.lines.setVisible(bool(lines))
        self.lines.setToolTip("".join(tip_html(term, self.card.tongue) for term in terms_of(lines)))
        self.setAccessibleName(card.name if card else "")
        self.setAccessibleDescription("; ".join(lines))
