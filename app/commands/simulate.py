"""`otryad simulate`: many games between computer players, and who won."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.ai.arena import Played
from app.ai.players import PLAYERS
from app.commands.decks import NoDeck, say_cli
from app.commands.pairing import Pairing, make_pairing
from app.commands.workers import spread, with_progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `simulate`."""
    parser.add_argument("--deck", action="append", default=[], help=say_cli("cli.help_deck_twice"))
    parser.add_argument(
        "--player", action="append", default=[], choices=list(PLAYERS), help=say_cli("cli.help_player_twice")
    )
    parser.add_argument("--games", type=int, default=100, help=say_cli("cli.help_games"))
    parser.add_argument("--seed", type=int, default=1, help=say_cli("cli.help_seed"))
    parser.add_argument("--workers", type=int, default=0, help=say_cli("cli.help_workers"))
    parser.add_argument("--every-pair", action="store_true", help=say_cli("cli.help_every_pair"))
    parser.add_argument("--markdown", action="store_true", help=say_cli("cli.help_markdown"))
    parser.add_argument("--json", action="store_true", help=say_cli("cli.help_json"))


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a run."""

    seed: int
    game: int


_pairing: Pairing | None = None


def _prepare(pairing: Pairing) -> None:
    global _pairing
    _pairing = pairing


def _work(task: Task) -> Played:
    assert _pairing is not None
    return _pairing.play(task.seed, task.game)


def summary(pairing: Pairing, results: Sequence[Played], seconds: float) -> dict[str, Any]:
    """What the command tells, as JSON.

    A game between two sides of one name counts for that name once, whoever won.
    """
    won = Counter(played.winner for played in results)
    decisions = sum(played.decisions for played in results)
    return {
        "games": len(results),
        "wins": {
            "players": _by_name(pairing.players, won),
            "decks": _by_name(pairing.decks, won),
            "A": won[0],
            "B": won[1],
            "first": sum(played.winner == played.first for played in results),
            "draws": won[None],
        },
        "turns_per_game": round(sum(played.turns for played in results) / len(results), 2),
        "decisions_per_game": round(decisions / len(results), 2),
        "games_per_s": round(len(results) / seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
    }


def _by_name(names: tuple[str, str], won: Counter[int | None]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for side, name in enumerate(names):
        found[name] += won[side]
    return dict(found)


def simulate(pairing: Pairing, games: int, seed: int, workers: int = 0) -> tuple[list[Played], float]:
    """Play the games; returns them in order, and the seconds that it took."""
    began = time.perf_counter()
    tasks = [Task(seed, game) for game in range(games)]
    results = spread(_work, tasks, workers, _prepare, (pairing,))
    told = with_progress(results, games, lambda done, of: say_cli("cli.progress_games", done=done, of=of))
    return list(told), time.perf_counter() - began


def run(arguments: argparse.Namespace) -> int:
    """Play and tell. Exit status 1: a deck that can't be used; 2: a wrong call."""
    if arguments.every_pair:
        from app.commands.tournament import run_every_pair

        return run_every_pair(arguments)
    if len(arguments.deck) > 2 or len(arguments.player) > 2 or arguments.games < 1:
        print(say_cli("cli.simulate_wrong_call"), file=sys.stderr)
        return 2
    try:
        pairing = make_pairing(arguments.deck, arguments.player or ["greedy"])
    except NoDeck as error:
        print(error, file=sys.stderr)
        return 1
    results, seconds = simulate(pairing, arguments.games, arguments.seed, arguments.workers)
    told = summary(pairing, results, seconds)
    print(json.dumps(told, ensure_ascii=False, indent=2) if arguments.json else table(told))
    return 0


def table(told: dict[str, Any]) -> str:
    """The same for a person."""
    wins = told["wins"]
    rows = [say_cli("cli.games_played", games=told["games"], draws=wins["draws"], first=wins["first"])]
    rows += [f"  {name}: {count}" for name, count in {**wins["players"], **wins["decks"]}.items()]
    rows.append(f"  A: {wins['A']}, B: {wins['B']}")
    rows.append(
        say_cli(
            "cli.games_figures",
            turns=told["turns_per_game"],
            decisions=told["decisions_per_game"],
            games=told["games_per_s"],
            speed=told["decisions_per_s"],
        )
    )
    return "\n".join(rows)
