"""Deeds happen: for each kind, when it is legal and how it is done. Each returns how much was really done."""

from __future__ import annotations

from typing import Final

from app.engine.event import Closed, DrawFailed, Healed, How, Opened, Wounded
from app.engine.heroes import coins, effects, moves
from app.engine.heroes import kinds as on
from app.engine.heroes.bans import may_not, player_may_not
from app.engine.heroes.deeds import (
    D_CLOSE,
    D_CONTROL,
    D_DESTROY,
    D_DRAW,
    D_ENTER,
    D_EXTRA_LIFE,
    D_GAIN_COINS,
    D_HEAL,
    D_LOSE,
    D_LOSE_COINS,
    D_MOVE,
    D_OPEN,
    D_PRAYERS,
    D_REINFORCE,
    D_SHUFFLE,
    D_STUN,
    D_WOUND,
    Deed,
)
from app.engine.heroes.faces import face, parts, touched
from app.engine.heroes.game import Game
from app.engine.heroes.measures import modifiers
from app.engine.heroes.numbers import (
    E_KEYWORD,
    GONE,
    GRAVEYARD,
    HAND,
    HOST,
    HOW,
    HOWS,
    HURT,
    KEYWORD,
    KEYWORD_BIT,
    MEASURE_BIT,
    PLACES,
    PLAY,
    R_CLOSED,
    R_WOUNDS,
    REOPENED,
    SOURCES,
    SPANS,
)
from app.engine.heroes.outcome import ENDINGS, lose
from app.engine.heroes.prevention import PREVENTS, immunity, prevent
from app.engine.heroes.reckon import reckon
from app.engine.heroes.triggers import happen
from app.engine.heroes.words import CREATURE, HERO
from app.engine.program import StayClosed
from app.engine.terms import Ban, KeywordName, Measure

STUN: Final = KEYWORD[KeywordName.STUN]
_SLEEPING: Final = KEYWORD_BIT[KeywordName.SLEEPING]
_HEALED_BIT: Final = MEASURE_BIT[Measure.HEALED]
GONE_AWAY: Final = "514.1"
"""The paragraph of acts on cards that are not where they would have to be."""


# ----------------------------------------------------------------------------------------------------- legality


def obstacle(game: Game, deed: Deed) -> str:
    """The paragraph by which the deed can't be done at all; "" when it can."""
    state = game.state
    if deed.kind in _ON_PLAYERS:
        ban = _ON_PLAYERS[deed.kind]
        return player_may_not(game, deed.seat, ban) if ban is not None else ""
    row = state.row(deed.card)
    if row < 0 or ((state.zone[row] == PLAY) == (deed.kind == D_ENTER) and deed.kind != D_MOVE):
        return GONE_AWAY
    if deed.kind in _TAKES_AWAY and row in (state.squad[0][0], state.squad[1][0]):
        return "208.1"
    if deed.kind == D_MOVE:
        return GONE_AWAY if state.zone[row] in (deed.to, GONE) and deed.to != 2 else ""
    return _obstacle_in_play(game, deed, row)


_TAKES_AWAY: Final = (D_DESTROY, D_MOVE, D_CONTROL)
"""What never happens to heroes."""

_ON_PLAYERS: Final[dict[int, Ban | None]] = {
    D_DRAW: Ban.DRAW,
    D_GAIN_COINS: Ban.GAIN_COINS,
    D_LOSE_COINS: None,
    D_PRAYERS: None,
    D_SHUFFLE: None,
    D_LOSE: Ban.LOSE_GAME,
}


def _obstacle_in_play(game: Game, deed: Deed, row: int) -> str:
    kind, source = deed.kind, game.state.row(deed.source)
    if kind == D_WOUND:
        if face(game, row).kind not in (CREATURE, HERO):
            return "211.4"
        return immunity(game, row, source, deed.by, own=bool(deed.extra < 0))
    if kind == D_DESTROY and game.edition.hidden_are_safe and game.is_hidden(row):
        return "part 7: Скрытое существо"
    if kind == D_OPEN and face(game, row).has & _SLEEPING:
        return "part 7: Спящий"
    if kind == D_OPEN and any(isinstance(active.node, StayClosed) for active in face(game, row).grants):
        return "502.8"
    ban = _BANS.get(kind)
    if kind == D_REINFORCE:
        ban = Ban.BE_REINFORCED if deed.number > 0 else Ban.BE_WEAKENED
    return may_not(game, row, ban, source, deed.by) if ban else ""


_BANS: Final = {
    D_HEAL: Ban.BE_HEALED,
    D_DESTROY: Ban.BE_DESTROYED,
    D_CLOSE: Ban.CLOSE,
    D_OPEN: Ban.OPEN,
    D_CONTROL: Ban.BE_CONTROLLED,
    D_ENTER: None,
}


# -------------------------------------------------------------------------------------------------------- doing


