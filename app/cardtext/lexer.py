"""From the words of a sentence to the tokens of the grammar.

Words are looked up in the lexicon, longest phrase first; names of cards are recognised in any case. Three kinds of
small words are then *typed by what stands beside them*, which is what lets a grammar with one token of look-ahead
read Russian: a comma or «и» by whether a clause follows, a dash by what it follows, «на кладбище» by its verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from app.cardtext.forms import ANYWHERE, Case, Masks, in_case, union, word_forms
from app.cardtext.lexicon import FIRST_WORDS, FORMS, SINGLE_WORDS, Form, Mood, folded
from app.engine.program import HasKeyword
from app.engine.terms import EventKind, Side, Stat, Zone

_RAW = re.compile(
    r"\{(?P<sign>[A-Z]+)\}"
    r"|(?P<quote>«[^«»]*»)"
    r"|(?P<hole>\{[^{}]*\})"
    r"|(?P<signed>[+\-–−](?:\d+|[XХYxх](?![\w-])))"
    r"|(?P<stats>\d+/\d+)"
    r"|(?P<number>\d+)"
    r"|(?P<word>[^\W\d_]+(?:[-'’/][^\W\d_]+)*)"
    r"|(?P<dash>[-–—−])"
    r"|(?P<point>[,;:.])"
    r"|(?P<other>\S)"
)


@dataclass(frozen=True, slots=True)
class Word:
    """A token: its terminal, what stood there, and what it means."""

    type: str
    text: str
    start: int
    end: int
    value: Any = None
    masks: Masks = ANYWHERE
    mood: Mood = Mood.NONE

    def __str__(self) -> str:
        """What a token of the parser is called; the whole word would take long to write down."""
        return self.text


@dataclass(frozen=True, slots=True)
class Mending:
    """A word that was read as another one, a single letter away."""

    read: str
    taken_for: str
    start: int


class UnknownWord(Exception):
    def __init__(self, text: str, start: int) -> None:
        super().__init__(text)
        self.text = text
        self.start = start


@dataclass(frozen=True, slots=True)
class Names:
    """The card's own name and those that its text may mention."""

    own: str = ""
    known: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by the first letters, folded


_STEM = 3


