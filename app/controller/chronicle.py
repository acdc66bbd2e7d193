"""The log of a game as each seat saw it, undone moments marked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.engine.event import Event, Undone
from app.words import Tongue, say
from app.words.story import Level, Line, Teller

Eyes = int | None
"""Whose eyes: a seat, or None for what both know."""


def seen(event: Event, eyes: Eyes) -> Event | None:
    """An event as these eyes saw it; None when they saw nothing."""
    if eyes is not None:
        return event.seen_by(eyes)
    common = event.seen_by(0)
    return common.seen_by(1) if common else None


@dataclass(frozen=True, slots=True)
class SeenBy:
    """The cards that a seat saw before an undo; names that the other may read as well are `open`."""

    seat: int
    names: tuple[str, ...]
    open: frozenset[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something in the log, after `at` answers; `seen` is what was seen in what was undone."""

    at: int
    event: Event
    undone: bool = False
    seen: tuple[SeenBy, ...] = ()


class Chronicle:
    """Everything that happened in order, what was taken back included.

    Of an open one (a replay, practice) eyes that are nobody's see all, as they do on its table.
    """

    def __init__(self, *, is_open: bool = False) -> None:
        self.entries: list[Entry] = []
        self.is_open = is_open

    def between(self, first: int, end: int) -> Chronicle:
        """The entries from the place `first` up to the place `end`."""
        part = Chronicle(is_open=self.is_open)
        part.entries = self.entries[first:end]
        return part

    def add(self, at: int, events: Iterable[Event]) -> None:
        self.entries += [Entry(at, event) for event in events]

    def take_back(self, left: int, mark: Undone, seen: tuple[SeenBy, ...]) -> None:
        """Mark what happened after `left` answers as undone, and say who undid it and what was seen meanwhile."""
        self.entries = [replace(each, undone=each.undone or each.at > left) for each in self.entries]
        self.entries.append(Entry(left, mark, seen=seen))

    def recall(self, left: int, mark: Undone, seen: tuple[SeenBy, ...]) -> None:
        """Put a mark of an earlier sitting back into its place."""
        place = next((i for i, each in enumerate(self.entries) if each.at > left), len(self.entries))
        self.entries.insert(place, Entry(left, mark, seen=seen))

    def forget(self, left: int) -> None:
        """Drop what happened after `left` answers: an announcement taken back never happened."""
        self.entries = [each for each in self.entries if each.at <= left or each.undone]

    def lines(self, teller: Teller, tongue: Tongue, eyes: Eyes, *, undone: bool = False) -> list[Line]:
        """The log for these eyes; with `undone`, what was taken back stays in it."""
        found: list[Line] = []
        for entry in self.entries:
            if entry.undone and not undone:
                continue
            found += self._lines(entry, teller, tongue, eyes)
        return found

    def _lines(self, entry: Entry, teller: Teller, tongue: Tongue, eyes: Eyes) -> list[Line]:
        sees_all = self.is_open and eyes is None
        event = entry.event if sees_all else seen(entry.event, eyes)
        line = teller.line(event) if event else None
        if line is None:
            return []
        return [
            line,
            *(_seen_line(seen, entry.event, teller, tongue, sees_all or eyes == seen.seat) for seen in entry.seen),
        ]


def _seen_line(seen: SeenBy, event: Event, teller: Teller, tongue: Tongue, sees_all: bool) -> Line:
    hidden = say("log.some_card", tongue)
    names = [name if sees_all or name in seen.open else hidden for name in seen.names]
    told = say("log.undone.seen", tongue, seat=teller.seats[seen.seat], cards=", ".join(names))
    return Line((told,), Level.MAIN, "", event)
