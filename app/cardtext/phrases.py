"""Reading the parts of a sentence below the verb: noun phrases, numbers, keywords and what is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from lark import Token, Tree

from app.cardtext.forms import ANYWHERE, Case, Masks
from app.cardtext.lexer import Word
from app.cardtext.lexicon import folded
from app.cardtext.nouns import EDITS, Phrase, finish
from app.cardtext.rewriting import CardsNamed
from app.cardtext.scope import Decline, Scope
from app.cardtext.trees import how_many
from app.engine.program import (
    DONE_TO,
    ENEMY,
    ENEMY_HERO,
    HERO,
    LOOKED,
    OTHER,
    SELF,
    YOU,
    Ability,
    Achieved,
    Add,
    All,
    Among,
    Announced,
    AnyOf,
    Choose,
    Compared,
    Count,
    DeckTop,
    Distinct,
    Divide,
    EventCount,
    EventNumber,
    EventThisTurn,
    Excess,
    ExtraLife,
    Filter,
    Gain,
    Grant,
    HasKeyword,
    HasText,
    HasTrigger,
    IsClass,
    IsElement,
    IsExtreme,
    IsKind,
    IsNamed,
    IsNamedThing,
    IsOther,
    IsWounded,
    Keyword,
    Least,
    Mentions,
    Modify,
    Multiply,
    Not,
    Number,
    Player,
    PlayerRole,
    Ref,
    Reinforce,
    SameClass,
    SameElement,
    SameName,
    StatOf,
    Test,
    Together,
    Value,
    Weaken,
    When,
    Who,
)
from app.engine.terms import (
    Comparison,
    Element,
    EventKind,
    KeywordName,
    Kind,
    Measure,
    Operation,
    Per,
    Side,
    Source,
    Stat,
    Zone,
)

Node = Tree[Token]


def word(token: Node | Token) -> Word:
    assert isinstance(token, Token)
    value: Any = token.value
    assert isinstance(value, Word)
    return value


def words(tree: Node) -> list[Word]:
    return [word(child) for child in tree.children if isinstance(child, Token)]


def subtrees(tree: Node) -> list[Node]:
    return [child for child in tree.children if isinstance(child, Tree)]


def start_of(tree: Node | Token) -> int:
    if isinstance(tree, Token):
        return word(tree).start
    return start_of(tree.children[0]) if tree.children else 0


# ------------------------------------------------------------------------------------------------ noun phrases


@dataclass(slots=True)
class Joined:
    """Several noun phrases with «и» or «или» between them."""

    parts: tuple[Phrase, ...]
    either: bool

    @property
    def masks(self) -> Masks:
        return ANYWHERE

    @property
    def player(self) -> Player | None:
        return None

    @property
    def start(self) -> int:
        return self.parts[0].start

    @property
    def ref(self) -> Who | None:
        return None

    def speak_in(self, scope: Scope) -> None:
        for part in self.parts:
            part.speak_in(scope)

    def put_in(self, case: Case) -> None:
        for part in self.parts:
            part.put_in(case)

    def who(self) -> Who:
        if not self.either:
            return Together(tuple(part.who() for part in self.parts))
        return self._merged().who()

    def cards(self) -> CardsNamed:
        return self._merged().cards()

    def subject(self) -> Filter | Ref:
        if not self.either:
            raise Decline("an event of several cards", self.start)
        return self._merged().subject()

    def filter(self) -> Filter:
        return self._merged().filter()

    def as_player(self) -> Player:
        raise Decline("cards where a player is meant", self.start)

    event_side = as_player

    def _merged(self) -> Phrase:
        """«дракона или драконида»: one description with two ways to fit it."""
        first, second = self.parts[0], self.parts[1]
        if len(self.parts) != 2 or any(p.ref is not None or p.player is not None for p in self.parts):
            raise Decline("this can't be one description", self.start)
        first.tests = [either(tuple(first.tests), tuple(second.tests))]
        return first


def either(a: tuple[Test, ...], b: tuple[Test, ...]) -> Test:
    if len(a) == len(b) == 1 and isinstance(a[0], IsClass) and isinstance(b[0], IsClass):
        return IsClass(a[0].names + b[0].names)
    if len(a) == len(b) == 1 and isinstance(a[0], IsKind) and isinstance(b[0], IsKind):
        return IsKind(a[0].kinds + b[0].kinds)
    if len(a) == len(b) == 1:
        return AnyOf((a[0], b[0]))
    raise Decline("«или» between long descriptions")


Phrases = Phrase | Joined


def read_phrases(tree: Node, scope: Scope, *, as_subject: bool = False) -> Phrases:
    """A noun phrase, or several with «и» and «или»."""
    if tree.data == "np_list":
        return read_phrases(_only(tree), scope, as_subject=as_subject)
    if tree.data in ("both_np", "either_np"):
        parts = tuple(read_np(t, scope, as_subject=as_subject) for t in _np_parts(tree))
        _share_owner(parts)
        return Joined(parts, tree.data == "either_np")
    return read_np(tree, scope, as_subject=as_subject)


def _only(tree: Node) -> Node:
    (child,) = subtrees(tree)
    return child


def _np_parts(tree: Node) -> Iterator[Node]:
    for child in subtrees(tree):
        if child.data in ("both_np", "either_np", "np_list"):
            yield from _np_parts(child)
        else:
            yield child


def _share_owner(parts: tuple[Phrase, ...]) -> None:
    """«ваших речных дев и героя»: both are yours."""
    for part in parts[1:]:
        if part.side is None and part.ref is None:
            part.side = parts[0].side
    *before, last = parts
    for part in before if last.zone is not None else ():  # «существо и заклинание с кладбища» (H-30)
        if part.zone is None and part.side is None and part.ref is None and part.player is None:
            part.zone, part.side = last.zone, last.side


def read_np(tree: Node, scope: Scope, *, as_subject: bool = False) -> Phrase:
    phrase = Phrase(scope, start=start_of(tree))
    if tree.data == "copies":
        return _copies(tree, phrase)
    for child in tree.children:
        if isinstance(child, Token):
            EDITS[child.type](phrase, word(child))
        else:
            _PARTS[child.data](phrase, child)
    finish(phrase, as_subject=as_subject)
    return phrase


def _copies(tree: Node, phrase: Phrase) -> Phrase:
    """«две копии этого существа»."""
    *before, _, of = tree.children
    for child in before:
        if isinstance(child, Tree) and child.data != "copies":
            _PARTS[child.data](phrase, child)
        elif isinstance(child, Token) and child.type != "COPY":
            EDITS[child.type](phrase, word(child))
    assert isinstance(of, Tree)
    model = read_np(of, phrase.scope)
    phrase.copy_of = model.who()
    phrase.copy_grants = model.copy_grants
    if model.ref is not None:  # «копия этой карты на кладбище»: where the copy is
        phrase.zone, phrase.side = model.zone, phrase.side or model.side
    phrase.tests.append(SameName(phrase.copy_of))
    phrase.masks = next(word(c).masks for c in tree.children if isinstance(c, Token) and c.type == "COPY")
    return phrase


def _how_many(phrase: Phrase, tree: Node) -> None:
    phrase.most = read_number(_only(tree))


def _up_to(phrase: Phrase, tree: Node) -> None:
    phrase.least, phrase.most = Number(0), read_number(_only(tree))


def _at_least(phrase: Phrase, tree: Node) -> None:
    """«3 или более карт», «двух или менее существ», «более двух орков»."""
    number = read_number(subtrees(tree)[0])
    comparison = words(tree)[0].value
    if comparison in _BY_ONE:
        number = _one_off(number, _BY_ONE[comparison], phrase.start)
    phrase.most = number
    if comparison in (Comparison.AT_LEAST, Comparison.MORE):
        phrase.least, phrase.at_least = number, True
    else:
        phrase.least = Number(0)


_BY_ONE = {Comparison.MORE: 1, Comparison.LESS: -1}


def _one_off(number: Value, by: int, start: int) -> Value:
    if not isinstance(number, Number):
        raise Decline("more than a number that is not known", start)
    return Number(number.n + by)


def _next_one(phrase: Phrase, tree: Node) -> None:
    phrase.next_one = True


def _past(phrase: Phrase, tree: Node) -> None:
    """«погибшее в этот ход», «вошедшее в предыдущий ход противника»."""
    first, *moment = words(tree)
    last = moment[0].value if moment and moment[0].type == "LAST_TURN" else None
    phrase.tests.append(EventThisTurn(first.value, last))


def _less_cost(phrase: Phrase, tree: Node) -> None:
    """«меньшей стоимости, чем вы уничтожили»."""
    EDITS["LESS_COST"](phrase, words(tree)[0])


def _done(phrase: Phrase, tree: Node) -> None:
    """«замешанную таким образом карту»: what the part before really did."""
    if words(tree)[0].value == "looked" and phrase.scope.looked:
        phrase.tests.append(Among(LOOKED))
        phrase.zone, phrase.side = Zone.DECK, Side.ANYONE
        return
    phrase.done = True
    phrase.tests.append(Among(DONE_TO))


def _not_adjective(phrase: Phrase, tree: Node) -> None:
    phrase.tests.append(Not(words(tree)[1].value))


def _top(phrase: Phrase, tree: Node) -> None:
    card, deck = words(tree)
    owners = {Side.YOURS: YOU, Side.ENEMY: ENEMY, Side.ANYONE: Player(PlayerRole.CHOSEN)}
    player = owners[deck.value] if deck.value is not None else phrase.scope.actor
    phrase.masks = card.masks
    phrase.top = DeckTop(phrase.most or Number(1), player, card.value)


def _named(phrase: Phrase, tree: Node) -> None:
    """«карта Яйцо»."""
    card, name = words(tree)
    EDITS["CARD"](phrase, card)
    phrase.tests.insert(0, IsNamed(name.value))


def _costing(phrase: Phrase, tree: Node) -> None:
    phrase.tests.append(_compared(Stat.COST, subtrees(tree)[0]))


def _with(phrase: Phrase, tree: Node) -> None:
    phrase.tests.append(read_attribute(tree.children[1], phrase))


def _without(phrase: Phrase, tree: Node) -> None:
    test = read_attribute(tree.children[1], phrase)
    phrase.tests.append(test.test if isinstance(test, Not) else Not(test))


def _either_adjective(phrase: Phrase, tree: Node) -> None:
    """«тёмное или степное существо»."""
    first, _, second = words(tree)
    for one in (first, second):
        EDITS["ADJ"](phrase, one)
    b, a = phrase.tests.pop(), phrase.tests.pop()
    if not isinstance(a, IsElement) or not isinstance(b, IsElement):
        raise Decline("«или» between such adjectives", first.start)
    phrase.tests.append(IsElement(a.elements + b.elements))


def _different_names(phrase: Phrase, tree: Node) -> None:
    phrase.different_names = True


def _has_element(phrase: Phrase, tree: Node) -> None:
    """«у которого есть стихия»: neutral cards have none (H-48)."""
    phrase.tests.append(Not(IsElement((Element.NEUTRAL,))))


def _mentioning(phrase: Phrase, tree: Node) -> None:
    """«на которой упоминается Набег»: the word's stem stands somewhere on the card."""
    (said,) = words(subtrees(tree)[0])
    phrase.tests.append(Mentions(word_stem(said.text)))


