"""Small words typed by what stands beside them: a dash by what it follows, «на кладбище» by its verb."""

from __future__ import annotations

from collections.abc import Callable

from app.cardtext.lexicon.dictionary import folded
from app.cardtext.lexicon.forms import Case, adjective_masks, in_case, union
from app.cardtext.lexing.beside import (
    CLAUSE_STARTS,
    MODIFIERS,
    NOUN_ENDS,
    SEPARATORS,
    before_noun,
    follows_noun,
    is_action,
    is_number,
    last_action,
    segment,
    type_at,
)
from app.cardtext.lexing.rearranging import denied, relative, rests
from app.cardtext.lexing.separators import comma, joint
from app.cardtext.lexing.tokens import Word
from app.engine.program import HasKeyword, IsClosed
from app.engine.terms import EventKind, Zone

_CUES = frozenset(("HIRE", "DEATH", "TAP", "COIN", "CONCENTRATION", "SPENDING"))


def typed(words: list[Word]) -> list[Word]:
    """Separators and small words typed by what stands beside them."""
    words = list(rests(words))
    words = relative(denied(words))
    found: list[Word] = []
    gap = -1
    for i, word in enumerate(words):
        if word.type == "AT_EVENT_OF" or (word.type == "AT_EVENT" and type_at(words, i + 1) == "BY"):
            gap = _event_end(words, i + 1)
        if word.type == "PER" and _begins_clause(found) and type_at(words, i + 1) in MODIFIERS | NOUN_ENDS:
            gap = _event_end(words, i + 1)
            gap = gap if gap < len(words) and words[gap].type not in SEPARATORS else -1
        if i == gap:
            found.append(Word("GAP", "", word.start, word.start))
        if word.type == "WHENEVER" and found and found[-1].type not in SEPARATORS:
            found.append(Word("COMMA", "", word.start, word.start))
        if word.type == "AMBUSH" and found and found[-1].type == "TURN_TIME":
            found.append(Word("COMMA", "", word.start, word.start))
        if _is_hero_that_is(word, found):
            found.append(Word("DASH", "", word.start, word.start))
        typed_word = _typed(words, i, found)
        if typed_word is not None:
            found.append(typed_word)
        if word.type == "ADJ" and found[-2:-1] and found[-2].type == "DASH" and not _is_noun(words, i + 1):
            found.append(Word("CARD", "", word.end, word.end, ()))
    if gap == len(words):
        found.append(Word("GAP", "", words[-1].end, words[-1].end))
    return _merged(found)


def _begins_clause(before: list[Word]) -> bool:
    """«за каждое ваше существо ранить …»: what is counted stands first."""
    return not before or before[-1].type in SEPARATORS


_SAMENESS = ("SAME_ELEMENT", "NAMED", "LESS_COST", "OF_ELEMENT", "COSTING")


def _is_noun(words: list[Word], i: int) -> bool:
    return type_at(words, i) in ("CARD", "ADJ", "OR", "AND", "NAME")


def _is_hero_that_is(word: Word, before: list[Word]) -> bool:
    """«если ваш герой жрец» for «если ваш герой — жрец»."""
    if word.type not in ("CARD", "ADJ"):
        return False
    return [w.type for w in before[-3:]] == ["IF", "POSS", "CARD"] and folded(before[-1].text) == "герой"


def _event_end(words: list[Word], i: int) -> int:
    """Where «при гибели вашего существа» ends: at a separator, a verb, or a noun phrase in the nominative."""
    oblique = False
    while i < len(words):
        word = words[i]
        if word.type in SEPARATORS or is_action(word) or word.type in CLAUSE_STARTS:
            return i
        if word.type == "NUM" and type_at(words, i + 1) == "SHOT":
            return i
        if word.type.startswith("W_"):  # a word of some phrase: «при гибели существа полностью излечить …»
            return i
        bare = word.type in MODIFIERS or word.type in ("CARD", "PRON", "SELF", "PLAYER", "YOU")
        direct = in_case(Case.NOM) | in_case(Case.ACC)
        if bare and oblique and union(word.masks) and not union(word.masks) & ~direct:
            return i
        oblique = oblique or word.type in ("CARD", "SELF", "NAME", "PRON")
        i += 1
    return i


def _typed(words: list[Word], i: int, before: list[Word]) -> Word | None:
    """A word by what stands beside it; None: it says nothing."""
    word = words[i]
    by_place = _BY_PLACE.get(word.type)
    return word if by_place is None else by_place(words, i, before)


