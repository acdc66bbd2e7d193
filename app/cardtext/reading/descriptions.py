"""Descriptions of cards that reading and saying share: the order of tests, heroes, mined cards."""

from __future__ import annotations

from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    HERO,
    OTHER,
    YOU,
    AnyOf,
    Compared,
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
    IsOther,
    IsWounded,
    Not,
    Player,
    Ref,
    RefKind,
    Test,
    Who,
)
from app.engine.terms import Kind

MINED = Ref(RefKind.MINED)


HERO_TESTS: tuple[Test, ...] = (IsKind((Kind.HERO,)),)


def test_rank(test: Test) -> int:
    """The order of tests in a description: what the noun says, adjectives, «с …», «другое»."""
    if isinstance(test, IsOther):
        return 10 if test.than == OTHER else 9  # «другое …, кроме атакованного»
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
