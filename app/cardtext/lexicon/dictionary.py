"""The closed lexicon: every word that the grammar knows, in all its forms.

A *lexeme* has a code, which is its terminal in the grammar, and a value, which is what it means. Written forms of
one to seven words lead to it. Names of cards are not here: they come from the lists (`lexing.names`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from app.cardtext.lexicon import adjectives, nouns, set_phrases, verbs
from app.cardtext.lexicon.forms import (
    ANYWHERE,
    PLURAL,
    SINGULAR,
    Case,
    Gender,
    Masks,
    adjective_masks,
    either,
    narrowed,
    noun_forms,
    noun_masks,
    slot,
)


class Mood(Enum):
    """What a verb's form does in its sentence."""

    NONE = ""
    ORDER = "order"  # «раньте»
    INFINITIVE = "infinitive"
    PRESENT = "present"  # «ранит, ранят», and the future of the other aspect
    YOU = "you"  # «раните»: second person
    PAST = "past"
    DENIED = "denied"  # «не погибло»


@dataclass(frozen=True, slots=True)
class Lexeme:
    code: str
    lemma: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class Form:
    """What one written form may be."""

    lexeme: Lexeme
    masks: Masks = ANYWHERE
    mood: Mood = Mood.NONE


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb's forms by aspect; «-» where there is none."""

    code: str
    perfect: tuple[str, ...]  # infinitive, singular, plural, order
    lasting: tuple[str, ...]

    @property
    def lemma(self) -> str:
        return self.perfect[0] if self.perfect[0] != "-" else self.lasting[0]


def folded(text: str) -> str:
    """For comparison: small letters, ё as е."""
    return text.casefold().replace("ё", "е")


FORMS: dict[str, tuple[Form, ...]] = {}
LEXEMES: dict[str, list[Lexeme]] = {}
VERBS: dict[str, Verb] = {}


def _enter(text: str, form: Form) -> None:
    key = folded(text)
    others = FORMS.get(key, ())
    for index, other in enumerate(others):
        if other.lexeme is form.lexeme and other.mood is form.mood:
            merged = Form(form.lexeme, either(other.masks, form.masks), form.mood)
            FORMS[key] = (*others[:index], merged, *others[index + 1 :])
            return
    FORMS[key] = (*others, form)


def _lexeme(code: str, lemma: str, value: Any = None) -> Lexeme:
    lexeme = Lexeme(code, lemma, value)
    LEXEMES.setdefault(code, []).append(lexeme)
    return lexeme


def expanded(pattern: str) -> Iterator[str]:
    """«до конца {|этого }хода» gives both readings of the braces."""
    if "{" not in pattern.replace("{coin}", ""):
        yield " ".join(pattern.split())
        return
    head, _, rest = pattern.replace("{coin}", "\0").partition("{")
    choices, _, tail = rest.partition("}")
    for choice in choices.split("|"):
        yield from expanded((head + choice + tail).replace("\0", "{coin}"))


def add_noun(code: str, lemma: str, gender: Gender, value: Any = None, *, alive: bool = True, tail: str = "") -> None:
    """A noun; `lemma` may begin with adjectives that agree with it («речная дева»), `tail` stays («леса»)."""
    *adjectives, noun = lemma.split()
    lexeme = _lexeme(code, lemma + (f" {tail}" if tail else ""), value)
    for form, masks in noun_masks(noun_forms(noun, gender, alive), gender).items():
        for head in _agreeing(adjectives, gender, masks[gender]):
            text = " ".join(filter(None, (head, form, tail)))
            _enter(text, Form(lexeme, masks))


def _add_other_accusative(entry: nouns.Noun) -> None:
    """The accusative that the noun would have, were it a thing, or alive."""
    lexeme = next(it for it in LEXEMES[entry.code] if it.value == entry.value)
    *adjectives, noun = entry.lemma.split()
    forms = noun_forms(noun, entry.gender, not entry.alive)
    for case in (slot(Case.ACC), slot(Case.ACC, True)):
        masks = narrowed(_only(entry.gender), case)
        for head in _agreeing(adjectives, entry.gender, case):
            _enter(" ".join(filter(None, (head, forms[case.bit_length() - 1], entry.tail))), Form(lexeme, masks))


def _only(gender: Gender) -> Masks:
    a, b, c = (SINGULAR | PLURAL if each is gender else 0 for each in Gender)
    return a, b, c


