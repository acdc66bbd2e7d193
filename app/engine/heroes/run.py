"""The engine's heart: what waits runs until a player must decide (401, 503).

In this order: the frame on top of the stack; the rules' own effects; woken triggers, which are announced; the
first entry of the queue; a suspended strike; the end of an attack; the next step of the turn.
"""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import Ending, EntryEnd, EntryFinished, EntryStarted, How
from app.engine.heroes import kinds as on
from app.engine.heroes import moves, turn
from app.engine.heroes.acts import submit
from app.engine.heroes.announce import is_used_up
from app.engine.heroes.bans import may_not, may_not_trigger
from app.engine.heroes.combat import close_after
from app.engine.heroes.deeds import D_DESTROY, D_MOVE, Deed, losing
from app.engine.heroes.effects import expire_untrue
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import SETTLING, Game
from app.engine.heroes.legality import is_legal
from app.engine.heroes.numbers import GRAVEYARD, HIDDEN, HOW, KEYWORD_BIT
from app.engine.heroes.ops import WAIT
from app.engine.heroes.outcome import DRAW, fallen, finish
from app.engine.heroes.targets import can_announce
from app.engine.heroes.triggers import unmark
from app.engine.heroes.words import CREATURE, HERO, SUPPORT
from app.engine.message import message
from app.engine.program import Triggered
from app.engine.terms import Ban, KeywordName, Kind

UNIQUE: Final = KEYWORD_BIT[KeywordName.UNIQUE]
MOST_STEPS: Final = 20000
"""Between two decisions; more is an endless chain that nothing else has cut: the game is drawn."""
MOST_FRAMES: Final = 200
_OF_DECKS: Final = 1 << on.SEARCHED | 1 << on.LOOKED | 1 << on.SHUFFLED
"""What abilities in decks wait for (112.8)."""


def run(game: Game) -> None:
    """Go on until a decision waits or the game is over."""
    state = game.state
    stack = state.stack
    for _ in range(MOST_STEPS):
        if state.over:
            return
        if stack:
            if _step(game, stack):
                return
        elif game.state.unsettled and settle(game):
            continue
        elif state.pending and not turn.holds_back(game):
            if _announce_next(game):
                return
        elif state.queue:
            _start_next(game)
        elif state.suspended:
            stack.append(state.suspended.pop())
        elif state.attack:
            close_after(game)
        elif state.zero_lives and _starving(game):
            continue
        else:
            state.ghosts = ()
            if game.book.far_wakes & _OF_DECKS:
                moves.forget_decks(game)
            if turn.step(game):
                return
    finish(game, DRAW, Ending.CHAIN, "525")


def _step(game: Game, stack: list[Frame]) -> bool:
    """One instruction of the frame on top; True when the match must wait."""
    state = game.state
    frame = stack[-1]
    if state.unsettled and game.edition.deaths_at_once and not game.is_settling() and settle(game):
        return False
    instructions = game.book.codes[frame.code].instructions
    pc = frame.pc
    if pc >= len(instructions):
        _finish(game, frame)
        return False
    instruction = instructions[pc]
    drawn = state.chance.state
    following: int = instruction[0](game, frame, instruction)
    if following == WAIT:
        state.chance.state = drawn  # what the question looked at is looked at again with the answer, and is the same
        return True
    frame.pc = following
    if len(stack) > MOST_FRAMES:
        finish(game, DRAW, Ending.CHAIN, "525")
    return False


def _finish(game: Game, frame: Frame) -> None:
    """A text is done: it leaves the stack; a procedure tells the text that called it what was done."""
    state = game.state
    state.stack.pop()
    if frame.entry:
        _end_entry(game, frame)
    if state.stack and frame.code in game.book.reporting:
        below = state.stack[-1]
        below.ok, below.done, below.full, below.replaced = 1, frame.done, frame.full, frame.replaced
        below.results = (*below.results, frame.results[-1] if frame.results else frame.done)
        below.done_to = frame.done_to
        if frame.it:
            below.it = frame.it


def _end_entry(game: Game, frame: Frame) -> None:
    """Tell how an ability of the queue ended; one that had become illegal spends no limit, by edition (E15 113.9)."""
    end, said = EntryEnd.DONE, ""
    if not frame.ok:
        end, said = (EntryEnd.BROKEN_OFF, "118.2") if any(frame.results) else (EntryEnd.ILLEGAL, "514.1")
    if end is EntryEnd.ILLEGAL and frame.ability and game.edition.illegal_spends_nothing:
        row = game.state.row(frame.source)
        if row >= 0:
            unmark(game, row, game.book.abilities[frame.ability])
    if game.loud:
        game.tell(EntryFinished(frame.entry, game.ref_of(frame.source), frame.ability, end, said))


# ------------------------------------------------------------------------------------------------ rule effects


def settle(game: Game) -> bool:
    """503: the rules' own effects, those of one moment as one event; True when something was done."""
    game.state.unsettled = False
    lost = fallen(game)
    if lost:
        _heroes_fall(game, lost)
        return True
    if game.book.has_conditions:
        moves.take_back(game, expire_untrue(game))
    surplus = _surplus(game) if game.state.arrivals else []
    if surplus:
        unique = [row for row in surplus if game.edition.surplus_is_moved or face(game, row).kind is not SUPPORT]
        if unique:
            _destroy(game, unique, How.SURPLUS, D_MOVE)
        if len(unique) < len(surplus):
            _destroy(game, [row for row in surplus if row not in unique], How.SURPLUS, D_DESTROY)
        game.state.unsettled = True  # lives are still to be looked at
        return True
    dying = dead(game, at_once=True)
    if not dying:
        game.state.wounders = []  # whoever is alive now dies of something else (505.1.1)
        return False
    _destroy(game, dying, How.DIED, D_DESTROY)
    return True


