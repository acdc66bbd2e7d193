"""What chosen cards of heroes-paper do on a table, told from the rules: the last part."""

from __future__ import annotations

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY

BLOW = "Удар for 1, spell | Ранить персонажа на 4."


def test_a_sleeper_from_the_deck(paper: RealCards) -> None:
    """«С того берега моря»: a creature of 7 or less comes asleep; with 7 coins it wakes."""
    situation = paper.table(hand="С того берега моря", deck="Волк 3/4 for 7; Рысь 2/2 for 8", coins=5)
    situation.play("С того берега моря")
    assert situation.choices() == {"Волк", "done"}
    situation.answer("Волк")
    assert situation.squad() == ["Волк"] and situation.has("Волк", KeywordName.SLEEPING)


def test_light_takes_everything_off(paper: RealCards) -> None:
    """«Свет жизни»: two coins, a creature without abilities, a character without effects."""
    situation = paper.table(hand="Свет жизни", you="Ёж 1/4, strike +2", enemy="Волк 3/4 | Броня 2.", coins=6)
    situation.play("Свет жизни", "Волк", "Ёж")
    assert (situation.number("Волк", KeywordName.ARMOUR), situation.power("Ёж"), situation.coins()) == (0, 1, 3)


def test_a_shot_for_every_maiden(paper: RealCards) -> None:
    """«Свита Итинери»: at the turn's end a shot of as much as there are water maidens on your side, itself one."""
    situation = paper.table(you="Свита Итинери; Дева 1/1, речная дева", enemy="Волк 3/9").end_turn("Волк")
    assert situation.wounds("Волк") == 2


def test_effects_go_and_wounds_come(paper: RealCards) -> None:
    """«Сержант Фредерих»: all effects off a character, and 3 wounds to the same."""
    situation = paper.table(hand="Сержант Фредерих", enemy="Волк 3/9, strike +2").play("Сержант Фредерих", "Волк")
    assert (situation.power("Волк"), situation.wounds("Волк")) == (3, 3)


def test_an_elf_in_ambush(paper: RealCards) -> None:
    """«Сильмерн»: for 2 when the opponent attacks; at the end of each turn it is in the hand again."""
    situation = paper.table(hand="Сильмерн", coins=2, enemy="Волк 3/4", turn="enemy").begin_strike("Волк", "hero")
    situation.answer(True)
    while situation.waits is Ask.DEFEND:
        situation.answer(False)
    assert situation.squad() == ["Сильмерн"]
    assert situation.end_turn().squad() == [] and "Сильмерн" in situation.hand()


def test_the_phantom_mines_the_hand(paper: RealCards) -> None:
    """«Скальный фантом»: the opponent chooses the card; a spell wounds the hero by 3, another card draws one."""
    spell = paper.table(hand="Скальный фантом", enemy_hand="Казнь for 4, spell | -").play("Скальный фантом")
    assert (spell.hand(ENEMY), spell.wounds("enemy hero"), spell.hand()) == ([], 3, [])
    other = paper.table(hand="Скальный фантом", enemy_hand="Лис 1/1 for 1").play("Скальный фантом")
    assert (other.hand(ENEMY), other.wounds("enemy hero"), len(other.hand())) == ([], 0, 1)


def test_the_slime_divides(paper: RealCards) -> None:
    """«Слизь-пожиратель»: Концентрация (KEYWORDS): at the beginning of your turn, without a wound, it makes a copy."""
    whole, wounded = (paper.table(you=f"Слизь-пожиратель{state}") for state in ("", ", 1 wound"))
    assert whole.end_turn().squad() == ["Слизь-пожиратель"]
    assert whole.end_turn().squad() == ["Слизь-пожиратель", "Копия Слизь-пожиратель"]
    assert wounded.end_turn().end_turn().squad() == ["Слизь-пожиратель"]


def test_machines_return(paper: RealCards) -> None:
    """«Сломанная труба»: with three machines in the graveyard, itself counted, another one comes back."""
    junk = "Шестерня 1/1 for 1, механизм; Рычаг 1/1 for 1, механизм"
    situation = paper.table(hand=BLOW, you="Сломанная труба 1/1", graveyard=junk).play("Удар", "Сломанная труба")
    assert situation.choices() == {"Шестерня", "Рычаг"}
    assert situation.answer("Рычаг").hand() == ["Рычаг"]
    few = paper.table(hand=BLOW, you="Сломанная труба 1/1", graveyard="Рычаг 1/1 for 1, механизм")
    assert few.play("Удар", "Сломанная труба").hand() == []


