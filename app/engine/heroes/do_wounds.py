"""Acts on cards in play: wounds, healing, attacks, destruction, closing and opening."""

from __future__ import annotations

from typing import Final

from app.engine.event import How, LifeSet, StrikeSet, Struck
from app.engine.heroes import effects
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import record, submit
from app.engine.heroes.combat import FIGHT, SHOT, STRIKE_NOW, fight_frame
from app.engine.heroes.deeds import (
    D_CLOSE,
    D_DESTROY,
    D_HEAL,
    D_OPEN,
    D_STUN,
    D_WOUND,
    Deed,
)
from app.engine.heroes.faces import face, touched
from app.engine.heroes.flow import is_announcing
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards
from app.engine.heroes.measures import attack_strength
from app.engine.heroes.numbers import (
    ACTED,
    BY_ABILITY,
    BY_ANY,
    BY_POISON,
    BY_SPELL,
    BY_STRIKE,
    DEFENDED,
    E_STRIKE,
    HOW,
    KEYWORD,
    R_WOUNDS,
)
from app.engine.heroes.ops import Bound, Instruction, does
from app.engine.heroes.stats import life, strike
from app.engine.heroes.targets import SHOT as FOR_SHOT
from app.engine.heroes.targets import attackable, source_kind
from app.engine.heroes.triggers import happen
from app.engine.heroes.who import in_play
from app.engine.program import (
    Activated,
    Close,
    Destroy,
    Fight,
    Heal,
    Open,
    Prepare,
    SetLife,
    SetStrike,
    Shoot,
    StrikeNow,
    Stun,
    Who,
    Wound,
)
from app.engine.terms import KeywordName, Kind

POISON: Final = KEYWORD[KeywordName.POISON]


def nothing_to_do(frame: Frame, who: Who, ids: Ids) -> bool:
    """Whether an act has no card to act on: it breaks the chain, unless it is a mass act (502.6)."""
    if ids:
        return False
    record(frame, 0, 1, (), broken=not is_mass(who))
    return True


def called_for(game: Game, frame: Frame, who: Who) -> int:
    """How many cards the text asks to choose, there or not (520.1)."""
    return amount(game, frame, who.choose.least) if isinstance(who, Bound) else 0


def is_mass(who: Who) -> bool:
    return type(who).__name__ == "All"


def shares(frame: Frame, node: Wound | Heal, division: int | None, ids: Ids, whole: int) -> list[int]:
    """How much each of the cards gets: the whole, or its part of a divided number."""
    if division is None:
        return [whole] * len(ids)
    parts = frame.splits[division] if division < len(frame.splits) else ()
    return [parts[i] if i < len(parts) else 0 for i in range(len(ids))]


def keyword_at_work(game: Game, frame: Frame) -> int:
    """The keyword whose text this is; -1 for any other text."""
    info = game.book.abilities.get(frame.ability)
    return info.keyword if info is not None else -1


def kind_of_wounds(game: Game, frame: Frame) -> int:
    """Wounds of a spell's text, of poison, or of an ability."""
    if frame.ability in game.book.keyword_texts.get(POISON, ()):
        return BY_POISON
    return source_kind(game, frame)


def acts_as(game: Game, frame: Frame) -> tuple[int, int]:
    """The source of what the frame does and the kind of it; a payment has no source (501.3)."""
    if is_announcing(game, frame):
        return 0, BY_ANY
    return frame.source, kind_of_wounds(game, frame)


