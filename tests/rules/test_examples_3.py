"""The examples of the complete rules, H-51 … H-77: attacks, numbers, prevention, replacement, cancelling."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import (
    Closed,
    DefenderNamed,
    EntryAdded,
    Prevented,
    Redirected,
    Refused,
    ShotAnnounced,
    Struck,
    Wounded,
)
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.terms import KeywordName
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)


# ---------------------------------------------------------------------------------------- limits of targets and deaths


@EDITIONS
def test_h51_no_target_satisfies_both_limits(edition: Edition) -> None:
    """502.9, H-51: Нойта must shoot at a creature without wounds, the first attack must be at Бьорнбон, who has some
    (the note): she enters and does not shoot."""
    situation = (
        table(turn="enemy", enemy="Бьорнбон, 1 wounds; Рысь 2/2", hand="Нойта", edition=edition)
        .use("Бьорнбон")
        .end_turn()
    )
    situation.play("Нойта")
    assert situation.squad() == ["Нойта"] and situation.told(ShotAnnounced) == []


def test_h51_a_whole_bjornbon_can_be_shot() -> None:
    """502.9, H-51: without the wound both limits are met by him alone."""
    situation = table(turn="enemy", enemy="Бьорнбон; Рысь 2/2", hand="Нойта").use("Бьорнбон").end_turn()
    assert situation.play("Нойта").wounds("Бьорнбон") == 3


@EDITIONS
def test_h52_the_killer_is_taken_control_of(edition: Edition) -> None:
    """505.1.1, H-52: Трясовица dies of an enemy creature's strike."""
    situation = table(turn="enemy", you="Трясовица", enemy="Рысь 5/5", edition=edition).strike("Рысь", "Трясовица")
    assert (situation.squad(YOU), situation.squad(ENEMY)) == (["Рысь"], [])


def test_h52_a_spell_kills_without_a_killer() -> None:
    """505.1.1, H-52: no enemy creature did it."""
    situation = table(turn="enemy", you="Трясовица", enemy="Рысь 5/5", enemy_hand="Искажение")
    assert situation.play("Искажение", "Трясовица").squad(ENEMY) == ["Рысь"]


@EDITIONS
def test_h53_both_deaths_triggers_work(edition: Edition) -> None:
    """505.3, H-53: Смайта wounds by 2, Орк-мститель finds another."""
    situation = table(
        turn="enemy",
        you="Смайта; Орк-мститель",
        enemy_hand="Искажение",
        deck="Запас 1 1/1; Орк-мститель",
        edition=edition,
    ).play("Искажение", "Смайта", "Смайта @ Смайта", "enemy hero", "Орк-мститель")
    assert (situation.wounds("enemy hero"), situation.hand()) == (2, ["Орк-мститель"])


@EDITIONS
@pytest.mark.parametrize("part", ("Мехокраб", "Теневик"))
def test_h54_a_merged_card_dies_once_and_either_part_may_come_back(part: str, edition: Edition) -> None:
    """505.4, H-54: Мерег revives one of the parts with 1 life under his control. The note: the creature is the
    opponent's, and its module is not Созданный."""
    crab = "Мехокраб 2/3, part Теневик, has Отравление 9"
    situation = table(hero="Мерег", enemy=crab, programs={"Мехокраб": ()}, edition=edition).end_turn()
    situation.answer(part)
    assert situation.squad(YOU) == [part] and situation.life(part) == 1
    assert [it.card.name for it in situation.told(EntryAdded)].count("Мерег") == 1  # type: ignore[attr-defined]


def test_h54_a_created_part_is_not_there_to_revive() -> None:
    """505.4, 519.6.1, H-54's note: part 8's module is in the reserve, so only Мехокраб comes back."""
    situation = table(
        hero="Мерег", enemy="Мехокраб 2/3, part Модуль атаки, has Отравление 9", programs={"Мехокраб": ()}
    ).end_turn()
    assert situation.squad(YOU) == ["Мехокраб"]


def test_h54_another_death_is_not_of_poison() -> None:
    """505.1.1, H-54: Мерег waits for poison."""
    situation = table(hero="Мерег", you="Волк 9/9", enemy="Рысь 1/1, has Отравление 1").strike("Волк", "Рысь")
    assert situation.squad(YOU) == ["Волк"]