def _agreeing(adjectives: list[str], gender: Gender, slots: int) -> Iterable[str]:
    if not adjectives:
        return ("",)
    return {f for f, masks in adjective_masks(adjectives[0]).items() if masks[gender] & slots}


def add_adjective(code: str, lemma: str, value: Any = None) -> None:
    """An adjective or participle, perhaps with words after it that stay."""
    lexeme = _lexeme(code, lemma, value)
    head, _, tail = lemma.partition(" ")
    for form, masks in adjective_masks(head).items():
        _enter(f"{form} {tail}".strip(), Form(lexeme, masks))


def add_after_prepositions(lemma: str) -> None:
    """«на него», «с ней»: the pronoun's other forms."""
    lexeme = LEXEMES["PRON"][0]
    for form, masks in adjective_masks(lemma).items():
        _enter("н" + form, Form(lexeme, masks))


def add_phrase(code: str, pattern: str, value: Any = None) -> None:
    """Words that never change; braces give spellings of one meaning, the first being the usual one."""
    texts = list(expanded(pattern))
    lexeme = _lexeme(code, texts[0], value)
    for text in texts:
        _enter(text, Form(lexeme))


def past_forms(infinitive: str) -> Iterator[tuple[str, Masks]]:
    """«погиб, погибла, погибло, погибли»."""
    tail = "сь" if infinitive.endswith("ся") else ""
    stem = infinitive.removesuffix("ся").removesuffix("ть")
    man = verbs.PAST_STEMS.get(infinitive, stem + "л")
    base = man if man.endswith("л") else man + "л"
    reflexive = "ся" if tail else ""
    yield man + reflexive, (SINGULAR, 0, 0)
    yield base + "а" + tail, (0, SINGULAR, 0)
    yield base + "о" + tail, (0, 0, SINGULAR)
    yield base + "и" + tail, (PLURAL, PLURAL, PLURAL)


def second_person(singular: str) -> str:
    """«берёт — берёте», «сражается — сражаетесь»."""
    return singular.removesuffix("ся") + "есь" if singular.endswith("ся") else singular + "е"


def add_verb(code: str, *aspects: tuple[str, ...]) -> None:
    """A verb of one or two aspects; a code met again adds another word of the same meaning."""
    first = VERBS.setdefault(code, Verb(code, aspects[0], aspects[-1]))
    lexeme = LEXEMES[code][0] if code in LEXEMES else _lexeme(code, first.lemma)
    for infinitive, one, many, order in aspects:
        entries = ((infinitive, Mood.INFINITIVE, ANYWHERE), (order, Mood.ORDER, ANYWHERE))
        for text, mood, masks in entries:
            if text != "-":
                _enter(text, Form(lexeme, masks, mood))
        if one != "-":
            _enter(one, Form(lexeme, (SINGULAR,) * 3, Mood.PRESENT))
            _enter(second_person(one), Form(lexeme, ANYWHERE, Mood.YOU))
        if many != "-":
            _enter(many, Form(lexeme, (PLURAL,) * 3, Mood.PRESENT))
        if infinitive != "-":
            for text, masks in past_forms(infinitive):
                _enter(text, Form(lexeme, masks, Mood.PAST))


def load() -> None:
    """Fill the tables from the tables of words; called once, at import."""
    for code, pattern, value in set_phrases.PHRASES:
        add_phrase(code, pattern, value)
    for code, *aspects in verbs.VERBS:
        add_verb(f"V_{code}", *(tuple(a.split()) for a in aspects))
    for entry in nouns.NOUNS:
        add_noun(entry.code, entry.lemma, entry.gender, entry.value, alive=entry.alive, tail=entry.tail)
    for entry in nouns.NOUNS:
        if entry.lemma in nouns.EITHER_WAY and entry.code == "CARD":
            _add_other_accusative(entry)
    for code, lemma, value in adjectives.ADJECTIVES:
        add_adjective(code, lemma, value)
    add_after_prepositions("он")


def refresh() -> None:
    """Recompute what is derived from the table, after words were added."""
    for key in FORMS:
        first, *rest = key.replace(",", " ,").split()  # a comma is a token of its own
        length = 1 + len(rest)
        FIRST_WORDS[first] = max(length, FIRST_WORDS.get(first, 1))
    SINGLE_WORDS.update(word for key in FORMS for word in key.split())


FIRST_WORDS: dict[str, int] = {}
"""How many tokens the longest phrase has that begins with this word."""
SINGLE_WORDS: set[str] = set()
load()
refresh()
