"""Regular expressions of queries: compiled for folded text, and none that could run for years."""

from __future__ import annotations

import re
from typing import Final

from carddb.message import Say
from carddb.reasons import reason_of_expression
from carddb.search.tokens import QueryError, Token

_PIECES: Final = re.compile(
    r"""\\. | \[\^?\]?(?:\\.|[^\]\\])*\]        # an escaped letter, a class of letters
    | (?P<open>\((?:\?(?:P?<\w+>|<?[=!]|[a-z-]*:))?)
    | (?P<close>\))
    | (?P<choice>\||\?\??)
    | (?P<repeat>[*+]\??|\{[\d,]*\}\??)
    | .""",
    re.VERBOSE | re.DOTALL,
)
_MOST_REPEATS: Final = 4


def expression_of(token: Token) -> re.Pattern[str]:
    """The regular expression of a token; `^` and `$` are ends of lines.

    Raises:
        QueryError: it is none, or one that is too heavy.
    """
    if is_heavy(token.text):
        raise QueryError(Say.QUERY_HEAVY_REGEX, token.start, token.length, word=token.text)
    try:
        return re.compile(token.text.replace("ё", "е").replace("Ё", "Е"), re.IGNORECASE | re.MULTILINE)
    except (re.error, OverflowError, RecursionError) as error:
        reason = reason_of_expression(error)
        raise QueryError(Say.QUERY_BAD_REGEX, token.start, token.length, word=token.text, reason=reason) from None


def is_heavy(pattern: str) -> bool:
    """Whether the time of a match could explode: repetitions of what repeats or chooses itself, or many in a row.

    >>> is_heavy("(а+)+б"), is_heavy("(а|аа)*б"), is_heavy("(?:взять|возьмите) .*карт")
    (True, True, False)
    """
    varies = [False]  # for every open group: whether it holds a choice or a repetition
    group_varies, repeats = False, 0
    for piece in _PIECES.finditer(pattern):
        if piece["repeat"]:
            repeats += 1
            if group_varies or repeats > _MOST_REPEATS:
                return True
        group_varies = _after(piece, varies)
    return False


def _after(piece: re.Match[str], varies: list[bool]) -> bool:
    """Keep count of the groups; whether the piece closed one that varies."""
    if piece["open"]:
        varies.append(False)
    elif piece["close"] and len(varies) > 1:
        inner = varies.pop()
        varies[-1] |= inner
        return inner
    elif piece["choice"] or piece["repeat"]:
        varies[-1] = True
    return False
