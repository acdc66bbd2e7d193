"""Cards change zones: lists, ids, what is lost on the way, and the cards that lie under them (201-206, part 7)."""

from __future__ import annotations

from typing import Final

from app.engine.event import BOTH, Attached, ControlChanged, How, Moved, Shuffled
from app.engine.heroes import effects
from app.engine.heroes import kinds as on
from app.engine.heroes.bans import may_not
from app.engine.heroes.book import Active
from app.engine.heroes.constants import came, grant_number, left
from app.engine.heroes.faces import face, moved, moved_aside, parts, touched
from app.engine.heroes.game import Game
from app.engine.heroes.measures import context
from app.engine.heroes.numbers import (
    ARMOUR_MARK,
    BY_ABILITY,
    COPY,
    DECK,
    DEFENDED,
    E_CONTROL,
    GONE,
    GRAVEYARD,
    HAND,
    HIDDEN,
    HOST,
    HOW,
    KEYWORD_BIT,
    MINED,
    PART,
    PLAY,
    QUIET,
    R_CLOSED,
    SIDE_DECK,
    THIS_TURN,
    TOKEN,
    UNDER,
    ZONES,
)
from app.engine.heroes.state import Ghost, Happening
from app.engine.heroes.triggers import happen, wake_in_hand
from app.engine.message import NOBODY
from app.engine.program import EnterClosed, EnterWith, ExtraLife, Grant, Reinforce, Weaken
from app.engine.terms import Ban, KeywordName, Place

CREATED: Final = KEYWORD_BIT[KeywordName.CREATED]
PLACED: Final = KEYWORD_BIT[KeywordName.PLACED]
SLEEPING: Final = KEYWORD_BIT[KeywordName.SLEEPING]


def new_row(game: Game, facts: int, owner: int, zone: int) -> int:
    """A row for a card that comes from the reserve: one that is free, else a new one."""
    state = game.state
    for row, where in enumerate(state.zone):
        if where == GONE and state.flags[row] & TOKEN:
            _reset(game, row, facts, owner, zone)
            return row
    row = game.add_row(facts, owner, zone)
    state.flags[row] = TOKEN
    return row


def _reset(game: Game, row: int, facts: int, owner: int, zone: int) -> None:
    state = game.state
    state.facts[row] = facts
    state.owner[row] = state.control[row] = owner
    state.zone[row] = zone
    state.flags[row] = TOKEN
    state.uid[row] = state.closed[row] = state.wounds[row] = state.known[row] = state.strikes[row] = 0
    state.effects[row] = ()
    state.marks[row] = ()
    game.faces[row] = None


def zone_list(game: Game, zone: int, seat: int) -> list[int] | None:
    state = game.state
    if zone == PLAY:
        return state.squad[seat]
    if zone == HAND:
        return state.hand[seat]
    if zone == DECK:
        return state.deck[seat]
    if zone == GRAVEYARD:
        return state.graveyard[seat]
    if zone == SIDE_DECK:
        return state.side_deck[seat]
    return state.under if zone == UNDER else None


def seat_of(game: Game, row: int) -> int:
    """Whose zone the card lies in."""
    state = game.state
    zone = state.zone[row]
    if zone in (PLAY, UNDER):
        return state.control[row]
    if zone in (DECK, HAND) and state.flags[row] & TOKEN:  # a placed card may lie in the other's deck (204.5)
        lists = state.deck if zone == DECK else state.hand
        return 0 if row in lists[0] else 1
    return state.owner[row]


def _take_out(game: Game, row: int, seat: int) -> None:
    """Take the card out of the list of its zone, which is that seat's."""
    where = zone_list(game, game.state.zone[row], seat)
    if where is not None:
        where.remove(row)


def _put_in(game: Game, row: int, zone: int, seat: int, place: Place) -> None:
    where = zone_list(game, zone, seat)
    game.state.zone[row] = zone
    if where is None:
        return
    if place is Place.BOTTOM:
        where.insert(0, row)
    else:
        where.append(row)


# ------------------------------------------------------------------------------------------------ leaving play


def announce_leaving(game: Game, row: int, to: int, source: int, how: How, by: int, about: int) -> None:
    """Wake what waits for the card to leave play, while it still has all its effects (205.3); `by` what kind of source
    and `about` which keyword it dies (505.1.1). A hidden card's own abilities sleep through it (part 7).
    """
    state = game.state
    uid, side = state.uid[row], state.control[row]
    if to == GRAVEYARD:
        happen(game, on.DIES, uid, source, 0, side, side, by, about, PLAY, to)
        if source and source != uid:
            happen(game, on.KILLS, source, uid, 0, -1, _side_of(game, source), by, about)
    happen(game, on.LEAVES, uid, source, 0, side, side, HOW[how], -1, PLAY, to)


