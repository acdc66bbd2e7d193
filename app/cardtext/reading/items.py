"""The items of a sentence: heads, times, conditions, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.reading.lasting import Given
from app.engine.program import YOU, Condition, Cost, DeckRule, Do, Grant, Player, Until, Value, When
from app.engine.terms import EventKind, KeywordName, Side


@dataclass(frozen=True, slots=True)
class TriggerWord:
    """«Найм», «Гибель»."""

    event: EventKind


@dataclass(frozen=True, slots=True)
class Costs:
    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Event:
    when: When
    every: bool = False


@dataclass(frozen=True, slots=True)
class Time:
    """«в конце вашего хода»: a trigger's moment, or when a delayed part is done."""

    when: When
    next_turn: bool = False


@dataclass(frozen=True, slots=True)
class NextTime:
    """«в следующий раз, когда …»: once, whenever that is."""

    when: When


@dataclass(frozen=True, slots=True)
class Lasting:
    until: Until


@dataclass(frozen=True, slots=True)
class InTurn:
    side: Side


@dataclass(frozen=True, slots=True)
class Instead:
    """«вместо этого»."""


@dataclass(frozen=True, slots=True)
class Proviso:
    """«если …», «пока …»."""

    condition: Condition
    is_while: bool


@dataclass(frozen=True, slots=True)
class Clause:
    what: Do | Given
    around: tuple[Item, ...] = ()  # times, durations and «вместо этого» that stand after it
    mood: Mood = Mood.NONE
    has_subject: bool = False
    counts: bool = False  # «за каждое …»


@dataclass(frozen=True, slots=True)
class Listed:
    """Keywords and the like, alone in their sentence."""

    grants: tuple[Grant, ...]


@dataclass(frozen=True, slots=True)
class KeywordHead:
    """«Концентрация:», «Набег 2 —»: a keyword that the rest of the sentence completes."""

    name: KeywordName
    number: Value | None = None
    more: tuple[Value, ...] = ()  # «Расход 3, 6, 9:»


@dataclass(frozen=True, slots=True)
class Ambush:
    """«Засада 3{COIN}» after the event that it waits for."""

    number: Value


@dataclass(frozen=True, slots=True)
class Rule:
    """What the text says of decks."""

    rule: DeckRule


@dataclass(frozen=True, slots=True)
class Constructor:
    """«Выберите одно или несколько из:» (524); most 0: as many as there are."""

    least: int
    most: int
    by: Player = YOU


@dataclass(frozen=True, slots=True)
class ForTurn:
    """«На один ход противника …»: a constant in force while that player's next turn is under way (part 7)."""

    side: Side


@dataclass(frozen=True, slots=True)
class ExtraCostHead:
    """«Как дополнительную стоимость …», «Вместо оплаты стоимости …»."""

    alternative: bool


Item = (
    Rule
    | ForTurn
    | ExtraCostHead
    | Constructor
    | KeywordHead
    | Ambush
    | TriggerWord
    | Costs
    | Event
    | Proviso
    | Clause
    | Listed
    | Time
    | NextTime
    | Lasting
    | InTurn
    | Instead
)


@dataclass(frozen=True, slots=True)
class Placed:
    """An item with the separator before it and where it begins."""

    item: Item
    after: str
    start: int
