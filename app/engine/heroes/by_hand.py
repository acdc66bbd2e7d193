"""The table tools: what a player may do by hand, for texts that are not read and for house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.decision import ByHand, HandAct, Tool
from app.engine.errors import HOUSE, IllegalChoice
from app.engine.event import BOTH, CountersChanged, DoneByHand, How, Revealed
from app.engine.facts import CardFacts
from app.engine.heroes import coins, effects, moves
from app.engine.heroes.build import build
from app.engine.heroes.deeds import D_DRAW, D_HEAL, D_WOUND, Deed
from app.engine.heroes.faces import face, start_anew, touched
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import (
    BY_ANY,
    DECK,
    E_COUNTER,
    E_GRANT,
    E_KEYWORD,
    E_STRIKE,
    GONE,
    KEYWORD,
    PLAY,
    R_WOUNDS,
    UNDER,
    ZONE_NUMBER,
)
from app.engine.heroes.perform import close, open_card, perform_all
from app.engine.heroes.secrets import knows_card
from app.engine.heroes.who import known_id
from app.engine.message import NOBODY, CardRef, message
from app.engine.terms import KeywordName, Kind, Zone

_ON_CARDS: Final = (
    Tool.MOVE, Tool.WOUND, Tool.HEAL, Tool.OPEN, Tool.CLOSE, Tool.KEYWORD, Tool.STRIKE, Tool.LIFE, Tool.COST,
    Tool.LIFT, Tool.COUNTERS, Tool.CONTROL,
)  # fmt: skip
MOST: Final = 1000
_UPWARDS: Final = frozenset({Tool.WOUND, Tool.HEAL, Tool.KEYWORD, Tool.DRAW, Tool.LOOK})
"""Tools whose number is how many, not a change."""
_NAMED: Final = frozenset({Tool.COUNTERS, Tool.NOTE})
"""Tools that want a word of the player's own."""


def check(game: Game, answer: ByHand) -> None:
    """Raises IllegalChoice when the tool can't be used so."""
    act = answer.act
    least = 0 if act.tool in _UPWARDS else -MOST
    if answer.seat not in (0, 1) or act.seat not in (0, 1) or not least <= act.number <= MOST:
        raise IllegalChoice(message("reasons.hand_numbers", number=act.number, least=least, most=MOST), HOUSE)
    if act.tool in _ON_CARDS:
        _check_card(game, act)
    if act.tool is Tool.KEYWORD and act.name not in KeywordName.__members__:
        raise IllegalChoice(message("reasons.hand_no_keyword", name=act.name), "110.2")
    if act.tool in _NAMED and not act.name.strip():
        raise IllegalChoice(message("reasons.hand_no_words"), HOUSE)
    if act.tool is Tool.CREATE:
        _check_creation(game, act)


def _check_creation(game: Game, act: HandAct) -> None:
    brought = (facts for facts in act.cards if facts.id == act.name)
    known = game.book.index.get(act.name, -1)
    facts = game.book.facts[known] if known >= 0 else next(brought, None)
    if facts is None:
        raise IllegalChoice(message("reasons.hand_no_card", name=act.name), "519.6")
    if facts.kind is Kind.HERO:
        raise IllegalChoice(message("reasons.hand_not_there", card=CardRef(0, facts.name)), "208.1")


def _check_card(game: Game, act: HandAct) -> None:
    row = game.state.row(act.card)
    if row < 0 or game.state.zone[row] == GONE:
        raise IllegalChoice(message("reasons.hand_no_card", name=str(act.card)), "514.1")
    if act.tool is Tool.MOVE:
        if row in (game.hero(0), game.hero(1)) or act.zone in (Zone.UNDER,):
            raise IllegalChoice(message("reasons.hand_not_there", card=game.ref(row)), "208.1")
    elif game.state.zone[row] != PLAY and act.tool is not Tool.COST:
        raise IllegalChoice(message("reasons.hand_not_in_play", card=game.ref(row)), "117.6")
    if act.tool is Tool.CONTROL and face(game, row).kind is Kind.HERO:
        raise IllegalChoice(message("reasons.hand_not_there", card=game.ref(row)), "208.1")


def do(game: Game, answer: ByHand) -> None:
    """Use the tool; what it does follows as events of its own."""
    act = answer.act
    told = replace(act, cards=()) if act.cards else act
    row = game.state.row(act.card) if act.card else -1
    known = BOTH if row < 0 else sum(1 << seat for seat in (0, 1) if knows_card(game, row, seat))
    game.tell(DoneByHand(answer.seat, told, game.ref_of(act.card) if act.card else NOBODY, known))
    game.state.unsettled = True
    _TOOLS[act.tool](game, act, answer.seat)


def _move(game: Game, act: HandAct, seat: int) -> None:
    state, row = game.state, game.state.row(act.card)
    to = ZONE_NUMBER[act.zone]
    if state.zone[row] == to and to != DECK:
        return
    if state.zone[row] == UNDER:
        state.host[row] = -1
    moves.move(game, row, to, How.BY_HAND, 0, act.seat if to == PLAY else -1, act.place)
    if to == DECK and act.place.value == "shuffled":
        moves.shuffle(game, state.owner[row])


def _wound(game: Game, act: HandAct, seat: int) -> None:
    perform_all(game, [Deed(D_WOUND, act.card, max(act.number, 0), 0, seat, BY_ANY)])


