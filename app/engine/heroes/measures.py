"""Modifiers that constants and effects give to a number other than a card's own strike and life (508.4.1, 523)."""

from __future__ import annotations

from typing import Final

from app.engine.heroes.book import Active, Face
from app.engine.heroes.constants import grants_on
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.look import cards, fits_all
from app.engine.heroes.memory import is_by
from app.engine.heroes.numbers import (
    BY_SHOT,
    BY_SPELL,
    HURT,
    KEYWORD,
    KEYWORD_BIT,
    MEASURE_BIT,
    SOURCE,
)
from app.engine.heroes.reckon import Modifier, reckon
from app.engine.heroes.words import CREATURE
from app.engine.program import Filter, Modify, Ref
from app.engine.terms import KeywordName, Measure, Operation, Side

_ATTACK: Final = MEASURE_BIT[Measure.ATTACK] | MEASURE_BIT[Measure.STRIKE_DEALT] | MEASURE_BIT[Measure.STRIKE]
_SHOT: Final = MEASURE_BIT[Measure.ATTACK] | MEASURE_BIT[Measure.SHOT]
_FROM: Final = MEASURE_BIT[Measure.FROM_ATTACKS]
_DEALT: Final = MEASURE_BIT[Measure.WOUNDS_DEALT]
_SPELL: Final = MEASURE_BIT[Measure.WOUNDS_DEALT] | MEASURE_BIT[Measure.SPELL_WOUNDS]
_TAKEN: Final = MEASURE_BIT[Measure.WOUNDS_TAKEN]

_HEALING: Final = MEASURE_BIT[Measure.HEALING]
_EXTRA_LIFE: Final = MEASURE_BIT[Measure.EXTRA_LIFE_GAINED]

LESS: Final = KEYWORD[KeywordName.LESS_FROM_ATTACKS]
REDUCED: Final = KEYWORD[KeywordName.STRIKE_REDUCED_TO]
LESS_BIT: Final = KEYWORD_BIT[KeywordName.LESS_FROM_ATTACKS]
REDUCED_BIT: Final = KEYWORD_BIT[KeywordName.STRIKE_REDUCED_TO]
WRATH: Final = KEYWORD_BIT[KeywordName.WRATH]
VULNERABLE: Final = KEYWORD_BIT[KeywordName.VULNERABLE]
SUPERIORITY: Final = KEYWORD_BIT[KeywordName.SUPERIORITY]


def describes(game: Game, active: Active, against: Filter | Ref, row: int) -> bool:
    """Whether a grant's description of the other card fits it, seen by who laid the grant."""
    if isinstance(against, Ref):
        return game.state.uid[row] in cards(game, context(active), against)
    if against.side is not Side.ANYONE and (game.state.control[row] == active.seat) != (against.side is Side.YOURS):
        return False
    return fits_all(game, context(active), row, against.tests)


def context(active: Active) -> Frame:
    """The point of view of a grant: its source, its player, the cards that it was laid with."""
    frame = Frame(0, 0, active.source, active.seat)
    frame.it = active.cards
    frame.subject = active.cards[0] if active.cards else 0
    frame.slots = (active.cards,)
    frame.named = active.named
    return frame


def modifiers(game: Game, mine: Face, wanted: int, other: int, by: int = -1) -> list[Modifier]:
    """The modifiers of these measures on a card, as far as they concern the other card (a row, -1: none) and the
    source.
    """
    found: list[Modifier] = []
    if not mine.measures & wanted:
        return found
    for active in mine.grants:
        node = active.node
        if not isinstance(node, Modify) or not MEASURE_BIT[node.measure] & wanted:
            continue
        if node.source is not None and by >= 0 and not is_by(by, SOURCE[node.source]):
            continue
        if node.against is not None and (other < 0 or not describes(game, active, node.against, other)):
            continue
        found.append((node.operation, active.number))
    return found


def attack_strength(game: Game, attacker: int, target: int, base: int, by: int, is_attack: bool) -> int:
    """The strength of a strike or a shot at that target (508.4.1): not below 0 when it lands (512.1).

    An answering strike is no attack (510.4): only what speaks of strikes changes it.
    """
    faces = game.faces
    mine, its = faces[attacker] or face(game, attacker), faces[target] or face(game, target)
    if not mine.measures | its.measures and not mine.has & WRATH and not its.has & (LESS_BIT | REDUCED_BIT):
        return max(base, 0)
    wanted = _SHOT if by == BY_SHOT else _ATTACK if is_attack else _ATTACK & ~MEASURE_BIT[Measure.ATTACK]
    found = modifiers(game, mine, wanted, target, by)
    if is_attack:
        found += modifiers(game, its, _FROM, attacker, by)
        found += _keywords_against(game, mine.has, target)
    return max(reckon(base, found), 0)


