"""The rules' terms: all there, found by words of either language, reached from a keyword."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from app.engine.terms import KeywordName
from app.windows.help_terms import TERMS, term_of
from app.windows.help_window import HelpPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
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
