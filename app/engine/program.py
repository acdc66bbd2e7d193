"""What card text means: the tree of an ability, shared by the grammar, the speech and the engine.

Every node is a frozen dataclass whose fields are integers, strings, booleans, None, enums, nodes or tuples of
these, so a tree is its own JSON (see `program_json`). A tree says what the text says, no more: defaults of the
rules (117.5: your own zone; 112.5: once a turn) are filled in here by field defaults, so that two wordings of one
meaning give one tree.

Families: `Test` describes a card; `Who` names cards; `Player` names a player; `Value` is a number; `Condition` is
true or false; `Do` changes the game; `When` wakes a trigger; `Grant` is what an effect gives; `Ability` is one
особенность (110.1).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.terms import (
    Ban,
    Comparison,
    Element,
    EventKind,
    KeywordName,
    Kind,
    Measure,
    Operation,
    Per,
    Place,
    Rounding,
    Side,
    Source,
    Span,
    Stat,
    Word,
    Zone,
)

INSTRUCTION_SET = 1
"""Raised with every change of meaning: programs kept in a catalogue or a journal carry it."""


class Node:
    """Anything that stands in a tree."""

    __slots__ = ()


# --------------------------------------------------------------------------------------------------- players


class PlayerRole(Word):
    """A player as the text names him; «you» is the ability's controller."""

    YOU = "you"
    ENEMY = "enemy"
    EACH = "each"
    CHOSEN = "chosen"  # «игрок», «выбранный игрок»: his hero is the target (E15 209.5)
    ACTIVE = "active"
    CONTROLLER = "controller"  # of Player.of
    OWNER = "owner"  # of Player.of
    THAT = "that"  # the player of the event or of the last choice of a player: «этот игрок»


@dataclass(frozen=True, slots=True)
class Player(Node):
    role: PlayerRole = PlayerRole.YOU
    of: Who | None = None


YOU = Player(PlayerRole.YOU)
ENEMY = Player(PlayerRole.ENEMY)
EACH = Player(PlayerRole.EACH)


# ---------------------------------------------------------------------------------------------------- values


class Value(Node):
    """A number. Negative results count as 0 where they are used (512.1)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number(Value):
    n: int


@dataclass(frozen=True, slots=True)
class Announced(Value):
    """X (or Y), chosen by the player when announcing, at least 1 (512.4); of a card played free it is 0 (105.1.3)."""

    letter: str = "X"


@dataclass(frozen=True, slots=True)
class EventNumber(Value):
    """The number of the event that woke the trigger: «когда получает X ран»."""


@dataclass(frozen=True, slots=True)
class Achieved(Value):
    """How much the previous part really did: wounds given or healed, cards discarded, coins lost …"""

    back: int = 1  # how many parts back


@dataclass(frozen=True, slots=True)
class Count(Value):
    """How many cards these are."""

    who: Who


@dataclass(frozen=True, slots=True)
class StatOf(Value):
    """A card's number; of several cards, the sum."""

    stat: Stat
    who: Who


@dataclass(frozen=True, slots=True)
class KeywordNumber(Value):
    keyword: KeywordName
    who: Who


@dataclass(frozen=True, slots=True)
class Coins(Value):
    """A player's coins: open ones only, or all."""

    player: Player = YOU
    open_only: bool = False


@dataclass(frozen=True, slots=True)
class Prayers(Value):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class CoinsSpent(Value):
    """Coins closed to pay for this card or ability."""


@dataclass(frozen=True, slots=True)
class HandSize(Value):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class EventCount(Value):
    """How many times this happened this turn (or game): «за каждую разыгранную в этот ход карту»."""

    when: When
    per: Per = Per.TURN
    number: bool = False  # sum the events' numbers instead of counting them


