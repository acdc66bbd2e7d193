"""Short names for the trees that tests write by hand, and the one claim: a text is this tree, and is said so."""

from __future__ import annotations

from typing import Any

from app.cardtext.compile import KnownNames, compile_card
from app.cardtext.speech import say_program
from app.engine.program import (
    SELF,
    Ability,
    Achieved,
    Choose,
    Do,
    Filter,
    IsKind,
    Modify,
    Number,
    SpellText,
    Test,
    Triggered,
    Value,
    When,
)
from app.engine.terms import EventKind, Kind, Measure, Operation, Side, Zone

CREATURE = IsKind((Kind.CREATURE,))
ENTERS, DIES = When(EventKind.ENTERS, SELF), When(EventKind.DIES, SELF)
RECEIVED = Achieved()
"""The wounds that the part before gave."""


def cards(*tests: Test, side: Side = Side.ANYONE, zone: Zone = Zone.PLAY) -> Filter:
    return Filter(tests, side, zone)


def creatures(*tests: Test, side: Side = Side.ANYONE, zone: Zone = Zone.PLAY) -> Filter:
    return Filter((CREATURE, *tests), side, zone)


def one(of: Filter, **how: Any) -> Choose:
    return Choose(of, **how)


def hire(do: Do) -> Triggered:
    return Triggered((ENTERS,), do)


def spell(do: Do) -> SpellText:
    return SpellText(do)


def cost(operation: Operation, value: Value) -> Modify:
    return Modify(Measure.COST, operation, value)


def strike(value: Value | int) -> Modify:
    return Modify(Measure.STRIKE, Operation.ADD, Number(value) if isinstance(value, int) else value)


def reads(text: str, *program: Ability, said: str, kind: Kind = Kind.CREATURE, names: tuple[str, ...] = ()) -> None:
    """The text is this program; the program is said so, and read so again (the way back)."""
    known = KnownNames(names)
    card = compile_card("Проба", kind, text, names=known)
    assert card.is_whole, [reading.declined for reading in card.readings if reading.declined]
    assert card.program.abilities == program
    assert say_program(card.program) == said
    assert compile_card("Проба", kind, said, names=known).program.abilities == program


def says(text: str, said: str, kind: Kind = Kind.CREATURE, names: tuple[str, ...] = ()) -> None:
    """The text is read whole, is said so in our own words, and these are read as the same program."""
    known = KnownNames(names)
    card = compile_card("Проба", kind, text, names=known)
    assert card.is_whole, [reading.declined for reading in card.readings if reading.declined]
    assert say_program(card.program) == said
    assert compile_card("Проба", kind, said, names=known).program == card.program