ByPlace = Callable[[list[Word], int, list[Word]], Word | None]


def _compared(words: list[Word], i: int, before: list[Word]) -> Word:
    return words[i] if is_number(words, i + 1) else words[i]._replace(type="CMP_OF")


def _coin(words: list[Word], i: int, before: list[Word]) -> Word | None:
    return None if before and before[-1].type in _COSTS else words[i]


def _colon(words: list[Word], i: int, before: list[Word]) -> Word | None:
    return None if type_at(words, i + 1) == "QUOTED" else words[i]


def _exception(words: list[Word], i: int, before: list[Word]) -> Word:
    trails = before and before[-1].type in ("NUM", "LETTER")
    return words[i]._replace(type="EXCEPT_TRAIL") if trails else words[i]


def _attacked(words: list[Word], i: int, before: list[Word]) -> Word:
    word = words[i]
    if not before_noun(words, i + 1):
        return word._replace(type="ATTACKED_ONE")
    if word.value == "attacker" and type_at(words, i + 1) == "THIS_TURN":
        kind = "PAST_PART" if follows_noun(before) else "PAST_BEFORE"
        return word._replace(type=kind, value=EventKind.ATTACKS)
    return word


def _comma(words: list[Word], i: int, before: list[Word]) -> Word | None:
    return None if type_at(words, i + 1) == "IF_POSSIBLE" else comma(words, i, before)


def _nothing(words: list[Word], i: int, before: list[Word]) -> None:
    """A duty is always one to do what can be done."""


def _but(words: list[Word], i: int, before: list[Word]) -> Word | None:
    return None if before and before[-1].type in ("COMMA", "SEMI") else words[i]


def _and(words: list[Word], i: int, before: list[Word]) -> Word | None:
    if before and before[-1].type in _SAMENESS and type_at(words, i + 1) in _SAMENESS:
        return None  # «той же стихии и стоимости»
    return joint(words, i, before)


def _dash(words: list[Word], i: int, before: list[Word]) -> Word:
    return words[i]._replace(type="COLON") if before and before[-1].type in _CUES else words[i]


def _in_zone(words: list[Word], i: int, before: list[Word]) -> Word:
    word = words[i]
    if word.value.zone is Zone.GRAVEYARD and last_action(before) in _PUTTING and not _is_counted(before):
        return word._replace(type="TO_GRAVEYARD")
    return word._replace(type="STANDS_IN") if _stands(words, i, before) else word


def _is_counted(before: list[Word]) -> bool:
    """«положите … за каждого гнома на кладбище»: there lie the cards that are counted."""
    for word in before[::-1]:
        if word.type == "PER" or is_action(word) or word.type in SEPARATORS:
            return word.type == "PER"
    return False


def _this(words: list[Word], i: int, before: list[Word]) -> Word:
    word = words[i]
    if folded(word.text) == "это" and type_at(words, i + 1) in ("", *SEPARATORS):
        return word._replace(type="THIS_HEAD")  # «и возродить это»: a noun is left out
    return word._replace(type="THIS_IS") if _is_this_is(words, i) else word


def _after_noun(words: list[Word], i: int, before: list[Word]) -> Word:
    word = words[i]
    return word if follows_noun(before) else word._replace(type=_AFTER_NOUN[word.type])


def _with(words: list[Word], i: int, before: list[Word]) -> Word:
    return words[i]._replace(type="WITH_CARD") if _governs_card(words, i + 1) else words[i]


def _striking(words: list[Word], i: int, before: list[Word]) -> Word:
    """«существо силой удара 2 или менее»: «с» is left out."""
    alone = (
        before and before[-1].type in NOUN_ENDS and (is_number(words, i + 1) or type_at(words, i + 1) == "CMP_BEFORE")
    )
    return words[i]._replace(type="STRIKING_ALONE") if alone else words[i]


def _closed_state(words: list[Word], i: int, before: list[Word]) -> Word:
    """«с закрытым существом», not «вызовите гнома закрытым»."""
    if type_at(words, i + 1) not in ("CARD", "ADJ", "NAME", "SELF"):
        return words[i]
    return words[i]._replace(type="ADJ", value=IsClosed(), masks=adjective_masks("закрытый")[folded(words[i].text)])


def _by_enemy(words: list[Word], i: int, before: list[Word]) -> Word:
    """«замешивает карту из руки в колоду по его выбору»: said after the whole, of its cards."""
    follows_place = before and before[-1].type in _DESTINATIONS
    return words[i]._replace(type="BY_ENEMY_LAST") if follows_place else words[i]


