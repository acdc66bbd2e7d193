"""`otryad simulate --every-pair`: what the decks reached is counted right."""

from __future__ import annotations

import doctest
import json

import pytest

from app.ai.arena import Played
from app.ai.figures import Figures
from app.cli import main
from app.commands import tournament
from app.commands.tournament import Standing, interval
from app.engine.terms import Source


def played(winner: int | None, first: int = 0, turns: int = 10) -> Played:
    mine, other = Figures(), Figures()
    mine.wounds[Source.SHOT] = 4
    other.drawn = 7
    return Played(winner, first, turns, 50, "", "", (mine, other))


def test_the_examples_of_the_tournament_are_true() -> None:
    """The doctests of `app.commands.tournament`."""
    assert doctest.testmod(tournament).failed == 0


def test_a_draw_is_half_a_win_for_both() -> None:
    """603: nobody lost."""
    standing = Standing()
    standing.add(played(None), 0)
    standing.add(played(None), 1)
    assert (standing.games, standing.won) == (2, 1.0)


def test_a_side_has_its_own_figures() -> None:
    """Wounds of side 0, cards of side 1."""
    standing = Standing()
    standing.add(played(0), 1)
    assert (standing.figures.wounds[Source.SHOT], standing.figures.drawn) == (0, 7)


def test_the_share_of_going_first_counts_only_those_games() -> None:
    """301.4: who goes first is noted game by game."""
    standing = Standing()
    standing.add(played(0, first=0), 0)
    standing.add(played(1, first=1), 0)
    assert (standing.told()["first_share"], standing.told()["share"]) == (100.0, 50.0)


@pytest.mark.parametrize("won", [0, 7, 20])
def test_an_interval_holds_the_share_and_stays_within_bounds(won: int) -> None:
    """Wilson's interval, with no game won and with all."""
    low, high = interval(won, 20)
    assert 0 <= low <= 100 * won / 20 <= high <= 100


def test_every_pair_of_the_named_decks_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """Three decks are three pairs; every deck sits in each seat once."""
    decks = ["avengers", "copper-regiment", "wolf-hundred"]
    words = [word for deck in decks for word in ("--deck", deck)]
    status = main(
        ["simulate", "--every-pair", *words, "--player", "random", "--games", "2", "--workers", "1", "--json"]
    )
    told = json.loads(capsys.readouterr().out)
    assert (status, told["games"], len(told["pairs"])) == (0, 6, 3)
    assert {deck["games"] for deck in told["decks"].values()} == {4}
    assert sum(deck["won"] for deck in told["decks"].values()) == 6


def test_one_deck_plays_all_others_of_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    """Nine pairs, each with the named deck."""
    status = main(
        [
            "simulate",
            "--every-pair",
            "--deck",
            "avengers",
            "--player",
            "random",
            "--games",
            "1",
            "--workers",
            "1",
            "--json",
        ]
    )
    told = json.loads(capsys.readouterr().out)
    assert (status, len(told["pairs"]), told["decks"]["Орда мстителей"]["games"]) == (0, 9, 9)


def test_no_games_are_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong call has exit status 2 and a message."""
    assert main(["simulate", "--every-pair", "--games", "0"]) == 2
    assert "партия" in capsys.readouterr().err
