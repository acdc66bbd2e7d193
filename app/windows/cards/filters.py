"""Filters by type, element, cost and class, written as a query of the catalogue's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from carddb.facts import CardType, Element

DEAR = 7
"""The last cost chip stands for this cost and all above."""


@dataclass(frozen=True, slots=True)
class Filters:
    """What must hold of a card; an empty set lets everything through. Element None is neutral."""

    types: frozenset[CardType] = frozenset()
    elements: frozenset[Element | None] = frozenset()
    costs: frozenset[int] = frozenset()
    class_name: str = ""
    plays_itself: bool = False

    def query(self, words: str = "") -> str:
        """The filters and the person's own words as one query.

        >>> Filters(types=frozenset({CardType.SPELL}), costs=frozenset({0, 7})).query("дракон или маг")
        '(дракон или маг) т:spell (ц:0 или ц>=7)'
        """
        parts = [f"({words})"] if words.strip() else []
        parts += _either(f"т:{kind.value}" for kind in sorted(self.types))
        parts += _either(f"с:{element.value if element else 'neutral'}" for element in sorted(self.elements, key=str))
        parts += _either(f"ц>={cost}" if cost == DEAR else f"ц:{cost}" for cost in sorted(self.costs))
        if self.class_name:
            parts.append(f'к="{self.class_name}"')
        if self.plays_itself:
            parts.append("играет:сама")
        return " ".join(parts)

    def shift(self, words: str) -> int:
        """How far the person's own words stand from the beginning of the query."""
        return 1 if words.strip() else 0


def _either(conditions: Iterable[str]) -> list[str]:
    found = list(conditions)
    if len(found) < 2:
        return found
    return ["(" + " или ".join(found) + ")"]
