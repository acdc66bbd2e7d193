"""Light or dark, and the size of text: Fusion with our own palette and sheet, followed by every window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from app.controller.settings import Look, Theme
from app.table import palette as table
from app.windows.colours import DARK, LIGHT, Colours
from app.windows.sheet import sheet

TEXT_PIXELS = 15
"""The height of plain text at size 1."""


class Theming(QObject):
    """The colours in use; puts palette, font and sheet on the application. `changed` comes after that."""

    changed = Signal()

    def __init__(self, application: QApplication, look: Look) -> None:
        super().__init__(application)
        self._application = application
        self._look = look
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    @property
    def is_dark(self) -> bool:
        if self._look.theme is Theme.SYSTEM:
            return self._application.styleHints().colorScheme() is not Qt.ColorScheme.Light
        return self._look.theme is Theme.DARK

    @property
    def colours(self) -> Colours:
        return DARK if self.is_dark else LIGHT

    @property
    def ground(self) -> table.Ground:
        """What the table is made of."""
        return table.Ground(self._look.background.value)

    @property
    def ground_colours(self) -> table.GroundColours:
        return table.GROUNDS[table.Theme.DARK if self.is_dark else table.Theme.LIGHT, self.ground]

    def pixels(self, factor: float = 1.0) -> int:
        """The height of text that is so many times plain text."""
        return round(TEXT_PIXELS * self._look.text_size * factor)

    def wear(self, look: Look) -> None:
        """Look like this from now on."""
        before, self._look = self._look, look
        if (before.theme, before.text_size) != (look.theme, look.text_size):
            self._apply()
        if (before.theme, before.text_size, before.background) != (look.theme, look.text_size, look.background):
            self.changed.emit()

    def _system_changed(self) -> None:
        if self._look.theme is Theme.SYSTEM:
            self._apply()
            self.changed.emit()

    def _apply(self) -> None:
        font = QFont("PT Sans")
        font.setPixelSize(self.pixels())
        self._application.setFont(font)
        self._application.setPalette(palette(self.colours))
        self._application.setStyleSheet(sheet(self.colours, self.pixels))


def palette(colours: Colours) -> QPalette:
    """Qt's palette of these colours."""
    made = QPalette()
    for role, name in _ROLES.items():
        made.setColor(role, QColor(getattr(colours, name)))
    faint = QColor(colours.text_faint)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return made


_ROLES = {
    QPalette.ColorRole.Window: "panel",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "panel_raised",
    QPalette.ColorRole.AlternateBase: "panel",
    QPalette.ColorRole.ToolTipBase: "panel_raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "text_faint",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "panel_raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "bad",
    QPalette.ColorRole.Link: "link",
    QPalette.ColorRole.LinkVisited: "link",
    QPalette.ColorRole.Highlight: "gold",
    QPalette.ColorRole.HighlightedText: "on_gold",
    QPalette.ColorRole.Light: "panel_hover",
    QPalette.ColorRole.Midlight: "panel_hover",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line",
    QPalette.ColorRole.Shadow: "line",
}
