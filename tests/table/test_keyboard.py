"""The whole game by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.engine.decision import Act, Ask, Option, Refusal
from app.engine.message import CardRef, message
from app.table.actions import ACTIONS, BY_ID, clashes, keys_of
from app.table.cursor import Way, in_reading_order, neighbour
from app.table.hands import Stage
from app.table.spots import Wish, arrangement
from tests.table.situations import END, decision, full_table


@pytest.fixture
def press(qtbot):
    """Presses keys on a table's view, or on the overlay that is open."""

    def keys(widget, *which: Qt.Key) -> None:
        for key in which:
            target = widget.questions.choices or widget.questions.overlay or widget.view
            qtbot.keyClick(target, key)
            QApplication.processEvents()

    return keys


def test_arrows_walk_over_the_cards() -> None:
    """To the nearest card in that direction."""
    situation = full_table()
    spots = arrangement(situation.view(), Wish(1290, 900, 0)).spots
    squad, enemies = situation.zones[0, "squad"], situation.zones[1, "squad"]
    assert neighbour(spots, squad[2], Way.RIGHT) == squad[3]
    assert neighbour(spots, squad[3], Way.LEFT) == squad[2]
    assert neighbour(spots, squad[3], Way.UP) in enemies
    assert neighbour(spots, squad[3], Way.DOWN) in situation.zones[0, "hand"]


def test_the_cards_of_a_hand_follow_from_left_to_right() -> None:
    """Whatever way the fan hangs; then one's own cards, then the other's."""
    situation = full_table()
    spots = arrangement(situation.view(), Wish(1290, 900, 0)).spots
    hand, squad, enemies = situation.zones[0, "hand"], situation.zones[0, "squad"], situation.zones[1, "squad"]
    assert in_reading_order(spots, {*enemies, *hand, *squad}) == [*hand, *squad, *enemies]


def test_tab_walks_over_cards_that_can_act_and_enter_strikes(open_table, press) -> None:
    """Tab, Enter, Tab, Enter: a strike."""
    situation = full_table()
    dragon = situation.zones[0, "squad"][-1]
    options = [Option(Act.STRIKE, dragon, target=target) for target in situation.zones[1, "squad"][:2]]
    widget, session = open_table(situation.view(decision(Ask.TURN, *options, END)))
    press(widget, Qt.Key.Key_Tab)
    assert widget.keyboard.card == dragon
    press(widget, Qt.Key.Key_Return, Qt.Key.Key_Tab)
    assert widget.keyboard.card == options[0].target
    press(widget, Qt.Key.Key_Return)
    assert session.said == [options[0]]


def test_enter_on_a_card_that_can_do_nothing_says_why(open_table, press) -> None:
    """107.5: as a drop of it would."""
    situation = full_table()
    smith = situation.zones[0, "squad"][3]
    widget, session = open_table(situation.view(decision(Ask.TURN, END)))
    reason = message("reasons.refused_strike", card=CardRef(smith, "Кузнец глубин"))
    session.refusals.append(Refusal(smith, Act.STRIKE, 0, reason, "107.5"))
    widget.keyboard.go(smith)
    press(widget, Qt.Key.Key_Return)
    assert session.said == []
    assert "слабость первого хода (107.5)" in widget.sheets.toast.label.text()


def test_escape_puts_the_card_down(open_table, press) -> None:
    """And a second one takes the announcement back."""
    situation = full_table()
    dragon = situation.zones[0, "squad"][-1]
    option = Option(Act.STRIKE, dragon, target=situation.zones[1, "squad"][0])
    widget, session = open_table(situation.view(decision(Ask.TURN, option, END)))
    press(widget, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert (widget.hands.stage, session.said) == (Stage.FREE, [])


def test_escape_takes_an_announcement_back(open_table, press) -> None:
    """519.3.1."""
    situation = full_table()
    picked = Option(Act.PICK, situation.zones[1, "squad"][0])
    widget, session = open_table(situation.view(decision(Ask.TARGET, picked, can_back=True)))
    press(widget, Qt.Key.Key_Escape)
    assert session.said == ["back"]


def test_a_number_key_picks_the_card_of_that_number(open_table, press) -> None:
    """In reading order."""
    situation = full_table()
    options = [Option(Act.PICK, card) for card in situation.zones[1, "squad"]]
    widget, session = open_table(situation.view(decision(Ask.TARGET, *options)))
    press(widget, Qt.Key.Key_2)
    assert session.said == [options[1]]


def test_a_number_key_presses_a_button(open_table, press) -> None:
    """301.4."""
    first, second = Option(Act.GO, number=1), Option(Act.GO, number=2)
    widget, session = open_table(full_table().view(decision(Ask.FIRST, first, second)))
    press(widget, Qt.Key.Key_2)
    assert session.said == [second]


def test_enter_agrees(open_table, press) -> None:
    """118.5."""
    widget, session = open_table(full_table().view(decision(Ask.MAY, Option(Act.YES), Option(Act.NO))))
    press(widget, Qt.Key.Key_Return)
    assert session.said == [Option(Act.YES)]


@pytest.mark.parametrize("key", [Qt.Key.Key_3, None])
def test_a_list_is_answered_by_a_number_or_by_arrows_and_enter(open_table, press, key) -> None:
    """524."""
    options = tuple(Option(Act.MODE, number=number) for number in (1, 2, 3))
    widget, session = open_table(full_table().view(decision(Ask.MODE, *options)))
    if key is None:
        press(widget, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    else:
        press(widget, key)
    assert session.said == [options[2]]


def test_a_number_of_two_digits_is_typed(open_table, press) -> None:
    """1 waits for a second digit where there is a number of two."""
    options = tuple(Option(Act.NUMBER, number=number) for number in range(1, 13))
    widget, session = open_table(full_table().view(decision(Ask.NUMBER, *options, low=1, high=12)))
    press(widget, Qt.Key.Key_1)
    assert session.said == []
    press(widget, Qt.Key.Key_2)
    assert session.said == [options[11]]


def test_many_numbers_are_a_slider(open_table, press) -> None:
    """Digits set it, Enter takes it."""
    options = tuple(Option(Act.NUMBER, number=number) for number in range(1, 31))
    widget, session = open_table(full_table().view(decision(Ask.NUMBER, *options, low=1, high=30)))
    press(widget, Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Return)
    assert session.said == [options[26]]


def test_the_turn_ends_by_keys(open_table, qtbot) -> None:
    """«Далее»."""
    widget, session = open_table(full_table().view(decision(Ask.TURN, END)))
    qtbot.keyClick(widget.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert session.said == [END]


def test_the_actions_have_keys_that_do_not_clash() -> None:
    """Two actions on one key would do neither."""
    assert clashes({}) == []


def test_a_player_may_set_other_keys() -> None:
    """One table of rebindable actions; fixed ones keep theirs."""
    chosen = {"end_turn": "F12", "done": "F12"}
    assert [keys.toString() for keys in keys_of(BY_ID["end_turn"], chosen)] == ["F12"]
    assert [keys.toString() for keys in keys_of(BY_ID["done"], chosen)] == ["Return", "Enter", "Space"]
    assert clashes({"end_turn": "F6"}) == [(BY_ID["end_turn"], BY_ID["next_zone"])]


def test_every_action_that_is_not_fixed_does_something(open_table) -> None:
    """The table of actions and what is done hold the same names."""
    widget, _session = open_table(full_table().view(decision(Ask.TURN, END)))
    assert set(widget.menus.actions) == {action.id for action in ACTIONS if not action.fixed}
