"""Every colour of the card faces: one palette an element, and the metals and papers that all share."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from app.table.faces.face import Element, Rarity


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one element as `#rrggbb`.

    `sky` goes from the zenith to the horizon, one triple for each time of day that the seed may pick; `far` and
    `near` are the land's own; `light` is what glows in it; `emblem` shades the figure from above to below.
    """

    bright: str
    frame: str
    deep: str
    skies: tuple[tuple[str, str, str], ...]
    far: str
    near: str
    light: str
    emblem: tuple[str, str]


PALETTES = {
    Element.STEPPE: Palette(
        bright="#f2c230",
        frame="#c48a1a",
        deep="#4d2f08",
        skies=(("#7c4a12", "#c98420", "#f6d98a"), ("#6d2f12", "#c9622a", "#f7c77a"), ("#8a6a1e", "#c9a545", "#f4e7b4")),
        far="#b07a2c",
        near="#38210a",
        light="#fff1b8",
        emblem=("#fffdf2", "#f3d389"),
    ),
    Element.FOREST: Palette(
        bright="#6fc24c",
        frame="#3d7f36",
        deep="#10300f",
        skies=(("#173f22", "#3f7f3f", "#cfe89a"), ("#0f3a33", "#2f7a5c", "#bfe9b4"), ("#2b4216", "#64893a", "#e6e9a0")),
        far="#4e8a49",
        near="#0a2410",
        light="#f0ffc4",
        emblem=("#fbfff2", "#b9e398"),
    ),
    Element.MOUNTAIN: Palette(
        bright="#5aa5ee",
        frame="#356fb0",
        deep="#0d2342",
        skies=(("#16386b", "#3f7cbd", "#cfe6fa"), ("#101f4a", "#3a5f9f", "#b9cdf0"), ("#243f6e", "#6f8fbe", "#f2d9cf")),
        far="#6f97c6",
        near="#0c1f3c",
        light="#f2faff",
        emblem=("#ffffff", "#b5d6f7"),
    ),
    Element.SWAMP: Palette(
        bright="#35c0ac",
        frame="#257a70",
        deep="#082c29",
        skies=(("#0c3a38", "#2b7a70", "#b4e2cc"), ("#123238", "#356a72", "#a9d3d0"), ("#1f3a24", "#4d7d58", "#cfe0a8")),
        far="#3f8a7d",
        near="#06201d",
        light="#dcfff2",
        emblem=("#f6fffb", "#9fe2d0"),
    ),
    Element.DARKNESS: Palette(
        bright="#a678e0",
        frame="#673f9e",
        deep="#1d0d33",
        skies=(("#190b30", "#4a2a7a", "#b78fd6"), ("#240a2b", "#6a2a6f", "#d894b8"), ("#0d0e2c", "#2f2f78", "#9a9fe0")),
        far="#54388a",
        near="#0f0620",
        light="#f4e4ff",
        emblem=("#fdf8ff", "#cdaef0"),
    ),
    Element.NEUTRAL: Palette(
        bright="#e0604e",
        frame="#a33b30",
        deep="#380f0c",
        skies=(("#451613", "#a3443a", "#f4c39c"), ("#3a1a22", "#8c4450", "#f0b9a4"), ("#54281a", "#b0643f", "#f7dba6")),
        far="#9a5246",
        near="#2a0c09",
        light="#ffe6cf",
        emblem=("#fffaf5", "#f5b9a2"),
    ),
}

RIM = "#14100c"
GOLD = ("#fff3c4", "#e3b958", "#8a5f1c")
SILVER = ("#ffffff", "#c3ccd6", "#5d6874")
PAPER = ("#fdf6e4", "#ecdcb7")
PAPER_EDGE = "#6b4a1d"
PLATE = ("#fff8e2", "#e0c98f")
INK = "#24160a"
SOFT_INK = "#6a5536"
PILL = ("#2b1f13", "#140d07")
PILL_INK = "#f6e4b5"
FOOT_INK = "#efe0b8"
COST = ("#ffd868", "#d9951a", "#7c4a08")
STRIKE = ("#7fe06f", "#2c8f3a", "#0f4419")
LIFE = ("#ff8a72", "#cc2a2c", "#640f12")
DIGIT = "#ffffff"
DIGIT_RAISED = "#c9ff8f"
DIGIT_LOWERED = "#ffb09a"
SHADE = "#0b0704"

# How a printing's rarity looks: the jewel's light, body and edge, and the ink of the number.
RARITIES = {
    Rarity.COMMON: ("#f4efe4", "#a89c86", "#4b4235", "#d9cba6"),
    Rarity.UNCOMMON: ("#f2fbff", "#8fb4cc", "#2f4a5c", "#d3e6f2"),
    Rarity.RARE: ("#fff2b0", "#e0a827", "#6d4405", "#ffdf7d"),
    Rarity.ULTRA: ("#ffd7f2", "#d8468f", "#5c0c3c", "#ffb3dc"),
}


def palette(elements: tuple[Element, ...]) -> Palette:
    """The palette of a card's first element; neutral when it has none."""
    return PALETTES[elements[0] if elements else Element.NEUTRAL]


def colour(text: str, alpha: float = 1.0) -> QColor:
    """A colour with an opacity from 0 to 1."""
    result = QColor(text)
    result.setAlphaF(alpha)
    return result


def mix(first: str, second: str, share: float) -> QColor:
    """The first colour with a share of the second, from 0 to 1."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
