"""Saying a phrase of the tables: its row from right to left, each hole in the case that it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import Case, Gender, adjective_form
from app.cardtext.lexicon.inflect import counted_form, noun_by_lemma, noun_form, past_form, verb_form
from app.cardtext.lexing.separators import COMMA_BEFORE
from app.cardtext.phrasebook.frames import Gap, Pattern, Piece, Row, Section
from app.cardtext.reading.descriptions import HERO_TESTS
from app.cardtext.reading.parser import TABLES
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.grants import say_grants
from app.cardtext.saying.words import Unsayable, noun_of, plain_number
from app.engine.program import (
    ENEMY,
    SELF,
    YOU,
    All,
    Choose,
    Do,
    Filter,
    Number,
    Player,
    Together,
    Value,
    Who,
)
from app.engine.terms import Side, Zone


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase ready to be said: its subject, and the rest in any mood."""

    subject: str
    plural: bool
    rest: Callable[[Mood, bool], str]
    order: bool = True  # whether it can be an order

    def as_order(self) -> str:
        if self.order:
            return self.rest(Mood.ORDER, False)
        return self.as_statement()

    def as_statement(self) -> str:
        return f"{self.subject} {self.rest(Mood.PRESENT, self.plural)}".strip()

    def as_infinitive(self) -> str:
        return self.rest(Mood.INFINITIVE, False)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(texts: list[str]) -> str:
    """«Рывок, Броню 1 и +1 к удару»."""
    *before, last = texts
    return f"{', '.join(before)} и {last}" if before else last


def phrase(section: Section, node: Any, speech: Speech, who: Who | None = None) -> Said:
    """The first row of a section that fits the node, in its canonical wording; `who` is its subject, said elsewhere."""
    for row in TABLES[section].saying(node):
        holes = row.taken(node)
        if holes is None:
            continue
        before = speech.scope.copy()
        if isinstance(node, Do):
            speech.scope.last_do = type(node)
        try:
            return _said(_wording(row, holes, speech), holes if who is None else {**holes, "who": who}, speech)
        except Unsayable:
            speech.scope = before
    raise Unsayable(type(node).__name__)


def _wording(row: Row, holes: dict[str, Any], speech: Speech) -> Pattern:
    """The first wording, unless a pronoun owns something in it: «удар этой карты», but «его удар»."""
    first = row.patterns[0]
    owned = first.pieces[1].gap if len(first.pieces) > 1 else None
    if owned is None or owned.case is not Case.GEN or not speech.is_pronoun(holes.get(owned.name)):
        return first
    return next((it for it in row.patterns if it.pieces[0].gap == owned), first)


def _said(pattern: Pattern, holes: dict[str, Any], speech: Speech) -> Said:
    subject, plural, is_order = _subject(pattern, holes, speech)
    speech.places = "FROM_ZONE" if pattern.pieces[0].terminal in _TAKING else "IN_ZONE"
    parts = [_piece(piece, before, holes, speech) for piece, before in _with_before(pattern)]
    speech.places = "IN_ZONE"

    gender = _gender_of(holes, speech)

    def rest(mood: Mood, many: bool) -> str:
        said = (_verb(part, mood, many, gender) if isinstance(part, Piece) else part for part in parts)
        return " ".join(said).replace(" ,", ",")

    return Said(subject, plural, rest, is_order)


_TAKING = frozenset(
    (
        "V_PUT",
        "V_PUT_AWAY",
        "V_RETURN",
        "V_REVIVE",
        "V_SHUFFLE_IN",
        "V_TAKE",
        "V_PLAY",
        "V_MINE",
        "V_SUMMON",
        "V_ATTACH",
    )
)
"""Verbs that take cards from where they are: «верните существо с кладбища»."""


def _gender_of(holes: dict[str, Any], speech: Speech) -> Gender | None:
    """What a verb in the past and a participle agree with; None: the plural."""
    subject = next((holes[name] for name in ("P", "F", "S", "who") if name in holes), None)
    if isinstance(subject, Filter):
        return noun_of(subject.tests).gender
    if isinstance(subject, Who):
        return speech.gender(subject)
    return None if subject in (Side.YOURS, YOU) else Gender.MAN


def _verb(piece: Piece, mood: Mood, many: bool, gender: Gender | None) -> str:
    if mood is Mood.DENIED:
        return f"не {past_form(piece.terminal, gender)}"
    if Mood.PAST in (piece.mood, mood):
        return past_form(piece.terminal, gender)
    if piece.mood is not None:
        return verb_form(piece.terminal, piece.mood, piece.plural)
    return verb_form(piece.terminal, mood, many, lasts=piece.lasts)


def _subject(pattern: Pattern, holes: dict[str, Any], speech: Speech) -> tuple[str, bool, bool]:
    gap = pattern.subject
    if gap is None or gap.name not in holes:
        return "", False, True
    value = holes[gap.name]
    if isinstance(value, Player):
        if value == speech.scope.actor:
            return "", False, True
        return speech.player(value, Case.NOM), False, False
    assert isinstance(value, Who)
    return speech.who(value, Case.NOM, subject=True), speech.is_plural(value), False


def _with_before(pattern: Pattern) -> Iterable[tuple[Piece, str]]:
    before = ""
    for piece in pattern.pieces:
        yield piece, before
        before = piece.text if piece.gap is None else ""


_PREPOSITIONS = frozenset(("на", "с", "по", "к", "у", "над", "от", "из", "под", "среди"))


