"""A table situation as a value: what lies where and in which state, at the choice phase of a turn.

It can be built up by hand and played from, and made of a match. What it has no words for (abilities granted by effects,
delayed effects, an ability under way) makes `is_whole` false: then only the match's own JSON tells everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.engine import codec
from app.engine.errors import BadSetup
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes import effects, moves
from app.engine.heroes.edition import ED12, Edition
from app.engine.heroes.faces import forget
from app.engine.heroes.game import Game
from app.engine.heroes.numbers import (
    COPY,
    DECK,
    E_COUNTER,
    E_KEYWORD,
    E_LIFE,
    E_REINFORCE,
    E_STRIKE,
    E_WEAKEN,
    GRAVEYARD,
    HAND,
    HIDDEN,
    HOST,
    KEYWORD,
    KEYWORDS,
    MINED,
    P_CHOICE,
    PLAY,
    SIDE_DECK,
    SPAN,
    TOKEN,
)
from app.engine.heroes.setup import new_game
from app.engine.heroes.state import Effect
from app.engine.message import message
from app.engine.terms import KeywordName, Span

DEFAULT_COINS: Final = 10


@dataclass(frozen=True, slots=True)
class Lying:
    """A card in play, by the key of its facts, and everything that lies on and under it."""

    card: str
    wounds: int = 0
    closed: bool = False
    hidden: bool = False
    fresh: bool = False  # came this turn (107.5)
    stolen: bool = False  # the other seat owns it
    token: bool = False  # came from the reserve
    copy: bool = False
    strike: int = 0
    life: int = 0
    reinforcements: int = 0
    weakenings: int = 0
    keywords: tuple[tuple[KeywordName, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    parts: tuple[str, ...] = ()
    mined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's cards and coins; zones from the top or in order of arrival."""

    name: str
    hero: Lying
    squad: tuple[Lying, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    graveyard: tuple[str, ...] = ()
    side_deck: tuple[str, ...] = ()
    open_coins: int = DEFAULT_COINS
    closed_coins: int = 0
    prayers: int = 0
    failed_draws: int = 0


@dataclass(frozen=True, slots=True)
class Situation:
    """The table at the choice phase of `active`'s turn."""

    sides: tuple[Side, Side]
    cards: tuple[CardFacts, ...]
    active: int = 0
    first: int = 0
    turn: int = 5
    seed: int = 1
    edition: Edition = ED12
    is_whole: bool = True


codec.register(Lying)
codec.register(Side, "SituationSide")
codec.register(Situation)


# ------------------------------------------------------------------------------------------- situation to game


def setup_of(situation: Situation) -> MatchSetup:
    """The set-up whose match can come into this situation."""
    seats = [SeatSetup(side.name, side.hero.card, ()) for side in situation.sides]
    return MatchSetup((seats[0], seats[1]), situation.cards, situation.seed, situation.edition, situation.first)


def lay(situation: Situation) -> Game:
    """The game in that situation, before it asks. Raises BadSetup, naming the card without facts."""
    game = new_game(setup_of(situation))
    state = game.state
    state.turn, state.active, state.first = situation.turn, situation.active, situation.first
    for seat, side in enumerate(situation.sides):
        _lay_side(game, side, seat)
    state.phase, state.step = P_CHOICE, 0
    state.pending.clear()
    game.events.clear()
    forget(game)
    return game


def _lay_side(game: Game, side: Side, seat: int) -> None:
    state = game.state
    hero = game.hero(seat)
    _lay_state(game, hero, side.hero, seat)
    for lying in side.squad:
        _lay_card(game, lying, seat)
    for zone, keys in ((HAND, side.hand), (DECK, side.deck[::-1]), (GRAVEYARD, side.graveyard)):
        for key in keys:
            _put(game, key, seat, zone)
    for key in side.side_deck:
        _put(game, key, seat, SIDE_DECK)
    state.open_coins[seat], state.closed_coins[seat] = side.open_coins, side.closed_coins
    state.prayers[seat], state.failed_draws[seat] = side.prayers, side.failed_draws


def _put(game: Game, key: str, owner: int, zone: int) -> int:
    """A card in that zone of its owner."""
    facts = game.book.index.get(key, -1)
    if facts < 0:
        raise BadSetup(message("engine.no_facts", card=key))
    row = game.add_row(facts, owner, zone)
    state = game.state
    if zone in (PLAY, HAND, GRAVEYARD):
        game.give_id(row)
    state.known[row] = 1 << owner if zone == HAND else 0 if zone in (DECK, SIDE_DECK) else 3
    where = moves.zone_list(game, zone, owner)
    if where is not None:
        where.append(row)
    return row


def _lay_card(game: Game, lying: Lying, seat: int) -> None:
    state = game.state
    row = _put(game, lying.card, seat, PLAY)
    state.owner[row] = 1 - seat if lying.stolen else seat
    state.flags[row] = (HIDDEN if lying.hidden else 0) | (COPY if lying.copy else 0)
    state.flags[row] |= TOKEN if lying.token or lying.copy else 0
    state.arrived[row] = game.new_stamp()
    _lay_state(game, row, lying, seat)
    for key in lying.parts:
        moves.attach(game, _put(game, key, seat, PLAY), row, 0)
    for key in lying.mined:
        moves.mine(game, _put(game, key, seat, GRAVEYARD), row, 0)


def _lay_state(game: Game, row: int, lying: Lying, seat: int) -> None:
    state, uid = game.state, game.state.uid[row]
    state.wounds[row], state.closed[row] = lying.wounds, int(lying.closed)
    state.since[row] = state.turn if lying.fresh else 0
    for kind, number in ((E_STRIKE, lying.strike), (E_LIFE, lying.life)):
        if number:
            effects.put(game, row, kind, number, uid, seat)
    for kind, number in ((E_REINFORCE, lying.reinforcements), (E_WEAKEN, lying.weakenings)):
        if number:
            effects.put(game, row, kind, number, uid, seat)
    for keyword, number in lying.keywords:
        effects.put(game, row, E_KEYWORD, number, uid, seat, what=KEYWORD[keyword])
    for name, number in lying.counters:
        effects.put(game, row, E_COUNTER, number, uid, seat, name=name)


# ------------------------------------------------------------------------------------------- game to situation


def situation_of(game: Game, setup: MatchSetup) -> Situation:
    """The situation that a match is in; whole when it asks what to do in a turn and no effect needs more words."""
    state = game.state
    names = (setup.seats[0].name, setup.seats[1].name)
    waits = state.stack or state.queue or state.pending or state.attack or state.over or state.suspended
    odd = bool(state.temporary or state.away or state.history or state.extra_turns)
    odd = odd or state.resumes >= 0 or any(state.skipped_turns)
    whole = state.phase == P_CHOICE and not waits and not odd and _is_plain_turn(game)
    return Situation(
        (_side(game, 0, names[0]), _side(game, 1, names[1])),
        setup.cards,
        state.active,
        state.first,
        state.turn,
        setup.seed,
        setup.edition,
        whole and all(_has_words(game, row) for squad in state.squad for row in squad) and _elsewhere_is_plain(game),
    )


def _is_plain_turn(game: Game) -> bool:
    """Nothing was done in this turn that the rules still remember: strikes, uses, coins spent."""
    state = game.state
    done = any(state.strikes) or any(state.spent) or state.attacks or state.spells or any(any(it) for it in state.marks)
    return not done and state.puppet_next == [0, 1]


def _elsewhere_is_plain(game: Game) -> bool:
    state = game.state
    return not any(state.effects[row] for zone in (state.hand, state.graveyard) for rows in zone for row in rows)


def _has_words(game: Game, row: int) -> bool:
    told = (E_STRIKE, E_LIFE, E_REINFORCE, E_WEAKEN, E_KEYWORD, E_COUNTER)
    whole = SPAN[Span.GAME]
    return all(it.kind in told and it.span == whole for it in game.state.effects[row])


def _side(game: Game, seat: int, name: str) -> Side:
    state = game.state
    hero, *squad = state.squad[seat]
    return Side(
        name,
        _lying(game, hero),
        tuple(_lying(game, row) for row in squad),
        _keys(game, state.hand[seat]),
        _keys(game, state.deck[seat][::-1]),
        _keys(game, state.graveyard[seat]),
        _keys(game, state.side_deck[seat]),
        state.open_coins[seat],
        state.closed_coins[seat],
        state.prayers[seat],
        state.failed_draws[seat],
    )


def _keys(game: Game, rows: list[int]) -> tuple[str, ...]:
    return tuple(_key(game, row) for row in rows)


def _key(game: Game, row: int) -> str:
    return game.book.facts[game.state.facts[row]].id


def _lying(game: Game, row: int) -> Lying:
    state = game.state
    flags, laid = state.flags[row], state.effects[row]
    under = [it for it in state.under if state.host[it] == row] if flags & HOST else []
    return Lying(
        _key(game, row),
        state.wounds[row],
        bool(state.closed[row]),
        bool(flags & HIDDEN),
        state.since[row] == state.turn,
        state.owner[row] != state.control[row],
        bool(flags & TOKEN),
        bool(flags & COPY),
        _sum(laid, E_STRIKE),
        _sum(laid, E_LIFE),
        _sum(laid, E_REINFORCE),
        _sum(laid, E_WEAKEN),
        tuple((KEYWORDS[it.what], it.number) for it in laid if it.kind == E_KEYWORD),
        tuple((it.name, it.number) for it in laid if it.kind == E_COUNTER),
        tuple(_key(game, it) for it in under if not state.flags[it] & MINED),
        tuple(_key(game, it) for it in under if state.flags[it] & MINED),
    )


def _sum(laid: tuple[Effect, ...], kind: int) -> int:
    return sum(it.number for it in laid if it.kind == kind)
