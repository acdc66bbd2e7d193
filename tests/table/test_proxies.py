"""Proxy sheets as a printer gets them: page, size and place of every card, cut marks; read out of the PDF itself."""

from __future__ import annotations

import re
import zlib

import pytest

from app.table.faces.face import CardFace, Element, Kind
from app.table.faces.proxies import PER_PAGE, write_proxies

pytestmark = pytest.mark.usefixtures("qapp")

FACES = [CardFace(f"Омутница {number}", Kind.CREATURE, (Element.SWAMP,), 2, 1, 3) for number in range(PER_PAGE)]
NUMBER = rb"(-?[\d.]+)"
POINTS_A_MM = 72 / 25.4


@pytest.fixture(scope="module")
def pdf(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> bytes:
    """A full page of different cards."""
    place = tmp_path_factory.mktemp("print") / "proxies.pdf"
    write_proxies(place, FACES)
    return place.read_bytes()


def drawing(pdf: bytes) -> bytes:
    """The page's drawing commands."""
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompress(stream))
        except zlib.error:  # a picture in a form of its own
            continue
    (page,) = [commands for commands in found if b" Do\n" in commands]
    return page


def cards(pdf: bytes) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height of every card in millimetres."""
    move = rb"%b 0 0 %b %b %b cm\n" % ((NUMBER,) * 4)
    picture = rb"%b 0 0 %b 0 %b cm /Im\d+" % ((NUMBER,) * 3)
    return [
        (float(x), float(y), float(across) * float(wide), float(down) * float(tall))
        for across, down, x, y, wide, _turned, tall in re.findall(move + picture, drawing(pdf))
    ]


def test_a_sheet_is_a4(pdf: bytes) -> None:
    """210 × 297 mm, to the point."""
    ((_left, _bottom, wide, tall),) = re.findall(rb"/MediaBox \[%b %b %b %b\]" % ((NUMBER,) * 4), pdf)
    assert float(wide) == pytest.approx(210 * POINTS_A_MM, abs=1)
    assert float(tall) == pytest.approx(297 * POINTS_A_MM, abs=1)


def test_a_card_is_63_by_88_millimetres(pdf: bytes) -> None:
    """All nine, edge to edge, in the middle of the page."""
    placed = cards(pdf)
    assert len(placed) == PER_PAGE
    for place, (left, top, wide, tall) in enumerate(placed):
        row, column = divmod(place, 3)
        assert (wide, tall) == pytest.approx((63, 88), abs=0.05)
        assert (left, top) == pytest.approx((10.5 + 63 * column, 16.5 + 88 * row), abs=0.05)


def test_a_card_has_300_dots_an_inch(pdf: bytes) -> None:
    """Every picture is 744 × 1039: 63 × 88 mm at that density."""
    sizes = re.findall(rb"/Width (\d+)\s*/Height (\d+)", pdf)
    assert len(sizes) == PER_PAGE
    assert set(sizes) == {(b"744", b"1039")}


def test_cut_marks_stand_outside_the_cards_on_every_edge(pdf: bytes) -> None:
    """Four each way on both sides, a hair wide; none touches a card."""
    boxes = [tuple(map(float, box)) for box in re.findall(rb"\n%b %b %b %b re\nf" % ((NUMBER,) * 4), drawing(pdf))]
    marks = [(x, y, wide, tall) for x, y, wide, tall in boxes if min(wide, tall) == pytest.approx(0.1)]
    upright = sorted({round(x + 0.05, 1) for x, _y, wide, tall in marks if tall > wide})
    level = sorted({round(y + 0.05, 1) for _x, y, wide, tall in marks if wide > tall})
    assert len(marks) == 16
    assert upright == [10.5, 73.5, 136.5, 199.5]
    assert level == [16.5, 104.5, 192.5, 280.5]
    for x, y, wide, tall in marks:
        is_clear_across = x + wide < 10.5 or x > 199.5
        is_clear_down = y + tall < 16.5 or y > 280.5
        assert is_clear_across or is_clear_down
