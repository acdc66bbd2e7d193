"""The engine's speed with the starter decks, random against random."""

from __future__ import annotations

import gc
import time
from dataclasses import replace

from app.commands.bench import Figures, best_time
from app.commands.decks import open_library, usable_deck
from app.commands.workers import collect_seldom
from app.engine.chance import Chance
from app.engine.facts import MatchSetup
from app.engine.heroes.options import choice
from app.engine.match import Match

_SECONDS = 3.0
_MIDDLE = 60
"""After so many decisions a game is in its middle, where copies and digests are measured."""


def _setup() -> MatchSetup:
    with open_library() as library:
        a, b = (usable_deck(library, name) for name in library.starter_names()[:2])
        return library.match_setup((a, b), ("A", "B"), seed=1)


def _random_games(setup: MatchSetup, seconds: float) -> tuple[int, int, float]:
    """Whole random games for about that long: how many, with how many decisions, in what time of the processor; what
    else the machine does in the meantime does not count.
    """
    games = decisions = 0
    first = Match.start(setup)  # its compiled cards serve all games, as they do in a simulation
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        match, chance = Match.start(setup_with(setup, games), first), Chance(games)
        while (decision := match.decision) is not None and decisions < 1_000_000:
            match.choose(decision.options[chance.below(len(decision.options))])
            decisions += 1
        games += 1
    return games, decisions, spent


def setup_with(setup: MatchSetup, seed: int) -> MatchSetup:
    """The same set-up with another seed."""
    return replace(setup, seed=seed)


def _middle(setup: MatchSetup) -> tuple[Match, Match]:
    """A match in its middle, and the one a decision before."""
    match, chance = Match.start(setup), Chance(7)
    before = match
    for _ in range(_MIDDLE):
        if match.decision is None:
            break
        before = match.copy()
        match.choose(match.decision.options[chance.below(len(match.decision.options))])
    return match, before


def figures() -> Figures:
    """Decisions and games a second; microseconds of a copy, a digest, and of listing options."""
    setup = _setup()
    before = gc.get_threshold()
    collect_seldom()  # as a simulation does
    games, decisions, seconds = _random_games(setup, _SECONDS)
    gc.set_threshold(*before)
    match, _ = _middle(setup)
    return {
        "engine.decisions_per_s": decisions / seconds,
        "engine.games_per_s": games / seconds,
        "engine.copy_us": best_time(match.copy, times=500) * 1e6,
        "engine.digest_us": best_time(match.digest, times=50) * 1e6,
        "engine.options_us": best_time(lambda: choice(match.game), times=200) * 1e6,
    }