def test_a_sniper(paper: RealCards) -> None:
    """«Снайпер»: closes to shoot for 2."""
    situation = paper.table(you="Снайпер", enemy="Волк 3/4").use("Снайпер", "Волк")
    assert (situation.wounds("Волк"), situation.closed("Снайпер")) == (2, True)


def test_rumours(paper: RealCards) -> None:
    """«Собрать слухи»: a card is drawn, or a quest sought."""
    drawn = paper.table(hand="Собрать слухи").play("Собрать слухи", 0)
    assert len(drawn.hand()) == 1
    sought = paper.table(hand="Собрать слухи", deck="Лис 1/1 for 1; Поход for 1, quest | -").play("Собрать слухи", 1)
    assert sought.choices() == {"Поход", "done"}


def test_three_ways_to_skin(paper: RealCards) -> None:
    """«Содрать шкуру»: the third way makes the opponent destroy its own spellproof creature."""
    assert len(paper.table(hand="Содрать шкуру").play("Содрать шкуру").hand()) == 3  # nothing else can be done
    enemy = "Волк 3/4 | Защита от заклинаний.; Лис 1/4"
    kill = paper.table(hand="Содрать шкуру", enemy=enemy).play("Содрать шкуру", 1)
    assert kill.graveyard(ENEMY) == ["Лис"]  # the only one that a spell may choose
    theirs = paper.table(hand="Содрать шкуру", enemy=enemy).play("Содрать шкуру", 2)
    assert theirs.graveyard(ENEMY) == ["Волк"]


def test_an_avalanche_waits(paper: RealCards) -> None:
    """«Спустить лавину»: when the opponent plays a spell the quest may end and every creature of theirs is stunned."""
    situation = paper.table(you="Спустить лавину", enemy="Волк 3/4", enemy_hand=BLOW, turn="enemy")
    situation.play("Удар", "hero", True)
    assert (situation.squad(), situation.closed("Волк")) == ([], True)
    assert situation.end_turn().end_turn().closed("Волк")  # it stays closed in their next turn
    assert not situation.end_turn().end_turn().closed("Волк")


def test_weakness_is_passed_on(paper: RealCards) -> None:
    """«Стальной откат»: as many weakenings on the creature as lie on your cards."""
    situation = paper.table(
        hand="Стальной откат", you="Ёж 3/9, reinforced -2; Лис 3/9, reinforced -1", enemy="Волк 5/9"
    )
    assert situation.play("Стальной откат", "Волк").power("Волк") == 2


def test_a_guard_suffers_for_the_hero(paper: RealCards) -> None:
    """«Страж Уорлога»: wounds of your hero are its own; attacks on it do nothing (517)."""
    situation = paper.table(you="Страж Уорлога", enemy="Волк 3/4", enemy_hand=BLOW, turn="enemy").play("Удар", "hero")
    assert (situation.wounds("hero"), situation.wounds("Страж Уорлога")) == (0, 4)
    assert situation.strike("Волк", "Страж Уорлога").wounds("Страж Уорлога") == 4
    assert not paper.table(you="Страж Уорлога").can(Act.STRIKE, "Страж Уорлога")


def test_guards_come_where_a_hall_is(paper: RealCards) -> None:
    """«Страж чертогов»: with a place of the mountains up to two more come from the deck."""
    guard = "Страж чертогов"
    hall = "Чертог for 2, местность, mountain | -"
    situation = paper.table(hand=guard, you=hall, deck=f"{guard}; Лис 1/1; {guard}").play(guard)
    situation.answer(guard, guard).settle()
    assert situation.squad().count(guard) == 3
    assert paper.table(hand=guard, deck=guard).play(guard).squad() == [guard]