def word_stem(word: str) -> str:
    """A word without what its cases change."""
    return folded(word).rstrip("аеиоуыэюяьй")


def _not_being(phrase: Phrase, tree: Node) -> None:
    other = read_np(subtrees(tree)[0], phrase.scope)
    phrase.tests.extend(Not(test) for test in other.tests)


def _except(phrase: Phrase, tree: Node) -> None:
    other = read_np(subtrees(tree)[0], phrase.scope)
    if other.ref is None:
        apart = [test for test in other.tests if test not in phrase.tests]
        if len(apart) != 1:
            raise Decline("an exception that more than one thing describes", other.start)
        phrase.tests.append(Not(apart[0]))
    else:
        phrase.tests.append(IsOther(other.ref))


_PARTS: dict[str, Callable[[Phrase, Node], None]] = {
    "how_many": _how_many,
    "up_to": _up_to,
    "at_least": _at_least,
    "next_one": _next_one,
    "mentioning": _mentioning,
    "has_element": _has_element,
    "either_adjective": _either_adjective,
    "different_names": _different_names,
    "past": _past,
    "less_cost": _less_cost,
    "done": _done,
    "not_adjective": _not_adjective,
    "top": _top,
    "named": _named,
    "costing": _costing,
    "with_": _with,
    "without": _without,
    "not_being": _not_being,
    "except_": _except,
}


