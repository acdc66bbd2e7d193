"""Filling the holes of a phrase: from the words in its gaps to the fields of its node."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.lexicon.forms import PLURAL, Case, Gender, union
from app.cardtext.lexing.tokens import Word
from app.cardtext.phrasebook.filling import CardsNamed
from app.cardtext.phrasebook.frames import Pattern, Piece, Section
from app.cardtext.phrasebook.unfinished import WouldHappen
from app.cardtext.reading.descriptions import HERO_TESTS, hero_of
from app.cardtext.reading.grants import Inner, named_keywords, read_grants
from app.cardtext.reading.joined import Joined, Phrases
from app.cardtext.reading.nodes import Node
from app.cardtext.reading.noun_phrases import read_phrases
from app.cardtext.reading.numbers import read_number
from app.cardtext.reading.parser import READINGS
from app.cardtext.reading.phrase import Phrase
from app.cardtext.reading.values import read_value
from app.cardtext.scope import Decline, Mention, Scope, Why
from app.cardtext.trees import rebuilt
from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    HERO,
    IT,
    LOOKED,
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    All,
    Among,
    Choose,
    Compared,
    ControlPlayer,
    DeckTop,
    Destroy,
    Discard,
    Do,
    Draw,
    EventNumber,
    Filter,
    Grant,
    Improve,
    IsClass,
    IsElement,
    IsKind,
    IsNamed,
    IsOther,
    LookAt,
    LoseCoins,
    Move,
    NameSomething,
    Number,
    OpenCoins,
    Pay,
    Pick,
    PlayCard,
    Player,
    PutIntoDeck,
    Ref,
    Revive,
    Search,
    Shoot,
    ShowUntil,
    Summon,
    TakeControl,
    Value,
    Who,
)
from app.engine.terms import Comparison, KeywordName, Side, Stat, Zone


@dataclass(slots=True)
class Subject:
    """Who does it: the words before the verb, or what the verb's mood implies."""

    phrases: Phrases | None = None
    mood: Mood = Mood.NONE

    def player(self, scope: Scope) -> Player:
        if self.phrases is not None:
            return self.phrases.as_player()
        if self.mood is Mood.PRESENT:
            if scope.subject_player is None:
                raise Decline("no player to do it")
            return scope.subject_player
        return scope.actor

    def cards(self, scope: Scope) -> Who:
        """«излечивается на 1», «и погибает»: without a subject the one of the clause before, or the card itself."""
        if self.phrases is not None:
            self.phrases.speak_in(scope)
            return self.phrases.who()
        if self.is_of_player(scope):
            raise Decline("an order to nobody")
        return scope.same_subject()

    def is_of_player(self, scope: Scope) -> bool:
        """An order, or what another player has to do."""
        return self.mood is Mood.ORDER or (self.mood is Mood.INFINITIVE and scope.actor != YOU)


