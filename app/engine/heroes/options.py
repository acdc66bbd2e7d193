"""The choice phase (306): every legal act of the active player with its first target, in a fixed order; and its
start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine.decision import Act, Option, option
from app.engine.event import Phase, phase_started
from app.engine.heroes.announce import can_pay
from app.engine.heroes.bans import ELUSIVE, may_not, may_not_attack, may_not_shoot, permits, player_may_not
from app.engine.heroes.book import AbilityInfo, Active, Code, Face
from app.engine.heroes.combat import STRIKE, fight_frame
from app.engine.heroes.constants import reaching
from app.engine.heroes.cost import FREE
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import fits_all, holds
from app.engine.heroes.lower import walk
from app.engine.heroes.measures import context, describes
from app.engine.heroes.numbers import (
    BAN_BIT,
    BY_STRIKE,
    GRAVEYARD,
    HAND,
    HIDDEN,
    KEYWORD_BIT,
    MEASURE_BIT,
    PLAY,
    UNDER,
)
from app.engine.heroes.payments import can_pay_in_acts
from app.engine.heroes.play import obstacle, play_frame
from app.engine.heroes.targets import candidates, first_targets, obliged
from app.engine.heroes.triggers import is_used_up_on
from app.engine.heroes.words import CREATURE, HERO, SPELL
from app.engine.program import Activated, Announced, Modify, Oblige, Permit
from app.engine.terms import Ban, KeywordName, Measure, Operation

RUSH: Final = KEYWORD_BIT[KeywordName.RUSH]
FRENZY: Final = KEYWORD_BIT[KeywordName.FRENZY]
_COST: Final = MEASURE_BIT[Measure.COST]
_STRIKE_BANS: Final = BAN_BIT[Ban.ATTACK] | BAN_BIT[Ban.STRIKE] | BAN_BIT[Ban.ACT]
_TARGET_BANS: Final = BAN_BIT[Ban.BE_ATTACKED]

END_TURN: Final = Option(Act.END_TURN)


def choice(game: Game) -> list[Option]:
    """Every option; only the obligatory ones while there are any («обязан», Бешенство)."""
    seat = game.state.active
    strikes = strike_options(game, seat)
    must = [it for it in strikes if _is_obligatory(game, it)] if _may_oblige(game, strikes) else []
    if must:
        return must
    found = play_options(game, seat)
    found.extend(strikes)
    found.extend(use_options(game, seat))
    found.append(END_TURN)
    return found


def begin(game: Game, chosen: Option) -> None:
    """Start what was chosen."""
    state = game.state
    row = state.row(chosen.card)
    if chosen.act is Act.STRIKE:
        _phase(game, Phase.STRIKE)
        state.stack.append(fight_frame(game, row, state.row(chosen.target), STRIKE))
        return
    if chosen.act is Act.PLAY:
        _phase(game, Phase.PLAYING)
        frame = play_frame(game, row, state.active)
    else:
        _phase(game, Phase.ABILITY)
        info = game.book.abilities[chosen.ability]
        frame = use_frame(game, info, row, state.active)
    state.announcements += 1
    frame.announcement = state.announcements
    code = game.book.codes[frame.code]
    if chosen.target and code.first >= 0:
        _prefill(game, frame, code, chosen.target)
    state.stack.append(frame)


def _phase(game: Game, phase: Phase) -> None:
    if game.loud:
        game.tell(phase_started(game.state.active, phase))


def _prefill(game: Game, frame: Frame, code: Code, target: int) -> None:
    """The first target was named with the option."""
    frame.picking = (code.first, target)


# ----------------------------------------------------------------------------------------------------------- play


def play_options(game: Game, seat: int) -> list[Option]:
    """The cards that can be played, those of a plain price first looked at by their price."""
    state, book = game.state, game.book
    found: list[Option] = []
    coins, uid = state.open_coins[seat], state.uid
    hero = face(game, game.hero(seat))
    plain = not reaching(game) and not hero.measures & _COST and not hero.bans
    for row in state.hand[seat]:
        number = state.facts[row]
        if plain and book.plain_price[number] and not state.effects[row]:
            facts = book.facts[number]
            if facts.cost + facts.costs_x > coins:
                continue
            if facts.kind is not SPELL:
                found.append(option(Act.PLAY, uid[row]))
                continue
            _offer_targets(game, found, Act.PLAY, play_frame(game, row, seat))
        else:
            _offer_play(game, found, row, seat)
    for row in _playable_elsewhere(game, seat):
        _offer_play(game, found, row, seat)
    return found


def _offer_play(game: Game, found: list[Option], row: int, seat: int) -> None:
    frame = play_frame(game, row, seat)
    if obstacle(game, frame):
        return
    code = game.book.codes[frame.code]
    rows = candidates(game, frame, code.chooses[code.first], code.uses[code.first]) if code.first >= 0 else []
    _with_targets(game, found, Act.PLAY, frame, rows)


def _playable_elsewhere(game: Game, seat: int) -> list[int]:
    """Cards outside the hand that something permits to play: «можете разыгрывать с кладбища», mined cards."""
    state = game.state
    if not game.book.permits_play:
        return []
    found: list[int] = []
    for row in state.squad[seat]:
        for active in face(game, row).grants:
            node = active.node
            if isinstance(node, Permit) and node.what in _PLACES:
                rows = _PLACES[node.what](game, seat)
                found.extend(it for it in rows if it not in found and _permitted(game, active, it))
    return found


def _permitted(game: Game, active: Active, row: int) -> bool:
    node = active.node
    assert isinstance(node, Permit)
    return node.against is None or fits_all(game, context(active), row, node.against.tests)


_PLACES: Final[dict[str, Callable[[Game, int], list[int]]]] = {
    "play from graveyard": lambda game, seat: game.state.graveyard[seat],
    "play mined": lambda game, seat: [row for row in game.state.under if game.state.control[row] == seat],
    "play from deck top": lambda game, seat: game.state.deck[seat][-1:],
}


def _offer_targets(game: Game, found: list[Option], act: Act, frame: Frame) -> None:
    """Its options, when the text can be announced."""
    rows = first_targets(game, frame, game.book.codes[frame.code])
    if rows is not None:
        _with_targets(game, found, act, frame, rows)


def _with_targets(game: Game, found: list[Option], act: Act, frame: Frame, rows: list[int]) -> None:
    """One option for each first target, or one without."""
    ids, uid, ability = game.state.uid, frame.source, frame.ability
    targets = [ids[row] for row in rows]
    if not targets or 0 in targets:
        found.append(option(act, uid, ability))
        return
    found.extend([option(act, uid, ability, target) for target in targets])


# --------------------------------------------------------------------------------------------------------- strike


def strike_options(game: Game, seat: int) -> list[Option]:
    state = game.state
    able = [row for row in state.squad[seat] if can_strike(game, row) == ""]
    if not able:
        return []
    found = [row for row in state.squad[1 - seat] if _is_target(game, row)]
    bound = obliged(game, found, seat, BY_STRIKE, -1)
    targets = (
        dict.fromkeys(able, found)
        if bound is found
        else {row: obliged(game, found, seat, BY_STRIKE, row) for row in able}
    )
    uid = state.uid
    if not _stands_out(game, found) and not _bans_on(game, able):
        return [option(Act.STRIKE, uid[row], 0, uid[target]) for row in able for target in targets[row]]
    return [
        option(Act.STRIKE, uid[row], 0, uid[target])
        for row in able
        for target in targets[row]
        if not strike_obstacle(game, row, target)
    ]


def _stands_out(game: Game, rows: list[int]) -> bool:
    """Whether one of these targets may keep one of the strikes away."""
    for row in rows:
        its = game.faces[row] or face(game, row)
        if its.bans or its.has & ELUSIVE:
            return True
    return False


def _bans_on(game: Game, rows: list[int]) -> int:
    bans = 0
    for row in rows:
        bans |= (game.faces[row] or face(game, row)).bans
    return bans


def _is_target(game: Game, row: int) -> bool:
    kind = (game.faces[row] or face(game, row)).kind
    return (kind is CREATURE or kind is HERO) and not game.state.flags[row] & HIDDEN


def can_strike(game: Game, row: int) -> str:
    """The paragraph by which the card can't strike now; "" when it can."""
    state = game.state
    mine = game.faces[row] or face(game, row)
    if mine.kind is not CREATURE:
        return "208.4" if mine.kind is HERO else "209.1"
    if state.closed[row]:
        return "506.1"
    if state.flags[row] & HIDDEN:
        return "part 7: Скрытое существо"
    if state.since[row] == state.turn and not mine.has & RUSH:
        return "107.5"
    if state.strikes[row] >= (_strikes_a_turn(mine) if mine.grants else 1):
        return "107.2"
    if mine.bans & _STRIKE_BANS:
        for ban in (Ban.ATTACK, Ban.STRIKE, Ban.ACT):
            if may_not(game, row, ban):
                return "514.2"
    return ""


