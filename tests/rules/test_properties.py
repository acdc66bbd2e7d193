"""Properties of cards, printed and further (101-108), and the base properties of each type (207)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import AbilityUsed, CardPlayed, DefenderNamed, Moved, Revealed
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import Become, Choose, Filter, IsKind, Lay, SpellText
from app.engine.terms import Element, KeywordName, Kind
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
ONE_OF_EACH = (
    "Волк 3/4 for 5, steppe, зверь",
    "Кольцо for 2, амулет",
    "Щит for 2, броня",
    "Копьё for 2, оружие",
    "Лощина for 2, местность",
    "Праздник for 2, событие",
)


def destroyable(words: str, enemy: tuple[str, ...] = ONE_OF_EACH, you: str = "") -> set[str]:
    """What a spell «Уничтожьте …» may be aimed at."""
    situation = table(you=you, enemy=enemy, hand=f"Приговор for 1, spell | Уничтожьте {words}.")
    return situation.targets(Act.PLAY, "Приговор")


# --------------------------------------------------------------------------------------------------- players' turns


def test_players_take_turns_and_use_their_own_cards() -> None:
    """101.2: each plays from the own hand and strikes with the own cards, in the own turn."""
    situation = table(you="Волк 1/1", enemy="Рысь 1/1", hand="Ёж 1/1 for 1", enemy_hand="Лось 1/1 for 1")
    assert situation.can(Act.PLAY, "Ёж") and situation.can(Act.STRIKE, "Волк")
    situation.end_turn()
    assert situation.can(Act.PLAY, "Лось") and situation.can(Act.STRIKE, "Рысь")
    assert not situation.can(Act.PLAY, "Ёж") and not situation.can(Act.STRIKE, "Волк")


def test_an_ability_is_announced_with_its_target() -> None:
    """101.2: the opponent hears which ability of which card is used, and at what."""
    situation = table(you="Маг 1/4 | {TAP}: Ранить персонажа на 1.", enemy="Рысь 2/2").use("Маг", "Рысь")
    heard = [it for it in situation.match.view(ENEMY).log if isinstance(it, AbilityUsed)]
    assert [(it.card.name, [target.name for target in it.targets]) for it in heard] == [("Маг", ["Рысь"])]


# -------------------------------------------------------------------------------------------------- base properties


@pytest.mark.parametrize(
    ("name", "numbers"), (("Волк", (5, 3, 4)), ("Кольцо", (2, 0, 0)), ("Свиток", (6, 0, 0)), ("hero", (0, 0, 25)))
)
def test_a_type_has_its_base_properties(name: str, numbers: tuple[int, int, int]) -> None:
    """104.1, 106.1.1, 207.2, 207.3, 207.4: cost, strike and lives as the type has them."""
    situation = table(you=ONE_OF_EACH, hand="Свиток for 6, spell | Возьмите карту.")
    card = situation.match.view(YOU).card(situation.id(name))
    assert (card.cost, card.strike, card.max_life) == numbers


@EDITIONS
def test_the_cost_is_what_is_paid(edition: Edition) -> None:
    """105.1."""
    situation = table(hand="Волк 3/4 for 5", edition=edition).play("Волк")
    assert situation.coins() == 5 and [it.cost for it in situation.told(CardPlayed)] == [5]  # type: ignore[attr-defined]


@EDITIONS
@pytest.mark.parametrize(("wounds", "zone"), ((3, "play"), (4, "graveyard")))
def test_the_initial_lives_are_those_printed(wounds: int, zone: str, edition: Edition) -> None:
    """105.2: a creature of four lives bears three wounds, not four."""
    bolt = f"Молния for 1, spell | Ранить персонажа на {wounds}."
    assert table(enemy="Рысь 2/4", hand=bolt, edition=edition).play("Молния", "Рысь").zone("Рысь") == zone


@EDITIONS
def test_the_initial_strike_is_the_one_printed(edition: Edition) -> None:
    """105.3."""
    assert table(you="Волк 3/4", edition=edition).strike("Волк", "enemy hero").wounds("enemy hero") == 3


# ---------------------------------------------------------------------------------------------- further printed ones


@EDITIONS
def test_non_base_properties_come_back_when_the_card_leaves_play(edition: Edition) -> None:
    """104.2, 104.2.1: type, element and class that were changed in play are the printed ones again."""
    change = {"Тьма": (SpellText(Lay(Choose(Filter((IsKind((Kind.CREATURE,)),))), (DARK,))),)}
    situation = table(
        you="Лис 1/1 for 1, steppe, зверь",
        hand=("Тьма for 1, spell", "Возврат for 1, spell | Положите существо в руку владельца."),
        programs=change,
        edition=edition,
    ).play("Тьма", "Лис")
    changed = situation.match.view(YOU).card(situation.id("Лис"))
    situation.play("Возврат", "Лис")
    back = situation.match.view(YOU).card(situation.id("Лис"))
    assert (changed.elements, changed.classes) == ((Element.DARKNESS,), ("нежить",))
    assert (back.elements, back.classes) == ((Element.STEPPE,), ("зверь",))


DARK = Become(elements=(Element.DARKNESS,), classes=("нежить",))


@pytest.mark.parametrize(
    ("words", "found"),
    (
        ("существо", {"Волк"}),
        ("карту поддержки", {"Кольцо", "Щит", "Копьё", "Лощина", "Праздник"}),
        ("экипировку", {"Кольцо", "Щит", "Копьё"}),
        ("амулет", {"Кольцо"}),
        ("зверя", {"Волк"}),
    ),
)
def test_a_word_for_type_or_class_means_those_cards(words: str, found: set[str]) -> None:
    """106.1, 106.1.3, 106.4: equipment is amulet, armour and weapon."""
    assert destroyable(words) == found


def test_characters_are_creatures_and_heroes() -> None:
    """106.1.2."""
    situation = table(enemy=ONE_OF_EACH, hand="Молния for 1, spell | Ранить персонажа на 1.")
    assert situation.targets(Act.PLAY, "Молния") == {"Волк", "hero", "enemy hero"}


@pytest.mark.parametrize(("kind", "found"), (("существо", "Волк"), ("зелье", "Настой"), ("оружие", "Копьё")))
def test_creatures_spells_and_support_have_classes(kind: str, found: str) -> None:
    """106.4: a search by class or type finds nothing else."""
    deck = "Волк 3/4; Копьё for 2, оружие; Настой for 2, spell, зелье | Возьмите карту."
    situation = table(hand=f"Розыск for 1, spell | Поиск — {kind}.", deck=deck).play("Розыск")
    assert situation.choices() == {found, "done"}


@pytest.mark.parametrize(
    ("element", "words"),
    (
        ("steppe", "степное существо"),
        ("forest", "лесное существо"),
        ("mountain", "горное существо"),
        ("swamp", "болотное существо"),
        ("darkness", "тёмное существо"),
        ("neutral", "нейтральное существо"),
    ),
)
def test_every_card_is_of_its_element_or_neutral(element: str, words: str) -> None:
    """106.3."""
    enemy = tuple(f"{it.value} 1/1" + (f", {it.value}" if it is not Element.NEUTRAL else "") for it in Element)
    assert destroyable(words, enemy) == {element}


# ---------------------------------------------------------------------------------------------------------- names


def test_a_card_is_known_by_its_name() -> None:
    """106.2.1: cards of one name are one kind of card, whatever else they share with others."""
    deck = "Лис 1/1, зверь; Волк 1/1, зверь; Лис 1/1, зверь"
    situation = table(hand="Великие умы мыслят одинаково", enemy="Лис 1/1, зверь", deck=deck)
    assert situation.play("Великие умы мыслят одинаково", "Лис").choices() == {"Лис", "done"}


def test_a_card_that_had_to_fit_is_shown() -> None:
    """106.2.1: what a search has found is shown to the opponent."""
    situation = table(hand="Розыск for 1, spell | Поиск — зверь.", deck="Волк 3/4, зверь; Рысь 1/1")
    situation.play("Розыск", "Волк")
    shown = [it for it in situation.match.view(ENEMY).log if isinstance(it, Revealed)]
    assert [[card.name for card in it.cards] for it in shown] == [["Волк"]]
    moved = [it for it in situation.match.view(ENEMY).log if isinstance(it, Moved) and it.card.name == "Волк"]
    assert len(moved) == 1


def test_a_merged_card_has_the_names_of_its_parts() -> None:
    """106.2.3: what speaks of any of the names means it."""
    enemy = ("Самоход, part Теневик", "Рысь 1/1")
    assert [destroyable(name, enemy) for name in ("Самоход", "Теневика")] == [{"Самоход"}, {"Самоход"}]


# --------------------------------------------------------------------------------------------- additional properties


FORGET = "Забвение for 1, spell | Существо теряет особенности."


@EDITIONS
def test_no_ability_takes_the_additional_properties_away(edition: Edition) -> None:
    """107.1: a creature that has lost its особенности still strikes, defends and strikes back."""
    situation = table(you="Волк 3/9 | Рывок.", enemy="Рысь 2/9", hand=FORGET, edition=edition).play("Забвение", "Волк")
    situation.strike("Волк", "Рысь")
    assert (situation.has("Волк", KeywordName.RUSH), situation.wounds("Рысь"), situation.wounds("Волк")) == (
        False,
        3,
        2,
    )
    situation.end_turn().end_turn().end_turn().strike("Рысь", "hero", defender="Волк")
    assert (situation.wounds("hero"), situation.wounds("Волк"), situation.wounds("Рысь")) == (0, 4, 6)


def test_only_a_plain_strike_of_the_choice_phase_can_be_defended() -> None:
    """107.3: neither a shot nor a fight by an ability asks for a defender."""
    situation = table(
        you="Лучник 1/4 | {TAP}: Выстрел на 2.",
        enemy="Рысь 1/9; Лось 1/9",
        hand="Дуэль for 1, spell | Ваше существо сражается с существом противника.",
    )
    situation.play("Дуэль", "Лучник", "Рысь").use("Лучник", "enemy hero")
    assert situation.told(DefenderNamed) == [] and situation.waits is Ask.TURN
    assert (situation.wounds("Рысь"), situation.wounds("enemy hero")) == (1, 2)


@EDITIONS
@pytest.mark.parametrize(("state", "wounds"), (("", 2), (", closed", 0)))
def test_an_open_creature_exchanges_blows(state: str, wounds: int, edition: Edition) -> None:
    """107.4: a closed one does not."""
    situation = table(you="Волк 3/9", enemy=f"Рысь 2/9{state}", edition=edition).strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.wounds("Волк")) == (3, wounds)


def test_every_creature_defends_once_a_turn() -> None:
    """107.3: named at once when the strike is announced, and closed after it."""
    situation: Table = table(you="Волк 1/4; Лис 1/4", enemy="Рысь 0/9")
    situation.strike("Волк", "enemy hero", defender="Рысь")
    assert situation.closed("Рысь") and situation.wounds("enemy hero") == 0
    situation.strike("Лис", "enemy hero")
    assert situation.wounds("enemy hero") == 1


@pytest.mark.parametrize(("printed", "said"), [("Гном", "гномы"), ("Наёмник", "наёмники"), ("ЭЛЬФ", "эльфы")])
def test_a_class_is_the_same_however_a_list_prints_it(printed: str, said: str) -> None:
    """106.4: lists print classes with capitals and ё, texts speak of them as of any noun."""
    situation = table(you=(f"Вождь 1/1 | Ваши {said} имеют +1 к удару.", f"Боец 1/1, {printed}"))
    assert situation.power("Боец") == 2
