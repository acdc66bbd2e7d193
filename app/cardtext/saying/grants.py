"""Saying what cards are given, and the counts that multiply it: «+1 к удару за каждое …, но не больше чем на 3»."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from app.cardtext.lexicon.forms import Case
from app.cardtext.lexicon.inflect import counted_form, noun_by_lemma, noun_form
from app.cardtext.lexicon.measures import KEYWORD_MEASURES, MEASURES
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.keywords import keyword
from app.cardtext.saying.words import LAID, Unsayable, first_spelling, plain_number, zone_words
from app.cardtext.trees import as_count, nodes, rebuilt
from app.engine.program import (
    DONE_TO,
    SELF,
    Ability,
    Achieved,
    Add,
    All,
    Among,
    Announced,
    Count,
    Distinct,
    Divide,
    EventCount,
    Excess,
    ExtraLife,
    Filter,
    Gain,
    Grant,
    Keyword,
    Least,
    Modify,
    Multiply,
    Number,
    Ref,
    Reinforce,
    StatOf,
    Value,
    Weaken,
    Who,
)
from app.engine.terms import EventKind, KeywordName, Measure, Operation, Side, Zone

MEASURE_WORDS = {measure: first_spelling(pattern) for pattern, measure in MEASURES}


def say_grants(grants: tuple[Grant, ...], speech: Speech) -> list[str]:
    """Each grant as «получает» names it, in the accusative; «за каждое …» of all of them at the end."""
    grants, most = uncapped(grants)
    factor = common_factor(grants)
    grants, meant = _lettered(grants, factor)
    said = [say_given(without_factor(grant, factor), speech) for grant in grants]
    if factor is not None:
        said[-1] += " " + say_per(factor, speech)
    said[-1] += most
    if meant is not None:
        said[-1] += f", где X — {speech.value(meant, Case.NOM)}"
    return said


def _lettered(grants: tuple[Grant, ...], factor: Value | None) -> tuple[tuple[Grant, ...], Value | None]:
    """«+X к удару, где X — …»: a number that has no digit is said after a letter."""
    meant = {number for grant in grants if isinstance(grant, Modify) and _needs_letter(number := grant.value)}
    if not meant or factor is not None:
        return grants, None
    if len(meant) > 1 or any(Announced() in nodes(grant) for grant in grants):
        raise Unsayable("several letters at once")
    (value,) = meant
    return tuple(with_letter(grant, value) for grant in grants), value


def _needs_letter(value: Value) -> bool:
    return not isinstance(value, (Number, Announced, Multiply))


def with_letter(node: Any, value: Value) -> Any:
    return Announced() if node == value else rebuilt(node, lambda part: with_letter(part, value))


def measure_words(grant: Modify) -> str:
    """«к удару», «к регенерации»; "" for what is said otherwise."""
    if grant.measure is Measure.KEYWORD_NUMBER:
        return _KEYWORD_WORDS.get(grant.keyword, "")
    return MEASURE_WORDS.get(grant.measure, "") if grant.source is None else ""


_KEYWORD_WORDS: dict[KeywordName | None, str] = {kind: first_spelling(words) for words, kind in KEYWORD_MEASURES}


def say_given(grant: Grant, speech: Speech, case: Case = Case.ACC) -> str:
    if isinstance(grant, Modify) and measure_words(grant):
        return _modifier(grant, speech)
    if isinstance(grant, Gain):
        return _gained(grant.ability, speech, case)
    for kind, lemma in (
        (ExtraLife, "дополнительная жизнь"),
        (Reinforce, "эффект усиления"),
        (Weaken, "эффект ослабления"),
    ):
        if isinstance(grant, kind):
            number = grant.number
            noun = noun_by_lemma(lemma)
            one = number == Number(1)
            return noun_form(noun, case) if one else counted_form(plain_number(number), noun, case)
    raise Unsayable(type(grant).__name__)


def _modifier(grant: Modify, speech: Speech) -> str:
    signs = {Operation.ADD: "+", Operation.SUBTRACT: "-"}
    if grant.operation not in signs or isinstance(grant.against, Ref):
        raise Unsayable(grant.operation.value)
    against = f" по {speech.description(grant.against, Case.DAT, True)}" if grant.against is not None else ""
    return f"{signs[grant.operation]}{plain_number(grant.value)} {measure_words(grant)}{against}"


def _gained(ability: Ability, speech: Speech, case: Case) -> str:
    if isinstance(ability, Keyword) and ability.name is KeywordName.LESS_FROM_ATTACKS and ability.number is not None:
        return f"-{plain_number(ability.number)} от атак"
    if isinstance(ability, Keyword) and ability.do is None and ability.ability is None and ability.when is None:
        return keyword(speech, ability, case)
    return f"«{speech.quote(ability)}»"


def common_factor(grants: Iterable[Any]) -> Value | None:
    """The count that multiplies the numbers of all of these."""
    factors = [factor for grant in grants if (factor := factor_of(_number_of(grant))) is not None]
    if not factors:
        return None
    if any(factor != factors[0] for factor in factors):
        raise Unsayable("several counts at once")
    return factors[0]


def uncapped(grants: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    """The same without «…, но не больше чем на 6», and these words."""
    numbers = [_number_of(grant) for grant in grants]
    most = {number.b for number in numbers if isinstance(number, Least)}
    if not most:
        return grants, ""
    if len(most) > 1 or not all(isinstance(number, Least) for number in numbers):
        raise Unsayable("several limits at once")
    return tuple(_without_cap(grant) for grant in grants), f", но не больше чем на {plain_number(most.pop())}"


def _without_cap(node: Any) -> Any:
    return node.a if isinstance(node, Least) else rebuilt(node, _without_cap)


def _number_of(grant: Any) -> Any:
    if isinstance(grant, Modify):
        return grant.value
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
        return grant.ability.number
    return getattr(grant, "number", None)


def factor_of(value: Any) -> Value | None:
    if isinstance(value, Multiply) and isinstance(value.a, Number):
        return value.b
    if isinstance(value, Divide) and isinstance(value.a, Count):
        return value
    if isinstance(value, Add) and isinstance(value.a, Count) and isinstance(value.b, Count):
        return value
    if isinstance(value, (Distinct, Excess)):
        return value
    if isinstance(value, (Count, EventCount, Achieved)) or (isinstance(value, StatOf) and value.stat in LAID):
        return value
    return None


def without_factor(node: Any, factor: Value | None) -> Any:
    """The node as if for one: «+1 к удару» of «+1 к удару за каждое …»."""
    if factor is None:
        return node
    if node == factor:
        return Number(1)
    if isinstance(node, Multiply) and node.b == factor:
        return node.a
    if isinstance(node, (Who, Filter)):
        return node
    return rebuilt(node, lambda part: without_factor(part, factor))


def say_per(factor: Value, speech: Speech) -> str:
    if isinstance(factor, EventCount) and factor.when.event is EventKind.QUEST_COMPLETED:
        whose = "ваш " if factor.when.player is Side.YOURS else ""
        return f"за каждый {whose}завершённый квест"
    if isinstance(factor, EventCount) and factor.when.about is KeywordName.AMBUSH:
        whose = "вашу " if factor.when.player is Side.YOURS else ""
        return f"за каждую {whose}Засаду, сработавшую в этот ход"
    factor = as_count(factor)
    if isinstance(factor, Achieved):
        return "за каждую полученную таким образом рану"
    if isinstance(factor, Divide) and isinstance(factor.a, Count):
        return f"за каждые {_counted(factor.a.who, factor.by, speech)}"
    if isinstance(factor, Excess):
        return "за каждую единицу избыточного урона"
    if isinstance(factor, Add):
        return f"{say_per(factor.a, speech)} и {say_per(factor.b, speech).removeprefix('за ')}"
    if isinstance(factor, Distinct) and factor.what in _DISTINCT:
        return f"за {_DISTINCT[factor.what]} среди {speech.who(factor.who, Case.GEN, subject=True)}"
    if isinstance(factor, Distinct) and factor.what == "names" and isinstance(factor.who, All):
        of = factor.who.of
        cards = speech.description(replace(of, zone=Zone.PLAY), Case.ACC, False, ("каждый",))
        return f"за {cards} с разным названием {zone_words(of)}".rstrip()
    if isinstance(factor, Count):
        return "за " + _counted(factor.who, 1, speech)
    if isinstance(factor, StatOf):
        where = "" if factor.who == SELF else f" на {speech.who(factor.who, Case.PRE, subject=True, after=True)}"
        noun = noun_by_lemma(LAID[factor.stat])
        return f"за {noun_form(noun, Case.ACC, False, ('каждый',))}{where}"
    raise Unsayable(type(factor).__name__)


_DISTINCT = {"elements": "каждую стихию", "classes": "каждый класс"}


def _counted(who: Who, by: int, speech: Speech) -> str:
    if who == DONE_TO:
        return noun_form(noun_by_lemma("карта"), Case.ACC, False, ("каждый", "затронутый таким образом"))
    if not isinstance(who, All):
        raise Unsayable("counted cards that are not described")
    done = any(isinstance(t, Among) for t in who.of.tests)
    of = replace(who.of, tests=tuple(t for t in who.of.tests if not isinstance(t, Among)))
    first = ("затронутый таким образом",) if done else ()
    if by != 1:
        return speech.description(of, Case.ACC, False, first, count=by)
    return speech.description(of, Case.ACC, False, ("каждый", *first))
