"""Situations in two lines: `table(you="Волк 3/4; Ёж 1/5, closed", enemy="Вайл")` is a match at your choice phase.

A side is a string of cards parted by semicolons, or a tuple of strings. A card reads

    name strike/life for cost, attributes | text

`strike/life` and `for cost` are left out for the cards of «Свод» and of part 8, which bring their own; `for X` is a
variable cost; the text `-` is none, whatever the set says. Attributes, in any order: a kind (`spell`, `hero`,
`quest`), elements (`swamp` …), states (`closed`, `hidden`, `fresh`: came this turn, `stolen`: the other one owns it),
`2 wounds`, `strike +2`, `life -1`, `reinforced 2`, `has Отравление 2` (an effect),
`back Оборотень` (its second face, told in `reserve`), `part Теневик` and `mined Волк`
(cards under it); everything else is a class, and the class of a support card makes it one. The text is Russian and
compiles as any card's does.

Cards are named by name; `enemy Волк` is the opponent's, `Волк #2` the second one of that name, `hero` and
`enemy hero` are the heroes. Seat 0 is you.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files

from app.cardtext.compile import CompiledCard, KnownNames, compile_card
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.errors import IllegalChoice
from app.engine.event import Event
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes import effects, moves
from app.engine.heroes.edition import ED12, Edition
from app.engine.heroes.faces import face, forget
from app.engine.heroes.game import Game
from app.engine.heroes.invariants import broken
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.numbers import (
    DECK,
    E_KEYWORD,
    E_STRIKE,
    GRAVEYARD,
    HAND,
    HIDDEN,
    KEYWORD,
    P_CHOICE,
    PLAY,
    TOKEN,
    UNDER,
    ZONES,
)
from app.engine.heroes.run import run
from app.engine.heroes.setup import new_game
from app.engine.heroes.stats import life, strike
from app.engine.heroes.who import known_id
from app.engine.match import Match
from app.engine.program import Ability, Keyword
from app.engine.terms import Element, KeywordName, Kind

YOU, ENEMY = 0, 1
Answer = str | int | bool | Option
Cards = str | tuple[str, ...]

_SUPPORT = frozenset(("амулет", "броня", "оружие", "местность", "событие", "кошмар"))
_ELEMENTS = {element.value: element for element in Element}
_KINDS = {kind.value: kind for kind in Kind}
_KEYWORDS = {name.value: name for name in KeywordName}
_HEAD = re.compile(r"(?P<name>.+?)(?: (?P<strike>\d+)/(?P<life>\d+))?(?: for (?P<cost>\d+|X))?")
_FLAGS = frozenset(("closed", "hidden", "fresh", "stolen"))


# --------------------------------------------------------------------------------------------- reading the notation


@cache
def known_cards() -> dict[str, dict[str, object]]:
    """The cards of «Свод» and of part 8, as their set files tell them."""
    sets = files("carddb") / "sets"
    found: dict[str, dict[str, object]] = {}
    for name in ("part8.toml", "rule-book.toml"):
        for card in tomllib.loads((sets / name).read_text("utf-8"))["card"]:
            found[card["name"]] = card
    return found


@dataclass(frozen=True, slots=True)
class Known:
    """Cards that bring their facts along, the names that texts may mention, and trees for what has no words."""

    cards: Mapping[str, Mapping[str, object]]
    names: KnownNames
    programs: Mapping[str, tuple[Ability, ...]]


@cache
def names() -> KnownNames:
    return KnownNames(known_cards())


def compiled(name: str, kind: Kind, text: str, known: KnownNames | None = None) -> CompiledCard:
    return compile_card(name, kind, text, names=known or names())


@cache
def abilities(name: str, kind: Kind, text: str, known: KnownNames) -> tuple[Ability, ...]:
    """The text as programs; a test's text that is not read whole is a mistake of the test or of the language."""
    card = compiled(name, kind, text, known)
    for reading in card.readings:
        assert reading.declined is None, f"{name}: «{reading.text}» is not read at «{reading.declined.words}»"
    return card.program.abilities


