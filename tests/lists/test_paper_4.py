"""What chosen cards of heroes-paper do on a table, told from the rules: from a pommel to a priest."""

from __future__ import annotations

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU


def test_the_opponent_misses_a_turn(paper: RealCards) -> None:
    """«Навершие»: destroyed as a price; the opponent's next turn does not come (521)."""
    situation = paper.table(you="Навершие; Волк 3/4").use("Навершие")
    assert situation.graveyard() == ["Навершие"]
    situation.end_turn()
    assert situation.decision.seat == YOU and situation.can(Act.STRIKE, "Волк")


def test_who_goes_first_loses_it(paper: RealCards) -> None:
    """«Наглый выскочка»: destroyed for a card when its player went first; on the other side it stays."""
    mine = paper.table(hand="Наглый выскочка").play("Наглый выскочка")
    assert (mine.squad(), len(mine.hand())) == ([], 1)
    theirs = paper.table(enemy_hand="Наглый выскочка", turn="enemy").play("Наглый выскочка")
    assert theirs.squad(ENEMY) == ["Наглый выскочка"]


def test_the_fallen_one_buys_itself_back(paper: RealCards) -> None:
    """«Надих `)»: from the graveyard, for 3 coins and three cards shuffled into the deck."""
    situation = paper.table(graveyard="Надих `); Волк 3/4; Лис 1/4; Ёж 1/1", deck="").use(
        "Надих `)", "Волк", "Лис", "Ёж"
    )
    assert (situation.squad(), situation.coins(), sorted(situation.deck())) == (["Надих `)"], 7, ["Ёж", "Волк", "Лис"])
    assert not paper.table(graveyard="Надих `); Волк 3/4").can(Act.USE, "Надих `)")


def test_a_kill_teaches(paper: RealCards) -> None:
    """«Наррах»: experience and armour only if the other one died of its wounds."""
    killed = paper.table(hand="Наррах", enemy="Волк 3/2").play("Наррах")
    spared = paper.table(hand="Наррах", enemy="Волк 3/4").play("Наррах")
    assert killed.has("Наррах", KeywordName.ATTACK_EXPERIENCE) and killed.number("Наррах", KeywordName.ARMOUR) == 2
    assert not spared.has("Наррах", KeywordName.ATTACK_EXPERIENCE) and spared.wounds("Волк") == 2


def test_blood_heals(paper: RealCards) -> None:
    """«Новообращённый»: Вампиризм 1 heals it by 1 when it wounds by a strike; Орда lets many into a deck."""
    situation = paper.table(you="Новообращённый, 1 wound").strike("Новообращённый", "enemy hero")
    assert situation.wounds("Новообращённый") == 0 and situation.has("Новообращённый", KeywordName.HORDE)


def test_superior_to_the_dear(paper: RealCards) -> None:
    """«Одинокий охотник»: Превосходство in a fight with a creature of cost 4 or more only."""
    dear = paper.table(you="Одинокий охотник", enemy="Волк 2/9 for 4").strike("Одинокий охотник", "Волк")
    cheap = paper.table(you="Одинокий охотник", enemy="Волк 2/9 for 3").strike("Одинокий охотник", "Волк")
    assert [(it.wounds("Волк"), it.wounds("Одинокий охотник")) for it in (dear, cheap)] == [(4, 0), (2, 2)]


def test_its_death_mills_a_deck(paper: RealCards) -> None:
    """«Ореос»: Гибель: Мор 1: the top card of a deck that its player names goes to the graveyard."""
    blow = "Удар for 1, spell | Ранить персонажа на 4."
    situation = paper.table(hand=blow, you="Ореос", enemy_deck="Лис 1/1 for 1; Ёж 1/1 for 1").play("Удар", "Ореос")
    assert situation.choices() == {"hero", "enemy hero"}
    assert situation.answer("enemy hero").graveyard(ENEMY) == ["Лис"]


