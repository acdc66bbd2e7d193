"""Set-up and the turn: its phases and what the rules do in each (301-310)."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Decision, Option
from app.engine.event import (
    DieRolled,
    FirstSeat,
    How,
    Mulliganed,
    TurnEnded,
    TurnStarted,
    phase_started,
)
from app.engine.heroes import coins, effects, moves, options
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import submit
from app.engine.heroes.bans import may_not
from app.engine.heroes.deeds import D_DRAW, D_GAIN_COINS, Deed
from app.engine.heroes.do_changes import set_hidden
from app.engine.heroes.faces import face, touched
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.measures import of_player
from app.engine.heroes.numbers import (
    DECK,
    E_GRANT,
    E_KEYWORD,
    HAND,
    HIDDEN,
    KEYWORD,
    KEYWORD_BIT,
    P_ACCUMULATION,
    P_CHOICE,
    P_END,
    P_RECOVERY,
    P_SETUP,
    PHASES,
    R_COMBAT,
    R_HISTORY,
    R_TURN,
    THIS_TURN,
)
from app.engine.heroes.perform import open_card
from app.engine.heroes.state import Effect
from app.engine.heroes.triggers import happen
from app.engine.message import message
from app.engine.program import SetupRule, StayClosed
from app.engine.terms import Ban, KeywordName, Measure, Place

DEAL: Final = 4
"""Cards of the deal (301.6)."""

STUN: Final = KEYWORD[KeywordName.STUN]
SLEEPING: Final = KEYWORD_BIT[KeywordName.SLEEPING]


def step(game: Game) -> bool:
    """The next step of the phase, with nothing waiting in the queue; True when a player must decide."""
    state = game.state
    following = _STEPS[state.phase][state.step](game)
    if following == WAITS:
        return True
    if following == NEXT:
        state.step += 1
    return False


WAITS: Final = 0
NEXT: Final = 1
STAYS: Final = 2
"""What a step says: a player must decide; go on to the next step; it has set phase and step itself, or comes again."""


def _go(game: Game, phase: int) -> int:
    game.state.phase = phase
    game.state.step = 0
    if game.loud:
        game.tell(phase_started(game.state.active, PHASES[phase]))
    return STAYS


# ------------------------------------------------------------------------------------------------------- set-up


def _roll(game: Game) -> int:
    """301.4: a hero may fix it; else the higher throw chooses."""
    fixed = _fixed_first(game)
    if fixed is not None:
        return _begin_first(game, fixed, "301.4.1")
    state = game.state
    throws = (0, 0)
    while throws[0] == throws[1]:
        throws = (state.chance.below(6) + 1, state.chance.below(6) + 1)
        game.tell(DieRolled(throws))
    state.first = 0 if throws[0] > throws[1] else 1
    return NEXT


def _fixed_first(game: Game) -> int | None:
    """The seat that goes first by heroes' rules; two that contradict each other fix nothing (301.4.2)."""
    wishes = {
        seat if rule.what == "first" else 1 - seat
        for seat in (0, 1)
        for rule in _setup_rules(game, seat)
        if rule.what in ("first", "second")
    }
    return wishes.pop() if len(wishes) == 1 else None


def _setup_rules(game: Game, seat: int) -> list[SetupRule]:
    """What the hero fixes before the game."""
    abilities = game.book.facts[game.state.facts[game.hero(seat)]].abilities
    return [it for it in abilities if isinstance(it, SetupRule)]


def _choose_first(game: Game) -> int:
    seat = game.state.first
    answer = game.ask(None, Ask.FIRST, seat, [Option(Act.GO, number=1), Option(Act.GO, number=2)], message("ask.first"))
    if answer is None:
        return WAITS
    return _begin_first(game, seat if answer.number == 1 else 1 - seat, "301.4")


def _begin_first(game: Game, seat: int, paragraph: str) -> int:
    game.state.first = game.state.active = seat
    game.tell(FirstSeat(seat, paragraph))
    game.state.step = 2
    return STAYS


def _deal(game: Game) -> int:
    """301.5, 301.6: shuffle, deal, first player first."""
    state = game.state
    for seat in (state.first, 1 - state.first):
        moves.shuffle(game, seat)
    for seat in (state.first, 1 - state.first):
        _take(game, seat, _deal_size(game, seat), How.DEALT)
    return NEXT


def _deal_size(game: Game, seat: int) -> int:
    return next((rule.number for rule in _setup_rules(game, seat) if rule.what == "deal" and rule.number), DEAL)


def _take(game: Game, seat: int, number: int, how: How) -> None:
    state = game.state
    for row in state.deck[seat][: -number - 1 : -1]:
        moves.move(game, row, HAND, how, 0, seat)


def _mulligan_first(game: Game) -> int:
    return _mulligan(game, game.state.first)


