"""Decks ready to be played: read from a file, a text or the box, with the facts of their cards."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import carddb.decks
from app.engine.facts import CardFacts
from carddb.decks.deck import Deck, DeckFile
from carddb.decks.formats import read_deck_file
from carddb.decks.resolve import ResolvedDeck
from carddb.fold import fold
from carddb.message import Message, Say, message

STARTERS = Path(carddb.decks.__file__).parent
SUFFIX = ".deck.toml"


@dataclass(frozen=True, slots=True)
class LoadedDeck:
    """A deck with its cards' facts, a copy each.

    `problems` keep it from being played at all; `reasons` say why it is not legal in the format that it was judged by;
    `unread` are the lines of its file that were not understood.
    """

    title: str
    resolved: ResolvedDeck
    hero: CardFacts | None
    cards: tuple[CardFacts, ...]
    side: tuple[CardFacts, ...]
    problems: tuple[Message, ...]
    reasons: tuple[Message, ...]
    unread: tuple[Message, ...] = ()

    @property
    def plan(self) -> str:
        return self.resolved.deck.plan

    @property
    def difficulty(self) -> int:
        """1 (easy) to 5; 0 when nobody said."""
        return self.resolved.deck.difficulty


@dataclass(frozen=True, slots=True)
class Starter:
    """A deck of the box: its file's name without the ending, and what the file says."""

    id: str
    deck: Deck

    @property
    def title(self) -> str:
        return self.deck.name


def starters(folder: Path = STARTERS) -> tuple[Starter, ...]:
    """The decks of the box, the easy ones first.

    >>> [starter.deck.difficulty for starter in starters()] == sorted(s.deck.difficulty for s in starters())
    True
    """
    found = (Starter(path.name.removesuffix(SUFFIX), _deck(path)) for path in folder.glob("*" + SUFFIX))
    return tuple(sorted(found, key=lambda each: (each.deck.difficulty, each.title)))


def starter_named(name: str) -> Starter | None:
    """The deck of the box with that title or id, however it is written."""
    wanted = fold(name)
    return next((each for each in starters() if wanted in (fold(each.title), fold(each.id))), None)


def _deck(path: Path) -> Deck:
    return read_deck_file(path).decks[0]


def problems_of(resolved: ResolvedDeck) -> tuple[Message, ...]:
    """What keeps a deck from being played: unknown cards, no hero, no cards."""
    found = [
        message(Say.ILLEGAL_UNKNOWN, card=each.name, nearest=each.nearest[0] if each.nearest else "")
        for each in resolved.unknown
    ]
    if resolved.hero is None:
        found.append(message(Say.ILLEGAL_NO_HERO))
    if not resolved.main:
        found.append(message(Say.DECK_EMPTY))
    return tuple(found)


def only_deck(file: DeckFile) -> Deck:
    """The first deck of a file; a table database holds several."""
    return file.decks[0]
