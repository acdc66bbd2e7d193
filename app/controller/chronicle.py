"""The log of a game as each seat saw it, undone moments marked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.event import Event, Undone
from app.engine.message import CardRef
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
class Entry:
    """Something in the log, after `at` answers; `cards` are those that were seen in what was undone."""

    at: int
    event: Event
    undone: bool = False
    cards: tuple[CardRef, ...] = ()


class Chronicle:
    """Everything that happened in order, what was taken back included.

    Of an open one (a replay, practice) eyes that are nobody's see all, as they do on its table.
    """

    def __init__(self, *, is_open: bool = False) -> None:
        self.entries: list[Entry] = []
        self.is_open = is_open

    def after(self, count: int) -> Chronicle:
        """What came after so many entries."""
        later = Chronicle(is_open=self.is_open)
        later.entries = self.entries[count:]
        return later

    def add(self, at: int, events: Iterable[Event]) -> None:
        self.entries += [Entry(at, event) for event in events]

    def take_back(self, left: int, mark: Undone, cards: tuple[CardRef, ...]) -> None:
        """Mark what happened after `left` answers as undone, and say who undid it and what was seen meanwhile."""
        self.entries = [
            Entry(each.at, each.event, each.undone or each.at > left, each.cards) for each in self.entries
        ] + [Entry(left, mark, cards=cards)]

    def recall(self, left: int, mark: Undone, cards: tuple[CardRef, ...]) -> None:
        """Put a mark of an earlier sitting back into its place."""
        place = next((i for i, each in enumerate(self.entries) if each.at > left), len(self.entries))
        self.entries.insert(place, Entry(left, mark, cards=cards))

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
        return [line, _seen_line(entry, tongue, sees_all, eyes)] if entry.cards else [line]


def _seen_line(entry: Entry, tongue: Tongue, sees_all: bool, eyes: Eyes) -> Line:
    assert isinstance(entry.event, Undone)
    hidden = not sees_all and eyes != entry.event.seat
    names = [say("log.some_card", tongue) if hidden else card.name for card in entry.cards]
    return Line((say("log.undone.seen", tongue, cards=", ".join(names)),), Level.MAIN, "", entry.event)
