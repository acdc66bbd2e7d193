"""What a strike would probably do, before it is made: played out on copies of what the player himself can know.

Several guesses of the hidden cards are played; where they differ, and where the outcome hangs on chance or on an
answer that nobody has given yet, the forecast says so. The defender is nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.knowledge import Knowledge
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, Option
from app.engine.event import EntryAdded, Event, Healed, How, Moved, Wounded
from app.engine.facts import MatchSetup
from app.engine.match import Match
from app.engine.message import CardRef
from app.engine.terms import Zone
from app.engine.view import View

GUESSES = 3
MOST_ANSWERS = 12
"""A forecast that needs more answers than this is unsure."""

_DEATHS = frozenset({How.DIED, How.DESTROYED})


@dataclass(frozen=True, slots=True)
class Forecast:
    """The likely result, by card id.

    `wounds` are those received less those healed; None stands for «?». `dies` and `may_die` are cards that leave play
    in all guesses and in some, `wakes` and `may_wake` the cards whose triggers will wait. `unsure`: something is left
    open.
    """

    wounds: dict[int, int | None]
    dies: frozenset[int]
    may_die: frozenset[int]
    wakes: tuple[CardRef, ...]
    may_wake: tuple[CardRef, ...]
    unsure: bool


@dataclass(frozen=True, slots=True)
class _Played:
    wounds: dict[int, int]
    dead: frozenset[int]
    woken: tuple[CardRef, ...]
    is_open: bool


class Forecaster:
    """Forecasts for one decision of one seat; the guesses are made once, when the first is asked for."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        self._view = view
        self._knowledge = knowledge
        self._guesses: list[Match] = []

    def of(self, option: Option) -> Forecast:
        """What this option would do."""
        if not self._guesses:
            chances = (Chance(number) for number in range(GUESSES))
            self._guesses = [self._knowledge.imagine(self._view, chance, telling=True) for chance in chances]
        return _together([_play(guess.copy(), option) for guess in self._guesses])


class Forecasts:
    """Forecasts along a game: one forecaster for each question, what a person knows made ready once."""

    def __init__(self) -> None:
        self._now: tuple[object, Forecaster] | None = None
        self._knowledge: dict[int, Knowledge] = {}

    def of(self, option: Option, match: Match, seat: int, last: object) -> Forecast:
        """What an option of this seat would probably do, from its own eyes; `last` is the step that led here."""
        if self._now is None or self._now[0] is not last:  # a number of steps would not do: some are taken back
            self._now = last, Forecaster(match.view(seat, log=False), self._own_knowledge(match.setup, seat))
        return self._now[1].of(option)

    def _own_knowledge(self, setup: MatchSetup, seat: int) -> Knowledge:
        """What a person knows: his own list."""
        if seat not in self._knowledge:
            own = setup.seats[seat].deck
            known = set(own)
            pool = [facts for facts in setup.cards if facts.id in known]
            self._knowledge[seat] = Knowledge(pool, ((own, ()), ((), own))[seat], setup.edition)
        return self._knowledge[seat]


def _play(match: Match, option: Option) -> _Played:
    """Play an option out as far as nobody has to choose."""
    asked = match.decision
    assert asked is not None
    events = list(match.choose(option))
    for _ in range(MOST_ANSWERS):
        decision = match.decision
        if decision is None or decision.kind is Ask.TURN:
            return _count(events, is_open=False)
        answer = _default(decision.kind, decision.options)
        if answer is None:
            return _count(events, is_open=True)
        events += match.choose(answer)
    return _count(events, is_open=True)


def _default(kind: Ask, options: Sequence[Option]) -> Option | None:
    """Nobody defends; the order of what waits changes little. Everything else is for somebody to choose."""
    if kind is Ask.DEFEND:
        return next((option for option in options if option.act is Act.NO), None)
    return options[0] if kind in (Ask.ORDER, Ask.REPLACE) else None


def _count(events: Sequence[Event], *, is_open: bool) -> _Played:
    wounds: dict[int, int] = {}
    dead: set[int] = set()
    woken: dict[CardRef, None] = {}
    for event in events:
        match event:
            case Wounded():
                wounds[event.card.id] = wounds.get(event.card.id, 0) + event.number
            case Healed():
                wounds[event.card.id] = wounds.get(event.card.id, 0) - event.number
            case Moved(how=how, zone=Zone.PLAY) if how in _DEATHS:
                dead.add(event.was)
            case EntryAdded():
                woken[event.card] = None
    return _Played(wounds, frozenset(dead), tuple(woken), is_open)


def _together(played: Sequence[_Played]) -> Forecast:
    """What all guesses agree on, and «?» where they don't."""
    cards = {card for each in played for card in each.wounds}
    wounds = {card: _agreed([each.wounds.get(card, 0) for each in played]) for card in cards}
    dies = frozenset.intersection(*(each.dead for each in played))
    may_die = frozenset.union(*(each.dead for each in played)) - dies
    woken = dict.fromkeys(card for each in played for card in each.woken)
    wakes = tuple(card for card in woken if all(card in each.woken for each in played))
    may_wake = tuple(card for card in woken if card not in wakes)
    unsure = any(each.is_open for each in played) or None in wounds.values() or bool(may_die or may_wake)
    return Forecast(wounds, dies, may_die, wakes, may_wake, unsure)


def _agreed(numbers: Sequence[int]) -> int | None:
    return numbers[0] if len(set(numbers)) == 1 else None
