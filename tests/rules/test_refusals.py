"""What is refused says by which paragraph, and changes nothing."""

from __future__ import annotations

import pytest

from app.engine.decision import Act, Ask, Option
from app.engine.errors import IllegalChoice
from app.engine.program import All, Constant, Filter, Forbid, IsKind
from app.engine.terms import Ban, Kind, Side
from tests.rules.tables import ENEMY, YOU, Table, table

MAGE = "Маг 1/4 | 2{COIN}{TAP}: Ранить существо противника на 1."
BOLT = "Молния for 2, spell | Ранить существо на 1."


def paragraph(situation: Table, option: Option) -> str:
    """By which paragraph that answer is refused; the match stays as it was."""
    before, asked = situation.match.digest(), situation.match.decision
    with pytest.raises(IllegalChoice) as refused:
        situation.match.choose(option)
    assert (situation.match.digest(), situation.match.decision) == (before, asked)
    return refused.value.paragraph


def pick(situation: Table, name: str) -> Option:
    return Option(Act.PICK, target=situation.id(name))


# ------------------------------------------------------------------------------------------------- the choice phase


@pytest.mark.parametrize(
    ("you", "enemy", "name", "target", "said"),
    (
        ("Волк 3/4, closed", "", "Волк", "enemy hero", "506.1"),
        ("Волк 3/4, fresh", "", "Волк", "enemy hero", "107.5"),
        ("Волк 3/4", "Рысь 1/1", "Волк", "hero", "507.2"),
        ("Волк 3/4; Ёж 1/5", "", "Волк", "Ёж", "507.2"),
        ("Волк 3/4", "Посох for 2, амулет", "Волк", "Посох", "211.4"),
        ("Посох for 2, амулет", "", "Посох", "enemy hero", "209.1"),
        ("Волк 3/4", "", "hero", "enemy hero", "208.4"),
        ("Волк 3/4", "Рысь 1/1", "Рысь", "hero", "101.2"),
    ),
)
def test_a_strike_that_is_not_allowed(you: str, enemy: str, name: str, target: str, said: str) -> None:
    """101.2, 107.5, 208.4, 209.1, 211.4, 506.1, 507.2."""
    assert table(you=you, enemy=enemy).refusal(Act.STRIKE, name, target) == said


@pytest.mark.parametrize(
    ("card", "coins", "said"),
    (
        ("Волк 3/4 for 5", 4, "501.2"),
        (BOLT, 10, "116.1"),
        ("Сумма for X, spell | Ранить персонажа на X.", 0, "501.2"),
    ),
)
def test_a_card_that_cannot_be_played(card: str, coins: int, said: str) -> None:
    """116.1, 501.2."""
    assert table(hand=(card,), coins=coins).refusal(Act.PLAY, card.split(" for")[0].split(" ")[0]) == said


def test_a_player_who_may_not_play_such_cards() -> None:
    """514.2: a ban on spells."""
    ban = Constant(All(Filter((IsKind((Kind.HERO,)),), Side.ENEMY)), (Forbid(Ban.PLAY, what=Filter(SPELLS)),))
    hand = ("Свиток for 1, spell | Возьмите карту.", "Ёж 1/1 for 1")
    situation = table(enemy="Тишина for 1, событие", hand=hand, programs={"Тишина": (ban,)})
    assert situation.can(Act.PLAY, "Ёж") and situation.refusal(Act.PLAY, "Свиток") == "514.2"


SPELLS = (IsKind((Kind.SPELL,)),)


def test_cards_are_played_from_the_own_hand() -> None:
    """101.2: not from another zone, not the opponent's; what is in play already is no card to play (514.1)."""
    situation = table(you="Волк 3/4 for 1", graveyard="Лис 1/1 for 1", enemy_hand="Рысь 1/1 for 1")
    said = [paragraph(situation, Option(Act.PLAY, situation.id(name))) for name in ("Волк", "Лис", "Рысь")]
    assert said == ["514.1", "101.2", "101.2"]


