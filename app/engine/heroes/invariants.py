"""What must be true of every state between two decisions; tests and the soak ask after each answer."""

from __future__ import annotations

from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import (
    DECK,
    E_LIFE,
    E_REINFORCE,
    E_WEAKEN,
    GONE,
    GRAVEYARD,
    HAND,
    HIDDEN,
    HOST,
    MINED,
    PART,
    PLAY,
    SIDE_DECK,
    TOKEN,
    UNDER,
)
from app.engine.terms import Kind


def broken(game: Game) -> list[str]:
    """The invariants that don't hold, in words; none in a sound game."""
    unread = [] if game.answer is None else [f"nobody took the answer {game.answer}"]
    return [*unread, *_zones(game), *_ids(game), *_columns(game), *_players(game), *_lives(game), *_under(game)]


def _zones(game: Game) -> list[str]:
    """Every card is in one zone, in the list of that zone, and no card of a deck is lost."""
    state = game.state
    lists = {
        PLAY: state.squad,
        HAND: state.hand,
        DECK: state.deck,
        GRAVEYARD: state.graveyard,
        SIDE_DECK: state.side_deck,
        UNDER: [state.under],
    }
    places: dict[int, list[int]] = {}
    for zone, seats in lists.items():
        for rows in seats:
            for row in rows:
                places.setdefault(row, []).append(zone)
    found = []
    for row, zone in enumerate(state.zone):
        listed = places.get(row, [])
        if listed != ([zone] if zone in lists else []):
            found.append(f"card {game.name(row)} says zone {zone}, is listed in {listed}")
        if zone == GONE and not state.flags[row] & TOKEN:
            found.append(f"card {game.name(row)} of a deck is gone")
    for seat in (0, 1):
        if face(game, game.hero(seat)).kind is not Kind.HERO or state.control[game.hero(seat)] != seat:
            found.append(f"seat {seat} has no hero at the head of its squad")
        found.extend(
            f"{game.name(row)} stands in the wrong squad" for row in state.squad[seat] if state.control[row] != seat
        )
        found.extend(
            f"{game.name(row)} lies in the other's graveyard"
            for row in state.graveyard[seat]
            if state.owner[row] != seat
        )
    return found


def _ids(game: Game) -> list[str]:
    """Ids are unique; cards in play, graveyards and hands have one."""
    state = game.state
    ids = [uid for uid in state.uid if uid]
    found = ["an id is used twice"] if len(ids) != len(set(ids)) else []
    if ids and max(ids) > state.ids:
        found.append("an id is ahead of the counter")
    for row, zone in enumerate(state.zone):
        if zone in (PLAY, GRAVEYARD, HAND, UNDER) and not state.uid[row]:
            found.append(f"{game.name(row)} has no id in zone {zone}")
    return found


def _columns(game: Game) -> list[str]:
    state = game.state
    rows = len(state.facts)
    columns = (
        state.owner, state.control, state.zone, state.uid, state.closed, state.wounds, state.since, state.arrived,
        state.flags, state.strikes, state.host, state.known, state.effects, state.marks, game.faces,
    )  # fmt: skip
    found = ["the columns differ in length"] if any(len(column) != rows for column in columns) else []
    for row, zone in enumerate(state.zone):
        if state.wounds[row] < 0:
            found.append(f"{game.name(row)} has negative wounds")
        if zone not in (PLAY, UNDER) and (state.wounds[row] or state.closed[row] or state.flags[row] & HIDDEN):
            found.append(f"{game.name(row)} kept wounds or its turn out of play")
    return found


def _players(game: Game) -> list[str]:
    state = game.state
    found = []
    for seat in (0, 1):
        if state.open_coins[seat] < 0 or state.closed_coins[seat] < 0 or state.prayers[seat] < 0:
            found.append(f"seat {seat} has negative coins or prayers")
        if not 0 <= state.failed_draws[seat] <= 3:
            found.append(f"seat {seat} failed to draw {state.failed_draws[seat]} times")
    return found


def _lives(game: Game) -> list[str]:
    """Life is initial + additional - negative - wounds (part 7); nobody in play is dead while the queue is empty."""
    state = game.state
    found = []
    quiet = not (state.stack or state.queue or state.pending or state.over)
    for squad in state.squad:
        for row in squad:
            mine = face(game, row)
            counted = [effect for effect in state.effects[row] if effect.kind in (E_REINFORCE, E_WEAKEN)]
            if any(effect.number <= 0 for effect in counted):
                found.append(f"{game.name(row)} carries an empty effect")
            plain = all(effect.kind in (E_LIFE, E_REINFORCE, E_WEAKEN) for effect in state.effects[row])
            counts = plain and not game.reads and mine.kind in (Kind.CREATURE, Kind.HERO)
            if counts and not state.flags[row] & HOST and mine.life != _sum_of_lives(game, row):
                found.append(f"{game.name(row)} has {mine.life} lives, not {_sum_of_lives(game, row)}")
            alive = mine.life > state.wounds[row] or mine.kind is not Kind.CREATURE or state.flags[row] & HIDDEN
            alive = alive or state.uid[row] in state.spared
            if quiet and not alive and not mine.bans:
                found.append(f"{game.name(row)} is dead and in play")
    return found


def _sum_of_lives(game: Game, row: int) -> int:
    signs = {E_LIFE: 1, E_REINFORCE: 1, E_WEAKEN: -1}
    start = game.book.facts[game.state.facts[row]].life
    return start + sum(signs[effect.kind] * effect.number for effect in game.state.effects[row])


def _under(game: Game) -> list[str]:
    """What lies under a card lies under one that is in play, as a part or mined."""
    state = game.state
    found = []
    for row in state.under:
        host = state.host[row]
        if host < 0 or state.zone[host] != PLAY or not state.flags[host] & HOST:
            found.append(f"{game.name(row)} lies under nothing in play")
        if bool(state.flags[row] & PART) == bool(state.flags[row] & MINED):
            found.append(f"{game.name(row)} is neither a part nor mined")
    return found
