"""Everything that happens in a match, typed; and what of it each seat may see.

An event names cards by `CardRef` (id and name as they are *after* it), so a log can be said without the match. `source`
is the card whose ability did it (`NOBODY` for the rules), `paragraph` the rule where a player may ask "why".
Nothing here is text: `app.words` says an event by its class and fields.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from app.engine import codec
from app.engine.decision import HandAct
from app.engine.message import NOBODY, CardRef
from app.engine.program import Grant
from app.engine.terms import EventKind, Place, Source, Span, Word, Zone
from app.engine.value import value


class How(Word):
    """Why a card changed its zone."""

    DEALT = "dealt"
    DRAWN = "drawn"
    PLAYED = "played"
    SUMMONED = "summoned"
    REVIVED = "revived"
    CREATED = "created"
    PLACED = "placed"
    DIED = "died"  # wounds or lives (505.1)
    DESTROYED = "destroyed"
    SURPLUS = "surplus"  # uniqueness, a second support card of a class (211.3)
    DISCARDED = "discarded"
    MILLED = "milled"
    RETURNED = "returned"  # to a hand or deck
    FOUND = "found"  # by a search
    TAKEN = "taken"  # to a hand without a draw
    MINED = "mined"
    SPLIT = "split"  # a merged card fell apart
    MOVED = "moved"
    BY_HAND = "by hand"


class Phase(Word):
    """302-310."""

    SETUP = "setup"
    RECOVERY = "recovery"
    ACCUMULATION = "accumulation"
    CHOICE = "choice"
    STRIKE = "strike"
    ABILITY = "ability"
    PLAYING = "playing"
    END = "end"


class CoinChange(Word):
    GAINED = "gained"
    LOST = "lost"
    SPENT = "spent"
    OPENED = "opened"
    CLOSED = "closed"
    EXPIRED = "expired"  # temporary coins (522.4)
    RETURNED = "returned"  # coins lost for a time


class EntryEnd(Word):
    """How a queue entry ended."""

    DONE = "done"
    BROKEN_OFF = "broken off"  # a part could not be done (118.2)
    ILLEGAL = "illegal"  # nothing left to do it to


class Ending(Word):
    """Why a match is over (602-604)."""

    HERO_FALLS = "hero falls"
    DECK_EMPTY = "deck empty"
    ABILITY = "ability"
    CONCEDED = "conceded"
    AGREED = "agreed"
    CHAIN = "endless chain"


class Event:
    """Something that happened."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event | None:
        """The event as that seat may see it; None when it sees nothing of it."""
        return self


BOTH = 3
"""Seats that know something are bits: 1 for seat 0, 2 for seat 1."""


def knows(mask: int, seat: int) -> bool:
    return bool(mask >> seat & 1)


# ---------------------------------------------------------------------------------------------- set-up and turns


@value
class DieRolled(Event):
    """301.4: both throws."""

    throws: tuple[int, int]


@value
class FirstSeat(Event):
    """Who goes first; `paragraph` 301.4 by choice, 301.4.1 by a hero's rule."""

    seat: int
    paragraph: str = "301.4"


@value
class Mulliganed(Event):
    """How many cards of the deal a seat puts under its deck (301.7); 0: none."""

    seat: int
    number: int


@value
class TurnStarted(Event):
    """`number` counts the turns of both seats from 1."""

    seat: int
    number: int
    extra: bool = False


@value
class PhaseStarted(Event):
    seat: int
    phase: Phase


@cache
def phase_started(seat: int, phase: Phase) -> PhaseStarted:
    """The event, made once: every third event of a game is one of these few."""
    return PhaseStarted(seat, phase)


@value
class TurnEnded(Event):
    seat: int


@value
class TurnSkipped(Event):
    seat: int
    source: CardRef = NOBODY


@value
class GameOver(Event):
    """`winner` None: a draw."""

    winner: int | None
    ending: Ending
    paragraph: str
    source: CardRef = NOBODY


@value
class DrawOffered(Event):
    seat: int