@does(Wound)
def wound(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Wound = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    division = instruction[2] if node.split else None
    parts = shares(frame, node, division, ids, amount(game, frame, node.number))
    source, by = acts_as(game, frame)
    if node.by is not None:
        others = cards(game, frame, node.by)
        source = others[0] if others else source
        by = BY_ABILITY if by in (BY_SPELL, BY_ANY) else by
    about = keyword_at_work(game, frame)
    deeds = [Deed(D_WOUND, uid, n, source, frame.seat, by, about=about) for uid, n in zip(ids, parts, strict=True)]
    wanted = 0 if node.split else called_for(game, frame, node.who) * amount(game, frame, node.number)
    submit(game, frame, deeds, wanted=wanted)
    return frame.pc + 1


@does(Heal)
def heal(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Heal = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    state = game.state
    if node.number is None:
        parts = [state.wounds[row] if row >= 0 else 0 for row in (state.row(uid) for uid in ids)]
    else:
        parts = shares(frame, node, instruction[2] if node.split else None, ids, amount(game, frame, node.number))
    about, by = keyword_at_work(game, frame), source_kind(game, frame)
    healed = zip(ids, parts, strict=True)
    submit(game, frame, [Deed(D_HEAL, uid, n, frame.source, frame.seat, by, about=about) for uid, n in healed])
    return frame.pc + 1


@does(Destroy)
def destroy(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _each(game, frame, instruction[1].who, D_DESTROY, HOW[How.DESTROYED])


@does(Close)
def close(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _each(game, frame, instruction[1].who, D_CLOSE)


@does(Open)
def open_(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _each(game, frame, instruction[1].who, D_OPEN)


@does(Stun)
def stun(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _each(game, frame, instruction[1].who, D_STUN)


def _each(game: Game, frame: Frame, who: Who, kind: int, how: int = -1) -> int:
    ids = cards(game, frame, who)
    if not nothing_to_do(frame, who, ids):
        source, by = acts_as(game, frame)
        deeds = [Deed(kind, uid, 0, source, frame.seat, by, how=how) for uid in ids]
        submit(game, frame, deeds, wanted=called_for(game, frame, who))
    return frame.pc + 1


@does(Prepare)
def prepare(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Open; activated abilities, strike and defence may be used again (part 7)."""
    node: Prepare = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    state, book = game.state, game.book
    for row in in_play(game, ids):
        state.strikes[row] = 0
        state.flags[row] &= ~(DEFENDED | ACTED)
        kept = ((it, n) for it, n in state.marks[row] if it <= 0 or not isinstance(book.abilities[it].node, Activated))
        state.marks[row] = tuple(kept)
        side = state.control[row]
        happen(game, on.PREPARED, state.uid[row], frame.source, 0, side, side)
    submit(game, frame, [Deed(D_OPEN, uid, 0, frame.source, frame.seat) for uid in ids])
    if frame.ok:
        record(frame, len(ids), len(ids), ids)
    return frame.pc + 1


# ----------------------------------------------------------------------------------------------------- attacks


@does(Shoot)
def shoot(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Each shot is an attack of its own, one after another (507.6)."""
    node: Shoot = instruction[1]
    by = cards(game, frame, node.by)
    rows = attackable(game, frame, in_play(game, cards(game, frame, node.who)), FOR_SHOT)
    ids = tuple(game.state.uid[row] for row in rows)
    if not by or nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    number = amount(game, frame, node.number)
    for uid in reversed(ids):
        shot = Frame(game.book.rules[SHOT], frame.ability, by[0], frame.seat)
        shot.other = uid
        shot.number = number
        game.state.stack.append(shot)
    return frame.pc + 1


@does(Fight)
def fight(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _clash(game, frame, instruction[1], FIGHT)


@does(StrikeNow)
def strike_now(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _clash(game, frame, instruction[1], STRIKE_NOW)


def _clash(game: Game, frame: Frame, node: Fight | StrikeNow, procedure: str) -> int:
    """Every fighter strikes every card named, one after another."""
    fighters = [row for row in in_play(game, cards(game, frame, node.by)) if face(game, row).kind is Kind.CREATURE]
    targets = in_play(game, cards(game, frame, node.who))
    pairs = [(a, b) for a in fighters for b in targets if a != b]
    if not pairs:
        _clash_of_gone(game, frame, node, targets)
        return frame.pc + 1
    for attacker, target in reversed(pairs):
        game.state.stack.append(fight_frame(game, attacker, target, procedure))
    return frame.pc + 1


def _clash_of_gone(game: Game, frame: Frame, node: Fight | StrikeNow, targets: list[int]) -> None:
    """A source that has left play acts all the same, as last known (403); nobody is there to be struck back."""
    ghosts = [ghost for ghost in (game.ghost(uid) for uid in cards(game, frame, node.by)) if ghost is not None]
    deeds: list[Deed] = []
    for ghost in ghosts:
        for target in targets:
            uid, side = game.state.uid[target], game.state.control[target]
            row = game.state.row(ghost.uid)
            strength = attack_strength(game, row, target, ghost.strike, BY_STRIKE, True) if row >= 0 else ghost.strike
            if game.loud:
                game.tell(Struck(game.ref_of(ghost.uid), game.ref(target), strength))
            happen(game, on.IS_ATTACKED, uid, ghost.uid, strength, ghost.control, side, BY_STRIKE)
            deeds.append(Deed(D_WOUND, uid, strength, ghost.uid, ghost.control, BY_STRIKE, extra=strength))
    if deeds:
        submit(game, frame, deeds)
    else:
        record(frame, 0, 1, (), broken=True)


# -------------------------------------------------------------------------------------------- setting the numbers


@does(SetStrike)
def set_strike(game: Game, frame: Frame, instruction: Instruction) -> int:
    """As many effects of +1 or -1 as make the strike that number (105.3.1)."""
    node: SetStrike = instruction[1]
    ids = cards(game, frame, node.who)
    wanted = amount(game, frame, node.value)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    for row in in_play(game, ids):
        difference = wanted - strike(game, row)
        if difference:
            effects.put(game, row, E_STRIKE, difference, frame.source, frame.seat)
            game.tell(StrikeSet(game.ref(row), wanted, game.ref_of(frame.source)))
    record(frame, len(ids), len(ids), ids)
    return frame.pc + 1


@does(SetLife)
def set_life(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Wounds are taken off and lives laid so that the level is that number; nothing is wounded or healed (105.2.1)."""
    node: SetLife = instruction[1]
    ids = cards(game, frame, node.who)
    wanted = amount(game, frame, node.value)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    for row in in_play(game, ids):
        put_life(game, row, wanted, frame.source, frame.seat)
    record(frame, len(ids), len(ids), ids)
    return frame.pc + 1


def put_life(game: Game, row: int, wanted: int, source: int, seat: int) -> None:
    game.state.wounds[row] = 0
    touched(game, R_WOUNDS)
    difference = wanted - life(game, row)
    if difference:
        effects.add_life(game, row, difference, source, seat)
    game.state.unsettled = True
    game.tell(LifeSet(game.ref(row), wanted, game.ref_of(source)))
