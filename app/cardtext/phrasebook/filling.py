"""What a phrase tells about what stands in its holes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from app.cardtext.scope import Decline
from app.engine.program import (
    Filter,
    Grant,
    Player,
    Ref,
    Test,
    Value,
    Who,
)
from app.engine.terms import KeywordName, Side, Zone


class Filling(Protocol):
    """What stands in the holes of a phrase, by the hole's name."""

    def who(self, name: str) -> Who: ...
    def value(self, name: str) -> Value: ...
    def player(self, name: str) -> Player: ...
    def cards(self, name: str) -> CardsNamed: ...
    def closed(self, name: str) -> bool: ...
    def grants(self, name: str) -> tuple[Grant, ...]: ...
    def has(self, name: str) -> bool: ...
    def event_card(self, name: str) -> Filter | Ref: ...
    def is_plural(self, name: str) -> bool: ...
    def called(self, name: str) -> Who: ...
    def own_name(self) -> str: ...
    def told_life(self, name: str) -> Value | None: ...
    def has_looked(self) -> bool: ...
    def hero_ordered(self) -> Who | None: ...
    def just_done(self) -> type | None: ...
    def discarder(self) -> Side | None: ...
    def keywords(self, name: str) -> tuple[KeywordName, ...]: ...


@dataclass(frozen=True, slots=True)
class CardsNamed:
    """Cards as a number and a description: what is searched for, discarded or counted."""

    of: Filter
    least: Value
    most: Value | None
    placed: bool = False  # whether the words told whose or where
    by: Player | None = None
    random: bool = False
    closed: bool = False
    ref: Who | None = None  # the very cards, when the words point at some
    copy_of: Who | None = None
    copy_grants: tuple[Grant, ...] = ()

    @property
    def tests(self) -> tuple[Test, ...]:
        """What the cards are, where the words around tell whose they are."""
        if self.placed:
            raise Decline("two places for the same cards")
        return self.of.tests

    @property
    def hand(self) -> Filter | None:
        """Which cards of a hand; None: any."""
        return replace(self.of, side=Side.ANYONE, zone=Zone.HAND) if self.of.tests else None

    @property
    def number(self) -> Value | None:
        return self.most
