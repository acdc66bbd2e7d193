"""The order of what was found: names before texts, the likelier names first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from carddb.search.conditions import Condition, Places
from carddb.search.index import Index

Tier = Callable[[str], bool]


def best(condition: Condition, index: Index, places: Places, limit: int) -> Places:
    """The first `limit` of the places that were found, best first; within one tier by name.

    The tiers: the name itself, names that begin so, names in which a word begins so, names that have all words,
    names that have some, and the rest, where only class or text has them.
    """
    words = condition.words()
    if not words:
        return places[:limit]
    ranked: Places = []
    for tier in _tiers(words):
        names = index.words["name"]
        taken = [place for place in places if tier(names[place])]
        ranked += taken
        if len(ranked) >= limit:
            return ranked[:limit]
        if taken:
            gone = set(taken)
            places = [place for place in places if place not in gone]
    return (ranked + places)[:limit]


def _tiers(words: tuple[str, ...]) -> Iterator[Tier]:
    phrase = " ".join(words)
    yield phrase.__eq__
    yield lambda name: name.startswith(phrase)
    yield lambda name: f" {phrase}" in name or f"-{phrase}" in name
    if len(words) > 1:
        yield lambda name: all(word in name for word in words)
    yield lambda name: any(word in name for word in words)
