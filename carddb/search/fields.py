"""The fields of the query language: what they are called, what they may be compared with, what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from carddb.facts import CardType, Game
from carddb.fold import fold
from carddb.message import Say
from carddb.programs import Plays
from carddb.search.conditions import (
    All,
    AnyOf,
    Comparison,
    Condition,
    CostsX,
    ElementCount,
    Fits,
    Flag,
    HasNumber,
    InText,
    Not,
    NumbersCompare,
    OneOf,
)
from carddb.search.expressions import expression_of
from carddb.search.tokens import Kind, QueryError, Token
from carddb.vocabulary import ELEMENT_WORDS, EQUIPMENT, RARITY_WORDS, SUPPORT_CLASSES, TYPE_WORDS

_SIGNS: Final = {each.value: each for each in Comparison} | {"<>": Comparison.NOT}
_EQUALITIES: Final = frozenset({Comparison.HAS, Comparison.EQUAL, Comparison.NOT})


@dataclass(frozen=True, slots=True)
class Test:
    """A field, a comparison and a value as the query has them; `field` and `value` are tokens for their places."""

    field: Token
    comparison: Comparison
    value: Token

    def wrong(self, name: Say, **arguments: str) -> QueryError:
        """The error that points at the value."""
        return QueryError(name, self.value.start, self.value.length, word=self.value.text, **arguments)


Reader = Callable[[Test], Condition]


def condition_of(field: Token, value: Token) -> Condition:
    """What `field sign value` means.

    Raises:
        QueryError: the field is unknown or the value is nothing for it.
    """
    reader = _READERS.get(fold(field.text))
    if reader is None:
        nearest = nearest_word(field.text, _READERS)
        length = len(field.text)
        raise QueryError(Say.QUERY_UNKNOWN_FIELD, field.start, length, word=field.text, nearest=nearest)
    return reader(Test(field, _SIGNS[field.sign], value))


def is_field(word: str) -> bool:
    """Whether the language has such a field."""
    return fold(word) in _READERS


def nearest_word(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    from rapidfuzz import fuzz, process

    found = process.extractOne(fold(word), list(known), scorer=fuzz.ratio, score_cutoff=60)
    return found[0] if found else ""


def _denied(test: Test, condition: Condition) -> Condition:
    return Not(condition) if test.comparison is Comparison.NOT else condition


def _only_equal(test: Test) -> None:
    if test.comparison not in _EQUALITIES:
        raise test.wrong(Say.QUERY_NOT_ORDERED, field=test.field.text)


def _text(column: str, *, framed: bool = False) -> Reader:
    """A text field: words inside it, or with `=` all of it (of one of its lines, when it is framed)."""

    def read(test: Test) -> Condition:
        _only_equal(test)
        if test.value.kind is Kind.REGEX:
            return _denied(test, Fits(column, expression_of(test.value)))
        words = fold(test.value.text)
        if test.comparison is Comparison.HAS:
            return InText(column, words)
        return _denied(test, InText(column, f"\n{words}\n") if framed else InText(column, words, whole=True))

    return read


def _set(test: Test) -> Condition:
    """A set's number is meant whole, its name by any part."""
    if test.comparison is Comparison.HAS and test.value.text.isdigit():
        return InText("sets", f"\n{test.value.text}\n")
    return _text("sets", framed=True)(test)


def _number(column: str) -> Reader:
    def read(test: Test) -> Condition:
        word = fold(test.value.text)
        if word.isdecimal():
            return HasNumber(column, test.comparison, int(word))
        if word in _NUMBERS:
            return NumbersCompare(column, test.comparison, _NUMBERS[word])
        if column == "cost" and word in ("x", "х"):
            _only_equal(test)
            return _denied(test, CostsX())
        raise test.wrong(Say.QUERY_NOT_A_NUMBER, field=test.field.text)

    return read


def _meanings(test: Test, table: Mapping[str, Condition]) -> Condition:
    """What the words that begin like the value mean; a whole word means only itself."""
    word = fold(test.value.text)
    if word in table:
        return table[word]
    found = {meaning: None for known, meaning in table.items() if known.startswith(word)}
    if not found:
        raise test.wrong(Say.QUERY_UNKNOWN_VALUE, field=test.field.text, nearest=nearest_word(word, table))
    return AnyOf(tuple(found))


