"""Russian words in the form that a sentence asks for."""

from __future__ import annotations

from app.cardtext.lexicon.dictionary import VERBS, Mood, past_forms, second_person
from app.cardtext.lexicon.forms import Case, Gender, adjective_form, noun_forms
from app.cardtext.lexicon.nouns import NOUNS, Noun

_NUMERALS: dict[int, tuple[str, ...]] = {
    2: ("два", "двух", "двум", "двух", "двумя", "двух"),
    3: ("три", "трёх", "трём", "трёх", "тремя", "трёх"),
    4: ("четыре", "четырёх", "четырём", "четырёх", "четырьмя", "четырёх"),
    5: ("пять", "пяти", "пяти", "пять", "пятью", "пяти"),
    6: ("шесть", "шести", "шести", "шесть", "шестью", "шести"),
    7: ("семь", "семи", "семи", "семь", "семью", "семи"),
    8: ("восемь", "восьми", "восьми", "восемь", "восемью", "восьми"),
    9: ("девять", "девяти", "девяти", "девять", "девятью", "девяти"),
    10: ("десять", "десяти", "десяти", "десять", "десятью", "десяти"),
}
_INFINITIVE_ORDERS = frozenset(("V_WOUND", "V_HEAL", "V_POISON", "V_INTENSIFY"))
"""Verbs that cards give as orders in the infinitive: «Ранить персонажа на 1»."""

_PRONOUNS = {
    Gender.MAN: ("он", "его", "ему", "его", "им", "нём"),
    Gender.WOMAN: ("она", "её", "ей", "её", "ею", "ней"),
    Gender.THING: ("оно", "его", "ему", "его", "им", "нём"),
}
_PLURAL_PRONOUNS = ("они", "их", "им", "их", "ими", "них")


def noun_by_lemma(lemma: str) -> Noun:
    return next(n for n in NOUNS if f"{n.lemma} {n.tail}".strip() == lemma)


def noun_form(noun: Noun, case: Case, plural: bool = False, adjectives: tuple[str, ...] = ()) -> str:
    """The noun with its adjectives, the given ones first."""
    *own, head = noun.lemma.split()
    form = noun_forms(head, noun.gender, noun.alive)[case + 6 * plural]
    said = [_adjective(a, noun, case, plural) for a in (*adjectives, *own)]
    return " ".join(filter(None, (*said, form, noun.tail)))


def _adjective(words: str, noun: Noun, case: Case, plural: bool) -> str:
    """An adjective, perhaps with words that stay: «затронутые таким образом»."""
    if " или " in words:
        return " или ".join(_adjective(each, noun, case, plural) for each in words.split(" или "))
    if words.startswith("не "):
        return f"не {_adjective(words[3:], noun, case, plural)}"
    head, _, tail = words.partition(" ")
    return f"{adjective_form(head, noun.gender, case, plural, noun.alive)} {tail}".strip()


def counted_form(number: int | str, noun: Noun, case: Case, adjectives: tuple[str, ...] = ()) -> str:
    """«2 карты», «двух существ», «5 ран», «X ран»."""
    if number == 1:
        return f"1 {noun_form(noun, case, False, adjectives)}"
    plain = case in (Case.NOM, Case.ACC) and not (noun.alive and case is Case.ACC)
    if not plain and isinstance(number, int) and number in _NUMERALS:
        asked = Case.GEN if case is Case.ACC else case
        return f"{_NUMERALS[number][case]} {noun_form(noun, asked, True, adjectives)}"
    if isinstance(number, int) and number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14):
        *own, head = noun.lemma.split()
        asked = Case.NOM if noun.gender is Gender.WOMAN else Case.GEN  # «3 верхние карты», «3 открытых существа»
        said = [_adjective(a, noun, asked, True) for a in (*adjectives, *own)]
        form = noun_forms(head, noun.gender, noun.alive)[Case.GEN]
        return " ".join(filter(None, (str(number), *said, form, noun.tail)))
    return f"{number} {noun_form(noun, Case.GEN, True, adjectives)}"


def pronoun(gender: Gender, plural: bool, case: Case, after_preposition: bool = False) -> str:
    form = _PLURAL_PRONOUNS[case] if plural else _PRONOUNS[gender][case]
    needs_n = after_preposition and case not in (Case.NOM, Case.PRE)
    return "н" + form if needs_n else form


def past_form(code: str, gender: Gender | None) -> str:
    """«погибло»; without a gender the plural."""
    verb = VERBS[code]
    infinitive = verb.perfect[0] if verb.perfect[0] != "-" else verb.lasting[0]
    man, woman, thing, many = (form for form, _ in past_forms(infinitive))
    return many if gender is None else (man, woman, thing)[gender]


def verb_form(code: str, mood: Mood, plural: bool = False, *, lasts: bool = False) -> str:
    """An order, an infinitive, or what goes on with a subject; `lasts`: the infinitive of what goes on."""
    verb = VERBS[code]
    if lasts and mood is Mood.INFINITIVE and verb.lasting[0] != "-":
        return verb.lasting[0]
    if mood is Mood.YOU:
        return second_person(verb.lasting[1])
    if mood is Mood.PRESENT:
        return verb.lasting[2 if plural else 1]
    if mood is Mood.ORDER and code not in _INFINITIVE_ORDERS and verb.perfect[3] != "-":
        return verb.perfect[3]
    if mood is Mood.ORDER and verb.perfect[0] == "-" and verb.lasting[3] != "-":
        return verb.lasting[3]
    return verb.perfect[0] if verb.perfect[0] != "-" else verb.lasting[0]
