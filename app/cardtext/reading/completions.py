"""What is said after a clause and changes it: «за каждое …», «где X — …», «но не больше …»."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.cardtext.reading.grants import capped, multiplied
from app.cardtext.reading.lasting import Given
from app.cardtext.reading.numbers import times
from app.cardtext.scope import Decline
from app.cardtext.trees import changed, nodes, rebuilt
from app.engine.program import ENEMY, Announced, Choose, CreateCopy, Do, Lay, Least, May, Value


def for_each(what: Do | Given, by: Value, start: int) -> Do | Given:
    """«… за каждое …» multiplies the clause's number."""
    if isinstance(what, Given):
        return replace(what, grants=tuple(multiplied(grant, by) for grant in what.grants))
    if isinstance(what, May):
        inner = for_each(what.do, by, start)
        assert isinstance(inner, Do)
        return replace(what, do=inner)
    if isinstance(what, Lay):
        return replace(what, grants=tuple(multiplied(grant, by) for grant in what.grants))
    number = getattr(what, "number", None)
    if not isinstance(number, Value):
        raise Decline("«за каждое» of something without a number", start)
    counted: Do = changed(what, number=times(number, by))
    return counted


def unhired(what: Do | Given, start: int) -> Do:
    """«создайте копию …, её Найм не срабатывает»."""
    if isinstance(what, May):
        return replace(what, do=unhired(what.do, start))
    if not isinstance(what, CreateCopy):
        raise Decline("only a copy can be created without its Найм", start)
    return replace(what, is_hired=False)


def by_enemy(what: Do | Given, start: int) -> Do:
    """«… по его выбору» at the end: the opponent names the cards."""
    choices = [node for node in nodes(what) if isinstance(node, Choose)] if isinstance(what, Do) else []
    if len(choices) != 1 or not isinstance(what, Do):
        raise Decline("a choice of the opponent's among no cards", start)
    (choice,) = choices
    chosen: Do = _replaced(what, choice, replace(choice, by=ENEMY))
    return chosen


def _replaced(node: Any, old: Any, new: Any) -> Any:
    return new if node == old else rebuilt(node, lambda part: _replaced(part, old, new))


def at_most(what: Do | Given, most: Value, start: int) -> Do | Given:
    """«…, но не больше чем на 6» after «за каждое …»."""
    if isinstance(what, Given):
        return replace(what, grants=tuple(capped(grant, most) for grant in what.grants))
    if isinstance(what, Lay):
        return replace(what, grants=tuple(capped(grant, most) for grant in what.grants))
    number = getattr(what, "number", None)
    if not isinstance(number, Value):
        raise Decline("«но не больше» of something without a number", start)
    limited: Do = changed(what, number=Least(number, most))
    return limited


def where(what: Any, letter: str, value: Value) -> Any:
    """«…, где X — …»: the letter stands for a number that is computed, not announced."""
    if what == Announced(letter):
        return value
    if isinstance(what, Given):
        return replace(what, grants=where(what.grants, letter, value))
    return rebuilt(what, lambda part: where(part, letter, value))
