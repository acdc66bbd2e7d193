"""From the items of a sentence to abilities: what wakes, what is paid, what is always so (112-116)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeGuard

from app.cardtext.lexicon.dictionary import Mood
from app.cardtext.phrasebook.rewriting import CREATURE_DIED
from app.cardtext.phrasebook.unfinished import AttacksWhom, Cancelled, Prevented, WouldHappen
from app.cardtext.reading.folding import fold
from app.cardtext.reading.items import (
    Ambush,
    Clause,
    Costs,
    Event,
    ExtraCostHead,
    InTurn,
    Item,
    KeywordHead,
    Listed,
    Placed,
    Proviso,
    Rule,
    Time,
    TriggerWord,
)
from app.cardtext.reading.items import Instead as ReplacedBy
from app.cardtext.reading.lasting import Given
from app.cardtext.scope import Decline, Why
from app.cardtext.trees import changed, nodes
from app.engine.program import (
    ENEMY_HERO,
    EVERY_TIME,
    HERO,
    ONCE_A_TURN,
    OTHER,
    SELF,
    SUBJECT,
    YOU,
    Ability,
    Activated,
    All,
    Both,
    CancelPlay,
    Condition,
    Constant,
    Cost,
    Do,
    ExtraCost,
    ExtraLife,
    Filter,
    Fits,
    Gain,
    Grant,
    If,
    Instead,
    IsTurn,
    Keyword,
    Lay,
    Limit,
    LosePrayers,
    May,
    Modify,
    OnlyIfDone,
    PayBy,
    PayPrayers,
    PreventNext,
    Reinforce,
    Revive,
    SpellText,
    Together,
    Triggered,
    Until,
    Weaken,
    When,
)
from app.engine.terms import EventKind, KeywordName, Kind, Measure, Zone


@dataclass(frozen=True, slots=True)
class Remarks:
    """What stood in brackets and means something: «(Один раз за ход)», «(эта особенность работает на кладбище)»."""

    limit: Limit | None = None
    zones: tuple[Zone, ...] = ()
    by_anyone: bool = False


Assembled = tuple[Ability, ...] | Do
"""New abilities, or an act that goes on with the ability before."""


def assemble(items: list[Placed], kind: Kind, remarks: Remarks, *, continuing: bool = False) -> Assembled:
    """What a sentence is by itself, or, continuing, a further act of the ability before it."""
    if continuing:
        return fold(items)
    first = items[0].item
    if isinstance(first, Rule) and len(items) == 1 and remarks == Remarks():
        return (first.rule,)
    if isinstance(first, Proviso) and isinstance(first.condition, WouldHappen):
        return _replacement(first.condition.when, items[1:], remarks)
    if isinstance(first, ExtraCostHead):
        return (_extra_cost(first.alternative, items[1:]),)
    if isinstance(first, KeywordHead):
        return _completed(first, items, kind, remarks)
    if isinstance(first, Listed):
        return _listed(items, remarks)
    if isinstance(first, TriggerWord):
        return _trigger(items, remarks)
    colon = next((i for i, placed in enumerate(items) if placed.after == "COLON"), None)
    if colon is not None and isinstance(first, (Costs, Clause)):
        return _activated(items, colon, remarks)
    if isinstance(first, Proviso) and len(items) > 2 and isinstance(items[1].item, Time) and kind is not Kind.SPELL:
        return _triggered([items[1], items[0], *items[2:]], remarks)
    if isinstance(first, Time) and first.next_turn and kind is not Kind.SPELL:
        raise Decline("the next turn of no moment that is told", items[0].start)
    if isinstance(first, (Event, Time)) and kind is not Kind.SPELL:
        return _triggered(items, remarks)
    if isinstance(first, Event) and (_is_own_event(first.when) or remarks.zones):
        return _triggered(items, remarks)
    end = len(items) - sum(isinstance(placed.item, InTurn) for placed in items)  # «…, когда … погибает в ваш ход»
    last = items[end - 1]
    if isinstance(last.item, Event) and last.after in ("", "COMMA") and kind is not Kind.SPELL:
        return _triggered([*items[end - 1 :], *items[: end - 1]], remarks)
    if len(items) > 2 and kind is not Kind.SPELL and _wakes_first(items):
        return _triggered([items[1], items[0], *items[2:]], remarks)
    timed = _timed(items) if kind is not Kind.SPELL else None
    if timed is not None:
        return _triggered(timed, remarks)
    constant = _constant(items, remarks)
    if constant is not None:
        return constant
    if remarks != Remarks():
        raise Decline("a remark that fits nothing here", items[0].start)
    return fold(items)


def _wakes_first(items: list[Placed]) -> bool:
    """«Теряет Спящий, когда …, при этом …»: what wakes it stands after the first part."""
    first, event, then = items[:3]
    wakes = isinstance(event.item, Event) and event.after in ("", "COMMA")
    return isinstance(first.item, Clause) and wakes and then.after == "AT_THAT"


def _timed(items: list[Placed]) -> list[Placed] | None:
    """«Открывается в начале хода противника»: the moment stands at the end and wakes the ability."""
    placed = items[-1]
    clause = placed.item
    if len(items) != 1 or not isinstance(clause, Clause) or clause.mood is not Mood.PRESENT:
        return None
    if len(clause.around) != 1 or not isinstance(clause.around[0], Time) or clause.around[0].next_turn:
        return None
    return [Placed(clause.around[0], "", placed.start), replace(placed, item=replace(clause, around=()))]


def _is_own_event(when: When) -> bool:
    return when.subject == SELF


# ---------------------------------------------------------------------------------------------------- keywords


def _listed(items: list[Placed], remarks: Remarks) -> tuple[Ability, ...]:
    condition = _only_proviso(items[1:])
    found: list[Ability] = []
    listed = items[0].item
    assert isinstance(listed, Listed)
    for grant in listed.grants:
        if isinstance(grant, Gain) and condition is None:
            found.append(grant.ability)
        elif isinstance(grant, (Reinforce, Weaken, ExtraLife)):
            raise Decline("an effect without a verb", items[0].start)
        else:
            found.append(Constant(SELF, (grant,), condition))
    return tuple(found)


def _only_proviso(items: list[Placed]) -> Condition | None:
    if not items:
        return None
    if len(items) == 1 and isinstance(items[0].item, Proviso):
        return items[0].item.condition
    raise Decline("unread", items[0].start)


_KEYWORDS_THAT_DO = (KeywordName.CONCENTRATION, KeywordName.SPENDING, KeywordName.EXTORTION)
"""They wake by themselves and do what follows; the others make an ability of it come and go."""


def _completed(head: KeywordHead, items: list[Placed], kind: Kind, remarks: Remarks) -> Assembled:
    """A keyword with the text that completes it (KEYWORDS §6)."""
    if len(items) < 2 or items[1].after not in ("DASH", "COLON"):
        raise Decline("the sentence ends too early", items[0].start, Why.ENDS_EARLY)
    rest = _fresh(items[1:])
    if head.name in _KEYWORDS_THAT_DO:
        if remarks != Remarks():
            raise Decline("a remark that fits nothing here", items[0].start)
        do = fold(rest)
        return tuple(Keyword(head.name, number, do=do) for number in (head.number, *head.more))
    if head.name is KeywordName.SOUL_CATCHER and kind is Kind.SPELL:
        return If(CREATURE_DIED, fold(rest))
    inner = assemble(rest, kind, remarks)
    if not isinstance(inner, tuple):
        raise Decline("an act without anything that wakes it", items[0].start, Why.NOTHING_WAKES_IT)
    return tuple(Keyword(head.name, head.number, ability=ability) for ability in inner)


# ------------------------------------------------------------------------------------- replacements and costs


def _replacement(when: When, items: list[Placed], remarks: Remarks) -> tuple[Ability, ...]:
    """«Если …, вместо этого …» (517)."""
    conditions, rest = _conditions(items)
    if len(rest) < 2 or not isinstance(rest[0].item, ReplacedBy) or remarks.by_anyone:
        raise Decline("a replacement that is not read", items[0].start if items else 0)
    do, optional = _optional(fold(_fresh(rest[1:])))
    zones = remarks.zones or (Zone.PLAY,)
    return (Instead(when, do, _all_of(conditions), optional, remarks.limit, zones),)


def _optional(do: Do) -> tuple[Do, bool]:
    """«можете …» over the whole: it is not announced at all unless its player wishes (112.4)."""
    if isinstance(do, May) and do.by == YOU:
        return do.do, True
    if isinstance(do, OnlyIfDone) and do.otherwise is None and isinstance(do.first, May) and do.first.by == YOU:
        return replace(do, first=do.first.do), True
    return do, False


def _extra_cost(alternative: bool, items: list[Placed]) -> ExtraCost:
    """What is paid besides the coins, or instead of them."""
    if not items:
        raise Decline("a cost of nothing")
    do, optional = _optional(fold(_fresh(items)))
    return ExtraCost(do, optional=optional and not alternative, alternative=alternative)


# ---------------------------------------------------------------------------------------------------- triggers


_INTO_GRAVEYARD = (EventKind.PUT_IN_GRAVEYARD, EventKind.DISCARDED, EventKind.MILLED)


def natural_zones(when: When, do: Do) -> tuple[Zone, ...]:
    """Where a trigger works when nothing is said (202.2); what happens to the card on its way, where it arrives.

    What revives the card itself can work on the graveyard only.
    """
    if any(isinstance(node, Revive) and node.who == SELF for node in nodes(do)) and when.subject != SELF:
        return (Zone.GRAVEYARD,)
    if when.event in _INTO_GRAVEYARD and when.subject == SELF:
        return (Zone.GRAVEYARD,)
    return (Zone.PLAY,)


def _trigger(items: list[Placed], remarks: Remarks) -> tuple[Ability, ...]:
    word = items[0].item
    assert isinstance(word, TriggerWord)
    if len(items) < 2 or items[1].after != "COLON":
        raise Decline("unread", items[0].start)
    when = When(word.event, SELF)
    zones = remarks.zones or (Zone.PLAY,)
    do, optional = _optional(fold(_fresh(items[1:])))
    return (Triggered((when,), do, limit=remarks.limit or ONCE_A_TURN, zones=zones, optional=optional),)


def _fresh(items: list[Placed]) -> list[Placed]:
    """Items as the beginning of an act: the separator before the first is gone."""
    return [replace(items[0], after=""), *items[1:]]


def _triggered(items: list[Placed], remarks: Remarks) -> tuple[Ability, ...]:
    head = items[0].item
    assert isinstance(head, (Event, Time))
    conditions, rest = _conditions(items[1:])
    limit = EVERY_TIME if isinstance(head, Event) and head.every else remarks.limit or ONCE_A_TURN
    if not rest:
        raise Decline("the sentence ends too early", items[-1].start, Why.ENDS_EARLY)
    if isinstance(rest[0].item, Ambush):
        return _ambush(head.when, rest[0].item, rest[1:], conditions, remarks)
    do = fold(_fresh(rest))
    cancel = _cancelling(head.when, do)
    if cancel is not None:
        if conditions or remarks != Remarks():
            raise Decline("a cancelling under a condition", items[0].start)
        return (cancel,)
    if isinstance(do, Prevented):
        if limit != EVERY_TIME or conditions or remarks != Remarks():
            raise Decline("a prevention under a condition", items[0].start)
        return (_preventing(head.when, do),)
    zones, conditions = _zones_of(conditions, remarks, head.when, do)
    outcome = [condition for condition in conditions if _is_outcome(condition)]
    if outcome:
        conditions = [condition for condition in conditions if condition not in outcome]
        do = If(_required(outcome), do)
    do, optional = _optional(do)
    return (Triggered((head.when,), do, _all_of(conditions), limit, zones, optional),)


def _preventing(when: When, do: Prevented) -> Constant:
    """«Каждый раз, когда ваше существо получает раны, предотвратите 1 рану» (516.4, H-71)."""
    if when.event is not EventKind.WOUNDED or when.other is not None or when.subject is None:
        raise Decline("a prevention of something else than wounds")
    who = All(when.subject) if isinstance(when.subject, Filter) else when.subject
    return Constant(who, (PreventNext(do.number, every=True, source=when.source),))


def _cancelling(when: When, do: Do) -> CancelPlay | None:
    """«Когда противник разыгрывает карту, можете …, при этом отмените её» (518)."""
    if when.event is not EventKind.PLAYED or Cancelled(SUBJECT) not in nodes(do):
        return None
    of = replace(when, subject=None) if when.subject == Filter() else when
    whole, optional = _optional(do)
    if whole == Cancelled(SUBJECT):
        return CancelPlay(of, optional=optional)
    if isinstance(whole, OnlyIfDone) and whole.then == Cancelled(SUBJECT) and whole.otherwise is None:
        return CancelPlay(of, whole.first, optional=optional)
    raise Decline("a cancelling with more acts")


def _ambush(
    when: When, ambush: Ambush, rest: list[Placed], conditions: list[Condition], remarks: Remarks
) -> tuple[Ability, ...]:
    """«Когда …, Засада 3{COIN}, при этом …»: what follows is done with the play."""
    if conditions or remarks != Remarks() or (rest and rest[0].after != "AT_THAT"):
        raise Decline("an Ambush that is not read", rest[0].start if rest else 0)
    do = fold(_fresh(rest)) if rest else None
    return (Keyword(KeywordName.AMBUSH, ambush.number, do=do, when=when),)


def _conditions(items: list[Placed]) -> tuple[list[Condition], list[Placed]]:
    """The conditions right after the event, and what is to be done."""
    found: list[Condition] = []
    if any(placed.after == "ELSE" for placed in items):  # «если …, …, иначе …» is one act
        return found, items
    while items and isinstance(items[0].item, (Proviso, InTurn)) and len(items) > 1:
        item = items[0].item
        found.append(item.condition if isinstance(item, Proviso) else IsTurn(item.side))
        items = items[1:]
    return found, items


def _all_of(conditions: list[Condition]) -> Condition | None:
    return _required(conditions) if conditions else None


def _required(conditions: list[Condition]) -> Condition:
    return conditions[0] if len(conditions) == 1 else Both(tuple(conditions))


def _is_outcome(condition: Condition) -> bool:
    """«При атаке, если цель погибла, …»: known only when the attack is over, so asked when the act is done."""
    return isinstance(condition, Fits) and condition.who == OTHER and condition.zone is not None


def _zones_of(
    conditions: list[Condition], remarks: Remarks, when: When, do: Do
) -> tuple[tuple[Zone, ...], list[Condition]]:
    """«если эта карта на кладбище» tells where the ability works."""
    zones = remarks.zones or natural_zones(when, do)
    left = [c for c in conditions if not (isinstance(c, Fits) and c.who == SELF and c.zone is not None)]
    for condition in conditions:
        if condition not in left and isinstance(condition, Fits) and condition.zone is not None:
            zones = (condition.zone,)
    return zones, left


# --------------------------------------------------------------------------------------------------- activated


def _activated(items: list[Placed], colon: int, remarks: Remarks) -> tuple[Ability, ...]:
    costs: list[Cost] = []
    for placed in items[:colon]:
        if isinstance(placed.item, Costs):
            costs += placed.item.costs
        elif isinstance(placed.item, Clause) and placed.after in ("", "COMMA"):
            costs.append(_payment(fold([replace(placed, after="")])))
        else:
            raise Decline("unread", placed.start)
    do = fold(_fresh(items[colon:]))
    limit = remarks.limit or ONCE_A_TURN
    zones = remarks.zones or (Zone.PLAY,)
    return (Activated(tuple(costs), do, limit=limit, zones=zones, by_anyone=remarks.by_anyone),)


def _payment(do: Do) -> Cost:
    """«Заплатите 2{PRAY}:»."""
    return PayPrayers(do.number) if isinstance(do, LosePrayers) and do.player == YOU else PayBy(do)


# --------------------------------------------------------------------------------------------------- constants


def _constant(items: list[Placed], remarks: Remarks) -> tuple[Ability, ...] | None:
    """What is always so, perhaps under a condition before or after it."""
    found = [_condition_of(p.item) for p in items]
    conditions = [condition for condition in found if condition is not None]
    rest = [p for p, condition in zip(items, found, strict=True) if condition is None]
    givens = [_given(p) for p in rest]
    if not rest or any(given is None for given in givens):
        return None
    if any(p.after not in ("", "COMMA", "AND_CLAUSE") for p in items):
        return None
    zones = remarks.zones or (Zone.PLAY,)
    for place in [one for one in conditions if _is_elsewhere(one)]:  # «пока эта карта на кладбище»
        conditions.remove(place)
        zones = (place.zone or Zone.PLAY,)
    whom = [condition.whom for condition in conditions if isinstance(condition, AttacksWhom)]
    condition = _all_of([condition for condition in conditions if not isinstance(condition, AttacksWhom)])
    merged: list[Given] = []
    for given in givens:
        assert given is not None
        if whom:
            given = _against(given, whom, rest[0].start)
        if merged and merged[-1].who == given.who:
            merged[-1] = Given(given.who, merged[-1].grants + given.grants)
        else:
            merged.append(given)
    return tuple(Constant(given.who, given.grants, condition, zones) for given in merged)


def _against(given: Given, whom: list[Filter], start: int) -> Given:
    """«Пока атакует раненого персонажа, имеет +4 к удару»: +4 against such."""
    if given.who != SELF or len(whom) != 1 or not all(map(_has_target, given.grants)):
        raise Decline("what attacks on some characters only don't change", start)
    return replace(given, grants=tuple(changed(grant, against=whom[0]) for grant in given.grants))


def _has_target(grant: Grant) -> bool:
    is_strength = isinstance(grant, Modify) and grant.measure in (Measure.STRIKE, Measure.ATTACK)
    return is_strength and grant == changed(grant, against=None)


def _is_elsewhere(condition: Condition) -> TypeGuard[Fits]:
    """Where the card itself is, out of play: there its constant works, and nowhere else (202.2)."""
    return isinstance(condition, Fits) and condition.who == SELF and condition.zone not in (None, Zone.PLAY)


def _condition_of(item: Item) -> Condition | None:
    """«пока …», «в ваш ход»."""
    if isinstance(item, Proviso):
        return item.condition
    return IsTurn(item.side) if isinstance(item, InTurn) else None


def _given(placed: Placed) -> Given | None:
    item = placed.item
    if not isinstance(item, Clause) or item.around:
        return None
    if isinstance(item.what, Given) and not item.what.next_one:
        return None if _points_back(item.what) else item.what
    if isinstance(item.what, Lay) and item.what.who == SELF and item.what.until == Until() and item.counts:
        return Given(SELF, item.what.grants)
    return None


def _points_back(given: Given) -> bool:
    """A constant speaks of cards by description, never of a card just chosen."""
    return not (isinstance(given.who, (All, Together)) or given.who in (SELF, HERO, ENEMY_HERO))


# ------------------------------------------------------------------------------------------------------ spells


def spell_texts(assembled: Assembled) -> tuple[Ability, ...]:
    return assembled if isinstance(assembled, tuple) else (SpellText(assembled),)
