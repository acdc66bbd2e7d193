"""Set phrases that say how much of what, and from what: numerals, comparisons, measures, sources, elements."""

from __future__ import annotations

from app.engine.terms import Comparison, Element, KeywordName, Measure, Source

NUMERALS = (
    ("{два|две|двух|двумя|двум|дву}", 2), ("{три|трёх|тремя|трём}", 3), ("{четыре|четырёх|четырьмя|четырём}", 4),
    ("{пять|пяти|пятью}", 5), ("{шесть|шести}", 6), ("{семь|семи}", 7), ("{восемь|восьми}", 8),
    ("{девять|девяти}", 9), ("{десять|десяти}", 10),
)  # fmt: skip


MEASURES: tuple[tuple[str, Measure], ...] = (
    ("{к удару|удару}", Measure.STRIKE),
    ("{к жизням|жизням|к жизни|к здоровью|здоровью}", Measure.LIFE),
    ("{к атакам|атакам|к атаке}", Measure.ATTACK),
    ("{к выстрелам|выстрелам|к выстрелу}", Measure.SHOT),
)


KEYWORD_MEASURES: tuple[tuple[str, KeywordName], ...] = (
    ("{к регенерации}", KeywordName.REGENERATION),
    ("{к броне}", KeywordName.ARMOUR),
    ("{к набегам|к набегу}", KeywordName.RAID),
    ("{к расходам|к расходу}", KeywordName.SPENDING),
    ("{к жажде}", KeywordName.THIRST),
    ("{к медитации}", KeywordName.MEDITATION),
    ("{к вампиризму}", KeywordName.VAMPIRISM),
    ("{к отравлению}", KeywordName.POISON),
    ("{к могуществу}", KeywordName.MIGHT),
    ("{к чешуе}", KeywordName.SCALES),
)


SOURCES: tuple[tuple[str, Source], ...] = (
    ("от {атак|атаки}", Source.ATTACK),
    ("от {выстрелов|выстрела}", Source.SHOT),
    ("от {ударов|удара}", Source.STRIKE),
    ("от {заклинаний|заклинания}", Source.SPELL),
    ("от отравления", Source.POISON),
    ("от {способностей|особенностей}", Source.ABILITY),
)


ELEMENT_NAMES: tuple[tuple[str, Element], ...] = (
    ("{степей|степи}", Element.STEPPE),
    ("{лесов}", Element.FOREST),
    ("{гор}", Element.MOUNTAIN),
    ("{болот}", Element.SWAMP),
    ("{тьмы}", Element.DARKNESS),
)


COMPARISONS: tuple[tuple[str, Comparison], ...] = (
    ("или {менее|меньше}", Comparison.AT_MOST),
    ("или {более|больше}", Comparison.AT_LEAST),
)


COMPARISONS_BEFORE: tuple[tuple[str, Comparison], ...] = (
    ("не {менее|меньше}", Comparison.AT_LEAST),
    ("не {более|больше}", Comparison.AT_MOST),
    ("{более|больше}", Comparison.MORE),
    ("{менее|меньше}", Comparison.LESS),
)