def _mulligan_second(game: Game) -> int:
    return _mulligan(game, 1 - game.state.first)


def _mulligan(game: Game, seat: int) -> int:
    """301.7: which cards, in which order under the deck; kept in `returned` until both have answered."""
    state = game.state
    returned = state.returned[seat]
    left = [row for row in state.hand[seat] if state.uid[row] not in returned]
    choices = [Option(Act.RETURN, card=state.uid[row]) for row in left]
    choices.append(Option(Act.DONE))
    answer = game.ask(None, Ask.MULLIGAN, seat, choices, message("ask.mulligan"), can_back=bool(returned))
    if answer is None:
        return WAITS
    if answer.act is Act.DONE:
        game.tell(Mulliganed(seat, len(returned)))
        return NEXT
    state.returned[seat] = (*returned, answer.card)
    return STAYS


def _mulligan_both(game: Game) -> int:
    state = game.state
    for seat in (state.first, 1 - state.first):
        for uid in state.returned[seat]:
            moves.move(game, state.row(uid), DECK, How.RETURNED, 0, seat, Place.BOTTOM)
        _take(game, seat, len(state.returned[seat]), How.DEALT)
    state.returned = [(), ()]
    for seat in (0, 1):
        _starting_coins(game, seat)
    state.active = state.first
    state.pending = []
    return start_turn(game)


def _starting_coins(game: Game, seat: int) -> None:
    for rule in _setup_rules(game, seat):
        if rule.what == "coins" and rule.number:
            coins.gain(game, seat, rule.number)


# ---------------------------------------------------------------------------------------------------- the turn


def start_turn(game: Game, extra: bool = False) -> int:
    """302: the turn of the seat that is active now begins."""
    state = game.state
    state.turn += 1
    state.spent = [0, 0]
    state.attacks = state.spells = 0
    state.turn_is_over = 0
    state.history_before = tuple(state.history)
    state.history = []
    state.wounders = []
    if state.spared:
        state.spared = ()
        state.unsettled = True
    seat = state.active
    if state.offer == seat:
        state.offer = -1  # the other one has gone on playing (603.2)
    state.puppet[seat], state.puppet_next[seat] = state.puppet_next[seat], seat
    state.puppet[1 - seat] = 1 - seat
    game.tell(TurnStarted(seat, state.turn, extra))
    touched(game, R_TURN | R_HISTORY | R_COMBAT)
    return _go(game, P_RECOVERY)


def _recover(game: Game) -> int:
    """303: «до начала хода» ends, own cards and coins open, marks of use fall off."""
    state, seat = game.state, game.state.active
    moves.take_back(game, effects.begin_turn(game))
    coins.begin_turn(game)
    for row in [*state.squad[seat]]:
        _open_at_start(game, row)
    coins.open_coins(game, seat, state.closed_coins[seat])
    if any(state.marks):
        state.marks = [tuple(it for it in marks if it[0] < 0) if marks else marks for marks in state.marks]
    for rows in (*state.squad, *state.graveyard, state.under):
        for row in rows:
            state.flags[row] &= ~THIS_TURN
            state.strikes[row] = 0
    return _go(game, P_ACCUMULATION)


def _open_at_start(game: Game, row: int) -> None:
    """Stun keeps the card closed once and is lost (part 7); the sleeping sleep on."""
    mine = face(game, row)
    stays = any(isinstance(active.node, StayClosed) for active in mine.grants)
    stunned = mine.has >> STUN & 1
    for effect in game.state.effects[row] if stunned or stays else ():
        if effect.kind == E_KEYWORD and effect.what == STUN:
            effects.lift(game, row, effect)
        elif _is_for_this_turn(game, effect):
            effects.end_this_turn(game, row, effect)
    if game.state.closed[row] and not (stunned or stays or mine.has & SLEEPING or may_not(game, row, Ban.OPEN)):
        open_card(game, row, 0, "303.2")


def _is_for_this_turn(game: Game, effect: Effect) -> bool:
    """«Не открывается в свой следующий ход»: this is the turn, whether the card was closed or not; till its end nobody
    opens it (502.8).
    """
    return effect.kind == E_GRANT and isinstance(game.book.grants[effect.what].node, StayClosed)


def _gain(game: Game) -> int:
    """304.1: a coin, up to ten; like any other it may be replaced (517) and is not for who may gain none (514.2)."""
    seat = game.state.active
    if coins.total(game, seat) < coins.MOST_BY_RULE:
        around = Frame(game.book.rules["nothing"])
        game.state.stack.append(around)
        submit(game, around, [Deed(D_GAIN_COINS, number=1, seat=seat)])
    return NEXT


