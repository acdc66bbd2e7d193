"""Whether a deck may be played, and if not, why: every reason is a message.

What card texts say about decks («не более одного в колоде», «Орда», «только горные карты») arrives as `DeckRule`
values: reading texts is not this room's work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final

from carddb.decks.resolve import Resolved, ResolvedDeck
from carddb.facts import CardKey, CardType, Facts
from carddb.message import Message, Say, message
from carddb.play_formats import PlayFormat

USUAL_COPIES: Final = 3
"""Part 7, «Орда»: what a deck may hold of one name when no text says otherwise."""


class RuleKind(StrEnum):
    """What a text says about a deck. `cards` and `number` of the rule mean:"""

    ONLY = "only"  # the deck may hold none but `cards` (106.3.3)
    ALSO = "also"  # `cards` may be in the deck whatever their elements
    COPIES = "copies"  # up to `number` copies of each of `cards` (part 7: Орда)
    SIZE = "size"  # at least `number` cards
    HERO = "hero"  # the card may only be led by a hero of `cards`
    SIDE = "side"  # up to `number` cards in the side deck
    NEVER = "never"  # the card may be in no deck (part 7: Созданный, Помещённый)


@dataclass(frozen=True, slots=True)
class DeckRule:
    """One rule of a card's text. `cards` is which cards are meant; None: the card that says it."""

    kind: RuleKind
    number: int = 0
    cards: frozenset[CardKey] | None = None


Rules = Mapping[CardKey, tuple[DeckRule, ...]]
"""The deck rules of every card that has some."""


def reasons_against(deck: ResolvedDeck, play: PlayFormat, rules: Rules, on: date) -> tuple[Message, ...]:
    """Why the deck may not be played in a format on a day; nothing when it may."""
    return tuple(_Judge(deck, play, rules, on).reasons())


class _Judge:
    """One deck before one format."""

    def __init__(self, deck: ResolvedDeck, play: PlayFormat, rules: Rules, on: date) -> None:
        self.deck = deck
        self.play = play
        self.on = on
        self.hero = deck.hero.card.facts if deck.hero and deck.hero.card else None
        self.said = [(source, rule) for source in _keys(deck) for rule in rules.get(source, ())]

    def reasons(self) -> Iterator[Message]:
        yield from self._unknown()
        yield from self._hero()
        yield from self._sizes()
        yield from self._copies()
        for facts, sets in self._cards():
            yield from self._card(facts, sets)

    def _unknown(self) -> Iterator[Message]:
        for each in self.deck.unknown:
            nearest = each.nearest[0] if each.nearest else ""
            yield message(Say.ILLEGAL_UNKNOWN, card=each.name, nearest=nearest)

    def _hero(self) -> Iterator[Message]:
        if self.play.hero and not self.deck.hero:
            yield message(Say.ILLEGAL_NO_HERO)
        elif self.hero and self.hero.type is not CardType.HERO:
            yield message(Say.ILLEGAL_NOT_A_HERO, card=self.hero.name)

    def _sizes(self) -> Iterator[Message]:
        main, side = self.deck.deck.size, sum(each.entry.count for each in self.deck.side)
        least = max([self.play.deck_least, *self._numbers(RuleKind.SIZE)])
        most_side = max([self.play.side_most or 0, *self._numbers(RuleKind.SIDE)])
        if main < least:
            yield message(Say.ILLEGAL_TOO_FEW, count=main, least=least)
        if self.play.deck_most is not None and main > self.play.deck_most:
            yield message(Say.ILLEGAL_TOO_MANY, count=main, most=self.play.deck_most)
        if self.play.side_most is not None and side > most_side:
            yield message(Say.ILLEGAL_SIDE_TOO_MANY, count=side, most=most_side)

    def _copies(self) -> Iterator[Message]:
        counts: Counter[CardKey] = Counter()
        names = {}
        for each in (*self.deck.main, *self.deck.side):
            if each.card:
                counts[each.card.key] += each.entry.count
                names[each.card.key] = each.card.name
        for key, count in counts.items():
            most = self._copies_allowed(key)
            if most is not None and count > most:
                yield message(Say.ILLEGAL_COPIES, card=names[key], count=count, most=most)

    def _copies_allowed(self, key: CardKey) -> int | None:
        """A text that names fewer copies than usual limits and goes first (513.2); one that names more permits."""
        told = [rule.number for _, rule in self._rules_on(RuleKind.COPIES, key)]
        base = [] if self.play.copies is None else [self.play.copies]
        if limits := [number for number in told if number < USUAL_COPIES]:
            return min(limits + base)
        return max(told + base) if base else None

    def _cards(self) -> Iterator[tuple[Facts, frozenset[str]]]:
        """Every card but the hero, once."""
        seen = set()
        for each in (*self.deck.main, *self.deck.side):
            if each.card and each.card.key not in seen:
                seen.add(each.card.key)
                yield each.card.facts, each.sets

    def _card(self, facts: Facts, sets: frozenset[str]) -> Iterator[Message]:
        if facts.type is CardType.HERO:
            yield message(Say.ILLEGAL_HERO_IN_DECK, card=facts.name)
        if any(rule.kind is RuleKind.NEVER for source, rule in self.said if source == facts.key):
            yield message(Say.ILLEGAL_NEVER, card=facts.name)
        yield from self._elements(facts)
        yield from self._bound(facts)
        yield from self._format(facts, sets)

    def _elements(self, facts: Facts) -> Iterator[Message]:
        """106.3.3: one shared element is enough; a neutral card goes with every hero."""
        if not self.hero or facts.is_neutral or set(facts.elements) & set(self.hero.elements):
            return
        if not any(True for _ in self._rules_on(RuleKind.ALSO, facts.key)):
            yield message(Say.ILLEGAL_ELEMENT, card=facts.name, hero=self.hero.name)

    def _bound(self, facts: Facts) -> Iterator[Message]:
        for source, rule in self.said:
            if rule.kind is RuleKind.ONLY and facts.key not in (rule.cards or ()) and facts.key != source:
                yield message(Say.ILLEGAL_ONLY, card=facts.name, by=self._name(source))
            if rule.kind is RuleKind.HERO and source == facts.key and not self._leads(rule):
                yield message(Say.ILLEGAL_OTHER_HERO, card=facts.name)

    def _format(self, facts: Facts, sets: frozenset[str]) -> Iterator[Message]:
        allowed = self.play.sets_on(self.on)
        if allowed is not None and not sets & allowed:
            yield message(Say.ILLEGAL_SET, card=facts.name, format=self.play.name)
        if facts.key[1] in self.play.banned_on(self.on):
            yield message(Say.ILLEGAL_BANNED, card=facts.name, format=self.play.name)

    def _rules_on(self, kind: RuleKind, key: CardKey) -> Iterator[tuple[CardKey, DeckRule]]:
        for source, rule in self.said:
            if rule.kind is kind and key in (rule.cards if rule.cards is not None else (source,)):
                yield source, rule

    def _numbers(self, kind: RuleKind) -> list[int]:
        return [rule.number for _, rule in self.said if rule.kind is kind]

    def _leads(self, rule: DeckRule) -> bool:
        return self.hero is not None and self.hero.key in (rule.cards or ())

    def _name(self, key: CardKey) -> str:
        return next(each.name for each in self.deck.all if each.card and each.card.key == key)


def _keys(deck: ResolvedDeck) -> list[CardKey]:
    known: Iterable[Resolved] = deck.all
    return list(dict.fromkeys(each.card.key for each in known if each.card))
