"""The examples of the complete rules, H-26 … H-50: targets, composed abilities, zones, payment."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Healed, Shuffled, Struck, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import (
    SELF,
    Choose,
    Filter,
    IsKind,
    Lift,
    Player,
    PlayerRole,
    Revive,
    Separately,
    SpellText,
    Triggered,
    When,
)
from app.engine.program import (
    YOU as THE_PLAYER,
)
from app.engine.terms import EventKind, KeywordName, Kind, Side, Zone
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ------------------------------------------------------------------------------------------------- who names targets


def test_h26_the_opponent_names_the_target() -> None:
    """117.1, H-26: Дурные советы is targeted, but its target is the opponent's choice."""
    situation = table(hand="Дурные советы", enemy="Волк 3/4; Лис 1/1").play("Дурные советы")
    assert (situation.waits, situation.decision.seat, situation.choices()) == (Ask.TARGET, ENEMY, {"Волк", "Лис"})
    assert situation.answer("Лис").graveyard(ENEMY) == ["Лис"]


def test_h27_what_needs_no_choice_has_no_target() -> None:
    """117.2, H-27: Катаклизм asks for nothing."""
    situation = table(hand="Катаклизм", you="Волк 3/4", enemy="Лис 1/1; Рысь 2/2")
    assert situation.targets(Act.PLAY, "Катаклизм") == set()
    situation.play("Катаклизм")
    assert (situation.squad(YOU), situation.squad(ENEMY), situation.waits) == ([], [], Ask.TURN)


def test_h28_every_card_that_fits_is_meant() -> None:
    """117.4, H-28: Угасание for 2 destroys every creature of cost exactly 2, own ones too."""
    situation = table(
        hand="Угасание", you="Волк 3/4 for 2; Лис 1/1 for 1", enemy="Рысь 2/2 for 2; Лось 4/4 for 3"
    ).play("Угасание", 2)
    assert (situation.squad(YOU), situation.squad(ENEMY), situation.coins()) == (["Лис"], ["Лось"], 8)


def test_h28_nobody_need_fit() -> None:
    """117.4, 502.6, H-28: a mass ability is legal without any card that fits."""
    situation = table(hand="Угасание", enemy="Рысь 2/2 for 2").play("Угасание", 5)
    assert situation.squad(ENEMY) == ["Рысь"] and situation.graveyard() == ["Угасание"]


def test_h29_a_choice_without_bound_is_a_choice() -> None:
    """117.4, H-29: Побоище: any number of creatures, each with its own opponent."""
    situation = table(hand="Побоище", you="Волк 3/9; Лис 1/9; Ёж 1/9", enemy="Рысь 2/9; Лось 4/9").play("Побоище")
    situation.answer("Волк", "Ёж", "done")
    situation.answer("Рысь", "Лось")
    fought = [(it.card.name, it.target.name) for it in situation.told(Struck) if not it.back]  # type: ignore[attr-defined]
    assert fought == [("Волк", "Рысь"), ("Ёж", "Лось")]


def test_h29_nobody_need_fight() -> None:
    """117.4, H-29."""
    situation = table(hand="Побоище", you="Волк 3/9", enemy="Рысь 2/9").play("Побоище", "done")
    assert situation.told(Struck) == []


@pytest.mark.parametrize("card", ("Возрождение", "Возрождённая русалка"))
def test_h30_a_zone_without_an_owner_is_the_controllers(card: str) -> None:
    """117.5, H-30: the own graveyard; Возрождение takes a creature, Возрождённая русалка a spell too."""
    situation = table(
        hand=card,
        graveyard="Волк 3/4; Лис 1/1; Шок; Поток энергии",
        you="Лось 4/4",
        enemy_graveyard="Рысь 2/2; Катаклизм",
    )
    if card == "Возрождение":
        assert situation.targets(Act.PLAY, card) == {"Волк", "Лис"}
        assert situation.play(card, "Лис").hand() == ["Лис"]
    else:
        assert situation.play(card).choices() == {"Волк", "Лис"}
        assert situation.answer("Лис").choices() == {"Шок", "Поток энергии"}
        assert situation.answer("Шок").hand() == ["Лис", "Шок"]


