"""Acts that change what cards are: lifting effects, counters, hiding, second faces, copying, exchanging, quests."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import CountersChanged, Flipped, Hidden, How, Unhidden
from app.engine.heroes import effects, moves
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import record, submit
from app.engine.heroes.bans import may_not
from app.engine.heroes.deeds import D_MOVE, Deed
from app.engine.heroes.do_wounds import nothing_to_do, put_life
from app.engine.heroes.faces import face, moved, touched
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.lay import drop_keyword
from app.engine.heroes.look import amount, cards
from app.engine.heroes.numbers import (
    BY_ABILITY,
    COPY,
    E_ABILITY,
    E_CONTROL,
    E_COUNTER,
    E_GRANT,
    E_LIFE,
    E_REINFORCE,
    E_STRIKE,
    E_WEAKEN,
    GRAVEYARD,
    HIDDEN,
    HOW,
    KEYWORD,
    R_WOUNDS,
)
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.play import obstacle as play_obstacle
from app.engine.heroes.play import play_frame
from app.engine.heroes.state import Effect
from app.engine.heroes.stats import strike
from app.engine.heroes.triggers import happen
from app.engine.heroes.who import in_play
from app.engine.message import message
from app.engine.program import (
    ApplySpell,
    Become,
    CompleteQuest,
    CopyAbilities,
    CopyStat,
    Exchange,
    Flip,
    Hide,
    Improve,
    Lift,
    MoveEffects,
    PlayCard,
    PutCounters,
    RemoveCounters,
    Unhide,
    Value,
)
from app.engine.terms import Ban, KeywordName, Kind, Stat

_MANY: Final = 1000

_COUNTED: Final = {"reinforcements": E_REINFORCE, "weakenings": E_WEAKEN, "extra lives": E_LIFE, "counters": E_COUNTER}


def _limit(game: Game, frame: Frame, number: Value | None) -> int:
    return _MANY if number is None else amount(game, frame, number)


@does(Lift)
def lift(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Counted effects up to a number over all the cards, a keyword, or everything (119.5)."""
    node: Lift = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    left = _limit(game, frame, node.number)
    taken, done = 0, []
    for row in in_play(game, ids):
        if node.what == "keyword" and node.keyword is not None:
            part = _lift_keyword(game, row, node.keyword, frame.source)
        elif node.what in _COUNTED:
            part = effects.take_counted(game, row, _COUNTED[node.what], left - taken)
        else:
            part = _lift_all(game, row)
        taken += part
        if part:
            done.append(game.state.uid[row])
    wanted = taken if node.number is None else left
    record(frame, taken, max(wanted, 1), tuple(done))
    return frame.pc + 1


def _lift_keyword(game: Game, row: int, keyword: KeywordName, source: int) -> int:
    number = KEYWORD[keyword]
    if not face(game, row).has >> number & 1:
        return 0
    drop_keyword(game, row, number)
    side = game.state.control[row]
    happen(game, on.EFFECT_LIFTED, game.state.uid[row], source, 0, side, side, -1, number)
    return 1


def _lift_all(game: Game, row: int) -> int:
    """All effects; counters and changed properties, the controlling player among them, are none and stay (119.4)."""
    lifted = [it for it in game.state.effects[row] if not _is_marker(game, it)]
    for effect in lifted:
        effects.lift(game, row, effect)
    return len(lifted)


def _is_marker(game: Game, effect: Effect) -> bool:
    """What lies on a card and is no effect: counters, and the end of a change of its properties (104.2.1)."""
    changes = effect.kind == E_GRANT and isinstance(game.book.grants[effect.what].node, Become)
    return changes or effect.kind in (E_COUNTER, E_CONTROL)


# ------------------------------------------------------------------------------------------------------- counters


