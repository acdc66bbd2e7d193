"""What ran in a game: the events, the keywords of cards in play, the instructions of programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from app.engine import event as happened
from app.engine.event import Event
from app.engine.facts import CardFacts
from app.engine.heroes.ops import HANDLERS, Handler
from app.engine.program import Gain, Keyword
from app.engine.terms import KeywordName, Zone

ACTS, KEYWORDS, INSTRUCTIONS = "acts", "keywords", "instructions"


class Coverage:
    """Counts what runs in this process. Making one puts a counter before every instruction's function.

    Make it before the first match: programs keep the functions that they were lowered with.
    """

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {}
        self._printed: dict[str, list[str]] = {}
        self.begin()
        for node, handler in list(HANDLERS.items()):
            HANDLERS[node] = self._counting(node.__name__, handler)

    @staticmethod
    def names(kind: str) -> list[str]:
        """Everything of a kind that could run."""
        return {ACTS: _event_names, KEYWORDS: _keyword_names, INSTRUCTIONS: _instruction_names}[kind]()

    def begin(self, cards: Iterable[CardFacts] = ()) -> None:
        """Count from nothing; `cards` are those of the game, whose printed keywords count when they come into play."""
        self._printed = {
            card.name: [each.name.value for each in card.abilities if isinstance(each, Keyword)] for card in cards
        }
        self._counts = {ACTS: Counter(), KEYWORDS: Counter(), INSTRUCTIONS: Counter()}

    def end(self) -> dict[str, Counter[str]]:
        """What was counted."""
        return self._counts

    def see(self, events: Iterable[Event]) -> None:
        """Count events, and the keywords that cards bring into play or effects give."""
        acts, keywords = self._counts[ACTS], self._counts[KEYWORDS]
        for event in events:
            acts[event_name(event)] += 1
            if isinstance(event, happened.Moved) and event.to_zone is Zone.PLAY:
                keywords.update(self._printed.get(event.card.name, ()))
            grant = getattr(event, "grant", None)
            if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
                keywords[grant.ability.name.value] += 1

    def _counting(self, name: str, handler: Handler) -> Handler:
        def counted(*arguments: Any) -> int:
            self._counts[INSTRUCTIONS][name] += 1
            return handler(*arguments)

        return counted


def event_name(event: Event) -> str:
    """An event's class, with the way of a move or change."""
    kind = type(event).__name__
    return f"{kind}.{event.how.value}" if isinstance(event, happened.Moved) else kind


def _event_names() -> list[str]:
    kinds = [cls for cls in vars(happened).values() if isinstance(cls, type) and issubclass(cls, Event)]
    plain = [cls.__name__ for cls in kinds if cls not in (Event, happened.Moved, happened.Undone)]
    return plain + [f"Moved.{how.value}" for how in happened.How]


def _keyword_names() -> list[str]:
    return [keyword.value for keyword in KeywordName]


def _instruction_names() -> list[str]:
    return [node.__name__ for node in HANDLERS]