def index_names(names: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Names by the first letters of their first word, the longest first."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(folded(name)[:_STEM], []).append(name)
    return {key: tuple(sorted(list_, key=lambda n: (-len(n), n))) for key, list_ in found.items()}


@dataclass(slots=True)
class _Raw:
    kind: str
    text: str
    start: int
    end: int
    folded: str


def _raw(text: str) -> list[_Raw]:
    return [_Raw(str(m.lastgroup), m.group(), m.start(), m.end(), folded(m.group())) for m in _RAW.finditer(text)]


@dataclass(slots=True)
class Lexed:
    words: list[Word]
    mended: list[Mending]


def lex(text: str, names: Names, *, mend: bool = True) -> Lexed:
    """The typed tokens of a sentence. Raises `UnknownWord`."""
    mended: list[Mending] = []
    words = list(_words(_raw(text), names, mended if mend else None))
    return Lexed(typed(words), mended)


def _words(raw: list[_Raw], names: Names, mended: list[Mending] | None) -> Iterator[Word]:
    i = 0
    while i < len(raw):
        taken = _name_at(raw, i, names) or _phrase_at(raw, i)
        if taken is None:
            taken = (_mended(raw[i], mended), 1) if raw[i].kind == "word" else (_sign(raw[i]), 1)
        word, length = taken
        yield word
        i += length


# ---------------------------------------------------------------------------------------------------- looking up


_IN_PHRASES = ("word", "point", "sign")


def _phrase_at(raw: list[_Raw], i: int) -> tuple[Word, int] | None:
    if raw[i].kind != "word":
        return None
    first = raw[i].folded
    if first not in FORMS and first.startswith("не-"):
        return _not_card(raw[i])
    for length in range(_reach(raw, i, FIRST_WORDS.get(first, 1)), 0, -1):
        forms = FORMS.get(_joined(raw[i : i + length]))
        if forms:
            return _word(forms, raw[i : i + length]), length
    return None


def _reach(raw: list[_Raw], i: int, longest: int) -> int:
    """How many tokens from here a phrase may take: none with numbers or quotation marks in it."""
    length = 1
    while length < longest and i + length < len(raw) and raw[i + length].kind in _IN_PHRASES:
        length += 1
    return length


def _not_card(raw: _Raw) -> tuple[Word, int] | None:
    """«не-демонов» after a noun: cards of other classes."""
    form = next((f for f in FORMS.get(raw.folded[3:], ()) if f.lexeme.code == "CARD" and f.lexeme.value), None)
    if form is None:
        return None
    return Word("NOT_CARD", raw.text, raw.start, raw.end, form.lexeme.value, form.masks), 1


def _joined(group: list[_Raw]) -> str:
    return group[0].folded if len(group) == 1 else " ".join(r.folded for r in group).replace(" ,", ",")


def _word(forms: tuple[Form, ...], group: list[_Raw]) -> Word:
    """Of several words written alike the first of the lexicon; moods of one verb stay open."""
    form = forms[0]
    start, end = group[0].start, group[-1].end
    text = " ".join(r.text for r in group)
    return Word(form.lexeme.code, text, start, end, form.lexeme.value, form.masks, form.mood)


def _name_at(raw: list[_Raw], i: int, names: Names) -> tuple[Word, int] | None:
    if raw[i].kind != "word":
        return None
    first = raw[i].folded
    own = own_names(names.own) if first in _first_words(names.own) else ()
    for code, candidates in (("SELF", own), ("NAME", names.known.get(first[:_STEM], ()))):
        for name in candidates:
            length = _matches(raw, i, name)
            if length and not _is_plain_word(raw, i, length):
                return _named(code, name if code == "NAME" else names.own, raw[i : i + length]), length
    return None


def _named(code: str, name: str, group: list[_Raw]) -> Word:
    return Word(code, " ".join(r.text for r in group), group[0].start, group[-1].end, name)


@lru_cache(maxsize=1024)
def own_names(name: str) -> tuple[str, ...]:
    """A hero is also called by what stands before the comma of his name."""
    if not name:
        return ()
    head = name.partition(",")[0]
    return (name,) if head == name else (name, head)


@lru_cache(maxsize=16384)
def _name_words(name: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(map(folded, word_forms(r.folded))) for r in _raw(name) if r.kind == "word")


@lru_cache(maxsize=1024)
def _first_words(own: str) -> frozenset[str]:
    """What a mention of the card itself may begin with."""
    return frozenset().union(*(words[0] for name in own_names(own) if (words := _name_words(name))))


def _matches(raw: list[_Raw], i: int, name: str) -> int:
    """How many raw tokens from `i` are this name in some case; 0 if they aren't."""
    j = i
    for forms in _name_words(name):
        while j < len(raw) and j > i and raw[j].text == ",":
            j += 1
        if j >= len(raw) or raw[j].folded not in forms:
            return 0
        j += 1
    return j - i


def _is_plain_word(raw: list[_Raw], i: int, length: int) -> bool:
    """A name that is also a word of the language counts only when written large inside a sentence."""
    group = raw[i : i + length]
    if not all(r.folded in SINGLE_WORDS for r in group):
        return False
    if FORMS.get(_joined(group)) is None and length > 1:
        return False
    starts = i == 0 or raw[i - 1].text in (":", ".", ";") or raw[i - 1].kind == "sign"
    return starts or not group[0].text[0].isupper() or _is_keyword(group)


def _is_keyword(group: list[_Raw]) -> bool:
    forms = FORMS.get(_joined(group), ())
    return any(f.lexeme.code not in ("CARD", "PLAYER") for f in forms)


# ---------------------------------------------------------------------------------------------------- mending


@lru_cache(maxsize=1)
def _deletions() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for word in SINGLE_WORDS:
        if len(word) >= 4:
            for variant in {word, *_without_a_letter(word)}:
                found.setdefault(variant, []).append(word)
    return {key: tuple(sorted(set(words))) for key, words in found.items()}


def _without_a_letter(word: str) -> Iterator[str]:
    return (word[:i] + word[i + 1 :] for i in range(len(word)))


def one_letter_away(word: str) -> tuple[str, ...]:
    """The words of the lexicon that differ from this one by a letter put in, left out or changed."""
    if len(word) < 4:
        return ()
    table = _deletions()
    near = {c for v in (word, *_without_a_letter(word)) for c in table.get(v, ())}
    return tuple(sorted(c for c in near if _distance_one(word, c)))


def _distance_one(a: str, b: str) -> bool:
    if len(a) == len(b):
        return sum(x != y for x, y in zip(a, b, strict=True)) == 1
    short, long = sorted((a, b), key=len)
    return len(long) - len(short) == 1 and short in _without_a_letter(long)


def _mended(raw: _Raw, mended: list[Mending] | None) -> Word:
    near = one_letter_away(folded(raw.text)) if mended is not None else ()
    forms = FORMS.get(near[0]) if len(near) == 1 else None
    if forms is None or mended is None:
        raise UnknownWord(raw.text, raw.start)
    mended.append(Mending(raw.text, near[0], raw.start))
    return _word(forms, [raw])


# ------------------------------------------------------------------------------------------------------ signs

_SIGNS = {"COIN": "COIN", "TAP": "TAP", "PRAY": "PRAYER", "QUEST": "MARK", "EGG": "MARK"}
_POINTS = {",": "COMMA", ";": "SEMI", ":": "COLON", ".": "STOP"}


def _sign(raw: _Raw) -> Word:
    if raw.kind == "point":
        return Word(_POINTS[raw.text], raw.text, raw.start, raw.end)
    if raw.kind == "dash":
        return Word("DASH", raw.text, raw.start, raw.end)
    if raw.kind == "stats":
        strike, _, life = raw.text.partition("/")
        return Word("STATS", raw.text, raw.start, raw.end, (int(strike), int(life)))
    if raw.kind == "number":
        return Word("NUM", raw.text, raw.start, raw.end, int(raw.text))
    if raw.kind == "signed":
        return Word("SIGNED", raw.text, raw.start, raw.end, _signed(raw.text))
    if raw.kind == "quote":
        return Word("QUOTED", raw.text, raw.start, raw.end, raw.text[1:-1])
    if raw.kind == "hole":
        return Word("HOLE", raw.text, raw.start, raw.end, raw.text[1:-1])
    if raw.kind == "sign":
        code = _SIGNS.get(raw.text[1:-1], f"SIGN_{raw.text[1:-1]}")
        return Word(code, raw.text, raw.start, raw.end, Stat.COUNTERS if code == "MARK" else None)
    raise UnknownWord(raw.text, raw.start)


def _signed(text: str) -> tuple[bool, int | str]:
    """Whether it adds, and the number or the letter."""
    amount = text[1:].strip()
    return text[0] == "+", int(amount) if amount.isdigit() else "X"


# ------------------------------------------------------------------------------------------------------ typing

_SEPARATORS = frozenset(("COMMA", "SEMI", "COLON", "AND", "OR", "DASH", "STOP"))
_CLAUSE_STARTS = frozenset(("AT_THAT", "THEN", "ELSE", "INSTEAD", "IF", "IF_NOT", "WHILE", "WHENEVER", "NEXT_TIME"))
_ACTIONS = frozenset(
    ("SHOT", "SEARCH", "CALL", "PLAGUE", "AMBUSH", "LIFE_GIFT", "THERE_IS", "THERE_IS_NO", "MAY", "MUST")
)
_PARTICIPLES = frozenset(("WORKING", "PAST_PART", "DONE_PART", "BEING", "SHOT_AT"))
_CUES = frozenset(("HIRE", "DEATH", "TAP", "COIN", "CONCENTRATION", "SPENDING"))


def _is_action(word: Word) -> bool:
    return word.type.startswith("V_") or word.type in _ACTIONS


def _segment(words: list[Word], start: int) -> list[Word]:
    """From a word to the next separator."""
    end = start
    while end < len(words) and words[end].type not in _SEPARATORS:
        end += 1
    return words[start:end]


def typed(words: list[Word]) -> list[Word]:
    """Separators and small words typed by what stands beside them."""
    words = list(_rests(words))
    words = _relative(_denied(words))
    found: list[Word] = []
    gap = -1
    for i, word in enumerate(words):
        if word.type == "AT_EVENT_OF" or (word.type == "AT_EVENT" and _type_at(words, i + 1) == "BY"):
            gap = _event_end(words, i + 1)
        if i == gap:
            found.append(Word("GAP", "", word.start, word.start))
        if word.type == "WHENEVER" and found and found[-1].type not in _SEPARATORS:
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


_BEFORE_A_HEAD = frozenset(("NUM", "LETTER", "EACH", "ALL", "ANY_NUMBER", "UPTO"))


_SAMENESS = ("SAME_ELEMENT", "NAMED", "LESS_COST", "OF_ELEMENT", "COSTING")


def _rests(words: list[Word]) -> Iterator[Word]:
    """«остальные положите …» and «одну из них» have no noun, «остальные — на кладбище» has no verb either."""
    moved = -1
    for i, word in enumerate(words):
        following = _type_at(words, i + 1)
        if word.type == "OTHER" and word.value == "rest":
            order = _order_after(words, i)
            if order is not None:
                moved = order
                yield words[order]
            is_head = following not in _MODIFIERS | _NOUNS
            starts = not i or words[i - 1].type in _SEPARATORS or words[i - 1].type == "BUT"
            if is_head and starts and not any(_is_action(w) for w in _segment(words, i + 1)):
                yield Word("V_PUT", "", word.start, word.start, mood=Mood.ORDER)
            yield replace(word, type="REST") if is_head else word
        elif word.type == "TOP_CARD" and _is_one_by_one(words, i):
            yield replace(word, type="ONE_BY_ONE", value=None)
            moved = i + 1
        elif i == moved or (word.type == "DASH" and i and words[i - 1].value == "rest"):
            continue
        elif word.type == "OF_THEM" and i and words[i - 1].type in _BEFORE_A_HEAD:
            yield replace(word, type="ONE_OF_THEM")
        elif word.type == "OF_THEM" and following in _MODIFIERS | _NOUNS and not (i and words[i - 1].type in _NOUNS):
            yield replace(word, type="OF_THEM_BEFORE")
        else:
            yield word
            noun = _left_out(words, i)
            if noun is not None:
                yield noun


def _left_out(words: list[Word], i: int) -> Word | None:
    """The noun of «закройте открытое или откройте закрытое существо», after the first adjective."""
    if not (i and words[i - 1].type.startswith("V_") and [_type_at(words, i), _type_at(words, i + 1)] == ["ADJ", "OR"]):
        return None
    verb, adjective, noun = _type_at(words, i + 2), _type_at(words, i + 3), _type_at(words, i + 4)
    return words[i + 4] if verb.startswith("V_") and adjective == "ADJ" and noun == "CARD" else None


def _is_one_by_one(words: list[Word], i: int) -> bool:
    """«показывайте карты с верха колоды, пока не покажете …»."""
    return [_type_at(words, j) for j in range(i + 1, i + 4)] == ["DECK_OF", "COMMA", "UNTIL_SHOWN"] and (
        words[i + 1].value is not Side.ENEMY
    )


def _order_after(words: list[Word], i: int) -> int | None:
    """The order whose object stands before it: «остальные карты положите …»."""
    for j, word in enumerate(_segment(words, i + 1), i + 1):
        if word.type.startswith("V_"):
            return j if word.mood in (Mood.ORDER, Mood.INFINITIVE) else None
    return None


def _denied(words: list[Word]) -> list[Word]:
    """«если в этот ход … не погибло …»: the denial stands with its verb, but is of the whole."""
    for i, word in enumerate(words):
        if word.type != "IF":
            continue
        asked = _segment(words, i)
        types = [it.type for it in asked]
        verbs = [n for n, it in enumerate(types) if it.startswith("V_")]
        place = next((n - 1 for n in verbs if types[n - 1] == "NOT"), 0)
        if place and "THIS_TURN" in types:
            denied = replace(word, type="IF_NOT")
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


def _relative(words: list[Word]) -> list[Word]:
    """«существо, которое атаковало в этот ход» as «существо, атаковавшее в этот ход»."""
    for i, word in enumerate(words):
        for types, event, by_you in _RELATIVE if word.type == "WHICH" else ():
            end = i + 1 + len(types)
            if [w.type for w in words[i + 1 : end + 1]] == [*types, "THIS_TURN"]:
                participle = replace(word, type="PAST_PART", value=event, end=words[end - 1].end)
                owner = [replace(word, type="OWNER", value=Side.YOURS)] if by_you else []
                before = words[: i - 1] if i and words[i - 1].type == "COMMA" else words[:i]
                return [*before, *owner, participle, words[end], *_relative(words[end + 1 :])]
    return words


def _is_noun(words: list[Word], i: int) -> bool:
    return _type_at(words, i) in ("CARD", "ADJ", "OR", "AND", "NAME")


def _is_hero_that_is(word: Word, before: list[Word]) -> bool:
    """«если ваш герой жрец» for «если ваш герой — жрец»."""
    types = [w.type for w in before[-3:]]
    if types != ["IF", "POSS", "CARD"] or folded(before[-1].text) != "герой":
        return False
    return word.type in ("CARD", "ADJ")


def _event_end(words: list[Word], i: int) -> int:
    """Where «при гибели вашего существа» ends: at a separator, a verb, or a noun phrase in the nominative."""
    oblique = False
    while i < len(words):
        word = words[i]
        if word.type in _SEPARATORS or _is_action(word) or word.type in _CLAUSE_STARTS:
            return i
        if word.type.startswith("W_"):  # a word of some phrase: «при гибели существа полностью излечить …»
            return i
        bare = word.type in _MODIFIERS or word.type in ("CARD", "PRON", "SELF", "PLAYER", "YOU")
        direct = in_case(Case.NOM) | in_case(Case.ACC)
        if bare and oblique and union(word.masks) and not union(word.masks) & ~direct:
            return i
        oblique = oblique or word.type in ("CARD", "SELF", "NAME", "PRON")
        i += 1
    return i


def _typed(words: list[Word], i: int, before: list[Word]) -> Word | None:
    word = words[i]
    if "IF_POSSIBLE" in (word.type, _type_at(words, i + 1) if word.type == "COMMA" else ""):
        return None  # a duty is always one to do what can be done
    if word.type == "CMP_BEFORE" and not _is_number(words, i + 1):
        return replace(word, type="CMP_OF")
    if word.type == "COIN" and before and before[-1].type in _COSTS:
        return None
    if word.type == "COMMA":
        return _comma(words, i, before)
    if word.type == "COLON" and _type_at(words, i + 1) == "QUOTED":
        return None
    if word.type == "EXCEPT" and before and before[-1].type in ("NUM", "LETTER"):
        return replace(word, type="EXCEPT_TRAIL")
    if word.type == "ATTACKED" and not _before_noun(words, i + 1):
        word = replace(word, type="ATTACKED_ONE")
    if word.type == "BUT" and before and before[-1].type in ("COMMA", "SEMI"):
        return None
    if word.type == "AND" and before and before[-1].type in _SAMENESS and _type_at(words, i + 1) in _SAMENESS:
        return None  # «той же стихии и стоимости»
    if word.type in ("AND", "OR"):
        return _joint(words, i, before)
    if word.type == "DASH" and before and before[-1].type in _CUES:
        return replace(word, type="COLON")
    if word.type == "IN_ZONE" and word.value.zone is Zone.GRAVEYARD and _last_action(before) in _PUTTING:
        return replace(word, type="TO_GRAVEYARD")
    if word.type == "IN_ZONE" and _stands(words, i, before):
        return replace(word, type="STANDS_IN")
    if word.type == "DEM" and folded(word.text) == "это" and _type_at(words, i + 1) in ("", *_SEPARATORS):
        return replace(word, type="THIS_HEAD")  # «и возродить это»: a noun is left out
    if word.type == "DEM" and _is_this_is(words, i):
        return replace(word, type="THIS_IS")
    if word.type in _AFTER_NOUN and not _follows_noun(before):
        return replace(word, type=_AFTER_NOUN[word.type])
    if word.type == "WITH" and _governs_card(words, i + 1):
        return replace(word, type="WITH_CARD")
    if word.type == "KEYWORD_ADJ":
        return _keyword_adjective(words, i)
    if word.type == "ATTACKED" and word.value == "attacker" and _type_at(words, i + 1) == "THIS_TURN":
        kind = "PAST_PART" if _follows_noun(before) else "PAST_BEFORE"
        return replace(word, type=kind, value=EventKind.ATTACKS)
    return word


_COSTS = ("COST", "LESS_COST")
"""After them the sign of coins only adorns: «стоимости {COIN} показанной карты»."""
_NOUNS = frozenset(("CARD", "NAME", "SELF", "TOP_CARD", "OF_ELEMENT", "CMP", "COIN", "COPY", "OWNER"))
_AFTER_NOUN = {
    "OWNER": "OWNER_HEAD",
    "PAST_PART": "PAST_BEFORE",
    "DONE_PART": "DONE_BEFORE",
    "SHOT_AT": "SHOT_AT_BEFORE",
}
"""Words that stand before a noun or after it, and what they are called before it."""


def _is_number(words: list[Word], i: int) -> bool:
    """«больше 3», not «больше существ»."""
    following = _type_at(words, i)
    return following in ("NUM", "LETTER") or (following == "HOLE" and words[i].value[0] in "NMK")


def _is_this_is(words: list[Word], i: int) -> bool:
    """«если это карта», not «если это существо погибло»."""
    if folded(words[i].text) != "это":
        return False
    if _type_at(words, i + 1) == "HOLE":
        return True
    after_if = i > 0 and words[i - 1].type in ("IF", "WHILE")
    return after_if and not any(_is_action(w) or w.type == "IN_ZONE" for w in _segment(words, i))


def _before_noun(words: list[Word], i: int) -> bool:
    return _type_at(words, i) in _MODIFIERS or _type_at(words, i) in ("CARD", "NAME", "SELF", "THIS_TURN", "HOLE")


def _follows_noun(before: list[Word]) -> bool:
    return bool(before) and before[-1].type in _NOUNS


_MODIFIERS = frozenset(
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
        "NEXT",
        "CMP",
    )
)