def _heal(game: Game, act: HandAct, seat: int) -> None:
    perform_all(game, [Deed(D_HEAL, act.card, max(act.number, 0), 0, seat)])


def _open(game: Game, act: HandAct, seat: int) -> None:
    open_card(game, game.state.row(act.card))


def _close(game: Game, act: HandAct, seat: int) -> None:
    close(game, game.state.row(act.card))


def _keyword(game: Game, act: HandAct, seat: int) -> None:
    row, number = game.state.row(act.card), KEYWORD[KeywordName[act.name]]
    effects.put(game, row, E_KEYWORD, act.number, 0, seat, what=number, span=act.span)


def _strike(game: Game, act: HandAct, seat: int) -> None:
    effects.put(game, game.state.row(act.card), E_STRIKE, act.number, 0, seat, span=act.span)


def _life(game: Game, act: HandAct, seat: int) -> None:
    effects.add_life(game, game.state.row(act.card), act.number, 0, seat, act.span)
    touched(game, R_WOUNDS)


def _cost(game: Game, act: HandAct, seat: int) -> None:
    change = game.book.dearer if act.number >= 0 else game.book.cheaper
    effects.put(game, game.state.row(act.card), E_GRANT, abs(act.number), 0, seat, what=change, span=act.span)


def _lift(game: Game, act: HandAct, seat: int) -> None:
    row = game.state.row(act.card)
    for effect in game.state.effects[row]:
        effects.lift(game, row, effect)


def _counters(game: Game, act: HandAct, seat: int) -> None:
    row = game.state.row(act.card)
    before = effects.counters(game, row, act.name)
    if act.number >= 0:
        effects.put(game, row, E_COUNTER, act.number, 0, seat, name=act.name)
    else:
        effects.take_counted(game, row, E_COUNTER, -act.number, act.name)
    total = effects.counters(game, row, act.name)
    game.tell(CountersChanged(game.ref(row), act.name, total - before, total))


def _control(game: Game, act: HandAct, seat: int) -> None:
    moves.change_control(game, game.state.row(act.card), act.seat, 0)


def _coins(game: Game, act: HandAct, seat: int) -> None:
    if act.number >= 0:
        coins.gain(game, act.seat, act.number)
    else:
        coins.lose(game, act.seat, -act.number)


def _coins_open(game: Game, act: HandAct, seat: int) -> None:
    if act.number >= 0:
        coins.open_coins(game, act.seat, act.number)
    else:
        coins.close_coins(game, act.seat, -act.number)


def _prayers(game: Game, act: HandAct, seat: int) -> None:
    coins.change_prayers(game, act.seat, act.number)


def _draw(game: Game, act: HandAct, seat: int) -> None:
    for _ in range(max(act.number, 0)):
        perform_all(game, [Deed(D_DRAW, number=1, seat=act.seat)])


def _look(game: Game, act: HandAct, seat: int) -> None:
    """The looker alone sees the top cards of a deck, or a hand."""
    top = game.state.deck[act.seat][::-1][: act.number]
    rows = list(game.state.hand[act.seat]) if act.zone is Zone.HAND else top
    for row in rows:
        known_id(game, row)
        game.state.known[row] |= 1 << seat
    if rows:
        zone = Zone.HAND if act.zone is Zone.HAND else Zone.DECK
        game.tell(Revealed(tuple(game.ref(row) for row in rows), act.seat, zone, 1 << seat))


def _shuffle(game: Game, act: HandAct, seat: int) -> None:
    moves.shuffle(game, act.seat)


def _create(game: Game, act: HandAct, seat: int) -> None:
    _learn(game, act.cards)
    row = moves.new_row(game, game.book.index[act.name], act.seat, GONE)
    game.state.zone[row] = ZONE_NUMBER[Zone.RESERVE]
    to = act.zone if act.zone in (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD) else Zone.PLAY
    moves.move(game, row, ZONE_NUMBER[to], How.BY_HAND, 0, act.seat, act.place)


def _learn(game: Game, cards: tuple[CardFacts, ...]) -> None:
    """A book is shared by the copies of a match, so new cards make a new one; numbers of known texts stay."""
    new = {facts.id: facts for facts in cards if facts.id not in game.book.index}
    if new:
        game.book = build((*game.book.facts[1:], *new.values()), game.edition)
        start_anew(game)


def _note(game: Game, act: HandAct, seat: int) -> None:
    """The note itself is in the event."""


_TOOLS: Final = {
    Tool.MOVE: _move,
    Tool.WOUND: _wound,
    Tool.HEAL: _heal,
    Tool.OPEN: _open,
    Tool.CLOSE: _close,
    Tool.KEYWORD: _keyword,
    Tool.STRIKE: _strike,
    Tool.LIFE: _life,
    Tool.COST: _cost,
    Tool.LIFT: _lift,
    Tool.COUNTERS: _counters,
    Tool.CONTROL: _control,
    Tool.COINS: _coins,
    Tool.COINS_OPEN: _coins_open,
    Tool.PRAYERS: _prayers,
    Tool.DRAW: _draw,
    Tool.LOOK: _look,
    Tool.SHUFFLE: _shuffle,
    Tool.CREATE: _create,
    Tool.NOTE: _note,
}
