"""The quick game: everything chosen for the player. No Qt."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from app.ai.players import PLAYERS
from app.controller.settings import NewGame
from app.controller.undo import PERSON
from app.windows.decks.store import DeckStore, KeptDeck
from app.windows.play.plan import GamePlan, new_seed, plan_of


def quick_plan(home: Path, chosen: NewGame, names: tuple[str, str]) -> GamePlan:
    """One's last deck (at first: a simple one of the box) against the strongest computer with another deck of the box.

    The seed of the game chooses the other deck, so that it is not always the same.
    """
    store, seed = DeckStore(home), new_seed()
    shipped = store.shipped()
    mine = _last(chosen.deck, [*store.own(), *shipped]) or shipped[0]
    others = [deck for deck in shipped if deck.path != mine.path]
    other = random.Random(seed).choice(others or shipped)
    seats = replace(chosen, seat=PERSON, other_seat=list(PLAYERS)[-1], best_of=1, first="die", practice=False)
    return plan_of(seats, (mine.deck, other.deck), names, seed)


def _last(path: str, decks: list[KeptDeck]) -> KeptDeck | None:
    return next((deck for deck in decks if str(deck.path) == path and deck.deck.hero and deck.deck.main), None)
