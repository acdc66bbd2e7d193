"""The types of cards, by names of their own: to look a member up in its enum each time costs more than the test."""

from __future__ import annotations

from typing import Final

from app.engine.terms import Kind

CREATURE: Final = Kind.CREATURE
HERO: Final = Kind.HERO
SPELL: Final = Kind.SPELL
SUPPORT: Final = Kind.SUPPORT
