"""Why not: the paragraph by which a question's answer is refused when it is not among the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.decision import Ask, Decision, Option
from app.engine.heroes import flow
from app.engine.heroes.bans import ELUSIVE, eludes, may_not
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import where
from app.engine.heroes.numbers import BY_SHOT, BY_STRIKE, DEFENDED, HIDDEN, PLAY
from app.engine.heroes.targets import FIGHT, SHOT, chooser, source_kind, untargetable
from app.engine.terms import Ban, Kind, Zone

QUESTIONS: Final = {
    Ask.FIRST: "301.4",
    Ask.MULLIGAN: "301.7",
    Ask.TURN: "306.1",
    Ask.REVEAL: "304.3",
    Ask.DEFEND: "509.1",
    Ask.TARGET: "502.6",
    Ask.CARD: "502.6",
    Ask.NUMBER: "512.4",
    Ask.SPLIT: "502.6",
    Ask.MODE: "524.1",
    Ask.MAY: "112.4",
    Ask.PAY: "501.2",
    Ask.COST: "501.2",
    Ask.ORDER: "402.1",
    Ask.REPLACE: "517.3",
    Ask.PLACE: "204.3",
    Ask.NAME: "501.1",
    Ask.PLAYER: "117.1",
}
"""The paragraph of each question: what it asks, and nothing else, may be answered."""


def why_not(game: Game, decision: Decision, option: Option) -> str:
    """The paragraph that keeps that answer from being one."""
    reason = _REASONS.get(decision.kind)
    return reason(game, decision, option) if reason else QUESTIONS[decision.kind]


def _defender(game: Game, decision: Decision, option: Option) -> str:
    """509: another open creature of the attacked side, once a turn."""
    state, row = game.state, game.state.row(option.card)
    if row < 0 or state.zone[row] != PLAY or state.control[row] != decision.seat:
        return "509.1"
    if face(game, row).kind is Kind.HERO:
        return "208.4"
    if state.closed[row]:
        return "506.1"
    if state.flags[row] & DEFENDED:
        return "509.3"
    attacker = state.row(state.attack[0])
    return _unable_to_defend(game, row, attacker)


def _unable_to_defend(game: Game, row: int, attacker: int) -> str:
    if game.state.flags[row] & HIDDEN:
        return "part 7: Скрытое существо"
    if face(game, attacker).has & ELUSIVE and eludes(game, attacker, row):
        return "part 7: Неуловимость"
    return may_not(game, row, Ban.DEFEND, attacker) or "509.1"


def _card(game: Game, decision: Decision, option: Option) -> str:
    """The next target or card: the frame on top waits in a choice, or in an act that asks for cards of its own."""
    frame = game.state.stack[-1] if game.state.stack else None
    if frame is None:
        return QUESTIONS[decision.kind]
    instruction = game.book.codes[frame.code].instructions[frame.pc]
    if instruction[0] is not flow.choose:
        return QUESTIONS[decision.kind]
    return why_no_target(game, frame, instruction[1], game.state.row(option.target))


def why_no_target(game: Game, frame: Frame, k: int, row: int) -> str:
    """The paragraph that keeps that card from being chosen in the k-th choice of the frame's text."""
    state, code = game.state, game.book.codes[frame.code]
    choose, use = code.chooses[k], code.uses[k]
    if row < 0:
        return "514.1"
    if choose.of.zone is Zone.PLAY and state.zone[row] != PLAY:
        return "117.6"
    if row not in where(game, frame, choose.of):
        return "502.7"
    if state.uid[row] in frame.picking[1:]:
        return "502.6"
    source = state.row(frame.source)
    if use in (SHOT, FIGHT):
        by = BY_SHOT if use == SHOT else BY_STRIKE
        return (
            "507.2" if state.control[row] == frame.seat else may_not(game, row, Ban.BE_ATTACKED, source, by) or "502.9"
        )
    own_choice = chooser(game, frame, choose) == frame.seat
    return untargetable(game, row, source, source_kind(game, frame), own_choice) or "502.9"


def _number(game: Game, decision: Decision, option: Option) -> str:
    """X is 1 at least, of a card's cost as of an ability's; more than can be paid is refused as unpaid."""
    if option.number > decision.high:
        return "501.2"
    frame = game.state.stack[-1]
    row = game.state.row(frame.source)
    of_cost = not frame.ability and row >= 0 and game.book.facts[game.state.facts[row]].costs_x
    return "105.1.2" if of_cost else "512.4"


def _mode(game: Game, decision: Decision, option: Option) -> str:
    """A part stands once in a chain, and must be possible."""
    picked = game.state.stack[-1].picking[1:]
    return "524.2" if option.number in picked else "524.2′"


_REASONS: Final[dict[Ask, Callable[[Game, Decision, Option], str]]] = {
    Ask.DEFEND: _defender,
    Ask.TARGET: _card,
    Ask.CARD: _card,
    Ask.NUMBER: _number,
    Ask.MODE: _mode,
}
