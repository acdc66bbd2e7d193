"""Numbers that rise from a card are read over any card, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.table.palette import Theme, palette_of
from app.table.rising import edge_of


def brightness(colour: QColor) -> float:
    """Relative luminance, from 0 to 1."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
@pytest.mark.parametrize("by_form", [False, True])
@pytest.mark.parametrize("name", ["hostile", "healing", "prevented"])
def test_a_rising_number_stands_off_its_edge(theme: Theme, by_form: bool, name: str) -> None:
    """Wounds, healing and what is prevented: at least 4.5 to 1."""
    colour = QColor(getattr(palette_of(theme, by_form=by_form), name))
    light, dark = sorted((brightness(colour), brightness(edge_of(colour))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) > 4.5
