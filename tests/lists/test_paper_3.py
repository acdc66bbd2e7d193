"""What chosen cards of heroes-paper do on a table, told from the rules: from a troll in thought to a dead touch."""

from __future__ import annotations

import pytest

from app.engine.decision import Act
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU

KILL = "Кара for 1, spell | Уничтожьте существо."


def test_the_struck_one_stays_closed(paper: RealCards) -> None:
    """«Задумчивый тролль»: whom it strikes does not open in its own next turn, in the one after it does."""
    situation = paper.table(you="Задумчивый тролль", enemy="Волк 0/9, closed").strike("Задумчивый тролль", "Волк")
    situation.end_turn()
    assert situation.closed("Волк")
    assert not situation.end_turn().end_turn().closed("Волк")


def test_a_coin_sends_a_creature_home(paper: RealCards) -> None:
    """«Заманивающая»: for a coin a creature is in its owner's hand; for two she is in yours."""
    situation = paper.table(hand="Заманивающая", enemy="Волк 3/4", coins=5).play("Заманивающая", True, "Волк")
    assert (situation.hand(ENEMY), situation.coins()) == (["Волк"], 2)
    assert situation.use("Заманивающая").hand() == ["Заманивающая"]


def test_a_wound_kills_once_a_turn(paper: RealCards) -> None:
    """«Заражение раны»: the first creature wounded in a turn is destroyed, the next one is not."""
    spark = "Искра for 1, spell | Раньте существо на 1."
    situation = paper.table(you="Заражение раны", hand=(spark, spark), enemy="Волк 3/4; Лис 1/4")
    assert situation.play("Искра", "Волк").squad(ENEMY) == ["Лис"]
    assert situation.play("Искра", "Лис").squad(ENEMY) == ["Лис"]


def test_superior_friends_wound_more(paper: RealCards) -> None:
    """«Зардагор, Кровавый»: your other creatures with Превосходство give one wound more, not those without."""
    situation = paper.table(
        you="Зардагор, Кровавый; Волк 1/9 | Превосходство над гномами.; Лис 1/9", enemy="Рысь 0/9; Лось 0/9"
    )
    situation.strike("Волк", "Рысь").strike("Лис", "Лось")
    assert (situation.wounds("Рысь"), situation.wounds("Лось")) == (2, 1)


def test_a_closed_creature_brings_a_spell(paper: RealCards) -> None:
    """«Затворница»: in your turn only; a spell that costs exactly 1 comes from your graveyard."""
    situation = paper.table(
        you="Затворница", hand="Сон for 1, spell | Закройте существо.", enemy="Волк 3/4",
        graveyard="Искра for 1, spell | -; Гром for 2, spell | -",
    )  # fmt: skip
    situation.play("Сон", "Волк", "Искра")
    assert situation.hand() == ["Искра"]


def test_the_shield_breaks(paper: RealCards) -> None:
    """«Зендарский щит»: instead of an attack's wounds the shield is destroyed and a creature is poisoned by 1."""
    situation = paper.table(you="Зендарский щит", enemy="Волк 3/4", turn="enemy").strike("Волк", "hero")
    assert (situation.wounds("hero"), situation.graveyard()) == (0, ["Зендарский щит"])
    assert situation.number("Волк", KeywordName.POISON) == 1


def test_an_attack_costs_a_card(paper: RealCards) -> None:
    """«Изувер»: the opponent discards a card of his own choice."""
    situation = paper.table(you="Изувер", enemy_hand="Лис 1/1 for 1; Ёж 1/1 for 1").begin_strike("Изувер", "enemy hero")
    assert situation.decision.seat == ENEMY
    assert situation.answer("Лис").hand(ENEMY) == ["Ёж"]


def test_spending_brings_a_coin(paper: RealCards) -> None:
    """«Кевойфог Мадарх»: when five coins or more were spent this turn."""
    spells = "Дань for 3, spell | -; Мзда for 2, spell | -"
    situation = paper.table(you="Кевойфог Мадарх", hand=spells, coins=9).play("Дань")
    assert situation.coins() == 6
    assert situation.play("Мзда").coins() == 5


