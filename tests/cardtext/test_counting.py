"""Counts: what is counted, up to how many, and where."""

from __future__ import annotations

from app.engine.program import (
    ENEMY,
    IT,
    SELF,
    YOU,
    All,
    Constant,
    Count,
    DeckTop,
    Draw,
    Gain,
    HandSize,
    IsClass,
    IsOther,
    IsTurn,
    Keyword,
    Lay,
    Least,
    LookAt,
    Lose,
    May,
    Move,
    Multiply,
    Number,
    SameName,
    Sequence,
    Subtract,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Operation, Side, Zone
from tests.cardtext.idiom import cards, cost, creatures, hire, one, reads, strike

DWARF = IsClass(("гном",))


def test_no_more_than_a_number() -> None:
    """«…, но не больше чем на 6»."""
    dwarfs = Count(All(cards(DWARF, side=Side.YOURS, zone=Zone.GRAVEYARD)))
    reads(
        "Стоит на 2{COIN} дешевле за каждого гнома на вашем кладбище, но не более чем на 6{COIN}",
        Constant(SELF, (cost(Operation.SUBTRACT, Least(Multiply(Number(2), dwarfs), Number(6))),)),
        said="Эта карта стоит на 2{COIN} дешевле за каждого гнома на кладбище, но не больше чем на 6.",
    )


def test_no_more_than_a_number_of_what_is_laid() -> None:
    """The same of an effect."""
    others = Count(All(creatures(IsOther(SELF), side=Side.YOURS)))
    reads(
        "Найм: Получает +1 к удару за каждое другое ваше существо, но не больше чем на 3",
        hire(Lay(SELF, (strike(Least(others, Number(3))),))),
        said="Найм: Эта карта получает +1 к удару за каждое ваше другое существо, но не больше чем на 3.",
    )


def test_a_keyword_equal_to_a_count() -> None:
    """«Броню, равную числу …» is «Броню 1 за каждое …»."""
    copies = Count(All(cards(SameName(SELF))))
    reads(
        "Имеет Броню, равную числу копий этого существа на поле",
        Constant(SELF, (Gain(Keyword(KeywordName.ARMOUR, copies)),)),
        said="Эта карта имеет Броню 1 за каждую копию этой карты.",
    )


def test_cards_in_your_hand() -> None:
    """«у вас в руке» (203)."""
    reads(
        "Стоит на 1{COIN} дороже за каждую другую карту у вас в руке",
        Constant(
            SELF,
            (cost(Operation.ADD, Count(All(cards(IsOther(SELF), side=Side.YOURS, zone=Zone.HAND)))),),
        ),
        said="Эта карта стоит на 1{COIN} дороже за каждую другую карту в руке.",
    )


def test_draw_until_the_hand_is_as_large_as_the_opponents() -> None:
    """Drawing up to a size: nothing when the hand is larger already (512.1)."""
    reads(
        "Найм: Берите карты, пока в руке не будет столько же карт, сколько у противника",
        hire(Draw(YOU, Subtract(HandSize(ENEMY), HandSize(YOU)))),
        said="Найм: Возьмите карты, пока в вашей руке не будет столько же карт, сколько у противника.",
    )


def test_draw_until_the_hand_holds_a_number() -> None:
    """«пока в вашей руке не станет 4 карты»."""
    reads(
        "Найм: Возьмите карты, пока в вашей руке не станет 4 карты",
        hire(Draw(YOU, Subtract(Number(4), HandSize(YOU)))),
        said="Найм: Возьмите карты, пока в вашей руке не будет четырёх карт.",
    )


def test_cards_whose_abilities_do_not_work() -> None:
    """«У … не работают особенности»."""
    reads(
        "У других существ не работают особенности",
        Constant(All(creatures(IsOther(SELF))), (Lose(),)),
        said="Другие существа теряют особенности.",
    )


def test_the_first_time_in_your_turn() -> None:
    """«Когда в ваш ход первый раз …»: the moment before the event."""
    reads(
        "Когда в ваш ход первый раз погибает ваше существо, ранить существо противника на 2",
        Triggered(
            (When(EventKind.DIES, creatures(side=Side.YOURS), first=True),),
            Wound(one(creatures(side=Side.ENEMY)), Number(2)),
            IsTurn(Side.YOURS),
        ),
        said="Когда ваше существо погибает первый раз за ход в ваш ход, ранить существо противника на 2.",
    )


def test_a_card_of_the_opponents_deck_goes_to_his_graveyard() -> None:
    """«положить … на кладбище противника» (205.1)."""
    reads(
        "Найм: Посмотрите верхнюю карту колоды противника, можете положить её на кладбище противника",
        hire(Sequence((LookAt(DeckTop(player=ENEMY)), May(Move(IT, Zone.GRAVEYARD))))),
        said="Найм: Посмотрите верхнюю карту колоды противника, можете положить её на кладбище.",
    )
