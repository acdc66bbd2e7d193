"""The catalogue as a gallery: faces side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.table.faces.images import FacePixmaps, Form, Picture
from app.windows.cards.face import face_of
from app.windows.cards.face_view import SHAPE
from app.windows.cards.model import CARD_ROLE, PICTURE_ROLE, Index
from app.windows.theme import Theming
from carddb.facts import Card

WIDTH = 10.5
"""Of a face, in heights of plain text."""
GAP = 5
RADIUS = 9


class GalleryDelegate(QStyledItemDelegate):
    """One card as its full face; a face that is not at hand is drawn by the worker, and its place waits dimly."""

    def __init__(self, theme: Theming, faces: FacePixmaps, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._faces = faces
        self._view = view
        faces.ready.connect(self._drawn)

    def _face_size(self) -> QSize:
        width = self._theme.pixels(WIDTH)
        return QSize(width, round(width * SHAPE))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        size = self._face_size()
        return QSize(size.width() + 2 * GAP, size.height() + 2 * GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(CARD_ROLE)
        if not isinstance(card, Card):
            return
        place = QRectF(option.rect).adjusted(GAP, GAP, -GAP, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ring(painter, place, option.state)
        face = face_of(card, index.data(PICTURE_ROLE))
        size = self._face_size()
        wanted = Picture(Form.FULL, size.width(), size.height(), self._view.devicePixelRatioF(), face)
        pixmap = self._faces.ask(wanted)
        if pixmap is not None:
            painter.drawPixmap(QPointF(place.topLeft()), pixmap)
        else:
            painter.setBrush(QColor(self._theme.colours.panel_raised))
            painter.drawRoundedRect(place, RADIUS, RADIUS)
        painter.restore()

    def _draw_ring(self, painter: QPainter, place: QRectF, state: QStyle.StateFlag) -> None:
        """Around the card that is chosen or under the pointer."""
        colours = self._theme.colours
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if not chosen and not state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QColor(0, 0, 0, 0))
            return
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(colours.gold if chosen else colours.panel_hover))
        painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), RADIUS + 2, RADIUS + 2)

    def _drawn(self, picture: Picture) -> None:
        if self._view.itemDelegate() is self and picture.form is Form.FULL:
            self._view.viewport().update()
