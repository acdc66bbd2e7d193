"""Attacks and fights (507-510): strikes with their defender, answering strikes, shots, «сразиться»."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, option
from app.engine.event import DefenderNamed, ShotAnnounced, StrikeAnnounced, Struck
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import submit
from app.engine.heroes.bans import ELUSIVE, eludes, may_not, speaks_against
from app.engine.heroes.deeds import D_WOUND, Deed
from app.engine.heroes.effects import expire_combat
from app.engine.heroes.faces import face, touched
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.measures import attack_strength
from app.engine.heroes.numbers import (
    ACTED,
    BAN_BIT,
    BY_SHOT,
    BY_STRIKE,
    DEFENDED,
    HIDDEN,
    KEYWORD,
    KEYWORD_BIT,
    R_COMBAT,
    REOPENED,
)
from app.engine.heroes.ops import WAIT, Instruction
from app.engine.heroes.perform import close
from app.engine.heroes.stats import life
from app.engine.heroes.targets import can_announce
from app.engine.heroes.triggers import happen
from app.engine.heroes.words import CREATURE
from app.engine.message import NOBODY, message
from app.engine.terms import Ban, KeywordName

DIRECT: Final = KEYWORD_BIT[KeywordName.DIRECT_STRIKE]
FIRST: Final = KEYWORD_BIT[KeywordName.FIRST_STRIKE]
LAST: Final = KEYWORD_BIT[KeywordName.LAST_STRIKE]
_ATTACK_EXPERIENCE: Final = KEYWORD_BIT[KeywordName.ATTACK_EXPERIENCE]
_DEFENCE_EXPERIENCE: Final = KEYWORD_BIT[KeywordName.DEFENCE_EXPERIENCE]
_DIRECT: Final = KEYWORD[KeywordName.DIRECT_STRIKE]

STRIKE, FIGHT, STRIKE_NOW, SHOT = "strike", "fight", "strike now", "shot"
"""The rules' procedures; their frames have the attacker as source, the target as `other`, the one that was named first
as `subject`."""


# ------------------------------------------------------------------------------------------- a strike in its phase


def announce_strike(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The strike is announced (307.1): what waits for that may come before the defender is named, by edition."""
    state = game.state
    row = state.row(frame.source)
    state.strikes[row] += 1
    state.flags[row] |= ACTED
    state.attacks += 1
    state.attack = (frame.source, frame.other, 0)
    frame.subject = frame.other
    touched(game, R_COMBAT)
    if game.loud:
        game.tell(StrikeAnnounced(game.ref(row), game.ref_of(frame.other)))
    happen(game, on.ACTS, frame.source, frame.other, 0, frame.seat, frame.seat)
    _happen_attack(game, on.ATTACK_DECLARED, frame, BY_STRIKE)
    _change_target(game)
    if game.edition.triggers_before_defenders and state.pending:
        _suspend(game, frame)
    return frame.pc + 1


def _change_target(game: Game) -> None:
    """Who may name another target is asked before anything else goes on, the non-active player first (508.3)."""
    state, book = game.state, game.book
    ready = [it for it in state.pending if it.ability and book.abilities[it.ability].at_once]
    if ready:
        state.pending = [it for it in state.pending if it not in ready]
        able = [it for it in ready if can_announce(game, it, book.codes[it.code])]
        state.stack.extend(sorted(able, key=lambda it: it.seat != state.active))


def _suspend(game: Game, frame: Frame) -> None:
    """Let the queue run before the strike goes on (307.1 of E15): the strike waits at its end."""
    game.state.stack.remove(frame)
    game.state.suspended.append(frame)


def _happen_attack(game: Game, kind: int, frame: Frame, by: int) -> None:
    """The attack happens to its target now; at the end it is told of the one that was named first, too."""
    seat = frame.seat
    happen(game, kind, frame.source, frame.other, frame.number, seat, seat, by)
    if kind == on.ATTACKS:
        happen(game, on.ATTACK_DEALT, frame.source, frame.subject or frame.other, frame.number, seat, seat, by)


