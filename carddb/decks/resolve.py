"""From what a deck says to the cards that it means."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from carddb.cards import find_card
from carddb.decks.deck import Deck, Entry
from carddb.facts import Card, CardKey, CardType, Game
from carddb.fold import fold

_NAMES: Final = " UNION ALL ".join(
    f"SELECT key, name FROM {schema}.printing WHERE game = :game" for schema in ("shipped", "main")
)
_BY_NUMBER: Final = " UNION ALL ".join(
    f"SELECT key FROM {schema}.printing WHERE game = :game AND set_id = :set_id AND number = :number"
    for schema in ("main", "shipped")
)
_SETS: Final = " UNION ".join(
    f"SELECT set_id FROM {schema}.printing WHERE game = :game AND key = :key" for schema in ("main", "shipped")
)

_NEAR_ENOUGH: Final = 60
"""Of 100: below it two names have nothing to do with each other."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """An entry and its card; an unknown one has the nearest known names instead, the likeliest first.

    `sets` are the ids of all sets that have printed the card.
    """

    entry: Entry
    card: Card | None = None
    nearest: tuple[str, ...] = ()
    sets: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """The card's name, else what the entry says."""
        if self.card:
            return self.card.name
        return self.entry.name or f"{self.entry.set_id}/{self.entry.number}"


@dataclass(frozen=True, slots=True)
class ResolvedDeck:
    """A deck with its cards. `deck` is as it was read, but for a hero found among the main cards."""

    deck: Deck
    hero: Resolved | None
    main: tuple[Resolved, ...]
    side: tuple[Resolved, ...]

    @property
    def all(self) -> tuple[Resolved, ...]:
        """The hero and all cards of both parts."""
        return ((self.hero,) if self.hero else ()) + self.main + self.side

    @property
    def unknown(self) -> tuple[Resolved, ...]:
        """The entries that no known card answers to."""
        return tuple(each for each in self.all if each.card is None)

    def completed(self) -> Deck:
        """The deck with name, set, number and cost of every known card, for formats that want them."""
        return replace(
            self.deck,
            hero=_completed(self.hero) if self.hero else None,
            main=tuple(map(_completed, self.main)),
            side=tuple(map(_completed, self.side)),
        )


def resolve_deck(connection: sqlite3.Connection, deck: Deck, on: date) -> ResolvedDeck:
    """Look up every entry: by name, else by set and number. Where the deck doesn't tell its game, most cards decide."""
    resolver = _Resolver(connection, deck.game or _likely_game(connection, deck.entries), on)
    hero = resolver.resolve(deck.hero) if deck.hero else None
    main = tuple(map(resolver.resolve, deck.main))
    if hero is None:
        hero, main = _hero_among(main)
    known = replace(
        deck, game=resolver.game, hero=hero.entry if hero else None, main=tuple(each.entry for each in main)
    )
    return ResolvedDeck(known, hero, main, tuple(map(resolver.resolve, deck.side)))


def every_name(connection: sqlite3.Connection, game: Game) -> frozenset[str]:
    """The names of all cards of a game, one spelling each."""
    return frozenset(dict(connection.execute(_NAMES, {"game": game})).values())


def nearest_names(connection: sqlite3.Connection, name: str, game: Game, limit: int = 3) -> tuple[str, ...]:
    """The known names most like this one, the likeliest first."""
    from rapidfuzz import fuzz, process

    names = dict(connection.execute(_NAMES, {"game": game}))
    found = process.extract(fold(name), names.keys(), scorer=fuzz.ratio, limit=limit, score_cutoff=_NEAR_ENOUGH)
    return tuple(names[key] for key, _, _ in found)


class _Resolver:
    """Looks up entries of one game, each only once."""

    def __init__(self, connection: sqlite3.Connection, game: Game, on: date) -> None:
        self.connection = connection
        self.game = game
        self.on = on

    def resolve(self, entry: Entry) -> Resolved:
        card = self._by_name(entry) or self._by_number(entry)
        if card:
            return Resolved(entry, card, sets=self._sets(card.key))
        nearest = nearest_names(self.connection, entry.name, self.game) if entry.name else ()
        return Resolved(entry, nearest=nearest)

    def _by_name(self, entry: Entry) -> Card | None:
        return find_card(self.connection, (self.game, fold(entry.name)), self.on) if entry.name else None

    def _by_number(self, entry: Entry) -> Card | None:
        key = _key_of_number(self.connection, self.game, entry)
        return find_card(self.connection, (self.game, key), self.on) if key else None

    def _sets(self, key: CardKey) -> frozenset[str]:
        return frozenset(each for (each,) in self.connection.execute(_SETS, {"game": key[0], "key": key[1]}))


def _key_of_number(connection: sqlite3.Connection, game: Game, entry: Entry) -> str:
    if not (entry.set_id and entry.number):
        return ""
    arguments = {"game": game, "set_id": entry.set_id, "number": entry.number}
    row = connection.execute(_BY_NUMBER, arguments).fetchone()
    return str(row[0]) if row else ""


def _likely_game(connection: sqlite3.Connection, entries: Iterable[Entry]) -> Game:
    known = {fold(entry.name) for entry in entries if entry.name}
    hits = {game: len(known & {key for key, _ in connection.execute(_NAMES, {"game": game})}) for game in Game}
    return max(Game, key=lambda game: hits[game])


def _hero_among(main: tuple[Resolved, ...]) -> tuple[Resolved | None, tuple[Resolved, ...]]:
    """Formats without a place for the hero have it among the cards, once."""
    for place, each in enumerate(main):
        if each.card and each.card.facts.type is CardType.HERO and each.entry.count == 1:
            return each, main[:place] + main[place + 1 :]
    return None, main


def _completed(resolved: Resolved) -> Entry:
    entry, card = resolved.entry, resolved.card
    if card is None:
        return entry
    place = (entry.set_id, entry.number) if entry.set_id and entry.number else (card.facts.set_id, card.facts.number)
    cost = card.facts.cost if entry.cost is None else entry.cost
    return Entry(entry.count, entry.name or card.name, *place, cost)
