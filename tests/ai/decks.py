"""Two small decks made of programs by hand, for players and sessions: nothing here waits for the card language."""

from __future__ import annotations

from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.program import (
    SELF,
    Ability,
    Activated,
    Choose,
    Draw,
    Filter,
    Heal,
    IsKind,
    Keyword,
    Number,
    PayCoins,
    Player,
    SpellText,
    Tap,
    Triggered,
    When,
    Wound,
)
from app.engine.terms import Element, EventKind, KeywordName, Kind, Side

_CREATURES = (IsKind((Kind.CREATURE,)),)
_CHARACTERS = (IsKind((Kind.CREATURE, Kind.HERO)),)
_ENTERS = (When(EventKind.ENTERS, SELF),)


def _wound(number: int, side: Side = Side.ENEMY) -> Wound:
    return Wound(Choose(Filter(_CHARACTERS, side)), Number(number))


def _creature(name: str, cost: int, strike: int, life: int, *abilities: Ability) -> CardFacts:
    return CardFacts(name, Kind.CREATURE, cost, strike, life, classes=("воин",), abilities=abilities)


HEROES = (
    CardFacts(
        "Воевода",
        Kind.HERO,
        life=24,
        elements=(Element.STEPPE,),
        classes=("воин",),
        abilities=(Activated((PayCoins(Number(3)), Tap()), _wound(2)),),
    ),
    CardFacts(
        "Знахарь",
        Kind.HERO,
        life=26,
        elements=(Element.FOREST,),
        classes=("жрец",),
        abilities=(Activated((PayCoins(Number(2)), Tap()), Heal(Choose(Filter(_CHARACTERS, Side.YOURS)), Number(2))),),
    ),
)
CARDS = (
    _creature("Новобранец", 1, 1, 2),
    _creature("Копейщик", 2, 2, 2, Keyword(KeywordName.FIRST_STRIKE)),
    _creature("Щитоносец", 2, 1, 4, Keyword(KeywordName.ARMOUR, Number(1))),
    _creature("Всадник", 3, 3, 2, Keyword(KeywordName.RUSH)),
    _creature("Лучница", 3, 2, 3, Activated((Tap(),), _wound(1))),
    _creature("Вестник", 3, 2, 2, Triggered(_ENTERS, Draw(Player(), Number(1)))),
    _creature("Поджигатель", 4, 3, 3, Triggered(_ENTERS, _wound(2))),
    _creature("Великан", 5, 5, 5),
    _creature("Дракон", 7, 6, 7, Keyword(KeywordName.DIRECT_STRIKE)),
    CardFacts("Молния", Kind.SPELL, 2, abilities=(SpellText(_wound(3)),)),
    CardFacts("Припасы", Kind.SPELL, 3, abilities=(SpellText(Draw(Player(), Number(2))),)),
    CardFacts(
        "Лечебник", Kind.SPELL, 1, abilities=(SpellText(Heal(Choose(Filter(_CREATURES, Side.YOURS)), Number(3))),)
    ),
)
DECK = (*(card.id for card in CARDS for _ in range(3)), "Великан", "Всадник", "Новобранец", "Копейщик")
POOL = CARDS


def setup(seed: int = 1, *, swapped: bool = False, names: tuple[str, str] = ("Аня", "Боря")) -> MatchSetup:
    """A match of the two decks."""
    heroes = HEROES[::-1] if swapped else HEROES
    seats = tuple(SeatSetup(name, hero.id, DECK) for name, hero in zip(names, heroes, strict=True))
    return MatchSetup((seats[0], seats[1]), (*HEROES, *CARDS), seed)
