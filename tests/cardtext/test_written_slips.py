"""Slips of the pen that are mended where nothing else can be meant, and short forms of several abilities."""

from __future__ import annotations

from app.engine.program import (
    SELF,
    Constant,
    CreateCopy,
    EventCount,
    Gain,
    Keyword,
    Lay,
    Multiply,
    Number,
    Reinforce,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Per, Side
from tests.cardtext.idiom import DIES, creatures, hire, one, reads, strike


def test_a_forgotten_full_stop_before_a_keyword() -> None:
    """110.1: both sides are abilities by themselves."""
    reads(
        "Гибель: ранить существо на 1 Броня 2",
        Triggered((DIES,), Wound(one(creatures()), Number(1))),
        Keyword(KeywordName.ARMOUR, Number(2)),
        said="Гибель: Ранить существо на 1. Броня 2.",
    )


def test_a_keyword_inside_a_sentence_stays_there() -> None:
    """«получает Рывок» is read as it stands."""
    reads(
        "Найм: Существо получает Рывок",
        hire(Lay(one(creatures()), (Gain(Keyword(KeywordName.RUSH)),))),
        said="Найм: Существо получает Рывок.",
    )


def test_one_text_for_several_numbers_of_spending() -> None:
    """«Расход 3, 6: …» (KEYWORDS §6): once per turn for each number."""
    reinforced = Lay(SELF, (Reinforce(Number(1)),))
    reads(
        "Расход 3, 6: Положите эффект усиления на эту карту",
        Keyword(KeywordName.SPENDING, Number(3), do=reinforced),
        Keyword(KeywordName.SPENDING, Number(6), do=reinforced),
        said="Расход 3: Положите эффект усиления на эту карту. Расход 6: Положите эффект усиления на эту карту.",
    )


def test_a_copy_whose_hire_does_not_work() -> None:
    """«…, её Найм не срабатывает»."""
    reads(
        "Найм: Создайте копию этого существа, ее Найм при этом не срабатывает",
        hire(CreateCopy(SELF, is_hired=False)),
        said="Найм: Создайте копию этой карты, её Найм не срабатывает.",
    )


def test_completed_quests() -> None:
    """«за каждый ваш завершённый квест»: those of this game."""
    completed = EventCount(When(EventKind.QUEST_COMPLETED, player=Side.YOURS), Per.GAME)
    reads(
        "Имеет +2 к удару за каждый ваш завершённый квест",
        Constant(SELF, (strike(Multiply(Number(2), completed)),)),
        said="Эта карта имеет +2 к удару за каждый ваш завершённый квест.",
    )
