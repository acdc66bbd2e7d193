"""Words that lean on what the text said or did before: another card's cost, wounds received, the other creature."""

from __future__ import annotations

from app.engine.program import (
    DONE_TO,
    ENEMY_HERO,
    HERO,
    IT,
    SELF,
    YOU,
    Activated,
    All,
    Among,
    Announced,
    Compare,
    Compared,
    Count,
    Destroy,
    Discard,
    Divide,
    Draw,
    EventThisTurn,
    Exchange,
    If,
    IsKind,
    IsOther,
    Lay,
    Lose,
    May,
    Move,
    Multiply,
    Nothing,
    Number,
    OnlyIfDone,
    Pick,
    Revive,
    SameName,
    Search,
    Separately,
    Sequence,
    StatOf,
    TakeControl,
    Tap,
    Triggered,
    Until,
    When,
    Wound,
)
from app.engine.program import ENEMY as OPPONENT
from app.engine.terms import Comparison, EventKind, Kind, Side, Span, Stat, Zone
from tests.cardtext.idiom import RECEIVED, cards, creatures, hire, one, reads, spell, strike


def test_a_lower_cost_than_that_of_what_was_destroyed() -> None:
    """«…, чем вы уничтожили» (118.2)."""
    lower = Compared(Stat.COST, Comparison.LESS, StatOf(Stat.COST, IT))
    reads(
        "Найм: Уничтожьте ваше существо, возродите существо меньшей стоимости, чем вы уничтожили",
        hire(
            Sequence(
                (
                    Destroy(one(creatures(side=Side.YOURS))),
                    Revive(one(creatures(lower, side=Side.YOURS, zone=Zone.GRAVEYARD))),
                )
            )
        ),
        said="Найм: Уничтожьте ваше существо, возродите существо меньшей стоимости с кладбища.",
    )


def test_a_swap_for_the_same_cost_speaks_of_the_first_card() -> None:
    """«Обменяйте … на … той же стоимости»."""
    same = Compared(Stat.COST, Comparison.EQUAL, StatOf(Stat.COST, IT))
    reads(
        "Найм: Обменяйте ваше существо на существо противника за ту же стоимость",
        hire(Exchange(one(creatures(side=Side.YOURS)), one(creatures(same, side=Side.ENEMY)))),
        said="Найм: Обменяйте ваше существо на существо противника той же стоимости.",
    )


def test_wounds_received_this_way() -> None:
    """«количество полученных таким образом ран»."""
    reads(
        "Раньте вашего героя на 3, затем раньте существо на количество полученных таким образом ран вашим героем",
        spell(Sequence((Wound(HERO, Number(3)), Wound(one(creatures()), RECEIVED)))),
        said="Ранить вашего героя на 3, ранить существо на 1 за каждую полученную таким образом рану.",
        kind=Kind.SPELL,
    )


def test_for_each_such_wound() -> None:
    """«за каждую такую рану»."""
    reads(
        "Найм: Ранит себя на X, получает +2 к удару за каждую такую рану",
        hire(Sequence((Wound(SELF, Announced()), Lay(SELF, (strike(Multiply(Number(2), RECEIVED)),))))),
        said=("Найм: Ранить эту карту на X, эта карта получает +2 к удару за каждую полученную таким образом рану."),
    )


def test_half_of_a_number() -> None:
    """«половину …», rounded down."""
    reads(
        "{TAP}: Ранить существо на половину его оставшихся жизней",
        Activated((Tap(),), Wound(one(creatures()), Divide(StatOf(Stat.LIFE, IT)))),
        said="{TAP}: Ранить существо на половину его жизней.",
    )


def test_this_creature_beside_another_one_is_the_card_itself() -> None:
    """«Другое существо …, а это существо …»."""
    reads(
        "{TAP}: Другое существо теряет особенности до начала вашего хода, а это существо возвращается в руку",
        Activated(
            (Tap(),),
            Sequence(
                (
                    Lay(one(creatures(IsOther(SELF))), (Lose(),), Until(Span.YOUR_NEXT_TURN_START)),
                    Move(SELF, Zone.HAND),
                )
            ),
        ),
        said="{TAP}: Другое существо теряет особенности до начала вашего хода, верните эту карту в руку.",
    )