def test_dragons_are_drawn_for(paper: RealCards) -> None:
    """«Кор-Гатхол»: a card for every dragon that you play; nobody may attack an egg."""
    dragon = "Змей 1/1 for 1, дракон"
    situation = paper.table(you="Кор-Гатхол; Яйцо; Волк 1/4", hand=f"{dragon}; {dragon}").play("Змей").play("Змей")
    assert len(situation.hand()) == 2
    attack = paper.table(you="Волк 1/4", enemy="Кор-Гатхол; Яйцо; Лис 1/4")
    assert attack.targets(Act.STRIKE, "Волк") == {"Лис", "enemy hero"}


def test_you_choose_what_he_discards(paper: RealCards) -> None:
    """«Корсар Эллиона»: the opponent shows his hand, you name the card."""
    situation = paper.table(hand="Корсар Эллиона", enemy_hand="Лис 1/1 for 1; Ёж 1/1 for 1").play("Корсар Эллиона")
    assert situation.decision.seat == YOU
    assert situation.answer("Лис").graveyard(ENEMY) == ["Лис"]


def test_a_rider_out_of_the_deck(paper: RealCards) -> None:
    """«Костяной всадник»: put from the deck into the graveyard it is revived; its Найм puts two cards away (Мор 2)."""
    deck = "Костяной всадник; Лис 1/1 for 1; Ёж 1/1 for 1; Волк 3/4 for 3"
    mill = "Тлен for 1, spell | Положите верхнюю карту вашей колоды на кладбище."
    situation = paper.table(hand=mill, deck=deck).play("Тлен", "hero")
    assert (situation.squad(), situation.deck()) == (["Костяной всадник"], ["Волк"])


def test_uniqueness_is_given(paper: RealCards) -> None:
    """«Крестьянин»: of two of a name under one player the first goes when one gets Уникальность."""
    situation = paper.table(hand="Крестьянин", enemy="Волк 3/4; Волк 3/4").play("Крестьянин", "Волк #1")
    assert situation.has("Волк", KeywordName.UNIQUE)


def test_blood_ties(paper: RealCards) -> None:
    """«Кровные узы»: a creature of the same name as the chosen one comes from your deck."""
    situation = paper.table(hand="Кровные узы", enemy="Волк 3/4 for 3", deck="Волк 3/4 for 3; Лис 1/1 for 1")
    situation.play("Кровные узы", "Волк", "Волк")
    assert situation.squad() == ["Волк"]


def test_spells_hatch(paper: RealCards) -> None:
    """«Крылатая академия»: spells in your hand have Кладка; your eggs have 2 lives more."""
    situation = paper.table(you="Крылатая академия", hand=KILL, reserve="Яйцо", coins=5).use("Кара")
    assert (situation.hand(), situation.coins(), situation.life("Яйцо")) == ([], 4, 4)


def test_all_coins_open(paper: RealCards) -> None:
    """«Кьелэрн, Ведающий»: at the end of your turn all your coins are open again."""
    situation = paper.table(you="Кьелэрн, Ведающий", hand="Дань for 4, spell | -", coins=6).play("Дань")
    assert situation.coins() == 2
    assert situation.end_turn().coins(YOU) == 6


@pytest.mark.parametrize(("mode", "wounds", "life"), [(0, 0, 6), (1, 2, 5)])
def test_a_physician_heals_or_strengthens(paper: RealCards, mode: int, wounds: int, life: int) -> None:
    """«Лекарь Ордена»: 2 wounds off, or one additional life."""
    situation = paper.table(you="Лекарь Ордена; Волк 3/6, 2 wounds").use("Лекарь Ордена", mode, "Волк")
    assert (situation.wounds("Волк"), situation.life("Волк")) == (wounds, life)


@pytest.mark.parametrize(("hero", "stunned"), [("Князь, воин", True), ("Вор, разбойник", False)])
def test_a_warriors_monster_stuns(paper: RealCards, hero: str, stunned: bool) -> None:
    """«Лидер Т’Рол Монстер»: a card of the opponent is closed, for a warrior only."""
    situation = paper.table(hero=hero + ", 0 wounds", hand="Лидер Т’Рол Монстер", enemy="Волк 3/4")
    situation.play("Лидер Т’Рол Монстер", *(["Волк"] if stunned else []))
    assert situation.closed("Волк") == stunned