@dataclass(slots=True)
class Holes:
    """What stands in the holes of one phrase; converted when the row asks for it."""

    scope: Scope
    inner: Inner
    section: Section
    subject: Subject
    trees: dict[str, Node | None] = field(default_factory=dict)
    phrases: dict[str, Phrases] = field(default_factory=dict)
    mentioned: set[str] = field(default_factory=set)
    named: dict[str, Who] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        head, _, part = name.partition(".")
        if part:
            return getattr(self.cards(head), part)
        return getattr(self, _CONVERSIONS[head[0]])(head)

    def has(self, name: str) -> bool:
        return name in self.trees or name in self.phrases

    def phrase(self, name: str) -> Phrases:
        if name not in self.phrases:
            raise Decline("a phrase without its object")
        return self.phrases[name]

    def who(self, name: str) -> Who:
        if name not in self.named:
            is_subject = name == "S" and name not in self.phrases
            self.named[name] = self.subject.cards(self.scope) if is_subject else self.phrase(name).who()
        return self.named[name]

    def value(self, name: str) -> Value:
        tree = self.trees.get(name)
        if tree is None:
            return Number(1)
        return read_number(tree) if tree.data == "number" else read_value(tree, self.scope)

    def player(self, name: str) -> Player | Any:
        if self.section in (Section.EVENT, Section.FACT):
            return self.phrase(name).event_side()
        return self.phrases[name].as_player() if name in self.phrases else self.subject.player(self.scope)

    def cards(self, name: str) -> CardsNamed:
        phrase = self.phrase(name)
        cards = phrase.cards()
        if self.section is Section.ACT and name not in self.mentioned and not isinstance(phrase, Joined):
            self.mentioned.add(name)
            phrase.mention()
        return cards

    def closed(self, name: str) -> bool:
        phrase = self.phrase(name)
        return not isinstance(phrase, Joined) and phrase.closed

    def is_plural(self, name: str) -> bool:
        phrase = self.phrase(name)
        return isinstance(phrase, Joined) or phrase.plural

    def called(self, name: str) -> Who:
        """The last card spoken of, which these words describe."""
        phrase = self.phrase(name)
        if isinstance(phrase, Joined):
            return self.scope.latest()
        return self.scope.rename(phrase.gender, tuple(phrase.tests))

    def latest(self) -> Who:
        if not self.scope.chosen and not self.scope.event:
            raise Decline("«это» points at nothing before it", why=Why.POINTS_AT_NOTHING)
        return self.scope.latest()

    def own_name(self) -> str:
        self.scope.tells_name = True
        return self.scope.own_name

    def told_life(self, name: str) -> Value | None:
        """«возродите его с 1 жизнью» tells the life, it does not describe the card."""
        phrase = self.phrase(name)
        last = phrase.tests[-1] if not isinstance(phrase, Joined) and phrase.tests else None
        if isinstance(phrase, Joined) or not isinstance(last, Compared):
            return None
        if (last.stat, last.comparison) != (Stat.LIFE, Comparison.EQUAL):
            return None
        phrase.tests.pop()
        return last.value

    def discarder(self) -> Side | None:
        """Who discarded just now, if it was one of the two."""
        return {YOU: Side.YOURS, ENEMY: Side.ENEMY}.get(self.scope.discarder) if self.scope.discarder else None

    def just_done(self) -> type | None:
        return self.scope.last_do

    def keywords(self, name: str) -> tuple[KeywordName, ...]:
        tree = self.trees[name]
        assert tree is not None
        return tuple(named_keywords(tree))

    def hero_ordered(self) -> Who | None:
        """Whose hero «излечитесь» is for, and «раниться» where the opponent has a choice."""
        if self.subject.phrases is None and self.subject.is_of_player(self.scope):
            return hero_of(self.scope.actor)
        return None

    def has_looked(self) -> bool:
        return self.scope.looked

    def grants(self, name: str) -> tuple[Grant, ...]:
        tree = self.trees[name]
        assert tree is not None
        return read_grants(tree, self.scope, self.inner)

    def event_card(self, name: str) -> Filter | Ref:
        card = self.phrases[name].subject() if name in self.phrases else SELF
        if self.section is not Section.BAN or isinstance(card, Filter):
            return card
        if card not in _HEROES:
            raise Decline("a ban against one card")
        return Filter(HERO_TESTS, _HEROES[card])


_HEROES: dict[Ref, Side] = {HERO: Side.YOURS, ENEMY_HERO: Side.ENEMY}
"""A ban describes cards; a hero is described by whose he is."""

