"""What a match says when it can't do what it was told."""

from __future__ import annotations

from typing import Final

from app.engine.message import Message

HOUSE: Final = "house"
"""Stands for a paragraph where the rule book has none: a rule of this table, for taking back and for the tools by
hand."""


class EngineError(ValueError):
    """Anything that the engine refuses; the match is as it was before.

    `reason` is a message for the player, `paragraph` the rule that forbids it: HOUSE for undoing and for what is no
    number of a game, "" where nothing is forbidden, as of damaged files.
    """

    def __init__(self, reason: Message, paragraph: str = "") -> None:
        said = _plain(reason)
        super().__init__(f"{said} ({paragraph})" if paragraph else said)
        self.reason = reason
        self.paragraph = paragraph

    def __reduce__(self) -> tuple[type[EngineError], tuple[Message, str]]:
        """So that it can come over from another process."""
        return type(self), (self.reason, self.paragraph)


class IllegalChoice(EngineError):
    """An answer that the waiting decision doesn't offer."""


class BrokenSave(EngineError):
    """A journal, a match or a situation that can't be read; the reason says where and why."""


class BadSetup(EngineError):
    """A set-up that no match can start from, such as a deck that names a card without facts."""


def _plain(message: Message) -> str:
    """A message for a traceback or a log."""
    said = (f"{name}={_plain(value) if isinstance(value, Message) else value}" for name, value in message.args)
    return f"{message.id}: {', '.join(said)}" if message.args else message.id
