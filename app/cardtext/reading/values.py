"""Reading numbers that are computed: «количество …», «удар …», «за каждое …»."""

from __future__ import annotations

from collections.abc import Callable

from app.cardtext.lexicon.forms import Case
from app.cardtext.reading.joined import Joined
from app.cardtext.reading.nodes import Node, start_of, subtrees, words
from app.cardtext.reading.noun_phrases import read_np, read_phrases
from app.cardtext.reading.numbers import read_number
from app.cardtext.reading.phrase import Phrase
from app.cardtext.scope import Decline, Scope
from app.cardtext.trees import how_many
from app.engine.program import (
    ENEMY_HERO,
    HERO,
    IT,
    OTHER,
    SELF,
    Achieved,
    Add,
    All,
    Count,
    Distinct,
    Divide,
    EventCount,
    EventNumber,
    Excess,
    IsKind,
    Number,
    StatOf,
    Value,
    When,
    Who,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Kind, Measure, Per, Stat


def read_value(tree: Node, scope: Scope) -> Value:
    if tree.data not in _VALUES:
        raise Decline("no such number", start_of(tree))
    return _VALUES[tree.data](tree, scope)


def _stat_of(tree: Node, scope: Scope) -> Value:
    stat = next(w for w in words(tree) if w.type in ("STRIKE", "LIFE", "COST"))
    return StatOf(stat.value, read_np(subtrees(tree)[-1], scope).who())


def _its_stat(tree: Node, scope: Scope) -> Value:
    *amount, pronoun, stat = words(tree)
    if not amount and sum(mention.fits(pronoun.masks) for mention in scope.chosen) > 1:
        raise Decline("a number of one of two cards spoken of", pronoun.start)
    return StatOf(stat.value, scope.pronoun(pronoun.masks, as_subject=False))


def _count_of(tree: Node, scope: Scope) -> Value:
    return how_many(counted(read_np(subtrees(tree)[0], scope)))


def counted(phrase: Phrase) -> Who:
    """What is counted is never chosen: «за каждое существо» are all of them."""
    if phrase.ref is not None or phrase.top is not None or phrase.done:
        return phrase.who()
    return All(phrase.filter())


def _laid_on(tree: Node, scope: Scope) -> Value:
    """«количество ран на …»: what lies on cards."""
    what = words(tree)[1]
    return StatOf(what.value, counted(read_np(subtrees(tree)[-1], scope)))


_MEASURED = {Measure.STRIKE: Stat.STRIKE, Measure.LIFE: Stat.LIFE}


def _measure_of(tree: Node, scope: Scope) -> Value:
    """«равной удару этого существа»: the words that modifiers speak of."""
    (measure,) = words(tree)
    if measure.value not in _MEASURED:
        raise Decline("no number of a card", measure.start)
    return StatOf(_MEASURED[measure.value], read_np(subtrees(tree)[0], scope).who())


def paid_amount(scope: Scope, tree: Node) -> Value:
    """«с этой силой», «такой бонус»: as much as was just paid."""
    if scope.amount is None:
        raise Decline("no number was spoken of before", start_of(tree))
    return scope.amount


def _half_of(tree: Node, scope: Scope) -> Value:
    """«половину жизней существа», rounded down."""
    return Divide(_stat_of(tree, scope))


def _done_wounds(tree: Node, scope: Scope) -> Value:
    """«количество полученных таким образом ран (вашим героем)»: what the part before really did."""
    for np in subtrees(tree):
        phrase = read_np(np, scope)
        phrase.put_in(Case.INS)
        if phrase.ref is None and phrase.who() not in (HERO, ENEMY_HERO):
            raise Decline("wounds of somebody else", phrase.start)
    return Achieved()


def _excess(tree: Node, scope: Scope) -> Value:
    """Of the card that the event's card attacked or killed, or that was wounded just now."""
    if scope.last_do is Wound and scope.chosen and scope.chosen[-1].ref == IT:
        return Excess(IT)
    if not scope.attacking and not any(mention.ref == OTHER for mention in scope.event):
        raise Decline("nobody who could have excess wounds", start_of(tree))
    return Excess(OTHER)


def same_many(tree: Node, scope: Scope) -> Value:
    return scope.same_many(start_of(tree))


_VALUES: dict[str, Callable[[Node, Scope], Value]] = {
    "plain": lambda tree, scope: read_number(subtrees(tree)[0]),
    "stat_of": _stat_of,
    "amount_of": _stat_of,
    "its_stat": _its_stat,
    "count_of": _count_of,
    "laid_on": _laid_on,
    "same_many": same_many,
    "excess": _excess,
    "measure_of": _measure_of,
    "this_much": lambda tree, scope: paid_amount(scope, tree),
    "equal_to": lambda tree, scope: read_value(subtrees(tree)[0], scope),
    "half_of": _half_of,
    "half_of_its": lambda tree, scope: Divide(_its_stat(tree, scope)),
    "done_wounds": _done_wounds,
}


def completed_quests(tree: Node) -> Value:
    """«за каждый ваш завершённый квест»: how many were completed this game."""
    said = words(tree)
    if said[-1].value != (IsKind((Kind.QUEST,)),):
        raise Decline("only quests are completed", said[-1].start)
    side = next((w.value for w in said if w.type == "POSS"), None)
    return EventCount(When(EventKind.QUEST_COMPLETED, player=side), Per.GAME)


def worked_ambushes(tree: Node) -> Value:
    """«за каждую Засаду, сработавшую в этот ход»."""
    side = next((w.value for w in words(tree) if w.type == "POSS"), None)
    return EventCount(When(EventKind.KEYWORD_WORKS, player=side, about=KeywordName.AMBUSH))


_KINDS_OF = {"ELEMENT": "elements", "CLASS": "classes"}


def _distinct(tree: Node, scope: Scope) -> Value:
    """«за каждую стихию среди ваших существ»."""
    what = next(_KINDS_OF[w.type] for w in words(tree) if w.type in _KINDS_OF)
    phrase = read_np(subtrees(tree)[0], scope)
    phrase.put_in(Case.GEN)
    return Distinct(what, counted(phrase))


def _received(tree: Node, scope: Scope) -> Value:
    """«за каждую полученную рану»: as many as the event tells."""
    if not scope.event:
        raise Decline("no wounds were spoken of", start_of(tree))
    return EventNumber()


def read_per(tree: Node, scope: Scope) -> Value:
    """«за каждое …»: how many times."""
    if tree.data == "per_completed":
        return completed_quests(tree)
    if tree.data == "per_ambush":
        return worked_ambushes(tree)
    if tree.data == "per_distinct":
        return _distinct(tree, scope)
    if tree.data == "per_done":
        return Achieved()
    if tree.data == "per_excess":
        return _excess(tree, scope)
    if tree.data == "per_wound":
        return _received(tree, scope)
    if tree.data == "per_laid":
        nps = subtrees(tree)
        return StatOf(words(tree)[1].value, counted(read_np(nps[0], scope)) if nps else SELF)
    phrases = read_phrases(subtrees(tree)[0], scope)
    if isinstance(phrases, Joined) and phrases.either:
        return how_many(All(phrases.filter()))
    parts = phrases.parts if isinstance(phrases, Joined) else (phrases,)
    if len(parts) == 2 and isinstance(phrases, Joined) and not phrases.either:
        return Add(how_many(counted(parts[0])), how_many(counted(parts[1])))
    if len(parts) != 1:
        raise Decline("several things counted at once", phrases.start)
    (phrase,) = parts
    if phrase.different_names:
        phrase.different_names = False
        return Distinct("names", counted(phrase))
    if isinstance(phrase.most, Number):
        by, phrase.most = phrase.most.n, None
        return Divide(Count(counted(phrase)), by)
    return how_many(counted(phrase))
