"""Commas and «и»: whether they part clauses, close a participle or list things."""

from __future__ import annotations

from app.cardtext.lexing.beside import CLAUSE_STARTS, PARTICIPLES, SEPARATORS, is_action, segment, type_at
from app.cardtext.lexing.tokens import Word

COMMA_BEFORE = frozenset(
    (
        "UNHIRED",
        "WHERE",
        "EXCEPT",
        "MENTIONING",
        "THAN",
        "BUT_NOT_MORE",
        "EQUAL",
        "HAS_ELEMENT",
        "NAME_AS_OF",
        "DOWN_TO_YOURS",
    )
)
"""Words that a comma only introduces."""


_INSERTIONS = frozenset(("EXCEPT", "MENTIONING", "HAS_ELEMENT", "NAME_AS_OF"))
"""What begins between commas and ends with one: «всех существ, кроме атакованного, на 1»."""


def comma(words: list[Word], i: int, before: list[Word]) -> Word | None:
    follows = words[i + 1].type if i + 1 < len(words) else ""
    if follows in PARTICIPLES or follows in COMMA_BEFORE:
        return None
    if before and before[-1].type == "SHOT_AT":
        return None
    if follows in ("UNTIL_HAND", "UNTIL_SHOWN"):
        return words[i]._replace(type="COMMA_UNTIL")
    if follows == "AND":
        return None
    if follows == "NOT" and type_at(words, i + 2) == "BEING":
        return None
    if follows in CLAUSE_STARTS:
        return words[i]
    if follows == "V_WORK" and _in_participle(before):
        return None
    if any(is_action(w) for w in segment(words, i + 1)):
        return words[i]
    if _in_participle(before):
        return None
    return words[i]._replace(type="LIST")


def _in_participle(before: list[Word]) -> bool:
    """Whether the words since the last separator are a participle's or an insertion's: the comma only closes it."""
    for word in reversed(before):
        if word.type in PARTICIPLES or word.type in _INSERTIONS:
            return True
        if word.type in SEPARATORS or is_action(word):
            return False
    return False


def joint(words: list[Word], i: int, before: list[Word]) -> Word:
    """«и» between clauses when both sides have a verb."""
    if not any(is_action(w) for w in segment(words, i + 1)):
        return words[i]
    if _in_ban(before):
        return words[i]._replace(type="AND_BAN")
    for word in reversed(before):
        if word.type in ("COMMA", "SEMI", "COLON", "AND_CLAUSE", "OR_CLAUSE"):
            break
        if is_action(word) or (word.type == "TURN_TIME" and words[i].type == "AND"):
            return words[i]._replace(type=words[i].type + "_CLAUSE")
    return words[i]


def _in_ban(before: list[Word]) -> bool:
    """Whether the clause says «не может»: the verbs after it are joined into one ban."""
    types = [word.type for word in before]
    start = max((i for i, t in enumerate(types) if t in SEPARATORS), default=-1)
    return any(a == "NOT" and b == "MAY" for a, b in zip(types[start + 1 :], types[start + 2 :], strict=False))
