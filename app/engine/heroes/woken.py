"""Which event woke an entry of the queue, told from what its frame keeps anyway."""

from __future__ import annotations

from app.engine.event import BOTH, Woken
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import EVENTS, HIDDEN
from app.engine.heroes.secrets import knows_card


def woken(game: Game, frame: Frame) -> Woken | None:
    """The event that a triggered ability waited for; None for what was used or played."""
    if frame.event < 0:
        return None
    return Woken(
        EVENTS[frame.event],
        game.ref_of(frame.subject),
        game.ref_of(frame.other),
        frame.number,
        frame.player,
        _known(game, frame.subject),
        _known(game, frame.other),
    )


def _known(game: Game, uid: int) -> int:
    """The seats that know which card that is or was: one that left play hidden was known to its controller alone."""
    row = game.state.row(uid)
    if row >= 0:
        return sum(1 << seat for seat in (0, 1) if knows_card(game, row, seat))
    ghost = game.ghost(uid)
    return 1 << ghost.control if ghost is not None and ghost.flags & HIDDEN else BOTH
