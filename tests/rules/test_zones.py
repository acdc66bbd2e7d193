"""Zones: whose they are, who looks into them, and what works in them (201-206)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Moved, Shuffled
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import ENEMY as THE_ENEMY
from app.engine.program import Ability, Keyword, PutIntoDeck, SpellText
from app.engine.terms import KeywordName, Zone
from app.engine.view import View
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
RETURN = "Возврат for 1, spell | Положите существо в руку владельца."
SHUFFLE_IN = "Изгнание for 1, spell | Замешайте существо в колоду владельца."
KILL = "Расправа for 1, spell | Уничтожьте существо."


def names(view: View, ids: tuple[int, ...]) -> list[str]:
    """Which cards those are to that seat; «?» for one that it does not know."""
    return [view.card(uid).name if uid else "?" for uid in ids]


# ---------------------------------------------------------------------------------------------------- which there are


def test_a_card_is_in_one_of_the_zones() -> None:
    """201.1: play, hand, deck, graveyard; the reserve and the side deck hold what is not in the game."""
    assert {it.value for it in Zone} == {"play", "hand", "deck", "graveyard", "reserve", "side deck", "under"}
    situation = table(you="Волк 3/4", hand="Ёж 1/1 for 1", deck="Лис 1/1", graveyard="Рысь 2/2")
    assert [situation.zone(name) for name in ("Волк", "Ёж", "Лис", "Рысь")] == ["play", "hand", "deck", "graveyard"]


@EDITIONS
def test_only_play_is_common(edition: Edition) -> None:
    """201.2: an ability reaches both players' cards in play, and cards go to their owner's other zones."""
    storm = "Буря for 1, spell | Уничтожьте каждое существо."
    situation = table(you="Волк 3/4; Рысь 2/2, stolen", enemy="Лось 4/4", hand=storm, edition=edition).play("Буря")
    assert sorted(situation.graveyard()) == ["Буря", "Волк"] and sorted(situation.graveyard(ENEMY)) == ["Лось", "Рысь"]


@pytest.mark.parametrize("seat", (YOU, ENEMY))
def test_play_and_graveyards_are_open(seat: int) -> None:
    """201.3, 205.2: either player knows every card there, at any time."""
    situation = table(you="Волк 3/4", enemy="Лось 4/4", graveyard="Рысь 2/2; Ёж 1/1", enemy_graveyard="Лис 1/1")
    for view in (situation.match.view(seat), situation.end_turn().match.view(seat)):
        you, enemy = view.players
        assert (names(view, you.squad), names(view, enemy.squad)) == (["Волк"], ["Лось"])
        assert (names(view, you.graveyard), names(view, enemy.graveyard)) == (["Рысь", "Ёж"], ["Лис"])


@pytest.mark.parametrize("seat", (YOU, ENEMY))
def test_nobody_looks_into_a_deck(seat: int) -> None:
    """201.5, 204.2: not even its owner; how many cards it has is open to both."""
    view = table(deck="Волк 3/4; Лис 1/1", enemy_deck="Рысь 2/2").match.view(seat)
    assert [names(view, player.deck) for player in view.players] == [["?", "?"], ["?"]]


def test_a_hand_is_its_players_secret_but_for_its_size() -> None:
    """203.1."""
    view = table(enemy_hand="Рысь 2/2 for 1; Лось 4/4 for 1").match.view(YOU)
    assert names(view, view.players[ENEMY].hand) == ["?", "?"]
    own = table(hand="Рысь 2/2 for 1; Лось 4/4 for 1").match.view(YOU)
    assert names(own, own.players[YOU].hand) == ["Рысь", "Лось"]


# ----------------------------------------------------------------------------------------------------------- play


def test_heroes_are_in_play_from_the_start() -> None:
    """202.1: the creatures and support cards of both players come to them there."""
    from tests.rules.test_setup import start

    match = start(first=0)
    view = match.view(0)
    assert [view.card(player.hero).zone for player in view.players] == [Zone.PLAY, Zone.PLAY]


@EDITIONS
@pytest.mark.parametrize("zone", ("you", "hand", "deck", "graveyard"))
def test_abilities_work_in_play_only(zone: str, edition: Edition) -> None:
    """202.2: constant and triggered ones of a card elsewhere do nothing."""
    captain = "Капитан 1/4 for 1 | Ваши существа имеют +1 к удару. Когда вы разыгрываете заклинание, возьмите карту."
    zones = {"you": ("Волк 3/4",), "hand": (), "deck": ("Запас 1/1", "Запас 1/1"), "graveyard": ()}
    zones[zone] = (*zones[zone], captain)
    zones["hand"] = (*zones["hand"], "Пыль for 1, spell | Ранить персонажа на 1.")
    situation = table(**zones, edition=edition)  # type: ignore[arg-type]
    before = len(situation.hand())
    situation.play("Пыль", "enemy hero")
    is_there = zone == "you"
    assert (situation.power("Волк"), len(situation.hand()) - before + 1) == (3 + is_there, int(is_there))


@EDITIONS
def test_abilities_reach_cards_in_play_only(edition: Edition) -> None:
    """202.2: «существо» is none in a hand, deck or graveyard."""
    situation = table(
        enemy="Лось 4/4", hand=(KILL, "Ёж 1/1 for 1"), graveyard="Рысь 2/2", deck="Лис 1/1", edition=edition
    )
    assert situation.targets(Act.PLAY, "Расправа") == {"Лось"}


# ----------------------------------------------------------------------------------------------------------- decks


@EDITIONS
def test_only_its_owner_looks_into_a_deck_and_then_shuffles(edition: Edition) -> None:
    """204.2: the opponent sees nothing of it meanwhile, and nobody after it."""
    find = "Розыск for 1, spell | Поиск — зверь."
    situation = table(hand=find, deck="Волк 3/4, зверь; Лис 1/1; Ёж 1/1", edition=edition).play("Розыск")
    own, other = situation.match.view(YOU), situation.match.view(ENEMY)
    assert names(own, own.players[YOU].deck) == ["Волк", "Лис", "Ёж"]
    assert names(other, other.players[YOU].deck) == ["?", "?", "?"]
    situation.answer("Волк")
    own = situation.match.view(YOU)
    assert names(own, own.players[YOU].deck) == ["?", "?"] and situation.told(Shuffled) == [
        Shuffled(YOU, _spell(situation))
    ]


def _spell(situation: Table) -> object:
    return situation.game.ref(situation.row("Розыск"))


@EDITIONS
@pytest.mark.parametrize(("spell", "zone"), ((RETURN, "hand"), (SHUFFLE_IN, "deck")))
def test_a_card_goes_to_its_owner_and_forgets(spell: str, zone: str, edition: Edition) -> None:
    """203.4, 204.4: a taken creature comes to its owner's hand or deck, without wounds, effects or id."""
    situation = table(you="Рысь 2/4 for 1, stolen, 2 wounds, strike +2, closed", hand=spell, deck="", enemy_deck="",
                      edition=edition)  # fmt: skip
    before = situation.id("Рысь")
    situation.play("Возврат" if zone == "hand" else "Изгнание", "Рысь")
    row = situation.row("Рысь")
    state = situation.game.state
    assert row in (state.hand if zone == "hand" else state.deck)[ENEMY]
    assert (state.wounds[row], state.effects[row], state.closed[row]) == (0, (), 0) and state.uid[row] != before


