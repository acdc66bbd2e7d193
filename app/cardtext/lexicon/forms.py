"""The forms of Russian words, made by our own ending tables: no dictionary is needed when a card is read.

A *slot* is a case and a number; the slots that one written form may stand for are a bit mask, so that agreement is
a bitwise "and". Slots 0-5 are the singular in the order of `Case`, 6-11 the plural.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache


class Case(IntEnum):
    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    PRE = 5


class Gender(IntEnum):
    MAN = 0
    WOMAN = 1
    THING = 2  # neuter


SINGULAR = 0b000000_111111
PLURAL = 0b111111_000000

Masks = tuple[int, int, int]
"""Slots by gender; a noun has slots in its own gender only."""

NOWHERE: Masks = (0, 0, 0)
ANYWHERE: Masks = (SINGULAR | PLURAL,) * 3


def slot(case: Case, plural: bool = False) -> int:
    return 1 << (case + 6 * plural)


def in_case(case: Case) -> int:
    """Both numbers of a case."""
    return slot(case) | slot(case, True)


def agree(a: Masks, b: Masks) -> Masks:
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2])


def either(a: Masks, b: Masks) -> Masks:
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2])


def narrowed(masks: Masks, slots: int) -> Masks:
    return (masks[0] & slots, masks[1] & slots, masks[2] & slots)


def union(masks: Masks) -> int:
    return masks[0] | masks[1] | masks[2]


# ------------------------------------------------------------------------------------------------------ nouns

# Twelve endings in slot order; "=" stands for the genitive (living) or the nominative (things).
_NOUN_ENDINGS: dict[tuple[str, Gender], tuple[str, ...]] = {
    ("", Gender.MAN): ("", "а", "у", "=", "ом", "е", "ы", "ов", "ам", "=", "ами", "ах"),
    ("й", Gender.MAN): ("й", "я", "ю", "=", "ем", "е", "и", "ев", "ям", "=", "ями", "ях"),
    ("ь", Gender.MAN): ("ь", "я", "ю", "=", "ем", "е", "и", "ей", "ям", "=", "ями", "ях"),
    ("а", Gender.MAN): ("а", "ы", "е", "у", "ой", "е", "ы", "", "ам", "=", "ами", "ах"),
    ("я", Gender.MAN): ("я", "и", "е", "ю", "ей", "е", "и", "ей", "ям", "=", "ями", "ях"),
    ("а", Gender.WOMAN): ("а", "ы", "е", "у", "ой", "е", "ы", "", "ам", "=", "ами", "ах"),
    ("я", Gender.WOMAN): ("я", "и", "е", "ю", "ей", "е", "и", "ь", "ям", "=", "ями", "ях"),
    ("ея", Gender.WOMAN): ("ея", "еи", "ее", "ею", "еей", "ее", "еи", "ей", "еям", "=", "еями", "еях"),
    ("ия", Gender.WOMAN): ("ия", "ии", "ии", "ию", "ией", "ии", "ии", "ий", "иям", "=", "иями", "иях"),
    ("ь", Gender.WOMAN): ("ь", "и", "и", "ь", "ью", "и", "и", "ей", "ям", "=", "ями", "ях"),
    ("о", Gender.THING): ("о", "а", "у", "о", "ом", "е", "а", "", "ам", "=", "ами", "ах"),
    ("е", Gender.THING): ("е", "я", "ю", "е", "ем", "е", "я", "ей", "ям", "=", "ями", "ях"),
    ("ие", Gender.THING): ("ие", "ия", "ию", "ие", "ием", "ии", "ия", "ий", "иям", "=", "иями", "иях"),
    ("ье", Gender.THING): ("ье", "ья", "ью", "ье", "ьем", "ье", "ья", "ий", "ьям", "=", "ьями", "ьях"),
}
_FLEETING = {"аккениец": "аккенийц", "боец": "бойц", "ловец": "ловц", "жрец": "жрец", "кузнец": "кузнец"}
_IRREGULAR: dict[str, str] = {
    "слуа": "слуа " * 12,
    "дитя": "дитя дитяти дитяти дитя дитятей дитяти дети детей детям детей детьми детях",
    "броня": "броня брони броне броню бронёй броне брони броней броням брони бронями бронях",
    "яйцо": "яйцо яйца яйцу яйцо яйцом яйце яйца яиц яйцам яйца яйцами яйцах",
    "пламя": "пламя пламени пламени пламя пламенем пламени пламена пламён пламенам пламена пламенами пламенах",
    "древо": "древо древа древу древо древом древе древа древ древам древа древами древах",
}
_HISSING = "жшчщ"
_HARD_TO_SOFT = "гкхжшчщ"


def _spelt(stem: str, ending: str) -> str:
    """The spelling rules: «и» after к, «е» after ж and ц without stress."""
    last = stem[-1:]
    if ending.startswith("ы") and last in _HARD_TO_SOFT:
        ending = "и" + ending[1:]
    if ending in ("ом", "ой", "ов") and last and last in _HISSING + "ц":
        ending = "ей" if ending == "ов" and last in _HISSING else "е" + ending[1:]
    return stem + ending


def _stem_and_endings(lemma: str, gender: Gender) -> tuple[str, str, tuple[str, ...]]:
    for length in (2, 1, 0):
        tail = lemma[len(lemma) - length :]
        endings = _NOUN_ENDINGS.get((tail, gender))
        if endings is not None:
            stem = lemma[: len(lemma) - length]
            return stem, _oblique_stem(lemma, stem), endings
    return lemma, lemma, ("",) * 12


def _oblique_stem(lemma: str, stem: str) -> str:
    """The stem of all forms but the nominative: «аккениец», «аккенийца»."""
    if lemma in _FLEETING:
        return _FLEETING[lemma]
    if lemma.endswith("ец") and len(lemma) > 4:
        return lemma[:-2] + ("йц" if lemma[-3] in "аеиоуыэюя" else "ц")
    if lemma.endswith(("чок", "шок", "нок", "лок", "ток")) and len(lemma) > 4:
        return lemma[:-2] + "к"
    return stem


@lru_cache(maxsize=4096)
def noun_forms(lemma: str, gender: Gender, alive: bool = True) -> tuple[str, ...]:
    """The twelve forms of a noun, in slot order."""
    if lemma in _IRREGULAR:
        return tuple(_IRREGULAR[lemma].split())
    if lemma.startswith("герой-"):  # «героя-воина»: both parts change
        parts = (noun_forms(part, gender, alive) for part in lemma.split("-"))
        return tuple(map("-".join, zip(*parts, strict=True)))
    _, oblique, endings = _stem_and_endings(lemma, gender)
    if lemma.endswith("ий") and gender is Gender.MAN:  # «гений», «о гении»
        endings = (*endings[:5], "и", *endings[6:])
    forms = [lemma, *(_spelt(oblique, e) if e != "=" else "=" for e in endings[1:])]
    forms[6:] = [_plural_genitive(f, i, oblique, endings) for i, f in enumerate(forms[6:])]
    for index in (3, 9):
        if forms[index] == "=":
            forms[index] = forms[index - 2 if alive else index - 3]
    return tuple(forms)


def _plural_genitive(form: str, index: int, oblique: str, endings: tuple[str, ...]) -> str:
    """«наездница — наездниц», «девка — девок»: a vowel is put between the last consonants before к."""
    if index != 1 or endings[7] != "" or len(oblique) < 3 or not oblique.endswith("к"):
        return form
    before = oblique[-2]
    if before in "аеиоуыэюя":
        return form
    return oblique[:-1].rstrip("ь") + ("е" if before in _HISSING + "ьй" else "о") + "к"


def noun_masks(forms: tuple[str, ...], gender: Gender) -> dict[str, Masks]:
    """Which slots each written form stands for."""
    found: dict[str, Masks] = {}
    for index, form in (*enumerate(forms), (Case.ACC + 6, forms[6])):
        bits = [0, 0, 0]
        bits[gender] = 1 << index
        found[form] = either(found.get(form, NOWHERE), (bits[0], bits[1], bits[2]))
    return found


# ------------------------------------------------------------------------------------------------- adjectives

# Endings by slot: six of the man's singular, the woman's, the neuter's, six of the plural.
_HARD = (
    ("ый", "ого", "ому", "ого", "ым", "ом"),
    ("ая", "ой", "ой", "ую", "ой", "ой"),
    ("ое", "ого", "ому", "ое", "ым", "ом"),
    ("ые", "ых", "ым", "ых", "ыми", "ых"),
)
_SOFT = (
    ("ий", "его", "ему", "его", "им", "ем"),
    ("яя", "ей", "ей", "юю", "ей", "ей"),
    ("ее", "его", "ему", "ее", "им", "ем"),
    ("ие", "их", "им", "их", "ими", "их"),
)
_OWN = (
    ("", "его", "ему", "его", "им", "ем"),
    ("а", "ей", "ей", "у", "ей", "ей"),
    ("е", "его", "ему", "е", "им", "ем"),
    ("и", "их", "им", "их", "ими", "их"),
)
_PRONOUN_ROWS: dict[str, str] = {
    "этот": "этот этого этому этого этим этом эта этой этой эту этой этой "
    "это этого этому это этим этом эти этих этим этих этими этих",
    "тот": "тот того тому того тем том та той той ту той той то того тому то тем том те тех тем тех теми тех",
    "весь": "весь всего всему всего всем всем вся всей всей всю всей всей "
    "всё всего всему всё всем всём все всех всем всех всеми всех",
    "один": "один одного одному одного одним одном одна одной одной одну одной одной "
    "одно одного одному одно одним одном одни одних одним одних одними одних",
    "он": "он его ему его им нём она её ей её ею ней оно его ему его им нём они их им их ими них",
    "сам": "сам самого самому самого самим самом сама самой самой саму самой самой "
    "само самого самому само самим самом сами самих самим самих самими самих",
}
_OWN_WORDS = ("ваш", "наш", "не-ваш")


def _rows(lemma: str) -> tuple[tuple[str, ...], ...]:
    if lemma in _PRONOUN_ROWS:
        words = _PRONOUN_ROWS[lemma].split()
        return tuple(tuple(words[i : i + 6]) for i in range(0, 24, 6))
    if lemma in _OWN_WORDS:
        return tuple(tuple(lemma + e for e in row) for row in _OWN)
    if lemma == "свой":
        rows = tuple(tuple("сво" + e for e in row) for row in _OWN)
        return (("свой", *rows[0][1:]), ("своя", *("сво" + e for e in ("ей", "ей", "ю", "ей", "ей"))),
                ("своё", *rows[2][1:3], "своё", *rows[2][4:]), rows[3])  # fmt: skip
    reflexive = "ся" if lemma.endswith("ся") else ""
    return tuple(tuple(form + reflexive for form in row) for row in _plain_rows(lemma.removesuffix("ся")))


def _plain_rows(lemma: str) -> tuple[tuple[str, ...], ...]:
    stem = lemma[:-2]
    soft = lemma.endswith(("ний", "няя", "нее")) or (lemma.endswith("ий") and stem[-1] in _HISSING)
    table = _SOFT if soft else _HARD
    rows = [[_adjective_spelling(stem, e) for e in row] for row in table]
    if lemma.endswith(("ый", "ий", "ой")):
        rows[0][0] = lemma
    return tuple(tuple(row) for row in rows)


def _adjective_spelling(stem: str, ending: str) -> str:
    last = stem[-1]
    if ending[0] == "ы" and last in _HARD_TO_SOFT:
        ending = "и" + ending[1:]
    if last in _HISSING:
        ending = {"я": "а", "ю": "у"}.get(ending[0], ending[0]) + ending[1:]
    return stem + ending


@lru_cache(maxsize=4096)
def adjective_form(lemma: str, gender: Gender, case: Case, plural: bool, alive: bool = True) -> str:
    """One form of an adjective; in the accusative things look like the nominative."""
    rows = _rows(lemma)
    row = rows[3] if plural else rows[gender]
    if case is Case.ACC and not alive and (plural or gender is Gender.MAN):
        return row[Case.NOM]
    return row[case]


@lru_cache(maxsize=4096)
def adjective_masks(lemma: str) -> dict[str, Masks]:
    """Which slots, by gender, each written form of an adjective stands for."""
    found: dict[str, Masks] = {}
    rows = _rows(lemma)
    for gender in Gender:
        for case in Case:
            _add(found, rows[gender][case], gender, slot(case))
            _add(found, rows[3][case], gender, slot(case, True))
        _add(found, rows[3][Case.NOM], gender, slot(Case.ACC, True))
    _add(found, rows[Gender.MAN][Case.NOM], Gender.MAN, slot(Case.ACC))
    return found


def _add(found: dict[str, Masks], form: str, gender: Gender, bit: int) -> None:
    bits = [0, 0, 0]
    bits[gender] = bit
    found[form] = either(found.get(form, NOWHERE), (bits[0], bits[1], bits[2]))


# ------------------------------------------------------------------------------------------------------ names


def guessed_gender(noun: str) -> tuple[Gender, ...]:
    """The genders that a nominative may have by its ending; the likelier first."""
    last = noun[-1:]
    if last in "ая":
        return (Gender.WOMAN, Gender.MAN)
    if last in "оеё":
        return (Gender.THING,)
    if last == "ь":
        return (Gender.MAN, Gender.WOMAN)
    return (Gender.MAN,)


_ADJECTIVE_ENDINGS = ("ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "ийся", "аяся")


@lru_cache(maxsize=65536)
def word_forms(word: str) -> frozenset[str]:
    """All forms that an unknown word of a name can take: as a noun of each likely gender and as an adjective."""
    found = {word}
    for part, tail in ((word, ""),) if "-" not in word else _hyphened(word):
        found |= {f + tail for f in _plain_forms(part)}
    return frozenset(found)


def _hyphened(word: str) -> tuple[tuple[str, str], ...]:
    """«Дракон-разведчик»: both parts may change."""
    head, _, tail = word.partition("-")
    return tuple((head, "-" + t) for t in _plain_forms(tail))


def _plain_forms(word: str) -> set[str]:
    found = {word}
    for gender in guessed_gender(word):
        for alive in (True, False):
            found |= set(noun_forms(word, gender, alive))
    if word.endswith(("ок", "ек", "ец", "ёк")) and len(word) > 4:
        fled = word[:-2].rstrip("ь") + ("ь" if word[-3] in "лн" and word[-2] in "её" else "") + word[-1]
        found |= {fled + ending for ending in ("а", "у", "ом", "ем", "е", "и", "ы", "ов", "ев", "ам", "ами", "ах")}
    base = _masculine(word)
    if base is not None:
        found |= set(adjective_masks(base))
    if word.endswith(("ы", "и")):
        found |= _plural_forms(word)
    return found


def _masculine(word: str) -> str | None:
    """The masculine of a word that may be an adjective."""
    if not word.endswith(_ADJECTIVE_ENDINGS) or len(word) < 4:
        return None
    if word.endswith("ся"):
        return word[:-4] + "ийся"
    if word.endswith(("ый", "ий", "ой")):
        return word
    stem = word[:-2]
    soft = word.endswith(("яя", "ее")) or stem[-1] in _HARD_TO_SOFT
    return stem + ("ий" if soft else "ый")


def _plural_forms(word: str) -> set[str]:
    """«Алчущие крови», «Пчёлы»: a name in the plural."""
    stem = word[:-1]
    hard = {stem + e for e in ("ов", "ам", "ами", "ах", "", "ей")}
    return hard | {stem + e for e in ("ев", "ям", "ями", "ях", "й")}
