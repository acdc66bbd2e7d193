"""Damaged files of every kind end in a message or are read: never in another error."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from carddb.decks.deck import Deck, Entry
from carddb.decks.formats import FORMATS, read_deck_file, write_deck
from carddb.errata import Erratum, errata_of, errata_text
from carddb.facts import Game
from carddb.files import text_of
from carddb.imports.reading import read_list
from carddb.message import CatalogueError
from carddb.pictures.shrinking import shrink
from carddb.pictures.sources import BadPicture
from carddb.play_formats import FORMATS as PLAY_FORMATS
from carddb.play_formats import read_play_format
from carddb.progress import complete
from carddb.search.language import parse_query
from carddb.set_files import SHIPPED, read_set

RECORDS = [
    {"id": 5, "name": "Пёс", "type": "Существо", "cost": 1, "attack": 2, "health": 1, "rarity": "common",
     "elements": ["dark"], "set": "Основной", "text": "Зверь\nНайм - Гавкнуть"},
    {"id": "14/2", "set": 14, "number": 2, "name": "Кот", "name_conf": 78, "type": "Существо", "elements": ["Степи"],
     "cost": "3", "attack": "2", "health": "4", "class": "Зверь", "text": "Рывок.", "text_conf": 94.3, "year": 2021},
]  # fmt: skip
CLASSIC = [{"set_id": 10, "number": 2, "name": "Кшар", "rarity": 3, "cost": 3, "color": 17, "class": ["Дух"], "type": 1,
            "life": 6, "hit": [1, 2, 2], "icons": {"sph": 0}, "text": "{tap}: 1."}]  # fmt: skip
SITE = [{"name": "Пёс", "number": 7, "type": "CREATURE", "cost": 2, "cardClasses": ["Дух"], "elements": ["FOREST"],
         "setInfo": {"name": "Псы", "ordinal": 18, "release": [2024, 3, 5]}, "text": "Выть."}]  # fmt: skip
DECK = Deck("Отряд", Entry(1, "Кром", "15", "7"), (Entry(3, "Хаос", "10", "3"),), (Entry(1, "Эльф", "10", "4"),))


def xlsx() -> bytes:
    book, target = openpyxl.Workbook(), io.BytesIO()
    book.active.append(["Название", "Тип", "Цена"])
    book.active.append(["Пёс", "Заклинание", 2])
    book.save(target)
    return target.getvalue()


def picture(kind: str) -> bytes:
    target = io.BytesIO()
    Image.new("RGB", (40, 56), "red").save(target, kind)
    return target.getvalue()


def listed(path: Path) -> object:
    return complete(read_list(path))


def errata(path: Path) -> object:
    return errata_of(text_of(path.read_bytes(), path.name), path.name)


def shrunk(path: Path) -> object:
    return shrink(path.read_bytes())


WHOLE: dict[str, tuple[bytes, Callable[[Path], object]]] = {
    "digital.json": (json.dumps(RECORDS[:1], ensure_ascii=False).encode(), listed),
    "paper.json": (json.dumps(RECORDS[1:], ensure_ascii=False).encode(), listed),
    "classic.json": (json.dumps(CLASSIC, ensure_ascii=False).encode(), listed),
    "berserkdeck.json": (json.dumps({"data": SITE}, ensure_ascii=False).encode(), listed),
    "list.csv": ("Название;Тип;Цена\nПёс;Заклинание;2\n".encode(), listed),
    "list.xlsx": (xlsx(), listed),
    "errata.json": (errata_text([Erratum(Game.HEROES, "Пёс", "Рывок.", "2024")]).encode(), errata),
    "set.toml": ((SHIPPED / "part8.toml").read_bytes()[:900], read_set),
    "format.toml": ((PLAY_FORMATS / "standard.toml").read_bytes(), read_play_format),
    **{f"{each.value}.deck": (write_deck(DECK, each).text.encode(), read_deck_file) for each in FORMATS},
    **{f"card.{kind.lower()}": (picture(kind), shrunk) for kind in ("PNG", "JPEG", "GIF", "WEBP")},
}  # fmt: skip


@st.composite
def mutations(draw: st.DrawFn) -> Callable[[bytes], bytes]:
    """One to three cuts, doublings or foreign bytes."""
    steps = draw(st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1), st.binary(max_size=4)), min_size=1, max_size=3))

    def mutate(content: bytes) -> bytes:
        for at, length, put in steps:
            start = int(at * len(content))
            content = content[:start] + put + content[start + int(length * 20 * (len(put) % 3)) :]
        return content

    return mutate


@pytest.mark.parametrize("name", WHOLE)
@given(mutate=mutations())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_mutated_file_is_read_or_refused(tmp_path: Path, name: str, mutate: Callable[[bytes], bytes]) -> None:
    """Cut, doubled, with foreign bytes: nothing but a message comes of it."""
    content, read = WHOLE[name]
    path = tmp_path / name
    path.write_bytes(mutate(content))
    with contextlib.suppress(CatalogueError, BadPicture):
        read(path)


@pytest.mark.parametrize("name", [name for name in WHOLE if name.endswith((".json", ".deck"))])
def test_half_a_letter_in_a_file_is_read_or_refused(tmp_path: Path, name: str) -> None:
    """JSON can spell what no database and no screen can keep."""
    content, read = WHOLE[name]
    path = tmp_path / name
    path.write_bytes(content.replace("П".encode(), b"\\ud800").replace("К".encode(), b"\\udc00"))
    try:
        read(path)
    except CatalogueError as error:
        str(error).encode("utf-8")


@given(st.text(st.sampled_from('тц:<=>!-()/"«»\\[]*+?{}|., аеё12xor '), max_size=30))
def test_any_query_is_read_or_refused(query: str) -> None:
    """Whatever a person types on the way to a query."""
    with contextlib.suppress(CatalogueError):
        parse_query(query)


@pytest.mark.parametrize("name", [name for name in WHOLE if name != "set.toml"])
def test_the_whole_file_is_read(tmp_path: Path, name: str) -> None:
    """What the mutations start from is sound."""
    content, read = WHOLE[name]
    path = tmp_path / name
    path.write_bytes(content)
    assert read(path)
