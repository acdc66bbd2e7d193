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


Said = Message | CatalogueMessage


def as_message(said: Said) -> Message:
    """The same as a message of `app.words`: `.alone` is the catalogue's wording where it knows no nearest word."""
    if isinstance(said, Message):
        return said
    name = f"catalogue.{said.name}"
    alone = dict(said.arguments).get("nearest") == "" and knows(f"{name}.alone")
    return Message(f"{name}.alone" if alone else name, said.arguments)


def tell(said: Said, tongue: Tongue) -> str:
    """The words of a message."""
    message = as_message(said)
    return say(message.id, tongue, **dict(message.args))