def _keywords_against(game: Game, has: int, target: int) -> list[Modifier]:
    """Wrath of the attacker; «–X от атак» (which adds up) and «сведение удара» of the target."""
    found: list[Modifier] = []
    its = face(game, target)
    if has & WRATH and game.state.flags[target] & HURT and its.kind is CREATURE:
        found.append((Operation.ADD, 1))
    if its.has & LESS_BIT:
        found.extend((Operation.SUBTRACT, held.number) for held in its.keywords[LESS])
    if its.has & REDUCED_BIT:
        found.append((Operation.SET, keyword_number(game, target, REDUCED)))
    return found


def wounds(game: Game, source: int, target: int, number: int, by: int) -> int:
    """How many wounds a source of `number` gives, before replacements and preventions (508.4.1).

    `source` may be -1 (a rule, a card that is gone).
    """
    if number <= 0 and game.edition.nothing_wounds_nobody:
        return 0
    found: list[Modifier] = []
    if source >= 0:
        mine = face(game, source)
        if by == BY_SPELL:
            found += _spell_modifiers(game, source, target, by)
        elif mine.measures & _DEALT:
            found += modifiers(game, mine, _DEALT, target, by)
        if mine.has & SUPERIORITY and _is_superior(game, source, target, by):
            found.append((Operation.ADD, 2))
    found += _taking(game, source, target, by)
    return max(reckon(number, found), 0) if found else max(number, 0)


def taken(game: Game, source: int, target: int, number: int, by: int) -> int:
    """How many of so many wounds that were meant for another card this one takes (517.5): what its own abilities make
    of them, for the source's have been counted.
    """
    return max(reckon(number, _taking(game, source, target, by)), 0) if number > 0 else 0


def _taking(game: Game, source: int, target: int, by: int) -> list[Modifier]:
    """What the card that is wounded makes of the wounds."""
    its = face(game, target)
    found: list[Modifier] = []
    if source >= 0 and its.has & SUPERIORITY and _is_superior(game, target, source, by):
        found.append((Operation.SUBTRACT, 2))
    if its.measures & _TAKEN:
        found += modifiers(game, its, _TAKEN, source, by)
    if its.has & VULNERABLE:
        found.append((Operation.ADD, 1))
    return found


def healing(game: Game, source: int, target: int, number: int) -> int:
    """How much a source heals the target (508.4.1)."""
    return _modified(game, source, _HEALING, number, target) if source >= 0 else number


def extra_lives(game: Game, source: int, target: int, number: int) -> int:
    """How many additional lives a card gets; negative lives stay as they are (504.4)."""
    return _modified(game, target, _EXTRA_LIFE, number, source) if number > 0 else number


def of_player(game: Game, seat: int, measure: Measure, number: int) -> int:
    """How many cards, coins or tokens a player gets: what changes that lies on the hero (521.1)."""
    return _modified(game, game.hero(seat), MEASURE_BIT[measure], number, -1) if number > 0 else number


def _modified(game: Game, row: int, wanted: int, number: int, other: int) -> int:
    mine = face(game, row)
    return max(reckon(number, modifiers(game, mine, wanted, other)), 0) if mine.measures & wanted else number


def _spell_modifiers(game: Game, spell: int, target: int, by: int) -> list[Modifier]:
    """What acts on a spell though it is not in play, and what lies on its player's hero."""
    found: list[Modifier] = []
    for active in grants_on(game, spell, _SPELL):
        node = active.node
        assert isinstance(node, Modify)
        if node.against is None or describes(game, active, node.against, target):
            found.append((node.operation, active.number))
    hero = face(game, game.hero(game.state.control[spell]))
    return found + modifiers(game, hero, MEASURE_BIT[Measure.SPELL_WOUNDS], target, by)


def _is_superior(game: Game, row: int, other: int, by: int) -> bool:
    """«Превосходство над [X]»: over creatures, unless it says over which; for strikes, shots and abilities of
    creatures.
    """
    if face(game, other).kind is not CREATURE and not _names_kind(game, row):
        return False
    for held in face(game, row).keywords.get(KEYWORD[KeywordName.SUPERIORITY], ()):
        against = getattr(game.book.abilities[held.ability].node, "against", None) if held.ability else None
        if against is None:
            return True
        frame = Frame(0, 0, game.state.uid[row], game.state.control[row])
        if fits_all(game, frame, other, against.tests):
            return True
    return False


def _names_kind(game: Game, row: int) -> bool:
    held = face(game, row).keywords.get(KEYWORD[KeywordName.SUPERIORITY], ())
    nodes = (game.book.abilities[it.ability].node for it in held if it.ability)
    return any(getattr(node, "against", None) is not None for node in nodes)
