"""What happens wakes triggered abilities; woken ones wait until they can be announced (112, 401, 402)."""

from __future__ import annotations

from typing import Final

from app.engine.heroes import kinds as on
from app.engine.heroes.bans import may_not_trigger
from app.engine.heroes.book import AbilityInfo, Face
from app.engine.heroes.faces import changed, face, touched
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.look import holds
from app.engine.heroes.memory import matches
from app.engine.heroes.numbers import (
    DECK,
    E_LATER,
    EVENT_BIT,
    GRAVEYARD,
    HAND,
    HIDDEN,
    MEASURE_BIT,
    MINED,
    QUIET,
    R_HISTORY,
    SIDE_DECK,
    UNDER,
)
from app.engine.heroes.state import Effect, Happening
from app.engine.heroes.who import known_id
from app.engine.program import Modify, Triggered
from app.engine.terms import Measure, Operation

_TIMES: Final = MEASURE_BIT[Measure.TRIGGER_TIMES]


def happen(
    game: Game,
    kind: int,
    subject: int = 0,
    other: int = 0,
    number: int = 0,
    seat: int = -1,
    side: int = -1,
    by: int = -1,
    about: int = -1,
    origin: int = -1,
    to: int = -1,
) -> None:
    """Something happened (see `Happening`): remember it where some text asks, and wake what waits for it."""
    bit = 1 << kind
    book = game.book
    if not book.heard & bit:
        return
    watch = game.watch if game.watch >= 0 else _watch(game)
    if not (watch | book.remembers) & bit:
        return
    it = Happening(kind, subject, other, number, seat, side, by, about, origin, to)
    if book.remembers & bit:
        game.state.history.append(it)
        touched(game, R_HISTORY)
        if book.remembers_game & bit:
            game.state.chronicle.append(it)
    if watched(game) & bit:
        _wake(game, it, bit)


def watched(game: Game) -> int:
    """The event kinds that some trigger of the table waits for."""
    return game.watch if game.watch >= 0 else _watch(game)


def _watch(game: Game) -> int:
    state, book = game.state, game.book
    watch = book.far_wakes if any(state.effects) else book.far_wakes & book.far_printed
    for squad in state.squad:
        for row in squad:
            watch |= (game.faces[row] or face(game, row)).wakes
            for effect in state.effects[row]:
                if effect.kind == E_LATER:
                    watch |= book.delays[effect.what].wakes
    game.watch = watch
    return watch


def _wake(game: Game, it: Happening, bit: int) -> None:
    state, book = game.state, game.book
    for squad in state.squad:
        for row in squad:
            mine = game.faces[row] or face(game, row)
            if mine.wakes & bit:
                _wake_card(game, row, mine, it, bit)
            for effect in state.effects[row]:
                if effect.kind == E_LATER and book.delays[effect.what].wakes & bit:
                    _wake_delayed(game, row, effect, it)
    if book.far_wakes & bit:
        _wake_far(game, it, bit)


def _wake_card(game: Game, row: int, mine: Face, it: Happening, bit: int) -> None:
    state, abilities = game.state, game.book.abilities
    times = _times(mine, bit)
    is_quiet = it.kind == on.ENTERS and state.flags[row] & QUIET and it.subject == state.uid[row]
    for ability in mine.triggers:
        info = abilities[ability]
        if is_quiet and info.is_own_passage:
            continue
        if info.wakes & bit and info.zones & 1 and (not state.flags[row] & HIDDEN or _works_hidden(info)):
            for _ in range(times):
                _point(game, info, state.uid[row], state.control[row], it)


