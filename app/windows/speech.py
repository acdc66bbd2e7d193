"""The language of the windows, and texts that follow it when it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from app.engine.message import Message
from app.words import Tongue, knows, say


class CatalogueMessage(Protocol):
    """What the catalogue says; spelled out here so that a start needs no catalogue."""

    @property
    def name(self) -> str: ...
    @property
    def arguments(self) -> tuple[tuple[str, str | int], ...]: ...


Said = Message | CatalogueMessage


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
        if isinstance(message, Message):
            return self.say(message.id, **dict(message.args))
        name, arguments = f"catalogue.{message.name}", dict(message.arguments)
        alone = f"{name}.alone"
        return self.say(alone if arguments.get("nearest") == "" and knows(alone) else name, **arguments)

    def why(self, error: Exception) -> str:
        """What an error tells the player; of one that has no words for him the technical text."""
        reason = getattr(error, "reason", None)
        return self.tell(reason) if isinstance(reason, Message) else str(error)

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
