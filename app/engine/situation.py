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
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

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
_LONGEST_WORD = 60
"""So many letters of a wrong word are told."""

_T = TypeVar("_T")


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
    """Reads line by line."""

    def __init__(self, known: Iterable[CardFacts]) -> None:
        self.cards: dict[str, CardFacts] = {facts.id: facts for facts in known}
        self.sides: list[Side] = []
        self.numbers = {"turn": 5, "active": 0, "first": 0, "seed": 1}
        self.edition = EDITIONS["ed12"]
        self.exactly: Any = None

    def line(self, text: str) -> None:
        """Take a line in. Raises BrokenSave with the word that is wrong."""
        word, _, rest = text.partition(" ")
        if word in _LINES:
            _LINES[word](self, rest)
            return
        word = next((known for known in _OF_SIDE if text.startswith(f"{known} ")), "")
        if not word:
            raise _wrong("word", text.split()[0])
        if not self.sides:
            raise _wrong("no_seat", word)
        self.sides[-1] = _OF_SIDE[word](self.sides[-1], text.removeprefix(word).strip())

    def take_edition(self, rest: str) -> None:
        if not rest.startswith("{") and rest not in EDITIONS:
            raise _wrong("edition", rest, known=", ".join(EDITIONS))
        self.edition = EDITIONS[rest] if rest in EDITIONS else _value(Edition, "edition", rest)

    def take_numbers(self, rest: str) -> None:
        for part in f"turn {rest}".split(", "):
            name, _, number = part.partition(" ")
            if name not in self.numbers:
                raise _wrong("word", name)
            self.numbers[name] = _number(number)
            if name in ("active", "first") and self.numbers[name] not in (0, 1):
                raise _wrong("seat_number", number)

    def take_seat(self, rest: str) -> None:
        self.sides.append(Side(rest, Lying("")))

    def take_card(self, rest: str) -> None:
        facts = _value(CardFacts, "card", rest)
        self.cards[facts.id] = facts

    def take_exactly(self, rest: str) -> None:
        self.exactly = _json("exactly", rest)


_LINES: dict[str, Callable[[_Reader, str], None]] = {
    "edition": _Reader.take_edition,
    "turn": _Reader.take_numbers,
    "seat": _Reader.take_seat,
    "card": _Reader.take_card,
    "exactly": _Reader.take_exactly,
}


def _coins(side: Side, rest: str) -> Side:
    found = re.fullmatch(r"(\d+) open, (\d+) closed", rest)
    if found is None:
        raise _wrong("coins", rest)
    return replace(side, open_coins=int(found[1]), closed_coins=int(found[2]))


def _zone(zone: str) -> Callable[[Side, str], Side]:
    field = zone.replace(" ", "_")
    return lambda side, rest: replace(side, **{field: tuple(rest.split("; "))})  # type: ignore[arg-type]


_OF_SIDE: dict[str, Callable[[Side, str], Side]] = {
    "hero": lambda side, rest: replace(side, hero=_lying(rest)),
    "squad": lambda side, rest: replace(side, squad=tuple(_lying(part) for part in rest.split("; "))),
    "coins": _coins,
    "prayers": lambda side, rest: replace(side, prayers=_number(rest)),
    "failed draws": lambda side, rest: replace(side, failed_draws=_number(rest)),
    **{zone: _zone(zone) for zone in _ZONES},
}


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
        return replace(lying, wounds=_number(first))
    if first in _NUMBERED:
        return replace(lying, **{_NUMBERED[first]: _number(rest)})  # type: ignore[arg-type]
    name, number = _numbered(rest)
    if first == "has":
        if name not in _KEYWORDS:
            raise _wrong("keyword", name)
        return replace(lying, keywords=(*lying.keywords, (_KEYWORDS[name], number)))
    if first == "counter":
        return replace(lying, counters=(*lying.counters, (name, number)))
    if first == "part":
        return replace(lying, parts=(*lying.parts, rest))
    if first == "mined":
        return replace(lying, mined=(*lying.mined, rest))
    raise _wrong("word", word)


def _numbered(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*?)(?: (-?\d+))?", text)
    assert found is not None
    return found[1], int(found[2] or 0)


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise _wrong("number", word) from None


def _json(word: str, rest: str) -> Any:
    try:
        return json.loads(rest)
    except json.JSONDecodeError as error:
        raise _wrong("json", word, column=error.colno) from None
    except (ValueError, RecursionError):
        raise _wrong("json", word, column=1) from None


def _value(kind: type[_T], word: str, rest: str) -> _T:
    made = codec.decode(_json(word, rest))
    if not isinstance(made, kind):
        raise _wrong("value", word)
    return codec.checked(made)


def _wrong(what: str, word: str, **more: str | int) -> BrokenSave:
    return BrokenSave(message(f"engine.situation_{what}", word=word[:_LONGEST_WORD], **more))


def from_text(text: str, known: Iterable[CardFacts] = ()) -> tuple[Situation, codec.Json]:
    """The situation of a text, and the match's JSON when it brings one.

    `known` are facts for cards that the text names without bringing them. Raises BrokenSave with the line, the word
    and what is wrong with it.
    """
    first, *lines = text.splitlines() or [""]
    if first.strip() != HEAD:
        raise _of_line(1, _wrong("head", first.strip(), head=HEAD))
    reader = _Reader(known)
    for number, line in enumerate(map(str.strip, lines), 2):
        if line and not line.startswith("#"):
            try:
                reader.line(line)
            except BrokenSave as error:
                raise _of_line(number, error) from error
    return _checked(reader), reader.exactly


def _of_line(number: int, error: BrokenSave) -> BrokenSave:
    return BrokenSave(message("engine.line", line=number, reason=error.reason))


def _checked(reader: _Reader) -> Situation:
    heroes = sum(bool(side.hero.card) for side in reader.sides)
    if len(reader.sides) != 2 or heroes != 2:
        raise BrokenSave(message("engine.situation_seats", seats=len(reader.sides), heroes=heroes))
    sides = (reader.sides[0], reader.sides[1])
    cards = tuple(reader.cards.values())
    return Situation(sides, cards, edition=reader.edition, is_whole=reader.exactly is None, **reader.numbers)
