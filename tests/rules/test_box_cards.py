"""Cards of the box whose wording is rare: the egg's hatching, copies of a whole creature."""

from __future__ import annotations

from app.engine.terms import KeywordName
from tests.rules.tables import table


def test_a_ripe_egg_hatches_for_less() -> None:
    """Part 8 of the 15th edition, «Яйцо»: two turns' ripeness make a card of cost 3 cost 1; the egg is destroyed."""
    situation = table(you="Яйцо, mined Волк 3/4 for 3").end_turn().end_turn()
    coins = situation.coins()
    situation.use("Яйцо")
    assert situation.squad() == ["Волк"]
    assert coins - situation.coins() == 1


def test_an_egg_whose_card_is_too_dear_stays() -> None:
    """118.4: what can't be played hatches nothing, and the egg is not destroyed."""
    situation = table(you="Яйцо, mined Волк 3/4 for 9", coins=0).use("Яйцо")
    assert situation.squad() == ["Яйцо"]


def test_a_copier_takes_strike_life_and_abilities() -> None:
    """105.2.1, 105.3.1, 110.5: «копирует удар, жизни и особенности»."""
    text = "Найм: Эта карта копирует удар, жизни и особенности существа противника"
    situation = table(hand=f"Двойник 1/1 for 1 | {text}", enemy="Ёж 4/6 | Броня 2").play("Двойник")
    assert (situation.power("Двойник"), situation.life("Двойник")) == (4, 6)
    assert situation.number("Двойник", KeywordName.ARMOUR) == 2