def _side_of(game: Game, uid: int) -> int:
    row = game.state.row(uid)
    if row >= 0:
        return game.state.control[row]
    ghost = game.ghost(uid)
    return ghost.control if ghost else -1


def remember(game: Game, row: int) -> None:
    """Keep the last known facts of a card that leaves play (403)."""
    state = game.state
    mine = face(game, row)
    ghost = Ghost(
        state.uid[row],
        state.facts[row],
        state.owner[row],
        state.control[row],
        mine.strike,
        mine.life - state.wounds[row],
        mine.life,
        state.wounds[row],
        mine.cost,
        state.closed[row],
        state.flags[row],
        tuple(state.uid[part] for part in parts(game, row)) if state.flags[row] & HOST else (),
        state.effects[row],
    )
    state.ghosts = (*state.ghosts, ghost)


def destination(game: Game, row: int, to: int) -> int:
    """Created cards leave play for the reserve, placed ones go there from a graveyard; copies vanish (519.6.1)."""
    state = game.state
    if state.flags[row] & COPY:
        return to if to in (PLAY, UNDER) else GONE
    printed = game.book.faces[state.facts[row]].has if state.flags[row] & TOKEN else 0
    if printed & CREATED and state.zone[row] in (PLAY, UNDER) and to not in (PLAY, UNDER):
        return GONE
    return GONE if printed & PLACED and to == GRAVEYARD else to


# --------------------------------------------------------------------------------------------------- the move


def move(
    game: Game,
    row: int,
    to: int,
    how: How,
    source: int = 0,
    seat: int = -1,
    place: Place = Place.TOP,
    paid: int = 0,
    closed: bool = False,
    about: int = -1,
    quiet: bool = False,
    like: int = 0,
) -> None:
    """Move a card with all that lies under it. `seat` is whose zone it comes to: its owner's when not given; `about`
    the keyword by which it enters play, `like` the id of the card that it is a copy of. A `quiet` move wakes nothing.

    What waits for a card's leaving play must have been woken before (`announce_leaving`), so that cards which leave
    together see each other go.
    """
    state = game.state
    origin, was, side = state.zone[row], state.uid[row], seat_of(game, row)
    known_before = _known(game, row, origin, side)
    plain = _is_plain(game, row)
    under = _under(game, row) if state.flags[row] & HOST and origin == PLAY and to != PLAY else ()
    if origin == PLAY and to != PLAY:
        remember(game, row)
    if seat < 0:
        seat = state.owner[row]
    final = destination(game, row, to)
    passes = origin in (HAND, DECK) and to == GRAVEYARD and final == GONE
    if passes and not quiet:  # a placed card comes by the graveyard, and is told of while it has an id (part 7)
        _arrived(game, row, was, origin, to, side, how, source, paid, about)
    elif origin == HAND and to == GRAVEYARD and how is not How.PLAYED:
        wake_in_hand(game, row, Happening(on.DISCARDED, was, source, 1, side, side, HOW[how], -1, origin, to))
    _take_out(game, row, side)
    _lose(game, row, origin, final)
    _put_in(game, row, final, seat, place)
    _identify(game, row, origin, final, seat, known_before, place)
    if final == PLAY:
        _begin_in_play(game, row, seat, closed, like, plain)
    else:
        _end_in_play(game, row, origin, final, plain)
    if game.loud:
        _tell(game, row, was, side, origin, seat, final, how, known_before, source, place)
    if origin == PLAY and final != PLAY:
        take_back(game, effects.expire_source(game, was))
    if not quiet and not passes:
        _arrived(game, row, was, origin, final, seat, how, source, paid, about)
    for lower in under:
        _fall_off(game, lower, to, how, source, place)


def _begin_in_play(game: Game, row: int, seat: int, closed: bool, like: int, plain: bool) -> None:
    """The card is there now: under whose control, since when, open or closed, and as a copy of what."""
    state = game.state
    state.control[row] = seat
    state.since[row] = state.turn
    state.arrived[row] = game.new_stamp()
    state.arrivals = True
    game.faces[row] = None
    if like:
        _copy_parts(game, row, like)
    if plain:
        came(game, row)
    else:
        moved(game)
    state.closed[row] = 1 if closed or face(game, row).has & SLEEPING else 0
    if game.book.has_entrances:
        _enter_with(game, row)
    if state.closed[row]:
        touched(game, R_CLOSED)


