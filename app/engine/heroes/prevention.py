"""Who receives no wounds at all (515, 517.1.1), and what prevents a part of them (516)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.engine.event import Prevented, Refused
from app.engine.heroes.book import Active
from app.engine.heroes.effects import lift, replace
from app.engine.heroes.faces import face
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.look import fits_all
from app.engine.heroes.measures import context, describes
from app.engine.heroes.memory import is_by
from app.engine.heroes.numbers import ARMOUR_MARK, BY_SHOT, BY_STRIKE, KEYWORD, KEYWORD_BIT, SOURCE, SPAN
from app.engine.program import Forbid, Grant, Ignore, PreventNext, ReceiveNoWounds
from app.engine.terms import Ban, KeywordName, Source, Span

ARMOUR: Final = KEYWORD[KeywordName.ARMOUR]
SCALES: Final = KEYWORD[KeywordName.SCALES]
PROTECTION: Final = KEYWORD[KeywordName.PROTECTION]
_ARMOUR_BIT: Final = KEYWORD_BIT[KeywordName.ARMOUR]
_SCALES_BIT: Final = KEYWORD_BIT[KeywordName.SCALES]
PREVENTS: Final = _ARMOUR_BIT | _SCALES_BIT
"""Keywords that prevent wounds; what else does is a grant on the card."""
_UNDEAD: Final = KeywordName.UNDEAD
_UNDEAD_BIT: Final = KEYWORD_BIT[_UNDEAD]
_PROTECTION_BIT: Final = KEYWORD_BIT[KeywordName.PROTECTION]
_POISON_BIT: Final = KEYWORD_BIT[KeywordName.POISON_PROTECTION]
_BY_POISON: Final = SOURCE[Source.POISON]


def ignores(game: Game, source: int, what: str, keyword: KeywordName | None = None, printed: bool = True) -> bool:
    """Whether the source (a row) ignores such abilities of its target (part 7, Игнорировать). «Игнорирует особенности»
    is about printed ones only.
    """
    if source < 0:
        return False
    for active in face(game, source).grants:
        node = active.node
        if isinstance(node, Ignore):
            if node.what == "abilities" and printed:
                return True
            if node.what == what or (keyword is not None and node.keyword is keyword):
                return True
    return False


def _ignores_keyword(game: Game, source: int, row: int, what: str, keyword: KeywordName) -> bool:
    mine = face(game, row)
    printed = all(held.ability in mine.printed for held in mine.keywords.get(KEYWORD[keyword], ()))
    return ignores(game, source, what, keyword, printed)


def _ignores_grant(game: Game, source: int, row: int, what: str, active: Active) -> bool:
    """What another card's constant gives to the target is no ability of the target."""
    is_own = active.source == game.state.uid[row]
    return (is_own or active.effect > 0) and ignores(game, source, what, printed=is_own and not active.effect)


def immunity(game: Game, row: int, source: int, by: int, own: bool = False) -> str:
    """The paragraph by which the card receives no wounds from that source (a row or -1) at all; "" when it does.

    `own`: wounds by the card's own «Немёртвый», the only ones that it receives.
    """
    mine = face(game, row)
    if mine.has & _UNDEAD_BIT and not own and not _ignores_keyword(game, source, row, "replacements", _UNDEAD):
        return "517.1.1"
    if mine.has & _POISON_BIT and by == _BY_POISON:
        return "515.1"
    if mine.has & _PROTECTION_BIT and _is_protected(game, row, source, by):
        return "515.1"
    for active in mine.grants:
        if _forbids_wounds(game, row, active, source, by):
            return "514.2" if isinstance(active.node, Forbid) else "517.1.1"
    return ""


def _forbids_wounds(game: Game, row: int, active: Active, source: int, by: int) -> bool:
    node = active.node
    if isinstance(node, Forbid):
        return node.ban is Ban.BE_WOUNDED and _fits(game, active, node.against, node.source, source, by)
    if not isinstance(node, ReceiveNoWounds) or _ignores_grant(game, source, row, "replacements", active):
        return False
    if node.except_source is not None:
        return not is_by(by, SOURCE[node.except_source])
    return _fits(game, active, node.of, node.source, source, by)


def _fits(game: Game, active: Active, of: object, kind: Source | None, source: int, by: int) -> bool:
    if kind is not None and not is_by(by, SOURCE[kind]):
        return False
    return of is None or (source >= 0 and describes(game, active, of, source))  # type: ignore[arg-type]


