"""Messages are names with arguments; `app.words` says them in a language."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Union


class CardRef(NamedTuple):
    """A card as a message or an event names it: the id (0: not known) and the name ("" when hidden)."""

    id: int
    name: str

    def __str__(self) -> str:
        return self.name


NOBODY = CardRef(0, "")


@lru_cache(maxsize=1 << 14)
def card_ref(number: int, name: str) -> CardRef:
    """A card's name, made once: a game speaks of the same cards all the time."""
    return CardRef(number, name)


Argument = Union[int, str, CardRef, "Message"]
"""A message may hold another: that the game can't begin, and why."""


class Message(NamedTuple):
    """What to say: the message's name and its arguments by name."""

    id: str
    args: tuple[tuple[str, Argument], ...] = ()


def message(name: str, /, **args: Argument) -> Message:
    """A message with its arguments in the order given.

    >>> message("wounded", number=2).args
    (('number', 2),)
    """
    return Message(name, tuple(args.items()))
