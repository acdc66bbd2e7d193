"""What a card is now (104-119): its printed face with its effects and the constants that act on it, in order of laying.

Faces are computed when they are asked for and kept until something changes. Without constant abilities in play a card's
face depends on its own effects alone; with some, all faces in play are computed together, in rounds, so that a constant
may look at what another one gives (114.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.engine.facts import folded
from app.engine.heroes.book import AbilityInfo, Active, Book, Face, Held
from app.engine.heroes.edition import Edition
from app.engine.heroes.game import UNKNOWN_SPANS, UNKNOWN_WATCH, Game
from app.engine.heroes.numbers import (
    BAN_BIT,
    COPY,
    E_ABILITY,
    E_COUNTER,
    E_GRANT,
    E_KEYWORD,
    E_LIFE,
    E_REINFORCE,
    E_STRIKE,
    E_WEAKEN,
    HOST,
    KEYWORD,
    KEYWORD_BIT,
    MEASURE_BIT,
    PART,
    R_ALWAYS,
    R_FACES,
    R_ZONES,
)
from app.engine.heroes.reckon import Modifier, reckon
from app.engine.heroes.state import Effect
from app.engine.heroes.words import CREATURE, HERO
from app.engine.program import (
    Activated,
    Become,
    CancelPlay,
    Constant,
    ExtraLife,
    Forbid,
    Gain,
    Instead,
    Keyword,
    Lose,
    Modify,
    Number,
    Reinforce,
    Triggered,
    Weaken,
)
from app.engine.terms import KeywordName, Measure, Operation

_ROUNDS: Final = 3
"""Constants that look at each other settle in two rounds; a cycle is cut here (525.1)."""


def face(game: Game, row: int) -> Face:
    """What the card in that row is now."""
    known = game.faces[row]
    return known if known is not None else _refresh(game, row)


def changed(game: Game, row: int, effect: Effect | None = None) -> None:
    """Something was laid on the card or taken off it: that effect, or something that may change everything."""
    game.faces[row] = None
    game.state.unsettled = True
    if effect is not None and (effect.kind in _PLAIN or _is_bare(game.book, effect)):
        if effect.kind == E_KEYWORD:
            game.watch = game.replaces = UNKNOWN_WATCH
        if game.reads & R_FACES:
            forget(game)
        return
    game.has_constants = -1
    game.watch = game.replaces = UNKNOWN_WATCH
    game.state.arrivals = True  # it may be unique now, or of another class
    if game.reads:
        forget(game)


_PLAIN: Final = (E_STRIKE, E_LIFE, E_REINFORCE, E_WEAKEN, E_COUNTER)
"""Effects that give no abilities and change no property but numbers."""


def _is_bare(book: Book, effect: Effect) -> bool:
    """Whether the effect is a keyword that brings no constants."""
    texts = book.keyword_texts.get(effect.what, ()) if effect.kind == E_KEYWORD else (0,)
    return not any(text == 0 or isinstance(book.abilities[text].node, Constant) for text in texts)


def moved(game: Game, row: int = -1) -> None:
    """Cards came to or left a zone: other abilities watch, other constants act. `row` when it was that card alone, with
    nothing on it: then its printed text says whether anything is different now.
    """
    game.state.unsettled = True
    if row >= 0 and game.has_constants == 0:
        printed = game.book.faces[game.state.facts[row]]
        if not printed.constants:
            if printed.wakes or printed.replaces:
                game.watch = game.replaces = UNKNOWN_WATCH
            return
    game.has_constants = -1
    game.watch = game.replaces = UNKNOWN_WATCH
    game.state.arrivals = True
    if game.reads:
        forget(game)


def moved_aside(game: Game, row: int) -> None:
    """A card went from one zone out of play to another: that concerns no more than what looks there."""
    if game.state.facts[row] in game.book.far_constants:
        moved(game)
    else:
        touched(game, R_ZONES)


def touched(game: Game, what: int) -> None:
    """Something that constants and the conditions of effects may depend on has changed (a mask of R_…)."""
    if game.reads & what:
        forget(game)
    elif game.book.has_conditions:
        game.state.unsettled = True


def forget(game: Game) -> None:
    """All faces are to be computed anew, and lives to be looked at."""
    start_anew(game)
    game.state.unsettled = True


def start_anew(game: Game) -> None:
    """Nothing is known of the state any more; it is as it was."""
    game.faces = [None] * len(game.state.facts)
    game.laid = None
    game.watch = game.replaces = UNKNOWN_WATCH
    game.spans = UNKNOWN_SPANS


Refresher = Callable[[Game], None]
_whole_table: list[Refresher] = []


def refreshes_table(refresher: Refresher) -> Refresher:
    """Registers the function that computes all faces when constants act (`constants` looks at cards through this
    module).
    """
    _whole_table.append(refresher)
    return refresher


def _refresh(game: Game, row: int) -> Face:
    if game.has_constants < 0:
        game.has_constants = 1 if _constants_of_table(game) else 0
        game.laid, game.reaching = None, []
        game.reads = R_ALWAYS if game.has_constants else 0
    extra: Sequence[Active] = ()
    if game.has_constants and not game.refreshing:
        if game.laid is None:
            _whole_table[0](game)
            known = game.faces[row]
            if known is not None:
                return known
        assert game.laid is not None
        extra = game.laid.get(row, ())
    made = game.faces[row] = fold(game, row, extra)
    return made


def _constants_of_table(game: Game) -> bool:
    state, faces, facts = game.state, game.book.faces, game.state.facts
    for squad in state.squad:
        for row in squad:
            if faces[facts[row]].constants or (state.effects[row] and _gives_constant(game.book, state.effects[row])):
                return True
            if state.flags[row] & HOST and any(faces[facts[part]].constants for part in parts(game, row)):
                return True
    return bool(far_sources(game))


def far_sources(game: Game) -> list[int]:
    """Rows out of play whose constants work there."""
    state, far = game.state, game.book.far_constants
    if not far:
        return []
    zones = (state.hand, state.graveyard)
    return [row for zone in zones for rows in zone for row in rows if state.facts[row] in far]


def _gives_constant(book: Book, effects: tuple[Effect, ...]) -> bool:
    for effect in effects:
        if effect.kind == E_GRANT:
            ability = book.grants[effect.what].ability
        elif effect.kind == E_ABILITY:
            ability = effect.what
        else:
            continue
        if ability > 0 and isinstance(book.abilities[ability].node, Constant):
            return True
    return False


def parts(game: Game, row: int) -> list[int]:
    """The cards attached under a merged card."""
    state = game.state
    return [part for part in state.under if state.host[part] == row and state.flags[part] & PART]


# ---------------------------------------------------------------------------------------------------- folding


def blank(source: Face) -> Face:
    """A face of its own to change, equal to the other."""
    made = Face(source.kind)
    made.names = source.names
    made.classes = source.classes
    made.elements = source.elements
    made.cost = source.cost
    made.strike = source.strike
    made.life = source.life
    made.start_life = source.start_life
    made.has = source.has
    made.keywords = dict(source.keywords)
    made.printed = source.printed
    made.abilities = source.abilities
    made.activated = source.activated
    made.triggers = source.triggers
    made.insteads = source.insteads
    made.constants = source.constants
    made.grants = source.grants
    made.wakes = source.wakes
    made.replaces = source.replaces
    made.bans = source.bans
    made.measures = source.measures
    return made


def fold(game: Game, row: int, extra: Sequence[Active]) -> Face:
    """The card's own face with its effects and the grants of constants laid over it in order (110.3, 513.1)."""
    state = game.state
    flags, effects = state.flags[row], state.effects[row]
    base = game.book.faces[state.facts[row]]
    if not effects and not extra and not flags & (HOST | COPY):
        return base
    made = blank(base)
    if flags & COPY:
        _make_copy(game.book, made)
    if flags & HOST:
        for part in parts(game, row):
            _add_part(game, made, part)
    folding = Folding(game.book, made, game.edition)
    for effect in effects:
        while extra and extra[0].stamp < effect.stamp:
            folding.grant(extra[0])
            extra = extra[1:]
        folding.effect(effect)
    for active in extra:
        folding.grant(active)
    folding.finish()
    return made


