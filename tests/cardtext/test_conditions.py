"""«если» and «пока»: what is asked, of which card, and when."""

from __future__ import annotations

import pytest

from app.engine.program import (
    ENEMY,
    HERO,
    IT,
    OTHER,
    SELF,
    YOU,
    All,
    Choose,
    Coins,
    Compare,
    Condition,
    Constant,
    Count,
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
    Negate,
    Number,
    Pick,
    Sequence,
    SpellText,
    StatOf,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import Comparison, EventKind, KeywordName, Kind, Side, Stat, Zone
from tests.cardtext.idiom import reads
from tests.rules.tables import table

CREATURE = Choose(Filter((IsKind((Kind.CREATURE,)),)))
CHARACTER = Choose(Filter((IsKind((Kind.HERO, Kind.CREATURE)),)))
HAND = Filter((), Side.YOURS, Zone.HAND)
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


ORCS = All(Filter((IsClass(("орк",)),), Side.YOURS))
MINE, THEIRS = (Count(All(Filter((IsKind((Kind.CREATURE,)),), side))) for side in (Side.YOURS, Side.ENEMY))


@pytest.mark.parametrize(
    ("asked", "condition", "said"),
    [
        ("вы контролируете более двух орков", Exists(ORCS.of, Number(3)), "под вашим контролем есть 3 или более орков"),
        (
            "под вашим контролем не менее двух орков",
            Exists(ORCS.of, Number(2)),
            "под вашим контролем есть 2 или более орков",
        ),
        (
            "у вас меньше существ, чем у противника",
            Compare(MINE, Comparison.LESS, THEIRS),
            "у вас меньше существ, чем у противника",
        ),
        (
            "противник контролирует больше существ, чем вы",
            Compare(THEIRS, Comparison.MORE, MINE),
            "у противника больше существ, чем у вас",
        ),
        (
            "у противника больше {COIN}, чем у вас",
            Compare(Coins(ENEMY), Comparison.MORE, Coins(YOU)),
            "у противника больше {COIN}, чем у вас",
        ),
        (
            "на этом существе не менее 3 ран",
            Compare(StatOf(Stat.WOUNDS, SELF), Comparison.AT_LEAST, Number(3)),
            "на этой карте 3 или более ран",
        ),
        (
            "на нём есть 2 эффекта усиления",
            Compare(StatOf(Stat.REINFORCEMENTS, SELF), Comparison.AT_LEAST, Number(2)),
            "на этой карте 2 или более эффектов усиления",
        ),
        (
            "на вашем герое нет ран",
            Compare(StatOf(Stat.WOUNDS, HERO), Comparison.EQUAL, Number(0)),
            "на вашем герое нет ран",
        ),
        ("вы контролируете дракона", DRAGON, "под вашим контролем есть дракон"),
        ("у вас нет карт в руке", Negate(Exists(HAND)), "в вашей руке нет карт"),
        ("у вас не менее 5{COIN}", Compare(Coins(YOU), Comparison.AT_LEAST, Number(5)), "у вас 5 или более {COIN}"),
        (
            "удар вашего героя равен 0",
            Compare(StatOf(Stat.STRIKE, HERO), Comparison.EQUAL, Number(0)),
            "удар вашего героя равен 0",
        ),
        (
            "его сила удара не меньше 4",
            Compare(StatOf(Stat.STRIKE, SELF), Comparison.AT_LEAST, Number(4)),
            "удар этой карты не меньше 4",
        ),
    ],
)
def test_a_fact_is_asked(asked: str, condition: Condition, said: str) -> None:
    """«пока …» before what is always so."""
    text = f"Пока {asked}, имеет Рывок."
    rush = Constant(SELF, (Gain(Keyword(KeywordName.RUSH)),), condition)
    reads(text, rush, said=f"Эта карта имеет Рывок, пока {said}.")


def test_the_target_is_asked_about_when_the_attack_is_over() -> None:
    """«цель» of the attack; a condition of the trigger would be asked too early (112.3)."""
    reads(
        "При атаке, если цель погибла, возьмите карту.",
        Triggered((When(EventKind.ATTACKS, SELF),), If(Fits(OTHER, (), Zone.GRAVEYARD), Draw(YOU))),
        said="При атаке возьмите карту, если атакованное существо погибло.",
    )


@pytest.mark.parametrize(("life", "drawn"), [(1, ["Вайл"]), (9, [])])
def test_a_card_is_drawn_only_when_the_target_died(life: int, drawn: list[str]) -> None:
    """112.3, 508: the ability looks at the end of the attack."""
    orc = "Орк 5/5 | При атаке, если цель погибла, возьмите карту."
    assert table(you=orc, enemy=f"Гном 1/{life}", deck="Вайл; Вайл").strike("Орк", "Гном").hand(0) == drawn
