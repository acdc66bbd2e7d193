"""Sentences that the language can't read yet, as the programs that they mean.

`tables` reads a card's text; a sentence that is declined is looked up here. `test_trees` fails when one of them can be
read, so that the list only shrinks.
"""

from __future__ import annotations

from app.engine.program import (
    EACH_ONE,
    ENEMY,
    EVERY_TIME,
    HERO,
    IT,
    SELF,
    SUBJECT,
    YOU,
    Ability,
    Activated,
    All,
    Become,
    Choose,
    CoinsSpent,
    Compare,
    Constant,
    DeckTop,
    Destroy,
    Discard,
    Do,
    Fight,
    Filter,
    Fits,
    ForEach,
    HandSize,
    HeroOf,
    If,
    Ignore,
    IsElement,
    IsKind,
    IsNamedThing,
    IsOther,
    Later,
    Lay,
    LookAt,
    May,
    Modify,
    Move,
    NameSomething,
    Not,
    Number,
    Oblige,
    OnlyIfDone,
    Open,
    PayCoins,
    Permit,
    PlayCard,
    Player,
    PlayerRole,
    PreventNext,
    Redirect,
    Ref,
    RefKind,
    RepeatUntil,
    Revive,
    SameName,
    Sequence,
    ShowHand,
    SpellText,
    StatOf,
    Summon,
    Tap,
    TriggerAgain,
    Triggered,
    Until,
    When,
    Wound,
)
from app.engine.terms import (
    Ban,
    Comparison,
    Element,
    EventKind,
    KeywordName,
    Kind,
    Measure,
    Operation,
    Side,
    Source,
    Span,
    Stat,
    Zone,
)

_CREATURE = IsKind((Kind.CREATURE,))
_CHARACTER = IsKind((Kind.HERO, Kind.CREATURE))
_HEROES = IsKind((Kind.HERO,))
_CHOSEN = Player(PlayerRole.CHOSEN)
_THAT = Player(PlayerRole.THAT)
_TURN = Until(Span.THIS_TURN)
_ENTERS = (When(EventKind.ENTERS, SELF),)
_SHOWN = Ref(RefKind.SLOT, 0)


def _hired(do: Do) -> tuple[Ability, ...]:
    return (Triggered(_ENTERS, do),)


def _spell(do: Do) -> tuple[Ability, ...]:
    return (SpellText(do),)


def _one(*tests: object, side: Side = Side.ANYONE, zone: Zone = Zone.PLAY) -> Choose:
    return Choose(Filter((_CREATURE, *tests), side, zone))  # type: ignore[arg-type]


def _constant(who: object, *give: object) -> tuple[Ability, ...]:
    return (Constant(who, give),)  # type: ignore[arg-type]


_LESS = Modify(Measure.FROM_ATTACKS, Operation.SUBTRACT, Number(1))
_COSTLIER = Modify(Measure.COST, Operation.ADD, Number(4), Filter((SameName(IT),)))

