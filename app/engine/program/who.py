"""Which cards are meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.node import Node
from app.engine.program.players import YOU
from app.engine.program.values import ONE
from app.engine.terms import Word

if TYPE_CHECKING:
    from app.engine.program.filters import Filter
    from app.engine.program.players import Player
    from app.engine.program.values import Value


class Who(Node):
    """Names cards. Heroes stand for players (E15 209.5)."""

    __slots__ = ()


class RefKind(Word):
    SELF = "self"  # the card that has the ability; «эта карта», its own name
    SUBJECT = "subject"  # the card that the trigger's event happened to or that did it
    OTHER = "other"  # the event's other card: the source of wounds, the attacker's target, the attacker
    IT = "it"  # the cards of the last choice or act in this text: «оно», «его», «они»
    SLOT = "slot"  # the cards bound to slot n by an earlier choice
    HERO = "hero"  # your hero
    ENEMY_HERO = "enemy hero"
    EACH_ONE = "each one"  # the card of the ForEach under way; of a constant: each card that it acts on
    MINED = "mined"  # the cards mined by SELF
    HOST = "host"  # the card that SELF is attached to or mined by
    LOOKED = "looked"  # the cards of a deck that this text looked at or showed
    FOUND = "found"  # the cards that the last search of this text found
    REST = "rest"  # those of them that are still in the deck: «остальные»
    DONE_TO = "done to"  # the cards that the previous part really affected («замешанную таким образом карту»)


@dataclass(frozen=True, slots=True)
class Ref(Who):
    kind: RefKind
    slot: int = 0


SELF = Ref(RefKind.SELF)
SUBJECT = Ref(RefKind.SUBJECT)
OTHER = Ref(RefKind.OTHER)
IT = Ref(RefKind.IT)
HERO = Ref(RefKind.HERO)
ENEMY_HERO = Ref(RefKind.ENEMY_HERO)
LOOKED = Ref(RefKind.LOOKED)
FOUND = Ref(RefKind.FOUND)
REST = Ref(RefKind.REST)
DONE_TO = Ref(RefKind.DONE_TO)
EACH_ONE = Ref(RefKind.EACH_ONE)


@dataclass(frozen=True, slots=True)
class All(Who):
    """Every card that fits, on resolution: a mass ability without targets (502.6)."""

    of: Filter


@dataclass(frozen=True, slots=True)
class Choose(Who):
    """Cards that a player names: the targets (117.1, 502.6).

    In play and in open zones the choice is part of the announcement; with `late` it is made on resolution (after a
    full stop or semicolon, 115.1; from a hand or deck). `most` None: any number.
    """

    of: Filter
    least: Value = ONE
    most: Value | None = ONE
    by: Player = YOU
    slot: int = 0  # where the choice is kept for later references
    late: bool = False
    different: bool = False  # «разные цели» over the shots of one ability


@dataclass(frozen=True, slots=True)
class AtRandom(Who):
    of: Filter
    number: Value = ONE


@dataclass(frozen=True, slots=True)
class DeckTop(Who):
    """The top (or bottom) cards of a deck, without looking through it (204.3)."""

    number: Value = ONE
    player: Player = YOU
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class Together(Who):
    """«существо и героя»: these and those."""

    parts: tuple[Who, ...]


@dataclass(frozen=True, slots=True)
class HeroOf(Who):
    """The hero of a player: «ранить этого игрока» means his hero."""

    player: Player