@dataclass(slots=True)
class Spec:
    """A card as the notation tells it."""

    name: str
    facts: CardFacts
    flags: set[str] = field(default_factory=set)
    wounds: int = 0
    strike: int = 0
    life: int = 0
    reinforced: int = 0
    has: list[tuple[KeywordName, int]] = field(default_factory=list)
    parts: list[Spec] = field(default_factory=list)
    mined: list[Spec] = field(default_factory=list)


def read(notation: str, known: Known, kind: Kind | None = None) -> Spec:
    head, _, text = (part.strip() for part in notation.partition("|"))
    first, *attributes = (part.strip() for part in head.split(", "))
    if attributes and f"{first}, {attributes[0]}" in known.cards:  # a name with a comma
        first = f"{first}, {attributes.pop(0)}"
    matched = _HEAD.fullmatch(first)
    assert matched is not None, f"not a card: {notation!r}"
    name, printed = matched["name"], known.cards.get(matched["name"], {})
    spec = Spec(name, _printed(name, printed, kind))
    if matched["strike"]:
        spec.facts = replace(spec.facts, strike=int(matched["strike"]), life=int(matched["life"]))
    if matched["cost"]:
        costs_x = matched["cost"] == "X"
        spec.facts = replace(spec.facts, cost=0 if costs_x else int(matched["cost"]), costs_x=costs_x)
    for attribute in attributes:
        _attribute(spec, attribute, known)
    assert printed or matched["strike"] or matched["cost"] or kind, f"{name} is in no set: give its numbers"
    said = "" if text == "-" or name in known.programs else text or str(printed.get("text", ""))
    compiled_text = abilities(name, spec.facts.kind, said, known.names) if said else ()
    own = known.programs.get(name, compiled_text)
    spec.facts = replace(spec.facts, abilities=own, text=said)
    return spec


def _printed(name: str, known: dict[str, object], kind: Kind | None) -> CardFacts:
    cost = known.get("cost", 0)
    return CardFacts(
        name,
        kind or Kind(known.get("type", "creature")),
        0 if cost == "X" else cost,  # type: ignore[arg-type]
        known.get("strike", 0),  # type: ignore[arg-type]
        known.get("life", 0),  # type: ignore[arg-type]
        tuple(_ELEMENTS[it] for it in known.get("elements", ())),  # type: ignore[attr-defined]
        tuple(it.lower() for it in known.get("classes", ())),  # type: ignore[attr-defined]
        costs_x=cost == "X",
    )


def _attribute(spec: Spec, said: str, known: Known) -> None:
    word, _, rest = said.partition(" ")
    facts = spec.facts
    if said in _FLAGS:
        spec.flags.add(said)
    elif said in _KINDS:
        spec.facts = replace(facts, kind=_KINDS[said])
    elif said in _ELEMENTS:
        spec.facts = replace(facts, elements=(*facts.elements, _ELEMENTS[said]))
    elif rest in ("wounds", "wound"):
        spec.wounds = int(word)
    elif word in ("strike", "life", "reinforced"):
        setattr(spec, word, int(rest))
    elif word == "has":
        keyword, _, number = rest.rpartition(" ") if rest[-1].isdigit() else (rest, "", "0")
        spec.has.append((_KEYWORDS[keyword], int(number)))
    elif word == "back":
        spec.facts = replace(facts, back=rest)
    elif word in ("part", "mined"):
        getattr(spec, "parts" if word == "part" else "mined").append(read(rest, known))
    else:
        kind = Kind.SUPPORT if said.lower() in _SUPPORT else facts.kind
        spec.facts = replace(facts, kind=kind, classes=(*facts.classes, said.lower()))


def read_all(cards: Cards, known: Known) -> list[Spec]:
    parts = cards.split(";") if isinstance(cards, str) else cards
    return [read(part.strip(), known) for part in parts if part.strip()]


# ------------------------------------------------------------------------------------------------ laying the table


DECK_OF = "; ".join(f"Запас {i} 1/1 for 9" for i in range(1, 9))


