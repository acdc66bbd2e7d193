"""What more chosen cards of heroes-digital do on a table, told from the rules."""

from __future__ import annotations

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY


def test_nothing_else_works(digital: RealCards) -> None:
    """«Грибыныч»: no other creature's abilities work, on either side; its own Уникальность does (119)."""
    situation = digital.table(you="Грибыныч; Гном-щитоносец", enemy="Велит")
    assert situation.number("Гном-щитоносец", KeywordName.ARMOUR) == 0
    assert not situation.has("Велит", KeywordName.RUSH)
    assert situation.has("Грибыныч", KeywordName.UNIQUE)


def test_a_spell_dooms_the_marked_one(digital: RealCards) -> None:
    """«Грокса»: the chosen creature is destroyed when a spell names it, before the spell is done (502)."""
    situation = digital.table(hand="Грокса; Уязвимость", enemy="Волк 3/4; Лис 1/4").play("Грокса", "Волк")
    situation.play("Уязвимость", "Лис")
    assert situation.squad(ENEMY) == ["Волк", "Лис"]
    again = digital.table(hand="Грокса; Уязвимость", enemy="Волк 3/4; Лис 1/4").play("Грокса", "Волк")
    assert again.play("Уязвимость", "Волк").squad(ENEMY) == ["Лис"]


def test_another_one_goes_to_its_owners_hand(digital: RealCards) -> None:
    """«Дахут»: a creature under your control that the opponent owns comes into the opponent's hand."""
    situation = digital.table(hand="Дахут", you="Волк 3/4, stolen").play("Дахут")
    assert (situation.hand(), situation.hand(ENEMY)) == ([], ["Волк"])


def test_it_comes_closed_and_rests_after_an_attack(digital: RealCards) -> None:
    """«Дендроид»: closed by its Найм; having attacked it is not opened in its own next turn."""
    fresh = digital.table(hand="Дендроид").play("Дендроид")
    assert fresh.closed("Дендроид")
    situation = digital.table(you="Дендроид")
    situation.strike("Дендроид", "enemy hero").end_turn().end_turn()
    assert situation.closed("Дендроид")
    assert not situation.end_turn().end_turn().closed("Дендроид")


def test_it_is_stunned_after_its_attack(digital: RealCards) -> None:
    """«Дендроморф», «Онод»: a stunned card does not open in its next turn (Оглушение)."""
    for name in ("Дендроморф", "Онод"):
        assert digital.table(hand=name).play(name).closed(name)
        situation = digital.table(you=name).strike(name, "enemy hero")
        assert situation.end_turn().end_turn().closed(name)


def test_the_poisoned_are_destroyed(digital: RealCards) -> None:
    """«Десница Архааля»: only a poisoned creature of the opponent; Опыт в защите."""
    situation = digital.table(hand="Десница Архааля", you="Ёж 1/4, has Отравление 1",
                              enemy="Волк 3/4; Лис 1/4, has Отравление 2")  # fmt: skip
    situation.play("Десница Архааля")
    assert situation.squad(ENEMY) == ["Волк"] and situation.has("Десница Архааля", KeywordName.DEFENCE_EXPERIENCE)


def test_a_double_for_one_turn(digital: RealCards) -> None:
    """«Доппельгангер»: the opponent's creature comes back on your side, may attack at once, dies at the turn's end."""
    situation = digital.table(hand="Доппельгангер", enemy_graveyard="Волк 3/4").play("Доппельгангер", "Волк")
    assert situation.squad() == ["Волк"] and situation.can(Act.STRIKE, "Волк")
    situation.end_turn()
    assert (situation.squad(), situation.graveyard(ENEMY)) == ([], ["Волк"])


def test_the_first_wounds_of_a_turn_are_eased(digital: RealCards) -> None:
    """«Доспех лозы»: one wound off the first of your creatures that is wounded this turn."""
    situation = digital.table(you="Доспех лозы; Волк 3/9; Лис 1/9", enemy="Рысь 2/9; Лось 4/9", turn="enemy")
    assert situation.strike("Рысь", "Волк").wounds("Волк") == 1
    assert situation.strike("Лось", "Лис").wounds("Лис") == 4


def test_killing_heals_it_wholly(digital: RealCards) -> None:
    """«Жжраг»: all wounds go when it kills; nobody may defend against it."""
    situation = digital.table(you="Жжраг, 3 wounds", enemy="Волк 1/2").strike("Жжраг", "Волк")
    assert (situation.graveyard(ENEMY), situation.wounds("Жжраг")) == (["Волк"], 0)


def test_its_death_lays_vulnerability(digital: RealCards) -> None:
    """«Зачинщик»: Гибель: a creature, named when it dies, gets Уязвимость."""
    situation = digital.table(hand="Плетение огня", you="Зачинщик", enemy="Волк 3/4; Лис 1/4")
    situation.play("Плетение огня", "Зачинщик", "Лис")
    assert situation.has("Лис", KeywordName.VULNERABLE) and not situation.has("Волк", KeywordName.VULNERABLE)