def _make_copy(book: Book, made: Face) -> None:
    made.names = tuple(f"Копия {name}" for name in made.names)
    made.has |= KEYWORD_BIT[KeywordName.CREATED]


def _add_part(game: Game, made: Face, part: int) -> None:
    """A merged card sums its parts' numbers and has all their names, elements, classes and особенности (part 7)."""
    other = fold(game, part, ())
    made.cost += other.cost
    made.strike += other.strike
    made.life += other.life
    made.start_life += other.start_life
    made.names += other.names
    made.classes += tuple(name for name in other.classes if name not in made.classes)
    made.elements += tuple(element for element in other.elements if element not in made.elements)
    made.has |= other.has & ~KEYWORD_BIT[KeywordName.CREATED]
    for keyword, held in other.keywords.items():
        made.keywords[keyword] = _merged(made.keywords.get(keyword, ()), held)
    made.printed += other.printed
    made.abilities += other.abilities
    made.activated += tuple(ability for ability in other.activated if ability not in made.activated)
    made.triggers += tuple(ability for ability in other.triggers if ability not in made.triggers or ability > 0)
    made.insteads += other.insteads
    made.constants += other.constants
    made.wakes |= other.wakes
    made.replaces |= other.replaces
    made.grants += other.grants
    made.bans |= other.bans
    made.measures |= other.measures


