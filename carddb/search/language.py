"""The query language: free words and conditions, in Russian with English aliases.

    т:существо ц<=3 стихия:лес удар>=жизнь текст:"возьмите карту" класс:гном набор:14 -найм

Conditions side by side must all hold; `или` stands between alternatives, `-` before what must not hold, brackets
group, quotation marks hold words together, `/…/` is a regular expression. A word that is no condition is looked for
in name, classes and text. Letters, case and ё are folded on both sides.
"""

from __future__ import annotations

from typing import Final

from carddb.fold import fold
from carddb.message import Say
from carddb.search.conditions import All, AnyOf, Condition, Fits, Not, Word
from carddb.search.expressions import expression_of
from carddb.search.fields import condition_of, is_field
from carddb.search.tokens import Kind, QueryError, Token, tokens_of

_DEEPEST: Final = 20
_NOTHING: Final = All(())


def parse_query(query: str) -> Condition:
    """What a query means.

    >>> parse_query("Гном -найм")
    All(parts=(Word(word='гном'), Not(part=Word(word='найм'))))

    Raises:
        QueryError: it can't be read; the error points at the word.
    """
    parser = _Parser(tokens_of(query))
    found = parser.alternatives(depth=0)
    parser.nothing_left()
    return found


class _Parser:
    """Recursive descent over the tokens."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.place = 0

    def alternatives(self, depth: int) -> Condition:
        parts = [self.all_of(depth)]
        while sign := self.take(Kind.OR):
            parts.append(self.all_of(depth))
            if _NOTHING in parts[-2:]:
                raise _error(Say.QUERY_WORD_MISSING, sign)
        return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))

    def all_of(self, depth: int) -> Condition:
        parts = []
        while (part := self.one(depth)) is not None:
            parts.append(part)
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def one(self, depth: int) -> Condition | None:
        sign, denied = None, False
        while minus := self.take(Kind.NOT):
            sign, denied = minus, not denied
        found = self.bare(depth)
        if sign and found is None:
            raise _error(Say.QUERY_WORD_MISSING, sign)
        return Not(found) if denied and found is not None else found

    def bare(self, depth: int) -> Condition | None:
        if bracket := self.take(Kind.OPEN):
            return self.group(bracket, depth)
        if field := self.take(Kind.FIELD):
            return self.field(field)
        if regex := self.take(Kind.REGEX):
            return Fits("everything", expression_of(regex))
        if word := self.take(Kind.WORD, Kind.PHRASE):
            return Word(fold(word.text))
        return None

    def group(self, bracket: Token, depth: int) -> Condition:
        if depth == _DEEPEST:
            raise _error(Say.QUERY_TOO_DEEP, bracket)
        found = self.alternatives(depth + 1)
        if not self.take(Kind.CLOSE):
            raise _error(Say.QUERY_BRACKET_OPEN, bracket)
        return found

    def field(self, field: Token) -> Condition:
        """A condition; «Найм:» with nothing at the colon is a word, as cards print it."""
        value = self.take(Kind.WORD, Kind.PHRASE, Kind.REGEX, Kind.FIELD)
        stands_alone = value is None or value.start > field.start + field.length
        if not is_field(field.text) and field.sign == ":" and stands_alone:
            self.place -= value is not None
            return Word(fold(field.text) + ":")
        if value is None:
            raise _error(Say.QUERY_VALUE_MISSING, field)
        return condition_of(field, value)

    def take(self, *kinds: Kind) -> Token | None:
        """The next token if it is of one of these kinds."""
        if self.place < len(self.tokens) and self.tokens[self.place].kind in kinds:
            self.place += 1
            return self.tokens[self.place - 1]
        return None

    def nothing_left(self) -> None:
        if self.place < len(self.tokens):
            raise _error(Say.QUERY_BRACKET_EXTRA, self.tokens[self.place])


def _error(name: Say, token: Token) -> QueryError:
    return QueryError(name, token.start, token.length, word=token.text + token.sign)
