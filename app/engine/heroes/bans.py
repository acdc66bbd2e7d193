"""What «не может» forbids (514.2) and «должен» obliges to; a ban beats a permission and an obligation (513.2)."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.book import Active
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import fits_all
from app.engine.heroes.measures import context, describes
from app.engine.heroes.memory import is_by
from app.engine.heroes.numbers import BAN_BIT, BY_SHOT, EVENT, KEYWORD, KEYWORD_BIT, SOURCE
from app.engine.program import Forbid, Oblige, Permit
from app.engine.terms import Ban, KeywordName

FORBIDDEN: Final = "514.2"
ELUSIVE: Final = KEYWORD_BIT[KeywordName.ELUSIVE]
_ELUSIVE: Final = KEYWORD[KeywordName.ELUSIVE]


def may_not(game: Game, row: int, ban: Ban, other: int = -1, by: int = -1) -> str:
    """The paragraph that forbids it to the card, "" when it may. `other` is the other card, `by` the kind of source."""
    mine = game.faces[row] or face(game, row)
    if not mine.bans & BAN_BIT[ban]:
        return ""
    for active in mine.grants:
        node = active.node
        if isinstance(node, Forbid) and node.ban is ban and _concerns(game, active, node, other, by):
            return FORBIDDEN
    return ""


def may_not_shoot(game: Game, row: int, target: int = -1) -> str:
    """The paragraph that forbids the card shots (at that target): a shot is an attack (507.3)."""
    return may_not(game, row, Ban.SHOOT, target) or may_not(game, row, Ban.ATTACK, target, BY_SHOT)


def eludes(game: Game, row: int, other: int) -> bool:
    """Whether «Неуловимость» of the card keeps that other one away (part 7)."""
    return speaks_against(game, row, _ELUSIVE, other)


def speaks_against(game: Game, row: int, keyword: int, other: int) -> bool:
    """Whether a keyword of the card speaks of that other one; without a description it speaks of all."""
    frame = Frame(0, 0, game.state.uid[row], game.state.control[row])
    for held in face(game, row).keywords.get(keyword, ()):
        against = getattr(game.book.abilities[held.ability].node, "against", None) if held.ability else None
        if against is None or fits_all(game, frame, other, against.tests):
            return True
    return False


def may_not_be_attacked(game: Game, row: int, attacker: int, by: int) -> str:
    """The paragraph that keeps the card from being attacked by that one, by a strike or a shot (507.3); "" when it may
    be. Who eludes does so while it is open.
    """
    its = game.faces[row] or face(game, row)
    if its.has & ELUSIVE and attacker >= 0 and not game.state.closed[row] and eludes(game, row, attacker):
        return "part 7: Неуловимость"
    return may_not(game, row, Ban.BE_ATTACKED, attacker, by) if its.bans else ""


def may_not_attack(game: Game, attacker: int, row: int, by: int) -> str:
    """The paragraph that forbids that strike or shot at that card, whoever of the two says so."""
    own = may_not_shoot(game, attacker, row) if by == BY_SHOT else may_not_strike(game, attacker, row)
    return own or may_not_be_attacked(game, row, attacker, by)


def may_not_strike(game: Game, row: int, target: int) -> str:
    """The paragraph that forbids the card to strike that target."""
    return may_not(game, row, Ban.ATTACK, target) or may_not(game, row, Ban.STRIKE, target)


def may_not_trigger(game: Game, row: int, kind: int) -> bool:
    """Whether what an event of that kind wakes of the card does not work («не срабатывает»)."""
    mine = face(game, row)
    return bool(mine.bans & BAN_BIT[Ban.TRIGGER]) and any(
        isinstance(it.node, Forbid)
        and it.node.ban is Ban.TRIGGER
        and (it.node.woken is None or EVENT[it.node.woken] == kind)
        for it in mine.grants
    )


def player_may_not(game: Game, seat: int, ban: Ban, what: int = -1) -> str:
    """The same of a player: bans on players lie on their heroes (209.5 of E15). `what`: the card concerned."""
    hero = game.state.squad[seat][0]
    mine = game.faces[hero] or face(game, hero)
    if not mine.bans & BAN_BIT[ban]:
        return ""
    for active in mine.grants:
        node = active.node
        if not isinstance(node, Forbid) or node.ban is not ban:
            continue
        if node.what is None or (what >= 0 and fits_all(game, context(active), what, node.what.tests)):
            return FORBIDDEN
    return ""


def _concerns(game: Game, active: Active, node: Forbid, other: int, by: int) -> bool:
    if node.source is not None and by >= 0 and not is_by(by, SOURCE[node.source]):
        return False
    if node.against is not None:
        return other >= 0 and describes(game, active, node.against, other)
    return True


def obligations(game: Game, row: int, ban: Ban) -> list[Active]:
    """The effects that oblige the card to this."""
    return [it for it in face(game, row).grants if isinstance(it.node, Oblige) and it.node.ban is ban]


def permits(game: Game, row: int, what: str, other: int = -1) -> Active | None:
    """The effect that permits the card what the rules would not allow."""
    for active in face(game, row).grants:
        node = active.node
        if not isinstance(node, Permit) or node.what != what:
            continue
        if node.against is None or (other >= 0 and describes(game, active, node.against, other)):
            return active
    return None
