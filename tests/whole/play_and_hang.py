"""A program that plays random answers into a journal until it is killed; prints the digest after each."""

from __future__ import annotations

import sys
from pathlib import Path

from app.controller.games import Games
from app.controller.handover import Cover
from app.controller.record import Head, SeatRecord
from app.controller.session import Session
from app.controller.timeline import Timeline
from app.engine.chance import Chance
from app.engine.match import Match
from tests.ai.decks import setup


def main() -> None:
    """Play for ever, a digest a line."""
    seats = SeatRecord("Аня", "person"), SeatRecord("Боря", "person")
    start = setup(11)
    journal = Games(Path(sys.argv[1])).new(Head(seats, "2026-01-01T10:00:00"), start)
    game = Session(Timeline(Match.start(start)), seats, journal)
    game.begin()
    chance = Chance(4)
    while game.outcome is None:
        if game.showing.cover is not Cover.NOTHING:
            game.ready()
        if game.decision is not None:
            game.choose(game.decision.options[chance.below(len(game.decision.options))])
            print(len(game.timeline), game.match.digest(), flush=True)
        if len(game.timeline) == 45:
            sys.stdin.read()


if __name__ == "__main__":
    main()
