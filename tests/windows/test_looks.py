"""The looks, measured: what is written can be read on what it is written on."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor

from app.table import palette as table
from app.windows import colours

READABLE, LARGE = 4.5, 3.0
"""Contrast of plain text, and of large letters and of what is switched off."""

INKS = ("text", "text_soft", "heading", "good", "warning", "bad", "link")
GROUNDS = ("panel", "panel_raised", "panel_hover")
OTHERS = (
    ("on_gold", "gold", READABLE),
    ("on_gold", "gold_light", READABLE),
    ("text", "changed", READABLE),
    ("text", "gone", READABLE),
    ("text_faint", "panel", LARGE),
    ("text_faint", "panel_raised", LARGE),
)
CURTAIN = (("text", READABLE), ("near_side", LARGE), ("far_side", LARGE), ("accent_dark", 2.5))


def brightness(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    parts = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in _parts(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _parts(colour: str) -> tuple[float, ...]:
    made = QColor(colour)
    return made.redF(), made.greenF(), made.blueF()


def contrast(ink: str, ground: str) -> float:
    """1 to 21 (WCAG 2)."""
    light, dark = sorted((brightness(ink), brightness(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [colours.DARK, colours.LIGHT], ids=["dark", "light"])
def test_every_ink_of_the_pages_can_be_read(look: colours.Colours) -> None:
    """On panels, fields and what is chosen."""
    pairs = [(ink, ground, READABLE) for ink, ground in product(INKS, GROUNDS)] + list(OTHERS)
    faint = {
        (ink, ground): round(found, 2)
        for ink, ground, least in pairs
        if (found := contrast(getattr(look, ink), getattr(look, ground))) < least
    }
    assert faint == {}


@pytest.mark.parametrize("look", [table.DARK, table.LIGHT], ids=["dark", "light"])
def test_the_curtain_can_be_read(look: table.Palette) -> None:
    """Names of both sides, the recap, the emblem."""
    faint = [(ink, contrast(getattr(look, ink), look.curtain)) for ink, least in CURTAIN]
    assert [each for each, (_ink, least) in zip(faint, CURTAIN, strict=True) if each[1] < least] == []


@pytest.mark.parametrize("theme", list(table.Theme))
@pytest.mark.parametrize("ground", list(table.Ground))
def test_what_is_written_on_the_bare_table_can_be_read(theme: table.Theme, ground: table.Ground) -> None:
    """Names and counts, in the light's middle and at its edge, on every ground."""
    look, ground_colours = table.PALETTES[theme], table.GROUNDS[theme, ground]
    faint = {
        (ink, part): round(found, 2)
        for ink, part in product(("on_table", "on_table_faint"), ("middle", "ring", "edge"))
        if (found := contrast(getattr(look, ink), getattr(ground_colours, part))) < READABLE
    }
    assert faint == {}
