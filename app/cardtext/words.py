"""The words of the lexicon, as tables. Meanings are the engine's own vocabulary; codes are the grammar's terminals.

Spellings in braces are alternatives, the first being the one that we write ourselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.cardtext.forms import Gender
from app.engine.program import (
    Compared,
    HasKeyword,
    IsAttacking,
    IsClass,
    IsClosed,
    IsElement,
    IsHidden,
    IsKind,
    IsMerged,
    IsWounded,
    Not,
    Number,
    PlayerRole,
    Test,
)
from app.engine.terms import Comparison, Element, EventKind, KeywordName, Kind, Measure, Side, Source, Span, Stat, Zone

MAN, WOMAN, THING = Gender.MAN, Gender.WOMAN, Gender.THING

# ------------------------------------------------------------------------------------------------------ verbs
# Code; then an aspect a string: infinitive, singular, plural, order («-»: none). The first aspect says what is done
# once, the last what goes on; a code met again is another word for the same thing.

VERBS: tuple[tuple[str, ...], ...] = (
    ("WOUND", "ранить ранит ранят раньте", "ранить ранит ранят раньте"),
    ("WOUND", "поранить поранит поранят пораньте"),
    ("WOUND_SELF", "раниться ранится ранятся раньтесь", "раниться ранится ранятся раньтесь"),
    ("HEAL", "излечить излечит излечат излечите", "излечивать излечивает излечивают излечивайте"),
    ("HEAL", "вылечить вылечит вылечат вылечите", "лечить лечит лечат лечите"),
    ("HEAL", "исцелить исцелит исцелят исцелите", "исцелять исцеляет исцеляют исцеляйте"),
    ("HEAL_SELF", "излечиться излечится излечатся излечитесь", "излечиваться излечивается излечиваются -"),
    ("POISON", "отравить отравит отравят отравите", "отравлять отравляет отравляют отравляйте"),
    ("INTENSIFY", "усилить усилит усилят усильте", "усиливать усиливает усиливают усиливайте"),
    ("DESTROY", "уничтожить уничтожит уничтожат уничтожьте", "уничтожать уничтожает уничтожают уничтожайте"),
    ("CLOSE", "закрыть закроет закроют закройте", "закрывать закрывает закрывают закрывайте"),
    ("CLOSE_SELF", "закрыться закроется закроются закройтесь", "закрываться закрывается закрываются -"),
    ("OPEN", "открыть откроет откроют откройте", "открывать открывает открывают открывайте"),
    ("OPEN_SELF", "открыться откроется откроются откройтесь", "открываться открывается открываются -"),
    ("PREPARE", "подготовить подготовит подготовят подготовьте", "подготавливать подготавливает подготавливают -"),
    ("STUN", "оглушить оглушит оглушат оглушите", "оглушать оглушает оглушают оглушайте"),
    ("STUN_SELF", "оглушиться оглушится оглушатся -", "оглушаться оглушается оглушаются -"),
    ("TAKE", "взять возьмёт возьмут возьмите", "брать берёт берут берите"),
    ("RETURN", "вернуть вернёт вернут верните", "возвращать возвращает возвращают возвращайте"),
    ("RETURN_SELF", "вернуться вернётся вернутся -", "возвращаться возвращается возвращаются -"),
    ("PUT", "положить положит положат положите", "класть кладёт кладут кладите"),
    ("SHUFFLE_IN", "замешать замешает замешают замешайте", "замешивать замешивает замешивают замешивайте"),
    ("SHUFFLE_SELF", "замешаться замешается замешаются -", "замешиваться замешивается замешиваются -"),
    ("SHUFFLE", "перемешать перемешает перемешают перемешайте", "перемешивать перемешивает перемешивают -"),
    ("DISCARD", "сбросить сбросит сбросят сбросьте", "сбрасывать сбрасывает сбрасывают сбрасывайте"),
    ("REVIVE", "возродить возродит возродят возродите", "возрождать возрождает возрождают возрождайте"),
    ("SUMMON", "вызвать вызовет вызовут вызовите", "вызывать вызывает вызывают вызывайте"),
    ("SUMMON", "призвать призовёт призовут призовите", "призывать призывает призывают призывайте"),
    ("CREATE", "создать создаст создадут создайте", "создавать создаёт создают создавайте"),
    ("PLACE", "поместить поместит поместят поместите", "помещать помещает помещают помещайте"),
    ("PLAY", "разыграть разыграет разыграют разыграйте", "разыгрывать разыгрывает разыгрывают разыгрывайте"),
    ("LOSE", "потерять потеряет потеряют потеряйте", "терять теряет теряют теряйте"),
    ("GET", "получить получит получат получите", "получать получает получают получайте"),
    ("HAVE", "- - - -", "иметь имеет имеют имейте"),
    ("SHOW", "показать покажет покажут покажите", "показывать показывает показывают показывайте"),
    ("LOOK_THROUGH", "просмотреть просмотрит просмотрят просмотрите", "просматривать просматривает просматривают -"),
    ("LOOK", "посмотреть посмотрит посмотрят посмотрите", "смотреть смотрит смотрят смотрите"),
    ("CHOOSE", "выбрать выберет выберут выберите", "выбирать выбирает выбирают выбирайте"),
    ("NAME_IT", "назвать назовёт назовут назовите", "называть называет называют называйте"),
    ("LIFT", "снять снимет снимут снимите", "снимать снимает снимают снимайте"),
    ("FIGHT", "сразиться сразится сразятся сразитесь", "сражаться сражается сражаются сражайтесь"),
    ("ATTACK", "атаковать атакует атакуют атакуйте", "атаковать атакует атакуют атакуйте"),
    ("SHOOT", "выстрелить выстрелит выстрелят выстрелите", "стрелять стреляет стреляют стреляйте"),
    ("DIE", "погибнуть погибнет погибнут -", "погибать погибает погибают -"),
    ("SURVIVE", "выжить выживет выживут -", "выживать выживает выживают -"),
    ("KILL", "убить убьёт убьют убейте", "убивать убивает убивают убивайте"),
    ("MINE", "добыть добудет добудут добудьте", "добывать добывает добывают добывайте"),
    ("ATTACH", "присоединить присоединит присоединят присоедините", "присоединять присоединяет присоединяют -"),
    ("FLIP", "перевернуть перевернёт перевернут переверните", "переворачивать переворачивает переворачивают -"),
    ("IMPROVE", "усовершенствовать усовершенствует усовершенствуют усовершенствуйте"),
    ("COMPLETE", "завершить завершит завершат завершите", "завершать завершает завершают завершайте"),
    ("COMPLETE_SELF", "завершиться завершится завершатся -", "завершаться завершается завершаются -"),
    ("PAY", "заплатить заплатит заплатят заплатите", "платить платит платят платите"),
    ("PREVENT", "предотвратить предотвратит предотвратят предотвратите", "предотвращать предотвращает предотвращают -"),
    ("SPLIT", "распределить распределит распределят распределите", "распределять распределяет распределяют -"),
    ("DOUBLE", "удвоить удвоит удвоят удвойте", "удваивать удваивает удваивают удваивайте"),
    ("APPLY", "применить применит применят примените", "применять применяет применяют применяйте"),
    ("REPEAT", "повторить повторит повторят повторите", "повторять повторяет повторяют повторяйте"),
    ("CANCEL", "отменить отменит отменят отмените", "отменять отменяет отменяют отменяйте"),
    ("SWAP", "обменять обменяет обменяют обменяйте", "обменивать обменивает обменивают обменивайте"),
    ("COST", "- - - -", "стоить стоит стоят -"),
    ("DEAL", "нанести нанесёт нанесут нанесите", "наносить наносит наносят наносите"),
    ("BECOME", "стать станет станут станьте", "становиться становится становятся -"),
    ("ENTER", "войти войдёт войдут -", "входить входит входят -"),
    ("LEAVE", "покинуть покинет покинут -", "покидать покидает покидают -"),
    ("LAND", "попасть попадёт попадут -", "попадать попадает попадают -"),
    ("PASS", "перейти перейдёт перейдут -", "переходить переходит переходят -"),
    ("DECLARE", "объявить объявит объявят объявите", "объявлять объявляет объявляют объявляйте"),
    ("USE", "использовать использует используют используйте"),
    ("USE", "активировать активирует активируют активируйте"),
    ("MAKE", "произвести произведёт произведут произведите", "производить производит производят производите"),
    ("ACT", "- - - -", "действовать действует действуют -"),
    ("STAND", "выступить выступит выступят -", "выступать выступает выступают -"),
    ("WORK", "сработать сработает сработают -", "срабатывать срабатывает срабатывают -"),
    ("WORK", "- - - -", "работать работает работают -"),
    ("HIDE", "скрыть скроет скроют скройте", "скрывать скрывает скрывают скрывайте"),
    ("HIDE_SELF", "скрыться скроется скроются -", "скрываться скрывается скрываются -"),
    ("UNHIDE", "раскрыть раскроет раскроют раскройте", "раскрывать раскрывает раскрывают раскрывайте"),
    ("UNHIDE", "вскрыть вскроет вскроют вскройте", "вскрывать вскрывает вскрывают вскрывайте"),
    ("UNHIDE_SELF", "раскрыться раскроется раскроются -", "раскрываться раскрывается раскрываются -"),
    ("UNHIDE_SELF", "вскрыться вскроется вскроются -", "вскрываться вскрывается вскрываются -"),
    ("SHRINK", "сократиться сократится сократятся -", "сокращаться сокращается сокращаются -"),
    ("MOVE_OVER", "перенести перенесёт перенесут перенесите", "переносить переносит переносят -"),
    ("IGNORE", "проигнорировать проигнорирует проигнорируют -", "игнорировать игнорирует игнорируют игнорируйте"),
    ("SPEND", "потратить потратит потратят потратьте", "тратить тратит тратят тратьте"),
    ("CONTROL", "- - - -", "контролировать контролирует контролируют -"),
    ("SKIP", "пропустить пропустит пропустят пропустите", "пропускать пропускает пропускают пропускайте"),
    ("WIN", "выиграть выиграет выиграют -", "выигрывать выигрывает выигрывают -"),
    ("LOSE_GAME", "проиграть проиграет проиграют -", "проигрывать проигрывает проигрывают -"),
    ("COPY", "скопировать скопирует скопируют скопируйте", "копировать копирует копируют копируйте"),
    ("GIVE", "отдать отдаст отдадут отдайте", "отдавать отдаёт отдают отдавайте"),
    ("REMAIN", "остаться останется останутся -", "оставаться остаётся остаются -"),
    ("BE_HEALED", "- - - -", "лечиться лечится лечатся -"),
    ("DEAL_PASSIVE", "- - - -", "наноситься наносится наносятся -"),
    ("PLAY_PASSIVE", "- - - -", "разыгрываться разыгрывается разыгрываются -"),
    ("DISCARD_PASSIVE", "- - - -", "сбрасываться сбрасывается сбрасываются -"),
    ("WOUND_PASSIVE", "- - - -", "раниваться ранивается раниваются -"),
)

PAST_STEMS = {
    "погибнуть": "погиб",
    "нанести": "нанёс",
    "перенести": "перенёс",
    "войти": "вошёл",
    "перейти": "перешёл",
    "класть": "клал",
    "попасть": "попал",
}

# ------------------------------------------------------------------------------------------------------ nouns


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
THINGS_TOO = ("механизм", "артефакт", "голем")
"""Classes whose cards are also declined as things are: «Вызовите механизм»."""
_SUPPORT_CLASSES = (("местность", WOMAN), ("событие", THING), ("оружие", THING), ("амулет", MAN))
_HERO_CLASSES = (("воин", MAN), ("маг", MAN), ("жрец", MAN), ("разбойник", MAN))
_SPELL_CLASSES = (
    ("волшебство", THING), ("грех", MAN), ("зелье", THING), ("приказ", MAN), ("ритуал", MAN), ("сфера", WOMAN),
    ("ловушка", WOMAN),
)  # fmt: skip


def _of_class(name: str, gender: Gender, tail: str = "", alive: bool = True) -> Noun:
    full = f"{name} {tail}".strip().replace("ё", "е")
    return Noun("CARD", name, gender, (IsClass((full,)),), alive, tail)


_CLASSES: tuple[Noun, ...] = (
    *(_of_class(*row) for row in _CREATURE_CLASSES),
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

# ------------------------------------------------------------------------------------------------- adjectives

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
    ("DONE_PART", "найденный", None),
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
    ("EQUAL", "равный", None),
    ("BEING", "являющийся", None),
    ("DIFFERENT", "разный", None),
)

# ---------------------------------------------------------------------------------------------------- phrases

_NUMERALS = (
    ("{два|две|двух|двумя|двум|дву}", 2), ("{три|трёх|тремя|трём}", 3), ("{четыре|четырёх|четырьмя|четырём}", 4),
    ("{пять|пяти|пятью}", 5), ("{шесть|шести}", 6), ("{семь|семи}", 7), ("{восемь|восьми}", 8),
    ("{девять|девяти}", 9), ("{десять|десяти}", 10),
)  # fmt: skip

DURATIONS: tuple[tuple[Span, str], ...] = (
    (Span.THIS_TURN, "до конца {|этого }хода"),
    (Span.YOUR_TURN_END, "до конца вашего хода"),
    (Span.ENEMY_TURN_END, "до конца хода {|вашего }противника"),
    (Span.YOUR_NEXT_TURN_START, "до начала вашего {|следующего }хода"),
    (Span.ENEMY_NEXT_TURN_START, "до начала {|следующего }хода {|вашего }противника"),
    (Span.YOUR_NEXT_TURN_END, "до конца вашего следующего хода"),
    (Span.ENEMY_NEXT_TURN_END, "до конца следующего хода {|вашего }противника"),
    (Span.NEXT_TURN_OF_CARD, "до конца следующего хода этого игрока"),
    (Span.GAME, "до конца {игры|боя}"),
)

TURN_TIMES: tuple[tuple[str, EventKind, Side | None], ...] = (
    ("{в начале|вначале} вашего хода", EventKind.TURN_STARTS, Side.YOURS),
    ("{в начале|вначале} хода {|вашего }противника", EventKind.TURN_STARTS, Side.ENEMY),
    ("{в начале|вначале} {|каждого }хода", EventKind.TURN_STARTS, None),
    ("в конце вашего хода", EventKind.TURN_ENDS, Side.YOURS),
    ("в конце хода {|вашего }противника", EventKind.TURN_ENDS, Side.ENEMY),
    ("в конце {|каждого }хода", EventKind.TURN_ENDS, None),
)
NEXT_TURN_TIMES: tuple[tuple[str, EventKind, Side | None], ...] = (
    ("в начале вашего следующего хода", EventKind.TURN_STARTS, Side.YOURS),
    ("в начале следующего хода {|вашего }противника", EventKind.TURN_STARTS, Side.ENEMY),
    ("в конце вашего следующего хода", EventKind.TURN_ENDS, Side.YOURS),
    ("в конце следующего хода {|вашего }противника", EventKind.TURN_ENDS, Side.ENEMY),
)

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

AT_EVENTS: tuple[tuple[str, EventKind, Source | None], ...] = (
    ("{при атаке|после атаки}", EventKind.ATTACKS, None),
    ("при атаке ударом", EventKind.ATTACKS, Source.STRIKE),
    ("при ударе", EventKind.STRIKES, None),
    ("при выстреле", EventKind.SHOOTS, None),
)
AT_EVENTS_OF: tuple[tuple[str, EventKind], ...] = (
    ("при гибели", EventKind.DIES),
    ("при розыгрыше", EventKind.PLAYED),
)

ELEMENT_NAMES: tuple[tuple[str, Element], ...] = (
    ("{степей|степи}", Element.STEPPE),
    ("{лесов}", Element.FOREST),
    ("{гор}", Element.MOUNTAIN),
    ("{болот}", Element.SWAMP),
    ("{тьмы}", Element.DARKNESS),
)


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """A zone and whose it is; side None: the owner's own."""

    zone: Zone
    side: Side | None = Side.YOURS


