"""Instructions that lead through a text: choosing, jumping, looping (118, 524). They change nothing on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.heroes import kinds as on
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, decider, holds, seats
from app.engine.heroes.moves import shuffle
from app.engine.heroes.numbers import PLAY
from app.engine.heroes.ops import WAIT, Instruction
from app.engine.heroes.payable import can_do
from app.engine.heroes.targets import (
    PAYMENT,
    can_choose,
    candidates,
    chooser,
    least_of,
    mode_is_possible,
    most_of,
    source_kind,
)
from app.engine.heroes.triggers import happen
from app.engine.heroes.who import known_id
from app.engine.message import message
from app.engine.program import (
    LOOKED,
    Among,
    Choose,
    ChooseDo,
    Condition,
    Do,
    ExtraLife,
    IsKind,
    Lay,
    May,
    PayOrElse,
    Reinforce,
    Value,
    Weaken,
    Who,
)
from app.engine.terms import Kind, Side, Zone

MOST_ROUNDS: Final = 100
"""A loop without end is cut here (525)."""

_MODES: Final = -1
"""What `Frame.picking` begins with while modes are chosen; choices of cards begin with their number."""


def is_announcing(game: Game, frame: Frame) -> bool:
    """Whether the frame is in its announcement, which can be taken back."""
    return frame.pc < game.book.codes[frame.code].body


# ---------------------------------------------------------------------------------------------------- choosing


def choose(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Make a choice of cards, one card at a time; nothing to do when it was made in the announcement."""
    _, k, use = instruction
    code = game.book.codes[frame.code]
    if not frame.bound:
        frame.bound = (None,) * len(code.chooses)
    if frame.bound[k] is not None:
        return frame.pc + 1
    node = code.chooses[k]
    picked = frame.picking[1:] if frame.picking and frame.picking[0] == k else ()
    answer = game.take()
    if answer is not None:
        return _picked(game, frame, k, use, picked, answer)
    rows = [row for row in candidates(game, frame, node, use) if not _is_taken(game, frame, node, row, picked)]
    least, most = least_of(game, frame, node), most_of(game, frame, node, len(rows) + len(picked))
    if len(picked) >= most:
        return _chosen(game, frame, k, use, picked)
    if len(rows) + len(picked) <= least and not _is_search(node):
        return _chosen(game, frame, k, use, (*picked, *(known_id(game, row) for row in rows)))
    answer = _ask_card(game, frame, node, use, rows, len(picked), least, most)
    return WAIT if answer is None else _picked(game, frame, k, use, picked, answer)


def _picked(game: Game, frame: Frame, k: int, use: int, picked: Ids, answer: Option) -> int:
    if answer.act is Act.DONE:
        return _chosen(game, frame, k, use, picked)
    frame.picking = (k, *picked, answer.target)
    return frame.pc


def _is_taken(game: Game, frame: Frame, node: Choose, row: int, picked: Ids) -> bool:
    uid = game.state.uid[row]
    return uid != 0 and (uid in picked or (node.different and uid in frame.before))


def _ask_card(
    game: Game, frame: Frame, node: Choose, use: int, rows: list[int], have: int, least: int, most: int
) -> Option | None:
    in_play = node.of.zone is Zone.PLAY
    copies: tuple[int, ...] = ()
    if _is_search(node):
        rows, copies = one_of_each(game, rows)
    options = [Option(Act.PICK, target=known_id(game, row)) for row in rows]
    if have >= least:
        options.append(Option(Act.DONE))
    kind = Ask.PAY if use == PAYMENT else Ask.TARGET if in_play else Ask.CARD
    said = message("ask.choose", card=game.ref_of(frame.source), left=most - have)
    seat = chooser(game, frame, node)
    low, high, can_back = max(least - have, 0), most - have, is_announcing(game, frame)
    return game.ask(frame, kind, seat, options, said, low, high, can_back, copies=copies)


def _is_search(node: Choose) -> bool:
    """A choice in a whole deck, which is shuffled then; not among cards of it that were looked at (204.3)."""
    return node.of.zone is Zone.DECK and Among(LOOKED) not in node.of.tests


