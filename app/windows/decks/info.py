"""What the lists of decks show of a deck, found out in the worker."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.table.faces.face import CardFace
from app.windows.cards.face import face_of
from app.windows.decks.store import KeptDeck
from app.windows.shelf import Shelf
from carddb.catalogue import Catalogue
from carddb.decks.resolve import ResolvedDeck
from carddb.message import Message


@dataclass(frozen=True, slots=True)
class DeckInfo:
    """A deck with its cards and with the reasons why it may not be played (none: it may)."""

    kept: KeptDeck
    resolved: ResolvedDeck
    reasons: tuple[Message, ...]

    @property
    def is_legal(self) -> bool:
        return not self.reasons

    @property
    def hero_face(self) -> CardFace | None:
        """The hero's face; None when there is no hero or nobody knows the card."""
        hero = self.resolved.hero
        return face_of(hero.card) if hero is not None and hero.card is not None else None


def inform(catalogue: Catalogue, shelf: Shelf, decks: Iterable[KeptDeck], play: str = "constructed") -> list[DeckInfo]:
    """Look every deck's cards up and judge it."""
    resolved = [(kept, catalogue.resolve(kept.deck)) for kept in decks]
    return [DeckInfo(kept, deck, shelf.reasons_against(deck, play)) for kept, deck in resolved]
