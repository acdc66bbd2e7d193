"""Classes from the set files to the engine: what texts speak of must be found on cards as they are printed."""

from __future__ import annotations

from pathlib import Path

from app.engine.heroes.build import build
from app.engine.heroes.edition import ED12
from app.engine.program import IsClass
from app.library import Library
from app.library.nodes import nodes


def test_every_class_that_the_box_speaks_of_is_one_that_its_cards_have(tmp_path: Path) -> None:
    """106.4: the set files print «Маг», texts say «если ваш герой — маг»."""
    library = Library(tmp_path)
    cards = tuple(library.every_card())
    library.close()
    had = {name for face in build(cards, ED12).faces for name in face.classes}
    spoken_of = {name for card in cards for it in nodes(card.abilities) if isinstance(it, IsClass) for name in it.names}
    assert len(spoken_of) > 10
    assert spoken_of - had == set()
