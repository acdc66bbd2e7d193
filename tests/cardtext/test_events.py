"""«когда», «каждый раз», «в следующий раз», «за ход»: what wakes, and how often."""

from __future__ import annotations

import pytest

from app.engine.program import (
    EVERY_TIME,
    HERO,
    SELF,
    YOU,
    All,
    ChangeEvent,
    Compare,
    Condition,
    Constant,
    Divide,
    Do,
    Draw,
    EventCount,
    EventNumber,
    Filter,
    Happened,
    If,
    Instead,
    IsKind,
    IsTurn,
    IsWounded,
    Later,
    LaterInstead,
    Lay,
    Modify,
    Multiply,
    Negate,
    Number,
    Prepare,
    Revive,
    SkipTurn,
    Triggered,
    Weaken,
    When,
)
from app.engine.terms import Comparison, EventKind, Kind, Measure, Operation, Side, Zone
from tests.cardtext.idiom import creatures, hire, reads, spell, strike
from tests.rules.tables import table

YOURS = creatures(side=Side.YOURS)
THEIR_SECOND = When(EventKind.DRAWN, player=Side.ENEMY, nth=2)


def test_the_second_card_of_a_turn() -> None:
    """«вторую карту за ход»: neither the first nor the third."""
    reads(
        "Когда противник берёт вторую карту за ход, возьмите карту.",
        Triggered((THEIR_SECOND,), Draw(YOU)),
        said="Когда противник берёт вторую карту за ход, возьмите карту.",
    )


def test_a_trigger_waits_for_the_second_card() -> None:
    """112.2: the first card of a turn does not wake it, nor the third."""
    text = "Гном 1/1 | Каждый раз, когда вы берёте вторую карту за ход, излечить вашего героя на 1."
    clerk = "Писарь 1/1 | {TAP}: Возьмите 3 карты."
    situation = table(you=(text, clerk), deck="Вайл; Вайл; Вайл; Вайл", hero="Герой, 5 wounds").use("Писарь")
    assert situation.wounds("hero") == 4


def test_the_third_discarded_card_brings_the_card_back() -> None:
    """202.2: what revives the card itself works on the graveyard."""
    third = When(EventKind.DISCARDED, Filter(), player=Side.YOURS, nth=3)
    reads(
        "Когда вы сбрасываете третью карту за ход, возродите Пробу.",
        Triggered((third,), Revive(SELF), zones=(Zone.GRAVEYARD,)),
        said="Когда вы сбрасываете карту третий раз за ход, возродите эту карту.",
    )


def test_a_defender_named_against_an_attack() -> None:
    """509: whose attack is defended against."""
    reads(
        "Каждый раз, когда от атаки этого существа был назначен защитник, подготовьте Пробу.",
        Triggered((When(EventKind.DEFENDS, other=SELF),), Prepare(SELF), limit=EVERY_TIME),
        said="Каждый раз, когда от атаки этой карты назначен защитник, подготовьте эту карту.",
    )


def test_a_replacement_in_one_players_turn() -> None:
    """517 with a condition."""
    reads(
        "Если Проба должна получить раны в ход противника, вместо этого возьмите карту.",
        Instead(When(EventKind.WOUNDED, SELF), Draw(YOU), IsTurn(Side.ENEMY)),
        said="Если эта карта должна получить раны в ход противника, вместо этого возьмите карту.",
    )


@pytest.mark.parametrize(
    ("asked", "condition", "said"),
    [
        ("в этот ход погибло ваше существо", Happened(When(EventKind.DIES, YOURS)), "ваше существо погибло"),
        ("ваше существо погибло в этот ход", Happened(When(EventKind.DIES, YOURS)), "ваше существо погибло"),
        (
            "вы не сбрасывали карту в этот ход",
            Negate(Happened(When(EventKind.DISCARDED, Filter(), player=Side.YOURS))),
            "вы не сбросили карту",
        ),
        (
            "в этом ходу не погибло ваше существо",
            Negate(Happened(When(EventKind.DIES, YOURS))),
            "ваше существо не погибло",
        ),
        (
            "в этот ход противник разыгрывал заклинание",
            Happened(When(EventKind.PLAYED, Filter((IsKind((Kind.SPELL,)),)), player=Side.ENEMY)),
            "противник разыграл заклинание",
        ),
    ],
)
def test_what_happened_this_turn_is_asked(asked: str, condition: Condition, said: str) -> None:
    """Any event after «когда», in the past and denied."""
    reads(
        f"Найм: Если {asked}, возьмите карту.",
        hire(If(condition, Draw(YOU))),
        said=f"Найм: Если в этот ход {said}, возьмите карту.",
    )


NEXT_DRAW = When(EventKind.DRAWN, player=Side.ENEMY)
BY_YOURS = When(EventKind.WOUNDED, other=Filter(side=Side.YOURS))


