"""Reading keywords and what «получает» and «имеет» give."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from app.cardtext.lexing.tokens import Word
from app.cardtext.reading.nodes import Node, start_of, subtrees, words
from app.cardtext.reading.noun_phrases import read_np
from app.cardtext.reading.numbers import read_number, times
from app.cardtext.reading.values import paid_amount, read_value
from app.cardtext.scope import Decline, Scope
from app.engine.program import (
    Ability,
    Announced,
    ExtraLife,
    Gain,
    Grant,
    Keyword,
    Least,
    Modify,
    Number,
    Reinforce,
    Value,
    Weaken,
)
from app.engine.terms import KeywordName, Measure, Operation, Source


def named_keywords(tree: Node) -> Iterator[KeywordName]:
    """«отравления, уязвимости и оглушения»."""
    for child in subtrees(tree):
        if child.data == "bare_keywords":
            yield from named_keywords(child)
        elif len(words(child)) > 1:
            raise Decline("a protection among effects", start_of(child))
        else:
            yield words(child)[0].value


def read_keyword(tree: Node, scope: Scope) -> Keyword:
    first = words(tree)[0]
    parts = subtrees(tree)
    if first.type == "PROTECTION":
        return _protection(parts[0], scope)
    if not parts:
        return Keyword(first.value)
    if first.type in ("KEYWORD", "REDUCTION"):
        number = read_number(parts[0]) if parts[0].data == "number" else read_value(parts[0], scope)
        return Keyword(first.value, number)
    return Keyword(first.value, against=read_np(parts[0], scope).filter())


def _protection(tree: Node, scope: Scope) -> Keyword:
    nps = subtrees(tree)
    of = read_np(nps[0], scope).filter() if nps else None
    if tree.data == "from_cards":
        return Keyword(KeywordName.PROTECTION, against=of)
    source = words(tree)[0].value
    return Keyword(KeywordName.PROTECTION, against=of, source=source)


Inner = Callable[[str, Scope], tuple[Ability, ...]]
"""How the text in quotation marks is read: the abilities that it holds."""


def read_grants(tree: Node, scope: Scope, inner: Inner) -> tuple[Grant, ...]:
    """What «получает» and «имеет» give, in text order."""
    found: list[Grant] = []
    for part in _grant_parts(tree):
        if part.data == "quoted":
            found.extend(Gain(ability) for ability in inner(words(part)[0].value, scope))
        elif part.data == "same_modifier":
            found.append(_same_modifier(part, found))
        else:
            found.append(_read_grant(part, scope))
    return tuple(found)


def _read_grant(part: Node, scope: Scope) -> Grant:
    if part.data not in _GRANTS:
        raise Decline("nothing that can be given", start_of(part))
    return _GRANTS[part.data](part, scope)


def _grant_parts(tree: Node) -> Iterator[Node]:
    for child in subtrees(tree):
        if child.data == "grants":
            yield from _grant_parts(child)
        else:
            yield child


def _operation(signed: Word) -> tuple[Operation, Value]:
    adds, amount = signed.value
    value = Number(amount) if isinstance(amount, int) else Announced(amount)
    return (Operation.ADD if adds else Operation.SUBTRACT), value


def _modifier(tree: Node, scope: Scope) -> Grant:
    signed, measure = words(tree)[:2]
    nps = subtrees(tree)
    against = read_np(nps[0], scope).filter() if nps else None
    operation, value = _operation(signed)
    return Modify(measure.value, operation, value, against)


def _keyword_modifier(tree: Node, scope: Scope) -> Grant:
    """«+1 к регенерации»: of the cards that have it."""
    signed, keyword = words(tree)
    if keyword.value in _IN_TEXTS:
        raise Decline("a number that stands in a text", keyword.start)
    operation, value = _operation(signed)
    return Modify(Measure.KEYWORD_NUMBER, operation, value, keyword=keyword.value)


_IN_TEXTS = (KeywordName.RAID, KeywordName.SPENDING)


def _same_modifier(tree: Node, before: list[Grant]) -> Grant:
    """«+1 к удару и жизням»: the same number again."""
    if not before or not isinstance(before[-1], Modify):
        raise Decline("a measure without a number", start_of(tree))
    return replace(before[-1], measure=words(tree)[0].value)


def _less_from_attacks(tree: Node, scope: Scope) -> Grant:
    operation, value = _operation(words(tree)[0])
    if operation is not Operation.SUBTRACT or words(tree)[1].value is not Source.ATTACK:
        raise Decline("only «-X от атак» is known", start_of(tree))
    return Gain(Keyword(KeywordName.LESS_FROM_ATTACKS, value))


def _counted_grant(make: Callable[[Value], Grant]) -> Callable[[Node, Scope], Grant]:
    def read(tree: Node, scope: Scope) -> Grant:
        numbers = subtrees(tree)
        return make(read_number(numbers[0]) if numbers else Number(1))

    return read


_GRANTS: dict[str, Callable[[Node, Scope], Grant]] = {
    "modifier": _modifier,
    "keyword_modifier": _keyword_modifier,
    "such_bonus": lambda tree, scope: Modify(words(tree)[1].value, Operation.ADD, paid_amount(scope, tree)),
    "less_from_attacks": _less_from_attacks,
    "gained": lambda tree, scope: Gain(read_keyword(subtrees(tree)[0], scope)),
    "extra_life": _counted_grant(ExtraLife),
    "reinforcement": _counted_grant(Reinforce),
    "weakening": _counted_grant(Weaken),
}


def multiplied(grant: Grant, by: Value) -> Grant:
    """«+1 к удару за каждое …»."""
    if isinstance(grant, Modify):
        return replace(grant, value=times(grant.value, by))
    if isinstance(grant, (Reinforce, Weaken, ExtraLife)):
        return replace(grant, number=times(grant.number, by))
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword) and grant.ability.number is not None:
        return Gain(replace(grant.ability, number=times(grant.ability.number, by)))
    raise Decline("«за каждое» of something without a number")


def capped(grant: Any, most: Value) -> Any:
    """«…, но не больше чем на 6»: the number that «за каждое …» multiplied, and no more than this."""
    if isinstance(grant, Modify):
        return replace(grant, value=Least(grant.value, most))
    if isinstance(grant, (Reinforce, Weaken, ExtraLife)):
        return replace(grant, number=Least(grant.number, most))
    raise Decline("«но не больше» of something without a number")