def _is_protected(game: Game, row: int, source: int, by: int) -> bool:
    """«Защита от [текст]»: of a kind of source, or of cards that fit."""
    mine = face(game, row)
    for held in mine.keywords.get(PROTECTION, ()):
        if ignores(game, source, "protections", KeywordName.PROTECTION, held.ability in mine.printed):
            continue
        node = game.book.abilities[held.ability].node if held.ability else None
        kind, against = getattr(node, "source", None), getattr(node, "against", None)
        if kind is not None and not is_by(by, SOURCE[kind]):
            continue
        if against is None and kind is not None:
            return True
        if against is not None and source >= 0:
            from_ = Active(Grant(), 0, 0, game.state.uid[row], game.state.control[row], 0)
            if fits_all(game, context(from_), source, against.tests):
                return True
    return False


class Shield(NamedTuple):
    """Something that prevents wounds of a card now, and how many at most: by its Armour or Scales (`what`), or by the
    constant or effect with that stamp that a source has laid on it.
    """

    seat: int
    source: int
    what: int
    effect: int
    most: int
    is_used_up: bool


BY_ARMOUR: Final = -1
BY_SCALES: Final = -2


def prevent(game: Game, row: int, number: int, source: int, by: int, strength: int) -> int:
    """The wounds that are left after everything that prevents them, used up as far as needed (516.4)."""
    for shield in shields(game, row, source, by, strength):
        number = use_shield(game, row, shield, number)
    return number


def shields(game: Game, row: int, source: int, by: int, strength: int) -> list[Shield]:
    """What prevents such wounds: first what the non-active player controls, then what the active one does (516.3)."""
    mine = face(game, row)
    if not (mine.has & PREVENTS or mine.grants):
        return []
    found: list[Shield] = []
    for seat in (1 - game.state.active, game.state.active):
        if by in (BY_STRIKE, BY_SHOT) and game.state.control[row] == seat:
            found.extend(_own_shields(game, row, source, strength))
        found.extend(
            Shield(seat, it.source, it.grant, it.effect, it.number, it.effect > 0 and not it.node.every)
            for it in mine.grants
            if isinstance(it.node, PreventNext)
            and it.seat == seat
            and it.number > 0
            and _fits(game, it, it.node.of, it.node.source, source, by)
            and not _ignores_grant(game, source, row, "preventions", it)
        )
    return found


def _own_shields(game: Game, row: int, source: int, strength: int) -> list[Shield]:
    mine, uid, seat = face(game, row), game.state.uid[row], game.state.control[row]
    found = []
    scales = mine.has & _SCALES_BIT and strength <= keyword_number(game, row, SCALES)
    if scales and not _ignores_keyword(game, source, row, "preventions", KeywordName.SCALES):
        found.append(Shield(seat, uid, BY_SCALES, 0, _ALL, False))
    left = armour_left(game, row)
    if left and not _ignores_keyword(game, source, row, "preventions", KeywordName.ARMOUR):
        found.append(Shield(seat, uid, BY_ARMOUR, 0, left, True))
    return found


_ALL: Final = 1000


def use_shield(game: Game, row: int, shield: Shield, number: int) -> int:
    """Prevent as much as that can; what is not used of it stays for the next time (516.4)."""
    prevented = min(number, shield.most)
    if not prevented:
        return number
    if shield.what == BY_ARMOUR:
        marks = game.state.marks[row]
        used = dict(marks).get(ARMOUR_MARK, 0)
        game.state.marks[row] = (*(it for it in marks if it[0] != ARMOUR_MARK), (ARMOUR_MARK, used + prevented))
    elif shield.is_used_up:
        _use_up(game, row, shield.effect, prevented)
    game.tell(Prevented(game.ref(row), prevented, game.ref_of(shield.source)))
    return number - prevented


def armour_left(game: Game, row: int) -> int:
    """How many more wounds Armour prevents this turn."""
    if not face(game, row).has & _ARMOUR_BIT:
        return 0
    return max(keyword_number(game, row, ARMOUR) - dict(game.state.marks[row]).get(ARMOUR_MARK, 0), 0)


def _use_up(game: Game, row: int, stamp: int, prevented: int) -> None:
    for effect in game.state.effects[row]:
        if effect.stamp == stamp:
            left = effect.number - prevented
            if left > 0 and effect.span != SPAN[Span.NEXT_TIME]:
                replace(game, row, effect, effect._replace(number=left))
            else:
                lift(game, row, effect, expired=True)


def refuse(game: Game, row: int, paragraph: str, source: int) -> None:
    """Tell that the card received nothing, and why."""
    if game.loud:
        game.tell(Refused(game.ref(row), paragraph, game.ref_of(source)))
