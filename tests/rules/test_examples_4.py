"""The examples of the 12th edition's beginning (T-01 … T-05) and the extra ones of the 15th (X-01 … X-08)."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask
from app.engine.event import CardPlayed, EntryAdded, EntryEnd, EntryFinished, Revealed
from app.engine.heroes.edition import ED12, ED15, Edition
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
GIFT = "Подарок for 1, spell | Можете разыграть существо из руки бесплатно."


# ------------------------------------------------------------------------------------------- the beginning of the 12th


@EDITIONS
def test_t01_control_is_a_property(edition: Edition) -> None:
    """104.2.1, T-01: Виата heals the taken Вайл and strips its effects; it stays."""
    situation = table(you="Вайл, stolen, 2 wounds, has Рывок", hand="Виата", edition=edition).play("Виата", "Вайл")
    assert situation.squad(YOU) == ["Вайл", "Виата"] and situation.game.state.effects[situation.row("Вайл")] == ()


@EDITIONS
def test_t02_gnom_is_played_for_one(edition: Edition) -> None:
    """105.1.1, T-02: the price of playing is lowered, not the cost of a card in play."""
    situation = table(you="Рунопевец", hand="Гном", edition=edition)
    assert situation.cost("Гном") == 1
    assert situation.play("Гном").cost("Гном") == 2


def test_t02_a_card_of_another_zone_is_cheaper_too() -> None:
    """105.1.1, T-02: «only when a card is played», from any zone: here from the graveyard."""
    from app.engine.program import All, Constant, Filter, Permit
    from app.engine.terms import Side

    keeper = {"Некрополь": (Constant(All(Filter((), Side.YOURS)), (Permit("play from graveyard"),)),)}
    situation = table(
        you="Рунопевец; Некрополь for 1, местность",
        graveyard="Гном",
        coins=1,
        programs=keeper,  # type: ignore[arg-type]
    ).play("Гном")
    assert [it.cost for it in situation.told(CardPlayed)] == [1]  # type: ignore[attr-defined]


@EDITIONS
def test_t03_shaman_costs_nothing(edition: Edition) -> None:
    """105.1.1, T-03: 1 less 4 is 0; in play it is 1 again."""
    situation = table(hand="Фиал предвидения", deck="Шаман племени Ворона", coins=3, edition=edition)
    situation.play("Фиал предвидения")
    assert situation.cost("Шаман племени Ворона") == 0
    assert situation.play("Шаман племени Ворона").cost("Шаман племени Ворона") == 1


@EDITIONS
def test_t04_x_is_not_nothing(edition: Edition) -> None:
    """105.1.2, T-04: the least price of Призыв молнии is 1."""
    situation = table(hand="Призыв молнии", coins=2, edition=edition).play("Призыв молнии", "enemy hero")
    assert situation.numbers() == [1, 2]


@EDITIONS
def test_t05_free_means_an_x_of_nothing(edition: Edition) -> None:
    """105.1.3, T-05: Время вспять shuffles nothing in."""
    situation = table(hand="Анализ эфира", deck="Время вспять", graveyard="Волк 3/4", edition=edition)
    assert situation.play("Анализ эфира", True).deck() == []


# ------------------------------------------------------------------------------------------------------- of the 15th


def _ambush(edition: Edition) -> Table:
    """In your turn the enemy's Лазутчик comes by Засада under the eyes of two Поджидающий."""
    from app.engine.program import Filter, IsKind, Keyword, Number, When
    from app.engine.terms import EventKind, KeywordName, Kind, Side

    played = When(EventKind.PLAYED, Filter((IsKind((Kind.SPELL,)),)), player=Side.ENEMY)
    scout = {"Лазутчик": (Keyword(KeywordName.AMBUSH, Number(1), when=played),)}
    situation = table(
        you="Поджидающий; Поджидающий",
        hand="Бинт for 1, spell | Возьмите карту.",
        enemy_hand="Лазутчик 2/2 for 5",
        programs=scout,  # type: ignore[arg-type]
        edition=edition,
    )
    return situation.play("Бинт", True).settle()


@EDITIONS
def test_x01_the_first_destroys_it(edition: Edition) -> None:
    """E15 113.9, X-01: both triggers are woken; Лазутчик dies of the first."""
    situation = _ambush(edition)
    assert situation.graveyard(ENEMY) == ["Лазутчик"] and situation.coins(ENEMY) == 9


def _spent(situation: Table) -> list[bool]:
    state = situation.game.state
    return [bool(state.marks[situation.row(name)]) for name in ("Поджидающий", "Поджидающий #2")]


def test_x01_an_illegal_resolution_spends_no_limit() -> None:
    """E15 113.9, X-01 (`ed15`): of the two marks one is taken back."""
    assert sorted(_spent(_ambush(ED15))) == [False, True]


def test_x01_in_the_older_edition_an_announced_one_is_spent() -> None:
    """112.7, X-01 (`ed12`): only what could not be announced is not spent."""
    assert _spent(_ambush(ED12)) == [True, True]


@EDITIONS
def test_x02_a_repetition_that_is_beyond_its_limit_does_not_run(edition: Edition) -> None:
    """E15 119.6, X-02: your hand is larger, so nobody discards."""
    situation = table(
        hand=(GIFT, "Объезженный Дракон", "Волк 3/4 for 1", "Лис 1/1 for 1"),
        enemy_hand="Рысь 2/2 for 1",
        edition=edition,
    ).play("Подарок", True, "Объезженный Дракон")
    assert (situation.waits, situation.hand(ENEMY)) == (Ask.TURN, ["Рысь"])


