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


class Counting:
    """Counts what happens in a match; it remembers whose cards are, for those that their wounds kill."""

    def __init__(self, figures: tuple[Figures, Figures]) -> None:
        self.figures = figures
        self._owners: dict[int, int] = {}

    def count(self, events: Iterable[Event], state: State) -> None:
        """Count what happened; `state` is the one after it."""
        self._owners.update(zip(state.uid, state.owner, strict=True))
        self._owners.pop(0, None)  # cards in decks have no id
        for event in events:
            if isinstance(event, Wounded):
                self._wounded(event)
            elif isinstance(event, Moved) and event.how is How.DRAWN:
                self.figures[event.to_seat].drawn += 1

    def _wounded(self, event: Wounded) -> None:
        victim = self._owners.get(event.card.id)
        if victim is None:
            return
        giver = self._owners.get(event.source.id, 1 - victim)
        if event.by is Source.POISON:  # the poisoned card is its source
            giver = 1 - victim
        if giver != victim:
            self.figures[giver].wounds[event.by] += event.number