def table(
    you: Cards = "",
    enemy: Cards = "",
    hand: Cards = "",
    enemy_hand: Cards = "",
    deck: Cards = DECK_OF,
    enemy_deck: Cards = DECK_OF,
    graveyard: Cards = "",
    enemy_graveyard: Cards = "",
    hero: str = "Ваш герой, 0 wounds",
    enemy_hero: str = "Герой врага, 0 wounds",
    reserve: Cards = "",
    coins: int = 10,
    enemy_coins: int = 10,
    prayers: int = 0,
    turn: str = "you",
    edition: Edition = ED12,
    programs: dict[str, tuple[Ability, ...]] | None = None,
    known: Known | None = None,
    seed: int = 1,
) -> Table:
    """A match at the choice phase of its fifth turn (the sixth, when it is the enemy's).

    Decks are told from the top. `reserve` are cards that can be created or placed. `programs` gives cards by name a
    tree where the language has no words for it. `known` are the cards that need no numbers, if not those of the box.
    """
    bag = known or Known(known_cards(), names(), programs or {})
    heroes = [_hero(notation, bag) for notation in (hero, enemy_hero)]
    zones = {
        PLAY: [read_all(you, bag), read_all(enemy, bag)],
        HAND: [read_all(hand, bag), read_all(enemy_hand, bag)],
        DECK: [read_all(deck, bag)[::-1], read_all(enemy_deck, bag)[::-1]],
        GRAVEYARD: [read_all(graveyard, bag), read_all(enemy_graveyard, bag)],
    }
    game, match = _new_match(heroes, zones, read_all(reserve, bag), edition, seed)
    _lay(game, heroes, zones)
    state = game.state
    state.open_coins, state.prayers = [coins, enemy_coins], [prayers, 0]
    state.turn, state.active = (5, YOU) if turn == "you" else (6, ENEMY)
    state.phase, state.step, state.first = P_CHOICE, 0, YOU
    state.pending, game.events = [], []
    _age(game, heroes, zones)
    forget(game)
    run(game)
    return Table(match)


def _hero(notation: str, known: Known) -> Spec:
    spec = read(notation, known, Kind.HERO)
    return spec if spec.facts.life else replace(spec, facts=replace(spec.facts, life=25))


def _every(specs: Iterable[Spec]) -> list[Spec]:
    return [it for spec in specs for it in (spec, *_every(spec.parts), *_every(spec.mined))]


def _new_match(
    heroes: list[Spec], zones: dict[int, list[list[Spec]]], reserve: list[Spec], edition: Edition, seed: int
) -> tuple[Game, Match]:
    """A match whose decks hold all cards of the table; cards of one name that differ get keys of their own."""
    keys: dict[str, CardFacts] = {}
    everything = [spec for sides in zones.values() for side in sides for spec in _every(side)]
    for spec in (*reserve, *heroes, *everything):
        spec.facts = _keyed(keys, spec.facts)
    seats = tuple(SeatSetup(name, hero.facts.id, ()) for name, hero in zip(("Вы", "Противник"), heroes, strict=True))
    setup = MatchSetup((seats[0], seats[1]), tuple(keys.values()), seed, edition, first=YOU)
    game = new_game(setup)
    return game, Match(setup, game)


def _keyed(keys: dict[str, CardFacts], facts: CardFacts) -> CardFacts:
    number = 1
    while keys.setdefault(facts.id, facts) != facts:
        number += 1
        facts = replace(facts, key=f"{facts.name} #{number}")
    return facts


def _lay(game: Game, heroes: list[Spec], zones: dict[int, list[list[Spec]]]) -> None:
    for seat, spec in enumerate(heroes):
        game.state.wounds[game.hero(seat)] = spec.wounds
        _lay_effects(game, game.hero(seat), spec, seat)
    for zone, sides in zones.items():
        for seat, specs in enumerate(sides):
            for spec in specs:
                _put(game, spec, seat, zone)


