"""The colours of the windows: one value for the dark look, one for the light one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour by what it is for, as `#rrggbb`; a pair of text and ground is readable at 4.5:1 or more."""

    felt_light: str
    """The middle of the table's cloth."""
    felt: str
    felt_dark: str
    """Its far corners."""
    panel: str
    """What lies on the cloth: side panels, lists, pages."""
    panel_raised: str
    """Cards of a list, fields, buttons that are not gold."""
    panel_hover: str
    line: str
    """Borders."""
    line_strong: str
    text: str
    text_soft: str
    """What explains."""
    text_faint: str
    """What is switched off."""
    heading: str
    gold: str
    """What is chosen, what to do next."""
    gold_light: str
    gold_dark: str
    on_gold: str
    good: str
    warning: str
    bad: str
    link: str
    changed: str
    """The ground of words that an erratum brought in."""
    gone: str
    """The ground of words that it took away."""


DARK = Colours(
    felt_light="#3a5646",
    felt="#24392f",
    felt_dark="#111b16",
    panel="#17120d",
    panel_raised="#241c14",
    panel_hover="#33281b",
    line="#4a3c25",
    line_strong="#8c6d33",
    text="#eee3cb",
    text_soft="#bfae8e",
    text_faint="#7d7059",
    heading="#f3dfae",
    gold="#d79a1e",
    gold_light="#f0c75e",
    gold_dark="#9c6410",
    on_gold="#241503",
    good="#8fd68a",
    warning="#f0b95a",
    bad="#ff9c8a",
    link="#9cc7ee",
    changed="#27452b",
    gone="#552a24",
)

LIGHT = Colours(
    felt_light="#d5dcc3",
    felt="#bccaac",
    felt_dark="#94a88b",
    panel="#f7efdd",
    panel_raised="#fffaee",
    panel_hover="#f3e4c2",
    line="#d6c39a",
    line_strong="#a5813c",
    text="#2b1f10",
    text_soft="#6a5836",
    text_faint="#a39373",
    heading="#5b3a0c",
    gold="#d79a1e",
    gold_light="#f4cf6d",
    gold_dark="#a86b12",
    on_gold="#241503",
    good="#256b27",
    warning="#8a5a00",
    bad="#a92a1c",
    link="#1f5c93",
    changed="#d2eac2",
    gone="#f6d0c6",
)
