"""What only the reading knows: words that another part of the sentence makes whole, never left in a program."""

from __future__ import annotations

from dataclasses import dataclass

from app.cardtext.phrasebook.filling import Filling
from app.cardtext.phrasebook.rewriting import CHARACTERS
from app.cardtext.scope import Decline
from app.engine.program import (
    SELF,
    Condition,
    Do,
    Filter,
    Value,
    When,
    Who,
)
from app.engine.terms import EventKind, Zone


@dataclass(frozen=True, slots=True)
class WouldHappen(Condition):
    """«если … должно погибнуть»: what «вместо этого» replaces (517)."""

    when: When


@dataclass(frozen=True, slots=True)
class AttacksWhom(Condition):
    """«пока атакует раненого персонажа»: what is then more is so against such characters only."""

    whom: Filter


def attacks_whom(holes: Filling) -> AttacksWhom:
    whom = holes.event_card("F2")
    if holes.who("S") != SELF or not isinstance(whom, Filter):
        raise Decline("an attack on one card")
    return AttacksWhom(whom)


def would_heal(holes: Filling) -> WouldHappen:
    """«если способность существа должна излечить персонажей»: of several it is one event (H-57)."""
    whom = holes.event_card("F")
    everybody = holes.is_plural("F") and whom == Filter(CHARACTERS)
    return WouldHappen(When(EventKind.HEALED, None if everybody else whom, holes.event_card("F2")))


@dataclass(frozen=True, slots=True)
class Prevented(Do):
    """«Каждый раз, когда …, предотвратите 1 рану»: what cards whose wounds are told of have (516.4, H-71)."""

    number: Value


@dataclass(frozen=True, slots=True)
class Cancelled(Do):
    """«Когда противник разыгрывает карту, отмените её»: a part of that ability, no act of its own (518)."""

    who: Who


@dataclass(frozen=True, slots=True)
class PutAside(Do):
    """«положите её на верх колоды вместо вашей руки»: tells the search before it where to put the card."""

    to: Zone


def to_graveyard(holes: Filling) -> Do:
    return PutAside(Zone.GRAVEYARD)


def to_deck(holes: Filling) -> Do:
    return PutAside(Zone.DECK)