def _put(game: Game, spec: Spec, seat: int, zone: int) -> int:
    state = game.state
    owner = 1 - seat if "stolen" in spec.flags else seat
    row = moves.new_row(game, game.book.index[spec.facts.id], owner, zone)
    state.flags[row] = (HIDDEN if "hidden" in spec.flags else 0) | (TOKEN if _is_token(spec.facts) else 0)
    state.control[row] = seat
    if zone != DECK:
        game.give_id(row)
    state.known[row] = 1 << seat if zone == HAND else 0 if zone == DECK else 3
    state.arrived[row] = game.new_stamp()
    where = moves.zone_list(game, zone, seat)
    if where is not None and zone != UNDER:
        where.append(row)
    if zone == PLAY:
        state.wounds[row], state.closed[row] = spec.wounds, int("closed" in spec.flags)
        _lay_effects(game, row, spec, seat)
        for part in spec.parts:
            moves.attach(game, _put(game, part, seat, PLAY), row, 0)
        for mined in spec.mined:
            moves.mine(game, _put(game, mined, seat, GRAVEYARD), row, 0)
    return row


def _is_token(facts: CardFacts) -> bool:
    """Created and placed cards come from the reserve."""
    own = (it.name for it in facts.abilities if isinstance(it, Keyword))
    return any(name in (KeywordName.CREATED, KeywordName.PLACED) for name in own)


def _lay_effects(game: Game, row: int, spec: Spec, seat: int) -> None:
    uid = game.state.uid[row]
    if spec.strike:
        effects.put(game, row, E_STRIKE, spec.strike, uid, seat)
    if spec.life:
        effects.add_life(game, row, spec.life, uid, seat)
    if spec.reinforced:
        effects.reinforce(game, row, spec.reinforced, uid, seat)
    for keyword, number in spec.has:
        effects.put(game, row, E_KEYWORD, number, uid, seat, what=KEYWORD[keyword])


def _age(game: Game, heroes: list[Spec], zones: dict[int, list[list[Spec]]]) -> None:
    """What is fresh came this turn; all others long ago."""
    fresh = {spec.facts.id for side in zones[PLAY] for spec in side if "fresh" in spec.flags}
    state = game.state
    for row, zone in enumerate(state.zone):
        if zone == PLAY:
            state.since[row] = state.turn if game.book.facts[state.facts[row]].id in fresh else 1


# ------------------------------------------------------------------------------------------------ acting and looking


