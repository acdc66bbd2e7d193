"""Faces as pictures: kept within bounds, drawn by a worker, the user's own, printed."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.places import program_root
from app.table import fonts
from app.table.faces import cache, emblems, images, layout
from app.table.faces.art import draw_art
from app.table.faces.cache import Store
from app.table.faces.face import CardFace, Covers, Element, Kind
from app.table.faces.images import FacePixmaps, Form, Picture, render
from app.table.faces.proxies import pages, write_proxies
from app.table.faces.samples import sample_faces
from app.table.faces.sheet import contact_sheet

pytestmark = pytest.mark.usefixtures("qapp")

FACE = CardFace("Омутница", Kind.CREATURE, (Element.SWAMP,), 2, 1, 3, "Речная дева")


def test_three_hundred_cards_stay_within_the_bounds() -> None:
    """What is kept never outgrows the limits, however many cards are shown."""
    cache.PARTS.clear()
    images.RENDERED.clear()
    cache.PARTS.set_limit(4_000_000)
    try:
        for number in range(300):
            face = CardFace(f"Существо {number}", Kind.CREATURE, (list(Element)[number % 6],), 1, 1, 1)
            render(Picture(Form.COMPACT, 63, 84, 1.0, face))
            assert cache.PARTS.used_bytes <= 4_000_000
    finally:
        cache.PARTS.set_limit(cache.PART_BYTES)
    for kept in (emblems.choose_emblem, emblems.emblem_path, layout._compact):
        assert kept.cache_info().maxsize is not None


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
def test_three_hundred_cards_leave_no_memory_behind() -> None:
    """Drawn one after another, after as many others that filled every cache."""

    def resident_mb() -> float:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def draw_all(name: str) -> None:
        for number in range(300):
            face = CardFace(f"{name} {number}", Kind.CREATURE, (list(Element)[number % 6],), 1, 1, 1, text="Рывок.")
            images.draw(Picture(Form.FULL, 126, 176, 1.0, face))

    cache.PARTS.clear()
    cache.PARTS.set_limit(4_000_000)
    try:
        draw_all("Первое")
        before = resident_mb()
        draw_all("Второе")
        assert resident_mb() - before < 12  # a leak of the pictures alone would be 27
    finally:
        cache.PARTS.set_limit(cache.PART_BYTES)


def test_the_longest_unused_picture_goes_first() -> None:
    """A store of two pictures' size keeps the two last used."""
    picture = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    store: Store[QImage] = Store(2 * picture.sizeInBytes())
    for key in "ab":
        store.put(key, picture.copy(), picture.sizeInBytes())
    store.get("a")
    store.put("c", picture.copy(), picture.sizeInBytes())
    assert [key for key in "abc" if store.get(key) is not None] == ["a", "c"]
    assert store.used_bytes == 2 * picture.sizeInBytes()


def test_a_worker_draws_and_tells(qtbot: QtBot) -> None:
    """What is not at hand comes later, and then it is at hand."""
    pixmaps = FacePixmaps()
    wanted = Picture(Form.FULL, 126, 176, 2.0, FACE)
    try:
        with qtbot.waitSignal(pixmaps.ready, timeout=5000) as told:
            assert pixmaps.ask(wanted) is None
        assert told.args == [wanted]
        found = pixmaps.ask(wanted)
        assert found is not None
        assert found.size() == QSize(252, 352)
        assert found.devicePixelRatio() == 2.0
    finally:
        pixmaps.close()


def test_the_worker_draws_as_the_window_does(qtbot: QtBot) -> None:
    """The thread makes no difference to a picture."""
    wanted = Picture(Form.COMPACT, 126, 168, 1.0, FACE)
    pixmaps = FacePixmaps()
    try:
        images.RENDERED.clear()
        cache.PARTS.clear()
        with qtbot.waitSignal(pixmaps.ready, timeout=5000):
            pixmaps.ask(wanted)
        assert images.draw(wanted) == render(wanted)
    finally:
        pixmaps.close()


def test_a_users_picture_stands_for_the_art(tmp_path: Path) -> None:
    """The art is the picture, cut to fill its window."""
    place = _red_picture(tmp_path)
    art = draw_art(CardFace("Бес", Kind.CREATURE, picture=str(place)), QSize(50, 40))
    assert art.size() == QSize(50, 40)
    assert art.pixelColor(25, 20) == QColor("red")


