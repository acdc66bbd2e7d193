"""What chosen cards of heroes-digital do on a table, told from the rules."""

from __future__ import annotations

from app.engine.decision import Act, Ask
from app.engine.terms import KeywordName
from tests.lists.conftest import RealCards
from tests.rules.tables import ENEMY, YOU


def test_tapping_heals_and_closes(digital: RealCards) -> None:
    """«Адепт белого ордена»: 4 wounds off an open character, which is closed then (504.1)."""
    situation = digital.table(you="Адепт белого ордена; Волк 3/6, 5 wounds; Лис 1/6, 5 wounds, closed")
    assert situation.targets(Act.USE, "Адепт белого ордена") >= {"Волк"}
    assert "Лис" not in situation.targets(Act.USE, "Адепт белого ордена")
    situation.use("Адепт белого ордена", "Волк")
    assert (situation.wounds("Волк"), situation.closed("Волк"), situation.closed("Адепт белого ордена")) == (
        1,
        True,
        True,
    )


def test_three_cards_for_a_turn(digital: RealCards) -> None:
    """«Алчность»: draw three; at the end of the turn the whole hand goes (521)."""
    situation = digital.table(hand="Алчность; Волк 3/4 for 3").play("Алчность")
    assert len(situation.hand()) == 4
    situation.end_turn()
    assert situation.hand() == []
    assert len(situation.graveyard()) == 5


def test_aimed_strikes_and_thirst(digital: RealCards) -> None:
    """«Алчущие крови»: nobody may defend against it (Направленный удар), and Жажда 1 is given."""
    situation = digital.table(you="Алчущие крови", enemy="Волк 1/5; Лис 1/5")
    situation.strike("Алчущие крови", "Волк")
    assert situation.waits is not Ask.DEFEND
    assert (situation.wounds("Волк"), situation.number("Алчущие крови", KeywordName.THIRST)) == (3, 1)


def test_a_creature_goes_home_each_turn(digital: RealCards) -> None:
    """«Амбрадор»: at the beginning of your turn one of your creatures, by chance, is in your hand again (526)."""
    situation = digital.table(you="Амбрадор", turn="enemy", hand="")
    situation.end_turn()
    assert "Амбрадор" in situation.hand() and situation.squad() == []


def test_all_others_are_poisoned(digital: RealCards) -> None:
    """«Аммах»: Найм poisons every other creature on both sides by 1."""
    situation = digital.table(hand="Аммах", you="Волк 3/4", enemy="Лис 1/4").play("Аммах")
    poison = [situation.number(name, KeywordName.POISON) for name in ("Волк", "Лис", "Аммах")]
    assert poison == [1, 1, 0]


def test_poisoned_creatures_cannot_wound_it_by_attacks(digital: RealCards) -> None:
    """«Аммах»: Защита от атак отравленных существ; the others' wounds count."""
    situation = digital.table(you="Аммах", enemy="Лис 2/4, has Отравление 1; Рысь 2/4", turn="enemy")
    assert situation.strike("Лис", "Аммах").wounds("Аммах") == 0
    assert situation.strike("Рысь", "Аммах").wounds("Аммах") == 2


def test_own_wounds_pay_for_the_search(digital: RealCards) -> None:
    """«Андор»: X of your creatures get a wound each; then a creature of the mountain that costs X is sought."""
    situation = digital.table(
        hand="Андор", you="Волк 3/4; Лис 1/4", deck="Кобольд 1/1 for 1, mountain; Тролль 3/3 for 2, mountain"
    )
    situation.play("Андор", 2, "Волк", "Лис", "Тролль")
    assert (situation.wounds("Волк"), situation.wounds("Лис")) == (1, 1)
    assert situation.hand() == ["Тролль"]


def test_two_lives_for_a_demon(digital: RealCards) -> None:
    """«Архидемон»: two own creatures die, a demon comes with Рывок and dies at the end of the turn."""
    situation = digital.table(hand="Архидемон", deck="Бес 6/6 for 7, демон", you="Волк 3/4; Лис 1/4")
    situation.play("Архидемон", "Волк", "Лис", "Бес")
    assert set(situation.squad()) == {"Архидемон", "Бес"} and situation.has("Бес", KeywordName.RUSH)
    situation.end_turn()
    assert situation.squad() == ["Архидемон"] and "Бес" in situation.graveyard()


