"""Every page in English: Russian only in the words of cards."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.controller.settings import NewGame
from app.controller.undo import PERSON
from app.table.overlays.winner import WinnerOverlay
from app.windows.decks.store import DeckStore
from app.windows.main_window import MainWindow
from app.windows.page import Page, Place
from app.windows.play.plan import plan_of
from app.windows.play.table_page import TablePage
from app.words import Tongue

PAGES = [place for place in Place if place not in (Place.TABLE, Place.REPLAY, Place.LEARN, Place.SIDE_DECK)]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
WAY_BACK = ("По-русски",)
"""The button that leads back to Russian speaks Russian."""


def words_of(page: Page) -> list[str]:
    """What the page's own widgets say: labels, buttons, hints in fields, tooltips."""
    said: list[str] = []
    for widget in page.findChildren(QWidget):
        said.append(widget.toolTip())
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        if isinstance(widget, QLineEdit):
            said.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            said.append(widget.itemText(0))
    return said


def words_of_cards(window: MainWindow) -> set[str]:
    """Names and classes of all cards, names and plans of the decks of the box."""

    cards = window.client.shelf.catalogue().search("", 10_000).cards
    decks = [kept.deck for kept in DeckStore(window.client.home).shipped()]
    found = {card.name for card in cards} | {name for card in cards for name in card.facts.classes}
    return found | {word for deck in decks for word in (deck.name, deck.plan)}


@pytest.mark.parametrize("place", PAGES)
def test_in_english_only_cards_speak_russian(window: MainWindow, qtbot: QtBot, place: Place) -> None:
    """Also what was built before the language changed, and built after."""
    window.go(place)
    qtbot.waitUntil(lambda: not window.client.jobs.running and not window.client.shelf.is_busy)
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    known = sorted(words_of_cards(window), key=len, reverse=True)
    left = []
    for words in words_of(window.page(place)):
        for name in known:
            words = words.replace(name, "") if CYRILLIC.search(words) else words
        if CYRILLIC.search(words) and words not in WAY_BACK:
            left.append(words)
    assert left == []


def test_curtain_and_winners_sheet_change_their_language_while_they_are_shown(window: MainWindow, qtbot: QtBot) -> None:
    """Two at one screen, then the end of their game."""
    decks = DeckStore(window.client.home).shipped()
    chosen = NewGame(seat=PERSON, other_seat=PERSON, first="me")
    window.go(Place.TABLE, plan_of(chosen, (decks[0].deck, decks[1].deck), ("Ann", "Bob"), seed=3))
    page = window.page(Place.TABLE)
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.table is not None and page.table.sheets.curtain.isVisible())
    assert page.table is not None
    sheets = page.table.sheets
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    assert (sheets.curtain.name.text(), sheets.curtain.ready.text()) == ("Ann decides now", "I am ready")
    page.table.session.concede(0)
    assert isinstance(sheets.sheet, WinnerOverlay)
    window.client.keeper.change("look", language=Tongue.RUSSIAN)
    assert isinstance(sheets.sheet, WinnerOverlay)
    assert sheets.sheet.title.text() == "Победа: Bob"
    assert sheets.sheet.buttons["again"].text() == "Ещё раз"


def test_qt_speaks_the_language_of_the_program(window: MainWindow) -> None:
    """Menus of text fields, names of keys: Qt's own words follow the choice like ours."""
    field, arrow = QLineEdit(), QKeySequence("Ctrl+Right")

    def words() -> tuple[str, str]:
        menu = field.createStandardContextMenu()
        said = menu.actions()[0].text().partition("\t")[0].replace("&", "")
        menu.deleteLater()
        return said, arrow.toString(QKeySequence.SequenceFormat.NativeText)

    assert words() == ("Отменить действие", "Ctrl+Вправо")
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    assert words() == ("Undo", "Ctrl+Right")
    window.go(Place.SETTINGS)
    window.client.keeper.change("look", language=Tongue.RUSSIAN)
    keys = [label.text() for label in window.page(Place.SETTINGS).findChildren(QLabel)]
    assert "Влево, Вправо, Вверх, Вниз" in keys
    field.deleteLater()


@pytest.mark.parametrize("place", PAGES)
def test_in_russian_no_button_speaks_english(window: MainWindow, place: Place) -> None:
    """But for the way to English."""
    window.go(place)
    said = [button.text() for button in window.page(place).findChildren(QAbstractButton)]
    assert [
        text for text in said if re.fullmatch("[A-Za-z ]{3,}", text) and text not in ("In English", "English")
    ] == []