PLACE: dict[str, tuple[Ability, ...]] = {
    "Послание": (SpellText(PutIntoDeck("Повестка", player=THE_ENEMY)),),
    "Повестка": (Keyword(KeywordName.PLACED),),
}


@EDITIONS
def test_a_placed_card_comes_from_the_reserve_into_the_named_deck(edition: Edition) -> None:
    """204.5: into the opponent's, though it is not his."""
    situation = table(
        hand="Послание for 1, spell", reserve="Повестка for 1, spell", enemy_deck="Лис 1/1", programs=PLACE,
        edition=edition,
    ).play("Послание")  # fmt: skip
    assert sorted(situation.deck(ENEMY)) == ["Лис", "Повестка"] and "Повестка" not in situation.deck()


# ------------------------------------------------------------------------------------------------ graveyard, reserve


@EDITIONS
def test_destroyed_cards_and_spells_go_on_top_of_the_graveyard(edition: Edition) -> None:
    """205.1: of their owners; a spell is there before its text is done."""
    situation = table(enemy="Рысь 2/2", hand=KILL, graveyard="Лис 1/1", enemy_graveyard="Ёж 1/1", edition=edition)
    situation.play("Расправа", "Рысь")
    assert (situation.graveyard(), situation.graveyard(ENEMY)) == (["Лис", "Расправа"], ["Ёж", "Рысь"])


@EDITIONS
def test_the_reserve_is_no_zone_that_abilities_work_with(edition: Edition) -> None:
    """206.1: what lies there is neither found nor returned; it comes only by being created."""
    make = "Завод for 1, spell | Создайте Модуль атаки."
    find = "Розыск for 1, spell | Поиск — механизм."
    situation = table(hand=(make, find), reserve="Модуль атаки", deck="Лис 1/1", edition=edition).play("Розыск")
    assert (situation.waits, situation.hand()) == (Ask.TURN, ["Завод"])
    assert situation.play("Завод").squad() == ["Модуль атаки"]


@EDITIONS
def test_the_reserve_is_replenished_as_needed(edition: Edition) -> None:
    """206.2: one card there, and three come from it."""
    make = "Завод for 1, spell | Создайте трёх Элементалей огня."
    situation = table(hand=make, reserve="Элементаль огня", edition=edition).play("Завод")
    assert situation.squad() == ["Элементаль огня"] * 3
    assert len({it.card.id for it in situation.told(Moved) if it.card.name == "Элементаль огня"}) == 3  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------- what a card takes with it


REVIVE = "Зов for 1, spell | Возродите существо."
SCRIBE = "Писарь 1/4 for 1 | 1{COIN}: Ранить героя противника на 1."


@EDITIONS
def test_marks_of_use_stay_between_play_and_graveyard(edition: Edition) -> None:
    """205.3: effects and wounds are gone, but the ability was used this turn."""
    situation = table(you=SCRIBE.replace(" for 1", ", strike +2, 1 wounds"), hand=(KILL, REVIVE), edition=edition)
    situation.use("Писарь").play("Расправа", "Писарь").play("Зов", "Писарь")
    assert (situation.power("Писарь"), situation.wounds("Писарь")) == (1, 0)
    assert situation.refusal(Act.USE, "Писарь") == "113.4"


@EDITIONS
def test_a_card_that_was_in_a_hand_is_another_card(edition: Edition) -> None:
    """203.4: played again it has used nothing yet."""
    situation = table(you=SCRIBE, hand=RETURN, edition=edition).use("Писарь").play("Возврат", "Писарь").play("Писарь")
    assert situation.use("Писарь").wounds("enemy hero") == 2
