"""The view of the scene: it fills its window with the table, hands mouse and keys on, zooms and pans."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip

from app.table.card_item import CardItem
from app.table.faces.images import set_scale
from app.table.hands import Hands, Stage
from app.table.scene import TableScene

ZOOM_MOST = 3.0
ZOOM_STEP = 1.15
CACHE_KIB = 64 << 10
"""Room for the cards' device caches at scale 1; more at higher scales."""


class TableView(QGraphicsView):
    """The table's view. Left button: the hands; right button or a long press: the menu; wheel with Ctrl: zoom.

    A table larger than the window is moved by the wheel, the middle button, or the left one on its ground.
    """

    menu_wanted = Signal(int, QPoint)
    """A card (0: none) and where, in screen coordinates."""
    key_pressed = Signal(QKeyEvent)
    pressed = Signal()
    resized = Signal()

    def __init__(self, scene: TableScene, hands: Hands) -> None:
        super().__init__(scene)
        self._table = scene
        self._hands = hands
        self._zoom = 1.0
        self._pan_from: QPoint | None = None
        self.explain: Callable[[CardItem, QPointF], str] = lambda _item, _point: ""
        """Says what lies at a point of a card: the words of a mark."""
        self.describe: Callable[[CardItem], tuple[str, str]] = lambda _item: ("", "")
        """Says a card's name and state for a screen reader."""
        hands.menu_wanted.connect(self._let_go)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 480)

    # --------------------------------------------------------------------------------------------------- sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        self.resized.emit()

    def fit(self) -> None:
        """The whole table in the window."""
        ratio = self.devicePixelRatioF()
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), round(CACHE_KIB * ratio * ratio)))
        set_scale(ratio)
        self._zoom = 1.0
        self.resetTransform()
        self._table.set_size(self.viewport().width(), self.viewport().height())

    @property
    def zoom(self) -> float:
        return self._zoom

    def zoom_by(self, factor: float) -> None:
        """Nearer or farther, never smaller than the window."""
        wanted = min(ZOOM_MOST, max(1.0, self._zoom * factor))
        if wanted != self._zoom:
            self.scale(wanted / self._zoom, wanted / self._zoom)
            self._zoom = wanted

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP if event.angleDelta().y() > 0 else 1 / ZOOM_STEP)
            event.accept()
        elif self._zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def show_card(self, key: int) -> None:
        """Move a table that is larger than the window so that a card is seen."""
        item = self._table.card_item(key)
        if item is not None and self._zoom > 1.0:
            self.ensureVisible(item.mapRectToScene(item.face_rect()))

    # --------------------------------------------------------------------------------------------------- mouse

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _card(self, point: QPointF) -> CardItem | None:
        return self._table.card_at(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if event.button() is Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
            return
        point = self._at(event)
        if event.button() is Qt.MouseButton.LeftButton and not self._over_button(point):
            card = self._card(point)
            self._hands.press(card, point)
            if card is not None:
                event.accept()
                return
            if self._zoom > 1.0 and self._hands.stage is Stage.FREE:
                self._pan_from = event.position().toPoint()
        super().mousePressEvent(event)

    def _over_button(self, point: QPointF) -> bool:
        """Whether the bar lies over everything here."""
        return self._table.bar.sceneBoundingRect().contains(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan(event.position().toPoint())
            return
        self._hands.move(self._at(event))
        super().mouseMoveEvent(event)

    def _pan(self, to: QPoint) -> None:
        assert self._pan_from is not None
        step = to - self._pan_from
        self._pan_from = to
        self._hands.forgo_menu()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - step.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - step.y())

    def _let_go(self) -> None:
        """The ground is held no more: the release goes to the menu that a long press has opened."""
        self._pan_from = None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        if event.button() is Qt.MouseButton.LeftButton:
            point = self._at(event)
            self._hands.release(self._card(point), point)
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point = self._at(event)
        card = self._card(point)
        if card is not None and event.button() is Qt.MouseButton.LeftButton:
            self._hands.double_click(card, point)
            return
        super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        card = self._card(self.mapToScene(event.pos()))
        self.menu_wanted.emit(card.key if card is not None else 0, event.globalPos())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """A tip over a card tells its marks in words."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.mapToScene(event.pos())
            card = self._card(point)
            text = self.explain(card, card.mapFromScene(point)) if card is not None else ""
            if text:
                QToolTip.showText(event.globalPos(), text, self)
                return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._table.point_at(0)
        super().leaveEvent(event)

    # ---------------------------------------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the cards, not out of the table."""
        return False
