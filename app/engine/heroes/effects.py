"""Effects on cards (119): laying them, taking them off, and their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.event import EffectLaid, EffectLifted
from app.engine.heroes.faces import changed
from app.engine.heroes.game import UNKNOWN_SPANS, Game
from app.engine.heroes.look import holds
from app.engine.heroes.numbers import (
    E_ABILITY,
    E_COUNTER,
    E_GRANT,
    E_KEYWORD,
    E_LIFE,
    E_REINFORCE,
    E_STRIKE,
    E_WEAKEN,
    KEYWORDS,
    SPAN,
)
from app.engine.heroes.state import Effect
from app.engine.heroes.triggers import delayed_frame
from app.engine.program import ExtraLife, Gain, Grant, Keyword, Modify, Number, Reinforce, Weaken
from app.engine.terms import KeywordName, Measure, Operation, Span

GAME: Final = SPAN[Span.GAME]
THIS_TURN: Final = SPAN[Span.THIS_TURN]
_COMBAT: Final = SPAN[Span.COMBAT]
_WHILE_SOURCE: Final = SPAN[Span.WHILE_SOURCE]
_WHILE_TRUE: Final = SPAN[Span.WHILE_TRUE]
_INCARNATION: Final = KEYWORDS.index(KeywordName.INCARNATION)


_THIS_OR_NEXT: Final = {
    Span.YOUR_TURN_END: (True, Span.YOUR_NEXT_TURN_END),
    Span.ENEMY_TURN_END: (False, Span.ENEMY_NEXT_TURN_END),
}
"""Spans to the end of the first turn of a player: the one under way when it is his."""


def ends(game: Game, span: Span, seat: int, row: int, turns: int = 1) -> tuple[int, int]:
    """A span as an effect holds it: its number, and the turn or (seat + 2 · turns to come) that ends it."""
    number = SPAN[span]
    if span is Span.THIS_TURN:
        return number, game.state.turn
    if span in _THIS_OR_NEXT:
        whose, next_one = _THIS_OR_NEXT[span]
        mine = seat if whose else 1 - seat
        return (THIS_TURN, game.state.turn) if game.state.active == mine else (SPAN[next_one], mine + 2 * turns)
    if span in (Span.ENEMY_NEXT_TURN_START, Span.ENEMY_NEXT_TURN_END):
        return number, (1 - seat) + 2 * turns
    if span is Span.NEXT_TURN_OF_CARD:
        return number, game.state.control[row] + 2 * turns
    return number, seat + 2 * turns


def lay(game: Game, row: int, effect: Effect) -> None:
    """Lay an effect as the newest; equal ones of the rules' own kinds that end alike are counted together."""
    state = game.state
    game.spans |= 1 << effect.span
    effects = state.effects[row]
    for i, old in enumerate(effects):
        if effect.kind in _COUNTED and old[:2] == effect[:2] and old[3:7] == effect[3:7] and old.name == effect.name:
            state.effects[row] = (*effects[:i], *effects[i + 1 :], effect._replace(number=old.number + effect.number))
            changed(game, row, effect)
            return
    state.effects[row] = (*effects, effect)
    changed(game, row, effect)


_COUNTED: Final = (E_STRIKE, E_LIFE, E_REINFORCE, E_WEAKEN, E_COUNTER)


def drop(game: Game, row: int, effect: Effect) -> None:
    """Take one effect off; nothing happens when it is gone already."""
    kept = tuple(it for it in game.state.effects[row] if it is not effect and it != effect)
    if len(kept) != len(game.state.effects[row]):
        game.state.effects[row] = kept
        changed(game, row, effect)


def put(
    game: Game,
    row: int,
    kind: int,
    number: int,
    source: int,
    seat: int,
    what: int = 0,
    span: Span = Span.GAME,
    turns: int = 1,
    cards: tuple[int, ...] = (),
    name: str = "",
) -> None:
    """Lay an effect and tell it."""
    where, turn = ends(game, span, seat, row, turns)
    effect = Effect(kind, what, number, where, turn, source, seat, game.new_stamp(), cards, name)
    lay(game, row, effect)
    if game.loud:
        node = grant_of(game, effect)
        if node is not None:
            game.tell(EffectLaid(game.ref(row), node, number, span, game.ref_of(source)))


