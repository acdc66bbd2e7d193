"""Two sides that play each other again and again: decks, players, and what they know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.ai.arena import Played, play, seed_for
from app.ai.knowledge import Knowledge
from app.commands.decks import open_library, usable_deck
from app.engine.facts import MatchSetup
from app.library import Library


@dataclass(frozen=True, slots=True)
class Pairing:
    """What every game is played with: side A sits in seat 0 of even games and in seat 1 of odd ones.

    The texts of the `knowledge` are made ready once for all games of a process.
    """

    setup: MatchSetup
    players: tuple[str, str]
    decks: tuple[str, str]
    knowledge: Knowledge

    def play(self, seed: int, game: int) -> Played:
        """One game, told from side A: `winner` and `first` 0 are A."""
        swapped = game % 2
        seats, players = self.setup.seats, self.players
        if swapped:
            seats, players = (seats[1], seats[0]), (players[1], players[0])
        setup = replace(self.setup, seats=seats, seed=seed_for(seed, game))
        played = play(setup, players, self.knowledge)
        if not swapped:
            return played
        winner = None if played.winner is None else 1 - played.winner
        return replace(played, winner=winner, first=1 - played.first, figures=(played.figures[1], played.figures[0]))


def make_pairing(decks: Sequence[str], players: Sequence[str]) -> Pairing:
    """Side A and side B; what is named once counts for both. Raises NoDeck."""
    with open_library() as library:
        named = list(decks) or library.starter_names()[:2]
        return pairing_of(library, named, players, Knowledge(library.pool()))


def pairing_of(library: Library, decks: Sequence[str], players: Sequence[str], knowledge: Knowledge) -> Pairing:
    """The same from an open library, for pairings that share what their players know."""
    a, b = usable_deck(library, decks[0]), usable_deck(library, decks[-1])
    setup = library.match_setup((a, b), (a.title, b.title), seed=0)
    return Pairing(setup, (players[0], players[-1]), (a.title, b.title), knowledge)
