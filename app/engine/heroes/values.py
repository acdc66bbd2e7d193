"""How much? One function for each `Value` node."""

from __future__ import annotations

from app.engine.heroes import kinds as on
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.look import VALUES, cards, evaluates, seats, value
from app.engine.heroes.memory import remembered
from app.engine.heroes.numbers import KEYWORD
from app.engine.heroes.stats import stat_of
from app.engine.program import (
    Achieved,
    Add,
    Announced,
    Coins,
    CoinsSpent,
    Count,
    Distinct,
    Divide,
    EventCount,
    EventNumber,
    Excess,
    Extreme,
    Greatest,
    HandSize,
    KeywordNumber,
    Least,
    Multiply,
    NamedNumber,
    Number,
    Prayers,
    StatOf,
    Subtract,
)
from app.engine.terms import Element, Per, Rounding, Stat


@evaluates(VALUES, Number)
def number(game: Game, frame: Frame, node: Number) -> int:
    return node.n


@evaluates(VALUES, Announced)
def announced(game: Game, frame: Frame, node: Announced) -> int:
    return frame.y if node.letter == "Y" else frame.x


@evaluates(VALUES, EventNumber)
def event_number(game: Game, frame: Frame, node: EventNumber) -> int:
    return frame.number


@evaluates(VALUES, Achieved)
def achieved(game: Game, frame: Frame, node: Achieved) -> int:
    return frame.results[-node.back] if node.back <= len(frame.results) else 0


@evaluates(VALUES, Count)
def count(game: Game, frame: Frame, node: Count) -> int:
    return len(cards(game, frame, node.who))


@evaluates(VALUES, StatOf)
def stat_of_cards(game: Game, frame: Frame, node: StatOf) -> int:
    return sum(stat_of(game, uid, node.stat) for uid in cards(game, frame, node.who))


@evaluates(VALUES, KeywordNumber)
def number_of_keyword(game: Game, frame: Frame, node: KeywordNumber) -> int:
    rows = (game.state.row(uid) for uid in cards(game, frame, node.who))
    return sum(keyword_number(game, row, KEYWORD[node.keyword]) for row in rows if row >= 0)


@evaluates(VALUES, Coins)
def coins(game: Game, frame: Frame, node: Coins) -> int:
    state = game.state
    whose = seats(game, frame, node.player)
    return sum(state.open_coins[it] + (0 if node.open_only else state.closed_coins[it]) for it in whose)


@evaluates(VALUES, Prayers)
def prayers(game: Game, frame: Frame, node: Prayers) -> int:
    return sum(game.state.prayers[seat] for seat in seats(game, frame, node.player))


@evaluates(VALUES, CoinsSpent)
def coins_spent(game: Game, frame: Frame, node: CoinsSpent) -> int:
    """Of the announcement itself, or of the playing that brought the card (its Найм asks)."""
    return frame.paid


@evaluates(VALUES, HandSize)
def hand_size(game: Game, frame: Frame, node: HandSize) -> int:
    return sum(len(game.state.hand[seat]) for seat in seats(game, frame, node.player))


@evaluates(VALUES, EventCount)
def event_count(game: Game, frame: Frame, node: EventCount) -> int:
    past = remembered(game, frame, node.when, node.per is Per.GAME)
    return sum(it[3] for it in past) if node.number else len(past)


@evaluates(VALUES, Excess)
def excess(game: Game, frame: Frame, node: Excess) -> int:
    """Measured now, or as last known of a card that this killed; no more than the wounds that are spoken of."""
    ids = cards(game, frame, node.who)
    above = sum(max(stat_of(game, uid, Stat.WOUNDS) - stat_of(game, uid, Stat.MAX_LIFE), 0) for uid in ids)
    return min(above, frame.number) if frame.event in (on.WOUNDED, on.WOUNDS) else above


@evaluates(VALUES, Add)
def add(game: Game, frame: Frame, node: Add) -> int:
    return value(game, frame, node.a) + value(game, frame, node.b)


@evaluates(VALUES, Subtract)
def subtract(game: Game, frame: Frame, node: Subtract) -> int:
    return value(game, frame, node.a) - value(game, frame, node.b)


@evaluates(VALUES, Multiply)
def multiply(game: Game, frame: Frame, node: Multiply) -> int:
    return value(game, frame, node.a) * value(game, frame, node.b)


@evaluates(VALUES, Divide)
def divide(game: Game, frame: Frame, node: Divide) -> int:
    whole = value(game, frame, node.a)
    return whole // node.by if node.rounding is Rounding.DOWN else -(-whole // node.by)


@evaluates(VALUES, Least)
def least(game: Game, frame: Frame, node: Least) -> int:
    return min(value(game, frame, node.a), value(game, frame, node.b))


@evaluates(VALUES, Greatest)
def greatest(game: Game, frame: Frame, node: Greatest) -> int:
    return max(value(game, frame, node.a), value(game, frame, node.b))


@evaluates(VALUES, Extreme)
def extreme(game: Game, frame: Frame, node: Extreme) -> int:
    numbers = [stat_of(game, uid, node.stat) for uid in cards(game, frame, node.among)]
    return (max(numbers) if node.greatest else min(numbers)) if numbers else 0


@evaluates(VALUES, Distinct)
def distinct(game: Game, frame: Frame, node: Distinct) -> int:
    faces = [face(game, row) for row in (game.state.row(uid) for uid in cards(game, frame, node.who)) if row >= 0]
    if node.what == "elements":
        return len({element for it in faces for element in it.elements if element is not Element.NEUTRAL})
    if node.what == "names":
        return len({name for it in faces for name in it.names})
    if node.what == "classes":
        return len({name for it in faces for name in it.classes})
    return len({it.cost for it in faces})


@evaluates(VALUES, NamedNumber)
def named_number(game: Game, frame: Frame, node: NamedNumber) -> int:
    return frame.named_number
