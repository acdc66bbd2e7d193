"""The decks at home and in the box, as files. No Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

import carddb.decks
from app.controller.files import free_name
from carddb.decks.deck import Deck
from carddb.decks.formats import read_deck_file, save_deck
from carddb.message import CatalogueError

SUFFIX = ".deck.toml"
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_LONGEST = 80


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck and its file; one of the box can't be written."""

    path: Path
    deck: Deck
    is_shipped: bool = False

    @property
    def name(self) -> str:
        return self.deck.name or self.path.name.removesuffix(SUFFIX)


class DeckStore:
    """The folder `decks` at home, and the starter decks."""

    def __init__(self, home: Path, box: Path | None = None) -> None:
        self.folder = home / "decks"
        self._box = box or Path(carddb.decks.__file__).parent

    def shipped(self) -> list[KeptDeck]:
        """The starter decks by difficulty and name."""
        found = [KeptDeck(path, _read(path), is_shipped=True) for path in sorted(self._box.glob("*" + SUFFIX))]
        return sorted(found, key=lambda kept: (kept.deck.difficulty, kept.name))

    def own(self) -> list[KeptDeck]:
        """The person's own decks by name; files that can't be read are left where they are."""
        found = []
        for path in self.folder.glob("*" + SUFFIX):
            try:
                found.append(KeptDeck(path, _read(path)))
            except CatalogueError:
                continue
        return sorted(found, key=lambda kept: kept.name.casefold())

    def save(self, deck: Deck, path: Path | None = None) -> KeptDeck:
        """Write a deck: to its file, or to a new one named like it.

        Raises:
            CatalogueError, OSError: it can't be written; the old file is as it was.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        place = path or free_name(self.folder / (file_name(deck.name) + SUFFIX))
        save_deck(deck, place)
        return KeptDeck(place, deck)

    def copy(self, kept: KeptDeck, name: str) -> KeptDeck:
        """The deck again, under another name."""
        return self.save(replace(kept.deck, name=name))

    def remove(self, kept: KeptDeck) -> None:
        """Delete a deck's file. Raises OSError."""
        kept.path.unlink(missing_ok=True)

    def put_back(self, kept: KeptDeck) -> None:
        """Write a deck that was removed where it was."""
        self.save(kept.deck, kept.path)


def file_name(name: str) -> str:
    """A name that every file system takes.

    >>> file_name('Гномы: "быстро"?')
    'Гномы быстро'
    """
    plain = " ".join(_NOT_IN_NAMES.sub(" ", name).split())[:_LONGEST].strip(" .")
    return plain or "deck"


def _read(path: Path) -> Deck:
    return read_deck_file(path).decks[0]