def perform_all(game: Game, deeds: list[Deed]) -> tuple[list[int], tuple[int, ...]]:
    """Do deeds that happen together: how much each achieved, and the ids of the cards really affected, as they are now.

    Cards that leave play together see each other go; a merged card that leaves has become all its parts (part 7).
    """
    if len(deeds) > 1 or deeds[0].kind in (D_DESTROY, D_MOVE):
        for deed in deeds:
            if deed.kind in (D_DESTROY, D_MOVE):
                _announce(game, deed)
    state = game.state
    rows = [state.row(deed.card) for deed in deeds]
    parts_of = {row: parts(game, row) for row in rows if row >= 0 and state.flags[row] & HOST} if state.under else {}
    results = [_PERFORM[deed.kind](game, deed) for deed in deeds]
    if deeds[0].kind == D_LOSE:
        lose(game, [deed.seat for deed in deeds], ENDINGS[deeds[0].extra], deeds[0].source)
    affected: list[int] = []
    for deed, row, number in zip(deeds, rows, results, strict=True):
        if not number:
            continue
        affected.append(state.hand[deed.seat][-1] if deed.kind == D_DRAW else row)
        affected.extend(parts_of.get(row, ()))
    uid = state.uid
    return results, tuple([uid[row] for row in affected if row >= 0 and uid[row]])


def _announce(game: Game, deed: Deed) -> None:
    row = game.state.row(deed.card)
    if row >= 0 and game.state.zone[row] == PLAY:
        to = GRAVEYARD if deed.kind == D_DESTROY else deed.to
        moves.announce_leaving(game, row, to, deed.source, HOWS[deed.how], deed.by, deed.about)


def _wound(game: Game, deed: Deed) -> int:
    state, row = game.state, game.state.row(deed.card)
    if row < 0:
        return 0
    number = deed.number
    mine = face(game, row)
    if number and not deed.closed and (mine.has & PREVENTS or mine.grants):
        number = prevent(game, row, number, state.row(deed.source), deed.by, abs(deed.extra))
    return put_wounds(game, deed, number) if number > 0 else 0


def put_wounds(game: Game, deed: Deed, number: int) -> int:
    """Lay so many markers of wounds, whatever would have replaced or prevented them."""
    state, row = game.state, game.state.row(deed.card)
    source = state.row(deed.source)
    state.wounds[row] += number
    if state.spared and not game.is_settling():
        state.spared = tuple(uid for uid in state.spared if uid != deed.card)
    state.flags[row] |= HURT
    game.state.unsettled = True
    if deed.source:
        state.wounders.append((deed.card, deed.source, deed.by, deed.about))
    touched(game, R_WOUNDS)
    if game.loud:
        game.tell(Wounded(game.ref(row), number, game.ref_of(deed.source), SOURCES[deed.by]))
    side = state.control[row]
    happen(game, on.WOUNDED, deed.card, deed.source, number, side, side, deed.by, deed.about)
    if deed.source:
        theirs = state.control[source] if source >= 0 else deed.seat
        happen(game, on.WOUNDS, deed.source, deed.card, number, -1, theirs, deed.by)
    return number


def _heal(game: Game, deed: Deed) -> int:
    state, row = game.state, game.state.row(deed.card)
    number = deed.number
    mine = face(game, row)
    if mine.measures & _HEALED_BIT:
        number = max(reckon(number, modifiers(game, mine, _HEALED_BIT, state.row(deed.source))), 0)
    healed = min(number, state.wounds[row])
    side = state.control[row]
    if number > healed:
        happen(game, on.OVERHEALED, deed.card, deed.source, number - healed, side, side, deed.by, deed.about)
    if healed <= 0:
        return 0
    state.wounds[row] -= healed
    touched(game, R_WOUNDS)
    if game.loud:
        game.tell(Healed(game.ref(row), healed, game.ref_of(deed.source)))
    happen(game, on.HEALED, deed.card, deed.source, healed, side, side, deed.by, deed.about)
    return healed


def _destroy(game: Game, deed: Deed) -> int:
    row = game.state.row(deed.card)
    if row < 0 or game.state.zone[row] != PLAY:
        return 0
    moves.move(game, row, GRAVEYARD, HOWS[deed.how], deed.source)
    return 1


def _move(game: Game, deed: Deed) -> int:
    _state, row = game.state, game.state.row(deed.card)
    if row < 0:
        return 0
    place = PLACES[deed.extra]
    seat = moves.seat_of(game, row) if deed.how == HOW[How.DRAWN] else -1
    moves.move(game, row, deed.to, HOWS[deed.how], deed.source, seat, place)
    return 1


def _enter(game: Game, deed: Deed) -> int:
    row = game.state.row(deed.card)
    if row < 0 or game.state.zone[row] == PLAY:
        return 0
    how, closed = HOWS[deed.how], bool(deed.closed)
    moves.move(
        game, row, PLAY, how, deed.source, deed.seat, paid=deed.extra, closed=closed, about=deed.about, like=deed.number
    )
    return 1


def _close(game: Game, deed: Deed) -> int:
    return close(game, game.state.row(deed.card), deed.source)