def _end_in_play(game: Game, row: int, origin: int, final: int, plain: bool) -> None:
    """Out of play a card is its owner's; what looked at the squads looks again where it must."""
    game.state.control[row] = game.state.owner[row]
    game.faces[row] = None
    if plain and origin == PLAY and final != UNDER:
        left(game, row)
    elif origin in (PLAY, UNDER) or final == UNDER:
        moved(game)
    else:
        moved_aside(game, row)


def _is_plain(game: Game, row: int) -> bool:
    """Whether the card is what its print says, wherever it goes: nothing on it or under it, no other face."""
    state = game.state
    return not state.effects[row] and not state.flags[row] & ~THIS_TURN and state.facts[row] not in game.book.front


def _enter_with(game: Game, row: int) -> None:
    """What constants say of how cards come into play."""
    for active in face(game, row).grants:
        if isinstance(active.node, EnterClosed):
            game.state.closed[row] = 1
        elif isinstance(active.node, EnterWith):
            for grant in active.node.grants:
                _lay_on_entering(game, row, grant, active)


def _lay_on_entering(game: Game, row: int, grant: Grant, active: Active) -> None:
    number = max(grant_number(game, context(active), grant), 0)
    if isinstance(grant, Reinforce):
        effects.reinforce(game, row, number, active.source, active.seat)
    elif isinstance(grant, Weaken):
        effects.reinforce(game, row, -number, active.source, active.seat)
    elif isinstance(grant, ExtraLife):
        effects.add_life(game, row, number, active.source, active.seat)


def _known(game: Game, row: int, zone: int, seat: int) -> int:
    """Which seats (bits) know the card in its zone."""
    state = game.state
    if zone in (PLAY, UNDER):
        return 1 << seat if state.flags[row] & HIDDEN else BOTH
    if zone in (GRAVEYARD, GONE):
        return BOTH
    return state.known[row] | 1 << seat if zone != DECK else state.known[row]


def _lose(game: Game, row: int, origin: int, to: int) -> None:
    """Effects and markers are lost, but marks of use and Incarnation between play and graveyard (203.4, 204.4,
    205.3); striking and defending have such marks, too (107.2, 107.3).
    """
    state = game.state
    stays = origin in (PLAY, GRAVEYARD, UNDER) and to in (PLAY, GRAVEYARD)
    if origin != to and state.effects[row]:
        effects.clear(game, row, keep_incarnation=stays)
    state.wounds[row] = 0
    state.closed[row] = 0
    state.since[row] = state.arrived[row] = 0
    state.host[row] = -1
    state.flags[row] &= COPY | TOKEN | QUIET | (DEFENDED if stays else 0)
    if stays:
        state.marks[row] = tuple(it for it in state.marks[row] if it[0] != ARMOUR_MARK)
    else:
        state.marks[row] = ()
        state.strikes[row] = 0
    if origin in (PLAY, UNDER):
        state.facts[row] = game.book.front.get(state.facts[row], state.facts[row])


def _identify(game: Game, row: int, origin: int, to: int, seat: int, known_before: int, place: Place) -> None:
    """Ids end in hands and decks: there it is another card."""
    state = game.state
    if to == DECK:
        state.uid[row] = 0
        state.known[row] = known_before if place is not Place.SHUFFLED else 0
    elif to == HAND:
        game.give_id(row)
        state.known[row] = known_before | 1 << seat
    elif to in (PLAY, GRAVEYARD, UNDER, GONE):
        if origin not in (PLAY, GRAVEYARD, UNDER):
            game.give_id(row)
        if to == GONE:
            state.uid[row] = 0
        state.known[row] = BOTH
    else:
        state.uid[row] = 0
        state.known[row] = 1 << seat


def _tell(
    game: Game, row: int, was: int, side: int, origin: int, seat: int, to: int, how: How, before: int, source: int,
    place: Place,
) -> None:  # fmt: skip
    state = game.state
    after = state.known[row] if to in (DECK, HAND, SIDE_DECK) else BOTH
    by = game.ref_of(source) if source else NOBODY
    game.tell(Moved(game.ref(row), was, side, ZONES[origin], seat, ZONES[to], how, before, after, by, place))


