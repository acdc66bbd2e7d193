"""A small box of cards as trees, one of each kind of text: golden numbers must not hang on the shipped cards' words."""

from __future__ import annotations

from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.edition import ED12, Edition
from app.engine.match import Match
from app.engine.program import (
    HERO,
    SELF,
    Ability,
    Activated,
    All,
    Announced,
    Choose,
    ChooseDo,
    Constant,
    Destroy,
    Discard,
    Draw,
    Filter,
    Gain,
    Heal,
    Instead,
    IsKind,
    IsOther,
    Keyword,
    Lay,
    May,
    Modify,
    Move,
    Number,
    OnlyIfDone,
    PayBy,
    PayCoins,
    Player,
    PlayerRole,
    Search,
    Shoot,
    SpellText,
    Tap,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import EventKind, KeywordName, Kind, Measure, Operation, Side, Zone

CREATURE = IsKind((Kind.CREATURE,))
CHARACTER = IsKind((Kind.CREATURE, Kind.HERO))
ENEMY_CHARACTER = Choose(Filter((CHARACTER,), Side.ENEMY))
ANY_CHARACTER = Choose(Filter((CHARACTER,)))
OWN_CREATURE = Choose(Filter((CREATURE,), Side.YOURS))


def keyword(name: KeywordName, number: int | None = None) -> Keyword:
    return Keyword(name, None if number is None else Number(number))


def on(event: EventKind, do: object, **more: object) -> Triggered:
    return Triggered((When(event, SELF),), do, **more)  # type: ignore[arg-type]


def creature(name: str, cost: int, strike: int, life: int, *abilities: Ability) -> CardFacts:
    return CardFacts(name, Kind.CREATURE, cost, strike, life, abilities=abilities)


CARDS = (
    CardFacts(
        "Стрелец",
        Kind.HERO,
        life=22,
        abilities=(Activated((PayCoins(Number(2)), Tap()), Wound(ENEMY_CHARACTER, Number(2))),),
    ),
    CardFacts("Книжник", Kind.HERO, life=22, abilities=(Activated((PayCoins(Number(3)), Tap()), Draw()),)),
    creature("Волк", 1, 1, 2),
    creature("Рысь", 2, 3, 2, keyword(KeywordName.RUSH)),
    creature("Лось", 3, 2, 4, keyword(KeywordName.ARMOUR, 1)),
    creature("Тролль", 4, 4, 5, keyword(KeywordName.REGENERATION, 2), keyword(KeywordName.FRENZY)),
    creature("Лучник", 3, 1, 3, Activated((Tap(),), Shoot(ENEMY_CHARACTER, Number(1)))),
    creature("Оса", 2, 2, 1, on(EventKind.ENTERS, Wound(ANY_CHARACTER, Number(1)))),
    creature("Лекарь", 2, 1, 2, on(EventKind.DIES, Draw()), keyword(KeywordName.FIRST_STRIKE)),
    creature(
        "Змея", 3, 2, 2, on(EventKind.ENTERS, Lay(Choose(Filter((CREATURE,))), (Gain(keyword(KeywordName.POISON, 1)),)))
    ),
    creature(
        "Вожак",
        4,
        2,
        3,
        Constant(
            All(Filter((CREATURE, IsOther(SELF)), Side.YOURS)), (Modify(Measure.STRIKE, Operation.ADD, Number(1)),)
        ),
    ),
    creature("Феникс", 5, 3, 3, Instead(When(EventKind.DIES, SELF), Move(SELF, Zone.HAND), optional=True)),
    creature("Жрец", 2, 1, 3, Activated((PayBy(Destroy(OWN_CREATURE)),), Heal(HERO, Number(3)))),
    CardFacts("Молния", Kind.SPELL, 2, abilities=(SpellText(Wound(ANY_CHARACTER, Number(3))),)),
    CardFacts("Поток", Kind.SPELL, costs_x=True, abilities=(SpellText(Wound(ENEMY_CHARACTER, Announced())),)),
    CardFacts(
        "Сделка",
        Kind.SPELL,
        1,
        abilities=(SpellText(OnlyIfDone(Destroy(OWN_CREATURE), Draw(number=Number(2)))),),
    ),
    CardFacts(
        "Выбор",
        Kind.SPELL,
        3,
        abilities=(
            SpellText(
                ChooseDo((Draw(), Wound(ENEMY_CHARACTER, Number(2)), Discard(Player(PlayerRole.ENEMY))), most=Number(2))
            ),
        ),
    ),
    CardFacts("Зов", Kind.SPELL, 2, abilities=(SpellText(Search(Filter((CREATURE,)))),)),
    CardFacts("Буря", Kind.SPELL, 6, abilities=(SpellText(Destroy(All(Filter((CREATURE,))))),)),
    CardFacts(
        "Родник",
        Kind.SUPPORT,
        3,
        classes=("местность",),
        abilities=(Triggered((When(EventKind.TURN_ENDS, player=Side.YOURS),), May(Heal(ANY_CHARACTER, Number(1)))),),
    ),
)


def setup(seed: int, edition: Edition = ED12) -> MatchSetup:
    """Both sides play all cards twice, the first ones three times."""
    names = [card.name for card in CARDS[2:]]
    deck = (*names, *names, *names[:6])
    return MatchSetup((SeatSetup("А", "Стрелец", deck), SeatSetup("Б", "Книжник", deck)), CARDS, seed, edition)


def start(seed: int, edition: Edition = ED12) -> Match:
    return Match.start(setup(seed, edition))
