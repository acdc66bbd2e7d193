"""Noun phrases: «два ваших раненых существа стоимостью 3 или менее с любого кладбища» as what they name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from app.cardtext.forms import ANYWHERE, PLURAL, SINGULAR, Case, Gender, Masks, agree, in_case, narrowed, union
from app.cardtext.lexer import Word
from app.cardtext.rewriting import CardsNamed
from app.cardtext.scope import Decline, Scope
from app.cardtext.words import ZoneOf
from app.engine.program import (
    DONE_TO,
    ENEMY,
    ENEMY_HERO,
    HERO,
    IT,
    LOOKED,
    OTHER,
    REST,
    SELF,
    YOU,
    All,
    Among,
    AnyOf,
    AtRandom,
    Choose,
    Compared,
    DeckTop,
    Filter,
    Grant,
    HasKeyword,
    HeroOf,
    IsAttacking,
    IsClass,
    IsClosed,
    IsElement,
    IsHidden,
    IsKind,
    IsMerged,
    IsNamed,
    IsNamedThing,
    IsOther,
    IsWounded,
    Lose,
    Modify,
    Not,
    Number,
    Player,
    PlayerRole,
    Ref,
    RefKind,
    SameClass,
    SameElement,
    StatOf,
    Test,
    Value,
    Who,
)
from app.engine.terms import Kind, Measure, Operation, Side, Stat, Zone

MINED = Ref(RefKind.MINED)
HERO_TESTS: tuple[Test, ...] = (IsKind((Kind.HERO,)),)
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
    done: bool = False
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
            return All(of) if len(self.tests) > 1 else DONE_TO
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


def test_rank(test: Test) -> int:
    """The order of tests in a description: what the noun says, adjectives, «с …», «другое»."""
    if isinstance(test, IsOther):
        return 9
    for rank, types in enumerate(_RANKS):
        if isinstance(test, types):
            return rank
    return len(_RANKS)


_RANKS: tuple[tuple[type[Test], ...], ...] = (
    (IsNamed, IsKind, IsClass, AnyOf),
    (IsElement,),
    (IsWounded, IsClosed, IsHidden, IsAttacking, IsMerged),
    (Not,),
    (Compared,),
    (HasKeyword,),
)


def hero_of(player: Player) -> Who:
    if player == YOU:
        return HERO
    return ENEMY_HERO if player == ENEMY else HeroOf(player)


# ------------------------------------------------------------------------------------------- reading the tree

Edit = Callable[[Phrase, Word], None]


def _agreeing(phrase: Phrase, word: Word) -> None:
    masks = agree(phrase.masks, word.masks)
    if phrase.counted or phrase.any_number:
        masks = word.masks
    if not union(masks):
        raise Decline("the words of a noun phrase don't agree", word.start)
    phrase.masks = masks


def _poss(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    if word.value is not None:
        phrase.side = word.value
        return
    phrase.side = own_side(phrase.scope.actor, word.start)


def own_side(actor: Player, start: int) -> Side:
    """«свой»: of the player who acts."""
    if actor == YOU:
        return Side.YOURS
    if actor == ENEMY:
        return Side.ENEMY
    raise Decline("«свой» of several players", start)


def _all(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.quantity = word.value


def _copy_stats(phrase: Phrase, word: Word) -> None:
    """«копию … 1/1»: numbers of the copy."""
    numbers = zip((Measure.STRIKE, Measure.LIFE), word.value, strict=True)
    phrase.copy_grants += tuple(Modify(measure, Operation.SET, Number(number)) for measure, number in numbers)


def _copy_plain(phrase: Phrase, word: Word) -> None:
    """«копию … без особенностей»."""
    phrase.copy_grants += (Lose(),)


def _named_thing(phrase: Phrase, word: Word) -> None:
    """«этой стихии» after «выберите стихию»; else of the card spoken of."""
    if phrase.scope.named == word.value:
        phrase.tests.append(IsNamedThing(word.value))
    elif word.value == "element":
        phrase.tests.append(SameElement(phrase.scope.latest()))
    else:
        phrase.tests.append(SameClass(phrase.scope.latest()))


def _same_element(phrase: Phrase, word: Word) -> None:
    phrase.tests.append(SameElement(phrase.scope.latest()))


def _this_head(phrase: Phrase, word: Word) -> None:
    phrase.ref = SELF


def _shot_at(phrase: Phrase, word: Word) -> None:
    """«Существо, атакованное этим выстрелом»: what the shot was at, if it is one."""
    if not phrase.scope.shot:
        raise Decline("no shot before it", word.start)
    phrase.quantity = "all"
    phrase.tests.append(Among(IT))


def _chosen_one(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.chosen_before = phrase.scope.picked


def _of_them(phrase: Phrase, word: Word) -> None:
    """«одну из них», «орка среди них»: of the cards of a deck that were looked at."""
    if not phrase.scope.looked:
        raise Decline("nothing was looked at before", word.start)
    phrase.tests.append(Among(LOOKED))
    phrase.zone, phrase.side = Zone.DECK, Side.ANYONE
    phrase.any_number |= phrase.quantity == "any" and phrase.plural  # «любые из них»


def _other(phrase: Phrase, word: Word) -> None:
    """«остальные карты» after looking at some are those that are left of them."""
    if word.value == "rest" and phrase.scope.looked:
        phrase.ref = REST
    else:
        _flag("rest" if word.value == "rest" else "other")(phrase, word)


def _rest(phrase: Phrase, word: Word) -> None:
    if not phrase.scope.looked:
        raise Decline("nothing was looked at before", word.start)
    _agreeing(phrase, word)
    phrase.ref = REST


def _flag(name: str) -> Edit:
    def edit(phrase: Phrase, word: Word) -> None:
        _agreeing(phrase, word)
        setattr(phrase, name, True)

    return edit


def _test(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.tests.append(word.value)


def _attacked(phrase: Phrase, word: Word) -> None:
    """«атакованное существо»: the event's other card; «атаковавшее»: whichever card of the event attacked."""
    _agreeing(phrase, word)
    phrase.ref = attack_ref(phrase.scope, word)