def one_of_each(game: Game, rows: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
    """Of equal cards in a deck that will be shuffled one stands for all; and for how many each does."""
    first: dict[int, int] = {}
    number: dict[int, int] = {}
    for row in rows:
        facts = game.state.facts[row]
        first.setdefault(facts, row)
        number[facts] = number.get(facts, 0) + 1
    return list(first.values()), tuple(number.values())


def _chosen(game: Game, frame: Frame, k: int, use: int, ids: Ids) -> int:
    """The choice is made."""
    node = game.book.codes[frame.code].chooses[k]
    frame.bound = (*frame.bound[:k], ids, *frame.bound[k + 1 :])
    frame.picking = ()
    if _is_search(node):
        _shuffle_but(game, ids, decks_of(frame, node))
    if node.different:
        frame.before = (*frame.before, *ids)
    if use != PAYMENT:
        keep(frame, ids, node.slot)
        if ids and _is_player(node):
            frame.player = game.state.control[game.state.row(ids[0])]
    if not is_announcing(game, frame) and use != PAYMENT:
        targeted(game, frame, ids)
    return frame.pc + 1


def keep(frame: Frame, ids: Ids, slot: int = 0) -> None:
    """Bind cards for later references: «оно», and the choice's own slot."""
    frame.it = ids
    while len(frame.slots) <= slot:
        frame.slots = (*frame.slots, ())
    frame.slots = (*frame.slots[:slot], ids, *frame.slots[slot + 1 :])


def _is_player(node: Choose) -> bool:
    """A choice among heroes only is the choice of a player (E15 209.5)."""
    return node.of.tests == (IsKind((Kind.HERO,)),)


def decks_of(frame: Frame, node: Choose) -> Ids:
    """Whose decks a choice looks through."""
    return {Side.YOURS: (frame.seat,), Side.ENEMY: (1 - frame.seat,)}.get(node.of.side, (0, 1))


def _shuffle_but(game: Game, ids: Ids, whose: Ids) -> None:
    """A deck that was looked through is shuffled (204.3); the cards found keep the ids that they are spoken of by."""
    state = game.state
    rows = [state.row(uid) for uid in ids]
    for seat in whose:
        if any(state.uid[row] for row in state.deck[seat]):
            shuffle(game, seat)
    for row, uid in zip(rows, ids, strict=True):
        state.uid[row] = uid


def targeted(game: Game, frame: Frame, ids: Ids) -> None:
    """The cards have become targets (502.1)."""
    state, by = game.state, source_kind(game, frame)
    for uid in ids:
        row = state.row(uid)
        if row >= 0 and state.zone[row] == PLAY:
            side = state.control[row]
            happen(game, on.TARGETED, uid, frame.source, 0, frame.seat, side, by)


def split(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Divide a number among the chosen cards, at least 1 each (308.1)."""
    _, do, j = instruction
    while len(frame.splits) <= j:
        frame.splits = (*frame.splits, ())
    done = frame.splits[j]
    targets = cards(game, frame, do.who)
    number = _divided(do)
    if number is None:
        return frame.pc + 1
    whole = amount(game, frame, number)
    left, places = whole - sum(done), len(targets) - len(done)
    if places <= 0 or left <= 0:
        return frame.pc + 1
    if places == 1:
        answer: Option | None = Option(Act.NUMBER, target=targets[-1], number=left)
    else:
        answer = _ask_share(game, frame, tuple(targets[len(done) :]), left - places + 1)
    if answer is None:
        return WAIT
    frame.splits = (*frame.splits[:j], (*done, answer.number), *frame.splits[j + 1 :])
    return frame.pc


def _divided(do: Do) -> Value | None:
    """The number that is divided: of wounds, of healing, of the effects laid."""
    number: Value | None = getattr(do, "number", None)
    if isinstance(do, Lay):
        number = next((it.number for it in do.grants if isinstance(it, Reinforce | Weaken | ExtraLife)), None)
    return number


def _ask_share(game: Game, frame: Frame, targets: Ids, most: int) -> Option | None:
    target = targets[0]
    options = [Option(Act.NUMBER, target=target, number=n) for n in range(1, max(most, 1) + 1)]
    said = message("ask.split", card=game.ref_of(frame.source), target=game.ref_of(target))
    return game.ask(frame, Ask.SPLIT, frame.seat, options, said, 1, most, is_announcing(game, frame), targets)


def unbind(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The choices of a part that comes again are made anew."""
    _unbind(frame, instruction[1])
    return frame.pc + 1


def _unbind(frame: Frame, numbers: Ids) -> None:
    if frame.bound and numbers:
        frame.bound = tuple(None if k in numbers else ids for k, ids in enumerate(frame.bound))


# ----------------------------------------------------------------------------------------------------- jumping


def jump(game: Game, frame: Frame, instruction: Instruction) -> int:
    return int(instruction[1])


def jump_if_broken(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A part that can't be done ends the rest (118.2)."""
    return frame.pc + 1 if frame.ok else int(instruction[1])


def jump_unless_done(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«При этом»: only when the first part was done without replacement (118.4), by edition fully or in part
    (119.8).
    """
    done = frame.full if game.edition.with_it_needs_all else frame.done
    return frame.pc + 1 if done and not frame.replaced else int(instruction[1])


def jump_unless(game: Game, frame: Frame, instruction: Instruction) -> int:
    condition: Condition = instruction[1]
    if holds(game, frame, condition):
        return frame.pc + 1
    skip(frame)
    return int(instruction[2])


def skip(frame: Frame) -> None:
    """A part was passed over: the chain goes on, but nothing was done."""
    frame.ok = 1
    frame.done = frame.full = frame.replaced = 0


def mend(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The next sentence is done whatever became of the one before."""
    frame.ok = 1
    return frame.pc + 1


def may(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Можете»: asked when it can be done (118.5)."""
    node: May = instruction[1]
    code = game.book.codes[frame.code]
    possible = all(can_choose(game, frame, code.chooses[k], code.uses[k]) for k in instruction[2])
    by = seats(game, frame, node.by)
    if not possible or not by or not can_do(game, frame, node.do):
        skip(frame)
        return int(instruction[3])
    answer = _ask_may(game, frame, by[0])
    if answer is None:
        return WAIT
    if answer.act is Act.YES:
        return frame.pc + 1
    skip(frame)
    return int(instruction[3])


def _ask_may(game: Game, frame: Frame, seat: int) -> Option | None:
    options = [Option(Act.YES), Option(Act.NO)]
    return game.ask(frame, Ask.MAY, seat, options, message("ask.may", card=game.ref_of(frame.source)))


# ------------------------------------------------------------------------------------------------------- modes


def announce_modes(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Choose the parts of a constructor in the announcement (524)."""
    _, node, needs, j = instruction
    return _modes(game, frame, node, needs, j)


def _modes(game: Game, frame: Frame, node: ChooseDo, needs: tuple[Ids, ...], j: int) -> int:
    picked = frame.picking[1:] if frame.picking and frame.picking[0] == _MODES else ()
    least, most = amount(game, frame, node.least), amount(game, frame, node.most)
    open_modes = [i for i in range(len(node.options)) if mode_is_possible(game, frame, node, needs[i], i, picked)]
    if len(picked) >= most or not open_modes:
        return _modes_chosen(frame, j, picked)
    options = [Option(Act.MODE, number=i) for i in open_modes]
    if len(picked) >= least:
        options.append(Option(Act.DONE))
    seat = decider(game, frame, node.by)
    said = message("ask.mode", card=game.ref_of(frame.source), left=most - len(picked))
    answer = game.ask(frame, Ask.MODE, seat, options, said, least, most, is_announcing(game, frame))
    if answer is None:
        return WAIT
    if answer.act is Act.DONE:
        return _modes_chosen(frame, j, picked)
    frame.picking = (_MODES, *picked, answer.number)
    return frame.pc


def _modes_chosen(frame: Frame, j: int, picked: Ids) -> int:
    frame.modes = (*frame.modes, (j, picked))
    frame.picking = ()
    return frame.pc + 1


def _modes_of(frame: Frame, j: int) -> Ids | None:
    return next((picked for number, picked in frame.modes if number == j), None)


def jump_unless_mode(game: Game, frame: Frame, instruction: Instruction) -> int:
    _, j, i, end = instruction
    return frame.pc + 1 if i in (_modes_of(frame, j) or ()) else int(end)


def begin_modes(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The chosen parts come in the chosen order; chosen now when they were not announced."""
    _, node, needs, j = instruction
    if _modes_of(frame, j) is None:
        following = _modes(game, frame, node, needs, j)
        if following in (WAIT, frame.pc):
            return following
    modes = _modes_of(frame, j) or ()
    frame.loops = (*frame.loops, (modes, 0, len(modes)))
    frame.modes = tuple(it for it in frame.modes if it[0] != j)
    return frame.pc + 1


def next_mode(game: Game, frame: Frame, instruction: Instruction) -> int:
    _, places, end = instruction
    modes, i, count = frame.loops[-1]
    if i >= count:
        frame.loops = frame.loops[:-1]
        return int(end)
    frame.loops = (*frame.loops[:-1], (modes, i + 1, count))
    frame.ok = 1
    return int(places[modes[i]])


def pick_at_random(game: Game, frame: Frame, instruction: Instruction) -> int:
    places: Ids = instruction[1]
    return places[game.state.chance.below(len(places))]


# ----------------------------------------------------------------------------------------------------- looping


def begin_each(game: Game, frame: Frame, instruction: Instruction) -> int:
    who: Who = instruction[1]
    ids = cards(game, frame, who)
    skip(frame)
    frame.loops = (*frame.loops, (ids, 0, len(ids)))
    return frame.pc + 1


def begin_times(game: Game, frame: Frame, instruction: Instruction) -> int:
    number: Value = instruction[1]
    skip(frame)
    frame.loops = (*frame.loops, ((), 0, amount(game, frame, number)))
    return frame.pc + 1


def next_round(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The next round of a loop, with its choices open again."""
    _, numbers, end = instruction
    ids, i, count = frame.loops[-1]
    if i >= count:
        frame.loops = frame.loops[:-1]
        frame.each = 0
        return int(end)
    frame.loops = (*frame.loops[:-1], (ids, i + 1, count))
    if ids:
        frame.each = ids[i]
    _unbind(frame, numbers)
    frame.ok = 1
    return frame.pc + 1


def begin_repeat(game: Game, frame: Frame, instruction: Instruction) -> int:
    skip(frame)
    frame.loops = (*frame.loops, ((), 0, MOST_ROUNDS))
    return frame.pc + 1


def repeat_unless(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Повторяйте, пока …»: does not run when the condition holds from the start (X-02), ends when nothing more
    happens.
    """
    _, condition, numbers, end = instruction
    _, i, count = frame.loops[-1]
    stuck = i > 0 and not (frame.ok and frame.done)
    if i >= count or stuck or holds(game, frame, condition):
        frame.loops = frame.loops[:-1]
        return int(end)
    frame.loops = (*frame.loops[:-1], ((), i + 1, count))
    _unbind(frame, numbers)
    return frame.pc + 1


# --------------------------------------------------------------------------------------------------- ultimatums


def pay_or_else(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A player may (or must) do the first thing; else the second happens."""
    node: PayOrElse = instruction[1]
    by = seats(game, frame, node.player)
    if not by or not can_do(game, frame, node.pay):
        return int(instruction[2])
    if node.must:
        return frame.pc + 1
    answer = _ask_may(game, frame, by[0])
    if answer is None:
        return WAIT
    return frame.pc + 1 if answer.act is Act.YES else int(instruction[2])


def jump_if_paid(game: Game, frame: Frame, instruction: Instruction) -> int:
    if not frame.done:
        return frame.pc + 1
    frame.named = "paid"
    return int(instruction[2])
