"""The catalogue page: search, filters, a card's page, errata, imports."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, QUrl
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.windows.cards.catalogue_page import CataloguePage
from app.windows.cards.filters import Filters
from app.windows.cards.html import text_html
from app.windows.imports.import_page import ImportPage, Step
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.words import Tongue
from carddb.errata import Erratum
from carddb.facts import CardType, Element, Game
from carddb.search.language import parse_query

Typing = Callable[[QWidget, str], None]


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> CataloguePage:
    """The catalogue with all cards of the box."""
    window.go(Place.CATALOGUE)
    found = window.page(Place.CATALOGUE)
    assert isinstance(found, CataloguePage)
    qtbot.waitUntil(lambda: found.card.story is not None)
    return found


@pytest.fixture
def imports(window: MainWindow, qtbot: QtBot) -> ImportPage:
    window.go(Place.IMPORT)
    found = window.page(Place.IMPORT)
    assert isinstance(found, ImportPage)
    qtbot.waitUntil(lambda: found.lists.count() > 0)
    return found


def names(page: CataloguePage) -> list[str]:
    return [card.name for card in page.browser.model.cards]


def ink(box: QLineEdit) -> int:
    """How many points of the box are drawn in the red of a mark."""
    image = box.grab().toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).red() > 2 * image.pixelColor(x, y).green() + 60 for x, y in points)


def look_at(page: CataloguePage, qtbot: QtBot, name: str) -> None:
    page.browser.look_for(f'имя="{name}"')
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.name == name)


def test_typing_finds_cards_by_name(page: CataloguePage, typing: Typing, qtbot: QtBot) -> None:
    """е = ё, any case; names before texts."""
    typing(page.browser.box, "ЧЕРНАЯ МЕТКА")
    qtbot.waitUntil(lambda: names(page)[:1] == ["Чёрная метка"])


def test_chips_filter_together(page: CataloguePage, qtbot: QtBot) -> None:
    """Swamp creatures of cost 2, and the chips can be cleared at once."""
    everything = len(names(page))
    for chip in ("browser.type.creature", "browser.element.swamp", "browser.cost.number 2"):
        page.browser.findChild(QPushButton, chip).click()
    qtbot.waitUntil(lambda: 0 < len(names(page)) < everything)
    facts = [card.facts for card in page.browser.model.cards]
    wrong = [each.name for each in facts if (each.type, each.cost) != (CardType.CREATURE, 2)]
    assert wrong == []
    assert all(Element.SWAMP in each.elements for each in facts)
    page.browser.findChild(QPushButton, "browser.clear").click()
    qtbot.waitUntil(lambda: len(names(page)) == everything)


def test_a_wrong_query_says_where(page: CataloguePage, typing: Typing, qtbot: QtBot) -> None:
    """The list keeps what it had."""
    before = names(page)
    typing(page.browser.box, "стаимость:3")
    qtbot.waitUntil(page.browser.problem.isVisible)
    assert "стаимость" in page.browser.problem.text()
    assert "стоимость" in page.browser.problem.text()
    assert names(page) == before


def test_the_wrong_word_is_marked_in_the_box(page: CataloguePage, typing: Typing, qtbot: QtBot) -> None:
    """Where it stands among the words that were typed, and no longer when it is right."""
    plain = ink(page.browser.box)
    typing(page.browser.box, "дракон стаимость:3")
    qtbot.waitUntil(page.browser.problem.isVisible)
    marked = ink(page.browser.box)
    assert marked > plain
    page.browser.box.setText("дракон стоимость:3")
    qtbot.waitUntil(lambda: not page.browser.problem.isVisible())
    assert ink(page.browser.box) == plain


def test_the_gallery_shows_faces(page: CataloguePage, qtbot: QtBot) -> None:
    """All that are found, side by side; the card that was looked at stays chosen."""
    look_at(page, qtbot, "Чёрная метка")
    page.browser.look_for("элементаль")
    qtbot.waitUntil(lambda: len(names(page)) > 3)
    page.browser.gallery.click()
    view = page.browser.list
    qtbot.waitUntil(lambda: page.browser.is_gallery and view.visualRect(view.model().index(1, 0)).height() > 100)
    first, second = (view.visualRect(view.model().index(row, 0)) for row in (0, 1))
    assert first.top() == second.top() and first.right() < second.left() + 1
    qtbot.waitUntil(lambda: not page.client.faces.is_busy)


@pytest.mark.parametrize(
    "filters",
    [
        Filters(),
        Filters(types=frozenset(CardType), elements=frozenset({None, *Element}), costs=frozenset(range(8))),
        Filters(class_name="Речная дева", plays_itself=True),
    ],
)
def test_filters_speak_the_language_of_queries(filters: Filters) -> None:
    """Whatever is ticked can be read."""
    parse_query(filters.query("дракон или (маг -орк)"))


def test_an_erratum_comes_into_force_and_is_cancelled(page: CataloguePage, qtbot: QtBot) -> None:
    """110.5: the text in force is the newest erratum; the history keeps all."""
    look_at(page, qtbot, "Пиранья")
    printed = page.card.story.card.text if page.card.story else ""
    qtbot.mouseClick(page.findChild(QPushButton, "browser.erratum.new"), Qt.MouseButton.LeftButton)
    page.form.text.setPlainText("Рывок.")
    page.form.source.setText("Судья")
    qtbot.mouseClick(page.form.findChild(QPushButton, "browser.erratum.keep"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == "Рывок.")
    assert "Судья" in page.card.text.toPlainText()
    number = page.card.story.card.erratum if page.card.story else None
    page.card._follow(QUrl(f"cancel:{number}"))
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == printed)
    assert page.say("browser.cancelled") in page.card.text.toPlainText()


def test_an_erratum_without_a_date_that_is_one_is_refused(page: CataloguePage, qtbot: QtBot) -> None:
    """With a message; nothing is kept."""
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок.", "вчера"))
    qtbot.waitUntil(lambda: "Пиранья" in page.notice.text)
    assert page.client.shelf.catalogue().errata() == ()


def test_an_erratum_of_other_words_is_said_to_play_the_same(page: CataloguePage, qtbot: QtBot) -> None:
    """The same program."""
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок. Броня 1.", "2026-01-01"))
    qtbot.waitUntil(lambda: len(page.client.shelf.catalogue().errata()) == 1)
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок, Броня 1.", "2026-02-01"))
    qtbot.waitUntil(lambda: page.notice.text == page.say("browser.erratum.same"))


def test_an_erratum_lists_what_it_changes_in_how_the_card_plays(page: CataloguePage, qtbot: QtBot) -> None:
    """Abilities that went and that came, in the news and in the card's history; what stays is not listed."""
    look_at(page, qtbot, "Пиранья")
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок. Броня 1.", "2026-01-01"))
    qtbot.waitUntil(lambda: len(page.client.shelf.catalogue().errata()) == 1)
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок. Броня 2. Спойте.", "2026-02-01"))
    came, gone = page.say("browser.change.came", words="Броня 2"), page.say("browser.change.gone", words="Броня 1")
    qtbot.waitUntil(lambda: came in page.notice.text)
    assert gone in page.notice.text
    assert page.say("browser.change.came", words="Спойте") in page.notice.text
    assert page.say("browser.change.came", words="Рывок") not in page.notice.text
    qtbot.waitUntil(lambda: "+ Броня 2" in page.card.text.toPlainText())
    assert "− Броня 1" in page.card.text.toPlainText()


