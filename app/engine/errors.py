"""What a match says when it can't do what it was told."""

from __future__ import annotations

from app.engine.message import Message


class EngineError(ValueError):
    """Anything that the engine refuses; the match is as it was before.

    `reason` is a message for the player; None: only a broken file or program says such a thing, and the text is enough.
    """

    reason: Message | None = None

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class IllegalChoice(EngineError):
    """An answer that the waiting decision doesn't offer.

    `reason` is a message for the player, `paragraph` the rule that forbids it ("" only for what the rules know
    nothing of: undoing, numbers that are no numbers of a game).
    """

    reason: Message

    def __init__(self, reason: Message, paragraph: str = "") -> None:
        super().__init__(f"{reason.id} ({paragraph})" if paragraph else reason.id, reason)
        self.paragraph = paragraph

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[Message, str]]:
        """So that it can come over from another process."""
        return IllegalChoice, (self.reason, self.paragraph)


class BrokenSave(EngineError):
    """A journal, a match or a situation that can't be read; the text says where and why."""


class BadSetup(EngineError):
    """A set-up that no match can start from, such as a deck that names a card without facts."""
