"""The words that lists, set files and queries use for types, elements, rarities and classes."""

from __future__ import annotations

from typing import Final, TypeVar

from carddb.facts import CardType, Element, Rarity
from carddb.fold import fold

_Value = TypeVar("_Value")


def _by_word(table: dict[_Value, str]) -> dict[str, _Value]:
    return {fold(word): value for value, words in table.items() for word in words.split("/")}


TYPE_WORDS: Final = _by_word(
    {
        CardType.HERO: "hero/герой/герои",
        CardType.CREATURE: "creature/существо/существа",
        CardType.SPELL: "spell/заклинание/заклинания/заклинанией",
        CardType.SUPPORT: "support/поддержка/карта поддержки/экипировка/место/местность/событие/оружие/броня/амулет",
        CardType.QUEST: "quest/квест/задание",
        CardType.FLYER: "flyer/летающее/летающее существо",
        CardType.COMPANION: "companion/симбионт",
        CardType.PARASITE: "parasite/паразит",
        CardType.ARTEFACT: "artefact/artifact/артефакт",
        CardType.PLACE: "place/местность классики",
    }
)
"""Folded word → type. A support card's class stands for its type on many lists (106.1)."""

TYPE_NAMES: Final = {
    kind: next(word for word, found in TYPE_WORDS.items() if found is kind and not word.isascii()).capitalize()
    for kind in CardType
}
"""Each type as a card says it."""

ELEMENT_WORDS: Final[dict[str, Element | None]] = _by_word(
    {
        Element.STEPPE: "steppe/steppes/степи/степь/степной/степная/степное/степные",
        Element.FOREST: "forest/forests/леса/лес/лесной/лесная/лесное/лесные",
        Element.MOUNTAIN: "mountain/mountains/горы/гора/горный/горная/горное/горные",
        Element.SWAMP: "swamp/swamps/болота/болото/болотный/болотная/болотное/болотные",
        Element.DARKNESS: "darkness/dark/тьма/тёмный/тёмная/тёмное/тёмные",
        None: "neutral/neutrals/нейтралы/нейтральный/нейтральная/нейтральное/нейтральные/нет",
    }
)
"""Folded word → element; neutral is the lack of one (106.3)."""

RARITY_WORDS: Final = _by_word(
    {
        Rarity.COMMON: "common/частая/обычная",
        Rarity.UNCOMMON: "uncommon/необычная",
        Rarity.RARE: "rare/редкая",
        Rarity.ULTRA: "ultra/ultrarare/ultra-rare/ультраредкая/ультра",
    }
)

HERO_CLASSES: Final = ("Воин", "Голем", "Жрец", "Маг", "Разбойник")
SPELL_CLASSES: Final = ("Волшебство", "Грех", "Действие", "Зелье", "Ловушка", "Приказ", "Ритуал", "Сфера")
SUPPORT_CLASSES: Final = ("Амулет", "Броня", "Кошмар", "Местность", "Механизм", "Оружие", "Событие")
CREATURE_CLASSES: Final = (
    "Акванит", "Аккениец", "Ангел", "Артефакт", "Архаалит", "Боевая машина", "Братство", "Вайл", "Великан", "Ворг",
    "Гарпия", "Гном", "Гоблин", "Голем", "Гремлин", "Демон", "Дитя Кронга", "Дракон", "Драконид", "Древо", "Дух",
    "Зверь", "Инквизитор", "Йордлинг", "Кентавр", "Ковен", "Койар", "Кошмар", "Ктулхист", "Линунг", "Метаморф",
    "Механизм", "Минотавр", "Нага", "Наёмник", "Нежить", "Огр", "Орк", "Пират", "Подземник", "Порождение", "Пустой",
    "Речная дева", "Речная рыба", "Рой", "Свин", "Слуа", "Страж леса", "Сумрак", "Тигролюд", "Тоа-Дан", "Тролль",
    "Ург", "Фея", "Хван", "Элементаль", "Эльф", "Энт", "Яйцо",
)  # fmt: skip
"""106.4 with the later editions' lists and «Древо», which digital lists print."""

EQUIPMENT: Final = ("Амулет", "Броня", "Оружие")
"""106.1.3: the support classes that are equipment."""

_CLASSES: Final = {
    CardType.HERO: HERO_CLASSES,
    CardType.CREATURE: CREATURE_CLASSES,
    CardType.SPELL: SPELL_CLASSES,
    CardType.SUPPORT: SUPPORT_CLASSES,
}
KNOWN_CLASSES: Final = {fold(name): name for names in _CLASSES.values() for name in names}
"""Folded class → as the rules spell it."""


def known_class(word: str) -> str | None:
    """The class as the rules spell it, or None; heroes' plates say «Герой-маг».

    >>> known_class("герой-маг"), known_class("НАЕМНИК"), known_class("Рывок")
    ('Маг', 'Наёмник', None)
    """
    return KNOWN_CLASSES.get(fold(word).removeprefix("герой-").removeprefix("герой "))


def classes_of(kind: CardType) -> tuple[str, ...]:
    """The classes that cards of a type may have (106.4); empty where the rules name none."""
    return _CLASSES.get(kind, ())
