"""The program's fonts, bundled so that every screen and every picture looks the same."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from app.places import asset


class Family(Enum):
    """The families by what they are for; the value is the name that Qt knows."""

    TITLE = "Philosopher"
    TEXT = "PT Sans"
    NARROW = "PT Sans Narrow"


class FontsMissing(Exception):
    """A font file is not where it belongs or can't be read; the message says which and what to do."""

    def __init__(self, place: Path) -> None:
        super().__init__(f"Не читается шрифт {place}. Установите программу заново.")
        self.place = place


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Registers every bundled font with Qt, once; needs a QGuiApplication.

    Raises:
        FontsMissing: a file is missing or broken, or a family is not among them.
    """
    folder = asset("fonts")
    known: set[str] = set()
    for place in sorted(folder.glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(place))
        if number < 0:
            raise FontsMissing(place)
        known.update(QFontDatabase.applicationFontFamilies(number))
    for family in Family:
        if family.value not in known:
            raise FontsMissing(folder / f"{family.value.replace(' ', '')}-Regular.ttf")


def font(family: Family, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """A bundled font of so many pixels (or units of a scaled painter), unhinted so that it scales evenly."""
    load_fonts()
    result = QFont(family.value)
    result.setPixelSize(pixels)
    result.setBold(bold)
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result