def _heroes_fall(game: Game, lost: list[int]) -> None:
    """Who has no hero loses (604.1), unless something comes instead (517)."""
    around = Frame(game.book.rules[SETTLING])
    game.state.stack.append(around)
    submit(game, around, [losing(game, seat, Ending.HERO_FALLS) for seat in lost])


def _destroy(game: Game, rows: list[int], how: How, kind: int) -> None:
    """As one event; a killer is whoever wounded last."""
    state = game.state
    around = Frame(game.book.rules[SETTLING])
    state.stack.append(around)
    deeds = []
    for row in rows:
        killer, by, about = _killer(game, row)
        deeds.append(Deed(kind, state.uid[row], 1, killer, 0, by, to=GRAVEYARD, how=HOW[how], about=about))
    submit(game, around, deeds)


def _killer(game: Game, row: int) -> tuple[int, int, int]:
    """Who brought its life down last, by what kind of source and by which keyword (505.1.1)."""
    uid = game.state.uid[row]
    causes = (cause for victim, *cause in reversed(game.state.wounders) if victim == uid)
    source, by, about = next(causes, (0, -1, -1))
    return source, by, about


def dead(game: Game, at_once: bool) -> list[int]:
    """Creatures at a level of 0 or less; who entered so, unwounded, waits for the empty queue (505.1, 512.5)."""
    state, faces = game.state, game.faces
    found = []
    for squad in (state.squad[1 - state.active], state.squad[state.active]):
        for row in squad:
            mine = faces[row] or face(game, row)
            if mine.life > state.wounds[row] or not _may_die(game, row, mine.kind):
                continue
            if at_once and mine.start_life <= 0 and not state.wounds[row]:
                game.state.zero_lives = True
                continue
            if not may_not(game, row, Ban.BE_DESTROYED):
                found.append(row)
    return found


def _may_die(game: Game, row: int, kind: Kind) -> bool:
    """Creatures, and cards that have become characters; heroes fall otherwise, hidden cards are safe by edition."""
    state = game.state
    if state.flags[row] & HIDDEN and game.edition.hidden_are_safe:
        return False
    if state.uid[row] in state.spared or row in (state.squad[0][0], state.squad[1][0]):
        return False
    return kind is CREATURE or kind is HERO


def _starving(game: Game) -> bool:
    """The queue is empty: who has no life dies now (512.5)."""
    game.state.zero_lives = False
    dying = dead(game, at_once=False)
    if dying:
        _destroy(game, dying, How.DIED, D_DESTROY)
    return bool(dying)


def _surplus(game: Game) -> list[int]:
    """The older of two unique cards of one name, and older support cards of a class, go (211.3, part 7)."""
    game.state.arrivals = False
    crowded = [squad for squad in game.state.squad if _may_crowd(game, squad)]
    return [
        row
        for squad in crowded
        for i, row in enumerate(squad)
        if any(_displaces(game, row, newer) for newer in squad[i + 1 :])
    ]


def _may_crowd(game: Game, squad: list[int]) -> bool:
    """Whether there is a unique card, or more than one support: most squads have neither."""
    supports = 0
    for row in squad:
        mine = game.faces[row] or face(game, row)
        if mine.has & UNIQUE:
            return True
        if mine.kind is SUPPORT:
            supports += 1
    return supports > 1


def _displaces(game: Game, row: int, newer: int) -> bool:
    old, new = face(game, row), face(game, newer)
    unique = (old.has | new.has) & UNIQUE if game.edition.one_unique_is_enough else old.has & new.has & UNIQUE
    if unique and any(name in old.names for name in new.names):
        return True
    if old.kind is not SUPPORT or new.kind is not SUPPORT:
        return False
    return any(name in old.classes for name in new.classes)


# --------------------------------------------------------------------------------------------------- the queue


def _announce_next(game: Game) -> bool:
    """402.1: the non-active player's triggers are announced first, each player's in the order that he chooses."""
    state = game.state
    for seat in (1 - state.active, state.active):
        points = [frame for frame in state.pending if frame.seat == seat]
        points = [frame for frame in points if _may_announce(game, frame)]
        if points:
            return _announce_of(game, seat, points)
    state.pending = []
    return False


def _may_announce(game: Game, frame: Frame) -> bool:
    """What is used up or has become illegal is not announced, and its limit stays unspent (112.7)."""
    legal = not is_used_up(game, frame) and can_announce(game, frame, game.book.codes[frame.code])
    if frame.ability:
        node, row = game.book.abilities[frame.ability].node, game.state.row(frame.source)
        legal = legal and not (row >= 0 and may_not_trigger(game, row, frame.event))
        legal = legal and (not isinstance(node, Triggered) or is_legal(game, frame, node.do))
    if not legal:
        game.state.pending.remove(frame)
    return legal


def _announce_of(game: Game, seat: int, points: list[Frame]) -> bool:
    options = list(dict.fromkeys(_point(frame) for frame in points))
    answer = game.ask(None, Ask.ORDER, seat, options, message("ask.order"))
    if answer is None:
        return True
    frame = next(it for it in points if _point(it) == answer)
    game.state.pending.remove(frame)
    game.state.stack.append(frame)
    return False


def _point(frame: Frame) -> Option:
    return Option(Act.NEXT, card=frame.source, ability=frame.ability, target=frame.subject, number=frame.code)


def _start_next(game: Game) -> None:
    """The first entry of the queue runs (401.3)."""
    state = game.state
    frame = state.queue.pop(0)
    if game.loud:
        game.tell(EntryStarted(frame.entry, game.ref_of(frame.source), frame.ability))
    frame.results = ()
    frame.ok, frame.done = 1, 0
    state.stack.append(frame)