def test_gear_for_strength(paper: RealCards) -> None:
    """«Орк-воин»: only when a piece of equipment was destroyed is a creature strengthened."""
    armed = paper.table(hand="Орк-воин", enemy="Меч for 2, оружие | -", you="Волк 3/4").play("Орк-воин", "Волк")
    assert armed.graveyard(ENEMY) == ["Меч"] and armed.power("Волк") == 4
    bare = paper.table(hand="Орк-воин", you="Волк 3/4").play("Орк-воин")
    assert bare.power("Волк") == 3


def test_the_hangar_prepares(paper: RealCards) -> None:
    """«Орочий ангар»: shots are stronger by 1; when a card of the opponent closes, one of yours is made ready."""
    situation = paper.table(you="Орочий ангар; Снайпер", enemy="Волк 3/9").use("Снайпер", "Волк")
    assert situation.wounds("Волк") == 3
    closing = paper.table(you="Орочий ангар; Снайпер, closed", enemy="Волк 3/9", turn="enemy")
    assert not closing.strike("Волк", "hero").closed("Снайпер")


def test_defenders_are_shot(paper: RealCards) -> None:
    """«Орочий багги»: a shot of 2 at the creature that defends."""
    situation = paper.table(you="Орочий багги", enemy="Волк 1/9; Лис 1/20")
    situation.strike("Орочий багги", "Волк", defender="Лис")
    assert (situation.wounds("Лис"), situation.wounds("Волк")) == (4, 0)  # 2 of the strike, 2 of the shot


def test_a_life_for_two_cards(paper: RealCards) -> None:
    """«Осквернить»: the creature dies, two cards from the top of your deck go to your graveyard."""
    situation = paper.table(hand="Осквернить", enemy="Волк 3/4", deck="Лис 1/1 for 1; Ёж 1/1 for 1; Рысь 2/2 for 2")
    situation.play("Осквернить", "Волк")
    assert (situation.squad(ENEMY), sorted(situation.graveyard()), situation.deck()) == (
        [], ["Ёж", "Лис", "Осквернить"], ["Рысь"])  # fmt: skip


def test_the_second_player_freezes(paper: RealCards) -> None:
    """«Остаться во льдах»: up to two cheap creatures go under the deck, if its player did not go first."""
    second = paper.table(enemy_hand="Остаться во льдах", you="Волк 3/4 for 3; Лис 1/1 for 4", turn="enemy")
    second.play("Остаться во льдах", "Волк")
    assert (second.squad(YOU), second.deck()[-1]) == (["Лис"], "Волк")


def test_excess_reaches_the_hero(paper: RealCards) -> None:
    """«Первобытная ярость», «Фагор»: what a beast's strike leaves over goes to the opponent's hero."""
    beast = paper.table(you="Первобытная ярость; Волк 5/4, зверь", enemy="Лис 1/2").strike("Волк", "Лис")
    assert beast.wounds("enemy hero") == 3
    fagor = paper.table(you="Фагор", enemy="Лис 1/2").strike("Фагор", "Лис")
    assert fagor.wounds("enemy hero") == 2


def test_a_dragon_played_for_nothing(paper: RealCards) -> None:
    """«Песчаный дракон»: its Найм wakes only when no coin was spent; every kill wounds the opponent's hero by 2."""
    paid = paper.table(hand="Песчаный дракон", enemy="Лис 1/4").play("Песчаный дракон")
    assert paid.waits is Ask.TURN and paid.wounds("Лис") == 0
    kills = paper.table(you="Песчаный дракон", enemy="Лис 1/2").strike("Песчаный дракон", "Лис")
    assert kills.wounds("enemy hero") == 2


def test_armour_while_it_attacks(paper: RealCards) -> None:
    """«Пивной живот»: three wounds of the answering strike are kept off; attacked itself it has none."""
    attacks = paper.table(you="Пивной живот", enemy="Волк 4/9").strike("Пивной живот", "Волк")
    attacked = paper.table(you="Пивной живот", enemy="Волк 1/9", turn="enemy").strike("Волк", "Пивной живот")
    assert (attacks.wounds("Пивной живот"), attacked.wounds("Пивной живот")) == (1, 1)


