"""The one idiom of these tests: a text is read, and its program is what was written by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.cardtext.compile import CompiledCard, KnownNames, compile_card
from app.engine.program import Ability
from app.engine.terms import Kind

Read = Callable[..., tuple[Ability, ...]]


def compiled(text: str, kind: Kind = Kind.CREATURE, name: str = "Проба", names: tuple[str, ...] = ()) -> CompiledCard:
    return compile_card(name, kind, text, names=KnownNames(names))


@pytest.fixture
def read() -> Read:
    """The abilities of a text that must be read whole."""

    def reading(text: str, **how: object) -> tuple[Ability, ...]:
        card = compiled(text, **how)  # type: ignore[arg-type]
        assert card.is_whole, [r.declined for r in card.readings if r.declined]
        return card.program.abilities

    return reading
