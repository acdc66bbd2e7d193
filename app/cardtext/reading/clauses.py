"""A clause: who does what, what cards are given, and what stands around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import Case
from app.cardtext.phrasebook.frames import Section
from app.cardtext.phrasebook.rewriting import ANOTHER_ATTACK
from app.cardtext.reading.completions import at_most, by_enemy, for_each, unhired, where
from app.cardtext.reading.descriptions import test_rank
from app.cardtext.reading.given import given_to, is_next
from app.cardtext.reading.grants import Inner
from app.cardtext.reading.holes import Subject, read_phrase, verb_of
from app.cardtext.reading.items import (
    Clause,
    Event,
    ExtraCostHead,
    ForTurn,
    Instead,
    InTurn,
    Item,
    Lasting,
    Time,
)
from app.cardtext.reading.lasting import Given, lasting, may_until, with_until
from app.cardtext.reading.nodes import Node, start_of, subtrees, words
from app.cardtext.reading.noun_phrases import read_np, read_phrases
from app.cardtext.reading.noun_words import that_player
from app.cardtext.reading.numbers import read_number
from app.cardtext.reading.prohibiting import attacks_nobody_else, never_done_to, playing_from
from app.cardtext.reading.values import read_per, read_value
from app.cardtext.scope import Decline, Mention, Scope
from app.cardtext.trees import changed, nodes
from app.engine.program import (
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    All,
    Choose,
    Do,
    Gain,
    Grant,
    IsOther,
    Lay,
    Lose,
    May,
    Modify,
    Not,
    Player,
    Test,
    Triggered,
    Until,
    When,
)
from app.engine.terms import EventKind, Measure, Operation, Side, Span


@dataclass(slots=True)
class Clauses:
    """Reads clauses into a scope."""

    scope: Scope
    inner: Inner

    # -- what stands around a clause

    def around(self, tree: Node) -> Item:
        return _AROUND[tree.data](self, tree)

    def turn_time(self, tree: Node) -> Item:
        kind, side, is_next = words(tree)[0].value
        return Time(When(kind, player=side), is_next)

    def duration(self, tree: Node) -> Item:
        return Lasting(Until(words(tree)[0].value))

    def at_event(self, tree: Node) -> Item:
        kind, source = words(tree)[0].value
        nps = subtrees(tree)
        target = read_np(nps[0], self.scope) if nps else None
        other = target.subject() if target is not None else None
        self.scope.attacking = kind is not EventKind.WOUNDED
        if target is not None and target.ref is None:
            self.scope.event.append(Mention(OTHER, target.gender, False, tuple(target.tests)))
        return Event(When(kind, SELF, other, source=source))

    def at_event_of(self, tree: Node) -> Item:
        phrase = read_np(subtrees(tree)[0], self.scope)
        kind = words(tree)[0].value
        if phrase.ref is None:
            self.scope.event.append(Mention(SUBJECT, phrase.gender, phrase.plural, tuple(phrase.tests), True))
        return Event(When(kind, phrase.subject()))

    # -- clauses

    def clause(self, tree: Node) -> list[Item]:
        parts = subtrees(tree)
        index = next(i for i, part in enumerate(parts) if part.data in CORES)
        leads = [self.around(part) for part in parts[:index] if part.data not in PER]
        counts = [part for part in parts[:index] if part.data in PER]
        core = parts[index]
        what = CORES[core.data](self, core)
        if counts and any(isinstance(node, Choose) for node in nodes(what)):
            raise Decline("whether one card is chosen or several", start_of(counts[0]))
        around: list[Item] = []
        for trail in (*parts[index + 1 :], *counts):
            what = self._trailed(what, trail, around)
        has_subject = core.data.startswith("said") or core.data == "trait_of"
        is_counted = any(part.data in PER for part in parts)
        turns = [one for one in around if isinstance(one, InTurn)]
        around = [one for one in around if not isinstance(one, InTurn)]
        return [*leads, Clause(what, tuple(around), mood_of(core), has_subject, is_counted), *turns]

    def _trailed(self, what: Do | Given, trail: Node, around: list[Item]) -> Do | Given:
        if trail.data in PER:
            return for_each(what, read_per(trail, self.scope), start_of(trail))
        if trail.data == "where":
            letter = next(w.value for w in words(trail) if w.type == "LETTER")
            meant: Do | Given = where(what, letter, read_value(subtrees(trail)[-1], self.scope))
            return meant
        if trail.data == "unhired":
            return unhired(what, start_of(trail))
        if trail.data == "except_trail":
            return self._but_for(what, trail)
        if trail.data == "at_most":
            return at_most(what, read_number(subtrees(trail)[0]), start_of(trail))
        if trail.data == "by_enemy":
            return by_enemy(what, start_of(trail))
        around.append(self.around(trail))
        return what

    def _but_for(self, what: Do | Given, trail: Node) -> Do | Given:
        """«…, кроме атакованного»: of the cards that the act is done to, or may be."""
        other = read_np(subtrees(trail)[0], self.scope)
        who = getattr(what, "who", None)
        if not isinstance(who, (All, Choose)):
            raise Decline("«кроме» of cards that are told already", start_of(trail))
        without: list[Test] = [Not(test) for test in other.tests] if other.ref is None else [IsOther(other.ref)]
        tests = tuple(sorted((*who.of.tests, *without), key=test_rank))
        rest: Do | Given = changed(what, who=replace(who, of=replace(who.of, tests=tests)))
        return rest

    def bare(self, tree: Node) -> Do:
        return self._act(tree, None)

    def said(self, tree: Node) -> Do:
        return self._act(tree, self._subject(tree))

    def may(self, tree: Node) -> Do:
        return May(self._act(tree, None))

    def may_for(self, tree: Node) -> Do:
        """«можете до конца хода разыграть …»."""
        return may_until(May(self._act(tree, None)), Until(words(tree)[1].value))

    def said_may(self, tree: Node) -> Do:
        subject = self._subject(tree)
        by = subject.as_player()
        with self.scope.acting(by):
            return May(self._act(tree, subject), by)

    def _subject(self, tree: Node) -> Any:
        phrases = read_phrases(subtrees(tree)[0], self.scope, as_subject=True)
        phrases.put_in(Case.NOM)
        return phrases

    def _act(self, tree: Node, subject: Any) -> Do:
        act = subtrees(tree)[-1]
        verb = verb_of(act)
        mood = verb.mood if verb is not None else Mood.NONE
        player = subject.player if subject is not None and subject.ref is None else None
        actor = self._actor(player, mood)
        with self.scope.acting(actor):
            do = read_phrase(act, self.scope, self.inner, Section.ACT, Subject(subject, mood))
        if player is not None or mood is not Mood.PRESENT:
            self.scope.subject_player = None if player is None else that_player(player)
        assert isinstance(do, Do)
        return do

    def _actor(self, player: Player | None, mood: Mood) -> Player:
        if player is not None:
            return player
        if mood is Mood.PRESENT and self.scope.subject_player is not None:
            return self.scope.subject_player
        return self.scope.actor

    def said_for(self, tree: Node) -> Do:
        """«Существо до конца хода получает …»."""
        return with_until(self._act(tree, self._subject(tree)), Until(words(tree)[0].value))

    def trait_of_for(self, tree: Node) -> Do:
        given = self._given(tree, Subject(self._subject(tree), Mood.PRESENT))
        return with_until(lasting(given), Until(words(tree)[0].value))

    def trait_alone(self, tree: Node) -> Given:
        return self._given(tree, Subject(None, Mood.PRESENT))

    def trait_of(self, tree: Node) -> Given:
        return self._given(tree, Subject(self._subject(tree), Mood.PRESENT))

    def _given(self, tree: Node, subject: Subject) -> Given:
        who = given_to(subject, self.scope)
        grants = read_phrase(subtrees(tree)[-1], self.scope, self.inner, Section.TRAIT, subject)
        self.scope.subject = who
        return Given(who, grants, next_one=is_next(subject))

    def may_not(self, tree: Node) -> Given:
        return Given(given_to(Subject(None, Mood.PRESENT), self.scope), self._bans(subtrees(tree)[-1]))

    def said_may_not(self, tree: Node) -> Given:
        who = given_to(Subject(self._subject(tree), Mood.PRESENT), self.scope)
        self.scope.subject = who
        return Given(who, self._bans(subtrees(tree)[-1]))

    def _bans(self, tree: Node) -> tuple[Grant, ...]:
        return tuple(
            read_phrase(ban, self.scope, self.inner, Section.BAN, Subject(None, Mood.INFINITIVE))
            for ban in subtrees(tree)
        )

    def given_at_event(self, tree: Node) -> Given:
        """«Ваши существа при ударе отравляют атакованных»: a trigger that they have."""
        who = given_to(Subject(self._subject(tree), Mood.PRESENT), self.scope)
        kind, source = next(w.value for w in words(tree) if w.type == "AT_EVENT")
        self.scope.attacking = True
        self.scope.subject = None
        with self.scope.acting(YOU):
            do = self._act(tree, None)
        return Given(who, (Gain(Triggered((When(kind, SELF, source=source),), do)),))

    def works_often(self, tree: Node) -> Given:
        """«Срабатывающие способности ваших существ срабатывают дважды», «Найм ваших существ срабатывает дважды»."""
        who = given_to(Subject(self._phrases_in(tree, Case.GEN), Mood.PRESENT), self.scope)
        first = words(tree)[0]
        woken = first.value if first.type in ("HIRE", "DEATH") else None
        for time in words(tree):
            if time.type == "TURN_TIME":
                woken, side, is_next = time.value
                if side is not None or is_next:
                    raise Decline("only one player's turns", time.start)
        times = read_number(subtrees(tree)[-1])
        self.scope.subject = who
        return Given(who, (Modify(Measure.TRIGGER_TIMES, Operation.MULTIPLY, times, woken=woken),))

    def without_abilities(self, tree: Node) -> Given:
        """«У других существ не работают особенности»."""
        subject = Subject(self._phrases_in(tree, Case.GEN), Mood.PRESENT)
        self.scope.subject = given_to(subject, self.scope)
        return Given(self.scope.subject, (Lose(),))

    def _phrases_in(self, tree: Node, case: Case) -> Any:
        phrases = read_phrases(subtrees(tree)[0], self.scope)
        phrases.put_in(case)
        return phrases

    def attacks_times(self, tree: Node) -> Given:
        *subject, number = subtrees(tree)
        who = given_to(Subject(self._subject(tree) if subject else None, Mood.PRESENT), self.scope)
        return Given(who, (Modify(Measure.ATTACKS_A_TURN, Operation.SET, read_number(number)),))

    def attacks_only(self, tree: Node) -> Given:
        """«Может атаковать только закрытых существ»: no other characters."""
        *subject, target = subtrees(tree)
        who = given_to(Subject(self._subject(tree) if subject else None, Mood.PRESENT), self.scope)
        phrase = read_np(target, self.scope)
        phrase.put_in(Case.ACC)
        return Given(who, attacks_nobody_else(phrase.filter(), phrase.start))

    def may_play(self, tree: Node) -> Given:
        """«Вы можете разыгрывать существ с вашего кладбища»: what the rules would not allow (203)."""
        (cards,) = subtrees(tree)
        phrases = read_phrases(cards, self.scope)
        phrases.put_in(Case.ACC)
        return Given(SELF, (playing_from(phrases),))

    def cannot_be(self, tree: Node) -> Given:
        return never_done_to(tree, self.scope)

    def attacks_again(self, tree: Node) -> Do:
        """One attack more in this turn (H-69)."""
        subject = Subject(self._subject(tree) if len(subtrees(tree)) else None, Mood.PRESENT)
        return Lay(subject.cards(self.scope), ANOTHER_ATTACK, Until(Span.THIS_TURN))


def whose_turn(tree: Node, player: Side | None) -> Side:
    """«в свой ход»: of the player that the event tells of."""
    side = words(tree)[0].value or player
    if side is None:
        raise Decline("«свой ход» of no player that is told", start_of(tree))
    return side


PER = ("per_completed", "per_cards", "per_laid", "per_done", "per_excess", "per_wound", "per_ambush", "per_distinct")


def mood_of(core: Node) -> Mood:
    verb = verb_of(subtrees(core)[-1]) if subtrees(core) else None
    return verb.mood if verb is not None else Mood.NONE


CORES: dict[str, Callable[[Clauses, Node], Do | Given]] = {
    "bare": Clauses.bare,
    "said": Clauses.said,
    "may": Clauses.may,
    "said_may": Clauses.said_may,
    "may_for": Clauses.may_for,
    "trait_alone": Clauses.trait_alone,
    "trait_of": Clauses.trait_of,
    "said_for": Clauses.said_for,
    "trait_of_for": Clauses.trait_of_for,
    "may_not": Clauses.may_not,
    "said_may_not": Clauses.said_may_not,
    "attacks_times": Clauses.attacks_times,
    "attacks_only": Clauses.attacks_only,
    "cannot_be": Clauses.cannot_be,
    "may_play": Clauses.may_play,
    "given_at_event": Clauses.given_at_event,
    "works_often": Clauses.works_often,
    "without_abilities": Clauses.without_abilities,
    "attacks_again": Clauses.attacks_again,
}


_AROUND: dict[str, Callable[[Clauses, Node], Item]] = {
    "turn_time": Clauses.turn_time,
    "duration": Clauses.duration,
    "in_turn": lambda reader, tree: InTurn(whose_turn(tree, None)),
    "this_turn": lambda reader, tree: Lasting(Until(Span.THIS_TURN)),
    "instead": lambda reader, tree: Instead(),
    "for_turn": lambda reader, tree: ForTurn(words(tree)[0].value),
    "extra_cost": lambda reader, tree: ExtraCostHead(words(tree)[0].value),
    "at_event": Clauses.at_event,
    "at_event_of": Clauses.at_event_of,
}