@dataclass(frozen=True, slots=True)
class Excess(Value):
    """«избыточный урон»: the wounds of these cards above their maximal lives (KEYWORDS §6)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Add(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Subtract(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Multiply(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Divide(Value):
    a: Value
    by: int = 2
    rounding: Rounding = Rounding.DOWN


@dataclass(frozen=True, slots=True)
class Least(Value):
    """The smaller of two: «но не больше чем на 6», «(максимум 5)»."""

    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Greatest(Value):
    a: Value
    b: Value


@dataclass(frozen=True, slots=True)
class Extreme(Value):
    """The least or greatest number among cards."""

    stat: Stat
    among: Who
    greatest: bool


@dataclass(frozen=True, slots=True)
class Distinct(Value):
    """How many different elements, names, classes or costs these cards have."""

    what: str  # "elements" | "names" | "classes" | "costs"
    who: Who


# ----------------------------------------------------------------------------------------------------- tests


class Test(Node):
    """A description that a card does or does not fit."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class IsKind(Test):
    """One of these types; «персонаж» is (HERO, CREATURE)."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class IsClass(Test):
    """One of these classes, in the nominative as the lists print them, folded."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IsElement(Test):
    elements: tuple[Element, ...]


@dataclass(frozen=True, slots=True)
class IsNamed(Test):
    """A copy of the named card (106.2.1)."""

    name: str