def _target(phrase: Phrase, word: Word) -> None:
    """«если цель погибла», after «при атаке»."""
    if not phrase.scope.attacking:
        raise Decline("no attack was spoken of", word.start)
    _agreeing(phrase, word)
    phrase.ref = OTHER


def attack_ref(scope: Scope, word: Word) -> Who:
    """Whoever attacked, or was attacked, in the trigger's event."""
    if scope.attacking:
        return OTHER if word.value == "other" else SELF
    if not scope.event:
        raise Decline("no attack was spoken of", word.start)
    return OTHER if word.value == "attacker" else scope.event[0].ref


def _mined(phrase: Phrase, word: Word) -> None:
    """«добытая этой картой карта»."""
    _agreeing(phrase, word)
    phrase.ref = MINED


def _card(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.tests = [*word.value, *phrase.tests]


def _name(phrase: Phrase, word: Word) -> None:
    phrase.tests.insert(0, IsNamed(word.value))


def _self(phrase: Phrase, word: Word) -> None:
    """The card's own name: the card, unless it is counted or «другой» stands before it."""
    phrase.own_name = True
    if phrase.other or phrase.most is not None or phrase.quantity or phrase.side is not None:
        phrase.tests.insert(0, IsNamed(word.value))
    else:
        phrase.ref = SELF


def _pronoun(phrase: Phrase, word: Word) -> None:
    phrase.pronoun = True
    phrase.masks = word.masks


def _player(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.player = Player(word.value)


_OWNER_PLAYERS = {Side.ENEMY: ENEMY, Side.ANYONE: Player(PlayerRole.CHOSEN)}


def _owner_head(phrase: Phrase, word: Word) -> None:
    phrase.player = _OWNER_PLAYERS[word.value]


def _owner(phrase: Phrase, word: Word) -> None:
    phrase.side = word.value


def _you(phrase: Phrase, word: Word) -> None:
    phrase.player = YOU


def _own_pronoun(phrase: Phrase, word: Word) -> None:
    phrase.ref = phrase.scope.subject or SELF


def _element(phrase: Phrase, word: Word) -> None:
    phrase.tests.append(IsElement((word.value,)))


def _zone(phrase: Phrase, word: Word) -> None:
    place: ZoneOf = word.value
    phrase.zone = place.zone
    if phrase.side is None and place.zone is not Zone.PLAY:
        phrase.side = place.side


def _control(phrase: Phrase, word: Word) -> None:
    """«под вашим контролем»; of a card in another zone it tells who gets it, which is you anyway."""
    if phrase.zone not in PRIVATE:
        phrase.side = word.value
    elif word.value is not Side.YOURS:
        raise Decline("a card that comes under the opponent's control", word.start)


def _less_cost(phrase: Phrase, word: Word) -> None:
    """Than the coins just paid, or than the card spoken of before."""
    than = phrase.scope.just_paid() or StatOf(Stat.COST, phrase.scope.latest())
    phrase.tests.append(Compared(Stat.COST, word.value, than))


def _chosen_by(player: Player) -> Edit:
    def edit(phrase: Phrase, word: Word) -> None:
        phrase.by = player

    return edit


def _any_number(phrase: Phrase, word: Word) -> None:
    phrase.any_number = True


def _closed_state(phrase: Phrase, word: Word) -> None:
    phrase.closed = True


def _agree_only(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)


def _not_card(phrase: Phrase, word: Word) -> None:
    phrase.tests.extend(Not(test) for test in word.value)


EDITS: dict[str, Edit] = {
    "NOT_CARD": _not_card,
    "POSS": _poss,
    "DEM": _flag("this"),
    "ALL": _all,
    "EACH": _all,
    "OTHER": _other,
    "REST": _rest,
    "OF_THEM": _of_them,
    "OF_THEM_BEFORE": _of_them,
    "ONE_OF_THEM": _of_them,
    "RANDOM": _flag("random"),
    "CHOSEN": _chosen_one,
    "STATS": _copy_stats,
    "COPY_PLAIN": _copy_plain,
    "NAMED": _named_thing,
    "SAME_ELEMENT": _same_element,
    "THIS_HEAD": _this_head,
    "SHOT_AT": _shot_at,
    "SHOT_AT_BEFORE": _shot_at,
    "ADJ": _test,
    "ATTACKED": _attacked,
    "ATTACKED_ONE": _attacked,
    "MINED_HERE": _mined,
    "ANY_NUMBER": _any_number,
    "CARD": _card,
    "TARGET": _target,
    "NAME": _name,
    "SELF": _self,
    "PRON": _pronoun,
    "PLAYER": _player,
    "OWNER": _owner,
    "OWNER_HEAD": _owner_head,
    "YOU": _you,
    "SELF_PRON": _own_pronoun,
    "OF_ELEMENT": _element,
    "UNDER_CONTROL": _control,
    "IN_ZONE": _zone,
    "FROM_ZONE": _zone,
    "BY_ENEMY": _chosen_by(ENEMY),
    "BY_YOU": _chosen_by(YOU),
    "LESS_COST": _less_cost,
    "CLOSED_STATE": _closed_state,
}


def finish(phrase: Phrase, *, as_subject: bool) -> None:
    """Resolve what the phrase points back at."""
    scope = phrase.scope
    if phrase.zone in PRIVATE and phrase.side is Side.ENEMY:
        scope.owner = ENEMY
    if phrase.pronoun:
        _resolve_pronoun(phrase, as_subject)
    elif phrase.chosen_before and phrase.player is None:
        phrase.ref = scope.chosen_one(tuple(phrase.tests))
    elif phrase.this and phrase.player is None:
        phrase.ref = _this(phrase)
    elif phrase.this and phrase.player is not None:
        phrase.player = that_player(scope.player)
    if phrase.player is not None and phrase.quantity in ("all", "each"):
        phrase.player = Player(PlayerRole.EACH)
    if phrase.player is not None and phrase.ref is None:
        scope.player = phrase.player


def _resolve_pronoun(phrase: Phrase, as_subject: bool) -> None:
    scope = phrase.scope
    try:
        phrase.ref = scope.pronoun(phrase.masks, as_subject=as_subject)
    except Decline:
        if not as_subject or scope.owner is None or not phrase.masks[Gender.MAN] & SINGULAR:
            raise
        phrase.player = scope.owner  # «он»: whose hand was just spoken of


def that_player(said: Player | None) -> Player:
    """«этот игрок»: who was chosen is not chosen again."""
    chosen = said is None or said.role in (PlayerRole.CHOSEN, PlayerRole.THAT)
    return Player(PlayerRole.THAT) if chosen or said is None else said


def _this(phrase: Phrase) -> Who:
    if not phrase.tests and not phrase.plural:
        return phrase.scope.this_card()
    return phrase.scope.this_one(tuple(phrase.tests))
