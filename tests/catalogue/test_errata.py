"""Errata: dated texts, their history, and lists of them as files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carddb.catalogue import Catalogue
from carddb.difference import Change, difference
from carddb.errata import ErrataReport, Erratum
from carddb.facts import Game
from carddb.message import CatalogueError, Say
from tests.catalogue.shelf import card, write_set

DOG = (Game.HEROES, "пес")


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="Рывок."), card(2, "Кот")))
    yield opened
    opened.close()


def erratum(text: str, day: str, name: str = "Пёс") -> Erratum:
    return Erratum(Game.HEROES, name, text, day, "сайт")


def test_an_erratum_changes_the_text_from_its_day_on(box: Catalogue) -> None:
    """And is found by search at once."""
    box.add_erratum(erratum("Рывок. Орда.", "2024-05-01"))
    assert box.text_in_force(DOG, date(2024, 4, 30)) == "Рывок."
    assert box.text_in_force(DOG, date(2024, 5, 1)) == "Рывок. Орда."
    assert [found.name for found in box.search("текст:орда").cards] == ["Пёс"]
    assert box.search("текст:орда", on=date(2024, 4, 30)).total == 0
    assert box.search("есть:эррата").total == 1


def test_a_cancelled_erratum_stays_in_the_history_and_can_come_back(box: Catalogue) -> None:
    """Nothing is forgotten."""
    number = box.add_erratum(erratum("Орда.", "2024-05-01"))
    assert number is not None
    box.cancel_erratum(number)
    assert box.text_in_force(DOG) == "Рывок."
    assert [(each.text, each.cancelled, each.in_force) for each in box.wordings(DOG)] == [
        ("Рывок.", False, True),
        ("Орда.", True, False),
    ]
    box.cancel_erratum(number, cancelled=False)
    assert box.text_in_force(DOG) == "Орда."


def test_the_same_erratum_is_kept_once(box: Catalogue) -> None:
    """Text, date and source alike."""
    assert box.add_erratum(erratum("Орда.", "2024")) is not None
    assert box.add_erratum(erratum("Орда.", "2024", name="ПЕС")) is None
    assert len(box.errata()) == 1


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (erratum("", "2024"), "text"),
        (erratum("т" * 3001, "2024"), "text"),
        (erratum("Орда.\0", "2024"), "text"),
        (erratum("Орда.", "2024-13-01"), "date"),
        (erratum("Орда.", "вчера"), "date"),
        (erratum("Орда.", "20240501"), "date"),
        (erratum("Орда.", "2024", name=" "), "name"),
    ],
)
def test_a_wrong_erratum_is_refused_with_the_field(box: Catalogue, wrong: Erratum, field: str) -> None:
    """Nothing is kept of it."""
    with pytest.raises(CatalogueError) as caught:
        box.add_erratum(wrong)
    assert (caught.value.messages[0].name, caught.value.messages[0]["field"]) == (Say.ERRATUM_FIELD_WRONG, field)
    assert box.errata() == ()


def test_an_errata_list_goes_out_and_comes_in(box: Catalogue, tmp_path: Path) -> None:
    """Cancelled ones too; what is known already is not doubled."""
    box.add_erratum(erratum("Орда.", "2024-05"))
    number = box.add_erratum(erratum("Рывок.", "2023", name="Незнакомец"))
    assert number is not None
    box.cancel_erratum(number)
    path = tmp_path / "errata.json"
    box.export_errata(path)
    assert box.import_errata(path) == ErrataReport(0, 2, ())
    other = Catalogue(tmp_path / "other", tmp_path / "sets")
    assert other.import_errata(path) == ErrataReport(2, 0, ())
    assert [(each.name, each.text, each.date, each.cancelled) for each in other.errata()] == [
        ("Незнакомец", "Рывок.", "2023", True),
        ("Пёс", "Орда.", "2024-05", False),
    ]
    other.close()


GOOD = {"game": "heroes", "name": "Пёс", "text": "Орда.", "date": "2024", "source": ""}
HEAD = {"format": "otryad errata", "version": 1}


@pytest.mark.parametrize(
    "bad",
    [3, {}, GOOD | {"text": 3}, GOOD | {"date": "2024-99"}, GOOD | {"game": "шахматы"}, GOOD | {"text": "т" * 5000}],
)
def test_a_bad_erratum_of_a_file_is_left_out(box: Catalogue, tmp_path: Path, bad: Any) -> None:
    """The rest comes in."""
    path = tmp_path / "errata.json"
    path.write_text(json.dumps(HEAD | {"errata": [bad, GOOD]}), encoding="utf-8")
    report = box.import_errata(path)
    assert (report.new, [each["card"] for each in report.skipped]) == (1, ["№ 1"])


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", json.dumps(HEAD | {"errata": 3}), json.dumps(HEAD | {"version": 9, "errata": [GOOD]})]
)
def test_a_file_that_is_no_errata_list_changes_nothing(box: Catalogue, tmp_path: Path, content: str) -> None:
    """Told by its name."""
    path = tmp_path / "errata.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"errata\.json"):
        box.import_errata(path)
    assert box.errata() == ()


@given(st.text(max_size=60), st.text(max_size=60))
def test_a_difference_holds_both_texts(old: str, new: str) -> None:
    """Without the new pieces it is the old text, without the gone ones the new."""
    pieces = difference(old, new)
    assert "".join(piece.text for piece in pieces if piece.change is not Change.NEW) == old
    assert "".join(piece.text for piece in pieces if piece.change is not Change.GONE) == new
