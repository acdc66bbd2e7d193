"""What chosen cards of heroes-paper do on a table, told from the rules: the first of them."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU


def test_only_the_open_are_healed(paper: RealCards) -> None:
    """«Адепт Белого ордена»: an open character, a hero too, loses 4 wounds and is closed."""
    situation = paper.table(hero="Вождь, 6 wounds", you="Адепт Белого ордена; Лис 1/6, closed")
    assert situation.targets(Act.USE, "Адепт Белого ордена") >= {"hero", "enemy hero"}
    assert "Лис" not in situation.targets(Act.USE, "Адепт Белого ордена")
    situation.use("Адепт Белого ордена", "hero")
    assert (situation.wounds("hero"), situation.closed("hero")) == (2, True)


def test_control_for_a_turn(paper: RealCards) -> None:
    """«Аффект»: a creature of 3 or less fights for you, opened, this turn only; nobody died, so no +2."""
    situation = paper.table(hand="Аффект", enemy="Волк 3/4 for 3, closed; Лось 4/4 for 4")
    assert situation.targets(Act.PLAY, "Аффект") == {"Волк"}
    situation.play("Аффект", "Волк")
    assert (situation.squad(), situation.power("Волк")) == (["Волк"], 3)
    assert situation.strike("Волк", "enemy hero").wounds("enemy hero") == 3
    assert situation.end_turn().squad(ENEMY) == ["Лось", "Волк"]


def test_control_and_a_soul(paper: RealCards) -> None:
    """«Аффект»: a creature died this turn: +2 strike as well, until the end of the turn (Душелов)."""
    situation = paper.table(hand="Аффект; Кара for 1, spell | Уничтожьте существо.", enemy="Волк 3/4 for 3; Лось 4/4")
    situation.play("Кара", "Лось").play("Аффект", "Волк")
    assert situation.power("Волк") == 5
    assert situation.end_turn().power("Волк") == 3


def test_the_top_card_is_played_free(paper: RealCards) -> None:
    """«Базарный маг»: the top card is shown; of 3 or less it may be played free, else it stays."""
    cheap = paper.table(hand="Базарный маг", deck="Волк 3/4 for 3; Лис 1/1 for 1", coins=4).play("Базарный маг")
    assert cheap.answer(True).squad() == ["Базарный маг", "Волк"]
    dear = paper.table(hand="Базарный маг", deck="Волк 3/4 for 4; Лис 1/1 for 1").play("Базарный маг")
    assert (dear.waits, dear.deck()) == (Ask.TURN, ["Волк", "Лис"])


def test_an_imp_gnaws_at_its_miner(paper: RealCards) -> None:
    """«Бес»: it lies under an opponent's creature, which is wounded by 1 at the beginning of its player's turns."""
    situation = paper.table(hand="Бес", enemy="Волк 3/4; Лис 1/4").play("Бес", "Волк")
    assert (situation.squad(), situation.zone("Волк")) == ([], "play")
    situation.end_turn()
    assert (situation.wounds("Волк"), situation.wounds("Лис")) == (1, 0)
    assert situation.end_turn().wounds("Волк") == 1


def test_an_imp_alone_dies(paper: RealCards) -> None:
    """«Бес»: without a creature to lie under it is destroyed."""
    situation = paper.table(hand="Бес", you="Волк 3/4").play("Бес")
    assert (situation.squad(), situation.graveyard()) == (["Волк"], ["Бес"])


def test_an_attack_on_her_costs_coins(paper: RealCards) -> None:
    """«Беспризорница»: Медитация 2: what the attacker can't pay wounds his hero; Регенерация 1 in her own turn."""
    situation = paper.table(you="Волк 1/4", enemy="Беспризорница", coins=1).strike("Волк", "Беспризорница")
    assert (situation.coins(), situation.wounds("hero"), situation.wounds("Беспризорница")) == (0, 1, 1)
    assert situation.end_turn().end_turn().wounds("Беспризорница") == 0