def test_h31_a_named_graveyard_is_that_one() -> None:
    """117.5, H-31: Доппельгангер looks into the opponent's."""
    situation = table(hand="Доппельгангер", graveyard="Волк 3/4", enemy_graveyard="Рысь 2/2; Лось 4/4")
    assert situation.targets(Act.PLAY, "Доппельгангер") == {"Рысь", "Лось"}
    assert situation.play("Доппельгангер", "Рысь").squad() == ["Рысь"]


def test_h32_a_creature_is_anybodys() -> None:
    """117.7, H-32: Патрулирование may be played on either player's creature."""
    situation = table(hand="Патрулирование", you="Волк 3/4", enemy="Рысь 2/2")
    assert situation.targets(Act.PLAY, "Патрулирование") == {"Волк", "Рысь"}


def test_h32_what_patrulirovanie_does() -> None:
    """508.4.1, H-32: 2 less of strike, and attacks on it are weaker by 2."""
    situation = table(hand="Патрулирование", you="Волк 3/4", enemy="Рысь 3/9, closed")
    situation.play("Патрулирование", "Рысь").strike("Волк", "Рысь")
    assert (situation.power("Рысь"), situation.wounds("Рысь")) == (1, 1)


# ----------------------------------------------------------------------------------------------- composed abilities


@EDITIONS
def test_h33_one_creature_is_destroyed_once(edition: Edition) -> None:
    """118.3, H-33: the first Альп comes back for it, the second stays where it is."""
    situation = table(you="Волк 3/4", graveyard="Альп; Альп", edition=edition).end_turn("Альп", True, True)
    assert situation.squad() == ["Альп"] and situation.graveyard() == ["Альп", "Волк"]


@EDITIONS
def test_h34_no_wounds_no_with_it(edition: Edition) -> None:
    """118.4, H-34: a hero with Немёртвый takes no wounds of Гиена Хаоса, so the enemy's takes none."""
    situation = table(hero="Костяной король | Немёртвый.", hand="Гиена Хаоса", edition=edition).play("Гиена Хаоса")
    assert (situation.wounds("hero"), situation.wounds("enemy hero")) == (0, 0)


@EDITIONS
def test_h34_without_it_both_are_wounded(edition: Edition) -> None:
    """118.4, H-34."""
    situation = table(hand="Гиена Хаоса", edition=edition).play("Гиена Хаоса")
    assert (situation.wounds("hero"), situation.wounds("enemy hero")) == (3, 3)


@EDITIONS
def test_h35_what_is_replaced_was_not_done(edition: Edition) -> None:
    """118.4, H-35: Хаосфортум saves the own creature, so Жертва destroys no enemy's."""
    situation = table(hand="Жертва", you="Хаосфортум; Волк 3/4", enemy="Рысь 2/2", edition=edition)
    situation.play("Жертва", "Волк", "Хаосфортум")
    assert (situation.zone("Волк"), situation.wounds("hero"), situation.zone("Рысь")) == ("play", 2, "play")


@EDITIONS
def test_h35_it_may_decline_to_replace(edition: Edition) -> None:
    """517.3, H-35: «можете»."""
    situation = table(hand="Жертва", you="Хаосфортум; Волк 3/4", enemy="Рысь 2/2", edition=edition)
    situation.play("Жертва", "Волк", False)
    assert (situation.zone("Волк"), situation.wounds("hero"), situation.zone("Рысь")) == ("graveyard", 0, "graveyard")


def _ponita(**more: str) -> Table:
    return table(hero="Понита 0/25, 1 wounds", deck="Запас 1 1/1", **more)


@EDITIONS
def test_h36_an_optional_part_that_cannot_be_done_breaks_nothing(edition: Edition) -> None:
    """118.5, H-36: there is no creature; the other four parts are done. The note: Понита is a hero here."""
    situation = table(hero="Понита 0/25, 1 wounds", deck="Запас 1 1/1", enemy_deck="Запас 2 1/1", edition=edition)
    situation.use("hero", "enemy hero", "hero", "enemy hero").settle()
    assert (situation.wounds("enemy hero"), situation.wounds("hero")) == (1, 0)
    assert (situation.hand(), situation.graveyard(ENEMY)) == (["Запас 1"], ["Запас 2"])


