"""The main window: ways between pages, keys, files given to it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from app.windows.decks.list_page import DecksPage
from app.windows.imports.import_page import ImportPage, Step
from app.windows.keys import WINDOW_KEYS
from app.windows.main_window import PAGES, MainWindow, place_for
from app.windows.page import Place
from app.windows.parts.tile import Tile
from app.words import Tongue, knows


def drop(window: MainWindow, place: Path) -> None:
    """A file is let go over the window."""
    packed = QMimeData()
    packed.setUrls([QUrl.fromLocalFile(str(place))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPointF(300, 300), copy, packed, left, none))


def test_back_leads_the_way_that_was_come(window: MainWindow) -> None:
    """And a page that lies on the way is gone back to, not stacked again."""
    for place in (Place.DECKS, Place.DECK, Place.CATALOGUE, Place.DECKS):
        window.go(place)
    window.back()
    assert window.place is Place.START


def test_a_page_is_loaded_beside_the_window(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right after the start the modules of most pages are still to be read: the window does not wait for them."""
    monkeypatch.delitem(sys.modules, PAGES[Place.HELP].module)
    window.go(Place.HELP)
    assert window.place is Place.START
    qtbot.waitUntil(lambda: window.place is Place.HELP)


def test_a_page_that_comes_late_does_not_take_the_place_of_another(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has gone elsewhere meanwhile stays there."""
    monkeypatch.delitem(sys.modules, PAGES[Place.HELP].module)
    window.go(Place.HELP)
    window.go(Place.SETTINGS)
    qtbot.waitUntil(lambda: not window.is_loading)
    assert window.place is Place.SETTINGS


@pytest.mark.parametrize("place", [Place.HELP, Place.SETTINGS, Place.DECKS, Place.CATALOGUE, Place.GAMES])
def test_escape_leads_back(window: MainWindow, qtbot: QtBot, place: Place) -> None:
    """From every page."""
    window.go(place)
    qtbot.keyClick(window.page(place), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.place is Place.START)


def test_f1_opens_the_rules(window: MainWindow, qtbot: QtBot) -> None:
    """On every page; each key has words for the settings."""
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.place is Place.HELP
    assert [key.message for key in WINDOW_KEYS if not knows(key.message)] == []


def test_a_dropped_deck_is_kept(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """Wherever the window is."""
    place = tmp_path / "подарок.txt"
    place.write_text("3 Пиранья\n", encoding="utf-8")
    drop(window, place)
    page = window.page(Place.DECKS)
    assert isinstance(page, DecksPage)
    qtbot.waitUntil(lambda: page.list.deck is not None and page.list.deck.kept.name == "подарок")
    assert window.place is Place.DECKS


def test_a_dropped_table_is_imported(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """It asks for its columns first."""
    place = tmp_path / "карты.csv"
    place.write_text("name,type,cost,strike,life\nКсанф,Существо,1,1,1\n", encoding="utf-8")
    drop(window, place)
    page = window.page(Place.IMPORT)
    assert isinstance(page, ImportPage)
    qtbot.waitUntil(lambda: page.step is Step.COLUMNS)


@pytest.mark.parametrize(
    ("name", "size", "expected"),
    [
        ("a.otryad", 10, Place.GAMES),
        ("a.txt", 10, Place.DECKS),
        ("a.json", 10, Place.DECKS),
        ("a.json", 100_000, Place.IMPORT),
        ("a.XLSX", 10, Place.IMPORT),
    ],
)
def test_a_file_goes_to_the_page_that_reads_it(tmp_path: Path, name: str, size: int, expected: Place) -> None:
    """A small JSON is a deck, a large one a list of cards."""
    (tmp_path / name).write_bytes(b" " * size)
    assert place_for(tmp_path / name) is expected


@pytest.mark.parametrize("place", [place for place in Place if place not in (Place.SIDE_DECK, Place.REPLAY)])
def test_the_largest_text_leaves_the_window_its_size(window: MainWindow, qtbot: QtBot, place: Place) -> None:
    """A small screen holds it: a page that needs more is scrolled, and only that page, and never sideways."""
    window.client.keeper.change("look", text_size=1.6)
    window.resize(1280, 720)
    window.go(Place.WORKSHOP)
    window.go(place)
    qtbot.waitUntil(lambda: not window.client.jobs.running and not window.client.shelf.is_busy)
    page, port = window.page(place), window.stack.parentWidget()
    assert window.size() == QSize(1280, 720)
    qtbot.waitUntil(lambda: page.height() in (port.height(), window.stack.heightForWidth(page.width())))
    assert page.width() == port.width()


def test_the_words_of_a_tile_are_never_cut(window: MainWindow, qtbot: QtBot) -> None:
    """In both languages, at every size of text."""
    for tongue in Tongue:
        for size in (0.8, 1.0, 1.6):
            window.client.keeper.change("look", text_size=size, language=tongue)
            tiles = window.page(Place.START).findChildren(Tile)
            qtbot.waitUntil(lambda tiles=tiles: all(tile.width() >= tile.sizeHint().width() for tile in tiles))