def _strikes_a_turn(mine: Face) -> int:
    """Once a turn (107.2), unless something lets it strike again."""
    times = 1
    for active in mine.grants:
        node = active.node
        if isinstance(node, Modify) and node.measure is Measure.ATTACKS_A_TURN:
            times = active.number if node.operation is Operation.SET else times + active.number
        elif isinstance(node, Permit) and node.what == "strike again":
            times += 1
    return times


def strike_obstacle(game: Game, row: int, target: int) -> str:
    """The paragraph by which that strike can't be directed at that target."""
    return may_not_attack(game, row, target, BY_STRIKE)


def _may_oblige(game: Game, strikes: list[Option]) -> bool:
    """Whether a creature that may be obliged to strike stands in the squad: most boards have none."""
    if not strikes:
        return False
    for row in game.state.squad[game.state.active]:
        mine = game.faces[row] or face(game, row)
        if mine.grants or mine.has & FRENZY:
            return True
    return False


def _is_obligatory(game: Game, strike: Option) -> bool:
    row = game.state.row(strike.card)
    mine = face(game, row)
    if mine.has & FRENZY:
        return True
    target = game.state.row(strike.target)
    for active in mine.grants:
        node = active.node
        if isinstance(node, Oblige) and node.ban in (Ban.ATTACK, Ban.STRIKE):
            return node.against is None or describes(game, active, node.against, target)
    return False