def test_thirst_for_a_spellproof_one(digital: RealCards) -> None:
    """«Змееуст»: Жажда 2 wounds another own character; no spell may choose it."""
    situation = digital.table(hand="Змееуст; Безумие", you="Волк 3/4", enemy="Лис 1/4").play("Змееуст", "Волк")
    assert situation.wounds("Волк") == 2
    assert "Змееуст" not in situation.targets(Act.PLAY, "Безумие")


def test_every_spell_may_wound_the_hero(digital: RealCards) -> None:
    """«Иккол»: «можете»: the player may let it be (112.4)."""
    situation = digital.table(you="Иккол", hand="Казнь", enemy_hand="").play("Казнь")
    assert situation.answer(True).wounds("enemy hero") == 1
    assert digital.table(you="Иккол", hand="Казнь").play("Казнь", False).wounds("enemy hero") == 0


def test_experience_both_ways(digital: RealCards) -> None:
    """«Кабу-Ву»: poison can't be laid on it; Опыт in attack and in defence."""
    situation = digital.table(you="Кабу-Ву", enemy_hand="Аммах", turn="enemy").play("Аммах")
    assert situation.number("Кабу-Ву", KeywordName.POISON) == 0
    assert situation.has("Кабу-Ву", KeywordName.ATTACK_EXPERIENCE)
    assert situation.has("Кабу-Ву", KeywordName.DEFENCE_EXPERIENCE)


def test_the_opponent_discards_two(digital: RealCards) -> None:
    """«Казнь»: the opponent chooses which (520)."""
    situation = digital.table(hand="Казнь", enemy_hand="Волк 3/4 for 1; Лис 1/1 for 1; Ёж 1/1 for 1").play("Казнь")
    assert situation.decision.seat == ENEMY
    assert situation.answer("Волк", "Ёж").hand(ENEMY) == ["Лис"]


def test_copies_are_sought(digital: RealCards) -> None:
    """«Кровавая сфера»: as many copies of the creature as one likes."""
    situation = digital.table(
        hand="Кровавая сфера", you="Волк 3/4 for 2", deck="Волк 3/4 for 2; Лис 1/1 for 1; Волк 3/4 for 2"
    )
    situation.play("Кровавая сфера", "Волк")
    assert situation.choices() == {"Волк", "done"}
    situation.answer("Волк", "Волк").settle()
    assert situation.hand() == ["Волк", "Волк"]


def test_a_coin_for_the_turn(digital: RealCards) -> None:
    """«Кьелэрн»: one temporary coin; it is gone when the turn ends (522)."""
    situation = digital.table(you="Кьелэрн", coins=3).use("Кьелэрн")
    assert situation.coins() == 4
    assert situation.end_turn().end_turn().coins() <= 4


def test_half_its_lives(digital: RealCards) -> None:
    """«Латы сумрака»: who attacks your hero gets half of the lives it has left, rounded down (1 of 3)."""
    situation = digital.table(you="Латы сумрака", enemy="Волк 2/5, 2 wounds", turn="enemy")
    assert situation.strike("Волк", "hero").wounds("Волк") == 3


def test_no_wounds_until_the_opponents_turn_ends(digital: RealCards) -> None:
    """«Маг пустоты», «Сохуру-морра»: the chosen creature gets no wounds through the opponent's turn."""
    for name in ("Маг пустоты", "Сохуру-морра"):
        situation = digital.table(hand=f"{name}; Безумие", you="Волк 3/4", enemy="Рысь 2/9").play(name, "Волк")
        situation.end_turn().strike("Рысь", "Волк")
        assert situation.wounds("Волк") == 0
        assert situation.end_turn().play("Безумие", "Волк").wounds("Волк") == 3


def test_two_coins_for_the_turn(digital: RealCards) -> None:
    """«Мародер»: Найм gives two temporary coins."""
    assert digital.table(hand="Мародер", coins=3).play("Мародер").coins() == 2


def test_aimed_at_the_vulnerable(digital: RealCards) -> None:
    """«Мастер клинка»: Направленный удар only against creatures with Уязвимость."""
    situation = digital.table(you="Мастер клинка", enemy="Волк 1/5; Лис 1/5, has Уязвимость; Рысь 1/5")
    assert situation.begin_strike("Мастер клинка", "Волк").waits is Ask.DEFEND
    again = digital.table(you="Мастер клинка", enemy="Лис 1/5, has Уязвимость; Рысь 1/5")
    again.strike("Мастер клинка", "Лис")
    assert again.wounds("Лис") == 4


def test_the_opponents_top_card(digital: RealCards) -> None:
    """«Мастер теней»: one looks at it and may put it into the graveyard."""
    situation = digital.table(hand="Мастер теней", enemy_deck="Волк 3/4 for 1; Лис 1/1 for 1").play("Мастер теней")
    assert situation.answer(True).graveyard(ENEMY) == ["Волк"]
    kept = digital.table(hand="Мастер теней", enemy_deck="Волк 3/4 for 1; Лис 1/1 for 1").play("Мастер теней", False)
    assert kept.deck(ENEMY) == ["Волк", "Лис"]