def _wake_far(game: Game, it: Happening, bit: int) -> None:
    """Triggers that say that they work in a hand, deck, graveyard or side deck (112.8), or under an own egg
    (Засада).
    """
    state, book = game.state, game.book
    facts, far, effects = state.facts, book.far_by_facts, state.effects
    zones = ((HAND, state.hand), (DECK, state.deck), (GRAVEYARD, state.graveyard), (SIDE_DECK, state.side_deck))
    for zone, rows_by_seat in zones:
        for seat in (0, 1) if book.far_zones >> zone & 1 else ():
            for row in [row for row in rows_by_seat[seat] if far[facts[row]] & bit or effects[row]]:
                _wake_far_card(game, row, seat, zone, it, bit)
    for row in state.under:
        waits = state.flags[row] & MINED and far[facts[row]] & bit
        if waits and EGG in face(game, state.host[row]).names:
            _wake_far_card(game, row, state.control[row], UNDER, it, bit)


EGG: Final = "Яйцо"


def _wake_far_card(game: Game, row: int, seat: int, zone: int, it: Happening, bit: int) -> None:
    for ability in face(game, row).triggers:
        info = game.book.abilities[ability]
        if info.wakes & bit and info.zones >> zone & 1:
            uid = known_id(game, row)
            _point(game, info, uid, seat, it)


def wake_in_hand(game: Game, row: int, it: Happening) -> None:
    """What a card says of its own discard works in the hand, so it is woken while the card is there (112.8, part 8:
    Чёрная метка)."""
    if game.book.far_zones >> HAND & 1 and game.book.far_by_facts[game.state.facts[row]] >> it.kind & 1:
        _wake_far_card(game, row, it.seat, HAND, it, 1 << it.kind)


def _point(game: Game, info: AbilityInfo, source: int, seat: int, it: Happening) -> None:
    """One point of triggering (112.6), when the event is the one and the condition holds."""
    node = info.node
    assert isinstance(node, Triggered)
    frame = Frame(info.code, info.id, source, seat)
    tell_event(frame, it)
    if not any(matches(game, frame, when, it) for when in node.on):
        return
    row = game.state.row(source)
    if row >= 0 and may_not_trigger(game, row, it.kind):
        return
    if info.keyword >= 0:
        frame.x = keyword_number(game, row, info.keyword)
        if info.numbered and not frame.x:
            return
    if node.condition is not None and not holds(game, frame, node.condition):
        return
    if not _is_chain(game, frame, info):
        game.state.pending.append(frame)


MOST_REPEATS: Final = 50
"""A chain in which players choose may come back to the same trigger so often."""


def _is_chain(game: Game, frame: Frame, info: AbilityInfo) -> bool:
    """A trigger that its own consequences wake again is not announced once more (E15 525.2): a chain that nobody can
    stop is cut before its first repetition, one with choices in it much later."""
    stack = game.state.stack
    key = (info.id, frame.source, frame.subject)
    before = stack[0].lineage if stack else ()
    frame.lineage = (*before, key)
    repeats = before.count(key)
    if not repeats:
        return False
    return repeats >= MOST_REPEATS or not (info.optional or game.book.codes[info.code].chooses)


def tell_event(frame: Frame, it: Happening) -> None:
    """Give a frame the event that it speaks of."""
    frame.event = it.kind
    frame.subject = it.subject
    frame.other = it.other
    frame.number = it.number
    frame.player = it.seat if it.seat >= 0 else it.side
    frame.by = it.by
    frame.paid = it.number


def _wake_delayed(game: Game, row: int, effect: Effect, it: Happening) -> None:
    """A delayed effect whose event has come (521)."""
    delay = game.book.delays[effect.what]
    frame = delayed_frame(game, effect, delay.code)
    frame.each = game.state.uid[row]
    tell_event(frame, it)
    if delay.instead or not matches(game, frame, delay.when, it):
        return
    if delay.once:
        spent(game, row, effect)
    game.state.pending.append(frame)


def delayed_frame(game: Game, effect: Effect, code: int) -> Frame:
    """A frame that knows what an effect was laid with: its source, its cards, its X."""
    frame = Frame(code, 0, effect.source, effect.seat)
    frame.it = effect.cards
    frame.slots = (effect.cards,)
    frame.x = effect.number
    return frame


