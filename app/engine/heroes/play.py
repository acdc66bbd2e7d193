"""Playing a card (309): its costs, its payment, its coming into play or its text, and what cancels it (518)."""

from __future__ import annotations

from typing import Final

from app.engine.decision import Act, Ask, Option
from app.engine.event import CardPlayed, How, PlayCancelled
from app.engine.heroes import coins, moves
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import submit
from app.engine.heroes.announce import ask_x, end_of, new_entry, targets_of, tell_targets
from app.engine.heroes.bans import may_not, player_may_not
from app.engine.heroes.book import AbilityInfo
from app.engine.heroes.cost import FREE, can_pay_coins, play_cost, use_up_discounts
from app.engine.heroes.deeds import D_ENTER, D_WOUND, Deed
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, holds
from app.engine.heroes.memory import matches
from app.engine.heroes.numbers import BY_ABILITY, GRAVEYARD, HOW, KEYWORD, PLAY
from app.engine.heroes.ops import WAIT, Instruction
from app.engine.heroes.payable import can_do
from app.engine.heroes.payments import can_be_paid
from app.engine.heroes.perform import put_wounds
from app.engine.heroes.state import Happening
from app.engine.heroes.targets import can_announce
from app.engine.heroes.triggers import happen, tell_event
from app.engine.message import message
from app.engine.program import CancelPlay, Constant, ExtraCost, Forbid
from app.engine.terms import Ban, KeywordName, Kind

MOST_X: Final = 30
AMBUSH: Final = KEYWORD[KeywordName.AMBUSH]


# ------------------------------------------------------------------------------------------------- what it costs


def chosen_costs(game: Game, frame: Frame) -> list[tuple[int, ExtraCost]]:
    """The additional and alternative costs of the card's text that are in force for this playing."""
    return [(i, cost) for i, cost in costs_of(game, game.state.row(frame.source)) if frame.free >> i + 1 & 1]


def costs_of(game: Game, row: int) -> list[tuple[int, ExtraCost]]:
    return list(enumerate(game.book.codes[game.book.play[game.state.facts[row]]].extra))


def price(game: Game, frame: Frame) -> int:
    """The coins to pay, with everything that was chosen so far."""
    if frame.free & FREE:
        return 0
    row = game.state.row(frame.source)
    base, extra = -1, 0
    for _, cost in chosen_costs(game, frame):
        coins_of_it = amount(game, frame, cost.coins) if cost.coins is not None else 0
        if cost.alternative:
            base = coins_of_it
        else:
            extra += coins_of_it
    if frame.y:
        base = frame.y - 1  # the price that an ability named (Засада)
    return play_cost(game, row, frame.seat, frame.x, frame.named_number, base) + extra


