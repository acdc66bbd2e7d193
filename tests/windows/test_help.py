"""The rules' terms: all there, found by words of either language, reached from a keyword."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.engine.terms import KeywordName
from app.windows.cards.face_view import FaceView
from app.windows.help_terms import TERMS, term, term_of
from app.windows.help_window import HelpPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.table_page import TablePage
from app.windows.workshop.workshop_page import WorkshopPage
from app.words import Tongue, say

Typing = Callable[[QWidget, str], None]


@pytest.fixture
def page(window: MainWindow) -> HelpPage:
    window.go(Place.HELP)
    found = window.page(Place.HELP)
    assert isinstance(found, HelpPage)
    return found


@pytest.mark.parametrize("keyword", list(KeywordName))
def test_every_keyword_has_its_term(keyword: KeywordName) -> None:
    """Part 7: a player who meets a word on a card finds it."""
    assert say(term_of(keyword).text, Tongue.RUSSIAN)


def test_a_search_goes_over_all_chapters(page: HelpPage, typing: Typing) -> None:
    """е = ё, any case, any part of a word."""
    typing(page.box, "НЕМЕРТ")
    assert [each.id for each in page.found()] == ["undead"]
    assert "Немёртвый" in page.text.toPlainText()


def test_a_search_that_finds_nothing_says_so(page: HelpPage, typing: Typing) -> None:
    """Instead of an empty page."""
    typing(page.box, "йцукен")
    assert page.text.toPlainText() == page.say("windows.help.nothing")


def test_a_keyword_leads_to_its_term(page: HelpPage) -> None:
    """From a card anywhere: the chapter is chosen and the term stands on it."""
    page.open_with(KeywordName.ARMOUR)
    assert term_of(KeywordName.ARMOUR) in page.found()
    assert page.chapters.currentRow() == 1


def test_in_english_only_the_printed_words_are_russian(page: HelpPage) -> None:
    """A card says «Броня»: the term shows it beside its English name."""
    page.client.keeper.change("look", language=Tongue.ENGLISH)
    outside = re.sub("«[^»]*»", "", page.text.toPlainText())
    assert not re.search("[а-яё]", outside, re.IGNORECASE)
    assert len(page.found()) == len(TERMS)


def _rush_on(face: FaceView) -> QPoint:
    """Where «Рывок» stands on a face that is shown."""
    points = (QPoint(x, y) for y in range(0, face.height(), 4) for x in range(0, face.width(), 6))
    return next(point for point in points if face.term_at(QPointF(point)) == "rush")


def test_a_keyword_on_any_drawn_card_leads_to_its_term(window: MainWindow, qtbot: QtBot) -> None:
    """In the workshop, the catalogue and both pages of decks: a click, and the help tells it."""
    window.go(Place.WORKSHOP)
    page = window.page(Place.WORKSHOP)
    assert isinstance(page, WorkshopPage)
    page.text.setPlainText("Рывок.")
    qtbot.waitUntil(lambda: page.face.face is not None and page.face.face.text == "Рывок.")
    qtbot.mouseClick(page.face, Qt.MouseButton.LeftButton, pos=_rush_on(page.face))
    assert window.place is Place.HELP
    help_page = window.page(Place.HELP)
    assert isinstance(help_page, HelpPage)
    qtbot.waitUntil(lambda: help_page.text.verticalScrollBar().value() > 0)
    assert term("rush") in help_page.found()


def test_the_menu_of_a_card_leads_to_its_words(window: MainWindow, qtbot: QtBot) -> None:
    """What a card at the table says is explained from its menu."""
    window.go(Place.LEARN)
    page = window.page(Place.LEARN)
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.table is not None and page.table.session.decision is not None)
    assert page.table is not None
    card = next(card for card in page.table.session.view().cards if card.name == "Шакал-попутчик")
    page.table.menus.open_menu(card.id, QPoint(10, 10))
    menu = page.table.menus.menu
    assert menu is not None
    words = next(each.menu() for each in menu.actions() if each.text() == page.say("table.menu.terms"))
    assert isinstance(words, QMenu)
    words.actions()[0].trigger()
    menu.close()
    assert window.place is Place.HELP
