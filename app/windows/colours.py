"""The colours of the windows: the table's own, and those that only pages need."""

from __future__ import annotations

from dataclasses import dataclass

from app.table import palette as table


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour by what it is for, as `#rrggbb`; a pair of text and ground is readable at 4.5:1 or more."""

    panel: str
    """What lies on the table: side panels, lists, pages."""
    panel_raised: str
    """Fields, and buttons that are not gold."""
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
    on_table: str
    """Words on the bare table."""


def _with_the_table(palette: table.Palette, **own: str) -> Colours:
    return Colours(
        panel=palette.panel,
        panel_raised=palette.box,
        panel_hover=palette.box_hover,
        line_strong=palette.panel_edge,
        text=palette.text,
        text_soft=palette.faint_text,
        heading=palette.title,
        gold=palette.accent,
        gold_dark=palette.accent_dark,
        on_gold=palette.on_accent,
        good=palette.healing,
        bad=palette.wound,
        link=palette.prevented,
        on_table=palette.on_table,
        **own,
    )


DARK = _with_the_table(
    table.DARK,
    line="#4a3c25",
    text_faint="#8d7e63",
    gold_light="#f3cb62",
    warning="#f0b95a",
    changed="#27452b",
    gone="#552a24",
)

LIGHT = _with_the_table(
    table.LIGHT,
    line="#d6c39a",
    text_faint="#93835f",
    gold_light="#f4cf6d",
    warning="#8a5a00",
    changed="#d2eac2",
    gone="#f6d0c6",
)
