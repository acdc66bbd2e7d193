"""Everything that a card's page tells, found out in the worker."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from carddb.catalogue import Catalogue
from carddb.facts import Card, Printing, Wording


@dataclass(frozen=True, slots=True)
class Story:
    """A card, its printings (the one in force first), its texts by date, and the person's own picture of it."""

    card: Card
    printings: tuple[Printing, ...]
    wordings: tuple[Wording, ...]
    picture: Path | None


def story_of(catalogue: Catalogue, card: Card) -> Story:
    """Find it all out."""
    return Story(card, catalogue.printings(card.key), catalogue.wordings(card.key), catalogue.picture(card))
