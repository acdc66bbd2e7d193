"""Questions that the match asks one by one are answered together."""

from __future__ import annotations

import pytest

from app.controller.record import SeatRecord
from app.controller.session import Session
from app.controller.timeline import Timeline
from app.engine.decision import Act, Ask, Option
from app.engine.errors import IllegalChoice
from tests.rules.tables import Table, table


def session(situation: Table) -> Session:
    """Two persons at an open table in this situation; whoever is asked looks."""
    made = Session(Timeline(situation.match), (SeatRecord("Аня", "person"), SeatRecord("Боря", "person")))
    made.begin()
    made.ready()
    return made


def splitting() -> tuple[Table, Session]:
    """A spell that divides four wounds among three creatures can be played."""
    hail = "Град for 0, spell | Распределите 4 раны среди существ противника."
    situation = table(hand=hail, enemy="Волк 2/9; Ёж 1/9; Лис 1/9")
    return situation, session(situation)


def test_a_split_is_answered_whole() -> None:
    """308.1: the targets wait together, the last one gets what is left."""
    situation, game = splitting()
    play = next(option for option in game.decision.options if option.act is Act.PLAY)
    game.choose(play)
    while game.decision.kind is Ask.TARGET:
        game.choose(game.decision.options[0])
    asked = game.decision
    assert (asked.kind, len(asked.among), asked.undivided) == (Ask.SPLIT, 3, 4)
    game.choose_all(
        [Option(Act.NUMBER, target=asked.among[0], number=2), Option(Act.NUMBER, target=asked.among[1], number=1)]
    )
    assert [situation.wounds(name) for name in ("Волк", "Ёж", "Лис")] == [2, 1, 1]


def test_what_is_not_asked_any_more_is_left_out() -> None:
    """The last of several cards ends the question; no more need be said."""
    game = splitting()[1]
    game.choose(next(option for option in game.decision.options if option.act is Act.PLAY))
    picks = game.decision.options
    game.choose_all([*picks, Option(Act.DONE)])
    assert game.decision.kind is Ask.SPLIT


def test_a_first_answer_that_does_not_fit_changes_nothing() -> None:
    """As a single one."""
    game = splitting()[1]
    with pytest.raises(IllegalChoice):
        game.choose_all([Option(Act.NUMBER, number=99)])
    assert len(game.timeline) == 0


def ordering() -> tuple[Table, Session]:
    """Three different abilities wake at once at the start of the next own turn."""
    line = "{} 1/9 | В начале вашего хода ранить героя противника на {}."
    lines = tuple(line.format(name, number) for name, number in (("Гонец", 1), ("Писарь", 2), ("Ловкач", 3)))
    situation = table(turn="enemy", you=lines)
    game = session(situation)
    game.choose(next(option for option in game.decision.options if option.act is Act.END_TURN))
    game.ready()
    return situation, game


def test_an_order_is_given_once() -> None:
    """402.1: the second and the third are not asked for again."""
    _situation, game = ordering()
    asked = game.decision
    assert (asked.kind, len(asked.options)) == (Ask.ORDER, 3)
    wanted = [asked.options[place] for place in (2, 0, 1)]
    game.choose_order(wanted)
    game.ready()
    assert game.decision.kind is Ask.TURN
    assert [step.answer for step in game.timeline.steps][-2:] == wanted[:2]


def test_an_order_is_one_decision_to_take_back_and_to_do_again() -> None:
    """402.1: what was clicked on one sheet comes back with one step."""
    _situation, game = ordering()
    asked = game.decision
    game.choose_order([asked.options[place] for place in (2, 0, 1)])
    game.ready()
    after = game.match.digest()
    game.undo()
    game.ready()
    assert game.decision == asked
    game.redo()
    assert game.match.digest() == after
    assert not game.can_redo


def test_cards_of_a_deck_that_are_alike_are_chosen_together() -> None:
    """Part 7, «Поиск»: of equal ones one stands for all, so the second is another one of them."""
    call = "Зов for 0, spell | Поиск до двух существ."
    situation = table(hand=call, deck="Волк 2/9; Ёж 1/9; Ёж 1/9")
    game = session(situation)
    game.choose(next(option for option in game.decision.options if option.act is Act.PLAY))
    view = game.view()
    hedgehog = next(it for it in game.decision.options if it.target and view.card(it.target).name == "Ёж")
    game.choose_all([hedgehog, hedgehog, Option(Act.DONE)])
    assert game.decision.kind is Ask.TURN
    hand = [card.name for card in game.view().cards if card.id in game.view().players[0].hand]
    assert hand == ["Ёж", "Ёж"]


def test_an_order_that_was_taken_back_is_asked_anew() -> None:
    """Undo forgets it."""
    _situation, game = ordering()
    asked = game.decision
    game.choose_order(asked.options)
    while game.match.decision != asked:
        game.ready()
        game.undo()
    game.ready()
    assert game.decision == asked
