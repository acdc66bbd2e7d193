"""Situations as text: a small file that people can read and write, for tests, reports and puzzles.

::

    otryad situation 1
    edition ed12
    turn 5, active 0, first 0, seed 1
    seat Вы
      hero Рейвенкар, 3 wounds, closed
      coins 4 open, 2 closed
      squad Гном, 1 wounds; Орк, has Отравление 2
      hand Молния; Находка
      deck Гном; Орк
    seat Противник
      hero Илиарт
    card {…}            the facts of each card, when the file brings its own
    exactly {…}         the match's own JSON, when words don't tell everything

Cards are told by the keys of their facts. After a card come its states: `closed`, `hidden`, `fresh` (came this turn),
`stolen` (the other seat owns it), `token`, `copy`, `2 wounds`, `strike +2`, `life -1`, `reinforced 1`, `weakened 1`,
`has Броня 2` (an effect), `counter зрелость 3`, `part Теневик`, `mined Волк`. Squads stand in order of arrival, decks
from the top. Lines that are left out mean none; ten open coins.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from app.engine import codec
from app.engine.errors import BrokenSave
from app.engine.facts import CardFacts
from app.engine.heroes.edition import EDITIONS, Edition
from app.engine.heroes.situation import Lying, Side, Situation
from app.engine.message import message
from app.engine.terms import KeywordName

HEAD = "otryad situation 1"
_FLAGS = ("closed", "hidden", "fresh", "stolen", "token", "copy")
_ZONES = ("hand", "deck", "graveyard", "side deck")
_NUMBERED = {"reinforced": "reinforcements", "weakened": "weakenings", "strike": "strike", "life": "life"}
_KEYWORDS = {name.value: name for name in KeywordName}


# ----------------------------------------------------------------------------------------------------- writing


def to_text(situation: Situation, exactly: codec.Json = None) -> str:
    """The situation in words; `exactly` is the match's JSON for one that words don't tell whole."""
    lines = [HEAD, f"edition {_edition_words(situation.edition)}"]
    lines.append(f"turn {situation.turn}, active {situation.active}, first {situation.first}, seed {situation.seed}")
    for side in situation.sides:
        lines.extend(_side_lines(side))
    lines.extend(f"card {_line(codec.encode(facts))}" for facts in situation.cards)
    if exactly is not None and not situation.is_whole:
        lines.append(f"exactly {_line(exactly)}")
    return "\n".join(lines) + "\n"


def _line(plain: codec.Json) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _edition_words(edition: Edition) -> str:
    return edition.name if EDITIONS.get(edition.name) == edition else _line(codec.encode(edition))


def _side_lines(side: Side) -> Iterable[str]:
    yield f"seat {side.name}"
    yield f"  hero {_lying_words(side.hero)}"
    yield f"  coins {side.open_coins} open, {side.closed_coins} closed"
    if side.prayers:
        yield f"  prayers {side.prayers}"
    if side.failed_draws:
        yield f"  failed draws {side.failed_draws}"
    if side.squad:
        yield f"  squad {'; '.join(_lying_words(lying) for lying in side.squad)}"
    for zone in _ZONES:
        keys: tuple[str, ...] = getattr(side, zone.replace(" ", "_"))
        if keys:
            yield f"  {zone} {'; '.join(keys)}"


def _lying_words(lying: Lying) -> str:
    words = [lying.card]
    words.extend(flag for flag in _FLAGS if getattr(lying, flag))
    if lying.wounds:
        words.append(f"{lying.wounds} wounds")
    for word, field in _NUMBERED.items():
        number = getattr(lying, field)
        if number:
            words.append(f"{word} {number:+d}" if word in ("strike", "life") else f"{word} {number}")
    words.extend(f"has {name.value} {number}" if number else f"has {name.value}" for name, number in lying.keywords)
    words.extend(f"counter {name} {number}" for name, number in lying.counters)
    words.extend(f"part {key}" for key in lying.parts)
    words.extend(f"mined {key}" for key in lying.mined)
    return ", ".join(words)


# ----------------------------------------------------------------------------------------------------- reading


class _Reader:
    """Reads line by line; a mistake is told with its line."""

    def __init__(self, known: Iterable[CardFacts]) -> None:
        self.cards: dict[str, CardFacts] = {facts.id: facts for facts in known}
        self.sides: list[Side] = []
        self.numbers = {"turn": 5, "active": 0, "first": 0, "seed": 1}
        self.edition = EDITIONS["ed12"]
        self.exactly: Any = None

    def line(self, text: str) -> None:
        word, _, rest = text.strip().partition(" ")
        if word == "edition":
            self.edition = EDITIONS[rest] if rest in EDITIONS else codec.decode(json.loads(rest))
        elif word == "turn":
            for part in text.strip().split(", "):
                name, _, number = part.partition(" ")
                self.numbers[name] = int(number)
        elif word == "seat":
            self.sides.append(Side(rest, Lying("")))
        elif word == "card":
            facts = codec.decode(json.loads(rest))
            self.cards[facts.id] = facts
        elif word == "exactly":
            self.exactly = json.loads(rest)
        else:
            self.sides[-1] = self._of_side(self.sides[-1], text.strip())

    def _of_side(self, side: Side, text: str) -> Side:
        word, _, rest = text.partition(" ")
        if word == "hero":
            return replace(side, hero=_lying(rest))
        if word == "squad":
            return replace(side, squad=tuple(_lying(part) for part in rest.split("; ")))
        if word == "coins":
            opened, closed = (int(part.split()[0]) for part in rest.split(", "))
            return replace(side, open_coins=opened, closed_coins=closed)
        if word == "prayers":
            return replace(side, prayers=int(rest))
        if text.startswith("failed draws "):
            return replace(side, failed_draws=int(text.rpartition(" ")[2]))
        for zone in _ZONES:
            if text.startswith(f"{zone} "):
                keys = tuple(text.removeprefix(f"{zone} ").split("; "))
                return replace(side, **{zone.replace(" ", "_"): keys})  # type: ignore[arg-type]
        raise ValueError(text)


def _lying(text: str) -> Lying:
    card, *words = text.split(", ")
    lying = Lying(card)
    for word in words:
        lying = _with(lying, word)
    return lying


def _with(lying: Lying, word: str) -> Lying:
    first, _, rest = word.partition(" ")
    if word in _FLAGS:
        return replace(lying, **{word: True})  # type: ignore[arg-type]
    if rest in ("wounds", "wound"):
        return replace(lying, wounds=int(first))
    if first in _NUMBERED:
        return replace(lying, **{_NUMBERED[first]: int(rest)})  # type: ignore[arg-type]
    name, number = _numbered(rest)
    if first == "has":
        return replace(lying, keywords=(*lying.keywords, (_KEYWORDS[name], number)))
    if first == "counter":
        return replace(lying, counters=(*lying.counters, (name, number)))
    if first == "part":
        return replace(lying, parts=(*lying.parts, rest))
    if first == "mined":
        return replace(lying, mined=(*lying.mined, rest))
    raise ValueError(word)


def _numbered(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*?)(?: (-?\d+))?", text)
    assert found is not None
    return found[1], int(found[2] or 0)


def from_text(text: str, known: Iterable[CardFacts] = ()) -> tuple[Situation, codec.Json]:
    """The situation of a text, and the match's JSON when it brings one.

    `known` are facts for cards that the text names without bringing them. Raises BrokenSave with the line's number.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEAD:
        raise BrokenSave(f"line 1: a situation begins with “{HEAD}”", message("reasons.situation_head", head=HEAD))
    reader = _Reader(known)
    for number, line in enumerate(lines[1:], 2):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                reader.line(line)
            except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
                words = line.strip()
                told = message("reasons.situation_line", number=number, words=words[:60])
                raise BrokenSave(f"line {number}: not understood: {words!r}", told) from error
    return _checked(reader), reader.exactly


def _checked(reader: _Reader) -> Situation:
    if len(reader.sides) != 2 or not all(side.hero.card for side in reader.sides):
        raise BrokenSave("a situation has two seats, each with a hero", message("reasons.situation_seats"))
    sides = (reader.sides[0], reader.sides[1])
    cards = tuple(reader.cards.values())
    return Situation(sides, cards, edition=reader.edition, is_whole=reader.exactly is None, **reader.numbers)
