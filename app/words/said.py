"""Messages that came as values, whoever made them: the engine and the controller, or the catalogue."""

from __future__ import annotations

from typing import Protocol

from app.engine.message import Message
from app.words import Tongue, knows, say


class CatalogueMessage(Protocol):
    """What the catalogue says; spelled out here so that a start needs no catalogue."""

    @property
    def name(self) -> str: ...
    @property
    def arguments(self) -> tuple[tuple[str, str | int], ...]: ...


_LACKING = ("nearest", "file")
Said = Message | CatalogueMessage


def as_message(said: Said) -> Message:
    """The same with an id of `app.words`; `.alone` words it where the catalogue knows no nearest word, or no file."""
    if isinstance(said, Message):
        return said
    name = f"catalogue.{said.name}"
    alone = any(word in _LACKING and value == "" for word, value in said.arguments) and knows(f"{name}.alone")
    return Message(f"{name}.alone" if alone else name, said.arguments)


def tell(said: Said, tongue: Tongue) -> str:
    """The words of a message."""
    message = as_message(said)
    return say(message.id, tongue, **dict(message.args))
