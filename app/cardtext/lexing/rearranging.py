"""Words put where the grammar expects them: left out nouns and verbs, denials, «которое …»."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexing.beside import MODIFIERS, NOUN_ENDS, SEPARATORS, is_action, segment, type_at
from app.cardtext.lexing.tokens import Word
from app.engine.terms import EventKind, Side

_BEFORE_A_HEAD = frozenset(("NUM", "LETTER", "EACH", "ALL", "ANY_NUMBER", "UPTO"))


def rests(words: list[Word]) -> Iterator[Word]:
    """«остальные положите …» and «одну из них» have no noun, «остальные — на кладбище» has no verb either."""
    moved = -1
    for i, word in enumerate(words):
        if word.type == "OTHER" and word.value == "rest":
            following = type_at(words, i + 1)
            order = _order_after(words, i)
            if order is not None:
                moved = order
                yield words[order]
            is_head = following not in MODIFIERS | NOUN_ENDS
            starts = not i or words[i - 1].type in SEPARATORS or words[i - 1].type == "BUT"
            has_place = type_at(words, i + 2) in ("IN_ZONE", "IN", "TO_GRAVEYARD")  # «остальные карты на кладбище»
            if (is_head or has_place) and starts and not any(is_action(w) for w in segment(words, i + 1)):
                yield Word("V_PUT", "", word.start, word.start, mood=Mood.ORDER)
            yield word._replace(type="REST") if is_head else word
        elif word.type == "TOP_CARD" and _is_one_by_one(words, i):
            yield word._replace(type="ONE_BY_ONE", value=None)
            moved = i + 1
        elif i == moved or (word.type == "DASH" and i and words[i - 1].value == "rest"):
            continue
        elif word.type == "OF_THEM" and i and words[i - 1].type in _BEFORE_A_HEAD:
            yield word._replace(type="ONE_OF_THEM")
        elif word.type == "OF_THEM" and _stands_before(words, i):
            yield word._replace(type="OF_THEM_BEFORE")
        else:
            yield word
            noun = _left_out(words, i)
            if noun is not None:
                yield noun


def _stands_before(words: list[Word], i: int) -> bool:
    """«из них орка» for «орка из них»."""
    follows_noun = i > 0 and words[i - 1].type in NOUN_ENDS
    return type_at(words, i + 1) in MODIFIERS | NOUN_ENDS and not follows_noun


_ONE = ("одну", "одно", "одного")
_AFTER_ONE = MODIFIERS | NOUN_ENDS | {"OF_THEM"}


def _left_out(words: list[Word], i: int) -> Word | None:
    """«возьмите одну» is one of them; the noun of «закройте открытое или откройте закрытое существо», after the first
    adjective.
    """
    word = words[i]
    if word.type == "NUM" and word.text in _ONE and words[i - 1].type in ("V_TAKE", "V_PUT"):
        alone = type_at(words, i + 1) not in _AFTER_ONE
        return Word("ONE_OF_THEM", "", word.end, word.end) if alone else None
    if word.type != "ADJ" or not i or not words[i - 1].type.startswith("V_") or type_at(words, i + 1) != "OR":
        return None
    verb, adjective, noun = type_at(words, i + 2), type_at(words, i + 3), type_at(words, i + 4)
    return words[i + 4] if verb.startswith("V_") and adjective == "ADJ" and noun == "CARD" else None


def _is_one_by_one(words: list[Word], i: int) -> bool:
    """«показывайте карты с верха колоды, пока не покажете …»."""
    return [type_at(words, j) for j in range(i + 1, i + 4)] == ["DECK_OF", "COMMA", "UNTIL_SHOWN"] and (
        words[i + 1].value is not Side.ENEMY
    )


def _order_after(words: list[Word], i: int) -> int | None:
    """The order whose object stands before it: «остальные карты положите …»."""
    for j, word in enumerate(segment(words, i + 1), i + 1):
        if word.type.startswith("V_"):
            return j if word.mood in (Mood.ORDER, Mood.INFINITIVE) else None
    return None


def denied(words: list[Word]) -> list[Word]:
    """«если в этот ход … не погибло …»: the denial stands with its verb, but is of the whole."""
    for i, word in enumerate(words):
        if word.type != "IF":
            continue
        asked = segment(words, i)
        types = [it.type for it in asked]
        verbs = [n for n, it in enumerate(types) if it.startswith("V_")]
        place = next((n - 1 for n in verbs if types[n - 1] == "NOT"), 0)
        if place and "THIS_TURN" in types:
            denied = word._replace(type="IF_NOT")
            return [*words[:i], denied, *asked[1:place], *words[i + place + 1 :]]
    return words


_RELATIVE: tuple[tuple[tuple[str, ...], EventKind, bool], ...] = (
    (("V_ATTACK",), EventKind.ATTACKS, False),
    (("V_DIE",), EventKind.DIES, False),
    (("V_ENTER", "IN", "GAME"), EventKind.ENTERS, False),
    (("YOU", "V_DISCARD"), EventKind.DISCARDED, True),
    (("YOU", "V_PLAY"), EventKind.PLAYED, True),
)
"""What «которое …» may say, the participle that says the same, and whether it is you who did it."""


def relative(words: list[Word]) -> list[Word]:
    """«существо, которое атаковало в этот ход» as «существо, атаковавшее в этот ход»."""
    for i, word in enumerate(words):
        for types, event, by_you in _RELATIVE if word.type == "WHICH" else ():
            end = i + 1 + len(types)
            if [w.type for w in words[i + 1 : end + 1]] == [*types, "THIS_TURN"]:
                participle = word._replace(type="PAST_PART", value=event, end=words[end - 1].end)
                owner = [word._replace(type="OWNER", value=Side.YOURS)] if by_you else []
                before = words[: i - 1] if i and words[i - 1].type == "COMMA" else words[:i]
                return [*before, *owner, participle, words[end], *relative(words[end + 1 :])]
    return words