@EDITIONS
def test_x02_else_it_runs_to_its_limit(edition: Edition) -> None:
    """E15 119.6, X-02: the opponent discards, one by one, down to your hand."""
    situation = table(
        hand=(GIFT, "Объезженный Дракон", "Волк 3/4 for 1"),
        enemy_hand="Рысь 2/2 for 1; Лось 4/4 for 1; Ёж 1/1 for 1",
        edition=edition,
    ).play("Подарок", True, "Объезженный Дракон", "Лось", "Ёж")
    assert situation.hand(ENEMY) == ["Рысь"]


@EDITIONS
def test_x03_what_a_player_gets_is_on_his_hero(edition: Edition) -> None:
    """E15 209.5, X-03: Клирик gives each player two prayers."""
    situation = table(hand="Клирик", prayers=1, edition=edition).play("Клирик")
    assert [situation.match.view(YOU).players[seat].prayers for seat in (YOU, ENEMY)] == [3, 2]


@EDITIONS
@pytest.mark.parametrize(("target", "seat"), (("enemy hero", ENEMY), ("hero", YOU)))
def test_x04_to_choose_a_player_is_to_target_his_hero(target: str, seat: int, edition: Edition) -> None:
    """E15 209.5, X-04: Чернокнижие."""
    situation = table(hand="Чернокнижие; Лис 1/1 for 1", enemy_hand="Рысь 2/2 for 1", edition=edition)
    assert situation.targets(Act.PLAY, "Чернокнижие") == {"hero", "enemy hero"}
    situation.play("Чернокнижие", target)
    assert situation.wounds(target) == 2 and len(situation.hand(seat)) == 0


@EDITIONS
def test_x05_a_named_card_is_discarded_wherever_it_is_in_the_hand(edition: Edition) -> None:
    """E15 209.5, X-05: Рыцарь Сеггера: the hero is the target, the hand is shown, all of that name go."""
    situation = table(
        hand="Рыцарь Сеггера", enemy_hand="Рысь 2/2 for 1; Лось 4/4 for 1; Рысь 2/2 for 1", edition=edition
    ).play("Рыцарь Сеггера", "enemy hero")
    assert situation.waits is Ask.NAME
    situation.answer("Рысь")
    assert (situation.hand(ENEMY), situation.graveyard(ENEMY)) == (["Лось"], ["Рысь", "Рысь"])
    shown = [len(it.cards) for it in situation.told(Revealed) if it.seat == ENEMY]  # type: ignore[attr-defined]
    assert shown == [3]


@EDITIONS
def test_x06_a_cancel_needs_no_queue(edition: Edition) -> None:
    """E15 518.3, X-06: Дистраго's player loses a coin; the creature comes to the graveyard, not into play."""
    situation = table(hand="Волк 3/4 for 2", enemy="Дистраго", edition=edition).play("Волк", True)
    assert (situation.squad(), situation.graveyard(), situation.coins()) == ([], ["Волк"], 8)
    assert situation.match.view(ENEMY).players[ENEMY].coins == 9 and situation.told(EntryAdded) == []


def test_x06_he_may_let_it_pass() -> None:
    """E15 518.3, X-06: «может»."""
    assert table(hand="Волк 3/4 for 2", enemy="Дистраго").play("Волк", False).squad() == ["Волк"]


def test_x06_without_a_coin_he_is_not_asked() -> None:
    """501.2, X-06."""
    assert table(hand="Волк 3/4 for 2", enemy="Дистраго", enemy_coins=0).play("Волк").squad() == ["Волк"]


@EDITIONS
def test_x07_two_bashars_make_three(edition: Edition) -> None:
    """E15 525.2, X-07: the third creature's Найм fires three times in all."""
    situation = table(hand=("Башар", "Башар", "Волк 3/4 for 1 | Найм: Возьмите карту."), coins=10, edition=edition)
    situation.play("Башар").play("Башар").settle().play("Волк").settle()
    assert len(situation.hand()) == 3 and situation.waits is Ask.TURN


HUNTER = "Охотник 1/1 | Когда противник разыгрывает существо, уничтожьте его."


@EDITIONS
def test_x08_a_source_that_is_gone_acts_as_last_known(edition: Edition) -> None:
    """403 (E15 403.1), X-08: Кавалерия ордена is destroyed before its Найм resolves, and fights with the strike that
    it had."""
    situation = (
        table(hand="Кавалерия ордена", enemy=(HUNTER, "Рысь 2/9"), edition=edition)
        .play("Кавалерия ордена")
        .answer("Рысь")
        .settle()
    )
    assert situation.zone("Кавалерия ордена") == "graveyard" and situation.wounds("Рысь") == 3


@EDITIONS
def test_x08_a_trigger_that_was_met_joins_the_queue(edition: Edition) -> None:
    """401.5 (E15 205.3), X-08: Старуха-гроза, destroyed by the spell that woke her, wounds all the same."""
    situation = table(hand="Умертвить", enemy="Старуха-гроза; Рысь 2/9", edition=edition)
    situation.play("Умертвить", "Старуха-гроза", "hero")
    assert situation.zone("Старуха-гроза") == "graveyard" and situation.wounds("hero") == 2
    ended = [it.end for it in situation.told(EntryFinished)]  # type: ignore[attr-defined]
    assert set(ended) == {EntryEnd.DONE}
