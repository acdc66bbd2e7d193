"""Acts and conditions that only the texts of keywords have (`keywords`)."""

from __future__ import annotations

from app.engine.heroes.acts import record, submit
from app.engine.heroes.deeds import D_WOUND, Deed
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keywords import PlayFor, UsedByEnemy, WoundUndead
from app.engine.heroes.look import CONDITIONS, amount, cards, evaluates
from app.engine.heroes.numbers import BY_ABILITY
from app.engine.heroes.ops import Instruction, does
from app.engine.heroes.payable import checks
from app.engine.heroes.play import obstacle, play_frame


@does(PlayFor)
def play_for(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Play the card for the named price, in either player's turn."""
    made = _frame(game, frame, instruction[1])
    if made is None or obstacle(game, made):
        record(frame, 0, 1, (), broken=True)
    else:
        game.state.stack.append(made)
    return frame.pc + 1


def _frame(game: Game, frame: Frame, node: PlayFor) -> Frame | None:
    ids = cards(game, frame, node.who)
    row = game.state.row(ids[0]) if ids else -1
    if row < 0:
        return None
    return play_frame(game, row, frame.seat, price_=amount(game, frame, node.price))


@checks(PlayFor)
def can_play_for(game: Game, frame: Frame, node: PlayFor) -> bool:
    made = _frame(game, frame, node)
    return made is not None and not obstacle(game, made)


@does(WoundUndead)
def wound_undead(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: WoundUndead = instruction[1]
    number = amount(game, frame, node.number)
    submit(game, frame, [Deed(D_WOUND, frame.source, number, frame.source, frame.seat, BY_ABILITY, extra=-1)])
    return frame.pc + 1


@evaluates(CONDITIONS, UsedByEnemy)
def used_by_enemy(game: Game, frame: Frame, node: UsedByEnemy) -> bool:
    row = game.state.row(frame.source)
    return row >= 0 and game.state.control[row] != frame.seat
