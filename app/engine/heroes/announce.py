"""Instructions of announcements: X, payment, and the commitment after which there is no way back (308.1, 501)."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import AbilityUsed, EntryAdded
from app.engine.heroes import coins
from app.engine.heroes import kinds as on
from app.engine.heroes.bans import may_not
from app.engine.heroes.cost import FREE, ability_cost
from app.engine.heroes.flow import targeted
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount
from app.engine.heroes.numbers import ACTED, PLAY
from app.engine.heroes.ops import WAIT, Instruction
from app.engine.heroes.payable import can_do, first_part
from app.engine.heroes.payments import can_pay_in_acts
from app.engine.heroes.perform import close
from app.engine.heroes.targets import PAYMENT, candidates
from app.engine.heroes.triggers import happen, is_used_up_on, mark, tell_works
from app.engine.heroes.woken import woken
from app.engine.message import CardRef, message
from app.engine.program import Activated, Announced, PayPrayers, Tap, Triggered
from app.engine.terms import Ban

MOST_X: Final = 30
"""X that costs nothing has to end somewhere."""


def end_of(game: Game, frame: Frame) -> int:
    """The place behind the last instruction: the text is over."""
    return len(game.book.codes[frame.code].instructions)


def ask_x(game: Game, frame: Frame, highest: int, *, can_back: bool = True) -> int:
    """X is at least 1 (105.1.2, 512.4); where not even that can be, the text is over."""
    options = [Option(Act.NUMBER, number=n) for n in range(1, highest + 1)]
    if not options:
        return end_of(game, frame)
    said = message("ask.x", card=game.ref_of(frame.source))
    answer = game.ask(frame, Ask.NUMBER, frame.seat, options, said, 1, highest, can_back=can_back)
    if answer is None:
        return WAIT
    frame.x = answer.number
    return frame.pc + 1


def announce_x(game: Game, frame: Frame, instruction: Instruction) -> int:
    """X of an ability: at most what can be paid for."""
    return ask_x(game, frame, _highest_x(game, frame, instruction[1]))


def name_x(game: Game, frame: Frame, instruction: Instruction) -> int:
    """X of a trigger, which costs nothing: at most as many cards as there are to be chosen."""
    code = game.book.codes[frame.code]
    enough = [
        len(candidates(game, frame, choose, use))
        for choose, use in zip(code.chooses, code.uses, strict=True)
        if isinstance(choose.least, Announced)
    ]
    return ask_x(game, frame, min([MOST_X, *enough]), can_back=False)


def _highest_x(game: Game, frame: Frame, node: Activated) -> int:
    highest = 0
    before = frame.x
    for x in range(1, MOST_X + 1):
        frame.x = x
        if not can_pay(game, frame, node) or not (frame.free & FREE or can_pay_in_acts(game, frame)):
            break
        highest = x
    frame.x = before
    return highest


def can_pay(game: Game, frame: Frame, node: Activated) -> bool:
    """Whether coins, prayers and the [tap] can be paid now."""
    state, row = game.state, game.state.row(frame.source)
    if frame.free & FREE:
        return True
    for cost in node.cost:
        if isinstance(cost, Tap):
            if state.zone[row] != PLAY or state.closed[row] or may_not(game, row, Ban.CLOSE):
                return False
        elif isinstance(cost, PayPrayers) and state.prayers[frame.seat] < amount(game, frame, cost.number):
            return False
    return state.open_coins[frame.seat] >= ability_cost(game, frame, node)


def pay_ability(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Close the card, then pay the rest (506.2)."""
    node: Activated = instruction[1]
    if not can_pay(game, frame, node):
        return end_of(game, frame)
    row = game.state.row(frame.source)
    price = ability_cost(game, frame, node)
    for cost in () if frame.free & FREE else node.cost:
        if isinstance(cost, Tap):
            close(game, row, frame.source, "506.2")
        elif isinstance(cost, PayPrayers):
            coins.change_prayers(game, frame.seat, -amount(game, frame, cost.number), frame.source)
    frame.paid = price
    coins.spend(game, frame.seat, price, frame.source)
    frame.done = 1
    return frame.pc + 1