def _one_of(table: Mapping[str, Condition]) -> Reader:
    def read(test: Test) -> Condition:
        _only_equal(test)
        return _denied(test, _meanings(test, table))

    return read


def _element(test: Test) -> Condition:
    if test.value.text.isdecimal():
        return ElementCount(test.comparison, int(test.value.text))
    table = _ELEMENTS_ALONE if test.comparison is Comparison.EQUAL else _ELEMENTS
    return _one_of(table)(test)


def _values(column: str, table: Mapping[str, str]) -> dict[str, Condition]:
    return {word: OneOf(column, frozenset({value})) for word, value in table.items()}


_SUPPORT: Final = OneOf("type", frozenset({CardType.SUPPORT.value}))


def _of_class(names: Iterable[str]) -> Condition:
    return AnyOf(tuple(InText("classes", f"\n{fold(name)}\n") for name in names))


_TYPES: Final[dict[str, Condition]] = (
    _values("type", TYPE_WORDS)
    | {fold(name): All((_SUPPORT, _of_class([name]))) for name in SUPPORT_CLASSES if fold(name) in TYPE_WORDS}
    | dict.fromkeys(("экипировка", "equipment"), All((_SUPPORT, _of_class(EQUIPMENT))))
    | dict.fromkeys(("персонаж", "character"), OneOf("type", frozenset({CardType.HERO.value, CardType.CREATURE.value})))
)
_SEVERAL: Final[dict[str, Condition]] = dict.fromkeys(("несколько", "multi"), ElementCount(Comparison.AT_LEAST, 2))
_NEUTRAL: Final = InText("elements", "", whole=True)


def _elements(*, alone: bool) -> dict[str, Condition]:
    words: dict[str, Condition] = {
        word: InText("elements", element, whole=alone) if element else _NEUTRAL
        for word, element in ELEMENT_WORDS.items()
    }
    return words | _SEVERAL


_ELEMENTS: Final = _elements(alone=False)
_ELEMENTS_ALONE: Final = _elements(alone=True)
_RARITIES: Final = _values("rarity", RARITY_WORDS)
_GAMES: Final = _values(
    "game", {"герои": Game.HEROES, "heroes": Game.HEROES, "классика": Game.CLASSIC, "classic": Game.CLASSIC}
)
_PLAYS: Final = _values(
    "plays",
    {
        "сама": Plays.WHOLE, "целиком": Plays.WHOLE, "whole": Plays.WHOLE,
        "частично": Plays.PARTLY, "partly": Plays.PARTLY,
        "рукой": Plays.BY_HAND, "вручную": Plays.BY_HAND, "hand": Plays.BY_HAND,
        "неизвестно": "", "unknown": "",
    },
)  # fmt: skip
_FLAGS: Final[dict[str, Condition]] = {
    word: Flag(flag)
    for flag, words in {
        "erratum": "эррата/erratum/errata",
        "text": "текст/text",
        "flavour": "легенда/flavour",
        "ours": "свои/ours",
    }.items()
    for word in words.split("/")
}

_NUMBERS: Final = {
    word: column
    for column, words in {
        "cost": "ц/цена/стоимость/c/cost",
        "strike": "у/удар/s/strike/attack",
        "life": "ж/жизнь/жизни/l/life/health",
        "year": "год/year",
    }.items()
    for word in words.split("/")
}
_READERS: Final[dict[str, Reader]] = {word: _number(column) for word, column in _NUMBERS.items()} | {
    word: reader
    for words, reader in {
        "т/тип/t/type": _one_of(_TYPES),
        "с/стихия/e/element": _element,
        "р/редкость/r/rarity": _one_of(_RARITIES),
        "игра/game": _one_of(_GAMES),
        "играет/plays": _one_of(_PLAYS),
        "есть/has": _one_of(_FLAGS),
        "имя/название/n/name": _text("name"),
        "текст/o/text": _text("text"),
        "к/класс/k/class": _text("classes", framed=True),
        "легенда/flavour": _text("flavour"),
        "н/набор/set": _set,
        "номер/number": _text("printed_numbers", framed=True),
        "список/list": _text("lists", framed=True),
    }.items()
    for word in words.split("/")
}
