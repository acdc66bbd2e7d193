"""Conditions on cards: what a query means. Each picks the places of an index that fit, keeping their order."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from carddb.search.index import Index

Places = list[int]


class Comparison(Enum):
    """How two numbers stand; HAS is the colon, which for numbers is equality."""

    HAS = ":"
    EQUAL = "="
    NOT = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="


COMPARE: dict[Comparison, Callable[[int, int], bool]] = {
    Comparison.HAS: operator.eq,
    Comparison.EQUAL: operator.eq,
    Comparison.NOT: operator.ne,
    Comparison.LESS: operator.lt,
    Comparison.AT_MOST: operator.le,
    Comparison.MORE: operator.gt,
    Comparison.AT_LEAST: operator.ge,
}


class Condition:
    """Anything that a card fits or does not."""

    __slots__ = ()

    def pick(self, index: Index, places: Places) -> Places:
        """Those of the places that fit, in their order."""
        raise NotImplementedError

    def words(self) -> tuple[str, ...]:
        """The free words that the player hopes to find in a name; they rank."""
        return ()


@dataclass(frozen=True, slots=True)
class All(Condition):
    parts: tuple[Condition, ...]

    def pick(self, index: Index, places: Places) -> Places:
        for part in self.parts:
            places = part.pick(index, places)
        return places

    def words(self) -> tuple[str, ...]:
        return tuple(word for part in self.parts for word in part.words())


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    parts: tuple[Condition, ...]

    def pick(self, index: Index, places: Places) -> Places:
        found = {place for part in self.parts for place in part.pick(index, places)}
        return [place for place in places if place in found]

    def words(self) -> tuple[str, ...]:
        return tuple(word for part in self.parts for word in part.words())


@dataclass(frozen=True, slots=True)
class Not(Condition):
    part: Condition

    def pick(self, index: Index, places: Places) -> Places:
        found = set(self.part.pick(index, places))
        return [place for place in places if place not in found]


@dataclass(frozen=True, slots=True)
class Word(Condition):
    """A free word: in the name, a class or the text, at a word's beginning or inside."""

    word: str

    def pick(self, index: Index, places: Places) -> Places:
        word, everything = self.word, index.words["everything"]
        return [place for place in places if word in everything[place]]

    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class InText(Condition):
    """A text column that holds these words (or is them, when `whole`)."""

    column: str
    words_wanted: str
    whole: bool = False

    def pick(self, index: Index, places: Places) -> Places:
        wanted, texts = self.words_wanted, index.words[self.column]
        if self.whole:
            return [place for place in places if texts[place] == wanted]
        return [place for place in places if wanted in texts[place]]


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """A text column in which a regular expression is found."""

    column: str
    pattern: re.Pattern[str]

    def pick(self, index: Index, places: Places) -> Places:
        search, texts = self.pattern.search, index.words[self.column]
        return [place for place in places if search(texts[place])]


@dataclass(frozen=True, slots=True)
class OneOf(Condition):
    """A column that holds exactly one of these values."""

    column: str
    values: frozenset[str]

    def pick(self, index: Index, places: Places) -> Places:
        values, column = self.values, index.words[self.column]
        return [place for place in places if column[place] in values]


@dataclass(frozen=True, slots=True)
class HasNumber(Condition):
    """A number compared with a constant. A card without that number never fits."""

    field: str
    comparison: Comparison
    number: int

    def pick(self, index: Index, places: Places) -> Places:
        compare, number, column = COMPARE[self.comparison], self.number, index.numbers[self.field]
        return [place for place in places if (have := column[place]) is not None and compare(have, number)]


@dataclass(frozen=True, slots=True)
class NumbersCompare(Condition):
    """Two numbers of one card compared."""

    field: str
    comparison: Comparison
    other: str

    def pick(self, index: Index, places: Places) -> Places:
        compare, left, right = COMPARE[self.comparison], index.numbers[self.field], index.numbers[self.other]
        return [
            place
            for place in places
            if (a := left[place]) is not None and (b := right[place]) is not None and compare(a, b)
        ]


@dataclass(frozen=True, slots=True)
class CostsX(Condition):
    """The printed cost is X."""

    def pick(self, index: Index, places: Places) -> Places:
        return [place for place in places if index.costs_x[place]]


@dataclass(frozen=True, slots=True)
class ElementCount(Condition):
    """How many elements a card has; a neutral one has none."""

    comparison: Comparison
    number: int

    def pick(self, index: Index, places: Places) -> Places:
        compare, column = COMPARE[self.comparison], index.words["elements"]
        return [place for place in places if compare(len(column[place].split()), self.number)]


@dataclass(frozen=True, slots=True)
class Flag(Condition):
    """Something that a card has or not."""

    name: str

    def pick(self, index: Index, places: Places) -> Places:
        flags = index.flags[self.name]
        return [place for place in places if flags[place]]