def test_wounds_shared_make_strong(digital: RealCards) -> None:
    """«Миккель»: only while it is wounded itself, and only your wounded creatures."""
    situation = digital.table(you="Миккель, 1 wound; Волк 3/4, 1 wound; Лис 1/4")
    power = [situation.power(name) for name in ("Миккель", "Волк", "Лис")]
    assert power == [7, 5, 1] and situation.number("Волк", KeywordName.ARMOUR) == 1
    assert digital.table(you="Миккель; Волк 3/4, 1 wound").power("Волк") == 3


def test_another_one_strikes_aimed(digital: RealCards) -> None:
    """«Нгонасах»: another creature, not itself, gets Направленный удар; Рывок for itself."""
    situation = digital.table(hand="Нгонасах", you="Волк 3/4").play("Нгонасах")
    assert situation.has("Волк", KeywordName.DIRECT_STRIKE) and not situation.has("Нгонасах", KeywordName.DIRECT_STRIKE)
    assert situation.can(Act.STRIKE, "Нгонасах")


def test_up_to_two_become_vulnerable(digital: RealCards) -> None:
    """«Нгор»: two at most."""
    situation = digital.table(hand="Нгор", enemy="Волк 3/4; Лис 1/4; Рысь 2/4").play("Нгор", "Волк", "Рысь")
    marked = [name for name in ("Волк", "Лис", "Рысь") if situation.has(name, KeywordName.VULNERABLE)]
    assert marked == ["Волк", "Рысь"]


def test_what_the_hero_suffered_the_creature_suffers(digital: RealCards) -> None:
    """«Неудача»: X is named by the player."""
    situation = digital.table(hand="Неудача", enemy="Волк 3/4")
    situation.play("Неудача", "Волк", 3)
    assert (situation.wounds("hero"), situation.wounds("Волк")) == (3, 3)


def test_it_comes_back_when_the_deck_is_empty(digital: RealCards) -> None:
    """«Ньярли»: from the graveyard, at the beginning of your turn; all characters of the opponent get 5."""
    situation = digital.table(graveyard="Ньярли", deck="", enemy="Волк 3/9", turn="enemy").end_turn()
    assert situation.squad() == ["Ньярли"]
    assert (situation.wounds("Волк"), situation.wounds("enemy hero")) == (5, 5)


def test_its_strike_is_one(digital: RealCards) -> None:
    """«Обряд Пум-Пу»: the strike becomes 1, whatever it was; a card is drawn."""
    situation = digital.table(hand="Обряд Пум-Пу", enemy="Волк 5/4").play("Обряд Пум-Пу", "Волк")
    assert situation.power("Волк") == 1 and len(situation.hand()) == 1


def test_cheaper_by_the_dead_up_to_six(digital: RealCards) -> None:
    """«Оккультист»: a coin for every creature in your graveyard; spells there don't count; 6 at most."""
    few = digital.table(hand="Оккультист", graveyard="Волк 3/4; Лис 1/4; Казнь")
    many = digital.table(hand="Оккультист", graveyard="; ".join(f"Волк {n} 1/1" for n in range(1, 9)))
    assert (few.cost("Оккультист"), many.cost("Оккультист")) == (6, 2)


def test_the_first_death_of_your_turn(digital: RealCards) -> None:
    """«Падальщик пустоши»: only in your turn, only the first of your other creatures."""
    situation = digital.table(
        hand="Плетение огня; Плетение огня", you="Падальщик пустоши; Волк 3/4; Лис 1/4", enemy="Рысь 2/9"
    )
    situation.play("Плетение огня", "Волк")
    assert situation.wounds("Рысь") == 2
    situation.play("Плетение огня", "Лис")
    assert situation.wounds("Рысь") == 2


def test_four_wounds(digital: RealCards) -> None:
    """«Плетение огня»: any character, heroes too."""
    situation = digital.table(hand="Плетение огня").play("Плетение огня", "enemy hero")
    assert situation.wounds("enemy hero") == 4


def test_the_heros_armour(digital: RealCards) -> None:
    """«Плетеный щит»: two wounds of every attack on your hero are prevented."""
    situation = digital.table(you="Плетеный щит", enemy="Волк 3/4", turn="enemy")
    assert situation.strike("Волк", "hero").wounds("hero") == 1


def test_armour_of_the_horde(digital: RealCards) -> None:
    """«Подхват»: as much armour as there are copies of it in play."""
    situation = digital.table(you="Подхват 0/1; Подхват 0/1; Волк 3/4", enemy="Подхват 0/1")
    assert situation.number("Подхват", KeywordName.ARMOUR) == 3


def test_found_and_played_free(digital: RealCards) -> None:
    """«Приручение»: a creature of 6 or less, which may be played without coins."""
    situation = digital.table(hand="Приручение", deck="Волк 3/4 for 6; Рысь 2/2 for 7", coins=7)
    situation.play("Приручение")
    assert situation.choices() == {"Волк", "done"}
    situation.answer("Волк", True)
    assert (situation.squad(), situation.coins()) == (["Волк"], 0)
