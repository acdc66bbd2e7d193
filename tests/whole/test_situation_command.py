"""`otryad situation`: a file in, the situation printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli import main
from app.controller.record import Head, SeatRecord, answer_line, start_line, to_text
from app.engine.decision import Act, Option
from app.engine.situation import HEAD
from tests.engine import practice

TEXT = f"""{HEAD}
turn 5, active 0, first 0, seed 1
seat Вы
  hero Афари
  squad Вайл, 1 wounds; Раптор, closed
  hand Катаклизм
seat Противник
  hero Мерег
"""


def test_a_situation_is_printed_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Facts that the file doesn't bring come from the catalogue."""
    file = tmp_path / "table.txt"
    file.write_text(TEXT, "utf-8")
    assert main(["situation", str(file)]) == 0
    said = capsys.readouterr().out
    assert "squad Вайл, 1 wounds; Раптор, closed" in said
    assert said.startswith(HEAD)


def test_a_record_is_printed_as_the_situation_at_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Or after so many answers; what words don't tell stands in an exact line."""
    head = Head((SeatRecord("А", "person"), SeatRecord("Б", "person")), "2026-01-01")
    lines = [head.to_line(), start_line(practice.setup(1)), answer_line(0, Option(Act.GO, number=1))]
    file = tmp_path / "game.otryad"
    file.write_text("".join(to_text(line) for line in lines), "utf-8")
    assert main(["situation", str(file), "--at", "1"]) == 0
    assert "exactly {" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{}", f"{HEAD}\nseat Вы\n", TEXT.replace("Вайл", "Неведомый")])
def test_a_file_without_a_game_is_refused_with_words(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit status 1, the reason on the error stream, no traceback."""
    file = tmp_path / "table.txt"
    file.write_text(text, "utf-8")
    assert main(["situation", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


def test_a_missing_file_is_refused_with_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same for no file at all."""
    assert main(["situation", str(tmp_path / "nothing.txt")]) == 1
    assert "nothing.txt" in capsys.readouterr().err
