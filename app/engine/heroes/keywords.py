"""What the named abilities stand for (part 7, KEYWORDS): those that trigger or are used are texts of the language.

Named abilities that only change how the rules work (Рывок, Броня, Первый удар …) have no text: the rules ask for
them by name. In the texts here X is the keyword's number, read when the ability is woken (403).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from app.engine.heroes.edition import Edition
from app.engine.program import (
    ENEMY,
    ENEMY_HERO,
    EVERY_TIME,
    ONCE_A_TURN,
    OTHER,
    SELF,
    YOU,
    Ability,
    Achieved,
    Activated,
    Announced,
    Both,
    Choose,
    Close,
    CloseCoins,
    Coins,
    Compare,
    Compared,
    Condition,
    Constant,
    Create,
    CreateCopy,
    Do,
    EventCount,
    ExtraCost,
    ExtraLife,
    Filter,
    Fits,
    Gain,
    Happened,
    HasKeyword,
    Heal,
    Hide,
    If,
    IsAttacking,
    IsKind,
    IsOther,
    Keyword,
    KeywordAct,
    Later,
    Lay,
    Lose,
    LoseCoins,
    Mill,
    Mine,
    Move,
    Negate,
    Not,
    Number,
    OnlyIfDone,
    PayCoins,
    PayOrElse,
    PlayCard,
    Player,
    PlayerRole,
    Ref,
    RefKind,
    Reinforce,
    Revive,
    Search,
    Sequence,
    SpellText,
    StatOf,
    Subtract,
    Triggered,
    Until,
    Value,
    When,
    Who,
    Wound,
)
from app.engine.terms import Comparison, EventKind, KeywordName, Kind, Side, Source, Span, Stat, Zone

X: Final = Announced("X")
IT: Final = Ref(RefKind.IT)
CREATURE: Final = IsKind((Kind.CREATURE,))
CHARACTER: Final = IsKind((Kind.CREATURE, Kind.HERO))
EGG: Final = "Яйцо"


# ------------------------------------------------------------------------- nodes that only keywords need


@dataclass(frozen=True, slots=True)
class PlayFor(Do):
    """Play a card for a price that the ability names (Засада)."""

    who: Who
    price: Value


@dataclass(frozen=True, slots=True)
class WoundUndead(Do):
    """The wounds of «Немёртвый», the only ones that such a card receives."""

    number: Value


@dataclass(frozen=True, slots=True)
class GiveLives(Do):
    """So many additional lives at most are taken off own characters (Дар жизни); None: any number."""

    most: Value | None


@dataclass(frozen=True, slots=True)
class UsedByEnemy(Condition):
    """The ability is used by the opponent of the card's controller."""


# ----------------------------------------------------------------------------------------------- plain texts

_TURN_STARTS: Final = (When(EventKind.TURN_STARTS, player=Side.YOURS),)
_TURN_ENDS: Final = (When(EventKind.TURN_ENDS, player=Side.YOURS),)
_ENTERS: Final = (When(EventKind.ENTERS, SELF),)
_NO_MORE_THAN_X: Final = Compared(Stat.COST, Comparison.AT_MOST, X)


def _vanguard() -> tuple[Ability, ...]:
    """Play a creature of the hand free; it has Rush and returns to the hand at the end of the turn (part 7)."""
    card = Choose(Filter((CREATURE, _NO_MORE_THAN_X), Side.YOURS, Zone.HAND), late=True)
    died = Happened(When(EventKind.DIES, IT))
    alive = Both((Fits(IT, zone=Zone.PLAY), Negate(died)))  # who has come back from the graveyard has died
    back = Later(When(EventKind.TURN_ENDS), If(alive, Move(IT, Zone.HAND)), Until(Span.THIS_TURN))
    after = Sequence((Lay(IT, (Gain(Keyword(KeywordName.RUSH)),)), back, Close(SELF)))
    return (Triggered((When(EventKind.PLAYED, SELF),), OnlyIfDone(PlayCard(card, free=True), after), optional=True),)


def _unity() -> tuple[Ability, ...]:
    return (Triggered((When(EventKind.DIES, SELF),), Search(Filter((CREATURE, _NO_MORE_THAN_X)))),)


def _thirst() -> tuple[Ability, ...]:
    """A spell that was played lies in the graveyard."""
    zones = (Zone.PLAY, Zone.GRAVEYARD)
    return (Triggered((When(EventKind.PLAYED, SELF),), _thirst_wound(X), zones=zones),)


def _thirst_wound(number: Value) -> Wound:
    return Wound(Choose(Filter((CHARACTER, IsOther(SELF)), Side.YOURS)), number)


