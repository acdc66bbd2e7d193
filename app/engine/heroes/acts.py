"""Acts: deeds are checked, replaced, and done (508.4.2, 517); the frame that ordered them learns what became of them.

Without anything on the table that could replace them, deeds happen at once. Else a frame of the procedure `acts`
asks who must be asked, so that a match can stop in the middle of an act.
"""

from __future__ import annotations

from typing import Any, Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import How, Replaced
from app.engine.heroes.book import AbilityInfo
from app.engine.heroes.deeds import (
    D_DESTROY,
    D_DRAW,
    D_ENTER,
    D_EXTRA_LIFE,
    D_GAIN_COINS,
    D_HEAL,
    D_LOSE,
    D_MOVE,
    D_PRAYERS,
    D_WOUND,
    Deed,
    mask,
    would_happen,
)
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, fits_all, holds, seats
from app.engine.heroes.measures import extra_lives, healing, of_player, taken, wounds
from app.engine.heroes.memory import matches
from app.engine.heroes.moves import attach
from app.engine.heroes.numbers import E_LATER, HIDDEN, HOW, KEYWORD_BIT, PLAY
from app.engine.heroes.ops import WAIT, Instruction
from app.engine.heroes.payable import can_do, first_part
from app.engine.heroes.perform import GONE_AWAY, obstacle, perform_all
from app.engine.heroes.prevention import ignores, refuse
from app.engine.heroes.shielding import are_ordered, meet
from app.engine.heroes.state import Effect
from app.engine.heroes.triggers import delayed_frame, hire_part, mark, spent, tell_event, used
from app.engine.heroes.who import known_id
from app.engine.message import message
from app.engine.program import ChangeEvent, Instead, IsClass
from app.engine.terms import KeywordName, Measure

ACTS: Final = "acts"
MODULE: Final = KEYWORD_BIT[KeywordName.MODULE]
MECHANISM: Final = IsClass(("механизм",))

Found = tuple[int, int, int, int]
"""A replacement that applies: (ability or -delay, id of its card, seat, stamp of the delayed effect)."""


def submit(
    game: Game, frame: Frame, deeds: list[Deed], serial: bool = False, wanted: int = 0, is_counted: bool = False
) -> None:
    """Do these deeds as one act of the frame; `serial`: one after another (527.2). `wanted` is how much the text asks
    for, when the deeds are fewer; `is_counted`: their numbers are what the table has made of them already.
    """
    legal, refused_all = _legal(game, deeds, is_counted)
    wanted = max(wanted, len(deeds))
    if not legal:
        record(frame, 0, wanted, (), broken=refused_all)
        return
    replaces = game.replaces if game.replaces >= 0 else _replaces(game)
    if (replaces and replaces & mask(legal)) or _meets_module(game, legal) or are_ordered(game, legal):
        acts = Frame(game.book.rules[ACTS], frame.ability, frame.source, frame.seat)
        acts.acc = (tuple(legal), 0, (), (), (), int(serial), wanted, 0, 0, ())
        game.state.stack.append(acts)
        return
    results, ids = perform_all(game, legal)
    achieved = sum(results)
    record(frame, achieved, max(wanted, _wanted(legal)) if len(legal) == len(deeds) else achieved + 1, ids)
    _bind(frame, legal[0], ids)


def _bind(frame: Frame, deed: Deed, ids: Ids) -> None:
    """Later words may speak of the cards that such deeds moved."""
    if deed.kind in _BINDS:
        frame.it = ids
    if deed.how == _FOUND:
        frame.found = ids


_FOUND: Final = HOW[How.FOUND]
_BINDS: Final = (D_MOVE, D_ENTER, D_DRAW)
"""Deeds after which «оно» are the moved cards, by the ids that they have now."""


def _wanted(deeds: list[Deed]) -> int:
    wanted = 0
    for deed in deeds:
        wanted += max(deed.number, 1)
    return wanted