def test_a_cancelled_erratum_lists_what_comes_back(page: CataloguePage, qtbot: QtBot) -> None:
    """What the text before it says."""
    look_at(page, qtbot, "Пиранья")
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Броня 1.", "2026-01-01"))
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == "Броня 1.")
    assert page.card.story is not None and page.card.story.card.erratum is not None
    page.cancel_erratum(page.card.story.card.erratum, True)
    qtbot.waitUntil(lambda: page.say("browser.change.gone", words="Броня 1") in page.notice.text)


def test_a_card_is_shown_as_it_was_on_a_day(page: CataloguePage, typing: Typing, qtbot: QtBot) -> None:
    """110.5: the text in force on that day; half a date changes nothing, and without one it is today."""
    look_at(page, qtbot, "Пиранья")
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Броня 1.", "2020-03-01"))
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Броня 2.", "2024-03-01"))
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == "Броня 2.")
    typing(page.day, "2022-05")
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == "Броня 1.")
    assert page.say("browser.text_on", day="2022-05-01") in page.card.text.toPlainText()
    page.day.clear()
    qtbot.waitUntil(lambda: page.card.story is not None and page.card.story.card.text == "Броня 2.")


def test_the_selected_cards_are_printed(page: CataloguePage, tmp_path: Path, qtbot: QtBot) -> None:
    """Ten cards are two sheets."""
    page.browser.look_for("т:существо")
    qtbot.waitUntil(lambda: page.browser.model.rowCount() > 10 and page.browser.model.cards[0].facts.strike is not None)
    rows = [page.browser.model.index(row, 0) for row in range(10)]
    page.browser.list.selectionModel().select(
        QItemSelection(rows[0], rows[-1]), QItemSelectionModel.SelectionFlag.ClearAndSelect
    )
    page.print_to(tmp_path / "листы.pdf")
    qtbot.waitUntil(lambda: "2 листа" in page.notice.text)
    assert (tmp_path / "листы.pdf").read_bytes().startswith(b"%PDF")


