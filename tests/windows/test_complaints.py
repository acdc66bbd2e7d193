"""What fails is told in the notice bar of the page, in the language chosen, and nothing is lost."""

from __future__ import annotations

import os
from errno import EACCES, ENOSPC
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.controller.settings import SettingsFile
from app.engine.errors import BadSetup
from app.engine.message import message
from app.windows.client import Client
from app.windows.decks.editor_page import DeckEditorPage
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.settings_window import SettingsPage
from app.words import Tongue

PLACES = [place for place in Place if place is not Place.SIDE_DECK]  # there one comes with a game only


def refuse(code: int) -> OSError:
    return OSError(code, os.strerror(code), "/дом/тайна.txt")


@pytest.mark.parametrize("place", PLACES)
def test_every_page_tells_why_a_file_failed(window: MainWindow, place: Place) -> None:
    """By the system's own name of the reason, put into words; and again when the language changes."""
    page = window.page(place)
    page.complain(refuse(EACCES))
    assert page.isAncestorOf(page.notice)
    assert page.notice._label.text() == "Файл /дом/тайна.txt: не хватает прав"
    window.client.speech.switch(Tongue.ENGLISH)
    assert page.notice._label.text() == "/дом/тайна.txt: permission is denied"


def test_settings_that_were_set_aside_are_told_on_the_first_page(client: Client, qtbot: QtBot) -> None:
    """Within the window, not beside it."""
    (client.home / "settings.toml").write_text("[look\n", encoding="utf-8")
    client.keeper.read_again()
    window = MainWindow(client)
    page = window.page(Place.START)
    assert page.notice.text.startswith(
        "Файл настроек settings.toml не читается (это не TOML: ошибка в строке 1, знак 6)"
    )
    assert page.isAncestorOf(page.notice)
    window.close()
    window.deleteLater()


def test_a_mistake_of_the_program_goes_to_the_crash_window(window: MainWindow) -> None:
    """It is no page's business."""
    page = window.page(Place.DECKS)
    with pytest.raises(KeyError):
        page.complain(KeyError("what"))
    assert page.notice.text == ""


def test_work_that_fails_is_told_without_more_ado(window: MainWindow, qtbot: QtBot) -> None:
    """A page needs no handler of its own."""

    def work(_progress: object) -> None:
        raise refuse(ENOSPC)

    window.go(Place.GAMES)
    page = window.page(Place.GAMES)
    page.work("work", work)
    qtbot.waitUntil(lambda: page.notice.text == "Файл /дом/тайна.txt: на диске нет места")


def test_a_game_that_can_not_begin_leads_to_another_one(window: MainWindow) -> None:
    """The table says why, and has a way to other decks."""
    window.go(Place.TABLE)
    page = window.page(Place.TABLE)
    page.complain(BadSetup(message("engine.no_hero", card="Волк", seat="А")))
    assert page.notice.text == "Такую партию не начать: «Волк» не герой (А)"
    button = page.notice.findChild(QPushButton, "windows.new_game")
    assert button is not None
    button.click()
    assert window.place is Place.NEW_GAME


def test_a_deck_that_can_not_be_saved_stays_unsaved(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page tells why, and still asks before one leaves."""

    def full(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    window.go(Place.DECK)
    page = window.page(Place.DECK)
    assert isinstance(page, DeckEditorPage)
    monkeypatch.setattr(os, "fsync", full)
    assert not page.save()
    assert page.notice.text.endswith("не записать: на диске нет места")


def test_settings_that_can_not_be_written_are_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen holds all the same."""

    def denied(*_: object) -> None:
        raise refuse(EACCES)

    window.go(Place.SETTINGS)
    monkeypatch.setattr(SettingsFile, "write", denied)
    window.client.keeper.change("look", sound=True)
    assert window.page(Place.SETTINGS).notice.text.startswith("Настройки не сохраняются: не хватает прав")
    assert window.client.keeper.now.look.sound


def test_a_database_that_was_set_aside_is_told(client: Client, qtbot: QtBot) -> None:
    """Nothing of the player's is put away in silence."""
    (client.home / "user.db").write_bytes(b"no database at all" * 100)
    window = MainWindow(client)
    window.client.shelf.ask("open", lambda _catalogue: None, lambda _none: None)
    page = window.page(Place.START)
    qtbot.waitUntil(
        lambda: page.notice._label.text().startswith("База user.db повреждена и отложена как user.damaged-")
    )
    window.close()
    window.deleteLater()


def test_a_backup_in_a_folder_s_place_is_told(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """The folder is left as it is, and nothing beside it."""
    window.go(Place.SETTINGS)
    page = window.page(Place.SETTINGS)
    assert isinstance(page, SettingsPage)
    place = tmp_path / "занято"
    (place / "внутри").mkdir(parents=True)
    page.back_up(place)
    qtbot.waitUntil(lambda: page.notice.text.startswith("Файл"))
    assert page.notice.text == f"Файл {place}: {page.say('system.eisdir')}"
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("занято")] == ["занято"]


@pytest.mark.parametrize("name", ["папка.situation", "папка.otryad", "папка.csv", "папка.json", "папка.deck.toml"])
def test_a_folder_that_is_opened_as_a_file_is_told(window: MainWindow, tmp_path: Path, qtbot: QtBot, name: str) -> None:
    """Whatever its name says that it is."""
    (tmp_path / name).mkdir()
    window.open_files([str(tmp_path / name)])
    qtbot.waitUntil(lambda: window.page(window.place).notice.text != "")
    assert window.page(window.place).notice.text == f"Файл {name} не открывается: это папка, а не файл"
