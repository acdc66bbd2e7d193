"""Views to show, made by hand: the table never asks a match, so its tests need none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.decision import Act, Ask, Decision, Option
from app.engine.event import Phase
from app.engine.facts import CardFacts
from app.engine.message import Message, message
from app.engine.terms import Element, Kind, Zone
from app.engine.view import CardView, PlayerView, View

FACTS = {
    facts.name: facts
    for facts in (
        CardFacts("Эйра, Заря степей", Kind.HERO, life=27, elements=(Element.STEPPE,), classes=("Воин",)),
        CardFacts("Морвен Теневед", Kind.HERO, life=26, elements=(Element.DARKNESS,), classes=("Маг",)),
        CardFacts("Степной рубака", Kind.CREATURE, 3, 4, 2, (Element.STEPPE,), ("Орк",), text="Рывок. Гнев."),
        CardFacts("Вожак стаи", Kind.CREATURE, 2, 3, 2, (Element.STEPPE,), ("Зверь",)),
        CardFacts(
            "Хранительница рощи",
            Kind.CREATURE,
            4,
            2,
            5,
            (Element.FOREST,),
            ("Эльф",),
            text="Регенерация 2. Найм: Излечить выбранного персонажа на 3.",
        ),
        CardFacts("Кузнец глубин", Kind.CREATURE, 5, 4, 5, (Element.MOUNTAIN,), ("Гном",), text="Броня 1."),
        CardFacts("Седой дракон", Kind.CREATURE, 8, 7, 7, (Element.MOUNTAIN,), ("Дракон",)),
        CardFacts("Омутница", Kind.CREATURE, 2, 1, 3, (Element.SWAMP,), ("Речная дева",)),
        CardFacts("Пожиратель теней", Kind.CREATURE, 6, 6, 5, (Element.DARKNESS,), ("Демон",), text="Жажда 2."),
        CardFacts("Дорожный голем", Kind.CREATURE, 4, 3, 6, (Element.NEUTRAL,), ("Голем",)),
        CardFacts("Модуль атаки", Kind.CREATURE, 1, 2, 1, (Element.NEUTRAL,), ("Механизм",)),
        CardFacts("Зыбкая топь", Kind.SUPPORT, 3, elements=(Element.SWAMP,), classes=("Местность",)),
        CardFacts("Секира рассвета", Kind.SUPPORT, 3, elements=(Element.STEPPE,), classes=("Оружие",)),
        CardFacts(
            "Цепь молний",
            Kind.SPELL,
            6,
            elements=(Element.MOUNTAIN,),
            classes=("Волшебство",),
            text="Ранить каждое существо противника на 3.",
        ),
    )
}


class Table:
    """Builds a view card by card; ids count from 1. `me` is seat 0."""

    def __init__(self) -> None:
        self.cards: list[CardView] = []
        self.zones: dict[tuple[int, str], list[int]] = {}
        self.coins = {0: (3, 5), 1: (2, 7)}
        self.heroes = [self.card("Эйра, Заря степей", 0), self.card("Морвен Теневед", 1)]
        self.unknown = {0: 0, 1: 5}
        self.decks = {0: 24, 1: 21}

    def card(self, name: str, seat: int, zone: Zone = Zone.PLAY, **changes: Any) -> int:
        facts = FACTS[name]
        view = CardView(
            len(self.cards) + 1,
            name,
            facts.id,
            seat,
            seat,
            zone,
            kind=facts.kind,
            classes=facts.classes,
            elements=facts.elements,
            cost=facts.cost,
            strike=facts.strike,
            life=facts.life - changes.get("wounds", 0),
            max_life=facts.life,
        )
        self.cards.append(replace(view, **changes))
        return view.id

    def squad(self, seat: int, *names: str, **changes: Any) -> list[int]:
        return self._into(seat, "squad", Zone.PLAY, names, changes)

    def support(self, seat: int, *names: str) -> list[int]:
        return self._into(seat, "support", Zone.PLAY, names, {})

    def hand(self, seat: int, *names: str) -> list[int]:
        return self._into(seat, "hand", Zone.HAND, names, {})

    def graveyard(self, seat: int, *names: str) -> list[int]:
        return self._into(seat, "graveyard", Zone.GRAVEYARD, names, {})

    def _into(self, seat: int, zone: str, where: Zone, names: tuple[str, ...], changes: dict[str, Any]) -> list[int]:
        made = [self.card(name, seat, where, **changes) for name in names]
        self.zones.setdefault((seat, zone), []).extend(made)
        return made

    def view(self, decision: Decision | None = None, **changes: Any) -> View:
        players = self._player(0, "Вы"), self._player(1, "Компьютер")
        view = View(
            0,
            7,
            0,
            0,
            Phase.CHOICE,
            players,
            tuple(self.cards),
            (),
            tuple(FACTS.values()),
            decision.seat if decision else None,
            decision,
            None,
        )
        return replace(view, **changes)

    def _player(self, seat: int, name: str) -> PlayerView:
        def zone(which: str) -> tuple[int, ...]:
            return tuple(self.zones.get((seat, which), ()))

        open_coins, coins = self.coins[seat]
        hand = (*zone("hand"), *([0] * (self.unknown[seat] if not zone("hand") else 0)))
        return PlayerView(
            seat,
            name,
            self.heroes[seat],
            coins,
            open_coins,
            0,
            2 if seat == 0 else 0,
            hand,
            (0,) * self.decks[seat],
            zone("graveyard"),
            zone("squad"),
            zone("support"),
            (),
            0,
        )


def full_table() -> Table:
    """Something of everything."""
    table = Table()
    table.support(0, "Секира рассвета")
    table.squad(0, "Вожак стаи", closed=True)
    table.squad(0, "Степной рубака", reinforcements=1, strike=5, life=3)
    table.squad(0, "Хранительница рощи", wounds=1)
    table.squad(0, "Кузнец глубин", fresh=True, armour_left=1)
    table.squad(0, "Седой дракон")
    table.hand(0, "Степной рубака", "Цепь молний", "Хранительница рощи", "Дорожный голем", "Омутница")
    table.graveyard(0, "Омутница")
    table.support(1, "Зыбкая топь")
    table.squad(1, "Дорожный голем", wounds=2, poison=1)
    table.squad(1, "Пожиратель теней", closed=True)
    table.squad(1, "Омутница")
    table.squad(1, "Пожиратель теней", stunned=True)
    table.graveyard(1, "Цепь молний")
    return table


def decision(kind: Ask, *options: Option, prompt: Message | None = None, **changes: Any) -> Decision:
    """A question to seat 0."""
    return Decision(0, kind, options, prompt or message("table.which"), **changes)


END = Option(Act.END_TURN)