# -------------------------------------------------------------------------------------------------- attributes


def read_attribute(tree: Node | Token, phrase: Phrase) -> Test:
    """What «с …» and «без …» say of a card."""
    assert isinstance(tree, Tree)
    if tree.data not in _ATTRIBUTES:
        raise Decline("no such description of a card", phrase.start)
    return _ATTRIBUTES[tree.data](tree, phrase)


def _keyword_attribute(tree: Node, phrase: Phrase) -> Test:
    name, *rest = words(subtrees(tree)[0])
    if rest:
        raise Decline("a protection in a description", name.start)
    return HasKeyword(name.value)


def named_keywords(tree: Node) -> Iterator[KeywordName]:
    """«отравления, уязвимости и оглушения»."""
    for child in subtrees(tree):
        if child.data == "bare_keywords":
            yield from named_keywords(child)
        elif len(words(child)) > 1:
            raise Decline("a protection among effects", start_of(child))
        else:
            yield words(child)[0].value


def _extreme(tree: Node, phrase: Phrase) -> Test:
    stat, greatest = words(tree)[0].value
    return IsExtreme(stat, greatest)


def _same_name_as(tree: Node, phrase: Phrase) -> Test:
    """«как у карты противника»: that card is chosen."""
    other = read_np(subtrees(tree)[0], phrase.scope)
    EDITS["OWNER"](other, words(tree)[-1])
    return SameName(Choose(other.filter(), by=phrase.scope.actor))