def test_the_weak_are_destroyed(digital: RealCards) -> None:
    """«Ассасин»: a creature with 4 or less lives left; its own level counts, wounds off."""
    situation = digital.table(hand="Ассасин", enemy="Волк 3/9, 5 wounds; Лис 1/5")
    assert situation.targets(Act.PLAY, "Ассасин") <= {"Волк"}
    situation.play("Ассасин", "Волк")
    assert situation.squad(ENEMY) == ["Лис"]


def test_it_opens_when_another_dies_of_thirst(digital: RealCards) -> None:
    """«Аталле», «Сангра»: Жажда 4 kills another one of yours; Аталле is opened."""
    situation = digital.table(hand="Сангра", you="Аталле, closed; Волк 3/4").play("Сангра", "Волк")
    assert (situation.graveyard(), situation.closed("Аталле")) == (["Волк"], False)


def test_its_attack_poisons_all_others(digital: RealCards) -> None:
    """«Баламут»: when it attacks, every other creature is poisoned by 1; Регенерация 2."""
    situation = digital.table(you="Баламут; Волк 3/4", enemy="Лис 1/4")
    situation.strike("Баламут", "enemy hero")
    poison = [situation.number(name, KeywordName.POISON) for name in ("Волк", "Лис", "Баламут")]
    assert poison == [1, 1, 0]
    assert situation.number("Баламут", KeywordName.REGENERATION) == 2


def test_its_own_strike_wounds_it(digital: RealCards) -> None:
    """«Безумие»: as many wounds as the creature's strike, modifiers included."""
    situation = digital.table(hand="Безумие", enemy="Волк 3/9, strike 2").play("Безумие", "Волк")
    assert situation.wounds("Волк") == 5


def test_the_opponents_hero_cannot_be_wounded(digital: RealCards) -> None:
    """«Бельфегор»: the other player's hero gets no wounds; own hero does (516)."""
    situation = digital.table(you="Бельфегор; Волк 3/4")
    situation.strike("Волк", "enemy hero")
    assert situation.wounds("enemy hero") == 0


def test_the_wounded_are_experienced(digital: RealCards) -> None:
    """«Берсерк Викара»: only own creatures with wounds have Опыт в атаке."""
    situation = digital.table(you="Берсерк Викара; Волк 3/4, 1 wound; Лис 1/4", enemy="Рысь 1/4, 1 wound")
    has = [situation.has(name, KeywordName.ATTACK_EXPERIENCE) for name in ("Волк", "Лис", "Рысь", "Берсерк Викара")]
    assert has == [True, False, False, False]


def test_it_fights_whom_chance_names(digital: RealCards) -> None:
    """«Бешеный пес»: can't attack; at the end of the turn it fights the one creature that there is (601)."""
    situation = digital.table(you="Бешеный пес", enemy="Волк 2/9")
    assert not situation.can(Act.STRIKE, "Бешеный пес")
    situation.end_turn()
    assert (situation.wounds("Волк"), situation.wounds("Бешеный пес")) == (5, 2)


def test_protection_from_swamps(digital: RealCards) -> None:
    """«Благотворец»: attacks by cards of the swamps wound it not (515)."""
    situation = digital.table(you="Благотворец", enemy="Жаба 2/4, swamp; Рысь 1/4", turn="enemy")
    assert situation.strike("Жаба", "Благотворец").wounds("Благотворец") == 0
    assert situation.strike("Рысь", "Благотворец").wounds("Благотворец") == 1


def test_a_cheaper_one_comes_back(digital: RealCards) -> None:
    """«Валинда»: the destroyed creature is the measure: only a cheaper one is revived."""
    situation = digital.table(
        hero="Валинда", you="Волк 3/4 for 4", graveyard="Лис 1/1 for 2; Ёж 1/1 for 4; Рысь 2/2 for 3"
    )
    situation.use("hero", "Волк")
    assert situation.choices() == {"Лис", "Рысь"}
    situation.answer("Рысь")
    assert (situation.squad(), situation.coins()) == (["Рысь"], 8)


def test_up_to_two(digital: RealCards) -> None:
    """«Варнак»: nobody, one or two creatures, a wound each (502.5)."""
    situation = digital.table(hand="Варнак", enemy="Волк 3/4; Лис 1/4").play("Варнак", "Волк", "Лис")
    assert (situation.wounds("Волк"), situation.wounds("Лис")) == (1, 1)
    spared = digital.table(hand="Варнак", enemy="Волк 3/4").play("Варнак", "done")
    assert spared.wounds("Волк") == 0


