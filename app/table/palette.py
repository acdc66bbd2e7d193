"""Every colour of the table: a light and a dark theme, three grounds to play on, and colours that carry a meaning.

No meaning hangs on a colour alone: arrows differ in form, marks in sign, sides in place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class Theme(Enum):
    DARK = "dark"
    LIGHT = "light"


class Ground(Enum):
    """What the table is covered with."""

    FELT = "felt"
    WOOD = "wood"
    STONE = "stone"


@dataclass(frozen=True, slots=True)
class GroundColours:
    """Middle, ring and edge of the ground's light, and the thread or grain drawn into it."""

    middle: str
    ring: str
    edge: str
    grain: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme as #rrggbb or #aarrggbb."""

    panel: str
    panel_edge: str
    box: str
    box_edge: str
    box_hover: str
    title: str
    text: str
    faint_text: str
    on_table: str
    on_table_faint: str
    strip: str
    strip_edge: str
    accent: str
    accent_dark: str
    heading: str
    """Accented letters on a panel."""
    on_accent: str
    button: str
    button_edge: str
    field: str
    can_act: str
    target: str
    hostile: str
    focus: str
    wound: str
    healing: str
    prevented: str
    strike_arrow: str
    shot_arrow: str
    ability_arrow: str
    near_side: str
    far_side: str
    shadow: str
    curtain: str
    by_form: bool = False
    """Rings, marks and sides are told apart by form too, for eyes that take red and green for one colour."""


DARK = Palette(
    panel="#14100c",
    panel_edge="#8c6d33",
    box="#2b2118",
    box_edge="#6d5630",
    box_hover="#3b2d1f",
    title="#f3dfae",
    text="#ece0c6",
    faint_text="#b8a684",
    on_table="#f0e2c0",
    on_table_faint="#ddd0ae",
    strip="#d20e0b08",
    strip_edge="#8c6d33",
    accent="#e3ab35",
    accent_dark="#a86b12",
    heading="#e3ab35",
    on_accent="#241503",
    button="#33271b",
    button_edge="#8c6d33",
    field="#1d160f",
    can_act="#8cff9a",
    target="#ffd35a",
    hostile="#ff6a4d",
    focus="#ffffff",
    wound="#ff8f7d",
    healing="#86e889",
    prevented="#9fd0ff",
    strike_arrow="#ff6a4d",
    shot_arrow="#ffc145",
    ability_arrow="#b99cff",
    near_side="#e3ab35",
    far_side="#8fb6d8",
    shadow="#90000000",
    curtain="#43161b",
)

LIGHT = Palette(
    panel="#f4ead4",
    panel_edge="#b18a45",
    box="#fffaec",
    box_edge="#cbb07a",
    box_hover="#fff1cd",
    title="#4a2f0c",
    text="#2d2010",
    faint_text="#6d5a3c",
    on_table="#2d2312",
    on_table_faint="#3c311d",
    strip="#e6fff8e6",
    strip_edge="#b18a45",
    accent="#dd9d20",
    accent_dark="#a86b12",
    heading="#8f5608",
    on_accent="#241503",
    button="#fff4d8",
    button_edge="#b18a45",
    field="#ffffff",
    can_act="#137a2b",
    target="#b06a00",
    hostile="#c22a12",
    focus="#1c2f6e",
    wound="#b3261e",
    healing="#1d7a2c",
    prevented="#1d5a93",
    strike_arrow="#c8321a",
    shot_arrow="#b77700",
    ability_arrow="#6540b5",
    near_side="#a86b12",
    far_side="#2c5f8d",
    shadow="#60000000",
    curtain="#f1dfc2",
)

PALETTES = {Theme.DARK: DARK, Theme.LIGHT: LIGHT}

BLUE_AND_ORANGE = {
    Theme.DARK: {
        "can_act": "#6cc6ff",
        "target": "#f4e75a",
        "hostile": "#ff9a2e",
        "wound": "#ffb057",
        "healing": "#7cccff",
        "prevented": "#e6b3d4",
        "strike_arrow": "#ff9a2e",
        "shot_arrow": "#f4e75a",
        "ability_arrow": "#e6a0cc",
    },
    Theme.LIGHT: {
        "can_act": "#005f9e",
        "target": "#7a6a00",
        "hostile": "#b84a00",
        "wound": "#a84300",
        "healing": "#00609e",
        "prevented": "#8a3a6b",
        "strike_arrow": "#b84a00",
        "shot_arrow": "#8a7700",
        "ability_arrow": "#9c3f78",
    },
}
"""In place of green and red: colours that all eyes tell apart."""


def palette_of(theme: Theme, *, by_form: bool = False) -> Palette:
    """The palette of a theme, or the one for eyes that colours alone tell too little."""
    chosen = PALETTES[theme]
    return replace(chosen, by_form=True, **BLUE_AND_ORANGE[theme]) if by_form else chosen


GROUNDS = {
    (Theme.DARK, Ground.FELT): GroundColours("#3d5a48", "#243a2f", "#121d18", "#ffffff"),
    (Theme.DARK, Ground.WOOD): GroundColours("#6a4a2f", "#42301f", "#1f160e", "#f2c98f"),
    (Theme.DARK, Ground.STONE): GroundColours("#4c5563", "#2f3742", "#171b21", "#dfe8f5"),
    (Theme.LIGHT, Ground.FELT): GroundColours("#cfe0c8", "#b3ccab", "#8fae8a", "#2f4a2a"),
    (Theme.LIGHT, Ground.WOOD): GroundColours("#ecd4ae", "#dcbc8b", "#bd9662", "#6b431a"),
    (Theme.LIGHT, Ground.STONE): GroundColours("#dfe3e8", "#c6cdd5", "#a3adb8", "#39434f"),
}
