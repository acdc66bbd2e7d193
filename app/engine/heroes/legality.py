"""Is a woken text still legal (112.7, 514.1)? What it does to the event's own cards needs them where they must be."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import cards
from app.engine.heroes.numbers import GRAVEYARD, PLAY
from app.engine.program import (
    Close,
    Destroy,
    Do,
    Heal,
    Hide,
    Lay,
    Lift,
    May,
    OnlyIfDone,
    Open,
    Prepare,
    Ref,
    RefKind,
    Revive,
    Separately,
    Sequence,
    SetLife,
    SetStrike,
    Shoot,
    Stun,
    TakeControl,
    Unhide,
    Wound,
)

_ZONES: Final[dict[type[Do], int]] = {
    Wound: PLAY,
    Heal: PLAY,
    Destroy: PLAY,
    Close: PLAY,
    Open: PLAY,
    Prepare: PLAY,
    Stun: PLAY,
    Lay: PLAY,
    Lift: PLAY,
    SetStrike: PLAY,
    SetLife: PLAY,
    Shoot: PLAY,
    TakeControl: PLAY,
    Hide: PLAY,
    Unhide: PLAY,
    Revive: GRAVEYARD,
}
"""Where the cards of an act must be: nothing in a graveyard can be destroyed, nothing in play revived (514.1)."""

_OF_THE_EVENT: Final = (RefKind.SUBJECT, RefKind.OTHER)


def is_legal(game: Game, frame: Frame, do: Do) -> bool:
    """Whether the first part finds the cards of its event (118.3); choices are checked with their candidates."""
    do = _first(do)
    zone, who = _ZONES.get(type(do)), getattr(do, "who", None)
    if zone is None or not isinstance(who, Ref) or who.kind not in _OF_THE_EVENT:
        return True
    state = game.state
    rows = (state.row(uid) for uid in cards(game, frame, who))
    return any(row >= 0 and state.zone[row] == zone for row in rows)


def _first(do: Do) -> Do:
    while isinstance(do, Sequence | OnlyIfDone | May | Separately):
        if isinstance(do, Separately) and len(do.parts) > 1:
            return do  # its later sentences may be legal (210.3)
        do = do.parts[0] if isinstance(do, Sequence | Separately) else do.first if isinstance(do, OnlyIfDone) else do.do
    return do
