"""Two-faced cards from the set files to the table (part 7, Обращённый, Переверните)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.chance import Chance
from app.engine.decision import Option
from app.engine.event import Event, Flipped, Moved
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes.invariants import broken
from app.engine.match import Match
from app.engine.program import Flip
from app.engine.terms import Zone
from app.library import Library
from app.library.cards import is_second_face
from app.library.nodes import nodes

FRONT, BACK = "Девочка с лукошком", "Медведица с лукошком"
LONGEST = 2000


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library(tmp_path_factory.mktemp("home"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def cards(library: Library) -> dict[str, CardFacts]:
    return {card.name: card for card in library.every_card()}


def played(cards: dict[str, CardFacts], seed: int) -> tuple[Match, list[Option], list[Event]]:
    """A random game of two decks of that one card, to its end or to the first card that flips and dies."""
    hero = next(card for card in cards.values() if card.kind.value == "hero")
    seats = (SeatSetup("А", hero.id, (FRONT,) * 40), SeatSetup("Б", hero.id, (FRONT,) * 40))
    match = Match.start(MatchSetup(seats, (hero, cards[FRONT], cards[BACK]), seed))
    chance, answers = Chance(seed), []
    while match.decision is not None and len(answers) < LONGEST:
        answers.append(match.decision.options[chance.below(len(match.decision.options))])
        match.choose(answers[-1])
        assert broken(match.game) == []
    return match, answers, match.events


def test_every_two_faced_card_of_the_box_has_its_second_face(cards: dict[str, CardFacts]) -> None:
    """A face that only «переверните» reaches shares its printed number with the first one."""
    flipping = {card.name for card in cards.values() if any(isinstance(it, Flip) for it in nodes(card.abilities))}
    second = {card.name for card in cards.values() if is_second_face(card.abilities)}
    assert len(flipping) >= 3
    assert {cards[name].back for name in flipping} == second


def test_a_list_with_both_faces_joins_them(library: Library, tmp_path: Path) -> None:
    """A list's own numbers, without taking it into the catalogue."""
    rows = "number,name,type,cost,strike,life,text", "7,Куколка,существо,1,1,1,", "7b,Бабочка,существо,1,1,1,Обращённый"
    path = tmp_path / "list.csv"
    path.write_text("\n".join(rows), encoding="utf-8")
    assert {card.name: card.back for card in library.facts_of_list(path)} == {"Куколка": "Бабочка", "Бабочка": ""}


def test_a_card_flips_in_a_game_and_dies_as_its_first_face(cards: dict[str, CardFacts]) -> None:
    """205.3: what lies on a graveyard is the card as printed; the record gives the same game."""
    match, answers, events = played(cards, 3)
    flipped = {event.card.id for event in events if isinstance(event, Flipped) and event.card.name == BACK}
    dead = [it for it in events if isinstance(it, Moved) and it.was in flipped and it.to_zone is Zone.GRAVEYARD]
    assert dead
    assert {event.card.name for event in dead} == {FRONT}
    again = Match.start(MatchSetup.from_json(match.setup.to_json()))
    for answer in answers:
        again.choose(answer)
    assert again.digest() == match.digest()
