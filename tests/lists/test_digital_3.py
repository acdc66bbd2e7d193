"""What the last chosen cards of heroes-digital do on a table, told from the rules."""

from __future__ import annotations

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU


def test_the_chosen_player_discards(digital: RealCards) -> None:
    """«Прислужник Ковена»: Гибель; you name the player, the player names the card."""
    situation = digital.table(hand="Плетение огня", you="Прислужник Ковена", enemy_hand="Лис 1/1 for 1; Ёж 1/1 for 1")
    situation.play("Плетение огня", "Прислужник Ковена", "enemy hero")
    assert situation.decision.seat == ENEMY
    assert situation.answer("Лис").hand(ENEMY) == ["Ёж"]


def test_who_came_last_turn_is_devoured(digital: RealCards) -> None:
    """«Проглот»: only a creature that came in the opponent's last turn; older ones are safe."""
    situation = digital.table(hand="Проглот", enemy="Волк 3/4", enemy_hand="Лис 1/1 for 1", turn="enemy")
    situation.play("Лис").end_turn().play("Проглот")
    assert (situation.squad(ENEMY), situation.graveyard(ENEMY)) == (["Волк"], ["Лис"])


def test_a_coin_for_both(digital: RealCards) -> None:
    """«Путь праведников»: each player gains a coin for good when it comes, and loses one when it is destroyed."""
    situation = digital.table(hand="Путь праведников", coins=1, enemy_coins=3).play("Путь праведников")
    assert (situation.coins(YOU), situation.coins(ENEMY)) == (1, 4)


def test_the_wounded_rise(digital: RealCards) -> None:
    """«Рангхильда»: a creature that got wounds this turn is opened, and is stronger by the wounds on it."""
    situation = digital.table(hero="Рангхильда", hand="Безумие", you="Волк 2/9, 1 wound, closed; Лис 1/4, closed")
    situation.play("Безумие", "Волк").use("hero")
    assert (situation.closed("Волк"), situation.power("Волк"), situation.closed("Лис")) == (False, 5, True)
    assert situation.end_turn().power("Волк") == 2


def test_no_defender_against_the_clan(digital: RealCards) -> None:
    """«Рубака клана»: nobody may defend."""
    situation = digital.table(you="Рубака клана", enemy="Волк 1/4; Лис 1/4").begin_strike("Рубака клана", "Волк")
    assert situation.waits is not Ask.DEFEND and situation.wounds("Волк") == 3


def test_a_knight_among_friends(digital: RealCards) -> None:
    """«Рыцарь Линнет»: +1 strike and 1 armour for every other creature of yours; the opponent's don't count."""
    situation = digital.table(hand="Рыцарь Линнет", you="Волк 3/4; Лис 1/4", enemy="Рысь 2/2").play("Рыцарь Линнет")
    assert (situation.power("Рыцарь Линнет"), situation.number("Рыцарь Линнет", KeywordName.ARMOUR)) == (6, 2)


def test_it_goes_over_to_the_weaker(digital: RealCards) -> None:
    """«Сапа тихий»: at the end of your turn, only if your hero has more lives left."""
    leaves = digital.table(you="Сапа тихий", enemy_hero="Вождь, 3 wounds").end_turn()
    stays = digital.table(you="Сапа тихий", hero="Вождь, 3 wounds").end_turn()
    assert (leaves.squad(ENEMY), stays.squad(YOU)) == (["Сапа тихий"], ["Сапа тихий"])


def test_a_second_child_closes_somebody(digital: RealCards) -> None:
    """«Серк»: once a turn, when another own one of its class comes."""
    child = "Дитя 1/1 for 1, дитя кронга"
    situation = digital.table(you="Серк", hand=f"{child}; {child}", enemy="Волк 3/4; Лис 1/4")
    situation.play("Дитя", "Волк")
    assert situation.closed("Волк")
    situation.play("Дитя")
    assert situation.waits is Ask.TURN and not situation.closed("Лис")


def test_other_trees_lose_their_abilities(digital: RealCards) -> None:
    """«Старый древень»: only your other trees."""
    tree = "Дуб 1/4, древо | Броня 2."
    situation = digital.table(hand="Старый древень", you=tree, enemy="Вяз 1/4, древо | Броня 2.")
    situation.play("Старый древень")
    armour = [situation.number(name, KeywordName.ARMOUR) for name in ("Дуб", "Вяз")]
    assert armour == [0, 2]


def test_wounds_armour_somebody(digital: RealCards) -> None:
    """«Страж викара»: its player names a creature, which gets Броня 2."""
    situation = digital.table(you="Страж викара", hand="Уязвимость; Варнак", enemy="Волк 3/4")
    situation.play("Варнак", "Страж викара", "done", "Страж викара")
    assert situation.number("Страж викара", KeywordName.ARMOUR) == 2


def test_discards_make_it_cheaper(digital: RealCards) -> None:
    """«Страж тумана»: two coins less for every card that was discarded this turn, whoever did."""
    situation = digital.table(hand="Страж тумана; Казнь", enemy_hand="Лис 1/1 for 1; Ёж 1/1 for 1").play("Казнь")
    assert situation.cost("Страж тумана") == 5


def test_no_spell_for_the_guard(digital: RealCards) -> None:
    """«Стража покоев»: no spell may choose it; Опыт в защите."""
    situation = digital.table(hand="Безумие", enemy="Стража покоев; Волк 3/4")
    assert situation.targets(Act.PLAY, "Безумие") == {"Волк"}
    assert situation.has("Стража покоев", KeywordName.DEFENCE_EXPERIENCE)