def add_life(game: Game, row: int, number: int, source: int, seat: int, span: Span = Span.GAME) -> None:
    """Additional lives take negative ones off first, and the other way round (504.5); only lasting ones cancel."""
    state = game.state
    if span is Span.GAME:
        for old in state.effects[row]:
            if number and old.kind == E_LIFE and old.span == GAME and (old.number < 0) != (number < 0):
                together = old.number + number
                drop(game, row, old)
                number = together
                if game.loud:
                    game.tell(EffectLifted(game.ref(row), ExtraLife(Number(old.number)), abs(old.number)))
    if number:
        put(game, row, E_LIFE, number, source, seat, span=span)


def reinforce(game: Game, row: int, number: int, source: int, seat: int, span: Span = Span.GAME) -> None:
    """Reinforcements and weakenings cancel each other ([17]); `number` below 0 weakens."""
    kind, other = (E_REINFORCE, E_WEAKEN) if number > 0 else (E_WEAKEN, E_REINFORCE)
    left = abs(number)
    for old in game.state.effects[row]:
        if left and old.kind == other:
            taken = min(left, old.number)
            left -= taken
            take_counted(game, row, other, taken)
    if left:
        put(game, row, kind, left, source, seat, span=span)


def take_counted(game: Game, row: int, kind: int, number: int, name: str = "") -> int:
    """Take up to so many effects of a counted kind off, the newest first; returns how many were taken."""
    taken = 0
    for old in reversed(game.state.effects[row]):
        if taken < number and old.kind == kind and old.name == name and old.number > 0:
            part = min(number - taken, old.number)
            taken += part
            replace(game, row, old, old._replace(number=old.number - part) if part < old.number else None)
            if game.loud:
                node = grant_of(game, old)
                if node is not None:
                    game.tell(EffectLifted(game.ref(row), node, part))
    return taken


def replace(game: Game, row: int, old: Effect, new: Effect | None) -> None:
    """Put another effect in the place of one, or nothing."""
    out: list[Effect] = []
    for it in game.state.effects[row]:
        if it is old:
            if new is not None:
                game.spans |= 1 << new.span
                out.append(new)
        else:
            out.append(it)
    game.state.effects[row] = tuple(out)
    changed(game, row, old)


def lift(game: Game, row: int, old: Effect, expired: bool = False) -> None:
    """Take an effect off and tell it."""
    drop(game, row, old)
    if game.loud:
        node = grant_of(game, old)
        if node is not None:
            game.tell(EffectLifted(game.ref(row), node, old.number, expired))


def end_this_turn(game: Game, row: int, old: Effect) -> None:
    """The effect lasts to the end of the turn that is under way."""
    replace(game, row, old, old._replace(span=THIS_TURN, turn=game.state.turn))


def clear(game: Game, row: int, keep_incarnation: bool = False) -> None:
    """All effects are lost on the way to another zone; Incarnation stays between play and graveyard (205.3)."""
    state = game.state
    if not state.effects[row]:
        return
    kept = tuple(
        it for it in state.effects[row] if keep_incarnation and it.kind == E_KEYWORD and it.what == _INCARNATION
    )
    state.effects[row] = kept
    game.faces[row] = None


def counters(game: Game, row: int, name: str = "") -> int:
    return sum(it.number for it in game.state.effects[row] if it.kind == E_COUNTER and it.name == name)


def grant_of(game: Game, effect: Effect) -> Grant | None:
    """The effect as a grant of the language, for events and badges; None for what has words of its own."""
    number = Number(abs(effect.number))
    if effect.kind == E_STRIKE:
        return Modify(Measure.STRIKE, Operation.ADD if effect.number >= 0 else Operation.SUBTRACT, number)
    if effect.kind == E_KEYWORD:
        keyword = KEYWORDS[effect.what]
        return Gain(Keyword(keyword, Number(effect.number) if effect.number else None))
    if effect.kind == E_GRANT:
        return game.book.grants[effect.what].node
    if effect.kind == E_ABILITY:
        return Gain(game.book.abilities[effect.what].node)
    made = {E_LIFE: ExtraLife, E_REINFORCE: Reinforce, E_WEAKEN: Weaken}.get(effect.kind)
    return made(Number(effect.number)) if made else None


