"""The player's own pictures: matched, checked before they are decoded, kept in two sizes."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from carddb.catalogue import Catalogue
from carddb.message import CatalogueError, Say
from carddb.pictures.keeping import PictureReport
from carddb.progress import Cancelled, complete
from tests.catalogue.shelf import card, write_set


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс"), card(2, "Кот"), card(12, "Модуль атаки")))
    yield opened
    opened.close()


def picture(width: int = 630, height: int = 880, *, kind: str = "PNG", colour: str = "red", mode: str = "RGB") -> bytes:
    target = io.BytesIO()
    Image.new(mode, (width, height), colour).save(target, kind)
    return target.getvalue()


def giant(width: int, height: int) -> bytes:
    """A PNG of a few bytes that would fill gigabytes."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def put(tmp_path: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        path = tmp_path / "pictures" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "pictures"


def archive(tmp_path: Path, files: dict[str, bytes]) -> Path:
    path = tmp_path / "pictures.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, content in files.items():
            zipped.writestr(name, content)
    return path


def taken(box: Catalogue, source: Path) -> PictureReport:
    return complete(box.import_pictures(source))


def picture_of(box: Catalogue, name: str, *, thumbnail: bool = False) -> Path | None:
    found = box.card(name)
    assert found is not None
    return box.picture(found, thumbnail=thumbnail)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("Пёс.png", "Пёс"),
        ("ПЕС.PNG", "Пёс"),
        ("глубоко/лежит/пёс.png", "Пёс"),
        ("Модуль_атаки.png", "Модуль атаки"),
        ("012 Модуль атаки.png", "Модуль атаки"),
        ("box/2.png", "Кот"),
        ("box/012.png", "Модуль атаки"),
    ],
)
def test_a_file_is_matched_by_number_or_name(box: Catalogue, tmp_path: Path, file: str, name: str) -> None:
    """Folded, with underscores for spaces, behind a number, or by its folder's set."""
    assert taken(box, put(tmp_path, {file: picture()})).taken == 1
    assert picture_of(box, name) is not None


@pytest.mark.parametrize("file", ["14-2.png", "14_002.png", "14/2.png", "set14/02.png", "сет 14/002.png", "14.2.png"])
def test_a_file_is_matched_by_a_numbered_set(box: Catalogue, tmp_path: Path, file: str) -> None:
    """As collectors name their scans."""
    table = tmp_path / "list.csv"
    table.write_text("Название,Тип,Цена,Набор,Номер\nГром,заклинание,1,14,2\n", encoding="utf-8")
    complete(box.import_list(table))
    assert taken(box, put(tmp_path, {file: picture()})).taken == 1
    assert picture_of(box, "Гром") is not None


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF", "BMP"])
def test_a_picture_is_kept_small_in_two_sizes(box: Catalogue, tmp_path: Path, kind: str) -> None:
    """Whatever kind it was; the proportions stay."""
    taken(box, put(tmp_path, {f"Пёс.{kind.lower()}": picture(2000, 2800, kind=kind)}))
    sizes = []
    for thumbnail in (False, True):
        path = picture_of(box, "Пёс", thumbnail=thumbnail)
        assert path is not None
        with Image.open(path) as kept:
            sizes.append(kept.size)
    assert sizes == [(1000, 1400), (200, 280)]


def test_a_transparent_picture_stays_so(box: Catalogue, tmp_path: Path) -> None:
    """Cut-out faces have round corners."""
    taken(box, put(tmp_path, {"Пёс.png": picture(mode="RGBA", colour="#ff000080")}))
    path = picture_of(box, "Пёс")
    assert path is not None
    with Image.open(path) as kept:
        assert kept.mode == "RGBA"


def test_a_new_picture_takes_the_place_of_the_old(box: Catalogue, home: Path, tmp_path: Path) -> None:
    """And no file is left over."""
    taken(box, put(tmp_path, {"Пёс.png": picture()}))
    first = picture_of(box, "Пёс")
    taken(box, put(tmp_path, {"Пёс.png": picture(colour="blue")}))
    assert picture_of(box, "Пёс") != first
    assert len(list((home / "pictures").iterdir())) == 2


