"""Acts that move cards between zones: drawing, discarding, searching, summoning, reviving, creating, attaching,
mining.
"""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import BOTH, How, Revealed
from app.engine.heroes import kinds as on
from app.engine.heroes import moves
from app.engine.heroes.acts import record, submit
from app.engine.heroes.bans import may_not
from app.engine.heroes.deeds import D_CONTROL, D_DRAW, D_ENTER, D_MOVE, D_SHUFFLE, Deed
from app.engine.heroes.do_wounds import called_for, nothing_to_do, put_life
from app.engine.heroes.effects import put
from app.engine.heroes.faces import face
from app.engine.heroes.flow import keep, one_of_each
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.lay import lay_grants
from app.engine.heroes.look import amount, cards, decider, fits_all, not_being_played, seats
from app.engine.heroes.measures import of_player
from app.engine.heroes.numbers import (
    COPY,
    DECK,
    E_CONTROL,
    GONE,
    GRAVEYARD,
    HAND,
    HIDDEN,
    HOW,
    KEYWORD_BIT,
    PLACE,
    PLAY,
    QUIET,
    UNDER,
    ZONE_NUMBER,
    ZONES,
)
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.triggers import happen
from app.engine.heroes.who import in_play, known_id
from app.engine.message import message
from app.engine.program import (
    Attach,
    Create,
    CreateCopy,
    DeckTop,
    Discard,
    Draw,
    LookAt,
    Mill,
    Mine,
    Move,
    PutIntoDeck,
    Ref,
    Revive,
    Search,
    ShowHand,
    ShowUntil,
    Shuffle,
    Summon,
    TakeControl,
)
from app.engine.terms import Ban, KeywordName, Kind, Measure, Place, Span, Zone

PLACED: Final = KEYWORD_BIT[KeywordName.PLACED]
MOST_PLACED: Final = 10
"""So many placed cards of one name may be in a player's deck and hand together (part 7)."""


