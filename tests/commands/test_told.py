"""What a command can't use is told in Russian: exit status 1 (2 for a wrong call), nothing of a library's words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.cli import main
from app.engine.situation import HEAD


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands run: a folder, and files that are not what they seem."""
    (tmp_path / "папка").mkdir()
    for name, content in {
        "плохая.txt": f"{HEAD}\nturn: 3\n".encode(),
        "байты.txt": b"\xff\x00\x01",
        "битая.xlsx": b"PK\x03\x04broken",
        "битая.deck.toml": b"[deck]\nname = 3x\n",
    }.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("situation папка", "Файл папка не открывается: это папка, а не файл"),
        ("situation нет.txt", "Файла нет.txt нет"),
        ("situation байты.txt", "Файл байты.txt не текст"),
        ("situation плохая.txt", "Из файла плохая.txt партии не выйдет: строка 2: слово «turn:» не понято"),
        ("cards check папка", "Файл папка не открывается: это папка, а не файл"),
        ("cards check битая.xlsx", "Файл битая.xlsx не открывается: таблица повреждена или это не XLSX"),
        ("cards check --without нет", "Файла нет нет"),
        ("cards check --verdicts нет", "Файл five-squads.verdicts.txt не записать: такого файла или папки нет"),
        ("cards import папка", "Файл папка не открывается: это папка, а не файл"),
        ("deck check папка", "Файл папка не открывается: это папка, а не файл"),
        ("deck check битая.deck.toml", "Файл битая.deck.toml не TOML: строка 2, знак 9"),
        ("demo --deck папка", "Файл папка не открывается: это папка, а не файл"),
        ("simulate --deck папка --games 1", "Файл папка не открывается: это папка, а не файл"),
        ("soak папка --games 1", "Файл папка не открывается: это папка, а не файл"),
    ],
)
def test_what_a_command_can_not_use_is_told(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line on the error stream."""
    assert main(words.split()) == 1
    assert capsys.readouterr().err.splitlines() == [said]


@pytest.mark.parametrize("words", ["cards check", "deck check avengers", "demo", "soak --games 1"])
def test_a_home_that_can_not_be_used_is_told(
    words: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file stands where the folder should be made."""
    monkeypatch.setenv("OTRYAD_HOME", str(folder / "байты.txt" / "дом"))
    assert main(words.split()) == 1
    assert "на месте папки в пути стоит файл" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("deck папка", "otryad deck: действие: «папка» здесь не бывает; есть: «check»"),
        ("cards папка", "otryad cards: действие: «папка» здесь не бывает; есть: «check», «import»"),
        ("demo --detail 7", "otryad demo: --detail: «7» здесь не бывает; есть: «1», «2», «3»"),
    ],
)
def test_a_choice_that_there_is_not_is_told(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With those that there are, in Russian quotation marks."""
    with pytest.raises(SystemExit) as exit_:
        main(words.split())
    told = capsys.readouterr().err.splitlines()[-1]
    assert (exit_.value.code, told) == (2, said)
    assert not re.search("['\"]", told)