# ------------------------------------------------------------------------------------------------------- cards


@value
class Moved(Event):
    """A card went from one zone to another. `was` is its id before (ids end in hands and decks).

    `known_before` and `known_after` are the seats (bits) that know which card it is there. `seat` and `to_seat` are
    whose zones they are; for PLAY whose squad.
    """

    card: CardRef
    was: int
    seat: int
    zone: Zone
    to_seat: int
    to_zone: Zone
    how: How
    known_before: int = BOTH
    known_after: int = BOTH
    source: CardRef = NOBODY
    place: Place = Place.TOP

    def seen_by(self, seat: int) -> Event | None:
        before, after = knows(self.known_before, seat), knows(self.known_after, seat)
        if before and after:
            return self
        name = self.card.name if before or after else ""
        return replace(self, card=CardRef(self.card.id if after else 0, name), was=self.was if before else 0)


@value
class DrawFailed(Event):
    """An empty deck; `number` counts the failed draws of the accumulation phase (304.2), 0 for any other."""

    seat: int
    number: int


@value
class Shuffled(Event):
    seat: int
    source: CardRef = NOBODY


@value
class Revealed(Event):
    """Cards shown to the seats in `to` (bits): looked at by one, or shown to both. The other sees how many."""

    cards: tuple[CardRef, ...]
    seat: int
    zone: Zone
    to: int
    source: CardRef = NOBODY

    def seen_by(self, seat: int) -> Event | None:
        return self if knows(self.to, seat) else replace(self, cards=(NOBODY,) * len(self.cards))


@value
class Closed(Event):
    card: CardRef
    source: CardRef = NOBODY
    paragraph: str = ""


@value
class Opened(Event):
    card: CardRef
    source: CardRef = NOBODY
    paragraph: str = ""


@value
class ControlChanged(Event):
    card: CardRef
    seat: int
    source: CardRef = NOBODY


@value
class Hidden(Event):
    """The card lies face down from now on; it keeps its id, its name is its controller's secret."""

    card: CardRef
    seat: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else replace(self, card=CardRef(self.card.id, ""))


@value
class Unhidden(Event):
    card: CardRef
    paragraph: str = ""


@value
class Attached(Event):
    """`card` lies under `host` and is a part of it."""

    card: CardRef
    host: CardRef
    source: CardRef = NOBODY


@value
class Flipped(Event):
    """A two-faced card shows its other face, whose name is in `card`."""

    card: CardRef
    was: str


# --------------------------------------------------------------------------------------------- wounds and effects


@value
class Wounded(Event):
    card: CardRef
    number: int
    source: CardRef
    by: Source


@value
class Healed(Event):
    card: CardRef
    number: int
    source: CardRef = NOBODY


@value
class EffectLaid(Event):
    """A grant was laid on a card; `number` is its value where it has one, already computed."""

    card: CardRef
    grant: Grant
    number: int = 0
    span: Span = Span.GAME
    source: CardRef = NOBODY


@value
class EffectLifted(Event):
    card: CardRef
    grant: Grant
    number: int = 0
    expired: bool = False


@value
class CountersChanged(Event):
    card: CardRef
    name: str
    change: int
    number: int  # how many there are now


@value
class LifeSet(Event):
    """105.2.1: wounds and lives were replaced so that the level is `number`."""

    card: CardRef
    number: int
    source: CardRef = NOBODY


@value
class StrikeSet(Event):
    card: CardRef
    number: int
    source: CardRef = NOBODY


@value
class Prevented(Event):
    """`number` wounds of `card` were prevented by an ability of `source`."""

    card: CardRef
    number: int
    source: CardRef
    paragraph: str = "516.1"


@value
class Replaced(Event):
    """An act on `card` was replaced by an ability of `source`."""

    card: CardRef
    source: CardRef
    ability: int = 0
    paragraph: str = "517.1"


@value
class Refused(Event):
    """An act of an ability was not done to `card`, and why."""

    card: CardRef
    paragraph: str
    source: CardRef = NOBODY


