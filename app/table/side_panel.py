"""What stands beside the table: the large card, the queue, the log, and a row of buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.table import dimensions as size
from app.table.icons import TableIcon, make_icon
from app.table.log_panel import LogPanel
from app.table.pictures import Pictures
from app.table.preview import Preview
from app.table.queue_panel import QueuePanel
from app.table.skin import Skin

BUTTONS = (
    ("undo", TableIcon.UNDO),
    ("redo", TableIcon.REDO),
    ("step", TableIcon.STEP),
    ("bookmark", TableIcon.BOOKMARK),
    ("menu", TableIcon.MENU),
)
PREVIEW_SHARE = 0.42
"""The large card takes no more of the panel's height."""
QUEUE_SHARE = 0.37
"""Nor the queue, so that the log below it can be read."""


class SidePanel(QWidget):
    """The panel. `pressed` carries the name of a button."""

    pressed = Signal(str)

    def __init__(self, skin: Skin, pictures: Pictures) -> None:
        super().__init__(objectName="panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.skin = skin
        self.preview = Preview(pictures)
        self.queue = QueuePanel(pictures)
        self.log = LogPanel(skin)
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout()
        row.setSpacing(6)
        for name, _sign in BUTTONS:
            button = QToolButton(objectName=name)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(1)
            button.clicked.connect(lambda _checked=False, name=name: self.pressed.emit(name))
            self.buttons[name] = button
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self.preview)
        column.addWidget(self.queue)
        column.addWidget(self.log, 1)
        column.addLayout(row)
        self.set_skin(skin)

    def set_skin(self, skin: Skin) -> None:
        self.skin = skin
        self.log.set_skin(skin)
        self.preview.card.tongue = skin.tongue
        for name, sign in BUTTONS:
            button = self.buttons[name]
            button.setIcon(make_icon(sign, skin.palette.title, skin.palette.faint_text))
            button.setIconSize(QSize(20, 20))
            button.setText(skin.say(f"table.button.{name}"))
            button.setToolTip(skin.say(f"table.button.{name}.tip"))
        self._fit_buttons()

    @staticmethod
    def width_for(window: int) -> int:
        """How wide the panel is beside a window of that width."""
        return min(size.PANEL_MOST, max(size.PANEL_LEAST, round(window * size.PANEL)))

    def _fit_buttons(self) -> None:
        """Words under the signs only where all of them fit; their tips tell the same."""
        for button in self.buttons.values():
            button.ensurePolished()
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        wanted = sum(button.minimumSizeHint().width() for button in self.buttons.values())
        if wanted > self.width() - 26 - 6 * (len(BUTTONS) - 1):
            for button in self.buttons.values():
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_buttons()
        inner = self.width() - 26
        tallest = self.height() * PREVIEW_SHARE
        self.preview.card.set_height(round(min(inner / size.FULL_RATIO, tallest)))
        self.queue.set_room(round(self.height() * QUEUE_SHARE))