def _legal(game: Game, deeds: list[Deed], is_counted: bool) -> tuple[list[Deed], bool]:
    """The deeds that can be done, numbers computed if they are not yet; and whether none of the others' cards was where
    it had to be.
    """
    legal: list[Deed] = []
    gone = True
    for deed in deeds:
        paragraph = obstacle(game, deed)
        if not paragraph:
            legal.append(deed if is_counted or deed.kind not in _COMPUTED else _computed(game, deed))
        elif paragraph != GONE_AWAY:
            gone = False
            row = game.state.row(deed.card)
            if row >= 0:
                refuse(game, row, paragraph, deed.source)
    return legal, gone


def _computed(game: Game, deed: Deed) -> Deed:
    number = _COMPUTED[deed.kind](game, deed)
    return deed if number == deed.number else deed._replace(number=number)


def _wounds(game: Game, deed: Deed) -> int:
    return wounds(game, game.state.row(deed.source), game.state.row(deed.card), deed.number, deed.by)


def _healing(game: Game, deed: Deed) -> int:
    return healing(game, game.state.row(deed.source), game.state.row(deed.card), deed.number)


def _extra_lives(game: Game, deed: Deed) -> int:
    return extra_lives(game, game.state.row(deed.source), game.state.row(deed.card), deed.number)


def _coins(game: Game, deed: Deed) -> int:
    return of_player(game, deed.seat, Measure.COINS_GAINED, deed.number)


def _prayers(game: Game, deed: Deed) -> int:
    return of_player(game, deed.seat, Measure.PRAYERS_GAINED, deed.number)


_COMPUTED: Final = {
    D_WOUND: _wounds,
    D_HEAL: _healing,
    D_EXTRA_LIFE: _extra_lives,
    D_GAIN_COINS: _coins,
    D_PRAYERS: _prayers,
}
"""Deeds whose number the table changes before anything replaces them (508.4.1)."""


def record(
    frame: Frame, achieved: int, wanted: int, ids: tuple[int, ...], broken: bool = False, replaced: int = 0
) -> None:
    """Let the frame know what its part achieved (118.2, 118.4, 119.8)."""
    frame.ok = 0 if broken else 1
    frame.done = 1 if achieved > 0 else 0
    frame.full = 1 if achieved >= wanted > 0 else 0
    frame.replaced = replaced
    frame.results = (*frame.results, achieved)
    frame.done_to = ids


def _replaces(game: Game) -> int:
    """The event kinds that some replacement of the table waits for."""
    state, book = game.state, game.book
    found = book.far_replaces
    for squad in state.squad:
        for row in squad:
            found |= (game.faces[row] or face(game, row)).replaces
            for effect in state.effects[row]:
                if effect.kind == E_LATER and book.delays[effect.what].instead:
                    found |= book.delays[effect.what].wakes
    game.replaces = found
    return found


# ---------------------------------------------------------------------------------------------- the procedure


