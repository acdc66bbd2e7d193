"""What was chosen, named or shot at before: «выбранное существо», «этой стихии», «он», «атакованное этим выстрелом»."""

from __future__ import annotations

from app.engine.program import (
    ENEMY,
    IT,
    OTHER,
    SELF,
    Activated,
    All,
    Among,
    AtRandom,
    Compared,
    Constant,
    CreateCopy,
    Destroy,
    Discard,
    Filter,
    Gain,
    IsKind,
    IsNamedThing,
    IsOther,
    Keyword,
    Later,
    Lay,
    Lift,
    Lose,
    Modify,
    Move,
    NameSomething,
    Number,
    Open,
    Pick,
    Revive,
    SameElement,
    Separately,
    Sequence,
    Shoot,
    StatOf,
    Summon,
    Tap,
    Triggered,
    When,
)
from app.engine.terms import Comparison, EventKind, KeywordName, Kind, Measure, Operation, Side, Stat, Zone
from tests.cardtext.idiom import DIES, cards, creatures, hire, one, reads, spell


def test_the_chosen_creature_is_the_one_that_was_chosen() -> None:
    """«Выберите …. Выбранное существо …»."""
    reads(
        "Найм: Выберите другое существо. Выбранное существо теряет особенности",
        hire(Separately((Pick(one(creatures(IsOther(SELF)))), Lay(IT, (Lose(),))))),
        said="Найм: Выберите другое существо. Оно теряет особенности.",
    )


def test_the_named_element() -> None:
    """«Выберите стихию. … этой стихии …»."""
    reads(
        "Найм: Выберите стихию. Все существа этой стихии на поле получают +1 к атакам",
        hire(
            Separately(
                (
                    NameSomething("element"),
                    Lay(All(creatures(IsNamedThing("element"))), (Modify(Measure.ATTACK, Operation.ADD, Number(1)),)),
                )
            )
        ),
        said="Найм: Выберите стихию. Существа названной стихии получают +1 к атакам.",
    )


def test_the_same_element_and_cost() -> None:
    """«той же стихии и равной или меньшей стоимости»."""
    lower = Compared(Stat.COST, Comparison.AT_MOST, StatOf(Stat.COST, IT))
    reads(
        "Верните существо в руку, вызовите существо той же стихии и равной или меньшей стоимости",
        spell(
            Sequence(
                (
                    Move(one(creatures()), Zone.HAND),
                    Summon(creatures(lower, SameElement(IT), side=Side.YOURS, zone=Zone.DECK)),
                )
            )
        ),
        said="Верните существо в руку, вызовите существо такой же или меньшей стоимости той же стихии.",
        kind=Kind.SPELL,
    )


def test_he_discards_the_very_card() -> None:
    """«Вслепую выберите карту в руке противника. Он сбрасывает эту карту» (526)."""
    reads(
        "Найм: Вслепую выберите карту в руке противника. Он сбрасывает эту карту",
        hire(
            Separately(
                (
                    Pick(AtRandom(cards(side=Side.ENEMY, zone=Zone.HAND))),
                    Discard(ENEMY, Number(1), of=Filter((Among(IT),), Side.ANYONE, Zone.HAND)),
                )
            )
        ),
        said="Найм: Выберите случайную карту в руке противника. Противник сбрасывает её.",
    )


def test_a_creature_that_this_shot_was_at() -> None:
    """«Существо, атакованное этим выстрелом, …»: a hero that it was at is none."""
    shot = Shoot(one(cards(IsKind((Kind.HERO, Kind.CREATURE)), side=Side.ENEMY)), Number(1))
    reads(
        "{TAP}: Выстрел на 1. Существо, атакованное этим выстрелом, погибает в начале вашего следующего хода",
        Activated(
            (Tap(),),
            Separately(
                (shot, Later(When(EventKind.TURN_STARTS, player=Side.YOURS), Destroy(All(creatures(Among(IT))))))
            ),
        ),
        said="{TAP}: Выстрел на 1. В начале вашего хода уничтожьте атакованное этим выстрелом существо.",
    )


def test_this_one_without_a_noun() -> None:
    """«…, и возродить это»; a condition before the moment tells where the ability works."""
    reads(
        "Если это существо на кладбище, в конце вашего хода можете уничтожить другое ваше существо и возродить это",
        Triggered(
            (When(EventKind.TURN_ENDS, player=Side.YOURS),),
            Sequence((Destroy(one(creatures(IsOther(SELF), side=Side.YOURS))), Revive(SELF))),
            zones=(Zone.GRAVEYARD,),
            optional=True,
        ),
        said="В конце вашего хода можете уничтожить ваше другое существо и возродить эту карту.",
    )


def test_a_moment_at_the_end_of_its_sentence() -> None:
    """«Открывается в начале хода противника»."""
    reads(
        "Открывается в начале хода противника",
        Triggered((When(EventKind.TURN_STARTS, player=Side.ENEMY),), Open(SELF)),
        said="В начале хода противника откройте эту карту.",
    )


def test_several_keywords_are_taken_off() -> None:
    """«снимите эффекты …»: the cards are chosen once (119.5)."""
    reads(
        "Снимите с существа эффекты отравления и оглушения",
        spell(
            Sequence(
                (
                    Lift(one(creatures()), "keyword", keyword=KeywordName.POISON),
                    Lift(IT, "keyword", keyword=KeywordName.STUN),
                )
            )
        ),
        said="Снимите эффект отравления с существа, снимите эффект оглушения с него.",
        kind=Kind.SPELL,
    )


def test_copies_with_other_numbers_and_without_abilities() -> None:
    """«копии … 1/1 без особенностей»."""
    reads(
        "Гибель: создайте две копии этого существа 1/1 без особенностей",
        Triggered(
            (DIES,),
            CreateCopy(
                SELF,
                Number(2),
                grants=(
                    Modify(Measure.STRIKE, Operation.SET, Number(1)),
                    Modify(Measure.LIFE, Operation.SET, Number(1)),
                    Lose(),
                ),
            ),
        ),
        said="Гибель: Создайте 2 копии этой карты 1/1 без особенностей.",
    )


def test_a_trigger_that_your_creatures_have() -> None:
    """«Ваши существа при ударе …» is what they have."""
    poison = Lay(OTHER, (Gain(Keyword(KeywordName.POISON, Number(1))),))
    reads(
        "Ваши существа при ударе отравляют атакованных существ на 1",
        Constant(All(creatures(side=Side.YOURS)), (Gain(Triggered((When(EventKind.STRIKES, SELF),), poison)),)),
        said="Ваши существа имеют «При ударе отравить атакованное существо на 1».",
        kind=Kind.SUPPORT,
    )