def _less_strike(tree: Node, phrase: Phrase) -> Test:
    against = SELF if phrase.scope.kind is Kind.CREATURE and not phrase.scope.chosen else phrase.scope.latest()
    return Compared(Stat.STRIKE, Comparison.LESS, StatOf(Stat.STRIKE, against))


_ATTRIBUTES: dict[str, Callable[[Node, Phrase], Test]] = {
    "keyword_attr": _keyword_attribute,
    "has_trigger": lambda tree, phrase: HasTrigger(words(tree)[0].value),
    "wounds_attr": lambda tree, phrase: IsWounded(),
    "effect_attr": lambda tree, phrase: Compared(words(tree)[0].value, Comparison.AT_LEAST, Number(1)),
    "abilities_attr": lambda tree, phrase: HasText(),
    "same_name": lambda tree, phrase: SameName(phrase.scope.latest()),
    "same_name_as": _same_name_as,
    "that_name": lambda tree, phrase: IsNamedThing("card"),
    "other_name": lambda tree, phrase: Not(SameName(phrase.scope.latest())),
    "other_class": lambda tree, phrase: Not(SameClass(phrase.scope.latest())),
    "other_element": lambda tree, phrase: Not(SameElement(read_np(subtrees(tree)[0], phrase.scope).who())),
    "element_attr": lambda tree, phrase: Not(IsElement((Element.NEUTRAL,))),
    "elements_attr": lambda tree, phrase: Compared(Stat.ELEMENTS, Comparison.EQUAL, read_number(subtrees(tree)[0])),
    "extreme": _extreme,
    "less_strike": _less_strike,
    "striking": lambda tree, phrase: _compared(Stat.STRIKE, subtrees(tree)[0]),
    "living": lambda tree, phrase: _compared(Stat.LIFE, subtrees(tree)[0]),
}