def _governs_card(words: list[Word], i: int) -> bool:
    """Whether the noun after a preposition is a card: «сражается с существом», not «с ранами»."""
    while _type_at(words, i) in _MODIFIERS:
        i += 1
    following = _type_at(words, i)
    return following in ("CARD", "NAME", "SELF", "PRON", "SELF_PRON") or (
        following == "HOLE" and words[i].value[0] in "WX"
    )


def _stands(words: list[Word], i: int, before: list[Word]) -> bool:
    """«если эта карта на кладбище»: nothing else is said of it."""
    said = [word.type for word in before]
    if said == ["HOLE"]:
        return True
    of_it = next((n for n in (1, 2) if said[-n - 1 : -n] == ["IF"]), 0)
    subject = said[-of_it:] if of_it else []
    ends = i + 1 == len(words) or words[i + 1].type in _SEPARATORS
    return ends and subject in (["SELF"], ["PRON"], ["DEM", "CARD"])


_PUTTING = ("V_PUT", "V_LAND")


def _last_action(before: list[Word]) -> str:
    """The nearest verb before, in the same clause."""
    for word in reversed(before):
        if _is_action(word):
            return word.type
        if word.type in _SEPARATORS:
            break
    return ""


def _type_at(words: list[Word], i: int) -> str:
    return words[i].type if i < len(words) else ""


