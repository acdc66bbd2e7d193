"""What a computer player is: something that sees one seat's view and gives an answer."""

from __future__ import annotations

import hashlib
import json
from typing import Protocol

from app.ai.knowledge import Knowledge
from app.engine.decision import Option
from app.engine.view import View


class Clock(Protocol):
    """Says when a player has to come to an end."""

    def over(self) -> bool:
        """Whether time is up or the answer is wanted at once."""
        ...


class Untimed:
    """A clock that never ends: players then stop by their own measure of work."""

    def over(self) -> bool:
        return False


class Player(Protocol):
    """A computer player of one seat in one game. What it answers is made of the views that it was shown, in order: the
    same views give the same answers.
    """

    def choose(self, view: View, knowledge: Knowledge, clock: Clock) -> Option:
        """The answer to `view.decision`, which is this seat's."""
        ...


def seed_of(view: View) -> int:
    """A number made of what the seat sees: equal for equal views on every machine, different from move to move."""
    assert view.decision is not None
    sides = [[it.coins, it.open_coins, len(it.hand), len(it.deck), it.graveyard, it.squad] for it in view.players]
    options = [tuple(option)[1:] for option in view.decision.options]
    said = [view.seat, view.turn, view.decision.kind.value, view.decision.announcement, sides, options]
    text = json.dumps(said, ensure_ascii=False)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