# ------------------------------------------------------------------------------------------------------------ attacks


@EDITIONS
def test_h55_every_shot_is_an_attack_of_its_own(edition: Edition) -> None:
    """507.6, H-55: five targets, each with its own prevention; triggers come after all of them."""
    situation = table(
        you="Писарь 1/1 | Каждый раз, когда существо противника получает раны, возьмите карту.",
        hand="Орк-арбалетчик",
        enemy=("Рысь 2/2", "Лось 4/4 | Броня 1.", "Лис 1/2"),
        edition=edition,
    )
    situation.play("Орк-арбалетчик", "Рысь", "Лось", "Лис", "done").settle()
    kinds = [type(it) for it in situation.match.events if isinstance(it, ShotAnnounced | Prevented | Wounded)]
    assert kinds == [ShotAnnounced, Wounded, ShotAnnounced, Prevented, ShotAnnounced, Wounded]
    events = situation.match.events
    last_shot = max(i for i, it in enumerate(events) if isinstance(it, ShotAnnounced))
    drawn = [i for i, it in enumerate(events) if isinstance(it, EntryAdded) and it.card.name == "Писарь"]
    assert len(drawn) == 2 and min(drawn) > last_shot


@EDITIONS
def test_h56_who_changes_the_target_has_the_last_word(edition: Edition) -> None:
    """508.3, H-56: Горец's player names another target after the first is named."""
    situation = table(you="Эльф-всадник", enemy="Горец; Рысь 2/9", edition=edition).use("Эльф-всадник", "enemy hero")
    assert situation.decision.seat == ENEMY
    situation.answer(True, "Рысь")
    assert (situation.wounds("enemy hero"), situation.wounds("Рысь")) == (0, 2)
    assert len(situation.told(Redirected)) == 1


def test_h56_he_may_leave_it() -> None:
    """508.3, H-56: «можете»."""
    situation = table(you="Эльф-всадник", enemy="Горец; Рысь 2/9").use("Эльф-всадник", "enemy hero", False)
    assert situation.wounds("enemy hero") == 2


@EDITIONS
def test_h57_an_ability_may_become_another_one(edition: Edition) -> None:
    """508.3, H-57: Тропы Бессмертных turns Ветвич's healing of all into one wound on one new target."""
    situation = table(
        hero="Ваш герой, 3 wounds",
        you="Ветвич; Волк 3/4, 2 wounds; Тропы Бессмертных",
        enemy="Рысь 2/9",
        edition=edition,
    ).use("Ветвич")
    situation.answer("Рысь")
    assert [situation.wounds(name) for name in ("hero", "Волк", "Рысь")] == [3, 2, 1]
    assert situation.waits is Ask.TURN


def test_h57_a_spell_heals_as_ever() -> None:
    """508.3, H-57: «способность существа»."""
    situation = table(you="Волк 3/4, 2 wounds; Тропы Бессмертных", hand="Бинт for 1, spell | Излечите существо на 2.")
    assert situation.play("Бинт", "Волк").wounds("Волк") == 0


@pytest.mark.parametrize(("defender", "wounds"), (("", 5), ("Рысь", 3)))
def test_h58_a_modifier_by_target_reads_the_final_one(defender: str, wounds: int) -> None:
    """508.4.1, H-58: Абордажник strikes the hero with 5, a defender with 3."""
    situation = table(you="Абордажник", enemy="Рысь 0/9").strike("Абордажник", "enemy hero", defender=defender)
    assert situation.wounds(defender or "enemy hero") == wounds


def test_h59_a_constant_strengthens_spells() -> None:
    """508.4.1, H-59: with Амулет послушника Поток энергии wounds by 7."""
    situation = table(you="Амулет послушника", hand="Поток энергии", enemy="Рысь 2/9").play("Поток энергии", "Рысь")
    assert situation.wounds("Рысь") == 7


