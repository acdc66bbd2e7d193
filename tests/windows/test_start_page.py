"""The start page: every way leads somewhere, in both languages, light and dark."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from app.controller.settings import Theme
from app.windows.main_window import MainWindow
from app.windows.parts.tile import Tile
from app.words import Tongue

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def texts_of(window: MainWindow) -> list[str]:
    """Every word on the screen."""
    return [each.text() for kind in (QLabel, QAbstractButton) for each in window.findChildren(kind) if each.isVisible()]


def test_the_language_changes_without_a_restart(window: MainWindow, qtbot: QtBot) -> None:
    """No Russian is left, but for the way back to it; and the choice is kept."""
    qtbot.mouseClick(window.findChild(QToolButton, "windows.language.other"), Qt.MouseButton.LeftButton)
    assert [text for text in texts_of(window) if CYRILLIC.search(text)] == ["По-русски"]
    assert window.client.keeper.now.look.language is Tongue.ENGLISH


def test_light_and_dark_change_at_once(window: MainWindow, qtbot: QtBot) -> None:
    """The ground of the page becomes lighter."""
    window.client.keeper.change("look", theme=Theme.DARK)
    before = window.grab().toImage().pixelColor(5, 5).lightness()
    qtbot.mouseClick(window.findChild(QToolButton, "windows.look.other"), Qt.MouseButton.LeftButton)
    assert window.grab().toImage().pixelColor(5, 5).lightness() > before + 50


def test_every_tile_is_reached_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    """Tab goes round all of them."""
    tiles = {tile.objectName() for tile in window.findChildren(Tile) if tile.isVisible()}
    reached = set()
    for _ in range(20):
        focus = window.focusWidget()
        assert focus is not None
        reached.add(focus.objectName())
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert tiles <= reached
