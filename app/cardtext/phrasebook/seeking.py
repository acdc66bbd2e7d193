"""Phrases that look for cards in a deck, show them or take one of those that were looked at."""

from __future__ import annotations

from dataclasses import replace

from app.cardtext.phrasebook.filling import CardsNamed, Filling
from app.cardtext.scope import Decline
from app.engine.program import (
    LOOKED,
    SELF,
    Among,
    AtRandom,
    Choose,
    ChooseDo,
    Do,
    Filter,
    IsNamed,
    Move,
    Number,
    Pick,
    Revive,
    Search,
    ShowUntil,
    Summon,
    Who,
)
from app.engine.terms import Side, Zone


def shown_until(holes: Filling) -> Do:
    """«…, пока не покажете двух зверей»; «до двух» says only that the deck may end before."""
    cards = sought(holes)
    if cards.most is None:
        raise Decline("cards shown until all are shown")
    return ShowUntil(Filter(cards.of.tests, Side.YOURS, Zone.DECK), cards.most)


def picked_blindly(holes: Filling) -> Do:
    who = holes.who("W")
    if not isinstance(who, Choose) or who.most is None or who.least != who.most:
        raise Decline("cards that can't be chosen at random")
    return Pick(AtRandom(who.of, who.most))


def from_looked(who: Who) -> Who:
    """«покажите и возьмите существо» after looking at cards of a deck: one of them."""
    if isinstance(who, Choose) and who.of.zone is Zone.PLAY and who.of.side is Side.ANYONE and who.of.tests:
        return replace(who, of=Filter((*who.of.tests, Among(LOOKED)), Side.ANYONE, Zone.DECK), late=True)
    return who


def in_deck(of: Filter) -> Filter:
    """Where no zone is told: the own deck (519.3, «Поиск»)."""
    return replace(of, zone=Zone.DECK, side=Side.YOURS) if of.zone is Zone.PLAY else of


def sought(holes: Filling) -> CardsNamed:
    """The cards to look for; there the card's own name means its copies (106.2.2)."""
    cards = holes.cards("X")
    if cards.ref == SELF:
        return replace(cards, of=Filter((IsNamed(holes.own_name()),), Side.YOURS, Zone.DECK))
    return replace(cards, of=in_deck(cards.of))


def searched(holes: Filling) -> Do:
    cards = sought(holes)
    return Search(cards.of, cards.most)


def summoned(holes: Filling) -> Do:
    """«Вызовите …»; of cards that were looked at it is the very card, and no deck is shuffled."""
    named = holes.cards("X")
    if named.ref not in (None, SELF) or Among(LOOKED) in named.of.tests:
        if not holes.has_looked() or named.closed:
            raise Decline("a card to summon that is in no known zone")
        return Move(holes.who("X"), Zone.PLAY)
    cards = sought(holes)
    return Summon(cards.of, cards.most, cards.closed)


def summoned_or_revived(holes: Filling) -> Do:
    """«Вызовите или возродите демона»: from the deck or the graveyard; of several nobody knows how many of each."""
    cards = holes.cards("X")
    if cards.ref is not None or cards.placed or (cards.least, cards.most) != (Number(1), Number(1)):
        raise Decline("several cards from two zones")
    lying = Choose(replace(cards.of, side=Side.YOURS, zone=Zone.GRAVEYARD))
    return ChooseDo((Summon(in_deck(cards.of), closed=cards.closed), Revive(lying, cards.closed)))