def _arrived(
    game: Game, row: int, was: int, origin: int, to: int, seat: int, how: How, source: int, paid: int, about: int,
) -> None:  # fmt: skip
    """Wake what waits for the card to come where it came."""
    uid = game.state.uid[row]
    number = HOW[how]
    if origin == GRAVEYARD and to != GRAVEYARD:
        happen(game, on.LEAVES_GRAVEYARD, uid or was, source, 0, seat, seat, number, -1, origin, to)
    if to == PLAY:
        happen(game, on.ENTERS, uid, source, paid, seat, seat, number, about, origin, to)
        kind = _COMES.get(how)
        if kind is not None:
            happen(game, kind, uid, source, paid, seat, seat, number, -1, origin, to)
    elif to == GRAVEYARD:
        if origin in (HAND, DECK) and how is not How.PLAYED:  # a played spell is done with, not discarded
            kind = on.DISCARDED if origin == HAND else on.MILLED
            happen(game, kind, uid, source, 1, seat, seat, number, -1, origin, to)
        happen(game, on.PUT_IN_GRAVEYARD, uid, source, 0, seat, seat, number, -1, origin, to)
    elif to == HAND:
        happen(game, on.TO_HAND, uid, source, 1, seat, seat, number, -1, origin, to)
    elif to == DECK:
        happen(game, on.TO_DECK, uid or was, source, 1, seat, seat, number, -1, origin, to)


_COMES: Final = {How.SUMMONED: on.SUMMONED, How.REVIVED: on.REVIVED, How.CREATED: on.CREATED}


# ------------------------------------------------------------------------------------------- cards under others


def _under(game: Game, row: int) -> tuple[int, ...]:
    state = game.state
    return tuple(lower for lower in state.under if state.host[lower] == row)


def _copy_parts(game: Game, row: int, like: int) -> None:
    """A copy of a merged card is the whole: its parts are copied with it (part 7, Создать копию)."""
    state, ghost = game.state, game.ghost(like)
    original = state.row(like)
    copied = parts(game, original) if game.in_play(original) else [state.row(it) for it in ghost.parts] if ghost else []
    for facts in [state.facts[part] for part in copied if part >= 0]:
        part = new_row(game, facts, state.owner[row], UNDER)
        game.give_id(part)
        state.known[part] = BOTH
        state.flags[part] |= COPY | PART
        state.host[part], state.control[part] = row, state.control[row]
        state.under.append(part)
        state.flags[row] |= HOST
    game.faces[row] = None


def _fall_off(game: Game, row: int, to: int, how: How, source: int, place: Place = Place.TOP) -> None:
    """A part goes where the merged card goes, as a card of its own; a mined card returns to where it came from and
    wakes nothing by that (KEYWORDS §6).
    """
    state = game.state
    if state.flags[row] & PART:
        state.flags[row] &= ~PART
        owner = state.owner[row]
        move(game, row, to, How.SPLIT if to != GRAVEYARD else how, source, place=place)
        if to == DECK and place is Place.SHUFFLED:
            shuffle(game, owner, source)
        return
    former = state.since[row]
    state.flags[row] &= ~MINED
    move(game, row, former, How.RETURNED, 0, quiet=True)
    if former == DECK:
        shuffle(game, state.owner[row])


def attach(game: Game, row: int, host: int, source: int) -> None:
    """The card goes under another and is a part of it: of what lay on it only its wounds go over (part 7)."""
    state = game.state
    wounds, was_in_play = state.wounds[row], state.zone[row] == PLAY
    effects.clear(game, row)
    inner = _under(game, row) if state.flags[row] & HOST else ()
    _take_out(game, row, seat_of(game, row))
    if not was_in_play:
        if state.zone[row] in (HAND, DECK) or not state.uid[row]:
            game.give_id(row)
        state.wounds[row] = 0
    _put_in(game, row, UNDER, 0, Place.TOP)
    state.control[row] = state.control[host]
    state.known[row] = BOTH
    state.flags[row] = (state.flags[row] | PART) & ~(HOST | HIDDEN)
    state.host[row] = host
    for lower in inner:  # its own parts, and what it has mined: both are the merged card's now
        state.host[lower], state.control[lower] = host, state.control[host]
    state.flags[host] |= HOST
    state.wounds[host] += wounds
    state.wounds[row] = 0
    game.faces[row] = game.faces[host] = None
    moved(game)
    game.tell(Attached(game.ref(row), game.ref(host), game.ref_of(source)))
    happen(game, on.ATTACHED, state.uid[row], state.uid[host], 0, state.control[host], state.control[host])


