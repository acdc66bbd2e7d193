"""The adjectives, participles and pronouns of the lexicon."""

from __future__ import annotations

from typing import Any

from app.engine.program import (
    HERO,
    Compared,
    Filter,
    HasKeyword,
    IsAttacking,
    IsClosed,
    IsElement,
    IsHidden,
    IsKind,
    IsMerged,
    IsWounded,
    Not,
    Number,
    Ref,
    Test,
)
from app.engine.terms import Comparison, Element, EventKind, KeywordName, Kind, Side, Stat

ELEMENT_ADJECTIVES: dict[Element, str] = {
    Element.STEPPE: "степной",
    Element.FOREST: "лесной",
    Element.MOUNTAIN: "горный",
    Element.SWAMP: "болотный",
    Element.DARKNESS: "тёмный",
    Element.NEUTRAL: "нейтральный",
}


POISONED: Test = HasKeyword(KeywordName.POISON)


STUNNED: Test = HasKeyword(KeywordName.STUN)


CREATED: Test = HasKeyword(KeywordName.CREATED)


TEST_ADJECTIVES: dict[str, Test] = {
    "закрытый": IsClosed(),
    "открытый": Not(IsClosed()),
    "раненый": IsWounded(),
    "отравленный": POISONED,
    "оглушённый": STUNNED,
    "скрытый": IsHidden(),
    "объединённый": IsMerged(),
    "не-созданный": Not(CREATED),
    "несозданный": Not(CREATED),
    "атакующий": IsAttacking(),
    "мультистихийный": Compared(Stat.ELEMENTS, Comparison.AT_LEAST, Number(2)),
    **{adjective: IsElement((element,)) for element, adjective in ELEMENT_ADJECTIVES.items()},
}


_CHARACTERS = (IsKind((Kind.HERO, Kind.CREATURE)),)
MINERS: tuple[tuple[str, Filter | Ref], ...] = (
    ("вашим героем", HERO),
    ("вашим персонажем", Filter(_CHARACTERS, Side.YOURS)),
    ("вашими персонажами", Filter(_CHARACTERS, Side.YOURS)),
    ("вашим существом", Filter((IsKind((Kind.CREATURE,)),), Side.YOURS)),
    ("вашими существами", Filter((IsKind((Kind.CREATURE,)),), Side.YOURS)),
)
"""By whose cards others are mined."""


ADJECTIVES: tuple[tuple[str, str, Any], ...] = (
    *(("ADJ", lemma, test) for lemma, test in TEST_ADJECTIVES.items()),
    ("KEYWORD_ADJ", "спящий", KeywordName.SLEEPING),
    ("KEYWORD_ADJ", "созданный", KeywordName.CREATED),
    ("KEYWORD_ADJ", "помещённый", KeywordName.PLACED),
    ("KEYWORD_ADJ", "обращённый", KeywordName.CONVERTED),
    ("POSS", "ваш", Side.YOURS),
    ("POSS", "не-ваш", Side.ENEMY),
    ("POSS", "свой", None),
    ("DEM", "этот", None),
    ("DEM", "тот", None),
    ("PRON", "он", None),
    ("ALL", "весь", "all"),
    ("EACH", "каждый", "each"),
    ("EACH", "любой", "any"),
    ("OTHER", "другой", "other"),
    ("OTHER", "остальной", "rest"),
    ("WHICH", "который", None),
    ("RANDOM", "случайный", None),
    ("CHOSEN", "выбранный", None),
    ("NUM", "один", 1),
    ("NEXT", "следующий", None),
    ("ORDINAL", "первый", 1),
    ("ORDINAL", "второй", 2),
    ("ORDINAL", "третий", 3),
    ("ATTACKED", "атакованный", "other"),
    ("ATTACKED", "атаковавший", "attacker"),
    ("MINED_HERE", "добытый этой картой", None),
    ("MINED_HERE", "добытый этим существом", None),
    *(("MINED_BY", f"добытый {words}", by) for words, by in MINERS),
    ("PAST_PART", "погибший", EventKind.DIES),
    ("PAST_PART", "уничтоженный", EventKind.DIES),
    ("PAST_PART", "сброшенный", EventKind.DISCARDED),
    ("PAST_PART", "разыгранный", EventKind.PLAYED),
    ("PAST_PART", "вошедший", EventKind.ENTERS),
    ("PAST_PART", "вошедший в игру", EventKind.ENTERS),
    ("PAST_PART", "появившийся", EventKind.ENTERS),
    ("PAST_PART", "появившийся на поле", EventKind.ENTERS),
    ("PAST_PART", "появившийся в игре", EventKind.ENTERS),
    ("PAST_PART", "получавший раны", EventKind.WOUNDED),
    ("DONE_PART", "замешанный", None),
    ("DONE_PART", "найденный", "found"),
    ("DONE_PART", "показанный", "looked"),
    ("DONE_PART", "просмотренный", "looked"),
    ("DONE_PART", "посмотренный", "looked"),
    ("DONE_PART", "излеченный", None),
    ("DONE_PART", "добытый", None),
    ("DONE_PART", "снятый", None),
    ("SHOT_AT", "атакованный этим выстрелом", None),
    ("SHOT_AT", "раненый этим выстрелом", None),
    ("SHOT_AT", "раненный этим выстрелом", None),
    ("DONE_PART", "возвращённый", None),
    ("DONE_PART", "взятый", None),
    ("DONE_PART", "вызванный", None),
    ("DONE_PART", "возрождённый", None),
    ("DONE_PART", "затронутый", None),
    ("DONE_PART", "полученный", None),
    ("DONE_PART", "нанесённый", None),
    ("COMPLETED", "завершённый", None),
    ("WORKED", "сработавший", None),
    ("EQUAL", "равный", None),
    ("BEING", "являющийся", None),
    ("DIFFERENT", "разный", None),
)
