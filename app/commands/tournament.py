"""`otryad simulate --every-pair`: every pair of decks plays, and each deck's share and manner are told."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import median
from typing import Any

from app.ai.arena import Played, seed_for
from app.ai.figures import Figures
from app.ai.knowledge import Knowledge
from app.commands.decks import NoDeck, open_library, say_cli, usable_deck
from app.commands.pairing import Pairing, pairing_of
from app.commands.workers import spread, with_progress
from app.engine.terms import Source
from app.library import Library
from app.words import Tongue, say

_SOURCES = (Source.STRIKE, Source.SHOT, Source.SPELL, Source.ABILITY, Source.POISON)
_CERTAIN = 1.96
"""Standard deviations on either side that hold 95 of 100."""

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Task:
    """One game of one pair."""

    pair: int
    seed: int
    game: int


@dataclass(slots=True)
class Standing:
    """What a deck reached over all its games. A draw is half a win."""

    games: int = 0
    won: float = 0.0
    first_games: int = 0
    first_won: float = 0.0
    turns: list[int] = field(default_factory=list)
    figures: Figures = field(default_factory=Figures)

    def add(self, played: Played, side: int) -> None:
        """Count a game in which the deck was that side."""
        won = 0.5 if played.winner is None else float(played.winner == side)
        self.games += 1
        self.won += won
        self.turns.append(played.turns)
        self.figures.add(played.figures[side])
        if played.first == side:
            self.first_games += 1
            self.first_won += won

    def told(self) -> dict[str, Any]:
        """The deck's line: shares in percent, wounds and cards a game."""
        low, high = interval(self.won, self.games)
        each = {source.value: round(self.figures.wounds[source] / self.games, 1) for source in _SOURCES}
        return {
            "games": self.games,
            "won": self.won,
            "share": percent(self.won, self.games),
            "low": low,
            "high": high,
            "first_share": percent(self.first_won, self.first_games),
            "median_turns": median(self.turns),
            "wounds": each,
            "drawn": round(self.figures.drawn / self.games, 1),
        }


