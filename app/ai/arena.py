"""Whole games between computer players, without a screen and in this process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from app.ai.figures import Counting, Figures
from app.ai.knowledge import Knowledge
from app.ai.player import Untimed
from app.ai.players import player
from app.engine.decision import Answer
from app.engine.event import Event, TurnStarted
from app.engine.facts import MatchSetup
from app.engine.match import Match

MOST_TURNS = 300
"""A game that lasts longer is broken off and counts as a draw."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went; `winner` None: a draw, or broken off (then `ending` is "")."""

    winner: int | None
    first: int
    turns: int
    decisions: int
    ending: str
    digest: str
    figures: tuple[Figures, Figures] = field(default_factory=lambda: (Figures(), Figures()), compare=False)


class Game:
    """A game of computer players, decision by decision."""

    def __init__(self, setup: MatchSetup, players: tuple[str, str], knowledge: Knowledge) -> None:
        self.match = Match.start(setup)
        self.answers: list[Answer] = []
        self._players = player(players[0]), player(players[1])
        decks = setup.seats[0].deck, setup.seats[1].deck
        self._knowledge = knowledge.for_lists((decks[0], ())), knowledge.for_lists(((), decks[1]))
        self.turns, self.first = 0, -1
        self.figures = Figures(), Figures()
        self._counting = Counting(self.figures)
        self._count(self.match.events)

    @property
    def is_over(self) -> bool:
        return self.match.decision is None or self.turns > MOST_TURNS

    def step(self) -> list[Event]:
        """One answer of whoever is asked; returns what happened."""
        decision = self.match.decision
        assert decision is not None
        view = self.match.view(decision.seat, log=False)
        answer = self._players[decision.seat].choose(view, self._knowledge[decision.seat], Untimed())
        events = self.match.choose(answer)
        self.answers.append(answer)
        self._count(events)
        return events

    def result(self) -> Played:
        outcome = self.match.outcome
        winner, ending = (outcome.winner, str(outcome.ending)) if outcome else (None, "")
        digest = self.match.digest()
        return Played(winner, self.first, self.turns, len(self.answers), ending, digest, self.figures)

    def _count(self, events: Sequence[Event]) -> None:
        self._counting.count(events, self.match.game.state)
        for event in events:
            if isinstance(event, TurnStarted):
                self.turns = event.number
                self.first = event.seat if self.first < 0 else self.first


def play(setup: MatchSetup, players: tuple[str, str], knowledge: Knowledge) -> Played:
    """One game to its end; of `knowledge` the pool is used, each player knows its own deck."""
    game = Game(setup, players, knowledge)
    while not game.is_over:
        game.step()
    return game.result()


def seed_for(seed: int, game: int) -> int:
    """The seed of one game of many: the same whatever process plays it."""
    made = hashlib.blake2b(f"{seed}:{game}".encode(), digest_size=8).digest()
    return int.from_bytes(made, "big")
