"""The same phrases at the table: what is looked at stays in its place until the text moves it (204.3)."""

from __future__ import annotations

from app.engine.decision import Ask
from app.engine.terms import KeywordName
from tests.rules.tables import table

LOOKER = (
    "Смотритель 1/1 for 0 | Найм: Посмотрите 2 верхние карты колоды, "
    "возьмите одну из них в руку, остальные положите под низ колоды"
)
FORESTER = (
    "Лесник 1/1 for 0 | Найм: Показывайте карты с верха колоды, пока не покажете заклинание; "
    "возьмите его, остальные положите под низ колоды"
)
SALE = "Скидка for 0, spell | Ваше следующее существо стоит на 2{COIN} дешевле до конца хода"
HEIR = (
    "Страж 1/9 | Когда ваше существо погибает, вы можете до конца хода "
    "бесплатно разыграть существо такой же или меньшей стоимости"
)


def test_one_is_taken_and_the_rest_go_under_the_deck() -> None:
    """204.3: only the cards looked at are offered; nothing is shuffled."""
    situation = table(hand=LOOKER, deck="Волк 1/1; Ёж 1/1; Лис 1/1; Барс 1/1").play("Смотритель")
    assert situation.waits is Ask.CARD
    assert situation.choices() == {"Волк", "Ёж"}
    situation.answer("Ёж")
    assert situation.hand() == ["Ёж"]
    assert situation.deck() == ["Лис", "Барс", "Волк"]


def test_a_price_for_one_card_ends_with_it() -> None:
    """521.1: the first card that fits uses the price up."""
    situation = table(hand=(SALE, "Волк 1/1 for 3", "Ёж 1/1 for 3"), coins=9).play("Скидка")
    assert situation.cost("Волк") == 1
    situation.play("Ёж")
    assert situation.cost("Волк") == 3


def test_a_price_for_one_card_ends_with_the_turn() -> None:
    """310.2: unused, it ends with its time."""
    situation = table(hand=(SALE, "Волк 1/1 for 3"), coins=9).play("Скидка").end_turn()
    assert situation.cost("Волк") == 3


def test_half_of_the_lives_left() -> None:
    """Halves are rounded down."""
    situation = table(
        you="Палач 1/9 | {TAP}: Ранить существо на половину его оставшихся жизней", enemy="Барс 1/7, 2 wounds"
    ).use("Палач", "Барс")
    assert situation.wounds("Барс") == 4


def test_copies_of_the_chosen_creature_are_found() -> None:
    """106.2.1."""
    situation = table(
        hand="Зов for 0, spell | Выберите существо. Поиск любого числа копий этого существа",
        you="Волк 1/1",
        deck="Волк 1/1; Ёж 1/1; Волк 1/1",
    ).play("Зов", "Волк")
    assert "Ёж" not in situation.choices()
    assert "Волк" in situation.choices()


def test_the_free_creature_costs_no_more_than_the_one_that_died() -> None:
    """The price speaks of the card of the event."""
    situation = table(
        you=(HEIR, "Заяц 1/1 for 4"),
        hand=("Стрела for 0, spell | Ранить существо на 1", "Волк 1/1 for 4", "Барс 1/1 for 5"),
        coins=9,
    ).play("Стрела", "Заяц")
    assert (situation.cost("Волк"), situation.cost("Барс")) == (0, 5)


def test_copies_have_the_numbers_that_the_text_gives() -> None:
    """Part 7, «Копия»: what the text adds is laid on it."""
    situation = table(
        you="Карлик 3/3 | Гибель: Создайте две копии этого существа 1/1 без особенностей",
        hand="Стрела for 0, spell | Ранить существо на 3",
    ).play("Стрела", "Карлик")
    assert situation.squad() == ["Копия Карлик", "Копия Карлик"]
    assert (situation.power("Копия Карлик"), situation.life("Копия Карлик")) == (1, 1)


def test_a_creature_shot_at_dies_at_the_next_turn() -> None:
    """521.1: the delayed effect knows the card."""
    situation = (
        table(
            you=(
                "Стрелок 1/3 | {TAP}: Выстрел на 1. "
                "Существо, атакованное этим выстрелом, погибает в начале вашего следующего хода"
            ),
            enemy="Барс 1/7",
        )
        .use("Стрелок", "Барс")
        .end_turn()
        .end_turn()
    )
    assert situation.squad(1) == []


def test_a_blind_choice_is_discarded() -> None:
    """526: the opponent loses that card."""
    situation = table(
        hand="Сыщик 1/1 for 0 | Найм: Вслепую выберите карту в руке противника. Он сбрасывает эту карту",
        enemy_hand="Волк 1/1; Ёж 1/1",
    ).play("Сыщик")
    assert len(situation.hand(1)) == 1
    assert len(situation.graveyard(1)) == 1


def test_poison_on_those_that_your_creatures_strike() -> None:
    """The trigger is theirs."""
    situation = (
        table(
            you="Клинок for 1, Оружие | Ваши существа при ударе отравляют атакованных существ на 1; Волк 1/5",
            enemy="Барс 0/7",
        )
        .strike("Волк", "Барс")
        .settle()
    )
    assert situation.number("Барс", KeywordName.POISON) == 1


def test_a_copy_without_its_hire() -> None:
    """Its own entering wakes nothing; another's does."""
    situation = table(
        hand="Двойник 1/1 for 0 | Найм: Создайте копию этого существа, её Найм не срабатывает",
    ).play("Двойник")
    assert situation.squad() == ["Двойник", "Копия Двойник"]


def test_cards_are_shown_until_one_fits() -> None:
    """204.3: what lies below the card found is not shown; the rest goes under the deck in its order."""
    situation = table(
        hand=(
            FORESTER,
            "Волк 1/1",
        ),
        deck="Ёж 1/1; Лис 1/1; Искра for 1, spell | Ранить существо на 1; Барс 1/1",
    ).play("Лесник")
    assert sorted(situation.hand()) == ["Волк", "Искра"]
    assert situation.deck()[0] == "Барс"