ZONES: tuple[tuple[str, ZoneOf, str], ...] = (
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD), "{с|из} {|вашего |своего }кладбища"),
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ENEMY), "{с|из} {кладбища|кладбищ} {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ANYONE), "{с|из} {любого кладбища|любых кладбищ|кладбищ}"),
    ("FROM_ZONE", ZoneOf(Zone.HAND), "из {|вашей |своей }руки"),
    ("FROM_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "из руки {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.HAND, Side.ANYONE), "из {руки любого игрока|любой руки}"),
    ("FROM_ZONE", ZoneOf(Zone.DECK), "из {|вашей |своей }колоды"),
    ("FROM_ZONE", ZoneOf(Zone.DECK, Side.ENEMY), "из колоды {|вашего |этого }противника"),
    ("FROM_ZONE", ZoneOf(Zone.DECK, Side.ANYONE), "из любой колоды"),
    ("FROM_ZONE", ZoneOf(Zone.SIDE_DECK), "из {|вашей |своей }дополнительной колоды"),
    ("FROM_ZONE", ZoneOf(Zone.PLAY, Side.ANYONE), "из игры"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD), "на {|вашем |своём }кладбище"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ENEMY), "на кладбище {|вашего |этого }противника"),
    ("IN_ZONE", ZoneOf(Zone.GRAVEYARD, Side.ANYONE), "на {любом кладбище|любых кладбищах|всех кладбищах|кладбищах}"),
    ("IN_ZONE", ZoneOf(Zone.HAND), "{в руке|в вашей руке|в своей руке|у вас в руке|у себя в руке}"),
    ("IN_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "{в руке|в руке вашего|в руке этого} противника"),
    ("IN_ZONE", ZoneOf(Zone.HAND, Side.ENEMY), "у {|вашего |этого }противника в руке"),
    ("IN_ZONE", ZoneOf(Zone.DECK), "в {|вашей |своей }колоде"),
    ("IN_ZONE", ZoneOf(Zone.DECK, Side.ENEMY), "в колоде {|вашего |этого }противника"),
    ("IN_ZONE", ZoneOf(Zone.SIDE_DECK), "в {|вашей |своей }дополнительной колоде"),
    ("IN_ZONE", ZoneOf(Zone.PLAY, Side.ANYONE), "{в игре|на поле боя|на поле|на столе}"),
)