def _incarnation() -> tuple[Ability, ...]:
    return (
        Triggered(
            _TURN_STARTS,
            OnlyIfDone(LoseCoins(YOU, X), Revive(SELF, closed=True)),
            condition=Compare(Coins(YOU), Comparison.AT_LEAST, X),
            zones=(Zone.GRAVEYARD,),
            optional=True,
        ),
    )


def _meditation() -> tuple[Ability, ...]:
    short = Wound(ENEMY_HERO, Subtract(X, Achieved(1)))
    attacked = (When(EventKind.IS_ATTACKED, SELF),)
    return (Triggered(attacked, Sequence((CloseCoins(ENEMY, X), short)), limit=EVERY_TIME),)


def _poison() -> tuple[Ability, ...]:
    return (Triggered(_TURN_STARTS, Wound(SELF, X), limit=EVERY_TIME),)


def _regeneration() -> tuple[Ability, ...]:
    return (Triggered(_TURN_ENDS, Heal(SELF, X), limit=EVERY_TIME),)


def _vampirism() -> tuple[Ability, ...]:
    rest = Lay(SELF, (ExtraLife(Subtract(X, Achieved(1))),))
    wounds = (When(EventKind.WOUNDS, SELF, source=Source.STRIKE),)
    return (Triggered(wounds, Sequence((Heal(SELF, X), rest)), limit=EVERY_TIME),)


def _might() -> tuple[Ability, ...]:
    """At the end of its player's turn one reinforcement more, up to X (KEYWORDS §6)."""
    few = Compare(StatOf(Stat.REINFORCEMENTS, SELF), Comparison.LESS, X)
    return (Triggered(_TURN_ENDS, Lay(SELF, (Reinforce(),)), condition=few, limit=EVERY_TIME),)


def _stealth() -> tuple[Ability, ...]:
    return (Triggered(_ENTERS, Hide(SELF)),)


def _suppression() -> tuple[Ability, ...]:
    """After its attack it closes the creature that was named as the target first (KEYWORDS §6)."""
    attack = When(EventKind.ATTACK_DEALT, SELF, Filter((CREATURE,)))
    return (Triggered((attack,), Close(OTHER), limit=EVERY_TIME),)


def _clutch() -> tuple[Ability, ...]:
    do = Sequence((Create(EGG), Mine(IT, SELF)))
    return (Activated((PayCoins(Number(1)),), do, zones=(Zone.HAND,), limit=EVERY_TIME),)


def _undead() -> tuple[Ability, ...]:
    """In his turn the opponent may close X coins and wound the card by X."""
    return (Activated((PayCoins(X),), WoundUndead(X), condition=UsedByEnemy(), by_anyone=True),)


def _plague(number: Value) -> Do:
    """So many top cards of any deck go to the graveyard."""
    return Mill(Player(PlayerRole.CHOSEN), number)


def _life_gift(number: Value | None) -> Do:
    """Give up to X additional lives of own characters; a copy of an own creature that costs as much comes into play."""
    same = Compared(Stat.COST, Comparison.EQUAL, Achieved(1))
    model = Choose(Filter((CREATURE, Not(HasKeyword(KeywordName.CREATED)), same), Side.YOURS), late=True)
    return Sequence((GiveLives(number), CreateCopy(model)))


def act_text(node: KeywordAct) -> Do:
    """What a keyword that is itself an act does."""
    if node.keyword is KeywordName.PLAGUE:
        return _plague(node.number or Number(1))
    return _life_gift(node.number)


TEXTS: Final[dict[KeywordName, tuple[Ability, ...]]] = {
    KeywordName.VANGUARD: _vanguard(),
    KeywordName.UNITY: _unity(),
    KeywordName.INCARNATION: _incarnation(),
    KeywordName.MEDITATION: _meditation(),
    KeywordName.POISON: _poison(),
    KeywordName.REGENERATION: _regeneration(),
    KeywordName.VAMPIRISM: _vampirism(),
    KeywordName.MIGHT: _might(),
    KeywordName.STEALTH: _stealth(),
    KeywordName.SUPPRESSION: _suppression(),
    KeywordName.CLUTCH: _clutch(),
    KeywordName.UNDEAD: _undead(),
    KeywordName.PLAGUE: (Triggered(_ENTERS, _plague(X)),),
    KeywordName.LIFE_GIFT: (Triggered(_ENTERS, _life_gift(None), optional=True),),
}
"""The texts of keywords that say the same on every card."""

NUMBERED: Final = frozenset(
    (
        KeywordName.VANGUARD,
        KeywordName.UNITY,
        KeywordName.THIRST,
        KeywordName.INCARNATION,
        KeywordName.MEDITATION,
        KeywordName.POISON,
        KeywordName.REGENERATION,
        KeywordName.VAMPIRISM,
        KeywordName.MIGHT,
        KeywordName.PLAGUE,
    )
)
"""Those that can't be announced with number 0 (512.2)."""


