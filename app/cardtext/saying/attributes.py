"""What is said of cards after their noun: «с бронёй», «стоимостью 3 или менее», «, не являющихся демонами,»."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.cardtext.lexicon.forms import Case, Gender, adjective_form
from app.cardtext.lexicon.inflect import counted_form, noun_by_lemma, noun_form
from app.cardtext.lexicon.measures import EXTREMES, LESS_THAN_IT
from app.cardtext.lexicon.nouns import Noun
from app.cardtext.saying.words import (
    EFFECT_STATS,
    LAID,
    TRIGGER_NOUNS,
    Unsayable,
    adjective_of,
    compared_number,
    first_spelling,
    keyword_name,
    mentioned,
    noun_of,
    plain_number,
)
from app.engine.program import (
    LOOKED,
    Among,
    Choose,
    Compared,
    HasKeyword,
    HasText,
    HasTrigger,
    IsClass,
    IsElement,
    IsExtreme,
    IsKind,
    IsNamed,
    IsNamedThing,
    IsOther,
    IsWounded,
    Mentions,
    Not,
    Number,
    SameClass,
    SameElement,
    SameName,
    StatOf,
    Test,
    Who,
)
from app.engine.terms import Comparison, Element, Side, Stat, Zone

if TYPE_CHECKING:
    from app.cardtext.saying.cards import Speech


@dataclass(frozen=True, slots=True)
class NounForm:
    """The noun that an attribute is said of, in its place in the sentence."""

    noun: Noun
    case: Case
    plural: bool

    def agreeing(self, adjective: str) -> str:
        return adjective_form(adjective, self.noun.gender, self.case, self.plural, self.noun.alive)

    @property
    def which(self) -> str:
        return "которых" if self.plural else "которой" if self.noun.gender is Gender.WOMAN else "которого"


Attribute = Callable[[Any, NounForm, "Speech"], str]


def attribute(test: Test, form: NounForm, speech: Speech) -> str:
    """The words for a test; those that begin with a comma end with one, which `tidy` drops where it closes nothing."""
    if type(test) not in _ATTRIBUTES:
        raise Unsayable(type(test).__name__)
    return _ATTRIBUTES[type(test)](test, form, speech)


def _with(words: str) -> str:
    return f"с {words}"


_NAMED_THINGS = {
    "element": "названной стихии",
    "class": "названного класса",
    "card": "с таким названием",
    "number": "названной стоимости",
}


def _among(test: Among, form: NounForm, speech: Speech) -> str:
    if test != Among(LOOKED):
        raise Unsayable("cards among others")
    return "из них"


def _mentions(test: Mentions, form: NounForm, speech: Speech) -> str:
    on_which = "на которых" if form.plural else "на которой"
    return f", {on_which} упоминается {mentioned(test.word)},"


def _same_name(test: SameName, form: NounForm, speech: Speech) -> str:
    return f"с таким же названием{_named_as(test.who, speech)}"


def _named_as(who: Who, speech: Speech) -> str:
    """«…, как у карты противника»."""
    if not isinstance(who, Choose):
        return ""
    placed = who.of.zone is Zone.PLAY and who.of.side is Side.ENEMY
    if who != Choose(who.of, by=speech.scope.actor) or not placed:
        raise Unsayable("a name as of other cards")
    return f", как у {speech.description(who.of, Case.GEN, False)},"


_AGAINST_ITS_OWN = {
    **{meant: _with(first_spelling(pattern)) for pattern, meant in reversed(LESS_THAN_IT)},
    (Stat.COST, Comparison.LESS): "меньшей стоимости",
    (Stat.COST, Comparison.MORE): "большей стоимости",
    (Stat.COST, Comparison.AT_LEAST): "такой же или большей стоимости",
    (Stat.COST, Comparison.AT_MOST): "такой же или меньшей стоимости",
    (Stat.COST, Comparison.EQUAL): "той же стоимости",
}
"""Against the same number of the card spoken of."""

_EXTREMES = {meant: first_spelling(pattern) for pattern, meant in EXTREMES}
_NUMBERED = {Stat.COST: "стоимостью {}", Stat.STRIKE: "с силой удара {}", Stat.LIFE: "с {} жизнями"}


def _compared(test: Compared, form: NounForm, speech: Speech) -> str:
    same = isinstance(test.value, StatOf) and test.value.stat is test.stat
    if same and (test.stat, test.comparison) in _AGAINST_ITS_OWN:
        return _AGAINST_ITS_OWN[test.stat, test.comparison]
    if test.stat in EFFECT_STATS and test.comparison is Comparison.AT_LEAST and test.value == Number(1):
        return _with(noun_form(noun_by_lemma(EFFECT_STATS[test.stat]), Case.INS))
    if test.stat is Stat.ELEMENTS and test.comparison is Comparison.EQUAL:
        return _with(_elements(plain_number(test.value)))
    if test.stat in LAID:
        return _with(_laid(test, noun_by_lemma(LAID[test.stat])))
    number = compared_number(test.comparison, test.value, coin=test.stat is Stat.COST)
    if test.stat not in _NUMBERED:
        raise Unsayable(test.stat.value)
    return _NUMBERED[test.stat].format(number)


def _laid(test: Compared, noun: Noun) -> str:
    """«2 или более эффектами усиления»."""
    if test.comparison is Comparison.EQUAL:
        return counted_form(plain_number(test.value), noun, Case.INS)
    return f"{compared_number(test.comparison, test.value, coin=False)} {noun_form(noun, Case.INS, True)}"


def _elements(number: int | str) -> str:
    noun = noun_by_lemma("стихия")
    return noun_form(noun, Case.INS, False, ("один",)) if number == 1 else counted_form(number, noun, Case.INS)


def _not(test: Not, form: NounForm, speech: Speech) -> str:
    if type(test.test) not in _WITHOUT:
        raise Unsayable("not " + type(test.test).__name__)
    return _WITHOUT[type(test.test)](test.test, form, speech)


def _other_element(test: SameElement, form: NounForm, speech: Speech) -> str:
    return f"со стихией, отличной от стихии {speech.who(test.who, Case.GEN)}"


def _has_element(test: IsElement, form: NounForm, speech: Speech) -> str:
    """Neutral cards have no element (H-48)."""
    if test == IsElement((Element.NEUTRAL,)):
        return f", у {form.which} есть стихия,"
    return f", кроме {noun_form(noun_by_lemma('карта'), Case.GEN, True, (adjective_of(test) or '',))},"


def _not_being(test: Test, form: NounForm, speech: Speech) -> str:
    """«…, не являющихся демонами, …»."""
    if isinstance(test, IsClass) and len(test.names) > 1:
        raise Unsayable("cards of none of several classes")
    return f", не {form.agreeing('являющийся')} {noun_form(noun_of((test,)), Case.INS, form.plural)},"


def _not_named(test: IsNamed, form: NounForm, speech: Speech) -> str:
    return f", не {form.agreeing('являющийся')} картой {test.name},"


_ATTRIBUTES: dict[type[Test], Attribute] = {
    Among: _among,
    Compared: _compared,
    HasKeyword: lambda test, form, speech: _with(keyword_name(test.keyword, Case.INS)),
    HasText: lambda test, form, speech: "с особенностями",
    HasTrigger: lambda test, form, speech: _with(noun_form(TRIGGER_NOUNS[test.event], Case.INS)),
    IsExtreme: lambda test, form, speech: _with(_EXTREMES[test.stat, test.greatest]),
    IsNamedThing: lambda test, form, speech: _NAMED_THINGS[test.what],
    IsOther: lambda test, form, speech: ", кроме атакованного,",
    Mentions: _mentions,
    Not: _not,
    SameClass: lambda test, form, speech: "этого класса",
    SameElement: lambda test, form, speech: "той же стихии",
    SameName: _same_name,
}

_WITHOUT: dict[type[Test], Attribute] = {
    HasKeyword: lambda test, form, speech: "без " + keyword_name(test.keyword, Case.GEN),
    HasText: lambda test, form, speech: "без особенностей",
    HasTrigger: lambda test, form, speech: "без " + noun_form(TRIGGER_NOUNS[test.event], Case.GEN),
    IsClass: _not_being,
    IsElement: _has_element,
    IsKind: _not_being,
    IsNamed: _not_named,
    IsWounded: lambda test, form, speech: "без ран",
    SameClass: lambda test, form, speech: "с другим классом",
    SameElement: _other_element,
    SameName: lambda test, form, speech: "с другим названием",
}
