"""A card's text to its program: each особенность whole, with one reading, or declined with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from app.cardtext.lexicon.dictionary import folded
from app.cardtext.lexicon.nouns import KEYWORD_NOUNS
from app.cardtext.lexing.lexer import lex
from app.cardtext.lexing.mending import Mending, words_by_end
from app.cardtext.lexing.names import NameIndex, Names
from app.cardtext.lexing.repairing import Repair, repairs
from app.cardtext.lexing.tokens import UnknownWord
from app.cardtext.nearest import nearest_phrase
from app.cardtext.normal import Text, Unit, normalised
from app.cardtext.reading.assembly import Assembled, Remarks, assemble
from app.cardtext.reading.nodes import Node
from app.cardtext.reading.parser import parse, tables
from app.cardtext.reading.sentence import Reader
from app.cardtext.saying.words import Unsayable
from app.cardtext.scope import Decline, Scope, Why
from app.cardtext.speech import say_ability
from app.cardtext.trees import kinds_in, late
from app.engine import program
from app.engine.program import (
    INSTRUCTION_SET,
    Ability,
    Activated,
    ByHand,
    Do,
    IsNamedThing,
    NameSomething,
    Pick,
    Program,
    Separately,
    SpellText,
    Triggered,
)
from app.engine.terms import Kind


def _digest() -> str:
    """What identifies this grammar: programs kept under another one are compiled anew."""
    digest = blake2b(str(INSTRUCTION_SET).encode(), digest_size=8)
    for source in _sources(files("app.cardtext")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _sources(folder: Traversable) -> Iterator[Traversable]:
    """Every file that says what texts mean, in an order of its own."""
    for each in sorted(folder.iterdir(), key=lambda path: path.name):
        if each.is_dir():
            yield from _sources(each)
        elif each.name.endswith((".py", ".lark")):
            yield each


GRAMMAR = _digest()
"""Changes with every change of what texts mean."""


@dataclass(frozen=True, slots=True)
class Declined:
    """Words that were not read: which, from where in the card's text, and why; `detail` says it to who extends the
    language."""

    words: str
    position: int
    why: Why
    detail: str

    @property
    def nearest(self) -> str:
        """The known phrase that comes nearest, or ""."""
        return nearest_phrase(self.words)


@dataclass(frozen=True, slots=True)
class Mended:
    """A word read as another one a letter away."""

    read: str
    taken_for: str
    position: int


@dataclass(slots=True)
class Reading:
    """One особенность: its words, where they stand, and what became of them."""

    text: str
    position: int
    abilities: tuple[Ability, ...] = ()
    declined: Declined | None = None
    mended: tuple[Mended, ...] = ()
    continues: bool = False  # goes on with the ability of the reading before


@dataclass(slots=True)
class CompiledCard:
    program: Program
    readings: list[Reading]
    classes: tuple[str, ...] = ()  # those that the text's first line names

    @property
    def is_whole(self) -> bool:
        return all(reading.declined is None for reading in self.readings)


@dataclass(frozen=True, slots=True)
class _Read:
    """What a sentence that begins an ability was read as, with nothing of the card's own in it."""

    abilities: tuple[Ability, ...]
    scope: Scope
    mended: list[Mending]