def _compared(stat: Stat, tree: Node) -> Test:
    comparison, value = read_comparison(tree)
    return Compared(stat, comparison, value)


def read_comparison(tree: Node) -> tuple[Comparison, Value]:
    comparison = Comparison.EQUAL
    for w in words(tree):
        if w.type in ("CMP", "CMP_BEFORE"):
            comparison = w.value
        elif w.type == "UPTO":
            comparison = Comparison.AT_MOST
    return comparison, read_number(subtrees(tree)[0])


# ------------------------------------------------------------------------------------------------------ numbers


def read_number(tree: Node) -> Value:
    (w,) = words(tree)
    return Announced(w.value) if w.type == "LETTER" else Number(w.value)


def read_value(tree: Node, scope: Scope) -> Value:
    if tree.data not in _VALUES:
        raise Decline("no such number", start_of(tree))
    return _VALUES[tree.data](tree, scope)


def _stat_of(tree: Node, scope: Scope) -> Value:
    stat = next(w for w in words(tree) if w.type in ("STRIKE", "LIFE", "COST"))
    return StatOf(stat.value, read_np(subtrees(tree)[-1], scope).who())


def _its_stat(tree: Node, scope: Scope) -> Value:
    _, pronoun, stat = words(tree)
    return StatOf(stat.value, scope.pronoun(pronoun.masks, as_subject=False))


def _count_of(tree: Node, scope: Scope) -> Value:
    return how_many(counted(read_np(subtrees(tree)[0], scope)))


def counted(phrase: Phrase) -> Who:
    """What is counted is never chosen: «за каждое существо» are all of them."""
    if phrase.ref is not None or phrase.top is not None or phrase.done:
        return phrase.who()
    return All(phrase.filter())


def _laid_on(tree: Node, scope: Scope) -> Value:
    """«количество ран на …»: what lies on cards."""
    what = words(tree)[1]
    return StatOf(what.value, counted(read_np(subtrees(tree)[-1], scope)))


_MEASURED = {Measure.STRIKE: Stat.STRIKE, Measure.LIFE: Stat.LIFE}


def _measure_of(tree: Node, scope: Scope) -> Value:
    """«равной удару этого существа»: the words that modifiers speak of."""
    (measure,) = words(tree)
    if measure.value not in _MEASURED:
        raise Decline("no number of a card", measure.start)
    return StatOf(_MEASURED[measure.value], read_np(subtrees(tree)[0], scope).who())


def paid_amount(scope: Scope, tree: Node) -> Value:
    """«с этой силой», «такой бонус»: as much as was just paid."""
    if scope.amount is None:
        raise Decline("no number was spoken of before", start_of(tree))
    return scope.amount


def _half_of(tree: Node, scope: Scope) -> Value:
    """«половину жизней существа», rounded down."""
    return Divide(_stat_of(tree, scope))


def _done_wounds(tree: Node, scope: Scope) -> Value:
    """«количество полученных таким образом ран (вашим героем)»: what the part before really did."""
    for np in subtrees(tree):
        phrase = read_np(np, scope)
        phrase.put_in(Case.INS)
        if phrase.ref is None and phrase.who() not in (HERO, ENEMY_HERO):
            raise Decline("wounds of somebody else", phrase.start)
    return Achieved()


def _excess(tree: Node, scope: Scope) -> Value:
    """Of the card that the event's card attacked or killed."""
    if not scope.attacking and not any(mention.ref == OTHER for mention in scope.event):
        raise Decline("nobody who could have excess wounds", start_of(tree))
    return Excess(OTHER)


