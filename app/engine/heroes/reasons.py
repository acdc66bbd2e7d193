"""Why not: the reason and the paragraph of every act that is refused now."""

from __future__ import annotations

from app.engine.decision import Act, Option, Refusal
from app.engine.errors import IllegalChoice
from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import BY_ABILITY, BY_SPELL, BY_STRIKE, PLAY
from app.engine.heroes.options import can_strike, strike_obstacle, use_frame, use_obstacle
from app.engine.heroes.play import obstacle, play_frame
from app.engine.heroes.targets import obliged, untargetable
from app.engine.message import message
from app.engine.program import Activated
from app.engine.terms import Kind

_ACTS = (Act.PLAY, Act.STRIKE, Act.USE, Act.SHOOT)
"""What the choice phase offers."""


def illegal(game: Game, option: Option) -> IllegalChoice:
    """What is wrong with an answer that the decision doesn't offer."""
    decision = game.decision
    if decision is None:
        return IllegalChoice(message("reasons.game_over"), "605.1")
    if option.act not in {it.act for it in decision.options} and option.act not in _ACTS:
        return IllegalChoice(message("reasons.other_question"))
    paragraph = _paragraph(game, option, decision.seat)
    return IllegalChoice(message("reasons.not_allowed", card=game.ref_of(option.card or option.target)), paragraph)


def _paragraph(game: Game, option: Option, seat: int) -> str:
    state = game.state
    row, target = state.row(option.card), state.row(option.target)
    if row < 0:
        return _of_target(game, target)
    if option.act is Act.STRIKE:
        return can_strike(game, row) or _of_struck(game, row, target) or "507.1"
    if option.act is Act.PLAY:
        by = BY_SPELL if face(game, row).kind is Kind.SPELL else BY_ABILITY
        return obstacle(game, play_frame(game, row, seat)) or _of_target(game, target, row, by)
    if option.ability:
        info = game.book.abilities.get(option.ability)
        if info is not None and isinstance(info.node, Activated):
            return use_obstacle(game, use_frame(game, info, row, seat), row, info) or _of_target(game, target)
    return "514.1"


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


def _of_target(game: Game, row: int, source: int = -1, by: int = BY_ABILITY) -> str:
    if row < 0 or game.state.zone[row] != PLAY:
        return "514.1"
    return untargetable(game, row, source, by) or "502.9"


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