def test_h59_it_does_not_strengthen_abilities() -> None:
    """508.4.1, H-59: a creature's ability is no spell."""
    situation = table(
        you="Амулет послушника", hand="Плут 1/1 for 1 | Найм: Ранить существо на 2.", enemy="Рысь 2/9"
    ).play("Плут", "Рысь")
    assert situation.wounds("Рысь") == 2


def test_h60_armour_prevents_the_first_wounds_of_a_turn() -> None:
    """508.4.2, H-60: Броня 2 against two strikes of 3 and of 1."""
    situation = table(you="Волк 3/9; Лис 1/9", enemy="Рысь 0/9, closed | Броня 2.")
    situation.strike("Волк", "Рысь").strike("Лис", "Рысь")
    assert situation.wounds("Рысь") == 2
    assert [it.number for it in situation.told(Prevented)] == [2]  # type: ignore[attr-defined]


def test_h61_protection_replaces_the_wounds_by_none() -> None:
    """508.4.2, 515.1, H-61: «Защита от степных существ» against a steppe creature's strike."""
    situation = table(you="Волк 3/9, steppe", enemy="Рысь 2/9 | Защита от степных существ.").strike("Волк", "Рысь")
    assert (situation.wounds("Рысь"), situation.wounds("Волк")) == (0, 2)
    assert [it.paragraph for it in situation.told(Refused)] == ["515.1"]  # type: ignore[attr-defined]


def test_h61_others_wound_as_ever() -> None:
    """515.1, H-61."""
    situation = table(you="Волк 3/9, forest", enemy="Рысь 2/9 | Защита от степных существ.").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


def test_h62_every_card_gets_the_computed_number() -> None:
    """508.4.3, H-62: Амулет послушника and Цепная молния: 4 each."""
    situation = table(you="Амулет послушника; Волк 3/9", hand="Цепная молния", enemy="Рысь 2/9; Лось 4/9").play(
        "Цепная молния"
    )
    assert [situation.wounds(name) for name in ("Рысь", "Лось", "Волк")] == [4, 4, 0]


# -------------------------------------------------------------------------------------------------------- zero and X


def test_h63_a_strength_below_nothing_is_nothing() -> None:
    """512.1, H-63: Вайл against Зыбуны Фатхи deals 0."""
    situation = table(you="Вайл", enemy="Рысь 2/2, closed; Зыбуны Фатхи").strike("Вайл", "Рысь")
    assert [it.number for it in situation.told(Struck)] == [0] and situation.wounds("Рысь") == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(("shown", "wounds"), (("Ядовитое пламя", 0), ("Кутила", 10)))
def test_h64_x_of_a_shown_card_is_nothing(shown: str, wounds: int) -> None:
    """512.3, H-64: Ядовитое пламя counts as a spell of cost 0; Кутила for comparison as 10."""
    situation = table(hand="Опасное будущее", deck=shown).play("Опасное будущее", "enemy hero")
    assert situation.wounds("enemy hero") == wounds


def test_h65_x_is_not_nothing_to_kill_by_a_target() -> None:
    """512.3.1, H-65: Ядовитое пламя at Волнорез needs a coin; then it kills him by the choice alone."""
    assert table(hand="Ядовитое пламя", enemy="Волнорез", coins=0).refusal(Act.PLAY, "Ядовитое пламя") == "501.2"
    situation = table(hand="Ядовитое пламя", enemy="Волнорез; Рысь 2/2", coins=2).play("Ядовитое пламя", "Волнорез")
    assert situation.numbers() == [1, 2]
    assert situation.answer(1).graveyard(ENEMY) == ["Волнорез"]


def test_h66_an_announced_x_is_one_at_least() -> None:
    """512.4, H-66: Гхурт wounds his creature by 1 or more."""
    situation = table(you="Гхурт; Волк 3/4").use("Гхурт")
    assert situation.waits is Ask.NUMBER and situation.numbers()[0] == 1
    situation.answer(2, "Волк")
    assert situation.wounds("Волк") == 2


@EDITIONS
def test_h67_what_hangs_on_a_cost_of_x_is_not_free(edition: Edition) -> None:
    """512.4.1, H-67: Торментор makes hero abilities free, but not that of Гиуэль."""
    situation = table(hero="Гиуэль 0/25, 5 wounds", hand="Торментор", coins=5, edition=edition).play("Торментор")
    assert situation.refusal(Act.USE, "hero") == "512.4.1"


