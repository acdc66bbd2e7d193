"""What was taken back: how it is written and told, and how it is done again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.controller.chronicle import SeenBy
from app.controller.record import UndoMark
from app.controller.timeline import Step
from app.controller.undo import seen_in


class TakenBack:
    """Steps that were taken back, with their bookmarks, until they are done again or something else is done."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._bookmarks: dict[int, str] = {}

    def __bool__(self) -> bool:
        return bool(self._steps)

    def add(self, gone: Sequence[Step], bookmarks: dict[int, str]) -> None:
        """Steps that went, the first of them first, and the bookmarks that were among them."""
        self._steps += reversed(gone)
        self._bookmarks |= bookmarks

    def next_decision(self) -> list[Step]:
        """The decision that was taken back last, with all that followed before the same seat's next one."""
        again: list[Step] = []
        while self._steps:
            step = self._steps[-1]
            if again and step.seat == again[0].seat and step.begins:
                break
            again.append(self._steps.pop())
        return again

    def bookmark_at(self, at: int) -> str | None:
        """The bookmark that stood after so many answers; it is given back once."""
        return self._bookmarks.pop(at, None)

    def clear(self) -> None:
        self._steps.clear()
        self._bookmarks.clear()


def mark_of(seat: int, left: int, gone: Sequence[Step], persons: Collection[int]) -> UndoMark:
    """What is written of an undo; what a computer saw, it forgets."""
    events = [event for step in gone for event in step.events]
    own, other = (seen_in(events, each) if each in persons else {} for each in (seat, 1 - seat))
    both_know = tuple(name for name, is_open in (own | other).items() if is_open)
    return UndoMark(seat, left, len(gone), tuple(own), tuple(other), both_know)


def seen_by(mark: UndoMark) -> tuple[SeenBy, ...]:
    """What either seat saw of what was taken back, for the log."""
    lists = ((mark.seat, mark.seen), (1 - mark.seat, mark.other))
    return tuple(SeenBy(seat, names, frozenset(mark.open)) for seat, names in lists if names)