@pytest.mark.parametrize(
    ("words", "coins", "state", "said"),
    (
        ("2{COIN}{TAP}: Ранить персонажа на 1", 1, "", "501.2"),
        ("2{COIN}{TAP}: Ранить персонажа на 1", 9, ", closed", "501.2"),
        ("2{COIN}{TAP}: Ранить персонажа на 1", 9, ", fresh", "107.5"),
        ("{TAP}: Ранить существо противника на 1", 9, "", "118.3"),
    ),
)
def test_an_ability_that_cannot_be_used(words: str, coins: int, state: str, said: str) -> None:
    """107.5, 118.3, 501.2."""
    assert table(you=f"Маг 1/4{state} | {words}.", coins=coins).refusal(Act.USE, "Маг") == said


def test_an_ability_is_used_once_a_turn() -> None:
    """113.4."""
    situation = table(you="Писарь 1/4 | 1{COIN}: Возьмите карту.").use("Писарь")
    assert situation.refusal(Act.USE, "Писарь") == "113.4"


def test_abilities_of_the_opponents_cards_are_his() -> None:
    """101.2."""
    assert table(enemy="Писарь 1/4 | 1{COIN}: Возьмите карту.").refusal(Act.USE, "Писарь") == "101.2"


def test_abilities_of_cards_in_the_hand_sleep() -> None:
    """202.2."""
    assert table(hand="Писарь 1/4 for 1 | 1{COIN}: Возьмите карту.").refusal(Act.USE, "Писарь") == "202.2"


@pytest.mark.parametrize(
    ("enemy", "target", "said"),
    (
        ("Рысь 2/2; Лось 4/4, has Защита от заклинаний", "Лось", "515.2"),
        ("Рысь 2/2", "enemy hero", "502.7"),
        ("Рысь 2/2; Посох for 2, амулет", "Посох", "502.7"),
    ),
)
def test_a_target_that_does_not_fit(enemy: str, target: str, said: str) -> None:
    """502.7, 515.2: the first target of a spell."""
    assert table(enemy=enemy, hand=BOLT).refusal(Act.PLAY, "Молния", target) == said


def test_a_target_out_of_play() -> None:
    """117.6: a card in a graveyard is no creature that a text means."""
    assert table(enemy="Рысь 2/2", hand=BOLT, graveyard="Лис 1/1").refusal(Act.PLAY, "Молния", "Лис") == "117.6"


def test_a_target_besides_the_one_that_must_be() -> None:
    """502.9: Бьорнбон obliges the first attack."""
    situation = table(you="Бьорнбон", enemy="Лучник 1/4 | {TAP}: Выстрел на 2.").use("Бьорнбон").end_turn()
    assert situation.refusal(Act.SHOOT, "Лучник", "hero") == "502.9"


def test_who_must_strike_does_nothing_else_first() -> None:
    """514.1, part 7: «Бешенство»: neither a play nor the end of the turn."""
    situation = table(you="Берсеркер 3/4 | Бешенство.", hand="Ёж 1/1 for 1")
    said = {paragraph(situation, it) for it in (Option(Act.PLAY, situation.id("Ёж")), Option(Act.END_TURN))}
    assert said == {"part 7: Бешенство"}


# ------------------------------------------------------------------------------------------------- other questions


def test_nothing_else_may_be_done_while_something_is_asked() -> None:
    """306.1, 502.6: strikes, plays and the end of the turn wait for the choice phase."""
    situation = table(you=("Волк 3/4", "Маг 1/4 | {TAP}: Ранить существо на 1, излечите персонажа на 1."))
    situation.use("Маг", "Волк")
    assert situation.waits is Ask.TARGET
    for option in (Option(Act.STRIKE, situation.id("Волк"), target=situation.id("enemy hero")), Option(Act.END_TURN)):
        assert paragraph(situation, option) == "502.6"


@pytest.mark.parametrize(
    ("enemy", "name", "said"),
    (
        ("Лось 4/4; Рысь 2/5, closed", "Рысь", "506.1"),
        ("Лось 4/4; Рысь 2/5, hidden", "Рысь", "part 7: Скрытое существо"),
        ("Лось 4/4; Рысь 2/5 | Не может выступать защитником.", "Рысь", "514.2"),
        ("Лось 4/4", "enemy hero", "208.4"),
        ("Лось 4/4", "Волк", "509.1"),
    ),
)
def test_a_defender_that_is_none(enemy: str, name: str, said: str) -> None:
    """208.4, 506.1, 509.1, 514.2."""
    situation = table(you="Волк 3/4", enemy=tuple(enemy.split("; ")))
    strike = next(it for it in situation.decision.options if situation.is_called(it.target, "enemy hero"))
    situation.match.choose(strike)
    assert situation.waits is Ask.DEFEND
    assert paragraph(situation, Option(Act.DEFEND, situation.id(name))) == said