_VALUES: dict[str, Callable[[Node, Scope], Value]] = {
    "plain": lambda tree, scope: read_number(subtrees(tree)[0]),
    "stat_of": _stat_of,
    "amount_of": _stat_of,
    "its_stat": _its_stat,
    "count_of": _count_of,
    "laid_on": _laid_on,
    "same_many": lambda tree, scope: EventNumber(),
    "excess": _excess,
    "measure_of": _measure_of,
    "this_much": lambda tree, scope: paid_amount(scope, tree),
    "equal_to": lambda tree, scope: read_value(subtrees(tree)[0], scope),
    "half_of": _half_of,
    "half_of_its": lambda tree, scope: Divide(_its_stat(tree, scope)),
    "done_wounds": _done_wounds,
}


def completed_quests(tree: Node) -> Value:
    """«за каждый ваш завершённый квест»: how many were completed this game."""
    said = words(tree)
    if said[-1].value != (IsKind((Kind.QUEST,)),):
        raise Decline("only quests are completed", said[-1].start)
    side = next((w.value for w in said if w.type == "POSS"), None)
    return EventCount(When(EventKind.QUEST_COMPLETED, player=side), Per.GAME)


def _received(tree: Node, scope: Scope) -> Value:
    """«за каждую полученную рану»: as many as the event tells."""
    if not scope.event:
        raise Decline("no wounds were spoken of", start_of(tree))
    return EventNumber()


def read_per(tree: Node, scope: Scope) -> Value:
    """«за каждое …»: how many times."""
    if tree.data == "per_completed":
        return completed_quests(tree)
    if tree.data == "per_done":
        return Achieved()
    if tree.data == "per_excess":
        return _excess(tree, scope)
    if tree.data == "per_wound":
        return _received(tree, scope)
    if tree.data == "per_laid":
        nps = subtrees(tree)
        return StatOf(words(tree)[1].value, counted(read_np(nps[0], scope)) if nps else SELF)
    phrases = read_phrases(subtrees(tree)[0], scope)
    parts = phrases.parts if isinstance(phrases, Joined) else (phrases,)
    if len(parts) == 2 and isinstance(phrases, Joined) and not phrases.either:
        return Add(how_many(counted(parts[0])), how_many(counted(parts[1])))
    if len(parts) != 1:
        raise Decline("several things counted at once", phrases.start)
    (phrase,) = parts
    if phrase.different_names:
        phrase.different_names = False
        return Distinct("names", counted(phrase))
    if isinstance(phrase.most, Number):
        by, phrase.most = phrase.most.n, None
        return Divide(Count(counted(phrase)), by)
    return how_many(counted(phrase))


# ----------------------------------------------------------------------------------------------------- keywords


def read_keyword(tree: Node, scope: Scope) -> Keyword:
    first = words(tree)[0]
    parts = subtrees(tree)
    if first.type == "PROTECTION":
        return _protection(parts[0], scope)
    if not parts:
        return Keyword(first.value)
    if first.type in ("KEYWORD", "REDUCTION"):
        number = read_number(parts[0]) if parts[0].data == "number" else read_value(parts[0], scope)
        return Keyword(first.value, number)
    return Keyword(first.value, against=read_np(parts[0], scope).filter())


def _protection(tree: Node, scope: Scope) -> Keyword:
    nps = subtrees(tree)
    of = read_np(nps[0], scope).filter() if nps else None
    if tree.data == "from_cards":
        return Keyword(KeywordName.PROTECTION, against=of)
    source = words(tree)[0].value
    return Keyword(KeywordName.PROTECTION, against=of, source=source)


# ------------------------------------------------------------------------------------------------------- grants

Inner = Callable[[str, Scope], tuple[Ability, ...]]
"""How the text in quotation marks is read: the abilities that it holds."""


