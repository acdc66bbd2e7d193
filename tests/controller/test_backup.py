"""Backups: everything own comes over, nothing foreign does harm; reports hold what they promise."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from app.controller.backup import BrokenBackup, back_up, bring_back
from app.controller.report import write_report


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "decks").mkdir(parents=True)
    (folder / "decks" / "Гномы.txt").write_text("3 Гном", encoding="utf-8")
    (folder / "settings.toml").write_text("seen = []", encoding="utf-8")
    (folder / "catalogue.db").write_bytes(b"rebuilt anyway")
    return folder


def test_own_data_come_over_as_one_file(home: Path, tmp_path: Path) -> None:
    """Decks, settings and a copy of the database; not what is rebuilt."""
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"user data")
    pack = tmp_path / "all.zip"
    assert back_up(home, pack, {"user.db": copy}) == 3
    other = tmp_path / "other"
    other.mkdir()
    bring_back(other, pack)
    found = {path.relative_to(other).as_posix(): path.read_bytes() for path in other.rglob("*") if path.is_file()}
    assert found == {"decks/Гномы.txt": "3 Гном".encode(), "settings.toml": b"seen = []", "user.db": b"user data"}


def test_what_was_there_before_is_kept_beside(home: Path, tmp_path: Path) -> None:
    """Taking a backup back loses nothing."""
    pack = tmp_path / "all.zip"
    back_up(home, pack, {})
    (home / "decks" / "Новая.txt").write_text("1 Вайл", encoding="utf-8")
    aside = bring_back(home, pack)
    assert (aside / "decks" / "Новая.txt").exists()
    assert not (home / "decks" / "Новая.txt").exists()


@pytest.mark.parametrize("name", ["../evil.txt", "/etc/evil", "a\\b", "C:evil"])
def test_a_pack_that_points_elsewhere_is_refused(home: Path, tmp_path: Path, name: str) -> None:
    """Nothing is unpacked and nothing changes."""
    pack = tmp_path / "all.zip"
    with zipfile.ZipFile(pack, "w") as made:
        made.writestr("otryad-backup.json", "{}")
        made.writestr(zipfile.ZipInfo(name), "evil")
    with pytest.raises(BrokenBackup):
        bring_back(home, pack)
    assert (home / "settings.toml").exists()


@pytest.mark.parametrize("data", [b"", b"no zip at all", b"PK\x03\x04torn"])
def test_a_file_that_is_no_zip_is_refused(home: Path, tmp_path: Path, data: bytes) -> None:
    """With a message, and home as it was."""
    pack = tmp_path / "all.zip"
    pack.write_bytes(data)
    with pytest.raises(BrokenBackup):
        bring_back(home, pack)
    assert (home / "settings.toml").exists()


def test_a_report_holds_words_versions_situation_and_journal(tmp_path: Path) -> None:
    """«Сообщить об этом» is one file."""
    journal = tmp_path / "game.otryad"
    journal.write_text("line\n", encoding="utf-8")
    to = tmp_path / "report.zip"
    write_report(to, "всё сломалось", journal, "ход 3", {"traceback.txt": "ValueError"})
    with zipfile.ZipFile(to) as pack:
        texts = {name: pack.read(name).decode() for name in pack.namelist()}
    assert texts.pop("versions.txt").startswith("otryad ")
    assert texts == {
        "words.txt": "всё сломалось",
        "situation.txt": "ход 3",
        "traceback.txt": "ValueError",
        "game.otryad": "line\n",
    }
