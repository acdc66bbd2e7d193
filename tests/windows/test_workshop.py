"""The workshop: a card is written, read at once, kept, played and shared."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.controller.settings import Motion
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.table_page import TablePage
from app.windows.workshop.workshop_page import WorkshopPage
from carddb.facts import CardType, Element


@pytest.fixture
def page(window: MainWindow) -> WorkshopPage:
    window.client.keeper.change("look", motion=Motion.NONE)
    window.go(Place.WORKSHOP)
    found = window.page(Place.WORKSHOP)
    assert isinstance(found, WorkshopPage)
    return found


def write(page: WorkshopPage, name: str = "Проба", text: str = "Рывок.") -> None:
    """A creature of the forest."""
    page.name.setText(name)
    page.findChild(QPushButton, "browser.element.forest").setChecked(True)
    for field, value in (("cost", "2"), ("strike", "3"), ("life", "4")):
        page.numbers[field].setText(value)
    page.text.setPlainText(text)


def press(page: WorkshopPage, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(page.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_a_text_that_is_understood_says_so(page: WorkshopPage, qtbot: QtBot) -> None:
    """With the wording that the program gives it."""
    write(page)
    qtbot.waitUntil(lambda: page.verdict.text() == page.say("browser.plays.whole"))
    assert "Рывок" in page.reading.toPlainText()


def test_words_that_are_not_understood_are_shown(page: WorkshopPage, qtbot: QtBot) -> None:
    """And the rest plays all the same."""
    write(page, text="Рывок. Найм: Споёт песню о доме.")
    qtbot.waitUntil(lambda: page.verdict.text() == page.say("browser.plays.partly"))
    assert "Споёт" in page.reading.toPlainText()


def test_a_kept_card_is_in_the_catalogue_and_comes_back(page: WorkshopPage, qtbot: QtBot) -> None:
    """With all that was written; deleted, it is gone."""
    write(page)
    press(page, qtbot, "workshop.keep")
    qtbot.waitUntil(lambda: page.list.count() == 1)
    card = page.client.shelf.catalogue().card("Проба")
    assert card is not None
    assert (card.facts.type, card.facts.elements, card.facts.cost) == (CardType.CREATURE, (Element.FOREST,), 2)
    page.name.setText("Другое")
    page._choose(page.list.item(0))
    assert page.facts().name == "Проба"
    press(page, qtbot, "workshop.remove")
    qtbot.waitUntil(lambda: page.list.count() == 0)
    assert page.client.shelf.catalogue().card("Проба") is None


def test_keeping_again_changes_and_never_doubles(page: WorkshopPage, qtbot: QtBot) -> None:
    """A card is its name (106.2.1)."""
    write(page)
    press(page, qtbot, "workshop.keep")
    qtbot.waitUntil(lambda: page.list.count() == 1)
    page.numbers["life"].setText("7")
    press(page, qtbot, "workshop.keep")
    catalogue = page.client.shelf.catalogue
    qtbot.waitUntil(lambda: getattr(catalogue().card("Проба"), "facts", page.facts()).life == 7)
    assert [facts.name for facts in page.own.cards()] == ["Проба"]


@pytest.mark.parametrize(("field", "value"), [("cost", "много"), ("life", "-3"), ("strike", "1e9")])
def test_a_number_that_is_none_is_refused(page: WorkshopPage, qtbot: QtBot, field: str, value: str) -> None:
    """With a message; nothing is kept."""
    write(page)
    page.numbers[field].setText(value)
    press(page, qtbot, "workshop.keep")
    assert value in page.notice.text
    assert page.own.cards() == []


def test_a_card_without_a_name_is_refused(page: WorkshopPage, qtbot: QtBot) -> None:
    """A card is known by its name."""
    write(page, name=" ")
    press(page, qtbot, "workshop.keep")
    assert page.notice.text == page.say("workshop.no_name")


def test_a_card_is_played_on_a_practice_table(page: WorkshopPage, window: MainWindow, qtbot: QtBot) -> None:
    """Half of the deck are its copies, and both sides have their coins."""
    write(page)
    press(page, qtbot, "workshop.play")
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.sitting is not None)
    assert table.sitting is not None
    view = table.sitting.session.view()
    assert [player.coins for player in view.players] == [10, 10]
    assert all(card.facts for card in view.cards if card.id in (*view.players[0].hand, *view.players[1].hand))


def test_a_shared_file_is_taken_in(page: WorkshopPage, tmp_path: Path, qtbot: QtBot) -> None:
    """New cards become one's own; an own card of the same name stays as it is, and a bad record is told."""
    write(page, text="Броня 1.")
    press(page, qtbot, "workshop.keep")
    qtbot.waitUntil(lambda: page.list.count() == 1)
    place = tmp_path / "чужие.csv"
    rows = [
        "name,type,cost,strike,life,text",
        "Проба,Существо,1,1,1,Рывок.",
        "Гость,Существо,1,1,1,Рывок.",
        ",Квест,,,,",
    ]
    place.write_text("\n".join(rows), encoding="utf-8")
    page.take_file(place)
    qtbot.waitUntil(lambda: page.list.count() == 2)
    assert page.say("workshop.taken", new=1, known=1, skipped=1) in page.notice.text
    catalogue = page.client.shelf.catalogue()
    assert [getattr(catalogue.card(name), "text", None) for name in ("Проба", "Гость")] == ["Броня 1.", "Рывок."]


@pytest.mark.parametrize("content", [b"", b"\0\0", b"a,b\n1,2\n", b"[]", b"PK\x03\x04"])
def test_a_shared_file_that_is_none_changes_nothing(
    page: WorkshopPage, tmp_path: Path, qtbot: QtBot, content: bytes
) -> None:
    """With a message."""
    place = tmp_path / "чужие.csv"
    place.write_bytes(content)
    page.take_file(place)
    qtbot.waitUntil(lambda: "чужие.csv" in page.notice.text)
    assert page.own.cards() == []


def test_own_cards_are_shared_as_a_list_that_anybody_can_import(
    page: WorkshopPage, tmp_path: Path, qtbot: QtBot
) -> None:
    """CSV with headers."""
    write(page)
    press(page, qtbot, "workshop.keep")
    qtbot.waitUntil(lambda: page.list.count() == 1)
    page.share(tmp_path / "мои.csv")
    qtbot.waitUntil(lambda: "мои.csv" in page.notice.text)
    assert "Проба" in (tmp_path / "мои.csv").read_text(encoding="utf-8")
