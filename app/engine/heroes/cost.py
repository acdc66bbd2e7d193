"""What a card or an ability costs now (105.1, 308.1, 309.1, 523)."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.book import Active
from app.engine.heroes.constants import grants_on
from app.engine.heroes.effects import lift
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount
from app.engine.heroes.measures import describes, modifiers
from app.engine.heroes.numbers import E_GRANT, MEASURE_BIT, SPAN
from app.engine.heroes.reckon import Modifier, reckon
from app.engine.program import Activated, Modify, PayCoins
from app.engine.terms import Measure, Operation, Span

_COST: Final = MEASURE_BIT[Measure.COST]
_ABILITY: Final = MEASURE_BIT[Measure.ABILITY_COST]
_NEXT: Final = SPAN[Span.NEXT_TIME]

FREE: Final = 1
"""The bit of `Frame.free` of a card played or an ability used without paying; further bits: chosen costs of the
text.
"""


def play_cost(game: Game, row: int, seat: int, x: int = 0, cheaper: int = 0, base: int = -1) -> int:
    """The coins that the seat pays to play that card with that X; `base` when another cost stands in its place."""
    facts = game.book.facts[game.state.facts[row]]
    start = (facts.cost if base < 0 else base) + (x if facts.costs_x and base < 0 else 0)
    found: list[Modifier] = [(active.node.operation, active.number) for active in _on(game, row, seat)]  # type: ignore[attr-defined]
    if not found and not cheaper:
        return start
    if cheaper:
        found.append((Operation.SUBTRACT, cheaper))
    return max(reckon(start, found), 0)


def _on(game: Game, row: int, seat: int) -> list[Active]:
    """The modifiers of the price: on the card, by constants, and what lies on the player's hero (521.1)."""
    mine, hero = face(game, row), game.hero(seat)
    found: list[Active] = []
    if game.has_constants or mine.measures & _COST or mine.constants:
        found.extend(grants_on(game, row, _COST))
    theirs = face(game, hero)
    if theirs.measures & _COST:
        found.extend(it for it in theirs.grants if _is_cost(it) and _fits(game, it, row))
    return found


def _is_cost(active: Active) -> bool:
    return isinstance(active.node, Modify) and active.node.measure is Measure.COST


def _fits(game: Game, active: Active, row: int) -> bool:
    node = active.node
    assert isinstance(node, Modify)
    return node.against is None or describes(game, active, node.against, row)


def use_up_discounts(game: Game, row: int, seat: int) -> None:
    """«Следующая ваша карта стоит …» has worked."""
    hero = game.hero(seat)
    for effect in game.state.effects[hero]:
        if effect.span == _NEXT or (effect.kind == E_GRANT and game.book.grants[effect.what].once):
            used = [it for it in face(game, hero).grants if it.effect == effect.stamp]
            if any(_is_cost(it) and _fits(game, it, row) for it in used):
                lift(game, hero, effect, expired=True)


def ability_cost(game: Game, frame: Frame, node: Activated) -> int:
    """The coins before the colon, with modifiers."""
    if frame.free & FREE:
        return 0
    coins = 0
    for it in node.cost:
        if isinstance(it, PayCoins):
            coins += amount(game, frame, it.number)
    row, hero = game.state.row(frame.source), game.hero(frame.seat)
    mine, its = game.faces[row] or face(game, row), game.faces[hero] or face(game, hero)
    if not (mine.measures | its.measures) & _ABILITY:
        return coins
    found = modifiers(game, mine, _ABILITY, row)
    found += modifiers(game, its, _ABILITY, row) if row != hero else []
    return max(reckon(coins, found), 0) if found else coins


def can_pay_coins(game: Game, seat: int, number: int) -> bool:
    return game.state.open_coins[seat] >= number
