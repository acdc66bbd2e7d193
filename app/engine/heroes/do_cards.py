"""Acts that move cards between zones out of play: drawing, discarding, moving, searching, looking, shuffling."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import BOTH, How, Revealed
from app.engine.heroes import kinds as on
from app.engine.heroes import moves
from app.engine.heroes.acts import record, submit
from app.engine.heroes.deeds import D_DRAW, D_ENTER, D_MOVE, D_SHUFFLE, Deed
from app.engine.heroes.do_wounds import called_for, nothing_to_do
from app.engine.heroes.flow import keep, one_of_each
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, decider, fits_all, not_being_played, seats
from app.engine.heroes.measures import of_player
from app.engine.heroes.numbers import (
    DECK,
    GRAVEYARD,
    HAND,
    HOW,
    PLACE,
    PLAY,
    ZONE_NUMBER,
    ZONES,
)
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.triggers import happen
from app.engine.heroes.who import known_id
from app.engine.message import message
from app.engine.program import (
    DeckTop,
    Discard,
    Draw,
    LookAt,
    Mill,
    Move,
    Search,
    ShowHand,
    ShowUntil,
    Shuffle,
    Summon,
)
from app.engine.terms import Measure, Place, Zone


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
        then_shuffle(game, frame, owners)
    submit(game, frame, deeds, wanted=called_for(game, frame, node.who))
    return frame.pc + 1


_HOW_MOVED: Final = {HAND: How.TAKEN, DECK: How.RETURNED, GRAVEYARD: How.MOVED}


def then_shuffle(game: Game, frame: Frame, owners: list[int]) -> None:
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


# ------------------------------------------------------------------------------------------------------ searching


@does(Search)
def search(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Look through the own deck, show what was found, put it where it goes, shuffle (part 7, Поиск)."""
    node: Search = instruction[1]
    seat = decider(game, frame, node.player)
    found = find(game, frame, [seat], ZONE_NUMBER[node.of.zone] if node.of.zone is not Zone.PLAY else DECK, node, seat)
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
    then_shuffle(game, frame, [seat])
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


def find(game: Game, frame: Frame, whose: list[int], zone: int, node: Search | Summon, seat: int) -> Finding | None:
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
