"""What holds for every text of the real lists, read where they are there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.cardtext.compile import KnownNames, compile_card
from app.cardtext.speech import say_ability
from app.engine.program import ByHand
from app.library import Library
from app.library.cards import KINDS
from app.library.compiling import Reading
from carddb.facts import Card


@dataclass(frozen=True)
class Texts:
    """The cards of a list with their readings, and the names that they may mention."""

    cards: list[tuple[Card, Reading]]
    names: KnownNames


@pytest.fixture(scope="module", params=["heroes-digital.dev.json", "heroes-paper.dev.json"])
def texts(request: pytest.FixtureRequest, reference: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Texts]:
    """A list and the box."""
    library = Library(tmp_path_factory.mktemp("home"))
    cards = library.cards_of_list(reference / "cards" / request.param)
    yield Texts(cards, KnownNames(library.catalogue.names() | {card.facts.name for card, _ in cards}))
    library.close()


def test_what_is_read_comes_back(texts: Texts) -> None:
    """Text, program, canonical wording, the same program."""
    for card, reading in texts.cards:
        read = [ability for ability in reading.abilities if not isinstance(ability, ByHand)]
        said = " ".join(f"{say_ability(ability)}." for ability in read)
        again = compile_card(card.facts.name, KINDS[card.facts.type], said, names=texts.names)
        assert again.program.abilities == tuple(read), said


def test_no_sentence_has_two_readings(texts: Texts) -> None:
    """One reading or none: two would be an error of the grammar."""
    torn = [
        card.facts.name for card, reading in texts.cards for each in reading.declined if each.detail == "two readings"
    ]
    assert torn == []


def test_unread_words_are_found_where_they_are_said_to_be(texts: Texts) -> None:
    """A decline's position lies in the card's own text."""
    for card, reading in texts.cards:
        assert all(0 <= each.position <= len(card.text) and each.words for each in reading.declined), card.facts.name
