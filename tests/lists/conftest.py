"""Cards of the real lists on the table: a test names a card, the list has its text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.cardtext.compile import KnownNames
from app.library import Library
from carddb.facts import Facts
from tests.lists.chosen import sure_cards
from tests.rules.tables import Known, Table, known_cards, table


@dataclass(frozen=True, slots=True)
class RealCards:
    """A list whose cards can be laid on a table by name (`tests/rules/tables.py`)."""

    known: Known

    def table(self, *args: Any, **how: Any) -> Table:
        return table(*args, known=self.known, **how)


def _printed(facts: Facts) -> Mapping[str, object]:
    """As the set files of the box tell a card."""
    return {
        "type": facts.type.value,
        "cost": facts.cost if facts.cost is not None else 0,
        "strike": facts.strike or 0,
        "life": facts.life or 0,
        "elements": [element.value for element in facts.elements],
        "classes": list(facts.classes),
        "text": facts.text,
    }


def _real(where: str, reference: Path, home: Path) -> RealCards:
    library = Library(home)
    cards = {name: _printed(card.facts) for name, (card, _) in sure_cards(library, reference, where).items()}
    named = KnownNames(library.catalogue.names() | cards.keys())
    library.close()
    return RealCards(Known({**known_cards(), **cards}, named, {}))


@pytest.fixture(scope="session")
def digital(reference: Path, tmp_path_factory: pytest.TempPathFactory) -> RealCards:
    """The cards of heroes-digital; without the list the test is skipped, saying so."""
    return _real("digital", reference, tmp_path_factory.mktemp("digital"))


@pytest.fixture(scope="session")
def paper(reference: Path, tmp_path_factory: pytest.TempPathFactory) -> RealCards:
    """The cards of heroes-paper whose text is sure."""
    return _real("paper", reference, tmp_path_factory.mktemp("paper"))
