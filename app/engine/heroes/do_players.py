"""Acts on players: coins, prayers, turns, the end of the game; naming things; redirecting."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import DrawFailed, Ending, Named, Redirected, TurnSkipped
from app.engine.heroes import coins
from app.engine.heroes.acts import change, record, submit
from app.engine.heroes.deeds import D_GAIN_COINS, D_LOSE_COINS, D_PRAYERS, Deed, losing
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards, decider, seats
from app.engine.heroes.numbers import EVENT
from app.engine.heroes.ops import WAIT, Instruction, does
from app.engine.heroes.outcome import finish
from app.engine.heroes.state import Happening
from app.engine.heroes.triggers import trigger_again
from app.engine.message import message
from app.engine.program import (
    ChangeEvent,
    CloseCoins,
    ControlPlayer,
    EndTurn,
    ExtraTurn,
    GainCoins,
    GainPrayers,
    LoseCoins,
    LoseGame,
    LosePrayers,
    NameSomething,
    Nothing,
    OpenCoins,
    Pay,
    Pick,
    Redirect,
    SkipTurn,
    TriggerAgain,
    Until,
    WinGame,
)
from app.engine.terms import Element, Span

MOST_NUMBER: Final = 20
"""Numbers that a player names end here: no card costs more."""


_ENDS: Final = {
    Span.YOUR_TURN_END: (True, True, False),
    Span.ENEMY_TURN_END: (False, True, False),
    Span.YOUR_NEXT_TURN_END: (True, False, False),
    Span.ENEMY_NEXT_TURN_END: (False, False, False),
    Span.YOUR_NEXT_TURN_START: (True, False, True),
    Span.ENEMY_NEXT_TURN_START: (False, False, True),
}
"""Whose turn ends a span, whether the one under way counts when it is his, whether it ends as that turn starts."""


def _ends(game: Game, until: Until, seat: int) -> int:
    """When a time of coins ends (`coins.when`); 0: never."""
    if until.span is Span.GAME:
        return 0
    yours, this_counts, starts = _ENDS.get(until.span, (game.state.active == seat, True, False))
    whose = seat if yours else 1 - seat
    return coins.when(game, whose, starts, comes=not this_counts or game.state.active != whose)


@does(GainCoins)
def gain_coins(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: GainCoins = instruction[1]
    number, last = amount(game, frame, node.number), _ends(game, node.until, frame.seat)
    deeds = [
        Deed(D_GAIN_COINS, 0, number, frame.source, seat, extra=last, closed=int(not node.is_open))
        for seat in seats(game, frame, node.player)
    ]
    return _submit(game, frame, deeds, number)


@does(LoseCoins)
def lose_coins(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Whoever loses coins chooses which (522.5), in turn order; `picking` holds how many closed ones each gives up."""
    node: LoseCoins = instruction[1]
    number, last = amount(game, frame, node.number), _ends(game, node.until, frame.seat)
    whose = seats(game, frame, node.player)
    while len(frame.picking) < len(whose):
        closed = _closed_to_lose(game, frame, whose[len(frame.picking)], number)
        if closed is None:
            return WAIT
        frame.picking = (*frame.picking, closed)
    picked, frame.picking = frame.picking, ()
    deeds = [
        Deed(D_LOSE_COINS, 0, number, frame.source, seat, extra=last, closed=closed)
        for seat, closed in zip(whose, picked, strict=True)
    ]
    return _submit(game, frame, deeds, number)


def _closed_to_lose(game: Game, frame: Frame, seat: int, number: int) -> int | None:
    """How many closed coins that player gives up; asked only when he has both kinds and need not give up all."""
    opened, closed = game.state.open_coins[seat], game.state.closed_coins[seat]
    least, most = max(number - opened, 0), min(number, closed)
    if least >= most:
        return min(least, most)
    said = message("ask.closed_coins", card=game.ref_of(frame.source))
    options = [Option(Act.NUMBER, number=n) for n in range(least, most + 1)]
    answer = game.ask(frame, Ask.NUMBER, seat, options, said, least, most)
    return None if answer is None else answer.number


