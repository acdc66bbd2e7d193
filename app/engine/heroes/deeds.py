"""A deed is one change to the game as an ability orders it, before anything replaces or prevents it (508.4.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.engine.event import Ending, How
from app.engine.heroes import kinds as on
from app.engine.heroes.game import Game
from app.engine.heroes.moves import seat_of
from app.engine.heroes.numbers import DECK, GRAVEYARD, HAND, HOW, PLAY
from app.engine.heroes.state import Happening

D_WOUND: Final = 0
D_HEAL: Final = 1
D_DESTROY: Final = 2
D_MOVE: Final = 3
D_ENTER: Final = 4
D_CLOSE: Final = 5
D_OPEN: Final = 6
D_DRAW: Final = 7
D_GAIN_COINS: Final = 8
D_LOSE_COINS: Final = 9
D_PRAYERS: Final = 10
D_EXTRA_LIFE: Final = 11
D_REINFORCE: Final = 12
D_CONTROL: Final = 13
D_STUN: Final = 14
D_SHUFFLE: Final = 15
D_LOSE: Final = 16


class Deed(NamedTuple):
    """What is to be done: to which card (id) or player (`seat`), how much, by which card, as wounds of which kind.

    `to` is a zone, `how` a How's number; `extra` belongs to the kind: a place in a deck, coins paid, a turn's
    number, why a game is lost, whether control is for a time, whether a draw that fails is told by
    the phase. Of ENTER, `number` is the card that a copy is like; a WOUND that
    is `closed` has been prevented as far as it can be.
    """

    kind: int
    card: int = 0
    number: int = 0
    source: int = 0
    seat: int = 0
    by: int = -1
    to: int = -1
    how: int = -1
    extra: int = 0
    closed: int = 0
    about: int = -1  # the keyword that works so


def losing(game: Game, seat: int, ending: Ending, source: int = 0) -> Deed:
    """A player's defeat as a deed, which something may come instead of."""
    hero = game.state.uid[game.hero(seat)]
    return Deed(D_LOSE, hero, 1, source, seat, extra=tuple(Ending).index(ending))


_MASKS: Final = {
    D_WOUND: 1 << on.WOUNDED | 1 << on.WOUNDS,
    D_HEAL: 1 << on.HEALED,
    D_DESTROY: 1 << on.DIES | 1 << on.LEAVES | 1 << on.PUT_IN_GRAVEYARD,
    D_MOVE: 1 << on.TO_HAND | 1 << on.TO_DECK | 1 << on.DIES | 1 << on.LEAVES | 1 << on.PUT_IN_GRAVEYARD
    | 1 << on.DISCARDED | 1 << on.MILLED | 1 << on.LEAVES_GRAVEYARD,
    D_ENTER: 1 << on.ENTERS | 1 << on.REVIVED | 1 << on.SUMMONED | 1 << on.CREATED | 1 << on.LEAVES_GRAVEYARD,
    D_CLOSE: 1 << on.CLOSES,
    D_OPEN: 1 << on.OPENS,
    D_DRAW: 1 << on.DRAWN,
    D_GAIN_COINS: 1 << on.COINS_GAINED,
    D_LOSE_COINS: 1 << on.COINS_LOST,
    D_PRAYERS: 1 << on.PRAYERS_GAINED,
    D_EXTRA_LIFE: 1 << on.EXTRA_LIFE_GAINED,
    D_REINFORCE: 1 << on.REINFORCED | 1 << on.WEAKENED,
    D_CONTROL: 1 << on.CONTROL_TAKEN,
    D_STUN: 1 << on.STUNNED,
    D_SHUFFLE: 1 << on.SHUFFLED,
    D_LOSE: 1 << on.LOSES_GAME,
}  # fmt: skip


def mask(deeds: list[Deed]) -> int:
    """The kinds of events that these deeds may become."""
    bits = 0
    for deed in deeds:
        bits |= _MASKS[deed.kind]
    return bits


def would_happen(game: Game, deed: Deed) -> list[Happening]:
    """The events that the deed would be, for what replaces it."""
    row = game.state.row(deed.card)
    side = seat_of(game, row) if row >= 0 else deed.seat
    whose = deed.seat if deed.kind in _OF_PLAYERS else side
    zone = game.state.zone[row] if row >= 0 else -1
    kinds = _KINDS.get(deed.kind) or _of_move(deed, zone)
    return [
        Happening(kind, deed.card, deed.source, deed.number, whose, side, deed.by, deed.about, zone, deed.to)
        for kind in kinds
    ]


_OF_PLAYERS: Final = (D_DRAW, D_GAIN_COINS, D_LOSE_COINS, D_PRAYERS, D_SHUFFLE, D_LOSE)

_KINDS: Final = {
    D_WOUND: (on.WOUNDED,),
    D_HEAL: (on.HEALED,),
    D_DESTROY: (on.DIES, on.LEAVES, on.PUT_IN_GRAVEYARD),
    D_CLOSE: (on.CLOSES,),
    D_OPEN: (on.OPENS,),
    D_DRAW: (on.DRAWN,),
    D_GAIN_COINS: (on.COINS_GAINED,),
    D_LOSE_COINS: (on.COINS_LOST,),
    D_PRAYERS: (on.PRAYERS_GAINED,),
    D_EXTRA_LIFE: (on.EXTRA_LIFE_GAINED,),
    D_CONTROL: (on.CONTROL_TAKEN,),
    D_STUN: (on.STUNNED,),
    D_SHUFFLE: (on.SHUFFLED,),
    D_LOSE: (on.LOSES_GAME,),
}

_ENTRANCES: Final = {HOW[How.SUMMONED]: on.SUMMONED, HOW[How.REVIVED]: on.REVIVED, HOW[How.CREATED]: on.CREATED}


def _of_move(deed: Deed, zone: int) -> tuple[int, ...]:
    if deed.kind == D_REINFORCE:
        return (on.REINFORCED if deed.number > 0 else on.WEAKENED,)
    if deed.kind == D_ENTER:
        entrance = _ENTRANCES.get(deed.how)
        return (on.ENTERS,) if entrance is None else (on.ENTERS, entrance)
    kinds = [on.LEAVES] if zone == PLAY else []
    if deed.to == HAND:
        kinds.append(on.TO_HAND)
    elif deed.to == DECK:
        kinds.append(on.TO_DECK)
    elif deed.to == GRAVEYARD:
        kinds.append(on.PUT_IN_GRAVEYARD)
        kinds.extend({PLAY: [on.DIES], HAND: [on.DISCARDED], DECK: [on.MILLED]}.get(zone, []))
    return tuple(kinds)
