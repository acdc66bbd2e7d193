"""What each type of card is and does (208-211)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import Moved, Refused, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
SUPPORT = ("оружие", "броня", "амулет", "местность", "событие")


# ----------------------------------------------------------------------------------------------------------- heroes


@EDITIONS
@pytest.mark.parametrize(
    ("words", "refused"),
    (
        ("Уничтожьте персонажа", ["208.1"]),
        ("Положите персонажа в руку владельца", ["208.1"]),
        ("Замешайте персонажа в колоду владельца", ["208.1"]),
        ("Возьмите под контроль персонажа противника", []),
    ),
)
def test_heroes_stay_in_play_to_the_end(words: str, refused: list[str], edition: Edition) -> None:
    """208.1: nothing destroys, moves or takes one; where it may be tried, the log says by which paragraph not."""
    situation = table(hand=f"Изгнание for 1, spell | {words}.", edition=edition)
    situation.play("Изгнание", "enemy hero")
    assert situation.zone("enemy hero") == "play" and situation.match.view(YOU).players[ENEMY].hero == situation.id(
        "enemy hero"
    )
    assert [it.paragraph for it in situation.told(Refused)] == refused  # type: ignore[attr-defined]


@EDITIONS
def test_heroes_get_wounds_and_effects(edition: Edition) -> None:
    """208.2."""
    gift = "Дар for 1, spell | Ваш герой получает Регенерацию 2."
    situation = table(hand=gift, hero="Герой, 3 wounds", edition=edition).play("Дар")
    assert (situation.has("hero", KeywordName.REGENERATION), situation.end_turn().wounds("hero")) == (True, 1)


@EDITIONS
def test_heroic_abilities_close_the_hero_and_coins(edition: Edition) -> None:
    """208.3: and a closed hero uses none that closes it."""
    situation = table(hero="Стрелок, 0 wounds | 2{COIN}{TAP}: Ранить персонажа на 1.", coins=5, edition=edition)
    situation.use("hero", "enemy hero")
    assert (situation.closed("hero"), situation.coins(), situation.wounds("enemy hero")) == (True, 3, 1)
    assert situation.end_turn().end_turn().can(Act.USE, "hero")


def test_a_closed_hero_cannot_pay_by_closing() -> None:
    """208.3, 501.2."""
    ability = "2{COIN}{TAP}: Ранить персонажа на 1"
    situation = table(hero=f"Стрелок, 0 wounds | {ability}.", enemy="Рысь 1/1")
    situation.game.state.closed[situation.row("hero")] = 1
    assert situation.refusal(Act.USE, "hero") == "501.2"


# -------------------------------------------------------------------------------------------------------- creatures


@EDITIONS
def test_creatures_strike_are_wounded_and_defend(edition: Edition) -> None:
    """209.1."""
    situation = table(you="Волк 3/4", enemy="Рысь 2/5", edition=edition).strike("Волк", "enemy hero", defender="Рысь")
    wounded = [(it.card.name, it.number) for it in situation.told(Wounded)]  # type: ignore[attr-defined]
    assert sorted(wounded) == [("Волк", 2), ("Рысь", 3)]


# ----------------------------------------------------------------------------------------------------------- spells


@EDITIONS
def test_a_spell_has_a_price_and_a_list_of_abilities(edition: Edition) -> None:
    """210.1: they are done in their order."""
    spell = "Порох for 4, spell | Ранить персонажа на 1. Возьмите карту. Ранить персонажа на 2."
    situation = table(hand=spell, edition=edition).play("Порох", "enemy hero", "hero")
    kinds = [it for it in situation.match.events if isinstance(it, Wounded | Moved)]
    assert [getattr(it, "number", "move") for it in kinds[-3:]] == [1, "move", 2] and situation.coins() == 6


@EDITIONS
def test_a_spell_is_paid_then_lies_on_the_graveyard_then_works(edition: Edition) -> None:
    """210.2: when its text asks for something it is there already."""
    spell = "Побор for 3, spell | Противник сбрасывает карту."
    enemy_hand = "Рысь 2/2 for 1; Лось 4/4 for 1"
    situation = table(hand=spell, enemy_hand=enemy_hand, edition=edition).play("Побор")
    assert situation.waits is Ask.CARD and situation.decision.seat == ENEMY
    assert (situation.coins(), situation.graveyard()) == (7, ["Побор"])


@EDITIONS
def test_a_spell_without_the_coins_is_not_played(edition: Edition) -> None:
    """210.2, 501.2."""
    spell = "Побор for 3, spell | Противник сбрасывает карту."
    assert table(hand=spell, coins=2, edition=edition).refusal(Act.PLAY, "Побор") == "501.2"


@EDITIONS
def test_a_sentence_about_what_is_gone_is_passed_over(edition: Edition) -> None:
    """210.3: the creature of the first sentence is dead, the second has nobody, the third is done."""
    spell = "Стрела for 1, spell | Ранить существо на 3. Это существо получает Рывок. Возьмите карту."
    situation = table(enemy="Рысь 2/2", hand=spell, edition=edition).play("Стрела", "Рысь")
    assert (situation.graveyard(ENEMY), situation.hand()) == (["Рысь"], ["Запас 1"])


@EDITIONS
def test_a_sentence_about_an_earlier_result_is_not_checked_before(edition: Edition) -> None:
    """210.3: nothing lies on the graveyard when the spell is played; there is something when it comes to that."""
    spell = "Обряд for 1, spell | Уничтожьте ваше существо. Верните его в руку."
    situation = table(you="Волк 3/4", hand=spell, edition=edition)
    assert situation.can(Act.PLAY, "Обряд")
    assert situation.play("Обряд", "Волк").hand() == ["Волк"]


# ---------------------------------------------------------------------------------------------------------- support


@EDITIONS
def test_support_cards_of_different_classes_stand_together(edition: Edition) -> None:
    """211.1, 211.3: one of each class."""
    situation = table(hand=tuple(f"{it.title()} знак for 1, {it}" for it in SUPPORT), edition=edition)
    for it in SUPPORT:
        situation.play(f"{it.title()} знак")
    assert len(situation.squad()) == 5


@EDITIONS
@pytest.mark.parametrize("kind", SUPPORT)
def test_a_second_support_card_of_a_class_puts_the_first_away(kind: str, edition: Edition) -> None:
    """211.1, 211.3: the older one goes; the opponent's is not counted."""
    situation = table(
        you=f"Старый for 1, {kind}", enemy=f"Чужой for 1, {kind}", hand=f"Новый for 1, {kind}", edition=edition
    ).play("Новый")
    assert (situation.squad(), situation.squad(ENEMY), situation.graveyard()) == (["Новый"], ["Чужой"], ["Старый"])


@EDITIONS
def test_a_support_card_is_paid_and_works_at_once(edition: Edition) -> None:
    """211.2: it comes from the hand into play and changes the game there."""
    flag = "Знамя for 2, событие | Ваши существа имеют +1 к удару."
    situation = table(you="Волк 3/4", hand=flag, edition=edition).play("Знамя")
    assert (situation.coins(), situation.zone("Знамя"), situation.power("Волк")) == (8, "play", 4)


def test_support_is_wounded_by_nothing() -> None:
    """211.4: what wounds characters finds none in it."""
    situation = table(enemy="Посох for 2, амулет", hand="Молния for 1, spell | Ранить персонажа на 1.")
    assert situation.targets(Act.PLAY, "Молния") == {"hero", "enemy hero"}
