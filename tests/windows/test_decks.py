"""Decks: the editor by mouse and keyboard, files in and out, the shelf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.windows.decks.editing import Part, moved, renamed, with_more
from app.windows.decks.editor_page import DeckEditorPage
from app.windows.decks.list_page import DecksPage
from app.windows.decks.model import CardRow
from app.windows.decks.store import DeckStore
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.words import Tongue, knows
from carddb.decks.deck import Deck, DeckFormat, Entry
from carddb.message import Say

Typing = Callable[[QWidget, str], None]


@pytest.fixture
def editor(window: MainWindow, qtbot: QtBot) -> DeckEditorPage:
    """The editor with an empty deck and the catalogue at hand."""
    window.go(Place.DECK)
    page = window.page(Place.DECK)
    assert isinstance(page, DeckEditorPage)
    qtbot.waitUntil(lambda: bool(page.browser.model.cards) and page.judged is not None)
    return page


@pytest.fixture
def decks(window: MainWindow, qtbot: QtBot) -> DecksPage:
    """The page of decks, filled."""
    window.go(Place.DECKS)
    page = window.page(Place.DECKS)
    assert isinstance(page, DecksPage)
    qtbot.waitUntil(lambda: bool(page.list.decks.decks))
    return page


def find(editor: DeckEditorPage, qtbot: QtBot, name: str) -> None:
    """Look a card up in the editor's list."""
    editor.browser.look_for(f'имя="{name}"')
    qtbot.waitUntil(lambda: [card.name for card in editor.browser.model.cards] == [name])


