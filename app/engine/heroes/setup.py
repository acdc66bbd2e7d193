"""A match's first state from its set-up (301)."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.errors import BadSetup
from app.engine.facts import MatchSetup, SeatSetup
from app.engine.heroes.book import Book
from app.engine.heroes.build import build
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import DECK, PLAY, SIDE_DECK
from app.engine.heroes.state import State
from app.engine.message import message
from app.engine.terms import Kind


def new_game(setup: MatchSetup, known: Book | None = None) -> Game:
    """The game before its first step; with the book of another match when that has all the cards.

    Raises BadSetup, naming the card or seat at fault.
    """
    if setup.first not in (None, 0, 1):
        raise BadSetup(message("engine.no_such_seat", number=setup.first))
    book = known if known is not None and _has_all(known, setup) else build(setup.cards, setup.edition)
    state = State()
    state.chance.state = setup.seed & (1 << 64) - 1
    game = Game(book, setup.edition, state)
    for seat, side in enumerate(setup.seats):
        _place_hero(game, seat, side)
    for seat, side in enumerate(setup.seats):
        state.deck[seat] = game.add_rows(_facts(book, side.deck, side), seat, DECK)
        state.side_deck[seat] = game.add_rows(_facts(book, side.side_deck, side), seat, SIDE_DECK)
    if setup.first is not None:
        state.first = state.active = setup.first
        state.step = 2
    return game


def _has_all(book: Book, setup: MatchSetup) -> bool:
    numbers = [book.index.get(facts.id, -1) for facts in setup.cards]
    if book.edition != setup.edition or -1 in numbers:
        return False
    pairs = zip(setup.cards, numbers, strict=True)
    return all(facts is book.facts[number] or facts == book.facts[number] for facts, number in pairs)


def _place_hero(game: Game, seat: int, side: SeatSetup) -> None:
    row = game.add_row(_facts(game.book, (side.hero,), side)[0], seat, PLAY)
    if game.book.facts[game.state.facts[row]].kind is not Kind.HERO:
        raise BadSetup(message("engine.no_hero", card=side.hero, seat=side.name), "207.1")
    game.give_id(row)
    game.state.squad[seat].append(row)


def _facts(book: Book, keys: Sequence[str], side: SeatSetup) -> list[int]:
    """The numbers of these cards' facts."""
    for key in keys:
        if key not in book.index:
            raise BadSetup(message("engine.no_facts_of", seat=side.name, card=key))
    return [book.index[key] for key in keys]
