"""Bans that are said another way than «не может …», as «нельзя излечить» is (514.2), and what is permitted."""

from __future__ import annotations

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import Case
from app.cardtext.reading.given import given_to
from app.cardtext.reading.holes import Subject
from app.cardtext.reading.joined import Joined, Phrases
from app.cardtext.reading.lasting import Given
from app.cardtext.reading.nodes import Node, subtrees, words
from app.cardtext.reading.noun_phrases import read_phrases
from app.cardtext.scope import Decline, Scope
from app.engine.program import YOU, All, DeckTop, Filter, Forbid, Grant, IsKind, IsMinedBy, Not, Number, Permit, Test
from app.engine.terms import Ban, Kind, Side, Zone

PASSIVE_BANS = {
    "V_HEAL": Ban.BE_HEALED,
    "V_DESTROY": Ban.BE_DESTROYED,
    "V_PLAY": Ban.BE_PLAYED,
    "V_ATTACK": Ban.BE_ATTACKED,
}
"""What may not be done to cards, by the verb after «нельзя»."""


def never_done_to(tree: Node, scope: Scope) -> Given:
    """«Вашего героя нельзя излечить», «Заклинания нельзя разыгрывать»."""
    (passive,) = (part for part in subtrees(tree) if part.data == "passive")
    (cards,) = (part for part in subtrees(tree) if part.data != "passive")
    (verb,) = words(passive)
    if verb.mood is not Mood.INFINITIVE:
        raise Decline("unread", verb.start)
    phrases = read_phrases(cards, scope)
    phrases.put_in(Case.ACC)
    ban = Forbid(PASSIVE_BANS[verb.type])
    if ban.ban is Ban.BE_PLAYED:
        return Given(All(phrases.filter()), (ban,))
    return Given(given_to(Subject(phrases, Mood.PRESENT), scope), (ban,))


def attacks_nobody_else(of: Filter, start: int) -> tuple[Grant, ...]:
    """Bans on attacking the characters that the description leaves out."""
    kind, *others = of.tests
    other_kind = _OTHER_CHARACTERS.get(kind)
    if other_kind is None or len(others) > 1 or of.side is Side.YOURS or of.zone is not Zone.PLAY:
        raise Decline("attacks of what is not one kind of characters", start)
    bans = (Forbid(Ban.ATTACK, Filter((other_kind,))),)
    return bans if not others else (*bans, Forbid(Ban.ATTACK, Filter((kind, opposite(others[0])))))


BY_YOUR_CHARACTERS = IsMinedBy(Filter((IsKind((Kind.HERO, Kind.CREATURE)),), Side.YOURS))
_PLAYED_FROM = {Zone.GRAVEYARD: "play from graveyard"}


def playing_from(phrases: Phrases) -> Permit:
    """Where from cards may be played besides the hand, and which."""
    if isinstance(phrases, Joined) or phrases.ref is not None:
        raise Decline("a permission for very cards", phrases.start)
    if phrases.top is not None:
        if phrases.top == DeckTop(Number(1), YOU):
            return Permit("play from deck top")
        raise Decline("a permission to play from there", phrases.start)
    of = phrases.filter()
    if BY_YOUR_CHARACTERS in of.tests:
        others = tuple(test for test in of.tests if test != BY_YOUR_CHARACTERS)
        return Permit("play mined", Filter(others) if others else None)
    if of.zone not in _PLAYED_FROM or of.side is not Side.YOURS:
        raise Decline("a permission to play from there", phrases.start)
    return Permit(_PLAYED_FROM[of.zone], Filter(of.tests) if of.tests else None)


def opposite(test: Test) -> Test:
    return test.test if isinstance(test, Not) else Not(test)


_OTHER_CHARACTERS: dict[Test, Test] = {
    IsKind((Kind.CREATURE,)): IsKind((Kind.HERO,)),
    IsKind((Kind.HERO,)): IsKind((Kind.CREATURE,)),
}
