"""The differences between editions of the rules as named switches; nothing else in the engine knows editions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One value of switches, chosen when a match is set up. The defaults are `ed12`.

    Each switch names what is true when it is on; docs/rules.md has the table with both values.
    """

    name: str = "ed12"
    keywords_greatest: bool = False
    """Of several grants of one numbered keyword the greatest acts; else the last one (part 7)."""


ED12 = Edition()
ED15 = Edition(name="ed15", keywords_greatest=True)
EDITIONS = {ED12.name: ED12, ED15.name: ED15}
