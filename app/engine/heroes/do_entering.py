"""Acts that bring cards into play, or to another's side: summoning, reviving, creating, control, attaching, mining."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import How
from app.engine.heroes import moves
from app.engine.heroes.acts import record, submit
from app.engine.heroes.bans import may_not
from app.engine.heroes.deeds import D_CONTROL, D_ENTER, Deed
from app.engine.heroes.do_cards import find, then_shuffle
from app.engine.heroes.do_wounds import nothing_to_do, put_life
from app.engine.heroes.effects import put
from app.engine.heroes.faces import face
from app.engine.heroes.flow import keep
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.lay import lay_grants
from app.engine.heroes.look import amount, cards, seats
from app.engine.heroes.numbers import (
    COPY,
    DECK,
    E_CONTROL,
    GONE,
    GRAVEYARD,
    HIDDEN,
    HOW,
    PLAY,
    QUIET,
    UNDER,
    ZONE_NUMBER,
)
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.who import in_play
from app.engine.message import message
from app.engine.program import (
    Attach,
    Create,
    CreateCopy,
    Mine,
    PutIntoDeck,
    Ref,
    Revive,
    Summon,
    TakeControl,
)
from app.engine.terms import Ban, Kind, Place, Span, Zone

MOST_PLACED: Final = 10
"""So many placed cards of one name may be in a player's deck and hand together (part 7)."""


@does(Summon)
def summon(game: Game, frame: Frame, instruction: Instruction) -> int:
    """From the own deck unless the text names another zone; open, under own control (519.3)."""
    node: Summon = instruction[1]
    zone = DECK if node.of.zone is Zone.PLAY else ZONE_NUMBER[node.of.zone]
    found = find(game, frame, [frame.seat], zone, node, frame.seat)
    if found is None:
        return WAIT
    if not found.done:
        return frame.pc
    ids, frame.picking = found.ids, ()
    if zone == DECK and found.looked:
        if not ids:
            moves.shuffle(game, frame.seat, frame.source)
        else:
            then_shuffle(game, frame, [frame.seat])
    if not ids:
        record(frame, 0, 1, ())
        return frame.pc + 1
    return _enter(game, frame, ids, How.SUMMONED, frame.seat, node.closed)


def _enter(game: Game, frame: Frame, ids: Ids, how: How, seat: int, closed: bool) -> int:
    """Bring cards into play."""
    deeds = [Deed(D_ENTER, uid, 0, frame.source, seat, to=PLAY, how=HOW[how], closed=int(closed)) for uid in ids]
    submit(game, frame, deeds)
    return frame.pc + 1


@does(Revive)
def revive(game: Game, frame: Frame, instruction: Instruction) -> int:
    """From the graveyard, open, under own control (519.4); a creature in play can't be revived (514.1)."""
    node: Revive = instruction[1]
    state = game.state
    ids = tuple(
        uid for uid in cards(game, frame, node.who) if state.row(uid) >= 0 and state.zone[state.row(uid)] == GRAVEYARD
    )
    players = seats(game, frame, node.player)
    ids = _or_a_part(game, ids)
    if nothing_to_do(frame, node.who, ids) or not players:
        return frame.pc + 1
    if len(ids) > 1 and isinstance(node.who, Ref):
        picked = _pick_one(game, frame, ids)
        if not picked:
            return WAIT
        ids = (picked,)
    if node.life is None:
        return _enter(game, frame, ids, How.REVIVED, players[0], node.closed)
    after = Frame(game.book.rules["revived life"], 0, frame.source, frame.seat)
    after.number = amount(game, frame, node.life)
    game.state.stack.append(after)
    _enter(game, after, ids, How.REVIVED, players[0], node.closed)
    return frame.pc + 1


def _or_a_part(game: Game, ids: Ids) -> Ids:
    """A merged card that has died lies there as its parts, any of which may come back (505.4)."""
    state = game.state
    found = list(ids)
    for uid in ids:
        ghost = game.ghost(uid)
        fallen = ghost.parts if ghost is not None else ()
        rows = ((part, state.row(part)) for part in fallen)
        found.extend(part for part, row in rows if row >= 0 and state.zone[row] == GRAVEYARD)
    return tuple(dict.fromkeys(found))


