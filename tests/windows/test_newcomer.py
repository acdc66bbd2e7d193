"""What somebody does on the first evening, from one page to the next, each to its end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.controller.settings import Motion
from app.table.overlays.winner import WinnerOverlay
from app.windows.games.games_page import GamesPage
from app.windows.games.replay_page import ReplayPage
from app.windows.learn.learn_page import LearnPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.table_page import TablePage
from app.words import Tongue
from tests.table.games import Fighter

MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def _still(window: MainWindow) -> None:
    """No card moves slowly, and the end of a turn is not asked about."""
    window.client.keeper.change("look", motion=Motion.NONE)
    window.client.keeper.change("play", warn_unused=False)


def play_to_the_end(page: TablePage, qtbot: QtBot) -> None:
    """Answer whatever is asked, as the table would, until somebody has won."""
    assert page.sitting is not None and page.table is not None
    session, fighter = page.sitting.session, Fighter(1)
    for _ in range(MOST_ANSWERS):
        qtbot.waitUntil(lambda: session.decision is not None or session.outcome is not None)
        if session.outcome is not None or session.decision is None:
            return
        page.table.flow.answer((fighter.choose(session.decision, session.view()),))
    raise AssertionError("the game has no end")


def test_the_first_lesson_is_played_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    """Playing, striking, ending the turn: each is told when its moment has come, and at last that it is over."""
    window.go(Place.LEARN)
    page = window.page(Place.LEARN)
    assert isinstance(page, LearnPage)
    qtbot.waitUntil(lambda: page.is_under_way)
    play_to_the_end(page, qtbot)
    assert page.coach is not None and page.table is not None
    assert {"learn.coin", "learn.end", "learn.over"} <= page.coach.said
    assert page.coach.said & {"learn.rush", "learn.strike", "learn.must_strike"}
    assert isinstance(page.table.sheets.sheet, WinnerOverlay)


def test_a_quick_game_is_won_counted_and_watched_again(window: MainWindow, qtbot: QtBot) -> None:
    """One click begins it; the end leads to the replay, and the list counts it for both decks."""
    qtbot.mouseClick(window.page(Place.START).findChild(QWidget, "windows.quick_game"), Qt.MouseButton.LeftButton)
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.sitting is not None and table.table is not None
    table.sitting.session.concede(0)
    sheet = table.table.sheets.sheet
    assert isinstance(sheet, WinnerOverlay)
    sheet.buttons["replay"].click()
    replay = window.page(Place.REPLAY)
    assert isinstance(replay, ReplayPage)
    qtbot.waitUntil(lambda: replay.replay is not None)
    assert replay.replay is not None
    replay.go(replay.replay.length)
    assert replay.replay.is_at_end
    window.go(Place.GAMES)
    games = window.page(Place.GAMES)
    assert isinstance(games, GamesPage)
    qtbot.waitUntil(lambda: "1 (100 %)" in games.results.toPlainText())
    assert table.plan is not None
    assert all(side.deck.name in games.results.toPlainText() for side in table.plan.sides)


def test_the_language_changes_in_the_middle_of_a_game(window: MainWindow, qtbot: QtBot) -> None:
    """The table, its log and what it asks speak the other language at once."""
    window.page(Place.START).findChild(QWidget, "windows.quick_game").click()
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.is_under_way)
    assert table.table is not None
    qtbot.waitUntil(lambda: table.table is not None and table.table.session.decision is not None)
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    assert table.table.panel.log.title.text() == "The game"
    assert table.table.skin.tongue is Tongue.ENGLISH


def test_a_second_start_brings_the_window_back(window: MainWindow, qtbot: QtBot) -> None:
    """It was out of sight, and the program is not started twice."""
    window.showMinimized()
    assert window.isMinimized()
    window.called([])
    assert window.isVisible()
    assert not window.isMinimized()