def mine(game: Game, row: int, host: int, source: int) -> None:
    """X goes under Y, out of play, without waking anything; it remembers the zone that it came from. A created card
    goes to the reserve instead (519.6.1).
    """
    state = game.state
    if state.zone[row] == PLAY and destination(game, row, HAND) == GONE:
        move(game, row, HAND, How.MINED, source)
        return
    origin, was, side = state.zone[row], state.uid[row], seat_of(game, row)
    before = _known(game, row, origin, side)
    under = _under(game, row) if state.flags[row] & HOST else ()
    if origin == PLAY:
        remember(game, row)
    _take_out(game, row, seat_of(game, row))
    _lose(game, row, origin, UNDER)
    _put_in(game, row, UNDER, 0, Place.TOP)
    _identify(game, row, origin, UNDER, side, before, Place.TOP)
    state.flags[row] |= MINED
    state.host[row] = host
    state.since[row] = origin
    state.control[row] = state.control[host]
    state.flags[host] |= HOST
    game.faces[row] = None
    moved(game)
    if game.loud:
        _tell(game, row, was, side, origin, state.control[host], UNDER, How.MINED, before, source, Place.TOP)
    for lower in under:
        _fall_off(game, lower, GRAVEYARD if origin == PLAY else origin, How.SPLIT, source)
    happen(game, on.MINED, state.uid[row], state.uid[host], 1, state.control[host], state.control[host])


def change_control(game: Game, row: int, seat: int, source: int, lasting: bool = True) -> None:
    """The card goes over to another squad with its parts (519.5); first-turn weakness begins again (107.5). A lasting
    change writes over those that would have ended (104.2.1).
    """
    state = game.state
    for effect in state.effects[row] if lasting else ():
        if effect.kind == E_CONTROL:
            effects.drop(game, row, effect)
    if state.control[row] == seat:
        return
    state.squad[state.control[row]].remove(row)
    state.squad[seat].append(row)
    state.control[row] = seat
    state.since[row] = state.turn
    state.arrived[row] = game.new_stamp()
    game.state.arrivals = True
    if state.flags[row] & HOST:
        for lower in _under(game, row):
            state.control[lower] = seat
    game.faces[row] = None
    moved(game)
    game.tell(ControlChanged(game.ref(row), seat, game.ref_of(source)))
    uid = state.uid[row]
    happen(game, on.CONTROL_TAKEN, uid, source, 0, seat, seat)


def take_back(game: Game, ended: effects.Ended) -> None:
    """Where a time of control has ended the card returns to whom it was taken from, unless it can't (519.5.1). Below
    a newer time of control nothing changes yet: that one will end so (104.2.1).
    """
    if not ended:
        return
    state = game.state
    left = [(row, effect) for row, effect in ended if effect.kind == E_CONTROL and state.zone[row] == PLAY]
    while left:
        row, effect = left.pop(0)
        later = next((i for i, (other, _) in enumerate(left) if other == row), -1)
        newer = next((it for it in state.effects[row] if it.kind == E_CONTROL and it.stamp > effect.stamp), None)
        if later >= 0:
            left[later] = (row, left[later][1]._replace(number=effect.number))
        elif newer is not None:
            effects.replace(game, row, newer, newer._replace(number=effect.number))
        elif not may_not(game, row, Ban.BE_CONTROLLED, state.row(effect.source), BY_ABILITY):
            change_control(game, row, effect.number, effect.source, lasting=False)


def forget_decks(game: Game, seats: tuple[int, ...] = (0, 1)) -> None:
    """Cards of decks that nobody knows are spoken of no longer, but those whose own abilities wait (112.8)."""
    state = game.state
    waiting = {frame.source for frames in (state.pending, state.queue, state.stack) for frame in frames}
    for seat in seats:
        for row in state.deck[seat]:
            if not state.known[row] and state.uid[row] not in waiting:
                state.uid[row] = 0


def shuffle(game: Game, seat: int, source: int = 0) -> None:
    """The order of the deck becomes random and unknown to both (part 7)."""
    state = game.state
    deck = state.deck[seat]
    state.chance.shuffle(deck)
    for row in deck:
        state.known[row] = 0
    forget_decks(game, (seat,))
    game.tell(Shuffled(seat, game.ref_of(source) if source else NOBODY))
    happen(game, on.SHUFFLED, 0, source, 0, seat, seat)