def test_a_zip_archive_is_read_without_unpacking(box: Catalogue, home: Path, tmp_path: Path) -> None:
    """A path that leads out of it is refused; nothing is written but our own two files."""
    files = {"Пёс.png": picture(), "../Кот.png": picture(), "/Модуль атаки.png": picture(), "readme.txt": b"?"}
    report = taken(box, archive(tmp_path, files))
    assert (report.taken, [each.name for each in report.skipped]) == (1, [Say.PICTURE_BAD_PATH] * 2)
    assert not list(tmp_path.rglob("Кот*"))
    assert len(list((home / "pictures").iterdir())) == 2


def test_an_archive_of_russian_windows_is_understood(box: Catalogue, tmp_path: Path) -> None:
    """Its names are in cp866 and not marked."""
    path = archive(tmp_path, {"Rex.png": picture()})
    name = "Пёс.png".encode("cp866")
    path.write_bytes(path.read_bytes().replace(b"Rex.png", name))
    assert taken(box, path).taken == 1


@pytest.mark.parametrize(
    ("content", "name"),
    [
        (giant(30_000, 30_000), Say.PICTURE_TOO_WIDE),
        (giant(10_001, 10), Say.PICTURE_TOO_WIDE),
        (giant(9_900, 9_900), Say.PICTURE_TOO_WIDE),
        (giant(630, 880), Say.PICTURE_UNREADABLE),
        (picture()[:-900], Say.PICTURE_UNREADABLE),
        (picture(kind="TIFF"), Say.PICTURE_UNREADABLE),
        (b"<svg/>", Say.PICTURE_UNREADABLE),
        (b"", Say.PICTURE_UNREADABLE),
    ],
)
def test_a_bad_picture_is_left_out_with_its_reason(box: Catalogue, tmp_path: Path, content: bytes, name: Say) -> None:
    """Too many pixels are seen before anything is decoded; the rest comes in."""
    report = taken(box, put(tmp_path, {"Пёс.png": content, "Кот.png": picture()}))
    assert (report.taken, [(each.name, each["file"]) for each in report.skipped]) == (1, [(name, "Пёс.png")])


def test_a_bomb_in_an_archive_is_left_out(box: Catalogue, tmp_path: Path) -> None:
    """By the size that the directory tells, and by the limit on what is read."""
    report = taken(box, archive(tmp_path, {"Пёс.png": bytes(50 * 1024 * 1024), "Кот.png": picture()}))
    assert (report.taken, [each.name for each in report.skipped]) == (1, [Say.PICTURE_TOO_LARGE])


def test_an_unknown_card_is_told(box: Catalogue, tmp_path: Path) -> None:
    """With the file's name."""
    report = taken(box, put(tmp_path, {"Незнакомец.png": picture(), "99-99.png": picture()}))
    assert [(each.name, each["file"]) for each in report.skipped] == [
        (Say.PICTURE_UNKNOWN, "99-99.png"),
        (Say.PICTURE_UNKNOWN, "Незнакомец.png"),
    ]


def test_a_cancelled_import_leaves_no_file(box: Catalogue, home: Path, tmp_path: Path) -> None:
    """The first picture was written already."""
    source = put(tmp_path, {"Кот.png": picture(), "Пёс.png": picture(colour="blue")})
    with pytest.raises(Cancelled):
        complete(box.import_pictures(source), lambda progress: progress.done == 0)
    assert list((home / "pictures").iterdir()) == []
    assert picture_of(box, "Кот") is None


@pytest.mark.parametrize("content", [None, b"", b"no archive", b"PK\x05\x06" + bytes(18)])
def test_a_source_without_pictures_is_told_by_name(box: Catalogue, tmp_path: Path, content: bytes | None) -> None:
    """Missing, no archive, or empty."""
    path = tmp_path / "scans.zip"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(CatalogueError, match=r"scans\.zip"):
        taken(box, path)