def test_a_users_picture_stands_for_the_whole_face(tmp_path: Path) -> None:
    """A scan of a card covers everything."""
    face = CardFace(
        "Бес", Kind.CREATURE, text="Рывок.", picture=str(_red_picture(tmp_path)), picture_covers=Covers.WHOLE
    )
    picture = render(Picture(Form.FULL, 126, 176, 1.0, face))
    assert {picture.pixelColor(x, y).name() for x, y in ((20, 20), (63, 88), (100, 160))} == {"#ff0000"}


def test_a_compact_face_shows_the_art_of_a_scan(tmp_path: Path) -> None:
    """Of a picture of the whole card the table shows the upper middle, where the art is printed."""
    place = tmp_path / "scan.png"
    scan = QImage(100, 140, QImage.Format.Format_RGB32)
    scan.fill(QColor("black"))
    painter = QPainter(scan)
    painter.fillRect(8, 17, 84, 58, QColor("red"))
    painter.end()
    scan.save(str(place))
    art = draw_art(CardFace("Бес", Kind.CREATURE, picture=str(place), picture_covers=Covers.WHOLE), QSize(60, 80))
    assert {art.pixelColor(x, y).name() for x, y in ((3, 3), (56, 40), (30, 76))} == {"#ff0000"}


def test_a_face_that_fails_is_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong in the worker is not lost."""

    def fail(picture: Picture) -> QImage:
        raise RuntimeError("no paint")

    monkeypatch.setattr(images, "render", fail)
    pixmaps = FacePixmaps()
    pixmaps.ask(Picture(Form.COMPACT, 60, 80, 1.0, FACE))
    pixmaps._worker.shutdown(wait=True)
    pixmaps.close()
    assert "Омутница" in caplog.text


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_an_unreadable_picture_gives_the_drawn_face(tmp_path: Path, content: bytes) -> None:
    """Bad input loses nothing."""
    place = tmp_path / "broken.png"
    place.write_bytes(content)
    face = CardFace("Бес", Kind.CREATURE, picture=str(place))
    assert draw_art(face, QSize(60, 40)) == draw_art(CardFace("Бес", Kind.CREATURE), QSize(60, 40))


def _red_picture(folder: Path) -> Path:
    place = folder / "red.png"
    image = QImage(30, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    image.save(str(place))
    return place


@pytest.mark.parametrize(("cards", "expected"), [(1, 1), (9, 1), (10, 2)])
def test_proxies_take_nine_to_a_page(tmp_path: Path, cards: int, expected: int) -> None:
    """The PDF has as many pages as are needed."""
    place = tmp_path / "proxies.pdf"
    assert write_proxies(place, [FACE] * cards) == pages(cards) == expected
    assert place.read_bytes().count(b"/Type /Page\n") == expected
    assert [found.name for found in tmp_path.glob("*.pdf*")] == ["proxies.pdf"]


def test_stopping_the_print_leaves_no_file(tmp_path: Path) -> None:
    """A file is written whole or not at all."""
    assert write_proxies(tmp_path / "proxies.pdf", [FACE] * 3, lambda count: count < 2) == 0
    assert list(tmp_path.glob("*.pdf*")) == []


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """The message names the place."""
    with pytest.raises(OSError, match=r"proxies\.pdf"):
        write_proxies(tmp_path / "none" / "proxies.pdf", [FACE])


def test_the_contact_sheet_has_a_picture_of_everything() -> None:
    """Every sample is drawn; the sheet is as large as told, at any scale."""
    assert contact_sheet().size() * 2 == contact_sheet(2.0).size()
    assert {face.kind for face in sample_faces()} == set(Kind)


def test_a_missing_font_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says which file and what to do."""
    monkeypatch.setattr(fonts, "asset", lambda *parts: tmp_path)
    with pytest.raises(fonts.FontsMissing, match=r"Philosopher-Regular\.ttf"):
        fonts.load_fonts.__wrapped__()


def test_every_shipped_card_fits_its_face() -> None:
    """Name, text and flavour of every card in the box are set whole and inside."""
    for place in sorted((program_root() / "carddb" / "sets").glob("*.toml")):
        for card in tomllib.loads(place.read_text(encoding="utf-8"))["card"]:
            face = CardFace(
                card["name"],
                Kind.CREATURE,
                (Element.NEUTRAL,),
                card.get("cost"),
                card.get("strike"),
                card.get("life"),
                " · ".join(card.get("classes", [])),
                card.get("text", ""),
                card.get("flavour", ""),
            )
            laid = layout.layout_full(face, QSizeF(320, 447))
            assert (laid.text is not None) == bool(face.text), card["name"]
            assert "…" not in laid.title.block.lines[-1].runs[-1].piece.text, card["name"]
            for part in (laid.text, laid.flavour):
                assert part is None or all(laid.paper.contains(box) for box in part.boxes()), card["name"]
