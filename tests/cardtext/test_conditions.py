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
    Filter,
    Fits,
    Gain,
    Heal,
    If,
    IsClass,
    IsKind,
    IsWounded,
    Keyword,
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
from app.engine.terms import EventKind, KeywordName, Kind, Side, Zone
from tests.cardtext.idiom import reads

CREATURE = Choose(Filter((IsKind((Kind.CREATURE,)),)))
CHARACTER = Choose(Filter((IsKind((Kind.HERO, Kind.CREATURE)),)))
DRAGON = Exists(Filter((IsClass(("дракон",)),), Side.YOURS))


def test_a_condition_after_the_act_asks_about_the_card_chosen() -> None:
    """115.1: the card is chosen first, so that there is one to ask about."""
    reads(
        "Верните существо в руку владельца, если это демон.",
        SpellText(Sequence((Pick(CREATURE), If(Fits(IT, (IsClass(("демон",)),)), Move(IT, Zone.HAND))))),
        kind=Kind.SPELL,
        said="Выберите существо, если это демон, верните его в руку.",
    )


def test_instead_after_a_semicolon_takes_the_place_of_what_stands_before() -> None:
    """One card, wounded once."""
    reads(
        "Ранить персонажа на 1; если у вас есть дракон, вместо этого ранить его на 3.",
        SpellText(Sequence((Pick(CHARACTER), If(DRAGON, Wound(IT, Number(3)), Wound(IT, Number(1)))))),
        kind=Kind.SPELL,
        said="Выберите персонажа, если под вашим контролем есть дракон, ранить его на 3, иначе ранить его на 1.",
    )


def test_a_hero_spoken_of_is_called_he() -> None:
    """«он» is the hero of the sentence before."""
    reads(
        "При атаке излечить вашего героя на 2; если ваш герой ранен, вместо этого он получает Броню 1.",
        Triggered(
            (When(EventKind.ATTACKS, SELF),),
            If(
                Fits(HERO, (IsWounded(),)),
                Lay(HERO, (Gain(Keyword(KeywordName.ARMOUR, Number(1))),)),
                Heal(HERO, Number(2)),
            ),
        ),
        said="При атаке, если ваш герой ранен, ваш герой получает Броню 1, иначе излечить вашего героя на 2.",
    )


def test_a_condition_at_the_end_is_no_condition_of_the_trigger() -> None:
    """112.3: what stands right after the event is asked twice, this once."""
    reads(
        "Когда погибает ваше существо, возьмите карту, если у вас есть дракон.",
        Triggered(
            (When(EventKind.DIES, Filter((IsKind((Kind.CREATURE,)),), Side.YOURS)),),
            If(DRAGON, Draw(YOU)),
        ),
        said="Когда ваше существо погибает, возьмите карту, если под вашим контролем есть дракон.",
    )


def test_otherwise_belongs_to_the_condition() -> None:
    """«если …, …, иначе …» after an event is one act."""
    reads(
        "В конце хода, если ваш герой ранен, возьмите карту, иначе излечить вашего героя на 1.",
        Triggered(
            (When(EventKind.TURN_ENDS),),
            If(Fits(HERO, (IsWounded(),)), Draw(YOU), Heal(HERO, Number(1))),
        ),
        said="В конце хода, если ваш герой ранен, возьмите карту, иначе излечить вашего героя на 1.",
    )