def percent(part: float, of: int) -> float:
    """A share in percent with one decimal; 0 of nothing is 0.

    >>> percent(1, 3)
    33.3
    """
    return round(100 * part / of, 1) if of else 0.0


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares, in percent, the true one lies with a certainty of 95 % (Wilson's interval).

    >>> interval(50, 100)
    (40.4, 59.6)
    """
    if not games:
        return 0.0, 100.0
    share, z = won / games, _CERTAIN
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(100 * (middle - reach) / scale, 1), round(100 * (middle + reach) / scale, 1)


_pairings: Sequence[Pairing] = ()


def _prepare(pairings: Sequence[Pairing]) -> None:
    global _pairings
    _pairings = pairings


def _work(task: Task) -> Played:
    return _pairings[task.pair].play(task.seed, task.game)


def play_all(pairings: Sequence[Pairing], games: int, seed: int, workers: int = 0) -> list[list[Played]]:
    """The games of each pair, told from its first deck, with progress on the error stream."""
    seeds = [seed_for(seed, pair) for pair in range(len(pairings))]  # one each: no two pairs are dealt the same
    tasks = [Task(pair, seeds[pair], game) for game in range(games) for pair in range(len(pairings))]
    results = spread(_work, tasks, workers, _prepare, (pairings,))
    told = with_progress(results, len(tasks), lambda done, of: say_cli("cli.progress_games", done=done, of=of))
    found: list[list[Played]] = [[] for _ in pairings]
    for task, played in zip(tasks, told, strict=True):
        found[task.pair].append(played)
    return found


def summary(pairings: Sequence[Pairing], results: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """The whole tournament as JSON: over all, each deck, each pair."""
    standings: dict[str, Standing] = {}
    pairs = {}
    for pairing, games in zip(pairings, results, strict=True):
        for side, name in enumerate(pairing.decks):
            standing = standings.setdefault(name, Standing())
            for played in games:
                standing.add(played, side)
        won = sum(0.5 if played.winner is None else float(played.winner == 0) for played in games)
        pairs[" — ".join(pairing.decks)] = {"games": len(games), "share": percent(won, len(games))}
    every = [played for games in results for played in games]
    decided = [played for played in every if played.winner is not None]
    return {
        "games": len(every),
        "draws": len(every) - len(decided),
        "first_share": percent(sum(played.winner == played.first for played in decided), len(decided)),
        "median_turns": median(played.turns for played in every),
        "decks": {name: standing.told() for name, standing in standings.items()},
        "pairs": pairs,
    }


def table(told: dict[str, Any], each: int, say_word: Say) -> str:
    """The tournament for a person, as Markdown: the decks, best first, then what every deck wins of every other."""
    head = say_word(
        "cli.tournament_told", games=told["games"], each=each, draws=told["draws"], first=told["first_share"]
    )
    names = sorted(told["decks"], key=lambda name: -told["decks"][name]["share"])
    return "\n".join([head, "", *_decks(told, names, say_word), "", *_pairs(told, names, say_word)])


def _decks(told: dict[str, Any], names: Sequence[str], say_word: Say) -> list[str]:
    columns = ["deck", "share", "interval", "first", "turns", *(source.value for source in _SOURCES), "drawn"]
    rows = [_row([say_word(f"cli.tournament.{column}") for column in columns]), _line(len(columns))]
    for name in names:
        deck = told["decks"][name]
        wounds = [deck["wounds"][source.value] for source in _SOURCES]
        span = f"{deck['low']}–{deck['high']}"
        figures = [deck["share"], span, deck["first_share"], deck["median_turns"], *wounds, deck["drawn"]]
        rows.append(_row([name, *map(str, figures)]))
    return rows


def _pairs(told: dict[str, Any], names: Sequence[str], say_word: Say) -> list[str]:
    head = [say_word("cli.tournament.pairs"), *map(str, range(1, len(names) + 1))]
    rows = [_row(head), _line(len(head))]
    for number, name in enumerate(names, 1):
        rows.append(_row([f"{number}. {name}", *(_share(told["pairs"], name, other) for other in names)]))
    return rows


def _share(pairs: dict[str, Any], name: str, other: str) -> str:
    if f"{name} — {other}" in pairs:
        return str(round(pairs[f"{name} — {other}"]["share"]))
    if f"{other} — {name}" in pairs:
        return str(round(100 - pairs[f"{other} — {name}"]["share"]))
    return ""


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _line(columns: int) -> str:
    return "|" + "---|" * columns


def run_every_pair(arguments: argparse.Namespace) -> int:
    """Play and tell. Exit status 1: a deck that can't be used; 2: a wrong call."""
    if len(arguments.player) > 1 or arguments.games < 1:
        print(say_cli("cli.tournament_wrong_call"), file=sys.stderr)
        return 2
    try:
        pairings = _every_pairing(arguments.deck, arguments.player or ["greedy"])
    except NoDeck as error:
        print(error, file=sys.stderr)
        return 1
    began = time.perf_counter()
    results = play_all(pairings, arguments.games, arguments.seed, arguments.workers)
    told = summary(pairings, results) | {"seconds": round(time.perf_counter() - began)}
    if arguments.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print(table(told, arguments.games, _english if arguments.markdown else say_cli))
    return 0


def _every_pairing(decks: Sequence[str], players: Sequence[str]) -> list[Pairing]:
    """Each pair of the decks; of one deck, or none, the shipped ones are the others."""
    with open_library() as library:
        knowledge = Knowledge(library.pool())
        return [pairing_of(library, pair, players, knowledge) for pair in _pairs_of(decks, library)]


def _pairs_of(decks: Sequence[str], library: Library) -> list[tuple[str, str]]:
    if len(decks) == 1:
        alone = usable_deck(library, decks[0]).title
        return [(decks[0], other) for other in library.starter_names() if other != alone]
    return list(combinations(decks or library.starter_names(), 2))


def _english(name: str, **arguments: object) -> str:
    return say(name, Tongue.ENGLISH, **arguments)
