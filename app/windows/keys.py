"""The keys that work on every page; the table's own are in `app.table.actions`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WindowKey:
    """An action of the main window and its key sequence."""

    id: str
    keys: str

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"windows.key.{self.id}"


WINDOW_KEYS = (
    WindowKey("help", "F1"),
    WindowKey("full_screen", "F11"),
    WindowKey("new_game", "Ctrl+N"),
    WindowKey("decks", "Ctrl+Shift+D"),
    WindowKey("catalogue", "Ctrl+Shift+F"),
    WindowKey("games", "Ctrl+Shift+G"),
    WindowKey("settings", "Ctrl+,"),
    WindowKey("quit", "Ctrl+Q"),
)