@pytest.mark.parametrize(
    ("text", "do", "said"),
    [
        (
            "В следующий раз, когда противник должен взять карту, вместо этого вы берёте карту.",
            LaterInstead(NEXT_DRAW, Draw(YOU)),
            "В следующий раз, когда противник берёт карту, вместо этого возьмите карту.",
        ),
        (
            "В следующий раз, когда ваша карта нанесёт раны, вместо этого она нанесёт вдвое больше.",
            LaterInstead(BY_YOURS, ChangeEvent(number=Multiply(EventNumber(), Number(2)))),
            "В следующий раз, когда ваша карта наносит раны, вместо этого нанесите вдвое больше ран.",
        ),
        (
            "В следующий раз, когда ваша карта получит раны, вместо этого она получит вдвое меньше.",
            LaterInstead(When(EventKind.WOUNDED, Filter(side=Side.YOURS)), ChangeEvent(number=Divide(EventNumber()))),
            "В следующий раз, когда ваша карта получает раны, вместо этого нанесите вдвое меньше ран.",
        ),
        (
            "В следующий раз, когда погибает ваше существо, возьмите карту.",
            Later(When(EventKind.DIES, YOURS), Draw(YOU)),
            "Когда ваше существо погибает, возьмите карту.",
        ),
        (
            "Пропустите свой следующий ход, если в этом ходу не погибло ваше существо.",
            If(Negate(Happened(When(EventKind.DIES, YOURS))), SkipTurn(YOU)),
            "Если в этот ход ваше существо не погибло, пропустите свой ход.",
        ),
    ],
)
def test_a_spell_waits_once(text: str, do: Do, said: str) -> None:
    """521, 517: delayed, and in place of what would happen."""
    reads(text, spell(do), said=said, kind=Kind.SPELL)


def test_the_next_wounds_are_doubled_once() -> None:
    """521: the second wounds are as they are."""
    fury = (
        "Ярость for 0, spell | В следующий раз, когда ваша карта нанесёт раны, вместо этого она нанесёт вдвое больше."
    )
    spark = "Искра 1/1 | {TAP}: Ранить героя противника на 2."
    situation = table(you=(spark, spark.replace("Искра", "Блик")), hand=fury).play("Ярость").use("Искра").use("Блик")
    assert situation.wounds("enemy hero") == 6


def twice(whose: Filter, woken: EventKind | None) -> Constant:
    often = Modify(Measure.TRIGGER_TIMES, Operation.MULTIPLY, Number(2), woken=woken)
    return Constant(All(whose), (often,))


@pytest.mark.parametrize(
    ("text", "woken"),
    [
        ("Срабатывающие способности ваших существ срабатывают дважды.", None),
        ("Способности ваших существ, срабатывающие в конце хода, срабатывают дважды.", EventKind.TURN_ENDS),
        ("Найм ваших существ срабатывает дважды.", EventKind.ENTERS),
        ("Гибель ваших существ срабатывает дважды.", EventKind.DIES),
    ],
)
def test_triggers_work_twice(text: str, woken: EventKind | None) -> None:
    """All of a card, or those that one event wakes."""
    reads(text, twice(YOURS, woken), said=text)


def test_what_works_twice_may_be_announced_twice() -> None:
    """112.5: the limit of a trigger counts as often as it fires; other triggers are as they were."""
    chief = "Вождь 1/1 | Способности ваших существ, срабатывающие в конце хода, срабатывают дважды."
    wolf = "Волк 1/1 | В конце хода ранить героя противника на 1."
    assert table(you=(chief, wolf)).end_turn().wounds("enemy hero") == 2


def test_many_wounds_at_once_and_all_in_all() -> None:
    """«получает 3 или более ран» is one event; «в этот ход получил» is their sum."""
    three = When(EventKind.WOUNDED, HERO, at_least=Number(3))
    reads(
        "Когда ваш герой получает 3 или более ран, возьмите карту.",
        Triggered((three,), Draw(YOU)),
        said="Когда ваш герой получает 3 или более ран, возьмите карту.",
    )
    whole = EventCount(When(EventKind.WOUNDED, HERO), number=True)
    reads(
        "Найм: Если в этот ход ваш герой получил 3 или более ран, возьмите карту.",
        hire(If(Compare(whole, Comparison.AT_LEAST, Number(3)), Draw(YOU))),
        said="Найм: Если в этот ход ваш герой получил 3 или более ран, возьмите карту.",
    )


@pytest.mark.parametrize("text", ["Имеет +1 к удару в ваш ход.", "В ваш ход имеет +1 к удару."])
def test_a_constant_of_one_players_turns(text: str) -> None:
    """114: told before or after."""
    said = "В ваш ход эта карта имеет +1 к удару."
    reads(text, Constant(SELF, (strike(1),), IsTurn(Side.YOURS)), said=said)


def test_wounds_against_some_cards() -> None:
    """523: «больше раненым существам»."""
    against = Modify(Measure.WOUNDS_DEALT, Operation.ADD, Number(1), creatures(IsWounded()))
    reads(
        "Наносит на 1 рану больше раненым существам.",
        Constant(SELF, (against,)),
        said="Эта карта наносит на 1 рану больше раненым существам.",
    )


def test_she_is_the_card_of_the_event() -> None:
    """«эта карта …, положите на неё …»."""
    reads(
        "Когда эта карта действует, положите на неё эффект ослабления.",
        Triggered((When(EventKind.ACTS, SELF),), Lay(SELF, (Weaken(),))),
        said="Когда эта карта действует, положите эффект ослабления на эту карту.",
    )
