"""What the catalogue keeps beside cards: compiled programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carddb.catalogue import Catalogue
from carddb.errata import Erratum
from carddb.facts import Game
from carddb.programs import Compiled, Plays, Versions, program_key
from tests.catalogue.shelf import card, write_set


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок."), card(2, "Кот")))
    yield opened
    opened.close()


def test_a_program_is_kept_by_text_and_versions(box: Catalogue) -> None:
    """Another version does not find it; the new one takes its place."""
    dog = box.card("Пёс")
    assert dog is not None
    compiled = Compiled(program_key(dog.facts), Plays.WHOLE, '{"abilities": []}')
    box.keep_programs([compiled], Versions(1, 1))
    assert box.program(dog.facts, Versions(1, 1)) == compiled
    assert box.program(dog.facts, Versions(2, 1)) is None
    assert box.program(dog.facts, Versions(1, 2)) is None
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