def jump_if_free(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Over what an ability that is used free would cost (part 7, Бесплатно)."""
    return int(instruction[2]) if frame.free & FREE else frame.pc + 1


def check_paid(game: Game, frame: Frame, instruction: Instruction) -> int:
    """What was not paid in full, or was replaced, pays for nothing (501.2.1)."""
    return frame.pc + 1 if frame.full and not frame.replaced else end_of(game, frame)


def ask_optional(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Вы можете»: who passes now has lost it for this time (112.4, 401.7); who can't do it is not asked (118.3)."""
    info = game.book.abilities.get(frame.ability)
    if info is not None and isinstance(info.node, Triggered) and not can_do(game, frame, first_part(info.node.do)):
        return end_of(game, frame)
    said = message("ask.may_announce", card=game.ref_of(frame.source))
    answer = game.ask(frame, Ask.MAY, frame.seat, [Option(Act.YES), Option(Act.NO)], said)
    if answer is None:
        return WAIT
    return frame.pc + 1 if answer.act is Act.YES else end_of(game, frame)


def targets_of(game: Game, frame: Frame) -> tuple[CardRef, ...]:
    """The cards named in the announcement, payment apart."""
    uses = game.book.codes[frame.code].uses
    ids = (uid for k, picked in enumerate(frame.bound) if picked and uses[k] != PAYMENT for uid in picked)
    return tuple(game.ref_of(uid) for uid in ids)


def tell_targets(game: Game, frame: Frame) -> None:
    """Announced targets become targets now (502.1)."""
    uses = game.book.codes[frame.code].uses
    for k, picked in enumerate(frame.bound):
        if picked and uses[k] != PAYMENT:
            targeted(game, frame, picked)


def new_entry(game: Game, frame: Frame) -> None:
    game.state.entries += 1
    frame.entry = game.state.entries


def commit_use(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The ability is announced and paid: it runs at once (308.1)."""
    info = game.book.abilities[frame.ability]
    row = game.state.row(frame.source)
    mark(game, row, info)
    new_entry(game, frame)
    frame.results = ()
    frame.ok, frame.done = 1, 0
    if game.loud:
        game.tell(AbilityUsed(game.ref(row), info.id, frame.seat, frame.x, targets_of(game, frame)))
    tell_targets(game, frame)
    uid = frame.source
    if info.is_action:
        game.state.flags[row] |= ACTED
        happen(game, on.ACTS, uid, 0, 0, frame.seat, frame.seat)
    happen(game, on.ABILITY_USED, uid, 0, frame.paid, frame.seat, frame.seat)
    return frame.pc + 1


def commit_trigger(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The triggered ability is announced: it goes to the end of the queue (401.3)."""
    info = game.book.abilities[frame.ability] if frame.ability else None
    row = game.state.row(frame.source)
    if info is not None and row >= 0:
        mark(game, row, info)
    new_entry(game, frame)
    tell_targets(game, frame)
    if info is not None:
        tell_works(game, frame, info)
    if game.loud:
        source, targets = game.ref_of(frame.source), targets_of(game, frame)
        game.tell(EntryAdded(frame.entry, source, frame.ability, frame.seat, targets, woken(game, frame)))
    if info is not None and info.at_once:
        return frame.pc + 1
    frame.pc += 1
    game.state.stack.remove(frame)
    game.state.queue.append(frame)
    return frame.pc


def is_used_up(game: Game, frame: Frame) -> bool:
    """Whether the ability has been announced as often as it may be (112.5)."""
    if not frame.ability:
        return False
    row = game.state.row(frame.source)
    return row >= 0 and is_used_up_on(game, row, game.book.abilities[frame.ability])
