"""Saying what wakes and what is so: the events after «когда», the conditions after «если» and «пока»."""

from __future__ import annotations

from dataclasses import replace

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import Case, Gender
from app.cardtext.phrasebook.frames import Section
from app.cardtext.phrasebook.rewriting import DONE_WORDS
from app.cardtext.reading.descriptions import HERO_TESTS, hero_of
from app.cardtext.saying.cards import Speech
from app.cardtext.saying.phrases import phrase
from app.cardtext.saying.words import noun_of
from app.cardtext.scope import Mention
from app.engine.program import (
    DONE_TO,
    ENEMY,
    ENEMY_HERO,
    HERO,
    IT,
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    All,
    Among,
    Compare,
    Condition,
    Count,
    EventCount,
    Filter,
    Fits,
    Happened,
    Negate,
    Number,
    When,
)
from app.engine.terms import Comparison, EventKind, Side


def event(when: When, speech: Speech) -> str:
    """What stands after «когда»."""
    first = " первый раз за ход" if when.first else ""
    plain = replace(when, first=False)
    said = phrase(Section.EVENT, plain, speech)
    remember_event(plain, speech)
    is_yours = when.player is Side.YOURS and when.event not in _OF_CARDS
    mood = Mood.YOU if is_yours else Mood.PRESENT
    return said.rest(mood, False) + first


_OF_CARDS = (EventKind.TARGETED, EventKind.CONTROL_TAKEN)
"""What happens to a card: its player is whose spell or squad it is."""


def remember_event(when: When, speech: Speech) -> None:
    for ref, card in ((SUBJECT, when.subject), (OTHER, when.other)):
        if isinstance(card, Filter):
            speech.scope.event.append(Mention(ref, noun_of(card.tests).gender, False, card.tests, ref == SUBJECT))
        elif card == SELF:  # «эта карта»
            speech.scope.event.append(Mention(SELF, Gender.WOMAN, False, (), ref == SUBJECT))
        elif card in (HERO, ENEMY_HERO):
            speech.scope.event.append(Mention(ref, Gender.MAN, False, HERO_TESTS, ref == SUBJECT))
    if when.player in (Side.YOURS, Side.ENEMY):
        player = YOU if when.player is Side.YOURS else ENEMY
        speech.scope.event.append(Mention(hero_of(player), Gender.MAN, False, (), True))


def _what_happened(node: Condition, speech: Speech) -> str:
    """«в этот ход погибло ваше существо», «в этот ход ваш герой не получил раны»."""
    mood = Mood.DENIED if isinstance(node, Negate) else Mood.PAST
    inner = node.condition if isinstance(node, Negate) else node
    if isinstance(inner, Compare) and isinstance(inner.a, EventCount) and inner.comparison is Comparison.AT_LEAST:
        inner = Happened(replace(inner.a.when, at_least=inner.b)) if inner.a.number else inner
    if not isinstance(inner, Happened) or inner != Happened(inner.when):
        return ""
    return "в этот ход " + phrase(Section.EVENT, inner.when, speech).rest(mood, False)


_BEEN = {Gender.MAN: ("был", ""), Gender.WOMAN: ("была", "а"), Gender.THING: ("было", "о")}


def _what_was_done(node: Condition, speech: Speech) -> str:
    """«был сброшен гном»: some of the cards that the act before was done to."""
    if not isinstance(node, Compare) or (node.comparison, node.b) != (Comparison.AT_LEAST, Number(1)):
        return ""
    who = node.a.who if isinstance(node.a, Count) else None
    word = next((word for word, act in DONE_WORDS if act is speech.scope.last_do), "")
    if not isinstance(who, All) or Among(DONE_TO) not in who.of.tests or not word:
        return ""
    tests = tuple(test for test in who.of.tests if test != Among(DONE_TO))
    be, ending = _BEEN[noun_of(tests).gender]
    return f"{be} {word}{ending} {speech.description(Filter(tests), Case.NOM, False)}"


def condition(node: Condition, speech: Speech) -> str:
    past = _what_happened(node, speech) or _what_was_done(node, speech)
    if past:
        return past
    with speech.scope.asking():
        said = phrase(Section.FACT, node, speech).as_statement()
    if isinstance(node, Fits) and node.who == IT and node.tests and node.zone is None:
        speech.scope.rename(noun_of(node.tests).gender, node.tests)
    return said