def test_h67_other_abilities_are_free() -> None:
    """512.4.1, H-67: that of Свирепый резак costs nothing then."""
    situation = table(hero="Свирепый резак", hand="Торментор", coins=5).play("Торментор").use("hero", "Торментор")
    assert situation.has("Торментор", KeywordName.RUSH) and situation.coins() == 0


@EDITIONS
def test_h68_without_life_it_dies_when_the_queue_is_empty(edition: Edition) -> None:
    """512.5, H-68: Астральный двойник has nobody to copy; Топи Зенды work at once."""
    situation = table(you="Топи Зенды", hand="Астральный двойник", enemy_deck="Запас 1 1/1", edition=edition)
    situation.play("Астральный двойник", "enemy hero")
    assert "Астральный двойник" in situation.graveyard() and situation.graveyard(ENEMY) == ["Запас 1"]


@EDITIONS
def test_h68_with_a_creature_it_lives(edition: Edition) -> None:
    """512.5, H-68: its Найм is in the queue, so it waits, and copies the life."""
    situation = table(hand="Астральный двойник", enemy="Рысь 2/6, 1 wounds", edition=edition)
    assert situation.play("Астральный двойник").life("Астральный двойник") == 5


# ----------------------------------------------------------------------------------------------- opening, preventing


@EDITIONS
def test_h69_to_open_an_open_card_is_legal(edition: Edition) -> None:
    """514.3, H-69: Степной волколак with Опыт в атаке stays open, is opened all the same and may attack again."""
    situation = table(you="Степной волколак, has Опыт в атаке", edition=edition)
    situation.strike("Степной волколак", "enemy hero")
    assert not situation.closed("Степной волколак") and situation.told(Closed) == []
    assert situation.strike("Степной волколак", "enemy hero").wounds("enemy hero") == 6


def test_h69_without_it_he_attacks_again_all_the_same() -> None:
    """307.3, 511.1, H-69: what his text opens does not close for that attack; once a turn, as any trigger (112.5)."""
    situation = table(you="Степной волколак").strike("Степной волколак", "enemy hero")
    assert not situation.closed("Степной волколак")
    assert situation.strike("Степной волколак", "enemy hero").closed("Степной волколак")


def test_h70_what_was_not_used_stays() -> None:
    """516.4, H-70: of «следующие 4 раны» a strike of 2 leaves 2 for the next one."""
    situation = table(
        hand="Щит for 1, spell | Предотвратите следующие 4 раны, наносимые вашему существу.",
        you="Волк 3/9",
        enemy="Рысь 2/9; Лось 5/9",
    )
    situation.play("Щит", "Волк").end_turn()
    situation.strike("Рысь", "Волк").strike("Лось", "Волк")
    assert [it.number for it in situation.told(Prevented)] == [2, 2] and situation.wounds("Волк") == 3  # type: ignore[attr-defined]


def test_h71_a_constant_prevention_works_each_time() -> None:
    """516.4, H-71: Габриэль takes 1 off each time."""
    situation = table(turn="enemy", you="Габриэль; Волк 3/9", enemy="Рысь 2/9; Лось 3/9")
    situation.strike("Рысь", "Волк").strike("Лось", "Волк")
    assert situation.wounds("Волк") == 3


@EDITIONS
def test_h72_regeneration_may_be_replaced(edition: Edition) -> None:
    """517.1, H-72: Большой кулак heals others by 4 in total instead of himself."""
    situation = table(you="Большой кулак, 2 wounds; Волк 3/9, 3 wounds; Лис 1/9, 3 wounds", edition=edition).end_turn(
        "Большой кулак", "Волк", "Лис", 3
    )
    assert [situation.wounds(name) for name in ("Большой кулак", "Волк", "Лис")] == [2, 0, 2]


def test_h72_it_need_not() -> None:
    """517.1, H-72: «можете»."""
    situation = table(you="Большой кулак, 2 wounds; Волк 3/9, 3 wounds").end_turn(False)
    assert [situation.wounds(name) for name in ("Большой кулак", "Волк")] == [0, 3]


