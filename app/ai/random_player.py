"""The random player."""

from __future__ import annotations

from app.ai.knowledge import Knowledge
from app.ai.player import Clock, seed_of
from app.engine.decision import Option
from app.engine.view import View


class RandomPlayer:
    """Takes any option, each as likely as the others."""

    def choose(self, view: View, knowledge: Knowledge, clock: Clock) -> Option:
        """Made of what it sees alone."""
        assert view.decision is not None
        options = view.decision.options
        return options[seed_of(view) % len(options)]
