"""The nouns of the lexicon: kinds of cards, classes, things, keywords, each with what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.cardtext.lexicon.forms import Gender
from app.engine.program import IsClass, IsKind, Not, PlayerRole
from app.engine.terms import EventKind, KeywordName, Kind, Source, Stat, Zone

MAN, WOMAN, THING = Gender.MAN, Gender.WOMAN, Gender.THING


@dataclass(frozen=True, slots=True)
class Noun:
    code: str
    lemma: str
    gender: Gender
    value: Any = None
    alive: bool = True
    tail: str = ""


CHARACTER_KINDS = (Kind.HERO, Kind.CREATURE)


_KINDS: tuple[Noun, ...] = (
    Noun("CARD", "карта", WOMAN, (), False),
    Noun("CARD", "существо", THING, (IsKind((Kind.CREATURE,)),)),
    Noun("CARD", "персонаж", MAN, (IsKind(CHARACTER_KINDS),)),
    Noun("CARD", "герой", MAN, (IsKind((Kind.HERO,)),)),
    Noun("CARD", "заклинание", THING, (IsKind((Kind.SPELL,)),), False),
    Noun("CARD", "квест", MAN, (IsKind((Kind.QUEST,)),), False),
    Noun("CARD", "карта", WOMAN, (IsKind((Kind.SUPPORT,)),), False, "поддержки"),
    Noun("CARD", "карта", WOMAN, (IsKind((Kind.CREATURE,)),), False, "существа"),
    Noun("CARD", "карта", WOMAN, (IsKind((Kind.CREATURE,)),), False, "существ"),
    Noun("CARD", "карта", WOMAN, (IsKind((Kind.SPELL,)),), False, "заклинания"),
    Noun("CARD", "карта", WOMAN, (IsKind((Kind.SPELL,)),), False, "заклинаний"),
    Noun("CARD", "карта", WOMAN, (Not(IsKind((Kind.CREATURE,))),), False, "не существа"),
    Noun("CARD", "карта", WOMAN, (Not(IsKind((Kind.CREATURE,))),), False, "не-существа"),
    Noun("CARD", "не-заклинание", THING, (Not(IsKind((Kind.SPELL,))),), False),
    Noun("CARD", "не-существо", THING, (Not(IsKind((Kind.CREATURE,))),), False),
    Noun("CARD", "экипировка", WOMAN, (IsClass(("оружие", "броня", "амулет")),), False),
)


_CREATURE_CLASSES: tuple[tuple[str, Gender] | tuple[str, Gender, str], ...] = (
    ("акванит", MAN), ("аккениец", MAN), ("ангел", MAN), ("артефакт", MAN), ("архаалит", MAN),
    ("боевая машина", WOMAN), ("братство", THING), ("вайл", MAN), ("великан", MAN), ("ворг", MAN), ("гарпия", WOMAN),
    ("гном", MAN), ("гоблин", MAN), ("голем", MAN), ("гремлин", MAN), ("демон", MAN), ("дитя", THING, "кронга"),
    ("дракон", MAN), ("драконид", MAN), ("древо", THING), ("дух", MAN), ("зверь", MAN), ("инквизитор", MAN),
    ("йордлинг", MAN), ("кентавр", MAN), ("ковен", MAN), ("койар", MAN), ("кошмар", MAN), ("ктулхист", MAN),
    ("линунг", MAN), ("метаморф", MAN), ("механизм", MAN), ("минотавр", MAN), ("нага", WOMAN), ("наёмник", MAN),
    ("нежить", WOMAN), ("огр", MAN), ("орк", MAN), ("пират", MAN), ("подземник", MAN), ("порождение", THING),
    ("речная дева", WOMAN), ("речная рыба", WOMAN), ("рой", MAN), ("свин", MAN), ("слуа", MAN), ("сумрак", MAN),
    ("страж", MAN, "леса"), ("тигролюд", MAN), ("тоа-дан", MAN), ("тролль", MAN), ("ург", MAN), ("фея", WOMAN),
    ("хван", MAN), ("элементаль", MAN), ("эльф", MAN), ("энт", MAN), ("яйцо", THING),
)  # fmt: skip


_THINGS_BY_NATURE = ("механизм", "артефакт", "рой", "ковен", "древо", "яйцо", "боевая машина", "братство")
EITHER_WAY = (*_THINGS_BY_NATURE, "голем", "дух", "элементаль", "порождение", "нежить", "сумрак", "кошмар")
"""Classes whose cards are declined both as things and as living ones: «Вызовите механизм», «… механизма»."""


_SUPPORT_CLASSES = (("местность", WOMAN), ("событие", THING), ("оружие", THING), ("амулет", MAN))


_HERO_CLASSES = (("воин", MAN), ("маг", MAN), ("жрец", MAN), ("разбойник", MAN))


_SPELL_CLASSES = (
    ("волшебство", THING), ("грех", MAN), ("зелье", THING), ("приказ", MAN), ("ритуал", MAN), ("сфера", WOMAN),
    ("ловушка", WOMAN),
)  # fmt: skip


_WITH_TAILS = tuple((row[0], row[1], row[2] if len(row) > 2 else "") for row in _CREATURE_CLASSES)


def _of_class(name: str, gender: Gender, tail: str = "", *, alive: bool = True) -> Noun:
    full = f"{name} {tail}".strip().replace("ё", "е")
    return Noun("CARD", name, gender, (IsClass((full,)),), alive, tail)


_CLASSES: tuple[Noun, ...] = (
    *(_of_class(*row, alive=row[0] not in _THINGS_BY_NATURE) for row in _WITH_TAILS),
    *(_of_class(name, gender, alive=False) for name, gender in (*_SUPPORT_CLASSES, *_SPELL_CLASSES)),
    *(_of_class(name, gender) for name, gender in _HERO_CLASSES),
    *(Noun("CARD", f"герой-{n}", g, (IsKind((Kind.HERO,)), IsClass((n,)))) for n, g in _HERO_CLASSES),
)


CLASS_NAMES: frozenset[str] = frozenset(
    f"{row[0]} {row[2] if len(row) > 2 else ''}".strip().replace("ё", "е") for row in _CREATURE_CLASSES
) | {n for n, _ in (*_SUPPORT_CLASSES, *_SPELL_CLASSES, *_HERO_CLASSES)} | {
    "действие", "броня", "слуа", "пустой", "тао-дан", "экипировка", "заклинание",
}  # fmt: skip
"""Every class that a first line or a field may name, folded."""


_THINGS: tuple[Noun, ...] = (
    Noun("PLAYER", "игрок", MAN, PlayerRole.CHOSEN),
    Noun("PLAYER", "противник", MAN, PlayerRole.ENEMY),
    Noun("PLAYER", "владелец", MAN, PlayerRole.OWNER),
    Noun("COPY", "копия", WOMAN, None, False),
    Noun("TOP_CARD", "верхняя карта", WOMAN, False, False),
    Noun("TOP_CARD", "нижняя карта", WOMAN, True, False),
    Noun("TOP_CARD", "карта", WOMAN, False, False, "с верха"),
    Noun("TOP_CARD", "карта", WOMAN, False, False, "сверху"),
    Noun("TOP_CARD", "карта", WOMAN, True, False, "с низа"),
    Noun("TOP_CARD", "карта", WOMAN, True, False, "снизу"),
    Noun("WOUNDS", "рана", WOMAN, Stat.WOUNDS, False),
    Noun("COIN", "монета", WOMAN, None, False),
    Noun("COST", "стоимость", WOMAN, Stat.COST, False),
    Noun("STRIKE", "удар", MAN, Stat.STRIKE, False),
    Noun("STRIKE", "сила", WOMAN, Stat.STRIKE, False, "удара"),
    Noun("LIFE", "жизнь", WOMAN, Stat.LIFE, False),
    Noun("LIFE", "текущая жизнь", WOMAN, Stat.LIFE, False),
    Noun("LIFE", "оставшаяся жизнь", WOMAN, Stat.LIFE, False),
    Noun("EXTRA_LIFE", "дополнительная жизнь", WOMAN, Stat.EXTRA_LIFE, False),
    Noun("REINFORCEMENT", "эффект", MAN, Stat.REINFORCEMENTS, False, "усиления"),
    Noun("REINFORCEMENT", "усиление", THING, Stat.REINFORCEMENTS, False),
    Noun("WEAKENING", "эффект", MAN, Stat.WEAKENINGS, False, "ослабления"),
    Noun("ABILITIES", "особенность", WOMAN, None, False),
    Noun("ABILITIES", "способность", WOMAN, None, False),
    Noun("EFFECT", "эффект", MAN, None, False),
    Noun("ELEMENT", "стихия", WOMAN, None, False),
    Noun("CLASS", "класс", MAN, None, False),
    Noun("TITLE", "название", THING, None, False),
    Noun("SHOT", "выстрел", MAN, Source.SHOT, False),
    Noun("ATTACK", "атака", WOMAN, Source.ATTACK, False),
    Noun("COUNT", "количество", THING, None, False),
    Noun("COUNT", "число", THING, None, False),
    Noun("SUM", "сумма", WOMAN, None, False),
    Noun("AMOUNT", "величина", WOMAN, None, False),
    Noun("AMOUNT", "значение", THING, None, False),
    Noun("HALF_OF", "половина", WOMAN, None, False),
    Noun("HAND", "рука", WOMAN, Zone.HAND, False),
    Noun("DECK", "колода", WOMAN, Zone.DECK, False),
    Noun("PRAYER", "жетон", MAN, None, False, "молитвы"),
    Noun("MARK", "метка", WOMAN, Stat.COUNTERS, False),
    Noun("TURN", "ход", MAN, None, False),
    Noun("GAME", "игра", WOMAN, None, False),
    Noun("DEFENDER", "защитник", MAN, None),
    Noun("TARGET", "цель", WOMAN, None, False),
    Noun("CONTROL_OF", "контроль", MAN, None, False),
    Noun("AMBUSH", "засада", WOMAN, KeywordName.AMBUSH, False),
)


_KEYWORDS: tuple[tuple[KeywordName, str, Gender], ...] = (
    (KeywordName.VANGUARD, "авангард", MAN), (KeywordName.ARMOUR, "броня", WOMAN),
    (KeywordName.UNITY, "единение", THING), (KeywordName.THIRST, "жажда", WOMAN),
    (KeywordName.INCARNATION, "инкарнация", WOMAN), (KeywordName.MEDITATION, "медитация", WOMAN),
    (KeywordName.POISON, "отравление", THING), (KeywordName.REGENERATION, "регенерация", WOMAN),
    (KeywordName.FRENZY, "бешенство", THING), (KeywordName.WRATH, "гнев", MAN), (KeywordName.MODULE, "модуль", MAN),
    (KeywordName.UNDEAD, "немёртвый", MAN), (KeywordName.STUN, "оглушение", THING), (KeywordName.HORDE, "орда", WOMAN),
    (KeywordName.FIRST_STRIKE, "первый удар", MAN), (KeywordName.LAST_STRIKE, "последний удар", MAN),
    (KeywordName.RUSH, "рывок", MAN), (KeywordName.STEALTH, "скрытность", WOMAN),
    (KeywordName.UNIQUE, "уникальность", WOMAN), (KeywordName.VULNERABLE, "уязвимость", WOMAN),
    (KeywordName.RAGE, "ярость", WOMAN), (KeywordName.VAMPIRISM, "вампиризм", MAN),
    (KeywordName.CLUTCH, "кладка", WOMAN), (KeywordName.MIGHT, "могущество", THING),
    (KeywordName.PLAGUE, "мор", MAN), (KeywordName.SUPPRESSION, "подавление", THING),
    (KeywordName.SCALES, "чешуя", WOMAN), (KeywordName.SOUL_CATCHER, "душелов", MAN),
    (KeywordName.CONCENTRATION, "концентрация", WOMAN), (KeywordName.RAID, "набег", MAN),
    (KeywordName.SPENDING, "расход", MAN), (KeywordName.EXTORTION, "вымогательство", THING),
    (KeywordName.DIRECT_STRIKE, "направленный удар", MAN), (KeywordName.SUPERIORITY, "превосходство", THING),
    (KeywordName.ELUSIVE, "неуловимость", WOMAN), (KeywordName.PROTECTION, "защита", WOMAN),
)  # fmt: skip


_OWN_TERMINALS = {
    KeywordName.PLAGUE: "PLAGUE",
    KeywordName.SOUL_CATCHER: "SOUL_CATCHER",
    KeywordName.CONCENTRATION: "CONCENTRATION",
    KeywordName.RAID: "RAID",
    KeywordName.SPENDING: "SPENDING",
    KeywordName.EXTORTION: "EXTORTION",
    KeywordName.DIRECT_STRIKE: "DIRECT_STRIKE",
    KeywordName.SUPERIORITY: "SUPERIORITY",
    KeywordName.ELUSIVE: "ELUSIVE",
    KeywordName.PROTECTION: "PROTECTION",
}


KEYWORD_NOUNS: tuple[Noun, ...] = (
    *(Noun(_OWN_TERMINALS.get(k, "KEYWORD"), lemma, g, k, False) for k, lemma, g in _KEYWORDS),
    Noun("KEYWORD", "опыт", MAN, KeywordName.ATTACK_EXPERIENCE, False, "в атаке"),
    Noun("KEYWORD", "опыт", MAN, KeywordName.DEFENCE_EXPERIENCE, False, "в защите"),
    Noun("KEYWORD", "защита", WOMAN, KeywordName.SPELL_PROTECTION, False, "от заклинаний"),
    Noun("KEYWORD", "уклонение", THING, KeywordName.SPELL_PROTECTION, False, "от заклинаний"),
    Noun("KEYWORD", "защита", WOMAN, KeywordName.POISON_PROTECTION, False, "от отравления"),
    Noun("REDUCTION", "сведение", THING, KeywordName.STRIKE_REDUCED_TO, False, "удара"),
    Noun("LIFE_GIFT", "дар", MAN, KeywordName.LIFE_GIFT, False, "жизни"),
    Noun("HIRE", "найм", MAN, EventKind.ENTERS, False),
    Noun("DEATH", "гибель", WOMAN, EventKind.DIES, False),
    Noun("SEARCH", "поиск", MAN, None, False),
    Noun("CALL", "вызов", MAN, None, False),
)


NOUNS: tuple[Noun, ...] = (*_KINDS, *_CLASSES, *_THINGS, *KEYWORD_NOUNS)
