"""How much of a list plays by itself: особенности and cards that compile and say the same when said back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from app.cardtext.speech import say_program
from app.engine.program import Ability, Keyword, Program
from app.library.compiling import Part, Reading
from carddb.facts import Card


@dataclass(slots=True)
class Verdict:
    """One card: its особенности (110.1), how many of them play, and the words that keep the others from it."""

    card: Card
    abilities: int = 0
    compiled: int = 0
    declined: tuple[str, ...] = ()

    @property
    def is_whole(self) -> bool:
        return self.compiled == self.abilities


@dataclass(slots=True)
class Tally:
    """Sums over a list. `finishes` counts, for each declined phrase, the cards that nothing else keeps from playing."""

    cards: int = 0
    cards_whole: int = 0
    abilities: int = 0
    abilities_compiled: int = 0
    declined: Counter[str] = field(default_factory=Counter)
    finishes: Counter[str] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one card; a card without text counts nowhere."""
        if not verdict.abilities:
            return
        self.cards += 1
        self.cards_whole += verdict.is_whole
        self.abilities += verdict.abilities
        self.abilities_compiled += verdict.compiled
        phrases = set(verdict.declined)
        self.declined.update(phrases)
        if len(phrases) == 1:
            self.finishes.update(phrases)


def verdict(card: Card, reading: Reading) -> Verdict:
    """What becomes of a card's особенности.

    Keywords joined by commas count one each. What would not come back the same from its own wording is declined when
    it is compiled, so what is read plays.
    """
    found = Verdict(card)
    declined: list[str] = []
    for part in reading.parts:
        abilities, words = _of_part(part)
        found.abilities += abilities
        if words:
            declined.append(words)
        else:
            found.compiled += abilities
    found.declined = tuple(declined)
    return found


def verdict_files(cards: Iterable[tuple[Card, Reading]]) -> dict[str, str]:
    """A text a set: of every card its number, its name, how much of it plays, and what it reads back as.

    Kept in the repository, they show what a change of the grammar or of a card's text does to the cards.
    """
    found: dict[str, list[str]] = {}
    for card, reading in cards:
        facts = card.facts
        said = say_program(Program(reading.abilities))
        found.setdefault(facts.set_id, []).append(f"{facts.number} | {facts.name} | {reading.plays.value} | {said}\n")
    return {f"{set_id}.verdicts.txt": "".join(lines) for set_id, lines in found.items()}


def _of_part(part: Part) -> tuple[int, str]:
    """How many особенности a part is, and the words that were not understood ("" when it plays)."""
    count = len(part.abilities) if _all_keywords(part.abilities) else 1
    return max(count, 1), part.declined.words if part.declined is not None else ""


def _all_keywords(abilities: Iterable[Ability]) -> bool:
    return all(isinstance(each, Keyword) and each.do is None and each.ability is None for each in abilities)
