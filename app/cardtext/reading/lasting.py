"""What is given for a while: effects with their duration, and prices of cards to be played (119.6, 521.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeGuard

from app.cardtext.scope import Decline
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    IT,
    YOU,
    All,
    Choose,
    Constant,
    CopyAbilities,
    Do,
    EnterClosed,
    EnterWith,
    Filter,
    Forbid,
    Gain,
    GainCoins,
    Grant,
    HeroOf,
    Lay,
    LoseCoins,
    May,
    Modify,
    Number,
    PlayCard,
    Player,
    PlayerRole,
    Ref,
    TakeControl,
    Together,
    Until,
    Who,
)
from app.engine.terms import Ban, Measure, Operation, Side, Span, Zone


@dataclass(frozen=True, slots=True)
class Given:
    """Something that cards have: a constant, or an effect when it lasts for a while."""

    who: Who
    grants: tuple[Grant, ...]
    next_one: bool = False  # «следующая карта»: used up by the first card that it acts on


@dataclass(frozen=True, slots=True)
class PlayableUntil(Do):
    """«можете разыграть её бесплатно до конца хода»: a card that came to the hand just now."""

    who: Who
    price: Modify
    until: Until


def lasting(given: Given) -> Do:
    """Something given as an effect; prices of cards to be played lie on who will play them (521.1)."""
    until = Until(Span.NEXT_TIME) if given.next_one else Until()
    if is_price(given.grants) and not isinstance(given.who, Ref):
        payers = _PAYERS[_side_of(given.who)]
        against = described(given.who)
        return Lay(payers, tuple(replace(grant, against=against) for grant in given.grants), until)
    if given.next_one:
        raise Decline("«следующее» where no price is given")
    if isinstance(given.who, All) and any(isinstance(grant, EnterClosed | EnterWith) for grant in given.grants):
        return Lay(HERO, (Gain(Constant(given.who, given.grants)),))  # it is for cards that are not there yet
    if given.grants == (Forbid(Ban.BE_PLAYED),) and isinstance(given.who, All):  # cards not in play yet (521.1)
        return Lay(_PAYERS[_side_of(given.who)], (Forbid(Ban.PLAY, what=described(given.who)),), until)
    return Lay(given.who, given.grants, until)


def is_price(grants: tuple[Grant, ...]) -> TypeGuard[tuple[Modify, ...]]:
    return all(isinstance(grant, Modify) and grant.measure is Measure.COST for grant in grants)


_PAYERS: dict[Side, Who] = {Side.YOURS: HERO, Side.ENEMY: ENEMY_HERO, Side.ANYONE: Together((HERO, ENEMY_HERO))}


def _side_of(who: Who) -> Side:
    if not isinstance(who, All) or who.of.zone is not Zone.PLAY:
        raise Decline("a price of a card that is there already")
    return who.of.side


def described(who: Who) -> Filter | None:
    return Filter(who.of.tests) if isinstance(who, All) and who.of.tests else None


OWNER_PAYS = HeroOf(Player(PlayerRole.OWNER, IT))


def with_until(do: Do, until: Until) -> Do:
    if until == Until(Span.NEXT_TURN_OF_CARD):  # «до конца следующего хода этого игрока»: whose card it was
        if not isinstance(do, Lay) or not is_price(do.grants) or do.who != _PAYERS[Side.ANYONE]:
            raise Decline("«этот игрок» where no card of his is told")
        return replace(do, who=OWNER_PAYS, until=until)
    if isinstance(do, May) and isinstance(do.do, PlayCard):
        return may_until(do, until)
    if isinstance(do, Lay) and do.until == Until(Span.NEXT_TIME):
        return replace(do, until=replace(until, once=True))
    if isinstance(do, (Lay, GainCoins, LoseCoins, TakeControl, CopyAbilities)) and do.until == Until():
        return replace(do, until=until)
    if isinstance(do, May):
        return replace(do, do=with_until(do.do, until))
    raise Decline("a duration of something that does not last")


def may_until(do: May, until: Until) -> Do:
    """A card that may be played free for a while: until then its price is another one, for one card."""
    play = do.do
    if not isinstance(play, PlayCard) or do.by != YOU:
        raise Decline("a duration of something that does not last")
    price = Modify(Measure.COST, Operation.SET, Number(0))
    if play.cheaper is not None:
        price = Modify(Measure.COST, Operation.SUBTRACT, play.cheaper)
    who = play.who
    if isinstance(who, Choose) and who.of.zone is Zone.HAND and who == Choose(who.of):
        against = Filter(who.of.tests) if who.of.tests else None
        return Lay(HERO, (replace(price, against=against),), replace(until, once=True))
    return PlayableUntil(who, price, until)