def _keyword_adjective(words: list[Word], i: int) -> Word:
    """«Созданный» alone is a keyword, before a noun it describes a card."""
    if _type_at(words, i + 1) in ("CARD", "ADJ", "POSS"):
        return replace(words[i], type="ADJ", value=HasKeyword(words[i].value))
    return replace(words[i], type="KEYWORD")


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


def _comma(words: list[Word], i: int, before: list[Word]) -> Word | None:
    follows = words[i + 1].type if i + 1 < len(words) else ""
    if follows in _PARTICIPLES or follows in COMMA_BEFORE:
        return None
    if before and before[-1].type == "SHOT_AT":
        return None
    if follows in ("UNTIL_HAND", "UNTIL_SHOWN"):
        return replace(words[i], type="COMMA_UNTIL")
    if follows == "AND":
        return None
    if follows == "NOT" and _type_at(words, i + 2) == "BEING":
        return None
    if follows in _CLAUSE_STARTS:
        return words[i]
    if follows == "V_WORK" and _in_participle(before):
        return None
    if any(_is_action(w) for w in _segment(words, i + 1)):
        return words[i]
    if _in_participle(before):
        return None
    return replace(words[i], type="LIST")


def _in_participle(before: list[Word]) -> bool:
    """Whether the words since the last separator are a participle's: the comma only closes it."""
    for word in reversed(before):
        if word.type in _PARTICIPLES:
            return True
        if word.type in _SEPARATORS or _is_action(word):
            return False
    return False