def test_the_second_player_sends_home(paper: RealCards) -> None:
    """«Болотные огни»: for the second player only; the creature has no wounds and goes to its owner's hand."""
    situation = paper.table(you="Волк 3/4; Лис 1/4, 1 wound", enemy_hand="Болотные огни", turn="enemy")
    situation.play("Болотные огни")
    assert situation.choices() == {"Волк", "Болотные огни"}
    situation.answer("Волк")
    assert (situation.squad(), situation.hand()) == (["Лис"], ["Волк"])
    first = paper.table(enemy="Волк 3/4", hand="Болотные огни").play("Болотные огни")
    assert (first.squad(), first.squad(ENEMY)) == (["Болотные огни"], ["Волк"])


def test_a_troll_grows_whole(paper: RealCards) -> None:
    """«Болотный кулак»: Регенерация 3 at the end of its own turn."""
    situation = paper.table(you="Болотный кулак, 3 wounds", turn="enemy").end_turn()
    assert situation.wounds("Болотный кулак") == 3
    assert situation.end_turn().wounds("Болотный кулак") == 0


def test_a_shell_that_attacks(paper: RealCards) -> None:
    """«Броненосец Сота»: no wounds while it attacks; then it is stunned: its next recovery phase opens it not."""
    situation = paper.table(you="Броненосец Сота", enemy="Волк 3/9").strike("Броненосец Сота", "Волк")
    assert (situation.wounds("Волк"), situation.wounds("Броненосец Сота")) == (5, 0)
    situation.end_turn().end_turn()
    assert situation.closed("Броненосец Сота")
    assert not situation.end_turn().end_turn().closed("Броненосец Сота")


@pytest.mark.parametrize(("state", "wounds"), [(", closed", 2), ("", 3)])
def test_a_closed_shell(paper: RealCards, state: str, wounds: int) -> None:
    """«Броненосец Сота»: one wound less while it is closed."""
    situation = paper.table(you="Броненосец Сота" + state, enemy="Волк 3/9", turn="enemy")
    assert situation.strike("Волк", "Броненосец Сота").wounds("Броненосец Сота") == wounds


def test_a_dragon_hatches_and_devours(paper: RealCards) -> None:
    """«Бронзовый дракон»: Кладка from the hand for a coin; in play a coin is lost for a creature under it."""
    hatching = paper.table(hand="Бронзовый дракон", reserve="Яйцо").use("Бронзовый дракон")
    assert (hatching.squad(), hatching.hand(), hatching.coins()) == (["Яйцо"], [], 9)
    situation = paper.table(you="Бронзовый дракон", enemy="Волк 3/4; Лис 1/4", coins=2).use("Бронзовый дракон", "Волк")
    assert (situation.squad(ENEMY), situation.coins()) == (["Лис"], 1)
    assert situation.end_turn().end_turn().coins() == 2


def test_a_quest_is_borrowed(paper: RealCards) -> None:
    """«Буйный орк»: under a rogue a quest is yours for this turn, opened, and may act."""
    quest = "Поход for 1, quest, closed | {TAP}: Возьмите карту."
    situation = paper.table(hand="Буйный орк", hero="Вор, разбойник, 0 wounds", enemy=quest).play("Буйный орк")
    situation.use("Поход")
    assert len(situation.hand()) == 1
    assert situation.end_turn().squad(ENEMY) == ["Поход"]
    others = paper.table(hand="Буйный орк", hero="Князь, воин, 0 wounds", enemy=quest).play("Буйный орк")
    assert others.squad(ENEMY) == ["Поход"]


def test_they_strike_last(paper: RealCards) -> None:
    """«Булава Ужаса»: the opponent's creatures strike last: whoever dies of the first strike answers not."""
    situation = paper.table(you="Булава Ужаса; Волк 3/4", enemy="Лис 2/3").strike("Волк", "Лис")
    assert (situation.wounds("Волк"), situation.squad(ENEMY)) == (0, [])
    assert not situation.has("Волк", KeywordName.LAST_STRIKE)


