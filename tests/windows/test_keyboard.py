"""The keyboard alone, and a screen reader: every page can be walked, and everything on the way has a name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.words import Tongue

PAGES = [place for place in Place if place not in (Place.TABLE, Place.REPLAY, Place.LEARN, Place.SIDE_DECK)]
MOST_STOPS = 120


def walk(window: MainWindow, qtbot: QtBot) -> list[QWidget]:
    """Where Tab stops until it comes round."""
    stops: list[QWidget] = []
    for _ in range(MOST_STOPS):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        if stops and now is stops[0]:
            return stops
        if not stops or now is not stops[-1]:
            stops.append(now)
    raise AssertionError(f"Tab does not come round: {stops[-3:]}")


def name_of(widget: QWidget) -> str:
    """What a screen reader says of it."""
    found = QAccessible.queryAccessibleInterface(widget)
    said = found.text(QAccessible.Text.Name) if found is not None else ""
    return said or str(widget.property("placeholderText") or "")


@pytest.mark.parametrize("tongue", list(Tongue))
@pytest.mark.parametrize("place", PAGES)
def test_tab_walks_round_a_page_and_every_stop_has_a_name(
    window: MainWindow, qtbot: QtBot, place: Place, tongue: Tongue
) -> None:
    """No field holds the focus for itself, and nothing is nameless, in either language."""
    window.client.keeper.change("look", language=tongue)
    window.go(place)
    qtbot.waitUntil(lambda: not window.client.jobs.running and not window.client.shelf.is_busy)
    stops = walk(window, qtbot)
    assert [widget for widget in stops if not name_of(widget)] == []
    inside = window.page(place).findChildren(QWidget)
    wanted = [
        widget
        for widget in inside
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and not widget.property("checkable")
        and widget.objectName() != "qt_keysequenceedit_lineedit"
    ]
    assert [widget for widget in wanted if widget not in stops] == []
