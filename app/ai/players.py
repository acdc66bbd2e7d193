"""The computer players by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable

from app.ai.greedy import GreedyPlayer
from app.ai.master import MasterPlayer
from app.ai.player import Player
from app.ai.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "master": MasterPlayer,
}
"""A level of the new-game window each; `app.words` has "players.<name>"."""


def player(name: str) -> Player:
    """A new player of that name. Raises KeyError."""
    return PLAYERS[name]()