def test_a_search_for_copies_of_a_chosen_creature() -> None:
    """«копии этого существа» after a choice are copies of the chosen one (106.2.1)."""
    reads(
        "Выберите существо. Поиск любого числа копий этого существа",
        spell(Separately((Pick(one(creatures())), Search(cards(SameName(IT), side=Side.YOURS, zone=Zone.DECK), None)))),
        said="Выберите существо. Поиск — все карты с таким же названием.",
        kind=Kind.SPELL,
    )


def test_what_came_in_the_opponents_last_turn() -> None:
    """«появившееся на поле в предыдущий ход противника»."""
    came = EventThisTurn(EventKind.ENTERS, Side.ENEMY)
    reads(
        "Найм: Уничтожьте существо, появившееся на поле в предыдущий ход противника",
        hire(Destroy(one(creatures(came)))),
        said="Найм: Уничтожьте вошедшее в предыдущий ход противника существо.",
    )


def test_more_lives_than_another_card() -> None:
    """«у … больше жизней, чем у …», «переходит под контроль противника»."""
    reads(
        "В конце вашего хода, если у вашего героя больше жизней, чем у героя противника, "
        "это существо переходит под контроль противника",
        Triggered(
            (When(EventKind.TURN_ENDS, player=Side.YOURS),),
            TakeControl(SELF, OPPONENT),
            Compare(StatOf(Stat.LIFE, HERO), Comparison.MORE, StatOf(Stat.LIFE, ENEMY_HERO)),
        ),
        said=(
            "В конце вашего хода, если у вашего героя больше жизней, чем у героя противника, "
            "отдайте эту карту противнику."
        ),
    )


def test_it_is_the_subject_of_the_clause_before() -> None:
    """«Существо получает …; ранить его»: the creature chosen, not the card itself."""
    reads(
        "Найм: Существо получает +2 к удару, ранить его на 1",
        hire(Sequence((Lay(one(creatures()), (strike(2),)), Wound(IT, Number(1))))),
        said="Найм: Существо получает +2 к удару, ранить его на 1.",
    )


def test_a_number_that_is_told_after_its_letter() -> None:
    """«+X к удару, где X — …» (512.1)."""
    reads(
        "Найм: Существо получает +X к удару, где X — стоимость этого существа",
        hire(Lay(one(creatures()), (strike(StatOf(Stat.COST, IT)),))),
        said="Найм: Существо получает +X к удару, где X — величина его стоимости.",
    )


def test_what_was_discarded_just_now() -> None:
    """«если было сброшено заклинание»: of the cards that the act before was done to."""
    reads(
        "При ударе противник сбрасывает карту; если было сброшено заклинание, возьмите карту",
        Triggered(
            (When(EventKind.STRIKES, SELF),),
            Sequence(
                (
                    Discard(OPPONENT),
                    If(
                        Compare(
                            Count(All(cards(IsKind((Kind.SPELL,)), Among(DONE_TO)))), Comparison.AT_LEAST, Number(1)
                        ),
                        Draw(),
                    ),
                )
            ),
        ),
        said="При ударе противник сбрасывает карту, если было сброшено заклинание, возьмите карту.",
    )


def test_this_card_after_else_is_the_one_that_bears_the_text() -> None:
    """118: nothing was discarded in that branch, so «эта карта» can't be what was."""
    reads(
        "Найм: Можете сбросить карту, иначе противник получает контроль над этой картой.",
        hire(OnlyIfDone(May(Discard(YOU, Number(1))), Nothing(), TakeControl(SELF, OPPONENT))),
        said="Найм: Можете сбросить карту, иначе отдайте эту карту противнику.",
    )