def step(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Take the next deed through its replacements; when all are through, do what is left and run what came instead."""
    deeds, i, applied, todo, later, serial, wanted, achieved, replaced, ids = frame.acc
    if i >= len(deeds):
        return _finish(game, frame)
    deed = Deed(*deeds[i])
    found = _applicable(game, deed, applied)
    if not found:
        return _shield(game, frame, deed)
    chosen = _choose(game, frame, deed, found)
    if chosen is None:
        return WAIT
    if chosen.act is Act.NO:
        frame.acc = (deeds, i, (*applied, *found), todo, later, serial, wanted, achieved, replaced, ids)
        return frame.pc
    return _apply(game, frame, deed, next(it for it in found if _option(it) == chosen))


def _shield(game: Game, frame: Frame, deed: Deed) -> int:
    """After everything that replaces wounds comes what prevents them (508.4.2), by edition in the players' order."""
    if deed.kind != D_WOUND or deed.closed or not game.edition.preventions_in_any_order:
        return _pass_deed(game, frame, deed)
    deeds, i, applied, *rest = frame.acc
    met = meet(game, frame, deed, applied)
    if met is None:
        return WAIT
    frame.acc = ((*deeds[:i], met[0], *deeds[i + 1 :]), i, met[1], *rest)
    return frame.pc


def _pass_deed(game: Game, frame: Frame, deed: Deed) -> int:
    """Nothing (more) replaces the deed."""
    deeds, i, _, todo, later, serial, wanted, achieved, replaced, ids = frame.acc
    if serial:
        if not obstacle(game, deed):
            results, moved = perform_all(game, [deed])
            achieved, ids = achieved + results[0], (*ids, *moved)
    else:
        todo = (*todo, deed)
    frame.acc = (deeds, i + 1, (), todo, later, serial, wanted, achieved, replaced, ids)
    return frame.pc


def _finish(game: Game, frame: Frame) -> int:
    """Do the deeds that were not replaced; then what came instead of the others, in order (527.7)."""
    deeds, _, _, todo, later, _, wanted, achieved, replaced, ids = frame.acc
    if todo:
        deeds = [Deed(*it) for it in todo]
        results, moved = perform_all(game, deeds)
        achieved += sum(results)
        ids = (*ids, *moved)
        wanted = max(wanted, _wanted(deeds))
    stack = game.state.stack
    stack.remove(frame)
    if stack:
        record(stack[-1], achieved, wanted, ids, replaced=replaced)
        if deeds:
            _bind(stack[-1], Deed(*deeds[0]), ids)
    for it in reversed(later):
        stack.append(_instead_frame(game, it))
    return WAIT_NOT


WAIT_NOT: Final = 0
"""What a frame that has taken itself off the stack returns; nobody reads it."""


def _applicable(game: Game, deed: Deed, applied: tuple[Found, ...]) -> list[Found]:
    """The replacements that this deed meets and has not met yet (525.2)."""
    met = (*applied, *_met_below(game))
    found = [it for it in _found(game, deed) if it not in met]
    module = _module_hosts(game, deed)
    if module and not any(it[0] == _MODULE for it in met):
        found.extend((_MODULE, host, deed.seat, 0) for host in module)
    return found


def _met_below(game: Game) -> list[Found]:
    """The replacements in whose consequences the deed is done: none of them comes a second time (525.2)."""
    acts = game.book.rules[ACTS]
    return [it for frame in game.state.stack if frame.acc and frame.code != acts for it in frame.acc[1]]


_MODULE: Final = 1 << 40
"""Stands for the ability «Модуль» among replacements."""


def _found(game: Game, deed: Deed) -> list[Found]:
    state, book = game.state, game.book
    happenings = would_happen(game, deed)
    bits = mask([deed])
    source = state.row(deed.source)
    target = state.row(deed.card)
    found: list[Found] = []
    for squad in state.squad:
        for row in squad:
            mine = face(game, row)
            if mine.replaces & bits:
                for ability in mine.insteads:
                    info = book.abilities[ability]
                    if row == target and ignores(game, source, "replacements", printed=ability in mine.printed):
                        continue
                    if _replaces_this(game, info, state.uid[row], state.control[row], happenings):
                        found.append((ability, state.uid[row], state.control[row], 0))
            found.extend(_delayed(game, row, happenings))
    for row, seat in book.far_rows(state) if book.far_replaces & bits else ():
        for ability in face(game, row).insteads:
            info = book.abilities[ability]
            if info.zones >> state.zone[row] & 1 and _replaces_this(game, info, known_id(game, row), seat, happenings):
                found.append((ability, state.uid[row], seat, 0))
    return list(dict.fromkeys(found))


def _replaces_this(game: Game, info: AbilityInfo, uid: int, seat: int, happenings: list[Any]) -> bool:
    node = info.node
    row = game.state.row(uid)
    if not isinstance(node, Instead) or (row >= 0 and game.state.zone[row] == PLAY and game.state.flags[row] & HIDDEN):
        return False
    if node.limit is not None and row >= 0 and node.limit.times and used(game, row, info) >= node.limit.times:
        return False
    frame = Frame(info.code, info.id, uid, seat)
    for it in happenings:
        tell_event(frame, it)
        if matches(game, frame, node.of, it):
            if node.optional and not can_do(game, frame, first_part(node.do)):
                return False  # who can't do what comes instead is not asked (118.3)
            return node.condition is None or holds(game, frame, node.condition)
    return False


def _delayed(game: Game, row: int, happenings: list[Any]) -> list[Found]:
    book = game.book
    found: list[Found] = []
    for effect in game.state.effects[row]:
        if effect.kind != E_LATER or not book.delays[effect.what].instead:
            continue
        frame = delayed_frame(game, effect, book.delays[effect.what].code)
        frame.each = game.state.uid[row]
        if any(matches(game, frame, book.delays[effect.what].when, it) for it in happenings):
            found.append((-1 - effect.what, game.state.uid[row], effect.seat, effect.stamp))
    return found


def _option(found: Found) -> Option:
    if found[0] == _MODULE:
        return Option(Act.PICK, target=found[1])
    return Option(Act.NEXT, card=found[1], ability=max(found[0], 0), number=found[3])


def _choose(game: Game, frame: Frame, deed: Deed, found: list[Found]) -> Option | None:
    """Which replacement applies (517.3, 517.4.2): of one player's he chooses; else the active one, or by edition the
    controller of the affected card."""
    players = {it[2] for it in found}
    seat = players.pop() if len(players) == 1 else _judge(game, deed)
    options = [_option(it) for it in found]
    optional = all(_is_optional(game, it) for it in found)
    if optional:
        options.append(Option(Act.NO))
    elif len(found) > 1:
        found = [it for it in found if not _is_optional(game, it)] or found
    row = game.state.row(deed.card)
    said = message("ask.replace", card=game.ref(row)) if row >= 0 else message("ask.replace_player")
    return game.ask(frame, Ask.REPLACE, seat, options, said)


def _judge(game: Game, deed: Deed) -> int:
    row = game.state.row(deed.card)
    if game.edition.affected_settles_replacements:
        return game.state.control[row] if row >= 0 else deed.seat
    return game.state.active


def _is_optional(game: Game, found: Found) -> bool:
    if found[0] == _MODULE:
        return True
    if found[0] < 0:
        return False
    node = game.book.abilities[found[0]].node
    return isinstance(node, Instead) and node.optional


def _apply(game: Game, frame: Frame, deed: Deed, found: Found) -> int:
    """Put the replacement in the deed's place."""
    deeds, i, applied, todo, later, serial, wanted, achieved, _, ids = frame.acc
    if found[0] == _MODULE:
        row, host = game.state.row(deed.card), game.state.row(found[1])
        from_play = deed.card
        attach_entering(game, row, host, deed)
        frame.acc = (deeds, i + 1, (), todo, later, serial, wanted, achieved + 1, 1, (*ids, from_play))
        return frame.pc
    _tell(game, deed, found)
    by_the_rules = deed.kind == D_LOSE or (deed.kind == D_DESTROY and deed.how == HOW[How.DIED])
    if by_the_rules:
        game.state.spared = (*game.state.spared, deed.card)
    changed = _changed(game, deed, found)
    if changed is not None:
        if _is_refused(game, changed):
            frame.acc = (deeds, i + 1, (), todo, later, serial, wanted, achieved, 1, ids)
            return frame.pc
        deeds = (*deeds[:i], changed, *deeds[i + 1 :])
        frame.acc = (deeds, i, (*applied, found), todo, later, serial, wanted, achieved, 1, ids)
        return frame.pc
    if not by_the_rules and _is_of_the_act(game, found):
        rest = tuple(it for it in deeds[i + 1 :] if found not in _applicable(game, Deed(*it), ()))
        deeds = (*deeds[: i + 1], *rest)
    entry = (found, deed, (*applied, found))
    if serial:
        frame.acc = (deeds, i + 1, (), todo, later, serial, wanted, achieved, 1, ids)
        game.state.stack.append(_instead_frame(game, entry))
    else:
        frame.acc = (deeds, i + 1, (), todo, (*later, entry), serial, wanted, achieved, 1, ids)
    return frame.pc


def _is_refused(game: Game, deed: Deed) -> bool:
    """Whether whom the deed goes over to can't receive it: he is protected like from any other (517.5)."""
    paragraph = obstacle(game, deed)
    row = game.state.row(deed.card)
    if paragraph and row >= 0:
        refuse(game, row, paragraph, deed.source)
    return paragraph != ""


def _is_of_the_act(game: Game, found: Found) -> bool:
    """«Если способность должна излечить персонажей»: what speaks of the act and its source, not of one card that it is
    done to, replaces the whole act once (508.3). Those who die together die each for itself (505.1)."""
    node = game.book.abilities[found[0]].node if found[0] > 0 else None
    return isinstance(node, Instead) and node.of.subject is None and node.of.other is not None


def _tell(game: Game, deed: Deed, found: Found) -> None:
    row = game.state.row(deed.card)
    owner = game.state.row(found[1])
    game.tell(Replaced(game.ref(row), game.ref(owner), max(found[0], 0)))
    if found[0] > 0 and owner >= 0:
        mark(game, owner, game.book.abilities[found[0]])
    if found[0] < 0:
        effect = _effect(game, found)
        if effect is not None and game.book.delays[effect.what].once:
            spent(game, owner, effect)


def _effect(game: Game, found: Found) -> Effect | None:
    row = game.state.row(found[1])
    return next((it for it in game.state.effects[row] if it.stamp == found[3]), None)


def _instead_frame(game: Game, entry: Any) -> Frame:
    """The frame of what happens instead; it knows the deed, for `ChangeEvent` inside."""
    (number, uid, seat, stamp), deed, applied = entry
    book = game.book
    if number > 0:
        frame = Frame(book.abilities[number].code, number, uid, seat)
    else:
        frame = Frame(book.delays[-1 - number].code, 0, uid, seat)
    tell_event(frame, would_happen(game, Deed(*deed))[0])
    frame.acc = (tuple(deed), applied, stamp)
    return frame


def _changed(game: Game, deed: Deed, found: Found) -> Deed | None:
    """A replacement that only changes the deed's number, card or player is done on the spot."""
    do = game.book.delays[-1 - found[0]].do if found[0] < 0 else getattr(game.book.abilities[found[0]].node, "do", None)
    if not isinstance(do, ChangeEvent):
        return None
    frame = Frame(0, max(found[0], 0), found[1], found[2])
    tell_event(frame, would_happen(game, deed)[0])
    return change(game, frame, deed, do)


def change(game: Game, frame: Frame, deed: Deed, node: ChangeEvent) -> Deed:
    """The same deed with another number, card or player."""
    if node.number is not None:
        deed = deed._replace(number=amount(game, frame, node.number))
    if node.to is not None:
        others = cards(game, frame, node.to)
        deed = _redirected(game, deed, others[0]) if others else deed
    if node.player is not None:
        players = seats(game, frame, node.player)
        deed = deed._replace(seat=players[0]) if players else deed
    return deed


def _redirected(game: Game, deed: Deed, card: int) -> Deed:
    """Who takes wounds in another's place takes as many as that one would have, and what its own abilities make of
    them.
    """
    row = game.state.row(card)
    if deed.kind == D_WOUND and row >= 0 and card != deed.card:
        number = taken(game, game.state.row(deed.source), row, deed.number, deed.by)
        return deed._replace(card=card, number=number)
    return deed._replace(card=card)


# ------------------------------------------------------------------------------------------------------ modules


def _meets_module(game: Game, deeds: list[Deed]) -> bool:
    for deed in deeds:  # noqa: SIM110 - every act comes by here
        if deed.kind == D_ENTER and _module_hosts(game, deed):
            return True
    return False


def _module_hosts(game: Game, deed: Deed) -> list[int]:
    """The mechanisms that an entering module may be attached to (part 7, Модуль)."""
    if deed.kind != D_ENTER:
        return []
    state, row = game.state, game.state.row(deed.card)
    if row < 0 or not face(game, row).has & MODULE:
        return []
    frame = Frame(0, 0, deed.card, deed.seat)
    return [state.uid[it] for it in state.squad[deed.seat] if fits_all(game, frame, it, (MECHANISM,))]


def attach_entering(game: Game, row: int, host: int, deed: Deed) -> None:
    """The module goes under the mechanism instead of entering; its own «Найм» works all the same."""
    attach(game, row, host, deed.source)
    hire_part(game, row, host, deed.extra)
