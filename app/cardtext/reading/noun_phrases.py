"""Reading noun phrases: counts, attributes, exceptions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.cardtext.lexicon.dictionary import folded
from app.cardtext.lexing.tokens import Word
from app.cardtext.reading.joined import Joined, Phrases
from app.cardtext.reading.nodes import Node, only, start_of, subtrees, words
from app.cardtext.reading.noun_words import EDITS, finish
from app.cardtext.reading.numbers import read_comparison, read_number
from app.cardtext.reading.phrase import Phrase
from app.cardtext.scope import Decline, Scope
from app.engine.program import (
    DONE_TO,
    ENEMY,
    FOUND,
    LOOKED,
    SELF,
    YOU,
    Among,
    Choose,
    Compared,
    DeckTop,
    EventThisTurn,
    HasKeyword,
    HasText,
    HasTrigger,
    IsElement,
    IsExtreme,
    IsNamed,
    IsNamedThing,
    IsOther,
    IsWounded,
    Mentions,
    Not,
    Number,
    Player,
    PlayerRole,
    SameClass,
    SameElement,
    SameName,
    StatOf,
    Test,
    Value,
)
from app.engine.terms import Comparison, Element, KeywordName, Kind, Side, Stat, Zone


def read_phrases(tree: Node, scope: Scope, *, as_subject: bool = False) -> Phrases:
    """A noun phrase, or several with «и» and «или»."""
    if tree.data == "np_list":
        return read_phrases(only(tree), scope, as_subject=as_subject)
    if tree.data in ("both_np", "either_np"):
        parts = tuple(read_np(t, scope, as_subject=as_subject) for t in _np_parts(tree))
        _share_owner(parts)
        return Joined(parts, tree.data == "either_np")
    return read_np(tree, scope, as_subject=as_subject)


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
        if isinstance(child, Word):
            EDITS[child.type](phrase, child)
        else:
            _PARTS[child.data](phrase, child)
    finish(phrase, as_subject=as_subject)
    return phrase


def _copies(tree: Node, phrase: Phrase) -> Phrase:
    """«две копии этого существа»."""
    *before, _, of = tree.children
    for child in before:
        if isinstance(child, Node) and child.data != "copies":
            _PARTS[child.data](phrase, child)
        elif isinstance(child, Word) and child.type != "COPY":
            EDITS[child.type](phrase, child)
    assert isinstance(of, Node)
    model = read_np(of, phrase.scope)
    phrase.copy_of = model.who()
    phrase.copy_grants = model.copy_grants
    if model.ref is not None:  # «копия этой карты на кладбище»: where the copy is
        phrase.zone, phrase.side = model.zone, phrase.side or model.side
    phrase.tests.append(SameName(phrase.copy_of))
    phrase.masks = next(c.masks for c in tree.children if isinstance(c, Word) and c.type == "COPY")
    return phrase


def _how_many(phrase: Phrase, tree: Node) -> None:
    phrase.most = read_number(only(tree))


def _up_to(phrase: Phrase, tree: Node) -> None:
    phrase.least, phrase.most = Number(0), read_number(only(tree))


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
    phrase.done = FOUND if words(tree)[0].value == "found" else DONE_TO
    phrase.tests.append(Among(phrase.done))


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


def _striking(phrase: Phrase, tree: Node) -> None:
    phrase.tests.append(_compared(Stat.STRIKE, subtrees(tree)[0]))


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
    "striking": _striking,
    "with_": _with,
    "without": _without,
    "not_being": _not_being,
    "except_": _except,
}


def read_attribute(tree: Node | Word, phrase: Phrase) -> Test:
    """What «с …» and «без …» say of a card."""
    assert isinstance(tree, Node)
    if tree.data not in _ATTRIBUTES:
        raise Decline("no such description of a card", phrase.start)
    return _ATTRIBUTES[tree.data](tree, phrase)


def _keyword_attribute(tree: Node, phrase: Phrase) -> Test:
    name, *rest = words(subtrees(tree)[0])
    if rest:
        raise Decline("a protection in a description", name.start)
    if name.value in (KeywordName.PLAGUE, KeywordName.LIFE_GIFT):  # they stand in abilities and are none themselves
        raise Decline("cards whose texts have an act", name.start)
    return HasKeyword(name.value)


def _extreme(tree: Node, phrase: Phrase) -> Test:
    stat, greatest = words(tree)[0].value
    return IsExtreme(stat, greatest)


def _same_name_as(tree: Node, phrase: Phrase) -> Test:
    """«как у карты противника»: that card is chosen."""
    other = read_np(subtrees(tree)[0], phrase.scope)
    EDITS["OWNER"](other, words(tree)[-1])
    return SameName(Choose(other.filter(), by=phrase.scope.actor))


def _less_than_it(tree: Node, phrase: Phrase) -> Test:
    """«с меньшей силой удара»: than that of the card spoken of, or of the card itself."""
    stat, comparison = words(tree)[0].value
    against = SELF if phrase.scope.kind is Kind.CREATURE and not phrase.scope.chosen else phrase.scope.latest()
    return Compared(stat, comparison, StatOf(stat, against))


def _laid(tree: Node, phrase: Phrase) -> Test:
    """«с 2 или более эффектами усиления»."""
    comparison, what = subtrees(tree)[0], words(tree)[-1]
    return _compared(what.value, comparison)


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
    "less_than_it": _less_than_it,
    "laid_attr": _laid,
    "striking": lambda tree, phrase: _compared(Stat.STRIKE, subtrees(tree)[0]),
    "living": lambda tree, phrase: _compared(Stat.LIFE, subtrees(tree)[0]),
}


def _compared(stat: Stat, tree: Node) -> Test:
    comparison, value = read_comparison(tree)
    return Compared(stat, comparison, value)
