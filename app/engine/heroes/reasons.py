"""Why not: the reason and the paragraph of every act that is refused now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.decision import Act, Ask, Decision, Option, Refusal
from app.engine.errors import IllegalChoice
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.moves import seat_of
from app.engine.heroes.numbers import BY_STRIKE, HAND, PLAY
from app.engine.heroes.options import FRENZY, can_strike, strike_obstacle, use_frame, use_obstacle
from app.engine.heroes.play import obstacle, play_frame
from app.engine.heroes.targets import obliged
from app.engine.heroes.wrong_answers import QUESTIONS, why_no_target, why_not
from app.engine.message import message
from app.engine.program import Activated
from app.engine.terms import Kind

_ACTS: Final = (Act.PLAY, Act.STRIKE, Act.USE, Act.SHOOT, Act.END_TURN)
"""What the choice phase offers."""


def illegal(game: Game, option: Option) -> IllegalChoice:
    """What is wrong with an answer that the decision doesn't offer."""
    decision = game.decision
    if decision is None:
        return IllegalChoice(message("reasons.game_over"), "605.1")
    if not _answers(decision, option):
        return IllegalChoice(message("reasons.other_question"), QUESTIONS[decision.kind])
    if decision.kind is not Ask.TURN:
        paragraph = why_not(game, decision, option)
    elif Option(Act.END_TURN) not in decision.options:
        return _obliged(game, decision)
    else:
        paragraph = _of_turn(game, option, decision.seat)
    return IllegalChoice(message("reasons.not_allowed", card=game.ref_of(option.card or option.target)), paragraph)


def _answers(decision: Decision, option: Option) -> bool:
    """Whether the answer is of the kind that is asked for."""
    if decision.kind is Ask.TURN:
        return option.act in _ACTS
    return option.act in {it.act for it in decision.options}


def _obliged(game: Game, decision: Decision) -> IllegalChoice:
    """Something must strike first; that card is named."""
    row = game.state.row(decision.options[0].card)
    paragraph = "part 7: Бешенство" if face(game, row).has & FRENZY else "514.1"
    return IllegalChoice(message("reasons.must_strike", card=game.ref(row)), paragraph)


def _of_turn(game: Game, option: Option, seat: int) -> str:
    """Why the choice phase doesn't offer that."""
    row = game.state.row(option.card)
    if row < 0 or option.act not in _WHY:
        return "514.1"
    if seat_of(game, row) != seat and not _is_anybodys(game, option):
        return "101.2"
    return _WHY[option.act](game, option, row, seat)


def _is_anybodys(game: Game, option: Option) -> bool:
    info = game.book.abilities.get(option.ability)
    return info is not None and isinstance(info.node, Activated) and info.node.by_anyone


def _why_no_strike(game: Game, option: Option, row: int, seat: int) -> str:
    if game.state.zone[row] != PLAY:
        return "202.2"
    return can_strike(game, row) or _of_struck(game, row, game.state.row(option.target)) or "507.1"


def _why_no_play(game: Game, option: Option, row: int, seat: int) -> str:
    frame = play_frame(game, row, seat)
    found = obstacle(game, frame)
    if found:
        return found
    return _of_target(game, frame, option) if game.state.zone[row] == HAND else "101.2"


def _why_no_use(game: Game, option: Option, row: int, seat: int) -> str:
    info = game.book.abilities.get(option.ability)
    if info is None or not isinstance(info.node, Activated) or option.ability not in face(game, row).activated:
        return "514.1"
    if game.state.zone[row] != PLAY and not info.zones >> game.state.zone[row] & 1:
        return "202.2"
    frame = use_frame(game, info, row, seat)
    return use_obstacle(game, frame, row, info) or _of_target(game, frame, option)


_WHY: Final[dict[Act, Callable[[Game, Option, int, int], str]]] = {
    Act.STRIKE: _why_no_strike,
    Act.PLAY: _why_no_play,
    Act.USE: _why_no_use,
    Act.SHOOT: _why_no_use,
}


def _of_target(game: Game, frame: Frame, option: Option) -> str:
    """Why the first target is none."""
    first = game.book.codes[frame.code].first
    return why_no_target(game, frame, first, game.state.row(option.target)) if first >= 0 else "514.1"


def _of_struck(game: Game, row: int, target: int) -> str:
    """Why that card is no target of a strike."""
    if not game.in_play(target):
        return "507.1"
    if game.state.control[target] == game.state.control[row]:
        return "507.2"
    if face(game, target).kind not in (Kind.CREATURE, Kind.HERO):
        return "211.4"
    if game.is_hidden(target):
        return "part 7: Скрытое существо"
    if strike_obstacle(game, row, target):
        return strike_obstacle(game, row, target)
    return "" if obliged(game, [target], game.state.active, BY_STRIKE, row) else "514.1"


def refused(game: Game, seat: int) -> list[Refusal]:
    """What the seat's cards can't do in the choice phase now: strikes, abilities, plays."""
    found: list[Refusal] = []
    state = game.state
    for row in state.squad[seat]:
        if face(game, row).kind is Kind.CREATURE:
            _refuse(game, found, row, Act.STRIKE, 0, can_strike(game, row))
        for ability in face(game, row).activated:
            info = game.book.abilities[ability]
            frame = use_frame(game, info, row, seat)
            _refuse(game, found, row, Act.USE, ability, use_obstacle(game, frame, row, info))
    for row in state.hand[seat]:
        _refuse(game, found, row, Act.PLAY, 0, obstacle(game, play_frame(game, row, seat)))
    return found


def _refuse(game: Game, found: list[Refusal], row: int, act: Act, ability: int, paragraph: str) -> None:
    if paragraph:
        said = message(f"reasons.refused_{act.value}", card=game.ref(row))
        found.append(Refusal(game.state.uid[row], act, ability, said, paragraph))
