"""Conditions on which cards a player has and where: «у вас 3 карты в руке», «у противника больше существ»."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.cardtext.phrasebook.filling import Filling
from app.cardtext.scope import Decline
from app.engine.program import ENEMY, YOU, All, Compare, Condition, Count, Exists, Filter, HandSize, Negate
from app.engine.terms import Comparison, Side, Zone


def somewhere(side: Side) -> Callable[[Filling], Condition]:
    """«у вас 3 карты в руке»: cards in a zone that the words name, of the player who is told."""

    def there_is(holes: Filling) -> Condition:
        cards = holes.cards("X")
        if cards.of.zone is Zone.PLAY or cards.of.side is not Side.YOURS:
            raise Decline("two places for the same cards")
        return Exists(replace(cards.of, side=side), cards.least)

    return there_is


def nowhere(side: Side) -> Callable[[Filling], Condition]:
    """«у противника нет карт в руке»."""
    there_is = somewhere(side)

    def there_is_none(holes: Filling) -> Condition:
        found = there_is(holes)
        assert isinstance(found, Exists)
        return Negate(Exists(found.of))

    return there_is_none


def more_of(side: Side, comparison: Comparison) -> Callable[[Filling], Condition]:
    """«у противника больше существ (, чем у вас)», «у вас меньше карт в руке»: the same cards of either side."""
    other = Side.ENEMY if side is Side.YOURS else Side.YOURS
    players = {Side.YOURS: YOU, Side.ENEMY: ENEMY}

    def fact(holes: Filling) -> Condition:
        cards = holes.cards("X")
        if cards.most is not None or cards.ref is not None:
            raise Decline("a number of cards compared with the other player's")
        if cards.of == Filter((), Side.YOURS, Zone.HAND):
            return Compare(HandSize(players[side]), comparison, HandSize(players[other]))
        one, two = (Count(All(Filter(cards.tests, each))) for each in (side, other))
        return Compare(one, comparison, two)

    return fact
