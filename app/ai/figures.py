"""What a side did in a game, in figures: the wounds that it gave by their sources, and the cards that it drew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.engine.event import Event, How, Moved, Wounded
from app.engine.heroes.state import State
from app.engine.terms import Source


@dataclass(slots=True)
class Figures:
    """One side of one game. Wounds are those of the other side's cards, however many were prevented before."""

    wounds: Counter[Source] = field(default_factory=Counter)
    drawn: int = 0

    def add(self, other: Figures) -> None:
        """Count another game's figures to these."""
        self.wounds += other.wounds
        self.drawn += other.drawn


def count(figures: tuple[Figures, Figures], events: Iterable[Event], state: State) -> None:
    """Count what happened; `state` is the one after it, where the cards are looked up."""
    for event in events:
        if isinstance(event, Wounded):
            row = state.row(event.card.id)
            if row >= 0:
                _wounded(figures, event, state.owner[row], state)
        elif isinstance(event, Moved) and event.how is How.DRAWN:
            figures[event.to_seat].drawn += 1


def _wounded(figures: tuple[Figures, Figures], event: Wounded, victim: int, state: State) -> None:
    source = state.row(event.source.id) if event.source.id else -1
    giver = state.owner[source] if source >= 0 else 1 - victim
    if giver != victim:
        figures[giver].wounds[event.by] += event.number