def read_grants(tree: Node, scope: Scope, inner: Inner) -> tuple[Grant, ...]:
    """What «получает» and «имеет» give, in text order."""
    found: list[Grant] = []
    for part in _grant_parts(tree):
        if part.data == "quoted":
            found.extend(Gain(ability) for ability in inner(words(part)[0].value, scope))
        elif part.data == "same_modifier":
            found.append(_same_modifier(part, found))
        else:
            found.append(_read_grant(part, scope))
    return tuple(found)


def _read_grant(part: Node, scope: Scope) -> Grant:
    if part.data not in _GRANTS:
        raise Decline("nothing that can be given", start_of(part))
    return _GRANTS[part.data](part, scope)


def _grant_parts(tree: Node) -> Iterator[Node]:
    for child in subtrees(tree):
        if child.data == "grants":
            yield from _grant_parts(child)
        else:
            yield child


def _operation(signed: Word) -> tuple[Operation, Value]:
    adds, amount = signed.value
    value = Number(amount) if isinstance(amount, int) else Announced(amount)
    return (Operation.ADD if adds else Operation.SUBTRACT), value


def _modifier(tree: Node, scope: Scope) -> Grant:
    signed, measure = words(tree)[:2]
    nps = subtrees(tree)
    against = read_np(nps[0], scope).filter() if nps else None
    operation, value = _operation(signed)
    return Modify(measure.value, operation, value, against)


def _same_modifier(tree: Node, before: list[Grant]) -> Grant:
    """«+1 к удару и жизням»: the same number again."""
    if not before or not isinstance(before[-1], Modify):
        raise Decline("a measure without a number", start_of(tree))
    return replace(before[-1], measure=words(tree)[0].value)


def _less_from_attacks(tree: Node, scope: Scope) -> Grant:
    operation, value = _operation(words(tree)[0])
    if operation is not Operation.SUBTRACT or words(tree)[1].value is not Source.ATTACK:
        raise Decline("only «-X от атак» is known", start_of(tree))
    return Gain(Keyword(KeywordName.LESS_FROM_ATTACKS, value))


def _counted_grant(make: Callable[[Value], Grant]) -> Callable[[Node, Scope], Grant]:
    def read(tree: Node, scope: Scope) -> Grant:
        numbers = subtrees(tree)
        return make(read_number(numbers[0]) if numbers else Number(1))

    return read


_GRANTS: dict[str, Callable[[Node, Scope], Grant]] = {
    "modifier": _modifier,
    "such_bonus": lambda tree, scope: Modify(words(tree)[1].value, Operation.ADD, paid_amount(scope, tree)),
    "less_from_attacks": _less_from_attacks,
    "gained": lambda tree, scope: Gain(read_keyword(subtrees(tree)[0], scope)),
    "extra_life": _counted_grant(ExtraLife),
    "reinforcement": _counted_grant(Reinforce),
    "weakening": _counted_grant(Weaken),
}


def multiplied(grant: Grant, by: Value) -> Grant:
    """«+1 к удару за каждое …»."""
    if isinstance(grant, Modify):
        return replace(grant, value=times(grant.value, by))
    if isinstance(grant, (Reinforce, Weaken, ExtraLife)):
        return replace(grant, number=times(grant.number, by))
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword) and grant.ability.number is not None:
        return Gain(replace(grant.ability, number=times(grant.ability.number, by)))
    raise Decline("«за каждое» of something without a number")


def capped(grant: Any, most: Value) -> Any:
    """«…, но не больше чем на 6»: the number that «за каждое …» multiplied, and no more than this."""
    if isinstance(grant, Modify):
        return replace(grant, value=Least(grant.value, most))
    if isinstance(grant, (Reinforce, Weaken, ExtraLife)):
        return replace(grant, number=Least(grant.number, most))
    raise Decline("«но не больше» of something without a number")


def times(value: Value, by: Value) -> Value:
    return by if value == Number(1) else Multiply(value, by)
