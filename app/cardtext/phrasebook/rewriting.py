"""Phrases whose words don't stand one to one for a node: the functions that build them.

Each takes what stands in the holes; such phrases are only read. `tidied` brings nodes that two wordings build
differently to one form.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.cardtext.phrasebook.filling import CardsNamed, Filling
from app.cardtext.phrasebook.seeking import from_looked
from app.cardtext.scope import Decline
from app.engine.program import (
    DONE_TO,
    EACH_ONE,
    IT,
    SELF,
    SUBJECT,
    All,
    Among,
    AtRandom,
    Choose,
    ChooseDo,
    CoinsSpent,
    Compare,
    CompleteQuest,
    Condition,
    CopyAbilities,
    CopyStat,
    Count,
    Create,
    CreateCopy,
    DeckTop,
    Destroy,
    Discard,
    Do,
    Draw,
    Fight,
    Filter,
    Fits,
    ForEach,
    Gain,
    Grant,
    Happened,
    HasTrigger,
    Heal,
    Ignore,
    IsClass,
    IsKind,
    IsNamed,
    IsOther,
    Keyword,
    Later,
    Lay,
    Lift,
    LookAt,
    Lose,
    May,
    Mill,
    Mine,
    Modify,
    Move,
    Number,
    Pick,
    PlayCard,
    Player,
    PutIntoDeck,
    Ref,
    Revive,
    Search,
    Sequence,
    Shoot,
    Test,
    Times,
    TriggerAgain,
    Value,
    When,
    Who,
    Wound,
)
from app.engine.terms import Comparison, EventKind, KeywordName, Kind, Measure, Operation, Place, Side, Stat, Zone

CREATURE_DIED = Happened(When(EventKind.DIES, Filter((IsKind((Kind.CREATURE,)),))))
"""What «Душелов» waits for; inside a sentence it is a condition like any other."""

CHARACTERS: tuple[Test, ...] = (IsKind((Kind.HERO, Kind.CREATURE)),)
SHOOTABLE = Filter(CHARACTERS, Side.ENEMY)
"""A shot is at a character of the opponent (part 7)."""


NEXT_HIRE_AGAIN = Later(
    When(EventKind.ENTERS, Filter((IsKind((Kind.CREATURE,)), HasTrigger(EventKind.ENTERS), IsOther(SELF)))),
    TriggerAgain(SUBJECT, EventKind.ENTERS),
)
"""«Следующий Найм сработает ещё раз» (525.2)."""

ANOTHER_ATTACK = (Modify(Measure.ATTACKS_A_TURN, Operation.ADD, Number(1)),)
"""«может атаковать ещё раз», in this turn (H-69)."""


def shots(holes: Filling) -> Do:
    """«2 выстрела на 2 по разным существам»: several shots; at one target each they are one choice of cards."""
    target = holes.who("W") if holes.has("W") else Choose(SHOOTABLE)
    shot = Shoot(_enemy(target), holes.value("N"))
    return Times(holes.value("M"), shot) if holes.has("M") else shot


def shots_up_to(holes: Filling) -> Do:
    """«До двух выстрелов»: each may be left out."""
    shot = shots(holes)
    assert isinstance(shot, Times)
    return replace(shot, do=May(shot.do))


def shots_apart(least: Callable[[Value], Value]) -> Callable[[Filling], Do]:
    """«2 выстрела по разным существам»: one choice of so many cards."""

    def shoot(holes: Filling) -> Do:
        number = holes.value("M")
        of = holes.cards("X").of if holes.has("X") else SHOOTABLE
        target = _enemy(Choose(of, least(number), number))
        return Shoot(target, holes.value("N"))

    return shoot


def split(kind: type[Wound] | type[Heal]) -> Callable[[Filling], Do]:
    """«Распределите 3 раны среди …»: the cards are named, at least 1 for each (H-47)."""
    return lambda holes: kind(_shared(holes), holes.value("N"), split=True)


def split_grant(kind: Callable[[Any], Grant]) -> Callable[[Filling], Do]:
    return lambda holes: Lay(_shared(holes), (kind(holes.value("N")),), split=True)


def _shared(holes: Filling) -> Who:
    cards = holes.cards("X")
    if cards.most is not None:
        raise Decline("a number split among a number of cards")
    return Choose(cards.of, Number(1), holes.value("N"))


def _enemy(who: Who) -> Who:
    if isinstance(who, (Choose, All)) and who.of.side is Side.ANYONE:
        return replace(who, of=replace(who.of, side=Side.ENEMY))
    return who


def on_your_hero(kind: type[Wound] | type[Heal]) -> Callable[[Filling], Do]:
    """«Излечитесь на 2»: an order to the player is for the hero (E15 209.5)."""

    def do(holes: Filling) -> Do:
        hero = holes.hero_ordered()
        if hero is None:
            raise Decline("not an order")
        return kind(hero, holes.value("N"))

    return do


def taken_card(holes: Filling) -> Do:
    """«Возьмите карту» draws; «возьмите существо с кладбища» moves it to the hand."""
    who = holes.who("W")
    if holes.has_looked():
        who = from_looked(who)
    if isinstance(who, Choose) and who.of == Filter() and who.most is not None and who.least == who.most:
        return Draw(holes.player("P"), who.most)
    return Move(who, Zone.HAND)


def discarded(holes: Filling) -> Do:
    """«Он сбрасывает эту карту»: the very card, or so many of a description."""
    cards = holes.cards("X")
    if cards.ref is not None:
        very = Filter((Among(cards.ref),), Side.ANYONE, Zone.HAND)
        return Discard(holes.player("P"), Number(1), of=very)
    if cards.least != (cards.most or Number(1)):
        raise Decline("a discard of as many cards as its player likes")
    return Discard(holes.player("P"), cards.number, of=cards.hand, chosen_by=cards.by, random=cards.random)


DONE_WORDS: tuple[tuple[str, type[Do]], ...] = (
    ("сброшен", Discard),
    ("уничтожен", Destroy),
    ("показан", LookAt),
    ("завершён", CompleteQuest),
    ("найден", Search),
    ("добыт", Mine),
)


def was_done(act: type[Do]) -> Callable[[Filling], Condition]:
    """At least one such card, of those that this act was just done to."""

    def fact(holes: Filling) -> Condition:
        if holes.just_done() is not act:
            raise Decline("nothing of that kind was done just before")
        tests = (*holes.cards("X").tests, Among(DONE_TO))
        return Compare(Count(All(Filter(tests))), Comparison.AT_LEAST, Number(1))

    return fact


def discarded_by(holes: Filling) -> Condition:
    """«если противник сбросил существо», just now."""
    told: Any = holes.player("P")  # of a fact: whose it is
    if told is not holes.discarder():
        raise Decline("a player who discarded nothing")
    return was_done(Discard)(holes)


def lifted_keywords(name: str) -> Callable[[Filling], Do]:
    """One keyword after another; cards that are chosen are chosen once."""

    def lift(holes: Filling) -> Do:
        who = holes.who(name)
        again = who if isinstance(who, (All, Ref)) else IT
        first, *rest = holes.keywords("L")
        lifts = (Lift(who, "keyword", keyword=first), *(Lift(again, "keyword", keyword=it) for it in rest))
        return Sequence(lifts) if rest else lifts[0]

    return lift


def to_top_or_bottom(holes: Filling) -> Do:
    """«на верх или под низ колоды»: chosen once for all of them."""
    who = holes.who("W")
    again = who if isinstance(who, Ref) else IT
    either = ChooseDo((Move(again, Zone.DECK, Place.TOP), Move(again, Zone.DECK, Place.BOTTOM)))
    return either if again == who else Sequence((Pick(who), either))


def played(*, free: bool) -> Callable[[Filling], Do]:
    """«Разыграйте существо»: from the hand, when nothing else is said (203)."""

    def play(holes: Filling) -> Do:
        who = holes.who("W")
        if isinstance(who, Choose) and who.of.zone is Zone.PLAY:
            if who.of.side is Side.ENEMY:
                raise Decline("a card of the opponent's that is in no known zone")
            who = replace(who, of=replace(who.of, side=Side.YOURS, zone=Zone.HAND))
        return PlayCard(who, free=free, cheaper=None if free else holes.value("N"), optional=False)

    return play


def this_is(holes: Filling) -> Condition:
    return Fits(holes.called("X"), holes.cards("X").tests)


def created(holes: Filling) -> Do:
    """«Создайте две копии этого существа», «создайте яйцо»."""
    cards = holes.cards("X")
    if cards.copy_of is not None:
        return CreateCopy(cards.copy_of, cards.most or Number(1), holes.player("P"), cards.copy_grants)
    return Create(named_card(cards), cards.most or Number(1), holes.player("P"))


def placed(player: Player) -> Callable[[Filling], Do]:
    """«Поместите Самородок в вашу колоду»."""

    def put(holes: Filling) -> Do:
        cards = holes.cards("X")
        return PutIntoDeck(named_card(cards), cards.most or Number(1), player)

    return put


def named_card(cards: CardsNamed) -> str:
    """The card to create: named, or called by its class alone."""
    if len(cards.tests) == 1:
        test = cards.tests[0]
        if isinstance(test, IsNamed):
            return test.name
        if isinstance(test, IsClass) and len(test.names) == 1:
            return test.names[0].capitalize()
    raise Decline("no card of that name is known")


def revived(holes: Filling) -> Do:
    life = holes.told_life("W")
    who = holes.who("W")
    if isinstance(who, (Choose, All, AtRandom)) and who.of.zone is Zone.PLAY:
        side = Side.YOURS if who.of.side is Side.ANYONE else who.of.side
        who = replace(who, of=replace(who.of, zone=Zone.GRAVEYARD, side=side))
    return Revive(who, holes.closed("W"), life)


def lost(holes: Filling) -> tuple[Grant, ...]:
    """«теряет Спящий и Броню»: the keywords that «получает» would give."""
    return tuple(Lose(name) for name in _keywords(holes))


def ignored(holes: Filling) -> tuple[Grant, ...]:
    """«игнорирует Броню и Чешую»."""
    return tuple(Ignore(name) for name in _keywords(holes))


def _keywords(holes: Filling) -> list[KeywordName]:
    given = [grant.ability for grant in holes.grants("G") if isinstance(grant, Gain)]
    names = [ability.name for ability in given if isinstance(ability, Keyword) and ability == Keyword(ability.name)]
    if len(names) != len(holes.grants("G")):
        raise Decline("only keywords without a number are known by their name alone")
    return names


def copied_whole(holes: Filling) -> Do:
    """«копирует удар, жизни и особенности существа»: of one card, named once."""
    who, by = holes.who("W"), holes.who("S")
    if not isinstance(who, (Choose, AtRandom)):
        raise Decline("a copy of a card that is not chosen")
    return Sequence((CopyStat(Stat.STRIKE, who, by), CopyStat(Stat.LIFE, IT, by), CopyAbilities(IT, by)))


def fights_in_turn(holes: Filling) -> Do:
    """«Ваши существа по очереди сражаются с существами противника»: a foe is chosen for each (H-29)."""
    return ForEach(holes.who("S"), Fight(EACH_ONE, Choose(holes.cards("X").of)))


def into_graveyard(side: Side) -> Callable[[Filling], When]:
    """«когда на кладбище противника попадает существо»: a graveyard holds its owner's cards (205.1)."""

    def happens(holes: Filling) -> When:
        cards = holes.event_card("F")
        if not isinstance(cards, Filter) or cards.side is not Side.ANYONE:
            raise Decline("two players' cards at once")
        return When(EventKind.PUT_IN_GRAVEYARD, replace(cards, side=side))

    return happens


def spent_nothing(holes: Filling) -> Condition:
    if holes.who("S") != SELF:
        raise Decline("only the coins spent for the card itself are known")
    return Compare(CoinsSpent(), Comparison.EQUAL, Number(0))


def tidied(do: Do) -> Do:
    """One form for what several wordings build."""
    if isinstance(do, Move) and do.to is Zone.GRAVEYARD and isinstance(do.who, DeckTop) and not do.who.bottom:
        return Mill(do.who.player, do.who.number)
    return do
