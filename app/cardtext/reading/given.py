"""Whom something given is given to: all the cards of a description, or those spoken of."""

from __future__ import annotations

from app.cardtext.reading.holes import Subject
from app.cardtext.reading.joined import Joined
from app.cardtext.scope import Scope
from app.engine.program import All, Who


def given_to(subject: Subject, scope: Scope) -> Who:
    """Constants act on all cards that fit: «Существа противника», not a chosen one."""
    if is_next(subject) and not isinstance(subject.phrases, Joined) and subject.phrases is not None:
        return All(subject.phrases.filter())
    return subject.cards(scope)


def is_next(subject: Subject) -> bool:
    phrases = subject.phrases
    return phrases is not None and not isinstance(phrases, Joined) and phrases.next_one