def test_a_shot_at_all_the_unique(digital: RealCards) -> None:
    """«Стрелок завета»: a shot of 1 at each of the opponent's unique creatures."""
    situation = digital.table(hand="Стрелок завета", enemy="Волк 3/4 | Уникальность.; Лис 1/4")
    situation.play("Стрелок завета")
    assert (situation.wounds("Волк"), situation.wounds("Лис")) == (1, 0)


def test_a_card_of_the_swamps(digital: RealCards) -> None:
    """«Сфера тины»: any card of the swamps, spells too."""
    situation = digital.table(
        hand="Сфера тины", deck="Волк 3/4 for 1; Жаба 1/1 for 1, swamp; Топь for 1, spell, swamp | -"
    )
    situation.play("Сфера тины")
    assert situation.choices() == {"Жаба", "Топь", "done"}
    assert situation.answer("Топь").hand() == ["Топь"]


def test_wounds_are_deadly(digital: RealCards) -> None:
    """«Талитха»: the wounded are destroyed at once, and whoever else is wounded later."""
    situation = digital.table(hand="Талитха; Варнак", enemy="Волк 3/9, 1 wound; Лис 1/9", coins=20).play("Талитха")
    assert situation.squad(ENEMY) == ["Лис"]
    situation.play("Варнак", "Лис", "done")
    assert situation.squad(ENEMY) == []


def test_a_hero_of_two_prices(digital: RealCards) -> None:
    """«Тейа»: 2 coins for a wound, 5 for two; the tap is one."""
    cheap = digital.table(hero="Тейа", enemy="Волк 3/4").use("hero", "Волк")
    dear = digital.table(hero="Тейа", enemy="Волк 3/4").use("hero", "Волк", ability=1)
    assert [(it.wounds("Волк"), it.coins()) for it in (cheap, dear)] == [(1, 8), (2, 5)]
    assert not cheap.can(Act.USE, "hero")


def test_a_hero_of_poison(digital: RealCards) -> None:
    """«Тиша»: poison 1."""
    situation = digital.table(hero="Тиша", enemy="Волк 3/4").use("hero", "Волк")
    assert situation.number("Волк", KeywordName.POISON) == 1


def test_vulnerable_for_a_card(digital: RealCards) -> None:
    """«Уязвимость»: the creature is vulnerable, a card is drawn."""
    situation = digital.table(hand="Уязвимость", enemy="Волк 3/4").play("Уязвимость", "Волк")
    assert situation.has("Волк", KeywordName.VULNERABLE) and len(situation.hand()) == 1


def test_poison_of_two(digital: RealCards) -> None:
    """«Чрево Архааля»: an opponent's creature is poisoned by 2."""
    situation = digital.table(hand="Чрево Архааля", you="Лис 1/4", enemy="Волк 3/4").play("Чрево Архааля")
    assert [situation.number(name, KeywordName.POISON) for name in ("Волк", "Лис")] == [2, 0]


def test_the_plague_waits_for_your_turn(digital: RealCards) -> None:
    """«Чума»: it dies at the beginning of your turn, not before."""
    situation = digital.table(hand="Чума", enemy="Волк 3/4").play("Чума", "Волк").end_turn()
    assert situation.squad(ENEMY) == ["Волк"]
    assert situation.end_turn().squad(ENEMY) == []


def test_one_life_each(digital: RealCards) -> None:
    """«Шоковая волна»: the lives of every creature become 1; who has wounds dies (105, 505.1)."""
    situation = digital.table(hand="Шоковая волна", you="Волк 3/4", enemy="Лис 1/9; Рысь 2/9, 1 wound")
    situation.play("Шоковая волна")
    assert (situation.life("Волк"), situation.life("Лис")) == (1, 1)


def test_a_spy_returns(digital: RealCards) -> None:
    """«Шпион Койаров»: another creature loses its abilities until your turn; the spy goes to your hand."""
    situation = digital.table(you="Шпион Койаров", enemy="Волк 3/4 | Броня 2.").use("Шпион Койаров", "Волк")
    assert situation.hand() == ["Шпион Койаров"] and situation.number("Волк", KeywordName.ARMOUR) == 0
    situation.end_turn()
    assert situation.number("Волк", KeywordName.ARMOUR) == 0
    assert situation.end_turn().number("Волк", KeywordName.ARMOUR) == 2


def test_an_exchange_of_like_for_like(digital: RealCards) -> None:
    """«Шут»: another creature of yours against one of the opponent's that costs the same."""
    situation = digital.table(hand="Шут", you="Волк 3/4 for 3", enemy="Рысь 2/2 for 3; Лось 4/4 for 4").play("Шут")
    assert (set(situation.squad()), set(situation.squad(ENEMY))) == ({"Шут", "Рысь"}, {"Волк", "Лось"})


def test_darkness_is_wounded_all_others_healed(digital: RealCards) -> None:
    """«Экзекутор Заранда»: creatures of darkness get 2 wounds, every other creature loses 2."""
    situation = digital.table(you="Экзекутор Заранда; Волк 3/9, 3 wounds", enemy="Бес 1/9, darkness; Лис 1/9, 1 wound")
    situation.use("Экзекутор Заранда")
    assert [situation.wounds(name) for name in ("Волк", "Бес", "Лис")] == [1, 2, 0]


def test_two_shots_at_different_targets(digital: RealCards) -> None:
    """«Эльф-снайпер»: two shots of 2, each at another character."""
    situation = digital.table(you="Эльф-снайпер", enemy="Волк 3/4; Лис 1/4").use("Эльф-снайпер", "Волк")
    assert "Волк" not in situation.choices()
    situation.answer("enemy hero")
    assert (situation.wounds("Волк"), situation.wounds("enemy hero"), situation.wounds("Лис")) == (2, 2, 0)
