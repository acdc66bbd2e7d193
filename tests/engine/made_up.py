"""Made-up cards: random texts over every node of the language, for games that must not break whatever cards say."""

from __future__ import annotations

import dataclasses
import random
import types
import typing
from enum import Enum
from typing import Any

from app.engine import program, terms
from app.engine.facts import CardFacts
from app.engine.program import Ability, Do, Node, Number, Ref, RefKind
from app.engine.terms import Element, EventKind, KeywordName, Kind, Place, Span, Zone

DEPTH = 3
CLASSES = ("гном", "механизм", "дракон")
NAMES = ("Гном", "Яйцо", "Метка")
_PLAIN = (program.SetupRule, program.DeckRule, program.ByHand, program.Ability)
_SHALLOW: dict[type, Any] = {
    program.Value: Number(1),
    program.Who: Ref(RefKind.SELF),
    program.Condition: program.IsTurn(terms.Side.YOURS),
    program.Do: program.Draw(),
    program.Test: program.IsKind((Kind.CREATURE,)),
    program.Grant: program.Modify(terms.Measure.STRIKE, terms.Operation.ADD, Number(1)),
    program.Cost: program.PayCoins(Number(1)),
    program.Ability: program.Keyword(KeywordName.RUSH),
}
_ACTS_ONLY = (program.Choose, program.AtRandom, program.DeckTop)
_WORDS: dict[tuple[type, str], tuple[str, ...]] = {
    (program.IsNamed, "name"): NAMES,
    (program.Create, "name"): ("Гном", "Яйцо"),
    (program.PutIntoDeck, "name"): ("Метка",),
    (program.Become, "name"): ("", "Гном"),
    (program.Distinct, "what"): ("elements", "names", "classes", "costs"),
    (program.Lift, "what"): ("reinforcements", "weakenings", "extra lives", "effects", "keyword", "counters"),
    (program.MoveEffects, "what"): ("wounds", "reinforcements", "weakenings", "extra lives", "counters"),
    (program.NameSomething, "what"): ("card", "element", "class", "number"),
    (program.IsNamedThing, "what"): ("card", "element", "class", "number"),
    (program.Permit, "what"): ("play from graveyard", "play mined", "strike again"),
    (program.Ignore, "what"): ("abilities", "preventions", "protections", "replacements", "triggers", "obligations"),
    (program.Announced, "letter"): ("X",),
}


def subclasses(base: type) -> list[type]:
    """The nodes of a family that stand in `program`, in order."""
    found = [it for it in vars(program).values() if isinstance(it, type) and issubclass(it, base) and it is not base]
    return [it for it in found if dataclasses.is_dataclass(it) and it not in _PLAIN]


class Author:
    """Writes random texts."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.may_choose = False  # right below an act cards may be chosen, drawn by lot, taken from a deck
        self.families = {base: subclasses(base) for base in _SHALLOW}

    def card(self, name: str, kind: Kind) -> CardFacts:
        chance = self.chance
        texts = tuple(self.ability(kind) for _ in range(chance.randint(1, 2)))
        is_creature = kind is Kind.CREATURE
        return CardFacts(
            name,
            kind,
            chance.randint(0, 5) if kind is not Kind.HERO else 0,
            chance.randint(0, 4) if is_creature else 0,
            25 if kind is Kind.HERO else chance.randint(0, 6) if is_creature else 0,
            (chance.choice(list(Element)[:5]),) if chance.random() < 0.7 else (),
            (chance.choice(CLASSES),) if kind is not Kind.SUPPORT else (chance.choice(("оружие", "амулет")),),
            texts,
            costs_x=kind is Kind.SPELL and chance.random() < 0.2,
        )

    def ability(self, kind: Kind) -> Ability:
        if kind is Kind.SPELL:
            made = self.node(program.SpellText, DEPTH)
        else:
            family = (program.Triggered, program.Activated, program.Constant, program.Instead, program.Keyword)
            made = self.node(self.chance.choice((*family, *self.families[program.Ability])), DEPTH)
        return typing.cast(Ability, made)

    def node(self, cls: type, depth: int) -> Any:
        """A node of that class; of a family any of its members."""
        if cls in self.families:
            if depth <= 0:
                return _SHALLOW[cls]
            return self.node(self.chance.choice(self.families[cls]), depth)
        if cls in _ACTS_ONLY and not self.may_choose:
            return _SHALLOW[program.Who]
        before, self.may_choose = self.may_choose, issubclass(cls, Do)
        try:
            return self.filled(cls, depth)
        finally:
            self.may_choose = before

    def filled(self, cls: type, depth: int) -> Any:
        hints = typing.get_type_hints(cls, {**vars(terms), **vars(program)})
        fields = {field.name: self.value(hints[field.name], cls, field, depth - 1) for field in dataclasses.fields(cls)}
        return cls(**fields)

    def value(self, hint: Any, cls: type, field: dataclasses.Field[Any], depth: int) -> Any:
        words = _WORDS.get((cls, field.name))
        if words:
            return self.chance.choice(words)
        has_default = field.default is not dataclasses.MISSING
        if has_default and self.chance.random() < 0.5:
            return field.default
        return self.of(hint, depth)

    def of(self, hint: Any, depth: int) -> Any:
        """A value of that type."""
        chance = self.chance
        origin = typing.get_origin(hint)
        if origin in (typing.Union, types.UnionType):
            return self.of(chance.choice(typing.get_args(hint)), depth)
        if origin is tuple:
            inner = typing.get_args(hint)[0]
            if inner is str:
                return (chance.choice(CLASSES),)
            return tuple(self.of(inner, depth) for _ in range(chance.randint(1, 2)))
        if hint is type(None):
            return None
        if hint is bool:
            return chance.random() < 0.5
        if hint is int:
            return chance.randint(1, 3)
        if hint is str:
            return chance.choice(("", "гном"))
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self.member(hint)
        return self.node(hint, depth) if issubclass(hint, Node) else hint()

    def member(self, enum: type[Enum]) -> Enum:
        left_out = {Zone: (Zone.UNDER, Zone.RESERVE), Place: (), Span: (), EventKind: ()}
        return self.chance.choice([it for it in enum if it not in left_out.get(enum, ())])


def box(seed: int, number: int = 24) -> tuple[CardFacts, ...]:
    """Two heroes, cards of every kind, and what they create."""
    author = Author(seed)
    kinds = (Kind.CREATURE, Kind.CREATURE, Kind.SPELL, Kind.SUPPORT, Kind.CREATURE, Kind.QUEST)
    cards = [author.card(f"Карта {i}", kinds[i % len(kinds)]) for i in range(number)]
    return (
        author.card("Герой 0", Kind.HERO),
        author.card("Герой 1", Kind.HERO),
        CardFacts("Гном", Kind.CREATURE, 1, 1, 2, classes=("гном",)),
        CardFacts("Яйцо", Kind.CREATURE, 1, 0, 2, classes=("яйцо",), abilities=(_created(),)),
        CardFacts("Метка", Kind.SPELL, 3, abilities=(program.Keyword(KeywordName.PLACED),)),
        *cards,
    )


def _created() -> Ability:
    return program.Keyword(KeywordName.CREATED)


def do_nodes() -> list[type[Do]]:
    """Every act of the language."""
    return [it for it in subclasses(Do) if issubclass(it, Do)]
