"""A sentence as a row of items: heads, times, conditions and clauses, with the separators between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.phrasebook.frames import Section
from app.cardtext.reading.clauses import PER, Clauses, whose_turn
from app.cardtext.reading.grants import capped, multiplied, read_grants
from app.cardtext.reading.holes import Subject, read_phrase
from app.cardtext.reading.items import (
    Ambush,
    Constructor,
    Costs,
    Event,
    InTurn,
    Item,
    KeywordHead,
    Listed,
    NextTime,
    Placed,
    Proviso,
    Rule,
    TriggerWord,
)
from app.cardtext.reading.nodes import Node, start_of, subtrees, words
from app.cardtext.reading.noun_phrases import read_np, read_phrases
from app.cardtext.reading.numbers import read_number
from app.cardtext.reading.values import read_per
from app.cardtext.scope import Decline, Mention
from app.engine.program import (
    ENEMY,
    SELF,
    Compare,
    Condition,
    Cost,
    DeckRule,
    EventCount,
    Filter,
    Grant,
    Happened,
    Negate,
    Number,
    PayCoins,
    PayPrayers,
    Tap,
)
from app.engine.terms import Comparison, KeywordName


@dataclass(slots=True)
class Reader(Clauses):
    """Reads one sentence, left to right."""

    items: list[Placed] = field(default_factory=list)
    before_options: list[Mention] | None = None  # what was spoken of before «выберите одно из»

    def read(self, tree: Node) -> list[Placed]:
        after = ""
        for child in tree.children:
            assert isinstance(child, Node)
            if child.data == "sep":
                after = words(child)[0].type
                if after == "SEMI" and self.before_options is not None:  # another option knows nothing of this one
                    self.scope.chosen = list(self.before_options)
                if after == "OR_CLAUSE":
                    self.scope.other_from = len(self.scope.chosen)
                if after in ("COLON", "ELSE"):
                    self.scope.paid = len(self.scope.chosen)
            else:
                self._part(child, after)
                after = ""
        return self.items

    def _part(self, tree: Node, after: str) -> None:
        for item in _PARTS[tree.data](self, tree):
            self.items.append(Placed(item, after, start_of(tree)))
            after = ""

    # -- heads

    def trigger_word(self, tree: Node) -> list[Item]:
        return [TriggerWord(words(tree)[0].value)]

    def keyword_head(self, tree: Node) -> list[Item]:
        name = words(tree)[0].value
        if name is KeywordName.EXTORTION:  # what follows is for the opponent to do
            self.scope.actor = ENEMY
        numbers = subtrees(tree)
        first, *more = (read_number(number) for number in numbers) if numbers else (None,)
        return [KeywordHead(name, first, tuple(it for it in more if it is not None))]

    def ambush(self, tree: Node) -> list[Item]:
        return [Ambush(read_number(subtrees(tree)[0]))]

    def one_in_deck(self, tree: Node) -> list[Item]:
        return [Rule(DeckRule("copies", number=words(tree)[0].value))]

    def in_deck_of(self, tree: Node) -> list[Item]:
        *subjects, hero = subtrees(tree)
        if subjects and read_phrases(subjects[0], self.scope, as_subject=True).who() != SELF:
            raise Decline("a rule on decks about other cards", start_of(tree))
        what = next(w.value for w in words(tree) if w.type == "IN_DECK_OF")
        return [Rule(DeckRule(what, hero=Filter(tuple(read_np(hero, self.scope).tests))))]

    def deck_rule(self, tree: Node) -> list[Item]:
        what = read_np(subtrees(tree)[0], self.scope)
        return [Rule(DeckRule(words(tree)[0].value, of=Filter(tuple(what.tests))))]

    def constructor(self, tree: Node) -> list[Item]:
        self.before_options = list(self.scope.chosen)
        head = Constructor(*words(tree)[0].value)
        self.scope.actor = head.by  # what follows is for him to do
        return [head]

    def cost(self, tree: Node) -> list[Item]:
        (inner,) = subtrees(tree)
        costs: list[Cost] = []
        numbers = [read_number(number) for number in subtrees(inner)]
        if inner.data.startswith("prayers"):
            costs.append(PayPrayers(numbers[0] if numbers else Number(1)))
        elif inner.data != "tap":
            costs.append(PayCoins(numbers[0]))
        if inner.data.endswith("tap"):
            costs.append(Tap())
        return [Costs(tuple(costs))]

    def proviso(self, tree: Node) -> list[Item]:
        first, *_ = words(tree)
        with self.scope.asking():
            fact = subtrees(tree)[0]
            condition = read_phrase(fact, self.scope, self.inner, Section.FACT, Subject(None, Mood.PRESENT))
        return [Proviso(condition, first.type == "WHILE")]

    def if_in_turn(self, tree: Node) -> list[Item]:
        """«если … должно погибнуть в ход противника»."""
        return [*self.proviso(tree), InTurn(words(tree)[1].value)]

    def happened(self, tree: Node) -> list[Item]:
        """«если в этот ход погибло …», «если вы не сбрасывали карту в этот ход»."""
        before = list(self.scope.event)
        with self.scope.asking():
            self.scope.is_denied = words(tree)[0].type == "IF_NOT"
            when = read_phrase(subtrees(tree)[0], self.scope, self.inner, Section.EVENT, Subject())
            self.scope.is_denied = False
        self.scope.event = before  # whom this happened to is nobody that a pronoun means
        condition: Condition = Happened(when)
        if when.at_least is not None:  # all in all
            whole = EventCount(replace(when, at_least=None), number=True)
            condition = Compare(whole, Comparison.AT_LEAST, when.at_least)
        return [Proviso(Negate(condition) if words(tree)[0].type == "IF_NOT" else condition, False)]

    def next_time(self, tree: Node) -> list[Item]:
        return [NextTime(read_phrase(subtrees(tree)[0], self.scope, self.inner, Section.EVENT, Subject()))]

    def whenever(self, tree: Node) -> list[Item]:
        moments = [part for part in subtrees(tree) if part.data in _MOMENTS]
        (event,) = (part for part in subtrees(tree) if part.data not in _MOMENTS)
        with self.scope.apart():
            when = read_phrase(event, self.scope, self.inner, Section.EVENT, Subject())
        for moment in moments:
            if moment.data == "first_time":
                when = replace(when, first=True)
        said = words(tree)
        if said[0].type == "FIRST_TIME":
            when = replace(when, first=True)
        items: list[Item] = [Event(when, said[-1].value)]
        items += [InTurn(whose_turn(m, when.player)) for m in moments if m.data == "in_turn"]
        return items

    def leads(self, tree: Node) -> list[Item]:
        return [self.around(child) for child in subtrees(tree)]

    def grants_alone(self, tree: Node) -> list[Item]:
        first, *trails = subtrees(tree)
        grants = read_grants(first, self.scope, self.inner)
        for trail in trails:
            grants = self._trailed_grants(grants, trail)
        return [Listed(grants)]

    def _trailed_grants(self, grants: tuple[Grant, ...], trail: Node) -> tuple[Grant, ...]:
        if trail.data in PER:
            by = read_per(trail, self.scope)
            return tuple(multiplied(grant, by) for grant in grants)
        if trail.data == "at_most":
            most = read_number(subtrees(trail)[0])
            return tuple(capped(grant, most) for grant in grants)
        raise Decline("unread", start_of(trail))


_MOMENTS = ("in_turn", "this_turn", "first_time")


_PARTS: dict[str, Callable[[Reader, Node], list[Item]]] = {
    "hire": Reader.trigger_word,
    "death": Reader.trigger_word,
    "cost": Reader.cost,
    "keyword_head": Reader.keyword_head,
    "ambush": Reader.ambush,
    "constructor": Reader.constructor,
    "one_in_deck": Reader.one_in_deck,
    "in_deck_of": Reader.in_deck_of,
    "deck_rule": Reader.deck_rule,
    "if_": Reader.proviso,
    "while_": Reader.proviso,
    "if_in_turn": Reader.if_in_turn,
    "happened": Reader.happened,
    "next_time": Reader.next_time,
    "whenever": Reader.whenever,
    "leads": Reader.leads,
    "clause": Reader.clause,
    "grants_alone": Reader.grants_alone,
}
