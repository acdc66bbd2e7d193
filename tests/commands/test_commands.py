"""The commands: exit status and JSON that scripts rely on."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import COMMANDS, READER_GONE, main
from app.engine.errors import IllegalChoice
from app.engine.message import message

DECKS = ["--deck", "avengers", "--deck", "green-guard"]


def test_simulate_tells_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Names that others rely on; every game is won by somebody or drawn."""
    status = main(["simulate", *DECKS, "--player", "random", "--games", "2", "--workers", "1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert status == 0
    assert {"games", "wins", "turns_per_game", "decisions_per_game", "games_per_s", "decisions_per_s"} <= set(told)
    wins = told["wins"]
    assert wins["A"] + wins["B"] + wins["draws"] == told["games"] == 2
    assert sum(wins["decks"].values()) == sum(wins["players"].values()) == wins["A"] + wins["B"]


def test_a_demo_tells_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    """In Russian, to the winner."""
    assert main(["demo", *DECKS, "--player", "random", "--seed", "2"]) == 0
    last = capsys.readouterr().out.strip().splitlines()[-1]
    assert last.startswith(("Победа", "Ничья"))


def test_a_deck_that_is_nowhere_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1, and the names of those that there are."""
    assert main(["simulate", "--deck", "нет такой"]) == 1
    assert "нет такой" in capsys.readouterr().err


def test_a_wrong_call_is_refused() -> None:
    """Exit status 2."""
    assert main(["simulate", "--games", "0"]) == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_russian(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Titles and what stands for a value too: English are only the names that are typed."""
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = re.sub("JSON|CSV|XLSX|TOML", "", capsys.readouterr().out)
    assert re.findall(r"\b(?:usage|arguments?|options|show|exit|[A-Z]{2,})\b", told) == []


def test_a_wrong_argument_is_told_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, the argument, what was given and what is needed."""
    with pytest.raises(SystemExit) as exit_:
        main(["simulate", "--games", "много"])
    told = capsys.readouterr().err.splitlines()[-1]
    assert (exit_.value.code, told) == (2, "otryad simulate: --games: «много» не годится: нужно целое число")


def test_a_deck_of_the_box_is_legal(capsys: pytest.CaptureFixture[str]) -> None:
    """`otryad deck check`: exit status 0."""
    assert main(["deck", "check", "avengers", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["legal"]
    assert told["size"] >= 40


def test_an_unknown_card_makes_a_deck_unusable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1; the name is listed, the rest is kept."""
    deck = tmp_path / "deck.txt"
    deck.write_text("3 Орк-мстител\n3 Гхурт\n", encoding="utf-8")
    assert main(["deck", "check", str(deck), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in told["unknown"]] == ["Орк-мстител"]
    assert "Орк-мститель" in told["unknown"][0]["nearest"]
    assert len(told["cards"]) == 2


def test_a_few_games_of_a_soak_break_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Random decks, invariants after every answer, replays."""
    status = main(["soak", "--games", "2", "--seed", "3", "--workers", "1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["failures"] == []
    assert status == 0
    assert set(told["coverage"]) == {"acts", "keywords", "instructions"}
    assert told["texts"]["instructions"] > len(told["texts"]["never"]) > 0


def test_a_refusal_comes_over_from_another_process() -> None:
    """A worker's error must not kill the pool that waits for it."""
    refusal = IllegalChoice(message("reasons.game_over"), "605.1")
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.reason, again.paragraph) == (refusal.reason, refusal.paragraph)


def test_a_list_is_judged_by_its_sure_texts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cards check --least-confidence --without`: texts read unsurely and cards set aside count nowhere."""
    row = {"set": 99, "type": "Существо", "elements": [], "cost": "1", "attack": "1", "health": "1", "class": ""}
    cards = [
        {**row, "id": f"99/{n}", "number": n, "name": f"Проба {n}", "text": "Рывок.", "text_conf": sure}
        for n, sure in ((1, 95.0), (2, 89.9), (3, 95.0))
    ]
    listed, aside = tmp_path / "list.json", tmp_path / "aside.txt"
    listed.write_text(json.dumps(cards, ensure_ascii=False), encoding="utf-8")
    aside.write_text("# set aside\n99/3\n", encoding="utf-8")
    call = ["cards", "check", str(listed), "--json", "--least-confidence", "90", "--without", str(aside)]
    assert main(call) == 0
    (told,) = json.loads(capsys.readouterr().out)["lists"]
    assert (told["cards"], told["cards_whole"]) == (1, 1)


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`otryad --help | head -0`: no traceback, and the status that shells know."""
    command = [sys.executable, "-m", "app.cli", "--help"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert (process.wait(), process.stderr.read()) == (READER_GONE, "")
