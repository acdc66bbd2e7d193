"""Does a card fit a description? One function for each `Test` node, and the search for all cards that fit a
`Filter`.
"""

from __future__ import annotations

from typing import Final

from app.engine.facts import folded
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.look import SEARCH, TESTS, Rows, amount, cards, evaluates, fits, fits_all
from app.engine.heroes.numbers import (
    DECK,
    EVENT,
    EVENT_BIT,
    GRAVEYARD,
    HAND,
    HIDDEN,
    HOST,
    KEYWORD,
    KEYWORD_BIT,
    MINED,
    PLAY,
    SIDE_DECK,
    ZONE_NUMBER,
)
from app.engine.heroes.state import State
from app.engine.heroes.stats import stat
from app.engine.program import (
    AllOf,
    Among,
    AnyOf,
    Compared,
    EventThisTurn,
    Filter,
    HasKeyword,
    HasText,
    HasTrigger,
    IsAttacking,
    IsClass,
    IsClosed,
    IsElement,
    IsExtreme,
    IsHidden,
    IsKind,
    IsMerged,
    IsMinedBy,
    IsNamed,
    IsNamedThing,
    IsOther,
    IsUnderControlOf,
    IsWounded,
    Mentions,
    Not,
    Ref,
    SameClass,
    SameElement,
    SameName,
    Triggered,
)
from app.engine.terms import Comparison, Element, Kind, Side, Zone


def compare(a: int, comparison: Comparison, b: int) -> bool:
    if comparison is Comparison.AT_MOST:
        return a <= b
    if comparison is Comparison.AT_LEAST:
        return a >= b
    if comparison is Comparison.EQUAL:
        return a == b
    if comparison is Comparison.LESS:
        return a < b
    return a > b if comparison is Comparison.MORE else a != b


@evaluates(TESTS, IsKind)
def is_kind(game: Game, frame: Frame, row: int, test: IsKind) -> bool:
    return face(game, row).kind in test.kinds


@evaluates(TESTS, IsClass)
def is_class(game: Game, frame: Frame, row: int, test: IsClass) -> bool:
    classes = face(game, row).classes
    return any(name in classes for name in test.names)


@evaluates(TESTS, IsElement)
def is_element(game: Game, frame: Frame, row: int, test: IsElement) -> bool:
    """A card of no element is neutral (106.3)."""
    elements = face(game, row).elements or (Element.NEUTRAL,)
    return any(element in elements for element in test.elements)


@evaluates(TESTS, IsNamed)
def is_named(game: Game, frame: Frame, row: int, test: IsNamed) -> bool:
    return test.name in face(game, row).names


@evaluates(TESTS, SameName)
def same_name(game: Game, frame: Frame, row: int, test: SameName) -> bool:
    """Any part's name of a merged card counts (106.2.3)."""
    names = face(game, row).names
    if any(name in names for other in _rows(game, frame, test.who) for name in face(game, other).names):
        return True
    return any(name in names for name in frame.named.splitlines())  # of cards that an effect remembers


@evaluates(TESTS, SameClass)
def same_class(game: Game, frame: Frame, row: int, test: SameClass) -> bool:
    classes = face(game, row).classes
    return any(name in classes for other in _rows(game, frame, test.who) for name in face(game, other).classes)


@evaluates(TESTS, SameElement)
def same_element(game: Game, frame: Frame, row: int, test: SameElement) -> bool:
    mine = face(game, row).elements or (Element.NEUTRAL,)
    others = (face(game, other).elements or (Element.NEUTRAL,) for other in _rows(game, frame, test.who))
    return any(element in mine for elements in others for element in elements)


def _rows(game: Game, frame: Frame, who: object) -> Rows:
    found = (game.state.row(uid) for uid in cards(game, frame, who))  # type: ignore[arg-type]
    return [row for row in found if row >= 0]


@evaluates(TESTS, Compared)
def compared(game: Game, frame: Frame, row: int, test: Compared) -> bool:
    return compare(stat(game, row, test.stat), test.comparison, amount(game, frame, test.value))


@evaluates(TESTS, IsWounded)
def is_wounded(game: Game, frame: Frame, row: int, test: IsWounded) -> bool:
    return game.state.wounds[row] > 0