@does(Draw)
def draw(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Separate draws, one after another (527.2); the active player's come first (527.3)."""
    node: Draw = instruction[1]
    number = amount(game, frame, node.number)
    whose = seats(game, frame, node.player)
    deeds = [
        Deed(D_DRAW, number=1, source=frame.source, seat=seat)
        for seat in whose
        for _ in range(of_player(game, seat, Measure.DRAWN, number))
    ]
    if deeds:
        submit(game, frame, deeds, serial=True)
    else:
        record(frame, 0, 0, ())
    return frame.pc + 1


@does(Mill)
def mill(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Mill = instruction[1]
    number = amount(game, frame, node.number)
    deeds: list[Deed] = []
    whose = seats(game, frame, node.player)
    for seat in whose:
        rows = game.state.deck[seat][: -number - 1 : -1]
        ids = (known_id(game, row) for row in rows)
        deeds.extend(
            Deed(D_MOVE, uid, 1, frame.source, seat, to=GRAVEYARD, how=HOW[How.MILLED], extra=PLACE[Place.TOP])
            for uid in ids
        )
    if deeds:
        submit(game, frame, deeds, wanted=number * len(whose))
    else:
        record(frame, 0, number, ())
    return frame.pc + 1


@does(Discard)
def discard(game: Game, frame: Frame, instruction: Instruction) -> int:
    """From the hand to the own graveyard; as many as there are (520.4). Players choose in turn order."""
    node: Discard = instruction[1]
    players = seats(game, frame, node.player)
    done = frame.picking[0] if frame.picking else 0
    if done >= len(players):
        return _discarded(game, frame, amount(game, frame, node.number) * len(players) if node.number else 0)
    seat = players[done]
    hand = not_being_played(game, frame, game.state.hand[seat])
    rows = [row for row in hand if node.of is None or fits_all(game, frame, row, node.of.tests)]
    picked = frame.picking[1:] if frame.picking else ()
    mine = [game.state.row(uid) for uid in picked]
    taken = sum(1 for row in mine if row in game.state.hand[seat])
    wanted = len(rows) if node.number is None else min(amount(game, frame, node.number), len(rows))
    if taken >= wanted:
        frame.picking = (done + 1, *picked)
        return frame.pc
    rows = [row for row in rows if row not in mine]
    if len(rows) <= wanted - taken:
        frame.picking = (done + 1, *picked, *(game.state.uid[row] for row in rows))
        return frame.pc
    uid = _pick_discard(game, frame, node, seat, rows)
    if uid is None:
        return WAIT
    frame.picking = (done, *picked, uid)
    return frame.pc


def _pick_discard(game: Game, frame: Frame, node: Discard, seat: int, rows: list[int]) -> int | None:
    uid = game.state.uid
    if node.random:
        return uid[rows[game.state.chance.below(len(rows))]]
    by = decider(game, frame, node.chosen_by) if node.chosen_by else seat
    if by != seat:
        for row in rows:
            game.state.known[row] = BOTH
    options = [Option(Act.PICK, target=uid[row]) for row in rows]
    answer = game.ask(frame, Ask.CARD, by, options, message("ask.discard", card=game.ref_of(frame.source)))
    return None if answer is None else answer.target


def _discarded(game: Game, frame: Frame, wanted: int) -> int:
    ids = frame.picking[1:]
    frame.picking = ()
    if not ids:
        record(frame, 0, 1, ())
        return frame.pc + 1
    deeds = [Deed(D_MOVE, uid, 1, frame.source, frame.seat, to=GRAVEYARD, how=HOW[How.DISCARDED]) for uid in ids]
    submit(game, frame, deeds, wanted=wanted)
    return frame.pc + 1


@does(Move)
def move(game: Game, frame: Frame, instruction: Instruction) -> int:
    """To a zone of the owner; several cards go into a deck in the order that somebody chooses, or shuffled."""
    node: Move = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    to = ZONE_NUMBER[node.to]
    if node.order_by is not None and len(ids) > 1:
        ordered = _order(game, frame, ids, decider(game, frame, node.order_by))
        if ordered is None:
            return WAIT
        if len(ordered) < len(ids):
            return frame.pc
        ids, frame.picking = ordered, ()
    if to == PLAY:
        deeds = [Deed(D_ENTER, uid, 0, frame.source, frame.seat, to=PLAY, how=HOW[How.MOVED]) for uid in ids]
    else:
        how = HOW[_HOW_MOVED.get(to, How.MOVED)]
        place = PLACE[node.place if to == DECK else Place.TOP]
        deeds = [Deed(D_MOVE, uid, 1, frame.source, frame.seat, to=to, how=how, extra=place) for uid in ids]
    if to == DECK and node.place is Place.SHUFFLED:
        owners = sorted({game.state.owner[row] for row in (game.state.row(uid) for uid in ids) if row >= 0})
        _then_shuffle(game, frame, owners)
    submit(game, frame, deeds, wanted=called_for(game, frame, node.who))
    return frame.pc + 1


_HOW_MOVED: Final = {HAND: How.TAKEN, DECK: How.RETURNED, GRAVEYARD: How.MOVED}


def _then_shuffle(game: Game, frame: Frame, owners: list[int]) -> None:
    """The decks are shuffled when the cards are there, whatever is asked meanwhile."""
    for seat in owners:
        later = Frame(game.book.rules["shuffle"], 0, frame.source, seat)
        game.state.stack.append(later)


def shuffle_later(game: Game, frame: Frame, instruction: Instruction) -> int:
    moves.shuffle(game, frame.seat, frame.source)
    return frame.pc + 1


def _order(game: Game, frame: Frame, ids: Ids, seat: int) -> Ids | None:
    """One card after another; the last one named lies on top. The order so far is kept in `picking`."""
    picked = frame.picking
    left = [uid for uid in ids if uid not in picked]
    options = [Option(Act.NEXT, card=uid) for uid in left]
    answer = game.ask(frame, Ask.ORDER, seat, options, message("ask.order_cards", card=game.ref_of(frame.source)))
    if answer is None:
        return None
    frame.picking = (*picked, answer.card)
    return frame.picking


# --------------------------------------------------------------------------------------- searching and summoning


@does(Search)
def search(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Look through the own deck, show what was found, put it where it goes, shuffle (part 7, Поиск)."""
    node: Search = instruction[1]
    seat = decider(game, frame, node.player)
    found = _find(game, frame, [seat], ZONE_NUMBER[node.of.zone] if node.of.zone is not Zone.PLAY else DECK, node, seat)
    if found is None:
        return WAIT
    if not found.done:
        return frame.pc
    ids, frame.picking = found.ids, ()
    frame.found = ()
    happen(game, on.SEARCHED, ids[0] if ids else 0, frame.source, len(ids), seat, seat)
    if not ids:
        if found.looked:
            moves.shuffle(game, seat, frame.source)
        record(frame, 0, 1, ())
        return frame.pc + 1
    _show(game, frame, ids, seat, BOTH)
    to = ZONE_NUMBER[node.to]
    _then_shuffle(game, frame, [seat])
    if to == PLAY:
        deeds = [
            Deed(D_ENTER, it, 0, frame.source, seat, to=PLAY, how=HOW[How.SUMMONED], closed=node.closed) for it in ids
        ]
    else:
        deeds = [
            Deed(D_MOVE, it, 1, frame.source, seat, to=to, how=HOW[How.FOUND], extra=PLACE[Place.TOP]) for it in ids
        ]
    submit(game, frame, deeds)
    return frame.pc + 1


class Finding:
    """What a look through a zone has found so far; `looked`: whether there was a look at all."""

    __slots__ = ("done", "ids", "looked")

    def __init__(self, ids: Ids, done: bool, looked: bool = True) -> None:
        self.ids = ids
        self.done = done
        self.looked = looked


def _find(game: Game, frame: Frame, whose: list[int], zone: int, node: Search | Summon, seat: int) -> Finding | None:
    """Pick cards one by one, or stop; None when the match waits."""
    state = game.state
    if zone == DECK and not frame.picking:
        looks = _wants_to_look(game, frame, seat)
        if looks is None or not looks:
            return None if looks is None else Finding((), True, looked=False)
        for player in whose:
            look_through(game, player, seat)
    picked = frame.picking[1:]
    frame.picking = (-2, *picked)
    rows = [
        row for player in whose for row in _zone_rows(game, zone, player) if fits_all(game, frame, row, node.of.tests)
    ]
    rows = [row for row in rows if state.uid[row] not in picked]
    most = len(rows) + len(picked) if node.most is None else amount(game, frame, node.most)
    if len(picked) >= most or not rows:
        return Finding(picked, True)
    copies: tuple[int, ...] = ()
    if zone == DECK:
        rows, copies = one_of_each(game, rows)
    options = [Option(Act.PICK, target=known_id(game, row)) for row in rows]
    options.append(Option(Act.DONE))
    said = message("ask.search", card=game.ref_of(frame.source), left=most - len(picked))
    answer = game.ask(frame, Ask.CARD, seat, options, said, 0, most - len(picked), copies=copies)
    if answer is None:
        return None
    if answer.act is Act.DONE:
        return Finding(picked, True)
    frame.picking = (-2, *picked, answer.target)
    return Finding(frame.picking[1:], False)


def _wants_to_look(game: Game, frame: Frame, seat: int) -> bool | None:
    """By edition a player may decline without a look (E15 519.3); None when the match waits."""
    if not game.edition.may_decline_unseen:
        return True
    said = message("ask.look_for", card=game.ref_of(frame.source))
    answer = game.ask(frame, Ask.MAY, seat, [Option(Act.YES), Option(Act.NO)], said)
    return None if answer is None else answer.act is Act.YES


def _zone_rows(game: Game, zone: int, seat: int) -> list[int]:
    found = moves.zone_list(game, zone, seat)
    return list(found) if found is not None else []


def look_through(game: Game, seat: int, looker: int) -> None:
    """A player looks at a whole deck: its cards have ids to be spoken of, and he knows them, until the shuffle."""
    state = game.state
    for row in state.deck[seat]:
        known_id(game, row)
        state.known[row] |= 1 << looker
    happen(game, on.LOOKED, 0, 0, len(state.deck[seat]), seat, seat)


def _show(game: Game, frame: Frame, ids: Ids, seat: int, to: int) -> None:
    state = game.state
    rows = [row for row in (state.row(uid) for uid in ids) if row >= 0]
    for row in rows:
        state.known[row] |= to
    if rows:
        zone = ZONES[state.zone[rows[0]]]
        game.tell(Revealed(tuple(game.ref(row) for row in rows), seat, zone, to, game.ref_of(frame.source)))


@does(Summon)
def summon(game: Game, frame: Frame, instruction: Instruction) -> int:
    """From the own deck unless the text names another zone; open, under own control (519.3)."""
    node: Summon = instruction[1]
    zone = DECK if node.of.zone is Zone.PLAY else ZONE_NUMBER[node.of.zone]
    found = _find(game, frame, [frame.seat], zone, node, frame.seat)
    if found is None:
        return WAIT
    if not found.done:
        return frame.pc
    ids, frame.picking = found.ids, ()
    if zone == DECK and found.looked:
        if not ids:
            moves.shuffle(game, frame.seat, frame.source)
        else:
            _then_shuffle(game, frame, [frame.seat])
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


# --------------------------------------------------------------------------------------------- looking and decks


@does(LookAt)
def look_at(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Cards that may not be seen otherwise, for one player or shown to both."""
    node: LookAt = instruction[1]
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    players = seats(game, frame, node.player)
    to = BOTH if node.show else sum(1 << seat for seat in players)
    _show(game, frame, ids, players[0] if players else frame.seat, to)
    keep(frame, ids)
    if isinstance(node.who, DeckTop):
        frame.looked = ids
    happen(game, on.REVEALED if node.show else on.LOOKED, ids[0], frame.source, len(ids), frame.seat, frame.seat)
    record(frame, len(ids), len(ids), ids)
    return frame.pc + 1


@does(ShowUntil)
def show_until(game: Game, frame: Frame, instruction: Instruction) -> int:
    """One card after another from the top (204.3), to both players."""
    node: ShowUntil = instruction[1]
    wanted, found, shown = amount(game, frame, node.number), list[int](), list[int]()
    for row in reversed(game.state.deck[frame.seat]):
        if len(found) >= wanted:
            break
        shown.append(known_id(game, row))
        if fits_all(game, frame, row, node.of.tests):
            found.append(shown[-1])
    frame.looked = ids = tuple(shown)
    if ids:
        _show(game, frame, ids, frame.seat, BOTH)
        happen(game, on.REVEALED, ids[0], frame.source, len(ids), frame.seat, frame.seat)
    keep(frame, tuple(found))
    record(frame, len(found), wanted, ids, broken=not ids)
    return frame.pc + 1


@does(ShowHand)
def show_hand(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: ShowHand = instruction[1]
    shown: list[int] = []
    for seat in seats(game, frame, node.player):
        ids = tuple(game.state.uid[row] for row in game.state.hand[seat])
        if ids:
            _show(game, frame, ids, seat, BOTH)
        shown.extend(ids)
    record(frame, len(shown), 0, tuple(shown))
    return frame.pc + 1


@does(Shuffle)
def shuffle(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: Shuffle = instruction[1]
    deeds = [Deed(D_SHUFFLE, number=1, source=frame.source, seat=seat) for seat in seats(game, frame, node.player)]
    submit(game, frame, deeds)
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
