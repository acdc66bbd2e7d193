"""A long press opens the menu that a right click opens, by mouse and by finger. Time is run out by the tests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.engine.decision import Act, Ask, Option
from app.table.hands import Stage
from tests.table.mouse import ring_out
from tests.table.situations import END, decision, full_table

LEFT = Qt.MouseButton.LeftButton


def table_of_strikes(open_table):
    """A table on which the last creature may strike: the widget, its session, that card and its targets."""
    situation = full_table()
    dragon, targets = situation.zones[0, "squad"][-1], situation.zones[1, "squad"]
    strikes = [Option(Act.STRIKE, dragon, target=target) for target in targets]
    widget, session = open_table(situation.view(decision(Ask.TURN, *strikes, END)))
    return widget, session, dragon, targets


def menu_lines(widget) -> list[str]:
    """What the menu that stands open offers; it is closed."""
    lines = [action.text() for action in widget.menus.menu.actions()]
    widget.menus.menu.close()
    return lines


def ground(widget, mouse) -> QPoint:
    """A point of the table on which no card lies."""
    field = widget.scene.layout.far.field
    return mouse(widget).point(field.x + field.width / 2, field.y + 3)


def release(qtbot, widget, point: QPoint) -> None:
    qtbot.mouseRelease(widget.view.viewport(), LEFT, pos=point)


def test_a_long_press_on_a_card_opens_the_menu_of_a_right_click(open_table, mouse, qtbot) -> None:
    """The same lines in the same order; the press was no click."""
    widget, session, dragon, _targets = table_of_strikes(open_table)
    mouse(widget).menu(dragon)
    right = menu_lines(widget)
    mouse(widget).hold(dragon)
    assert menu_lines(widget) == right
    release(qtbot, widget, mouse(widget).at(dragon))
    assert (widget.hands.stage, session.said) == (Stage.FREE, [])


def test_a_finger_that_stays_opens_the_menu(open_table, mouse, qtbot) -> None:
    """A touch screen has no right button."""
    widget, _session, _dragon, _targets = table_of_strikes(open_table)
    hero = widget.scene.view.players[0].hero  # the screen without a screen is small: it lies on it
    finger, port, point = QTest.createTouchDevice(), widget.view.viewport(), mouse(widget).at(hero)
    QTest.touchEvent(port, finger).press(0, point, port).commit()
    qtbot.waitUntil(lambda: ring_out(widget.hands) or widget.menus.menu is not None)
    held = menu_lines(widget)
    QTest.touchEvent(port, finger).release(0, point, port).commit()
    mouse(widget).menu(hero)
    assert menu_lines(widget) == held


def test_a_long_press_on_the_ground_opens_the_menu_of_the_table(open_table, mouse) -> None:
    """As a right click beside every card does."""
    widget, _session, _dragon, _targets = table_of_strikes(open_table)
    widget.menus.open_menu(0, QPoint(5, 5))
    right = menu_lines(widget)
    mouse(widget).hold(ground(widget, mouse))
    assert menu_lines(widget) == right


def test_a_press_that_moves_is_a_drag(open_table, mouse) -> None:
    """However long it takes."""
    widget, _session, dragon, targets = table_of_strikes(open_table)
    mouse(widget).take(dragon, targets[0])
    assert not ring_out(widget.hands)
    assert widget.hands.stage is Stage.DRAGGING
    widget.hands.put_down()


def test_a_card_that_was_taken_up_stays_so_under_a_long_press(open_table, mouse, qtbot) -> None:
    """The menu of what might be its target opens, and letting go strikes nobody."""
    widget, session, dragon, targets = table_of_strikes(open_table)
    mouse(widget).click(dragon)
    mouse(widget).hold(targets[0])
    assert menu_lines(widget)[0] == "Дорожный голем"
    release(qtbot, widget, mouse(widget).at(targets[0]))
    assert (widget.hands.stage, widget.hands.card, session.said) == (Stage.SELECTED, dragon, [])
    widget.hands.put_down()


def test_a_table_that_is_moved_opens_no_menu(open_table, mouse, qtbot) -> None:
    """A larger table goes along with the mouse, until a menu has opened."""
    widget, _session, _dragon, _targets = table_of_strikes(open_table)
    start, port = ground(widget, mouse), widget.view.viewport()
    widget.view.zoom_by(2.0)
    bar = widget.view.horizontalScrollBar()
    bar.setValue(200)
    start = ground(widget, mouse)
    qtbot.mousePress(port, LEFT, pos=start)
    qtbot.mouseMove(port, start - QPoint(80, 0))
    assert (ring_out(widget.hands), bar.value()) == (False, 280)
    release(qtbot, widget, start - QPoint(80, 0))
    mouse(widget).hold(start)
    widget.menus.menu.close()
    qtbot.mouseMove(port, start - QPoint(40, 0))
    assert bar.value() == 280


@pytest.mark.parametrize("long", [True, False])
def test_a_long_press_on_a_card_of_a_sheet_opens_its_menu(open_table, qtbot, long: bool) -> None:
    """A short one chooses it."""
    situation = full_table()
    cards = situation.graveyard(1, "Омутница", "Седой дракон")
    asked = decision(Ask.CARD, *[Option(Act.PICK, card) for card in cards])
    widget, session = open_table(situation.view(asked))
    button = widget.questions.overlay.cards[0]
    qtbot.mousePress(button, LEFT)
    if long:
        assert ring_out(button)
        assert menu_lines(widget)[0] == button.choice.name
    qtbot.mouseRelease(button, LEFT)
    assert bool(session.said) != long
