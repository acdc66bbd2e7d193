"""What stands beside a word: separators, verbs, nouns and what may stand before a noun."""

from __future__ import annotations

from app.cardtext.lexing.tokens import Word

SEPARATORS = frozenset(("COMMA", "SEMI", "COLON", "AND", "OR", "DASH", "STOP"))


CLAUSE_STARTS = frozenset(("AT_THAT", "THEN", "ELSE", "INSTEAD", "IF", "IF_NOT", "WHILE", "WHENEVER", "NEXT_TIME"))


_ACTIONS = frozenset(
    ("SHOT", "SEARCH", "CALL", "PLAGUE", "AMBUSH", "LIFE_GIFT", "THERE_IS", "THERE_IS_NO", "MAY", "MUST")
)


PARTICIPLES = frozenset(("WORKING", "WORKED", "PAST_PART", "DONE_PART", "BEING", "SHOT_AT", "MINED_BY"))


def is_action(word: Word) -> bool:
    return word.type.startswith("V_") or word.type in _ACTIONS


def segment(words: list[Word], start: int) -> list[Word]:
    """From a word to the next separator."""
    end = start
    while end < len(words) and words[end].type not in SEPARATORS:
        end += 1
    return words[start:end]


NOUN_ENDS = frozenset(("CARD", "NAME", "SELF", "TOP_CARD", "OF_ELEMENT", "CMP", "COIN", "COPY", "OWNER"))


def is_number(words: list[Word], i: int) -> bool:
    """«больше 3», not «больше существ»."""
    following = type_at(words, i)
    return following in ("NUM", "LETTER") or (following == "HOLE" and words[i].value[0] in "NMK")


def before_noun(words: list[Word], i: int) -> bool:
    return type_at(words, i) in MODIFIERS or type_at(words, i) in ("CARD", "NAME", "SELF", "THIS_TURN", "HOLE")


def follows_noun(before: list[Word]) -> bool:
    return bool(before) and before[-1].type in NOUN_ENDS


MODIFIERS = frozenset(
    (
        "POSS",
        "DEM",
        "ALL",
        "EACH",
        "OTHER",
        "RANDOM",
        "CHOSEN",
        "ADJ",
        "NUM",
        "UPTO",
        "LETTER",
        "ANY_NUMBER",
        "ATTACKED",
        "MINED_BY",
        "NEXT",
        "CMP",
    )
)


def last_action(before: list[Word]) -> str:
    """The nearest verb before, in the same clause."""
    for word in before[::-1]:
        if is_action(word):
            return word.type
        if word.type in SEPARATORS:
            break
    return ""


def type_at(words: list[Word], i: int) -> str:
    return words[i].type if i < len(words) else ""