def test_a_quest_opens_coins(paper: RealCards) -> None:
    """«М= И ава»: for three coins it is completed and all your coins are open."""
    situation = paper.table(you="М= И ава", coins=5).use("М= И ава")
    assert (situation.graveyard(), situation.coins()) == (["М= И ава"], 5)


def test_a_copy_of_the_closed(paper: RealCards) -> None:
    """«Макнэ Гоб»: under a rogue a copy of a closed creature of 2 or less."""
    situation = paper.table(
        hero="Вор, разбойник, 0 wounds", hand="Макнэ Гоб",
        enemy="Волк 3/4 for 2, closed; Лис 1/4 for 2; Лось 4/4 for 3, closed",
    )  # fmt: skip
    situation.play("Макнэ Гоб")
    assert len(situation.squad()) == 2 and situation.power(situation.squad()[1]) == 3


def test_nobody_strikes_hard(paper: RealCards) -> None:
    """«Марлин Хиртид»: every creature's strike becomes 0; who comes later keeps it."""
    situation = paper.table(hand="Марлин Хиртид; Лис 2/1 for 1", you="Волк 3/4", enemy="Лось 4/4, strike 1")
    situation.play("Марлин Хиртид").play("Лис")
    assert [situation.power(name) for name in ("Волк", "Лось", "Лис")] == [0, 0, 2]


@pytest.mark.parametrize(("friend", "skilled"), [("акванит", True), ("гном", False)])
def test_an_aquanite_at_her_side(paper: RealCards, friend: str, skilled: bool) -> None:
    """«Мастер поножовщины!»: Опыт в атаке while you have an aquanite. Первый удар."""
    situation = paper.table(you=f"Мастер поножовщины!; Волк 1/4, {friend}", enemy="Лис 3/3")
    situation.strike("Мастер поножовщины!", "Лис")
    assert (situation.closed("Мастер поножовщины!"), situation.wounds("Мастер поножовщины!")) == (not skilled, 0)


@pytest.mark.parametrize(("text", "wounds"), [("Расход 3: Возьмите карту.", 4), ("Броня 1.", 0)])
def test_ants_with_a_spender(paper: RealCards, text: str, wounds: int) -> None:
    """«Мирмек-солдат»: +4 strike while it attacks, if you have a creature with Расход."""
    situation = paper.table(you=f"Мирмек-солдат; Волк 1/4 | {text}", enemy="Лось 0/9")
    assert situation.power("Мирмек-солдат") == 0
    assert situation.strike("Мирмек-солдат", "Лось").wounds("Лось") == wounds


def test_who_wounds_him_rests(paper: RealCards) -> None:
    """«Мохноног»: the creature that wounds him can't act until the opponent's next turn ends."""
    situation = paper.table(you="Мохноног 1/9", enemy="Волк 3/9").strike("Мохноног", "Волк").settle().end_turn()
    assert not situation.can(Act.STRIKE, "Волк")
    assert situation.end_turn().end_turn().can(Act.STRIKE, "Волк")


def test_a_ghost_closes_somebody(paper: RealCards) -> None:
    """«Мстительный дух»: put into the graveyard from wherever, its player closes a character."""
    situation = paper.table(hand=KILL, you="Мстительный дух", enemy="Волк 3/4").play("Кара", "Мстительный дух", "Волк")
    assert situation.closed("Волк")


def test_death_waits_a_round(paper: RealCards) -> None:
    """«Мёртвое касание»: the creature dies at the beginning of your next turn, not of the opponent's."""
    situation = paper.table(hand="Мёртвое касание", enemy="Волк 3/4; Лис 1/4").play("Мёртвое касание", "Волк")
    assert situation.end_turn().squad(ENEMY) == ["Волк", "Лис"]
    assert situation.end_turn().squad(ENEMY) == ["Лис"]