@evaluates(TESTS, IsClosed)
def is_closed(game: Game, frame: Frame, row: int, test: IsClosed) -> bool:
    return bool(game.state.closed[row])


@evaluates(TESTS, IsHidden)
def is_hidden(game: Game, frame: Frame, row: int, test: IsHidden) -> bool:
    return bool(game.state.flags[row] & HIDDEN)


@evaluates(TESTS, IsAttacking)
def is_attacking(game: Game, frame: Frame, row: int, test: IsAttacking) -> bool:
    attack = game.state.attack
    return bool(attack) and game.state.uid[row] == attack[0]


@evaluates(TESTS, IsMinedBy)
def is_mined_by(game: Game, frame: Frame, row: int, test: IsMinedBy) -> bool:
    state, by = game.state, test.by
    host = state.host[row]
    if host < 0 or not state.flags[row] & MINED:
        return False
    if isinstance(by, Ref):
        return state.uid[host] in cards(game, frame, by)
    if by.side is not Side.ANYONE and (state.control[host] == frame.seat) != (by.side is Side.YOURS):
        return False
    return fits_all(game, frame, host, by.tests)


@evaluates(TESTS, IsMerged)
def is_merged(game: Game, frame: Frame, row: int, test: IsMerged) -> bool:
    return bool(game.state.flags[row] & HOST)


@evaluates(TESTS, IsOther)
def is_other(game: Game, frame: Frame, row: int, test: IsOther) -> bool:
    return game.state.uid[row] not in cards(game, frame, test.than)


@evaluates(TESTS, Among)
def among(game: Game, frame: Frame, row: int, test: Among) -> bool:
    uid = game.state.uid[row]
    return uid != 0 and uid in cards(game, frame, test.who)


@evaluates(TESTS, HasKeyword)
def has_keyword(game: Game, frame: Frame, row: int, test: HasKeyword) -> bool:
    mine = face(game, row)
    if not mine.has & KEYWORD_BIT[test.keyword]:
        return False
    if test.against is None:
        return True
    abilities = game.book.abilities
    held = mine.keywords.get(KEYWORD[test.keyword], ())
    return any(getattr(abilities[it.ability].node, "against", None) == test.against for it in held if it.ability)


@evaluates(TESTS, HasTrigger)
def has_trigger(game: Game, frame: Frame, row: int, test: HasTrigger) -> bool:
    """«С Наймом», «с Гибелью»: its own entering or dying, not somebody else's."""
    mine = face(game, row)
    if not mine.wakes & EVENT_BIT[test.event]:
        return False
    texts = (game.book.abilities[ability].node for ability in mine.triggers)
    own = (it for it in texts if isinstance(it, Triggered))
    return any(when.event is test.event and not isinstance(when.subject, Filter) for it in own for when in it.on)


@evaluates(TESTS, HasText)
def has_text(game: Game, frame: Frame, row: int, test: HasText) -> bool:
    return bool(game.book.facts[game.state.facts[row]].abilities)


@evaluates(TESTS, Mentions)
def mentions(game: Game, frame: Frame, row: int, test: Mentions) -> bool:
    """Word forms in text, classes and names (part 7, [15]); the word comes as its stem."""
    facts = game.book.facts[game.state.facts[row]]
    word = test.word.casefold()
    said = (facts.text, facts.name, *facts.classes)
    return any(word in text.casefold().replace("ё", "е") for text in said)


@evaluates(TESTS, EventThisTurn)
def event_this_turn(game: Game, frame: Frame, row: int, test: EventThisTurn) -> bool:
    uid, kind, state = game.state.uid[row], EVENT[test.event], game.state
    if test.last_turn_of is None:
        return any(it[0] == kind and it[1] == uid for it in state.history)
    seat = frame.seat if test.last_turn_of is Side.YOURS else 1 - frame.seat
    past = state.history if seat == state.active else state.history_before
    return any(it[0] == kind and it[1] == uid for it in past)


@evaluates(TESTS, IsUnderControlOf)
def is_under_control_of(game: Game, frame: Frame, row: int, test: IsUnderControlOf) -> bool:
    """Whose card it is by ownership, whoever controls it."""
    owner = game.state.owner[row]
    if test.owner is Side.ANYONE:
        return owner != game.state.control[row]
    return (owner == frame.seat) == (test.owner is Side.YOURS)