TREES: dict[str, tuple[Ability, ...]] = {
    # -- «Свод»
    "Когда Степной волколак наносит раны герою ударом, откройте Степного волколака; он может атаковать ещё раз": (
        Triggered(
            (When(EventKind.WOUNDS, SELF, Filter((_HEROES,)), source=Source.STRIKE),),
            Sequence((Open(SELF), Lay(SELF, (Modify(Measure.ATTACKS_A_TURN, Operation.ADD, Number(1)),), _TURN))),
        ),
    ),
    "Любое число ваших существ по очереди сражаются с существами противника": _spell(
        ForEach(Choose(Filter((_CREATURE,), Side.YOURS), Number(0), None), Fight(EACH_ONE, _one(side=Side.ENEMY)))
    ),
    "{TAP}: В следующий ход противника Бьорнбон должен быть выбран целью первой атаки": (
        Activated((Tap(),), Lay(SELF, (Oblige(Ban.BE_ATTACKED, first=True),), Until(Span.ENEMY_NEXT_TURN_END))),
    ),
    "Покажите верхнюю карту колоды; если это заклинание, можете разыграть его бесплатно": _spell(
        Sequence(
            (
                LookAt(DeckTop(), show=True),
                If(Fits(IT, (IsKind((Kind.SPELL,)),)), May(PlayCard(IT, free=True))),
            )
        )
    ),
    "Когда Забира становится целью заклинания, уничтожьте её": (
        Triggered((When(EventKind.TARGETED, SELF, source=Source.SPELL),), Destroy(SELF)),
    ),
    "Когда существо противника входит в игру благодаря Засаде, уничтожьте его": (
        Triggered(
            (When(EventKind.ENTERS, Filter((_CREATURE,), Side.ENEMY), about=KeywordName.AMBUSH),), Destroy(SUBJECT)
        ),
    ),
    "4{COIN}{TAP}: Положите существо в руку владельца; до конца следующего хода этого игрока карты с таким же"
    " названием стоят на 4{COIN} дороже": (
        Activated(
            (PayCoins(Number(4)), Tap()),
            Sequence(
                (
                    Move(_one(), Zone.HAND),
                    Lay(HeroOf(Player(PlayerRole.OWNER, IT)), (_COSTLIER,), Until(Span.NEXT_TURN_OF_CARD)),
                )
            ),
        ),
    ),
    "В конце вашего хода, если эта карта на кладбище, можете уничтожить ваше существо, при этом возродите эту карту": (
        Triggered(
            (When(EventKind.TURN_ENDS, player=Side.YOURS),),
            OnlyIfDone(Destroy(_one(side=Side.YOURS)), Revive(SELF)),
            zones=(Zone.GRAVEYARD,),
            optional=True,
        ),
    ),
    "Найм: До конца хода вы можете использовать активируемые способности вашего героя бесплатно": _hired(
        Lay(HERO, (Permit("use free"),), _TURN)
    ),
    "Уничтожьте существо, у которого есть стихия": _spell(Destroy(_one(Not(IsElement((Element.NEUTRAL,)))))),
    "Найм: Следующий Найм сработает ещё раз": _hired(
        Later(When(EventKind.ENTERS, Filter((_CREATURE, IsOther(SELF)))), TriggerAgain(SUBJECT, EventKind.ENTERS))
    ),
    "Каждый раз, когда противник объявляет выстрел, можете выбрать его цель": (
        Triggered(
            (When(EventKind.ATTACK_DECLARED, player=Side.ENEMY, source=Source.SHOT),),
            Redirect(Choose(Filter((_CHARACTER,), Side.YOURS))),
            limit=EVERY_TIME,
            optional=True,
        ),
    ),
    "Найм: Назовите карту; выбранный игрок показывает руку и сбрасывает все карты с таким названием": _hired(
        Sequence(
            (
                NameSomething("card"),
                ShowHand(_CHOSEN),
                Discard(_THAT, None, Filter((IsNamedThing("card"),), zone=Zone.HAND)),
            )
        )
    ),
    "Каждый раз, когда ваше существо получает раны, предотвратите 1 рану": _constant(
        All(Filter((_CREATURE,), Side.YOURS)), PreventNext(Number(1), every=True)
    ),
    "Найм: Если при розыгрыше Объезженного Дракона не было потрачено {COIN}, противник сбрасывает карты, пока в его"
    " руке не останется столько же карт, сколько в вашей": (
        Triggered(
            _ENTERS,
            RepeatUntil(Compare(HandSize(ENEMY), Comparison.AT_MOST, HandSize(YOU)), Discard(ENEMY)),
            Compare(CoinsSpent(), Comparison.EQUAL, Number(0)),
        ),
    ),
    "Выбранная карта теряет свои стихии": _spell(Lay(Choose(Filter()), (Become(elements=(Element.NEUTRAL,)),))),
    "Вызовите до двух существ с таким же названием, как у карты противника": _spell(
        Summon(Filter((_CREATURE, SameName(Choose(Filter(side=Side.ENEMY)))), Side.YOURS, Zone.DECK), Number(2))
    ),
    "Игнорирует Броню": _constant(SELF, Ignore(KeywordName.ARMOUR)),
    "Игнорирует особенности, обязывающие делать выстрелы": _constant(SELF, Ignore(what="obligations")),
    # -- sentences of the tests
    # -- part 8
}

MISREAD: dict[str, tuple[Ability, ...]] = {
    "Когда существо противника погибает от отравления, возродите его под вашим контролем с 1 жизнью": (
        Triggered(
            (When(EventKind.DIES, Filter((_CREATURE,), Side.ENEMY), about=KeywordName.POISON),),
            Revive(SUBJECT, life=Number(1)),
        ),
    ),
    "Покажите верхнюю карту колоды; ранить персонажа на X, где X — стоимость показанной карты": _spell(
        Sequence(
            (
                LookAt(DeckTop(), show=True),
                Wound(Choose(Filter((_CHARACTER,)), late=True), StatOf(Stat.COST, Ref(RefKind.DONE_TO))),
            )
        )
    ),
}
"""Sentences that the language takes for something else."""
