"""Set phrases that say how much of what, and from what: numerals, comparisons, measures, sources, elements."""

from __future__ import annotations

from app.engine.terms import Comparison, Element, KeywordName, Measure, Source, Stat

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


EXTREMES: tuple[tuple[str, tuple[Stat, bool]], ...] = (
    ("{наименьшей силой удара|наименьшим ударом}", (Stat.STRIKE, False)),
    ("{наибольшей силой удара|наибольшим ударом}", (Stat.STRIKE, True)),
    ("наименьшей стоимостью", (Stat.COST, False)),
    ("наибольшей стоимостью", (Stat.COST, True)),
    ("{наименьшим количеством жизней|наименьшим числом жизней|наименьшими жизнями}", (Stat.LIFE, False)),
    ("{наибольшим количеством жизней|наибольшим числом жизней|наибольшими жизнями}", (Stat.LIFE, True)),
    ("{наименьшим количеством ран|наименьшим числом ран}", (Stat.WOUNDS, False)),
    ("{наибольшим количеством ран|наибольшим числом ран}", (Stat.WOUNDS, True)),
)
"""Among all that fit: «с наименьшей силой удара»."""


_THAN_IT = "чем у {него|неё|этого существа|этой карты}"
LESS_THAN_IT: tuple[tuple[str, tuple[Stat, Comparison]], ...] = (
    ("меньшей силой удара", (Stat.STRIKE, Comparison.LESS)),
    (f"{{силой удара|ударом}} меньше{{,|}} {_THAN_IT}", (Stat.STRIKE, Comparison.LESS)),
    ("меньшим ударом", (Stat.STRIKE, Comparison.LESS)),
    ("{большей силой удара|большим ударом}", (Stat.STRIKE, Comparison.MORE)),
    (f"{{силой удара|ударом}} больше{{,|}} {_THAN_IT}", (Stat.STRIKE, Comparison.MORE)),
    ("{такой же силой удара|той же силой удара|таким же ударом}", (Stat.STRIKE, Comparison.EQUAL)),
    ("{меньшим количеством жизней|меньшим числом жизней|меньшими жизнями}", (Stat.LIFE, Comparison.LESS)),
    ("{большим количеством жизней|большим числом жизней|большими жизнями}", (Stat.LIFE, Comparison.MORE)),
)
"""Than that of the card spoken of."""


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
