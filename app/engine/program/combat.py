"""Acts on characters: wounds, healing, strikes and shots, destroying, closing and opening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.program.do import Do
from app.engine.program.who import SELF

if TYPE_CHECKING:
    from app.engine.program.values import Value
    from app.engine.program.who import Who


@dataclass(frozen=True, slots=True)
class Wound(Do):
    who: Who
    number: Value
    split: bool = False  # «распределите X ран среди …», at least 1 each
    by: Who | None = None  # another source than SELF: «оно наносит»


@dataclass(frozen=True, slots=True)
class Heal(Do):
    who: Who
    number: Value | None  # None: fully
    split: bool = False


@dataclass(frozen=True, slots=True)
class Shoot(Do):
    """«Выстрел на X»: an attack at an enemy character, without defender or answer."""

    who: Who
    number: Value
    by: Who = SELF


@dataclass(frozen=True, slots=True)
class Fight(Do):
    """«Сразиться»: a strike of the ordinary kind by `by` (part 7)."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class StrikeNow(Do):
    """«немедленно атакует персонажа»."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class Destroy(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Close(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Open(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Prepare(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Stun(Do):
    who: Who
