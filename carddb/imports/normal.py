"""What lists write wrongly about a card, put right: types, stats and classes. Texts stay as they are printed."""

from __future__ import annotations

from typing import Any, Final

from carddb.facts import CardType, Cost
from carddb.fold import fold
from carddb.imports.records import Fields
from carddb.vocabulary import CREATURE_CLASSES, KNOWN_CLASSES, SUPPORT_CLASSES, TYPE_NAMES, TYPE_WORDS, known_class

_SLIPS: Final = {fold("Заклинанией"): "Заклинание", fold("Экипировка"): "Поддержка"}
"""Types that no card has, and the type that is nearest."""

_UNKNOWN: Final = ("", "?")
_LEAST_HERO_LIFE: Final = 15
"""Heroes have 15 to 32 lives in print; a card with so many and no strike is one."""

_SHORTEST_MENDED: Final = 5
"""Letters that a misspelt class must have: shorter words lie one letter away from too much."""


def typed_facts(
    fields: Fields, cost: Cost, strike: int | None, life: int | None, classes: tuple[str, ...]
) -> dict[str, Any]:
    """Type, numbers and classes of a Heroes record for `Facts`: the type as the field `type` says or the rest shows.

    Raises:
        BadRecord: the type is no word that anybody uses.
    """
    printed = fields.text("type", "class")
    word = fold(printed)
    if word not in TYPE_WORDS and word not in _UNKNOWN:
        raise fields.wrong("type")
    kind = _sound_type(TYPE_WORDS.get(word), word, strike, life, classes)
    if word in _SLIPS or kind is not TYPE_WORDS.get(word):
        fields.mend("type", printed, TYPE_NAMES[kind])
    if not classes and word in map(fold, SUPPORT_CLASSES):
        classes = (known_class(printed) or printed,)
    return {"type": kind, "classes": classes} | _stats(fields, kind, cost, strike, life)


def classes_of_words(fields: Fields, name: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Classes as the rules spell them; a misspelt one is mended, an unknown one stays as printed."""
    return tuple(_class(fields, name, word) or word for word in words)


def class_line(fields: Fields, text: str) -> tuple[tuple[str, ...], str]:
    """The classes in a text's first line, and the text without it; no classes: no such line."""
    first, _, rest = text.partition("\n")
    words = [word.strip() for word in first.strip().rstrip(".").split(",")]
    classes = tuple(found for word in words if (found := _class(fields, "text", word)))
    if len(classes) == len(words):
        return classes, rest.strip()
    return (), text


def _class(fields: Fields, name: str, word: str) -> str | None:
    if found := known_class(word):
        return found
    near = _near_class(fold(word))
    if near:
        fields.mend(name, word, near)
    return near


def _near_class(word: str) -> str | None:
    """The only class that lies one letter away, a swapped pair counting as one."""
    if len(word) < _SHORTEST_MENDED or word in KNOWN_CLASSES:
        return None
    from rapidfuzz.distance import OSA

    near = [name for folded, name in KNOWN_CLASSES.items() if OSA.distance(word, folded, score_cutoff=1) <= 1]
    return near[0] if len(near) == 1 else None


def _sound_type(
    told: CardType | None, word: str, strike: int | None, life: int | None, classes: tuple[str, ...]
) -> CardType:
    """The type that the record's other facts bear out: a creature's class with numbers is no spell."""
    is_creature = set(classes) & set(CREATURE_CLASSES)
    if is_creature and (word in _SLIPS or (told is CardType.SPELL and (strike or life))):
        return CardType.CREATURE
    return told or _shown_type(strike, life, classes)


def _shown_type(strike: int | None, life: int | None, classes: tuple[str, ...]) -> CardType:
    if life and not strike and life >= _LEAST_HERO_LIFE:
        return CardType.HERO
    if strike or life:
        return CardType.CREATURE
    return CardType.SUPPORT if set(classes) & set(SUPPORT_CLASSES) else CardType.SPELL


def _stats(fields: Fields, kind: CardType, cost: Cost, strike: int | None, life: int | None) -> dict[str, Any]:
    """The numbers that the type has (106.1.1). Zeros that only fill a column go silently."""
    has = {
        "cost": (cost, kind is not CardType.HERO),
        "strike": (strike, kind is CardType.CREATURE),
        "life": (life, kind in (CardType.CREATURE, CardType.HERO)),
    }
    for name, (value, kept) in has.items():
        if value and not kept:
            fields.mend(name, str(value), "")
    return {name: value if kept else None for name, (value, kept) in has.items()}