def _pick_one(game: Game, frame: Frame, ids: Ids) -> int:
    """One of these cards; 0 when the match waits."""
    options = [Option(Act.PICK, target=uid) for uid in ids]
    said = message("ask.choose", card=game.ref_of(frame.source), left=1)
    answer = game.ask(frame, Ask.CARD, frame.seat, options, said, 1, 1)
    return 0 if answer is None else answer.target


def revived_life(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Возродите с 1 жизнью»."""
    for row in in_play(game, frame.it):
        put_life(game, row, frame.number, frame.source, frame.seat)
    hand_down(game, frame)
    return frame.pc + 1


def hand_down(game: Game, frame: Frame) -> None:
    """What a helping frame has done counts as done by the text that it helps."""
    stack = game.state.stack
    below = stack[stack.index(frame) - 1]
    below.ok, below.done, below.full, below.replaced = frame.ok, frame.done, frame.full, frame.replaced
    below.results = (*below.results, frame.results[-1] if frame.results else 0)
    below.done_to = frame.done_to
    keep(below, frame.it)


# ------------------------------------------------------------------------------------------------------- creating


@does(Create)
def create(game: Game, frame: Frame, instruction: Instruction) -> int:
    """From the reserve into play (519.6)."""
    node: Create = instruction[1]
    facts = game.book.index.get(node.name, -1)
    number = amount(game, frame, node.number)
    rows: list[int] = []
    for seat in seats(game, frame, node.player):
        if facts >= 0:
            rows.extend(_from_reserve(game, facts, seat) for _ in range(number))
    return _created(game, frame, rows, node.closed)


def _from_reserve(game: Game, facts: int, seat: int) -> int:
    row = moves.new_row(game, facts, seat, GONE)
    game.give_id(row)
    game.state.zone[row] = ZONE_NUMBER[Zone.RESERVE]
    return row


def _created(game: Game, frame: Frame, rows: list[int], closed: bool, like: Ids = ()) -> int:
    """Bring cards from the reserve into play; `like` are the ids of the cards that copies are of."""
    if not rows:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    state, how = game.state, HOW[How.CREATED]
    deeds = [
        Deed(D_ENTER, state.uid[row], uid, frame.source, state.owner[row], to=PLAY, how=how, closed=int(closed))
        for row, uid in zip(rows, like or (0,) * len(rows), strict=True)
    ]
    submit(game, frame, deeds)
    return frame.pc + 1


@does(CreateCopy)
def create_copy(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A card with the name, numbers and text of another, without its wounds and effects (part 7, Копия)."""
    _, node, grants = instruction
    state = game.state
    ids = cards(game, frame, node.who)
    number = amount(game, frame, node.number)
    rows, like = list[int](), list[int]()
    for uid in ids:
        facts = _facts_of(game, uid)
        for seat in seats(game, frame, node.player):
            for _ in range(number if facts >= 0 else 0):
                row = _from_reserve(game, facts, seat)
                state.flags[row] |= COPY if node.is_hired else COPY | QUIET
                rows.append(row)
                like.append(uid)
    if not grants:
        return _created(game, frame, rows, False, tuple(like))
    after = Frame(game.book.rules["lay on entered"], frame.ability, frame.source, frame.seat)
    after.picking = grants
    state.stack.append(after)
    _created(game, after, rows, False, tuple(like))
    return frame.pc + 1


def _facts_of(game: Game, uid: int) -> int:
    row = game.state.row(uid)
    if row >= 0:
        return game.state.facts[row]
    ghost = game.ghost(uid)
    return ghost.facts if ghost else -1


def lay_on_entered(game: Game, frame: Frame, instruction: Instruction) -> int:
    """What a created copy gets besides: laid when it is there."""
    for row in in_play(game, frame.it):
        lay_grants(game, frame, row, frame.picking, Span.GAME, 1)
    hand_down(game, frame)
    return frame.pc + 1


@does(PutIntoDeck)
def put_into_deck(game: Game, frame: Frame, instruction: Instruction) -> int:
    """«Поместите»: at most ten of one name in a player's deck and hand (part 7)."""
    node: PutIntoDeck = instruction[1]
    state = game.state
    facts = game.book.index.get(node.name, -1)
    number = amount(game, frame, node.number)
    done = 0
    for seat in seats(game, frame, node.player):
        there = sum(1 for row in (*state.deck[seat], *state.hand[seat]) if state.facts[row] == facts)
        for _ in range(min(number, max(MOST_PLACED - there, 0)) if facts >= 0 else 0):
            row = moves.new_row(game, facts, frame.seat, GONE)
            state.zone[row] = ZONE_NUMBER[Zone.RESERVE]
            moves.move(game, row, DECK, How.PLACED, frame.source, seat, node.place)
            done += 1
        if node.place is Place.SHUFFLED and done:
            moves.shuffle(game, seat, frame.source)
    record(frame, done, number, ())
    return frame.pc + 1


# ----------------------------------------------------------------------------------- control, attaching, mining


@does(TakeControl)
def take_control(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The card goes over to another squad (519.5); heroes never do (208.1)."""
    node: TakeControl = instruction[1]
    ids = tuple(game.state.uid[row] for row in in_play(game, cards(game, frame, node.who)) if not _is_hero(game, row))
    players = seats(game, frame, node.player)
    if nothing_to_do(frame, node.who, ids) or not players:
        return frame.pc + 1
    for_a_time = node.until.span is not Span.GAME
    if for_a_time:
        for row in in_play(game, ids):
            if game.state.control[row] != players[0]:
                _give_back_later(game, frame, row, node)
    submit(game, frame, [Deed(D_CONTROL, uid, 0, frame.source, players[0], extra=int(for_a_time)) for uid in ids])
    return frame.pc + 1


def _is_hero(game: Game, row: int) -> bool:
    return face(game, row).kind is Kind.HERO


def _give_back_later(game: Game, frame: Frame, row: int, node: TakeControl) -> None:
    """The end of a time of control is the end of an effect on the card."""
    former = game.state.control[row]
    put(
        game, row, E_CONTROL, former, frame.source, frame.seat, span=node.until.span, turns=node.until.turns,
    )  # fmt: skip


@does(Attach)
def attach(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Attach = instruction[1]
    hosts = in_play(game, cards(game, frame, node.to))
    state = game.state
    rows = [row for row in (state.row(uid) for uid in cards(game, frame, node.who)) if row >= 0 and row not in hosts]
    rows = [row for row in rows if state.zone[row] != UNDER and not _is_hero(game, row)]
    if not hosts or not rows:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    for row in rows:
        moves.attach(game, row, hosts[0], frame.source)
    ids = tuple(state.uid[row] for row in rows)
    record(frame, len(rows), len(rows), ids)
    return frame.pc + 1


@does(Mine)
def mine(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Y goes under X, out of play; not itself, not by a card out of play (KEYWORDS §6)."""
    node: Mine = instruction[1]
    state = game.state
    hosts = in_play(game, cards(game, frame, node.by))
    rows = [row for row in (state.row(uid) for uid in cards(game, frame, node.who)) if row >= 0 and row not in hosts]
    rows = [
        row for row in rows if state.zone[row] != UNDER and not (state.zone[row] == PLAY and _unmineable(game, row))
    ]
    if not hosts or not rows:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    for row in rows:
        moves.mine(game, row, hosts[0], frame.source)
    ids = tuple(state.uid[row] for row in rows if state.zone[row] == UNDER)
    if not isinstance(node.who, Ref):  # a card told by its name is not what «оно» means
        keep(frame, ids)
    record(frame, len(ids), len(ids), ids)
    return frame.pc + 1


def _unmineable(game: Game, row: int) -> bool:
    return _is_hero(game, row) or bool(may_not(game, row, Ban.BE_MINED)) or bool(game.state.flags[row] & HIDDEN)
