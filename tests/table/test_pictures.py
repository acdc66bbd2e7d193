"""Pictures of cards on the table: there at once, never the back of a card that lies open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.table.faces import cache, images
from app.table.faces.face import CardFace, Element, Kind
from app.table.pictures import Pictures, Wanted
from app.table.scene import NO_NUMBERS
from app.table.spots import Look
from tests.table.situations import Table

FACE = CardFace("Омутница", Kind.CREATURE, (Element.SWAMP,), 2, 1, 3, "Речная дева")
HEIGHT = 160


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    images.RENDERED.clear()
    cache.PARTS.clear()
    made = Pictures()
    yield made
    made.close()


def image(pictures: Pictures, wanted: Wanted) -> QImage:
    return pictures.get(wanted, HEIGHT).toImage()


@pytest.mark.parametrize("look", [Look.COMPACT, Look.FULL])
def test_a_card_met_for_the_first_time_never_shows_its_back(pictures: Pictures, look: Look) -> None:
    """Its name stands on parchment at once, over its element's colours."""
    first = image(pictures, Wanted(look, FACE))
    assert pictures.is_busy
    assert first != image(pictures, Wanted(Look.BACK))
    plate = first.pixelColor(first.width() // 8, HEIGHT // 16)
    assert min(plate.red(), plate.green(), plate.blue()) > 120
    land = first.pixelColor(first.width() // 2, HEIGHT // 2)
    assert land.green() > land.red()


def test_the_face_itself_follows(pictures: Pictures, qtbot: QtBot) -> None:
    """The sketch gives way to the face, and the table is told."""
    wanted = Wanted(Look.COMPACT, FACE)
    with qtbot.waitSignal(pictures.sharpened) as told:
        sketch = image(pictures, wanted)
    assert told.args == [wanted]
    assert image(pictures, wanted) != sketch
    assert not pictures.is_busy


def test_a_foreseen_face_is_drawn_when_it_is_wanted(pictures: Pictures, qtbot: QtBot) -> None:
    """A card that turns over has its face by the time one sees it."""
    wanted = Wanted(Look.FULL, FACE)
    pictures.foresee(wanted, HEIGHT)
    qtbot.waitUntil(lambda: not pictures.is_busy)
    image(pictures, wanted)
    assert not pictures.is_busy


def test_a_card_of_the_hand_comes_down_drawn(open_table, qtbot: QtBot) -> None:
    """What a hand card looks like in play is drawn before it is played."""
    table = Table()
    [card] = table.hand(0, "Вожак стаи")
    widget, _ = open_table(table.view())
    qtbot.waitUntil(lambda: not widget.pictures.is_busy)
    scene = widget.scene
    face = scene.face_of(next(each for each in scene.view.cards if each.id == card))
    shown = widget.pictures.get(Wanted(Look.COMPACT, face, NO_NUMBERS), HEIGHT / 4)
    assert shown.height() > HEIGHT / 4  # drawn before, for the row: no sketch of the asked size