def _draw(game: Game) -> int:
    """304.2: a card, but not in the first player's first turn."""
    state, seat = game.state, game.state.active
    if state.turn == 1:
        return NEXT
    around = Frame(game.book.rules["phase draw"], seat=seat)
    around.x = 0 if state.deck[seat] else 1
    state.stack.append(around)
    number = of_player(game, seat, Measure.DRAWN, 1)
    submit(game, around, [Deed(D_DRAW, number=1, seat=seat, extra=around.x)] * number, serial=True)
    return NEXT


def _reveal(game: Game) -> int:
    """304.3: hidden creatures may be turned up before «в начале хода» works."""
    state, seat = game.state, game.state.active
    hidden = [row for row in state.squad[seat] if state.flags[row] & HIDDEN]
    if not hidden:
        return NEXT
    choices = [Option(Act.PICK, target=state.uid[row]) for row in hidden]
    choices.append(Option(Act.DONE))
    answer = game.ask(None, Ask.REVEAL, seat, choices, message("ask.reveal"))
    if answer is None:
        return WAITS
    if answer.act is Act.DONE:
        return NEXT
    set_hidden(game, state.row(answer.target), False, "304.3")
    return STAYS


def _begin(game: Game) -> int:
    """304.4: «в начале хода» is woken now, and what was woken since the recovery phase is announced with it."""
    state = game.state
    happen(game, on.TURN_STARTS, 0, 0, state.turn, state.active, state.active)
    return NEXT


def holds_back(game: Game) -> bool:
    """Whether woken triggers wait for the end of the turn's own doings (304.4), by edition those of its end, too."""
    state = game.state
    if state.phase == P_END:
        return game.edition.cleanup_has_no_priority and state.step == _LEAVE
    return state.phase == P_RECOVERY or (state.phase == P_ACCUMULATION and state.step < _BEGIN)


_BEGIN: Final = 4
"""The step of the accumulation phase from which on triggers are announced."""


def _main(game: Game) -> int:
    return _go(game, P_CHOICE)


def _choose(game: Game) -> int:
    """306: strike, use an ability, play a card, or end the turn."""
    if game.state.turn_is_over:
        return _leave_at_once(game)
    answer = game.take()
    if answer is None:
        game.is_choosing = True
        return WAITS
    if answer.act is Act.END_TURN:
        return _go(game, P_END)
    options.begin(game, answer)
    return STAYS


def question(game: Game) -> Decision | None:
    """The decision that waits. A choice phase lists its options here, with the first look: a search passes by most."""
    if game.is_choosing:
        game.is_choosing = False
        state = game.state
        game.decision = Decision(state.puppet[state.active], Ask.TURN, tuple(options.choice(game)), _WHAT_TO_DO)
    return game.decision


_WHAT_TO_DO: Final = message("ask.turn")


def _end(game: Game) -> int:
    """310.1: what comes at the end of the turn."""
    state = game.state
    happen(game, on.TURN_ENDS, 0, 0, state.turn, state.active, state.active)
    return NEXT


def _leave_at_once(game: Game) -> int:
    """What ends the turn at once skips the triggers of its end (KEYWORDS §6, Немедленно)."""
    _go(game, P_END)
    return NEXT


def _expire(game: Game) -> int:
    """310.2: «до конца хода» ends. Who dies of that dies in the turn that ends (503.2), and the queue runs once more
    (401.8), by edition in the turn to come.
    """
    _end_effects(game)
    return NEXT


def _end_effects(game: Game) -> bool:
    """Whether there was something that has ended."""
    ended = effects.expire_turn(game)
    moves.take_back(game, ended)
    return coins.end_turn(game) or bool(ended)


def _leave(game: Game) -> int:
    """310.3: the other player becomes active, when what came meanwhile has ended, too."""
    state = game.state
    if _end_effects(game):
        return STAYS
    game.tell(TurnEnded(state.active))
    state.puppet = [0, 1]
    return start_turn(game, _pass_on(game))


_LEAVE: Final = 2
"""The step of the end phase that ends the turn."""


def _pass_on(game: Game) -> bool:
    """Make the next player active, over turns that are skipped; whether his turn is an extra one. Extra turns come
    between two of the regular order, which goes on after them (KEYWORDS §6).
    """
    state = game.state
    regular = state.resumes if state.resumes >= 0 else 1 - state.active
    while True:
        extra = bool(state.extra_turns)
        seat = state.extra_turns.pop(0) if extra else regular
        if not extra:
            regular = 1 - seat
        if not state.skipped_turns[seat]:
            break
        state.skipped_turns[seat] -= 1
    state.active = seat
    state.resumes = regular if extra else -1
    return extra


_STEPS: Final = {
    P_SETUP: (_roll, _choose_first, _deal, _mulligan_first, _mulligan_second, _mulligan_both),
    P_RECOVERY: (_recover,),
    P_ACCUMULATION: (_gain, _draw, _reveal, _begin, _main),
    P_CHOICE: (_choose,),
    P_END: (_end, _expire, _leave),
}
