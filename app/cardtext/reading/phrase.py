"""Noun phrases: «два ваших раненых существа стоимостью 3 или менее с любого кладбища» as what they name."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.cardtext.lexicon.forms import ANYWHERE, PLURAL, Case, Gender, Masks, in_case, narrowed, union
from app.cardtext.phrasebook.filling import CardsNamed
from app.cardtext.reading.descriptions import HERO_TESTS, hero_of, test_rank
from app.cardtext.scope import Decline, Scope
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    IT,
    LOOKED,
    REST,
    SELF,
    All,
    Among,
    AtRandom,
    Choose,
    DeckTop,
    Filter,
    Grant,
    IsOther,
    Not,
    Number,
    Player,
    PlayerRole,
    Ref,
    Test,
    Value,
    Who,
)
from app.engine.terms import Side, Zone

PRIVATE = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.SIDE_DECK)


@dataclass(slots=True)
class Phrase:
    """A noun phrase under way; its methods say what it names where it stands."""

    scope: Scope
    tests: list[Test] = field(default_factory=list)
    side: Side | None = None
    zone: Zone | None = None
    least: Value | None = None
    most: Value | None = None
    any_number: bool = False
    at_least: bool = False  # «3 или более»: no greatest number
    next_one: bool = False
    quantity: str = ""  # "all" | "each" | "any"
    random: bool = False
    this: bool = False
    other: bool = False
    rest: bool = False  # «остальные»
    closed: bool = False
    ref: Who | None = None
    player: Player | None = None
    top: DeckTop | None = None
    by: Player | None = None
    masks: Masks = ANYWHERE
    start: int = 0
    pronoun: bool = False
    own_name: bool = False
    done: Ref | None = None  # «замешанную таким образом»: by what they are known
    copy_of: Who | None = None
    different_names: bool = False  # «карты с разными названиями»: names are counted, not cards
    chosen_before: bool = False  # «выбранное существо» after «выберите существо»
    copy_grants: tuple[Grant, ...] = ()  # of a copy to create: «1/1 без особенностей»
    other_than_self: bool = False  # «другое существо»: after it «это существо» is the card itself

    # -- what it names

    @property
    def plural(self) -> bool:
        if self.counted or self.any_number:
            return True
        slots = union(self.masks)
        return bool(slots) and not slots & ~PLURAL

    @property
    def gender(self) -> Gender:
        return next((g for g in Gender if self.masks[g]), Gender.THING)

    @property
    def counted(self) -> bool:
        """Whether a number above one stands before the noun, which then is in the genitive: «два существа»."""
        return self.most is not None and self.most != Number(1)

    def speak_in(self, scope: Scope) -> None:
        """Let later words of this scope speak of these cards: a subject is read before its verb."""
        self.scope = scope

    def put_in(self, case: Case) -> None:
        """Stand where this case is asked."""
        slots = in_case(case)
        if self.counted or self.any_number:
            slots |= in_case(Case.GEN)
        found = narrowed(self.masks, slots)
        if not union(found):
            raise Decline("a noun in another case than the verb asks", self.start)
        self.masks = found

    def filter(self) -> Filter:
        if self.player is not None and self.ref is None:
            raise Decline("a player where cards are meant", self.start)
        if self.different_names:
            raise Decline("different names where cards are meant", self.start)
        side = self.side
        if side is None:
            side = Side.YOURS if self.zone in PRIVATE else Side.ANYONE
        tests = list(self.tests)
        if self.rest and self.scope.group:
            tests.append(self._none_of_the_group(tests))
        elif self.rest or self.other:
            tests.append(IsOther(self.scope.other_than(tuple(tests))))
        tests.sort(key=test_rank)
        return Filter(tuple(tests), side, self.zone or Zone.PLAY)

    def _none_of_the_group(self, tests: list[Test]) -> Test:
        """«ранить всех тёмных существ, излечить остальных»: those that what tells the first ones apart does not fit."""
        apart = [test for test in self.scope.group if test not in tests]
        if len(apart) != 1:
            raise Decline("«остальные» of cards that more than one thing tells apart", self.start)
        return Not(apart[0])

    def who(self, default_zone: Zone | None = None) -> Who:
        self.other_than_self = self.other and self.scope.other_than(tuple(self.tests)) == SELF
        who = self._named() or self._chosen(default_zone)
        if isinstance(who, All):
            self.scope.group = who.of.tests
        if not isinstance(who, (Ref, All)) or self.top is not None:
            self.mention()
        elif who in (HERO, ENEMY_HERO) and not self.pronoun:
            self.scope.mention(who, Gender.MAN, False, HERO_TESTS)
        return who

    def mention(self) -> None:
        """From here on «оно» or «она» may mean these cards."""
        tests = (*self.tests, IsOther(SELF)) if self.other_than_self else tuple(self.tests)
        self.scope.mention(IT, self.gender, self.plural, tests)

    def _named(self) -> Who | None:
        if self.ref is not None:
            if (self.pronoun or self.ref == REST) and self.tests:
                raise Decline("a pronoun with a description of its own", self.start)
            return self.ref
        if self.top is not None:
            return self.top
        if self.player is not None:
            return hero_of(self.player)
        if tuple(self.tests) == HERO_TESTS and not self.other and self.side in (Side.YOURS, Side.ENEMY):
            if self.quantity or self.plural:
                return None
            return HERO if self.side is Side.YOURS else ENEMY_HERO
        return None

    def _chosen(self, default_zone: Zone | None) -> Who:
        if self.zone is None and default_zone is not None:
            self.zone = default_zone
        of = self.filter()
        if self.done:
            return All(of) if len(self.tests) > 1 else self.done
        if self.random:
            return AtRandom(of, self.most or Number(1))
        if self.quantity in ("all", "each") and self.most is None:
            return All(of)
        if self.next_one:
            raise Decline("«следующее» where no constant is given", self.start)
        late = Among(LOOKED) in of.tests
        if self.at_least:
            return Choose(of, self.least or Number(1), None, by=self._chooser(), late=late)
        if self.any_number:
            return Choose(of, Number(0), None, by=self._chooser(), late=late)
        if self.most is not None:
            return Choose(of, self.least or self.most, self.most, by=self._chooser(), late=late)
        if self.plural:
            return All(of)
        return Choose(of, by=self._chooser(), late=late)

    def _chooser(self) -> Player:
        return self.by or self.scope.actor

    def cards(self) -> CardsNamed:
        least: Value
        most: Value | None
        if self.at_least:
            least, most = self.least or Number(1), None
        elif self.any_number:
            least, most = Number(0), None
        elif self.quantity in ("all", "each") or (self.plural and self.most is None):
            least, most = Number(1), None
        else:
            most = self.most or Number(1)
            least = self.least or most
        placed = self.side is not None or self.zone is not None
        return CardsNamed(
            self.filter(),
            least,
            most,
            placed,
            self.by,
            self.random,
            self.closed,
            self.ref,
            self.copy_of,
            self.copy_grants,
        )

    def subject(self) -> Filter | Ref:
        """A card of an event."""
        if isinstance(self.ref, Ref):
            return self.ref
        if self.ref is not None:
            raise Decline("cards of an event must be described", self.start)
        if self.player is not None:
            named = hero_of(self.player)
            return named if isinstance(named, Ref) else Filter(HERO_TESTS)
        named_hero = self._named()
        return named_hero if isinstance(named_hero, Ref) else self.filter()

    def as_player(self) -> Player:
        if self.player is None:
            raise Decline("cards where a player is meant", self.start)
        return self.player

    def event_side(self) -> Side | None:
        roles = {PlayerRole.YOU: Side.YOURS, PlayerRole.ENEMY: Side.ENEMY}
        role = self.as_player().role
        if role in (PlayerRole.EACH, PlayerRole.CHOSEN):
            return None
        if role not in roles:
            raise Decline("this player can't be waited for", self.start)
        return roles[role]
