"""What the catalogue keeps beside cards: results of decks and compiled programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.errata import Erratum
from carddb.facts import Game
from carddb.programs import Compiled, Plays, Versions, program_key
from carddb.results import DeckTally, GameResult, Outcome
from tests.catalogue.shelf import card, write_set


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок."), card(2, "Кот")))
    yield opened
    opened.close()


def result(day: int, outcome: Outcome, *, first: bool, turns: int, deck: str = "Гномы") -> GameResult:
    at = f"2026-01-{day:02}T10:00:00"
    return GameResult(at, deck, "Кром", "Эльфы", "Виата", "greedy", outcome, first, turns, 60 * turns, f"{day}.jsonl")


def test_a_decks_games_are_kept_and_added_up(box: Catalogue) -> None:
    """Games, wins and draws, in all and going first, and the mean length."""
    games = [
        result(1, Outcome.WON, first=True, turns=10),
        result(2, Outcome.LOST, first=True, turns=12),
        result(3, Outcome.DRAWN, first=False, turns=20),
        result(4, Outcome.WON, first=False, turns=8, deck="Эльфы"),
    ]
    for game in games:
        box.add_result(game)
    assert box.results("Гномы") == (games[2], games[1], games[0])
    assert box.tallies() == (
        DeckTally("Гномы", 3, 1, 1, 2, 1, 14.0, 840.0),
        DeckTally("Эльфы", 1, 1, 0, 0, 0, 8.0, 480.0),
    )


def test_a_program_is_kept_by_text_and_versions(box: Catalogue) -> None:
    """Another version does not find it; the new one takes its place."""
    dog = box.card("Пёс")
    assert dog is not None
    compiled = Compiled(program_key(dog.facts), Plays.WHOLE, '{"abilities": []}')
    box.keep_programs([compiled], Versions(1, 1))
    assert box.program(dog.facts, Versions(1, 1)) == compiled
    assert box.program(dog.facts, Versions(2, 1)) is None
    box.keep_programs([Compiled(compiled.key, Plays.PARTLY, "{}")], Versions(2, 1))
    assert box.program(dog.facts, Versions(1, 1)) is None


def test_a_new_text_wants_compiling(box: Catalogue) -> None:
    """Every card at first, then only the one whose text changed."""
    versions = Versions(1, 1)
    all_facts = box.uncompiled(versions)
    assert {facts.name for facts in all_facts} == {"Пёс", "Кот"}
    box.keep_programs([Compiled(program_key(facts), Plays.WHOLE, "{}") for facts in all_facts], versions)
    assert box.uncompiled(versions) == ()
    box.add_erratum(Erratum(Game.HEROES, "Пёс", "Орда.", "2024"))
    assert [(facts.name, facts.text) for facts in box.uncompiled(versions)] == [("Пёс", "Орда.")]


def test_programs_outlive_a_rebuilt_set(home: Path, tmp_path: Path) -> None:
    """They belong to texts, not to sets."""
    sets = write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок."))
    first = Catalogue(home, sets)
    (facts,) = first.uncompiled(Versions(1, 1))
    first.keep_programs([Compiled(program_key(facts), Plays.WHOLE, "{}")], Versions(1, 1))
    first.close()
    second = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок.", life=9)))
    assert second.uncompiled(Versions(1, 1)) == ()
    second.close()
