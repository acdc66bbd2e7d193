"""Who may be chosen (502): the candidates for a choice, with what forbids and what obliges."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.bans import may_not, may_not_attack, may_not_be_attacked, may_not_shoot, obligations
from app.engine.heroes.book import Code
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, not_being_played, seats, where
from app.engine.heroes.memory import is_by
from app.engine.heroes.numbers import (
    BAN_BIT,
    BY_ABILITY,
    BY_SHOT,
    BY_SPELL,
    BY_STRIKE,
    KEYWORD_BIT,
    SOURCE,
)
from app.engine.heroes.payable import is_barred
from app.engine.heroes.prevention import ignores
from app.engine.heroes.words import HERO, SPELL
from app.engine.program import Choose, ChooseDo, Filter, IsKind, Oblige, Triggered
from app.engine.terms import Ban, KeywordName, Side, Zone

TARGET: Final = 0
PAYMENT: Final = 1
SHOT: Final = 2
FIGHT: Final = 3
REDIRECT: Final = 4
"""What a card is chosen for: as a target, as payment (which has none, 501.3), as the target of a shot or a fight, as
the new target of what is under way."""

_SPELL_PROTECTION: Final = KEYWORD_BIT[KeywordName.SPELL_PROTECTION]
_BE_TARGETED: Final = BAN_BIT[Ban.BE_TARGETED]


def source_kind(game: Game, frame: Frame) -> int:
    """As what the frame's text acts: as a spell, or as an ability."""
    row = game.state.row(frame.source)
    facts = game.state.facts[row] if row >= 0 else -1
    if facts >= 0 and game.book.facts[facts].kind is SPELL:
        return BY_SPELL
    return BY_ABILITY


def chooser(game: Game, frame: Frame, choose: Choose) -> int:
    """The player who names the cards (117.1)."""
    found = seats(game, frame, choose.by)
    return found[0] if found else frame.seat


def candidates(game: Game, frame: Frame, choose: Choose, use: int = TARGET) -> list[int]:
    """The rows that may be chosen for that use, in a fixed order."""
    rows = where(game, frame, choose.of)
    if choose.of.zone is not Zone.PLAY:
        return not_being_played(game, frame, list(rows))
    if use == PAYMENT or not rows:
        return list(rows)
    if use in (SHOT, FIGHT):
        return attackable(game, frame, rows, use)
    by = source_kind(game, frame)
    own_choice = chooser(game, frame, choose) == frame.seat
    source = game.state.row(frame.source)
    rows = [row for row in rows if not untargetable(game, row, source, by, own_choice)]
    if frame.other:
        rows = [row for row in rows if not _escapes(game, frame, row)]
    if use == REDIRECT:
        return _redirectable(game, frame, rows)
    return obliged(game, rows, frame.seat, by, source) if own_choice else rows


def _escapes(game: Game, frame: Frame, row: int) -> bool:
    """A trigger can't choose the card whose doing woke it, when that card ignores the triggers of its targets (part 7,
    Игнорировать [срабатывающую особенность]).
    """
    if not frame.ability or game.state.uid[row] != frame.other:
        return False
    if not isinstance(game.book.abilities[frame.ability].node, Triggered):
        return False
    source = game.state.row(frame.source)
    printed = source < 0 or frame.ability in game.book.faces[game.state.facts[source]].printed
    return ignores(game, row, "triggers", printed=printed)


def attackable(game: Game, frame: Frame, rows: list[int], use: int) -> list[int]:
    """Of these the enemy characters that a shot or a fight of the frame's card may be directed at (507.1, 507.2)."""
    by = BY_SHOT if use == SHOT else BY_STRIKE
    control, source = game.state.control, game.state.row(frame.source)
    found = [row for row in rows if control[row] != frame.seat and not may_not_be_attacked(game, row, source, by)]
    if use == SHOT and source >= 0 and face(game, source).bans:
        found = [row for row in found if not may_not_shoot(game, source, row)]
    return obliged(game, found, frame.seat, by, source)


def _redirectable(game: Game, frame: Frame, rows: list[int]) -> list[int]:
    """Of these whom the attack may be turned to that the event tells of: whoever names the target, it is attacked by
    that card (507.1, 514.2). A spell is no attack.
    """
    attacker, by = game.state.row(frame.subject), frame.by
    if attacker < 0 or by not in (BY_STRIKE, BY_SHOT):
        return rows
    return [row for row in rows if not may_not_attack(game, attacker, row, by)]


def untargetable(game: Game, row: int, source: int, by: int, own_choice: bool = True) -> str:
    """The paragraph by which the card can't be chosen; "" when it can."""
    mine = game.faces[row] or face(game, row)
    if by == BY_SPELL and own_choice and mine.has & _SPELL_PROTECTION:
        return "515.2"
    return may_not(game, row, Ban.BE_TARGETED, source, by) if mine.bans & _BE_TARGETED else ""