def test_h36_the_optional_part_is_asked_for_when_it_can_be_done() -> None:
    """118.5, H-36."""
    situation = _ponita(enemy="Рысь 2/2").use("hero", "enemy hero", "hero", "enemy hero", True)
    assert situation.wounds("Рысь") == 1


def test_h37_fewer_wounds_are_no_mistake() -> None:
    """119.5.1, 520.2, H-37: «излечить на 2» takes the one wound off."""
    situation = table(hand="Бинт for 1, spell | Излечите существо на 2.", you="Волк 3/4, 1 wounds")
    situation.play("Бинт", "Волк")
    assert (situation.wounds("Волк"), [it.number for it in situation.told(Healed)]) == (0, [1])  # type: ignore[attr-defined]


@EDITIONS
def test_h38_partly_done_is_done(edition: Edition) -> None:
    """119.8, 520.4, H-38: the one card is discarded, and what waits for it works."""
    situation = table(
        hand="Казнь",
        you="Писарь 1/1 | Когда противник сбрасывает карту, возьмите карту.",
        enemy_hand="Рысь 2/2 for 1",
        edition=edition,
    ).play("Казнь")
    assert (situation.hand(ENEMY), situation.graveyard(ENEMY), situation.hand()) == ([], ["Рысь"], ["Запас 1"])


# -------------------------------------------------------------------------------------------------------------- zones


def test_h39_a_price_of_its_own_counts_in_the_hand() -> None:
    """203.2, H-39: with four cards in hand Кутила costs 6; in play 10."""
    situation = table(hand="Кутила; Волк 3/4 for 1; Лис 1/1 for 1; Ёж 1/1 for 1")
    assert situation.cost("Кутила") == 6
    situation.play("Кутила")
    assert (situation.coins(), situation.cost("Кутила")) == (4, 10)


def test_h40_a_price_of_others_does_not_count_in_the_hand() -> None:
    """203.3, H-40: Рунопевец costs 3 though he is a dwarf."""
    situation = table(hand="Рунопевец")
    assert situation.cost("Рунопевец") == 3
    assert situation.play("Рунопевец").coins() == 7


@EDITIONS
def test_h41_a_card_returns_to_its_owner(edition: Edition) -> None:
    """203.4, H-41: Нимерт, taken by Трясовица's player, goes to the hand of whose it is, as a new card."""
    situation = table(
        turn="enemy", you="Нимерт, stolen, 2 wounds, strike +1", enemy_hand="Зельеварение", edition=edition
    ).play("Зельеварение", "Нимерт")
    assert (situation.hand(ENEMY), situation.hand(YOU)) == (["Нимерт"], [])
    row = situation.row("Нимерт")
    assert (situation.game.state.wounds[row], situation.game.state.effects[row]) == (0, ())


def test_h42_a_deck_that_was_looked_through_is_shuffled() -> None:
    """204.3, H-42: Тименса summons Пиранья."""
    situation = table(hero="Тименса", deck="Запас 1 1/1; Пиранья; Запас 2 1/1").use("hero", "Пиранья")
    assert situation.squad() == ["Пиранья"] and [it.seat for it in situation.told(Shuffled)] == [YOU]  # type: ignore[attr-defined]


def test_h43_a_place_in_the_deck_needs_no_shuffle() -> None:
    """204.3, H-43: Дейла puts the top card under the deck."""
    situation = table(you="Дейла", deck="Запас 1 1/1; Запас 2 1/1; Запас 3 1/1").use("Дейла", True)
    assert situation.deck() == ["Запас 2", "Запас 3", "Запас 1"] and situation.told(Shuffled) == []


# ------------------------------------------------------------------------------------------------ targets and payment


def _both_enter() -> dict[str, tuple[object, ...]]:
    creature = IsKind((Kind.CREATURE,))
    mine = Revive(Choose(Filter((creature,), Side.YOURS, Zone.GRAVEYARD)), player=THE_PLAYER)
    theirs = Revive(Choose(Filter((creature,), Side.ENEMY, Zone.GRAVEYARD)), player=Player(PlayerRole.ENEMY))
    cure = Lift(Choose(Filter((creature,))), "keyword", keyword=KeywordName.POISON)
    return {
        "Призыв двоих": (SpellText(Separately((mine, theirs))),),
        "Лекарь": (Triggered((When(EventKind.ENTERS, SELF),), cure),),
    }


