"""A query cut into tokens that know their place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from carddb.fold import fold
from carddb.message import Argument, CatalogueError, Say, message

LIMIT: Final = 400
"""The longest query, in characters."""


class Kind(Enum):
    OPEN = auto()
    CLOSE = auto()
    OR = auto()
    NOT = auto()
    FIELD = auto()
    WORD = auto()
    PHRASE = auto()
    REGEX = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the query: `text` without quotes or slashes, `sign` the comparison behind a field."""

    kind: Kind
    text: str
    start: int
    length: int
    sign: str = ""


class QueryError(CatalogueError):
    """A query that can't be read. `start` and `length` say which characters are meant."""

    def __init__(self, name: Say, start: int, length: int, **arguments: Argument) -> None:
        super().__init__(message(name, start=start, length=length, **arguments))
        self.start = start
        self.length = length


_TOKEN: Final = re.compile(
    r"""(?P<space>\s+)
    |(?P<OPEN>\()
    |(?P<CLOSE>\))
    |(?P<NOT>-(?=[^\s)]))
    |(?P<FIELD>[^\W\d_]\w*)(?P<sign>!=|<>|<=|>=|[:=<>])
    |(?P<PHRASE>"[^"]*"|«[^»]*»|„[^“”]*[“”]|“[^”]*”)
    |(?P<REGEX>/(?:\\.|[^/\\])+/)
    |(?P<unclosed>["«„“/])
    |(?P<WORD>[^\s()"«„“]+)
    """,
    re.VERBOSE,
)
_OR: Final = frozenset({"или", "or", "|", "||"})
_QUOTED: Final = frozenset({Kind.PHRASE, Kind.REGEX})


def tokens_of(query: str) -> list[Token]:
    """The tokens of a query.

    >>> [token.text for token in tokens_of('т:гном "возьмите карту" -найм')]
    ['т', 'гном', 'возьмите карту', '-', 'найм']

    Raises:
        QueryError: a quotation mark or slash that nothing closes, or more than LIMIT characters.
    """
    if len(query) > LIMIT:
        raise QueryError(Say.QUERY_TOO_LONG, LIMIT, len(query) - LIMIT, word=query[LIMIT:][:20], limit=LIMIT)
    return [_token(match) for match in _TOKEN.finditer(query) if match.lastgroup != "space"]


def _token(match: re.Match[str]) -> Token:
    start, length, whole = match.start(), match.end() - match.start(), match.group()
    if match["unclosed"]:
        raise QueryError(Say.QUERY_QUOTE_OPEN, start, len(match.string) - start, word=match.string[start:][:40])
    if match["FIELD"]:
        return Token(Kind.FIELD, match["FIELD"], start, length, match["sign"])
    kind = Kind[match.lastgroup or ""]
    if kind in _QUOTED:
        return Token(kind, whole[1:-1], start, length)
    if fold(whole) in _OR:
        kind = Kind.OR
    return Token(kind, whole, start, length)