def test_an_escape_that_may_be_repeated(paper: RealCards) -> None:
    """«Побег»: three cards of the opponent's graveyard into its deck, and the spell is done once more."""
    situation = paper.table(hand="Побег", enemy="Волк 3/4; Лис 1/4", enemy_graveyard="Ёж 1/1; Рысь 2/2; Лось 4/4")
    situation.play("Побег", "Волк", True)
    assert (situation.hand(ENEMY), situation.graveyard(ENEMY)) == (["Волк", "Лис"], [])
    assert {"Ёж", "Рысь", "Лось"} <= set(situation.deck(ENEMY))


def test_a_sleeper_is_taken(paper: RealCards) -> None:
    """«Поглотить рассудок»: closed, asleep and yours; it wakes when the opponent plays a creature."""
    situation = paper.table(hand="Поглотить рассудок", enemy="Волк 3/4 for 2", enemy_hand="Лис 1/1 for 1")
    situation.play("Поглотить рассудок")  # there is one to take
    assert (situation.squad(), situation.closed("Волк")) == (["Волк"], True)
    assert situation.has("Волк", KeywordName.SLEEPING)
    situation.end_turn().play("Лис")
    assert not situation.has("Волк", KeywordName.SLEEPING)


def test_a_fire_must_be_fed(paper: RealCards) -> None:
    """«Пожар»: a card at the beginning of the turn, else it goes over; at its end it wounds every opponent by 2."""
    begun = (paper.table(you="Пожар", turn="enemy", hand="Лис 1/1").end_turn() for _ in range(2))
    fed, starved = next(begun).answer(True, "Лис"), next(begun).answer(False)
    assert (fed.squad(), fed.graveyard(), fed.squad(ENEMY)) == (["Пожар"], ["Лис"], [])
    assert (starved.squad(), starved.squad(ENEMY)) == ([], ["Пожар"])
    burns = paper.table(you="Пожар").end_turn()
    assert burns.wounds("enemy hero") == 2


def test_a_wound_for_a_dragonkin(paper: RealCards) -> None:
    """«Познавший»: Найм wounds a character by 2; shots don't wound it."""
    situation = paper.table(hand="Познавший", enemy="Снайпер", enemy_hero="Вождь").play("Познавший", "enemy hero")
    assert situation.wounds("enemy hero") == 2
    situation.end_turn().use("Снайпер", "Познавший")
    assert situation.wounds("Познавший") == 0


def test_a_bear_against_the_poor(paper: RealCards) -> None:
    """«Полярный мелвепь»: +3 strike while the opponent has no open coin."""
    rich, poor = (paper.table(you="Полярный мелвепь", enemy_coins=coins) for coins in (1, 0))
    assert (rich.power("Полярный мелвепь"), poor.power("Полярный мелвепь")) == (0, 3)


def test_closed_for_a_coin(paper: RealCards) -> None:
    """«Порожница»: «можете»: a coin, and a character is closed."""
    paid = paper.table(hand="Порожница", enemy="Волк 3/4").play("Порожница", True, "Волк")
    assert (paid.closed("Волк"), paid.coins()) == (True, 6)
    free = paper.table(hand="Порожница", enemy="Волк 3/4").play("Порожница", False)
    assert (free.closed("Волк"), free.coins()) == (False, 7)


def test_a_spark_in_the_graveyard(paper: RealCards) -> None:
    """«Последняя искра»: 3 wounds; coming to the graveyard it wounds once more for a coin."""
    situation = paper.table(hand="Последняя искра", enemy="Волк 3/9").play("Последняя искра", "enemy hero", True)
    assert (situation.wounds("enemy hero"), situation.wounds("Волк"), situation.coins()) == (3, 2, 7)


