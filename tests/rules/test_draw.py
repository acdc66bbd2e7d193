"""Drawing cards (E15 527), which the complete text has no section for."""

from __future__ import annotations

import pytest

from app.engine.event import DrawFailed, Healed, How, Moved, Wounded
from app.engine.heroes.edition import ED12, ED15, Edition
from app.engine.program import Ability, All, Constant, Filter, Forbid, IsKind
from app.engine.terms import Ban, Kind, Side
from tests.rules.tables import ENEMY, YOU, Table, table

EDITIONS = pytest.mark.parametrize("edition", (ED12, ED15), ids=lambda it: it.name)
TWO = "Свиток for 1, spell | Возьмите 2 карты."
EACH = "Дележ for 1, spell | Каждый игрок берёт 2 карты."
NO_DRAWING: dict[str, tuple[Ability, ...]] = {
    "Запрет": (Constant(All(Filter((IsKind((Kind.HERO,)),), Side.ENEMY)), (Forbid(Ban.DRAW),)),)
}


def draws(situation: Table) -> list[int]:
    """Whose draws were made, in order."""
    return [it.seat for it in situation.told(Moved) if it.how is How.DRAWN]  # type: ignore[attr-defined]


def test_a_draw_takes_the_top_card() -> None:
    """304.2 (E15 527.1)."""
    situation = table(hand=TWO, deck="Верх 1/1; Середина 1/1; Низ 1/1").play("Свиток")
    assert (situation.hand(), situation.deck()) == (["Верх", "Середина"], ["Низ"])


@EDITIONS
def test_two_cards_are_two_draws(edition: Edition) -> None:
    """E15 527.2: what works each time works twice."""
    scribe = "Писец 1/1 | Каждый раз, когда вы берёте карту, ранить героя противника на 1."
    situation = table(you=scribe, hand=TWO, edition=edition).play("Свиток").settle()
    assert situation.wounds("enemy hero") == 2


@EDITIONS
@pytest.mark.parametrize(("turn", "order"), (("you", [YOU, YOU, ENEMY, ENEMY]), ("enemy", [ENEMY, ENEMY, YOU, YOU])))
def test_the_active_player_draws_all_of_his_first(turn: str, order: list[int], edition: Edition) -> None:
    """E15 527.3."""
    hands = {"hand": EACH} if turn == "you" else {"enemy_hand": EACH}
    situation = table(turn=turn, edition=edition, **hands).play("Дележ")  # type: ignore[arg-type]
    assert draws(situation) == order


@EDITIONS
def test_a_player_may_choose_to_draw_from_an_empty_deck(edition: Edition) -> None:
    """E15 527.4: the option is there; it is no failed draw of the accumulation phase."""
    choice = "Выбор for 1, spell | Выберите одно из: Возьмите карту; Ранить персонажа на 2."
    situation = table(hand=(choice,), deck="", edition=edition).play("Выбор", 0)
    assert situation.told(DrawFailed) == [DrawFailed(YOU, 0)] and situation.match.outcome is None


@EDITIONS
def test_who_cannot_draw_does_not(edition: Edition) -> None:
    """514.2, E15 527.4: a ban on drawing beats the text that says to draw."""
    situation = table(enemy="Запрет 1/1", hand=TWO, programs=NO_DRAWING, edition=edition).play("Свиток")
    assert (situation.hand(), draws(situation)) == ([], [])


@EDITIONS
def test_who_cannot_draw_may_not_choose_to(edition: Edition) -> None:
    """E15 527.4: the part «возьмите карту» is not offered."""
    choice = "Выбор for 1, spell | Выберите одно из: Возьмите карту; Ранить персонажа на 2."
    situation = table(enemy="Запрет 1/1", hand=(choice,), programs=NO_DRAWING, edition=edition).play("Выбор")
    assert situation.answer("enemy hero").wounds("enemy hero") == 2  # the other part, without a question


@EDITIONS
def test_to_take_a_card_by_a_search_is_no_draw(edition: Edition) -> None:
    """E15 527.5: without «возьмите» nothing that waits for drawing wakes."""
    scribe = "Писец 1/1 | Когда вы берёте карту, ранить героя противника на 1."
    find = "Розыск for 1, spell | Поиск — существо."
    situation = table(you=scribe, hand=find, edition=edition).play("Розыск", "Запас 1")
    assert (situation.hand(), situation.wounds("enemy hero")) == (["Запас 1"], 0)


@EDITIONS
def test_a_draw_from_an_empty_deck_can_be_replaced(edition: Edition) -> None:
    """E15 527.6: the replacement applies though there is no card."""
    monk = "Монах 1/1 | Если вы должны взять карту, вместо этого излечите вашего героя на 1."
    situation = table(you=monk, hand=TWO, deck="", hero="Герой, 5 wounds", edition=edition).play("Свиток")
    assert situation.wounds("hero") == 3 and situation.told(DrawFailed) == []


@EDITIONS
def test_each_draw_is_replaced_by_itself(edition: Edition) -> None:
    """E15 527.2, E15 527.6: two draws, two healings."""
    monk = "Монах 1/1 | Если вы должны взять карту, вместо этого излечите вашего героя на 1."
    situation = table(you=monk, hand=TWO, hero="Герой, 5 wounds", edition=edition).play("Свиток")
    assert situation.hand() == []
    assert [it.number for it in situation.told(Healed)] == [1, 1]  # type: ignore[attr-defined]


@EDITIONS
def test_the_card_of_the_phase_is_a_draw_too(edition: Edition) -> None:
    """304.2 (E15 527.1): the replacement holds in the accumulation phase."""
    monk = "Монах 1/1 | Если вы должны взять карту, вместо этого излечите вашего героя на 1."
    situation = table(you=monk, hero="Герой, 5 wounds", edition=edition).end_turn().end_turn()
    assert (situation.hand(), situation.wounds("hero")) == ([], 4)


@EDITIONS
def test_what_follows_a_replaced_draw_is_done(edition: Edition) -> None:
    """118.2 (E15 527.6): the next sentence goes on when the replacement is through."""
    monk = "Монах 1/1 | Если вы должны взять карту, вместо этого излечите вашего героя на 1."
    spell = "Свиток for 1, spell | Возьмите карту. Ранить героя противника на 1."
    situation = table(you=monk, hand=spell, hero="Герой, 5 wounds", edition=edition).play("Свиток")
    kinds = [type(it) for it in situation.match.events if isinstance(it, Healed | Wounded)]
    assert kinds == [Healed, Wounded]
