"""What happened: matching a happening against what a text waits for or asks about."""

from __future__ import annotations

from dataclasses import replace

from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, fits_all
from app.engine.heroes.numbers import (
    BY_ANY,
    BY_ATTACK,
    BY_SHOT,
    BY_STRIKE,
    EVENT,
    KEYWORD,
    PLAY,
    SOURCE,
    UNDER,
    ZONE_NUMBER,
)
from app.engine.heroes.state import Happening
from app.engine.program import Filter, Ref, When
from app.engine.terms import Side, Zone


def remembered(game: Game, frame: Frame, when: When, whole_game: bool) -> list[Happening]:
    """The happenings of this turn (or the game) that the text describes."""
    past = game.state.chronicle if whole_game else game.state.history
    return [it for it in past if matches(game, frame, when, it)]


def matches(game: Game, frame: Frame, when: When, it: Happening) -> bool:
    """Whether that is what the text of the frame's source means."""
    if EVENT[when.event] != it.kind:
        return False
    if it.origin == UNDER and it.to != PLAY and when.from_zone is not Zone.UNDER:
        return False  # what goes from under a card wakes only what speaks of that, unless it comes into play there
    if when.player is not None and when.player is not Side.ANYONE:
        seat = it.seat if it.seat >= 0 else it.side
        if (seat == frame.seat) != (when.player is Side.YOURS):
            return False
    if when.subject is not None and not _names(game, frame, when.subject, it.subject, it.side):
        return False
    if when.other is not None and not _names(game, frame, when.other, it.other, -1):
        return False
    return _details(game, frame, when, it)


def _details(game: Game, frame: Frame, when: When, it: Happening) -> bool:
    if when.source is not None and not is_by(it.by, SOURCE[when.source]):
        return False
    if when.about is not None and it.about != KEYWORD[when.about]:
        return False
    if when.from_zone is not None and it.origin != ZONE_NUMBER[when.from_zone]:
        return False
    if when.to_zone is not None and it.to != ZONE_NUMBER[when.to_zone]:
        return False
    if when.woken is not None and it.by != EVENT[when.woken]:
        return False
    if when.at_least is not None and it.number < amount(game, frame, when.at_least):
        return False
    if when.nth and _times_before(game, frame, when, it) != when.nth - 1:
        return False
    return not when.first or _is_first(game, frame, when, it)


def is_by(by: int, wanted: int) -> bool:
    """Whether wounds by this kind of source are wounds by that: an attack is a strike or a shot."""
    if wanted == BY_ANY or by == wanted:
        return True
    return wanted == BY_ATTACK and by in (BY_STRIKE, BY_SHOT)


def _names(game: Game, frame: Frame, described: Filter | Ref, uid: int, side: int) -> bool:
    if isinstance(described, Ref):
        return uid != 0 and uid in cards(game, frame, described)
    row = game.state.row(uid)
    if row < 0:
        return False
    if side < 0:
        side = game.state.control[row]
    if described.side is not Side.ANYONE and (side == frame.seat) != (described.side is Side.YOURS):
        return False
    return fits_all(game, frame, row, described.tests)


def _is_first(game: Game, frame: Frame, when: When, it: Happening) -> bool:
    """The first time a turn: nothing of the kind happened before this."""
    for past in game.state.history:
        if past is it:
            return True
        if past != it and matches_but_first(game, frame, when, past):
            return False
    return True


def _times_before(game: Game, frame: Frame, when: When, it: Happening) -> int:
    """How often the like of it happened this turn before it."""
    times = 0
    for past in game.state.history:
        if past is it:
            break
        times += matches_but_first(game, frame, when, past)
    return times


def matches_but_first(game: Game, frame: Frame, when: When, it: Happening) -> bool:
    return matches(game, frame, replace(when, first=False, nth=0), it)
