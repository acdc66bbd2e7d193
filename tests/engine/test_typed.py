"""What comes out of a file is of the types that the engine trusts, or is refused."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from app.engine import codec
from app.engine.decision import AcceptDraw, Answer, ByHand, Concede, HandAct, OfferDraw, Tool, answer_from_json
from app.engine.errors import BadSetup, BrokenSave, IllegalChoice
from app.engine.facts import MatchSetup
from app.engine.match import Match
from tests.engine import boxes

WRONG: tuple[Any, ...] = (1.5, True, 7, "слово", [[]], {"enum": "Act.STRIKE"}, {"is": "Back"})
"""Values of every kind that JSON has, an enum's member and a dataclass; where a value stands, those of its own kind
are no mistake of type."""


def fields_of(plain: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every field of every value in a tree."""
    if isinstance(plain, dict):
        yield from ((plain, name) for name in plain if name not in ("is", "enum"))
    for item in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ():
        yield from fields_of(item)


def one_of_each(plain: Any) -> dict[tuple[str, str], dict[str, Any]]:
    """A value of the tree for every field of every class in it."""
    return {(it["is"], name): it for it, name in fields_of(plain)}


def kind(plain: Any) -> object:
    return tuple(plain.keys() & {"is", "enum"}) if isinstance(plain, dict) else type(plain)


def test_a_set_up_with_a_value_of_the_wrong_type_is_refused() -> None:
    """Every field of every class that the box's cards are made of holds a value of each other kind once."""
    plain = copy.deepcopy(boxes.setup(0, 1, 1).to_json())
    taken = []
    for (cls, name), it in one_of_each(plain).items():
        right = it[name]
        for wrong in (value for value in WRONG if kind(value) != kind(right)):
            it[name] = wrong
            if is_taken(it):
                taken.append((cls, name, wrong))
        it[name] = right
    assert not taken


def is_taken(plain: Any) -> bool:
    try:
        codec.checked(codec.decode(plain))
    except BrokenSave:
        return False
    return True


@pytest.mark.parametrize(
    "deep", [("seed",), ("first",), ("seats", 0, "hero"), ("cards", 0, "cost"), ("edition", "name")]
)
def test_the_wrong_type_is_found_at_any_depth_of_a_set_up(deep: tuple[str | int, ...]) -> None:
    """BrokenSave names the value and its field."""
    plain: Any = copy.deepcopy(boxes.setup(0, 1, 1).to_json())
    at = plain
    for step in deep[:-1]:
        at = at.setdefault(step, {"is": "Edition"}) if isinstance(step, str) else at[step]
    at[deep[-1]] = 1.5
    with pytest.raises(BrokenSave) as refused:
        MatchSetup.from_json(plain)
    assert refused.value.reason.id == "engine.wrong_type"
    assert dict(refused.value.reason.args)["field"] == deep[-1]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("turn", 1.5),
        ("turn", "5"),
        ("turn", [5]),
        ("wounds", 3),
        ("wounds", ["x"]),
        ("uid", [[1]]),
        ("deck", [[None], []]),
    ],
)
def test_a_state_with_a_value_of_the_wrong_type_is_refused(field: str, wrong: object) -> None:
    """BrokenSave before anything is made of it: a fraction among turns would be played on without end."""
    plain = boxes.start(0, 1, 1).to_json()
    plain["state"][field] = wrong
    with pytest.raises(BrokenSave):
        Match.from_json(plain)


def test_a_record_that_is_nested_without_end_is_refused() -> None:
    """BrokenSave, not Python's own end of its stack."""
    nested: codec.Json = []
    for _ in range(2000):
        nested = [nested]
    with pytest.raises(BrokenSave):
        codec.decode(nested)


@pytest.mark.parametrize("answer", [Concede(2), OfferDraw(-1), AcceptDraw(3), ByHand(2, HandAct(Tool.NOTE))])
def test_an_answer_of_a_third_seat_is_refused(answer: Answer) -> None:
    """There are two; the match stays as it was."""
    match = boxes.start(0, 1, 1)
    before = match.digest()
    with pytest.raises(IllegalChoice):
        match.choose(answer)
    assert match.digest() == before


def test_a_set_up_in_which_a_third_seat_begins_is_refused() -> None:
    """BadSetup names the number."""
    with pytest.raises(BadSetup) as refused:
        Match.start(replace(boxes.setup(0, 1, 1), first=2))
    assert dict(refused.value.reason.args) == {"number": 2}


@pytest.mark.parametrize(
    "plain",
    [
        {"act": "STRIKE", "card": "12", "target": 3},
        {"act": "STRIKE", "card": True},
        {"is": "Concede", "seat": "0"},
        {"is": "HandAnswer", "seat": 0, "act": {"is": "HandAct", "tool": "wound"}},
    ],
)
def test_an_answer_of_the_wrong_type_is_refused(plain: codec.Json) -> None:
    """BrokenSave: a record stops there."""
    with pytest.raises(BrokenSave):
        answer_from_json(plain)