def close(game: Game, row: int, source: int = 0, paragraph: str = "") -> int:
    """Turn the card by 90°; to close a closed one is legal and does nothing (514.3)."""
    state = game.state
    if state.closed[row]:
        return 0
    state.closed[row] = 1
    touched(game, R_CLOSED)
    if game.loud:
        game.tell(Closed(game.ref(row), game.ref_of(source), paragraph))
    side = state.control[row]
    happen(game, on.CLOSES, state.uid[row], source, 0, side, side)
    return 1


def _open(game: Game, deed: Deed) -> int:
    """A card that an ability opens while its own attack is under way is not closed for that attack (511.1)."""
    state, row = game.state, game.state.row(deed.card)
    if state.attack and deed.card in (state.attack[0], state.attack[2]):
        state.flags[row] |= REOPENED
    return open_card(game, row, deed.source)


def open_card(game: Game, row: int, source: int = 0, paragraph: str = "") -> int:
    state = game.state
    if not state.closed[row]:
        return 0
    state.closed[row] = 0
    touched(game, R_CLOSED)
    if game.loud:
        game.tell(Opened(game.ref(row), game.ref_of(source), paragraph))
    side = state.control[row]
    happen(game, on.OPENS, state.uid[row], source, 0, side, side)
    return 1


def _draw(game: Game, deed: Deed) -> int:
    """One card (527.2); an empty deck gives none (520.3)."""
    state, seat = game.state, deed.seat
    deck = state.deck[seat]
    if not deck:
        if not deed.extra:
            game.tell(DrawFailed(seat, 0))
        return 0
    row = deck[-1]
    moves.move(game, row, HAND, How.DRAWN, deed.source, seat)
    happen(game, on.DRAWN, state.uid[row], deed.source, 1, seat, seat)
    return 1


def _gain_coins(game: Game, deed: Deed) -> int:
    coins.gain(game, deed.seat, deed.number, deed.source, is_open=not deed.closed, ends=deed.extra)
    return deed.number


def _lose_coins(game: Game, deed: Deed) -> int:
    return coins.lose(game, deed.seat, deed.number, deed.source, deed.extra, deed.closed)


def _prayers(game: Game, deed: Deed) -> int:
    return abs(coins.change_prayers(game, deed.seat, deed.number, deed.source))


def _extra_life(game: Game, deed: Deed) -> int:
    state, row = game.state, game.state.row(deed.card)
    effects.add_life(game, row, deed.number, deed.source, deed.seat, SPANS[deed.extra])
    if deed.number > 0:
        side = state.control[row]
        happen(game, on.EXTRA_LIFE_GAINED, deed.card, deed.source, deed.number, side, side)
    elif deed.source:
        state.wounders.append((deed.card, deed.source, deed.by, deed.about))
    return abs(deed.number)


def _reinforce(game: Game, deed: Deed) -> int:
    state, row = game.state, game.state.row(deed.card)
    effects.reinforce(game, row, deed.number, deed.source, deed.seat, SPANS[deed.extra])
    side = state.control[row]
    kind = on.REINFORCED if deed.number > 0 else on.WEAKENED
    happen(game, kind, deed.card, deed.source, abs(deed.number), side, side)
    if deed.number < 0 and deed.source:
        state.wounders.append((deed.card, deed.source, deed.by, deed.about))
    return abs(deed.number)


def _control(game: Game, deed: Deed) -> int:
    row = game.state.row(deed.card)
    is_new = game.state.control[row] != deed.seat
    moves.change_control(game, row, deed.seat, deed.source, lasting=not deed.extra)
    return int(is_new)


def _stun(game: Game, deed: Deed) -> int:
    """Close it, and it stays closed through its next recovery (part 7); legal on a closed card."""
    row = game.state.row(deed.card)
    close(game, row, deed.source)
    if not face(game, row).has >> STUN & 1:
        effects.put(game, row, E_KEYWORD, 0, deed.source, deed.seat, what=STUN)
    side = game.state.control[row]
    happen(game, on.STUNNED, deed.card, deed.source, 0, side, side)
    return 1


def _lose(game: Game, deed: Deed) -> int:
    """One of those who lose together: the game ends when all are known (`perform_all`)."""
    return 1


def _shuffle(game: Game, deed: Deed) -> int:
    moves.shuffle(game, deed.seat, deed.source)
    return 1


_PERFORM: Final = {
    D_WOUND: _wound,
    D_HEAL: _heal,
    D_DESTROY: _destroy,
    D_MOVE: _move,
    D_ENTER: _enter,
    D_CLOSE: _close,
    D_OPEN: _open,
    D_DRAW: _draw,
    D_GAIN_COINS: _gain_coins,
    D_LOSE_COINS: _lose_coins,
    D_PRAYERS: _prayers,
    D_EXTRA_LIFE: _extra_life,
    D_REINFORCE: _reinforce,
    D_CONTROL: _control,
    D_STUN: _stun,
    D_SHUFFLE: _shuffle,
    D_LOSE: _lose,
}