def test_it_seeks_in_the_opponents_turn(paper: RealCards) -> None:
    """«Стражник Тугарда»: only dying in the opponent's turn does it fetch another one."""
    name = "Стражник Тугарда"
    theirs = paper.table(you=name, deck=f"{name}; Лис 1/1", enemy_hand=BLOW, turn="enemy").play("Удар", name, name)
    mine = paper.table(you=name, deck=f"{name}; Лис 1/1", hand=BLOW).play("Удар", name)
    assert (theirs.hand(), mine.hand()) == ([name], [])


def test_two_weakenings_are_shared_out(paper: RealCards) -> None:
    """«Суп-де-трупп»: one card, and two weakenings for one creature or two."""
    situation = paper.table(hand="Суп-де-трупп", enemy="Волк 3/4; Лис 3/4").play("Суп-де-трупп", "Волк", "Лис")
    assert (situation.power("Волк"), situation.power("Лис"), len(situation.hand())) == (2, 2, 1)
    assert (situation.life("Волк"), situation.life("Лис")) == (3, 3)


def test_its_death_fills_the_graveyard(paper: RealCards) -> None:
    """«Талион»: any card of the deck, to the graveyard instead of the hand."""
    situation = paper.table(hand=BLOW, you="Талион", deck="Лис 1/1 for 1; Ёж 1/1 for 1").play("Удар", "Талион", "Ёж")
    assert "Ёж" in situation.graveyard() and situation.hand() == []


def test_a_weaver_dooms(paper: RealCards) -> None:
    """«Ткач Соултрада»: the creature it wounded dies at the end of the turn."""
    situation = paper.table(you="Ткач Соултрада", enemy="Волк 1/9; Лис 1/9").strike("Ткач Соултрада", "Волк")
    assert situation.squad(ENEMY) == ["Волк", "Лис"]
    assert situation.end_turn().squad(ENEMY) == ["Лис"]


def test_a_slave_is_driven_on(paper: RealCards) -> None:
    """«Тойон, Рабовладелец»: at the end of your turn one of your creatures is ready again and attacks at once."""
    slaver = "Тойон, Рабовладелец"
    situation = paper.table(you=(slaver, "Волк 3/4, closed"), enemy="Лис 1/9").end_turn("Волк", "Лис")
    while situation.waits is Ask.DEFEND:
        situation.answer(False)
    assert situation.wounds("Лис") == 3


def test_poison_with_every_attack(paper: RealCards) -> None:
    """«Торговка ядами»: each time one of yours attacks, a weakening may be laid on a character."""
    situation = paper.table(you="Торговка ядами; Волк 3/4", enemy="Лис 3/9")
    situation.begin_strike("Волк", "enemy hero")
    while situation.waits in (Ask.MAY, Ask.DEFEND, Ask.TARGET):
        situation.answer({Ask.MAY: True, Ask.DEFEND: False, Ask.TARGET: "Лис"}[situation.waits])
    assert situation.power("Лис") == 2


def test_a_catapult_sends_home(paper: RealCards) -> None:
    """«Тролль-катапул ьта»: Концентрация: without a wound on it a creature may go to its owner's hand."""
    thrown = paper.table(you="Тролль-катапул ьта", enemy="Волк 3/4").end_turn().end_turn(True, "Волк")
    assert thrown.squad(ENEMY) == [] and "Волк" in thrown.hand(ENEMY)
    wounded = paper.table(you="Тролль-катапул ьта, 1 wound", enemy="Волк 3/4").end_turn().end_turn()
    assert (wounded.waits, wounded.squad(ENEMY)) == (Ask.TURN, ["Волк"])


def test_trophies_make_mighty(paper: RealCards) -> None:
    """«Трофеи»: one of yours gets Могущество 3; a card is drawn."""
    situation = paper.table(hand="Трофеи", you="Волк 3/4", enemy="Лис 1/9").play("Трофеи")
    assert situation.number("Волк", KeywordName.MIGHT) == 3 and len(situation.hand()) == 1


def test_shots_do_not_wound_it(paper: RealCards) -> None:
    """«Ускользающий»: shots give it no wounds; strikes do."""
    situation = paper.table(you="Ускользающий", enemy="Снайпер; Волк 2/4", turn="enemy").use("Снайпер", "Ускользающий")
    assert situation.wounds("Ускользающий") == 0
    assert situation.strike("Волк", "Ускользающий").wounds("Ускользающий") == 2  # Чешуя 1 stops a strike of 1


