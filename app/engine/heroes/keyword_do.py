"""Acts and conditions that only the texts of keywords have (`keywords`)."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.heroes.acts import record, submit
from app.engine.heroes.deeds import D_WOUND, Deed
from app.engine.heroes.effects import take_counted
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keywords import GiveLives, PlayFor, UsedByEnemy, WoundUndead
from app.engine.heroes.look import CONDITIONS, amount, cards, evaluates
from app.engine.heroes.numbers import BY_ABILITY, E_LIFE
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.payable import checks
from app.engine.heroes.play import obstacle, play_frame
from app.engine.heroes.stats import laid
from app.engine.message import message

MOST_LIVES: Final = 1000
"""More than anybody has to give."""


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


@does(GiveLives)
def give_lives(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Its player tells for each of his characters how many it gives; `picking` holds the numbers told."""
    node: GiveLives = instruction[1]
    state = game.state
    rows = [row for row in state.squad[frame.seat] if laid(state.effects[row], E_LIFE) > 0]
    left = (MOST_LIVES if node.most is None else amount(game, frame, node.most)) - sum(frame.picking)
    while len(frame.picking) < len(rows):
        given = _ask_lives(game, frame, rows[len(frame.picking)], left)
        if given is None:
            return WAIT
        left -= given
        frame.picking = (*frame.picking, given)
    picked, frame.picking = frame.picking, ()
    taken = sum(take_counted(game, row, E_LIFE, number) for row, number in zip(rows, picked, strict=True))
    record(frame, taken, max(taken, 1), tuple(state.uid[row] for row, given in zip(rows, picked, strict=True) if given))
    return frame.pc + 1


def _ask_lives(game: Game, frame: Frame, row: int, left: int) -> int | None:
    most = min(left, laid(game.state.effects[row], E_LIFE))
    options = [Option(Act.NUMBER, number=n) for n in range(most + 1)]
    said = message("ask.give_lives", card=game.ref_of(frame.source), target=game.ref(row))
    answer = game.ask(frame, Ask.NUMBER, frame.seat, options, said, 0, most)
    return None if answer is None else answer.number


@evaluates(CONDITIONS, UsedByEnemy)
def used_by_enemy(game: Game, frame: Frame, node: UsedByEnemy) -> bool:
    row = game.state.row(frame.source)
    return row >= 0 and game.state.control[row] != frame.seat