def name_defender(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The non-active player may name one open creature that takes the strike on itself (509)."""
    state = game.state
    attacker, target = state.row(frame.source), state.row(frame.other)
    if not (game.in_play(attacker) and game.in_play(target)):
        return _call_off(game, frame)
    answer = game.take()
    if answer is None:
        able = defenders(game, attacker, target)
        return _ask_defender(game, frame, attacker, target, able) if able else frame.pc + 1
    if answer.act is Act.NO:
        game.tell(DefenderNamed(NOBODY, game.ref(attacker), game.ref(target)))
        return frame.pc + 1
    _defend(game, frame, state.row(answer.card), target)
    return frame.pc + 1


def _ask_defender(game: Game, frame: Frame, attacker: int, target: int, able: list[int]) -> int:
    options = [option(Act.DEFEND, game.state.uid[row]) for row in able]
    options.append(option(Act.NO))
    said = message("ask.defend", card=game.ref(attacker), target=game.ref(target))
    game.ask(frame, Ask.DEFEND, 1 - frame.seat, options, said)
    return WAIT


def _call_off(game: Game, frame: Frame) -> int:
    """The attacker or its target is gone before the strike: nothing is struck."""
    return len(game.book.codes[frame.code].instructions)


def _defend(game: Game, frame: Frame, defender: int, instead_of: int) -> None:
    state = game.state
    state.flags[defender] |= DEFENDED | ACTED
    game.tell(DefenderNamed(game.ref(defender), game.ref_of(frame.source), game.ref(instead_of)))
    frame.other = state.uid[defender]
    state.attack = (frame.source, frame.other, frame.other)
    touched(game, R_COMBAT)
    side = state.control[defender]
    happen(game, on.ACTS, frame.other, frame.source, 0, side, side)
    happen(game, on.DEFENDS, frame.other, frame.source, 0, side, side)


def defenders(game: Game, attacker: int, target: int) -> list[int]:
    """Open creatures of the attacked side that may defend against that strike (509.1-509.3)."""
    state = game.state
    mine = face(game, attacker)
    if strikes_directly(game, attacker, target) or may_not(game, attacker, Ban.BE_DEFENDED_AGAINST):
        return []
    found = []
    for row in state.squad[state.control[target]]:
        if row == target or state.closed[row] or state.flags[row] & (DEFENDED | HIDDEN):
            continue
        its = game.faces[row] or face(game, row)
        if its.kind is not CREATURE or (its.bans and may_not(game, row, Ban.DEFEND, attacker)):
            continue
        if mine.has & ELUSIVE and eludes(game, attacker, row):
            continue
        if mine.bans & BAN_BIT[Ban.BE_DEFENDED_AGAINST] and may_not(game, attacker, Ban.BE_DEFENDED_AGAINST, row):
            continue
        found.append(row)
    return found


def strikes_directly(game: Game, attacker: int, target: int) -> bool:
    """«Направленный удар», against that target (part 7)."""
    return bool(face(game, attacker).has & DIRECT) and speaks_against(game, attacker, _DIRECT, target)


def clash(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The strike lands; the answering strike with it or after it (510). Steps: begin, the later one, the end."""
    state = game.state
    if frame.began == 2 or (frame.began == 1 and not frame.y):
        return frame.pc + 1
    attacker, target = state.row(frame.source), state.row(frame.other)
    if frame.began == 0:
        if not (game.in_play(attacker) and game.in_play(target)):
            return _call_off(game, frame)
        _begin_clash(game, frame, attacker, target)
        return frame.pc
    frame.began = 2
    _second_strike(game, frame, attacker, target)
    return frame.pc


def _begin_clash(game: Game, frame: Frame, attacker: int, target: int) -> None:
    """Wake «при атаке» and its kin; strike together or one after the other."""
    frame.number = _strength(game, attacker, target, is_attack=True)
    _happen_attack(game, on.ATTACKS, frame, BY_STRIKE)
    _happen_attack(game, on.STRIKES, frame, BY_STRIKE)
    side = game.state.control[target]
    happen(game, on.IS_ATTACKED, frame.other, frame.source, frame.number, frame.seat, side, BY_STRIKE)
    answers = _answers(game, frame, attacker, target)
    if answers:
        happen(game, on.FIGHTS, frame.source, frame.other, 0, frame.seat, frame.seat)
    frame.x = 1 if answers else 0
    frame.y = _precedence(game, attacker, target) if answers else 1
    frame.began = 1
    deeds = []
    if frame.y >= 0:
        deeds.append(_blow(game, attacker, target, frame.number, back=False))
    if answers and frame.y <= 0:
        deeds.append(_blow(game, target, attacker, _strength(game, target, attacker, is_attack=False), back=True))
    submit(game, frame, deeds)
    frame.results = ()


def _precedence(game: Game, attacker: int, target: int) -> int:
    """1: the attacker strikes first, -1: the target does, 0: both together. Last strike is as if the other one had
    first strike; two who have it fight as usual (part 7, KEYWORDS §6).
    """
    mine, its = face(game, attacker).has, face(game, target).has
    return bool(mine & FIRST or its & LAST) - bool(its & FIRST or mine & LAST)


def _second_strike(game: Game, frame: Frame, attacker: int, target: int) -> None:
    """Who strikes later strikes if it is still there (part 7, Первый удар)."""
    if not frame.x or not frame.y or not (_is_alive(game, attacker) and _is_alive(game, target)):
        return
    if frame.y > 0:
        deed = _blow(game, target, attacker, _strength(game, target, attacker, is_attack=False), back=True)
    else:
        deed = _blow(game, attacker, target, frame.number, back=False)
    submit(game, frame, [deed])
    frame.results = ()


def _is_alive(game: Game, row: int) -> bool:
    """Whether the card is there and not about to die: by edition deaths wait for the end of the fight."""
    return game.in_play(row) and (life(game, row) > 0 or may_not(game, row, Ban.BE_DESTROYED) != "")


def _answers(game: Game, frame: Frame, attacker: int, target: int) -> bool:
    """An open creature answers (510.1, 510.3); in a «сражение» a closed one too (507.4)."""
    state = game.state
    its = face(game, target)
    if its.kind is not CREATURE or (state.closed[target] and not frame.free):
        return False
    return not (its.bans and may_not(game, target, Ban.STRIKE_BACK, attacker))


def _strength(game: Game, row: int, other: int, is_attack: bool) -> int:
    return attack_strength(game, row, other, face(game, row).strike, BY_STRIKE, is_attack)


def _blow(game: Game, row: int, other: int, strength: int, back: bool) -> Deed:
    """A strike as a deed of wounds; its strength stays known for «Чешуя»."""
    state = game.state
    if game.loud:
        game.tell(Struck(game.ref(row), game.ref(other), strength, back))
    if back:
        side = state.control[row]
        happen(game, on.STRIKES_BACK, state.uid[row], state.uid[other], strength, side, side, BY_STRIKE)
        if game.edition.strikes_back_are_strikes:
            happen(game, on.STRIKES, state.uid[row], state.uid[other], strength, side, side, BY_STRIKE)
    return Deed(D_WOUND, state.uid[other], strength, state.uid[row], state.control[row], BY_STRIKE, extra=strength)


def close_after(game: Game) -> None:
    """307.3: when the queue has run, the attacker and the defender close."""
    state = game.state
    attacker, _, defender = state.attack
    state.attack = ()
    _close_fighter(game, attacker, _ATTACK_EXPERIENCE, "307.3")
    _close_fighter(game, defender, _DEFENCE_EXPERIENCE, "509.5")
    expire_combat(game)
    touched(game, R_COMBAT)


def _close_fighter(game: Game, uid: int, experience: int, paragraph: str) -> None:
    """Who has left play meanwhile, even to be revived, fights no more and comes back open (519.4); whom an ability has
    opened since stays so (511.1).
    """
    row = game.state.row(uid)
    if not game.in_play(row) or game.ghost(uid) is not None:
        return
    if game.state.flags[row] & REOPENED:
        game.state.flags[row] &= ~REOPENED
        return
    if not face(game, row).has & experience and not may_not(game, row, Ban.CLOSE):
        close(game, row, 0, paragraph)


# ---------------------------------------------------------------------------------------------- by other abilities


def fight_frame(game: Game, attacker: int, target: int, procedure: str = FIGHT) -> Frame:
    """A frame for a strike that an ability orders: «сразиться», «немедленно атакует»."""
    state = game.state
    frame = Frame(game.book.rules[procedure], 0, state.uid[attacker], state.control[attacker])
    frame.other = state.uid[target]
    frame.free = 1 if procedure == FIGHT else 0
    return frame


def announce_shot(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A shot is an attack without defender and answer (part 7); who may change its target does so now (508.3)."""
    state = game.state
    target = state.row(frame.other)
    if not game.in_play(target) or state.flags[target] & HIDDEN:
        return _call_off(game, frame)
    state.attacks += 1
    frame.subject = frame.other
    if game.loud:
        game.tell(ShotAnnounced(game.ref_of(frame.source), game.ref(target), frame.number))
    _happen_attack(game, on.ATTACK_DECLARED, frame, BY_SHOT)
    _change_target(game)
    return frame.pc + 1


def land_shot(game: Game, frame: Frame, instruction: Instruction) -> int:
    state = game.state
    target, row = state.row(frame.other), state.row(frame.source)
    if not game.in_play(target):
        return _call_off(game, frame)
    strength = attack_strength(game, row, target, frame.number, BY_SHOT, True) if row >= 0 else frame.number
    frame.number = strength
    _happen_attack(game, on.ATTACKS, frame, BY_SHOT)
    _happen_attack(game, on.SHOOTS, frame, BY_SHOT)
    side = state.control[target]
    happen(game, on.IS_ATTACKED, frame.other, frame.source, strength, frame.seat, side, BY_SHOT)
    deed = Deed(D_WOUND, frame.other, strength, frame.source, frame.seat, BY_SHOT, extra=strength)
    submit(game, frame, [deed])
    return frame.pc + 1