# ----------------------------------------------------------------------------------------------------------- use


def use_options(game: Game, seat: int) -> list[Option]:
    state, abilities = game.state, game.book.abilities
    found: list[Option] = []
    for row in state.squad[seat]:
        for ability in (game.faces[row] or face(game, row)).activated:
            _offer(game, found, row, abilities[ability], seat, 1)
    for row in state.squad[1 - seat]:
        for ability in (game.faces[row] or face(game, row)).activated:
            if abilities[ability].by_anyone:
                _offer(game, found, row, abilities[ability], seat, 1)
    book = game.book
    if book.far_activated or book.gives_far:
        for zone, rows in ((HAND, state.hand[seat]), (GRAVEYARD, state.graveyard[seat]), (UNDER, state.under)):
            for row in rows:
                is_far = book.gives_far or state.facts[row] in book.far_activated
                if is_far and (zone != UNDER or state.control[row] == seat):
                    for ability in face(game, row).activated:
                        _offer(game, found, row, abilities[ability], seat, 1 << zone)
    return found


def _offer(game: Game, found: list[Option], row: int, info: AbilityInfo, seat: int, zone: int) -> None:
    if not info.zones & zone or _is_out_of_reach(game, row, info, seat):
        return
    frame = use_frame(game, info, row, seat)
    if not _bar(game, frame, row, info):
        _offer_targets(game, found, Act.SHOOT if info.shoots else Act.USE, frame)


def _is_out_of_reach(game: Game, row: int, info: AbilityInfo, seat: int) -> bool:
    """Whether the card is closed or the coins are too few, with nothing about that could help: seen at a glance."""
    mine = game.faces[row] or face(game, row)
    if mine.grants:
        return False
    if info.taps and game.state.closed[row]:
        return True
    hero = game.hero(seat)
    return info.price > game.state.open_coins[seat] and not (game.faces[hero] or face(game, hero)).measures


def use_frame(game: Game, info: AbilityInfo, row: int, seat: int) -> Frame:
    """A frame that uses that ability, free where something permits it."""
    frame = Frame(info.code, info.id, game.state.uid[row], seat)
    if (game.faces[row] or face(game, row)).grants and permits(game, row, "use free"):
        frame.free = FREE
    return frame


def use_obstacle(game: Game, frame: Frame, row: int, info: AbilityInfo) -> str:
    """The paragraph by which the ability can't be used now; "" when it can (308.1, 506)."""
    barred = _bar(game, frame, row, info)
    if barred:
        return barred
    return "" if first_targets(game, frame, game.book.codes[info.code]) is not None else "118.3"


def _bar(game: Game, frame: Frame, row: int, info: AbilityInfo) -> str:
    """The same but for targets. An X that is still to be named is 1 in the frame then."""
    state, node = game.state, info.node
    assert isinstance(node, Activated)
    mine = game.faces[row] or face(game, row)
    if state.zone[row] == PLAY:
        if state.flags[row] & HIDDEN and not info.speaks_of_hidden:
            return "part 7: Скрытое существо"
        if _is_weak(game, row, mine, info):
            return "107.5"
        if mine.bans and (may_not(game, row, Ban.USE_ABILITY) or (info.is_action and may_not(game, row, Ban.ACT))):
            return "514.2"
        if mine.bans and info.shoots and may_not_shoot(game, row):
            return "514.2"
    if is_used_up_on(game, row, info):
        return "113.4"
    if player_may_not(game, frame.seat, Ban.USE_ABILITY, row):
        return "514.2"
    if node.condition is not None and not holds(game, frame, node.condition):
        return "113.2"
    code = game.book.codes[info.code]
    if code.asks_x:
        if frame.free & FREE and any(isinstance(it, Announced) for cost in node.cost for it in walk(cost)):
            return "512.4.1"
        frame.x = 1  # X is 1 at least (512.4)
    if not can_pay(game, frame, node):
        return "501.2"
    if code.costs and not frame.free & FREE and not can_pay_in_acts(game, frame):
        return "501.2.1"
    return ""


def _is_weak(game: Game, row: int, mine: Face, info: AbilityInfo) -> bool:
    """First-turn weakness forbids a creature to act (107.5, 506.1); heroes and support have none."""
    if mine.kind is not CREATURE or game.state.since[row] != game.state.turn or mine.has & RUSH:
        return False
    return info.is_action
