"""What the words of an ability have spoken of so far: the bindings of «оно», «его», «эта карта», «другое»."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile

from app.cardtext.lexicon.forms import PLURAL, SINGULAR, Gender, Masks
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    IT,
    SELF,
    YOU,
    Achieved,
    EventNumber,
    IsClass,
    IsKind,
    IsNamed,
    IsOther,
    Player,
    Test,
    Value,
    Who,
)
from app.engine.terms import Kind


class Why(Enum):
    """Why words were not read, as a reader of the card is told."""

    UNKNOWN_WORD = "unknown_word"
    NO_PHRASE = "no_phrase"
    ENDS_EARLY = "ends_early"
    POINTS_AT_NOTHING = "points_at_nothing"  # a pronoun without its card
    NOTHING_WAKES_IT = "nothing_wakes_it"  # an act without a trigger, a cost or «Найм»
    GOES_ON_UNREAD = "goes_on_unread"  # the sentence after it is not read
    NOT_SAID_BACK = "not_said_back"


class Decline(Exception):
    """Words that the language knows but that say nothing clear here."""

    def __init__(self, reason: str, start: int = 0, why: Why = Why.NO_PHRASE) -> None:
        super().__init__(reason)
        self.reason = reason
        self.start = start
        self.why = why


@dataclass(frozen=True, slots=True)
class Mention:
    """Something spoken of: what refers to it, and the words that agree with it."""

    ref: Who
    gender: Gender | None  # None: a name, whose gender nobody told
    plural: bool
    tests: tuple[Test, ...] = ()
    is_subject: bool = False
    renames: bool = False  # another word for the card of the mention before: «если это существо»

    def fits(self, masks: Masks) -> bool:
        if self.plural:
            return any(m & PLURAL for m in masks)
        if self.gender is None:
            return any(masks[gender] & SINGULAR for gender in (Gender.MAN, Gender.WOMAN))  # «оно» is no name
        return bool(masks[self.gender] & SINGULAR)


_HEROES = (HERO, ENEMY_HERO)


@dataclass(slots=True)
class Scope:
    """One ability under way."""

    kind: Kind = Kind.CREATURE
    own_name: str = ""
    tells_name: bool = False  # the program has the name in it, though it is not said
    event: list[Mention] = field(default_factory=list)  # the trigger's cards
    chosen: list[Mention] = field(default_factory=list)  # choices, acts and looked-at cards, in text order
    subject: Who | None = None  # of the clause before, for «и погибает»
    subject_is_lost: bool = False  # it was one that can't be named any more
    subject_player: Player | None = None
    player: Player | None = None  # the last player spoken of, for «этот игрок»
    actor: Player = YOU
    group: tuple[Test, ...] = ()  # what describes the last cards that were all meant, for «остальные»
    paid: int = 0  # how many choices the costs made, or what stands before «иначе»
    self_pronoun: bool = True  # whether «оно» may mean the card itself
    amount: Value | None = None  # the number that was just paid: «с этой силой», «этой стоимости»
    owner: Player | None = None  # whose hand or deck was spoken of: «он сбрасывает её»
    named: str = ""  # what was named: «этой стихии»
    picked: bool = False  # «выберите существо»: «выбранное существо» is that one
    shot: bool = False  # «этим выстрелом»
    discarder: Player | None = None  # who discarded last: «если противник сбросил …»
    last_do: type | None = None  # what was done just now: «если был сброшен гном»
    paid_after: int = 0  # how many choices were made when it was paid
    looked: bool = False  # cards of a deck were looked at: «из них», «остальные»
    attacking: bool = False  # the event is an attack of the card's own
    other_from: int = 0  # «другое» is other than choices from here on: not than one of another event or option
    is_denied: bool = False  # «не разыгрывали заклинаний»: the genitive of what was not done
    of_cards: bool = False  # a phrase under way is about cards that come and go: «верните его» is never a hero

    def copy(self) -> Scope:
        other = object.__new__(Scope)
        other.take(self)
        other.event, other.chosen = list(self.event), list(self.chosen)
        return other

    def take(self, other: Scope) -> None:
        """Know what another one learned."""
        for name in self.__slots__ if other is not self else ():
            setattr(self, name, getattr(other, name))

    def mention(self, ref: Who, gender: Gender, plural: bool, tests: tuple[Test, ...]) -> None:
        self.chosen.append(Mention(ref, gender, plural, tests))

    def rename(self, gender: Gender, tests: tuple[Test, ...]) -> Who:
        """«если это существо»: from here on the last card spoken of may be called so."""
        who = self.latest()
        if who == IT:
            self.chosen.append(Mention(IT, gender, False, tests, renames=True))
        return who

    def pronoun(self, masks: Masks, *, as_subject: bool) -> Who:
        """What «оно» or «его» means: the last choice that agrees, else a card of the event, else the card itself."""
        for mention in self._candidates(as_subject):
            if mention.fits(masks):
                return self._known(mention)
        if self.self_pronoun and self._agrees_with_self(masks):
            return SELF
        raise Decline("a pronoun without a card before it", why=Why.POINTS_AT_NOTHING)

    def same_subject(self) -> Who:
        """Who does it in a clause without a subject: the one of the clause before, or the card itself."""
        if self.subject_is_lost:
            raise Decline("a clause that goes on about one of several cards", why=Why.POINTS_AT_NOTHING)
        return self.subject or SELF

    def pay(self, amount: Value) -> None:
        self.amount, self.paid_after = amount, len(self.chosen)

    def just_paid(self) -> Value | None:
        """The number paid, unless a card was spoken of since."""
        return self.amount if len(self.chosen) == self.paid_after else None

    def _candidates(self, as_subject: bool) -> Iterator[Mention]:
        spoken_of = [*reversed(self.chosen), *sorted(self.event, key=lambda m: m.is_subject != as_subject)]
        yield from (m for m in spoken_of if m.ref not in _HEROES) if self.of_cards else spoken_of

    def _known(self, mention: Mention) -> Who:
        """Only the last choice can be meant by IT; an earlier one would need a name of its own."""
        if mention in self.event:
            return mention.ref
        if mention.ref != IT:
            return mention.ref
        later = takewhile(lambda other: other is not mention, reversed(self.chosen))
        if any(other.ref == IT and not other.renames for other in later):
            raise Decline("a pronoun for an earlier choice", why=Why.POINTS_AT_NOTHING)
        return mention.ref

    def _agrees_with_self(self, masks: Masks) -> bool:
        gender = {Kind.CREATURE: Gender.THING, Kind.HERO: Gender.MAN}.get(self.kind)
        return gender is not None and bool(masks[gender] & SINGULAR)

    def this_one(self, tests: tuple[Test, ...]) -> Who:
        """«это существо», «этот герой»: the last card so called, else the card itself."""
        for mention in self._candidates(as_subject=False):
            if IsOther(SELF) in mention.tests and self.is_own_kind(tests):
                return SELF
            if set(tests) & set(mention.tests) or (not tests and not mention.tests):
                return self._known(mention)
        if self.is_own_kind(tests):
            return SELF
        raise Decline("«этот» points at nothing before it", why=Why.POINTS_AT_NOTHING)

    def chosen_one(self, tests: tuple[Test, ...]) -> Who:
        """«выбранное существо»: the last card so called that was chosen."""
        for mention in reversed(self.chosen):
            if set(tests) & set(mention.tests) or not tests:
                return self._known(mention)
        raise Decline("nothing of that sort was chosen", why=Why.POINTS_AT_NOTHING)

    def this_card(self) -> Who:
        """«эта карта»: the one that bears the text, unless a card without description was just named."""
        after_costs = [mention for mention in self.chosen[self.paid :] if mention.ref not in _HEROES]
        if after_costs and not after_costs[-1].tests:
            return after_costs[-1].ref
        return SELF

    def is_own_kind(self, tests: tuple[Test, ...]) -> bool:
        """Whether the words may describe the card that bears the text."""
        kinds = [t.kinds for t in tests if isinstance(t, IsKind)]
        return len(tests) == len(kinds) and all(self.kind in k for k in kinds)

    def latest(self) -> Who:
        """What «меньшей стоимости» and «с таким же названием» compare with: the last card spoken of, else itself."""
        cards = self._cards()
        if cards:
            return cards[-1].ref
        if self.event:
            return self.event[0].ref
        if self.self_pronoun:
            return SELF
        raise Decline("«такое же» compares with nothing before it", why=Why.POINTS_AT_NOTHING)

    def _cards(self) -> list[Mention]:
        """What was spoken of, but for the heroes that are called by their owner."""
        return [mention for mention in self.chosen if mention.ref not in _HEROES]

    def other_than(self, tests: tuple[Test, ...]) -> Who:
        """What «другое» is other than: the choice before of the same sort, else the card itself."""
        for mention in reversed(self.chosen[self.other_from :]):
            if mention.ref == IT and _alike(mention.tests, tests):
                return IT
        return SELF

    @contextmanager
    def apart(self) -> Iterator[None]:
        """An event's «другое» is other than the card itself, whatever was chosen before."""
        before, self.other_from = self.other_from, len(self.chosen)
        yield
        self.other_from = before

    def same_many(self, start: int = 0) -> Value:
        """«столько же»: as many as the part before did, or as the event under way tells."""
        if self.last_do is not None and self.event:
            raise Decline("«столько же» after an event and an act", start)
        if self.last_do is None and not self.event:
            raise Decline("«столько же» as nothing before it", start, Why.POINTS_AT_NOTHING)
        return EventNumber() if self.event else Achieved()

    @contextmanager
    def asking(self) -> Iterator[None]:
        """A hero that a condition speaks of is what «он» after it means only when nobody else is."""
        before = len(self.chosen)
        yield
        asked = self.chosen[before:]
        self.chosen[before:] = [mention for mention in asked if mention.ref not in _HEROES]
        self.chosen[self.paid : self.paid] = [mention for mention in asked if mention.ref in _HEROES]

    @contextmanager
    def branch(self) -> Iterator[None]:
        """What is spoken of in one branch is not known in the other."""
        before = list(self.chosen)
        yield
        self.chosen = before

    @contextmanager
    def acting(self, player: Player) -> Iterator[None]:
        before, self.actor = self.actor, player
        yield
        self.actor = before


def _alike(a: tuple[Test, ...], b: tuple[Test, ...]) -> bool:
    return _sort(a) == _sort(b)


def _sort(tests: tuple[Test, ...]) -> tuple[Test, ...]:
    return tuple(t for t in tests if isinstance(t, (IsKind, IsClass, IsNamed)))