_CONVERSIONS = {
    "W": "who", "S": "who", "N": "value", "M": "value", "K": "value", "P": "player", "Q": "player",
    "G": "grants", "L": "keywords", "F": "event_card",
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------- the phrase


def pieces(pattern: Pattern, children: list[Any]) -> Iterator[tuple[Piece, Any, Any]]:
    """Each piece of a pattern with the tree of its number or phrase and the word that stands there."""
    i = 0
    for piece in pattern.pieces:
        tree, token = None, None
        if isinstance(children[i], Node):
            tree = children[i]
            i += 1
            if piece.gap is not None and (piece.gap.noun is not None or (piece.gap.coin and not piece.gap.loose)):
                token = children[i]
                i += 1
        else:
            token = children[i]
            i += 1
        yield piece, tree, token


def verb_of(tree: Node) -> Word | None:
    for child in tree.children:
        if isinstance(child, Word) and child.type.startswith("V_"):
            return child
    return None


def read_phrase(tree: Node, scope: Scope, inner: Inner, section: Section, subject: Subject) -> Any:
    """The node of an act, event, fact or trait: exactly one row must be able to mean these words."""
    found: list[tuple[Any, Scope, bool]] = []
    reasons: list[Decline] = []
    rows = READINGS[tree.data]
    for row, pattern in rows:
        trial = scope if len(rows) == 1 else scope.copy()
        try:
            trial.of_cards = isinstance(row.node, _OF_CARDS)
            holes = _holes(pattern, tree, trial, inner, section, subject)
            trial.of_cards = False
            node = row.make(holes)
            _check_actor(node, pattern, scope)
            node = _of_looked(node, pattern, trial)
            if any(piece.terminal == "SAME_MANY" for piece in pattern.pieces):
                node = _as_many_as(node, trial.same_many())
            if section is Section.EVENT or isinstance(node, WouldHappen):
                _mention_event(holes)
            if section is Section.ACT:
                _goes_on(holes)
        except Decline as decline:
            reasons.append(decline)
            continue
        if all(node != other for other, _, _ in found):
            found.append((node, trial, _is_loose(pattern, subject)))
    if not found:
        raise reasons[0]
    if len(found) > 1:
        found = [one for one in found if not one[2]]
    if len(found) != 1:
        raise Decline("two readings")
    node, trial, _ = found[0]
    scope.take(trial)
    _remember(node, scope)
    return node


def _of_looked(node: Any, pattern: Pattern, scope: Scope) -> Any:
    """«Покажите 3 верхние карты, положите всех существ в руку»: of the cards that were shown."""
    if not isinstance(node, Move) or pattern.pieces[0].terminal != "V_PUT" or not scope.looked:
        return node
    who = node.who
    if not isinstance(who, (All, Choose)) or who.of.zone is not Zone.PLAY or who.of.side is not Side.ANYONE:
        return node
    of = Filter((*who.of.tests, Among(LOOKED)), Side.ANYONE, Zone.DECK)
    found = replace(who, of=of) if isinstance(who, All) else replace(who, of=of, late=True)
    return replace(node, who=found)


_OF_CARDS = (Move, Revive, TakeControl, Destroy)
"""What is done to cards that come and go, and to no hero."""


def _is_loose(pattern: Pattern, subject: Subject) -> bool:
    """An order without a subject is the player's, not the card's; what a card does is not the player's."""
    takes_card = pattern.subject is not None and pattern.subject.kind == "S"
    phrases = subject.phrases
    if phrases is None:
        return takes_card
    is_player = phrases.player is not None and phrases.ref is None
    return takes_card if is_player else pattern.subject is None


_YOURS = (
    ControlPlayer,
    Draw,
    Improve,
    OpenCoins,
    PlayCard,
    PutIntoDeck,
    Revive,
    Search,
    ShowUntil,
    Summon,
    TakeControl,
)
"""Acts that their controller does: «Противник возрождает существо» is none of them."""


def _as_many_as(node: Any, number: Value) -> Any:
    """The node, with «столько же» as what it means here."""
    return number if node == EventNumber() else rebuilt(node, lambda part: _as_many_as(part, number))


def _check_actor(node: Any, pattern: Pattern, scope: Scope) -> None:
    names_player = pattern.subject is not None and pattern.subject.kind == "P"
    is_yours = isinstance(node, _YOURS) or getattr(node, "split", False)
    if scope.actor != YOU and not names_player and is_yours:
        raise Decline("an act of another player that only the card's controller is known to do")


def _goes_on(holes: Holes) -> None:
    """Whom «и получает» after this clause means: the cards that were its subject, while they can still be named."""
    phrases = holes.subject.phrases
    if phrases is None or (phrases.player is not None and phrases.ref is None):
        return
    who = holes.named.get("S")
    others = [name for name in holes.named.keys() | holes.mentioned if name != "S"]
    is_last = all(isinstance(holes.named.get(name), Ref | All) for name in others)
    if isinstance(who, Choose):
        who = IT if is_last else None
    elif isinstance(who, All):
        who = who if all(isinstance(test, _LASTING) for test in who.of.tests) else None
    elif not isinstance(who, Ref):
        who = None
    holes.scope.subject, holes.scope.subject_is_lost = who, who is None


_LASTING = (IsKind, IsClass, IsElement, IsNamed, IsOther)
"""What stays true of cards whatever is done to them."""


def _remember(node: Any, scope: Scope) -> None:
    """What later words may speak of besides cards."""
    if isinstance(node, Do):
        scope.last_do = type(node)
    if isinstance(node, Discard):
        scope.discarder = node.player
    if isinstance(node, (Pay, LoseCoins)):
        scope.pay(node.number)
    if isinstance(node, NameSomething):
        scope.named = node.what
    scope.picked |= isinstance(node, Pick)
    scope.shot |= isinstance(node, Shoot)
    if isinstance(node, ShowUntil) or (isinstance(node, LookAt) and isinstance(node.who, DeckTop)):
        scope.looked = True


def _holes(pattern: Pattern, tree: Node, scope: Scope, inner: Inner, section: Section, subject: Subject) -> Holes:
    holes = Holes(scope, inner, section, subject)
    _check_subject(pattern, subject)
    for piece, subtree, token in pieces(pattern, tree.children):
        gap = piece.gap
        if gap is None:
            _check_word(piece, token)
            continue
        if subtree is None or gap.kind in "NMKGL":
            holes.trees[gap.name] = subtree
        else:
            phrase = read_phrases(subtree, scope, as_subject=gap.case is Case.NOM)
            _put_in(phrase, gap.case, scope)
            holes.phrases[gap.name] = phrase
            if gap.name == "W" and any(p.gap is not None and p.gap.name == "W2" for p in pattern.pieces):
                holes.who("W")  # «обменяйте … на существо той же стоимости» speaks of it
    return holes


def _put_in(phrase: Phrases, case: Case, scope: Scope) -> None:
    try:
        phrase.put_in(case)
    except Decline:
        if not scope.is_denied or case is not Case.ACC:
            raise
        phrase.put_in(Case.GEN)


def _check_word(piece: Piece, token: Word) -> None:
    """Words of one terminal may differ («больше», «меньше»), and so may a verb: somebody «атакуют», not «атакует»."""
    differs = not union(token.masks) & PLURAL if piece.is_verb else token.value != piece.value
    if differs and (piece.plural or not piece.is_verb):
        raise Decline("unread", token.start)


def _check_subject(pattern: Pattern, subject: Subject) -> None:
    """A phrase with a player for its subject takes no card there, and the other way round."""
    if subject.phrases is None or pattern.subject is None:
        return
    is_player = subject.phrases.player is not None and subject.phrases.ref is None
    if pattern.subject.kind == "P" and not is_player:
        raise Decline("a card can't do this", subject.phrases.start)


def _mention_event(holes: Holes) -> None:
    """The cards of an event, for the pronouns of what follows."""
    for name, ref in (("F", SUBJECT), ("F2", OTHER)):
        phrase = holes.phrases.get(name)
        if isinstance(phrase, Phrase) and phrase.own_name and phrase.ref == SELF:
            holes.scope.event.append(Mention(SELF, None, False, (), name == "F"))
        elif isinstance(phrase, Phrase) and phrase.this and phrase.ref == SELF:
            holes.scope.event.append(Mention(SELF, phrase.gender, False, (), name == "F"))
        elif phrase is not None and phrase.ref is None and not isinstance(phrase, Joined) and phrase.player is None:
            mention = Mention(ref, phrase.gender, phrase.plural, tuple(phrase.tests), name == "F")
            holes.scope.event.append(mention)
    player = holes.phrases.get("P")
    if player is not None and player.player is not None:
        holes.scope.event.append(Mention(hero_of(player.player), Gender.MAN, False, (), True))