def _joint(words: list[Word], i: int, before: list[Word]) -> Word:
    """«и» between clauses when both sides have a verb."""
    if not any(_is_action(w) for w in _segment(words, i + 1)):
        return words[i]
    if _in_ban(before):
        return replace(words[i], type="AND_BAN")
    for word in reversed(before):
        if word.type in ("COMMA", "SEMI", "COLON", "AND_CLAUSE", "OR_CLAUSE"):
            break
        if _is_action(word) or (word.type == "TURN_TIME" and words[i].type == "AND"):
            return replace(words[i], type=words[i].type + "_CLAUSE")
    return words[i]


def _in_ban(before: list[Word]) -> bool:
    """Whether the clause says «не может»: the verbs after it are joined into one ban."""
    types = [word.type for word in before]
    start = max((i for i, t in enumerate(types) if t in _SEPARATORS), default=-1)
    return any(a == "NOT" and b == "MAY" for a, b in zip(types[start + 1 :], types[start + 2 :], strict=False))


def _speaks_of_a_copy(before: list[Word]) -> bool:
    """«копию этого существа без особенностей»: said of the copy."""
    for word in reversed(before):
        if word.type == "COPY" or word.type in _SEPARATORS:
            return word.type == "COPY"
    return False


def _merged(words: list[Word]) -> list[Word]:
    """«, при этом» and «; иначе» are one separator."""
    found: list[Word] = []
    for word in words:
        if word.type in ("AT_THAT", "THEN", "ELSE") and found and found[-1].type in ("COMMA", "SEMI", "AND_CLAUSE"):
            found.pop()
        if word.type == "STATS" and not _speaks_of_a_copy(found):
            word = replace(word, type="STATS_ALONE")
        if word.type == "ABILITIES" and found and found[-1].type == "WITHOUT" and _speaks_of_a_copy(found):
            word = replace(word, type="COPY_PLAIN", start=found.pop().start)
        if word.type == "BEING" and found and found[-1].type == "NOT":
            word = replace(word, type="NOT_BEING", start=found.pop().start)
        found.append(word)
    return found