def test_a_blizzard_until_the_next_turn_ends(paper: RealCards) -> None:
    """«Буран на вершинах»: both players' creatures come closed until your next turn ends; a card is drawn."""
    wolf = "Волк 3/4 for 1"
    situation = paper.table(hand=f"Буран на вершинах; {wolf}", enemy_hand="Лис 1/4 for 1").play("Буран на вершинах")
    assert len(situation.hand()) == 2
    assert situation.end_turn().play("Лис").closed("Лис")
    assert situation.end_turn().play("Волк").closed("Волк")
    later = paper.table(hand="Буран на вершинах", enemy_hand="Лис 1/4 for 1").play("Буран на вершинах")
    assert not later.end_turn().end_turn().end_turn().play("Лис").closed("Лис")


def test_a_coin_each(paper: RealCards) -> None:
    """«Бяка»: both players get a coin."""
    situation = paper.table(hand="Бяка", coins=1, enemy_coins=3).play("Бяка")
    assert (situation.coins(YOU), situation.coins(ENEMY)) == (1, 4)


@pytest.mark.parametrize("name", ["Взять заложника", "Взять запожника"])
def test_the_opponent_gives_a_weak_one(paper: RealCards, name: str) -> None:
    """«Взять заложника», «Взять запожника» (two printings): of those of least strike the opponent names one."""
    situation = paper.table(hand=name, enemy="Волк 1/4; Лис 1/5; Лось 4/4").play(name)
    assert (situation.decision.seat, situation.choices()) == (ENEMY, {"Волк", "Лис"})
    situation.answer("Лис")
    assert (situation.squad(), situation.squad(ENEMY)) == (["Лис"], ["Волк", "Лось"])


def test_waters_take_abilities(paper: RealCards) -> None:
    """«Воды Минольда»: the creature loses its abilities; a coin opens for a priest only."""
    spell = "Плата for 3, spell | Возьмите карту."
    priest = paper.table(hero="Жрица, жрец, 0 wounds", hand=f"Воды Минольда; {spell}", enemy="Волк 3/4 | Броня 2.")
    priest.play("Плата").play("Воды Минольда", "Волк")
    assert (priest.number("Волк", KeywordName.ARMOUR), priest.coins()) == (0, 8)
    mage = paper.table(hero="Магистр, маг, 0 wounds", hand=f"Воды Минольда; {spell}", enemy="Волк 3/4 | Броня 2.")
    assert mage.play("Плата").play("Воды Минольда", "Волк").coins() == 7


def test_a_card_or_a_fight(paper: RealCards) -> None:
    """«Воззвать к корням»: a card that costs exactly 2, of any kind, or a fight of a creature of yours."""
    roots = {"hand": "Воззвать к корням", "deck": "Топь for 2, spell | -; Ёж 1/1 for 1; Лис 1/1 for 3"}
    search = paper.table(you="Волк 3/4", enemy="Рысь 2/9", **roots).play("Воззвать к корням", 0)
    assert search.choices() == {"Топь", "done"}
    assert search.answer("Топь").hand() == ["Топь"]
    fight = paper.table(you="Волк 3/4", enemy="Рысь 2/9", **roots).play("Воззвать к корням", 1)
    assert (fight.wounds("Рысь"), fight.wounds("Волк")) == (3, 2)


def test_a_weakening_heals(paper: RealCards) -> None:
    """«Воительница дна»: a weakening taken off a character pays for healing any other one by 2."""
    weak = "Хворь for 1, spell | Существо получает эффект ослабления."
    situation = paper.table(hand=weak, you="Воительница дна; Лис 2/6, 3 wounds", enemy="Волк 3/4")
    assert not situation.can(Act.USE, "Воительница дна")
    situation.play("Хворь", "Волк")
    assert (situation.power("Волк"), situation.life("Волк")) == (2, 3)
    situation.use("Воительница дна", "Лис")
    assert (situation.power("Волк"), situation.life("Волк"), situation.wounds("Лис")) == (3, 4, 1)
