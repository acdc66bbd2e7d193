"""What the commands share: the library at home, decks by name or file, words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.library import Library, LoadedDeck
from app.places import home
from app.words import Tongue, said, say
from app.words.said import Said


def say_cli(message: str, **arguments: object) -> str:
    """A message in the language of the command line, which is Russian."""
    return say(message, Tongue.RUSSIAN, **arguments)


def tell(message: Said) -> str:
    """A message that came as a value."""
    return said.tell(message, Tongue.RUSSIAN)


class NoDeck(Exception):
    """A deck that can't be used; the text says why."""


@contextmanager
def open_library() -> Iterator[Library]:
    """The library at home, closed after use."""
    library = Library(home())
    try:
        yield library
    finally:
        library.close()


def usable_deck(library: Library, name: str) -> LoadedDeck:
    """The deck of that file or of that shipped name.

    Raises:
        NoDeck: there is none, or cards of it are unknown.
        CatalogueError: the file holds no deck.
    """
    deck = library.deck(name)
    if deck is None:
        shipped = ", ".join(library.starter_names())
        raise NoDeck(say_cli("cli.no_such_deck", name=name, shipped=shipped))
    if deck.problems:
        lines = [say_cli("cli.deck_unusable", name=name), *(f"  {tell(each)}" for each in deck.problems)]
        raise NoDeck("\n".join(lines))
    return deck
