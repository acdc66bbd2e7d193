"""The settings page: what is changed holds at once and after the next start."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from app.controller.settings import Motion, SettingsFile, Theme
from app.windows.main_window import MainWindow
from app.windows.page import Place
from app.windows.play.table_page import TablePage
from app.windows.settings_window import SettingsPage
from app.windows.sound.player import lack
from app.windows.workshop.own_cards import OwnCards
from app.words import Tongue


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.go(Place.SETTINGS)
    found = window.page(Place.SETTINGS)
    assert isinstance(found, SettingsPage)
    return found


def click(qtbot: QtBot, page: SettingsPage, name: str) -> None:
    button = page.findChild(QPushButton, name)
    assert button is not None, name
    button.click()


def test_a_change_is_kept_for_the_next_start(page: SettingsPage, qtbot: QtBot) -> None:
    """Motion off, theme light, and a box unticked."""
    click(qtbot, page, "settings.motion.none")
    click(qtbot, page, "settings.theme.light")
    page.findChild(QCheckBox, "settings.forecast").click()
    kept, problems = SettingsFile(page.client.home / "settings.toml").read()
    assert (kept.look.motion, kept.look.theme, kept.play.forecast) == (Motion.NONE, Theme.LIGHT, False)
    assert problems == []


def test_the_language_is_chosen_here_too(page: SettingsPage, qtbot: QtBot) -> None:
    """And the page itself follows."""
    click(qtbot, page, "settings.language.en")
    assert page.client.speech.tongue is Tongue.ENGLISH
    assert page.findChild(QPushButton, "settings.folder").text() == "Open the folder"


def test_text_grows_with_the_slider(page: SettingsPage) -> None:
    """By keyboard or mouse; plain text becomes larger everywhere."""
    before = page.client.theme.pixels()
    page.findChild(QSlider, "settings.text_size").setValue(20)
    assert page.client.theme.pixels() > before * 1.5


def test_sound_that_can_not_be_says_why(page: SettingsPage) -> None:
    """The extra is not installed with the tests, or the machine has no device."""
    box = page.findChild(QCheckBox, "settings.sound")
    if box.isEnabled():
        pytest.skip("the extra for sound is installed")
    assert page.say(lack()) in [each.text() for each in page.findChildren(type(page.label()))]


def test_own_data_go_out_and_come_back_whole(page: SettingsPage, tmp_path: Path, qtbot: QtBot) -> None:
    """What was here before the return is kept beside."""
    pack, home = tmp_path / "otryad.zip", page.client.home
    (home / "decks").mkdir()
    (home / "decks" / "моя.txt").write_text("3 Вайл\n", encoding="utf-8")
    page.back_up(pack)
    qtbot.waitUntil(lambda: page.say("settings.backed_up", number=2)[:9] in page.notice.text)
    (home / "decks" / "моя.txt").unlink()
    page.bring_back(pack)
    qtbot.waitUntil(lambda: not page.client.jobs.running)
    assert (home / "decks" / "моя.txt").read_text(encoding="utf-8") == "3 Вайл\n"
    assert "user.db" in zipfile.ZipFile(pack).namelist()


def test_own_cards_come_back_too(page: SettingsPage, tmp_path: Path, qtbot: QtBot) -> None:
    """What was written in the workshop is one's own like decks and games."""
    own = OwnCards(page.client.home)
    own.place.parent.mkdir()
    own.place.write_text("name,type\nПроба пера,Существо\n", encoding="utf-8")
    page.back_up(tmp_path / "всё.zip")
    qtbot.waitUntil(lambda: page.notice.text != "")
    own.place.unlink()
    page.notice.dismiss()
    page.bring_back(tmp_path / "всё.zip")
    qtbot.waitUntil(lambda: own.place.exists())
    assert "Проба пера" in own.place.read_text(encoding="utf-8")


def test_a_game_under_way_is_put_away_before_the_data_are_exchanged(
    window: MainWindow, page: SettingsPage, tmp_path: Path, qtbot: QtBot
) -> None:
    """Or its answers would go to a file that lies among the old data, and be missed."""
    page.back_up(tmp_path / "всё.zip")
    qtbot.waitUntil(lambda: (tmp_path / "всё.zip").exists())
    window.page(Place.START).findChild(QWidget, "windows.quick_game").click()
    table = window.page(Place.TABLE)
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.table is not None)
    page.bring_back(tmp_path / "всё.zip")
    assert table.sitting is None
    assert table.notice.text == table.say("play.put_away")
    qtbot.waitUntil(lambda: not window.client.jobs.running)


def test_a_foreign_file_changes_nothing(page: SettingsPage, tmp_path: Path, qtbot: QtBot) -> None:
    """A message, and the data are as they were."""
    pack = tmp_path / "otryad.zip"
    pack.write_bytes(b"no zip at all")
    page.bring_back(pack)
    qtbot.waitUntil(lambda: pack.name in page.notice.text)
    assert page.client.home.exists()


def test_a_key_is_given_to_an_action_and_taken_back(page: SettingsPage, qtbot: QtBot) -> None:
    """Two actions on one key are told; the usual keys come back at once."""
    edit = page.keys.edits["bookmark"]
    edit.setKeySequence(QKeySequence("Ctrl+Z"))
    edit.editingFinished.emit()
    assert page.client.keeper.now.keys == {"bookmark": "Ctrl+Z"}
    assert page.say("actions.undo") in page.keys.clash.text()
    click(qtbot, page, "settings.usual_keys")
    assert page.client.keeper.now.keys == {}
    assert page.keys.clash.text() == ""


def test_a_report_is_one_file(page: SettingsPage, tmp_path: Path, qtbot: QtBot) -> None:
    """With versions in it."""
    page.report(tmp_path / "отчёт.zip")
    qtbot.waitUntil(lambda: "отчёт.zip" in page.notice.text)
    assert "versions.txt" in zipfile.ZipFile(tmp_path / "отчёт.zip").namelist()
