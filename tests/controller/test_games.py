"""The list of games: newest first, finished or not, statistics per deck; files that are no games do no harm."""

from __future__ import annotations

import json
import os
import threading
import time
from errno import EINVAL, EIO, ENOSPC
from pathlib import Path
from typing import Any

import pytest

from app.controller.games import DeckStatistics, Games
from app.controller.journal_file import JournalFile, open_journal
from app.controller.record import BrokenRecord, Head, Over, SeatRecord, answer_line, back_line, over_line
from app.engine.decision import Act, Option
from app.engine.facts import MatchSetup, SeatSetup
from app.engine.program import INSTRUCTION_SET
from tests.ai.decks import setup

SETUP = MatchSetup((SeatSetup("А", "Герой", ()), SeatSetup("Б", "Герой", ())), (), 1)


def head(started: str = "2026-01-01T10:00:00", decks: tuple[str, str] = ("Гномы", "Эльфы")) -> Head:
    return Head((SeatRecord("Аня", "person", decks[0]), SeatRecord("Боря", "greedy", decks[1])), started)


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path)


def played(games: Games, over: Over | None, **kwargs: object) -> JournalFile:
    journal = games.new(head(**kwargs), SETUP)  # type: ignore[arg-type]
    journal.append(answer_line(0, Option(Act.END_TURN)))
    if over:
        journal.append(over_line(over))
    journal.close()
    return journal


def test_games_are_listed_newest_first(games: Games) -> None:
    """Two that began in the same second lie in files of different names."""
    for started in ("2026-01-01T10:00:00", "2026-03-01T10:00:00", "2026-02-01T10:00:00"):
        played(games, None, started=started)
    assert [each.head.started[5:7] for each in games.kept()] == ["03", "02", "01"]


def test_a_game_without_an_end_can_be_continued(games: Games) -> None:
    """The ended one is only kept."""
    played(games, Over(0, "hero falls", 12, 1))
    going_on = played(games, None)
    assert [each.path for each in games.unfinished()] == [going_on.path]


def test_an_end_that_was_taken_back_is_none(games: Games) -> None:
    """An undo after the last blow."""
    journal = games.new(head(), setup(1))
    journal.append(over_line(Over(0, "hero falls", 12, 1)))
    journal.append(back_line(0, 0))
    journal.close()
    assert games.kept()[0].over is None


_NO_GAMES = (b"", b"\xff\xfe\0", b'{"otryad": 1}\n', b"[1, 2]\n", b"5\n", b'"otryad"\n')


def test_files_that_are_no_games_are_told_apart(games: Games) -> None:
    """Empty, binary, or JSON of something else: they are on no list, and named with a reason."""
    for number, data in enumerate(_NO_GAMES):
        (games.folder / f"{number}.otryad").write_bytes(data)
    assert games.kept() == []
    assert [each.path.name for each in games.unread()] == [f"{number}.otryad" for number in range(len(_NO_GAMES))]
    assert {each.reason.id for each in games.unread()} == {"controller.record_no_head"}


@pytest.mark.parametrize("wrong", [None, 5, [], {"name": 5, "player": "person"}])
@pytest.mark.parametrize("part", ["started", "otryad", "instructions", "seats", "title", "program"])
def test_a_head_with_parts_of_another_kind_harms_no_list(games: Games, part: str, wrong: object) -> None:
    """The games beside it are listed."""
    good = played(games, None)
    line = head().to_line() | {part: "x" if wrong == 5 and part in ("otryad", "instructions") else wrong}
    (games.folder / "wrong.otryad").write_text(json.dumps(line) + "\n", encoding="utf-8")
    assert [each.path for each in games.kept()] == [good.path]
    assert len(games.unread()) == 1


@pytest.mark.parametrize("line", [b"5", b'"over"', b'{"over": 5}', b'{"over": {"winner": 7}}', b'["over"]'])
def test_a_last_line_that_makes_no_sense_harms_no_list(games: Games, line: bytes) -> None:
    """The game counts as one without an end."""
    journal = played(games, None)
    journal.path.write_bytes(journal.path.read_bytes() + line + b"\n")
    assert games.kept()[0].over is None


def test_a_game_is_taken_in_under_a_harmless_name(games: Games, tmp_path: Path) -> None:
    """Whatever its head says of its time: no file lands outside the folder."""
    path = tmp_path / "чужая.otryad"
    JournalFile.create(path, head("../../../evil"), setup(1)).close()
    assert games.take_in(path).path == games.folder / "чужая.otryad"


