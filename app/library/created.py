"""Which cards a card can bring into a game besides itself: created, placed, converted ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from app.engine.facts import CardFacts
from app.engine.program import Become, Create, Keyword, PutIntoDeck
from app.engine.terms import KeywordName
from app.library.nodes import nodes

BY_KEYWORD = {KeywordName.CLUTCH: ("Яйцо",)}
"""Part 7: keywords that create cards without naming them in the text."""


def names_brought(facts: CardFacts) -> Iterator[str]:
    """The names that this card's text can bring into a game."""
    for node in nodes(facts.abilities):
        match node:
            case Create(name=name) | PutIntoDeck(name=name):
                yield name
            case Become(name=name) if name:
                yield name
            case Keyword(name=keyword):
                yield from BY_KEYWORD.get(keyword, ())


def with_all_brought(
    cards: Iterable[CardFacts], find: Callable[[str], CardFacts | None]
) -> tuple[Sequence[CardFacts], tuple[str, ...]]:
    """The cards and all that they can bring, transitively; and the names that `find` doesn't know."""
    found: dict[str, CardFacts] = {}
    missing: dict[str, None] = {}
    waiting = list(cards)
    while waiting:
        facts = waiting.pop(0)
        if facts.id in found:
            continue
        found[facts.id] = facts
        for name in [*names_brought(facts), *([facts.back] if facts.back else [])]:
            brought = find(name)
            if brought is None:
                missing[name] = None
            else:
                waiting.append(brought)
    return list(found.values()), tuple(missing)