def least_of(game: Game, frame: Frame, choose: Choose) -> int:
    return amount(game, frame, choose.least)


def most_of(game: Game, frame: Frame, choose: Choose, available: int) -> int:
    return available if choose.most is None else min(amount(game, frame, choose.most), available)


def can_choose(game: Game, frame: Frame, choose: Choose, use: int = TARGET, rows: list[int] | None = None) -> bool:
    """Whether one candidate is there at least, when one is needed (118.3); the rest is done as far as possible
    (520.1). A payment needs all of them (501.2.1). `rows` are the candidates, when they have been looked for.
    """
    if rows and use != PAYMENT:
        return True
    if use == TARGET and _has_easy_candidate(game, choose):
        return True
    least = least_of(game, frame, choose)
    if least == 0:
        return True
    if rows is None:
        rows = candidates(game, frame, choose, use)
    return len(rows) >= (least if use == PAYMENT else 1)


def _has_easy_candidate(game: Game, choose: Choose) -> bool:
    """Heroes are always there: any character will do."""
    of: Filter = choose.of
    if len(of.tests) != 1 or not isinstance(of.tests[0], IsKind) or HERO not in of.tests[0].kinds:
        return False
    return of.side is Side.ANYONE and not any(face(game, game.hero(seat)).grants for seat in (0, 1))


def first_targets(game: Game, frame: Frame, code: Code) -> list[int] | None:
    """The cards that may be named first, none when the text names none; None when it can't be announced. An X of 1
    that stands in the frame, as the least there can be, is taken out again: it is not named yet.
    """
    if code.first < 0:
        return [] if can_announce(game, frame, code) else None
    choose, use = code.chooses[code.first], code.uses[code.first]
    rows = candidates(game, frame, choose, use)
    if not can_announce(game, frame, code, rows):
        return None
    if not frame.x:
        return rows
    frame.x = 0
    return candidates(game, frame, choose, use)


def can_announce(game: Game, frame: Frame, code: Code, first: list[int] | None = None) -> bool:
    """Whether the first parts of the text have targets (116.1, 118.3), its constructors enough parts (524.2). `first`
    are the candidates of its first choice, when they have been looked for.
    """
    for k in code.needs:
        if not can_choose(game, frame, code.chooses[k], code.uses[k], first if k == code.first else None):
            return False
    return not code.modes or all(_modes_possible(game, frame, node, needs) for node, needs in code.modes)


def can_pay_by_cards(game: Game, frame: Frame, code: Code) -> bool:
    """Whether there are cards enough for the payments that are made with chosen ones (501.2.1)."""
    return all(can_choose(game, frame, code.chooses[k], PAYMENT) for k in code.pays)


def mode_is_possible(game: Game, frame: Frame, node: ChooseDo, needs: Ids, i: int, picked: Ids) -> bool:
    """Whether that part of a constructor may be chosen besides those picked."""
    if (i in picked and not node.repeat) or is_barred(game, frame, node.options[i]):
        return False
    code = game.book.codes[frame.code]
    return all(can_choose(game, frame, code.chooses[k], code.uses[k]) for k in needs)


def _modes_possible(game: Game, frame: Frame, node: ChooseDo, needs: tuple[Ids, ...]) -> bool:
    possible = sum(mode_is_possible(game, frame, node, it, i, ()) for i, it in enumerate(needs))
    least = amount(game, frame, node.least)
    return possible >= (min(least, 1) if node.repeat else least)


# --------------------------------------------------------------------------------------------------- obligations


def obliged(game: Game, rows: list[int], seat: int, by: int, source: int) -> list[int]:
    """Of these the one that must be the target, when the enemy has such; nobody when several contradict (514.1).

    `source` is the row that attacks or whose ability it is: it may ignore obligations (part 7).
    """
    faces = game.faces
    must = [
        row for row in game.state.squad[1 - seat] if (faces[row] or face(game, row)).grants and _must_be(game, row, by)
    ]
    if not must or ignores(game, source, "obligations"):
        return rows
    return [row for row in rows if row in must] if len(must) == 1 else []


def _must_be(game: Game, row: int, by: int) -> bool:
    of_spells = by in (BY_SPELL, BY_ABILITY)
    for active in obligations(game, row, Ban.BE_TARGETED if of_spells else Ban.BE_ATTACKED):
        node = active.node
        assert isinstance(node, Oblige)
        if node.first and (game.state.spells if of_spells else game.state.attacks):
            continue
        if node.source is None or is_by(by, SOURCE[node.source]):
            return True
    return False
