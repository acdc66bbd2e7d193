"""Everything that a card's page tells, found out in the worker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from app.library import Library
from app.library.cards import is_of_heroes
from app.library.changes import PlayChange, play_change
from app.library.compiling import Reading
from carddb.facts import Card, Printing, Wording


@dataclass(frozen=True, slots=True)
class Story:
    """A card, its printings (the one in force first), its texts by date, the person's own picture of it, what the
    text in force means (None for the classic game, whose texts are not read), and what each text changed in how the
    card plays (None for the first one, for those cancelled and for the classic game).
    """

    card: Card
    printings: tuple[Printing, ...]
    wordings: tuple[Wording, ...]
    picture: Path | None
    reading: Reading | None
    changes: tuple[PlayChange | None, ...] = ()
    on: date | None = None
    """The day that is looked at; None: today."""


def story_on(library: Library, card: Card, on: date | None) -> Story:
    """A card's story as it was on a day; of a card that nothing is known of so early, as it is."""
    return story_of(library, library.catalogue.card(card.name, card.facts.game, on) or card, on)


def story_of(library: Library, card: Card, on: date | None = None) -> Story:
    """Find it all out."""
    catalogue = library.catalogue
    reading = library.read(card) if is_of_heroes(card.facts) else None
    wordings = catalogue.wordings(card.key, on)
    changes = tuple(_changes(library, card, wordings)) if reading is not None else (None,) * len(wordings)
    printings, picture = catalogue.printings(card.key, on), catalogue.picture(card)
    return Story(card, printings, wordings, picture, reading, changes, on)


def _changes(library: Library, card: Card, wordings: Iterable[Wording]) -> Iterator[PlayChange | None]:
    before: Reading | None = None
    for wording in wordings:
        now = None if wording.cancelled else library.read(replace(card, text=wording.text))
        yield play_change(before, now) if before is not None and now is not None else None
        before = now or before