# -------------------------------------------------------------------------------------------------------- ending


def bearers(game: Game) -> list[int]:
    """Rows that may carry effects that end: squads, graveyards, hands."""
    state = game.state
    if not any(state.effects):
        return []
    zones = (state.squad, state.graveyard, state.hand)
    return [row for zone in zones for rows in zone for row in rows if state.effects[row]]


Ended = list[tuple[int, Effect]]
"""Rows with the effects that ended on them: who handed a card over for a time takes it back."""


def _spans(game: Game) -> int:
    """The bits of the spans that effects have."""
    if game.spans < 0:
        game.spans = 0
        for effects in game.state.effects:
            for effect in effects:
                game.spans |= 1 << effect.span
    return game.spans


def _expire(game: Game, spans: int, ending: Callable[[int, Effect], bool]) -> Ended:
    """End these effects, which have one of the spans (bits): most of the time there is none that has."""
    if not _spans(game) & spans:
        return []
    game.spans = UNKNOWN_SPANS
    ended = [(row, it) for row in bearers(game) for it in game.state.effects[row] if ending(row, it)]
    for row, effect in ended:
        lift(game, row, effect, expired=True)
    return ended


def expire_turn(game: Game) -> Ended:
    """310.2: «до конца хода» ends."""
    turn = game.state.turn
    return _expire(game, 1 << THIS_TURN, lambda _, effect: effect.span == THIS_TURN and effect.turn <= turn)


_STARTS: Final = (SPAN[Span.YOUR_NEXT_TURN_START], SPAN[Span.ENEMY_NEXT_TURN_START])
_NEXT_TURNS: Final = (SPAN[Span.YOUR_NEXT_TURN_END], SPAN[Span.ENEMY_NEXT_TURN_END], SPAN[Span.NEXT_TURN_OF_CARD])
_COMING: Final = sum(1 << span for span in _NEXT_TURNS + _STARTS)


def begin_turn(game: Game) -> Ended:
    """303.1: «до начала хода» ends; effects of the turn that begins now end with it."""
    seat, turn = game.state.active, game.state.turn
    for row in bearers(game) if _spans(game) & _COMING else ():
        for effect in game.state.effects[row]:
            if effect.span in _NEXT_TURNS + _STARTS and effect.turn & 1 == seat:
                _count_down(game, row, effect, turn)
    return _expire(game, _COMING, lambda _, effect: effect.span in _STARTS and effect.turn == seat)


def _count_down(game: Game, row: int, effect: Effect, turn: int) -> None:
    """One of the turns that the effect waits for has come; with the last one it lasts until that turn's end."""
    left = effect._replace(turn=effect.turn - 2)
    if left.turn < 2 and effect.span in _NEXT_TURNS:
        left = effect._replace(span=THIS_TURN, turn=turn)
    replace(game, row, effect, left)


def expire_combat(game: Game) -> Ended:
    """Effects until the end of the attack under way."""
    return _expire(game, 1 << _COMBAT, lambda _, effect: effect.span == _COMBAT)


def expire_source(game: Game, uid: int) -> Ended:
    """Effects that last as long as their source is in play."""
    return _expire(game, 1 << _WHILE_SOURCE, lambda _, effect: effect.span == _WHILE_SOURCE and effect.source == uid)


def expire_untrue(game: Game) -> Ended:
    """An effect whose condition fails is gone and does not come back (119.6)."""
    if not game.book.has_conditions:
        return []
    return _expire(
        game, 1 << _WHILE_TRUE, lambda row, effect: effect.span == _WHILE_TRUE and not _still(game, row, effect)
    )


def _still(game: Game, row: int, effect: Effect) -> bool:
    if effect.kind != E_GRANT:
        return True
    until = game.book.grants[effect.what].until
    frame = delayed_frame(game, effect, code=0)
    frame.each = game.state.uid[row]
    return until is None or holds(game, frame, until)