def spent(game: Game, row: int, effect: Effect) -> None:
    """An effect that works once has worked."""
    game.state.effects[row] = tuple(it for it in game.state.effects[row] if it is not effect)
    changed(game, row)


def _times(mine: Face, wakes: int) -> int:
    """How often a trigger of this card that one of these events wakes fires: «срабатывают дважды»."""
    if not mine.measures & _TIMES:
        return 1
    times = 1
    for active in mine.grants:
        node = active.node
        if not isinstance(node, Modify) or node.measure is not Measure.TRIGGER_TIMES:
            continue
        if node.woken is None or EVENT_BIT[node.woken] & wakes:
            times = times * active.number if node.operation is Operation.MULTIPLY else times + active.number
    return max(times, 0)


def _works_hidden(info: AbilityInfo) -> bool:
    """Abilities that speak of hidden creatures work hidden (part 7)."""
    return info.speaks_of_hidden


def hire_part(game: Game, part: int, host: int, paid: int) -> None:
    """A card that is attached instead of entering is hired all the same, as a part of the merged card (part 7,
    Модуль).
    """
    state = game.state
    uid, seat = state.uid[host], state.control[host]
    it = Happening(on.ENTERS, uid, 0, paid, seat, seat)
    for ability in game.book.faces[state.facts[part]].triggers:
        info = game.book.abilities[ability]
        if info.wakes >> on.ENTERS & 1:
            _point(game, info, uid, seat, it)


def tell_works(game: Game, frame: Frame, info: AbilityInfo) -> None:
    """A triggered ability works: it has been announced (112.2). `by` is what woke it on its own card or on no card."""
    woken = frame.event if frame.subject in (0, frame.source) else -1
    happen(game, on.TRIGGER_WORKS, frame.source, frame.subject, frame.number, frame.seat, frame.seat, woken)
    if info.works_as >= 0:
        row = game.state.row(frame.source)
        number = frame.x if info.keyword >= 0 or row < 0 else keyword_number(game, row, info.works_as)
        happen(game, on.KEYWORD_WORKS, frame.source, 0, number, frame.seat, frame.seat, about=info.works_as)


def trigger_again(game: Game, row: int, it: Happening) -> int:
    """Wake the card's own triggers on that event of its own once more; returns how many."""
    before = len(game.state.pending)
    for ability in face(game, row).triggers:
        info = game.book.abilities[ability]
        if info.wakes >> it.kind & 1 and info.is_own_passage:
            _point(game, info, it.subject, game.state.control[row], it)
    return len(game.state.pending) - before


def used(game: Game, row: int, info: AbilityInfo) -> int:
    """How many marks of the ability lie on the card."""
    key = info.id if info.limit[1] else -info.id
    return next((times for ability, times in game.state.marks[row] if ability == key), 0)


def is_used_up_on(game: Game, row: int, info: AbilityInfo) -> bool:
    """Whether the ability has been announced as often as it may be (112.5, 113.4); what fires twice may be twice."""
    times, _ = info.limit
    if not times:
        return False
    fires = _times(game.faces[row] or face(game, row), info.wakes)
    return (used(game, row, info) if game.state.marks[row] else 0) >= times * fires


def unmark(game: Game, row: int, info: AbilityInfo) -> None:
    """Take a mark of use back (E15 113.9)."""
    key = info.id if info.limit[1] else -info.id
    left = used(game, row, info) - 1
    others = tuple(it for it in game.state.marks[row] if it[0] != key)
    game.state.marks[row] = (*others, (key, left)) if left > 0 else others


def mark(game: Game, row: int, info: AbilityInfo) -> None:
    """Lay a mark of use (113.4, 501.2)."""
    times, per_turn = info.limit
    if not times:
        return
    key = info.id if per_turn else -info.id
    others = tuple(it for it in game.state.marks[row] if it[0] != key)
    game.state.marks[row] = (*others, (key, used(game, row, info) + 1))
