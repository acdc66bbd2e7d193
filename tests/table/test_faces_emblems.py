"""Emblems: the library is whole, and a card's emblem fits and never changes."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.places import asset, program_root
from app.table.faces.emblems import choose_emblem, emblem_names, emblem_path
from app.table.faces.face import CardFace, Element, Kind
from app.table.faces.svgpath import painter_path

pytestmark = pytest.mark.usefixtures("qapp")


def tables() -> dict[str, dict[str, list[str]]]:
    """The tables of words."""
    return tomllib.loads(asset("icons", "emblems.toml").read_text(encoding="utf-8"))


def test_the_library_holds_what_the_tables_name_and_no_more() -> None:
    """No emblem is missing, none is carried for nothing."""
    named = {name for table in tables().values() for names in table.values() for name in names}
    assert sorted(named) == emblem_names()


def test_every_author_is_named() -> None:
    """The licence asks for it: each emblem stands under its author in the attribution."""
    told = asset("icons", "ATTRIBUTION.md").read_text(encoding="utf-8")
    missing = [name for name in emblem_names() if f"{name}," not in told and f"{name}." not in told]
    assert not missing


def test_every_emblem_fills_its_square() -> None:
    """Each outline parses and reaches two opposite sides of the unit square."""
    for name in emblem_names():
        box = emblem_path(name).boundingRect()
        assert max(box.width(), box.height()) == pytest.approx(1, abs=1e-6), name


@pytest.mark.parametrize("name", ["medusa-head", "coins-pile", "frozen-orb", "castle", "wolf-howl", "drop"])
def test_a_path_is_drawn_as_qt_draws_the_svg(name: str) -> None:
    """Curves, arcs and shorthand commands mean what they mean in SVG."""
    rows = (row.split("\t") for row in asset("icons", "emblems.tsv").read_text(encoding="utf-8").splitlines())
    data = next(path for found, _author, path in rows if found == name)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="{data}"/></svg>'
    ours, theirs = _blank(), _blank()
    painter = QPainter(ours)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(0.25, 0.25)
    painter.fillPath(painter_path(data), QColor("black"))
    painter.end()
    painter = QPainter(theirs)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, 128, 128))
    painter.end()
    places = [(x, y) for x in range(0, 128, 3) for y in range(0, 128, 3)]
    unlike = sum(abs(ours.pixelColor(x, y).alpha() - theirs.pixelColor(x, y).alpha()) > 90 for x, y in places)
    assert unlike <= len(places) // 100


def _blank() -> QImage:
    image = QImage(128, 128, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def test_bad_path_data_are_refused() -> None:
    """A command without its numbers is an error, not a strange drawing."""
    with pytest.raises(ValueError, match="groups of 6"):
        painter_path("M0 0C1 2 3")


@pytest.mark.parametrize(
    ("face", "table", "key"),
    [
        (CardFace("Вожак стаи", Kind.CREATURE, class_line="Зверь"), "figure", "вожак"),
        (CardFace("Безымянный", Kind.CREATURE, class_line="Дракон"), "class", "дракон"),
        (CardFace("Секира рассвета", Kind.WEAPON, class_line="Оружие"), "thing", "секир"),
        (CardFace("Без слов", Kind.SPELL, class_line="Волшебство", text="Уничтожить существо."), "deed", "уничтож"),
        (CardFace("Безымянное", Kind.AMULET), "kind", "amulet"),
        (CardFace("Безымянный", Kind.CREATURE, (Element.SWAMP,), class_line="Элементаль"), "class", "элементал/swamp"),
    ],
)
def test_the_emblem_comes_from_the_nearest_word(face: CardFace, table: str, key: str) -> None:
    """Name, class line, text, kind: the first that has something to draw."""
    assert choose_emblem(face).figure in tables()[table][key]


def test_a_card_may_name_its_emblem() -> None:
    """The override wins; one that is not in the library is passed over."""
    assert choose_emblem(CardFace("Вожак", Kind.CREATURE, emblem="castle")).figure == "castle"
    assert choose_emblem(CardFace("Вожак", Kind.CREATURE, emblem="нет такого")).figure in tables()["figure"]["вожак"]


def test_spelling_does_not_change_the_emblem() -> None:
    """«Ё» or «е», capitals and quotes are one name (106.2.1)."""
    first = choose_emblem(CardFace("Чёрный Пёс", Kind.CREATURE, class_line="Зверь"))
    assert choose_emblem(CardFace("«черный пес»", Kind.CREATURE, class_line="Зверь")) == first


def test_another_process_chooses_alike() -> None:
    """Nothing hangs on Python's own hashes."""
    code = (
        "from app.table.faces.emblems import choose_emblem\n"
        "from app.table.faces.face import CardFace, Kind\n"
        "print([choose_emblem(CardFace(f'Существо {n}', Kind.CREATURE)).figure for n in range(30)])"
    )
    told = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", code], cwd=program_root(), env=env, capture_output=True, text=True)
        told.add(run.stdout)
    assert told == {str([choose_emblem(CardFace(f"Существо {n}", Kind.CREATURE)).figure for n in range(30)]) + "\n"}
