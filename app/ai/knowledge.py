"""What a computer player knows besides its view, and whole matches imagined from both."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from app.engine.chance import Chance
from app.engine.facts import CardFacts
from app.engine.heroes.book import Book
from app.engine.heroes.build import build
from app.engine.heroes.edition import ED12, Edition
from app.engine.heroes.numbers import TOKEN
from app.engine.match import Match
from app.engine.view import View

Lists = tuple[Sequence[str], Sequence[str]]
"""The keys of a deck's cards, a copy each, by seat; empty where the list is not known."""

NO_LISTS: Lists = ((), ())


class _Texts:
    """Cards with their texts made ready, once for all matches that share a pool."""

    def __init__(self, pool: Sequence[CardFacts], edition: Edition) -> None:
        self.pool = tuple(pool)
        self.edition = edition
        self.cards = {card.id: card for card in pool}
        self.fitting: dict[str, tuple[CardFacts, ...]] = {}
        self._book: Book | None = None

    def book_for(self, view: View) -> Book:
        """The book of every card that can matter, made again when a card turns up that was not in it."""
        unknown = {facts.id: facts for facts in view.facts if facts.id not in self.cards}
        if unknown or self._book is None:
            self.cards |= unknown
            self._book = build(tuple(self.cards.values()), self.edition)
        return self._book


class Knowledge:
    """What one player may know of one match.

    `pool` are the cards that may lie where it doesn't know them; `lists` the decks that it knows: its own. The texts
    of all these cards are made ready with the first imagined match.
    """

    def __init__(self, pool: Sequence[CardFacts] = (), lists: Lists = NO_LISTS, edition: Edition = ED12) -> None:
        self.lists = lists
        self._texts = _Texts(pool, edition)

    def for_lists(self, lists: Lists) -> Knowledge:
        """The same pool for another match; what was made ready for it is shared."""
        made = Knowledge.__new__(Knowledge)
        made.lists, made._texts = lists, self._texts
        return made

    def imagine(self, view: View, chance: Chance, *, telling: bool = False) -> Match:
        """A whole match that the view could be of: what its seat doesn't know is dealt anew.

        It tells few events, for a search has no use for them, unless it is to be `telling`.
        """
        book = self._texts.book_for(view)
        pools = self._pool_of(view, 0), self._pool_of(view, 1)
        match = Match.guess(view, chance, pools, self._texts.edition, book)
        return match if telling else match.quiet()

    def _pool_of(self, view: View, seat: int) -> Sequence[CardFacts]:
        listed = self.lists[seat]
        return self._rest(view, seat, listed) if listed else self._fitting_hero(view, seat)

    def _rest(self, view: View, seat: int, listed: Sequence[str]) -> list[CardFacts]:
        """The known deck without the cards that lie where the player sees them."""
        left = Counter(listed)
        left.subtract(seen_of(view, seat))
        cards = self._texts.cards
        return [cards[key] for key, count in left.items() if key in cards for _ in range(count)]

    def _fitting_hero(self, view: View, seat: int) -> tuple[CardFacts, ...]:
        """The cards of the pool that the seat's hero may lead (106.3.3)."""
        hero = view.card(view.players[seat].hero)
        known = self._texts.fitting
        if hero.facts not in known:
            elements = set(hero.elements)
            fits = (card for card in self._texts.pool if not card.elements or not elements.isdisjoint(card.elements))
            known[hero.facts] = tuple(fits)
        return known[hero.facts]


def seen_of(view: View, seat: int) -> Counter[str]:
    """The keys of a seat's own cards that the view's seat knows, wherever they lie."""
    state = json.loads(view.secret)
    rows = zip(state["facts"], state["owner"], state["flags"], strict=True)
    return Counter(
        view.facts[facts].id for facts, owner, flags in rows if facts >= 0 and owner == seat and not flags & TOKEN
    )
