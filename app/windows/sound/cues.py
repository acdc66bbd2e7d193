"""Which event is heard as what. No Qt."""

from __future__ import annotations

from app.engine import event as ev
from app.windows.sound.synthesis import Cue

_HEARD: dict[type[ev.Event], Cue] = {
    ev.TurnStarted: Cue.TURN,
    ev.GameOver: Cue.END,
    ev.Shuffled: Cue.SHUFFLE,
    ev.Wounded: Cue.WOUND,
    ev.Healed: Cue.HEAL,
    ev.ShotAnnounced: Cue.SHOT,
    ev.Struck: Cue.STRIKE,
    ev.CardPlayed: Cue.PLAY,
    ev.AbilityUsed: Cue.ABILITY,
    ev.CoinsChanged: Cue.COIN,
}
_MOVES_HEARD = frozenset({ev.How.DEALT, ev.How.DRAWN, ev.How.MILLED})


def cue_of(event: ev.Event) -> Cue | None:
    """What is heard of an event; None: nothing."""
    if isinstance(event, ev.Moved):
        return Cue.CARD if event.how in _MOVES_HEARD else None
    return _HEARD.get(type(event))