def double_click(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """A double click on the first card that was found."""
    view = editor.browser.list
    place = view.visualRect(editor.browser.model.index(0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def rows(editor: DeckEditorPage) -> dict[str, int]:
    """Copies by name, as the deck's list shows them."""
    found = (row for row in editor.model.rows if isinstance(row, CardRow))
    return {row.resolved.name: row.resolved.entry.count for row in found}


def test_a_double_click_adds_a_card(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """And another one a second copy."""
    find(editor, qtbot, "Пиранья")
    double_click(editor, qtbot)
    double_click(editor, qtbot)
    qtbot.waitUntil(lambda: rows(editor) == {"Пиранья": 2})


def test_a_hero_leads(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """A second hero takes the place of the first."""
    for name in ("Афари", "Кром Железный"):
        find(editor, qtbot, name)
        double_click(editor, qtbot)
    assert editor.deck.hero is not None
    assert editor.deck.hero.name == "Кром Железный"
    assert editor.deck.main == ()


def test_cards_are_dropped_in(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """Dragged from the list onto the page."""
    find(editor, qtbot, "Пиранья")
    packed = editor.browser.model.mimeData([editor.browser.model.index(0)])
    drop = QDropEvent(
        QPointF(900, 300),
        Qt.DropAction.CopyAction,
        packed,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    editor.dropEvent(drop)
    qtbot.waitUntil(lambda: rows(editor) == {"Пиранья": 1})


def test_plus_and_minus_change_the_number(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """In the deck's list; Delete takes all copies out."""
    editor.change(Deck(main=(Entry(1, "Пиранья"),)), "decks.did.read")
    qtbot.waitUntil(lambda: bool(rows(editor)))
    editor.list.setCurrentIndex(editor.model.index(editor.model.place_of("Пиранья")))
    qtbot.keyClick(editor.list, Qt.Key.Key_Plus)
    qtbot.waitUntil(lambda: rows(editor) == {"Пиранья": 2})
    qtbot.keyClick(editor.list, Qt.Key.Key_Minus)
    qtbot.waitUntil(lambda: rows(editor) == {"Пиранья": 1})
    qtbot.keyClick(editor.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: rows(editor) == {})


def test_every_change_is_undone_and_done_again(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """Ctrl+Z and Ctrl+Y."""
    find(editor, qtbot, "Пиранья")
    double_click(editor, qtbot)
    double_click(editor, qtbot)
    qtbot.mouseClick(editor.findChild(QPushButton, "decks.undo"), Qt.MouseButton.LeftButton)
    assert [entry.count for entry in editor.deck.main] == [1]
    qtbot.mouseClick(editor.findChild(QPushButton, "decks.redo"), Qt.MouseButton.LeftButton)
    assert [entry.count for entry in editor.deck.main] == [2]


def test_what_is_wrong_is_said_while_editing(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """Part 7, «Орда»: no more than three of a name; 40 cards; a hero."""
    editor.change(Deck(main=(Entry(4, "Забира"),)), "decks.did.read")
    qtbot.waitUntil(lambda: bool(rows(editor)))
    said = editor.verdict.text()
    assert "Забира: 4 копии, можно не больше 3" in said
    assert "Нет героя" in said
    assert "нужно хотя бы 40" in said


def test_an_unknown_name_shows_the_nearest_and_becomes_it(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """The count stays."""
    editor.change(Deck(main=(Entry(3, "Пирания"),)), "decks.did.read")
    qtbot.waitUntil(lambda: bool(rows(editor)))
    row = next(each for each in editor.model.rows if isinstance(each, CardRow))
    assert row.resolved.nearest[0] == "Пиранья"
    editor.take_for(row.resolved, row.resolved.nearest[0])
    qtbot.waitUntil(lambda: rows(editor) == {"Пиранья": 3})
    assert editor.judged is not None
    assert editor.judged.deck.unknown == ()


def test_a_deck_is_pasted_and_copied_out(editor: DeckEditorPage, qtbot: QtBot) -> None:
    """As text of a format that others read."""
    QGuiApplication.clipboard().setText("3 Пиранья\n2x Забира\nВайл x1")
    editor.paste()
    qtbot.waitUntil(lambda: len(rows(editor)) == 3)
    editor.copy_out(DeckFormat.BERSERKDECK_TEXT)
    assert "3 Пиранья" in QGuiApplication.clipboard().text()


def test_nonsense_is_refused_with_a_message(editor: DeckEditorPage, qtbot: QtBot, tmp_path: Path) -> None:
    """And the deck stays as it was."""
    before = editor.deck
    place = tmp_path / "мусор.txt"
    place.write_bytes(b"\x00\x01\x02")
    editor.read_file(place)
    qtbot.waitUntil(lambda: "мусор.txt" in editor.notice.text)
    assert editor.deck == before


def test_unsaved_changes_are_asked_about(editor: DeckEditorPage, window: MainWindow, qtbot: QtBot) -> None:
    """A bar, no modal box; «Сохранить» keeps them and goes on."""
    find(editor, qtbot, "Пиранья")
    double_click(editor, qtbot)
    window.back()
    assert window.place is Place.DECK
    assert editor.notice.text == "Изменения колоды не сохранены"
    qtbot.mouseClick(editor.notice.findChild(QPushButton, "decks.save"), Qt.MouseButton.LeftButton)
    assert window.place is Place.START
    assert [kept.name for kept in DeckStore(window.client.home).own()] == ["Новая колода"]


def test_a_window_with_unsaved_changes_does_not_close(editor: DeckEditorPage, window: MainWindow) -> None:
    """It asks first."""
    editor.change(Deck(name="Моя"), "decks.did.name")
    assert not window.close()
    editor._drop()
    assert window.close()


def test_typing_a_name_is_one_change(editor: DeckEditorPage, typing: Typing) -> None:
    """Not one for every letter."""
    typing(editor.name, "Волки")
    assert editor.deck.name == "Волки"
    editor.undo.undo()
    assert editor.deck.name == ""


def test_all_starter_decks_are_shown_with_their_heroes(decks: DecksPage) -> None:
    """And each may be played."""
    shown = decks.list.decks.decks
    assert len(shown) == len(DeckStore(decks.client.home).shipped())
    assert [deck.kept.name for deck in shown if not deck.is_legal or deck.hero_face is None] == []


def test_a_dropped_file_becomes_a_deck(decks: DecksPage, qtbot: QtBot, tmp_path: Path) -> None:
    """Named like the file when it has no name of its own."""
    place = tmp_path / "с ярмарки.txt"
    place.write_text("3 Пиранья\n", encoding="utf-8")
    packed = QMimeData()
    packed.setUrls([QUrl.fromLocalFile(str(place))])
    drop = QDropEvent(
        QPointF(QPoint(200, 200)),
        Qt.DropAction.CopyAction,
        packed,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    decks.dropEvent(drop)
    qtbot.waitUntil(lambda: decks.list.deck is not None and decks.list.deck.kept.name == "с ярмарки")


def test_a_removed_deck_can_be_put_back(decks: DecksPage, qtbot: QtBot) -> None:
    """From the bar that tells of it."""
    kept = decks.store.save(Deck("Моя", main=(Entry(1, "Пиранья"),)))
    decks.read_again(str(kept.path))
    qtbot.waitUntil(lambda: decks.list.deck is not None and decks.list.deck.kept.name == "Моя")
    qtbot.mouseClick(decks.findChild(QPushButton, "decks.remove"), Qt.MouseButton.LeftButton)
    assert not kept.path.exists()
    qtbot.mouseClick(decks.notice.findChild(QPushButton, "decks.put_back"), Qt.MouseButton.LeftButton)
    assert kept.path.exists()


def test_a_deck_is_printed_nine_cards_a_page(decks: DecksPage, tmp_path: Path, qtbot: QtBot) -> None:
    """A hero and forty cards are five sheets; the work goes on beside the window."""
    place = tmp_path / "листы.pdf"
    decks.print_to(place, decks.list.decks.decks[0])
    qtbot.waitUntil(lambda: "5 листов" in decks.notice.text)
    assert place.read_bytes().startswith(b"%PDF")


def test_in_english_no_russian_is_left_but_cards(window: MainWindow, decks: DecksPage) -> None:
    """Buttons and headings."""
    window.client.keeper.change("look", language=Tongue.ENGLISH)
    said = [button.text() for button in decks.findChildren(QPushButton)]
    assert all(text.isascii() for text in said), said


PIRANHA, ZABIRA = Entry(1, "Пиранья"), Entry(2, "Забира")


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (with_more(Deck(), PIRANHA, Part.MAIN, 2), Deck(main=(Entry(2, "Пиранья"),))),
        (with_more(Deck(main=(PIRANHA,)), Entry(1, "пиранЬЯ"), Part.MAIN, 1), Deck(main=(Entry(2, PIRANHA.name),))),
        (with_more(Deck(main=(PIRANHA,)), PIRANHA, Part.MAIN, -3), Deck()),
        (
            moved(Deck(main=(ZABIRA,)), ZABIRA, Part.SIDE),
            Deck(main=(Entry(1, ZABIRA.name),), side=(Entry(1, ZABIRA.name),)),
        ),
        (
            renamed(Deck(main=(Entry(2, "Пирана"), PIRANHA)), Entry(2, "Пирана"), PIRANHA.name),
            Deck(main=(Entry(3, PIRANHA.name),)),
        ),
    ],
)
def test_changes_give_new_decks(deck: Deck, expected: Deck) -> None:
    """Names are compared as the catalogue folds them."""
    assert deck == expected


@pytest.mark.parametrize("said", list(Say))
def test_everything_that_the_catalogue_says_has_words(said: Say) -> None:
    """A message without words would be an error on the screen."""
    assert knows(f"catalogue.{said}")
