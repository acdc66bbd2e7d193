"""The marks on a card in play: each a sign, perhaps a number, and words. Pure: from a card's view to marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.engine.program import (
    Become,
    ByHand,
    ExtraLife,
    Forbid,
    Gain,
    Grant,
    Keyword,
    Modify,
    Oblige,
    PreventNext,
    ReceiveNoWounds,
    Reinforce,
    StayClosed,
    Weaken,
)
from app.engine.terms import KeywordName, Kind, Measure, Operation, Span
from app.engine.view import Badge, CardView
from app.table.faces.signs import Sign

MOST_BADGES = 4
"""So many marks fit on a card; the rest is counted on the last."""


@dataclass(frozen=True, slots=True)
class Mark:
    """`words` is a message of `app.words` that takes `n`; `good` colours it (None: neither good nor bad)."""

    sign: Sign
    words: str
    number: int | None = None
    good: bool | None = None
    badge: Badge | None = None
    brief: bool = False
    """It ends with this turn or sooner; drawn with a broken rim."""


def marks_of(card: CardView) -> tuple[Mark, ...]:
    """What lies on the card now, the weightiest first. Wounds are shown apart, as counters."""
    return tuple(mark for rule in _RULES for mark in rule(card))


def _stun(card: CardView) -> Iterator[Mark]:
    if card.stunned:
        yield Mark(Sign.STUN, "table.mark.stunned", good=False)


def _poison(card: CardView) -> Iterator[Mark]:
    if card.poison:
        yield Mark(Sign.POISON, "table.mark.poison", card.poison, good=False)


def _control(card: CardView) -> Iterator[Mark]:
    if card.controller != card.owner:
        yield Mark(Sign.CONTROL, "table.mark.control")


def _hidden(card: CardView) -> Iterator[Mark]:
    if card.hidden:
        yield Mark(Sign.HIDDEN, "table.mark.hidden")


def _weakness(card: CardView) -> Iterator[Mark]:
    """107.5: a card with Рывок doesn't feel it."""
    rushes = any(name is KeywordName.RUSH for name, _ in card.keywords)
    if card.fresh and card.kind is Kind.CREATURE and not rushes:
        yield Mark(Sign.WEAKNESS, "table.mark.fresh")


def _struck(card: CardView) -> Iterator[Mark]:
    if card.struck and not card.closed:
        yield Mark(Sign.STRIKE, "table.mark.struck", good=False)


def _used(card: CardView) -> Iterator[Mark]:
    spent = sum(1 for ability in card.abilities if ability.times and ability.used >= ability.times)
    if spent:
        yield Mark(Sign.QUEUE, "table.mark.used", spent if spent > 1 else None)


def _armour(card: CardView) -> Iterator[Mark]:
    if any(name is KeywordName.ARMOUR for name, _ in card.keywords):
        yield Mark(Sign.ARMOUR, "table.mark.armour", card.armour_left, good=card.armour_left > 0)


def _strength(card: CardView) -> Iterator[Mark]:
    if card.reinforcements:
        yield Mark(Sign.RAISED, "table.mark.reinforced", card.reinforcements, good=True)
    if card.weakenings:
        yield Mark(Sign.LOWERED, "table.mark.weakened", card.weakenings, good=False)
    if card.extra_life:
        words = "table.mark.extra_life" if card.extra_life > 0 else "table.mark.negative_life"
        yield Mark(Sign.LIFE, words, abs(card.extra_life), good=card.extra_life > 0)


def _counters(card: CardView) -> Iterator[Mark]:
    total = sum(number for _, number in card.counters)
    if total:
        yield Mark(Sign.COUNTER, "table.mark.counters", total)


def _merged(card: CardView) -> Iterator[Mark]:
    if card.parts:
        yield Mark(Sign.MERGED, "table.mark.merged", len(card.parts))
    if card.mined:
        yield Mark(Sign.HAND, "table.mark.mined", len(card.mined))


def _unread(card: CardView) -> Iterator[Mark]:
    """A part of its text is played by hand."""
    if any(isinstance(ability.ability, ByHand) for ability in card.abilities):
        yield Mark(Sign.HAND, "table.mark.by_hand")


def _effects(card: CardView) -> Iterator[Mark]:
    """Everything else that lies on the card; what has a mark of its own is not told twice."""
    for badge in card.badges:
        if not isinstance(badge.grant, Reinforce | Weaken | ExtraLife):
            yield Mark(
                _sign(badge.grant),
                "table.mark.effect",
                badge.number or None,
                _is_good(badge.grant),
                badge,
                brief=badge.span in _BRIEF,
            )


_BRIEF = frozenset({Span.THIS_TURN, Span.COMBAT, Span.NEXT_TIME})
_MEASURES = {
    Measure.STRIKE: Sign.STRIKE,
    Measure.ATTACK: Sign.STRIKE,
    Measure.STRIKE_DEALT: Sign.STRIKE,
    Measure.SHOT: Sign.INSTANT,
    Measure.LIFE: Sign.LIFE,
    Measure.COST: Sign.COIN,
    Measure.ABILITY_COST: Sign.COIN,
    Measure.FROM_ATTACKS: Sign.ARMOUR,
    Measure.WOUNDS_TAKEN: Sign.ARMOUR,
    Measure.HEALED: Sign.REGENERATION,
}
_KEYWORDS = {
    KeywordName.ARMOUR: Sign.ARMOUR,
    KeywordName.REGENERATION: Sign.REGENERATION,
    KeywordName.RUSH: Sign.MOVE,
    KeywordName.POISON: Sign.POISON,
    KeywordName.STUN: Sign.STUN,
    KeywordName.FIRST_STRIKE: Sign.STRIKE,
    KeywordName.DIRECT_STRIKE: Sign.STRIKE,
}
_GRANTS: dict[type[Grant], Sign] = {
    Forbid: Sign.CLOSED,
    StayClosed: Sign.CLOSED,
    Oblige: Sign.MOVE,
    PreventNext: Sign.ARMOUR,
    ReceiveNoWounds: Sign.ARMOUR,
    Become: Sign.MERGED,
}


def _sign(grant: Grant) -> Sign:
    """The sign that tells most of what a grant gives."""
    if isinstance(grant, Modify):
        return _MEASURES.get(grant.measure, Sign.SPELL)
    if isinstance(grant, Gain) and isinstance(grant.ability, Keyword):
        return _KEYWORDS.get(grant.ability.name, Sign.SPELL)
    return _GRANTS.get(type(grant), Sign.SPELL)


def _is_good(grant: Grant) -> bool | None:
    """Whether a modifier of a card's own numbers helps it; None where that can't be said."""
    own = (Measure.STRIKE, Measure.LIFE, Measure.ATTACK)
    if not isinstance(grant, Modify) or grant.measure not in own:
        return None
    return {Operation.ADD: True, Operation.SUBTRACT: False}.get(grant.operation)


_RULES: tuple[Callable[[CardView], Iterator[Mark]], ...] = (
    _unread,
    _stun,
    _poison,
    _hidden,
    _weakness,
    _control,
    _strength,
    _armour,
    _struck,
    _counters,
    _merged,
    _used,
    _effects,
)
