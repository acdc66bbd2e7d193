"""Situations as values and as text: there and back, and play from there."""

from __future__ import annotations

import json
import random

import pytest

from app.engine.decision import Ask
from app.engine.errors import BadSetup, BrokenSave
from app.engine.heroes.edition import ED15
from app.engine.heroes.invariants import broken
from app.engine.heroes.situation import Lying, Side, Situation
from app.engine.match import Match
from app.engine.message import Message, message
from app.engine.situation import HEAD, from_text, to_text
from app.engine.terms import KeywordName
from tests.engine import boxes, practice

TEXT = """otryad situation 1
edition ed15
turn 7, active 1, first 0, seed 3
seat Вы
  hero Стрелец, closed, 3 wounds
  coins 4 open, 2 closed
  prayers 1
  squad Лось, 1 wounds, strike +2, life -1, has Отравление 2; Волк, fresh, reinforced 1, counter зрелость 3
  hand Молния; Зов
  deck Волк; Рысь
  graveyard Оса
seat Противник
  hero Книжник
  coins 10 open, 0 closed
  squad Рысь, stolen, part Волк, mined Оса
"""


def test_a_text_becomes_the_situation_that_it_tells() -> None:
    """Every word of the notation."""
    situation, exactly = from_text(TEXT, practice.CARDS)
    yours = Side(
        "Вы",
        Lying("Стрелец", wounds=3, closed=True),
        (
            Lying("Лось", wounds=1, strike=2, life=-1, keywords=((KeywordName.POISON, 2),)),
            Lying("Волк", fresh=True, reinforcements=1, counters=(("зрелость", 3),)),
        ),
        ("Молния", "Зов"),
        ("Волк", "Рысь"),
        ("Оса",),
        open_coins=4,
        closed_coins=2,
        prayers=1,
    )
    theirs = Side("Противник", Lying("Книжник"), (Lying("Рысь", stolen=True, parts=("Волк",), mined=("Оса",)),))
    assert situation == Situation((yours, theirs), practice.CARDS, 1, 0, 7, 3, ED15)
    assert exactly is None


def test_a_situation_survives_its_text() -> None:
    """With the facts of its cards in the file."""
    situation, _ = from_text(TEXT, practice.CARDS)
    assert from_text(to_text(situation))[0] == situation


def test_a_match_starts_in_a_situation_and_tells_it_again() -> None:
    """The same value comes out that went in."""
    situation, _ = from_text(TEXT, practice.CARDS)
    match = Match.at(situation)
    assert broken(match.game) == []
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == (Ask.TURN, 1)
    assert match.situation() == situation


@pytest.mark.parametrize("seed", range(4))
def test_any_match_can_be_written_at_any_decision(seed: int) -> None:
    """What words don't tell goes with it exactly; what they do tell plays on from the words."""
    match, chance = boxes.start(seed, seed + 2, seed), random.Random(seed)
    wholes = 0
    while match.decision is not None:
        situation = match.situation()
        again, exactly = from_text(to_text(situation, match.to_json()))
        if exactly is not None:
            assert Match.from_json(json.loads(json.dumps(exactly))).digest() == match.digest()
        else:
            wholes += 1
            assert Match.at(again).situation() == situation
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
        if wholes > 3:
            break
    assert wholes


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_from_a_situation(seed: int) -> None:
    """To its end, with every invariant kept."""
    situation, _ = from_text(TEXT, practice.CARDS)
    match, chance = Match.at(situation), random.Random(seed)
    while match.decision is not None:
        match.choose(boxes.any_option(match, chance.randrange(1 << 30)))
        assert broken(match.game) == []


@pytest.mark.parametrize(
    ("text", "line", "wrong", "word"),
    [
        ("", 1, "head", ""),
        ("something else", 1, "head", "something else"),
        (f"{HEAD}\nturn: 3\n", 2, "word", "turn:"),
        (f"{HEAD}\nturn many\n", 2, "number", "many"),
        (f"{HEAD}\nturn 5, noon 1\n", 2, "word", "noon"),
        (f"{HEAD}\nturn 5, active 2\n", 2, "seat_number", "2"),
        (f"{HEAD}\nedition ed99\n", 2, "edition", "ed99"),
        (f"{HEAD}\n  hand Молния\n", 2, "no_seat", "hand"),
        (f"{HEAD}\nseat Вы\n  hero Стрелец, 3 scratches\n", 3, "word", "3 scratches"),
        (f"{HEAD}\nseat Вы\n  hero Стрелец, many wounds\n", 3, "number", "many"),
        (f"{HEAD}\nseat Вы\n  hero Стрелец, has Неведомое\n", 3, "keyword", "Неведомое"),
        (f"{HEAD}\nseat Вы\n\n  coins 4\n", 4, "coins", "4"),
        (f'{HEAD}\ncard {{"is"\n', 2, "json", "card"),
        (f"{HEAD}\ncard []\n", 2, "value", "card"),
        (f"{HEAD}\nexactly {{\n", 2, "json", "exactly"),
    ],
)
def test_a_text_that_is_no_situation_says_where(text: str, line: int, wrong: str, word: str) -> None:
    """BrokenSave with the line, the word and what is wrong with it."""
    with pytest.raises(BrokenSave) as caught:
        from_text(text, practice.CARDS)
    told = dict(caught.value.reason.args)
    reason = told["reason"]
    assert isinstance(reason, Message)
    assert (told["line"], reason.id, dict(reason.args)["word"]) == (line, f"engine.situation_{wrong}", word)


@pytest.mark.parametrize("plain", ["{}", '{"is": []}', '{"is": "Kind"}', '{"enum": 1}', '{"is": "CardFacts", "x": 1}'])
def test_a_value_that_nobody_wrote_is_told_with_its_line(plain: str) -> None:
    """Whatever JSON stands where a card's facts should."""
    with pytest.raises(BrokenSave) as caught:
        from_text(f"{HEAD}\ncard {plain}\n", practice.CARDS)
    assert dict(caught.value.reason.args)["line"] == 2


def test_a_situation_has_two_seats_with_heroes() -> None:
    """How many there are is told."""
    with pytest.raises(BrokenSave) as caught:
        from_text(f"{HEAD}\nseat Вы\n  hero Стрелец\nseat Он\n", practice.CARDS)
    assert caught.value.reason == message("engine.situation_seats", seats=2, heroes=1)


def test_a_card_without_facts_is_named() -> None:
    """BadSetup says which."""
    situation, _ = from_text(TEXT.replace("hand Молния", "hand Неведомая"), practice.CARDS)
    with pytest.raises(BadSetup, match="Неведомая"):
        Match.at(situation)