def _piece(piece: Piece, before: str, holes: dict[str, Any], speech: Speech) -> str | Piece:
    if piece.terminal == "MUST" and piece.mood is None:
        return _must(holes)
    if piece.terminal == "CLOSED_STATE":
        return _closed(holes, speech)
    if piece.text in _SHORT_PARTICIPLES:
        return piece.text + _SHORT_ENDINGS[_gender_of(holes, speech)]
    if piece.gap is None:
        return piece if piece.is_verb else ", " * (piece.terminal in COMMA_BEFORE) + piece.text
    is_extra = before == "на" and piece.gap.noun is not None  # «на 1 жетон молитвы больше»
    return _gap(piece.gap, holes, speech, after=before in _PREPOSITIONS, counted=is_extra)


def _is_one_hero(of: Filter) -> bool:
    return of.tests == HERO_TESTS and of.side is not Side.ANYONE


_SHORT_PARTICIPLES = frozenset(
    ("ранен", "закрыт", "открыт", "разыгран", "атакован", "уничтожен", "излечен", "взят", "выбран")
)
_SHORT_ENDINGS: dict[Gender | None, str] = {Gender.MAN: "", Gender.WOMAN: "а", Gender.THING: "о", None: "ы"}


_MUST = {Gender.MAN: "должен", Gender.WOMAN: "должна", Gender.THING: "должно"}


def _must(holes: dict[str, Any]) -> str:
    """«должен» as its subject asks."""
    subject = holes.get("P", holes.get("F", holes.get("who")))
    if isinstance(subject, (All, Together)):
        return "должны"
    if isinstance(subject, Choose):
        subject = subject.of
    if subject is Side.YOURS:
        return "должны"
    if isinstance(subject, Filter):
        return _MUST[noun_of(subject.tests).gender]
    return _MUST[Gender.WOMAN if subject == SELF else Gender.MAN]


def _closed(holes: dict[str, Any], speech: Speech) -> str:
    """«закрытым» as those that it is said of ask."""
    who = holes.get("W", holes.get("S", holes.get("who")))
    gender = speech.gender(who) if isinstance(who, Who) else Gender.MAN
    return _closed_form(gender or Gender.MAN, gender is None)


def _closed_form(gender: Gender, plural: bool) -> str:
    return adjective_form("закрытый", gender, Case.INS, plural)


def _gap(gap: Gap, holes: dict[str, Any], speech: Speech, *, after: bool, counted: bool) -> str:
    if gap.kind == "X":
        return _cards(gap, holes, speech)
    value = holes[gap.name]
    if isinstance(value, Value):
        return _number(gap, value, speech, counted=counted)
    if isinstance(value, Who):
        return speech.who(value, gap.case, after=after)
    if isinstance(value, Player):
        return speech.player(value, gap.case)
    if isinstance(value, Filter):
        return speech.description(value, gap.case, gap.plural and not _is_one_hero(value))
    if isinstance(value, Side) or value is None:
        return _side(value, gap.case, speech)
    if isinstance(value, tuple):
        return listed(say_grants(value, speech))
    return str(value)


def _side(side: Side | None, case: Case, speech: Speech) -> str:
    players = {Side.YOURS: YOU, Side.ENEMY: ENEMY}
    if side is None:
        return noun_form(noun_by_lemma("игрок"), case)
    return speech.player(players[side], case)


_ALWAYS_COUNTED = ("рана", "жизнь")


def _number(gap: Gap, value: Value, speech: Speech, *, counted: bool) -> str:
    if gap.coin:
        return f"{plain_number(value)}{{COIN}}"
    if gap.noun is None:
        return speech.value(value, gap.case)
    if gap.noun.code in ("CARD", "TOP_CARD", "COPY"):
        speech.mention(gap.noun, value != Number(1))
    if value == Number(1) and gap.noun.lemma not in _ALWAYS_COUNTED and not counted:
        return noun_form(gap.noun, gap.case)
    return counted_form(plain_number(value), gap.noun, gap.case)


_NUMBERS = frozenset(("X.most", "X.number", "X.least"))


def _cards(gap: Gap, holes: dict[str, Any], speech: Speech) -> str:
    """Cards as a number and a description."""
    of = holes.get("X.of", holes.get("X.hand"))
    if of is None:
        of = Filter(holes.get("X.tests", ()))
    if (of.zone, of.side) in ((Zone.DECK, Side.YOURS), (Zone.HAND, Side.ANYONE)):
        of = replace(of, zone=Zone.PLAY, side=Side.ANYONE)
    is_fact = "X.tests" in holes
    if (is_fact and gap.case is Case.GEN) or not _NUMBERS & holes.keys():
        return speech.description(of, gap.case, gap.case is not Case.NOM)
    number = holes.get("X.most", holes.get("X.number", holes.get("X.least", Number(1))))
    first = ("случайный",) if holes.get("X.random") else ()
    tail = f" {_closed_form(noun_of(of.tests).gender, number != Number(1))}" if holes.get("X.closed") else ""
    if not is_fact:
        speech.mention(noun_of(of.tests), number != Number(1), of.tests)
    tail += {None: "", YOU: " на ваш выбор", ENEMY: " по выбору противника"}[holes.get("X.by")]
    if number is None:
        return speech.description(of, gap.case, True, (*first, "весь")) + tail
    if "X.least" in holes and number != Number(1):
        return f"{plain_number(number)} или более {speech.description(of, Case.GEN, True, first)}" + tail
    return speech.cards(of, number, gap.case, first) + tail
