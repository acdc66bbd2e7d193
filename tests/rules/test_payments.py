"""Payments of playing that are made with cards (309.1, 501)."""

from __future__ import annotations

from app.engine.decision import Act
from app.engine.program import AtRandom, Close, ExtraCost, Filter, IsKind
from app.engine.terms import Kind, Side
from tests.rules.tables import table

ARROW = "Стрела for 1, spell | Как дополнительную стоимость розыгрыша сбросьте карту. Ранить персонажа на 4."


def test_a_card_does_not_pay_for_itself_by_being_discarded() -> None:
    """309.1: a card that is being played has left the hand; of the other two one is asked for."""
    situation = table(hand=f"{ARROW}; Вайл; Гном", coins=1).play("Стрела", "enemy hero")
    assert situation.choices() == {"Вайл", "Гном"}
    situation.answer("Вайл")
    assert situation.wounds("enemy hero") == 4
    assert sorted(situation.graveyard()) == ["Вайл", "Стрела"]


def test_the_last_card_can_not_pay_by_a_discard() -> None:
    """501.2.1: with no other card in the hand nothing can be discarded, so it is not played."""
    situation = table(hand=ARROW, coins=1)
    assert not situation.can(Act.PLAY, "Стрела")


def test_nothing_is_drawn_by_lot_to_see_whether_it_could_be_paid() -> None:
    """526.1, 501.2.1: closing a random creature is asked about, not done; the state stays what it was."""
    lot = ExtraCost(Close(AtRandom(Filter((IsKind((Kind.CREATURE,)),), Side.YOURS))), alternative=True)
    situation = table(
        you="Вайл 1/1; Гном 1/1; Ёж 1/1",
        hand="Жребий 1/1 for 2",
        coins=1,
        programs={"Жребий": (lot,)},
    )
    before = situation.match.digest()
    for _ in range(9):
        assert situation.match.copy().decision is not None
        assert situation.match.copy().refused(0) is not None
        assert situation.can(Act.PLAY, "Жребий")
    assert situation.match.digest() == before


def test_a_cost_of_cards_needs_all_of_them() -> None:
    """501.2.1: three cards of the graveyard are the price; with two the ability can't be used."""
    phoenix = "Феникс 3/3 for 3 | Замешайте 3 карты с вашего кладбища в колоду: Возьмите карту."
    rich, poor = (table(you=phoenix, graveyard=cards) for cards in ("Вайл; Гном; Ёж 1/1", "Вайл; Гном"))
    assert rich.can(Act.USE, "Феникс")
    assert poor.refusal(Act.USE, "Феникс") == "501.2.1"