def _submit(game: Game, frame: Frame, deeds: list[Deed], number: int) -> int:
    if deeds and number:
        submit(game, frame, deeds)
    else:
        record(frame, 0, number, ())
    return frame.pc + 1


@does(OpenCoins)
def open_coins(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: OpenCoins = instruction[1]
    wanted = coins.MOST_COINS if node.number is None else amount(game, frame, node.number)
    done = sum(coins.open_coins(game, seat, wanted, frame.source) for seat in seats(game, frame, node.player))
    record(frame, done, done if node.number is None else wanted, ())
    return frame.pc + 1


@does(CloseCoins)
def close_coins(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: CloseCoins = instruction[1]
    wanted = coins.MOST_COINS if node.number is None else amount(game, frame, node.number)
    done = sum(coins.close_coins(game, seat, wanted, frame.source) for seat in seats(game, frame, node.player))
    record(frame, done, done if node.number is None else wanted, ())
    return frame.pc + 1


@does(Pay)
def pay(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Coins closed inside an ability are spent as a cost is; too few pay nothing (522)."""
    node: Pay = instruction[1]
    number = amount(game, frame, node.number)
    able = [seat for seat in seats(game, frame, node.player) if game.state.open_coins[seat] >= number]
    for seat in able:
        coins.spend(game, seat, number, frame.source)
    record(frame, number if able else 0, number, (), broken=not able)
    frame.done = 1 if able else 0
    return frame.pc + 1


@does(Pick)
def pick(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The cards are named; what comes of it follows."""
    node: Pick = instruction[1]
    ids = cards(game, frame, node.who)
    record(frame, len(ids), 1, ids, broken=not ids)
    frame.it = ids
    return frame.pc + 1


@does(GainPrayers)
def gain_prayers(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: GainPrayers = instruction[1]
    number = amount(game, frame, node.number)
    whose = seats(game, frame, node.player)
    return _submit(game, frame, [Deed(D_PRAYERS, 0, number, frame.source, seat) for seat in whose], number)


@does(LosePrayers)
def lose_prayers(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: LosePrayers = instruction[1]
    wanted = amount(game, frame, node.number)
    whose = seats(game, frame, node.player)
    done = sum(-coins.change_prayers(game, seat, -wanted, frame.source) for seat in whose)
    record(frame, done, wanted, ())
    return frame.pc + 1


# ------------------------------------------------------------------------------------------- turns and the game


MOST_FAILED_DRAWS: Final = 3
"""The third failed draw of the accumulation phase loses (304.2)."""


def drawn(game: Game, frame: Frame, instruction: Instruction) -> int:
    """An empty deck has given no card (304.2), unless something came instead of the draw (E15 527.6)."""
    if frame.x and not frame.replaced:
        _fail_to_draw(game, frame.seat)
    return frame.pc + 1


def _fail_to_draw(game: Game, seat: int) -> None:
    state = game.state
    state.failed_draws[seat] = min(state.failed_draws[seat] + 1, MOST_FAILED_DRAWS)
    game.tell(DrawFailed(seat, state.failed_draws[seat]))
    if state.failed_draws[seat] >= MOST_FAILED_DRAWS:
        submit(game, state.stack[-1], [losing(game, seat, Ending.DECK_EMPTY)])


@does(ExtraTurn)
def extra_turn(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Right after the current one; several queue up in order (KEYWORDS §6)."""
    whose = seats(game, frame, instruction[1].player)
    game.state.extra_turns.extend(whose)
    record(frame, len(whose), 1, ())
    return frame.pc + 1


@does(SkipTurn)
def skip_turn(game: Game, frame: Frame, instruction: Instruction) -> int:
    whose = seats(game, frame, instruction[1].player)
    for seat in whose:
        game.state.skipped_turns[seat] += 1
        game.tell(TurnSkipped(seat, game.ref_of(frame.source)))
    record(frame, len(whose), 1, ())
    return frame.pc + 1


@does(EndTurn)
def end_turn(game: Game, frame: Frame, instruction: Instruction) -> int:
    """At once: the triggers of the turn's end are skipped, what ends with the turn ends (KEYWORDS §6, Немедленно)."""
    game.state.turn_is_over = 1
    record(frame, 1, 1, ())
    return frame.pc + 1


@does(ControlPlayer)
def control_player(game: Game, frame: Frame, instruction: Instruction) -> int:
    """In the player's next turn somebody else decides for him."""
    whose = seats(game, frame, instruction[1].player)
    for seat in whose:
        game.state.puppet_next[seat] = frame.seat
    record(frame, len(whose), 1, ())
    return frame.pc + 1


@does(WinGame)
def win_game(game: Game, frame: Frame, instruction: Instruction) -> int:
    whose = seats(game, frame, instruction[1].player)
    winner = -1 if len(whose) != 1 else whose[0]
    finish(game, winner, Ending.ABILITY, "602.1", frame.source)
    return frame.pc + 1


@does(LoseGame)
def lose_game(game: Game, frame: Frame, instruction: Instruction) -> int:
    whose = seats(game, frame, instruction[1].player)
    submit(game, frame, [losing(game, seat, Ending.ABILITY, frame.source) for seat in whose])
    return frame.pc + 1


# ------------------------------------------------------------------------------------------------------ the rest


@does(Nothing)
def nothing(game: Game, frame: Frame, instruction: Instruction) -> int:
    record(frame, 0, 0, ())
    return frame.pc + 1


@does(NameSomething)
def name_something(game: Game, frame: Frame, instruction: Instruction) -> int:
    node: NameSomething = instruction[1]
    seat = decider(game, frame, node.player)
    if node.what == "number":
        options = [Option(Act.NAME, number=n) for n in range(MOST_NUMBER + 1)]
    else:
        options = [Option(Act.NAME, name=name) for name in _names(game, node.what)]
    said = message(f"ask.name_{node.what}", card=game.ref_of(frame.source))
    answer = game.ask(frame, Ask.NAME, seat, options, said)
    if answer is None:
        return WAIT
    frame.named, frame.named_number = answer.name, answer.number
    game.tell(Named(seat, answer.name or str(answer.number), game.ref_of(frame.source)))
    record(frame, 1, 1, ())
    return frame.pc + 1


def _names(game: Game, what: str) -> list[str]:
    """What can be named: all cards, classes or elements that this match knows of, in a fixed order."""
    if what == "element":
        return [element.value for element in Element]
    facts = game.book.facts[1:]
    if what == "class":
        return sorted({name for it in facts for name in it.classes})
    return sorted({it.name for it in facts})


@does(ChangeEvent)
def change_event(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Inside a replacement: the deed itself with another number, card or player; not replaced by the same again."""
    if not frame.acc:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    submit(game, frame, [change(game, frame, Deed(*frame.acc[0]), instruction[1])], is_counted=True)
    return frame.pc + 1


@does(Redirect)
def redirect(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The attack or the ability under way gets another target (508.3)."""
    state = game.state
    to = cards(game, frame, instruction[1].to)
    below = [it for it in (*state.stack, *state.suspended) if it is not frame and it.source == frame.subject]
    if not to or not below:
        record(frame, 0, 1, (), broken=True)
        return frame.pc + 1
    attack = below[-1]
    attack.other = to[0]
    if attack.bound:
        attack.bound = tuple(to[:1] if ids == frame.it else ids for ids in attack.bound)
    if state.attack and state.attack[0] == attack.source:
        state.attack = (state.attack[0], to[0], state.attack[2])
    game.tell(Redirected(game.ref_of(attack.source), game.ref_of(to[0]), game.ref_of(frame.source)))
    record(frame, 1, 1, to)
    return frame.pc + 1


@does(TriggerAgain)
def again(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The abilities of a card that this event wakes are woken once more."""
    node: TriggerAgain = instruction[1]
    done = 0
    for uid in cards(game, frame, node.who):
        row = game.state.row(uid)
        if row >= 0:
            side = game.state.control[row]
            it = Happening(EVENT[node.event], uid, frame.other, frame.number, side, side, frame.by)
            for _ in range(amount(game, frame, node.times)):
                done += trigger_again(game, row, it)
    record(frame, done, 1, ())
    return frame.pc + 1
