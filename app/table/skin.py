"""How the table looks for this player: colours, ground, language and sizes, from his settings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from app.controller.settings import Background, Motion, Settings
from app.controller.settings import Theme as WantedTheme
from app.table.palette import DARK, GROUNDS, Ground, GroundColours, Palette, Theme, palette_of
from app.words import Tongue, say

SPEEDS = {Motion.NONE: 0.0, Motion.SLOW: 0.6, Motion.NORMAL: 1.0, Motion.FAST: 1.8}


@dataclass(frozen=True, slots=True)
class Skin:
    """Everything that painting depends on beside the game itself."""

    palette: Palette = DARK
    ground: Ground = Ground.FELT
    ground_colours: GroundColours = GROUNDS[Theme.DARK, Ground.FELT]
    tongue: Tongue = Tongue.RUSSIAN
    text_size: float = 1.0
    card_size: float = 1.0

    @staticmethod
    def of(settings: Settings) -> Skin:
        """The skin that the settings ask for."""
        theme, ground = _theme(settings.look.theme), _ground(settings.look.background)
        return Skin(
            palette_of(theme, by_form=settings.look.marks),
            ground,
            GROUNDS[theme, ground],
            settings.look.language,
            settings.look.text_size,
            settings.look.card_size,
        )

    def say(self, message: str, /, **arguments: object) -> str:
        """A message of `app.words` in the player's language."""
        return say(message, self.tongue, **arguments)


def _theme(wanted: WantedTheme) -> Theme:
    """The system's own look is what the application wears."""
    if wanted is WantedTheme.SYSTEM:
        window = QApplication.palette().color(QPalette.ColorRole.Window)
        return Theme.DARK if window.lightness() < 128 else Theme.LIGHT
    return Theme.DARK if wanted is WantedTheme.DARK else Theme.LIGHT


def _ground(wanted: Background) -> Ground:
    return Ground(wanted.value)
