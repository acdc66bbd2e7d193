"""The number of a numbered keyword on a card now."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.book import Face, Held
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount
from app.engine.heroes.numbers import KEYWORDS, MEASURE_BIT
from app.engine.program import Modify
from app.engine.terms import KeywordName, Measure, Operation

KEEPS_GREATEST: Final = frozenset((KeywordName.VAMPIRISM, KeywordName.MIGHT, KeywordName.SCALES))
"""Keywords of later editions: the greatest acts in both profiles (KEYWORDS §6)."""


def keyword_number(game: Game, row: int, keyword: int) -> int:
    """The acting number: of several grants the last one or the greatest, by edition; 0 without the keyword."""
    mine = face(game, row)
    instances = mine.keywords.get(keyword)
    if not instances:
        return 0
    if len(instances) == 1:
        number = _number(game, row, instances[0])
    elif game.edition.keywords_greatest or KEYWORDS[keyword] in KEEPS_GREATEST:
        number = max(_number(game, row, it) for it in instances)
    else:
        number = _number(game, row, instances[-1])
    return _modified(mine, KEYWORDS[keyword], number) if mine.measures & MEASURE_BIT[Measure.KEYWORD_NUMBER] else number


def _number(game: Game, row: int, instance: Held) -> int:
    if instance.value is None:
        return instance.number
    if instance in game.reckoning:
        return 0  # a number that depends on itself
    game.reckoning.append(instance)
    number = amount(game, Frame(0, 0, game.state.uid[row], game.state.control[row]), instance.value)
    game.reckoning.pop()
    return number


def _modified(mine: Face, keyword: KeywordName, number: int) -> int:
    for active in mine.grants:
        node = active.node
        if not isinstance(node, Modify) or node.measure is not Measure.KEYWORD_NUMBER:
            continue
        if node.keyword in (None, keyword):
            number += active.number if node.operation is Operation.ADD else -active.number
    return max(number, 0)
