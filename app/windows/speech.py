"""The language of the windows, and texts that follow it when it changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.words import Tongue, say
from app.words.said import Said, tell


class Speech(QObject):
    """Says messages in the chosen language."""

    changed = Signal()

    def __init__(self, tongue: Tongue = Tongue.RUSSIAN, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tongue = tongue

    def say(self, message: str, /, **arguments: object) -> str:
        """A message of `app.words` in the chosen language."""
        return say(message, self.tongue, **arguments)

    def tell(self, message: Said) -> str:
        """A message that came as a value, from the engine, the controller or the catalogue."""
        return tell(message, self.tongue)

    def switch(self, tongue: Tongue) -> None:
        """Speak another language from now on."""
        if tongue is not self.tongue:
            self.tongue = tongue
            self.changed.emit()


Setter = Callable[[str], object]


class Texts(QObject):
    """The fixed texts of one page: each is set at once and again whenever the language changes.

    A child of the page, so that it ends with the widgets that it writes on.
    """

    def __init__(self, speech: Speech, page: QObject) -> None:
        super().__init__(page)
        self._speech = speech
        self._kept: list[tuple[Setter, str, dict[str, object]]] = []
        speech.changed.connect(self._again)

    def put(self, setter: Setter, message: str, /, **arguments: object) -> None:
        """Show a message with this setter, now and in every language to come; replaces what the setter showed."""
        self.drop(setter)
        self._kept.append((setter, message, arguments))
        setter(self._speech.say(message, **arguments))

    def drop(self, setter: Setter) -> None:
        """Forget what this setter shows."""
        self._kept = [each for each in self._kept if each[0] != setter]

    def _again(self) -> None:
        for setter, message, arguments in self._kept:
            setter(self._speech.say(message, **arguments))