def test_errata_go_out_and_come_back(page: CataloguePage, tmp_path: Path, qtbot: QtBot) -> None:
    """A file of errata is not doubled when read again."""
    page.add_erratum(Erratum(Game.HEROES, "Пиранья", "Рывок.", "2026-01-01", "Судья"))
    qtbot.waitUntil(lambda: bool(page.client.shelf.catalogue().errata()))
    page.write_errata(tmp_path / "errata.json")
    qtbot.waitUntil(lambda: (tmp_path / "errata.json").exists())
    page.read_errata(tmp_path / "errata.json")
    qtbot.waitUntil(lambda: page.notice.text == page.say("browser.errata.read", number=0, known=1))


def test_in_english_only_card_words_are_russian(page: CataloguePage) -> None:
    """Buttons and chips."""
    page.client.keeper.change("look", language=Tongue.ENGLISH)
    said = [button.text() for button in page.findChildren(QPushButton)]
    assert all(text.isascii() for text in said), said


def test_signs_stand_in_the_text_as_pictures() -> None:
    """In any notation; an unknown one stays as it is written."""
    html = text_html("2{COIN}{TAP}: <b>", 16)
    assert html.count("<img ") == 2
    assert "&lt;b&gt;" in html
    assert text_html("{НЕЧТО}", 16) == "{НЕЧТО}"


LIST = [
    {"id": "1", "set": "99", "number": "1", "name": "Проба", "name_conf": 99, "type": "Существо", "elements": ["Леса"],
     "cost": "2", "attack": "1", "health": "3", "class": "Эльф", "text": "Рывок.", "text_conf": 99, "year": 2026},
    {"id": "2", "set": "99", "number": "2", "name": "", "type": "Существо", "text_conf": 99},
]  # fmt: skip


def test_a_list_goes_in_and_its_bad_records_are_named(imports: ImportPage, tmp_path: Path, qtbot: QtBot) -> None:
    """What would change is shown first; the report tells what was left out."""
    place = tmp_path / "список.json"
    place.write_text(json.dumps(LIST, ensure_ascii=False), encoding="utf-8")
    imports.take_file(place)
    qtbot.waitUntil(lambda: imports.step is Step.PLAN)
    assert "Новых карт: 1" in imports.summary.text()
    qtbot.mouseClick(imports.findChild(QPushButton, "imports.write"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: imports.step is Step.REPORT)
    assert "Новых: 1" in imports.done.text()
    assert "Запись 2" in imports.skipped.toPlainText()
    assert imports.client.shelf.catalogue().card("Проба") is not None


def test_a_table_asks_for_its_columns(imports: ImportPage, tmp_path: Path, qtbot: QtBot) -> None:
    """A column that no header explains is told by hand."""
    place = tmp_path / "мои карты.csv"
    place.write_text("Как зовут;Тип;Цена;Удар;Жизнь\nКсанф;Существо;2;1;3\n", encoding="utf-8")
    imports.take_file(place)
    qtbot.waitUntil(lambda: imports.step is Step.COLUMNS)
    first = imports.columns.choices[0]
    assert first.currentData() == ""
    first.setCurrentIndex(first.findData("name"))
    qtbot.mouseClick(imports.findChild(QPushButton, "imports.compare"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: imports.step is Step.PLAN)
    assert imports.plan is not None
    assert [card.printing.facts.name for card in imports.plan.new] == ["Ксанф"]
    assert imports.plan.source.name == "мои карты"


def test_conflicts_are_decided_once_for_all(imports: ImportPage, tmp_path: Path, qtbot: QtBot) -> None:
    """Kept: the text in force stays what it was."""
    known = imports.client.shelf.catalogue().card("Пиранья")
    assert known is not None
    place = tmp_path / "список.json"
    changed = [LIST[0] | {"name": "Пиранья", "text": "Иначе."}]
    place.write_text(json.dumps(changed, ensure_ascii=False), encoding="utf-8")
    imports.take_file(place)
    qtbot.waitUntil(lambda: imports.step is Step.PLAN)
    assert imports.conflicts.list.count() == 1
    qtbot.mouseClick(imports.findChild(QPushButton, "imports.keep_all"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(imports.findChild(QPushButton, "imports.write"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: imports.step is Step.REPORT)
    assert imports.client.shelf.catalogue().text_in_force(known.key) == known.text


@pytest.mark.parametrize("content", [b"", b"\x00\x01", b"{", "не список".encode(), b"[1, 2, 3]", b"\xff\xfe\x00"])
def test_a_bad_file_gives_a_message_and_changes_nothing(
    imports: ImportPage, tmp_path: Path, qtbot: QtBot, content: bytes
) -> None:
    """Whatever it is."""
    place = tmp_path / "плохой.json"
    place.write_bytes(content)
    before = imports.client.shelf.catalogue().lists()
    imports.take_file(place)
    qtbot.waitUntil(lambda: imports.notice.text != "")
    assert imports.step is Step.CHOOSE
    assert imports.client.shelf.catalogue().lists() == before
