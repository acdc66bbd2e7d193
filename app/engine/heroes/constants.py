"""Constant abilities (114): which cards they act on now."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.book import AbilityInfo, Active
from app.engine.heroes.faces import face, far_sources, fold, moved, refreshes_table
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import UNKNOWN_WATCH, Game
from app.engine.heroes.look import cards, fits_all, holds, value
from app.engine.heroes.numbers import COPY, HIDDEN, HOST, MEASURE_BIT, PLAY, R_ALWAYS, R_FACES, ZONES
from app.engine.program import (
    SELF,
    All,
    Constant,
    Filter,
    Gain,
    Grant,
    Keyword,
    Modify,
    Ref,
    RefKind,
    Together,
    Value,
    Who,
)
from app.engine.terms import Measure, Side

_ROUNDS: Final = 8
"""Constants that look at what others give settle in two rounds, chains of them in as many as they are long; numbers
that grow by each other are cut here (525.1)."""

Laid = dict[int, list[Active]]
Given = tuple[int, int, int]
"""What a constant lays on a card: the card's row, the grant, the id of its source."""


@refreshes_table
def refresh_all(game: Game) -> None:
    """Compute the faces of all cards that constants act on."""
    game.refreshing = True
    state, faces, printed = game.state, game.faces, game.book.faces
    for squad in state.squad:
        for row in squad:
            laid_on = state.effects[row] or state.flags[row] & (HOST | COPY)
            faces[row] = fold(game, row, ()) if laid_on else printed[state.facts[row]]
    laid: Laid = {}
    ended: set[Given] = set()
    for _ in range(_ROUNDS):
        before, laid = laid, _lay_all(game)
        if _same(before, laid):
            break
        if before and _comes_again(before, laid, ended):
            laid = before
            break
        for row in {*before, *laid}:
            game.faces[row] = fold(game, row, laid.get(row, ()))
        if not game.reads & R_FACES:
            break  # no constant looks at what others give
    game.laid = laid
    game.refreshing = False


def _comes_again(before: Laid, laid: Laid, ended: set[Given]) -> bool:
    """Whether something would be laid that was laid and has ended: before that a cycle breaks off (525.1). `ended` is
    what has ended so far.
    """
    now = _given_by(laid)
    if now & ended:
        return True
    ended |= _given_by(before) - now
    return False


def _given_by(laid: Laid) -> set[Given]:
    return {(row, it.grant, it.source) for row, actives in laid.items() for it in actives}


def came(game: Game, row: int) -> None:
    """A card came into play with nothing on it."""
    if not _stay(game, row):
        moved(game, row)
        return
    assert game.laid is not None
    game.state.unsettled = True
    mine = game.faces[row] = game.book.faces[game.state.facts[row]]
    given = [it for source, info in sources(game) for it in _given(game, source, info, row)]
    if given:
        given.sort(key=lambda active: active.stamp)
        game.laid = {**game.laid, row: given}
        mine = game.faces[row] = fold(game, row, given)
    if mine.wakes or mine.replaces:
        game.watch = game.replaces = UNKNOWN_WATCH


def left(game: Game, row: int) -> None:
    """A card left play that had nothing on it but what constants gave it."""
    if not _stay(game, row):
        moved(game, row)
        return
    assert game.laid is not None
    game.state.unsettled = True
    printed = game.book.faces[game.state.facts[row]]
    if row in game.laid:
        game.laid = {other: given for other, given in game.laid.items() if other != row}
        game.watch = game.replaces = UNKNOWN_WATCH
    elif printed.wakes or printed.replaces:
        game.watch = game.replaces = UNKNOWN_WATCH


def _stay(game: Game, row: int) -> bool:
    """Whether the card's coming or leaving changes nothing of what constants give others."""
    known = game.has_constants == 1 and game.laid is not None and game.has_local_constants
    return known and not game.book.faces[game.state.facts[row]].constants


def _given(game: Game, source: int, info: AbilityInfo, row: int) -> list[Active]:
    """What a local constant gives that card."""
    node = info.node
    assert isinstance(node, Constant)
    frame = Frame(0, info.id, game.state.uid[source], _seat(game, source))
    frame.each = game.state.uid[row]
    return _actives(game, frame, source, info) if _describes(game, frame, node.who, source, row) else []


def _same(a: Laid, b: Laid) -> bool:
    if a.keys() != b.keys():
        return False
    return all(
        [(it.grant, it.number, it.source) for it in a[row]] == [(it.grant, it.number, it.source) for it in b[row]]
        for row in a
    )


def _lay_all(game: Game) -> Laid:
    """Every constant's grants by row, in order of appearance (114.4)."""
    laid: Laid = {}
    reads = R_ALWAYS
    game.reaching = []
    game.has_local_constants = True
    for row, info in sources(game):
        reads |= info.reads
        game.has_local_constants &= info.is_local
        if info.reaches_all:
            game.reaching.append((row, info))  # acts on cards as they are played or as spells: asked for then
            continue
        for target, active in _acts(game, row, info):
            laid.setdefault(target, []).append(active)
    game.reads = reads
    for actives in laid.values():
        actives.sort(key=lambda active: active.stamp)
    return laid