_DESTINATIONS = frozenset(("HAND", "DECK", "DECK_OF", "TO_GRAVEYARD", "CONTROL_OF"))


_COSTS = ("COST", "LESS_COST")
"""After them the sign of coins only adorns: «стоимости {COIN} показанной карты»."""


_AFTER_NOUN = {
    "OWNER": "OWNER_HEAD",
    "PAST_PART": "PAST_BEFORE",
    "DONE_PART": "DONE_BEFORE",
    "SHOT_AT": "SHOT_AT_BEFORE",
    "MINED_BY": "MINED_BY_BEFORE",
}
"""Words that stand before a noun or after it, and what they are called before it."""


def _is_this_is(words: list[Word], i: int) -> bool:
    """«если это карта», not «если это существо погибло»."""
    if folded(words[i].text) != "это":
        return False
    if type_at(words, i + 1) == "HOLE":
        return True
    after_if = i > 0 and words[i - 1].type in ("IF", "WHILE")
    return after_if and not any(
        is_action(w) or w.type == "IN_ZONE" or w.type.startswith("W_")  # «это существо ранено»
        for w in segment(words, i)
    )


def _governs_card(words: list[Word], i: int) -> bool:
    """Whether the noun after a preposition is a card: «сражается с существом», not «с ранами»."""
    while type_at(words, i) in MODIFIERS or type_at(words, i) in ("KEYWORD_ADJ", "CLOSED_STATE"):
        i += 1
    following = type_at(words, i)
    return following in ("CARD", "NAME", "SELF", "PRON", "SELF_PRON") or (
        following == "HOLE" and words[i].value[0] in "WX"
    )


def _stands(words: list[Word], i: int, before: list[Word]) -> bool:
    """«если эта карта на кладбище»: nothing else is said of it."""
    said = [word.type for word in before]
    if said == ["HOLE"]:
        return True
    of_it = next((n for n in (1, 2) if said[-n - 1 : -n] in (["IF"], ["WHILE"])), 0)
    subject = said[-of_it:] if of_it else []
    ends = i + 1 == len(words) or words[i + 1].type in SEPARATORS
    return ends and subject in (["SELF"], ["PRON"], ["DEM", "CARD"])


_PUTTING = ("V_PUT", "V_PUT_AWAY", "V_LAND")


def _keyword_adjective(words: list[Word], i: int, before: list[Word]) -> Word:
    """«Созданный» alone is a keyword, before a noun it describes a card."""
    if type_at(words, i + 1) in ("CARD", "ADJ", "POSS"):
        return words[i]._replace(type="ADJ", value=HasKeyword(words[i].value))
    return words[i]._replace(type="KEYWORD")


def _speaks_of_a_copy(before: list[Word]) -> bool:
    """«копию этого существа без особенностей»: said of the copy."""
    for word in before[::-1]:
        if word.type == "COPY" or word.type in SEPARATORS:
            return word.type == "COPY"
    return False


def _merged(words: list[Word]) -> list[Word]:
    """«, при этом» and «; иначе» are one separator."""
    found: list[Word] = []
    for word in words:
        if word.type in ("AT_THAT", "THEN", "ELSE") and found and found[-1].type in ("COMMA", "SEMI", "AND_CLAUSE"):
            found.pop()
        if word.type == "STATS" and not _speaks_of_a_copy(found):
            word = word._replace(type="STATS_ALONE")
        if word.type == "ABILITIES" and found and found[-1].type == "WITHOUT" and _speaks_of_a_copy(found):
            word = word._replace(type="COPY_PLAIN", start=found.pop().start)
        if word.type == "BEING" and found and found[-1].type == "NOT":
            word = word._replace(type="NOT_BEING", start=found.pop().start)
        found.append(word)
    return found


_BY_PLACE: dict[str, ByPlace] = {
    "AND": _and,
    "ATTACKED": _attacked,
    "BUT": _but,
    "CMP_BEFORE": _compared,
    "COIN": _coin,
    "COLON": _colon,
    "COMMA": _comma,
    "IF_POSSIBLE": _nothing,
    "DASH": _dash,
    "DEM": _this,
    "EXCEPT": _exception,
    "IN_ZONE": _in_zone,
    "KEYWORD_ADJ": _keyword_adjective,
    "OR": joint,
    "WITH": _with,
    "STRIKING": _striking,
    "BY_ENEMY": _by_enemy,
    "CLOSED_STATE": _closed_state,
    **dict.fromkeys(_AFTER_NOUN, _after_noun),
}
"""How each small word is typed."""
