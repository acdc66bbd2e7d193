"""A deck's cards as sheets to print and cut out."""

from __future__ import annotations

from pathlib import Path

from app.table.faces.face import CardFace
from app.table.faces.proxies import write_proxies
from app.windows.cards.face import face_of
from app.windows.jobs import Progress
from carddb.decks.resolve import ResolvedDeck


def faces_to_print(deck: ResolvedDeck) -> list[CardFace]:
    """The face of every copy: the hero, the main deck, the side deck. Unknown cards have none."""
    known = [each for each in deck.all if each.card is not None]
    return [face_of(each.card) for each in known for _ in range(each.entry.count) if each.card is not None]


def print_deck(deck: ResolvedDeck, place: Path, progress: Progress) -> int:
    """Draw a deck's sheets into a PDF, whole or not at all; returns the number of pages. Works in any thread.

    Raises:
        OSError: the place can't be written to.
    """
    faces = faces_to_print(deck)

    def go_on(done: int) -> bool:
        progress(done, len(faces))
        return True

    return write_proxies(place, faces, go_on)
