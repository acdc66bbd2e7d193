"""Everything that a card's page tells, found out in the worker."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.library import Library
from app.library.cards import KINDS
from app.library.compiling import Reading
from carddb.facts import Card, Printing, Wording


@dataclass(frozen=True, slots=True)
class Story:
    """A card, its printings (the one in force first), its texts by date, the person's own picture of it, and what the
    text in force means (None for the classic game, whose texts are not read).
    """

    card: Card
    printings: tuple[Printing, ...]
    wordings: tuple[Wording, ...]
    picture: Path | None
    reading: Reading | None


def story_of(library: Library, card: Card) -> Story:
    """Find it all out."""
    catalogue = library.catalogue
    reading = library.read(card) if card.facts.type in KINDS else None
    return Story(card, catalogue.printings(card.key), catalogue.wordings(card.key), catalogue.picture(card), reading)
