"""Coins paid by the text, the number that was paid, and prices that change for a while."""

from __future__ import annotations

from app.engine.program import (
    ENEMY_HERO,
    HERO,
    IT,
    SELF,
    SUBJECT,
    Activated,
    Announced,
    Compared,
    Filter,
    IsClass,
    IsKind,
    Lay,
    Modify,
    Number,
    Pay,
    PlayCard,
    Search,
    Separately,
    Sequence,
    Shoot,
    StatOf,
    Tap,
    Triggered,
    Until,
    When,
)
from app.engine.terms import Comparison, EventKind, Kind, Measure, Operation, Side, Span, Stat, Zone
from tests.cardtext.idiom import CREATURE, ENTERS, cards, cost, creatures, hire, one, reads, strike

X = Announced()
ENEMY_CHARACTERS = cards(IsKind((Kind.HERO, Kind.CREATURE)), side=Side.ENEMY)


def test_a_search_for_the_cost_that_was_paid() -> None:
    """«этой стоимости или меньше» after «заплатите X»."""
    reads(
        "Найм: Заплатите дополнительно X{COIN}, Поиск существа этой стоимости или меньше",
        hire(
            Sequence(
                (
                    Pay(X),
                    Search(
                        creatures(Compared(Stat.COST, Comparison.AT_MOST, X), side=Side.YOURS, zone=Zone.DECK),
                    ),
                )
            )
        ),
        said="Найм: Заплатите X{COIN}, поиск — существо стоимостью X{COIN} или менее.",
    )


def test_a_bonus_of_what_was_paid() -> None:
    """«такой бонус»: the number of the sentence before."""
    reads(
        "Найм: Заплатите X{COIN}. Получает такой бонус к удару и жизням",
        hire(Separately((Pay(X), Lay(SELF, (strike(X), Modify(Measure.LIFE, Operation.ADD, X)))))),
        said="Найм: Заплатите X{COIN}. Эта карта получает +X к удару и +X к жизням.",
    )


def test_a_shot_as_strong_as_a_strike() -> None:
    """«с силой, равной …»."""
    reads(
        "{TAP}: Выстрел с силой, равной удару этого существа",
        Activated((Tap(),), Shoot(one(ENEMY_CHARACTERS), StatOf(Stat.STRIKE, SELF))),
        said="{TAP}: Выстрел на удар этой карты.",
    )


def test_a_shot_as_strong_as_what_was_paid() -> None:
    """«с этой силой»."""
    reads(
        "Найм: Заплатите X{COIN}, затем Выстрел с этой силой",
        hire(Sequence((Pay(X), Shoot(one(ENEMY_CHARACTERS), X)))),
        said="Найм: Заплатите X{COIN}, выстрел на X.",
    )


def test_one_card_may_be_played_free_this_turn() -> None:
    """«можете до конца хода бесплатно разыграть …»: the first such card costs nothing (521.1)."""
    lower = Compared(Stat.COST, Comparison.AT_MOST, StatOf(Stat.COST, SUBJECT))
    free = Modify(Measure.COST, Operation.SET, Number(0), Filter((CREATURE, lower)))
    reads(
        "Когда ваше существо погибает, вы можете до конца хода бесплатно разыграть существо "
        "такой же или меньшей стоимости",
        Triggered(
            (When(EventKind.DIES, creatures(side=Side.YOURS)),),
            Lay(HERO, (free,), Until(Span.THIS_TURN, once=True)),
        ),
        said=(
            "Когда ваше существо погибает, следующее ваше существо такой же или меньшей стоимости "
            "стоит 0{COIN} до конца хода."
        ),
    )


def test_the_card_found_may_be_played_cheaper_this_turn() -> None:
    """«можете разыграть её на … дешевле до конца …»: the price of that card in the hand."""
    reads(
        "Найм: Поиск — экипировка; можете разыграть её на 5{COIN} дешевле до конца вашего хода",
        hire(
            Sequence(
                (
                    Search(cards(IsClass(("оружие", "броня", "амулет")), side=Side.YOURS, zone=Zone.DECK)),
                    Lay(IT, (cost(Operation.SUBTRACT, Number(5)),), Until(Span.YOUR_TURN_END)),
                )
            )
        ),
        said="Найм: Поиск — экипировка, она стоит на 5{COIN} дешевле до конца вашего хода.",
    )


def test_the_next_card_of_a_while() -> None:
    """«следующая карта …» ends with its first use or with its time."""
    reads(
        "Найм: До начала вашего хода следующая карта противника стоит на 1{COIN} дороже",
        hire(Lay(ENEMY_HERO, (cost(Operation.ADD, Number(1)),), Until(Span.YOUR_NEXT_TURN_START, once=True))),
        said="Найм: Следующая карта противника стоит на 1{COIN} дороже до начала вашего хода.",
    )


def test_a_card_is_played_from_the_hand() -> None:
    """«разыграйте существо» without a place: from the hand (203)."""
    reads(
        "Найм: Можете бесплатно разыграть существо",
        Triggered(
            (ENTERS,),
            PlayCard(one(creatures(side=Side.YOURS, zone=Zone.HAND)), free=True, optional=False),
            optional=True,
        ),
        said="Найм: Можете разыграть существо из руки бесплатно.",
    )