def choose_costs(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Additional costs that must be paid are; of the others the player chooses some, of the alternatives one."""
    row = game.state.row(frame.source)
    costs = costs_of(game, row)
    for i, cost in costs:
        if not cost.optional and not cost.alternative:
            frame.free |= 2 << i
    open_costs = [
        (i, cost)
        for i, cost in costs
        if not frame.free >> i + 1 & 1 and i not in frame.before and _may_add(game, frame, i, cost)
    ]
    if not open_costs:
        return frame.pc + 1
    options = [Option(Act.MODE, number=i) for i, _ in open_costs]
    if can_afford(game, frame):
        options.append(Option(Act.DONE))
    said = message("ask.costs", card=game.ref(row))
    answer = game.ask(frame, Ask.COST, frame.seat, options, said, can_back=True)
    if answer is None:
        return WAIT
    if answer.act is Act.DONE:
        return frame.pc + 1
    frame.free |= 2 << answer.number
    frame.before = (*frame.before, answer.number)
    return frame.pc


def _may_add(game: Game, frame: Frame, i: int, cost: ExtraCost) -> bool:
    """One alternative at most, none for a card that is free already; it must be possible to pay."""
    if cost.alternative and (frame.free & FREE or any(it.alternative for _, it in chosen_costs(game, frame))):
        return False
    if not _can_pay_cost(game, frame, cost):
        return False
    before = frame.free
    frame.free |= 2 << i
    enough = can_afford(game, frame)
    frame.free = before
    return enough


def _can_pay_cost(game: Game, frame: Frame, cost: ExtraCost) -> bool:
    return can_be_paid(game, frame, cost.do)


def can_afford(game: Game, frame: Frame) -> bool:
    """Whether the coins are there, for X = 1 at least (105.1.2)."""
    row = game.state.row(frame.source)
    needs_x = game.book.facts[game.state.facts[row]].costs_x and not frame.free & FREE
    before = frame.x
    if needs_x and not frame.x:
        frame.x = 1
    enough = can_pay_coins(game, frame.seat, price(game, frame) - most_rage(game, frame))
    frame.x = before
    return enough


def announce_x(game: Game, frame: Frame, instruction: Instruction) -> int:
    """X of a card's cost: 1 at least (105.1.2), 0 when it is played free (105.1.3)."""
    if frame.free & FREE:
        return frame.pc + 1
    highest = 0
    for x in range(1, MOST_X + 1):
        frame.x = x
        if not can_pay_coins(game, frame.seat, price(game, frame)):
            break
        highest = x
    frame.x = 0
    return ask_x(game, frame, highest)


def jump_unless_cost(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Over the payment of a cost that was not chosen."""
    return frame.pc + 1 if frame.free >> instruction[1] + 1 & 1 else int(instruction[2])


# ---------------------------------------------------------------------------------------------------------- rage


def most_rage(game: Game, frame: Frame) -> int:
    """By how much Rage could lower the price: one for each own creature, up to the cost (part 7)."""
    code = game.book.codes[frame.code]
    if code.rage < 0:
        return 0
    picked = frame.bound[code.rage] if frame.bound else None
    if picked is not None:
        return 0
    creatures = [row for row in game.state.squad[frame.seat] if face(game, row).kind is Kind.CREATURE]
    return min(len(creatures), game.book.facts[game.state.facts[game.state.row(frame.source)]].cost)


def apply_rage(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The chosen creatures are wounded by 1 each; the card costs one coin less for each."""
    picked = frame.bound[instruction[1]] or ()
    if not picked:
        return frame.pc + 1
    frame.named_number += len(picked)
    deeds = [Deed(D_WOUND, uid, 1, frame.source, frame.seat, BY_ABILITY) for uid in picked]
    if not game.edition.rage_is_payment:
        submit(game, frame, deeds)
        return frame.pc + 1
    for deed in deeds:
        put_wounds(game, deed, deed.number)
    return frame.pc + 1


# -------------------------------------------------------------------------------------------------------- playing


def pay(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The coins are closed (501.2)."""
    cost = price(game, frame)
    if not can_pay_coins(game, frame.seat, cost):
        return end_of(game, frame)
    row = game.state.row(frame.source)
    use_up_discounts(game, row, frame.seat)
    frame.paid = cost
    coins.spend(game, frame.seat, cost, frame.source)
    frame.done = 1
    return frame.pc + 1


def enter(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The card comes into play under its player's control (309.2), unless it is cancelled (518)."""
    following = _cancelled(game, frame)
    if following != frame.pc:
        return following
    _announce(game, frame)
    about = AMBUSH if frame.y else -1
    deed = Deed(D_ENTER, frame.source, 0, 0, frame.seat, to=PLAY, how=HOW[How.PLAYED], extra=frame.paid, about=about)
    row = game.state.row(frame.source)
    frame.loops = (((row,), 0, 0),)
    submit(game, frame, [deed])
    return frame.pc + 1


def entered(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The card has been played: what waits for that wakes."""
    row = frame.loops[-1][0][0]
    frame.loops = ()
    frame.source = game.state.uid[row]
    frame.it = frame.done_to = (frame.source,)
    frame.done = 1
    _tell_played(game, frame)
    return frame.pc + 1


def cast(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A spell goes to the graveyard first; then its text is done (210.2)."""
    following = _cancelled(game, frame)
    if following != frame.pc:
        return following
    state = game.state
    _announce(game, frame)
    row = state.row(frame.source)
    if state.zone[row] != GRAVEYARD:
        moves.move(game, row, GRAVEYARD, How.PLAYED, 0, -1)
        frame.source = state.uid[row] or frame.source
    state.control[row] = frame.seat  # until its text is done: whose spell it is
    state.spells += 1
    new_entry(game, frame)
    frame.results = ()
    frame.ok, frame.done = 1, 0
    tell_targets(game, frame)
    _tell_played(game, frame)
    return frame.pc + 1


def applied(game: Game, frame: Frame, instruction: Instruction) -> int:
    """A spell's text is done once more: its new targets are targets now."""
    new_entry(game, frame)
    frame.results = ()
    frame.ok, frame.done = 1, 0
    tell_targets(game, frame)
    return frame.pc + 1


def _announce(game: Game, frame: Frame) -> None:
    if game.loud:
        row = game.state.row(frame.source)
        game.tell(CardPlayed(game.ref(row), frame.seat, frame.paid, frame.x, targets_of(game, frame)))


def _tell_played(game: Game, frame: Frame) -> None:
    happen(game, on.PLAYED, frame.source, 0, frame.paid, frame.seat, frame.seat)


def resolved(game: Game, frame: Frame, instruction: Instruction) -> int:
    """The spell's text is done."""
    happen(game, on.SPELL_RESOLVED, frame.source, 0, frame.paid, frame.seat, frame.seat)
    row = game.state.row(frame.source)
    if row >= 0 and game.state.zone[row] != PLAY:
        game.state.control[row] = game.state.owner[row]
    return frame.pc + 1


# ----------------------------------------------------------------------------------------------------- cancelling


def _cancelled(game: Game, frame: Frame) -> int:
    """Ask those who may cancel the play; `frame.pc` when nobody does, WAIT, or the end of the text."""
    if not game.book.has_cancels:
        return frame.pc
    for row, info in _cancellers(game, frame):
        uid = game.state.uid[row]
        if uid in frame.picking:
            continue
        node = info.node
        assert isinstance(node, CancelPlay)
        if node.optional:
            answer = _ask_cancel(game, frame, row)
            if answer is None:
                return WAIT
            if answer.act is Act.NO:
                frame.picking = (*frame.picking, uid)
                continue
        return _cancel(game, frame, row, info)
    frame.picking = ()
    return frame.pc


def _cancellers(game: Game, frame: Frame) -> list[tuple[int, AbilityInfo]]:
    """Abilities in play that cancel such a card, the non-active player's first."""
    state, abilities = game.state, game.book.abilities
    it = Happening(on.PLAYED, frame.source, 0, frame.paid, frame.seat, frame.seat)
    found: list[tuple[int, AbilityInfo]] = []
    for squad in (state.squad[1 - state.active], state.squad[state.active]):
        for row in squad:
            for ability in face(game, row).insteads:
                node = abilities[ability].node
                if isinstance(node, CancelPlay) and _cancels(game, row, node, it):
                    found.append((row, abilities[ability]))
    return found


def _cancels(game: Game, row: int, node: CancelPlay, it: Happening) -> bool:
    frame = Frame(0, 0, game.state.uid[row], game.state.control[row])
    tell_event(frame, it)
    return matches(game, frame, node.of, it) and (node.cost is None or can_do(game, frame, node.cost))


def _ask_cancel(game: Game, frame: Frame, row: int) -> Option | None:
    said = message("ask.cancel", card=game.ref(row), played=game.ref_of(frame.source))
    seat = game.state.control[row]
    return game.ask(frame, Ask.MAY, seat, [Option(Act.YES, card=game.state.uid[row]), Option(Act.NO)], said)


def _cancel(game: Game, frame: Frame, row: int, info: AbilityInfo) -> int:
    """The card goes to the graveyard; what the ability pays and does with it is done outside the queue (518.3)."""
    state = game.state
    card = state.row(frame.source)
    _announce(game, frame)
    if not game.edition.cancelled_plays_wake_nothing:
        tell_targets(game, frame)  # the cards became targets before (518.2)
        _tell_played(game, frame)
    if state.zone[card] != GRAVEYARD:
        moves.move(game, card, GRAVEYARD, How.PLAYED, 0)  # no discard: it was played (518.1)
        frame.source = state.uid[card] or frame.source
    game.tell(PlayCancelled(game.ref(card), game.ref(row)))
    if info.code >= 0:
        made = Frame(info.code, info.id, state.uid[row], state.control[row])
        made.subject = frame.source
        made.player = frame.seat
        state.stack.append(made)
    frame.picking = ()
    return end_of(game, frame)


# ------------------------------------------------------------------------------------------------------- may it be


def play_frame(game: Game, row: int, seat: int, free: bool = False, cheaper: int = 0, price_: int = -1) -> Frame:
    """A frame that plays that card; `price_` when an ability names the price (0 or more)."""
    facts = game.state.facts[row]
    frame = Frame(game.book.play[facts], 0, game.state.uid[row], seat)
    frame.free = FREE if free else 0
    frame.named_number = cheaper
    frame.y = price_ + 1
    return frame


def obstacle(game: Game, frame: Frame) -> str:
    """The paragraph by which the card can't be played so now; "" when it can."""
    state, row = game.state, game.state.row(frame.source)
    if state.zone[row] == PLAY or any(it.source == frame.source and it.code == frame.code for it in state.stack):
        return "514.1"  # in play, or being played
    facts = game.book.facts[state.facts[row]]
    if facts.kind is Kind.HERO:
        return "208.1"
    forbidden = player_may_not(game, frame.seat, Ban.PLAY, row) or _own_ban(game, row)
    if forbidden:
        return forbidden
    if not _needs_met(game, frame):
        return "501.2"
    if not can_afford(game, frame) and not _affordable_otherwise(game, frame):
        return "501.2"
    if facts.kind is Kind.SPELL and not can_announce(game, frame, game.book.codes[frame.code]):
        return "116.1"
    return ""


def _own_ban(game: Game, row: int) -> str:
    """«Не может быть разыграна», perhaps under a condition: by its own text, or by an effect on it."""
    if may_not(game, row, Ban.BE_PLAYED):
        return "514.2"
    frame = Frame(0, 0, game.state.uid[row], game.state.control[row])
    for ability in face(game, row).constants:
        node = game.book.abilities[ability].node
        assert isinstance(node, Constant)
        bans = any(isinstance(it, Forbid) and it.ban is Ban.BE_PLAYED for it in node.give)
        if bans and (node.condition is None or holds(game, frame, node.condition)):
            return "514.2"
    return ""


def _needs_met(game: Game, frame: Frame) -> bool:
    return all(
        _can_pay_cost(game, frame, cost)
        for _, cost in costs_of(game, game.state.row(frame.source))
        if not cost.optional and not cost.alternative
    )


def _affordable_otherwise(game: Game, frame: Frame) -> bool:
    costs = costs_of(game, game.state.row(frame.source))
    return any(cost.alternative and _may_add(game, frame, i, cost) for i, cost in costs)