# ---------------------------------------------------------------------------------------------- attacks and play


@value
class StrikeAnnounced(Event):
    card: CardRef
    target: CardRef


@value
class ShotAnnounced(Event):
    card: CardRef
    target: CardRef
    number: int


@value
class DefenderNamed(Event):
    """`card` takes the strike of `attacker` on itself; `card` NOBODY: nobody defends."""

    card: CardRef
    attacker: CardRef
    instead_of: CardRef


@value
class Struck(Event):
    """A strike of strength `number` lands; `back`: the answering strike (510.4)."""

    card: CardRef
    target: CardRef
    number: int
    back: bool = False


@value
class CardPlayed(Event):
    """A card is played for `cost` coins, with X where it has one."""

    card: CardRef
    seat: int
    cost: int
    x: int = 0
    targets: tuple[CardRef, ...] = ()
    hidden: bool = False

    def seen_by(self, seat: int) -> Event | None:
        return replace(self, card=CardRef(self.card.id, "")) if self.hidden and seat != self.seat else self


@value
class AbilityUsed(Event):
    card: CardRef
    ability: int
    seat: int
    x: int = 0
    targets: tuple[CardRef, ...] = ()


@value
class PlayCancelled(Event):
    card: CardRef
    source: CardRef = NOBODY


@value
class Redirected(Event):
    card: CardRef
    target: CardRef
    source: CardRef = NOBODY


@value
class Named(Event):
    """A player named a card, a class, an element or a number."""

    seat: int
    name: str
    source: CardRef = NOBODY


# ----------------------------------------------------------------------------------------------------- the queue


@value
class Woken:
    """The event that woke a triggered ability (112): the card that it happened to or that did it, the other card, its
    number, and the seat whose event it was (-1: nobody's). The masks tell which seats know the two cards.
    """

    event: EventKind
    card: CardRef = NOBODY
    other: CardRef = NOBODY
    number: int = 0
    seat: int = -1
    card_known: int = BOTH
    other_known: int = BOTH

    def seen_by(self, seat: int) -> Woken:
        """With the cards that this seat knows."""
        card = self.card if knows(self.card_known, seat) else NOBODY
        other = self.other if knows(self.other_known, seat) else NOBODY
        return replace(self, card=card, other=other)


@value
class EntryAdded(Event):
    """An ability waits in the queue, woken by an event; `entry` numbers it for the two events below."""

    entry: int
    card: CardRef
    ability: int
    seat: int
    targets: tuple[CardRef, ...] = ()
    woken: Woken | None = None

    def seen_by(self, seat: int) -> Event | None:
        return self if self.woken is None else replace(self, woken=self.woken.seen_by(seat))


@value
class EntryStarted(Event):
    entry: int
    card: CardRef
    ability: int


@value
class EntryFinished(Event):
    entry: int
    card: CardRef
    ability: int
    end: EntryEnd
    paragraph: str = ""


# --------------------------------------------------------------------------------------------------------- coins


@value
class CoinsChanged(Event):
    """`number` coins of a seat were gained, spent …; it has `open` open ones of `total` now."""

    seat: int
    change: CoinChange
    number: int
    open: int
    total: int
    source: CardRef = NOBODY


@value
class PrayersChanged(Event):
    seat: int
    change: int
    total: int
    source: CardRef = NOBODY


# ------------------------------------------------------------------------------------------------ by hand, undone


@value
class DoneByHand(Event):
    """A seat used the table tools; what it did follows as events of its own. `known`: the seats that know the card."""

    seat: int
    act: HandAct
    card: CardRef = NOBODY
    known: int = BOTH

    def seen_by(self, seat: int) -> Event | None:
        return self if knows(self.known, seat) else replace(self, card=NOBODY)


@value
class Undone(Event):
    """The last `answers` answers were taken back; the controller says it, no match does."""

    seat: int
    answers: int


@value
class Redone(Event):
    """Taken back answers were given again; the controller says it, no match does."""

    seat: int
    answers: int


codec.register(CardRef)
codec.register_module(globals())
