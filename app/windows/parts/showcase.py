"""A fan of card faces on the start page: what waits in the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.table.faces.face import CardFace
from app.table.faces.images import FacePixmaps, Form, Picture

SHAPE = 88 / 63
FADE_MS = 450


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its middle as shares of the widget, its turn in degrees, its size against the foremost."""

    x: float
    y: float
    turn: float
    size: float


POSES = (Pose(0.27, 0.56, -12, 0.82), Pose(0.73, 0.56, 12, 0.82), Pose(0.5, 0.5, 0, 1.0))
"""The last lies on top."""


class Showcase(QWidget):
    """Shows up to three faces; they come when they are drawn."""

    def __init__(self, faces: FacePixmaps) -> None:
        super().__init__()
        self._faces = faces
        self._shown: tuple[CardFace, ...] = ()
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE_MS)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(lambda _value: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        faces.ready.connect(self._drawn)

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def show_faces(self, faces: Sequence[CardFace], *, fade: bool) -> None:
        """Show these faces, the last one foremost; `fade` lets them come slowly."""
        self._shown = tuple(faces)[: len(POSES)]
        for picture in self._pictures():
            self._faces.ask(picture)
        if fade:
            self._fade.start()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        pixmaps = [self._faces.ask(picture) for picture in self._pictures()]
        if not pixmaps or None in pixmaps:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        fading = self._fade.state() is QVariantAnimation.State.Running
        painter.setOpacity(float(self._fade.currentValue()) if fading else 1.0)
        for pose, pixmap in zip(POSES[-len(pixmaps) :], pixmaps, strict=True):
            if pixmap is not None:
                self._draw(painter, pose, pixmap)
        painter.end()

    def _draw(self, painter: QPainter, pose: Pose, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize()
        card = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        painter.save()
        painter.translate(self.width() * pose.x, self.height() * pose.y)
        painter.rotate(pose.turn)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(1, 6):
            painter.setBrush(QColor(0, 0, 0, 26))
            grown = card.adjusted(-step, -step, step, step).translated(0, 5)
            painter.drawRoundedRect(grown, size.width() * 0.06, size.width() * 0.06)
        painter.drawPixmap(QPointF(card.topLeft()), pixmap)
        painter.restore()

    def _pictures(self) -> list[Picture]:
        front = min(self.width() * 0.45, self.height() * 0.8 / SHAPE)
        poses = POSES[len(POSES) - len(self._shown) :]
        return [
            Picture(
                Form.FULL, round(front * pose.size), round(front * pose.size * SHAPE), self.devicePixelRatioF(), face
            )
            for pose, face in zip(poses, self._shown, strict=True)
        ]

    def _drawn(self, picture: Picture) -> None:
        if picture in self._pictures():
            self.update()
