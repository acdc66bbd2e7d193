"""What can be done to a deck: every change gives a new one. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from carddb.decks.deck import MOST_COPIES, Deck, Entry
from carddb.facts import Card, CardType
from carddb.fold import fold


class Part(Enum):
    """Where a card stands in a deck."""

    HERO = "hero"
    MAIN = "main"
    SIDE = "side"


def entry_of(card: Card, count: int = 1) -> Entry:
    """Copies of a card as a deck notes them."""
    return Entry(count, card.name, card.facts.set_id, card.facts.number)


def part_for(card: Card, wanted: Part = Part.MAIN) -> Part:
    """Where a card goes: a hero leads."""
    return Part.HERO if card.facts.type is CardType.HERO else wanted


def with_more(deck: Deck, entry: Entry, part: Part, copies: int = 1) -> Deck:
    """The deck with so many copies more (or fewer, when negative); a new hero takes the place of the old."""
    if part is Part.HERO:
        return replace(deck, hero=replace(entry, count=1) if copies > 0 else None)
    return _with_part(deck, part, _changed(_entries(deck, part), entry, copies))


def moved(deck: Deck, entry: Entry, to: Part) -> Deck:
    """The deck with one copy moved between main and side deck."""
    other = Part.SIDE if to is Part.MAIN else Part.MAIN
    return with_more(with_more(deck, entry, other, -1), entry, to, 1)


def renamed(deck: Deck, entry: Entry, name: str) -> Deck:
    """The deck with an unknown card taken for another name."""
    known = Entry(entry.count, name)
    if deck.hero is not None and _same(deck.hero, entry):
        return replace(deck, hero=known)
    main, side = (tuple(known if _same(each, entry) else each for each in part) for part in (deck.main, deck.side))
    return replace(deck, main=_united(main), side=_united(side))


def _entries(deck: Deck, part: Part) -> tuple[Entry, ...]:
    return deck.main if part is Part.MAIN else deck.side


def _with_part(deck: Deck, part: Part, entries: tuple[Entry, ...]) -> Deck:
    return replace(deck, main=entries) if part is Part.MAIN else replace(deck, side=entries)


def _changed(entries: tuple[Entry, ...], entry: Entry, copies: int) -> tuple[Entry, ...]:
    if not any(_same(each, entry) for each in entries):
        return (*entries, replace(entry, count=copies)) if copies > 0 else entries
    counted = (_counted(each, copies) if _same(each, entry) else each for each in entries)
    return tuple(each for each in counted if each.count > 0)


def _counted(entry: Entry, copies: int) -> Entry:
    return replace(entry, count=min(max(entry.count + copies, 0), MOST_COPIES))


def _united(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries of one card as one."""
    found: tuple[Entry, ...] = ()
    for entry in entries:
        found = _changed(found, entry, entry.count)
    return found


def _same(one: Entry, other: Entry) -> bool:
    if one.name and other.name:
        return fold(one.name) == fold(other.name)
    return (one.set_id, one.number) == (other.set_id, other.number)