def sources(game: Game) -> list[tuple[int, AbilityInfo]]:
    """Every constant ability that works now, with the row of its card."""
    state, abilities = game.state, game.book.abilities
    found: list[tuple[int, AbilityInfo]] = []
    for squad in state.squad:
        for row in squad:
            constants = (game.faces[row] or face(game, row)).constants
            if constants and not state.flags[row] & HIDDEN:
                found.extend([(row, abilities[it]) for it in constants if abilities[it].zones & 1])
    for row in far_sources(game):
        zone = state.zone[row]
        own = game.book.faces[state.facts[row]].constants
        found.extend((row, abilities[it]) for it in own if abilities[it].zones >> zone & 1)
    return found


def _acts(game: Game, row: int, info: AbilityInfo) -> list[tuple[int, Active]]:
    """The rows that a constant acts on, with what it gives each."""
    state, node = game.state, info.node
    assert isinstance(node, Constant)
    frame = Frame(0, info.id, state.uid[row], _seat(game, row))
    if node.condition is not None and not holds(game, frame, node.condition):
        return []
    found: list[tuple[int, Active]] = []
    for uid in cards(game, frame, node.who):
        target = state.row(uid)
        if target >= 0:
            frame.each = uid
            found.extend([(target, active) for active in _actives(game, frame, row, info)])
    return found


def _seat(game: Game, row: int) -> int:
    state = game.state
    return state.control[row] if state.zone[row] == PLAY else state.owner[row]


def _actives(game: Game, frame: Frame, row: int, info: AbilityInfo) -> list[Active]:
    made = []
    for number in info.grants:
        grant = game.book.grants[number]
        given = -1 if grant.value is None else value(game, frame, grant.value)
        made.append(Active(grant.node, number, given, frame.source, frame.seat, game.state.arrived[row]))
    return made


def grant_number(game: Game, frame: Frame, node: Grant) -> int:
    """The number that a grant gives now; -1 for one without."""
    number = grant_value(node)
    return -1 if number is None else value(game, frame, number)


def grant_value(node: Grant) -> Value | None:
    """What the number of a grant is computed from; None for one without."""
    if isinstance(node, Gain):
        return node.ability.number if isinstance(node.ability, Keyword) else None
    found: Value | None = getattr(node, "value", None) or getattr(node, "number", None)
    return found


# ---------------------------------------------------------------- constants on cards that are not (yet) in play


def grants_on(game: Game, row: int, measures: int) -> list[Active]:
    """Modifiers of these measures on a card that is being played or is a spell at work, wherever it lies (105.1.1)."""
    found: list[Active] = [
        it for it in face(game, row).grants if isinstance(it.node, Modify) and MEASURE_BIT[it.node.measure] & measures
    ]
    for ability in face(game, row).constants:  # what concerns its own cost alone works in the hand (203.2)
        info = game.book.abilities[ability]
        if info.reaches_all and isinstance(info.node, Constant) and info.node.who == SELF:
            found.extend(_reach(game, row, info, row, measures))
    for source, info in reaching(game):
        if source != row:
            found.extend(_reach(game, source, info, row, measures))
    return found


def reaching(game: Game) -> list[tuple[int, AbilityInfo]]:
    """The constants that act on cards as they are played, with the rows of their cards."""
    if game.has_constants < 0 or (game.has_constants and game.laid is None):
        game.faces[game.hero(0)] = None
        face(game, game.hero(0))
    return game.reaching


def _reach(game: Game, source: int, info: AbilityInfo, row: int, measures: int) -> list[Active]:
    node = info.node
    assert isinstance(node, Constant)
    frame = Frame(0, info.id, game.state.uid[source], _seat(game, source))
    frame.each = game.state.uid[row]
    if node.condition is not None and not holds(game, frame, node.condition):
        return []
    if not _describes(game, frame, node.who, source, row):
        return []
    actives = _actives(game, frame, source, info)
    return [it for it in actives if isinstance(it.node, Modify) and MEASURE_BIT[it.node.measure] & measures]


def _describes(game: Game, frame: Frame, who: Who, source: int, row: int) -> bool:
    """Whether a constant's cards include this one, wherever it lies: whoever plays it counts as whose it is."""
    if isinstance(who, Together):
        return any(_describes(game, frame, part, source, row) for part in who.parts)
    if isinstance(who, Ref):
        return who.kind is RefKind.SELF and source == row
    if not isinstance(who, All):
        return False
    of: Filter = who.of
    zone = ZONES[game.state.zone[row]]
    if of.zone not in (zone, ZONES[PLAY]):
        return False
    mine = game.state.control[row] == frame.seat
    if of.side is not Side.ANYONE and mine != (of.side is Side.YOURS):
        return False
    return fits_all(game, frame, row, of.tests)


REACHING: Final = MEASURE_BIT[Measure.COST] | MEASURE_BIT[Measure.SPELL_WOUNDS]
"""Measures of cards out of play: of those being played, of spells at work."""


def acting(game: Game) -> Laid:
    """What constants give now, by row; for the screen."""
    reaching(game)
    return game.laid or {}