@evaluates(TESTS, IsNamedThing)
def is_named_thing(game: Game, frame: Frame, row: int, test: IsNamedThing) -> bool:
    mine = face(game, row)
    if test.what == "number":
        return mine.cost == frame.named_number
    if test.what == "class":
        return folded(frame.named) in mine.classes
    if test.what == "element":
        return any(element.value == frame.named for element in mine.elements or (Element.NEUTRAL,))
    return frame.named in mine.names


@evaluates(TESTS, Not)
def negated(game: Game, frame: Frame, row: int, test: Not) -> bool:
    return not fits(game, frame, row, test.test)


@evaluates(TESTS, AnyOf)
def any_of(game: Game, frame: Frame, row: int, test: AnyOf) -> bool:
    return any(fits(game, frame, row, it) for it in test.tests)


@evaluates(TESTS, AllOf)
def all_of(game: Game, frame: Frame, row: int, test: AllOf) -> bool:
    return fits_all(game, frame, row, test.tests)


@evaluates(TESTS, IsExtreme)
def is_extreme(game: Game, frame: Frame, row: int, test: IsExtreme) -> bool:
    """Checked by the search over all that fit the other tests; a card alone is its own extreme."""
    return True


# ------------------------------------------------------------------------------------------------------ search


_YOURS: Final = Side.YOURS
_ENEMY: Final = Side.ENEMY


def search(game: Game, frame: Frame, filter_: Filter) -> Rows:
    state, tests = game.state, filter_.tests
    zone = ZONE_NUMBER[filter_.zone]
    if filter_.side is _YOURS:
        rows = _zone(game, zone, frame.seat)
    elif filter_.side is _ENEMY:
        rows = _zone(game, zone, 1 - frame.seat)
    else:
        rows = [*_zone(game, zone, frame.seat), *_zone(game, zone, 1 - frame.seat)]
    if zone == PLAY:
        rows = _open(state, rows, filter_)
    extreme = False
    for test in tests:
        if type(test) is IsKind:
            rows = _of_kind(game, rows, test.kinds)
        elif type(test) is IsExtreme:
            extreme = True
        else:
            check = TESTS[type(test)]
            rows = [row for row in rows if check(game, frame, row, test)]
        if not rows:
            return rows
    return _extremes(game, frame, rows, filter_) if extreme else rows


def _open(state: State, rows: Rows, filter_: Filter) -> Rows:
    """These without the hidden ones, unless the text speaks of such."""
    flags = state.flags
    shown = [row for row in rows if not flags[row] & HIDDEN]
    return rows if len(shown) != len(rows) and speaks_of_hidden(filter_) else shown


def _of_kind(game: Game, rows: Rows, kinds: tuple[Kind, ...]) -> Rows:
    """The commonest test, for speed: most cards have their faces computed already."""
    faces = game.faces
    return [row for row in rows if (faces[row] or face(game, row)).kind in kinds]


SEARCH.append(search)


def _zone(game: Game, zone: int, seat: int) -> Rows:
    state = game.state
    if zone == PLAY:
        return state.squad[seat]
    if zone == GRAVEYARD:
        return state.graveyard[seat]
    if zone == HAND:
        return state.hand[seat]
    if zone == DECK:
        return state.deck[seat]
    if zone == SIDE_DECK:
        return state.side_deck[seat]
    return [row for row in state.under if state.control[row] == seat]


def speaks_of_hidden(filter_: Filter) -> bool:
    """Only texts that speak of hidden creatures touch them (part 7, Скрытое существо)."""
    return any(isinstance(test, IsHidden) for test in filter_.tests)


def _extremes(game: Game, frame: Frame, rows: Rows, filter_: Filter) -> Rows:
    """Of all that fit, those with the least or greatest number; ties all count (16.1)."""
    for test in filter_.tests:
        if isinstance(test, IsExtreme) and rows:
            numbers = [stat(game, row, test.stat) for row in rows]
            best = max(numbers) if test.greatest else min(numbers)
            rows = [row for row, number in zip(rows, numbers, strict=True) if number == best]
    return rows


def plain(zone: Zone, side: Side, *kinds: Kind) -> Filter:
    """A filter of the rules: cards of these types in a zone."""
    return Filter((IsKind(kinds),) if kinds else (), side, zone)


CHARACTER: Final = (Kind.CREATURE, Kind.HERO)