class KnownNames:
    """The names that card texts may mention; with them what was read: many cards say the same.

    What holds the name of its own card is not kept.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.index = NameIndex(names)
        self.read: dict[tuple[str, Kind, Remarks, bool], _Read] = {}
        """Sentences by their letters, and whether something was spoken of before."""
        self.said: dict[tuple[str, Kind], tuple[Ability, ...]] = {}
        """What our own wordings were read as."""
        self.came_back: dict[tuple[str, Kind], tuple[tuple[Ability, ...], str]] = {}
        """What was read and said back already, with the saying."""


def prepare() -> None:
    """Make the grammar and the table of slips now, which takes about a second, and not with the first text."""
    tables()
    words_by_end()


def compile_card(
    name: str,
    kind: Kind,
    text: str,
    *,
    names: KnownNames | None = None,
) -> CompiledCard:
    """Read a card's text.

    What is not read becomes `ByHand`. An особенность that goes on with the one before («Оно получает Рывок») is one
    ability with it: if either is not read, neither is.
    """
    normal = normalised(text)
    names = names or KnownNames()
    card = _Card(kind, Names(name, names.index), names)
    readings = card.read(normal.units)
    for reading in readings:
        if reading.declined is not None or reading.continues:
            continue
        if _chooses_only(reading.abilities, readings):
            _decline_all(reading, readings, Why.NO_PHRASE, "a choice that nothing is done with")
        elif not _is_of_the_language(reading.abilities):
            _decline_all(reading, readings, Why.NO_PHRASE, "«должен …» that nothing comes instead of")
        elif not card.comes_back(reading):
            _decline_all(reading, readings, Why.NOT_SAID_BACK, "it can't be said back")
    return CompiledCard(Program(_abilities(readings)), readings, normal.classes)


def _is_of_the_language(tree: Any) -> bool:
    """Whether nothing is left in the tree that only the reading knows (`WouldHappen`, outside of a replacement)."""
    return all(kind.__module__.startswith(program.__name__) for kind in kinds_in(tree))


def _chooses_only(abilities: tuple[Ability, ...], readings: list[Reading]) -> bool:
    """«Выберите существо», «выберите класс»: what is to be said of them was not read."""
    for do in (getattr(ability, "do", None) for ability in abilities):
        if isinstance(do, NameSomething) and isinstance(abilities[0], SpellText):  # a later sentence may speak of it
            return not any(IsNamedThing in kinds_in(reading.abilities) for reading in readings)
        if isinstance(do, (Pick, NameSomething)):
            return True
    return False


def _decline_all(reading: Reading, readings: list[Reading], why: Why, detail: str) -> None:
    """An ability that is not read whole is none, nor are the sentences that went on with it."""
    start = readings.index(reading)
    for i, one in enumerate(readings[start:]):
        if i and not one.continues:
            break
        one.abilities, one.continues = (), False
        one.declined = one.declined or Declined(one.text, one.position, why, detail)


def _abilities(readings: list[Reading]) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for reading in readings:
        if reading.declined is not None:
            found.append(ByHand(reading.text))
        elif not reading.continues:
            found += reading.abilities
    return tuple(found)


_LARGE_KEYWORD = re.compile(
    r"(?<=[а-яё\d}]) (?=(?:" + "|".join(sorted({n.lemma.split()[0].capitalize() for n in KEYWORD_NOUNS})) + r")\b)"
)
"""A keyword that begins large in the middle of a sentence, with nothing before it but a word."""

_LEANING = frozenset(("он", "она", "оно", "они", "иначе", "его", "ее", "их", "каждое", "этот"))
"""First words of a sentence that says more of what the one before it began."""


@dataclass(slots=True)
class _Card:
    """One card's readings under way; the scope of the last ability stays open for the sentence after it."""

    kind: Kind
    names: Names
    known: KnownNames
    readings: list[Reading] = field(default_factory=list)
    scope: Scope | None = None
    head: Reading | None = None  # the reading that a continuation would join
    is_exact: bool = False  # our own wording: no full stop is missing

    def read(self, units: list[Unit]) -> list[Reading]:
        for unit in units:
            for part in self._parted(unit):
                self._unit(part)
        return self.readings

    def _parted(self, unit: Unit) -> list[Unit]:
        """The unit, or two where the full stop before a keyword was forgotten and both sides are read whole."""
        cuts = [match.start() for match in _LARGE_KEYWORD.finditer(unit.text.letters)]
        if not cuts or self.is_exact or unit.unread is not None or self._is_read(unit):
            return [unit]
        for cut in cuts:
            parts = [
                Unit(unit.text.cut(0, cut).stripped()),
                Unit(unit.text.cut(cut, len(unit.text.letters)).stripped()),
            ]
            if all(map(self._is_read, parts)):
                return parts
        return [unit]

    def _is_read(self, unit: Unit) -> bool:
        """Whether the words are an ability by themselves."""
        alone = self._alone()
        alone._unit(unit)
        return all(it.declined is None and self.comes_back(it) for it in alone.readings)

    def _alone(self) -> _Card:
        """For other words of the same card, read as they are."""
        return _Card(self.kind, self.names, self.known, is_exact=True)

    def comes_back(self, reading: Reading) -> bool:
        """Whether the program, said in its canonical wording and read again, is the same program."""
        key = (reading.text, self.kind)
        before, said = self.known.came_back.get(key, ((), ""))
        if before is reading.abilities and not self.names.may_stand_in(folded(said)):
            return True
        try:
            said = " ".join(f"{say_ability(ability)}." for ability in reading.abilities)
        except (Unsayable, Decline):  # a word would mean something else there
            return False
        if folded(said) != f"{folded(reading.text)}." and self._said(said) != reading.abilities:
            return False
        self.known.came_back[key] = (reading.abilities, said)
        return True

    def _said(self, said: str) -> tuple[Ability, ...]:
        """What our own wording is read as."""
        is_common = not self.names.may_stand_in(folded(said))
        again = self.known.said.get((said, self.kind)) if is_common else None
        if again is None:
            again = _abilities(self._alone().read(normalised(said).units))
            if is_common:
                self.known.said[said, self.kind] = again
        return again

    def _unit(self, unit: Unit) -> None:
        reading = Reading(unit.text.letters, unit.text.place(0))
        self.readings.append(reading)
        if unit.unread is not None:
            self._decline_remark(reading, unit, unit.unread)
            return
        try:
            self._read(unit, reading)
        except Decline as decline:
            repaired = None if self.is_exact else self._repaired(unit, decline.start)
            if repaired is None:
                self._decline(reading, unit, decline)
            else:
                self._read(repaired, reading)
                reading.mended = (*_repairs_shown(unit, repaired), *reading.mended)

    def _read(self, unit: Unit, reading: Reading) -> None:
        """Raises `Decline`, having changed nothing."""
        key = (unit.text.letters, self.kind, unit.remarks, self._is_spoken_of())
        is_common = "«" not in unit.text.letters and not self.names.may_stand_in(folded(unit.text.letters))
        known = self.known.read.get(key) if is_common else None
        if known is not None:
            self._begin(reading, known.abilities, known.scope)
            reading.mended = tuple(_mended(m, unit) for m in known.mended)
            return
        try:
            lexed = lex(unit.text.letters, self.names)
        except UnknownWord as unknown:
            raise Decline("an unknown word", unknown.start, Why.UNKNOWN_WORD) from None
        scope = self._understand(unit, parse(lexed.words), reading)
        reading.mended = tuple(_mended(m, unit) for m in lexed.mended)
        if is_common and not reading.continues and not scope.tells_name:
            self.known.read[key] = _Read(reading.abilities, scope, lexed.mended)

    def _repaired(self, unit: Unit, unread: int) -> Unit | None:
        """The same without slips of the scan, when there is one way to read it so; `unread`: where reading ended."""
        left = [(unit, unread)]
        for _ in range(_MOST_REPAIRS):
            tried = [self._tried(it, start, repair) for it, start in left for repair in self._repairs_near(it, start)]
            found = [(it, outcome) for it, outcome, _ in tried if not isinstance(outcome, int)]
            if found:
                return found[0][0] if all(abilities == found[0][1] for _, abilities in found) else None
            left = [(it, end) for it, end, before in tried if isinstance(end, int) and end > before][:_MOST_TRIED]
        return None

    def _repairs_near(self, unit: Unit, unread: int) -> list[Repair]:
        """A slip stops the reader where it stands, or little after; what is not clear as a whole begins anywhere."""
        letters = unit.text.letters
        found = [it for it in repairs(letters, self.names.own) if not unread or abs(it.start - unread) <= _REACH]
        return found[:_MOST_TRIED]

    def _tried(self, unit: Unit, before: int, repair: Repair) -> tuple[Unit, tuple[Ability, ...] | int, int]:
        """The unit repaired, what it would be read as or where that ends, and where it ended before."""
        unit = replace(unit, text=unit.text.changed(repair.start, repair.end, repair.put))
        scope, head, abilities = self.scope, self.head, self.head.abilities if self.head is not None else ()
        reading = Reading(unit.text.letters, 0)
        try:
            self._read(unit, reading)
        except Decline as decline:
            return unit, decline.start, before
        self.scope, self.head = scope, head
        if head is not None:
            head.abilities = abilities
        return unit, reading.abilities, before

    def _decline(self, reading: Reading, unit: Unit, decline: Decline) -> None:
        text = unit.text.letters
        words = " ".join(text[decline.start :].split()[:4]) or text
        reading.declined = Declined(words, unit.text.place(decline.start), decline.why, decline.reason)
        self._end_with(unit)

    def _end_with(self, unit: Unit) -> None:
        """Nothing goes on with words that are not read; what they themselves go on with is not read either."""
        first = folded(unit.text.letters.split()[0].strip(",;:"))
        if self.head is not None and first in _LEANING:
            _decline_all(self.head, self.readings, Why.GOES_ON_UNREAD, "the sentence that goes on with it is not read")
        self.scope = None
        self.head = None

    def _decline_remark(self, reading: Reading, unit: Unit, remark: Text) -> None:
        reading.declined = Declined(remark.letters, remark.place(0), Why.NO_PHRASE, "a remark that is not known")
        self._end_with(unit)

    def _understand(self, unit: Unit, tree: Node, reading: Reading) -> Scope:
        """Returns what is known after it."""
        new = Scope(self.kind, self.names.own, self_pronoun=not self._is_spoken_of())
        try:
            assembled = self._assembled(unit, tree, new)
        except Decline:
            if self.scope is None:
                raise
            return self._continue(unit, tree, reading)
        if isinstance(assembled, tuple):
            self._begin(reading, assembled, new)
        elif self.kind is Kind.SPELL:
            self._begin(reading, (SpellText(assembled),), new)
        elif self.scope is not None:
            return self._continue(unit, tree, reading)
        else:
            raise Decline("an act without anything that wakes it", why=Why.NOTHING_WAKES_IT)
        return new

    def _is_spoken_of(self) -> bool:
        """Whether a pronoun may mean what the sentence before spoke of."""
        return self.scope is not None and bool(self.scope.chosen)

    def _assembled(self, unit: Unit, tree: Node, scope: Scope, *, continuing: bool = False) -> Assembled:
        items = Reader(scope, self._inner).read(tree)
        return assemble(items, self.kind, unit.remarks, continuing=continuing)

    def _begin(self, reading: Reading, abilities: tuple[Ability, ...], scope: Scope) -> None:
        reading.abilities = abilities
        can_go_on = isinstance(abilities[-1], (Triggered, Activated, SpellText))
        self.scope = scope if can_go_on else None
        self.head = reading if can_go_on else None

    def _continue(self, unit: Unit, tree: Node, reading: Reading) -> Scope:
        """A sentence that goes on with the ability before it (210.2: each sentence is done by itself)."""
        assert self.scope is not None and self.head is not None
        scope = self.scope.copy()
        assembled = self._assembled(unit, tree, scope, continuing=True)
        assert isinstance(assembled, Do)
        joined = _with_sentence(self.head.abilities[-1], assembled)
        self.head.abilities = (*self.head.abilities[:-1], joined)
        reading.abilities = self.head.abilities
        reading.continues = True
        self.scope = scope
        return scope

    def _inner(self, text: str, scope: Scope) -> tuple[Ability, ...]:
        """The abilities in quotation marks; they are a creature's, whatever gives them."""
        card = _Card(Kind.CREATURE, self.names, self.known)
        readings = card.read(normalised(text).units)
        for reading in readings:
            if reading.declined is not None:
                raise Decline(f"in quotation marks: {reading.declined.words}", why=reading.declined.why)
        return _abilities(readings)


_MOST_REPAIRS = 2
_MOST_TRIED = 12
_REACH = 40
"""How many letters before or after the word that is not read a slip may stand."""


def _repairs_shown(unit: Unit, repaired: Unit) -> Iterator[Mended]:
    """What was changed, word by word."""
    old, new = unit.text.letters.split(" "), repaired.text.letters.split(" ")
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            first = max(a - 1, 0) if c == d else a  # what is left out is shown with the word before it
            at = sum(len(word) + 1 for word in old[:first])
            yield Mended(" ".join(old[first:b]), " ".join(new[c - (a - first) : d]), unit.text.place(at))


def _mended(mending: Mending, unit: Unit) -> Mended:
    return Mended(mending.read, mending.taken_for, unit.text.place(mending.start))


def _with_sentence(ability: Ability, more: Do) -> Ability:
    assert isinstance(ability, (Triggered, Activated, SpellText))
    parts = ability.do.parts if isinstance(ability.do, Separately) else (ability.do,)
    return replace(ability, do=Separately((*parts, late(more))))