def test_a_horse_brings_others_along(paper: RealCards) -> None:
    """«Почтовая лошадь»: closing by its strike, it opens a card."""
    situation = paper.table(you="Почтовая лошадь; Волк 3/4, closed").strike("Почтовая лошадь", "enemy hero", "Волк")
    assert not situation.closed("Волк")


def test_meditation_and_protection(paper: RealCards) -> None:
    """«Предвестник холода»: Медитация 5; no spell of the opponent may choose it."""
    situation = paper.table(you="Предвестник холода", enemy_hand="Трофеи; Удар for 1, spell | Ранить существо на 1.",
                            enemy="Волк 3/4", turn="enemy")  # fmt: skip
    assert situation.number("Предвестник холода", KeywordName.MEDITATION) == 5
    assert situation.targets(Act.PLAY, "Удар") == {"Волк"}


def test_shackles_come_back(paper: RealCards) -> None:
    """«Призрачные оковы»: -2 strike; a played ghost brings it from the graveyard to the hand."""
    situation = paper.table(hand="Призрачные оковы; Тень 1/1 for 1, дух; Лис 1/1 for 1", enemy="Волк 3/4")
    situation.play("Призрачные оковы", "Волк").play("Лис")
    assert situation.power("Волк") == 1 and "Призрачные оковы" in situation.graveyard()
    assert "Призрачные оковы" in situation.play("Тень").hand()


def test_an_ambush_with_poison(paper: RealCards) -> None:
    """«Притаившийся»: from the hand for 3 when the opponent attacks; strikes don't wound it."""
    situation = paper.table(hand="Притаившийся", coins=3, enemy="Волк 3/4", you="Ёж 1/9", turn="enemy")
    situation.begin_strike("Волк", "hero").answer(False, True, "Волк", "done")
    assert situation.squad() == ["Ёж", "Притаившийся"] and situation.coins() == 0
    assert situation.number("Волк", KeywordName.POISON) == 1


def test_a_wind_after_a_discard(paper: RealCards) -> None:
    """«Пустынный ветер»: 4 wounds when you discarded this turn, else 2."""
    calm = paper.table(hand="Пустынный ветер").play("Пустынный ветер", "enemy hero")
    assert calm.wounds("enemy hero") == 2
    drop = "Сброс for 1, spell | Сбросьте карту."
    storm = paper.table(hand=f"Пустынный ветер; {drop}; Лис 1/1 for 1").play("Сброс", "Лис")
    assert storm.play("Пустынный ветер", "enemy hero").wounds("enemy hero") == 4


def test_a_raider_strikes_aimed(paper: RealCards) -> None:
    """«Рангор»: Набег 1: the first attack of a turn is aimed (part 7)."""
    situation = paper.table(you="Рангор", enemy="Волк 1/4; Лис 1/4").begin_strike("Рангор", "Волк")
    assert (situation.waits, situation.wounds("Волк"), situation.wounds("Лис")) == (Ask.TURN, 2, 0)


def test_another_rex_comes(paper: RealCards) -> None:
    """«Рекс»: for a coin until the end of your next turn another one is called, closed."""
    situation = paper.table(hand="Удар for 1, spell | Ранить персонажа на 4.", you="Рекс 1/1", deck="Рекс 1/1; Лис 1/1")
    situation.play("Удар", "Рекс", True, 0, "Рекс")
    assert situation.coins() == 8
    assert situation.squad() == ["Рекс"] and situation.closed("Рекс")


def test_every_mined_card_wounds(paper: RealCards) -> None:
    """«Ренниах»: each time a character of yours mines, a character gets a wound."""
    digger = "Кирка for 1, spell | Ваш герой добывает карту с кладбища противника."
    situation = paper.table(hero="Ренниах", hand=digger, enemy_graveyard="Лис 1/1", enemy="Волк 3/4")
    situation.play("Кирка", "Лис", "Волк")
    assert situation.wounds("Волк") == 1