def test_a_creature_that_has_defended() -> None:
    """509.3."""
    situation = table(you="Волк 1/4; Лис 1/4", enemy="Рысь 0/9, has Опыт в защите; Лось 4/4")
    situation.strike("Волк", "enemy hero", defender="Рысь")
    situation.match.choose(next(it for it in situation.decision.options if situation.is_called(it.card, "Лис")))
    assert paragraph(situation, Option(Act.DEFEND, situation.id("Рысь"))) == "509.3"


@pytest.mark.parametrize(("number", "said"), ((0, "105.1.2"), (4, "501.2")))
def test_an_x_that_will_not_do(number: int, said: str) -> None:
    """105.1.2, 501.2: of a card's cost."""
    situation = table(hand="Сумма for X, spell | Ранить персонажа на X.", coins=3).play("Сумма", "enemy hero")
    assert paragraph(situation, Option(Act.NUMBER, number=number)) == said


def test_an_announced_x_of_nothing() -> None:
    """512.4: of an ability."""
    situation = table(you="Маг 1/4 | X{COIN}: Ранить персонажа на X.").use("Маг", "enemy hero")
    assert situation.waits is Ask.NUMBER and paragraph(situation, Option(Act.NUMBER, number=0)) == "512.4"


def test_a_second_target_that_does_not_fit() -> None:
    """502.6, 502.7: one named already, and one that is no creature."""
    mage = "Маг 1/4 | {TAP}: Ранить до двух существ противника на 1."
    situation = table(you=mage, enemy="Рысь 2/2; Лось 4/4; Ёж 1/1").use("Маг", "Рысь")
    assert situation.waits is Ask.TARGET
    assert [paragraph(situation, pick(situation, name)) for name in ("Рысь", "enemy hero")] == ["502.6", "502.7"]


def test_a_card_that_is_not_to_be_found() -> None:
    """502.6: a search for beasts, and a card that is none."""
    situation = table(hand="Розыск for 1, spell | Поиск — зверь.", deck="Волк 3/4, зверь; Лис 1/1").play("Розыск")
    assert situation.waits is Ask.CARD and paragraph(situation, pick(situation, "Лис")) == "502.6"


def test_a_part_that_cannot_be_chosen() -> None:
    """524.2′: without a creature nobody can be destroyed."""
    spell = "Выбор for 1, spell | Выберите одно из: Возьмите карту; Уничтожьте существо; Ранить персонажа на 1."
    situation = table(hand=(spell,)).play("Выбор")
    assert situation.waits is Ask.MODE and paragraph(situation, Option(Act.MODE, number=1)) == "524.2′"


def test_an_order_that_names_what_does_not_wait() -> None:
    """402.1."""
    guards = tuple(f"Страж {n} 1/9 | В конце хода ранить вашего героя на {n}." for n in (1, 2))
    situation = table(you=(*guards, "Волк 3/4")).end_turn()
    assert situation.waits is Ask.ORDER
    assert paragraph(situation, Option(Act.NEXT, situation.id("Волк"))) == "402.1"


def test_a_mulligan_of_what_is_not_in_the_deal() -> None:
    """301.7."""
    from tests.rules.test_setup import start

    match = start(first=0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(Option(Act.RETURN, card=match.view(ENEMY).players[ENEMY].hand[0]))
    assert refused.value.paragraph == "301.7"


# -------------------------------------------------------------------------------------------------- the whole table


def test_every_refusal_of_the_table_has_its_paragraph() -> None:
    """514.1: what can't be done now is listed with card, act and paragraph."""
    situation = table(
        you=("Волк 3/4, closed", MAGE, "Ёж 1/1, fresh"), hand=("Дракон 9/9 for 9", BOLT.replace("существо", "гнома")),
        coins=5,
    )  # fmt: skip
    refused = {(situation.called(it.card), it.act): it.paragraph for it in situation.match.refused(YOU)}
    assert refused == {
        ("Волк", Act.STRIKE): "506.1",
        ("Маг", Act.USE): "118.3",
        ("Ёж", Act.STRIKE): "107.5",
        ("Дракон", Act.PLAY): "501.2",
        ("Молния", Act.PLAY): "116.1",
    }
