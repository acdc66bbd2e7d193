"""`otryad demo`: a game of computer against computer, told in Russian."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.ai.arena import Game
from app.ai.knowledge import Knowledge
from app.ai.players import PLAYERS
from app.commands.decks import NoDeck, open_library, say_cli, usable_deck
from app.controller.speaking import speak_grant
from app.engine.event import Event
from app.words import Tongue
from app.words.story import Level, Teller


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `demo`."""
    parser.add_argument("--deck", action="append", default=[], help=say_cli("cli.help_deck_twice"))
    parser.add_argument(
        "--player", action="append", default=[], choices=list(PLAYERS), help=say_cli("cli.help_player_twice")
    )
    parser.add_argument("--seed", type=int, default=1, help=say_cli("cli.help_seed"))
    parser.add_argument("--detail", type=int, default=1, choices=[1, 2, 3], help=say_cli("cli.help_detail"))


def run(arguments: argparse.Namespace) -> int:
    """Play and tell. Exit status 1: a deck that can't be used; 2: a wrong call."""
    if len(arguments.deck) > 2 or len(arguments.player) > 2:
        print(say_cli("cli.simulate_wrong_call"), file=sys.stderr)
        return 2
    try:
        game, names = _game(arguments)
    except NoDeck as error:
        print(error, file=sys.stderr)
        return 1
    teller = Teller(Tongue.RUSSIAN, names, speak_grant)
    _tell(game.match.events, teller, arguments.detail)
    while not game.is_over:
        _tell(game.step(), teller, arguments.detail)
    return 0


def _game(arguments: argparse.Namespace) -> tuple[Game, tuple[str, str]]:
    players = arguments.player or ["greedy"]
    with open_library() as library:
        named = arguments.deck or library.starter_names()[:2]
        a, b = usable_deck(library, named[0]), usable_deck(library, named[-1])
        names = tuple(deck.hero.name if deck.hero else deck.title for deck in (a, b))
        names = (names[0], names[1]) if names[0] != names[1] else (f"{names[0]} 1", f"{names[1]} 2")
        setup = library.match_setup((a, b), names, seed=arguments.seed)
        return Game(setup, (players[0], players[-1]), Knowledge(library.pool())), names


def _tell(events: Sequence[Event], teller: Teller, detail: int) -> None:
    for line in teller.lines(events):
        if line.level <= Level(detail):
            print(line.text)
