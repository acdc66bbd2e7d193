"""Who does it: «из руки» is the hand of the player who acts, and what only the controller does no opponent does."""

from __future__ import annotations

import pytest

from app.cardtext.compile import KnownNames, compile_card
from app.engine.program import (
    ENEMY,
    SELF,
    YOU,
    Achieved,
    ChooseDo,
    Constant,
    Discard,
    Draw,
    Fits,
    IsWounded,
    LoseCoins,
    Move,
    Sequence,
)
from app.engine.terms import Kind, Side, Zone
from tests.cardtext.idiom import cards, creatures, hire, one, reads, strike


def test_the_opponent_puts_back_a_card_of_his_own_hand() -> None:
    """119.1: «из руки» is his who acts."""
    own = cards(side=Side.ENEMY, zone=Zone.HAND)
    reads(
        "Найм: Противник замешивает карту из руки в колоду",
        hire(Move(one(own, by=ENEMY), Zone.DECK)),
        said="Найм: Замешайте карту из руки противника по выбору противника в колоду.",
    )


def test_the_opponent_takes_back_a_creature_of_his_own_graveyard() -> None:
    """205.1."""
    own = creatures(side=Side.ENEMY, zone=Zone.GRAVEYARD)
    reads(
        "Найм: Противник возвращает существо с кладбища в руку",
        hire(Move(one(own, by=ENEMY), Zone.HAND)),
        said="Найм: Верните существо с кладбища противника по выбору противника в руку.",
    )


@pytest.mark.parametrize(
    "text",
    [
        "Найм: Противник возрождает существо",
        "Найм: Противник вызывает существо",
        "Найм: Противник берёт под контроль ваше существо",
        "Найм: Каждый игрок открывает 2{COIN}",
        "Найм: Противник распределяет 3 раны среди ваших существ",
        "Найм: Противник разыгрывает существо бесплатно",
        "Найм: Противник берёт карты до 4 карт в руке",
    ],
)
def test_an_act_of_the_controller_is_not_read_of_another_player(text: str) -> None:
    """110: whole or not at all."""
    card = compile_card("Проба", Kind.CREATURE, text, names=KnownNames())
    assert not card.is_whole


def test_this_creature_wounded_is_a_state_of_it() -> None:
    """114: a constant under a condition."""
    reads(
        "Имеет +2 к удару, пока это существо ранено",
        Constant(SELF, (strike(2),), Fits(SELF, (IsWounded(),))),
        said="Эта карта имеет +2 к удару, пока эта карта ранена.",
    )


@pytest.mark.parametrize("text", ["Найм: Сбросьте любое число карт", "Найм: Возьмите столько же карт"])
def test_a_number_that_nothing_tells_is_not_read(text: str) -> None:
    """110."""
    assert not compile_card("Проба", Kind.CREATURE, text, names=KnownNames()).is_whole


def test_as_many_means_the_act_before() -> None:
    """118: as many as were discarded."""
    reads(
        "Найм: Сбросьте руку, возьмите столько же карт",
        hire(Sequence((Discard(YOU, None), Draw(YOU, Achieved())))),
        said="Найм: Сбросьте руку, возьмите столько же карт.",
    )


def test_who_does_either_chooses() -> None:
    """524: the opponent loses a coin or discards, as he likes."""
    said = "Найм: Противник теряет 1{COIN} или противник сбрасывает карту."
    choice = ChooseDo((LoseCoins(ENEMY), Discard(ENEMY)), by=ENEMY)
    reads("Найм: Противник теряет 1{COIN} или сбрасывает карту", hire(choice), said=said)
