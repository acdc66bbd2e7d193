"""The emblem library: outlines by name, and which of them fit a card."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QPainterPath, QTransform

from app.places import asset
from app.table.faces.dice import Dice, fold
from app.table.faces.face import CardFace, Kind
from app.table.faces.svgpath import painter_path

_WORD = re.compile(r"[a-zа-я]+(?:-[a-zа-я]+)*")
_PEOPLE = (Kind.CREATURE, Kind.HERO)


@dataclass(frozen=True, slots=True)
class Emblem:
    """What is drawn on a card: a figure, a smaller sign beside it (or none), and whether the figure looks left."""

    figure: str
    aside: str
    mirrored: bool


@lru_cache(maxsize=1)
def _library() -> dict[str, str]:
    """Path data by emblem name."""
    rows = asset("icons", "emblems.tsv").read_text(encoding="utf-8").splitlines()
    return {name: data for name, _author, data in (row.split("\t") for row in rows)}


@lru_cache(maxsize=1)
def _tables() -> dict[str, dict[str, list[str]]]:
    """Word beginnings and their emblems, by table."""
    return tomllib.loads(asset("icons", "emblems.toml").read_text(encoding="utf-8"))


def emblem_names() -> list[str]:
    """Every emblem of the library, in alphabetical order."""
    return sorted(_library())


@lru_cache(maxsize=1024)
def emblem_path(name: str) -> QPainterPath:
    """An emblem's outline, fitted into the square from 0 to 1.

    Raises:
        KeyError: the library has no such emblem.
    """
    path = painter_path(_library()[name])
    box = path.boundingRect()
    scale = 1 / max(box.width(), box.height())
    middle = box.center()
    fitted = QTransform(scale, 0, 0, scale, 0.5 - middle.x() * scale, 0.5 - middle.y() * scale).map(path)
    fitted.setFillRule(path.fillRule())
    return fitted


@lru_cache(maxsize=4096)
def choose_emblem(face: CardFace) -> Emblem:
    """The emblem that fits a card: by its own wish, its name, its class line, its text, its kind; the seed decides ties.

    A creature shows who it is and beside it what its name or text speaks of; any other card shows the thing itself.
    """
    dice = Dice("emblem", fold(face.name), face.kind.value)
    mirrored = dice.chance(0.5)
    thing = _found("thing", face.name)
    if face.kind in _PEOPLE:
        figure = _first(_found("figure", face.name), _found("class", face.class_line), _kind(face))
        aside = _first(thing, _found("keyword", face.text))
    else:
        figure = _first(thing, _found("figure", face.name), _own_class(face), _found("deed", face.text), _kind(face))
        aside = []
    name = face.emblem if face.emblem in _library() else dice.pick(figure)
    beside = [sign for sign in aside if sign != name]
    return Emblem(name, dice.pick(beside) if beside else "", mirrored)


def _first(*choices: list[str]) -> list[str]:
    """The first choice that is not empty."""
    return next((choice for choice in choices if choice), [])


def _own_class(face: CardFace) -> list[str]:
    """Emblems of the class line, but for spells and support whose text says more."""
    return [] if face.kind is Kind.SPELL and _found("deed", face.text) else _found("class", face.class_line)


def _kind(face: CardFace) -> list[str]:
    return _tables()["kind"][face.kind.value]


def _found(table: str, text: str) -> list[str]:
    """The emblems of the longest key that a word of the text begins with; the earlier word wins a tie."""
    keys = _keys(table)
    best = ""
    for word in _WORD.findall(fold(text)):
        for end in range(len(word), len(best), -1):
            if word[:end] in keys and _close_enough(word, end):
                best = word[:end]
                break
    return keys[best] if best else []


def _close_enough(word: str, end: int) -> bool:
    """Short keys fit short words only: «кот» is a cat, «который» is not."""
    return len(word) - end <= (2 if end <= 3 else 4 if end == 4 else 9)


@lru_cache(maxsize=16)
def _keys(table: str) -> dict[str, list[str]]:
    return _tables()[table]
