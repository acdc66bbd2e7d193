"""Cards as sheets to print and cut out, a deck's or those chosen in the catalogue, with the person's own pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from app.table.faces.proxies import write_proxies
from app.windows.cards.face import face_of
from app.windows.jobs import Progress
from carddb.catalogue import Catalogue
from carddb.decks.resolve import ResolvedDeck
from carddb.facts import Card


def cards_to_print(deck: ResolvedDeck) -> list[Card]:
    """The card of every copy: the hero, the main deck, the side deck. Unknown cards are left out."""
    return [each.card for each in deck.all if each.card is not None for _ in range(each.entry.count)]


def print_cards(catalogue: Catalogue, cards: Sequence[Card], place: Path, progress: Progress) -> int:
    """Draw sheets into a PDF, whole or not at all; returns the number of pages. Works in any thread.

    Raises:
        OSError: the place can't be written to.
        ValueError: there is no card.
    """

    def go_on(done: int) -> bool:
        progress(done, len(cards))
        return True

    pictures = {card.key: str(catalogue.picture(card) or "") for card in _each_once(cards)}
    return write_proxies(place, [face_of(card, pictures[card.key]) for card in cards], go_on)


def _each_once(cards: Iterable[Card]) -> list[Card]:
    return list({card.key: card for card in cards}.values())