def test_h72_another_healing_is_no_regeneration() -> None:
    """517.1, H-72."""
    situation = table(
        you="Большой кулак, 2 wounds; Волк 3/9, 3 wounds", hand="Бинт for 1, spell | Излечите существо на 2."
    ).play("Бинт", "Большой кулак")
    assert situation.wounds("Большой кулак") == 0


@pytest.mark.parametrize(("attack", "wounds"), (("strike", 3), ("spell", 0)))
def test_h73_only_strikes_wound_it(attack: str, wounds: int) -> None:
    """517.1.1, H-73: Феррос."""
    situation = table(you="Волк 3/9", hand="Поток энергии", enemy="Феррос, closed")
    if attack == "strike":
        situation.strike("Волк", "Феррос")
    else:
        situation.play("Поток энергии", "Феррос")
    assert situation.wounds("Феррос") == wounds


# ---------------------------------------------------------------------------------------------------------- cancelling


def _cancelled(edition: Edition) -> Table:
    return table(hand="Поток энергии", enemy="Забира; Дистраго", edition=edition).play("Поток энергии", "Забира", True)


def test_h74_it_was_a_target_before_it_was_cancelled() -> None:
    """518.2, 518.3, H-74 (`ed12`): Поток энергии is cancelled, Забира dies all the same."""
    situation = _cancelled(ED12)
    assert situation.graveyard(ENEMY) == ["Забира"] and situation.graveyard() == ["Поток энергии"]
    assert situation.told(Wounded) == []


def test_h74_in_the_fifteenth_edition_it_lives() -> None:
    """E15 518.3, H-74: what a cancelled play had woken leaves the queue."""
    assert _cancelled(ED15).squad(ENEMY) == ["Забира", "Дистраго"]


@EDITIONS
def test_h74_it_is_paid_for(edition: Edition) -> None:
    """518.1, H-74: the coins of the spell and the one of Дистраго are gone."""
    situation = _cancelled(edition)
    assert situation.coins() == 7
    assert situation.match.view(ENEMY).players[ENEMY].coins == 9


@EDITIONS
def test_h75_each_replacement_works_once(edition: Edition) -> None:
    """525.2, H-75: two Галливеспин make three prayers of one."""
    situation = table(you="Галливеспин; Галливеспин", edition=edition).use("Галливеспин", "Галливеспин")
    assert situation.match.view(YOU).players[YOU].prayers == 3


# ----------------------------------------------------------------------------------------------------- part 7, ignoring


def test_h76_an_ignored_prevention_does_not_work() -> None:
    """Part 7 «Игнорировать [предотвращение]», H-76: «Игнорирует Броню» wounds in full."""
    situation = table(you="Волк 3/9 | Игнорирует Броню.", enemy="Рысь 0/9, closed | Броня 2.").strike("Волк", "Рысь")
    assert situation.wounds("Рысь") == 3


def test_h77_an_ignored_obligation_does_not_bind() -> None:
    """Part 7 «Игнорировать [особенность, обязывающую атаковать]», H-77: it shoots elsewhere."""
    situation = (
        table(
            turn="enemy",
            enemy="Бьорнбон; Рысь 2/9",
            you=(
                "Стрелок 1/9 | Игнорирует особенности, обязывающие делать выстрелы. {TAP}: Выстрел на 2.",
                "Эльф-всадник",
            ),
        )
        .use("Бьорнбон")
        .end_turn()
    )
    assert situation.targets(Act.SHOOT, "Эльф-всадник") == {"Бьорнбон"}
    assert situation.targets(Act.SHOOT, "Стрелок") == {"Бьорнбон", "Рысь", "enemy hero"}


def test_h77_defenders_are_asked_as_ever() -> None:
    """307.1, H-77: the obligation names a target, not a defender."""
    situation = table(turn="enemy", enemy="Бьорнбон; Рысь 2/9", you="Волк 3/9").use("Бьорнбон").end_turn()
    situation.strike("Волк", "Бьорнбон", defender="Рысь")
    assert len(situation.told(DefenderNamed)) == 1 and situation.wounds("Рысь") == 3
