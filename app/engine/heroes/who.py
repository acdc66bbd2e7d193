"""Which cards does a text name? One function for each `Who` node; the answer is a tuple of ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import WHO, amount, cards, evaluates, fits_all, seats, where
from app.engine.heroes.numbers import DECK, MINED, PLAY
from app.engine.heroes.ops import Bound
from app.engine.program import All, Among, AtRandom, Choose, DeckTop, HeroOf, Ref, RefKind, Together

_SELF: Final = RefKind.SELF
_SUBJECT: Final = RefKind.SUBJECT
_OTHER: Final = RefKind.OTHER
_IT: Final = RefKind.IT
_EACH_ONE: Final = RefKind.EACH_ONE
_SLOT: Final = RefKind.SLOT
_DONE_TO: Final = RefKind.DONE_TO


@evaluates(WHO, Ref)
def ref(game: Game, frame: Frame, who: Ref) -> Ids:
    kind = who.kind
    if kind is _SELF:
        return (frame.source,)
    if kind is _SUBJECT:
        return (frame.subject,) if frame.subject else ()
    if kind is _OTHER:
        return (frame.other,) if frame.other else ()
    if kind is _IT:
        return frame.it
    if kind is _EACH_ONE:
        return (frame.each,) if frame.each else ()
    if kind is _SLOT:
        return frame.slots[who.slot] if who.slot < len(frame.slots) else ()
    if kind is _DONE_TO:
        return frame.done_to
    return _FAR[kind](game, frame)


def _hero(game: Game, frame: Frame) -> Ids:
    return (game.state.uid[game.hero(frame.seat)],)


def _enemy_hero(game: Game, frame: Frame) -> Ids:
    return (game.state.uid[game.hero(1 - frame.seat)],)


def _mined(game: Game, frame: Frame) -> Ids:
    state, host = game.state, game.state.row(frame.source)
    return tuple(state.uid[row] for row in state.under if state.host[row] == host and state.flags[row] & MINED)


def _host(game: Game, frame: Frame) -> Ids:
    """The card that this one lies under; a part speaks as the merged card itself."""
    state, row = game.state, game.state.row(frame.source)
    if row < 0 or state.host[row] < 0:
        return ()
    return (state.uid[state.host[row]],)


def _rest(game: Game, frame: Frame) -> Ids:
    """What was looked at and not moved since."""
    rows = (game.state.row(uid) for uid in frame.looked)
    return tuple(game.state.uid[row] for row in rows if row >= 0 and game.state.zone[row] == DECK)


_FAR: Final[dict[RefKind, Callable[[Game, Frame], Ids]]] = {
    RefKind.HERO: _hero,
    RefKind.ENEMY_HERO: _enemy_hero,
    RefKind.MINED: _mined,
    RefKind.HOST: _host,
    RefKind.LOOKED: lambda game, frame: frame.looked,
    RefKind.FOUND: lambda game, frame: frame.found,
    RefKind.REST: _rest,
}


@evaluates(WHO, Bound)
def bound(game: Game, frame: Frame, who: Bound) -> Ids:
    return (frame.bound[who.k] if who.k < len(frame.bound) else None) or ()


@evaluates(WHO, All)
def everyone(game: Game, frame: Frame, who: All) -> Ids:
    uid = game.state.uid
    for test in who.of.tests:
        if isinstance(test, Among):  # these cards, wherever they are by now: «погибшие таким образом»
            known = (game.state.row(it) for it in cards(game, frame, test.who))
            return tuple(uid[row] for row in known if row >= 0 and fits_all(game, frame, row, who.of.tests))
    return tuple([uid[row] for row in where(game, frame, who.of)])


@evaluates(WHO, Choose)
def unnumbered(game: Game, frame: Frame, who: Choose) -> Ids:
    """A choice in a text that asks nobody (a constant, a condition): all that could be chosen."""
    uid = game.state.uid
    return tuple(uid[row] for row in where(game, frame, who.of))


@evaluates(WHO, AtRandom)
def at_random(game: Game, frame: Frame, who: AtRandom) -> Ids:
    """Drawn uniformly, without repetition (526.1), by a text under way; who only asks what could be gets them all."""
    rows = list(where(game, frame, who.of))
    if game.refreshing or game.asks_only or frame not in game.state.stack:
        return tuple(game.state.uid[row] for row in rows)
    chance = game.state.chance
    number = min(amount(game, frame, who.number), len(rows))
    picked = [rows.pop(chance.below(len(rows))) for _ in range(number)]
    return tuple(known_id(game, row) for row in picked)


@evaluates(WHO, DeckTop)
def deck_top(game: Game, frame: Frame, who: DeckTop) -> Ids:
    number = amount(game, frame, who.number)
    found: list[int] = []
    for seat in seats(game, frame, who.player):
        deck = game.state.deck[seat]
        rows = deck[:number] if who.bottom else deck[: -number - 1 : -1]
        found.extend(known_id(game, row) for row in rows)
    return tuple(found)


def known_id(game: Game, row: int) -> int:
    """The id of a card that is being looked at in a hidden zone: it gets one to be spoken of until it is shuffled."""
    if not game.state.uid[row]:
        game.give_id(row)
    return game.state.uid[row]


@evaluates(WHO, Together)
def together(game: Game, frame: Frame, who: Together) -> Ids:
    found: list[int] = []
    for part in who.parts:
        found.extend(uid for uid in cards(game, frame, part) if uid not in found)
    return tuple(found)


@evaluates(WHO, HeroOf)
def hero_of(game: Game, frame: Frame, who: HeroOf) -> Ids:
    return tuple(game.state.uid[game.hero(seat)] for seat in seats(game, frame, who.player))


def in_play(game: Game, ids: Ids) -> list[int]:
    """The rows of those that are in play."""
    state = game.state
    rows = (state.row(uid) for uid in ids)
    return [row for row in rows if row >= 0 and state.zone[row] == PLAY]