def texts(edition: Edition) -> dict[KeywordName, tuple[Ability, ...]]:
    """The texts of this edition: where Thirst is a payment it triggers nothing."""
    return TEXTS if edition.thirst_is_payment else {**TEXTS, KeywordName.THIRST: _thirst()}


# ------------------------------------------------------------------------------- texts that a card completes


def _ambush(node: Keyword) -> tuple[Ability, ...]:
    """On its event the card may be played for X, from the hand or from under an own egg, in either turn."""
    play: Do = PlayFor(SELF, node.number or Number(0))
    do = OnlyIfDone(play, node.do) if node.do is not None else play
    on = (node.when,) if node.when is not None else ()
    return (Triggered(on, do, zones=(Zone.HAND, Zone.UNDER), optional=True),)


def _soul_catcher(node: Keyword) -> tuple[Ability, ...]:
    """The text exists only if a creature died this turn; in play, hand and graveyard."""
    died = Happened(When(EventKind.DIES, Filter((CREATURE,))))
    return (conditioned(_inner(node), died),)


def _concentration(node: Keyword) -> tuple[Ability, ...]:
    whole = Compare(StatOf(Stat.WOUNDS, SELF), Comparison.EQUAL, Number(0))
    return (Triggered(_TURN_STARTS, node.do, condition=whole),) if node.do is not None else ()


def _raid(node: Keyword) -> tuple[Ability, ...]:
    """The text exists while the card attacks and this is the X-th attack of the turn or a later one."""
    attacks = EventCount(When(EventKind.ATTACK_DECLARED))
    late = Compare(attacks, Comparison.AT_LEAST, node.number or Number(1))
    return (conditioned(_inner(node), Both((Fits(SELF, (IsAttacking(),)), late))),)


def _spending(node: Keyword) -> tuple[Ability, ...]:
    """When its player spends coins and has spent X or more this turn; once a turn."""
    spent = EventCount(When(EventKind.COINS_SPENT, player=Side.YOURS), number=True)
    enough = Compare(spent, Comparison.AT_LEAST, node.number or Number(1))
    on = (When(EventKind.COINS_SPENT, player=Side.YOURS),)
    return (Triggered(on, node.do, condition=enough, limit=ONCE_A_TURN),) if node.do is not None else ()


def _extortion(node: Keyword) -> tuple[Ability, ...]:
    """The opponent may do what it says; then the card loses its особенности (part 7)."""
    if node.do is None:
        return ()
    pay = OnlyIfDone(node.do, Lay(SELF, (Lose(),)))
    return (Triggered(_ENTERS, PayOrElse(ENEMY, pay)),)


def _inner(node: Keyword) -> Ability:
    if node.ability is not None:
        return node.ability
    return Triggered((When(EventKind.ATTACKS, SELF),), node.do) if node.do is not None else Constant(SELF, ())


def conditioned(ability: Ability, condition: Condition) -> Ability:
    """The same ability, there only while the condition holds."""
    if isinstance(ability, Triggered):
        both = condition if ability.condition is None else Both((condition, ability.condition))
        return Triggered(ability.on, ability.do, both, ability.limit, ability.zones, ability.optional)
    if isinstance(ability, Activated):
        both = condition if ability.condition is None else Both((condition, ability.condition))
        return Activated(ability.cost, ability.do, both, ability.limit, ability.zones, ability.by_anyone)
    if isinstance(ability, Constant):
        both = condition if ability.condition is None else Both((condition, ability.condition))
        return Constant(ability.who, ability.give, both, ability.zones)
    if isinstance(ability, SpellText):
        return SpellText(If(condition, ability.do), ability.condition)
    return Constant(SELF, (Gain(ability),), condition)


OWN_TEXTS: Final[dict[KeywordName, Callable[[Keyword], tuple[Ability, ...]]]] = {
    KeywordName.AMBUSH: _ambush,
    KeywordName.SOUL_CATCHER: _soul_catcher,
    KeywordName.CONCENTRATION: _concentration,
    KeywordName.RAID: _raid,
    KeywordName.SPENDING: _spending,
    KeywordName.EXTORTION: _extortion,
}


# --------------------------------------------------------------------------------------------------- payments


def rage_choice() -> Choose:
    """Any number of own creatures up to the cost of the card (part 7, Ярость)."""
    return Choose(Filter((CREATURE,), Side.YOURS), Number(0), StatOf(Stat.PRINTED_COST, SELF))


def thirst_payment(node: Keyword) -> ExtraCost:
    """Thirst as a payment: an own character, the hero too, is wounded by the card itself."""
    return ExtraCost(replace(_thirst_wound(node.number or Number(1)), by=SELF))