@EDITIONS
def test_h44_a_limit_of_targets_counts_when_it_is_announced(edition: Edition) -> None:
    """501.4, H-44: the poison is taken off first, by the non-active player's; the creature is destroyed all the
    same."""
    situation = table(
        hand="Призыв двоих for 1, spell",
        graveyard="Каратель 2/2 | Найм: Уничтожьте отравленное существо.",
        enemy_graveyard="Лекарь 2/2",
        enemy="Волк 3/4, has Отравление 1",
        programs=_both_enter(),  # type: ignore[arg-type]
        edition=edition,
    )
    situation.play("Призыв двоих")
    assert situation.decision.seat == ENEMY and situation.choices() == {"Волк", "Каратель", "Лекарь"}
    situation.answer("Волк")
    assert situation.zone("Волк") == "graveyard"


def test_h45_a_mass_ability_has_no_targets() -> None:
    """502.6, H-45: Катаклизм destroys what cannot be chosen by spells."""
    situation = table(hand="Катаклизм", enemy="Возрождённый Линунг").play("Катаклизм")
    assert situation.squad(ENEMY) == []


def test_h46_every_creature_that_fits_and_not_itself() -> None:
    """502.6, H-46: Раптор destroys costs of 3 or less. The note: he costs 6 and stays."""
    situation = table(hand="Раптор", you="Гном; Талитха", enemy="Нойта; Забира").play("Раптор")
    assert (situation.squad(YOU), situation.squad(ENEMY)) == (["Талитха", "Раптор"], ["Нойта"])


@pytest.mark.parametrize(
    ("answers", "healed"),
    (
        (("Волк", "done"), [3, 0, 0]),
        (("Волк", "Лис", "done", 1), [1, 2, 0]),
        (("hero", "Волк", "Лис"), [1, 1, 1]),
    ),
)
def test_h47_one_to_three_characters_share_the_healing(answers: tuple[str | int, ...], healed: list[int]) -> None:
    """502.6, H-47: Фиал исцеления names its targets and the split."""
    situation = table(hero="Ваш герой, 3 wounds", you="Волк 3/9, 3 wounds; Лис 1/9, 3 wounds", hand="Фиал исцеления")
    situation.play("Фиал исцеления", *answers)
    assert [3 - situation.wounds(name) for name in ("Волк", "Лис", "hero")] == healed


def test_h48_only_cards_with_the_property_are_targets() -> None:
    """502.7, H-48: Зловещий куб can't choose a neutral creature."""
    situation = table(hand="Зловещий куб", enemy="Падальщик Пустоши; Гном", you="Вайл")
    assert situation.targets(Act.PLAY, "Зловещий куб") == {"Гном", "Вайл"}


def test_h49_a_reflexive_word_means_the_card_itself() -> None:
    """502.8, H-49: «При ударе излечиться на 2»."""
    situation = table(you="Волк 3/9, 5 wounds | При ударе излечиться на 2.", enemy="Рысь 1/9, closed")
    assert situation.strike("Волк", "Рысь").wounds("Волк") == 3


CHAINS = "Цепи for 1, spell | Существо не открывается в свой следующий ход."


@EDITIONS
def test_h50_what_is_not_opened_nobody_opens(edition: Edition) -> None:
    """502.8, H-50: «не открывается» holds against every card that would open it."""
    situation = table(
        hand=(
            CHAINS,
            "Ключ for 1, spell | Откройте существо.",
        ),
        enemy="Рысь 2/2, closed",
        edition=edition,
    )
    situation.play("Цепи", "Рысь").play("Ключ", "Рысь")
    assert situation.closed("Рысь")


def test_h50_it_opens_in_the_turn_after() -> None:
    """502.8, H-50: one of its turns long."""
    situation = table(hand=CHAINS, enemy="Рысь 2/2, closed")
    situation.play("Цепи", "Рысь").end_turn()
    assert situation.closed("Рысь")
    situation.end_turn().end_turn()
    assert not situation.closed("Рысь")


def test_h50_it_wounds_nobody() -> None:
    """502.8, H-50: nothing else comes of it."""
    situation = table(hand=CHAINS, enemy="Рысь 2/2, closed")
    assert situation.play("Цепи", "Рысь").told(Wounded) == []
