"""What changed between two wordings, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Final

_WORDS: Final = re.compile(r"\s+|\{\w+\}|\w+|[^\w\s]")


class Change(StrEnum):
    """What happened to a piece of text."""

    SAME = "same"
    GONE = "gone"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text that stayed, went or came."""

    change: Change
    text: str


def difference(old: str, new: str) -> tuple[Piece, ...]:
    """The pieces of two texts in reading order: where something was replaced, the old stands before the new.

    >>> [(piece.change.value, piece.text) for piece in difference("Ранить на 1.", "Ранить на 2.")]
    [('same', 'Ранить на '), ('gone', '1'), ('new', '2'), ('same', '.')]
    """
    return tuple(_pieces(_WORDS.findall(old), _WORDS.findall(new)))


def _pieces(old: list[str], new: list[str]) -> Iterator[Piece]:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for _, from_old, to_old, from_new, to_new in matcher.get_opcodes():
        gone, came = "".join(old[from_old:to_old]), "".join(new[from_new:to_new])
        if gone == came:
            yield Piece(Change.SAME, came)
            continue
        if gone:
            yield Piece(Change.GONE, gone)
        if came:
            yield Piece(Change.NEW, came)