CONTROLS: tuple[tuple[Side, str], ...] = (
    (Side.YOURS, "под {вашим|своим} контролем"),
    (Side.ENEMY, "под контролем {|вашего }противника"),
)

OWNERS: tuple[tuple[str, Any], ...] = (
    ("{|вашего |этого |каждого }противника", Side.ENEMY),
    ("любого игрока", Side.ANYONE),
)

DECKS: tuple[tuple[str, Side | None], ...] = (
    ("колоды", None),
    ("{вашей|своей} колоды", Side.YOURS),
    ("колоды {|вашего |этого }противника", Side.ENEMY),
    ("любой колоды", Side.ANYONE),
)
"""Whose deck; none named: the one of the player who acts."""

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

PHRASES: tuple[tuple[str, str, Any], ...] = (
    *(("NUM", pattern, n) for pattern, n in _NUMERALS),
    ("NUM", "дважды", 2),
    ("NUM", "трижды", 3),
    ("WOKEN", "срабатывающие {способности|особенности}", None),
    ("WORKING", "срабатывающие", None),
    *(("DURATION", pattern, span) for span, pattern in DURATIONS),
    *(("TURN_TIME", row[0], (row[1], row[2], False)) for row in TURN_TIMES),
    *(("TURN_TIME", row[0], (row[1], row[2], True)) for row in NEXT_TURN_TIMES),
    *(("MEASURE", pattern, measure) for pattern, measure in MEASURES),
    *(("KEYWORD_MEASURE", pattern, keyword) for pattern, keyword in KEYWORD_MEASURES),
    *(("FROM_SOURCE", pattern, source) for pattern, source in SOURCES),
    *(("AT_EVENT", pattern, (kind, source)) for pattern, kind, source in AT_EVENTS),
    *(("AT_EVENT_OF", pattern, kind) for pattern, kind in AT_EVENTS_OF),
    *(("OF_ELEMENT", pattern, element) for pattern, element in ELEMENT_NAMES),
    *((code, pattern, zone) for code, zone, pattern in ZONES),
    *(("UNDER_CONTROL", pattern, side) for side, pattern in CONTROLS),
    *(("OWNER", pattern, side) for pattern, side in OWNERS),
    *(("CMP", pattern, comparison) for pattern, comparison in COMPARISONS),
    *(("CMP_BEFORE", pattern, comparison) for pattern, comparison in COMPARISONS_BEFORE),
    ("CARD", "тао-дан", (IsClass(("тоа-дан",)),)),
    ("YOU", "вы", None),
    ("MAY", "{можете|может|могут|вы можете}", None),
    ("MUST", "{должен|должна|должно|должны}", None),
    ("NOT", "не", None),
    ("IF", "если", None),
    ("WHILE", "пока", None),
    ("WHENEVER", "когда", False),
    ("WHENEVER", "каждый раз{|,} когда", True),
    ("IF_POSSIBLE", "если это возможно", None),
    ("MAY_TAKE_THEM", "их {может|могут} получить", None),
    ("NEXT_TIME", "в следующий раз{|,} когда", None),
    ("PER_TURN", "за {|один }ход", None),
    ("AT_THAT", "{при этом|при этому|чтобы}", None),
    ("THEN", "{затем|а затем}", None),
    ("BUT", "{а|но}", None),
    ("AND", "а также", None),
    ("ELSE", "{иначе|а иначе}", None),
    ("INSTEAD", "вместо этого", None),
    ("UPTO", "до", None),
    ("ANY_NUMBER", "{любое|любого} {число|количество|числа|количества}", None),
    ("ANY_NUMBER", "{любым|любому} {числом|количеством|числу|количеству}", None),
    ("THIS_TURN", "{в этот ход|в этом ходу|за этот ход|в ход|на этом ходу}", None),
    ("IN_YOUR_TURN", "в ваш ход", Side.YOURS),
    ("IN_YOUR_TURN", "в ход {|вашего }противника", Side.ENEMY),
    ("THIS_WAY", "таким образом", None),
    ("LAST_TURN", "{в предыдущий ход|в прошлый ход|в предыдущем ходу|в прошлом ходу} {|вашего }противника", Side.ENEMY),
    ("LAST_TURN", "в {ваш|свой} {предыдущий|прошлый} ход", Side.YOURS),
    ("LAST_TURN", "в {вашем|своём} {предыдущем|прошлом} ходу", Side.YOURS),
    ("OF_THEM", "{из них|среди них|из этих карт|среди этих карт|из показанных карт|среди показанных карт}", None),
    ("OF_THEM", "{из просмотренных карт|среди просмотренных карт|из посмотренных карт}", None),
    ("IN_ORDER", "в любом порядке", None),
    ("THIS_MUCH", "с {этой|такой} силой", None),
    ("SUCH_BONUS", "{такой|такой же|этот} бонус", None),
    ("UNHIRED", "{|и |а |при этом }{её|его|их} Найм {|при этом }не {срабатывает|сработает|работает}", None),
    ("UNHIRED", "без срабатывания Найма", None),
    ("TOP_OR_BOTTOM", "{на верх или под низ|под низ или на верх|наверх или под низ}", None),
    ("ONE_BY_ONE", "по одной верхней карте {вашей |своей |}колоды", None),
    ("ONE_BY_ONE", "{верхние карты колоды|верхние карты вашей колоды|карты с верха колоды} по одной", None),
    ("UNTIL_SHOWN", "пока не {покажете|найдёте}", None),
    ("BLINDLY", "{вслепую|наугад|не глядя}", None),
    ("NAMED", "{этой|названной|выбранной} стихии", "element"),
    ("NAMED", "{этого|названного|выбранного} класса", "class"),
    ("SAME_ELEMENT", "{той же|такой же} стихии", None),
    ("SUCH", "{такую|такое|такой}", None),
    ("UNTIL_HAND", "пока в {вашей руке|руке|своей руке} не {будет|станет|окажется}", None),
    ("LIKE_ENEMY", "столько же карт, сколько {у противника|в руке противника|в руке у противника}", None),
    ("BUT_NOT_MORE", "но не {больше|более} {|чем }на", None),
    ("AT", "у", None),
    ("COSTING", "стоимостью", None),
    ("LESS_COST", "{меньшей|с меньшей} стоимости", Comparison.LESS),
    (
        "LESS_COST",
        "{такой же или меньшей|той же или меньшей|этой или меньшей|равной или меньшей} {стоимости|стоимостью}",
        Comparison.AT_MOST,
    ),
    ("LESS_COST", "{той же|такой же|этой} {стоимости|стоимостью}", Comparison.EQUAL),
    ("LESS_COST", "{той же|такой же|этой} {стоимости|стоимостью} или {меньше|меньшей|менее}", Comparison.AT_MOST),
    ("LESS_COST", "{этой или меньшей} {стоимости|стоимостью}", Comparison.AT_MOST),
    ("LESS_COST", "{за ту же стоимость|с той же стоимостью|с такой же стоимостью}", Comparison.EQUAL),
    ("THAN", "чем {вы уничтожили|вы сбросили|вы вернули|вы положили|у него|у неё|у уничтоженного}", None),
    ("STRIKING", "{силой удара|ударом}", None),
    ("LESS_STRIKE", "меньшей силой удара", Comparison.LESS),
    ("LIVES_INS", "{жизнями|жизнью}", None),
    ("EXTREME", "наименьшей силой удара", (Stat.STRIKE, False)),
    ("EXTREME", "наибольшей силой удара", (Stat.STRIKE, True)),
    ("EXTREME", "наименьшей стоимостью", (Stat.COST, False)),
    ("EXTREME", "наибольшей стоимостью", (Stat.COST, True)),
    ("SAME_NAME", "{таким же|тем же} названием", None),
    ("OTHER_NAME", "другим названием", None),
    ("OTHER_CLASS", "другим классом", None),
    ("DIFFERENT_NAMES", "{разным названием|разными названиями}", None),
    ("OTHER_ELEMENT", "стихией{|,} отличной от стихии", None),
    ("WITH", "{с|со}", None),
    ("WITHOUT", "без", None),
    ("ON", "на", None),
    ("IN", "в", None),
    ("TO", "к", None),
    ("OF", "от", None),
    ("BY", "по", None),
    ("OVER", "над", None),
    ("AMONG", "среди", None),
    ("EXCEPT", "кроме", None),
    ("BESIDES", "из", None),
    ("PER", "за {каждое|каждого|каждую|каждый|каждые}", None),
    ("BY_ENEMY", "{по выбору противника|по его выбору|по выбору этого игрока}", None),
    ("BY_YOU", "{на ваш выбор|по вашему выбору}", None),
    *(("DECK_OF", pattern, side) for pattern, side in DECKS),
    ("NO_EFFECT", "эту карту можно разыграть без эффекта{|, оплатив её стоимость}", None),
    ("WHERE", "где", None),
    ("FIRST_TIME", "{первый раз за ход|впервые за ход|первый раз}", None),
    ("ALL_COINS", "{все|все ваши|все свои} {{coin}|монеты}", None),
    ("OPEN_COINS", "открытых {{coin}|монет}", None),
    ("EXTRA_COST", "как дополнительную стоимость розыгрыша {|этой карты}", False),
    ("EXTRA_COST", "вместо оплаты стоимости {|этой карты}", True),
    ("FOR_TURN", "{на один ход|на следующий ход|в следующий ход} {|вашего }противника", Side.ENEMY),
    ("FOR_TURN", "{на один ваш ход|на ваш следующий ход|в ваш следующий ход}", Side.YOURS),
    ("MENTIONING", "{на которой|на которых|в которых|в которой} {упоминается|упоминаются}", None),
    ("DECK_RULE", "{|вы }можете положить в колоду только", "only"),
    ("DECK_RULE", "{|вы }можете положить в колоду", "also"),
    ("ANY_ELEMENT", "{любой стихии|любых стихий}", None),
    ("EXCESS", "{|единицу |единиц }избыточного урона", None),
    ("ONE_IN_DECK", "не более {одного|одной|одной копии} в колоде", 1),
    ("IN_DECK_OF", "быть в колоде только {у |}", "hero"),
    ("IN_DECK_OF", "быть в колоде {|у}", "also"),
    ("CONSTRUCTOR", "выберите одно из", (1, 1)),
    ("CONSTRUCTOR", "выберите одно или {оба|оба из}", (1, 2)),
    ("CONSTRUCTOR", "выберите одно или {несколько|несколько из}", (1, 0)),
    ("CONSTRUCTOR", "выберите {два|два разных} из", (2, 2)),
    ("CLOSED_STATE", "{закрытым|закрытой|закрытыми}", None),
    ("LETTER", "{x|х}", "X"),
    ("LETTER", "y", "Y"),
    ("AND", "и", None),
    ("OR", "или", None),
    ("AND", "и/или", None),
    ("HALF", "вдвое", None),
    ("THERE_IS", "есть", None),
    ("THERE_IS_NO", "нет", None),
    ("AT_YOU", "у вас", Side.YOURS),
    ("AT_YOU", "у {|вашего |этого }противника", Side.ENEMY),
    ("SAME_MANY", "столько же", None),
    ("NAME_AS_OF", "как у", None),
    ("THAT_NAME", "{таким|этим} названием", None),
    ("DOWN_TO_YOURS", "пока в его руке не останется столько же карт{,|} сколько в вашей", None),
    ("ONE_BY_ONE", "по очереди", None),
    ("AGAIN", "ещё раз", None),
    ("HAS_ELEMENT", "{у которого|у которой|у которых} есть стихия", None),
    ("SELF_PRON", "{себя|себе|собой}", None),
)