@dataclass(frozen=True, slots=True)
class SameName(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class SameClass(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class SameElement(Test):
    who: Who


@dataclass(frozen=True, slots=True)
class Compared(Test):
    stat: Stat
    comparison: Comparison
    value: Value


@dataclass(frozen=True, slots=True)
class IsExtreme(Test):
    """«с наименьшей силой удара»: all that tie, among the cards that fit the other tests."""

    stat: Stat
    greatest: bool


@dataclass(frozen=True, slots=True)
class IsWounded(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsClosed(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsHidden(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsAttacking(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsMerged(Test):
    pass


@dataclass(frozen=True, slots=True)
class IsOther(Test):
    """Another card than these: «другое ваше существо»."""

    than: Who


@dataclass(frozen=True, slots=True)
class Among(Test):
    """One of these cards: «одну из них»."""

    who: Who


@dataclass(frozen=True, slots=True)
class HasKeyword(Test):
    keyword: KeywordName
    against: Filter | None = None


@dataclass(frozen=True, slots=True)
class HasTrigger(Test):
    """Has an ability woken by this: «с Наймом», «с Гибелью»."""

    event: EventKind


@dataclass(frozen=True, slots=True)
class HasText(Test):
    """Has any printed особенность."""


@dataclass(frozen=True, slots=True)
class Mentions(Test):
    """The word stands in the card's text, classes or name («упоминается»)."""

    word: str


@dataclass(frozen=True, slots=True)
class EventThisTurn(Test):
    """The card was the subject of such an event this turn (or the last turn of the side)."""

    event: EventKind
    last_turn_of: Side | None = None


@dataclass(frozen=True, slots=True)
class IsUnderControlOf(Test):
    """Controlled by somebody else than its owner, or owned by the side."""

    owner: Side


@dataclass(frozen=True, slots=True)
class Not(Test):
    test: Test


@dataclass(frozen=True, slots=True)
class AnyOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class AllOf(Test):
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A description of cards: zone, whose, and tests that all hold. Default: any card in play (117.6, 117.7)."""

    tests: tuple[Test, ...] = ()
    side: Side = Side.ANYONE
    zone: Zone = Zone.PLAY


# ------------------------------------------------------------------------------------------------------- who


class Who(Node):
    """Names cards. Heroes stand for players (E15 209.5)."""

    __slots__ = ()


class RefKind(Word):
    SELF = "self"  # the card that has the ability; «эта карта», its own name
    SUBJECT = "subject"  # the card that the trigger's event happened to or that did it
    OTHER = "other"  # the event's other card: the source of wounds, the attacker's target, the attacker
    IT = "it"  # the cards of the last choice or act in this text: «оно», «его», «они»
    SLOT = "slot"  # the cards bound to slot n by an earlier choice
    HERO = "hero"  # your hero
    ENEMY_HERO = "enemy hero"
    EACH_ONE = "each one"  # the card of the ForEach under way; of a constant: each card that it acts on
    MINED = "mined"  # the cards mined by SELF
    HOST = "host"  # the card that SELF is attached to or mined by
    LOOKED = "looked"  # the cards of a deck that this text looked at or showed
    REST = "rest"  # those of them that are still in the deck: «остальные»
    DONE_TO = "done to"  # the cards that the previous part really affected («замешанную таким образом карту»)


@dataclass(frozen=True, slots=True)
class Ref(Who):
    kind: RefKind
    slot: int = 0


SELF = Ref(RefKind.SELF)
SUBJECT = Ref(RefKind.SUBJECT)
OTHER = Ref(RefKind.OTHER)
IT = Ref(RefKind.IT)
HERO = Ref(RefKind.HERO)
ENEMY_HERO = Ref(RefKind.ENEMY_HERO)
LOOKED = Ref(RefKind.LOOKED)
REST = Ref(RefKind.REST)
DONE_TO = Ref(RefKind.DONE_TO)
EACH_ONE = Ref(RefKind.EACH_ONE)


@dataclass(frozen=True, slots=True)
class All(Who):
    """Every card that fits, on resolution: a mass ability without targets (502.6)."""

    of: Filter


@dataclass(frozen=True, slots=True)
class Choose(Who):
    """Cards that a player names: the targets (117.1, 502.6).

    In play and in open zones the choice is part of the announcement; with `late` it is made on resolution (after a
    full stop or semicolon, 115.1; from a hand or deck). `most` None: any number.
    """

    of: Filter
    least: Value = Number(1)
    most: Value | None = Number(1)
    by: Player = YOU
    slot: int = 0  # where the choice is kept for later references
    late: bool = False
    different: bool = False  # «разные цели» over the shots of one ability


@dataclass(frozen=True, slots=True)
class AtRandom(Who):
    of: Filter
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class DeckTop(Who):
    """The top (or bottom) cards of a deck, without looking through it (204.3)."""

    number: Value = Number(1)
    player: Player = YOU
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class Together(Who):
    """«существо и героя»: these and those."""

    parts: tuple[Who, ...]


@dataclass(frozen=True, slots=True)
class HeroOf(Who):
    """The hero of a player: «ранить этого игрока» means his hero."""

    player: Player


# ------------------------------------------------------------------------------------------------ conditions


class Condition(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    a: Value
    comparison: Comparison
    b: Value


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least `least` cards fit."""

    of: Filter
    least: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """These cards (all of them, at least one) fit: «если оно погибло», «если ваш герой — маг»."""

    who: Who
    tests: tuple[Test, ...] = ()
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """Such an event happened this turn (or game): «если ваше существо погибло в этот ход»."""

    when: When
    per: Per = Per.TURN
    times: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """The previous part was done: partly is enough (119.8) unless fully; «таким образом»."""

    back: int = 1
    fully: bool = False


@dataclass(frozen=True, slots=True)
class PlayedThis(Condition):
    """How this card came: «если при розыгрыше не было потрачено монет» is CoinsSpent; this is «если разыграна»."""


@dataclass(frozen=True, slots=True)
class PaidExtortion(Condition):
    pass


@dataclass(frozen=True, slots=True)
class IsTurn(Condition):
    """Whose turn it is: «в ваш ход»."""

    side: Side


@dataclass(frozen=True, slots=True)
class WentFirst(Condition):
    side: Side = Side.YOURS


@dataclass(frozen=True, slots=True)
class Negate(Condition):
    condition: Condition


@dataclass(frozen=True, slots=True)
class Both(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Either(Condition):
    conditions: tuple[Condition, ...]


# ------------------------------------------------------------------------------------------------------ when


@dataclass(frozen=True, slots=True)
class When(Node):
    """An event to wait for.

    `subject` describes the card that the event happens to or that does it (a Filter, or a Ref such as SELF); `other`
    the other card (the source of wounds, the target of a strike …); `player` whose event it is (draws, coins, turns).
    """

    event: EventKind
    subject: Filter | Ref | None = None
    other: Filter | Ref | None = None
    player: Side | None = None
    source: Source | None = None  # wounds by a strike, a shot, a spell …
    about: KeywordName | None = None  # which keyword was laid or worked
    at_least: Value | None = None  # the event's number
    first: bool = False  # only the first time a turn
    nth: int = 0  # only this time of a turn: «вторую карту за ход»
    from_zone: Zone | None = None
    to_zone: Zone | None = None
    woken: EventKind | None = None  # of TRIGGER_WORKS: what woke it; ENTERS of its own card is «Найм»


# ---------------------------------------------------------------------------------------------------- grants


class Grant(Node):
    """What an effect gives while it lies."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Modify(Grant):
    """A modifier (523): «+1 к удару», «стоит на 1 дешевле», «–2 от атак», «удар равен 3»."""

    measure: Measure
    operation: Operation
    value: Value
    against: Filter | None = None  # only when dealing with these: «+2 к удару по герою противника»
    source: Source | None = None  # only for wounds of this kind
    woken: EventKind | None = None  # of TRIGGER_TIMES: only of triggers that this wakes


@dataclass(frozen=True, slots=True)
class Gain(Grant):
    """«имеет», «получает»: an ability."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Lose(Grant):
    """«теряет» a keyword (all its instances, 110.3); None: all особенности."""

    keyword: KeywordName | None = None


@dataclass(frozen=True, slots=True)
class Forbid(Grant):
    """«Не может …», «Не … ся» (514.2, 502.8)."""

    ban: Ban
    against: Filter | None = None  # by or towards these only
    what: Filter | None = None  # of PLAY and the like: which cards
    source: Source | None = None
    woken: EventKind | None = None  # of TRIGGER: only what this wakes, «её Найм не срабатывает»


@dataclass(frozen=True, slots=True)
class Oblige(Grant):
    """«должен», «обязан»: to attack; to be the target of the first attack or spell of a turn."""

    ban: Ban
    source: Source | None = None
    first: bool = False
    against: Filter | None = None


@dataclass(frozen=True, slots=True)
class Permit(Grant):
    """What the rules would not allow: play from the graveyard, strike again, defend while closed, ignore …"""

    what: str  # a word of the engine's table of permits
    against: Filter | None = None
    value: Value | None = None


@dataclass(frozen=True, slots=True)
class ReceiveNoWounds(Grant):
    """«Не получает ран (от …)»; with `except_source`, «получает раны только от …» (517.1.1)."""

    source: Source | None = None
    of: Filter | None = None
    except_source: Source | None = None


@dataclass(frozen=True, slots=True)
class PreventNext(Grant):
    """«Предотвратите следующие X ран» (516.4); of one source kind, or each time when `every` is set."""

    value: Value
    every: bool = False
    source: Source | None = None
    of: Filter | None = None


@dataclass(frozen=True, slots=True)
class Become(Grant):
    """A changed non-basic property (104.2.1, 108)."""

    kind: Kind | None = None
    classes: tuple[str, ...] = ()
    elements: tuple[Element, ...] = ()
    name: str = ""
    keeps_own: bool = False  # «в дополнение к своим»


@dataclass(frozen=True, slots=True)
class Reinforce(Grant):
    """«Эффект усиления»: +1 strike and +1 life each."""

    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Weaken(Grant):
    """«Эффект ослабления»: −1 and −1; it and a reinforcement cancel each other."""

    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class ExtraLife(Grant):
    """Additional lives (504.2); negative lives when the number is below 0 (504.4)."""

    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class EnterClosed(Grant):
    """«входят в игру закрытыми»."""


@dataclass(frozen=True, slots=True)
class EnterWith(Grant):
    """«входит в игру с [эффектами]» [17]: they lie on the card before anything notices that it came."""

    grants: tuple[Grant, ...]  # reinforcements, weakenings, additional lives


@dataclass(frozen=True, slots=True)
class StayClosed(Grant):
    """«Не открывается в свой следующий ход»."""


@dataclass(frozen=True, slots=True)
class Ignore(Grant):
    """«Игнорирует Броню», «игнорирует особенности» (part 7)."""

    keyword: KeywordName | None = None
    what: str = ""  # "abilities" | "preventions" | "protections" | "replacements" | "triggers" | "obligations"


# -------------------------------------------------------------------------------------------------------- do


class Do(Node):
    """An act of the closed list, or a way of putting acts together."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Until(Node):
    span: Span = Span.GAME
    turns: int = 1
    condition: Condition | None = None
    once: bool = False  # a price's first use ends it before its time


@dataclass(frozen=True, slots=True)
class Wound(Do):
    who: Who
    number: Value
    split: bool = False  # «распределите X ран среди …», at least 1 each
    by: Who | None = None  # another source than SELF: «оно наносит»


@dataclass(frozen=True, slots=True)
class Heal(Do):
    who: Who
    number: Value | None  # None: fully
    split: bool = False


@dataclass(frozen=True, slots=True)
class Pick(Do):
    """«Выберите существо»: names cards and does nothing yet; later parts speak of them as IT."""

    who: Who


@dataclass(frozen=True, slots=True)
class KeywordAct(Do):
    """A keyword that is itself an act: «Мор X», «Дар жизни X» (KEYWORDS §6)."""

    keyword: KeywordName
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class Pay(Do):
    """«заплатите X монет» inside an ability: closes them; coins spent, as a cost is (522)."""

    number: Value
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Shoot(Do):
    """«Выстрел на X»: an attack at an enemy character, without defender or answer."""

    who: Who
    number: Value
    by: Who = SELF


@dataclass(frozen=True, slots=True)
class Fight(Do):
    """«Сразиться»: a strike of the ordinary kind by `by` (part 7)."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class StrikeNow(Do):
    """«немедленно атакует персонажа»."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class Destroy(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Close(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Open(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Prepare(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Stun(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Move(Do):
    """To a zone: return to hand, put into the deck, put on the graveyard."""

    who: Who
    to: Zone
    place: Place = Place.SHUFFLED
    order_by: Player | None = None  # who orders several cards: «в любом порядке»


@dataclass(frozen=True, slots=True)
class Discard(Do):
    player: Player
    number: Value | None = Number(1)  # None: the whole hand
    of: Filter | None = None
    chosen_by: Player | None = None  # None: the discarding player himself
    random: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Do):
    player: Player = YOU
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Mill(Do):
    """«кладёт X верхних карт колоды на кладбище»."""

    player: Player
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Search(Do):
    """«Поиск — …»: look through the own deck, show, take to the hand (or elsewhere), shuffle."""

    of: Filter
    most: Value | None = Number(1)
    to: Zone = Zone.HAND
    player: Player = YOU
    closed: bool = False


@dataclass(frozen=True, slots=True)
class LookAt(Do):
    """Look at cards that you may not see otherwise; `show` to both players."""

    who: Who
    show: bool = False
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class ShowUntil(Do):
    """«Показывайте по одной верхней карте колоды, пока не покажете …»: to both players, from the top of the own deck.

    Ends with so many cards that fit, or with the deck; LOOKED are all the cards shown, IT those that fit.
    """

    of: Filter
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class ShowHand(Do):
    player: Player


@dataclass(frozen=True, slots=True)
class Summon(Do):
    """«Вызовите»: from the own deck (519.3), side deck, or wherever `of` says."""

    of: Filter
    most: Value | None = Number(1)
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Revive(Do):
    """«Возродите» (519.4). `player`: whose control, by default the ability's controller."""

    who: Who
    closed: bool = False
    life: Value | None = None
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Create(Do):
    """«Создайте X» from the reserve (519.6)."""

    name: str
    number: Value = Number(1)
    player: Player = YOU
    closed: bool = False


@dataclass(frozen=True, slots=True)
class CreateCopy(Do):
    who: Who
    number: Value = Number(1)
    player: Player = YOU
    grants: tuple[Grant, ...] = ()
    is_hired: bool = True  # False: «её Найм не срабатывает»


@dataclass(frozen=True, slots=True)
class PutIntoDeck(Do):
    """«Поместите X в колоду»: a Placed card from the reserve."""

    name: str
    number: Value = Number(1)
    player: Player = YOU
    place: Place = Place.SHUFFLED


@dataclass(frozen=True, slots=True)
class TakeControl(Do):
    who: Who
    player: Player = YOU
    until: Until = Until()


@dataclass(frozen=True, slots=True)
class PlayCard(Do):
    """«разыграйте»: free, or cheaper, from wherever `who` lies."""

    who: Who
    free: bool = False
    cheaper: Value | None = None
    optional: bool = True


@dataclass(frozen=True, slots=True)
class ApplySpell(Do):
    """«примените эффект заклинания», «повторите»: its text once more, without playing it."""

    who: Who


@dataclass(frozen=True, slots=True)
class GainCoins(Do):
    player: Player = YOU
    number: Value = Number(1)
    is_open: bool = True
    until: Until = Until()


@dataclass(frozen=True, slots=True)
class LoseCoins(Do):
    player: Player = YOU
    number: Value = Number(1)
    until: Until = Until()


@dataclass(frozen=True, slots=True)
class OpenCoins(Do):
    player: Player = YOU
    number: Value | None = None  # None: all


@dataclass(frozen=True, slots=True)
class CloseCoins(Do):
    player: Player = YOU
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class GainPrayers(Do):
    player: Player = YOU
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class LosePrayers(Do):
    player: Player = YOU
    number: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Lay(Do):
    """Lay an effect on cards (119); laid on a hero it lies on the player (521.1)."""

    who: Who
    grants: tuple[Grant, ...]
    until: Until = Until()
    split: bool = False


@dataclass(frozen=True, slots=True)
class Lift(Do):
    """«Снимите»: reinforcements, weakenings, extra lives, poison, counters, or all effects (keyword and what None)."""

    who: Who
    what: str  # "reinforcements" | "weakenings" | "extra lives" | "effects" | "keyword" | "counters"
    number: Value | None = None  # None: all
    keyword: KeywordName | None = None


@dataclass(frozen=True, slots=True)
class SetStrike(Do):
    """«Удар становится равным X» (105.3.1)."""

    who: Who
    value: Value


@dataclass(frozen=True, slots=True)
class SetLife(Do):
    """«Жизни становятся равны X» (105.2.1)."""

    who: Who
    value: Value


@dataclass(frozen=True, slots=True)
class IncreasePoison(Do):
    who: Who
    number: Value


@dataclass(frozen=True, slots=True)
class PutCounters(Do):
    """Counters of a card's own kind: an egg's ripeness, a quest's marks, a place's marks."""

    who: Who
    number: Value = Number(1)
    name: str = ""


@dataclass(frozen=True, slots=True)
class RemoveCounters(Do):
    who: Who
    number: Value | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Shuffle(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class Reorder(Do):
    """Put the looked-at cards back on the deck in any order."""

    who: Who
    place: Place = Place.TOP


@dataclass(frozen=True, slots=True)
class Attach(Do):
    """«Присоедините X к Y»."""

    who: Who
    to: Who


@dataclass(frozen=True, slots=True)
class Mine(Do):
    """«Y добывает X»: X lies under Y, out of play."""

    by: Who
    who: Who


@dataclass(frozen=True, slots=True)
class Hide(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Unhide(Do):
    who: Who


@dataclass(frozen=True, slots=True)
class Flip(Do):
    """«Переверните»: the card's second face."""

    who: Who


@dataclass(frozen=True, slots=True)
class Improve(Do):
    """«Усовершенствовать»."""

    who: Who


@dataclass(frozen=True, slots=True)
class CompleteQuest(Do):
    who: Who = SELF


@dataclass(frozen=True, slots=True)
class Exchange(Do):
    """Swap two numbers or controllers: «поменяйте местами»."""

    a: Who
    b: Who
    stat: Stat | None = None  # None: control


@dataclass(frozen=True, slots=True)
class MoveEffects(Do):
    """Move wounds, reinforcements, weakenings … from one card to another."""

    what: str
    source: Who
    to: Who
    number: Value | None = None


@dataclass(frozen=True, slots=True)
class CopyAbilities(Do):
    """«копирует особенности»: one or all printed особенности of a card (110.5)."""

    who: Who
    to: Who
    one: bool = False
    until: Until = Until()


@dataclass(frozen=True, slots=True)
class CopyStat(Do):
    stat: Stat
    who: Who
    to: Who = SELF


@dataclass(frozen=True, slots=True)
class NameSomething(Do):
    """Name a card, an element, a class or a number; kept for `Named` tests of later parts."""

    what: str  # "card" | "element" | "class" | "number"
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class IsNamedThing(Test):
    """Fits what NameSomething named: «сбрасывает карты с таким названием»."""

    what: str = "card"


@dataclass(frozen=True, slots=True)
class NamedNumber(Value):
    pass


@dataclass(frozen=True, slots=True)
class Cancel(Do):
    """«отмените»: the played card (518) or the ability in the queue that the event tells."""

    who: Who = SUBJECT


@dataclass(frozen=True, slots=True)
class Redirect(Do):
    """Change the target of the attack or ability under way (508.3)."""

    to: Who


@dataclass(frozen=True, slots=True)
class ChangeEvent(Do):
    """Inside a replacement: the same event with another number, subject or player."""

    number: Value | None = None
    to: Who | None = None
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class PayOrElse(Do):
    """«должен заплатить X монет; если не хватает …» and Extortion: the player may do the first, else the second."""

    player: Player
    pay: Do
    otherwise: Do | None = None
    must: bool = False


@dataclass(frozen=True, slots=True)
class ExtraTurn(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class SkipTurn(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class EndTurn(Do):
    pass


@dataclass(frozen=True, slots=True)
class ControlPlayer(Do):
    """«Вы контролируете противника в его следующий ход»."""

    player: Player


@dataclass(frozen=True, slots=True)
class WinGame(Do):
    player: Player = YOU


@dataclass(frozen=True, slots=True)
class LoseGame(Do):
    player: Player


@dataclass(frozen=True, slots=True)
class TriggerAgain(Do):
    """«Найм сработает ещё раз»: the abilities of a card woken by this event, or of the next such card."""

    who: Who
    event: EventKind
    times: Value = Number(1)


@dataclass(frozen=True, slots=True)
class Random(Do):
    """One of these at random (526)."""

    options: tuple[Do, ...]


# -- putting acts together (118)


@dataclass(frozen=True, slots=True)
class Sequence(Do):
    """Parts by comma or semicolon: a part that can't be done ends the rest (118.2)."""

    parts: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class Separately(Do):
    """Sentences of one ability: each is done whatever became of the one before (210.2, 210.3)."""

    parts: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class OnlyIfDone(Do):
    """«…, при этом …»: the second only if the first was done without replacement (118.4); «иначе» is `otherwise`."""

    first: Do
    then: Do
    otherwise: Do | None = None


@dataclass(frozen=True, slots=True)
class May(Do):
    """«можете»: skipped without breaking the chain (118.5)."""

    do: Do
    by: Player = YOU


@dataclass(frozen=True, slots=True)
class If(Do):
    condition: Condition
    do: Do
    otherwise: Do | None = None


@dataclass(frozen=True, slots=True)
class ChooseDo(Do):
    """The ability constructor (524): «выберите одно из», «одно или несколько», «X раз из»."""

    options: tuple[Do, ...]
    least: Value = Number(1)
    most: Value = Number(1)
    repeat: bool = False
    by: Player = YOU


@dataclass(frozen=True, slots=True)
class ForEach(Do):
    """Once for each of these cards; inside, EACH_ONE is the card."""

    who: Who
    do: Do


@dataclass(frozen=True, slots=True)
class Times(Do):
    number: Value
    do: Do


@dataclass(frozen=True, slots=True)
class RepeatUntil(Do):
    condition: Condition
    do: Do


@dataclass(frozen=True, slots=True)
class Later(Do):
    """A delayed effect (521): once (or each time, until it ends) when the event comes."""

    when: When
    do: Do
    until: Until = Until()
    once: bool = True
    on: Who | None = None  # which card carries it; None: your hero (521.1)


@dataclass(frozen=True, slots=True)
class LaterInstead(Do):
    """A delayed replacement: «в следующий раз, когда … должен …, вместо этого …»."""

    when: When
    do: Do
    until: Until = Until()
    once: bool = True


@dataclass(frozen=True, slots=True)
class Nothing(Do):
    """A card that may be played for no effect."""


# --------------------------------------------------------------------------------------------------- payment


class Cost(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PayCoins(Cost):
    number: Value


@dataclass(frozen=True, slots=True)
class PayPrayers(Cost):
    number: Value


@dataclass(frozen=True, slots=True)
class Tap(Cost):
    """The [tap] sign: close this card; the ability is an action (506.1)."""


@dataclass(frozen=True, slots=True)
class PayBy(Cost):
    """Anything else before the colon: «Раньте вашего героя на 4:», «Уничтожьте ваше существо:»."""

    do: Do


# -------------------------------------------------------------------------------------------------- abilities


@dataclass(frozen=True, slots=True)
class Limit(Node):
    times: int = 1
    per: Per = Per.TURN


ONCE_A_TURN = Limit(1, Per.TURN)
EVERY_TIME = Limit(0, Per.EVERY)


class Ability(Node):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A named ability; what it takes depends on the name: a number, a description of the other side, a text."""

    name: KeywordName
    number: Value | None = None
    against: Filter | None = None
    source: Source | None = None
    ability: Ability | None = None  # Набег X — [t], Душелов — [t]
    do: Do | None = None  # Концентрация: [t], Расход X: [t], Вымогательство — cond
    when: When | None = None  # Засада: on which event


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """112. Optional where the text says «можете»: that is a `May` around `do`, asked when it would be announced."""

    on: tuple[When, ...]
    do: Do
    condition: Condition | None = None
    limit: Limit = ONCE_A_TURN
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    optional: bool = False  # «можете» over the whole (112.4)


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """113. Once a turn by its marker (113.4) unless it says otherwise."""

    cost: tuple[Cost, ...]
    do: Do
    condition: Condition | None = None
    limit: Limit = ONCE_A_TURN
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    by_anyone: bool = False


@dataclass(frozen=True, slots=True)
class Constant(Ability):
    """114. `who` None: the card itself; in hand only for its own cost (203.2)."""

    who: Who
    give: tuple[Grant, ...]
    condition: Condition | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """517. When this would happen, that happens instead."""

    of: When
    do: Do
    condition: Condition | None = None
    optional: bool = False
    limit: Limit | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)


@dataclass(frozen=True, slots=True)
class CancelPlay(Ability):
    """518. «Когда разыгрывается [текст], отмените»; what must be paid or done with it happens outside the queue."""

    of: When
    cost: Do | None = None
    also: Do | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class SpellText(Ability):
    """116. One sentence of a spell; `cost` is an additional or alternative cost that the text names."""

    do: Do
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class ExtraCost(Ability):
    """An additional cost of playing this card («Жажда» of `ed15`, «как дополнительную стоимость …»)."""

    do: Do
    optional: bool = False
    alternative: bool = False  # instead of the coins
    coins: Value | None = None


@dataclass(frozen=True, slots=True)
class DeckRule(Ability):
    """A limit or permission that deck construction reads (106.3.3, FORMATS)."""

    what: str  # "only" | "also" | "copies" | "size" | "hero" | "side"
    of: Filter | None = None
    number: int | None = None
    hero: Filter | None = None  # «может быть в колоде только у …»


@dataclass(frozen=True, slots=True)
class SetupRule(Ability):
    """What a hero fixes before the game: who goes first (301.4.1), coins, the deal."""

    what: str  # "first" | "second" | "deal" | "coins"
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ByHand(Ability):
    """An ability whose words were not read: its controller plays it with the table tools."""

    text: str


@dataclass(frozen=True, slots=True)
class Program(Node):
    """A card's whole text: its особенности in order."""

    abilities: tuple[Ability, ...] = field(default=())