def _merged(mine: tuple[Held, ...], others: tuple[Held, ...]) -> tuple[Held, ...]:
    """The greatest number stands last, where it acts in both editions (part 7: Броня, Регенерация)."""
    return tuple(sorted((*mine, *others), key=lambda held: held.number))


class Folding:
    """Lays grants on a face one after another."""

    def __init__(self, book: Book, made: Face, edition: Edition) -> None:
        self.book = book
        self.made = made
        self.edition = edition
        self.strike: list[Modifier] = []
        self.life: list[Modifier] = []
        self.cost: list[Modifier] = []

    def effect(self, effect: Effect) -> None:
        kind, number = effect.kind, effect.number
        if kind == E_STRIKE:
            self._both(self.strike, number)
        elif kind == E_LIFE:
            self._both(self.life, number)
        elif kind in (E_REINFORCE, E_WEAKEN):
            signed = number if kind == E_REINFORCE else -number
            self._both(self.strike, signed)
            self._both(self.life, signed)
        elif kind == E_KEYWORD:
            self._keyword(effect.what, Held(number, 0))
        elif kind == E_ABILITY:
            self.ability(self.book.abilities[effect.what])
        elif kind == E_GRANT:
            info = self.book.grants[effect.what]
            self.grant(
                Active(
                    info.node,
                    info.id,
                    number,
                    effect.source,
                    effect.seat,
                    effect.stamp,
                    effect.stamp,
                    effect.cards,
                    effect.name,
                )
            )

    @staticmethod
    def _both(modifiers: list[Modifier], number: int) -> None:
        modifiers.append((Operation.ADD, number) if number >= 0 else (Operation.SUBTRACT, -number))

    def grant(self, active: Active) -> None:
        handler = _GRANTS.get(type(active.node))
        if handler is not None:
            handler(self, active)
        else:
            self.made.grants += (active,)

    def modify(self, active: Active) -> None:
        node = active.node
        assert isinstance(node, Modify)
        if node.against is None and node.source is None and node.measure in _OWN:
            if node.operation is Operation.SET and not active.effect and self.edition.constants_set_the_base:
                self._set_base(node.measure, active.number)
                return
            _OWN[node.measure](self).append((node.operation, active.number))
        else:
            self.made.grants += (active,)
            self.made.measures |= MEASURE_BIT[node.measure]

    def _set_base(self, measure: Measure, number: int) -> None:
        """A constant's number is the base while it lasts (E15 106.3.1)."""
        if measure is Measure.STRIKE:
            self.made.strike = number
        else:
            self.made.life = number

    def reinforce(self, active: Active) -> None:
        signed = active.number if isinstance(active.node, Reinforce) else -active.number
        self._both(self.strike, signed)
        self._both(self.life, signed)

    def extra_life(self, active: Active) -> None:
        self._both(self.life, active.number)

    def gain(self, active: Active) -> None:
        self.ability(self.book.abilities[self.book.grants[active.grant].ability], active.number)

    def forbid(self, active: Active) -> None:
        node = active.node
        assert isinstance(node, Forbid)
        self.made.bans |= BAN_BIT[node.ban]
        self.made.grants += (active,)

    def become(self, active: Active) -> None:
        """A gained property replaces the one in its place (108.1)."""
        node, made = active.node, self.made
        assert isinstance(node, Become)
        keeps = node.keeps_own
        if node.kind is not None and made.kind is not HERO:  # a hero stays one to the end (208.1)
            made.kind = node.kind
        if node.classes:
            classes = tuple(map(folded, node.classes))
            made.classes = tuple(dict.fromkeys((*made.classes, *classes))) if keeps else classes
        if node.elements:
            made.elements = tuple(dict.fromkeys((*made.elements, *node.elements))) if keeps else node.elements
        if node.name:
            made.names = (*made.names, node.name) if keeps else (node.name,)

    def lose(self, active: Active) -> None:
        """«Теряет»: all instances of a keyword, or the printed text; what was acquired stays (part 7)."""
        node = active.node
        assert isinstance(node, Lose)
        if node.keyword is None:
            self._lose_printed()
        else:
            self._lose_keyword(KEYWORD[node.keyword])

    def _lose_printed(self) -> None:
        made = self.made
        gone = set(made.printed)
        kept = [ability for ability in made.abilities if ability not in gone]
        bare = {keyword: tuple(it for it in held if it.ability not in gone) for keyword, held in made.keywords.items()}
        self._clear()
        for ability in kept:
            self.ability(self.book.abilities[ability])
        for keyword, held in bare.items():
            for instance in held:
                if not instance.ability:
                    self._keyword(keyword, instance)

    def _lose_keyword(self, keyword: int) -> None:
        made = self.made
        if not made.has >> keyword & 1:
            return
        lost = {held.ability for held in made.keywords.get(keyword, ())}
        texts = {text for ability in lost if ability for text in self.book.abilities[ability].texts}
        texts.update(self.book.keyword_texts.get(keyword, ()))
        made.has &= ~(1 << keyword)
        made.keywords.pop(keyword, None)
        made.abilities = tuple(it for it in made.abilities if it not in lost)
        made.printed = tuple(it for it in made.printed if it not in lost)
        made.triggers = tuple(it for it in made.triggers if it not in texts)
        made.constants = tuple(it for it in made.constants if it not in texts)
        made.activated = tuple(it for it in made.activated if it not in texts)
        made.insteads = tuple(it for it in made.insteads if it not in texts)

    def _clear(self) -> None:
        made = self.made
        made.has = 0
        made.keywords = {}
        made.printed = made.abilities = made.activated = made.triggers = made.insteads = made.constants = ()
        made.wakes = made.replaces = 0

    def ability(self, info: AbilityInfo, number: int = -1) -> None:
        """The card has this ability; a keyword brings the abilities that it stands for."""
        made, node = self.made, info.node
        made.abilities += (info.id,)
        if isinstance(node, Keyword):
            self._keyword(KEYWORD[node.name], held(info, number))
        else:
            self._text(info)

    def _keyword(self, keyword: int, instance: Held) -> None:
        made = self.made
        made.has |= 1 << keyword
        mine = made.keywords.get(keyword, ())
        made.keywords[keyword] = (*mine, instance)
        texts = self.book.abilities[instance.ability].texts if instance.ability else ()
        for text in texts or self.book.keyword_texts.get(keyword, ()):
            info = self.book.abilities[text]
            if info.id not in made.triggers and info.id not in made.constants:
                self._text(info)

    def _text(self, info: AbilityInfo) -> None:
        made, node = self.made, info.node
        made.wakes |= info.wakes
        made.replaces |= info.replaces
        if isinstance(node, Triggered):
            made.triggers += (info.id,)
        elif isinstance(node, Activated):
            made.activated += (info.id,) if info.id not in made.activated else ()
        elif isinstance(node, Constant):
            made.constants += (info.id,)
        elif isinstance(node, Instead | CancelPlay):
            made.insteads += (info.id,)

    def finish(self) -> None:
        made = self.made
        if self.strike:
            made.strike = reckon(made.strike, self.strike)
        if self.life:
            made.life = reckon(made.life, self.life)
        made.cost = max(reckon(made.cost, self.cost), 0)
        self._fit_kind()

    def _fit_kind(self) -> None:
        """A card has the basic properties of its type and no others (106.1.1, 108.2)."""
        made = self.made
        if made.kind is not CREATURE:
            made.strike = 0
        if made.kind not in (CREATURE, HERO):
            made.life = made.start_life = 0
        if made.kind is HERO:
            made.cost = 0


def held(info: AbilityInfo, number: int = -1) -> Held:
    """The instance of a keyword that an ability brings; `number` was computed when it was laid."""
    node = info.node
    assert isinstance(node, Keyword)
    if number >= 0 or node.number is None:
        return Held(max(number, 0), info.id)
    if isinstance(node.number, Number):
        return Held(node.number.n, info.id)
    return Held(0, info.id, node.number)


_OWN: Final = {
    Measure.STRIKE: lambda folding: folding.strike,
    Measure.LIFE: lambda folding: folding.life,
}

_GRANTS: Final = {
    Modify: Folding.modify,
    Gain: Folding.gain,
    Forbid: Folding.forbid,
    Become: Folding.become,
    Lose: Folding.lose,
    Reinforce: Folding.reinforce,
    Weaken: Folding.reinforce,
    ExtraLife: Folding.extra_life,
}