def test_it_shoots_at_once(digital: RealCards) -> None:
    """«Велит»: Рывок lets it shoot in the turn it came."""
    situation = digital.table(hand="Велит", enemy="Волк 3/4").play("Велит").use("Велит", "Волк")
    assert (situation.wounds("Волк"), situation.closed("Велит")) == (1, True)


def test_healed_and_stronger_for_a_turn(digital: RealCards) -> None:
    """«Виата»: 2 wounds off and +1 strike until the turn ends, of the same creature."""
    situation = digital.table(hand="Виата", you="Волк 3/4, 3 wounds").play("Виата", "Волк")
    assert (situation.wounds("Волк"), situation.power("Волк")) == (1, 4)
    assert situation.end_turn().power("Волк") == 3


def test_rage_of_the_wounded(digital: RealCards) -> None:
    """«Витязь Рагнара»: +2 strike while there are wounds on it."""
    sound = digital.table(you="Витязь Рагнара")
    hurt = digital.table(you="Витязь Рагнара, 1 wound")
    assert (sound.power("Витязь Рагнара"), hurt.power("Витязь Рагнара")) == (1, 3)


def test_its_strike_opens_another(digital: RealCards) -> None:
    """«Витязь Святолесья»: when it strikes, another own creature is opened."""
    situation = digital.table(you="Витязь Святолесья; Волк 3/4, closed", enemy="Лис 1/9")
    situation.strike("Витязь Святолесья", "Лис")
    assert not situation.closed("Волк")


def test_spells_and_mountain_pass_it_by(digital: RealCards) -> None:
    """«Воин надежды»: no target for spells; attacks by cards of the mountains wound it not."""
    situation = digital.table(
        you="Воин надежды", enemy="Гном 2/4, mountain; Рысь 2/4", enemy_hand="Безумие", turn="enemy"
    )
    assert "Воин надежды" not in situation.targets(Act.PLAY, "Безумие")
    assert situation.strike("Гном", "Воин надежды").wounds("Воин надежды") == 0
    assert situation.strike("Рысь", "Воин надежды").wounds("Воин надежды") == 2


def test_as_many_cards_as_the_opponent_has(digital: RealCards) -> None:
    """«Гартас»: draws until both hands are alike; Гартас himself is in the squad by then."""
    situation = digital.table(hand="Гартас; Волк 3/4 for 3", enemy_hand="Лис 1/1 for 1; Ёж 1/1 for 1; Рысь 1/1 for 1")
    assert len(situation.play("Гартас").hand(YOU)) == 3


def test_control_is_taken(digital: RealCards) -> None:
    """«Гипноз»: the creature is in your squad, its owner is the other player (519)."""
    situation = digital.table(hand="Гипноз", enemy="Волк 3/4").play("Гипноз", "Волк")
    assert (situation.squad(), situation.squad(ENEMY)) == (["Волк"], [])


def test_nothing_wounds_it(digital: RealCards) -> None:
    """«Глашатай пустоты»: it gets no wounds (516)."""
    situation = digital.table(hand="Плетение огня", you="Глашатай пустоты", enemy="Волк 5/5", turn="you")
    situation.play("Плетение огня", "Глашатай пустоты")
    assert situation.wounds("Глашатай пустоты") == 0 and situation.squad() == ["Глашатай пустоты"]


def test_a_dwarf_under_no_spell(digital: RealCards) -> None:
    """«Гном-смертник»: Уклонение от заклинаний, and Рывок."""
    situation = digital.table(hand="Гном-смертник; Безумие", enemy="Волк 3/4").play("Гном-смертник")
    assert situation.can(Act.STRIKE, "Гном-смертник")
    assert situation.targets(Act.PLAY, "Безумие") == {"Волк"}


def test_dwarves_behind_the_shield(digital: RealCards) -> None:
    """«Гном-щитоносец»: shots wound none of your dwarves. Броня 2."""
    situation = digital.table(you="Гном-щитоносец; Кузнец 1/4, гном", enemy="Велит", turn="enemy")
    assert situation.number("Гном-щитоносец", KeywordName.ARMOUR) == 2
    assert situation.use("Велит", "Кузнец").wounds("Кузнец") == 0


def test_the_dead_of_this_turn_make_it_cheaper(digital: RealCards) -> None:
    """«Голем из плоти»: one coin less for every creature that died this turn."""
    situation = digital.table(hand="Голем из плоти; Плетение огня", enemy="Волк 3/4")
    assert situation.cost("Голем из плоти") == 6
    assert situation.play("Плетение огня", "Волк").cost("Голем из плоти") == 5