def test_a_damaged_game_is_taken_in_with_a_word(games: Games, tmp_path: Path) -> None:
    """What is good of it is kept, and the line that is not is named."""
    path = tmp_path / "битая.otryad"
    JournalFile.create(path, head(), setup(1)).close()
    path.write_bytes(path.read_bytes() + b'{"nonsense": 1}\n')
    note = games.take_in(path).note
    assert note is not None
    assert note.id == "controller.record_damaged"


def test_statistics_count_both_decks(games: Games) -> None:
    """Games, wins, who began, length."""
    played(games, Over(0, "hero falls", 12, 0))
    played(games, Over(1, "hero falls", 8, 0))
    played(games, Over(None, "agreed", 20, 1))
    played(games, None)
    assert games.statistics()["Гномы"] == DeckStatistics(games=3, wins=1, draws=1, first=2, first_wins=1, turns=40)
    assert games.statistics()["Эльфы"] == DeckStatistics(games=3, wins=1, draws=1, first=1, first_wins=0, turns=40)


def test_a_record_of_a_later_program_is_told_by_its_version(games: Games, tmp_path: Path) -> None:
    """Version check: it is not broken, only later."""
    later = Head(head().seats, "2030-01-01T00:00:00", program="9.0", format=99)
    path = tmp_path / "later.otryad"
    JournalFile.create(path, later, SETUP).close()
    with pytest.raises(BrokenRecord) as caught:
        games.take_in(path)
    assert caught.value.reason.id == "controller.record_later"
    assert games.go_on(path).notes[0].id == "controller.record_later"
    assert path.exists()


def earlier(path: Path, word: str = "") -> Path:
    """A game written with the instruction set before this one; `word`: what its first card's text says."""
    head_line = head().to_line() | {"instructions": INSTRUCTION_SET - 1, "program": "0.0.9"}
    start: Any = setup(1).to_json()
    if word:
        start["cards"][0]["abilities"] = [{"is": "SpellText", "do": {"is": word}}]
    path.write_text(f"{json.dumps(head_line)}\n{json.dumps({'setup': start})}\n", encoding="utf-8")
    return path


def test_a_record_of_an_earlier_instruction_set_is_read_again(games: Games, tmp_path: Path) -> None:
    """As long as its words are still known."""
    assert games.take_in(earlier(tmp_path / "old.otryad")).note is None


@pytest.mark.parametrize("word", ["Cancel", "Reorder"])
def test_a_record_with_words_that_were_given_up_is_refused_with_the_program_that_wrote_it(
    games: Games, tmp_path: Path, word: str
) -> None:
    """Its cards can't be read any more: the message says which program plays it, and for which word."""
    with pytest.raises(BrokenRecord) as caught:
        games.take_in(earlier(tmp_path / "old.otryad", word))
    assert caught.value.reason.id == "controller.record_earlier"
    assert dict(caught.value.reason.args)["program"] == "0.0.9"


def test_a_record_of_a_later_instruction_set_is_not_misread(games: Games, tmp_path: Path) -> None:
    """Its words may mean something else there, though each is known here."""
    later = Head(head().seats, "2030-01-01T00:00:00", program="9.0", instructions=INSTRUCTION_SET + 1)
    path = tmp_path / "later.otryad"
    JournalFile.create(path, later, setup(1)).close()
    with pytest.raises(BrokenRecord) as caught:
        games.take_in(path)
    assert caught.value.reason.id == "controller.record_later"


def test_an_unreadable_game_is_set_aside(games: Games) -> None:
    """With a message that tells its new name; nothing is deleted."""
    bad = games.folder / "bad.otryad"
    bad.write_bytes(b"\x00\x01")
    continued = games.go_on(bad)
    assert continued.opened is None
    assert continued.notes[0].id == "controller.record_aside"
    assert next(games.folder.glob("bad.otryad.unreadable-*")).read_bytes() == b"\x00\x01"


@pytest.mark.parametrize(("code", "is_refused"), [(ENOSPC, True), (EIO, True), (EINVAL, False)])
def test_what_the_disk_refuses_later_is_told_by_the_next_line(
    games: Games, monkeypatch: pytest.MonkeyPatch, code: int, is_refused: bool
) -> None:
    """No game is played on believing that it is kept; a file system that can't wait for its disk is no reason."""
    journal = games.new(head(), setup(1))

    def refuse(_file: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    journal.append({"at": 0, "bookmark": "раз"})
    while any(thread.name == "journal" for thread in threading.enumerate()):
        time.sleep(0.001)
    if is_refused:
        with pytest.raises(OSError, match=os.strerror(code)):
            journal.append({"at": 0, "bookmark": "два"})
    else:
        journal.append({"at": 0, "bookmark": "два"})
    journal.close()
    assert open_journal(journal.path).record.bookmarks == {0: "раз" if is_refused else "два"}