@does(PutCounters)
def put_counters(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: PutCounters = instruction[1]
    ids = cards(game, frame, node.who)
    number = amount(game, frame, node.number)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    for row in in_play(game, ids):
        if number:
            effects.put(game, row, E_COUNTER, number, frame.source, frame.seat, name=node.name)
            _tell_counters(game, row, node.name, number)
    record(frame, number * len(ids), number * len(ids), ids)
    return frame.pc + 1


@does(RemoveCounters)
def remove_counters(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: RemoveCounters = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    wanted, taken = _limit(game, frame, node.number), 0
    for row in in_play(game, ids):
        part = effects.take_counted(game, row, E_COUNTER, wanted, node.name)
        taken += part
        if part:
            _tell_counters(game, row, node.name, -part)
    record(frame, taken, taken if node.number is None else wanted, ids)
    return frame.pc + 1


def _tell_counters(game: Game, row: int, name: str, change: int) -> None:
    game.tell(CountersChanged(game.ref(row), name, change, effects.counters(game, row, name)))


# --------------------------------------------------------------------------------------------- hidden, second face


@does(Hide)
def hide(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Face down (part 7, Скрыться)."""
    node: Hide = instruction[1]
    ids = cards(game, frame, node.who)
    heroes = (game.hero(0), game.hero(1))
    rows = [row for row in in_play(game, ids) if not game.state.flags[row] & HIDDEN and row not in heroes]
    for row in rows:
        set_hidden(game, row, True)
    record(frame, len(rows), 1, ids, broken=not ids)
    return frame.pc + 1


@does(Unhide)
def unhide(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Unhide = instruction[1]
    ids = cards(game, frame, node.who)
    rows = [row for row in in_play(game, ids) if game.state.flags[row] & HIDDEN]
    for row in rows:
        set_hidden(game, row, False)
    record(frame, len(rows), 1, ids, broken=not ids)
    return frame.pc + 1


def set_hidden(game: Game, row: int, hidden: bool, paragraph: str = "") -> None:
    state = game.state
    state.flags[row] = state.flags[row] | HIDDEN if hidden else state.flags[row] & ~HIDDEN
    game.faces[row] = None
    moved(game)
    uid, side = state.uid[row], state.control[row]
    if hidden:
        game.tell(Hidden(game.ref(row), side))
        happen(game, on.HIDES, uid, 0, 0, side, side)
    else:
        game.tell(Unhidden(game.ref(row), paragraph))
        happen(game, on.UNHIDES, uid, 0, 0, side, side)


@does(Flip)
def flip(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The other face of a two-faced card; wounds and effects stay."""
    node: Flip = instruction[1]
    state = game.state
    ids = cards(game, frame, node.who)
    done: list[int] = []
    for row in in_play(game, ids):
        other = _other_face(game, row)
        if other >= 0:
            was = game.name(row)
            state.facts[row] = other
            game.faces[row] = None
            moved(game)
            game.tell(Flipped(game.ref(row), was))
            done.append(state.uid[row])
    record(frame, len(done), len(ids), tuple(done), broken=not ids)
    return frame.pc + 1


def _other_face(game: Game, row: int) -> int:
    """The facts on the other side of the card. A created copy has the properties and abilities of the face that was
    copied (part 7, Создать копию); another side is none of them.
    """
    book, facts = game.book, game.state.facts[row]
    if game.state.flags[row] & COPY:
        return -1
    return book.front.get(facts, book.index.get(book.facts[facts].back, -1))


@does(Improve)
def improve(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A creature that is no mechanism loses its classes and becomes one; else the ability is undone (part 7)."""
    node: Improve = instruction[1]
    ids = cards(game, frame, node.who)
    rows = [row for row in in_play(game, ids) if "механизм" not in face(game, row).classes]
    for row in rows:
        effects.put(game, row, E_GRANT, -1, frame.source, frame.seat, what=game.book.mechanise)
    record(frame, len(rows), len(ids), ids, broken=not rows)
    return frame.pc + 1


@does(CompleteQuest)
def complete_quest(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Завершите» puts it on the graveyard (HEROES §9, 18)."""
    node: CompleteQuest = instruction[1]
    ids = cards(game, frame, node.who)
    rows = [row for row in in_play(game, ids) if face(game, row).kind is Kind.QUEST]
    for row in rows:
        side = game.state.control[row]
        happen(game, on.QUEST_COMPLETED, game.state.uid[row], frame.source, 0, side, side)
    quests = tuple(game.state.uid[row] for row in rows)
    if nothing_to_do(frame, node.who, quests):
        return frame.pc + 1
    deeds = [Deed(D_MOVE, uid, 1, frame.source, frame.seat, to=GRAVEYARD, how=HOW[How.MOVED]) for uid in quests]
    submit(game, frame, deeds)
    return frame.pc + 1


# ------------------------------------------------------------------------------------------- exchange and copies


@does(Exchange)
def exchange(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Two cards swap a number, or who controls them."""
    node: Exchange = instruction[1]
    first, second = in_play(game, cards(game, frame, node.a)), in_play(game, cards(game, frame, node.b))
    heroes = (game.hero(0), game.hero(1))
    if not first or not second or (node.stat is None and (first[0] in heroes or second[0] in heroes)):
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    a, b = first[0], second[0]
    if node.stat is None:
        seats = game.state.control[a], game.state.control[b]
        moves.change_control(game, a, seats[1], frame.source)
        moves.change_control(game, b, seats[0], frame.source)
    elif node.stat in _SWAPS:
        _SWAPS[node.stat](game, a, b, frame)
    else:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    record(frame, 1, 1, (game.state.uid[a], game.state.uid[b]))
    return frame.pc + 1


def _swap_strike(game: Game, a: int, b: int, frame: Frame) -> None:
    difference = strike(game, b) - strike(game, a)
    if difference:
        effects.put(game, a, E_STRIKE, difference, frame.source, frame.seat)
        effects.put(game, b, E_STRIKE, -difference, frame.source, frame.seat)


def _swap_life(game: Game, a: int, b: int, frame: Frame) -> None:
    levels = [face(game, row).life - game.state.wounds[row] for row in (a, b)]
    put_life(game, a, levels[1], frame.source, frame.seat)
    put_life(game, b, levels[0], frame.source, frame.seat)


def _swap_wounds(game: Game, a: int, b: int, frame: Frame) -> None:
    wounds = game.state.wounds
    wounds[a], wounds[b] = wounds[b], wounds[a]
    touched(game, R_WOUNDS)
    game.state.unsettled = True


_SWAPS: Final = {Stat.STRIKE: _swap_strike, Stat.LIFE: _swap_life, Stat.MAX_LIFE: _swap_life, Stat.WOUNDS: _swap_wounds}


@does(MoveEffects)
def move_effects(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Wounds or counted effects go over from one card to another."""
    node: MoveEffects = instruction[1]
    sources, targets = in_play(game, cards(game, frame, node.source)), in_play(game, cards(game, frame, node.to))
    if not sources or not targets:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    to, left = targets[0], _limit(game, frame, node.number)
    shifted = 0
    for row in sources if _may_carry(game, frame, node.what, to) else ():
        shifted += _shift(game, frame, node.what, row, to, left - shifted)
    wanted = shifted if node.number is None else left
    record(frame, shifted, max(wanted, 1), (game.state.uid[to],))
    return frame.pc + 1


def _may_carry(game: Game, frame: Frame, what: str, to: int) -> bool:
    """Only characters have wounds (211.4); some cards may get no effects of a kind (514.2)."""
    if what == "wounds":
        return face(game, to).kind in (Kind.CREATURE, Kind.HERO)
    ban = _MAY_NOT_GET.get(what)
    return ban is None or not may_not(game, to, ban, game.state.row(frame.source), BY_ABILITY)


_MAY_NOT_GET: Final = {"reinforcements": Ban.BE_REINFORCED, "weakenings": Ban.BE_WEAKENED}


def _shift(game: Game, frame: Frame, what: str, row: int, to: int, most: int) -> int:
    """Up to so many go over; effects that came cancel what they meet there ([17], 504.5)."""
    if what == "wounds":
        return _shift_wounds(game, row, to, most)
    part = effects.take_counted(game, row, _COUNTED[what], most)
    if not part:
        return 0
    if what == "extra lives":
        effects.add_life(game, to, part, frame.source, frame.seat)
    elif what == "counters":
        effects.put(game, to, E_COUNTER, part, frame.source, frame.seat)
    else:
        effects.reinforce(game, to, part if what == "reinforcements" else -part, frame.source, frame.seat)
    game.state.unsettled = True
    return part


def _shift_wounds(game: Game, row: int, to: int, most: int) -> int:
    """Markers move: nothing is healed or wounded."""
    wounds = game.state.wounds
    part = min(most, wounds[row])
    wounds[row] -= part
    wounds[to] += part
    touched(game, R_WOUNDS)
    game.state.unsettled = True
    return part


@does(CopyAbilities)
def copy_abilities(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Printed особенности only (110.1); with `one` the player says which. Its own name stands for the receiver
    (110.5).
    """
    node: CopyAbilities = instruction[1]
    state = game.state
    sources = [row for row in (state.row(uid) for uid in cards(game, frame, node.who)) if row >= 0]
    targets = in_play(game, cards(game, frame, node.to))
    own = {ability for row in targets for ability in face(game, row).printed}
    found = [it for row in sources if row not in targets for it in face(game, row).printed if it not in own]
    found = list(dict.fromkeys(found))
    if not found or not targets:
        record(frame, 0, 1, (), broken=not (sources and targets))
        return frame.pc + 1
    if node.one and len(found) > 1:
        options = [Option(Act.MODE, ability=ability) for ability in found]
        answer = game.ask(frame, Ask.MODE, frame.seat, options, message("ask.ability", card=game.ref_of(frame.source)))
        if answer is None:
            return WAIT
        found = [answer.ability]
    until = node.until
    for row in targets:
        for ability in found:
            effects.put(
                game, row, E_ABILITY, 0, frame.source, frame.seat, what=ability, span=until.span, turns=until.turns
            )
    record(frame, len(found), 1, tuple(state.uid[row] for row in targets))
    return frame.pc + 1


@does(CopyStat)
def copy_stat(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The card's strike or life becomes another's, wherever that one lies."""
    node: CopyStat = instruction[1]
    sources = [row for row in (game.state.row(uid) for uid in cards(game, frame, node.who)) if row >= 0]
    targets = in_play(game, cards(game, frame, node.to))
    if not sources or not targets:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    source = sources[0]
    for row in targets:
        if node.stat is Stat.STRIKE:
            difference = strike(game, source) - strike(game, row)
            if difference:
                effects.put(game, row, E_STRIKE, difference, frame.source, frame.seat)
        else:
            put_life(game, row, face(game, source).life - game.state.wounds[source], frame.source, frame.seat)
    record(frame, 1, 1, tuple(game.state.uid[row] for row in targets))
    return frame.pc + 1


# ------------------------------------------------------------------------------------------------ playing by text


@does(PlayCard)
def play_card(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Play cards as the text allows, free or cheaper, one after another; the playing runs before this text goes on."""
    node: PlayCard = instruction[1]
    ids = tuple(uid for uid in cards(game, frame, node.who) if game.state.row(uid) >= 0)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    state, cheaper = game.state, amount(game, frame, node.cheaper) if node.cheaper else 0
    made = [play_frame(game, state.row(uid), frame.seat, node.free, cheaper) for uid in ids]
    legal = [it for it in made if not play_obstacle(game, it)]
    if not legal:
        record(frame, 0, len(ids), (), broken=True)
    state.stack.extend(reversed(legal))
    return frame.pc + 1


@does(ApplySpell)
def apply_spell(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A spell's text once more: targets anew, no payment, no move; by edition it counts as playing it (part 7)."""
    node: ApplySpell = instruction[1]
    state = game.state
    applied: list[int] = []
    for uid in cards(game, frame, node.who):
        row = state.row(uid)
        facts = state.facts[row] if row >= 0 else _ghost_facts(game, uid)
        text = game.book.spell_texts.get(facts, -1)
        if text < 0 or any(it.code == text and it.source == uid for it in state.stack):
            continue  # a text that applies itself does so once (525)
        made = Frame(text, 0, uid, frame.seat)
        made.free = 1
        state.stack.append(made)
        applied.append(uid)
        if not game.edition.repeated_spells_wake_nothing:
            happen(game, on.PLAYED, uid, frame.source, 0, frame.seat, frame.seat)
    record(frame, len(applied), 1, tuple(applied), broken=not applied)
    return frame.pc + 1


def _ghost_facts(game: Game, uid: int) -> int:
    ghost = game.ghost(uid)
    return ghost.facts if ghost else -1
