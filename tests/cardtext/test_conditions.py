"""«если» and «пока»: what is asked, of which card, and when."""

from __future__ import annotations

from app.engine.program import (
    HERO,
    IT,
    SELF,
    YOU,
    Choose,
    Draw,
    Exists,
    ExtraLife,
    Filter,
    Fits,
    Heal,
    If,
    IsClass,
    IsKind,
    IsWounded,
    Lay,
    Move,
    Number,
    Pick,
    Sequence,
    SpellText,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, Kind, Side, Zone
from tests.cardtext.conftest import Means

CREATURE = Choose(Filter((IsKind((Kind.CREATURE,)),)))
CHARACTER = Choose(Filter((IsKind((Kind.HERO, Kind.CREATURE)),)))
DRAGON = Exists(Filter((IsClass(("дракон",)),), Side.YOURS))


def test_a_condition_after_the_act_asks_about_the_card_chosen(means: Means) -> None:
    """115.1: the card is chosen first, so that there is one to ask about."""
    means(
        "Верните существо в руку владельца, если это демон.",
        "Выберите существо, если это демон, верните его в руку.",
        SpellText(Sequence((Pick(CREATURE), If(Fits(IT, (IsClass(("демон",)),)), Move(IT, Zone.HAND))))),
        kind=Kind.SPELL,
    )


def test_instead_after_a_semicolon_takes_the_place_of_what_stands_before(means: Means) -> None:
    """One card, wounded once."""
    means(
        "Ранить персонажа на 1; если у вас есть дракон, вместо этого ранить его на 3.",
        "Выберите персонажа, если под вашим контролем есть дракон, ранить его на 3, иначе ранить его на 1.",
        SpellText(Sequence((Pick(CHARACTER), If(DRAGON, Wound(IT, Number(3)), Wound(IT, Number(1)))))),
        kind=Kind.SPELL,
    )


def test_a_hero_spoken_of_is_called_he(means: Means) -> None:
    """«он» is the hero of the sentence before."""
    means(
        "При атаке излечить вашего героя на 2; если ваш герой ранен, вместо этого он получает дополнительную жизнь.",
        "При атаке, если ваш герой ранен, ваш герой получает дополнительную жизнь, иначе излечить вашего героя на 2.",
        Triggered(
            (When(EventKind.ATTACKS, SELF),),
            If(Fits(HERO, (IsWounded(),)), Lay(HERO, (ExtraLife(),)), Heal(HERO, Number(2))),
        ),
    )


def test_a_condition_at_the_end_is_no_condition_of_the_trigger(means: Means) -> None:
    """112.3: what stands right after the event is asked twice, this once."""
    means(
        "Когда погибает ваше существо, возьмите карту, если у вас есть дракон.",
        "Когда ваше существо погибает, возьмите карту, если под вашим контролем есть дракон.",
        Triggered(
            (When(EventKind.DIES, Filter((IsKind((Kind.CREATURE,)),), Side.YOURS)),),
            If(DRAGON, Draw(YOU)),
        ),
    )


def test_otherwise_belongs_to_the_condition(means: Means) -> None:
    """«если …, …, иначе …» after an event is one act."""
    means(
        "В конце хода, если ваш герой ранен, возьмите карту, иначе излечить вашего героя на 1.",
        "В конце хода, если ваш герой ранен, возьмите карту, иначе излечить вашего героя на 1.",
        Triggered(
            (When(EventKind.TURN_ENDS),),
            If(Fits(HERO, (IsWounded(),)), Draw(YOU), Heal(HERO, Number(1))),
        ),
    )
