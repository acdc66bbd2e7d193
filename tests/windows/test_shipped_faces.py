"""Every card of the box on its face, as the catalogue gives it: nothing cut, nothing overlapping, at three sizes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSizeF

from app.table.faces.face import CardFace
from app.table.faces.layout import COMPACT, DISC, FULL, GEM, FullLayout, layout_compact, layout_full
from app.windows.cards.face import face_of_facts
from carddb.set_files import shipped_sets

pytestmark = pytest.mark.usefixtures("qapp")

FULL_SIZES = [QSizeF(180, 252), QSizeF(320, 447), QSizeF(744, 1039)]
COMPACT_SIZES = [QSizeF(63, 84), QSizeF(126, 168), QSizeF(240, 320)]


@pytest.fixture(scope="module")
def faces() -> list[CardFace]:
    return [face_of_facts(facts, each.name) for each in shipped_sets() for facts in each.cards]


def jewels(layout: FullLayout) -> Iterator[QRectF]:
    """What lies over the face beside its words: cost, type, strike and life."""
    for spot, reach in ((layout.cost, GEM), (layout.disc, DISC), (layout.strike, GEM), (layout.life, GEM)):
        if spot is not None:
            yield QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach)


@pytest.mark.parametrize("size", FULL_SIZES, ids=lambda size: f"{size.width():.0f}")
def test_no_words_of_a_shipped_card_are_cut_or_covered(faces: list[CardFace], size: QSizeF) -> None:
    """Measured from the layout: every line inside the card, clear of the other parts and of the jewels."""
    whole = QRectF(0, 0, FULL.width(), FULL.height())
    for face in faces:
        layout = layout_full(face, size)
        boxes = [(name, box) for name, part in layout.placed().items() for box in part.boxes()]
        assert all(whole.contains(box) for _name, box in boxes), face.name
        for (first, one), (second, other) in itertools.combinations(boxes, 2):
            assert first == second or not one.intersects(other), (face.name, first, second)
        assert not any(box.intersects(jewel) for _name, box in boxes for jewel in jewels(layout)), face.name


@pytest.mark.parametrize("size", FULL_SIZES[1:], ids=lambda size: f"{size.width():.0f}")
def test_all_of_a_shipped_cards_text_is_set(faces: list[CardFace], size: QSizeF) -> None:
    """From the middle size on: the whole name and the whole text, on its paper."""
    for face in faces:
        layout = layout_full(face, size)
        assert "…" not in layout.title.block.lines[-1].runs[-1].piece.text, face.name
        assert (layout.text is not None) == bool(face.text), face.name
        for part in filter(None, (layout.text, layout.flavour)):
            assert all(layout.paper.contains(box) for box in part.boxes()), face.name


@pytest.mark.parametrize("size", COMPACT_SIZES, ids=lambda size: f"{size.width():.0f}")
def test_the_name_of_a_shipped_card_stays_on_its_plate(faces: list[CardFace], size: QSizeF) -> None:
    """On the table."""
    for face in faces:
        layout = layout_compact(face, size)
        assert all(layout.plate.contains(box) for box in layout.name.boxes()), face.name
        assert QRectF(0, 0, COMPACT.width(), COMPACT.height()).contains(layout.plate), face.name