def test_a_veteran_shoots_as_it_strikes(paper: RealCards) -> None:
    """«Хазг-ветеран»: a shot of 1 with every strike it attacks by; Могущество 2."""
    situation = paper.table(you="Хазг-ветеран", enemy="Волк 1/9").begin_strike("Хазг-ветеран", "enemy hero")
    situation.answer(False, "Волк")
    assert (situation.wounds("Волк"), situation.wounds("enemy hero")) == (1, 1)
    assert situation.end_turn().power("Хазг-ветеран") == 2  # one reinforcement at the end of the turn


def test_a_shuffle_poisons_for_a_mage(paper: RealCards) -> None:
    """«Хедд»: each time you shuffle your deck, if your hero is a mage."""
    shuffle = "Тасовка for 1, spell | Перемешайте колоду."
    mage = paper.table(hero="Маг, маг", you="Хедд", hand=shuffle, enemy="Волк 3/4").play("Тасовка")
    other = paper.table(hero="Вор, вор", you="Хедд", hand=shuffle, enemy="Волк 3/4").play("Тасовка")
    assert [it.number("Волк", KeywordName.POISON) for it in (mage, other)] == [1, 0]


def test_the_first_strike(paper: RealCards) -> None:
    """«Черешт»: it strikes first: who dies of it does not answer."""
    situation = paper.table(you="Черешт", enemy="Волк 3/4").strike("Черешт", "Волк")
    assert (situation.squad(ENEMY), situation.wounds("Черешт")) == ([], 0)


def test_a_worker_shares_lives(paper: RealCards) -> None:
    """«Честный работя»: an additional life of one of yours gives it one too."""
    gift = "Дар for 1, spell | Существо получает дополнительную жизнь."
    situation = paper.table(hand=gift, you="Честный работя; Волк 3/4")
    before = situation.life("Честный работя")
    situation.play("Дар", "Волк")
    assert (situation.life("Волк"), situation.life("Честный работя")) == (5, before + 1)


def test_a_closed_shield_saves_the_hero(paper: RealCards) -> None:
    """«Щит Кронга»: no wounds for your hero while it is closed; closing, a creature fights it."""
    fights = paper.table(you="Щит Кронга", enemy="Волк 2/9").use("Щит Кронга", "Волк")
    assert (fights.wounds("Волк"), fights.wounds("Щит Кронга")) == (4, 2)
    closed = paper.table(you="Щит Кронга, closed", enemy="Волк 2/9", turn="enemy").strike("Волк", "hero")
    opened = paper.table(you="Щит Кронга", enemy="Волк 2/9", turn="enemy").strike("Волк", "hero")
    assert (closed.wounds("hero"), opened.wounds("hero")) == (0, 2)


def test_a_raider_in_armour(paper: RealCards) -> None:
    """«Эйнхерий»: Набег 2: armour from the second attack of a turn on (part 7)."""
    first = paper.table(you="Эйнхерий; Лис 1/4", enemy="Волк 2/9").strike("Эйнхерий", "Волк")
    second = paper.table(you="Эйнхерий; Лис 1/4", enemy="Волк 2/9").strike("Лис", "enemy hero")
    second.strike("Эйнхерий", "Волк")
    assert (first.wounds("Эйнхерий"), second.wounds("Эйнхерий")) == (2, 0)


def test_a_dragon_in_rage(paper: RealCards) -> None:
    """«Ярость дракона»: a cheap dragon comes with might, haste and a blow at two others."""
    situation = paper.table(hand="Ярость дракона", deck="Змей 2/5 for 4, дракон; Лис 1/1", enemy="Волк 1/9; Ёж 1/9")
    situation.play("Ярость дракона", "Змей")
    assert situation.number("Змей", KeywordName.MIGHT) == 3 and situation.can(Act.STRIKE, "Змей")


def test_spending_heals(paper: RealCards) -> None:
    """«Яхай Мадарх»: Расход 3 (part 7): when three coins were spent this turn it heals a character by 2."""
    situation = paper.table(you="Яхай Мадарх; Волк 3/9, 3 wounds", hand="Лис 1/1 for 3").play("Лис", "Волк")
    assert situation.wounds("Волк") == 1
