"""A game outlives the program that plays it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.controller.games import Games
from app.controller.session import Options, resume

ROOT = Path(__file__).parents[2]


def start(module: str, *arguments: str, hash_seed: str = "0") -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", module, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


def killed_game(home: Path) -> str:
    """Play 45 answers in another process and kill it; returns the last digest that it said."""
    process = start("tests.whole.play_and_hang", str(home))
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            number, digest = line.split()
            if number == "45":
                process.kill()
                return digest
    raise AssertionError("the game ended before")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    home = tmp_path_factory.mktemp("home")
    digest = killed_game(home)
    yield home, digest


def test_after_a_kill_the_game_goes_on_where_it_was(saved: tuple[Path, str]) -> None:
    """Nothing is lost: the same digest, and the same question waits."""
    home, digest = saved
    games = Games(home)
    continued = games.go_on(games.unfinished()[0].path)
    assert continued.notes == []
    assert continued.opened is not None
    game = resume(continued.opened.record, continued.journal, None, Options())
    assert len(game.timeline) == 45
    assert game.match.digest() == digest
    game.close()


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_saved_game_replays_the_same_in_another_process(saved: tuple[Path, str], hash_seed: str) -> None:
    """Whatever the hash seed: Python's own order of sets and dictionaries plays no part."""
    home, digest = saved
    with start("tests.whole.replay", str(Games(home).unfinished()[0].path), hash_seed=hash_seed) as process:
        said, errors = process.communicate(timeout=60)
    assert said.split() == ["45", digest, "-"], errors
