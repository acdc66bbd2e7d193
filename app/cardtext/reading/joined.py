"""Several noun phrases with «и» or «или» between them."""

from __future__ import annotations

from dataclasses import dataclass

from app.cardtext.lexicon.forms import ANYWHERE, Case, Masks
from app.cardtext.phrasebook.filling import CardsNamed
from app.cardtext.reading.phrase import Phrase
from app.cardtext.scope import Decline, Scope
from app.engine.program import AnyOf, Filter, IsClass, IsKind, Player, Ref, Test, Together, Who


@dataclass(slots=True)
class Joined:
    """Several noun phrases with «и» or «или» between them."""

    parts: tuple[Phrase, ...]
    either: bool

    @property
    def masks(self) -> Masks:
        return ANYWHERE

    @property
    def player(self) -> Player | None:
        return None

    @property
    def start(self) -> int:
        return self.parts[0].start

    @property
    def ref(self) -> Who | None:
        return None

    def speak_in(self, scope: Scope) -> None:
        for part in self.parts:
            part.speak_in(scope)

    def put_in(self, case: Case) -> None:
        for part in self.parts:
            part.put_in(case)

    def who(self) -> Who:
        if not self.either:
            return Together(tuple(part.who() for part in self.parts))
        return self._merged().who()

    def cards(self) -> CardsNamed:
        return self._merged().cards()

    def subject(self) -> Filter | Ref:
        if not self.either:
            raise Decline("an event of several cards", self.start)
        return self._merged().subject()

    def filter(self) -> Filter:
        return self._merged().filter()

    def as_player(self) -> Player:
        raise Decline("cards where a player is meant", self.start)

    event_side = as_player

    def _merged(self) -> Phrase:
        """«дракона или драконида»: one description with two ways to fit it."""
        first, second = self.parts[0], self.parts[1]
        if len(self.parts) != 2 or any(p.ref is not None or p.player is not None for p in self.parts):
            raise Decline("this can't be one description", self.start)
        if (first.side, first.zone, first.other, first.rest) != (second.side, second.zone, second.other, second.rest):
            raise Decline("«или» between cards of several players or places", self.start)
        first.tests = [either(tuple(first.tests), tuple(second.tests))]
        return first


def either(a: tuple[Test, ...], b: tuple[Test, ...]) -> Test:
    if len(a) == len(b) == 1 and isinstance(a[0], IsClass) and isinstance(b[0], IsClass):
        return IsClass(a[0].names + b[0].names)
    if len(a) == len(b) == 1 and isinstance(a[0], IsKind) and isinstance(b[0], IsKind):
        return IsKind(a[0].kinds + b[0].kinds)
    if len(a) == len(b) == 1:
        return AnyOf((a[0], b[0]))
    raise Decline("«или» between long descriptions")


Phrases = Phrase | Joined