class Table:
    """A match with cards called by their names."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def game(self) -> Game:
        return self.match._game

    # -- which card

    def row(self, name: str) -> int:
        """The row of that card, looked for in play, hands, graveyards, under others and in decks."""
        game = self.game
        if name in ("hero", "enemy hero"):
            return game.hero(YOU if name == "hero" else ENEMY)
        plain = name.removeprefix("enemy ")
        plain, _, number = plain.partition(" #")
        found = [row for row in self._rows() if plain in self._names(row)]
        if name.startswith("enemy "):
            found = [row for row in found if moves.seat_of(game, row) == ENEMY]
        at = int(number or 1) - 1
        assert at < len(found), f"there is no {name} on the table"
        return found[at]

    def _names(self, row: int) -> tuple[str, ...]:
        return (self.game.name(row), *face(self.game, row).names)

    def _rows(self) -> list[int]:
        state = self.game.state
        zones = (state.squad, state.hand, state.graveyard, [state.under], state.deck, state.side_deck)
        return [row for zone in zones for side in zone for row in side]

    def id(self, name: str) -> int:
        return self.game.state.uid[self.row(name)]

    def called(self, uid: int) -> str:
        row = self.game.state.row(uid)
        if row == self.game.hero(YOU):
            return "hero"
        if row == self.game.hero(ENEMY):
            return "enemy hero"
        return self.game.name(row) if row >= 0 else str(uid)

    # -- answering

    @property
    def decision(self) -> Decision:
        decision = self.match.decision
        assert decision is not None, f"the game is over: {self.match.outcome}"
        return decision

    @property
    def waits(self) -> Ask | None:
        return self.match.decision.kind if self.match.decision else None

    def play(self, name: str, *answers: Answer) -> Table:
        return self._act(Act.PLAY, name, answers)

    def use(self, name: str, *answers: Answer, ability: int = 0) -> Table:
        """Use the card's ability, a shot included; `ability` counts those that it can use now."""
        ids = list(dict.fromkeys(it.ability for it in self._of(Act.USE, name) + self._of(Act.SHOOT, name)))
        assert ids, f"{name} can use nothing: {self.said()}"
        options = [it for act in (Act.USE, Act.SHOOT) for it in self._of(act, name) if it.ability == ids[ability]]
        return self._begin(options, answers)

    def begin_strike(self, name: str, target: str) -> Table:
        """Announce a strike, up to the question whether somebody defends."""
        option = next((it for it in self._of(Act.STRIKE, name) if self.is_called(it.target, target)), None)
        assert option, f"{name} can't strike {target}: {self.said()}"
        self.match.choose(option)
        return self

    def strike(self, name: str, target: str, *answers: Answer, defender: str = "") -> Table:
        """Strike; nobody defends unless it is said."""
        self.begin_strike(name, target)
        if self.waits is Ask.DEFEND:
            self.answer(defender or False)
        return self.answer(*answers)

    def end_turn(self, *answers: Answer) -> Table:
        self.match.choose(Option(Act.END_TURN))
        return self.answer(*answers)

    def answer(self, *answers: Answer) -> Table:
        for answer in answers:
            if answer is not False:
                self._look()
            self.match.choose(self._option(answer))
            self.check()
        self._look()
        self.check()
        return self

    def _look(self) -> None:
        """Who may decline to look through a deck (E15 519.3) looks, unless the answer is False."""
        while self.match.decision and self.match.decision.prompt.id == "ask.look_for":
            self.match.choose(Option(Act.YES))

    def settle(self) -> Table:
        """Order waiting triggers as they come, until a player has another choice."""
        while self.waits is Ask.ORDER:
            self.match.choose(self.decision.options[0])
            self._look()
        return self

    def check(self) -> None:
        wrong = broken(self.game)
        assert not wrong, wrong

    def _act(self, act: Act, name: str, answers: Sequence[Answer]) -> Table:
        options = self._of(act, name)
        assert options, f"{name} can't {act.value}: {self.said()}"
        return self._begin(options, answers)

    def _of(self, act: Act, name: str) -> list[Option]:
        return [it for it in self.decision.options if it.act is act and self.is_called(it.card, name)]

    def _begin(self, options: list[Option], answers: Sequence[Answer]) -> Table:
        if options[0].target:
            target, *answers = answers or [self.called(options[0].target)]
            options = [it for it in options if self.is_called(it.target, str(target))]
            assert options, f"{target} is no target: {self.said()}"
        self.match.choose(options[0])
        return self.answer(*answers)

    def is_called(self, uid: int, name: str) -> bool:
        if name in ("hero", "enemy hero") or " #" in name or name.startswith("enemy "):
            return uid != 0 and uid == self.id(name)
        row = self.game.state.row(uid)
        return row >= 0 and name in self._names(row)

    def _option(self, answer: Answer) -> Option:
        if isinstance(answer, Option):
            return answer
        options = self.decision.options if self.waits is not Ask.TURN else ()
        if isinstance(answer, bool):
            wanted = [it for it in options if it.act is (Act.YES if answer else Act.NO)]
        elif isinstance(answer, int):
            wanted = [it for it in options if it.act in (Act.NUMBER, Act.MODE, Act.GO) and it.number == answer]
        elif answer == "done":
            wanted = [it for it in options if it.act is Act.DONE]
        else:
            wanted = [it for it in options if self._answers(it, answer)]
        assert wanted, f"{answer!r} is no answer to {self.decision.kind}: {self.said()}"
        return wanted[0]

    def _answers(self, option: Option, said: str) -> bool:
        """`name`: that card or word; `name @ other`: the ability of `name` that is about `other`."""
        name, _, other = said.partition(" @ ")
        if other:
            return self.is_called(option.card, name) and self.is_called(option.target, other)
        if option.act in (Act.PICK, Act.PLACE):
            return self.is_called(option.target, name) or option.name == name
        return (option.card and self.is_called(option.card, name)) or option.name == name

    def said(self) -> list[str]:
        """The waiting options in words, for messages."""
        decision = self.match.decision
        if decision is None:
            return [str(self.match.outcome)]
        return [
            " ".join(
                str(part)
                for part in (it.act.value, self.called(it.card) if it.card else "", self.called(it.target) if it.target
                             else "", it.number or "", it.name)
                if part != ""
            )
            for it in decision.options
        ]  # fmt: skip

    # -- what can be done

    def targets(self, act: Act, name: str) -> set[str]:
        """The first targets that the act of that card has."""
        return {self.called(it.target) for it in self._of(act, name) if it.target}

    def can(self, act: Act, name: str) -> bool:
        return bool(self._of(act, name))

    def choices(self) -> set[str]:
        """The cards that may be named now, and "done" when nobody need be."""
        return {"done" if it.act is Act.DONE else self.called(it.target or it.card) for it in self.decision.options}

    def numbers(self) -> list[int]:
        return [it.number for it in self.decision.options if it.act in (Act.NUMBER, Act.MODE)]

    def refusal(self, act: Act, name: str, target: str = "") -> str:
        """The paragraph by which this is refused; nothing has changed after."""
        before = self.match.digest()
        row = self.row(name)
        ability = face(self.game, row).activated[0] if act in (Act.USE, Act.SHOOT) else 0
        option = Option(act, self.game.state.uid[row], ability, self.id(target) if target else 0)
        try:
            self.match.choose(option)
        except IllegalChoice as refused:
            assert self.match.digest() == before
            return refused.paragraph
        raise AssertionError(f"{name} may {act.value}")

    # -- how it stands

    def wounds(self, name: str) -> int:
        return self.game.state.wounds[self.row(name)]

    def life(self, name: str) -> int:
        """The current level of life."""
        return life(self.game, self.row(name))

    def power(self, name: str) -> int:
        """The strike."""
        return strike(self.game, self.row(name))

    def cost(self, name: str) -> int:
        """What it costs to play now, for a card in a hand; else its cost."""
        uid = self.id(name)
        seat = moves.seat_of(self.game, self.row(name))
        return self.match.view(seat, log=False).card(uid).cost

    def zone(self, name: str) -> str:
        return ZONES[self.game.state.zone[self.row(name)]].value

    def closed(self, name: str) -> bool:
        return bool(self.game.state.closed[self.row(name)])

    def hidden(self, name: str) -> bool:
        return bool(self.game.state.flags[self.row(name)] & HIDDEN)

    def has(self, name: str, keyword: KeywordName) -> bool:
        return bool(face(self.game, self.row(name)).has >> KEYWORD[keyword] & 1)

    def number(self, name: str, keyword: KeywordName) -> int:
        return keyword_number(self.game, self.row(name), KEYWORD[keyword])

    def squad(self, seat: int = YOU) -> list[str]:
        return [self.game.name(row) for row in self.game.state.squad[seat][1:]]

    def hand(self, seat: int = YOU) -> list[str]:
        return [self.game.name(row) for row in self.game.state.hand[seat]]

    def graveyard(self, seat: int = YOU) -> list[str]:
        return [self.game.name(row) for row in self.game.state.graveyard[seat]]

    def deck(self, seat: int = YOU) -> list[str]:
        """From the top."""
        return [self.game.name(row) for row in reversed(self.game.state.deck[seat])]

    def coins(self, seat: int = YOU) -> int:
        """Open ones."""
        return self.game.state.open_coins[seat]

    def known(self, seat: int = YOU) -> int:
        return sum(known_id(self.game, row) > 0 for row in self.game.state.deck[seat])

    def told(self, kind: type[Event]) -> list[Event]:
        """The events of that class since the table was laid."""
        return [it for it in self.match.events if type(it) is kind]
