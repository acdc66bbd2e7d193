"""The emblem library: outlines by name, and which of them fit a card."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QPainterPath, QTransform

from app.places import asset
from app.table.faces.dice import Dice, fold
from app.table.faces.face import CardFace, Element, Kind
from app.table.faces.svgpath import painter_path

_WORD = re.compile(r"[a-zа-я]+(?:-(?:воин|маг|жрец|разбойник|голем))?|[a-zа-я]+")
# How many letters may follow a key of so many letters.
_ENDINGS = {1: 0, 2: 1, 3: 1, 4: 4}
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
    """The emblem that fits a card: by its own wish, its name, class line, text or kind; its seed decides ties.

    A creature shows who it is and beside it what its name or text speaks of; any other card shows the thing itself.
    """
    dice = Dice("emblem", fold(face.name), face.kind.value)
    mirrored = dice.chance(0.5)
    figures, asides = _people(face) if face.kind in _PEOPLE else _things(face)
    name = face.emblem if face.emblem in _library() else dice.pick(figures)
    beside = [sign for sign in asides if sign != name]
    return Emblem(name, dice.pick(beside) if beside else "", mirrored)


def _people(face: CardFace) -> tuple[list[str], list[str]]:
    """Figures of somebody, and signs of what he deals with."""
    figures = _found("figure", face.name, face) or _found("class", face.class_line, face)
    asides = _found("thing", face.name, face) or _found("keyword", face.text, face)
    return figures or _found("kind", face.kind.value, face), asides


def _things(face: CardFace) -> tuple[list[str], list[str]]:
    """Pictures of a thing or a deed, and of what else its name speaks of."""
    spoken = _all_found("thing", face.name, face) + _all_found("figure", face.name, face)
    deed = _found("deed", face.text, face)
    of_class = [] if deed and face.kind is Kind.SPELL else _found("class", face.class_line, face)
    figures = (spoken[0] if spoken else []) or of_class or deed or _found("kind", face.kind.value, face)
    return figures, spoken[1] if len(spoken) > 1 else []


def _found(table: str, text: str, face: CardFace) -> list[str]:
    """The emblems of the first word that a table knows: in Russian the head of a name stands first."""
    found = _all_found(table, text, face)
    return found[0] if found else []


def _all_found(table: str, text: str, face: CardFace) -> list[list[str]]:
    """The emblems of every word that a table knows, in order. A word's longest key counts.

    A key with «/element» is the same key for cards of that element.
    """
    keys = _tables()[table]
    element = (face.elements or (Element.NEUTRAL,))[0].value
    matches = (_longest_key(keys, word) for word in _WORD.findall(fold(text)))
    return [keys.get(f"{key}/{element}", keys.get(key, [])) for key in matches if key]


def _longest_key(keys: dict[str, list[str]], word: str) -> str:
    """The longest key that a word begins with and that is not too short for it; empty when there is none.

    Short keys fit short words only: «кот» is a cat, «который» is not.
    """
    for end in range(len(word), 0, -1):
        if word[:end] in keys and len(word) - end <= _ENDINGS.get(end, 9):
            return word[:end]
    return ""
